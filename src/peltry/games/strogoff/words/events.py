"""What happened in Michel Strogoff, in sentences. Of another's secret the listener gets UNKNOWN."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.declared import UNKNOWN
from ....kernel.saying import Said, Told, events_said_by
from ..pieces.cards import ALLY_PLACES, LEFT_ZONE, NONE
from .pieces import (
    OBJECT,
    ability,
    action_card,
    ally,
    danger,
    deck,
    duel_card,
    helping_card,
    place,
    road_card,
    shows_only,
)


def say_hand_card(told: Told) -> Said:
    return "", {"card": action_card(told.box, told.event.card, OBJECT)}


def say_traitor_card(told: Told) -> Said:
    return "", {"card": action_card(told.box, told.event.card)}


def say_road_card(told: Told) -> Said:
    return "", {"card": road_card(told.box, told.event.card)}


def say_energy(told: Told) -> Said:
    return "", {"energy": told.event.energy}


def say_roll(told: Told) -> Said:
    return "", {"roll": told.event.roll, "strength": told.event.strength}


def say_drew(told: Told) -> Said:
    return ("unseen", {}) if told.event.card == UNKNOWN else say_hand_card(told)


def say_looked(told: Told) -> Said:
    looked_at = {"deck": deck(told.event.deck)}
    if told.event.card == UNKNOWN:
        return "unseen", looked_at
    return "", looked_at | {"card": road_card(told.box, told.event.card)}


def say_played(told: Told) -> Said:
    card = action_card(told.box, told.event.card, OBJECT)
    return "", {"card": card, "danger": danger(told.event.danger, OBJECT)}


def say_put_back(told: Told) -> Said:
    return "bottom" if told.event.bottom else "top", {"deck": deck(told.event.deck)}


def say_flipped(told: Told) -> Said:
    return "unpaid" if told.event.unpaid else "", {"card": road_card(told.box, told.event.card)}


def say_covered(told: Told) -> Said:
    covered = {"danger": danger(told.event.danger, OBJECT)}
    if told.event.place == LEFT_ZONE:
        return "left", covered
    if shows_only(told.box, told.event.card):
        return "", covered
    return "on", covered | {"card": road_card(told.box, told.event.card)}


def say_ability(told: Told) -> Said:
    return "", {"card": road_card(told.box, told.event.card), "ability": ability(told.box, told.event.card)}


def say_die_rolled(told: Told) -> Said:
    return "all" if told.event.who == NONE else "", {"roll": told.event.roll}


def say_ally_came(told: Told) -> Said:
    event = told.event
    came = {"place": ALLY_PLACES[event.place], "ally": ally(event.ally)}
    return ("", came) if event.old == NONE else ("instead", {**came, "old": ally(event.old, OBJECT)})


def at_place(told: Told, **more: Any) -> dict[str, Any]:
    return {"place": place(told.box, told.sight, told.event.space), **more}


EVENT_WORDS: dict[str, Callable[[Told], Said]] = {
    "round_begins": lambda t: ("", {"round": t.event.round}),
    "drew": say_drew,
    "reshuffled": lambda t: ("", {"deck": deck(t.event.deck)}),
    "top_shown": lambda t: ("", {"deck": deck(t.event.deck), "card": road_card(t.box, t.event.card)}),
    **dict.fromkeys(("discarded", "penalty_card", "paired", "captain_paid", "lost_hand"), say_hand_card),
    **dict.fromkeys(("played", "wild"), say_played),
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), say_energy),
    "helped": lambda t: ("", helping_card(t.box, t.event.card)),
    "looked": say_looked,
    "put_back": say_put_back,
    "advanced": lambda t: ("", at_place(t, energy=t.event.energy)),
    **dict.fromkeys(("evaded", "not_evaded", "held_out", "overrun"), say_roll),
    **dict.fromkeys(
        ("road_card", "went_fast", "turned_up", "spoiled", "solved", "not_kept", "used_resilience", "captured"),
        say_road_card,
    ),
    "flipped": say_flipped,
    "covered": say_covered,
    **dict.fromkeys(("kept", "ability_worked"), say_ability),
    **dict.fromkeys(("traitor_card", "traitor_done"), say_traitor_card),
    "ogareff_moved": lambda t: ("", {"n": t.event.steps, "left": int(t.box["ogareff_end"]) - t.event.space}),
    "die_rolled": say_die_rolled,
    "ally_came": say_ally_came,
    "sangarra_rolled": lambda t: ("", {"roll": t.event.roll}),
    "tartars_moved": lambda t: ("", at_place(t, strength=t.event.strength)),
    "tartars_marched": lambda t: ("", at_place(t, space=t.event.space, n=t.event.steps)),
    "duel_began": lambda t: ("", {"n": t.event.cards}),
    "duel_card": lambda t: ("", {"icon": duel_card(t.box, t.event.card)}),
}
say_event = events_said_by(EVENT_WORDS)
