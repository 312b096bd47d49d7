"""The stack of decisions never runs past its end: a game that would need more ends there, and the move is refused."""

from __future__ import annotations

import numpy as np
import pytest
from numba import njit

import peltry
from peltry.errors import TooMuchToDecide
from peltry.kernel.tools.decisions import OVERFULL, pop, push
from peltry.kernel.tools.records import LOG, STACK_DEPTH, Playing
from peltry.table.match import Match

GAME = peltry.load("connect_four")
STATE = GAME.engine.state


@njit
def push_many(states, boxes, logs, many):
    for number in range(many):
        push(Playing(states[1], boxes[0], logs[0]), 5, 1, number, number, number)


@njit
def pop_many(states, boxes, logs, many):
    for _ in range(many):
        pop(Playing(states[1], boxes[0], logs[0]))


def three_states() -> np.ndarray:
    """The one in the middle is pushed on; its neighbours in memory must not feel it."""
    return np.zeros(3, STATE)


def neighbours(states: np.ndarray) -> bytes:
    return states[:1].tobytes() + states[2:].tobytes()


UNTOUCHED = bytes(2 * STATE.itemsize)


def test_what_fits_is_kept() -> None:
    states = three_states()
    push_many(states, GAME.box, np.zeros(1, LOG), STACK_DEPTH)
    assert (states["depth"].tolist(), states["over"].tolist()) == ([0, STACK_DEPTH, 0], [0, 0, 0])
    assert states[1]["stack"]["a"].tolist() == list(range(STACK_DEPTH))


@pytest.mark.parametrize("more", [1, 2, 100, 1000])
def test_what_does_not_fit_ends_the_game_and_touches_nothing_else(more: int) -> None:
    states = three_states()
    push_many(states, GAME.box, np.zeros(1, LOG), STACK_DEPTH + more)
    assert (states[1]["depth"], states[1]["over"]) == (STACK_DEPTH, OVERFULL)
    assert states[1]["stack"]["a"].tolist() == list(range(STACK_DEPTH))
    assert neighbours(states) == UNTOUCHED
    assert [*GAME.engine.position(GAME.options(2), 1).legal()], "games that fit go on"


def test_nor_does_one_below_the_bottom() -> None:
    states = three_states()
    pop_many(states, GAME.box, np.zeros(1, LOG), 3)
    push_many(states, GAME.box, np.zeros(1, LOG), 1)
    assert states[1]["over"] == OVERFULL
    assert neighbours(states) == UNTOUCHED


def nearly_full(match: Match) -> None:
    """As if a chain of cards had left tasks upon tasks below the decision."""
    state = match.position.states[0]
    depth = int(state["depth"])
    top = state["stack"][depth - 1].copy()
    state["stack"][depth - 1 :] = state["stack"][0]
    state["stack"][STACK_DEPTH - 1] = top
    match.position.states["depth"] = STACK_DEPTH


def test_a_move_that_would_run_past_the_stack_is_refused_and_nothing_changes() -> None:
    match = peltry.load("stroganov").new(3, seed=4)
    while not any(match.describe(move).startswith("go:") for move in match.legal()):
        match.play(match.legal()[0])
    before, made = match.position.states.tobytes(), len(match.history)
    refused = []
    for move in match.legal():
        nearly_full(match)
        try:
            match.play(move)
        except TooMuchToDecide as error:
            refused.append(str(error))
            assert (match.position.states.tobytes(), len(match.history)) == (before, made)
        else:
            match.rewind(made)
    assert refused
    assert all(f"more than {STACK_DEPTH} things would wait" in text for text in refused)
    match.play(match.legal()[0])


def test_a_playout_that_runs_past_the_stack_comes_to_an_end() -> None:
    match = peltry.load("stroganov").new(3, seed=4)
    nearly_full(match)
    position = match.position
    assert position.playout(7) >= 0
    assert position.over
    assert position.legal() == []
