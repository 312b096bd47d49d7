"""Reading requests and giving answers: bodies of bounded size, who asks and about what, errors as one line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import orjson
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...errors import PeltryError
from ..bounds.limits import BODY_BYTES
from ..bounds.refusals import NotYours, Refused, TooLarge
from ..bounds.security import bearer, digest, is_secret
from ..bounds.trouble import HouseTrouble
from ..telling import shapes
from ..telling.speech import language_of, preferred

if TYPE_CHECKING:
    from ..tables.live import LiveTable
    from ..tables.lobby import Lobby

JSON = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS
Handler = Callable[[Request], Awaitable[Response]]
MOST_DIGITS = 9  # of a number in an address
LAST_WORD = (413, 429)  # after these the connection is closed: the rest of a body, or of a flood, is not read


def answer(data: Any, status: int = 200) -> Response:
    return answered(as_body(data), status)


def as_body(data: Any) -> bytes:
    return orjson.dumps(data, option=JSON)


def answered(body: bytes, status: int = 200) -> Response:
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def refusal(refused: Refused, language: str) -> Response:
    """One line. Whoever sent too much is not listened to any longer."""
    said: shapes.Refusal = {"error": refused.said(language)}
    told = answer(said, refused.status)
    if refused.status in LAST_WORD:
        told.headers["connection"] = "close"
    return told


def handled(handler: Handler) -> Handler:
    """A handler whose refusals become 4xx answers with one line."""

    async def handle(request: Request) -> Response:
        try:
            await check_not_banned(request)
            return await handler(request)
        except Refused as refused:
            return refusal(refused, language(request))
        except HouseTrouble as trouble:
            told: shapes.Refusal = {"error": trouble.said(language(request)), "house": trouble.kind}
            return answer(told, trouble.status)
        except PeltryError as error:
            return answer({"error": error.said(language(request))}, 400)
        except ClientDisconnect:
            return Response(status_code=400)

    return handle


async def check_not_banned(request: Request) -> None:
    """Refuse who was sent away, whichever of their secrets they show: their guest's, or that of a seat they took."""
    shown, lobby = who(request), lobby_of(request)
    banned = lobby.house.wishes.banned
    if not banned or shown is None:
        return
    if shown in banned:
        raise NotYours("banned")
    if "id" in request.path_params:
        seats = (await table_of(request)).record.seats
        if any(seat.belongs_to(shown) and seat.is_kept_out(banned) for seat in seats):
            raise NotYours("banned")


async def body_bytes(request: Request, most: int = BODY_BYTES) -> bytes:
    """The body, given up as soon as it is too long, whatever its header says."""
    declared = request.headers.get("content-length", "0")
    if declared.isdigit() and int(declared) > most:
        raise TooLarge("too-large", most=str(most))
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge("too-large", most=str(most))
    return bytes(body)


async def body_json(request: Request) -> dict[str, Any]:
    body = await body_bytes(request)
    if not body:
        return {}
    try:
        data = orjson.loads(body)
    except ValueError:
        raise Refused("body-no-json") from None
    if not isinstance(data, dict):
        raise Refused("body-no-object")
    return data


def who(request: Request) -> str | None:
    """The digest of the secret that was shown: a guest's or a seat's."""
    secret = bearer(request.headers.get("authorization"))
    return None if secret is None else digest(secret)


def guest_of(request: Request, asked: dict[str, Any]) -> str | None:
    """Whose seat a newly taken one will be. A browser that shows a seat's token may name its guest beside it."""
    named = asked.get("guest")
    guest = digest(named) if isinstance(named, str) and is_secret(named) else who(request)
    if guest in lobby_of(request).house.wishes.banned:
        raise NotYours("banned")
    return guest


def language(request: Request) -> str:
    """As asked for; else the first that the browser names and we speak."""
    asked = request.query_params.get("lang")
    return language_of(asked) if asked is not None else preferred(request.headers.get("accept-language"))


def number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise Refused("number-asked", name=name)
    return int(text)


def lobby_of(request: Request) -> Lobby:
    return request.app.state.lobby


async def table_of(request: Request) -> LiveTable:
    return await lobby_of(request).table(request.path_params["id"])


def seat_of(request: Request, table: LiveTable) -> int:
    """Whose eyes: the seat whose token was shown, or a spectator's. A guest with several names one with `seat=`."""
    digest, wanted = who(request), number(request, "seat")
    mine = [seat.number for seat in table.record.seats if digest and seat.belongs_to(digest)]
    if wanted is not None:
        return wanted if wanted in mine else -1
    return mine[0] if mine else -1
