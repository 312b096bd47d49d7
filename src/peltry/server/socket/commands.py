"""What a browser asks for at a table: every command of the WebSocket."""

from __future__ import annotations

import re
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeGuard

from ..bounds import limits
from ..bounds.limits import CHAT_LENGTH, KEY_LENGTH, NAME_LENGTH, clean
from ..bounds.refusals import NotNow, NotYours, Refused
from ..bounds.security import digest, is_secret
from ..store.seats import apart_from_players
from ..tables import asking, clocks, hints, new_rules, preparing, taking_back
from ..tables.audience import chat_message
from ..telling import shapes
from ..telling.speech import language_of
from ..telling.whys import reasons

if TYPE_CHECKING:
    from .connection import Connection

Asked = dict[str, Any]
Command = Callable[["Connection", Asked], Awaitable[None]]
KEY = re.compile(rf"[!-~]{{1,{KEY_LENGTH}}}")  # it is written down: no database must stumble over it
MOST_TOKENS = 16
MOST_ASKED = 32  # moves of one piece
MOVE_LENGTH = 64  # of a move as it is written
SLOWEST = 5  # times slower than usual


async def hello(wire: Connection, asked: Asked) -> None:
    tokens = asked.get("tokens") or []
    if not isinstance(tokens, list) or len(tokens) > MOST_TOKENS:
        raise Refused("tokens-list")
    table, showing = wire.table, wire.showing
    wire.digests = tuple(sys.intern(digest(token)) for token in tokens if is_secret(token))  # as the seats have them
    showing.eyes = -1
    wire.find_seats()
    if is_kept_out(wire):
        return await wire.close(1008, NotYours("banned").said(language_of(asked.get("lang"))))
    if (full := table.full_for(wire)) is not None:
        return await wire.close(1013, full.said(language_of(asked.get("lang"))))
    showing.language, showing.form = await known_language(wire, asked), form_asked(asked)
    showing.worlds = asked.get("worlds") is True
    showing.prices = asked.get("prices") is True
    showing.past = asked.get("past") is True
    showing.eyes = first_eyes(wire, asked.get("seat"))
    wire.pace = pace_asked(asked)
    seen = asked.get("seen", -1)
    showing.begin(seen if is_number(seen) else -1)
    wire.greet()
    table.used = wire.lobby.house.clock()
    table.open()
    if wire.seats:
        await table.do(clocks.wind(table))
    table.see_to_bots()  # those who play alone wait for somebody to watch
    table.tell_all()
    if showing.form == "scene":  # programs hear what is said from now on
        wire.post(chat_message(table.chat))
    if (ask := table.ask) is not None:
        wire.post(asking.message(table, ask))
    wire.look()
    return None


def is_kept_out(wire: Connection) -> bool:
    """Whether the host has sent them away: a secret that they showed, whoever took their seat, or their network."""
    banned, seats = wire.lobby.house.wishes.banned, wire.table.record.seats
    return bool(banned) and (
        wire.wire.network in banned
        or not banned.isdisjoint(wire.digests)
        or any(seats[number].is_kept_out(banned) for number in wire.seats)
    )


def unless_kept_out(command: Command) -> Command:
    """A ban may come at any moment, also between a hello and its answer: so it is looked for with every command."""

    async def obey(wire: Connection, asked: Asked) -> None:
        if is_kept_out(wire):
            await wire.close(1008, NotYours("banned").said(wire.language))
        else:
            await command(wire, asked)

    return obey


async def known_language(wire: Connection, asked: Asked) -> str:
    language, shelf = language_of(asked.get("lang")), wire.lobby.house.shelf
    if wire.table.record.game in shelf.names:
        await shelf.describe(wire.table.edition, language)
    return language


def form_asked(asked: Asked) -> shapes.Form:
    """How a table is told: to eyes as a scene, to programs as plain values, with sentences besides or without."""
    match asked.get("as", "scene"):
        case "scene" | "data" | "words" as form:
            return form
    raise Refused("as-form")


def first_eyes(wire: Connection, wanted: object) -> int:
    if isinstance(wanted, int) and not isinstance(wanted, bool) and wanted in wire.seats:
        return wanted
    to_play = wire.table.record.to_play
    return to_play if to_play in wire.seats else min(wire.seats, default=-1)


def own_seat(wire: Connection, asked: Asked) -> int:
    """The seat a command speaks for; its secret must have been shown, and must still open it."""
    number, seats = asked.get("seat", wire.showing.eyes), wire.table.record.seats
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(seats):
        raise NotYours("not-your-seat")
    if not wire.opens(seats[number]):
        wire.find_seats()
        raise NotYours("not-your-seat")
    return number


async def move(wire: Connection, asked: Asked) -> None:
    seat = own_seat(wire, asked)
    move, version, key = asked.get("move"), asked.get("version"), asked.get("key")
    if isinstance(move, str):
        move = (await wire.table.soon()).game.moves.parse(move[:MOVE_LENGTH])
    if not is_number(move) or not is_number(version):
        raise Refused("move-numbers")
    if key is not None and (not isinstance(key, str) or KEY.fullmatch(key) is None):
        raise Refused("key-length", most=KEY_LENGTH)
    # Not in a task of its own, as rarer commands are: the answer is two turns of the loop sooner. Should this task
    # be broken off at a shutdown, the table is dropped from memory and read anew.
    wire.table.used = wire.lobby.house.clock()
    led_to = await wire.table.play(seat, move, version, key)
    if wire.showing.eyes != seat:
        wire.showing.look_as(seat)
    done: shapes.DoneMessage = {"is": "done", "version": led_to}
    if key is not None:
        done["key"] = key
    wire.post(done)


async def undo(wire: Connection, asked: Asked) -> None:
    seat, version = own_seat(wire, asked), asked.get("version")
    if not is_number(version):
        raise Refused("undo-version")
    if wire.table.record.version >= limits.MOST_CHANGES:
        raise NotNow("undo-too-often", most=str(limits.MOST_CHANGES))
    await wire.table.do(taking_back.undo(wire.table, seat, version, wire.seats))


async def agree(wire: Connection, asked: Asked) -> None:
    await wire.table.do(asking.answer(wire.table, wire.seats, asked.get("yes") is True))


async def newer_rules(wire: Connection, asked: Asked) -> None:
    wire.find_seats()
    await wire.table.do(new_rules.ask(wire.table, wire.digests, wire.seats))


async def chat(wire: Connection, asked: Asked) -> None:
    text = clean(asked.get("text"), CHAT_LENGTH)
    if not text:
        raise Refused("nothing-said")
    table = wire.table
    await wire.lobby.house.allowances.need("talk", wire.wire.network)
    if wire.seats:
        seat = wire.showing.eyes if wire.showing.eyes in wire.seats else min(wire.seats)
        await table.do(table.say(seat, table.record.seats[seat].name, text))
        return
    if not table.record.open:
        raise NotYours("talk-is-for-players")
    name = apart_from_players(clean(asked.get("name"), NAME_LENGTH), table.record.seats)
    await table.do(table.say(-1, name, text, wire.wire.network))


async def speak(wire: Connection, asked: Asked) -> None:
    wire.showing.language = await known_language(wire, asked)
    wire.showing.begin()
    wire.tell_table()
    wire.look()


async def look_as(wire: Connection, asked: Asked) -> None:
    """Another pair of eyes at this browser."""
    wire.showing.look_as(own_seat(wire, asked))
    wire.look()


def pace_asked(asked: Asked) -> float:
    """How slowly bots are to move, 1 being as usual."""
    times = asked.get("pace", 1)
    if isinstance(times, bool) or not isinstance(times, int | float) or not 0 <= times <= SLOWEST:
        raise Refused("pace-range", most=SLOWEST)
    return float(times)


async def pace(wire: Connection, asked: Asked) -> None:
    wire.pace = pace_asked(asked)
    wire.table.pace_changed()


async def come_back(wire: Connection, asked: Asked) -> None:
    seat = own_seat(wire, asked)
    await wire.table.do(wire.table.change_seats(lambda record: setattr(record.seats[seat], "away", False)))


async def why(wire: Connection, asked: Asked) -> None:
    """Why a piece can do nothing now. Only whoever is to play is told: reasons speak of what that seat sees."""
    seat, moves, version = own_seat(wire, asked), numbers_asked(asked), asked.get("version")
    match = await wire.table.soon()
    if version != wire.table.record.version or match.to_play() != seat:
        return
    whys = reasons(match, moves, wire.showing.language)
    wire.post({"is": "why", "version": wire.table.record.version, "moves": moves, "whys": whys})


def numbers_asked(asked: Asked) -> list[int]:
    moves = asked.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_ASKED or not all(is_number(each) for each in moves):
        raise Refused("move-numbers")
    return moves


async def hint(wire: Connection, asked: Asked) -> None:
    """What the Master would do in the asker's place."""
    seat, version = own_seat(wire, asked), asked.get("version")
    if not is_number(version):
        raise Refused("move-numbers")
    wire.post(await wire.table.do(hints.ask(wire.table, seat, version, wire.wire.network)))


async def ahead(wire: Connection, asked: Asked) -> None:
    """What could be prepared: only from what the asker's own seat knows."""
    seat, moves = own_seat(wire, asked), numbers_asked(asked)
    version = wire.table.record.version
    choices = await preparing.ahead(wire.table, seat, moves, wire.showing.language, wire.wire.network)
    wire.post({"is": "ahead", "version": version, "chosen": moves, **choices})


async def prepare(wire: Connection, asked: Asked) -> None:
    seat, moves, version = own_seat(wire, asked), numbers_asked(asked), asked.get("version")
    if not is_number(version):
        raise Refused("move-numbers")
    await wire.table.do(preparing.prepare(wire.table, seat, moves, version, wire.wire.network))


async def ping(wire: Connection, asked: Asked) -> None:
    wire.post({"is": "pong"})


def is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 31


OBEYED: dict[str, Command] = {
    "hello": hello, "move": move, "undo": undo, "agree": agree, "chat": chat, "lang": speak, "seat": look_as,
    "back": come_back, "pace": pace, "why": why, "ping": ping, "rules": newer_rules,
    "hint": hint, "ahead": ahead, "prepare": prepare,
}  # fmt: skip
COMMANDS = {name: unless_kept_out(command) for name, command in OBEYED.items()}
