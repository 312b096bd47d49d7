"""New tables that are not wholly new: the same players again, another way from a move, a save file, a first lesson."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...errors import PeltryError
from ...table.lesson import lesson_of
from ..bounds.limits import NAME_LENGTH, clean
from ..bounds.refusals import NotHere, NotNow, NotYours, Refused, TooMany
from ..bounds.security import digest, new_secret
from ..games.bots import known_bots
from ..store import records
from ..store.records import Change, Record
from ..store.schema import MOVE
from ..store.seats import Seat, distinct, others
from ..telling import shapes
from . import choosing, lessons, room
from .files import read_upload
from .hosting import go_away
from .lobby import Lobby, Tokens, whole_number

if TYPE_CHECKING:
    from ...table.library import GameAtTable
    from ...table.match import Match


async def rematch(lobby: Lobby, table_id: str, who: str | None) -> shapes.Seated:
    """The same people again, the next one beginning. Everybody's token opens their seat at the new table."""
    table = await lobby.table(table_id)
    if table.record.state != "finished":
        raise NotNow("not-over-yet")
    if not any(seat.belongs_to(who) for seat in table.record.seats):
        raise NotYours("rematch-for-players")
    game = await played_again(lobby, table.record, table.edition)

    async def arrange() -> shapes.Seated:
        async with table.lock:
            old = table.record
            if old.rematch is not None:
                return {"id": old.rematch, "seats": []}
            turned = old.seats[1:] + old.seats[:1]
            seats = [
                replace(seat, number=number, away=False, prepared=None, hints=0) for number, seat in enumerate(turned)
            ]
            go_away([seat for seat in seats if seat.is_kept_out(lobby.house.wishes.banned)], old)
            options = choosing.turned(game, old.options)
            record = lobby._record(game, seats, options, secrets.randbits(128), old.host)
            record.open, record.minutes, record.hints = old.open, old.minutes, old.hints
            record.origin, record.parent = "rematch", old.id
            record.state, record.due = "playing", lobby.house.clock()
            record.maker, record.site, record.area = old.maker, old.site, old.area
            try:
                await lobby.house.store.read(room.in_the_lobby(record, lobby.house.clock()))
            except TooMany:
                record.open = False  # they play on all the same; the lobby need not show it
            answer = await lobby._found(record, game, {})
            old.rematch = record.id
            await table.keep_seats()
        table.tell_all()
        return answer

    answer = await table.do(arrange())
    new = await lobby.house.store.read(records.outline(answer["id"]))  # the table itself may be with another worker
    mine = [seat.number for seat in new.seats if seat.belongs_to(who)]
    return {"id": answer["id"], "seats": [{"seat": seat} for seat in mine]}


async def played_again(lobby: Lobby, record: Record, edition: str) -> GameAtTable:
    """The game by its present rules; by the old ones if what was chosen cannot be chosen any more."""
    game = await lobby.house.shelf.describe(record.game)
    try:
        game.options(record.players, record.options)
    except PeltryError:
        return await lobby.house.shelf.describe(edition)
    return game


async def fork(
    lobby: Lobby, table_id: str, asked: dict[str, Any], who: str | None, guest: str | None, maker: str | None
) -> shapes.Seated:
    """Continue from a move as a new table, all seats in the asker's hands."""
    table = await lobby.table(table_id)
    length = whole_number(asked.get("move"), "move")
    match = await table.opened()

    async def copy() -> shapes.Seated:
        async with table.lock:  # nobody sits down at the old table between the look at its seats and the new one
            old = table.record
            check_fork(old, who, guest)
            if not 0 <= length <= len(match.history):
                raise Refused("no-such-move", moves=str(len(match.history)), move=str(length))
            moves = [(played.move, played.seat) for played in match.history[:length]]
            tokens: Tokens = {}
            seats = taken_over(old.seats, guest, maker, tokens)
            record = lobby._record(match.game, seats, old.options, match.seed, guest)
            record.origin, record.parent, record.known, record.maker = "fork", table_id, True, maker
            if old.state == "playing":  # before the copy is: it tells what comes next here
                await table.note_known()
            return await found_with_moves(lobby, record, match, moves, tokens)

    return await table.do(copy())


def check_fork(record: Record, who: str | None, guest: str | None) -> None:
    """The deck lies at the copy as it lies here: while others play this game, or may, nobody looks ahead."""
    if record.state != "playing":
        return
    if not any(seat.belongs_to(who) for seat in record.seats):
        raise NotYours("fork-for-players")
    if others(record.seats, who, guest):
        raise NotNow("others-still-play")
    if any(seat.kind == "open" for seat in record.seats):
        raise NotNow("fork-seat-open")


def taken_over(old: list[Seat], guest: str | None, network: str | None, tokens: Tokens) -> list[Seat]:
    """The same seats in one person's hands; bots stay bots."""
    seats = []
    for seat in old:
        new = replace(seat, secret=None, guest=None, away=False, prepared=None, network=None)
        if seat.kind == "human":
            tokens[seat.number] = secret = new_secret()
            new.give_to(seat.name, digest(secret), guest, network)
        else:
            new.kind = "bot"
        seats.append(new)
    return seats


async def found_with_moves(
    lobby: Lobby, record: Record, match: Match, moves: list[tuple[int, int]], tokens: Tokens
) -> shapes.Seated:
    """A new table on which some moves have been made already."""
    now = lobby.house.clock()
    position = match.game.engine.position(match.options, match.seed)
    position.replay([move for move, _ in moves])
    record.version = record.moves = len(moves)
    record.to_play = position.to_play()
    record.state = "playing"
    if position.over:
        scores = position.scores()
        ranking = [int(side) for side in match.game.rules.ranking(position.state, scores)]
        names = [seat.name for seat in record.seats] + match.names[record.players :]
        winners = match.game.rules.winners(position.state, scores)
        record.state = "finished"
        record.result = {"scores": scores, "ranking": ranking, "winners": winners, "names": names}
    elif record.to_play >= len(record.seats) or record.seats[record.to_play].played_by_bot:
        record.due = now
    log = [Change(version, MOVE, move, seat, None, now) for version, (move, seat) in enumerate(moves, 1)]
    return await lobby._found(record, match.game, tokens, log)


async def bring_in(lobby: Lobby, text: bytes, guest: str | None, maker: str | None) -> shapes.Seated:
    """A save file as a table: finished, or to be played on by the one who brought it, all seats in their hands.

    Whoever brings a save knows its seed; the table says where it came from.
    """
    match, seat_kinds = await read_upload(lobby.house, text)
    tokens: Tokens = {}
    seats: list[Seat] = []
    bots = await asyncio.to_thread(known_bots)
    for number in range(match.players):
        name = clean(match.names[number], NAME_LENGTH) or f"Player {number + 1}"
        seat = Seat(number, "bot", distinct(name, [other.name for other in seats]))
        kind = seat_kinds[number] if number < len(seat_kinds) else "human"
        if kind in bots and kind != "human":
            seat.bot = kind
        else:
            tokens[number] = secret = new_secret()
            seat.give_to(seat.name, digest(secret), guest, maker)
        seats.append(seat)
    record = lobby._record(match.game, seats, match.chosen, match.seed, guest)
    record.origin, record.known, record.maker = "import", True, maker
    moves = [(played.move, played.seat) for played in match.history]
    return await found_with_moves(lobby, record, match, moves, tokens)


async def teach(lobby: Lobby, name: str, asked: dict[str, Any], guest: str | None, maker: str | None) -> shapes.Seated:
    """A table for the guided first game of a game. Its seed is no secret: whoever plays it twice meets the same."""
    game = await lobby.house.shelf.describe(name)
    lesson = lesson_of(game.kind.home)
    if lesson is None:
        raise NotHere("no-lesson", game=game.name)
    tokens: Tokens = {}
    wanted: list[dict[str, Any]] = [{"kind": "bot", "bot": lesson.bot} for _ in range(lesson.players)]
    wanted[lesson.learner] = {"kind": "human", "name": clean(asked.get("name"), NAME_LENGTH)}
    seats = lobby._seats(game, wanted, [], guest, maker, tokens)
    record = lobby._record(game, seats, lesson.options, lesson.seed, guest)
    record.origin, record.known, record.maker = lessons.ORIGIN, True, maker
    record.state, record.due = "playing", lobby.house.clock()
    return await lobby._found(record, game, tokens)
