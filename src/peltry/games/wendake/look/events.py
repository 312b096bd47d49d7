"""Which pieces of the scene an event is about, and the small picture beside its line in the log.

An event names its pieces where they lie after it happened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.declared import UNKNOWN, Event
from ..pieces.cards import ADVERSITY_NAMES, MASK_NAMES, STACK_NAMES, TURN_CARD_NAMES, TURTLE_NAMES
from ..pieces.goods import FACTIONS, GOODS, NATIVES, TRACKS
from ..pieces.land import LAKES
from ..pieces.state import NONE
from ..pieces.tiles import ACTIONS, PROGRESS_NAMES
from .offer import PROGRESS_SIGNS
from .parts import COLOURS, tile_id
from .tiles import SIGNS


def good(event: Any) -> list[str]:
    return [f"good-{event.who}-{GOODS[event.good]}"]


def disc(event: Any) -> list[str]:
    return [f"disc-{event.who}-{TRACKS[event.track]}"]


def spot(event: Any) -> list[str]:
    return [f"spot-{event.area}"]


def lake(event: Any) -> list[str]:
    return [f"lake-{LAKES[event.lake]}"]


def card(event: Any) -> list[str]:
    return [f"card-{TURN_CARD_NAMES[event.card]}"]


def mask(event: Any) -> list[str]:
    return [f"mask-{MASK_NAMES[event.card]}"] if event.card != UNKNOWN else [f"their-masks-{event.who}"]


def progress(event: Any) -> list[str]:
    return [f"progress-{PROGRESS_NAMES[event.tile]}"] if event.tile != NONE else []


def stack(event: Any) -> list[str]:
    return [f"stack-{STACK_NAMES[event.stack]}"]


def native(event: Any) -> str:
    return f"{NATIVES[event.native]}-{COLOURS[event.who]}"


def warrior(event: Any) -> str:
    return f"warrior-{COLOURS[event.who]}"


def marked(event: Any) -> list[str]:
    return [tile_id(event.who, event.tile)]


NODES: dict[str, Callable[[Any], list[str]]] = {
    **dict.fromkeys(("gained", "spent"), good),
    **dict.fromkeys(("scored", "paid_point"), disc),
    **dict.fromkeys(("scouted", "relieved", "drove_off", "ghost_worker", "token_placed"), spot),
    **dict.fromkeys(("canoe_built", "canoe_lost"), lake),
    **dict.fromkeys(("took_card", "used_card"), card),
    **dict.fromkeys(("mask_taken", "mask_shown", "mask_drawn", "mask_picked", "mask_fetched"), mask),
    **dict.fromkeys(("used_tile", "readied", "bought"), progress),
    **dict.fromkeys(("turtle_taken", "turtle_looked", "turtle_kept"), stack),
    "turtle_shown": lambda e: [f"turtle-{TURTLE_NAMES[e.tile]}"],
    "marked": marked,
    "took_space": lambda e: [f"space-{e.space}"],
    "healed": lambda e: [f"home-{e.who}-{NATIVES[e.native]}"],
    "fell_ill": lambda e: [f"sick-{e.who}-{NATIVES[e.native]}"],
    "fire_lit": lambda e: [f"fire-{e.who}"],
    "disc_moved": lambda e: [f"ally-disc-{e.who}"],
    "ship_came": lambda e: [f"ship-{FACTIONS[e.faction]}"],
    "patrol_moved": lambda e: [f"patrol-{e.who}-{e.patrol}"],
    "swapped": lambda e: [tile_id(e.who, e.tile)],
    "tile_offered": lambda e: [f"offered-{e.place}"],
    "adversity_shown": lambda e: [f"adversity-{ADVERSITY_NAMES[e.card]}"],
}

ART: dict[str, str | Callable[[Any], str]] = {
    "year_begins": "year-marker",
    "tribe_taken": lambda e: f"tribe-{e.tribe:02}",
    **dict.fromkeys(("turn_begins", "took_space"), lambda e: f"action-marker-{COLOURS[e.who]}"),
    "acted": lambda e: SIGNS[ACTIONS[e.action]],
    **dict.fromkeys(("gained", "spent"), lambda e: GOODS[e.good]),
    **dict.fromkeys(("scored", "paid_point"), lambda e: f"track-{TRACKS[e.track]}"),
    **dict.fromkeys(("marched", "stood_guard", "scouted", "came_home", "fought", "beat_guard", "drove_off"), warrior),
    **dict.fromkeys(("relieved", "healed"), native),
    "fell_ill": "smallpox",
    "smallpox_card": "smallpox",
    "bartered": "act-trade",
    "sold": "act-trade",
    **dict.fromkeys(("bought", "used_tile", "readied"), lambda e: PROGRESS_SIGNS[e.tile]),
    **dict.fromkeys(("turtle_taken", "turtle_looked", "turtle_kept", "turtle_shown"), "turtle-back"),
    "majorities": "majority",
    **dict.fromkeys(
        ("mask_drawn", "mask_taken", "mask_shown", "masks_shuffled", "combined", "mask_played"), "act-mask"
    ),
    "trios": "act-ritual",
    "fire_lit": "act-fire",
    **dict.fromkeys(("canoe_built", "canoe_lost", "towed"), "act-canoe"),
    "disc_moved": "act-alliance",
    "ship_came": lambda e: f"ship-{FACTIONS[e.faction]}",
    "patrols_came": lambda e: f"patrol-{FACTIONS[e.faction]}-{COLOURS[e.who]}",
    "slid": "tile-ritual",  # a bare tile would be an empty box in the log
    **dict.fromkeys(("tile_offered", "tiles_left"), "new-tile"),
    "swapped": "swap-sign",
    **dict.fromkeys(("ghost_acted", "ghost_points", "ghost_stuck", "ghost_progress", "tile_taken"), "ghost-sign"),
    **dict.fromkeys(("ghost_guard", "ghost_attack"), warrior),
    "ghost_worker": native,
    "objective": "majority",
}


def event_nodes(event: Event) -> list[str]:
    about = NODES.get(event.name)
    return about(event) if about else []


def event_art(event: Event) -> str | None:
    art = ART.get(event.name)
    return art(event) if callable(art) else art
