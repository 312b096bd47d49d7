"""Which pieces of the scene an event is about, and the small picture beside its line in the log.

An event names its pieces where they lie after it happened. A roll names its die, and the log shows its face.
"""

from __future__ import annotations

from collections.abc import Callable

from .cards import ACTION_NAMES, DECKS, NONE, ROAD_NAMES, SANGARRA
from .events import EVENTS, UNKNOWN
from .mirror import home_of
from .scene_parts import ALLY_ART, COLOURS, STAMPS
from .state import FOR_ALL, LEFT_ZONE

Event = tuple[int, ...]  # kind, who, a, b, c, d


def courier(who: int, *rest: int) -> list[str]:
    return [f"courier-{who}"]


def energy(who: int, *rest: int) -> list[str]:
    return [f"energy-{who}"]


def action(who: int, card: int, *rest: int) -> list[str]:
    return [f"card-{ACTION_NAMES[card]}"] if card != UNKNOWN else []


def road(who: int, card: int, *rest: int) -> list[str]:
    return [f"road-{ROAD_NAMES[card]}"] if card != UNKNOWN else []


def road_second(who: int, place: int, card: int, *rest: int) -> list[str]:
    return road(who, card)


def back(card: int) -> str:
    """A card by its deck: its face is many small pictures."""
    return "sangarra" if card == SANGARRA else f"back-{DECKS[home_of(card)]}"


def die(who: int, *rest: int) -> list[str]:
    return [f"die-{FOR_ALL if who == NONE else who}"]


NODES: dict[str, Callable[..., list[str]]] = {
    **dict.fromkeys(("advanced", "entered_irkutsk", "clashed", "rested", "died", "won"), courier),
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), energy),
    **dict.fromkeys(
        ("discarded", "penalty_card", "played", "paired", "wild", "captain_paid", "traitor_card", "traitor_done"),
        action,
    ),
    **dict.fromkeys(("road_card", "kept", "captured", "ability_worked", "duel_card"), road),
    **dict.fromkeys(("flipped", "turned_up", "top_shown"), road_second),
    **dict.fromkeys(("die_rolled", "evaded", "not_evaded", "sangarra_rolled", "held_out", "overrun"), die),
    "drew": lambda who, *rest: [f"count-{who}"],
    "covered": lambda who, place, icon, card, *rest: road(who, card),
    "helped": lambda who, ally, card, *rest: [f"ally-{ALLY_ART[ally]}", *action(who, card)],
    "looked": lambda who, deck, *rest: [f"deck-{DECKS[deck]}"],
    "put_back": lambda who, deck, *rest: [f"deck-{DECKS[deck]}"],
    "ogareff_moved": lambda *rest: ["ogareff"],
    "ogareff_arrived": lambda *rest: ["ogareff"],
    "ally_came": lambda who, place, ally, *rest: [f"ally-{ALLY_ART[ally]}"],
    "curtain_opened": lambda *rest: ["road-SG"],
    "sangarra_joined": lambda *rest: ["road-SG"],
    "sangarra_left": lambda *rest: ["road-SG"],
    "tartars_moved": lambda *rest: ["tartars"],
    "tartars_marched": lambda *rest: ["tartars"],
}

ROLLED = ("die_rolled", "evaded", "not_evaded", "sangarra_rolled", "held_out", "overrun")

ART: dict[str, str | Callable[..., str]] = {
    "round_began": "postmark",
    "turn_began": lambda who, *rest: f"courier-{COLOURS[who]}",
    **dict.fromkeys(("drew", "all_draw", "discarded", "penalty_card", "captain_paid", "lost_hand"), "card-fan"),
    **dict.fromkeys(("played", "wild"), lambda who, card, danger, *rest: f"stamp-{STAMPS[danger]}"),
    "paired": "card-fan",
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), "flame"),
    "helped": lambda who, ally, *rest: f"ally-{ALLY_ART[ally]}",
    **dict.fromkeys(("looked", "put_back", "top_shown"), lambda who, deck, *rest: f"back-{DECKS[deck]}"),
    "advanced": lambda who, *rest: f"courier-{COLOURS[who]}",
    "road_card": lambda who, card, *rest: back(card),
    "turned_up": lambda who, place, card, *rest: back(card),
    **dict.fromkeys(("kept", "not_kept"), "wax-seal"),
    "clashed": "clash",
    "flipped": "penalty-turn",
    "rested": "lamp",
    **dict.fromkeys(("faced", "solved"), "wax-seal"),
    "covered": lambda who, place, icon, card, danger, *rest: (
        "blindfold" if place == LEFT_ZONE else f"stamp-{STAMPS[danger]}"
    ),
    **dict.fromkeys(
        ("traitor_card", "ogareff_moved", "ogareff_arrived", "figure_moved", "traitor_done"), "ogareff-mark"
    ),
    "ally_came": lambda who, place, ally, *rest: f"ally-{ALLY_ART[ally]}",
    **dict.fromkeys(("sangarra_joined", "sangarra_left", "curtain_opened"), "sangarra"),
    **dict.fromkeys(("tartars_moved", "tartars_marched", "moscow_fell"), "tartar-flag"),
    "captured": "blindfold",
    **dict.fromkeys(("entered_irkutsk", "duel_began", "road_cleared"), "back-irkutsk"),
    "attacked": "stamp-attack",
    "passed_by": "blindfold",
    "went_fast": "ability-fast",
    "used_resilience": "ability-resilient",
}


def event_nodes(event: Event) -> list[str]:
    about = NODES.get(EVENTS[event[0]])
    return about(*event[1:]) if about else []


def event_art(event: Event) -> str | None:
    name = EVENTS[event[0]]
    if name in ROLLED and event[2] != NONE:
        return f"die-w-{event[2]}"
    art = ART.get(name)
    return art(*event[1:]) if callable(art) else art
