"""Which pieces of the scene an event is about, and the small picture beside its line in the log.

An event names its pieces where they lie after it happened. A roll names its die, and the log shows its face.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.declared import UNKNOWN, Event
from ..pieces.cards import ACTION_NAMES, DECKS, LEFT_ZONE, NONE, ROAD_NAMES, SANGARRA, home_of
from ..pieces.dice import FOR_ALL
from .cards import ALLY_ART, STAMPS
from .parts import COLOURS


def courier(event: Any) -> list[str]:
    return [f"courier-{event.who}"]


def energy(event: Any) -> list[str]:
    return [f"energy-{event.who}"]


def action(event: Any) -> list[str]:
    return [f"card-{ACTION_NAMES[event.card]}"] if event.card != UNKNOWN else []


def road(event: Any) -> list[str]:
    return [f"road-{ROAD_NAMES[event.card]}"] if event.card != UNKNOWN else []


def deck(event: Any) -> list[str]:
    return [f"deck-{DECKS[event.deck]}"]


def deck_art(event: Any) -> str:
    return f"back-{DECKS[event.deck]}"


def back(event: Any) -> str:
    """A card by its deck: its face is many small pictures."""
    return "sangarra" if event.card == SANGARRA else f"back-{DECKS[home_of(event.card)]}"


def die(event: Any) -> list[str]:
    return [f"die-{FOR_ALL if event.who == NONE else event.who}"]


def die_art(event: Any) -> str:
    return f"die-w-{event.roll}"


def ally(event: Any) -> str:
    return f"ally-{ALLY_ART[event.ally]}"


def stamp(event: Any) -> str:
    return f"stamp-{STAMPS[event.danger]}"


def rider(event: Any) -> str:
    return f"courier-{COLOURS[event.who]}"


ROLLED = ("die_rolled", "evaded", "not_evaded", "sangarra_rolled", "held_out", "overrun")

NODES: dict[str, Callable[[Any], list[str]]] = {
    **dict.fromkeys(("advanced", "entered_irkutsk", "clashed", "rested", "died", "won"), courier),
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), energy),
    **dict.fromkeys(
        ("discarded", "penalty_card", "played", "paired", "wild", "captain_paid", "traitor_card", "traitor_done"),
        action,
    ),
    **dict.fromkeys(
        (
            "road_card",
            "kept",
            "captured",
            "ability_worked",
            "duel_card",
            "flipped",
            "turned_up",
            "top_shown",
            "covered",
        ),
        road,
    ),
    **dict.fromkeys(ROLLED, die),
    "drew": lambda e: [f"count-{e.who}"],
    "helped": lambda e: [ally(e), *action(e)],
    **dict.fromkeys(("looked", "put_back"), deck),
    **dict.fromkeys(("ogareff_moved", "ogareff_arrived"), lambda e: ["ogareff"]),
    "ally_came": lambda e: [ally(e)],
    **dict.fromkeys(("curtain_opened", "sangarra_joined", "sangarra_left"), lambda e: ["road-SG"]),
    **dict.fromkeys(("tartars_moved", "tartars_marched"), lambda e: ["tartars"]),
}

ART: dict[str, str | Callable[[Any], str]] = {
    "round_begins": "postmark",
    **dict.fromkeys(("turn_begins", "advanced"), rider),
    **dict.fromkeys(
        ("drew", "all_draw", "discarded", "penalty_card", "captain_paid", "lost_hand", "paired"), "card-fan"
    ),
    **dict.fromkeys(("played", "wild"), stamp),
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), "flame"),
    **dict.fromkeys(("helped", "ally_came"), ally),
    **dict.fromkeys(("looked", "put_back", "top_shown"), deck_art),
    **dict.fromkeys(("road_card", "turned_up"), back),
    **dict.fromkeys(ROLLED, die_art),
    "clashed": "clash",
    "flipped": "penalty-turn",
    "rested": "lamp",
    **dict.fromkeys(("faced", "solved", "kept", "not_kept"), "wax-seal"),
    "covered": lambda e: "blindfold" if e.place == LEFT_ZONE else stamp(e),
    **dict.fromkeys(
        ("traitor_card", "ogareff_moved", "ogareff_arrived", "figure_moved", "traitor_done"), "ogareff-mark"
    ),
    **dict.fromkeys(("sangarra_joined", "sangarra_left", "curtain_opened"), "sangarra"),
    **dict.fromkeys(("tartars_moved", "tartars_marched", "moscow_fell"), "tartar-flag"),
    **dict.fromkeys(("captured", "passed_by"), "blindfold"),
    **dict.fromkeys(("entered_irkutsk", "duel_began", "road_cleared"), "back-irkutsk"),
    "attacked": "stamp-attack",
    "went_fast": "ability-fast",
    "used_resilience": "ability-resilient",
}


def event_nodes(event: Event) -> list[str]:
    about = NODES.get(event.name)
    return about(event) if about else []


def event_art(event: Event) -> str | None:
    art = ART.get(event.name)
    return art(event) if callable(art) else art
