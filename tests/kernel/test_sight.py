"""What a seat sees and observes follows from the marks on the record: nothing is open that is not marked so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

import peltry
from peltry.errors import BadPrinted
from peltry.games.connect_four import GAME
from peltry.kernel.declared import Decisions
from peltry.kernel.observation import Observation
from peltry.kernel.sight import Eyesight
from peltry.kernel.tools.records import (
    FLAG,
    LOG,
    SIDE,
    Playing,
    Record,
    amount,
    hidden,
    i8,
    i64,
    known,
    one_of,
    own,
    owner,
    seen,
    set_of,
    sides,
    state_record,
    unmarked,
)

WATCHERS = 3
DECISIONS = Decisions()
ASK = DECISIONS.ask("choose", card=one_of(5), cost=amount(3))
ASK_OTHER = DECISIONS.ask("other")

HAND = Record(
    own("cards", i64, set_of(10), unless="open_hands"),
    own("secret", i8, one_of(5)),
    seen("points", i8, amount(100)),
    own("drawn", i8, one_of(5), (3,), count="drawn_count"),
    seen("drawn_count", i8, amount(3)),
)
OPTIONS = Record(seen("players", i8, amount(3)), seen("open_hands", i8, FLAG))
STATE = state_record(
    OPTIONS,
    DECISIONS,
    hidden("deck", i8, (6,)),
    seen("left", i8, amount(6)),
    seen("discards", i8, one_of(5), (4,), count="gone"),
    seen("gone", i8, amount(4)),
    known("pile", i8, one_of(5), (4,), to="knows", watchers=WATCHERS, count="left"),
    hidden("knows", i8, (4,)),
    seen("leader", i8, SIDE),
    seen("forts", i8, owner(3, others=1), (2,)),
    sides("players", HAND, 3, count="options.players"),
)
FILE = Path(GAME.home) / "pieces" / "__init__.py"
EYESIGHT = Eyesight(STATE, FILE)
OBSERVATION = Observation(STATE, DECISIONS, 3, FILE)
blind, observe = EYESIGHT.blind, OBSERVATION.observe


@njit
def do_blind(states, seat, counts):
    return blind(states[0], seat, counts)


@njit
def do_observe(states, logs, seat, out):
    return observe(Playing(states[0], states[0], logs[0]), seat, out)


def a_table() -> Any:
    state = np.zeros(1, STATE)
    one = state[0]
    one["rng"], one["news"] = 7, 3
    one["options"]["players"] = 2
    one["deck"] = [4, 3, 2, 1, 0, 4]
    one["left"], one["gone"], one["leader"] = 3, 2, 1
    one["discards"] = [1, 2, 3, 4]
    one["pile"] = [0, 1, 2, 3]
    one["knows"] = [0b0001, 0b1111, 0b1000, 0b1111]
    one["forts"] = [2, 4]
    for side, (cards, secret) in enumerate(((0b11, 1), (0b100, 2), (0b1111, 3))):
        me = one["players"][side]
        me["cards"], me["secret"], me["points"] = cards, secret, 10 * side
        me["drawn"], me["drawn_count"] = [side, 1, 4], 2
    one["depth"] = 2
    for frame, (kind, who, a, b) in zip(
        one["stack"], ((ASK_OTHER, 0, 0, 0), (ASK, 1, 3, 2), (ASK, 1, 4, 1)), strict=False
    ):
        frame["kind"], frame["who"], frame["a"], frame["b"] = kind, who, a, b
    return state


def sight(states: Any, seat: int) -> Any:
    room = np.zeros(EYESIGHT.size, np.uint8)
    room[: STATE.itemsize] = states.view(np.uint8)
    do_blind(room[: STATE.itemsize].view(STATE.dtype), seat, room[STATE.itemsize :].view(np.int32))
    return room.view(EYESIGHT.dtype)[0]


def observed(states: Any, seat: int) -> dict[str, int]:
    out = np.full(len(OBSERVATION), 99, np.int32)
    assert do_observe(states, np.zeros(1, LOG), seat, out) == len(OBSERVATION)
    return {name: int(number) for name, number in zip(OBSERVATION.names, out, strict=True) if number}


def test_what_nobody_may_see_has_no_name_and_is_empty() -> None:
    seen_by_one = sight(a_table(), 1)
    for name in ("rng", "news", "deck", "knows"):
        assert name not in seen_by_one.dtype.names
        at, kind = STATE.dtype.fields[name][1], STATE.dtype.fields[name][0]
        assert not any(seen_by_one.tobytes()[at : at + kind.itemsize])


def test_what_is_own_is_blank_for_the_others() -> None:
    for seat in (0, 1):
        players = sight(a_table(), seat)["players"]
        assert players["cards"][:2].tolist() == [0b11 if seat == 0 else 0, 0b100 if seat == 1 else 0]
        assert players["secret"][:2].tolist() == [1 if seat == 0 else -1, 2 if seat == 1 else -1]
        assert players["points"][:2].tolist() == [0, 10]
    watching = sight(a_table(), -1)["players"]
    assert watching["secret"][:2].tolist() == [-1, -1]


def test_a_hidden_hand_can_be_counted() -> None:
    for seat in (-1, 0, 1):
        assert sight(a_table(), seat)["cards_counts"][:2].tolist() == [2, 1]


def test_an_option_opens_hands() -> None:
    table = a_table()
    table["options"]["open_hands"] = 1
    assert sight(table, 0)["players"]["cards"][:2].tolist() == [0b11, 0b100]
    assert sight(table, 0)["players"]["secret"][:2].tolist() == [1, -1]


def test_what_lies_beyond_a_count_is_left_over_and_blank() -> None:
    seen_by_one = sight(a_table(), 1)
    assert seen_by_one["discards"].tolist() == [1, 2, -1, -1]
    assert seen_by_one["players"][1]["drawn"].tolist() == [1, 1, -1]
    assert [int(frame["a"]) for frame in seen_by_one["stack"][:3]] == [0, 3, 0]


def test_a_pile_shows_each_seat_the_cards_it_knows() -> None:
    assert sight(a_table(), 0)["pile"].tolist() == [0, 1, -1, -1]
    assert sight(a_table(), 1)["pile"].tolist() == [-1, 1, -1, -1]
    assert sight(a_table(), -1)["pile"].tolist() == [-1, 1, 2, -1]


def test_plain_data_of_a_sight() -> None:
    plain = EYESIGHT.plain(sight(a_table(), 0))
    assert plain["players"][0]["cards"] == [0, 1]
    assert plain["players"][1]["cards"] == []
    assert len(plain["players"]) == 2
    assert plain["discards"] == [1, 2]
    assert plain["cards_counts"] == [2, 1]
    assert "deck" not in plain


def test_an_observation_tells_what_is_seen_from_the_own_side() -> None:
    numbers = observed(a_table(), 1)
    assert numbers["players[0].cards=2"] == 1, "the own side comes first"
    assert not any(name.startswith("players[1].cards=") for name in numbers)
    assert numbers["players[1].cards count"] == 2
    assert numbers["leader=0 after me"] == 1
    assert numbers["forts[0]=0 after me"] == 1
    assert numbers["forts[1]=other 0"] == 1
    assert numbers["players[0].points"] == 10
    assert numbers["asked=choose"] == numbers["asked=0 after me"] == 1
    assert numbers["waits: other"] == numbers["waits: choose"] == 1
    assert numbers["choose.card=3"] == numbers["choose.cost>0"] == numbers["choose.cost>1"] == 1
    assert "choose.card=4" not in numbers, "a frame above the stack is old"
    assert numbers["pile[1]=1"] == 1
    assert "pile[0]=0" not in numbers


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_an_observation_follows_from_the_sight_alone(seat: int) -> None:
    """Observing what has been blanked already tells the same, but for hands that can be counted."""
    table, blanked = a_table(), a_table()
    do_blind(blanked, seat, np.zeros(3, np.int32))
    blanked["knows"] = table["knows"]
    told, again = observed(table, seat), observed(blanked, seat)
    assert {n: v for n, v in told.items() if " count" not in n} == {n: v for n, v in again.items() if " count" not in n}


def test_every_number_of_an_observation_has_a_name_and_a_range() -> None:
    for name in peltry.game_names():
        game = peltry.load(name)
        observation = game.kind.observation
        assert len(set(observation.names)) == len(observation)
        match = game.new(seed=3)
        for _ in range(120):
            if match.over:
                break
            match.play(match.legal()[len(match.history) % len(match.legal())])
            numbers = match.position.observe(match.to_play())
            wrong = [
                (feature, int(number))
                for feature, number in zip(observation.features, numbers, strict=True)
                if not feature.low <= number <= feature.high
            ]
            assert wrong == []


@pytest.mark.parametrize("name", peltry.game_names())
def test_whatever_is_not_hidden_says_what_its_numbers_mean(name: str) -> None:
    frames = {"depth", *(f"stack.{number}" for number in ("kind", "who", "a", "b", "c"))}
    assert set(unmarked(peltry.load(name).kind.pieces.state)) == frames


def test_a_game_without_printed_values_takes_none(tmp_path: Path) -> None:
    bare = replace(GAME, home=tmp_path)
    with pytest.raises(BadPrinted, match=r"connect_four has no printed values to correct; leave mine\.toml out"):
        bare.printed_with("to_win = 5", "mine.toml")
