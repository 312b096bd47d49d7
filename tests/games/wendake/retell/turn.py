"""The calendar, setting up, and the turns of a year."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake import GAME
from peltry.games.wendake.pieces.cards import TRIBE_NAMES
from peltry.games.wendake.pieces.goods import GOODS
from peltry.kernel.printed import Printed

from .seeing import NONE, Seen, put, set_to, tellers

PRINTED = Printed(GAME.printed)
ROUNDS = 4  # turns of a player in a year; a fifth is the black marker's


def year_begins(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(year=event.year, turns=0)


def turn_begins(seen: Seen, event: Any, me: Seen) -> None:
    seen["active"] = event.who
    seen["turns"] += event.turn <= ROUNDS


def tribe_taken(seen: Seen, event: Any, me: Seen) -> None:
    me["tribe"] = event.tribe
    seen["offered_tribes"].remove(event.tribe)


def tribe_boxed(seen: Seen, event: Any, me: Seen) -> None:
    seen["offered_tribes"] = []


def settled(seen: Seen, event: Any, me: Seen) -> None:
    card = f"tribe.{TRIBE_NAMES[event.tribe]}"
    me["home"], me["longhouse"] = list(PRINTED.values[f"{card}.village"]), list(PRINTED.values[f"{card}.longhouse"])
    for text in PRINTED.values[f"{card}.goods"]:
        count, good = text.split()
        me["goods"][GOODS.index(good)] = int(count)


def row_laid(seen: Seen, event: Any, me: Seen) -> None:
    me["tiles"][3 * event.row : 3 * event.row + 3] = [event.left, event.middle, event.right]


def marked(seen: Seen, event: Any, me: Seen) -> None:
    put(me["markers"], event.cell)
    me["acts"] += 1


def black_marker(seen: Seen, event: Any, me: Seen) -> None:
    me["power_used"] = 1


def took_space(seen: Seen, event: Any, me: Seen) -> None:
    seen["spaces"][event.space] = event.who + 1
    if event.who == seen["ghost"]:
        seen["ghost_placed"] = 1
    else:
        me["changed"] = 1


def took_card(seen: Seen, event: Any, me: Seen) -> None:
    seen["turn_cards"][event.space] = NONE
    put(me["cards"], event.card)
    put(me["ready_cards"], event.card)


def used_card(seen: Seen, event: Any, me: Seen) -> None:
    me["ready_cards"].remove(event.card)
    if event.free:
        me["cards"].remove(event.card)
        put(seen["turn_gone"], event.card)


def used_tile(seen: Seen, event: Any, me: Seen) -> None:
    me["ready_tiles"].remove(event.tile)


def readied(seen: Seen, event: Any, me: Seen) -> None:
    put(me["ready_tiles"], event.tile)


TELLERS = tellers(
    year_begins,
    turn_begins,
    tribe_taken,
    tribe_boxed,
    settled,
    row_laid,
    marked,
    black_marker,
    took_space,
    took_card,
    used_card,
    used_tile,
    readied,
    token_placed=set_to(token="area"),
    fire_lit=set_to(fire="cell"),
    disc_moved=set_to(disc="disc"),
)
