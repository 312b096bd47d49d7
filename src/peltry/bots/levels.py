"""Levels a person can feel: one learned player, who at the lower ones often prefers a lesser idea of its own.

A level is a temperature: how much better a move must be liked to be preferred. So a Novice errs like a beginner, among
the moves that a player of the game would think of, and the Master does what it likes best, after a look at where its
turn would lead. A game's folder may say its own temperatures (`eyes/levels.toml`), measured so that each level beats
the one below in about three games of four.
"""

from __future__ import annotations

import functools
import logging
import tomllib
import zlib
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ..errors import PeltryError
from ..kernel.position import Position
from ..masters import weights
from ..masters.mind import Mind
from ..table.library import GameAtTable
from .greedy import GreedyBot

log = logging.getLogger("peltry.bots")

LEVELS = ("novice", "apprentice", "clerk", "expert", "master")
USUAL = {"novice": 4.0, "apprentice": 2.0, "clerk": 1.2, "expert": 0.6, "master": 0.0}
FILE = "levels.toml"
TRIED, WORLDS = 6, 4  # the likeliest moves that a search tries, and in how many deals
SURE = 0.98  # a move that is liked so much needs no search

_said: set[str] = set()  # bots are made for every game; what is missing is said once


@functools.cache
def temperatures(home: Path) -> dict[str, float]:
    file = home / "eyes" / FILE
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {level: float(found.get(level, usual)) for level, usual in USUAL.items()}


@functools.cache
def learned_player(kind: Any) -> weights.Learned:
    return weights.load(weights.home_of(kind), kind)


def is_learned(kind: Any) -> bool:
    """Whether a game has a learned player that fits its rules."""
    try:
        learned_player(kind)
    except PeltryError:
        return False
    return True


class LearnedBot:
    """Plays as a network likes that learned the game by itself. `worlds` deals are searched, none by default."""

    name = "learned"

    def __init__(
        self,
        game: GameAtTable,
        seed: int = 0,
        temperature: float = 0.0,
        worlds: int = 0,
        learned: weights.Learned | None = None,
    ):
        self.game, self.seed, self.temperature, self.worlds = game, seed, temperature, worlds
        self.mind = Mind(game.engine, learned or learned_player(game.kind))
        self.sides = functools.cache(lambda options: len(game.rules.sides(np.frombuffer(options, self._options)[0])))
        self._options = game.kind.options_record.dtype

    def choose(self, position: Position, seat: int) -> int:
        if position.count == 1:
            return int(position.out[0])
        moves, likely, _ = self.mind.consider(position.states, seat)
        if self.temperature > 0:
            return int(moves[self.drawn(likely, position, seat)])
        if self.worlds and likely.max() < SURE:
            return int(moves[self.searched(likely, position, seat)])
        return int(moves[likely.argmax()])

    def drawn(self, likely: np.ndarray, position: Position, seat: int) -> int:
        """A move by its temperature. By chance that hangs on nothing but the seed and what the seat sees."""
        chance = Random(self.seed * 1_000_003 + known(position, seat))
        heated = np.exp(np.log(np.maximum(likely, 1e-30)) / self.temperature)
        return int(chance.choices(range(len(heated)), heated.tolist())[0])

    def searched(self, likely: np.ndarray, position: Position, seat: int) -> int:
        """Of the likeliest moves the one whose turn ends best, over several deals of what the seat cannot know."""
        tried = np.argsort(-likely, kind="stable")[:TRIED]
        tried = tried[likely[tried] > likely[tried[0]] / 200]
        sides = self.sides(position.states["options"].tobytes())
        key = self.seed * 1_000_003 + known(position, seat)
        worth = self.mind.look_ahead(position.states, seat, sides, tried, key, self.worlds) / self.worlds
        return int(tried[worth.argmax()])


def known(position: Position, seat: int) -> int:
    """A number from what the seat can see, so that a choice depends on nothing else."""
    return zlib.crc32(position.sight(seat).tobytes())


def at_level(level: str) -> Any:
    """How to make a bot of a level. Where nothing fitting was learned it says so, and plays greedily."""

    def make(game: GameAtTable, seed: int = 0) -> Any:
        try:
            temperature = temperatures(game.kind.home)[level]
            bot: Any = LearnedBot(game, seed, temperature, WORLDS if level == "master" else 0)
        except PeltryError as error:
            if (said := f"{level}: {error}; it plays greedily instead") not in _said:
                _said.add(said)
                log.warning(said)
            bot = GreedyBot(game, seed)
        bot.name = level
        return bot

    return make
