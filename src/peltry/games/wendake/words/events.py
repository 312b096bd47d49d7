"""What happened in Wendake, in sentences.

Which message says an event and what to put into it. Everything here only reads what the listener sees right after the
event's move, and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import saying as kernel
from ....kernel.declared import UNKNOWN, Event
from ....kernel.game import Message
from ....kernel.saying import Said, events_said_by, listed
from ....kernel.sets import bits
from ..pieces.cards import CIRCLE, SHAPE_OF, SHAPES
from ..pieces.decisions import CAUSES
from ..pieces.goods import GOODS
from ..pieces.land import HOME
from ..pieces.state import NONE
from . import pieces as said

# Told by the sentence beside them, or seen well enough on the table.
QUIET_EVENTS = frozenset({"came_home", "row_laid", "mask_played", "mask_put_away", "ghost_mask_gone"})


class Told(kernel.Told):
    """What happened in Wendake, with words for where and to whom."""

    @property
    def is_base(self) -> bool:
        return bool(int(self.sight["options"]["base_game"]))

    def area(self, form: str) -> Message:
        return said.area(self.sight, self.box, self.event.area, form)

    def land(self, form: str = ".in") -> Message:
        return said.land(self.sight, self.event.territory, form)

    @property
    def goods(self) -> Message:
        return said.good(self.event.good, self.event.amount)

    @property
    def against(self) -> dict[str, Any]:
        """Where, and against whom."""
        return {"place": self.land(), **self.rival}

    @property
    def rival(self) -> dict[str, Any]:
        return {"rival": self.names[self.event.rival]}


def say_settled(told: Told) -> Said:
    card = told.box["tribes"][told.event.tribe]
    given = said.goods((number, int(card["goods"][number])) for number in range(len(GOODS)))
    home, ill = (listed(said.people(kind, n) for kind, n in enumerate(card[name])) for name in ("home", "longhouse"))
    return {"goods": given, "home": home, "ill": ill}


def say_marked(told: Told) -> Said:
    board = said.called_on(told.sight, told.box, told.event.who)
    if told.event.ritual:
        one = board.count(Message("action-RITUAL")) <= 1
        return "ritual" if one else ("ritual-there", {"cell": said.cell(told.event.cell)})
    return {"tile": said.there(said.tile(told.box, told.event.tile), told.event.cell, board)}


def say_used_card(told: Told) -> Said:
    own, used = int(told.box["card_effect"][told.event.card]), said.effect(told.event.effect)
    if own != told.event.effect:
        return "copy", {"card": said.effect(own), "effect": used}
    return ("free" if told.event.free else ""), {"effect": used}


def say_scored(told: Told) -> Said:
    track, gain = told.event.track, told.event.points
    name = said.track(track, ".word")
    return {"points": said.points(track, gain), "n": told.event.total, "track": name, "gain": gain}


def say_marched(told: Told) -> Said:
    return {**came_from(told), "place": said.place(told.sight, told.event.to, ".to"), "n": told.event.steps}


def came_from(told: Told) -> dict[str, Any]:
    return {"from": said.source(told.sight, told.box, told.event.source)}


def say_fought(told: Told) -> Said:
    """The ghost has no longhouse: its warrior goes back to its reserve."""
    return ("ghost" if told.event.rival == int(told.sight["ghost"]) else ""), told.against


def say_smallpox_card(told: Told) -> Said:
    return {"people": said.people(told.event.native, told.event.victims)} if told.event.victims else "nobody"


def say_turtle(told: Told) -> Said:
    """Its owner alone knows what it is worth."""
    about, tile = {"stack": said.stack(told.box, told.event.stack)}, told.event.tile
    return about if tile == UNKNOWN else ("own", {**about, "points": said.turtle(told.box, tile)})


def say_secret_mask(told: Told) -> Said:
    return "" if told.event.card == UNKNOWN else ("own", say_mask(told))


def say_mask(told: Told) -> dict[str, Any]:
    return {"mask": said.mask(told.box, told.event.card)}


def say_looked_at_tile(told: Told) -> Said:
    return "" if told.event.tile == UNKNOWN else ("own", say_tile(told))


def say_tile(told: Told) -> dict[str, Any]:
    return {"tile": said.tile(told.box, told.event.tile)}


def say_combined(told: Told) -> Said:
    shape = Message(f"combination-{SHAPES[SHAPE_OF[told.event.play]]}")
    return {"cards": said.combination(told.event.play), "shape": shape}


def say_canoe(told: Told, form: str) -> Said:
    """In the base game lakes are all alike."""
    return "base" if told.is_base else {"lake": said.lake(told.event.lake, form)}


def say_towed(told: Told) -> Said:
    args = {"lake": said.lake(told.event.lake, ".from"), "to": said.lake(told.event.to, ".to")}
    return ("own", args) if told.event.rival == told.event.who else {**args, **told.rival}


def say_patrol_moved(told: Told) -> Said:
    to = told.event.to
    return ("home" if to == HOME else ""), {"place": said.place(told.sight, to, ".to"), "n": told.event.steps}


def say_new_order(told: Told) -> Said:
    placed = tuple(told.event)[1 : 1 + int(told.sight["sides"])]
    return {"names": listed(told.names[side] for side in placed)}


def say_ghost_worker(told: Told) -> Said:
    args, piece = {"native": said.native(told.event.native), "area": told.area(".to")}, told.event.piece
    return args if piece == NONE else ("drives", {**args, "piece": said.worker(piece)})


def say_ghost_progress(told: Told) -> Said:
    level = {"n": told.event.level}
    return ("none", level) if told.event.tile == NONE else {**level, "tile": said.progress(told.event.tile)}


def say_tile_taken(told: Told) -> Said:
    place = {"n": told.event.place + 1}
    return ("none", place) if told.event.tile == NONE else {**place, **say_tile(told)}


def say_adversity(told: Told) -> Said:
    card = told.event.card
    return {"card": said.adversity(told.box, card), "about": said.adversity(told.box, card, ".about")}


def say_europeans(told: Told) -> Said:
    where = [said.land(told.sight, territory) for territory in bits(told.event.territories)]
    return {"flag": said.faction(told.event.faction), "lands": in_a_row(where)}


def in_a_row(parts: list[Message]) -> Message:
    """Any number of names with commas between them."""
    row = parts[0] if parts else Message("list-0")
    for part in parts[1:]:
        row = Message("comma", {"a": row, "b": part})
    return row


def say_objective(told: Told) -> Said:
    return ("met" if told.event.met else "missed"), {"objective": said.objective(told.box, told.event.objective)}


def say_game_over(told: Told) -> Said:
    ghost = int(told.sight["ghost"])
    return "ghost" if told.event.who == ghost else "alone" if ghost != NONE else ""


EVENT_WORDS: dict[str, Callable[[Told], Said | None]] = {
    "game_begins": lambda t: {"n": t.event.players},
    "year_begins": lambda t: {"n": t.event.year},
    "turn_begins": lambda t: {"n": t.event.turn},
    **dict.fromkeys(("tribe_taken", "tribe_boxed"), lambda t: {"tribe": said.tribe(t.event.tribe, ".acc")}),
    "settled": say_settled,
    "token_placed": lambda t: {"area": t.area(".onto")},
    "marked": say_marked,
    "took_space": lambda t: {"n": t.event.space + 1},
    **dict.fromkeys(("took_card", "card_left"), lambda t: {"card": said.turn_card(t.box, t.event.card)}),
    "acted": lambda t: {"action": said.action(t.event.action, t.event.amount)},
    "used_card": say_used_card,
    **dict.fromkeys(("used_tile", "readied"), lambda t: {"tile": said.progress(t.event.tile)}),
    "gained": lambda t: {"goods": t.goods, "kind": said.kind(t.event.good), "n": t.event.amount},
    "spent": lambda t: {"goods": t.goods},
    "scored": say_scored,
    "paid_point": lambda t: {"points": said.points(t.event.track, 1), "n": t.event.total},
    "marched": say_marched,
    "stood_guard": lambda t: {"place": t.land(), "name": t.land("")},
    "scouted": lambda t: {"area": t.area(".on"), "name": said.area_in_short(t.sight, t.box, t.event.area)},
    "fought": say_fought,
    **dict.fromkeys(("beat_guard", "chased", "patrol_fought", "patrols_fought", "ghost_attack"), lambda t: t.against),
    "chased_europeans": lambda t: {"place": t.land(), "flag": said.faction(t.event.faction)},
    "drove_off": lambda t: {"piece": said.worker(t.event.piece), "area": t.area(".from"), **t.rival},
    "relieved": lambda t: {"native": said.native(t.event.native, ""), "area": t.area(".on")},
    "healed": lambda t: {"native": said.native(t.event.native)},
    "fell_ill": lambda t: (CAUSES[t.event.cause], {"native": said.native(t.event.native, ""), **came_from(t)}),
    "went_home": lambda t: {"area": t.area(".from")},
    "bartered": lambda t: {"n": t.event.amount},
    "smallpox_card": say_smallpox_card,
    "bought": lambda t: {"tile": said.progress(t.event.tile), "n": t.event.level},
    "allied_tile": lambda t: {"tile": said.progress(t.event.tile), "flag": said.faction(t.event.faction)},
    "sold": lambda t: {"n": len(bits(t.event.kinds)) + t.event.beavers},
    **dict.fromkeys(("turtle_taken", "turtle_looked", "turtle_kept"), say_turtle),
    "turtle_shown": lambda t: {"points": said.turtle(t.box, t.event.tile)},
    **dict.fromkeys(("majorities", "trios"), lambda t: {"n": t.event.count}),
    **dict.fromkeys(("mask_drawn", "mask_picked"), say_secret_mask),
    **dict.fromkeys(("mask_taken", "mask_shown", "mask_stolen", "mask_fetched", "ghost_mask"), say_mask),
    "mask_missed": lambda t: None if t.event.card == UNKNOWN else say_mask(t),
    "combined": say_combined,
    **dict.fromkeys(("fire_lit", "spared"), lambda t: {"cell": said.cell(t.event.cell)}),
    "canoe_built": lambda t: say_canoe(t, ".to"),
    "canoe_lost": lambda t: say_canoe(t, ".from"),
    "disc_moved": lambda t: {"flag": said.faction(int(t.event.disc > 0)), "n": abs(t.event.disc)},
    "patrols_came": lambda t: {"flag": said.faction(t.event.faction)},
    "ship_came": lambda t: {"flag": said.faction(t.event.faction), "lake": said.lake(t.event.lake, ".to")},
    "towed": say_towed,
    "patrol_moved": say_patrol_moved,
    "new_order": say_new_order,
    "looked_at_tile": say_looked_at_tile,
    "swapped": lambda t: {"old": said.tile(t.box, t.event.old), **say_tile(t)},
    "tile_offered": say_tile,
    "restored": lambda t: "base" if t.is_base else "",
    "card_offered": lambda t: {"n": t.event.space + 1, "card": said.turn_card(t.box, t.event.card)},
    "token_shown": lambda t: "circle" if t.event.icon == CIRCLE else "",
    "tokens_laid": lambda t: {"slot": said.SLOT_NAMES[t.event.slot_disc]},
    **dict.fromkeys(("ghost_acted", "ghost_stuck"), lambda t: {"card": said.ghost_card(t.box, t.event.card)}),
    "ghost_guard": lambda t: {"place": t.land()},
    "ghost_worker": say_ghost_worker,
    "ghost_progress": say_ghost_progress,
    "ghost_points": lambda t: {"n": t.event.points, "total": t.event.total},
    "tile_taken": say_tile_taken,
    "adversity_shown": say_adversity,
    "europeans_came": say_europeans,
    "objective": say_objective,
    "game_over": say_game_over,
}
say_of_sides = events_said_by(EVENT_WORDS, Told)


def say_event(event: Event, sight: Any, names: list[Any], box: Any) -> Message | None:
    """The ghost has an article; as whoever does something it begins the sentence."""
    ghost = int(sight["ghost"])
    if ghost != NONE:
        form = ".begins" if event.who == ghost else ".the"
        names = [Message(f"side-ghost{form}") if side == ghost else name for side, name in enumerate(names)]
    return say_of_sides(event, sight, names, box)
