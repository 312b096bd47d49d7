"""The door of a private house: a password or an invitation opens it, and a cookie keeps it open."""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import replace
from html import escape
from urllib.parse import parse_qs, quote

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from ...words import line
from ..bounds.security import DOOR, digest, door_cookie, invitation_shown, is_secret
from ..bounds.visitors import maker_of
from ..store import invitations
from ..tables.house import House
from .requests import body_bytes, language

WITHIN = re.compile(r"/(?:[\w.@-]+(?:/[\w.@-]+)*)?", re.ASCII)
A_YEAR = 365 * 86_400
FOR_THE_HOST = ("/health", "/metrics")
ALWAYS_OPEN = (*FOR_THE_HOST, "/door")
PAGE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Peltry</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Peltry</h1><p>{about}</p>
<form method="post" action="/door?to={to}">
<label>{label} <input name="password" type="password" autocomplete="current-password" autofocus required></label>
<button>{enter}</button></form>{wrong}</main></body></html>"""


def cookie_for(house: House, invitation: str | None = None) -> str:
    """Another password locks everybody out who came in by the old one. Who was invited bears the invitation's name."""
    signed = house.settings.password or ""
    if invitation is not None:
        signed = f"{invitation} {signed}"
    proof = hmac.new(house.door_key.encode(), signed.encode(), hashlib.sha256).hexdigest()
    return proof if invitation is None else f"{invitation}.{proof}"


def is_let_in(scope: Scope, house: House) -> bool:
    """Whether a visitor of a private house has been let in, or asks for what everybody may have."""
    if not house.settings.private or scope["path"] in ALWAYS_OPEN or scope["path"].startswith("/door/"):
        return True
    cookies = Headers(scope=scope).get("cookie")
    shown, invitation = door_cookie(cookies), invitation_shown(cookies)
    if shown is None or (invitation is not None and not still_holds(invitation, house)):
        return False
    return hmac.compare_digest(shown.encode(), cookie_for(house, invitation).encode())


def still_holds(invitation: str, house: House) -> bool:
    """Whether it was neither taken back nor is over."""
    if invitation not in house.wishes.invited:
        return False
    until = house.wishes.invited[invitation]
    return until is None or until > house.clock()


def closed_door(spoken: str, to: str = "/", why: str | None = None, status: int = 401) -> Response:
    """The page with the password's field. `to`: where somebody was going; `why`: what is said below."""

    def say(key: str) -> str:
        return escape(line("pages", spoken, key, {}) or key)

    told = "" if why is None else f'<p role="alert">{say(why)}</p>'
    said = {"about": say("door"), "label": say("door-password"), "enter": say("door-enter"), "wrong": told}
    text = PAGE.format(lang=spoken, to=quote(to), **said)
    return HTMLResponse(text, status, {"cache-control": "no-store"})


def open_door(request: Request, house: House, invitation: str | None = None, until: float | None = None) -> Response:
    response = RedirectResponse(way_on(request), 303, {"cache-control": "no-store"})
    lasts = A_YEAR if until is None else min(A_YEAR, int(until - house.clock()) + 1)
    secure = request.url.scheme == "https"
    response.set_cookie(DOOR, cookie_for(house, invitation), lasts, httponly=True, samesite="lax", secure=secure)
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
    who = maker_of(request.scope)
    if not await house.allowances.take("guesses", who):
        return closed_door(language(request), way_on(request), "door-wait", 429)
    if hmac.compare_digest(typed.encode(), (house.settings.password or "").encode()):
        await house.allowances.give_back("guesses", who)  # a whole club may come in over one line
        return open_door(request, house)
    # By its short name, as `peltry admin` lists networks: whole digests do not stand in the log.
    house.host.say("a wrong password was typed at the door, from the network %s", who[:12])
    return closed_door(language(request), way_on(request), "door-wrong")


async def invitation(request: Request) -> Response:
    """A link that the host has handed out."""
    house: House = request.app.state.lobby.house
    secret = request.path_params["secret"]
    if not house.settings.private:
        return RedirectResponse("/", 303)
    if is_secret(secret):
        which = digest(secret)
        opens, until = await house.store.read(invitations.is_open(which, house.clock()))
        if opens:
            # Made since the host's wishes were last read, perhaps: whoever was let in need not wait for that.
            house.wishes = replace(house.wishes, invited={**house.wishes.invited, which: until})
            return open_door(request, house, which, until)
    return closed_door(language(request), why="door-wrong")
