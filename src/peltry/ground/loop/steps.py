"""One step of many games: moves looked at, moves made, and what the next one to play sees.

Written against the names of a game's rules; `bind` gives every game its own copy. Each works on the games from `first`
to `last` on one core and lets go of the interpreter, so threads of Python share a batch without waiting for each other
in the middle of it.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any

import numpy as np

from ...kernel.engine import Engine
from ...kernel.tools.chance import GOLDEN, mix
from ...kernel.tools.decisions import to_play
from ...kernel.tools.interpreted import interpreted
from ...kernel.tools.pointers import first_of
from ...kernel.tools.records import Playing
from ...kernel.tools.rule import INTERPRETED, check_reach, compile_rule

HERE = Path(__file__).resolve().parent


def first_wrong(moves, masks, seats):
    """The first game whose move is not legal, -1 when all are. Of a game that is over no move is asked."""
    for i in range(len(moves)):
        if seats[i] >= 0:
            if moves[i] < 0 or moves[i] >= masks.shape[1]:
                return i
            if not masks[i, moves[i]]:
                return i
    return -1


def play_some(states, boxes, logs, moves, seats, done, points, first, last):
    """Make the moves. Answers how many games have ended by them; their points are counted."""
    ended = 0
    for i in range(first, last):
        done[i] = False
        if seats[i] >= 0:
            game = Playing(states[i], boxes[0], logs[0])
            apply(game, np.int64(moves[i]))  # noqa: F821
            if states[i].over:
                done[i] = True
                ended += 1
                scores(game, points[i])  # noqa: F821
    return ended


def look_some(states, boxes, logs, empty, seeds, stride, done, seen, masks, listed, counts, seats, first, last):
    """What each one to play sees and may do. With a `stride` games that are over begin anew, with another seed."""
    for i in range(first, last):
        game = Playing(states[i], boxes[0], logs[0])
        if done[i] and stride > 0:
            states[i] = empty[0]
            setup(game, seeds[i])  # noqa: F821
            seeds[i] += np.uint64(stride)
        for k in range(counts[i]):
            masks[i, listed[i, k]] = False
        counts[i] = legal(game, first_of(listed[i]))  # noqa: F821
        for k in range(counts[i]):
            masks[i, listed[i, k]] = True
        seats[i] = -1 if states[i].over else to_play(game)
        row = seen[i]
        row[:] = 0
        fill(game, np.int64(seats[i]), row)  # noqa: F821


def draw_some(listed, counts, chance, drawn):
    """A legal move of each game at random, 0 where there is none."""
    for i in range(len(drawn)):
        chance[i] += GOLDEN
        pick = ((mix(chance[i]) >> np.uint64(32)) * np.uint64(counts[i])) >> np.uint64(32)
        drawn[i] = listed[i, pick] if counts[i] > 0 else 0


def bind(engine: Engine) -> dict[str, Any]:
    """Copies of the steps with the rules of one game behind them."""
    game = engine.game
    rules = game.rules
    names: dict[str, Any] = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "scores": rules.scores}
    names.update(fill=game.observation.fill, __name__=__name__, np=np, Playing=Playing, to_play=to_play)
    names.update(first_of=first_of, mix=mix, GOLDEN=GOLDEN)
    doors = (first_wrong, play_some, look_some, draw_some)
    for function in doors:
        assert isinstance(function, types.FunctionType)
        copy = types.FunctionType(function.__code__, names, function.__name__)
        copy.__qualname__ = f"{game.name}.{function.__name__}"
        names[function.__name__] = compile_rule(copy, game.home)
    check_reach((game.home, HERE), *(names[function.__name__] for function in doors))
    if INTERPRETED:
        return {function.__name__: interpreted(names[function.__name__]) for function in doors}
    return {function.__name__: names[function.__name__] for function in doors}
