"""How events alone keep true what a seat sees of Wendake.

The contract test plays games and checks that `retell` brings an old sight, as plain data, to the new one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from peltry.games.wendake import GAME
from peltry.games.wendake.pieces.cards import CIRCLE, MASKS, ONONDAGA, SHAPE_OF, SLOTS, STACK_TILES, TRIBE_NAMES
from peltry.games.wendake.pieces.goods import GOODS
from peltry.games.wendake.pieces.land import FROM_AREA, FROM_GUARD, FROM_HOME, HOME
from peltry.games.wendake.pieces.tiles import ALLIANCE_II, OFFERED
from peltry.kernel.declared import UNKNOWN
from peltry.kernel.printed import Printed

Seen = dict[str, Any]

PRINTED = Printed(GAME.printed)
# What is no thing on the table: the decisions that wait, and what the rules remember of a turn in progress.
NOT_TOLD = ("stack", "depth", "performed", "paid", "offline", "moved", "moved_patrols", "moved_scouts")
NONE = -1
WORKERS = ("scouts", "women", "hunters")  # by the native that stands there
ROUNDS = 4  # turns of a player in a year; a fifth is the black marker's


def told(seen: Seen) -> Seen:
    """The part of a sight that events must explain."""
    return {name: value for name, value in seen.items() if name not in NOT_TOLD}


def retell(seen: Seen, event: Any) -> None:
    """Bring what was seen up to date with one event, as this seat hears it."""
    teller = TELLERS.get(event.name)
    if teller is not None:
        teller(seen, event, seen["players"][event.who] if event.who >= 0 else {})


def put(several: list[int], one: int) -> None:
    several.append(one)
    several.sort()


def hurt(seen: Seen, side: int, native: int) -> None:
    """To the longhouse; the ghost's pieces to its reserve."""
    seen["players"][side]["home" if side == seen["ghost"] else "longhouse"][native] += 1


def leave(me: Seen, source: int, native: int) -> None:
    """A piece leaves the village, a territory or an area."""
    if source == FROM_HOME:
        me["home"][native] -= 1
    elif source < FROM_AREA:
        me["guards"][source - FROM_GUARD] -= 1
    else:
        me[WORKERS[native]].remove(source - FROM_AREA)


def set_to(**fields: str) -> Callable[[Seen, Any, Seen], None]:
    """Numbers of a player that an event names."""

    def tell(seen: Seen, event: Any, me: Seen) -> None:
        for field, number in fields.items():
            me[field] = getattr(event, number)

    return tell


# The calendar and setting up


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


# The turn


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


def gained(seen: Seen, event: Any, me: Seen) -> None:
    me["goods"][event.good] += event.amount


def spent(seen: Seen, event: Any, me: Seen) -> None:
    me["goods"][event.good] -= event.amount


def on_track(seen: Seen, event: Any, me: Seen) -> None:
    me["tracks"][event.track] = event.total


# Warriors


def marched(seen: Seen, event: Any, me: Seen) -> None:
    leave(me, event.source, 0)


def stood_guard(seen: Seen, event: Any, me: Seen) -> None:
    me["guards"][event.territory] += 1


def scouted(seen: Seen, event: Any, me: Seen) -> None:
    put(me["scouts"], event.area)


def came_home(seen: Seen, event: Any, me: Seen) -> None:
    me["home"][0] += 1


def fought(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival]["guards"][event.territory] -= 1
    hurt(seen, event.rival, 0)
    hurt(seen, event.who, 0)


def beat_guard(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival]["guards"][event.territory] -= 1
    hurt(seen, event.rival, 0)
    me["power_used"] = 1


def chased(seen: Seen, event: Any, me: Seen) -> None:
    patrols = seen["players"][event.rival]["patrols"]
    patrols[patrols.index(event.territory)] = HOME


def chased_europeans(seen: Seen, event: Any, me: Seen) -> None:
    seen["europeans"][event.faction] &= ~(1 << event.territory)


def drove_off(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival][WORKERS[event.piece]].remove(event.area)
    hurt(seen, event.rival, event.piece)


# Natives


def relieved(seen: Seen, event: Any, me: Seen) -> None:
    me["scouts"].remove(event.area)
    put(me[WORKERS[event.native]], event.area)
    me["home"][0] += 1
    me["home"][event.native] -= 1


def healed(seen: Seen, event: Any, me: Seen) -> None:
    me["longhouse"][event.native] -= 1
    me["home"][event.native] += 1


def fell_ill(seen: Seen, event: Any, me: Seen) -> None:
    leave(me, event.source, event.native)
    me["longhouse"][event.native] += 1


def went_home(seen: Seen, event: Any, me: Seen) -> None:
    me["women"].remove(event.area)
    me["home"][1] += 1


# Trade


def smallpox_card(seen: Seen, event: Any, me: Seen) -> None:
    deck = "pox" if event.own_deck else "mask"
    seen[f"{deck}_left"] -= 1
    put(seen[f"{deck}_gone"], event.card)


def smallpox_shuffled(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(pox_left=len(seen["pox_gone"]), pox_gone=[])


def bought(seen: Seen, event: Any, me: Seen) -> None:
    seen["progress_rows"].remove(event.tile)
    put(me["progress"], event.tile)
    put(me["ready_tiles"], event.tile)
    me["level"] = event.level


def allied_tile(seen: Seen, event: Any, me: Seen) -> None:
    me["alliance"][int(event.tile == ALLIANCE_II)] = event.faction + 1


# Turtles


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


# Masks


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


# Lakes and allies


def canoe_built(seen: Seen, event: Any, me: Seen) -> None:
    me["canoes"][event.lake] += 1


def canoe_lost(seen: Seen, event: Any, me: Seen) -> None:
    me["canoes"][event.lake] -= 1


def patrols_came(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"] = [HOME, HOME]


def ship_came(seen: Seen, event: Any, me: Seen) -> None:
    seen["ships"][event.faction] = event.lake


def towed(seen: Seen, event: Any, me: Seen) -> None:
    canoes = seen["players"][event.rival]["canoes"]
    canoes[event.lake] -= 1
    canoes[event.to] += 1


def patrol_moved(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"][event.patrol] = event.to


def patrol_fought(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"][event.patrol] = HOME
    other = seen["players"][event.rival]
    other["guards"][event.territory] -= 1
    other["home"][0] += 1


def patrols_fought(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"][event.patrol] = HOME
    seen["players"][event.rival]["patrols"][event.other] = HOME


# The end of the year


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


# The ghost and its adversity


def token_shown(seen: Seen, event: Any, me: Seen) -> None:
    seen["tokens_up"][event.slot] = event.icon
    seen["tokens_stay"] = int(event.icon == CIRCLE)


def tokens_laid(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(slot_disc=event.slot_disc, due=event.slot_disc, ghost_acts=0, ghost_placed=0, tokens_stay=0)
    seen["tokens_up"] = [0] * SLOTS


def ghost_acted(seen: Seen, event: Any, me: Seen) -> None:
    seen["due"] = (event.slot + 1) % SLOTS
    seen["ghost_acts"] += 1


def ghost_guard(seen: Seen, event: Any, me: Seen) -> None:
    me["home"][0] -= 1
    me["guards"][event.territory] += 1


def ghost_attack(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival]["guards"][event.territory] -= 1
    hurt(seen, event.rival, 0)


def ghost_worker(seen: Seen, event: Any, me: Seen) -> None:
    if event.piece != NONE:
        seen["players"][0][WORKERS[event.piece]].remove(event.area)
        hurt(seen, 0, event.piece)
    me["home"][event.native] -= 1
    put(me[WORKERS[event.native]], event.area)


def ghost_progress(seen: Seen, event: Any, me: Seen) -> None:
    me["level"] = event.level
    if event.tile != NONE:
        seen["progress_rows"].remove(event.tile)


def ghost_mask(seen: Seen, event: Any, me: Seen) -> None:
    seen["ghost_mask"] = event.card
    seen["mask_left"] -= 1


def ghost_mask_gone(seen: Seen, event: Any, me: Seen) -> None:
    seen["ghost_mask"] = NONE
    put(seen["mask_gone"], event.card)


def tile_taken(seen: Seen, event: Any, me: Seen) -> None:
    seen["tile_disc"] = event.place
    seen["display"][event.place] = NONE


def adversity_shown(seen: Seen, event: Any, me: Seen) -> None:
    if seen["adversity"] != NONE:
        put(seen["adversity_gone"], seen["adversity"])
    seen["adversity"] = event.card
    seen["adversity_left"] -= 1


def europeans_came(seen: Seen, event: Any, me: Seen) -> None:
    seen["europeans"][event.faction] |= event.territories


def europeans_left(seen: Seen, event: Any, me: Seen) -> None:
    seen["europeans"] = [0, 0]


def objective(seen: Seen, event: Any, me: Seen) -> None:
    if event.met:
        put(seen["met"], event.objective)


def game_over(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(over=1, active=NONE)


TELLERS: dict[str, Callable[[Seen, Any, Seen], None]] = {
    teller.__name__: teller
    for teller in (
        year_begins, turn_begins, tribe_taken, tribe_boxed, settled, row_laid, marked, black_marker, took_space,
        took_card, used_card, used_tile, readied, gained, spent, marched, stood_guard, scouted, came_home, fought,
        beat_guard, chased, chased_europeans, drove_off, relieved, healed, fell_ill, went_home, smallpox_card,
        smallpox_shuffled, bought, allied_tile, turtle_taken, turtle_looked, turtle_kept, turtle_shown, mask_drawn,
        mask_taken, mask_shown, mask_put_away, masks_shuffled, combined, deck_searched, mask_missed, mask_fetched,
        canoe_built, canoe_lost, patrols_came, ship_came, towed, patrol_moved, patrol_fought, patrols_fought, new_order,
        spared, slid, looked_at_tile, swapped, looked_enough, tile_offered, tiles_left, restored, card_left, cards_left,
        card_offered, token_shown, tokens_laid, ghost_acted, ghost_guard, ghost_attack, ghost_worker, ghost_progress,
        ghost_mask, ghost_mask_gone, tile_taken, adversity_shown, europeans_came, europeans_left, objective, game_over,
    )
} | {
    "scored": on_track, "paid_point": on_track, "mask_played": out_of_hand, "mask_stolen": out_of_hand,
    "mask_picked": mask_drawn, "token_placed": set_to(token="area"), "fire_lit": set_to(fire="cell"),
    "disc_moved": set_to(disc="disc"), "ghost_points": set_to(points="total"),
}  # fmt: skip
