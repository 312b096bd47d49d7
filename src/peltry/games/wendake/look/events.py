"""Which pieces of the scene an event is about, and the small picture beside its line in the log."""

from __future__ import annotations

from ....kernel.declared import UNKNOWN
from ....kernel.game import COLOURS
from ....table.showing import events_shown_by
from ..pieces.cards import ADVERSITY_NAMES, MASK_NAMES, STACK_NAMES, TURN_CARD_NAMES, TURTLE_NAMES
from ..pieces.events import EVENTS
from ..pieces.goods import FACTIONS, GOODS, NATIVES, TRACKS
from ..pieces.land import LAKES
from ..pieces.state import NONE
from ..pieces.tiles import ACTIONS, PROGRESS_NAMES
from .offer import PROGRESS_SIGNS
from .parts import tile_id
from .tiles import SIGNS

NODES = {
    "gained spent": "good-{who}-{good}",
    "scored paid_point": "disc-{who}-{track}",
    "scouted relieved drove_off ghost_worker token_placed": "spot-{area}",
    "canoe_built canoe_lost": "lake-{lake}",
    "took_card used_card": "card-{turn_card}",
    "mask_taken mask_shown mask_drawn mask_picked mask_fetched": "{mask}",
    "used_tile readied bought": "{progress}",
    "turtle_taken turtle_looked turtle_kept": "stack-{stack}",
    "turtle_shown": "turtle-{turtle}",
    "marked swapped": "{tile}",
    "took_space": "space-{space}",
    "healed": "home-{who}-{native}",
    "fell_ill": "sick-{who}-{native}",
    "fire_lit": "fire-{who}",
    "disc_moved": "ally-disc-{who}",
    "ship_came": "ship-{faction}",
    "patrol_moved": "patrol-{who}-{patrol}",
    "tile_offered": "offered-{place}",
    "adversity_shown": "adversity-{adversity}",
}
ART = {
    "year_begins": "year-marker",
    "tribe_taken": "tribe-{tribe:02}",
    "turn_begins took_space": "action-marker-{colour}",
    "acted": "{sign}",
    "gained spent": "{good}",
    "scored paid_point": "track-{track}",
    "marched stood_guard scouted came_home fought beat_guard drove_off ghost_guard ghost_attack": "warrior-{colour}",
    "relieved healed ghost_worker": "{native}-{colour}",
    "fell_ill smallpox_card": "smallpox",
    "bartered sold": "act-trade",
    "bought used_tile readied": "{progress_sign}",
    "turtle_taken turtle_looked turtle_kept turtle_shown": "turtle-back",
    "majorities objective": "majority",
    "mask_drawn mask_taken mask_shown masks_shuffled combined mask_played": "act-mask",
    "trios": "act-ritual",
    "fire_lit": "act-fire",
    "canoe_built canoe_lost towed": "act-canoe",
    "disc_moved": "act-alliance",
    "ship_came": "ship-{faction}",
    "patrols_came": "patrol-{faction}-{colour}",
    "slid": "tile-ritual",  # a bare tile would be an empty box in the log
    "tile_offered tiles_left": "new-tile",
    "swapped": "swap-sign",
    "ghost_acted ghost_points ghost_stuck ghost_progress tile_taken": "ghost-sign",
}
event_nodes, event_art = events_shown_by(
    EVENTS,
    NODES,
    ART,
    {
        "adversity": lambda e: ADVERSITY_NAMES[e.card],
        "colour": lambda e: COLOURS[e.who],
        "faction": lambda e: FACTIONS[e.faction],
        "good": lambda e: GOODS[e.good],
        "lake": lambda e: LAKES[e.lake],
        "mask": lambda e: f"their-masks-{e.who}" if e.card == UNKNOWN else f"mask-{MASK_NAMES[e.card]}",
        "native": lambda e: NATIVES[e.native],
        "progress": lambda e: f"progress-{PROGRESS_NAMES[e.tile]}" if e.tile != NONE else "",
        "progress_sign": lambda e: PROGRESS_SIGNS[e.tile],
        "sign": lambda e: SIGNS[ACTIONS[e.action]],
        "stack": lambda e: STACK_NAMES[e.stack],
        "tile": lambda e: tile_id(e.who, e.tile),
        "track": lambda e: TRACKS[e.track],
        "turn_card": lambda e: TURN_CARD_NAMES[e.card],
        "turtle": lambda e: TURTLE_NAMES[e.tile],
    },
)
