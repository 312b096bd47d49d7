"""Coming and going: seats of a table are taken, chosen for, left, given new keys, and the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..bounds.limits import NAME_LENGTH, clean
from ..bounds.refusals import NotNow, NotYours
from ..bounds.security import digest, new_secret, opens
from ..store.records import Record
from ..store.seats import Seat, distinct
from ..telling import shapes
from . import choosing
from .lobby import bot_name

if TYPE_CHECKING:
    from ...table.library import GameAtTable
    from .live import LiveTable
    from .lobby import Lobby


async def join(
    lobby: Lobby, table_id: str, asked: dict[str, Any], who: str | None, guest: str | None, network: str | None
) -> shapes.SatDown:
    """Take an open seat, or take one's own seat back from the bot."""
    table = await lobby.table(table_id)
    name = clean(asked.get("name"), NAME_LENGTH)
    number, choices = asked.get("seat"), asked.get("choices")
    game = await waiting_game(lobby, table)

    def sit_down(record: Record) -> shapes.SatDown:
        mine = [seat for seat in record.seats if seat.belongs_to(who)]
        back = [seat for seat in mine if number in (None, seat.number)]
        if back and (number is not None or any(seat.away for seat in back)):
            if choices:
                choose_for(record, game, back[0], choices)
            for seat in back:
                seat.away = False
            return {"id": record.id, "seats": [{"seat": seat.number} for seat in back], "seat": back[0].number}
        if record.state == "finished":
            raise NotNow("over-watch")
        free = [seat for seat in record.seats if seat.kind == "open" and number in (None, seat.number)]
        if not free:
            raise NotNow("seat-taken" if number is not None else "all-taken")
        seat, secret = free[0], new_secret()
        if choices:
            choose_for(record, game, seat, choices)
        others = [other.name for other in record.seats if other is not seat]
        seat.give_to(distinct(name or f"Player {seat.number + 1}", others), digest(secret), guest, network)
        if record.state == "waiting" and all(each.kind != "open" for each in record.seats):
            set_going(record, game, lobby.house.clock())
        taken: shapes.SeatKey = {"seat": seat.number, "token": secret}
        return {"id": record.id, "seats": [taken], **taken}

    return await table.do(table.change_seats(sit_down))


async def choose(lobby: Lobby, table_id: str, asked: dict[str, Any], who: str | None) -> shapes.Seated:
    """What one would have for one's own seat, such as a colour; until the game begins it can be chosen anew."""
    table = await lobby.table(table_id)
    number = asked.get("seat")
    game = await waiting_game(lobby, table)

    def change_mind(record: Record) -> shapes.Seated:
        mine = [seat for seat in record.seats if seat.belongs_to(who) and number in (None, seat.number)]
        if not mine:
            raise NotYours("no-seat-here")
        choose_for(record, game, mine[0], asked.get("choices"))
        return {"id": record.id, "seats": [{"seat": mine[0].number}]}

    return await table.do(table.change_seats(change_mind))


async def leave(lobby: Lobby, table_id: str, asked: dict[str, Any], who: str | None) -> shapes.Seated:
    """Give a seat up: a bot plays it until its person comes back; for good, and anybody may take it."""
    table = await lobby.table(table_id)
    number, for_good = asked.get("seat"), bool(asked.get("forGood"))
    game = await waiting_game(lobby, table)

    def stand_up(record: Record) -> shapes.Seated:
        mine = [seat for seat in record.seats if seat.belongs_to(who) and number in (None, seat.number)]
        if not mine:
            raise NotYours("no-seat-here")
        for seat in mine:
            if record.state == "waiting" or for_good:
                # Where somebody may know what comes next, nobody else is asked to sit down.
                seat.free("bot" if record.known else "open")
            else:
                seat.away = record.state == "playing"
            if record.state == "waiting":
                if game is not None:
                    choosing.give_back(game, record, seat)
                seat.name = ""
                record.open = record.open and any(other.kind == "human" for other in record.seats)
        return {"id": record.id, "seats": [{"seat": seat.number} for seat in mine]}

    return await table.do(table.change_seats(stand_up))


async def renew(lobby: Lobby, table_id: str, asked: dict[str, Any], who: str | None) -> shapes.Seated:
    """A new token for a seat, so that links to it which got into the wrong hands open nothing any more."""
    table = await lobby.table(table_id)
    number = asked.get("seat")

    def change_locks(record: Record) -> shapes.Seated:
        mine = [seat for seat in record.seats if seat.belongs_to(who) and number in (None, seat.number)]
        if not mine:
            raise NotYours("no-seat-here")
        tokens = {seat.number: new_secret() for seat in mine}
        for seat in mine:
            seat.secret = digest(tokens[seat.number])
        return {"id": record.id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}

    return await table.do(table.change_seats(change_locks))


async def start(lobby: Lobby, table_id: str, who: str | None) -> shapes.TableNamed:
    """Begin now. Bots play the open seats until somebody takes them."""
    table = await lobby.table(table_id)
    game = await lobby.house.shelf.describe(table.edition)

    def begin(record: Record) -> shapes.TableNamed:
        if not (opens(who, record.host) or any(seat.belongs_to(who) for seat in record.seats)):
            raise NotYours("start-for-players")
        if record.state != "waiting":
            raise NotNow("begun-already")
        for seat in record.seats:
            if seat.kind == "open":
                seat.bot = lobby.house.bots.stand_in(game)
                names = [other.name for other in record.seats if other is not seat]
                seat.name = distinct(bot_name(game, seat.bot), names)
        set_going(record, game, lobby.house.clock())
        return {"id": record.id}

    return await table.do(table.change_seats(begin))


async def waiting_game(lobby: Lobby, table: LiveTable) -> GameAtTable | None:
    """The game, as long as something can be chosen for a seat."""
    return await lobby.house.shelf.describe(table.edition) if table.record.state == "waiting" else None


def choose_for(record: Record, game: GameAtTable | None, seat: Seat, choices: Any) -> None:
    if game is None:
        raise NotNow("begun-already")
    choosing.choose(game, record, seat, choices)


def set_going(record: Record, game: GameAtTable | None, now: float) -> None:
    if game is not None:
        record.options = choosing.settled(game, record.options)
    record.state, record.due = "playing", now
