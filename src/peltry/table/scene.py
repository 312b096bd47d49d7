"""A scene: what lies on the table, as one seat may see it, in the game's words.

A scene is a tree of nodes without coordinates. The game's `table.css` lays it out; the browser
client knows nodes, not games. When a node's id turns up in another place, the client lets it glide
there. Nodes that name legal moves can be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..kernel.contract import Message

Text = str | int | Message


@dataclass(slots=True)
class Node:
    """One thing on the table."""

    id: str  # stable while the thing exists, unique in the scene
    kind: str  # area, row, strip, card, piece, track, pile, count, text, button: a CSS class `k-KIND`
    art: str | None = None  # an SVG symbol of the game's art, such as `fur-lynx`
    look: str = ""  # more CSS classes, such as `season-autumn p-red`
    text: Text | None = None  # what is written on it
    tip: Text | None = None  # what it is and does, for hovering and for screen readers
    source: str | None = None  # of its printed value, when that is `reconstructed`
    moves: list[int] = field(default_factory=list)  # legal moves that choosing this node makes
    vars: dict[str, Any] = field(default_factory=dict)  # CSS custom properties: {"at": 3} is --at: 3
    children: list[Node] = field(default_factory=list)

    def add(self, *nodes: Node | None) -> Node:
        self.children.extend(node for node in nodes if node is not None)
        return self

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class View:
    """What a scene is drawn from. `seat` is -1 for a spectator, who sees only what is public."""

    state: Any
    box: Any
    seat: int
    names: list[str]
    legal: list[int]  # the seat's own legal moves, empty when it is not to play
    printed: dict[str, str]  # source of each printed value by key


def as_json(node: Node, say: Callable[[Message], str]) -> dict[str, Any]:
    """The scene as the browser gets it, texts said in one language, empty parts left out."""

    def spoken(text: Text) -> str | int:
        return say(text) if isinstance(text, Message) else text

    data: dict[str, Any] = {"id": node.id, "kind": node.kind}
    if node.art:
        data["art"] = node.art
    if node.look:
        data["look"] = node.look
    if node.text is not None:
        data["text"] = spoken(node.text)
    if node.tip is not None:
        data["tip"] = spoken(node.tip)
    if node.source:
        data["source"] = node.source
    if node.moves:
        data["moves"] = node.moves
    if node.vars:
        data["vars"] = node.vars
    if node.children:
        data["children"] = [as_json(child, say) for child in node.children]
    return data
