"""Random games at every player count and with every option keep what must always hold."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import peltry
from peltry.games.stroganov.pieces.decisions import DECISIONS
from peltry.games.stroganov.pieces.moves import MOST_LEGAL, MOVES
from peltry.games.stroganov.pieces.options import OPTIONS
from peltry.table.library import load_with_text

from ..invariants import check

# A whole game is 300 to 700 moves, and the invariants are looked at after each.
SLOW = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)

# A box in which everybody is rich and trophies are easy, so that games meet what is rare.
GENEROUS = """
[supply]
start_horses = [20, 20, 20, 20]
start_coins = 20
[village.V1]
reward = ["1 tiger", "4 horses"]
[village.V2]
reward = ["1 trophy"]
[track.a]
furs = [2, 0, 0]
rewards = [["3 horses"], ["1 use_yurt"], ["1 two_rewards"]]
shields = [0, 1, 2]
[track.red_b]
furs = [2, 0, 0, 0, 0, 0, 0, 0]
[landscape.LS1]
reward = ["2 points", "1 bag_fur", "1 market_fur"]
[landscape.LS2]
reward = ["2 points", "2 bag_fur", "1 market_fur"]
[landscape.LS3]
reward = ["2 points", "1 bag_fur", "2 market_fur"]
[song.SGA1]
reward = ["1 fulfil_wish"]
[song.SGA2]
reward = ["1 fulfil_wish"]
[song.SGA3]
reward = ["1 fulfil_wish"]
"""


@st.composite
def options_for(draw: Any, players: int) -> dict[str, Any]:
    """Some choice for every option that this player count has."""
    options: dict[str, Any] = {}
    for option in OPTIONS.choices:
        if option.solo in (None, players == 1):
            value = st.sampled_from(option.values)
            many = st.lists(value, min_size=players, max_size=players, unique=option.different)
            options[option.name] = draw(many if option.per_seat else value)
    return options


@st.composite
def tables(draw: Any) -> tuple[int, dict[str, Any]]:
    players = draw(st.sampled_from([1, 2, 3, 4]))
    return players, draw(options_for(players))


def eagerly(legal: list[int]) -> list[int]:
    """Climbs and fulfilled wishes before all else, and passing last: such games go further."""
    texts = [(move, MOVES.texts[move].partition(":")[0]) for move in legal]
    best = [move for move, verb in texts if verb in ("climb", "fulfil")]
    return best or [move for move, verb in texts if verb != "pass"] or legal


def patiently(legal: list[int]) -> list[int]:
    """Furs are hoarded and wishes wait until a song would fulfil one: then one is fulfilled without the song."""
    texts = [(move, MOVES.texts[move].partition(":")[0]) for move in legal]
    best = [move for move, verb in texts if verb in ("fulfil-plain", "hunt")]
    spared = ("pass", "fulfil", "swap-two", "swap-lower")
    return best or [move for move, verb in texts if verb not in spared] or legal


def play(
    players: int,
    options: dict[str, Any],
    seed: int,
    choices: list[int],
    most: int = 5000,
    eager: bool = False,
    printed: str | None = None,
) -> Any:
    game = load_with_text("stroganov", printed)
    position = game.position(players, seed, options)
    check(position.state, game.box[0])
    number = 0
    while not position.over and number < most:
        legal = position.legal()
        assert 0 < len(legal) == len(set(legal)) <= MOST_LEGAL
        # What was drawn comes first; when it is used up, a walk over it goes on.
        pick = choices[number % len(choices)] + number // len(choices)
        # Eager players pass now and then, or they would swap furs for ever.
        among = eagerly(legal) if eager and pick % 10 else legal
        position.play(among[pick % len(among)])
        check(position.state, game.box[0])
        number += 1
    return position


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@SLOW
@given(data=st.data())
def test_t45_random_games_keep_the_invariants(players: int, data: Any) -> None:
    options = data.draw(options_for(players))
    seed = data.draw(st.integers(0, 2**64 - 1))
    choices = data.draw(st.lists(st.integers(0, 10_000), min_size=40, max_size=200))
    eager, printed = data.draw(st.booleans()), data.draw(st.sampled_from([None, GENEROUS]))
    position = play(players, options, seed, choices, eager=eager, printed=printed)
    assert position.over
    assert position.legal() == []
    assert position.state["year"] == 4
    assert all(points >= 0 for points in position.scores())


def test_random_games_meet_every_decision_and_every_kind_of_move() -> None:
    """So that the games above are worth something."""
    asked, played = set(), set()
    for seed in range(400):
        players = 1 + seed % 4
        game = load_with_text("stroganov", GENEROUS if seed % 8 < 4 else None)
        position = game.position(players, seed, {"boards": "ab"[seed // 8 % 2]})
        chance, way = random.Random(seed), patiently if seed % 3 == 0 else eagerly
        while not position.over:
            asked.add(DECISIONS.read(position.state["stack"][position.state["depth"] - 1]).name)
            legal = position.legal()
            move = chance.choice(way(legal) if chance.random() < 0.9 else legal)
            played.add(MOVES.texts[move].partition(":")[0])
            position.play(move)
    assert asked == set(DECISIONS.asks)
    assert played == {verb.name for verb in MOVES.verbs}


@settings(max_examples=40, deadline=None, derandomize=True)
@given(tables(), st.integers(0, 2**32), st.lists(st.integers(0, 10_000), min_size=5, max_size=60))
def test_an_illegal_move_changes_nothing(table: tuple[int, dict[str, Any]], seed: int, choices: list[int]) -> None:
    players, options = table
    position = play(players, options, seed, choices, most=len(choices))
    before = position.state.tobytes()
    legal = set(position.legal())
    for move in (-1, 10**6, *(number for number in range(0, 400, 7) if number not in legal)):
        try:
            position.play(move)
        except peltry.PeltryError:
            continue
        raise AssertionError(f"move {move} was not refused")
    assert position.state.tobytes() == before


@settings(max_examples=20, deadline=None, derandomize=True)
@given(tables(), st.integers(0, 2**32), st.lists(st.integers(0, 10_000), min_size=20, max_size=80))
def test_the_same_moves_lead_to_the_same_game(table: tuple[int, dict[str, Any]], seed: int, choices: list[int]) -> None:
    players, options = table
    one = play(players, options, seed, choices, most=120)
    other = play(players, options, seed, choices, most=120)
    assert one.state.tobytes() == other.state.tobytes()
