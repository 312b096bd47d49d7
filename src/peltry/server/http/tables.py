"""The lobby's calls about tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from ...table.parts import JSON
from ..bounds.limits import IMPORT_BYTES
from ..bounds.visitors import around, maker_of
from ..store.records import Record
from ..tables import again, files, seating
from ..tables.facts import names_said, table_facts
from ..tables.lobby import LISTED
from ..tables.notice_board import Lists
from ..telling import shapes
from ..telling.story import still
from .reports import still_match
from .requests import answer, body_bytes, body_json, guest_of, language, lobby_of, table_of, who

if TYPE_CHECKING:
    from ...table.match import Match


async def create(request: Request) -> Response:
    asked, lobby = await body_json(request), lobby_of(request)
    guest, scope = guest_of(request, asked), request.scope
    return answer(await lobby.create(asked, guest, maker_of(scope), around(scope)), 201)


async def teach(request: Request) -> Response:
    """A guided first game."""
    asked, lobby = await body_json(request), lobby_of(request)
    guest, maker = guest_of(request, asked), maker_of(request.scope)
    return answer(await again.teach(lobby, request.path_params["name"], asked, guest, maker), 201)


async def lists(request: Request) -> Response:
    """The lobby: one's own tables, and those open to all, which are said once for everybody."""
    lobby, guest, lang = lobby_of(request), who(request), language(request)
    notices = await lobby.board.look()
    own: Lists = await lobby.own_tables(guest) if guest else {"mine": [], "finished": []}
    theirs = {record.id for each in own.values() for record in each}
    others = {key: [record for record in each if record.id not in theirs] for key, each in notices.lists.items()}
    finished = sorted([*own["finished"], *others["finished"]], key=lambda record: -record.changed)[:LISTED]

    async def said(record: Record, asker: list[str]) -> shapes.TableFacts:
        shelf, live = lobby.house.shelf, lobby.live.get(record.id)
        game = await shelf.describe(record.game, lang) if record.game in shelf.names else None
        told = table_facts(record, game, lang, asker, live.here() if live else ())
        told.pop("choices", None)  # read in the waiting room
        return told

    async def listed(records: list[Record]) -> list[Any]:
        told: list[Any] = []
        for record in records:
            if guest and (record.id in theirs or any(seat.belongs_to(guest) for seat in record.seats)):
                told.append(await said(record, [guest]))
                continue
            place = lang, record.id
            if place not in notices.said:
                notices.said[place] = orjson.Fragment(orjson.dumps(await said(record, []), option=JSON))
            told.append(notices.said[place])
        return told

    told: shapes.TableLists = {
        "mine": await listed(own["mine"]), "waiting": await listed(others["waiting"]),
        "playing": await listed(others["playing"]), "finished": await listed(finished),
    }  # fmt: skip
    return answer({**told, **lobby.house.news()})


async def facts(request: Request) -> Response:
    table, digest = await table_of(request), who(request)
    shelf = lobby_of(request).house.shelf
    game = await shelf.describe(table.edition, language(request))
    names = names_said(table.match, language(request))
    asker = [digest] if digest else []
    told = table_facts(table.record, game, language(request), asker, table.here(), names)
    told = {**told, **table.edition_facts(), **lobby_of(request).house.news()}
    if not shelf.find(table.edition).ready:
        told["compiling"] = shelf.find(table.edition).progress
    if table.trouble:
        told["trouble"] = table.trouble.said(language(request))
    return answer(told)


async def join(request: Request) -> Response:
    asked, lobby, table_id = await body_json(request), lobby_of(request), request.path_params["id"]
    guest, network = guest_of(request, asked), maker_of(request.scope)
    await lobby.house.allowances.need("seats", network)
    return answer(await seating.join(lobby, table_id, asked, who(request), guest, network))


async def choose(request: Request) -> Response:
    asked = await body_json(request)
    return answer(await seating.choose(lobby_of(request), request.path_params["id"], asked, who(request)))


async def leave(request: Request) -> Response:
    asked = await body_json(request)
    return answer(await seating.leave(lobby_of(request), request.path_params["id"], asked, who(request)))


async def renew(request: Request) -> Response:
    asked = await body_json(request)
    return answer(await seating.renew(lobby_of(request), request.path_params["id"], asked, who(request)))


async def start(request: Request) -> Response:
    await body_json(request)
    return answer(await seating.start(lobby_of(request), request.path_params["id"], who(request)))


async def rematch(request: Request) -> Response:
    await body_json(request)
    return answer(await again.rematch(lobby_of(request), request.path_params["id"], who(request)), 201)


async def fork(request: Request) -> Response:
    asked, lobby, table_id = await body_json(request), lobby_of(request), request.path_params["id"]
    guest, maker = guest_of(request, asked), maker_of(request.scope)
    return answer(await again.fork(lobby, table_id, asked, who(request), guest, maker), 201)


async def bring_in(request: Request) -> Response:
    lobby, maker = lobby_of(request), maker_of(request.scope)
    await lobby.house.allowances.need("imports", maker)  # before a megabyte is read
    body = await body_bytes(request, IMPORT_BYTES)
    return answer(await again.bring_in(lobby, body, who(request), maker), 201)


async def export(request: Request) -> Response:
    table, house, asker = await table_of(request), lobby_of(request).house, who(request)
    await table.opened()

    async def hand_out() -> Match:
        async with table.lock:
            match = still(table.need_match())
            if not match.over:
                files.check_export(table.record.seats, asker)
                await table.note_known()  # its seed tells what comes next
            return match

    match = await table.do(hand_out())
    response = answer(await house.at_the_desk(files.export, match, table.record.seats, whose=maker_of(request.scope)))
    name = f"{table.record.game}-{table.record.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def verify(request: Request) -> Response:
    table, house = await table_of(request), lobby_of(request).house
    files.check_finished(table.record)
    match, whose = await still_match(table), maker_of(request.scope)
    return answer(await house.at_the_desk(files.verify, table.record, match, whose=whose))
