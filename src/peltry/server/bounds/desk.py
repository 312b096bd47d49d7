"""What takes a while for one visitor is done at a desk with few seats. Everybody's turn comes round: who asks for much
waits behind themselves, not before everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator

SEATS = 2


class Desk:
    def __init__(self, seats: int = SEATS):
        self.free = seats
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = (
            OrderedDict()
        )  # by visitor, whose turn is next first

    @contextlib.asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        await self._sit_down(whose)
        try:
            yield
        finally:
            self._stand_up()

    async def _sit_down(self, whose: str) -> None:
        if self.free:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and gone in the same moment
                self._stand_up()
            raise

    def _stand_up(self) -> None:
        """The seat goes to the next visitor who still waits."""
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[whose] = queue
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
