"""Parts of a scene: subtrees that follow from a few values alone.

Most of a table does not change from one move to the next, and much of it is alike at every table. So a game says of a
subtree what it is made of, `view.part(make, *made_of)`, and the subtree is made, said and written down once: as long as
the same things go in, the text that the browser gets is at hand. A part knows nothing but what it is made of, so it
cannot show what a seat may not see unless that is handed to it.
"""

from __future__ import annotations

import functools
from collections import ChainMap
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from .scene import Alike, NamedPart, Node, Say, SceneNews, View, as_json

if TYPE_CHECKING:
    from collections.abc import Hashable

MOST_KEPT = 32_000  # parts of one game; a table in the middle of its game has some sixty, many of them like others'
JSON = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


def to_keep(data: Any) -> bytes:
    """JSON in no more memory than it needs: what the encoder answers has some kilobytes to spare."""
    return bytes(memoryview(orjson.dumps(data, option=JSON)))


def as_written(text: bytes) -> Any:
    """JSON that is at hand, to be put into more."""
    return orjson.Fragment(text)


class Written:
    """A part in one language."""

    __slots__ = ("id", "inner", "mark", "text")

    def __init__(self, id: str, text: bytes, inner: tuple[str, ...]):
        self.id = id
        self.text = text  # JSON
        self.mark = hash(text)  # tells texts apart where a part was forgotten and written anew
        self.inner = inner  # parts that lie in it; the text only names them

    @property
    def parts(self) -> tuple[Written, ...]:
        return (self,)


class Group:
    """A part and those that lie in it. Who looks at the same moment has the same one of what all may see."""

    __slots__ = ("id", "parts")

    def __init__(self, parts: tuple[Written, ...]):
        self.id, self.parts = parts[0].id, parts


Hung = Written | Group
MakePart = Callable[..., "Part"]


def told_since(before: Hung | None, now: Hung) -> bytes:
    """The parts of `now` that `before` has not, as members of a JSON object."""
    had = {} if before is None else {part.id: part.mark for part in before.parts}
    new = {part.id: as_written(part.text) for part in now.parts if had.get(part.id) != part.mark}
    return orjson.dumps(new)[1:-1]


class Part:
    """What `make(*made_of)` answers, kept as text; the nodes themselves are let go, they are many times as large.

    A part that is made of other parts only names them: it stays as it is when they change. So as something to be made
    of, a part is as good as any other with the same id.
    """

    __slots__ = ("_node", "_others", "_written", "id", "made_of", "make", "spoken")

    def __init__(self, make: Callable[..., Node], *made_of: Hashable):
        self.make, self.made_of = make, made_of
        self._node: Node | None = self._make()
        # Most parts are only ever told in one language: a dictionary for each would be a third of their memory.
        self.spoken: str | None = None
        self._written: Written | None = None
        self._others: dict[str, Written] | None = None
        self.id = self._node.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def _make(self) -> Node:
        return self.make(*self.made_of)

    @property
    def node(self) -> Node:
        return self._node or self._make()

    def written(self, language: str, say: Say) -> Written:
        if self.spoken == language and self._written is not None:
            return self._written
        found = None if self._others is None else self._others.get(language)
        if found is None:
            inner: list[str] = []

            def name(part: Part) -> NamedPart:
                inner.append(part.id)
                return {"part": part.id}

            text = to_keep(as_json(self.node, say, hang=name))
            found = Written(self.id, text, tuple(inner))
            if self.spoken is None:
                self.spoken, self._written = language, found
            else:
                self._others = {**(self._others or {}), language: found}
            self._node = None
        return found


class Whole(Part):
    """A part that has made those that lie in it, and is written down together with them."""

    __slots__ = ("_groups", "_made", "_remembered")

    def __init__(self, remembered: MakePart, make: Callable[..., Node], *made_of: Hashable):
        self._remembered = remembered
        self._made: dict[str, Part] = {}
        self._groups: dict[str, Hung] = {}
        super().__init__(make, *made_of)

    def _make(self) -> Node:
        # Nothing here holds itself: what a table shows no longer is let go at once, not by the collector.
        return self.make(functools.partial(noted, self._made, self._remembered), *self.made_of)

    def group(self, language: str, say: Say) -> Hung:
        found = self._groups.get(language)
        if found is None:
            written = self.written(language, say)
            if not self._made:
                self._make()
            found = self._groups[language] = gathered(written, self._made, language, say)
            self._made.clear()  # their texts are all that is needed
        return found


def noted(made: dict[str, Part], remembered: MakePart, make: Callable[..., Node], *made_of: Hashable) -> Part:
    part = remembered(make, *made_of)
    made[part.id] = part
    return part


def gathered(written: Written, parts: Mapping[str, Part], language: str, say: Say) -> Hung:
    """A part, with those that lie in it."""
    if not written.inner:
        return written
    found = [written]
    for id in written.inner:
        part = parts[id]
        if isinstance(part, Whole):
            found += part.group(language, say).parts
        else:
            found += gathered(part.written(language, say), parts, language, say).parts
    return Group(tuple(found))


class Memory:
    """The parts of one game with one set of printed values, for all its tables; long unused ones are forgotten."""

    def __init__(self, most: int = MOST_KEPT):
        self.part: MakePart = functools.lru_cache(most)(Part)
        self.of_the_box: dict[Any, Any] = {}  # what follows from the printed values, see View.of_the_box

    def whole(self, make: Callable[..., Node], *made_of: Hashable) -> Whole:
        return Whole(self.part, make, *made_of)


class Album(Memory):
    """What one table showed last. Whole boards are hardly ever like another table's, and seldom come back."""

    def __init__(self, memory: Memory):
        self.part, self.of_the_box = memory.part, memory.of_the_box
        self._now: dict[Any, Whole] = {}
        self._before: dict[Any, Whole] = {}

    def turn_over(self) -> None:
        """Another moment begins: what is not shown in it again is forgotten after it."""
        self._before, self._now = self._now, {}

    def rest(self) -> None:
        """All have looked: only what they saw is kept."""
        self._before.clear()

    def whole(self, make: Callable[..., Node], *made_of: Hashable) -> Whole:
        key = make, made_of
        found = self._now.get(key)
        if found is None:
            found = self._before.get(key) or super().whole(make, *made_of)
            self._now[key] = found
        return found


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
