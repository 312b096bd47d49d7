"""Drop a disc into a column; four in a line win."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell
from ..pieces.decisions import ASK_DROP
from ..pieces.events import DRAWN, DROPPED, WON
from ..pieces.state import COLUMNS, ROWS


@rule
def lay_table(game, seed):
    game.state.winner = -1
    push(game, ASK_DROP, 0)


@rule
def legal_drop(game, who, out):
    count = 0
    for column in range(COLUMNS):
        count = offer(out, count, column, game.state.height[column] < ROWS)
    return count


@rule
def apply_drop(game, who, move):
    state = game.state
    row = state.height[move]
    pop(game)
    state.discs[move, row] = who + 1
    state.height[move] += 1
    tell(game, DROPPED, who, move, row)
    if makes_line(game, move, row):
        state.winner = who
        state.over = 1
        tell(game, WON, who)
    elif is_full(state):
        state.over = 1
        tell(game, DRAWN, who)
    else:
        push(game, ASK_DROP, 1 - who)


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
