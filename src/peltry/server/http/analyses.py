"""How a finished game went, as the Master sees it. Whoever asks first is told how far it is, and asks again."""

from __future__ import annotations

from collections.abc import Hashable

from starlette.requests import Request
from starlette.responses import Response

from ..bounds.refusals import NotNow
from ..bounds.visitors import maker_of
from ..games.analyses import UnderWay, in_words
from ..games.bots import bots_package
from ..games.reports import Report
from ..tables.live import LiveTable
from ..telling import shapes
from .reports import as_it_stands, still_match
from .requests import answer, answered, as_body, language, table_of

ACCEPTED = 202


async def analysis(request: Request) -> Response:
    table, spoken, whose = await table_of(request), language(request), maker_of(request.scope)
    if table.record.state != "finished":
        raise NotNow("not-over-yet")  # until then it would tell what is hidden
    kept, key = table.house.told, (*as_it_stands(table), "analysis")
    if (body := kept.find((*key, spoken))) is not None:
        return answered(body)
    if (found := kept.find(key)) is None:
        state: shapes.AnalysisState = {"progress": round((await begun(table, key, whose)).progress, 3)}
        return answer(state, ACCEPTED)
    match = await still_match(table)

    def tell() -> bytes:
        told: shapes.AnalysisState = {"progress": 1, "analysis": in_words(found, match, spoken)}
        return as_body(told)

    body = await table.house.at_the_desk(tell, whose=whose)
    kept.keep((*key, spoken), body)
    return answered(body)


async def begun(table: LiveTable, key: Hashable, whose: str) -> UnderWay:
    """The analysis of a table's game that is under way; begun if it is none."""
    house, analyses = table.house, table.house.analyses
    if (found := analyses.find(key)) is not None:
        return found
    if key in analyses.failed:
        raise NotNow("analysis-failed")
    analyses.check_room()
    match = await still_match(table)
    if not bots_package().levels.is_learned(match.game.kind):
        raise NotNow("hints-unlearned")
    await house.allowances.need("analyses", whose)
    if (found := analyses.find(key)) is not None:
        return found  # somebody else asked meanwhile
    people = tuple(seat.number for seat in table.record.seats if seat.kind == "human")
    report = Report("analysis", "", seats=people or tuple(range(match.players)))
    return analyses.begin(
        key, report, match, table.record.version, house.bots, whose, lambda body: house.told.keep(key, body)
    )
