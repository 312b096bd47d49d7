"""What stands before every call: where it may come from, how often, and the headers of its answer."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..bounds import limits
from ..bounds.counters import count
from ..bounds.inside import is_inside
from ..bounds.refusals import NotLetIn, NotYours, Refused, TooMany
from ..bounds.security import answer_headers, same_origin
from ..bounds.shares import Shares, Uncounted
from ..bounds.visitors import maker_of
from ..tables.house import House
from ..telling.speech import preferred
from .door import FOR_THE_HOST, closed_door, is_let_in
from .requests import refusal

SAFE = ("GET", "HEAD", "OPTIONS")
ABOUT = ("/api/tables/", "/api/games/")
STORIES = (
    "analysis",
    "replay",
    "log",
    "points",
    "export",
    "verify",
    "rules",
)  # of a table or a game: long to tell

UNCOUNTED = Uncounted()


class Guard:
    def __init__(self, app: ASGIApp, shares: Shares):
        self.app, self.shares = app, shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or is_inside(scope):
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        host = headers.get("host")
        foreign = not same_origin(headers.get("origin"), host)

        def no(refused: Refused) -> Response:
            return refusal(refused, preferred(headers.get("accept-language")))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                count("peltry_requests_total", status=str(message["status"]))
                message["headers"] = [*message.get("headers", []), *answer_headers(host)]
            await send(message)

        if foreign and scope["method"] not in SAFE:
            return await no(NotYours("foreign-page"))(scope, receive, send_with_headers)
        if not self.has_time_for(scope):
            return await no(TooMany("too-many-requests"))(scope, receive, send_with_headers)
        if (closed := self.locked(scope, headers)) is not None:
            return await closed(scope, receive, send_with_headers)
        return await self.app(scope, receive, send_with_headers)

    def locked(self, scope: Scope, headers: Headers) -> Response | None:
        """What somebody reads who is kept out, or has not been let in to a private house."""
        house, spoken = scope["app"].state.lobby.house, preferred(headers.get("accept-language"))
        if scope["path"] not in FOR_THE_HOST and maker_of(scope) in house.wishes.banned:
            return refusal(NotYours("banned"), spoken)
        if is_let_in(scope, house):
            return None
        api = scope["path"].startswith("/api/")
        return refusal(NotLetIn("house-private"), spoken) if api else closed_door(spoken, scope["path"])

    def has_time_for(self, scope: Scope) -> bool:
        who, path = maker_of(scope), scope["path"]
        if scope["method"] in SAFE:
            story = path.startswith(ABOUT) and path.rpartition("/")[2] in STORIES
            return self.shares.take("gets", who) and (not story or self.shares.take("stories", who))
        return self.shares.take("posts", who)


class Doorkeeper:
    """The same for WebSockets."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares

    def lets_in(self, scope: Scope, house: House) -> bool:
        if is_inside(scope):
            return True
        headers = Headers(scope=scope)
        if not same_origin(headers.get("origin"), headers.get("host")):
            return False
        who = maker_of(scope)
        if who in house.wishes.banned or not is_let_in(scope, house):
            return False
        return self.shares.sockets(who) < limits.SOCKETS_OPEN and self.shares.take("sockets", who)

    def inside(self, scope: Scope) -> AbstractContextManager[None]:
        """One that another worker passed on is counted there."""
        return nullcontext() if is_inside(scope) else self.shares.socket(maker_of(scope))

    def counts(self, scope: Scope) -> Shares | Uncounted:
        """Where a socket that stays is counted until it goes."""
        return UNCOUNTED if is_inside(scope) else self.shares
