"""Looking back: a moment of a game, its log, its points over time.

Telling a long game takes a while, so it is done in a thread; of a finished one once for all who ask the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from ..bounds.refusals import Refused
from ..tables.live import LiveTable
from ..telling import shapes
from ..telling.speech import speech
from ..telling.story import points_over_time, still, story
from ..telling.views import Moment
from .requests import answered, as_body, language, number, seat_of, table_of

if TYPE_CHECKING:
    from ...table.match import Match


async def still_match(table: LiveTable) -> Match:
    """The match as it was last kept. What is told of it may take a while: those who play need not wait for that."""
    await table.opened()
    async with table.lock:
        return still(table.need_match())


async def report(table: LiveTable, *what: Hashable, tell: Callable[[Match, int], Any]) -> Response:
    """`tell(match, version)`; `what` is all that it follows from besides the table as it stands."""
    told, body = table.house.told, None
    if table.record.state == "finished":
        body = told.find((*as_it_stands(table), *what))
    if body is None:
        match = await still_match(table)
        version, finished, key = table.record.version, table.record.state == "finished", as_it_stands(table)
        body = await table.house.at_the_desk(lambda: as_body(tell(match, version)))
        if finished:
            told.keep((*key, *what), body)
    return answered(body)


def as_it_stands(table: LiveTable) -> tuple[Hashable, ...]:
    record = table.record
    return record.id, record.version, record.seating, *(seat.name for seat in record.seats)


async def replay(request: Request) -> Response:
    """One moment of a game, as the asker might have seen it then."""
    table = await table_of(request)
    seat, lang, asked = seat_of(request, table), language(request), number(request, "move")

    def look_back(match: Match, version: int) -> shapes.View:
        total = len(match.history)
        move = total if asked is None else asked
        if move > total:
            raise Refused("no-such-move", moves=str(total), move=str(move))
        position = match.position if move == total else match.at(move)
        events = story(match, move - 1, seat, lang, upto=move)
        looking: shapes.Looking = {"version": version, "seat": seat, "move": move, "of": total, "events": events}
        if move > 0:
            looking["by"] = match.history[move - 1].seat
        return {**looking, **Moment(match, position).whole(seat, lang)}

    return await report(table, "replay", seat, lang, asked, tell=look_back)


async def log(request: Request) -> Response:
    table = await table_of(request)
    seat, lang = seat_of(request, table), language(request)

    def tell(match: Match, version: int) -> shapes.Story:
        words = speech(match.game.words, lang)
        chapter: shapes.Chapters = {}
        if following := words.maybe("chapter-next"):
            chapter["next"] = following
        if previous := words.maybe("chapter-previous"):
            chapter["previous"] = previous
        return {"events": story(match, -1, seat, lang), "moves": len(match.history), "chapter": chapter}

    return await report(table, "log", seat, lang, tell=tell)


async def points(request: Request) -> Response:
    lang = language(request)
    return await report(
        await table_of(request), "points", lang, tell=lambda match, version: points_over_time(match, lang)
    )
