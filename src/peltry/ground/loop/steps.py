"""One step of many games: moves looked at, moves made, and what the next one to play sees.

Written against the names of a game's rules; `bind` gives every game its own copy. What ends in `some` works on the
games from `first` to `last` on one core and lets go of the interpreter, so threads of Python share a batch without
waiting for each other in the middle of it. What ends in `one` is a thread's work on a GPU, too.
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
from ...kernel.tools.pointers import first_of, room_for
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


def play_one(states, boxes, logs, i, move, seats, done, points):
    """Make a move where one was asked for. Answers 1 if the game has ended by it; then its points are counted."""
    done[i] = False
    if seats[i] < 0:
        return 0
    game = Playing(states[i], boxes[0], logs[0])
    apply(game, np.int64(move))  # noqa: F821
    if not states[i].over:
        return 0
    done[i] = True
    scores(game, points[i])  # noqa: F821
    return 1


def begin_one(states, boxes, logs, i, seeds, stride):
    """Set a game up, whose state is empty but for the options. The next one here has another seed."""
    setup(Playing(states[i], boxes[0], logs[0]), np.uint64(seeds[i]))  # noqa: F821
    seeds[i] = np.uint64(seeds[i]) + np.uint64(stride)


def look_one(states, boxes, logs, i, seen, masks, listed, counts, seats):
    """What the one to play sees and may do. The row of `seen` is empty."""
    game = Playing(states[i], boxes[0], logs[0])
    for k in range(counts[i]):
        masks[i, listed[i, k]] = False
    counts[i] = list_moves(game, listed[i])  # noqa: F821
    for k in range(counts[i]):
        masks[i, listed[i, k]] = True
    seats[i] = -1 if states[i].over else to_play(game)
    fill(game, np.int64(seats[i]), seen[i])  # noqa: F821


def draw_one(listed, counts, chance, i):
    """A legal move at random, 0 where there is none."""
    chance[i] = np.uint64(chance[i]) + GOLDEN
    pick = ((mix(np.uint64(chance[i])) >> np.uint64(32)) * np.uint64(counts[i])) >> np.uint64(32)
    return listed[i, pick] if counts[i] > 0 else 0


def list_in_place(game, row):
    return legal(game, first_of(row))  # noqa: F821


def list_by_copy(game, row):
    """On a GPU each thread has room of its own for the moves it finds."""
    out = room()  # noqa: F821
    count = legal(game, out)  # noqa: F821
    for k in range(count):
        row[k] = out[k]
    return count


def play_some(states, boxes, logs, moves, seats, done, points, first, last):
    """Make the moves. Answers how many games have ended by them."""
    ended = 0
    for i in range(first, last):
        ended += play_one(states, boxes, logs, i, moves[i], seats, done, points)
    return ended


def look_some(
    states, boxes, logs, empty, seeds, stride, done, seen, masks, listed, counts, seats, in_a_row, first, last
):  # fmt: skip
    """What each one to play sees and may do. With a `stride` games that are over begin anew, with another seed.

    Counted is how often the same seat has moved in a row.
    """
    for i in range(first, last):
        if done[i] and stride > 0:
            states[i] = empty[0]
            begin_one(states, boxes, logs, i, seeds, stride)
            seats[i] = -1
        row = seen[i]
        row[:] = 0
        mover = seats[i]
        look_one(states, boxes, logs, i, seen, masks, listed, counts, seats)
        in_a_row[i] = in_a_row[i] + 1 if seats[i] == mover >= 0 else 0


def draw_some(listed, counts, chance, drawn):
    for i in range(len(drawn)):
        drawn[i] = draw_one(listed, counts, chance, i)


ONE_GAME = (play_one, begin_one, look_one, draw_one)
SOME_GAMES = (first_wrong, play_some, look_some, draw_some)


def bind(engine: Engine) -> dict[str, Any]:
    """Copies of the steps of some games on a core, with the rules of one game behind them."""
    names = copies(engine, list_in_place, ONE_GAME + SOME_GAMES)
    if INTERPRETED:
        return {function.__name__: interpreted(names[function.__name__]) for function in SOME_GAMES}
    return {function.__name__: names[function.__name__] for function in SOME_GAMES}


def bind_for_gpu(engine: Engine) -> dict[str, Any]:
    """Copies of the steps of one game, for the kernels of `../on_gpu.py` to call."""
    return copies(engine, list_by_copy, ONE_GAME)


def copies(engine: Engine, list_moves: Any, functions: tuple[Any, ...]) -> dict[str, Any]:
    game = engine.game
    rules = game.rules
    names: dict[str, Any] = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "scores": rules.scores}
    names.update(fill=game.observation.fill, __name__=__name__, np=np, Playing=Playing, to_play=to_play)
    names.update(first_of=first_of, room=room_for(engine.most_legal), mix=mix, GOLDEN=GOLDEN)

    def copy(function: Any, name: str) -> Any:
        assert isinstance(function, types.FunctionType)
        own = types.FunctionType(function.__code__, names, name)
        own.__qualname__ = f"{game.name}.{name}"
        return compile_rule(own, game.home)

    names["list_moves"] = copy(list_moves, list_moves.__name__)
    for function in functions:
        names[function.__name__] = copy(function, function.__name__)
    check_reach((game.home, HERE), *(names[function.__name__] for function in functions))
    return names
