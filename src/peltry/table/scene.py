"""A scene: what lies on the table, as one seat may see it, in the game's words.

A scene is a tree of nodes without coordinates. The game's `table.css` lays it out; the browser
client knows nodes, not games. When a node's id turns up in another place, the client lets it glide
there. Nodes that name moves can be chosen while one of these is legal.

What follows from a few values alone can be said to be a part (`View.part`): it is made once for all tables and sent
only when it has changed. See `parts.py`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, TypeVar, cast, overload

from ..kernel.declared import Cost
from ..kernel.game import Message
from ..kernel.sight import SPECTATOR

if TYPE_CHECKING:
    from ..kernel.position import Position
    from .parts import Memory, Part

Text = str | int | Message
Say = Callable[[Message], str]
Thing = TypeVar("Thing")


@dataclass(slots=True)
class Node:
    """One thing on the table."""

    id: str  # stable while the thing exists, unique in the scene
    kind: str  # area, row, strip, card, piece, track, pile, count, text, button: a CSS class `k-KIND`
    art: str | None = None  # an SVG symbol of the game's art, such as `fur-lynx`
    look: str = ""  # more CSS classes, such as `season-autumn p-red`
    text: Text | None = None  # what is written on it
    tip: Text | None = None  # what it is and does, for hovering and for screen readers
    source: str | None = None  # of its printed value, when that is `reconstructed` or `guessed_card`
    moves: list[int] = field(default_factory=list)  # moves that choosing this node can make: when they are legal
    vars: dict[str, Any] = field(default_factory=dict)  # CSS custom properties: {"at": 3} is --at: 3
    children: list[Any] = field(default_factory=list)  # nodes and parts

    def add(self, *nodes: Node | Part | Alike | None) -> Node:
        self.children.extend([node for node in nodes if node is not None])
        return self

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()


class Alike:
    """A subtree that looks the same to all who look at one moment: it is said and written once for them."""

    __slots__ = ("node",)

    def __init__(self, node: Node):
        self.node = node


@dataclass
class View:
    """What a scene is drawn from. `seat` is -1 for a spectator, who sees only what is public."""

    sight: Any  # the record as the seat sees it
    box: Any
    seat: int
    names: list[str]
    legal: list[int]  # the seat's own legal moves, empty when it is not to play
    printed: dict[str, str]  # source of each printed value by key
    memory: Memory | None = None  # where parts are kept from view to view; without it all is made anew
    moment: dict[Any, Any] = field(default_factory=dict)  # of all who look at the same moment, whatever seat

    watched: Callable[[], Any] | None = None  # what somebody sees who only watches
    figured: Callable[[int], dict[str, Any]] | None = None  # what the rules make of what a seat sees
    priced: Callable[[int], Callable[[int], list[Cost]]] | None = None  # what moves cost, of what a seat sees
    parts: dict[str, Part] = field(default_factory=dict)  # those of this scene

    def part(self, make: Callable[..., Node], *made_of: Any) -> Node | Part:
        """`make(*made_of)`, which must follow from nothing but what it is made of: plain values, or other parts."""
        if self.memory is None:
            return make(*made_of)
        part = self.memory.part(make, *made_of)
        self.parts[part.id] = part
        return part

    def whole(self, make: Callable[..., Node], *made_of: Any) -> Node | Part:
        """A part that brings those that lie in it: `make(part, *made_of)` makes them with `part(make, *made_of)`.

        As long as the same values go in, none of them is even looked for.
        """
        if self.memory is None:
            return make(made_anew, *made_of)
        whole = self.memory.whole(make, *made_of)
        self.parts[whole.id] = whole
        return whole

    @property
    def spectator(self) -> View:
        """Somebody who only watches, at this moment."""
        found: View | None = self.moment.get(SPECTATOR)
        if found is None:
            sight = self.watched() if self.watched else self.sight
            found = View(
                sight,
                self.box,
                SPECTATOR,
                self.names,
                [],
                self.printed,
                self.memory,
                self.moment,
                None,
                self.figured,
                self.priced,
            )
            self.moment[SPECTATOR] = found
        return found

    @functools.cached_property
    def figures(self) -> dict[str, Any]:
        """What the rules make of what this seat sees, by the names that the game gave its figures."""
        return self.figured(self.seat) if self.figured else {}

    @functools.cached_property
    def price(self) -> Callable[[int], list[Cost]]:
        """What a move would cost whoever is to play, legal or not, as far as this seat can tell."""
        return self.priced(self.seat) if self.priced else lambda move: []

    def public(self, paint: Callable[[View], Thing]) -> Thing:
        """What all may see: `paint(view)` for a spectator's view, painted once for all who look at this moment."""
        found: Thing | None = self.moment.get(paint)
        if found is None:
            found = self.moment[paint] = paint(self.spectator)
        return found

    def alike(self, paint: Callable[[View], Node | None]) -> Node | Alike | None:
        """A node that all may see, painted like `public`; it is written once for them, too."""
        painted = self.public(paint)
        if painted is None or self.memory is None:
            return painted
        found: Alike = self.moment.setdefault((Alike, painted.id), Alike(painted))
        return found

    def once(self, make: Callable[[Any], Thing]) -> Thing:
        """`make(sight)` of one who only watches, made once for all who look at this moment: everybody sees that."""
        found: Thing | None = self.moment.get(make)
        if found is None:
            found = self.moment[make] = make(self.spectator.sight)
        return found

    def of_the_box(self, make: Callable[[Any, dict[str, str]], Thing]) -> Thing:
        """`make(box, printed)`, made once for the game: it is the same at every table."""
        kept = self.moment if self.memory is None else self.memory.of_the_box
        found: Thing | None = kept.get(make)
        if found is None:
            found = kept[make] = make(self.box, self.printed)
        return found


def made_anew(make: Callable[..., Node], *made_of: Any) -> Node:
    return make(*made_of)


def look_at(
    position: Position,
    seat: int,
    names: list[str],
    legal: list[int],
    printed: dict[str, str],
    memory: Memory | None = None,
    moment: dict[Any, Any] | None = None,
) -> View:
    """A position as one seat sees it."""
    box, shared = position.engine.box[0], {} if moment is None else moment
    watched = functools.partial(position.sight, SPECTATOR)
    return View(
        position.sight(seat), box, seat, names, legal, printed, memory, shared, watched, position.figures,
        position.prices_seen,
    )  # fmt: skip


class NodeFields(TypedDict):
    """A node as the browser gets it, but for what lies on it."""

    id: str
    kind: str
    art: NotRequired[str]
    look: NotRequired[str]
    text: NotRequired[str | int]
    tip: NotRequired[str | int]
    source: NotRequired[Literal["reconstructed", "guessed_card"]]  # where its printed value is not quite known from
    moves: NotRequired[list[int]]
    vars: NotRequired[dict[str, str | int | float]]


class SceneNode(NodeFields):
    children: NotRequired[list[SceneNode]]


class NamedPart(TypedDict):
    part: str


class Frame(NodeFields):
    """Nodes in which parts are only named; these are sent beside them."""

    children: NotRequired[list[Frame | NamedPart]]


class SceneNews(TypedDict):
    """The frame when it changed, and the parts that did."""

    scene: NotRequired[Frame]
    parts: NotRequired[dict[str, Frame]]


@overload
def as_json(node: Node, say: Say, legal: Collection[int] | None = None) -> SceneNode: ...
@overload
def as_json(
    node: Node, say: Say, legal: Collection[int] | None = None, *, hang: Callable[[Any], Any] | None
) -> Frame: ...
def as_json(
    node: Node,
    say: Say,
    legal: Collection[int] | None = None,
    *,
    hang: Callable[[Any], Any] | None = None,
) -> SceneNode | Frame:
    """The scene as the browser gets it, texts said in one language, empty fields left out.

    `legal`: name no other moves than these. `hang`: what stands for a part, or for what is alike for all.
    """
    data: Frame = {"id": node.id, "kind": node.kind}
    if node.art:
        data["art"] = node.art
    if node.look:
        data["look"] = node.look
    if node.text is not None:
        data["text"] = say(node.text) if isinstance(node.text, Message) else node.text
    if node.tip is not None:
        data["tip"] = say(node.tip) if isinstance(node.tip, Message) else node.tip
    if node.source:
        data["source"] = cast(Literal["reconstructed", "guessed_card"], node.source)
    if node.moves:
        moves = node.moves if legal is None else [move for move in node.moves if move in legal]
        if moves:
            data["moves"] = moves
    if node.vars:
        data["vars"] = node.vars
    if node.children:
        data["children"] = [
            as_json(child, say, legal, hang=hang) if hang is None or isinstance(child, Node) else hang(child)
            for child in node.children
        ]
    return data
