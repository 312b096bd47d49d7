"""Dice, bags and decks: fair, repeatable, and kept in the state."""

from __future__ import annotations

import numpy as np
from numba import njit

from peltry.kernel.declared import Decisions
from peltry.kernel.tools.chance import below, draw, mix, seed_chance, shuffle
from peltry.kernel.tools.records import LOG, Playing, Record, amount, hidden, i8, seen, state_record

OPTIONS = Record(seen("players", i8, amount(4)))
STATE = state_record(OPTIONS, Decisions(), hidden("cards", i8, (5,)))
CHI2_999 = {5: 20.5, 119: 172.7}  # 99.9 % points by degrees of freedom


def new_state(seed: int) -> np.ndarray:
    states = np.zeros(1, STATE)
    start(states, np.zeros(1, LOG), np.uint64(seed))
    return states


@njit
def start(states, logs, seed):
    seed_chance(Playing(states[0], states[0], logs[0]), seed)


@njit
def roll(states, n, out):
    for i in range(out.shape[0]):
        out[i] = below(states[0], n)


@njit
def draw_once(states, logs, n):
    return draw(Playing(states[0], states[0], logs[0]), n)


@njit
def shuffled(states, logs, times, counts):
    """How often each order of five cards comes up."""
    state = states[0]
    for _ in range(times):
        for i in range(5):
            state.cards[i] = i
        shuffle(Playing(state, state, logs[0]), state.cards, 0, 5)
        code = 0
        for i in range(5):
            smaller = 0
            for j in range(i + 1, 5):
                if state.cards[j] < state.cards[i]:
                    smaller += 1
            code = code * (5 - i) + smaller
        counts[code] += 1


def chi2(counts: np.ndarray) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2).sum() / expected)


def test_a_die_shows_every_side_equally_often() -> None:
    out = np.zeros(600_000, np.int64)
    roll(new_state(1), 6, out)
    assert out.min() == 0
    assert out.max() == 5
    assert chi2(np.bincount(out, minlength=6)) < CHI2_999[5]


def test_every_order_of_a_deck_is_equally_likely() -> None:
    counts = np.zeros(120, np.int64)
    shuffled(new_state(2), np.zeros(1, LOG), 240_000, counts)
    assert counts.min() > 0
    assert chi2(counts) < CHI2_999[119]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = np.zeros(6, np.int64)
    for seed in range(60_000):
        out = np.zeros(1, np.int64)
        roll(new_state(seed), 6, out)
        first[out[0]] += 1
    assert chi2(first) < CHI2_999[5]


def test_the_same_state_has_the_same_future() -> None:
    states = new_state(3)
    twin = np.frombuffer(bytearray(states.tobytes()), states.dtype)  # a plain copy would not take the padding along
    one, two = np.zeros(50, np.int64), np.zeros(50, np.int64)
    roll(states, 1000, one)
    roll(twin, 1000, two)
    assert one.tolist() == two.tolist()
    assert states.tobytes() == twin.tobytes()


def test_a_draw_is_news_and_a_shuffle_is_not() -> None:
    states, logs = new_state(4), np.zeros(1, LOG)
    shuffled(states, logs, 1, np.zeros(120, np.int64))
    assert states["news"][0] == 0
    assert 0 <= draw_once(states, logs, 7) < 7
    assert states["news"][0] == 1


def test_numbers_are_the_published_ones() -> None:
    """SplitMix64 with the state 0 begins with this number, on every machine and every language."""
    assert int(mix(np.uint64(0x9E3779B97F4A7C15))) == 0xE220A8397B1DCDAF
