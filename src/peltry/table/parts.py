"""Parts of a scene: subtrees that follow from a few values alone.

Most of a table does not change from one move to the next, and much of it is alike at every table. So a game says of a
subtree what it is made of, `view.part(make, *made_of)`, and the subtree is made, said and written down once: as long as
the same things go in, the text that the browser gets is at hand. A part knows nothing but what it is made of, so it
cannot show what a seat may not see unless that is handed to it.
"""

from __future__ import annotations

import functools
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import orjson

from .scene import NamedPart, Node, Say, as_json

if TYPE_CHECKING:
    from collections.abc import Hashable

MOST_KEPT = 24_000  # parts of one game, twice; a table in the middle of its game shows some forty, a few its own
TEXTS_KEPT = 2_000_000  # bytes of their texts
JSON = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


def to_keep(data: Any) -> bytes:
    """JSON in no more memory than it needs: what the encoder answers has some kilobytes to spare."""
    return bytes(memoryview(orjson.dumps(data, option=JSON)))


def as_written(text: bytes) -> Any:
    """JSON that is at hand, to be put into more."""
    return orjson.Fragment(text)


class Texts:
    """The texts of one game's parts that were told of late. Others are let go: what a part is made of is a third as
    large, and makes the same text again. A table at play needs few of them twice, it tells what has changed.
    """

    def __init__(self, most: int = TEXTS_KEPT):
        self.room = most
        self.kept: deque[Written] = deque()
        self.says: dict[str, Say] = {}  # by language
        self.lock = threading.Lock()  # reports are told in threads

    def keep(self, written: Written, text: bytes) -> None:
        with self.lock:
            self.room += written.put_away()
            written.put_down(text)
            self.room -= len(text)
            self.kept.append(written)
            while self.room < 0 and self.kept:
                oldest = self.kept.popleft()
                if oldest.told:  # since it was looked at last
                    oldest.told = False
                    self.kept.append(oldest)
                else:
                    self.room += oldest.put_away()


class Written:
    """A part in one language. It knows how to write itself again, and not the part: nothing here holds itself."""

    __slots__ = ("_remembered", "_text", "id", "inner", "key", "language", "mark", "next", "texts", "told")

    def __init__(self, part: Part, language: str):
        self.texts, self.key, self.id, self.next = part.texts, part.key, part.id, part.first
        self._remembered = part.remembered
        self.language = language
        self.inner: tuple[str, ...] = ()  # parts that lie in it; the text only names them
        self.told = False
        self._text: bytes | None = None
        # The mark tells texts apart where a part was forgotten and written anew.
        self.mark = hash(self._write(part.take_node()))

    @property
    def parts(self) -> tuple[Written, ...]:
        return (self,)

    @property
    def text(self) -> bytes:
        """JSON."""
        self.told, text = True, self._text
        return self._write(made(self.key, self._remembered)) if text is None else text

    def _write(self, node: Node) -> bytes:
        inner: list[str] = []

        def name(part: Part) -> NamedPart:
            inner.append(part.id)
            return {"part": part.id}

        text = to_keep(as_json(node, self.texts.says[self.language], hang=name))
        self.inner = tuple(inner)
        if self._remembered is None:
            self.texts.keep(self, text)
        else:  # what a board is made of is larger than its text: it is not kept for that
            self.put_down(text)
        return text

    def put_down(self, text: bytes) -> None:
        self._text = text

    def put_away(self) -> int:
        """How many bytes that makes free."""
        text, self._text = self._text, None
        return 0 if text is None else len(text)


def made(key: tuple[Any, ...], remembered: MakePart | None) -> Node:
    """What a part is: `remembered` makes those that it brings."""
    make, *made_of = key
    node: Node = make(*made_of) if remembered is None else make(remembered, *made_of)
    return node


class Group:
    """A part and those that lie in it. Who looks at the same moment has the same one of what all may see."""

    __slots__ = ("id", "parts")

    def __init__(self, parts: tuple[Written, ...]):
        self.id, self.parts = parts[0].id, parts


Hung = Written | Group
MakePart = Callable[..., "Part"]


class Part:
    """What `make(*made_of)` answers, kept as text; the nodes themselves are let go, they are many times as large.

    A part that is made of other parts only names them: it stays as it is when they change. So as something to be made
    of, a part is as good as any other with the same id.
    """

    __slots__ = ("_node", "first", "id", "key", "texts")

    remembered: MakePart | None = None

    def __init__(self, texts: Texts, key: tuple[Any, ...]):
        self.texts, self.key = texts, key
        self.first: Written | None = None  # in one language; those in others follow it
        self._node: Node | None = self._make()
        self.id = sys.intern(self._node.id)  # thousands of tables have the same few

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def _make(self) -> Node:
        return made(self.key, None)

    def take_node(self) -> Node:
        """It is made anew for the next one who asks."""
        node, self._node = self._node, None
        return node or self._make()

    def written(self, language: str, say: Say) -> Written:
        found = self.first
        while found is not None and found.language != language:
            found = found.next
        if found is None:
            self.texts.says[language] = say
            found = self.first = Written(self, language)
        return found


class Whole(Part):
    """A part that has made those that lie in it, and is written down together with them."""

    __slots__ = ("_groups", "_made", "remembered")

    def __init__(self, texts: Texts, remembered: MakePart, key: tuple[Any, ...]):
        self.remembered = remembered
        self._made: dict[str, Part] | None = None
        self._groups: tuple[tuple[str, Hung], ...] = ()  # by language
        super().__init__(texts, key)

    def _make(self) -> Node:
        assert self.remembered is not None
        self._made = {}
        return made(self.key, functools.partial(noted, self._made, self.remembered))

    def group(self, language: str, say: Say) -> Hung:
        for spoken, found in self._groups:
            if spoken == language:
                return found
        written = self.written(language, say)
        if self._made is None:
            self._make()
        group = gathered(written, self._made or {}, language, say)
        self._groups = (*self._groups, (language, group))
        self._made = None  # their texts are all that is needed
        return group


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

    def __init__(self, most: int = MOST_KEPT, texts: int = TEXTS_KEPT):
        self.most = most
        self.texts = Texts(texts)
        self.of_the_box: dict[Any, Any] = {}  # what follows from the printed values, see View.of_the_box
        self.remembered: MakePart = self.part  # one for all
        self._young: dict[Any, Part] = {}
        self._old: dict[Any, Part] = {}  # whoever is asked for is young again

    def part(self, *key: Any) -> Part:
        """`key`: the function that makes it, and what it is made of."""
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key) or Part(self.texts, key)
            self._young[found.key] = found
            if len(self._young) >= self.most:
                self._old, self._young = self._young, {}
        return found

    def whole(self, *key: Any) -> Whole:
        return Whole(self.texts, self.remembered, key)


class Album(Memory):
    """What one table showed last. Whole boards are hardly ever like another table's, and seldom come back."""

    def __init__(self, memory: Memory):
        self.remembered, self.texts, self.of_the_box = memory.remembered, memory.texts, memory.of_the_box
        self._now: dict[Any, Whole] = {}
        self._before: dict[Any, Whole] | None = None

    def turn_over(self) -> None:
        """Another moment begins: what is not shown in it again is forgotten after it."""
        self._before, self._now = self._now, {}

    def rest(self) -> None:
        """All have looked: only what they saw is kept."""
        self._before = None

    def part(self, *key: Any) -> Part:
        return self.remembered(*key)

    def whole(self, *key: Any) -> Whole:
        found = self._now.get(key)
        if found is None:
            found = (self._before or {}).get(key) or Whole(self.texts, self.remembered, key)
            self._now[found.key] = found
        return found
