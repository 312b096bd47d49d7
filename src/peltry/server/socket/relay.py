"""A browser that reached another worker than the one its table is with: every message is passed on, both ways."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.datastructures import Headers
from starlette.types import Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from ..bounds.inside import signature
from ..bounds.security import DOOR, invitation_shown
from ..store.leases import Worker
from ..tables.neighbours import REACH, Neighbours
from .connection import PUT_AWAY
from .wire import AHEAD, Wire

REFUSED = 403  # how a socket reads that was not let in
WITHOUT_A_WORD = (1005, 1006)


async def pass_on(scope: Scope, wire: Wire, worker: Worker, neighbours: Neighbours) -> bool:
    """Until one of both goes. False: the worker is not there, and the browser was told nothing yet."""
    try:
        async with (
            neighbours.while_there(worker),
            connect(
                f"ws://{worker.address}{scope['path']}",
                additional_headers={**signature(scope, neighbours.key), **invitation(scope)},
                compression=None, max_size=None, ping_interval=None, open_timeout=REACH, close_timeout=1, proxy=None,
            ) as there,
        ):  # fmt: skip
            await wire.accept()
            with contextlib.suppress(WebSocketException):
                await both_ways(wire, there)
    except InvalidStatus as refused:
        if refused.response.status_code != REFUSED:
            return False
        await wire.refuse(1008)  # as the other worker did
    except ConnectionRefusedError:
        await neighbours.bury(worker)
        return False
    except (OSError, InvalidHandshake, EOFError):
        if not wire.open:
            return False
        await wire.close(*PUT_AWAY)
    else:
        code = there.close_code
        await wire.close(*(PUT_AWAY if code is None or code in WITHOUT_A_WORD else (code, there.close_reason or "")))
    return True


def invitation(scope: Scope) -> dict[str, str]:
    """So that taking it back closes this window too. It was looked at here; there it is only a name."""
    which = invitation_shown(Headers(scope=scope).get("cookie"))
    return {} if which is None else {"cookie": f"{DOOR}={which}."}


class Ear:
    """What the browser says, until it is passed on. While much waits, no more is read."""

    def __init__(self, wire: Wire):
        self.wire = wire
        self.said: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.room = asyncio.Event()  # the browser takes what it is sent
        self.gone = False

    def hear(self, message: str | bytes) -> None:
        self.said.put_nowait(message)
        if self.said.qsize() > AHEAD:
            self.wire.hold(True)

    def hang_up(self) -> None:
        self.gone = True
        self.said.put_nowait(None)
        self.room.set()

    def go_on(self) -> None:
        self.room.set()

    async def next(self) -> str | bytes | None:
        if self.said.empty():
            self.wire.hold(False)
        return await self.said.get()

    async def tell(self, text: str) -> None:
        while not self.wire.ready and not self.gone:
            self.room.clear()
            await self.room.wait()
        self.wire.put(text.encode())


async def both_ways(wire: Wire, there: ClientConnection) -> None:
    ear = Ear(wire)

    async def inward() -> None:
        with contextlib.suppress(WebSocketException):  # the other direction notices
            while (said := await ear.next()) is not None:
                await there.send(said)
            await there.close()

    tasks = asyncio.create_task(wire.hand_to(ear)), asyncio.create_task(inward())
    try:
        async for text in there:
            await ear.tell(str(text))
    finally:
        for task in tasks:
            task.cancel()
