"""A bot that looks to the end of its own turn and takes what it then likes best.

It tries every legal move in a few worlds in which everything hidden from its seat has been dealt
anew, plays its turn on with a quick eye for what looks good, and asks the game's `estimate` how the
seat stands. All of it is compiled, and the true hidden cards are never looked at.
"""

from __future__ import annotations

import types
from typing import Any

import numpy as np

from ..kernel.chance import GOLDEN, mix
from ..kernel.decisions import to_play
from ..kernel.engine import Position, fold_seed
from ..kernel.records import Game
from ..kernel.rule import compile_rule
from ..table.library import GameAtTable

WORLDS = 2  # deals of the unknown
TRIES = 6  # ways to play the turn on, in each world, after each move
LONGEST_TURN = 40  # steps; a turn that goes on and on is cut short
GLANCES = 10  # moves looked at for each step of the turn

NOW, TRIAL, GLANCE = 0, 1, 2  # rows of the states: the position, a turn being tried, one step of it


def think(states, boxes, logs, out, seat, key, worlds, tries, glances):
    """The number of the best move among the legal moves of states[0]."""
    root = Game(states[NOW], boxes[0], logs[0])
    count = legal(root, out[0])  # noqa: F821
    best, best_worth = 0, np.int64(-(1 << 60))
    for choice in range(count):
        worth = np.int64(0)
        for world in range(worlds):
            top = np.int64(-(1 << 60))
            for attempt in range(tries):
                # The same deals for every move, so that luck does not choose between them.
                dealt = mix(key + np.uint64(world))
                chance = mix(dealt ^ mix(np.uint64(choice * 64 + attempt)))
                states[TRIAL] = states[NOW]
                trial = Game(states[TRIAL], boxes[0], logs[0])
                shuffle_unseen(trial, seat, dealt)  # noqa: F821
                apply(trial, out[0, choice])  # noqa: F821
                finish_turn(states, boxes, logs, out, seat, chance, glances)
                top = max(top, estimate(trial, seat))  # noqa: F821
            worth += top
        if worth > best_worth:
            best, best_worth = choice, worth
    return best


def finish_turn(states, boxes, logs, out, seat, chance, glances):
    """Play the tried turn on: look at a few moves at a time and make the one that looks best."""
    trial = Game(states[TRIAL], boxes[0], logs[0])
    for _ in range(LONGEST_TURN):
        if to_play(trial) != seat:
            break
        count = legal(trial, out[1])  # noqa: F821
        best, best_worth = 0, np.int64(-(1 << 60))
        looks = min(count, glances)
        for look in range(looks):
            chance += GOLDEN
            pick = look
            if count > looks:
                pick = np.int64((mix(chance) >> np.uint64(32)) * np.uint64(count) >> np.uint64(32))
            states[GLANCE] = states[TRIAL]
            glance = Game(states[GLANCE], boxes[0], logs[0])
            apply(glance, out[1, pick])  # noqa: F821
            worth = estimate(glance, seat)  # noqa: F821
            if worth > best_worth:
                best, best_worth = pick, worth
        apply(trial, out[1, best])  # noqa: F821


def bind_think(game: GameAtTable) -> Any:
    """The search above with one game's rules behind it."""
    rules: Any = game.rules
    names: dict[str, Any] = {rule: getattr(rules, rule) for rule in ("legal", "apply", "shuffle_unseen", "estimate")}
    names.update(__name__=__name__, np=np, Game=Game, mix=mix, to_play=to_play, GOLDEN=GOLDEN)
    names.update(LONGEST_TURN=LONGEST_TURN, NOW=NOW, TRIAL=TRIAL, GLANCE=GLANCE)
    for function in (finish_turn, think):
        assert isinstance(function, types.FunctionType)
        copy = types.FunctionType(function.__code__, names, function.__name__)
        copy.__qualname__ = f"{rules.NAME}.{function.__name__}"
        names[function.__name__] = compile_rule(copy, game.engine.folder)
    return names["think"]


class GreedyBot:
    name = "greedy"

    def __init__(self, game: GameAtTable, seed: int = 0):
        self.game = game
        self.seed = seed
        self.think = getattr(game, "_greedy_think", None) or bind_think(game)
        game._greedy_think = self.think  # type: ignore[attr-defined]
        self.states = np.zeros(3, game.rules.STATE)
        self.out = game.engine.scratch_moves(2)
        self.logs = game.engine.closed_log()

    def choose(self, position: Position, seat: int) -> int:
        if position.count == 1:
            return int(position.out[0])
        self.states[NOW] = position.states[0]
        key = np.uint64(fold_seed(self.seed * 1_000_003 + self.known(position, seat)) & (1 << 64) - 1)
        best = self.think(self.states, self.game.box, self.logs, self.out, seat, key, WORLDS, TRIES, GLANCES)
        return int(position.out[best])

    @staticmethod
    def known(position: Position, seat: int) -> int:
        """A number from what the seat can see, so that a choice depends on nothing else."""
        return int.from_bytes(position.observe(seat).tobytes()[:1024:7], "little") & (1 << 63) - 1
