"""Which pieces of the scene an event is about, and the small picture beside its line in the log.

An event names its pieces where they lie after it happened, so that they can keep a halo.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.declared import Event
from ..pieces.box import GOODS
from ..pieces.cards import WISH_NAMES
from ..words.pieces import SEASONS, SONG_NAMES
from .parts import GOOD_ART, TILE_NAMES, VILLAGE_NAMES, YURT_NAMES, fur_art

# Where a good is counted on the table.
COUNTED = {
    "horses": "horses-{}", "coins": "coins-{}", "story": "story-{}", "banner": "banners-{}",
    "outpost": "outposts-{}", "tiger": "pile-9-{}",
}  # fmt: skip


def cossack(event: Any) -> list[str]:
    return [f"cossack-{event.who}"]


def good(event: Any) -> list[str]:
    place = COUNTED.get(GOODS[event.good])
    return [place.format(event.who)] if place else []


def good_art(event: Any) -> str:
    return GOOD_ART[GOODS[event.good]]


def pile(event: Any) -> list[str]:
    return [f"pile-{event.fur}-{event.who}"]


def wish(event: Any) -> list[str]:
    return [f"wish-{WISH_NAMES[event.wish]}"]


def fur(event: Any) -> str:
    return fur_art(event.fur)


NODES: dict[str, Callable[[Any], list[str]]] = {
    **dict.fromkeys(("moved", "walked", "went_home"), cossack),
    **dict.fromkeys(("gained", "spent"), good),
    "story_full": lambda e: [f"story-{e.who}"],
    "hunted": lambda e: [*pile(e), *cossack(e)],
    **dict.fromkeys(("took_market", "kept", "took_from_tile"), pile),
    "refilled": lambda e: [f"fur-{e.fur}-market-0"],
    "drew": lambda e: [f"fur-{fur}-drawn-0" for fur in {e.fur, e.other} if fur],
    "took_coin": lambda e: ["action-coin"],
    "took_horses": lambda e: ["action-horses"],
    "traded": lambda e: ["action-trade"],
    "visited": lambda e: [f"village-{VILLAGE_NAMES[e.village]}"],
    "used_yurt": lambda e: [f"no-yurt-{e.region}"],
    "yurt_shown": lambda e: [f"yurt-{YURT_NAMES[e.yurt]}"],
    **dict.fromkeys(("took_wish", "wish_shown", "ivan_took_wish", "fulfilled", "used_season_wish"), wish),
    "built": lambda e: [f"outpost-{e.who}-{e.region}"],
    "claimed": lambda e: [f"gap-{e.place}"],
    "tile_placed": lambda e: [f"tile-{TILE_NAMES[e.tile]}"],
    "drafted": lambda e: [*wish(e), *pile(e)],
    "ivan_drafted": pile,
    "climbed": lambda e: [f"trophy-{e.who}"],
    "rewarded": lambda e: [f"trophy-space-{e.who}-{e.row}"],
    "sang": lambda e: [f"song-{SONG_NAMES[e.song]}", f"story-{e.who}"],
    "song_shown": lambda e: [f"song-{SONG_NAMES[e.song]}"],
    "card_flipped": lambda e: [f"card-{e.card}"],
}

ART: dict[str, str | Callable[[Any], str]] = {
    "season_begins": lambda e: f"season-{SEASONS[e.season]}",
    "winter_begins": "season-winter",
    "year_begins": "season-marker",
    **dict.fromkeys(("moved", "walked"), "hoof"),
    "went_home": "arrow-west",
    **dict.fromkeys(("gained", "spent"), good_art),
    "story_full": "story",
    **dict.fromkeys(("hunted", "kept", "took_market", "gave_up_fur", "took_from_tile", "traded"), fur),
    "paid_fur": lambda e: fur(e) if e.fur else "coin",
    "covered": "pelt",
    "drew": "bag",
    "refilled": "market",
    "took_coin": "coin",
    "took_horses": "horse",
    "visited": "village",
    **dict.fromkeys(("used_yurt", "yurt_shown"), "yurt"),
    "built": "build",
    **dict.fromkeys(("claimed", "tile_placed"), "tile"),
    **dict.fromkeys(
        ("took_wish", "wish_shown", "ivan_took_wish", "drafted", "ivan_drafted", "draft_left"), "wish-sealed"
    ),
    **dict.fromkeys(("fulfilled", "used_season_wish"), "seal"),
    **dict.fromkeys(("climbed", "rewarded"), "trophy"),
    **dict.fromkeys(("sang", "song_shown", "songs_cleared"), "kobza"),
    **dict.fromkeys(("bought", "swapped", "market_emptied"), "market"),
    "income": "horse",
    **dict.fromkeys(("card_flipped", "ivan_idle"), "sleigh"),
    **dict.fromkeys(("banked_horses", "scored", "game_over"), "vp"),
}


def event_nodes(event: Event) -> list[str]:
    about = NODES.get(event.name)
    return about(event) if about and event.who >= 0 else []


def event_art(event: Event) -> str | None:
    art = ART.get(event.name)
    return art(event) if callable(art) else art
