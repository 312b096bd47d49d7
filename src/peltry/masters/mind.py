"""A learned player at the table, compiled: what it likes, what it thinks each side is worth, and how it looks ahead.

Only what is not zero is multiplied: of thousands of features some two hundred are set. Written against the names of a
game's rules, like `loop/steps.py`; needs neither a GPU nor anything that learns.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.engine import Engine
from ..kernel.tools.chance import GOLDEN, mix
from ..kernel.tools.decisions import to_play
from ..kernel.tools.pointers import first_of
from ..kernel.tools.records import Playing
from ..kernel.tools.rule import check_reach, compile_rule, compiled_folder
from .loop.steps import copied
from .network import Shape
from .parts import parts_of
from .settings import settings_for
from .weights import Learned

HERE = Path(__file__).resolve().parent
COUNTED_BY = ("unit", "most", "win", "rivals")  # settings of the learner that say what points are worth
LONGEST_TURN = 60  # moves; a turn that goes on is judged where it stands
DOORS = ("consider", "look_ahead", "stand")  # by which Python enters
NOW, TRIAL = 0, 1  # rows of the states: the position, and a turn being tried


def add_layer(values, width_in, weights, at, width, out):
    """out = values @ weights + bias; what is zero is passed over. Answers where the next layer begins."""
    bias = at + width_in * width
    for k in range(width):
        out[k] = weights[bias + k]
    for i in range(width_in):
        value = values[i]
        if value != 0:
            row = weights[at + i * width : at + (i + 1) * width]
            for k in range(width):
                out[k] += value * row[k]
    return bias + width


def rectify(values, width, out):
    for k in range(width):
        out[k] = max(values[k], np.float32(0))


def think(game, seat, shape, weights, scales, parts, seen, room, out, likes, worths):
    """Fill how likely each legal move is liked (as logarithms, not yet of one sum) and every side's worth.

    Sides are counted from the one who looks. Answers how many moves are legal.
    """
    features, glance, width, blocks, outputs, sides = shape
    seen[:] = 0
    fill(game, seat, seen)  # noqa: F821
    first, state, half, inner = room[0], room[1], room[2], room[3]
    at = features * glance
    for k in range(glance):
        first[k] = weights[at + k]
    for i in range(features):
        if seen[i] != 0:
            value = np.float32(seen[i]) * scales[i]
            row = weights[i * glance : (i + 1) * glance]
            for k in range(glance):
                first[k] += value * row[k]
    at += glance
    rectify(first, glance, first)
    at = add_layer(first, glance, weights, at, width, state)
    for _ in range(blocks):
        rectify(state, width, half)
        at = add_layer(half, width, weights, at, width, inner)
        rectify(inner, width, inner)
        at = add_layer(inner, width, weights, at, width, half)
        for k in range(width):
            state[k] += half[k]
    rectify(state, width, half)
    count = legal(game, first_of(out))  # noqa: F821
    like_moves(half, width, weights, at, outputs, parts, out, count, likes)
    at += width * outputs + outputs
    add_layer(half, width, weights, at, sides, worths)
    return count


def like_moves(values, width, weights, at, outputs, parts, out, count, likes):
    """Only the outputs of legal moves are worked out."""
    bias = at + width * outputs
    for k in range(count):
        likes[k] = 0
        for j in range(parts.shape[1]):
            part = parts[out[k], j]
            total = weights[bias + part]
            for i in range(width):
                total += values[i] * weights[at + i * outputs + part]
            likes[k] += total


def best_of(likes, count):
    best = 0
    for k in range(1, count):
        if likes[k] > likes[best]:
            best = k
    return best


def worth_now(game, seat, sides, unit, most, rivals):
    """How a side stands beside the others, as the learner counts it."""
    own = standing_of(game, seat, unit, most)  # noqa: F821
    if not rivals or sides == 1:
        return own
    others = np.float32(0)
    for side in range(sides):
        if side != seat:
            others += standing_of(game, side, unit, most)  # noqa: F821
    return own - others / np.float32(sides - 1)


def won_more(game, seat, sides, rivals, points):
    """What a side has of the victory more than the others have on average.

    A tie is shared: who wins it is plain Python (`winners` of the rules), which nothing compiled can ask.
    """
    scores(game, points)  # noqa: F821
    best, shared = points[0], 0
    for side in range(1, sides):
        best = max(best, points[side])
    for side in range(sides):
        shared += points[side] == best
    if best <= 0:
        return np.float32(0)
    own = np.float32(1) / shared if points[seat] == best else np.float32(0)
    if not rivals or sides == 1:
        return own
    return own - (np.float32(1) - own) / np.float32(sides - 1)


def try_on(states, boxes, logs, seat, turn, rounds, sides, value, shape, weights, scales, parts, seen, room, out, likes,
           worths, points):  # fmt: skip
    """Play the tried turn on, and so many rounds after it, each side as it likes with its own eyes.

    Answers what the seat is worth at the end of that turn; where rounds are followed, on average at the end of every
    turn from its next one on.
    """
    unit, most, win, rivals = value
    trial = Playing(states[TRIAL], boxes[0], logs[0])
    owner, ends, longest = np.int64(seat), 0, LONGEST_TURN * (1 + rounds * sides)
    total, looked = np.float32(0), 0
    for step in range(longest + 1):
        if states[TRIAL].over:
            break
        looks = np.int64(to_play(trial))
        ended = looks != owner or turn_number(trial) != turn  # noqa: F821
        count = think(trial, looks, shape, weights, scales, parts, seen, room, out, likes, worths)
        ends += ended and owner == seat
        if (ended and ends > min(rounds, 1)) or step == longest:
            total += worth_now(trial, seat, sides, unit, most, rivals) + worths[(seat - looks) % sides]
            looked += 1
        if ends > rounds or step == longest:
            return total / np.float32(looked)
        if ended:
            owner, turn = looks, turn_number(trial)  # noqa: F821
        apply(trial, out[best_of(likes, count)])  # noqa: F821
    now = worth_now(trial, seat, sides, unit, most, rivals)
    now += np.float32(win) * won_more(trial, seat, sides, rivals, points)
    left = max(1, 1 + (max(rounds, 1) - 1) * sides - looked)  # ends of turns that there might have been
    return (total + np.float32(left) * now) / np.float32(looked + left)


def consider(states, boxes, logs, seat, shape, weights, scales, parts, seen, room, out, likes, worths):
    """`think` for the position in the first row."""
    game = Playing(states[NOW], boxes[0], logs[0])
    return think(game, seat, shape, weights, scales, parts, seen, room, out, likes, worths)


def look_ahead(states, boxes, logs, seat, rounds, sides, value, key, worlds, tried, total, shape, weights, scales,
               parts, seen, room, out, likes, worths, points):  # fmt: skip
    """Try the moves numbered in `tried` in so many worlds dealt anew; add up in `total` what each came to."""
    now = Playing(states[NOW], boxes[0], logs[0])
    count = legal(now, first_of(out))  # noqa: F821
    moves = np.empty(count, np.int64)
    for k in range(count):
        moves[k] = out[k]
    turn = turn_number(now)  # noqa: F821
    for world in range(worlds):
        dealt = mix(key + np.uint64(world) * GOLDEN)
        for k in range(len(tried)):
            states[TRIAL] = states[NOW]
            trial = Playing(states[TRIAL], boxes[0], logs[0])
            redeal(trial, seat, dealt)  # noqa: F821
            apply(trial, moves[tried[k]])  # noqa: F821
            total[k] += try_on(
                states, boxes, logs, seat, turn, rounds, sides, value, shape, weights, scales, parts, seen, room, out,
                likes, worths, points,
            )  # fmt: skip


def stand(states, boxes, logs, seat, sides, value, key, worlds, total, shape, weights, scales, parts, seen, room, out,
          likes, worths):  # fmt: skip
    """Add up in `total` what every side is worth in so many worlds dealt anew for a seat, by the eyes of the next."""
    unit, most, _, rivals = value
    for world in range(worlds):
        states[TRIAL] = states[NOW]
        trial = Playing(states[TRIAL], boxes[0], logs[0])
        redeal(trial, seat, mix(key + np.uint64(world) * GOLDEN))  # noqa: F821
        looks = np.int64(to_play(trial))
        think(trial, looks, shape, weights, scales, parts, seen, room, out, likes, worths)
        for side in range(sides):
            total[side] += worth_now(trial, side, sides, unit, most, rivals) + worths[(side - looks) % sides]


@functools.cache
def bind(kind: Any, engine: Engine) -> dict[str, Any]:
    """Copies of the above with the rules of one game behind them."""
    from .loop.steps import standing_of

    rules, eyes = kind.rules, kind.eyes
    names: dict[str, Any] = {"legal": rules.legal, "apply": rules.apply, "scores": rules.scores}
    names.update(turn_number=rules.turn_number, redeal=eyes.redeal, estimate=eyes.estimate)
    names.update(fill=kind.observation.fill, np=np, Playing=Playing, to_play=to_play, first_of=first_of, mix=mix)
    names.update(__name__=__name__, GOLDEN=GOLDEN, LONGEST_TURN=LONGEST_TURN, NOW=NOW, TRIAL=TRIAL)
    for function in (add_layer, rectify, like_moves, best_of, standing_of, think, worth_now, won_more, try_on):
        names[function.__name__] = compile_rule(copied(function, names, kind.name), kind.home, fastmath=True)
    for function in (consider, look_ahead, stand):
        names[function.__name__] = compile_rule(copied(function, names, kind.name), kind.home, fastmath=True)
    check_reach((kind.home, HERE), *(names[door] for door in DOORS))
    return names


def is_compiled(kind: Any) -> bool:
    """Whether all of it lies compiled on disk: otherwise somebody's first move waits for it."""
    folder = compiled_folder(kind.home, HERE)
    return all(any(folder.glob(f"**/*.{door}-*.nbc")) for door in DOORS)


class Mind:
    """One learned player, ready to think. Not for two threads at once."""

    def __init__(self, engine: Engine, learned: Learned):
        kind = engine.game
        self.engine, self.learned = engine, learned
        self.doors = bind(kind, engine)
        self.shape = tuple(int(number) for number in learned.shape)
        self.scales = kind.observation.scales
        self.parts = parts_of(kind.pieces.moves).table
        shape: Shape = learned.shape
        wide = max(shape.glance, shape.width)
        self.states = np.zeros(2, engine.state)
        self.out = engine.scratch_moves(1)[0]
        self.likes = np.zeros(len(self.out), np.float32)
        self.worths = np.zeros(shape.sides, np.float32)
        self.points = np.zeros(64, np.int32)
        self.seen, self.room = np.zeros(shape.features, np.int8), np.zeros((4, wide), np.float32)
        self.logs = engine.closed_log()
        said = learned.story.get("settings", {})  # a blend tells none and has those of its game
        told = settings_for(kind, **{name: said[name] for name in COUNTED_BY if name in said})
        self.value = np.float32(told.unit), np.float32(told.most), told.win, told.rivals

    @property
    def tools(self) -> tuple[Any, ...]:
        return (
            self.shape, self.learned.flat, self.scales, self.parts, self.seen, self.room, self.out, self.likes,
            self.worths,
        )  # fmt: skip

    def consider(self, states: np.ndarray, seat: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The legal moves, how likely each is in its eyes, and what each side is worth, the seat's own first."""
        self.states[NOW] = states[0]
        count = self.doors["consider"](self.states, self.engine.box, self.logs, seat, *self.tools)
        likes = self.likes[:count] - self.likes[:count].max()
        likely = np.exp(likes)
        return self.out[:count].copy(), likely / likely.sum(), self.worths.copy()

    def look_ahead(
        self, states: np.ndarray, seat: int, sides: int, tried: np.ndarray, key: int, worlds: int, rounds: int = 0
    ) -> np.ndarray:
        """What each tried move came to, added up over so many worlds dealt anew: by the end of the seat's turn, or of
        so many turns after it as well."""
        self.states[NOW] = states[0]
        total = np.zeros(len(tried), np.float64)
        self.doors["look_ahead"](
            self.states, self.engine.box, self.logs, seat, rounds, sides, self.value, np.uint64(key & (1 << 64) - 1),
            worlds, tried.astype(np.int64), total, *self.tools, self.points,
        )  # fmt: skip
        return total

    def stand(self, states: np.ndarray, seat: int, sides: int, key: int, worlds: int) -> np.ndarray:
        """What every side is worth, as far as a seat can know, on average over so many worlds dealt anew for it."""
        self.states[NOW] = states[0]
        total = np.zeros(sides, np.float64)
        self.doors["stand"](
            self.states, self.engine.box, self.logs, seat, sides, self.value, np.uint64(key & (1 << 64) - 1), worlds,
            total, *self.tools,
        )  # fmt: skip
        return total / worlds
