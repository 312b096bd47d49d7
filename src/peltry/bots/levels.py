"""Levels a person can feel: one learned player, who at the lower ones often prefers a lesser idea of its own.

A level is a temperature: how much better a move must be liked to be preferred. So a Novice errs like a beginner, among
the moves that a player of the game would think of, and the Master does what it likes best, after a look at where its
turn would lead. A game's folder may say its own temperatures (`eyes/levels.toml`), measured so that each level beats
the one below in about three games of four, and how strong they then are (`[rating]`).

A player that is sure of nearly every move must be heated until it throws dice: at connect four a Novice saw four in a
row no oftener than chance. There `by = "worth"` draws by what each move leads to instead, so that an error is the rarer
the more it costs.
"""

from __future__ import annotations

import functools
import logging
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ..errors import PeltryError
from ..kernel.position import Position
from ..kernel.seeds import drawn_seed
from ..masters import mind, weights
from ..masters.mind import Mind
from ..table.library import GameAtTable, game_names, load
from .fair import known
from .greedy import GreedyBot
from .looking_ahead import Budget, Question, best_of

log = logging.getLogger("peltry.bots")

LEVELS = ("novice", "apprentice", "clerk", "expert", "master")
MASTER = LEVELS[-1]
USUAL = {"novice": 4.0, "apprentice": 2.0, "clerk": 1.2, "expert": 0.6, "master": 0.0}
FILE = "levels.toml"
BY_WORTH = "worth"
USUAL_THOUGHT = Budget(deals=4)  # of a Master
NO_THOUGHT = Budget()
TRIED = 6  # the likeliest moves that a search tries
LONGEST_THOUGHT = 60  # seconds a move
MOST_CORES = 64
SURE = 0.98  # a move that is liked so much needs no search

_said: set[str] = set()  # bots are made for every game; what is missing is said once


@functools.cache
def said_of_levels(home: Path) -> dict[str, Any]:
    file = home / "eyes" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def temperatures(home: Path) -> dict[str, float]:
    found = said_of_levels(home)
    return {level: float(found.get(level, usual)) for level, usual in USUAL.items()}


def errs_by_worth(home: Path) -> bool:
    """Whether lower levels draw among moves by what each leads to, not by how much it is liked."""
    return bool(said_of_levels(home).get("by") == BY_WORTH)


def rounds(home: Path) -> int:
    """How many more turns of its own a Master follows that has time; nothing is gained by it in every game."""
    return int(said_of_levels(home).get("rounds", 0))


def ratings(home: Path) -> dict[str, int]:
    """How strong each level was measured to be, 400 points being ten to one; empty where nobody has measured."""
    found = said_of_levels(home)
    return {level: int(found["rating"][level]) for level in LEVELS if level in found.get("rating", {})}


@functools.cache
def learned_player(kind: Any) -> weights.Learned:
    """Earlier rules are kept without weights: who learned the present ones plays them, where all is named alike."""
    file = weights.home_of(kind)
    if not file.exists() and kind.name in game_names():
        file = weights.home_of(load(kind.name).kind)
    return weights.load(file, kind)


def is_learned(kind: Any) -> bool:
    """Whether a game has a learned player that fits its rules."""
    try:
        learned_player(kind)
    except PeltryError:
        return False
    return True


def is_compiled(game: GameAtTable) -> bool:
    """Whether the learned player can think at once; a game without one has nothing to be compiled."""
    return not is_learned(game.kind) or mind.is_compiled(game.kind)


def compile_all(game: GameAtTable) -> None:
    """Think once in every way that there is."""
    if is_learned(game.kind):
        position = game.position(min(game.players), 1)
        while position.count == 1:
            position.play(int(position.out[0]))
        bot, seat = LearnedBot(game, budget=USUAL_THOUGHT), position.to_play()
        _, likely, _ = bot.minds[0].consider(position.states, seat)
        bot.searched(likely, position, seat)
        bot.stand(position, seat, 1)


class LearnedBot:
    """Plays as a network likes that learned the game by itself; with a budget it looks ahead before it moves."""

    name = "learned"

    def __init__(
        self,
        game: GameAtTable,
        seed: int = 0,
        temperature: float = 0.0,
        budget: Budget = NO_THOUGHT,
        learned: weights.Learned | None = None,
        by_worth: bool = False,
    ):
        self.game, self.seed, self.temperature, self.budget = game, seed, temperature, budget
        self.by_worth = by_worth
        self.rounds = rounds(game.kind.home) if budget.seconds else 0
        self.minds = [Mind(game.engine, learned or learned_player(game.kind)) for _ in range(budget.cores)]
        self.sides = functools.cache(lambda options: len(game.rules.sides(np.frombuffer(options, self._options)[0])))
        self._options = game.kind.options_record.dtype

    @property
    def rivals(self) -> bool:
        """Whether what one side gains is the others' loss."""
        return bool(self.minds[0].value[mind.COUNTED_BY.index("rivals")])

    def choose(self, position: Position, seat: int) -> int:
        if position.count == 1:
            return int(position.out[0])
        if self.temperature > 0 and self.by_worth:
            return int(position.out[self.drawn(np.exp(self.worth(position, seat)), position, seat)])
        moves, likely, _ = self.minds[0].consider(position.states, seat)
        if self.temperature > 0:
            return int(moves[self.drawn(likely, position, seat)])
        if self.budget.any and likely.max() < SURE:
            return int(moves[self.searched(likely, position, seat)])
        return int(moves[likely.argmax()])

    def drawn(self, likely: np.ndarray, position: Position, seat: int) -> int:
        """A move by its temperature. By chance that hangs on nothing but the seed and what the seat sees."""
        chance = Random(drawn_seed(self.seed, known(position, seat)))
        heated = np.exp(np.log(np.maximum(likely, 1e-30)) / self.temperature)
        return int(chance.choices(range(len(heated)), heated.tolist())[0])

    def worth(self, position: Position, seat: int) -> np.ndarray:
        """Where each legal move would lead by the end of the turn, in one deal of what the seat cannot know."""
        every = np.arange(position.count)
        here = self.question(position, seat, every)
        return here.deals(self.minds[0], 0, every)

    def question(self, position: Position, seat: int, tried: np.ndarray) -> Question:
        sides = self.sides(position.states["options"].tobytes())
        key = drawn_seed(self.seed, known(position, seat))
        return Question(position.states, seat, sides, tried, key, self.rounds)

    def stand(self, position: Position, seat: int, worlds: int) -> np.ndarray:
        """What every side is worth, as far as the seat can know it, on average over so many deals."""
        here = self.question(position, seat, np.arange(0))
        return self.minds[0].stand(here.states, seat, here.sides, here.key, worlds)

    def likeliest(self, likely: np.ndarray) -> np.ndarray:
        """The places of the moves that a search tries."""
        tried = np.argsort(-likely, kind="stable")[:TRIED]
        return tried[likely[tried] > likely[tried[0]] / 200]

    def searched(self, likely: np.ndarray, position: Position, seat: int) -> int:
        """Of the likeliest moves the one whose turn ends best, over several deals of what the seat cannot know."""
        tried = self.likeliest(likely)
        return int(tried[best_of(self.question(position, seat, tried), self.minds, self.budget)])


def at_level(level: str, thought: Budget | None = None) -> Any:
    """How to make a bot of a level. Where nothing fitting was learned it says so, and plays greedily."""
    usual = USUAL_THOUGHT if level == MASTER else NO_THOUGHT

    def make(game: GameAtTable, seed: int = 0) -> Any:
        try:
            home = game.kind.home
            budget = usual if thought is None else thought
            bot: Any = LearnedBot(game, seed, temperatures(home)[level], budget, by_worth=errs_by_worth(home))
        except PeltryError as error:
            if (said := f"{level}: {error}; it plays greedily instead") not in _said:
                _said.add(said)
                log.warning(said)
            bot = GreedyBot(game, seed)
        bot.name = level
        return bot

    return make


def in_so_much_time(name: str) -> Any:
    """`master@1`: the Master with so many seconds for a move, `master@1x4` on four cores; `master@0` plays at once."""
    level, _, time = name.partition("@")
    return at_level(level, thought_of(name, time if level == MASTER else ""))


def thought_of(name: str, time: str) -> Budget:
    """What stands behind the @ of a bot's name."""
    seconds, times, cores = time.partition("x")
    try:
        budget = Budget(seconds=float(seconds), cores=int(cores) if times else 1)
    except ValueError:
        budget = Budget(seconds=-1)
    if not 0 <= budget.seconds <= LONGEST_THOUGHT or not 1 <= budget.cores <= MOST_CORES:
        usage = f"{MASTER}@S or FILE.npz@S, S from 0 to {LONGEST_THOUGHT}, or on C cores @SxC, C from 1 to {MOST_CORES}"
        raise PeltryError(f"{name!r} names no bot; one with a time is {usage}")
    return budget
