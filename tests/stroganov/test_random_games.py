"""Random games at every player count and with every option keep what must always hold."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import peltry
from peltry.games.stroganov.moves import MOST_LEGAL
from peltry.games.stroganov.options import OPTION_LIST

from .invariants import check

# A whole game is 300 to 700 moves, and the invariants are looked at after each.
SLOW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@st.composite
def tables(draw: Any) -> tuple[int, dict[str, Any]]:
    """A player count with some choice for every option that it has."""
    players = draw(st.sampled_from([1, 2, 3, 4]))
    options: dict[str, Any] = {}
    for option in OPTION_LIST:
        if option.solo in (None, players == 1):
            value = st.sampled_from(option.values)
            options[option.name] = draw(
                st.lists(value, min_size=players, max_size=players) if option.per_seat else value
            )
    return players, options


def play(players: int, options: dict[str, Any], seed: int, choices: list[int], most: int = 5000) -> Any:
    game = peltry.load("stroganov")
    position = game.position(players, seed, options)
    check(position.state, game.box[0])
    number = 0
    while not position.over and number < most:
        legal = position.legal()
        assert 0 < len(legal) == len(set(legal)) <= MOST_LEGAL
        # What was drawn comes first; when it is used up, a walk over it goes on.
        pick = choices[number % len(choices)] + number // len(choices)
        position.play(legal[pick % len(legal)])
        check(position.state, game.box[0])
        number += 1
    return position


@SLOW
@given(tables(), st.integers(0, 2**64 - 1), st.lists(st.integers(0, 10_000), min_size=40, max_size=200))
def test_t45_random_games_keep_the_invariants(table: tuple[int, dict[str, Any]], seed: int, choices: list[int]) -> None:
    players, options = table
    position = play(players, options, seed, choices)
    if position.over:
        assert position.legal() == []
        assert position.state["year"] == 4
        assert all(points >= 0 for points in position.scores())


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
