"""A scene as it travels: a frame in which parts are only named, the parts that hang in it, and what of both is new.

Whoever looks at the same moment is told the same of what all may see; each browser is sent only what it has not got.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from typing import Any, NamedTuple

import orjson

from .parts import Hung, Part, Whole, Written, as_written, gathered, to_keep
from .scene import Alike, Node, Say, SceneNews, View, as_json


class Picture(NamedTuple):
    """A scene as it travels: a frame of nodes in which parts are only named, and what hangs in it."""

    frame: bytes
    hung: list[Hung]
    told: dict[tuple[Hung | None, Hung], bytes]  # what is new to somebody who saw this before; for all at this moment

    @property
    def parts(self) -> list[Written]:
        return [part for hung in self.hung for part in hung.parts]


def picture(scene: Node, view: View, language: str, say: Say) -> Picture:
    """The scene that was painted from this view."""
    wall = Wall(view, language, say)
    frame = to_keep(as_json(scene, say, hang=wall.hang))
    return Picture(frame, wall.hung, view.moment.setdefault((Picture, language), {}))


class Wall:
    """Where the parts of one scene hang. What is public is gathered once for all who look at the same moment."""

    def __init__(self, view: View, language: str, say: Say):
        self.own, self.public = view.parts, view.spectator.parts
        self.mine = ChainMap(self.own, self.public)
        self.language, self.say = language, say
        self.hung: list[Hung] = []
        self.gathered: dict[str, tuple[Hung, set[str]]] = view.moment.setdefault((Wall, language), {})
        self.alike: dict[Alike, tuple[bytes, list[Hung]]] = view.moment.setdefault((Alike, language), {})
        # A part that only names others is the same for all, while those may look different to whoever may choose them.
        self.otherwise = {id for id, part in self.own.items() if self.public.get(id, part) is not part}

    def hang(self, part: Part | Alike) -> Any:
        """What stands in the frame for something that was written before."""
        if isinstance(part, Alike):
            return self.copy(part)
        if self.public.get(part.id) is not part:
            found = self.gather(part, self.mine)
        else:
            found, ids = self.seen_by_all(part)
            if not self.otherwise.isdisjoint(ids):
                found = self.gather(part, self.mine)
        self.hung.append(found)
        return {"part": found.id}

    def seen_by_all(self, part: Part) -> tuple[Hung, set[str]]:
        found = self.gathered.get(part.id)
        if found is None:
            hung = self.gather(part, self.public)
            found = self.gathered[part.id] = hung, {each.id for each in hung.parts}
        return found

    def copy(self, subtree: Alike) -> Any:
        found = self.alike.get(subtree)
        if found is None:
            mine, self.hung, self.otherwise = (self.hung, self.otherwise), [], set()
            text = to_keep(as_json(subtree.node, self.say, hang=self.hang))
            found = self.alike[subtree] = text, self.hung
            self.hung, self.otherwise = mine
        self.hung += found[1]
        return as_written(found[0])

    def gather(self, part: Part, parts: Mapping[str, Part]) -> Hung:
        if isinstance(part, Whole):
            return part.group(self.language, self.say)
        return gathered(part.written(self.language, self.say), parts, self.language, self.say)


def told_since(before: Hung | None, now: Hung) -> bytes:
    """The parts of `now` that `before` has not, as members of a JSON object."""
    had = {} if before is None else {part.id: part.mark for part in before.parts}
    new = {part.id: as_written(part.text) for part in now.parts if had.get(part.id) != part.mark}
    return orjson.dumps(new)[1:-1]


class Known:
    """What one browser has of a scene: the last frame, and what hung in it."""

    __slots__ = ("_frame", "_hung")

    def __init__(self) -> None:
        self._frame = hash(b"")
        self._hung: list[Hung] = []

    def news(self, picture: Picture) -> SceneNews:
        """What it must be sent to have this picture: the frame if that changed, and the parts that did."""
        had, told, new = {hung.id: hung for hung in self._hung}, SceneNews(), []
        if (frame := hash(picture.frame)) != self._frame:
            self._frame = frame
            told["scene"] = as_written(picture.frame)
        for hung in picture.hung:
            before = had.get(hung.id)
            if before is not hung:
                text = picture.told.get((before, hung))
                if text is None:
                    text = picture.told[before, hung] = told_since(before, hung)
                if text:
                    new.append(text)
        if new:
            told["parts"] = as_written(b"{%b}" % b",".join(new))
        self._hung = picture.hung  # of parts that are gone the browser has let go
        return told
