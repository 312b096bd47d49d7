"""Drop a disc into a column; four in a line win."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, pop, push, rule, tell, top
from ..pieces.decisions import ASK_DROP
from ..pieces.events import DRAWN, DROPPED, WON
from ..pieces.reasons import COLUMN_FULL
from ..pieces.state import COLUMNS, ROWS


@rule
def setup(game, seed):
    game.state.winner = -1
    push(game, ASK_DROP, 0)


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
def why_not(game, move):
    return LEGAL if game.state.height[move] < ROWS else because(COLUMN_FULL)


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
        push(game, ASK_DROP, 1 - seat)


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
