"""How a game went, as a learned player sees it: which share of the win each seat could expect, where it let some go.

Every judgement is made with what its seat knew then: in worlds dealt anew for it (see fair.py). Only real choices are
looked at, and of these the most doubtful ones, as many as the budget allows; the same game is judged the same way
wherever it is.

    analysis = peltry.analyse(match)
    analysis.shares[-1], [lapse.points for lapse in analysis.lapses]
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..kernel.turns import turn_of
from .advice import SURELY, WORLDS, Gap, advised, error_of, followed, shares_at_the_end
from .levels import LearnedBot
from .standing import Meaning, meaning_of

if TYPE_CHECKING:
    from ..kernel.position import Position
    from ..table.match import Match


@dataclass(frozen=True)
class Budget:
    """How much is thought about a game."""

    moments: int = 120  # of the curve
    worlds: int = 6  # in which each seat is judged there
    choices: int = 48  # that are looked at closely
    deals: int = 4  # in which the better move is found
    judging: int = 12  # others, in which it is compared with the move that was made


@dataclass(frozen=True)
class Lapse:
    """A turn in which a seat let something go, by the choice in it that cost the most."""

    at: int  # moves made before that choice
    seat: int
    played: int
    better: int  # what the Master would have done there
    lost: float  # of the win, in the whole turn
    points: float | None  # the same in points, where a game is about them
    gap: Gap


@dataclass(frozen=True)
class Analysis:
    at: list[int]  # after how many moves
    shares: list[list[float]]  # of the win, that each side could expect there; what is missing is nobody's
    lapses: list[Lapse]  # the worst first
    choices: int  # real ones there were, of those who were judged
    looked: int  # looked at closely


class Choice(NamedTuple):
    """A real choice that was made."""

    at: int
    seat: int
    turn: int
    played: int  # its place in the list of legal moves
    doubt: float  # the logarithm of how much better another was liked


class Slip(NamedTuple):
    """Another move would have led further, by so much worth."""

    choice: Choice
    world: Position
    better: int
    worth: float


LEAST_DOUBT = 0.7  # the best was liked twice as much
LEAST_LOST = 0.01  # of the win; where points say nothing, less is not told
TOLD = 12  # turns at most
LOOKED_THROUGH, CURVE_DRAWN = 0.05, 0.3  # of the work, when the game has been read and when its curve is drawn
USUAL = Budget()


def analyse(match: Match, seats: Collection[int] | None = None, budget: Budget = USUAL) -> Analysis:
    """How a match went. `seats`: whose choices are judged; all by default."""
    *_, done = steps(match, seats, budget)
    assert isinstance(done, Analysis)
    return done


def steps(
    match: Match, seats: Collection[int] | None = None, budget: Budget = USUAL, judge: LearnedBot | None = None
) -> Iterator[float | Analysis]:
    """The same bit by bit: how much of it is done, between 0 and 1, and at the end the analysis."""
    bot = judge or LearnedBot(match.game)
    meaning = meaning_of(match.game.kind.home, len(match.sides))
    judged = range(match.players) if seats is None else seats
    moments, made = looked_through(match, bot, judged, budget.moments)
    yield LOOKED_THROUGH
    shares = []
    for number, position in enumerate(moments.values(), 1):
        shares.append(shares_at(match, bot, meaning, position, budget.worlds))
        yield LOOKED_THROUGH + (CURVE_DRAWN - LOOKED_THROUGH) * number / len(moments)
    doubtful = sorted((each for each in made if each.doubt >= LEAST_DOUBT), key=lambda each: -each.doubt)
    close = sorted(doubtful[: budget.choices])
    slips = []
    for number, (choice, position) in enumerate(positions_of(match, close), 1):
        if (slip := slipped(bot, choice, position, budget)) is not None:
            slips.append(slip)
        yield CURVE_DRAWN + (1 - CURVE_DRAWN) * number / len(close)
    yield Analysis([*moments], shares, lapses_of(bot, meaning, slips), len(made), len(close))


def looked_through(
    match: Match, bot: LearnedBot, judged: Collection[int], most: int
) -> tuple[dict[int, Position], list[Choice]]:
    """The moments of the curve, where turns begin, and every real choice of those who are judged."""
    begins: list[tuple[int, Position]] = []
    made, turn, owner = [], 0, (-2, -1)
    for step in match.walk():
        position, seat = step.before, step.before.to_play()
        now = seat, turn_of(position.engine, position.states)
        if now != owner:
            owner, turn = now, turn + 1
            begins.append((step.number - 1, position))
        if position.count > 1 and seat in judged:
            made.append(doubted(bot, position, Choice(step.number - 1, seat, turn, step.played.move, 0)))
    begins.append((len(match.history), match.position))
    every = max(1, -(-(len(begins) - 1) // most))
    kept = [*begins[:-1:every], begins[-1]]
    return dict(kept), made


def doubted(bot: LearnedBot, position: Position, choice: Choice) -> Choice:
    """How much better the Master liked another move, as the seat saw the table."""
    world = position.redealt(choice.seat, choice.at)
    moves, likely, _ = bot.minds[0].consider(world.states, choice.seat)
    played = [*moves].index(choice.played)
    doubt = float(np.log(max(likely.max(), 1e-12)) - np.log(max(likely[played], 1e-12)))
    return choice._replace(played=played, doubt=doubt)


def positions_of(match: Match, choices: list[Choice]) -> Iterator[tuple[Choice, Position]]:
    """Each choice with the table at which it was made."""
    due = {choice.at: choice for choice in choices}
    for step in match.walk():
        if (choice := due.get(step.number - 1)) is not None:
            yield choice, step.before


def shares_at(match: Match, bot: LearnedBot, meaning: Meaning, position: Position, worlds: int) -> list[float]:
    """What every side could expect: a seat by what it knew, an automa by what the first seat knew.

    Seats that know different things may together expect more or less than there is: they are brought to a whole.
    """
    sides = len(match.sides)
    if position.over:
        return shares_at_the_end(position)
    found = np.zeros(sides)
    nobody = 0.0
    for seat in range(match.players):
        shares = meaning.shares(bot.stand(position.redealt(seat, seat), seat, worlds))
        found[seat] = shares[seat]
        nobody += (1 - shares.sum()) / match.players
        if seat == 0:
            found[match.players :] = shares[match.players :]
    whole = found.sum() + nobody
    return [float(share / whole) for share in found]


def slipped(bot: LearnedBot, choice: Choice, position: Position, budget: Budget) -> Slip | None:
    """Whether another move would have led further. Found in some deals, judged in others: luck is no reproach."""
    world = position.redealt(choice.seat, choice.at)
    _, likely, _ = bot.minds[0].consider(world.states, choice.seat)
    tried = bot.likeliest(likely)
    if choice.played not in tried:
        tried = np.append(tried, choice.played)
    found = followed(bot, world, choice.seat, tried, range(budget.deals))
    best = int(tried[found.mean(0).argmax()])
    if best == choice.played:
        return None
    pair = np.array([best, choice.played])
    both = followed(bot, world, choice.seat, pair, range(budget.deals, budget.deals + budget.judging))
    behind = both[:, 0] - both[:, 1]
    if behind.mean() <= SURELY * error_of(behind):
        return None
    return Slip(choice, world, best, float(behind.mean()))


def lapses_of(bot: LearnedBot, meaning: Meaning, slips: list[Slip]) -> list[Lapse]:
    """Slips by turns, the dearest first."""
    found = []
    for (seat, _), turn in itertools.groupby(slips, lambda slip: (slip.choice.seat, slip.choice.turn)):
        several = list(turn)
        worst, worth = max(several, key=lambda slip: slip.worth), sum(slip.worth for slip in several)
        choice, world = worst.choice, worst.world
        better, played = (int(world.out[place]) for place in (worst.better, choice.played))
        told = advised(better, worth, True, bot, meaning, bot.stand(world, seat, WORLDS), seat)
        if told.gap != "level" and (told.points is not None or told.lost >= LEAST_LOST):
            found.append((worth, Lapse(choice.at, seat, played, better, told.lost, told.points, told.gap)))
    return [lapse for _, lapse in sorted(found, key=lambda each: -each[0])[:TOLD]]
