"""The end of the year: tiles slide and are swapped, cards are laid out anew."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.cards import ONONDAGA
from peltry.games.wendake.pieces.tiles import OFFERED
from peltry.kernel.declared import UNKNOWN

from .seeing import NONE, Seen, put, tellers


def new_order(seen: Seen, event: Any, me: Seen) -> None:
    seen["order"] = [event.first, event.second, event.third, event.fourth][: seen["sides"]]
    seen["spaces"] = [0] * len(seen["spaces"])
    for side in seen["players"]:
        side["changed"] = 0


def spared(seen: Seen, event: Any, me: Seen) -> None:
    me["markers"].remove(event.cell)
    me["acts"] -= 1


def slid(seen: Seen, event: Any, me: Seen) -> None:
    turned = {*me["ritual"], *(cell for cell in me["markers"] if cell != me["fire"])}
    me["ritual"] = sorted(cell + 3 for cell in turned if cell < 6)
    me["tiles"] = me["tiles"][6:] + me["tiles"][:6]
    me.update(markers=[], fire=NONE, acts=0)


def looked_at_tile(seen: Seen, event: Any, me: Seen) -> None:
    seen["tiles_left"] -= 1
    seen["looking_at_counts"][event.who] += 1
    if event.tile != UNKNOWN:
        put(me["looking_at"], event.tile)


def swapped(seen: Seen, event: Any, me: Seen) -> None:
    me["tiles"][event.cell] = event.tile
    if event.place != NONE:
        seen["display"][event.place] = NONE
        return
    seen["looking_at_counts"][event.who] -= 1
    if event.who == seen["me"]:
        me["looking_at"].remove(event.tile)


def looked_enough(seen: Seen, event: Any, me: Seen) -> None:
    seen["tiles_left"] += seen["looking_at_counts"][event.who]
    seen["looking_at_counts"][event.who] = 0
    me["looking_at"] = []


def tile_offered(seen: Seen, event: Any, me: Seen) -> None:
    seen["display"][event.place] = event.tile
    seen["tiles_left"] -= 1


def tiles_left(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(display=[NONE] * OFFERED, tiles_left=event.stack)


def restored(seen: Seen, event: Any, me: Seen) -> None:
    for side in seen["players"]:
        side.update(combined=[], ready_tiles=list(side["progress"]), ready_cards=list(side["cards"]))
        if side["tribe"] != ONONDAGA:
            side["power_used"] = 0


def card_left(seen: Seen, event: Any, me: Seen) -> None:
    seen["turn_cards"][event.space] = NONE
    put(seen["turn_gone"], event.card)


def cards_left(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(turn_gone=[], turn_left=event.deck)


def card_offered(seen: Seen, event: Any, me: Seen) -> None:
    seen["turn_cards"][event.space] = event.card
    seen["turn_left"] -= 1


TELLERS = tellers(
    new_order,
    spared,
    slid,
    looked_at_tile,
    swapped,
    looked_enough,
    tile_offered,
    tiles_left,
    restored,
    card_left,
    cards_left,
    card_offered,
)
