"""What stood at each version of a table: so that a browser that was away is sent only what it has missed."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from .records import Change
from .schema import MOVE

KEYS_KEPT = 16  # four for each of four seats; a browser sends one again, the last


class Versions:
    def __init__(self, changes: Iterable[Change]):
        self._keys: dict[tuple[int, str], int] = {}  # the versions that the last keyed commands led to
        self._lengths = array("i", [0])  # how many moves stood at each version
        for change in changes:
            self.note(change)

    def note(self, change: Change) -> None:
        moves = self._lengths[-1] + 1 if change.kind == MOVE else change.value
        self._lengths.append(moves)
        if change.key is not None:
            self._keys[change.seat, change.key] = change.version
            if len(self._keys) > KEYS_KEPT:
                del self._keys[next(iter(self._keys))]

    def of(self, seat: int, key: str | None) -> int | None:
        """The version that a command with this key has led to already: it was sent twice."""
        return None if key is None else self._keys.get((seat, key))

    def kept_since(self, version: int) -> int:
        """How many of the moves that somebody saw at `version` still stand; -1 when they saw nothing."""
        if not 0 <= version < len(self._lengths):
            return -1
        return min(self._lengths[version:])
