"""The lobby's calls about games: what they are, how they look, how they are played."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ..bounds.trouble import HouseTrouble
from ..games.info import art_svg, asset, game_facts, reference, rules_reference, stylesheet
from ..telling import shapes
from .requests import answer, language

if TYPE_CHECKING:
    from ...table.library import GameAtTable

log = logging.getLogger("peltry.server")


async def games(request: Request) -> Response:
    shelf = request.app.state.lobby.house.shelf
    told: shapes.GameList = {"games": []}
    trouble: HouseTrouble | None = None
    for name in shelf.names:
        try:
            game = await shelf.describe(name, language(request))
        except HouseTrouble as found:
            trouble = found
            continue
        except Exception as error:  # a game that is being written must not close the lobby
            if shelf.find(name).error is None:
                log.exception("%s cannot be offered", name)
            shelf.find(name).error = f"{type(error).__name__}: {error}"
            continue
        told["games"].append(await asyncio.to_thread(game_facts, shelf.find(name), game, language(request)))
    if trouble is not None and not told["games"]:
        raise trouble
    return answer(told)


async def _game(request: Request) -> GameAtTable:
    return await request.app.state.lobby.house.shelf.describe(request.path_params["name"])


def _text(request: Request, text: str, kind: str) -> Response:
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)


async def art(request: Request) -> Response:
    return _text(request, art_svg(await _game(request)), "image/svg+xml")


async def cover(request: Request) -> Response:
    file = asset(await _game(request), "look/art/cover.svg")
    return _text(request, file.read_text(encoding="utf-8"), "image/svg+xml")


async def style(request: Request) -> Response:
    return _text(request, stylesheet(await _game(request)), "text/css")


async def rules(request: Request) -> Response:
    return answer(rules_reference(await _game(request), language(request)))


async def peoples(request: Request) -> Response:
    return answer(reference(await _game(request), "peoples", language(request)))
