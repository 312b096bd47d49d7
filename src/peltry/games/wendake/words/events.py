"""What happened in Wendake, in sentences.

Which message says an event and what to put into it. Everything here only reads what the listener sees right after the
event's move, and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from ....kernel import saying as kernel
from ....kernel.declared import UNKNOWN
from ....kernel.game import Message
from ..pieces.cards import CIRCLE, SHAPE_OF, SHAPES
from ..pieces.decisions import CAUSES
from ..pieces.goods import GOODS, WARRIOR
from ..pieces.land import HOME
from ..pieces.state import NONE
from .pieces import (
    SLOT_NAMES,
    action,
    adversity,
    area,
    area_in_short,
    bits,
    cell,
    combination,
    effect,
    faction,
    ghost_card,
    good,
    goods,
    lake,
    land,
    listed,
    mask,
    native,
    objective,
    people,
    place,
    points,
    progress,
    source,
    stack,
    tile,
    tribe,
    turn_card,
    turtle,
)

# Told by the sentence beside them, or seen well enough on the table.
QUIET_EVENTS = frozenset({"came_home", "row_laid", "mask_played", "mask_put_away", "ghost_mask_gone"})


class Told(kernel.Told):
    """What happened in Wendake, with words for where and to whom."""

    @property
    def is_base(self) -> bool:
        return bool(int(self.sight["options"]["base_game"]))

    def area(self, form: str) -> Message:
        return area(self.sight, self.box, self.event.area, form)

    def land(self, form: str = ".in") -> Message:
        return land(self.sight, self.event.territory, form)

    def rival(self) -> dict[str, Any]:
        return {"rival": self.names[self.event.rival]}


Sentence = kernel.Said | None


def say_settled(told: Told) -> Sentence:
    card = told.box["tribes"][told.event.tribe]
    given = goods((number, int(card["goods"][number])) for number in range(len(GOODS)))
    home = listed(people(kind, int(count)) for kind, count in enumerate(card["home"]))
    ill = listed(people(kind, int(count)) for kind, count in enumerate(card["longhouse"]))
    return "", {"goods": given, "home": home, "ill": ill}


def say_used_card(told: Told) -> Sentence:
    own = int(told.box["card_effect"][told.event.card])
    used = effect(told.event.effect)
    if own != told.event.effect:
        return "copy", {"card": effect(own), "effect": used}
    return ("free" if told.event.free else ""), {"effect": used}


def say_marched(told: Told) -> Sentence:
    came = source(told.sight, told.box, told.event.source)
    return "", {"from": came, "place": place(told.sight, told.event.to, ".to"), "n": told.event.steps}


def say_fought(told: Told) -> Sentence:
    """The ghost has no longhouse: its warrior goes back to its reserve."""
    return ("ghost" if told.event.rival == int(told.sight["ghost"]) else ""), {"place": told.land(), **told.rival()}


def say_drove_off(told: Told) -> Sentence:
    piece = Message("piece-scout.acc") if told.event.piece == WARRIOR else native(told.event.piece)
    return "", {"piece": piece, "area": told.area(".from"), **told.rival()}


def say_fell_ill(told: Told) -> Sentence:
    came = source(told.sight, told.box, told.event.source)
    return CAUSES[told.event.cause], {"native": native(told.event.native, ""), "from": came}


def say_smallpox_card(told: Told) -> Sentence:
    if not told.event.victims:
        return "nobody", {}
    return "", {"people": people(told.event.native, told.event.victims)}


def say_turtle(told: Told) -> Sentence:
    """Its owner alone knows what it is worth."""
    about = {"stack": stack(told.box, told.event.stack)}
    if told.event.tile == UNKNOWN:
        return "", about
    return "own", about | {"points": turtle(told.box, told.event.tile)}


def say_secret_mask(told: Told) -> Sentence:
    return ("", {}) if told.event.card == UNKNOWN else ("own", {"mask": mask(told.box, told.event.card)})


def say_looked_at_tile(told: Told) -> Sentence:
    return ("", {}) if told.event.tile == UNKNOWN else ("own", {"tile": tile(told.box, told.event.tile)})


def say_mask_missed(told: Told) -> Sentence:
    return None if told.event.card == UNKNOWN else ("", {"mask": mask(told.box, told.event.card)})


def say_combined(told: Told) -> Sentence:
    shape = Message(f"combination-{SHAPES[SHAPE_OF[told.event.play]]}")
    return "", {"cards": combination(told.event.play), "shape": shape}


def say_canoe_built(told: Told) -> Sentence:
    """In the base game lakes are all alike."""
    return ("base", {}) if told.is_base else ("", {"lake": lake(told.event.lake, ".to")})


def say_canoe_lost(told: Told) -> Sentence:
    return ("base", {}) if told.is_base else ("", {"lake": lake(told.event.lake, ".from")})


def say_towed(told: Told) -> Sentence:
    args = {"lake": lake(told.event.lake, ".from"), "to": lake(told.event.to, ".to")}
    return ("own", args) if told.event.rival == told.event.who else ("", args | told.rival())


def say_patrol_moved(told: Told) -> Sentence:
    variant = "home" if told.event.to == HOME else ""
    return variant, {"place": place(told.sight, told.event.to, ".to"), "n": told.event.steps}


def say_new_order(told: Told) -> Sentence:
    placed = tuple(told.event)[1 : 1 + int(told.sight["sides"])]
    return "", {"names": listed(told.names[side] for side in placed)}


def say_swapped(told: Told) -> Sentence:
    return "", {"old": tile(told.box, told.event.old), "tile": tile(told.box, told.event.tile)}


def say_ghost_worker(told: Told) -> Sentence:
    args = {"native": native(told.event.native), "area": told.area(".to")}
    if told.event.piece == NONE:
        return "", args
    scout = told.event.piece == WARRIOR
    return "drives", args | {"piece": Message("piece-scout.acc") if scout else native(told.event.piece)}


def say_ghost_progress(told: Told) -> Sentence:
    if told.event.tile == NONE:
        return "none", {"n": told.event.level}
    return "", {"n": told.event.level, "tile": progress(told.event.tile)}


def say_tile_taken(told: Told) -> Sentence:
    if told.event.tile == NONE:
        return "none", {"n": told.event.place + 1}
    return "", {"n": told.event.place + 1, "tile": tile(told.box, told.event.tile)}


def say_europeans(told: Told) -> Sentence:
    where = [land(told.sight, territory) for territory in bits(told.event.territories)]
    return "", {"flag": faction(told.event.faction), "lands": in_a_row(where)}


def in_a_row(parts: list[Message]) -> Message:
    """Any number of names with commas between them."""
    row = parts[0] if parts else Message("list-0")
    for part in parts[1:]:
        row = Message("comma", {"a": row, "b": part})
    return row


def say_disc_moved(told: Told) -> Sentence:
    return "", {"flag": faction(int(told.event.disc > 0)), "n": abs(told.event.disc)}


def say_game_over(told: Told) -> Sentence:
    if told.event.who == int(told.sight["ghost"]):
        return "ghost", {}
    return ("alone" if int(told.sight["ghost"]) != NONE else ""), {}


EVENT_WORDS: dict[str, Callable[[Told], Sentence]] = {
    "game_begins": lambda t: ("", {"n": t.event.players}),
    "year_begins": lambda t: ("", {"n": t.event.year}),
    "turn_begins": lambda t: ("", {"n": t.event.turn}),
    "tribe_taken": lambda t: ("", {"tribe": tribe(t.event.tribe, ".acc")}),
    "tribe_boxed": lambda t: ("", {"tribe": tribe(t.event.tribe, ".acc")}),
    "settled": say_settled,
    "token_placed": lambda t: ("", {"area": t.area(".onto")}),
    "marked": lambda t: (
        ("ritual", {"cell": cell(t.event.cell)})
        if t.event.ritual
        else ("", {"tile": tile(t.box, t.event.tile), "cell": cell(t.event.cell)})
    ),
    "took_space": lambda t: ("", {"n": t.event.space + 1}),
    "took_card": lambda t: ("", {"card": turn_card(t.box, t.event.card)}),
    "acted": lambda t: ("", {"action": action(t.event.action, t.event.amount)}),
    "used_card": say_used_card,
    "used_tile": lambda t: ("", {"tile": progress(t.event.tile)}),
    "readied": lambda t: ("", {"tile": progress(t.event.tile)}),
    "gained": lambda t: ("", {"goods": good(t.event.good, t.event.amount)}),
    "spent": lambda t: ("", {"goods": good(t.event.good, t.event.amount)}),
    "scored": lambda t: ("", {"points": points(t.event.track, t.event.points), "n": t.event.total}),
    "paid_point": lambda t: ("", {"points": points(t.event.track, 1), "n": t.event.total}),
    "marched": say_marched,
    "stood_guard": lambda t: ("", {"place": t.land(), "name": t.land("")}),
    "scouted": lambda t: ("", {"area": t.area(".on"), "name": area_in_short(t.sight, t.box, t.event.area)}),
    "fought": say_fought,
    "beat_guard": lambda t: ("", {"place": t.land(), **t.rival()}),
    "chased": lambda t: ("", {"place": t.land(), **t.rival()}),
    "chased_europeans": lambda t: ("", {"place": t.land(), "flag": faction(t.event.faction)}),
    "drove_off": say_drove_off,
    "relieved": lambda t: ("", {"native": native(t.event.native, ""), "area": t.area(".on")}),
    "healed": lambda t: ("", {"native": native(t.event.native)}),
    "fell_ill": say_fell_ill,
    "went_home": lambda t: ("", {"area": t.area(".from")}),
    "bartered": lambda t: ("", {"n": t.event.amount}),
    "smallpox_card": say_smallpox_card,
    "bought": lambda t: ("", {"tile": progress(t.event.tile), "n": t.event.level}),
    "allied_tile": lambda t: ("", {"tile": progress(t.event.tile), "flag": faction(t.event.faction)}),
    "sold": lambda t: ("", {"n": len(bits(t.event.kinds)) + t.event.beavers}),
    "turtle_taken": say_turtle,
    "turtle_looked": say_turtle,
    "turtle_kept": say_turtle,
    "turtle_shown": lambda t: ("", {"points": turtle(t.box, t.event.tile)}),
    "majorities": lambda t: ("", {"n": t.event.count}),
    "mask_drawn": say_secret_mask,
    "mask_taken": lambda t: ("", {"mask": mask(t.box, t.event.card)}),
    "mask_shown": lambda t: ("", {"mask": mask(t.box, t.event.card)}),
    "combined": say_combined,
    "mask_stolen": lambda t: ("", {"mask": mask(t.box, t.event.card)}),
    "mask_missed": say_mask_missed,
    "mask_picked": say_secret_mask,
    "mask_fetched": lambda t: ("", {"mask": mask(t.box, t.event.card)}),
    "trios": lambda t: ("", {"n": t.event.count}),
    "fire_lit": lambda t: ("", {"cell": cell(t.event.cell)}),
    "canoe_built": say_canoe_built,
    "canoe_lost": say_canoe_lost,
    "disc_moved": say_disc_moved,
    "patrols_came": lambda t: ("", {"flag": faction(t.event.faction)}),
    "ship_came": lambda t: ("", {"flag": faction(t.event.faction), "lake": lake(t.event.lake, ".to")}),
    "towed": say_towed,
    "patrol_moved": say_patrol_moved,
    "patrol_fought": lambda t: ("", {"place": t.land(), **t.rival()}),
    "patrols_fought": lambda t: ("", {"place": t.land(), **t.rival()}),
    "new_order": say_new_order,
    "spared": lambda t: ("", {"cell": cell(t.event.cell)}),
    "looked_at_tile": say_looked_at_tile,
    "swapped": say_swapped,
    "tile_offered": lambda t: ("", {"tile": tile(t.box, t.event.tile)}),
    "restored": lambda t: ("base" if t.is_base else "", {}),
    "card_left": lambda t: ("", {"card": turn_card(t.box, t.event.card)}),
    "card_offered": lambda t: ("", {"n": t.event.space + 1, "card": turn_card(t.box, t.event.card)}),
    "token_shown": lambda t: ("circle" if t.event.icon == CIRCLE else "", {}),
    "tokens_laid": lambda t: ("", {"slot": SLOT_NAMES[t.event.slot_disc]}),
    "ghost_acted": lambda t: ("", {"card": ghost_card(t.box, t.event.card)}),
    "ghost_guard": lambda t: ("", {"place": t.land()}),
    "ghost_attack": lambda t: ("", {"place": t.land(), **t.rival()}),
    "ghost_worker": say_ghost_worker,
    "ghost_progress": say_ghost_progress,
    "ghost_points": lambda t: ("", {"n": t.event.points, "total": t.event.total}),
    "ghost_stuck": lambda t: ("", {"card": ghost_card(t.box, t.event.card)}),
    "ghost_mask": lambda t: ("", {"mask": mask(t.box, t.event.card)}),
    "tile_taken": say_tile_taken,
    "adversity_shown": lambda t: (
        "",
        {"card": adversity(t.box, t.event.card), "about": adversity(t.box, t.event.card, ".about")},
    ),
    "europeans_came": say_europeans,
    "objective": lambda t: ("met" if t.event.met else "missed", {"objective": objective(t.box, t.event.objective)}),
    "game_over": say_game_over,
}
say_event = kernel.events_said_by(EVENT_WORDS, Told)


def say_tie(points: Sequence[int], ranking: Sequence[int], names: list[str]) -> Message | None:
    """What broke a tie, at the top or further down."""
    for above, (side, next_side) in enumerate(pairwise(ranking)):
        if points[side] == points[next_side]:
            return Message("tie-below" if above else "tie-broken", {"points": points[side], "who": names[side]})
    return None
