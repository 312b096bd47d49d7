"""What every look is made with: what is printed, what everybody sees as plain Python, one seat's sight of it.

A part is made by a function of the pieces (what is printed) and of a few numbers and names. It gets nothing of the
table, so it can show nothing else: functions that take a `Sight` hand it what it needs, and only what the seat may see.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import Any, ClassVar, Generic, TypeVar

from ..kernel.declared import Decisions, Moves
from ..kernel.game import COLOURS, Message, Words
from ..kernel.saying import pending_in
from .parts import Part
from .scene import Alike, Node, View

UNCERTAIN = ("reconstructed", "guessed_card")  # sources that a player should know of
NOBODY = -1

Subtree = Node | Part
MakePart = Callable[..., Subtree]
Painted = TypeVar("Painted")
Row = TypeVar("Row")


class Pieces:
    """What is printed on the pieces."""

    def __init__(self, box: Any, printed: dict[str, str]):
        self.box = box[0] if box.shape else box
        self.printed = printed

    def source(self, *keys: str) -> str | None:
        """How uncertain these printed values are at worst, so that the table can say so; None when they are known."""
        sources = {self.printed.get(key) for key in keys}
        return next((source for source in UNCERTAIN if source in sources), None)


class Board:
    """What everybody sees as plain Python, read once for all who look.

    Fields that a game's board declares are called as in the record, and read from it.
    """

    def __init__(self, sight: Any, decisions: Decisions):
        for name in type(self).__annotations__:
            setattr(self, name, plain(sight[name]))
        self.over = bool(sight["over"])
        self.pending = pending_in(decisions, sight) if sight["depth"] and not self.over else None
        self.asked, self.to_play = (NOBODY, NOBODY) if self.pending is None else (self.pending.kind, self.pending.who)

    def asked_for(self, number: str) -> int:
        """A number of the pending decision."""
        assert self.pending is not None
        return self.pending[number]


def plain(value: Any) -> Any:
    """A number, or rows of numbers, of a record."""
    shape = getattr(value, "shape", ())
    if not shape:
        return int(value)
    return tuple(value.tolist()) if len(shape) == 1 else tuple(map(tuple, value.tolist()))


def plain_rows(kind: type[Row], records: Any) -> list[Row]:
    """Every record as a named tuple, whose fields are called as the record's."""
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return [kind(*row) for row in zip(*(plain(records[name]) for name in names), strict=True)]


SomeBoard = TypeVar("SomeBoard", bound=Board)
SomePieces = TypeVar("SomePieces", bound=Pieces)


class Sight(Generic[SomeBoard, SomePieces]):
    """One seat's sight of the table, and the moves that this seat may make now."""

    all_moves: ClassVar[Moves]  # of the game
    words: ClassVar[Words]

    def __init__(self, view: View, board: SomeBoard, pieces: SomePieces):
        self.view, self.seat, self.names = view, view.seat, view.names
        self.board, self.pieces, self.box = board, pieces, pieces.box
        self.bottom = max(self.seat, 0)  # whose things lie in front; a spectator looks over the first one's shoulder
        self.legal = frozenset(view.legal)

    @property
    def around(self) -> list[int]:
        """Every side in the order of the seats, whose things lie in front first."""
        return [*range(self.bottom, len(self.names)), *range(self.bottom)]

    def part(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(pieces, *made_of)`: a part of the scene, made of nothing else."""
        return self.view.part(make, self.pieces, *made_of)

    def whole(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(part, pieces, *made_of)`: a part with those that lie in it, which `part` makes."""
        return self.view.whole(make, self.pieces, *made_of)

    def shared(self, paint: Callable[[Any], Painted]) -> Painted:
        """`paint(sight)` for the one who decides; to all others it looks as to somebody who only watches: once for all.

        For what shows nothing of one's own but the moves one may make.
        """
        if self.board.to_play == self.seat:
            return paint(self)
        painted: Painted = self.view.public(self._watched(paint))
        return painted

    def alike(self, paint: Callable[[Any], Node | None]) -> Node | Alike | None:
        """The same for one node, which is then written once for all others, too."""
        return paint(self) if self.board.to_play == self.seat else self.view.alike(self._watched(paint))

    def _watched(self, paint: Callable[[Any], Painted]) -> Callable[[View], Painted]:
        look: Callable[[View], Any] = type(self)
        return for_those_who_watch(look, paint)

    def asks(self, kind: int) -> bool:
        """Whether this seat is asked that just now."""
        return self.board.asked == kind and self.board.to_play == self.seat

    @functools.cached_property
    def by_verb(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for move in sorted(self.legal):
            found.setdefault(self.all_moves[move].verb, []).append(move)
        return found

    def moves(self, verb: str, **meaning: int) -> tuple[int, ...]:
        """The legal moves of one verb, of those that mean this."""
        found = self.by_verb.get(verb)
        if found is None:  # nearly always
            return ()
        chosen = [(move, self.all_moves[move].chosen) for move in found]
        return tuple([move for move, each in chosen if all(each[name] == value for name, value in meaning.items())])

    def said(self, move: int) -> Message:
        return self.words.say_move(self.all_moves[move], self.view.sight, self.box)

    def button(self, move: int, look: str = "", art: str | None = None) -> Node | None:
        """A move that belongs to no piece, or that is worth a button of its own."""
        if move not in self.legal:
            return None
        return Node(f"do-{move}", "button", art, look, self.said(move), moves=[move])


@functools.cache
def for_those_who_watch(look: Callable[[View], Any], paint: Callable[[Any], Any]) -> Callable[[View], Any]:
    return lambda view: paint(view.public(look))


def chip(side: int, name: str = "chip", colour: str = "") -> Node:
    """A side's colour and crest."""
    colour = colour or COLOURS[side]
    return Node(f"{name}-{side}", "chip", f"crest-{colour}", f"p-{colour}")
