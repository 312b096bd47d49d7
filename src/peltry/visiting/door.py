"""The way to a table elsewhere: its link, and what is asked over HTTP before the socket opens."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from ..errors import PeltryError

LINK = re.compile(r"(?P<house>https?://[^\s?#]+?)/t/(?P<table>[a-z0-9]+)/?(?:#seat=(?P<token>[0-9a-f]{32}))?")
WITHIN = 30.0  # seconds


@dataclass(frozen=True)
class Link:
    """Where a table stands: `https://HOUSE/t/ID`, with a seat's secret behind `#seat=` or without."""

    house: str
    table: str
    token: str | None = None

    @classmethod
    def read(cls, text: str) -> Link:
        found = LINK.fullmatch(text.strip())
        if found is None:
            raise PeltryError(
                f"{text!r} is no link to a table: it looks like https://HOUSE/t/TABLE or …/t/TABLE#seat=…"
            )
        return cls(found["house"], found["table"], found["token"])

    def __str__(self) -> str:
        return f"{self.house}/t/{self.table}" + (f"#seat={self.token}" if self.token else "")


class Unreachable(PeltryError):
    """Nobody answers; later somebody may."""


class Door:
    """A house that is spoken to. A private one lets in whoever knows its password."""

    def __init__(self, house: str, password: str | None = None):
        self.house = house
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        if password is not None:
            self._fetch(Request(f"{house}/door?to=/health", urlencode({"password": password}).encode()))

    def ask(self, path: str, token: str | None = None, **body: Any) -> dict[str, Any]:
        """An answer of the house's API; one with a body is a POST."""
        request = Request(f"{self.house}/api/{quote(path)}", json.dumps(body).encode() if body else None)
        request.add_header("Content-Type", "application/json")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            found = json.loads(self._fetch(request))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise PeltryError(f"{self.house} is no house of Peltry: it answers something else")
        return found

    def _fetch(self, request: Request) -> bytes:
        try:
            with self.opener.open(request, timeout=WITHIN) as answer:
                text: bytes = answer.read()
                return text
        except HTTPError as refused:
            raise PeltryError(refusal(refused)) from None
        except (URLError, HTTPException, OSError) as error:
            raise Unreachable(f"{self.house} cannot be reached: {getattr(error, 'reason', error)}") from None

    def socket(self, table: str) -> ClientConnection:
        carried = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in self.cookies)} if self.cookies else None
        address = "ws" + self.house.removeprefix("http")
        return connect(
            f"{address}/ws/{table}", additional_headers=carried, open_timeout=WITHIN, close_timeout=1, max_size=None
        )


def refusal(refused: HTTPError) -> str:
    """What a house says when it refuses, in its own words."""
    try:
        return str(json.loads(refused.read())["error"])
    except (ValueError, KeyError, TypeError, OSError):
        if refused.code == HTTPStatus.UNAUTHORIZED:
            return "this house is private, and this is not its password; give it with --password"
        return f"the house answers {refused.code} {refused.reason}"
