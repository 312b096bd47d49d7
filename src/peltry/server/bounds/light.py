"""What every socket has of asyncio, in less room: asyncio keeps place for 64 who wait, and at a socket one does.

A thousand tables are four thousand sockets: three kilobytes less for each are twelve megabytes.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Gate:
    """An `asyncio.Event`. Whoever waits is let through once it is set."""

    __slots__ = ("_open", "_waiting")

    def __init__(self, is_set: bool = False) -> None:
        self._open = is_set
        self._waiting: asyncio.Future[None] | None = None  # shared by all who wait

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        self._waiting = None

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> bool:
        if not self._open:
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._waiting)  # one who gives up does not turn the others away
        return True


class Letterbox(Generic[Thing]):
    """An `asyncio.Queue` without bounds, which one reader empties."""

    __slots__ = ("_filled", "_things")

    def __init__(self) -> None:
        self._things: list[Thing] = []
        self._filled = Gate()

    def empty(self) -> bool:
        return not self._things

    def put_nowait(self, thing: Thing) -> None:
        self._things.append(thing)
        self._filled.set()

    async def get(self) -> Thing:
        while not self._things:
            self._filled.clear()
            await self._filled.wait()
        return self._things.pop(0)
