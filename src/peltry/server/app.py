"""The application: every route, and what is opened and closed with it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable, Mapping
from http import HTTPStatus
from pathlib import Path
from types import MappingProxyType
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from .bounds.inside import is_inside, recognise
from .bounds.refusals import NotHere, Refused
from .bounds.rubbish import look_often
from .bounds.settings import Settings
from .bounds.shares import Shares
from .bounds.trouble import HouseTrouble
from .games.bots import BotsAtWork
from .games.shelf import Shelf
from .games.thinkers import Thinkers
from .http import analyses, door, reports
from .http import games as http_games
from .http import hosting as http_hosting
from .http import tables as http_tables
from .http.guard import Doorkeeper, Guard
from .http.pages import BUILT, page
from .http.relay import Relay
from .http.requests import Handler, answer, handled, language
from .socket.connection import IN_TROUBLE, PUT_AWAY, Connection
from .socket.wire import Wire
from .store import records
from .store.holding import Hold
from .store.hosting import door_key
from .store.leases import Worker, take_all_in_hand
from .store.storage import Store
from .tables.house import House
from .tables.lobby import Lobby
from .tables.neighbours import LONGEST, PAUSE, Elsewhere, Neighbours, alone
from .tables.watch import Watch

LATELY = 3600.0  # seconds before a start in which people were at their tables
TABLE = re.compile("/ws/([^/]+)")


class Application(Starlette):
    """Pages and calls go through Starlette; a table's WebSocket goes straight to its connection."""

    def __init__(self, shares: Shares, **how: Any):
        super().__init__(**how)
        self.doorkeeper = Doorkeeper(shares)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and (neighbours := self.state.lobby.neighbours) is not None:
            recognise(scope, neighbours.key)
        if scope["type"] == "websocket":
            await self.table_socket(scope, Wire(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)

    async def table_socket(self, scope: Scope, wire: Wire) -> None:
        lobby: Lobby = self.state.lobby
        asked = TABLE.fullmatch(scope["path"])
        if asked is None or not self.doorkeeper.lets_in(scope, lobby.house):
            return await wire.refuse(1008)
        until = time.monotonic() + LONGEST
        while True:
            try:
                return await self.seat(scope, wire, lobby, asked[1])
            except Elsewhere as elsewhere:
                if is_inside(scope) or await self.passed_on(scope, wire, lobby, elsewhere.worker):
                    break
            if time.monotonic() > until:
                break
            await asyncio.sleep(PAUSE)
        if wire.fresh:
            await wire.accept()
            await wire.close(*PUT_AWAY)
        return None

    async def seat(self, scope: Scope, wire: Wire, lobby: Lobby, table_id: str) -> None:
        try:
            table = await lobby.table(table_id)
        except Elsewhere:
            raise
        except Refused:
            return await wire.refuse(1008)
        except HouseTrouble as trouble:  # let in only to be told why: a refused socket reads nothing
            await wire.accept()
            return await wire.close(IN_TROUBLE, trouble.kind)
        with self.doorkeeper.inside(scope):
            await wire.accept()
            connection = Connection(wire, table, lobby, self.doorkeeper.counts(scope))
        return await wire.hand_to(connection)

    async def passed_on(self, scope: Scope, wire: Wire, lobby: Lobby, worker: Worker) -> bool:
        from .socket.relay import pass_on  # only where there are several workers

        assert lobby.neighbours is not None
        with self.doorkeeper.inside(scope):
            return lobby.neighbours.can_reach(worker) and await pass_on(scope, wire, worker, lobby.neighbours)


async def nothing(request: Request) -> Response:
    return answer({"error": NotHere("nothing-here").said(language(request))}, 404)


class Built(StaticFiles):
    """The client's files, if it is built."""

    async def check_config(self) -> None:
        """A client that is not built is a 404, not an error."""


class Front(Built):
    """The files beside the page; whatever else is asked for gets the page, which says that there is nothing."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTPStatus.NOT_FOUND:
                raise
            return await page(Request(scope))


class BuiltAssets(Built):
    """Files whose names carry a hash of what is in them, so they can be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == HTTPStatus.OK:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def routes() -> list[Route | Mount]:
    def get(path: str, handler: Handler) -> Route:
        return Route(path, handled(handler), methods=["GET"])

    def post(path: str, handler: Handler) -> Route:
        return Route(path, handled(handler), methods=["POST"])

    tables, games = http_tables, http_games
    return [
        get("/api/games", games.games),
        get("/api/games/{name}/art.svg", games.art),
        get("/api/games/{name}/cover.svg", games.cover),
        get("/api/games/{name}/table.css", games.style),
        get("/api/games/{name}/rules", games.rules),
        get("/api/games/{name}/peoples", games.peoples),
        post("/api/games/{name}/lesson", tables.teach),
        get("/api/tables", tables.lists),
        post("/api/tables", tables.create),
        post("/api/import", tables.bring_in),
        get("/api/tables/{id}", tables.facts),
        post("/api/tables/{id}/join", tables.join),
        post("/api/tables/{id}/choose", tables.choose),
        post("/api/tables/{id}/leave", tables.leave),
        post("/api/tables/{id}/renew", tables.renew),
        post("/api/tables/{id}/start", tables.start),
        post("/api/tables/{id}/rematch", tables.rematch),
        post("/api/tables/{id}/fork", tables.fork),
        get("/api/tables/{id}/export", tables.export),
        get("/api/tables/{id}/verify", tables.verify),
        get("/api/tables/{id}/replay", reports.replay),
        get("/api/tables/{id}/log", reports.log),
        get("/api/tables/{id}/points", reports.points),
        get("/api/tables/{id}/analysis", analyses.analysis),
        Route("/api/{rest:path}", nothing),
        get("/health", http_hosting.health),
        get("/metrics", http_hosting.metrics),
        Route("/door", handled(door.knock), methods=["GET", "POST"]),
        get("/door/{secret}", door.invitation),
        Mount("/assets", BuiltAssets(directory=BUILT / "assets", check_dir=False)),
        *(Route(path, page) for path in ("/", "/t/{id}", "/replay/{id}", "/about", "/rules/{name}", "/games/{name}")),
        Mount("/", Front(directory=BUILT, check_dir=False)),
    ]


def make_app(
    url: str,
    clock: Callable[[], float] = time.time,
    pace: float = 0.4,
    sweeping: bool = True,
    warm: bool = True,
    settings: Settings | None = None,
    printed: Mapping[str, Path] = MappingProxyType({}),
    inside: str | None = None,
    hold: Hold | None = None,
) -> Starlette:
    """The server on one database. Tests hand in a clock of their own and sweep when they like.

    `inside` is the address at which other workers on the same database reach this one; without it, it is alone.
    `hold` tells whether the database is still this process's to write to.
    """

    shares = Shares()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, url)
        store.hold = hold or store.hold
        neighbours = None if inside is None else Neighbours(store, inside, shares)
        hours = clock if neighbours is None or clock is not time.time else neighbours.clock
        house = House(store, Shelf(printed=printed), BotsAtWork(), hours, pace)
        house.settings, house.shares = settings or Settings(), shares
        if house.settings.private:
            house.door_key = await store.write(door_key if neighbours is None else alone(door_key))
        await house.shelf.open()
        lobby = app.state.lobby = Lobby(house)
        if store.engine.dialect.name == "postgresql":
            house.bots.elsewhere = Thinkers(store.engine)
            if neighbours is None:
                await store.write(take_all_in_hand)
        if neighbours is not None:
            lobby.neighbours, neighbours.lobby = neighbours, lobby
            house.allowances.store = store
            await neighbours.open()
        await lobby.hosting.hear()
        background = [asyncio.create_task(look_often()), asyncio.create_task(Watch(lobby).watch_on())]
        if sweeping:
            background.append(asyncio.create_task(lobby.sweep_on()))
        if warm:
            played = await store.read(records.games_played_since(hours() - LATELY))
            background.append(asyncio.create_task(house.shelf.warm(played)))
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await lobby.close()
            if neighbours is not None:
                await neighbours.close()
            house.analyses.close()
            await asyncio.to_thread(house.bots.close)
            house.shelf.close()
            await asyncio.to_thread(house.store.close)

    middleware = [Middleware(Guard, shares=shares), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)]
    if inside is not None:
        middleware.append(Middleware(Relay))
    return Application(shares, routes=routes(), middleware=middleware, lifespan=lifespan)
