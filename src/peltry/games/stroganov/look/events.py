"""Which pieces of the scene an event is about, and the small picture beside its line in the log."""

from __future__ import annotations

from ....kernel.declared import Event
from ....table.showing import events_shown_by
from ..pieces.box import GOODS
from ..pieces.cards import WISH_NAMES
from ..pieces.events import EVENTS
from ..words.pieces import SEASONS, SONG_NAMES
from .parts import GOOD_ART, TILE_NAMES, VILLAGE_NAMES, YURT_NAMES, fur_art

# Where a good is counted on the table.
COUNTED = {
    "horses": "horses-{}", "coins": "coins-{}", "story": "story-{}", "banner": "banners-{}",
    "outpost": "outposts-{}", "tiger": "pile-9-{}",
}  # fmt: skip

NODES = {
    "moved walked went_home": "cossack-{who}",
    "gained spent": "{counted}",
    "story_full": "story-{who}",
    "hunted": "pile-{fur}-{who} cossack-{who}",
    "took_market kept took_from_tile ivan_drafted": "pile-{fur}-{who}",
    "refilled": "fur-{fur}-market-0",
    "drew": "{drawn}",
    "took_coin": "action-coin",
    "took_horses": "action-horses",
    "traded": "action-trade",
    "visited": "village-{village}",
    "used_yurt": "no-yurt-{region}",
    "yurt_shown": "yurt-{yurt}",
    "took_wish wish_shown ivan_took_wish fulfilled used_season_wish": "wish-{wish}",
    "built": "outpost-{who}-{region}",
    "claimed": "gap-{place}",
    "tile_placed": "tile-{tile}",
    "drafted": "wish-{wish} pile-{fur}-{who}",
    "climbed": "trophy-{who}",
    "rewarded": "trophy-space-{who}-{row}",
    "sang": "song-{song} story-{who}",
    "song_shown": "song-{song}",
    "card_flipped": "card-{card}",
}
ART = {
    "season_begins": "season-{season}",
    "winter_begins": "season-winter",
    "year_begins": "season-marker",
    "moved walked": "hoof",
    "went_home": "arrow-west",
    "gained spent": "{good}",
    "story_full": "story",
    "hunted kept took_market gave_up_fur took_from_tile traded": "{pelt}",
    "paid_fur": "{paid}",
    "covered": "pelt",
    "drew": "bag",
    "refilled bought swapped market_emptied": "market",
    "took_coin": "coin",
    "took_horses income": "horse",
    "visited": "village",
    "used_yurt yurt_shown": "yurt",
    "built": "build",
    "claimed tile_placed": "tile",
    "took_wish wish_shown ivan_took_wish drafted ivan_drafted draft_left": "wish-sealed",
    "fulfilled used_season_wish": "seal",
    "climbed rewarded": "trophy",
    "sang song_shown songs_cleared": "kobza",
    "card_flipped ivan_idle": "sleigh",
    "banked_horses scored game_over": "vp",
}
nodes_of, event_art = events_shown_by(
    EVENTS,
    NODES,
    ART,
    {
        "counted": lambda e: COUNTED.get(GOODS[e.good], "").format(e.who),
        "good": lambda e: GOOD_ART[GOODS[e.good]],
        "drawn": lambda e: " ".join(f"fur-{fur}-drawn-0" for fur in {e.fur, e.other} if fur),
        "pelt": lambda e: fur_art(e.fur),
        "paid": lambda e: fur_art(e.fur) if e.fur else "coin",
        "season": lambda e: SEASONS[e.season],
        "song": lambda e: SONG_NAMES[e.song],
        "tile": lambda e: TILE_NAMES[e.tile],
        "village": lambda e: VILLAGE_NAMES[e.village],
        "wish": lambda e: WISH_NAMES[e.wish],
        "yurt": lambda e: YURT_NAMES[e.yurt],
    },
)


def event_nodes(event: Event) -> list[str]:
    """None of what happens by itself: then much of the table changes at once."""
    return nodes_of(event) if event.who >= 0 else []
