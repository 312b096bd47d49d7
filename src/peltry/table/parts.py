"""Parts of a scene: subtrees that follow from a few values alone.

Most of a table does not change from one move to the next, and much of it is alike at every table. So a game says of a
subtree what it is made of, `view.part(make, *made_of)`, and the subtree is made, said and written down once: as long as
the same things go in, the text that the browser gets is at hand. A part knows nothing but what it is made of, so it
cannot show what a seat may not see unless that is handed to it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from .scene import Node, Say, as_json

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

MOST_KEPT = 12_000  # parts of one game; a table in the middle of its game has some forty of them
JSON = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


class Written(NamedTuple):
    """A part in one language."""

    id: str
    text: bytes  # JSON
    mark: int  # tells texts apart, so that what a browser has need not be kept to be compared


class Part:
    """What `make(*made_of)` answers, kept as text; the nodes themselves are let go, they are many times as large."""

    __slots__ = ("_node", "_written", "made_of", "make")

    def __init__(self, make: Callable[..., Node], *made_of: Hashable):
        self.make, self.made_of = make, made_of
        self._node: Node | None = make(*made_of)
        self._written: dict[str, Written] = {}

    @property
    def node(self) -> Node:
        return self._node or self.make(*self.made_of)

    @property
    def id(self) -> str:
        return next(iter(self._written.values())).id if self._written else self.node.id

    def walk(self) -> Iterator[Node]:
        return self.node.walk()

    def written(self, language: str, say: Say) -> Written:
        found = self._written.get(language)
        if found is None:
            node = self.node
            text = orjson.dumps(as_json(node, say), option=JSON)
            found = self._written[language] = Written(node.id, text, hash(text))
            self._node = None
        return found


class Memory:
    """The parts of one game with one set of printed values, for all its tables; long unused ones are forgotten."""

    def __init__(self, most: int = MOST_KEPT):
        self.part = functools.lru_cache(most)(Part)
        self.of_the_box: dict[Any, Any] = {}  # what follows from the printed values, see View.of_the_box


class Picture(NamedTuple):
    """A scene as it travels: a frame of nodes in which parts are only named, and the parts."""

    frame: bytes
    parts: list[Written]


def picture(scene: Node, language: str, say: Say) -> Picture:
    parts: list[Written] = []

    def hang(part: Part) -> dict[str, Any]:
        written = part.written(language, say)
        parts.append(written)
        return {"part": written.id}

    return Picture(orjson.dumps(as_json(scene, say, hang=hang), option=JSON), parts)


class Known:
    """What one browser has of a scene. It keeps the last frame and the parts which that names."""

    def __init__(self) -> None:
        self._frame = b""
        self._marks: dict[str, int] = {}

    def news(self, picture: Picture) -> dict[str, Any]:
        """What it must be sent to have this picture: the frame if that changed, and the parts that did."""
        had, told = self._marks, dict[str, Any]()
        parts = {part.id: orjson.Fragment(part.text) for part in picture.parts if had.get(part.id) != part.mark}
        if picture.frame != self._frame:
            self._frame = picture.frame
            told["scene"] = orjson.Fragment(picture.frame)
        if parts:
            told["parts"] = parts
        if told:
            self._marks = {part.id: part.mark for part in picture.parts}
        return told
