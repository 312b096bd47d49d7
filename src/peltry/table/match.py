"""A match: a game, options, a seed and the moves made so far. Everything else follows from these."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cached_property
from operator import index
from typing import Any, NamedTuple

from ..errors import BadOption, CannotUndo, IllegalMove, TooMuchToDecide, TooMuchToTell
from ..kernel.declared import Move
from ..kernel.game import Message
from ..kernel.position import Position
from ..kernel.tools.decisions import OVERFULL
from ..kernel.tools.records import STACK_DEPTH
from .history import History, Played, Told
from .library import GameAtTable, checked_seed
from .refused import with_reason


class Step(NamedTuple):
    """One move of a match with the positions around it."""

    number: int  # from 1
    played: Played
    before: Position
    after: Position


def seed_commitment(seed: int) -> str:
    """The SHA-256 of a seed's decimal digits, published before the first move."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


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
        self.history = History(game.events, game.moves)
        self.position: Position = game.engine.position(self.options, self.seed)
        if is_overfull(self.position):
            raise TooMuchToDecide("overfull-setup", game=game.name, most=STACK_DEPTH)
        self.opening = Told(self.position.raw_events(), game.events)

    def _all_names(self, names: list[str] | None) -> list[str]:
        """A name for each side; automas bring their own."""
        given = list(names or [])
        if len(given) > self.players:
            raise BadOption("too-many-names", names=len(given), players=self.players)
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
        """The record of the table, secrets included: for whoever runs the game, not for a seat."""
        return self.position.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def moves(self) -> list[int]:
        """The moves made so far."""
        return self.history.moves()

    def to_play(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return self.position.to_play()

    def legal(self) -> list[int]:
        """The moves that may be made now."""
        return self.position.legal()

    def scores(self) -> list[int]:
        """Points of every side, automas included: so far, or final when the game is over."""
        return self.position.scores()

    def ranking(self) -> list[int]:
        """Every side, best first."""
        return [int(side) for side in self.game.rules.ranking(self.state, self.scores())]

    def winners(self) -> list[int]:
        """Who won: nobody in a shared defeat, several in a draw."""
        return self.game.rules.winners(self.state, self.scores())

    def describe(self, move: int) -> str:
        """A move's short text, which `play` takes too."""
        return self.game.moves.describe(move)

    def read(self, move: int) -> Move:
        """A move with the names of what it chooses: `match.read(17).place`."""
        return self.game.moves[move]

    def sight(self, seat: int) -> Any:
        """What a seat sees of the table, as a record."""
        return self.position.sight(seat)

    def walk(self, first: int = 0, last: int | None = None) -> Iterator[Step]:
        """Through the match move by move, from the position after `first` moves to that after `last`."""
        before = self.at(first)
        for number, played in enumerate(self.history[first:last], first + 1):
            after = before.copy()
            after.play(played.move)
            yield Step(number, played, before, after)
            before = after

    # What can be done.

    def play(self, move: int | str) -> Played:
        """Make one move and get what happened. An illegal move is refused and nothing changes."""
        if isinstance(move, str):
            number = self.game.moves.parse(move)
        else:
            try:
                number = index(move)
            except TypeError:
                raise IllegalMove("move-no-text", move=repr(move)) from None
        position = self.position
        try:
            position.play(number)
        except IllegalMove as refusal:
            raise with_reason(refusal, position, number) from None
        except TooMuchToTell:
            self.position = self.at(len(self.history))
            raise
        if position.count == 0 and is_overfull(position):
            self.position = self.at(len(self.history))
            raise TooMuchToDecide("overfull-move", move=self.describe(number), most=STACK_DEPTH)
        played = Played(
            number, position.mover, position.told_news, position.raw_events(), self.game.events, self.game.moves
        )
        self.history.append(played)
        return played

    def was_news(self, played: Played) -> bool:
        """Whether somebody learned something by a move: by chance, or because others saw a card of a hidden hand."""
        return played.told_news or (self.players > 1 and played.shows_a_hand())

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move may be taken back freely: nobody has learned anything since.

        A seat may take back only its own move; without a seat, anybody's.
        """
        if not self.history or (seat is not None and self.history[-1].seat != seat):
            return False
        return not self.was_news(self.history[-1])

    def told_after(self, times: int) -> list[Told]:
        """What was told after the first `times`: the setup is told first, then every move tells once."""
        return [*([] if times else [self.opening]), *self.history[max(0, times - 1) :]]

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
        self.position = self.at(length)
        return self.history.cut(length)

    def at(self, length: int) -> Position:
        """The position after the first `length` moves."""
        position = self.game.engine.position(self.options, self.seed)
        position.replay(self.history.moves(length))
        return position

    def fork(self, length: int | None = None) -> Match:
        """A new match that goes on from any move of this one."""
        twin = Match(self.game, self.players, self.seed, self.chosen, self.names[: self.players])
        for move in self.history.moves(length):
            twin.play(move)
        return twin

    def __repr__(self) -> str:
        now = "over" if self.over else f"{self.names[self.to_play()]} to play"
        made = len(self.history)
        moves = "move" if made == 1 else "moves"
        seats = "player" if self.players == 1 else "players"
        return f"<{self.game.name}, {self.players} {seats}, {made} {moves} made, {now}>"
