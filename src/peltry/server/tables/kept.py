"""What was told of finished games. It does not change any more, and a game that has just ended is looked at by many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

MOST_BYTES = 32 << 20
BESIDES = 1_000  # bytes of an entry besides its text


class Kept:
    """Texts by what they tell; those that nobody asked for lately go first."""

    def __init__(self, most: int = MOST_BYTES):
        self.most, self.size = most, 0
        self._texts: OrderedDict[Hashable, bytes] = OrderedDict()

    def find(self, what: Hashable) -> bytes | None:
        found = self._texts.get(what)
        if found is not None:
            self._texts.move_to_end(what)
        return found

    def keep(self, what: Hashable, text: bytes) -> None:
        if what not in self._texts:
            self._texts[what] = text
            self.size += len(text) + BESIDES
        while self.size > self.most:
            _, gone = self._texts.popitem(last=False)
            self.size -= len(gone) + BESIDES

    def clear(self) -> None:
        self._texts.clear()
        self.size = 0
