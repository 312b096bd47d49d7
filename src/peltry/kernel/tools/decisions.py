"""The stack of pending decisions.

`apply` answers the top frame, changes the state and pushes what must be decided next. A frame is
numbers only, so a game can be saved, undone and searched between any two clicks.
"""

from __future__ import annotations

import numpy as np

from .bits import lowest_bit
from .records import STACK_DEPTH
from .rule import rule

FULL = np.uint64(STACK_DEPTH)
OVERFULL = 2  # what `over` is when more had to be decided than fits: the game ends there


@rule
def push(game, kind, who, a=0, b=0, c=0):
    """Something more to be decided or done. What would run past the stack ends the game, whatever the cards say."""
    state = game.state
    if np.uint64(state.depth) >= FULL:
        state.over = OVERFULL
        return
    frame = state.stack[np.uint64(state.depth)]
    frame.kind = kind
    frame.who = who
    frame.a = a
    frame.b = b
    frame.c = c
    state.depth += 1


@rule
def pop(game):
    game.state.depth -= 1


@rule
def top(game):
    return game.state.stack[np.uint64(game.state.depth - 1)]  # unsigned: Numba need not ask if it counts from the end


@rule
def to_play(game):
    """The seat that must decide now, -1 when the game is over."""
    if game.state.over:
        return -1
    return top(game).who


@rule
def offer(out, count, move, allowed):
    """Add a legal move if it is allowed. Written first and counted then: no branch to be guessed wrong."""
    out[count] = move
    return count + (1 if allowed else 0)


@rule
def offer_each(out, count, first, several):
    """Add a legal move for each of a set: the move behind `first` by as many places as its bit."""
    while several:
        out[count] = first + lowest_bit(several)
        count += 1
        several &= several - 1
    return count
