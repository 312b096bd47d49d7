"""What each visitor has of a house's time: calls, moves of bots that were hurried, and sockets that are open.

Where a house has several workers they tell each other what visitors have had, about once a second: a visitor has one
share, however many workers there are. It is told afterwards, so that no call waits for the database.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import orjson

from . import limits
from .limits import Addresses

WORTH_TELLING = 0.01  # of all that a visitor may have at once; less is told together with what comes
IN_ONE = 80  # visitors named in one message: PostgreSQL's have at most 8,000 bytes
MOST_TOLD = 10  # messages at once


def counted(rate: tuple[float, float]) -> Addresses:
    return Addresses(*rate, time.monotonic)


class Uncounted:
    """For those whom another worker counts."""

    def comes(self, whose: str) -> None: ...
    def goes(self, whose: str) -> None: ...


class Shares:
    """Visitors are known by the digests of their networks."""

    def __init__(self) -> None:
        self.of = {
            "gets": counted(limits.GETS), "stories": counted(limits.STORIES), "posts": counted(limits.POSTS),
            "sockets": counted(limits.SOCKETS), "messages": counted(limits.MESSAGES), "looks": counted(limits.LOOKS),
            "hurried": counted(limits.HURRIED_BOTS),  # by who made the table
        }  # fmt: skip
        self.spent: dict[str, Counter[str]] = {what: Counter() for what in self.of}  # that nobody was told yet
        self.open: Counter[str] = Counter()  # sockets of this worker
        self.elsewhere: dict[int, Counter[str]] = {}  # of each other worker, as it told last
        self.told_of_crowds = False
        self.together = False  # with other workers

    def take(self, what: str, whose: str) -> bool:
        if not self.of[what].take(whose):
            return False
        if self.together:
            self.spent[what][whose] += 1
        return True

    def sockets(self, whose: str) -> int:
        return self.open[whose] + sum(told[whose] for told in self.elsewhere.values())

    def comes(self, whose: str) -> None:
        self.open[whose] += 1

    def goes(self, whose: str) -> None:
        self.open[whose] -= 1
        if not self.open[whose]:
            del self.open[whose]

    @contextlib.contextmanager
    def socket(self, whose: str) -> Iterator[None]:
        self.comes(whose)
        try:
            yield
        finally:
            self.goes(whose)

    # Among workers.

    def news(self) -> list[str]:
        """What the others should know: what was spent here since they were last told, and who has many sockets open."""
        told: list[tuple[str, str, int]] = []
        for what, spent in self.spent.items():
            worth = WORTH_TELLING * self.of[what].most
            told += [(what, whose, much) for whose, much in spent.items() if much >= worth]
        told = sorted(told, key=lambda each: -each[2])[: IN_ONE * MOST_TOLD]
        for what, whose, _ in told:
            del self.spent[what][whose]
        crowds = {
            whose: much for whose, much in self.open.most_common(IN_ONE) if much >= WORTH_TELLING * limits.SOCKETS_OPEN
        }
        messages: list[dict[str, Any]] = [{"open": crowds}] if crowds or self.told_of_crowds else []
        self.told_of_crowds = bool(crowds)
        messages += [{"spent": told[at : at + IN_ONE]} for at in range(0, len(told), IN_ONE)]
        return [orjson.dumps(message).decode() for message in messages]

    def hear(self, worker: int, told: str) -> None:
        found: dict[str, Any] = orjson.loads(told)
        if "open" in found:
            self.elsewhere[worker] = Counter(found["open"])
        for what, whose, much in found.get("spent", ()):
            self.of[what].bucket(whose).charge(much)

    def forget_all_but(self, living: Collection[int]) -> None:
        """Sockets of a worker that has ended are closed."""
        self.elsewhere = {worker: told for worker, told in self.elsewhere.items() if worker in living}
