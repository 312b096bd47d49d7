"""Looking back: a moment of a game, its log, its points over time.

Telling a long game takes a while, so it is done in a thread, or by a process elsewhere; of a finished one once for all
who ask the same.
"""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ..bounds.counters import count
from ..bounds.visitors import maker_of
from ..games.reports import Report
from ..tables.house import House
from ..tables.live import LiveTable
from ..telling.story import still
from .requests import answered, as_body, language, number, seat_of, table_of

if TYPE_CHECKING:
    from ...table.match import Match


async def still_match(table: LiveTable) -> Match:
    """The match as it was last kept. What is told of it may take a while: those who play need not wait for that."""
    await table.opened()
    async with table.lock:
        return still(table.need_match())


async def told(table: LiveTable, report: Report, whose: str) -> Response:
    kept, body = table.house.told, None
    if table.record.state == "finished":
        body = kept.find((*as_it_stands(table), report))
    if body is None:
        match = await still_match(table)
        version, finished, key = table.record.version, table.record.state == "finished", as_it_stands(table)
        report.check(match)
        if finished:
            body = await told_elsewhere(table.house, report, match, version)
        if body is None:
            body = await told_here(table.house, report, match, version, whose)
        if finished:
            kept.keep((*key, report), body)
    return answered(body)


async def told_elsewhere(house: House, report: Report, match: Match, version: int) -> bytes | None:
    """By another process, if there is one that has time. Only of a game of which everybody may know everything."""
    if house.bots.elsewhere is None or (said := await house.bots.elsewhere.tell(report, match, version)) is None:
        return None
    count("peltry_reports_total", by="thinkers")
    return said


async def told_here(house: House, report: Report, match: Match, version: int, whose: str) -> bytes:
    count("peltry_reports_total", by="house")

    def tell() -> tuple[bytes, float]:
        began = time.monotonic()
        return as_body(report.tell(match, version)), time.monotonic() - began

    body, took = await house.at_the_desk(tell, whose=whose)
    if house.bots.elsewhere is not None:
        house.bots.elsewhere.note_report(report, match, took)
    return body


def as_it_stands(table: LiveTable) -> tuple[Hashable, ...]:
    record = table.record
    return record.id, record.version, record.seating, *(seat.name for seat in record.seats)


async def replay(request: Request) -> Response:
    table = await table_of(request)
    report = Report("replay", language(request), seat_of(request, table), number(request, "move"))
    return await told(table, report, maker_of(request.scope))


async def log(request: Request) -> Response:
    table = await table_of(request)
    return await told(table, Report("log", language(request), seat_of(request, table)), maker_of(request.scope))


async def points(request: Request) -> Response:
    return await told(await table_of(request), Report("points", language(request)), maker_of(request.scope))
