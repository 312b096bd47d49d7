"""What happened in Michel Strogoff, in sentences. Of another's secret the listener gets UNKNOWN."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.declared import UNKNOWN
from ....kernel.saying import Said, Told, events_said_by
from ..pieces.cards import ALLY_PLACES, LEFT_ZONE, NONE
from . import pieces as said
from .pieces import OBJECT, TO


def say_hand_card(told: Told) -> dict[str, Any]:
    return {"card": said.action_card(told.box, told.event.card, OBJECT)}


def say_road_card(told: Told) -> dict[str, Any]:
    return {"card": said.road_card(told.box, told.event.card)}


def say_helped(told: Told) -> dict[str, Any]:
    helper = said.ally(int(told.box["ally"][told.event.card]))
    return {**said.helping_card(told.box, told.event.card), "helper": helper}


def say_deck(told: Told) -> dict[str, Any]:
    return {"deck": said.deck(told.event.deck)}


def say_danger(told: Told) -> dict[str, Any]:
    return {"danger": said.danger(told.event.danger, OBJECT)}


def say_looked(told: Told) -> Said:
    return ("unseen", say_deck(told)) if told.event.card == UNKNOWN else {**say_deck(told), **say_road_card(told)}


def say_covered(told: Told) -> Said:
    covered = say_danger(told)
    if told.event.place == LEFT_ZONE:
        return "left", covered
    return covered if said.shows_only(told.box, told.event.card) else ("on", {**covered, **say_road_card(told)})


def say_ability(told: Told) -> Said:
    return {**say_road_card(told), "ability": said.ability(told.box, told.event.card)}


def say_ally_came(told: Told) -> Said:
    event = told.event
    came = {"place": ALLY_PLACES[event.place], "ally": said.ally(event.ally)}
    return came if event.old == NONE else ("instead", {**came, "old": said.ally(event.old, OBJECT)})


def at_place(told: Told, **more: Any) -> dict[str, Any]:
    return {"place": said.place(told.box, told.sight, told.event.space), **more}


def to_place(told: Told, **more: Any) -> dict[str, Any]:
    return at_place(told, to=said.place(told.box, told.sight, told.event.space, TO), **more)


EVENT_WORDS: dict[str, Callable[[Told], Said]] = {
    "round_begins": lambda t: {"round": t.event.round},
    "drew": lambda t: "unseen" if t.event.card == UNKNOWN else say_hand_card(t),
    "reshuffled": say_deck,
    "top_shown": lambda t: {**say_deck(t), **say_road_card(t)},
    **dict.fromkeys(("discarded", "penalty_card", "paired", "captain_paid", "lost_hand"), say_hand_card),
    **dict.fromkeys(("played", "wild"), lambda t: {**say_hand_card(t), **say_danger(t)}),
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), lambda t: {"energy": t.event.energy}),
    "helped": say_helped,
    "looked": say_looked,
    "put_back": lambda t: ("bottom" if t.event.bottom else "top", say_deck(t)),
    "advanced": lambda t: to_place(t, energy=t.event.energy),
    **dict.fromkeys(
        ("evaded", "not_evaded", "held_out", "overrun"), lambda t: {"roll": t.event.roll, "strength": t.event.strength}
    ),
    **dict.fromkeys(
        ("road_card", "went_fast", "turned_up", "spoiled", "solved", "not_kept", "used_resilience", "captured"),
        say_road_card,
    ),
    "flipped": lambda t: ("unpaid" if t.event.unpaid else "", say_road_card(t)),
    "covered": say_covered,
    **dict.fromkeys(("kept", "ability_worked"), say_ability),
    **dict.fromkeys(("traitor_card", "traitor_done"), lambda t: {"card": said.action_card(t.box, t.event.card)}),
    "ogareff_moved": lambda t: {"n": t.event.steps, "left": int(t.box["ogareff_end"]) - t.event.space},
    "die_rolled": lambda t: ("all" if t.event.who == NONE else "", {"roll": t.event.roll}),
    "ally_came": say_ally_came,
    "sangarra_rolled": lambda t: {"roll": t.event.roll},
    "tartars_moved": lambda t: at_place(t, strength=t.event.strength),
    "tartars_marched": lambda t: to_place(t, space=t.event.space, n=t.event.steps),
    "duel_began": lambda t: {"n": t.event.cards},
    "duel_card": lambda t: {"icon": said.duel_card(t.box, t.event.card)},
}
say_event = events_said_by(EVENT_WORDS)
