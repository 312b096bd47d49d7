"""One step of one game among many, in compiled rules: a move made and judged, a game begun, a position looked at.

Written against the names of a game's rules; `bind` gives every game its own copy. The same copies run on a core and,
called by the kernels of `field_on_gpu.py`, on a GPU. One core alone: where others are at work, cores that wait for
each other after every move do a tenth of it.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any

import numpy as np

from ...kernel.engine import Engine
from ...kernel.tools.decisions import to_play
from ...kernel.tools.pointers import room_for
from ...kernel.tools.records import Playing
from ...kernel.tools.rule import check_reach, compile_rule

HERE = Path(__file__).resolve().parent


def play_one(states, boxes, logs, i, move, sides, unit, most, standing, gained, points, over, length, longest):
    """Make a move; say what it brought to each side and, at the end, everybody's points."""
    game = Playing(states[i], boxes[0], logs[0])
    apply(game, move)  # noqa: F821
    length[i] += 1
    over[i] = states[i].over != 0
    for side in range(sides[i]):
        now = standing_of(game, side, unit, most)
        gained[i, side] = now - standing[i, side]
        standing[i, side] = now
    if over[i]:
        scores(game, points[i])  # noqa: F821
    elif length[i] >= longest:
        over[i] = 1  # broken off: nobody has won


def standing_of(game, side, unit, most):
    return min(max(np.float32(estimate(game, side)) / unit, -most), most)  # noqa: F821


def begin_one(states, boxes, logs, i, seed, sides, unit, most, standing, points, length):
    """Set a game up. Its state is empty but for the options."""
    game = Playing(states[i], boxes[0], logs[0])
    setup(game, np.uint64(seed))  # noqa: F821
    length[i] = 0
    for side in range(sides[i]):
        standing[i, side] = standing_of(game, side, unit, most)
        points[i, side] = 0


def look_one(states, boxes, logs, i, seen, listed, counts, seats, kinds):
    """What the one to decide observes, and which moves are legal."""
    game = Playing(states[i], boxes[0], logs[0])
    out = room()  # noqa: F821
    count = legal(game, out)  # noqa: F821
    for k in range(count):
        listed[i, k] = out[k]
    counts[i] = count
    seat = np.int64(to_play(game))
    seats[i] = seat
    kinds[i] = states[i].stack[states[i].depth - 1].kind
    fill(game, seat, seen[i])  # noqa: F821


def play_all(states, boxes, logs, moves, sides, unit, most, standing, gained, points, over, length, longest):
    for i in range(len(states)):
        play_one(states, boxes, logs, i, moves[i], sides, unit, most, standing, gained, points, over, length, longest)


def begin_all(states, boxes, logs, empty, variant, over, seeds, stride, sides, unit, most, standing, points, length):
    for i in range(len(states)):
        if over[i]:
            states[i] = empty[variant[i]]
            begin_one(states, boxes, logs, i, seeds[i], sides, unit, most, standing, points, length)
            seeds[i] += stride


def look_all(states, boxes, logs, seen, listed, counts, seats, kinds):
    for i in range(len(states)):
        look_one(states, boxes, logs, i, seen, listed, counts, seats, kinds)


def bind(engine: Engine) -> dict[str, Any]:
    """Copies of the steps with the rules of one game behind them."""
    game = engine.game
    rules, eyes = game.rules, game.eyes
    names: dict[str, Any] = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "scores": rules.scores}
    names.update(estimate=eyes.estimate, fill=game.observation.fill, room=room_for(engine.most_legal))
    names.update(__name__=__name__, np=np, Playing=Playing, to_play=to_play)
    for function in (standing_of, play_one, begin_one, look_one, play_all, begin_all, look_all):
        names[function.__name__] = compile_rule(copied(function, names, game.name), game.home)
    check_reach((game.home, HERE), names["play_all"], names["begin_all"], names["look_all"])
    return names


def copied(function: Any, names: dict[str, Any], game: str) -> types.FunctionType:
    copy = types.FunctionType(function.__code__, names, function.__name__)
    copy.__qualname__ = f"{game}.{function.__name__}"
    return copy
