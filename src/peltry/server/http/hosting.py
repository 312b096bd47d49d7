"""For whoever looks after the house: is it well, and how much is going on in it."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import mmap
import time
from collections import Counter
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope

from ..bounds.counters import counter, metric, of_all
from ..bounds.inside import is_inside
from ..bounds.refusals import NotHere
from ..bounds.visitors import visitor
from ..store.hosting import count_by_state
from ..store.leases import Worker
from ..tables.lobby import Lobby
from ..tables.neighbours import Neighbours
from .relay import ask
from .requests import answer

SOON = 2.0  # seconds
WATCHING = ("player", "spectator")
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


async def health(request: Request) -> Response:
    """200 while what people do is kept, 503 with the reason when it is not."""
    house = request.app.state.lobby.house
    trouble = "resting" if house.wishes.resting else house.store.trouble and house.store.trouble.kind
    facts = {"status": trouble or "ok", "closed": house.wishes.closed is not None}
    return answer(facts, 503 if trouble else 200)


def is_near(request: Request) -> bool:
    """On this machine or in its own network: how busy a house is, is nobody else's business."""
    try:
        return ipaddress.ip_network(visitor(request.scope)).is_private
    except ValueError:
        return True  # no address at all: a socket of this machine


async def metrics(request: Request) -> Response:
    if not is_near(request):
        raise NotHere("nothing-here")
    lobby: Lobby = request.app.state.lobby
    told = await figures(lobby)
    if lobby.neighbours is not None and not is_inside(request.scope):
        told = of_all(await of_the_others(lobby.neighbours, request.scope) | {str(lobby.neighbours.id): told})
    return PlainTextResponse(told, headers={"content-type": PROMETHEUS, "cache-control": "no-store"})


async def of_the_others(neighbours: Neighbours, scope: Scope) -> dict[str, str]:
    """Whichever worker is asked tells of all; one that does not answer soon is left out."""

    async def figures_of(worker: Worker) -> str | None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                answer = await ask(neighbours, worker, scope, b"")
                return answer.body.decode() if answer is not None and answer.status == 200 else None
        return None

    others = [worker for worker in neighbours.living if worker.id != neighbours.id]
    found = await asyncio.gather(*map(figures_of, others))
    return {str(worker.id): text for worker, text in zip(others, found, strict=True) if text is not None}


async def figures(lobby: Lobby) -> str:
    house, live = lobby.house, list(lobby.live.values())
    states = await house.store.read(count_by_state)
    seen = Counter("player" if watcher.seats else "spectator" for table in live for watcher in table.watchers)
    games = house.shelf.games.values()
    told = [
        metric("peltry_up", "gauge", "Whether what people do is kept.", [({}, float(house.store.trouble is None))]),
        metric("peltry_closed", "gauge", "Closed to new games by the host.", [({}, float(bool(house.wishes.closed)))]),
        metric("peltry_tables", "gauge", "Tables by state.", [({"state": s}, n) for s, n in sorted(states.items())]),
        metric("peltry_tables_in_memory", "gauge", "Tables that somebody needs now.", [({}, len(live))]),
        metric("peltry_browsers", "gauge", "Open sockets.", [({"as": who}, seen[who]) for who in WATCHING]),
        metric("peltry_game_ready", "gauge", "Games compiled.", [({"game": g.name}, float(g.ready)) for g in games]),
        counter("peltry_requests_total", "HTTP answers by status."),
        counter("peltry_moves_total", "Moves kept."),
        counter("peltry_thoughts_total", "Moves of bots by who thought of them."),
        metric("peltry_thinkers", "gauge", "Processes that think for bots.", [({}, house.bots.thinkers)]),
        counter("peltry_refusals_total", "Commands at tables that were refused."),
        metric("peltry_commits_total", "counter", "Commits to the database.", [({}, house.store.commits)]),
        metric("peltry_waiting_writes", "gauge", "Commands that wait for a commit.", [({}, len(house.store.waiting))]),
        metric("process_cpu_seconds_total", "counter", "Processor time.", [({}, time.process_time())]),
        metric("process_resident_memory_bytes", "gauge", "Memory.", [({}, memory())]),
    ]
    return "".join(told)


def memory() -> float:
    """Bytes held now, where the system tells."""
    status = Path("/proc/self/statm")
    return float(int(status.read_text().split()[1]) * mmap.PAGESIZE) if status.exists() else float("nan")
