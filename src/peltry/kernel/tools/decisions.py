"""The stack of pending decisions.

`apply` answers the top frame, changes the state and pushes what must be decided next. A frame is
numbers only, so a game can be saved, undone and searched between any two clicks.
"""

from __future__ import annotations

import numpy as np

from .rule import rule


@rule
def push(game, kind, who, a=0, b=0, c=0):
    state = game.state
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
