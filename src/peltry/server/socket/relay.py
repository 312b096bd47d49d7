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
from .wire import Wire, heard

REFUSED = 403  # how a socket reads that was not let in
WITHOUT_A_WORD = (None, 1005, 1006)


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
        said = there.close_code, there.close_reason or ""
        await wire.close(*(PUT_AWAY if there.close_code in WITHOUT_A_WORD else said))  # type: ignore[arg-type]
    return True


def invitation(scope: Scope) -> dict[str, str]:
    """So that taking it back closes this window too. It was looked at here; there it is only a name."""
    which = invitation_shown(Headers(scope=scope).get("cookie"))
    return {} if which is None else {"cookie": f"{DOOR}={which}."}


async def both_ways(wire: Wire, there: ClientConnection) -> None:
    async def inward() -> None:
        with contextlib.suppress(WebSocketException):  # the other direction notices
            while (text := heard(await wire.receive())) is not None:
                await there.send(text)
            await there.close()

    inwards = asyncio.create_task(inward())
    try:
        async for text in there:
            await wire.send_text(str(text))
    except (OSError, RuntimeError):
        pass  # the browser went away
    finally:
        inwards.cancel()
