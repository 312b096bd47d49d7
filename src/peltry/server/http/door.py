"""The door of a private house: a password or an invitation opens it, and a cookie keeps it open."""

from __future__ import annotations

import hashlib
import hmac
import re
from html import escape
from urllib.parse import parse_qs, quote

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from ...words import line
from ..bounds.security import digest, is_secret
from ..store import hosting
from ..tables.house import House
from .requests import body_bytes, language

COOKIE = "peltry-door"
WITHIN = re.compile(r"/(?:[\w.@-]+(?:/[\w.@-]+)*)?", re.ASCII)
A_YEAR = 365 * 86_400
ALWAYS_OPEN = ("/health", "/metrics", "/door")
PAGE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Peltry</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Peltry</h1><p>{about}</p>
<form method="post" action="/door?to={to}">
<label>{label} <input name="password" type="password" autocomplete="current-password" autofocus required></label>
<button>{enter}</button></form>{wrong}</main></body></html>"""


def cookie_for(key: str, password: str) -> str:
    """Another password locks everybody out who came in by the old one."""
    return hmac.new(key.encode(), password.encode(), hashlib.sha256).hexdigest()


def is_let_in(scope: Scope, house: House) -> bool:
    """Whether a visitor of a private house has been let in, or asks for what everybody may have."""
    password = house.settings.password
    if password is None or scope["path"] in ALWAYS_OPEN or scope["path"].startswith("/door/"):
        return True
    shown = cookie_shown(Headers(scope=scope))
    return shown is not None and hmac.compare_digest(shown.encode(), cookie_for(house.door_key, password).encode())


def cookie_shown(headers: Headers) -> str | None:
    """Ours is plain letters. Python's own reader of cookies takes the square of the length of a quoted one: seconds."""
    for each in headers.get("cookie", "").split(";"):
        name, _, value = each.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


def closed_door(spoken: str, to: str = "/", wrong: bool = False) -> Response:
    """The page with the password's field. `to`: where somebody was going."""

    def say(key: str) -> str:
        return escape(line("pages", spoken, key, {}) or key)

    told = f'<p role="alert">{say("door-wrong")}</p>' if wrong else ""
    said = {"about": say("door"), "label": say("door-password"), "enter": say("door-enter"), "wrong": told}
    text = PAGE.format(lang=spoken, to=quote(to), **said)
    return HTMLResponse(text, 401, {"cache-control": "no-store"})


def open_door(request: Request, house: House) -> Response:
    response = RedirectResponse(way_on(request), 303, {"cache-control": "no-store"})
    value = cookie_for(house.door_key, house.settings.password or "")
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, value, A_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def way_on(request: Request) -> str:
    """A page of this house, never of another."""
    to = request.query_params.get("to", "/")
    return quote(to) if WITHIN.fullmatch(to) else "/"


async def knock(request: Request) -> Response:
    """What was typed into the password's field."""
    house: House = request.app.state.lobby.house
    if not house.settings.private:
        return RedirectResponse("/", 303)
    if request.method != "POST":
        return closed_door(language(request))
    typed = parse_qs((await body_bytes(request)).decode("utf-8", "replace")).get("password", [""])[0]
    if hmac.compare_digest(typed.encode(), (house.settings.password or "").encode()):
        return open_door(request, house)
    return closed_door(language(request), way_on(request), wrong=True)


async def invitation(request: Request) -> Response:
    """A link that the host has handed out."""
    house: House = request.app.state.lobby.house
    secret = request.path_params["secret"]
    if not house.settings.private:
        return RedirectResponse("/", 303)
    if is_secret(secret) and await house.store.read(hosting.is_invited(digest(secret), house.clock())):
        return open_door(request, house)
    return closed_door(language(request), wrong=True)
