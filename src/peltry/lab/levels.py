"""Calibrating the levels, from the Master down: each is beaten by the level above in three games of four."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..bots.levels import LEVELS, USUAL_THOUGHT, LearnedBot, errs_by_worth
from ..kernel.seeds import drawn_seed
from ..table.library import GameAtTable
from . import duels
from .arena import pairing
from .duels import Duel, Table

AIM = 0.75  # of the victories of a level and the one below, how many are the higher one's
GENTLE = 0.87  # the same for the lowest level: a first game should be able to beat it
COLDEST, HOTTEST = 0.05, 40.0
STEPS = 6  # halvings of what is still open


def calibrated(
    game: GameAtTable,
    table: Table,
    games: int,
    seed: int,
    tell: Callable[[str, float, float], None],
    aim: float = AIM,
    gentle: float = GENTLE,
) -> dict[str, float]:
    """The temperature of every level."""
    found, by_worth = {"master": 0.0}, errs_by_worth(game.kind.home)
    above = LearnedBot(game, seed, 0.0, USUAL_THOUGHT)
    for level in reversed(LEVELS[:-1]):
        low, high = max(COLDEST, found[LEVELS[LEVELS.index(level) + 1]]), HOTTEST
        for _ in range(STEPS):
            middle = (low * high) ** 0.5
            won = share_of(game, table, above, LearnedBot(game, seed, middle, by_worth=by_worth), games, seed)
            tell(level, middle, won)
            low, high = (low, middle) if won > (gentle if level == LEVELS[0] else aim) else (middle, high)
        found[level] = round((low * high) ** 0.5, 3)
        above = LearnedBot(game, seed, found[level], by_worth=by_worth)
    return {level: found[level] for level in LEVELS}


def share_of(game: GameAtTable, table: Table, one: LearnedBot, other: LearnedBot, games: int, seed: int) -> float:
    """How much of the victories the first has, the only one of its kind at the table, beside one of the others.

    Victories are counted, not games: where all may lose, a game that nobody won says nothing of either.
    """
    own = others = 0.0
    for duel in alone_first(pairing("one", "other", table.players, 2 * games, seed)):
        one.seed, other.seed = drawn_seed(duel.seed, "one"), drawn_seed(duel.seed, "other")
        ended = duels.play_with(table, duel, [one if name == "one" else other for name in duel.bots])
        won = ended.share[duel.bots.index("one")]
        own += won
        others += (sum(ended.share) - won) / (table.players - 1)
    return own / (own + others) if own + others else 0.5


def alone_first(found: list[Duel]) -> Iterator[Duel]:
    yield from (duel for duel in found if duel.bots.count("one") == 1)
