"""Which pieces of the scene an event is about, and the small picture beside its line in the log.

A roll names its die, and the log shows its face.
"""

from __future__ import annotations

from ....kernel.declared import UNKNOWN
from ....kernel.game import COLOURS
from ....table.showing import events_shown_by
from ..pieces.cards import ACTION_NAMES, DECKS, LEFT_ZONE, NONE, ROAD_NAMES, SANGARRA, home_of
from ..pieces.dice import FOR_ALL
from ..pieces.events import EVENTS
from .cards import ALLY_ART, STAMPS

ROLLED = "die_rolled evaded not_evaded sangarra_rolled held_out overrun"
NODES = {
    "advanced entered_irkutsk clashed rested died won": "courier-{who}",
    "spent_energy lost_energy gained_energy": "energy-{who}",
    "discarded penalty_card played paired wild captain_paid traitor_card traitor_done": "{action}",
    "road_card kept captured ability_worked duel_card flipped turned_up top_shown covered": "{road}",
    ROLLED: "die-{whose}",
    "drew": "count-{who}",
    "helped": "ally-{ally} {action}",
    "looked put_back": "deck-{deck}",
    "ogareff_moved ogareff_arrived": "ogareff",
    "ally_came": "ally-{ally}",
    "curtain_opened sangarra_joined sangarra_left": "road-SG",
    "tartars_moved tartars_marched": "tartars",
}
ART = {
    "round_begins": "postmark",
    "turn_begins advanced": "courier-{colour}",
    "drew all_draw discarded penalty_card captain_paid lost_hand paired": "card-fan",
    "played wild": "stamp-{stamp}",
    "spent_energy lost_energy gained_energy": "flame",
    "helped ally_came": "ally-{ally}",
    "looked put_back top_shown": "back-{deck}",
    "road_card turned_up": "{back}",
    ROLLED: "die-w-{roll}",
    "clashed": "clash",
    "flipped": "penalty-turn",
    "rested": "lamp",
    "faced solved kept not_kept": "wax-seal",
    "covered": "{disc}",
    "traitor_card ogareff_moved ogareff_arrived figure_moved traitor_done": "ogareff-mark",
    "sangarra_joined sangarra_left curtain_opened": "sangarra",
    "tartars_moved tartars_marched moscow_fell": "tartar-flag",
    "captured passed_by": "blindfold",
    "entered_irkutsk duel_began road_cleared": "back-irkutsk",
    "attacked": "stamp-attack",
    "went_fast": "ability-fast",
    "used_resilience": "ability-resilient",
}
event_nodes, event_art = events_shown_by(
    EVENTS,
    NODES,
    ART,
    {
        "action": lambda e: f"card-{ACTION_NAMES[e.card]}" if e.card != UNKNOWN else "",
        "road": lambda e: f"road-{ROAD_NAMES[e.card]}" if e.card != UNKNOWN else "",
        "whose": lambda e: FOR_ALL if e.who == NONE else e.who,
        "ally": lambda e: ALLY_ART[e.ally],
        "deck": lambda e: DECKS[e.deck],
        "colour": lambda e: COLOURS[e.who],
        "stamp": lambda e: STAMPS[e.danger],
        # A card by its deck: its face is many small pictures.
        "back": lambda e: "sangarra" if e.card == SANGARRA else f"back-{DECKS[home_of(e.card)]}",
        "disc": lambda e: "blindfold" if e.place == LEFT_ZONE else f"stamp-{STAMPS[e.danger]}",
    },
)
