"""Connect four: the smallest game on the kernel. Copy this folder to add a game."""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import pop, push, top
from ...kernel.events import tell
from ...kernel.records import i8, record, state_record
from ...kernel.rule import rule

COLUMNS, ROWS = 7, 6
DROP = 0  # the one kind of decision: in which column
DROPPED, WON, DRAWN = range(3)  # what can happen

OPTIONS = record(("players", i8))
BOX = record(("to_win", i8))
STATE = state_record(OPTIONS, ("discs", i8, (COLUMNS, ROWS)), ("height", i8, (COLUMNS,)), ("winner", i8))
MOST_LEGAL = COLUMNS
OBSERVATION = COLUMNS * ROWS


@rule
def setup(game, seed):
    game.state.winner = -1
    push(game, DROP, 0)


@rule
def legal(game, out):
    count = 0
    if game.state.over:
        return count
    for column in range(COLUMNS):
        if game.state.height[column] < ROWS:
            out[count] = column
            count += 1
    return count


@rule
def apply(game, move):
    state = game.state
    seat = top(game).who
    row = state.height[move]
    pop(game)
    state.discs[move, row] = seat + 1
    state.height[move] += 1
    tell(game, DROPPED, seat, move, row)
    if makes_line(game, move, row):
        state.winner = seat
        state.over = 1
        tell(game, WON, seat)
    elif is_full(state):
        state.over = 1
        tell(game, DRAWN, seat)
    else:
        push(game, DROP, 1 - seat)


@rule
def is_full(state):
    for column in range(COLUMNS):
        if state.height[column] < ROWS:
            return False
    return True


@rule
def makes_line(game, column, row):
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1 + run(game.state, column, row, dx, dy) + run(game.state, column, row, -dx, -dy)
        if length >= game.box.to_win:
            return True
    return False


@rule
def run(state, column, row, dx, dy):
    """How many discs of the same colour follow in one direction."""
    length = 0
    x, y = column + dx, row + dy
    while 0 <= x < COLUMNS and 0 <= y < ROWS and state.discs[x, y] == state.discs[column, row]:
        length += 1
        x += dx
        y += dy
    return length


@rule
def scores(game, out):
    for seat in range(2):
        out[seat] = 1 if game.state.winner == seat else 0
    return 2


@rule
def shuffle_unseen(game, seat, key):
    """Everything lies open; only the generator is nobody's to know."""
    game.state.rng = np.uint64(key)


@rule
def observe(game, seat, out):
    """1 for own discs, 2 for the other's."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            disc = game.state.discs[column, row]
            out[column * ROWS + row] = 0 if disc == 0 else (1 if disc == seat + 1 else 2)
    return OBSERVATION


@rule
def estimate(game, seat):
    """How a seat stands, in hundredths: a win is everything, the middle columns are worth a little."""
    if game.state.winner >= 0:
        return 10000 if game.state.winner == seat else -10000
    worth = 0
    for column in range(COLUMNS):
        for row in range(ROWS):
            disc = game.state.discs[column, row]
            if disc > 0:
                central = 3 - abs(column - 3)
                worth += central if disc == seat + 1 else -central
    return worth


@rule
def turn_number(game):
    """A turn is one disc, so the seat to play tells turns apart."""
    return 0
