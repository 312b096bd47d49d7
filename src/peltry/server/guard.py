"""What stands before every call: where it may come from, how often, and the headers of its answer."""

from __future__ import annotations

import time

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import POSTS_A_SECOND, POSTS_AT_ONCE, SOCKETS_A_SECOND, SOCKETS_AT_ONCE, Addresses
from .refusals import NotYours, Refused, TooMany
from .requests import answer
from .security import answer_headers, same_origin
from .speech import preferred

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: ASGIApp):
        self.app = app
        self.posts = Addresses(POSTS_A_SECOND, POSTS_AT_ONCE, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        host = headers.get("host")
        foreign = not same_origin(headers.get("origin"), host)

        def no(refusal: Refused) -> Response:
            return answer({"error": refusal.said(preferred(headers.get("accept-language")))}, refusal.status)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *answer_headers(host)]
            await send(message)

        if scope["method"] not in SAFE:
            if foreign:
                return await no(NotYours("foreign-page"))(scope, receive, send_with_headers)
            if not self.posts.take(address(scope)):
                return await no(TooMany("too-many-requests"))(scope, receive, send_with_headers)
        return await self.app(scope, receive, send_with_headers)


class Doorkeeper:
    """The same for WebSockets."""

    def __init__(self) -> None:
        self.sockets = Addresses(SOCKETS_A_SECOND, SOCKETS_AT_ONCE, time.monotonic)

    def lets_in(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        return same_origin(headers.get("origin"), headers.get("host")) and self.sockets.take(address(scope))


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
