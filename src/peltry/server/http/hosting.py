"""For whoever looks after the house: is it well, and how much is going on in it."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import mmap
import time
from collections import Counter
from pathlib import Path
from typing import Any

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
from .relay import Answer, ask
from .requests import answer

SOON = 2.0  # seconds
WATCHING = ("player", "spectator")
HOUSEWIDE = ("peltry_closed", "peltry_tables", "peltry_thinkers")  # the same whichever worker tells it: told once
UP = ("peltry_up", "gauge", "Whether what people do is kept.")
SILENT = metric(*UP, [({}, 0.0)])
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


async def health(request: Request) -> Response:
    """200 while what people do is kept, 503 with the reason when it is not, at whichever worker.

    `?here` asks for this process alone: for a proxy that passes by who is not well.
    """
    lobby: Lobby = request.app.state.lobby
    house = lobby.house
    trouble = "resting" if house.wishes.resting else house.store.trouble and house.store.trouble.kind
    facts: dict[str, Any] = {"status": trouble or "ok", "closed": house.wishes.closed is not None}
    if lobby.neighbours is not None and not is_inside(request.scope) and "here" not in request.query_params:
        others = await of_the_others(lobby.neighbours, request.scope)
        told = {
            number: "silent" if said is None else json.loads(said.body)["status"] for number, said in others.items()
        }
        facts["workers"] = {str(lobby.neighbours.id): facts["status"], **told}
        facts["status"] = next((each for each in facts["workers"].values() if each != "ok"), "ok")
    return answer(facts, 200 if facts["status"] == "ok" else 503)


def is_near(request: Request) -> bool:
    """On this machine or in its own network: how busy a house is, is nobody else's business."""
    whose = visitor(request.scope)
    try:
        return ipaddress.ip_network(whose).is_private
    except ValueError:
        return not whose  # no address at all is a socket of this machine, but one that cannot be is forged


async def metrics(request: Request) -> Response:
    if not is_near(request):
        raise NotHere("nothing-here")
    lobby: Lobby = request.app.state.lobby
    told = await figures(lobby)
    if lobby.neighbours is not None and not is_inside(request.scope):
        others = await of_the_others(lobby.neighbours, request.scope)
        theirs = {number: SILENT if said is None else said.body.decode() for number, said in others.items()}
        told = of_all({str(lobby.neighbours.id): told, **theirs}, HOUSEWIDE)
    return PlainTextResponse(told, headers={"content-type": PROMETHEUS, "cache-control": "no-store"})


async def of_the_others(neighbours: Neighbours, scope: Scope) -> dict[str, Answer | None]:
    """What every other worker answers to the same question, by its number; None: it does not answer soon."""

    async def answer_of(worker: Worker) -> Answer | None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                return await ask(neighbours, worker, scope, b"")
        return None

    others = [worker for worker in neighbours.living if worker.id != neighbours.id]
    found = await asyncio.gather(*map(answer_of, others))
    return {str(worker.id): said for worker, said in zip(others, found, strict=True)}


async def figures(lobby: Lobby) -> str:
    house, live = lobby.house, list(lobby.live.values())
    states = await house.store.read(count_by_state)
    seen = Counter("player" if watcher.seats else "spectator" for table in live for watcher in table.watchers)
    games = house.shelf.games.values()
    told = [
        metric(*UP, [({}, float(house.store.trouble is None))]),
        metric("peltry_closed", "gauge", "Closed to new games by the host.", [({}, float(bool(house.wishes.closed)))]),
        metric("peltry_tables", "gauge", "Tables by state.", [({"state": s}, n) for s, n in sorted(states.items())]),
        metric("peltry_tables_in_memory", "gauge", "Tables that somebody needs now.", [({}, len(live))]),
        metric("peltry_browsers", "gauge", "Open sockets.", [({"as": who}, seen[who]) for who in WATCHING]),
        metric("peltry_game_ready", "gauge", "Games compiled.", [({"game": g.name}, float(g.ready)) for g in games]),
        counter("peltry_requests_total", "HTTP answers by status."),
        counter("peltry_moves_total", "Moves kept."),
        counter("peltry_thoughts_total", "Moves of bots by who thought of them."),
        counter("peltry_hints_total", "Hints given to people."),
        counter("peltry_reports_total", "Reports of games by who told them."),
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
