"""A call about a table that is with another worker: it is made there, and its answer handed back here."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from dataclasses import dataclass, field
from typing import Any

import h11
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..bounds.inside import is_inside, signature
from ..bounds.refusals import Refused, TooLarge
from ..bounds.trouble import HouseTrouble
from ..store.leases import Worker
from ..tables.lobby import Lobby
from ..tables.neighbours import LONGEST, PAUSE, REACH, Elsewhere, Neighbours
from .guard import SAFE
from .requests import body_bytes, language, refusal

TABLE = re.compile("/api/tables/([^/]+)(/.*)?")
NOT_PASSED_ON = {
    b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"upgrade", b"te", b"trailer", b"expect",
    b"x-peltry-inside", b"x-peltry-visitor", b"accept-encoding",  # whoever is nearest to the browser packs
}  # fmt: skip


@dataclass
class Answer:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytearray = field(default_factory=bytearray)


class MayBeDone(Exception):
    """The worker ended in the middle of a call that changes something."""


class Moving(Refused):
    status = 503


class Relay:
    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if asked is None or is_inside(scope):
            return await self.app(scope, receive, send)
        lobby: Lobby = scope["app"].state.lobby
        try:
            whose = await owner(lobby, asked[1])
            if whose is None:
                return await self.app(scope, receive, send)
            body = await body_bytes(Request(scope, receive))
            return await self.pass_on(scope, body, receive, send, lobby, asked[1])
        except TooLarge as refused:
            return await refusal(refused, language(Request(scope)))(scope, receive, send)
        except ClientDisconnect:
            return await Response(status_code=400)(scope, receive, send)

    async def pass_on(
        self, scope: Scope, body: bytes, receive: Receive, send: Send, lobby: Lobby, table_id: str
    ) -> None:
        assert lobby.neighbours is not None
        with contextlib.suppress(MayBeDone):  # whoever asked looks before asking again
            until = time.monotonic() + LONGEST
            while time.monotonic() < until:
                whose = await owner(lobby, table_id)
                if whose is None:
                    return await self.app(scope, again(body, receive), send)
                answer = await ask(lobby.neighbours, whose.worker, scope, body)
                if answer is not None and answer.status != Elsewhere.status:
                    return await hand_back(answer, send)
                await asyncio.sleep(PAUSE)
        return await refusal(Moving("table-moving"), language(Request(scope)))(scope, receive, send)


async def owner(lobby: Lobby, table_id: str) -> Elsewhere | None:
    """None: the call is for us, whatever it will be answered."""
    try:
        await lobby.table(table_id)
    except Elsewhere as elsewhere:
        return elsewhere
    except (Refused, HouseTrouble):
        pass
    return None


async def ask(neighbours: Neighbours, worker: Worker, scope: Scope, body: bytes) -> Answer | None:
    """What the other worker answers; None when it does not."""
    if not neighbours.can_reach(worker):
        return None
    told = False
    try:
        async with neighbours.while_there(worker):
            host, _, port = worker.address.rpartition(":")
            async with asyncio.timeout(REACH):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            told = True
            try:
                return await converse(reader, writer, scope, body, neighbours.key)
            finally:
                writer.close()
    except (OSError, h11.RemoteProtocolError) as error:
        if told and scope["method"] not in SAFE:
            raise MayBeDone from None
        if isinstance(error, ConnectionRefusedError):
            await neighbours.bury(worker)
    return None


async def converse(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, scope: Scope, body: bytes, key: str
) -> Answer:
    wire = h11.Connection(h11.CLIENT)
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    headers: list[tuple[Any, Any]] = [each for each in scope["headers"] if each[0].lower() not in NOT_PASSED_ON]
    if all(name.lower() != b"host" for name, _ in scope["headers"]):  # HTTP/1.0 may do without, ours may not
        headers.append((b"host", b"peltry"))
    headers += list(signature(scope, key).items())
    headers += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    request = h11.Request(method=scope["method"], target=scope["raw_path"] + query, headers=headers)
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(wire.send(event) or b"")
    await writer.drain()
    answer = Answer(502, [])
    while not isinstance(heard := wire.next_event(), h11.EndOfMessage):
        if heard is h11.NEED_DATA:
            wire.receive_data(await reader.read(65_536))
        elif isinstance(heard, h11.Response):
            answer = Answer(heard.status_code, [each for each in heard.headers if each[0] not in NOT_PASSED_ON])
        elif isinstance(heard, h11.Data):
            answer.body += heard.data
    return answer


async def hand_back(answer: Answer, send: Send) -> None:
    length = (b"content-length", str(len(answer.body)).encode())
    await send({"type": "http.response.start", "status": answer.status, "headers": [*answer.headers, length]})
    await send({"type": "http.response.body", "body": bytes(answer.body)})


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for whoever reads it after us."""
    told = False

    async def receive_again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
