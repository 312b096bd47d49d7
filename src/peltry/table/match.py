"""A match: a game, options, a seed and the moves made so far. Everything else follows from these."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from operator import index
from typing import Any

import numpy as np

from ..errors import BadOption, CannotUndo, IllegalMove, TooMuchToDecide
from ..kernel.contract import Message
from ..kernel.decisions import OVERFULL
from ..kernel.position import Position
from ..kernel.records import EVENT, STACK_DEPTH
from .library import GameAtTable, checked_seed

Event = tuple[int, ...]


class Told(Sequence[Event]):
    """What was told, event by event. It is read only when somebody looks: a search plays thousands of moves unseen."""

    __slots__ = ("_raw",)

    def __init__(self, raw: bytes):
        self._raw = raw

    @property
    def events(self) -> tuple[Event, ...]:
        numbers = np.frombuffer(self._raw, np.int16).reshape(-1, EVENT.itemsize // 2)
        return tuple(tuple(event) for event in numbers.tolist())

    def __len__(self) -> int:
        return len(self._raw) // EVENT.itemsize

    def __getitem__(self, index: Any) -> Any:
        return self.events[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.events == tuple(other)

    def __hash__(self) -> int:
        return hash(self.events)

    def __repr__(self) -> str:
        return repr(self.events)


class Played(Told):
    """What one move made happen; which it was, by whom, and whether somebody learned something by it."""

    __slots__ = ("move", "seat", "told_news")

    def __init__(self, move: int, seat: int, told_news: bool, raw: bytes):
        self._raw = raw
        self.move = move
        self.seat = seat
        self.told_news = told_news


def seed_commitment(seed: int) -> str:
    """The SHA-256 of a seed's decimal digits, published before the first move."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


OVERFULL_TOLD = f"with these printed values more than {STACK_DEPTH} things would wait to be decided at once"


def is_overfull(position: Position) -> bool:
    return int(position.state["over"]) == OVERFULL


class Match:
    """One game being played. Moves are numbers or their canonical text."""

    def __init__(
        self,
        game: GameAtTable,
        players: int,
        seed: int,
        options: dict[str, Any] | None = None,
        names: list[str] | None = None,
    ):
        self.game = game
        self.players = game.checked_players(players)
        self.seed = checked_seed(seed)
        self.chosen = dict(options or {})
        self.options = game.options(self.players, self.chosen)
        self.sides = game.rules.sides(self.options[0])
        self.names = self._all_names(names)
        self.history: list[Played] = []
        self.position: Position = game.engine.position(self.options, self.seed)
        if is_overfull(self.position):
            raise TooMuchToDecide(f"{game.name} cannot begin: {OVERFULL_TOLD}; correct the printed values")
        self.opening: Sequence[Event] = Told(self.position.raw_events())

    def _all_names(self, names: list[str] | None) -> list[str]:
        """A name for each side; automas bring their own."""
        given = list(names or [])
        if len(given) > self.players:
            raise BadOption(f"{len(given)} names for {self.players} players")
        given += [f"Player {i + 1}" for i in range(len(given), self.players)]
        automas = [side for side in self.sides if side != "seat"]
        return given + [automa.title() for automa in automas]

    # What can be asked.

    def names_said(self, say: Callable[[Message], str]) -> list[str]:
        """Everybody's name. An automa is called as its game's words call it, in the language of whoever listens."""
        pairs = zip(self.names, self.sides, strict=True)
        return [name if side == "seat" else say(Message(f"side-{side}")) for name, side in pairs]

    @cached_property
    def commitment(self) -> str:
        return seed_commitment(self.seed)

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def moves(self) -> list[int]:
        return [played.move for played in self.history]

    def to_play(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return self.position.to_play()

    def legal(self) -> list[int]:
        return self.position.legal()

    def scores(self) -> list[int]:
        """Points of every side, automas included: so far, or final when the game is over."""
        return self.position.scores()

    def ranking(self) -> list[int]:
        """Every side, best first."""
        return self.game.rules.ranking(self.state, self.scores())

    def winners(self) -> list[int]:
        """Who won: nobody in a shared defeat, several in a draw."""
        return self.game.rules.winners(self.state, self.scores())

    def describe(self, move: int) -> str:
        return self.game.rules.describe(move)

    # What can be done.

    def play(self, move: int | str) -> Played:
        """Make one move and get what happened. An illegal move is refused and nothing changes."""
        if isinstance(move, str):
            number = self.game.rules.parse(move)
        else:
            try:
                number = index(move)
            except TypeError:
                raise IllegalMove(f"a move is a whole number or its text, not {move!r}") from None
        position = self.position
        position.play(number)
        if position.count == 0 and is_overfull(position):
            self.position = self.at(len(self.history))
            raise TooMuchToDecide(f"{self.describe(number)} cannot be played: {OVERFULL_TOLD}; choose another move")
        played = Played(number, position.mover, position.told_news, position.raw_events())
        self.history.append(played)
        return played

    def was_news(self, played: Played) -> bool:
        """Whether somebody learned something by a move: by chance, or because others saw a card of a hidden hand."""
        shows: dict[int, int] = getattr(self.game.rules, "SHOWS", {})  # the number of each event that is such a card
        if played.told_news or not shows or self.players == 1:
            return played.told_news
        return any(event[0] in shows and event[shows[event[0]]] >= 0 for event in played)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move may be taken back freely: nobody has learned anything since.

        A seat may take back only its own move; without a seat, anybody's.
        """
        if not self.history or self.was_news(self.history[-1]):
            return False
        return seat is None or self.history[-1].seat == seat

    def undo(self, seat: int | None = None) -> Played:
        """Take the last move back."""
        if not self.history:
            raise CannotUndo("there is no move to take back")
        if not self.can_undo(seat):
            reason = "it showed something new" if self.was_news(self.history[-1]) else "another player made it"
            raise CannotUndo(f"the last move cannot be taken back: {reason}")
        return self.rewind(len(self.history) - 1)[0]

    def rewind(self, length: int) -> list[Played]:
        """Go back to the position after `length` moves, whatever was learned: all players agreed."""
        if not 0 <= length <= len(self.history):
            raise CannotUndo(f"the match has {len(self.history)} moves, it cannot go back to move {length}")
        gone = self.history[length:]
        self.position = self.at(length)
        del self.history[length:]
        return gone

    def at(self, length: int) -> Position:
        """The position after the first `length` moves."""
        position = self.game.engine.position(self.options, self.seed)
        position.replay(self.moves[:length])
        return position

    def fork(self, length: int | None = None) -> Match:
        """A new match that goes on from any move of this one."""
        twin = Match(self.game, self.players, self.seed, self.chosen, self.names[: self.players])
        for played in self.history[: len(self.history) if length is None else length]:
            twin.play(played.move)
        return twin
