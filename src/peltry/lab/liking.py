"""Does it pay to do more of something? A learned player with a liking for it, among plain ones, on the same deals.

A liking is a bonus on how likely a move is, for what the rest of its turn makes happen: `relieved:3` for every Scout
relieved by a worker, `marked.tile=1,9&ritual=0:2` for a marker on the front of one of two tiles. If somebody with a
liking does better than the plain ones, whoever learned the game anew would find what it found; so printed values can be
tried without learning anything.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..bots.levels import LearnedBot, learned_player
from ..errors import PeltryError
from ..kernel.declared import Events
from ..kernel.position import Position
from ..kernel.seeds import drawn_seed
from ..kernel.tools import entries
from ..kernel.tools.records import EVENT
from ..masters.mind import LONGEST_TURN
from ..masters.network import views
from ..masters.parts import parts_of
from ..masters.weights import Learned
from ..table.library import GameAtTable
from .duels import Duel, Ended, Table, play_with
from .wins import SURE, wilson

NUMBERS = EVENT.itemsize // 2
LAST_TURN = 1 << 30
OUTPUT = -1  # in the place of a kind of event
FOND, PLAIN = "fond", "plain"
REACH = 1.5  # times the strongest liking: how much less likely a move may be than the likeliest to be thought of


@dataclass(frozen=True)
class Liking:
    """A kind of event, which values which of its numbers must have (none: whatever they are), what one is worth."""

    text: str
    kind: int
    wanted: tuple[tuple[int, frozenset[int]], ...]
    weight: float
    last: int  # the turn with which it ends

    def meets(self, raw: Sequence[int], seat: int) -> bool:
        return raw[0] == self.kind and raw[1] == seat and all(raw[place] in values for place, values in self.wanted)


def place_of(kind: str, number: str, events: Events) -> tuple[int, int]:
    """Which kind of event it is, and where among a raw event's numbers that one stands."""
    if kind not in events.names:
        raise PeltryError(f"there is no event {kind!r}; the events are: {', '.join(events.names)}")
    fields = events.types[events.names.index(kind)]._fields
    if number not in fields:
        raise PeltryError(f"{kind} has no number {number!r}; it has: {', '.join(fields)}")
    return events.names.index(kind), 1 + fields.index(number)


def read_liking(text: str, game: GameAtTable) -> Liking:
    """`KIND:WEIGHT` or `KIND.NUMBER=VALUE,…&NUMBER=VALUE,…:WEIGHT`; or `VERB:WEIGHT` for an output of the network.

    `WEIGHT@TURN`: up to that turn, as the game's rules number turns.
    """
    what, _, weight = text.rpartition(":")
    weight, at, last = weight.partition("@")
    kind, dot, which = what.partition(".")
    events, wanted = game.kind.pieces.events, []
    try:
        worth, until = float(weight), int(last) if at else LAST_TURN
        if what in parts_of(game.kind.pieces.moves).names and not at:
            return Liking(what, OUTPUT, (), worth, until)
        for each in which.split("&") if dot else ():
            number, _, values = each.partition("=")
            wanted.append((place_of(kind, number, events)[1], frozenset(int(value) for value in values.split(","))))
    except ValueError:
        form = "KIND:WEIGHT or KIND.NUMBER=VALUE,VALUE&NUMBER=VALUE:WEIGHT, and @TURN"
        raise PeltryError(f"{text!r} is no liking; one is {form}") from None
    return Liking(what, place_of(kind, "who", events)[0], tuple(wanted), worth, until)


def biased(learned: Learned, names: Sequence[str], likings: Sequence[Liking]) -> Learned:
    """A network that likes so much better what it has an output for."""
    flat = learned.flat.copy()
    outputs = views(flat, learned.shape)["like+"]
    for each in likings:
        outputs[names.index(each.text)] += each.weight
    return replace(learned, flat=flat)


def told_by(position: Position) -> list[list[int]]:
    """What the last move made happen, as rows of numbers."""
    rows: list[list[int]] = np.frombuffer(position.raw_events(), np.int16).reshape(-1, NUMBERS).tolist()
    return rows


class FondBot(LearnedBot):
    """Plays at once what it likes best, and likes some things better than it learned to.

    It counts what the rest of its turn would bring as well, played on as it likes: a marker on a tile is worth what is
    then done there.
    """

    name = FOND

    def __init__(self, game: GameAtTable, likings: Sequence[Liking], learned: Learned | None = None):
        learned, names = learned or learned_player(game.kind), parts_of(game.kind.pieces.moves).names
        super().__init__(game, learned=biased(learned, names, [each for each in likings if each.kind == OUTPUT]))
        self.likings = [each for each in likings if each.kind != OUTPUT]
        self.unlikeliest = math.exp(-1 - REACH * max((abs(each.weight) for each in likings), default=0.0))

    def choose(self, position: Position, seat: int) -> int:
        turn = turn_of(position)
        likings = [each for each in self.likings if each.last >= turn]
        if position.count == 1 or not likings:
            return super().choose(position, seat)
        choices = self.choices(position, seat, likings)
        if len(choices) == 1:
            return choices[0][1]
        return max((liked + self.rest(trial, seat, turn, likings), move) for liked, move, trial in choices)[1]

    def choices(self, position: Position, seat: int, likings: list[Liking]) -> list[tuple[float, int, Position]]:
        """The moves that are not out of the question: how well each is liked for itself, and where it leads."""
        moves, likely, _ = self.minds[0].consider(position.states, seat)
        found, least = [], self.unlikeliest * likely.max()
        for move, share in zip(moves.tolist(), likely.tolist(), strict=True):
            if share >= least:
                trial = position.copy()
                trial.play(move)
                found.append((math.log(share) + bonus(trial, seat, likings), move, trial))
        return found

    def rest(self, position: Position, seat: int, turn: int, likings: list[Liking]) -> float:
        """What is added by all that follows in this turn."""
        added = 0.0
        for _ in range(LONGEST_TURN):
            if position.over or position.to_play() != seat or turn_of(position) != turn:
                break
            if position.count == 1:
                position.play(int(position.out[0]))
            else:
                position = max(self.choices(position, seat, likings), key=lambda choice: choice[:2])[2]
            added += bonus(position, seat, likings)
        return added


def bonus(position: Position, seat: int, likings: list[Liking]) -> float:
    """For what the last move made happen."""
    told = told_by(position)
    return sum(each.weight for each in likings for raw in told if each.meets(raw, seat))


def turn_of(position: Position) -> int:
    engine = position.engine
    return int(engine.look(entries.TURN, position.states, engine.box, position.logs, position.out, 0, 0))


@dataclass(frozen=True)
class Outcome:
    """One game with one fond player: by how much it beat the others, what it had of the victory, what everybody did."""

    seat: int
    ahead: float
    share: float
    done: Counter[tuple[str, int, bool]]


class Trial:
    """Games between one fond player and plain ones, at one kind of table."""

    def __init__(self, table: Table, learned: Learned | None = None, counted: Sequence[str] = ()):
        self.table, self.game, self.learned = table, table.open(), learned
        self.plain = LearnedBot(self.game, learned=learned)
        events = self.game.kind.pieces.events
        self.counted = [
            (text, *place_of(kind, number, events)) for text in counted for kind, _, number in [text.partition(".")]
        ]

    def play(self, likings: Sequence[Liking], deal: int, seat: int) -> Outcome:
        fond = FondBot(self.game, likings, self.learned)
        bots = [fond if each == seat else self.plain for each in range(self.table.players)]
        names = tuple(FOND if each == seat else PLAIN for each in range(self.table.players))
        ended = play_with(self.table, Duel(deal, names), bots)
        others = [points for each, points in enumerate(ended.points[: self.table.players]) if each != seat]
        ahead = ended.points[seat] - (sum(others) / len(others) if others else 0)
        return Outcome(seat, ahead, ended.share[seat], self._done(ended, seat))

    def _done(self, ended: Ended, seat: int) -> Counter[tuple[str, int, bool]]:
        """What happened to whom: the game is played again."""
        done: Counter[tuple[str, int, bool]] = Counter()
        if self.counted:
            position = self.table.position(ended.duel.seed)
            for move in ended.moves:
                position.play(move)
                for raw in told_by(position):
                    for text, kind, place in self.counted:
                        if raw[0] == kind:
                            done[text, raw[place], raw[1] == seat] += 1
        return done

    def games(self, likings: Sequence[Liking], count: int, first: int) -> Iterator[Outcome]:
        """In every seat of the same deals."""
        for number in range(count):
            yield self.play(likings, first + number // self.table.players, number % self.table.players)


def told(outcomes: Sequence[Outcome], players: int) -> dict[str, Any]:
    """How the fond player fared, each figure with its 95 % interval, and how often it and a plain one did what."""
    won, ahead = sum(each.share for each in outcomes), np.array([each.ahead for each in outcomes])
    low, high = wilson(round(won), len(outcomes))
    reach = SURE * float(ahead.std(ddof=1)) / math.sqrt(len(ahead)) if len(ahead) > 1 else math.inf
    done: Counter[tuple[str, int, bool]] = Counter()
    for each in outcomes:
        done.update(each.done)
    counts: dict[str, dict[str, list[float]]] = {}
    for text, value in sorted({(text, value) for text, value, _ in done}):
        fond, plain = (done[text, value, own] / len(outcomes) for own in (True, False))
        counts.setdefault(text, {})[str(value)] = [round(fond, 3), round(plain / max(1, players - 1), 3)]
    return {
        "games": len(outcomes), "won": won, "rate": round(won / len(outcomes), 4), "low": round(low, 4),
        "high": round(high, 4), "fair": round(1 / players, 4), "ahead": round(float(ahead.mean()), 3),
        "ahead_reach": round(reach, 3), "done": counts,
    }  # fmt: skip


def weighted(likings: Sequence[Liking], weights: np.ndarray) -> list[Liking]:
    return [replace(each, weight=float(weight)) for each, weight in zip(likings, weights, strict=True)]


def searched(
    trial: Trial, likings: Sequence[Liking], rounds: int, pairs: int, spread: float, seed: int
) -> Iterator[list[Liking]]:
    """Better weights, round by round: each pair of games tries a step and its opposite on the same deal and seat.

    Rounds move the weights less and less: chance alone would lead a search that went on as it began anywhere.
    """
    chance, players = np.random.default_rng(drawn_seed(seed, "steps")), trial.table.players
    weights = np.array([each.weight for each in likings])
    for number in range(rounds):
        steps = chance.normal(0, 1, (pairs, len(weights)))
        gains = np.zeros(pairs)
        for pair, step in enumerate(steps):
            deal = drawn_seed(seed, "deal", number, pair // players)
            there, back = (
                trial.play(weighted(likings, weights + sign * spread * step), deal, pair % players).ahead
                for sign in (1, -1)
            )
            gains[pair] = there - back
        scale = max(1e-9, float(np.sqrt((gains**2).mean())))
        weights = weights + spread * (1 - number / rounds) * (gains / scale) @ steps / math.sqrt(pairs)
        yield weighted(likings, weights)
