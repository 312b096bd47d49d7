"""Turtle tiles and masks: what lies open, and what one seat alone has seen."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.cards import MASKS, SHAPE_OF, STACK_TILES
from peltry.kernel.declared import UNKNOWN

from .seeing import NONE, Seen, put, tellers


def see_turtle(me: Seen, event: Any) -> None:
    me["turtles_seen"][event.stack] |= 1 << event.tile - STACK_TILES * event.stack


def turtle_taken(seen: Seen, event: Any, me: Seen) -> None:
    seen["turtles_left"][event.stack] -= 1
    me["turtle_turn"][event.stack] = 1 + sum(side["turtle_turn"][event.stack] > 0 for side in seen["players"])
    seen["turtles_counts"][event.who] += 1
    if event.tile != UNKNOWN:
        put(me["turtles"], event.tile)
        see_turtle(me, event)


def turtle_looked(seen: Seen, event: Any, me: Seen) -> None:
    seen["turtles_left"][event.stack] -= 1
    seen["looking_at_counts"][event.who] += 1
    if event.tile != UNKNOWN:
        put(me["looking_at"], event.tile)
        see_turtle(me, event)


def turtle_kept(seen: Seen, event: Any, me: Seen) -> None:
    seen["turtles_left"][event.stack] += seen["looking_at_counts"][event.who]
    seen["looking_at_counts"][event.who] = 0
    if event.tile != UNKNOWN:
        me["turtles"] = [tile for tile in me["turtles"] if tile // STACK_TILES != event.stack]
        put(me["turtles"], event.tile)
        me["looking_at"] = []


def turtle_shown(seen: Seen, event: Any, me: Seen) -> None:
    seen["turtles_counts"][event.who] -= 1
    if event.who == seen["me"]:
        me["turtles"].remove(event.tile)
    put(me["turtles_up"], event.tile)


def into_hand(seen: Seen, event: Any, me: Seen) -> None:
    seen["hand_counts"][event.who] += 1
    if event.card != UNKNOWN and event.who == seen["me"]:
        put(me["hand"], event.card)


def mask_drawn(seen: Seen, event: Any, me: Seen) -> None:
    seen["mask_left"] -= 1
    into_hand(seen, event, me)


def mask_taken(seen: Seen, event: Any, me: Seen) -> None:
    seen["mask_up"] = NONE
    put(me["shown_masks"], event.card)
    into_hand(seen, event, me)


def mask_shown(seen: Seen, event: Any, me: Seen) -> None:
    seen["mask_up"] = event.card
    seen["mask_left"] -= 1


def mask_put_away(seen: Seen, event: Any, me: Seen) -> None:
    seen["mask_up"] = NONE
    put(seen["mask_gone"], event.card)


def masks_shuffled(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(mask_left=len(seen["mask_gone"]), mask_gone=[])


def out_of_hand(seen: Seen, event: Any, me: Seen) -> None:
    seen["hand_counts"][event.who] -= 1
    for pile in ("hand", "shown_masks"):
        if event.card in me[pile]:
            me[pile].remove(event.card)
    put(seen["mask_gone"], event.card)
    mine = seen["players"][seen["me"]] if seen["me"] >= 0 else {"elsewhere": [0] * MASKS}
    if mine["elsewhere"][event.card]:
        mine["elsewhere"][event.card] = 0
        mine["theirs"][event.who] -= 1


def combined(seen: Seen, event: Any, me: Seen) -> None:
    put(me["combined"], int(SHAPE_OF[event.play]))
    me["great_masks"] = event.great


def deck_searched(seen: Seen, event: Any, me: Seen) -> None:
    if event.who == seen["me"]:
        me["elsewhere"] = [0] * MASKS
        for side, other in enumerate(seen["players"]):
            unseen = seen["hand_counts"][side] - len(other["shown_masks"])
            me["theirs"][side] = 0 if side == event.who else unseen


def mask_missed(seen: Seen, event: Any, me: Seen) -> None:
    if event.card != UNKNOWN:
        me["elsewhere"][event.card] = 1


def mask_fetched(seen: Seen, event: Any, me: Seen) -> None:
    seen["mask_gone"].remove(event.card)
    put(me["shown_masks"], event.card)
    into_hand(seen, event, me)


TELLERS = tellers(
    turtle_taken,
    turtle_looked,
    turtle_kept,
    turtle_shown,
    mask_drawn,
    mask_taken,
    mask_shown,
    mask_put_away,
    masks_shuffled,
    combined,
    deck_searched,
    mask_missed,
    mask_fetched,
    mask_played=out_of_hand,
    mask_stolen=out_of_hand,
    mask_picked=mask_drawn,
)
