"""Which pieces of the scene an event is about, and the small picture beside its line in the log.

An event names its pieces where they lie after it happened, so that they can keep a halo.
"""

from __future__ import annotations

from collections.abc import Callable

from .box import GOODS
from .events import EVENTS
from .moves import WISH_NAMES
from .record import SONG_NAMES
from .scene_parts import COLOURS, GOOD_ART, SEASONS, TILE_NAMES, VILLAGE_NAMES, YURT_NAMES, fur_art

Event = tuple[int, ...]  # kind, who, a, b, c, d

# Where a good is counted on the table.
COUNTED = {
    "horses": "horses-{}", "coins": "coins-{}", "story": "story-{}", "banner": "banners-{}",
    "outpost": "outposts-{}", "tiger": "pile-9-{}",
}  # fmt: skip


def cossack(who: int, *rest: int) -> list[str]:
    return [f"cossack-{who}"]


def good(who: int, good: int, *rest: int) -> list[str]:
    place = COUNTED.get(GOODS[good])
    return [place.format(who)] if place else []


def pile(who: int, fur: int, *rest: int) -> list[str]:
    return [f"pile-{fur}-{who}"]


def wish_in_region(who: int, region: int, wish: int, *rest: int) -> list[str]:
    return [f"wish-{WISH_NAMES[wish]}"]


NODES: dict[str, Callable[..., list[str]]] = {
    "moved": cossack,
    "walked": cossack,
    "went_home": cossack,
    "gained": good,
    "spent": good,
    "story_full": lambda who, *rest: [f"story-{who}"],
    "hunted": lambda who, place, fur, *rest: [f"pile-{fur}-{who}", f"cossack-{who}"],
    "took_market": pile,
    "kept": pile,
    "took_from_tile": lambda who, place, fur, *rest: pile(who, fur),
    "refilled": lambda who, fur, *rest: [f"fur-{fur}-market-0"],
    "drew": lambda who, first, second, *rest: [f"fur-{fur}-drawn-0" for fur in {first, second} if fur],
    "took_coin": lambda who, *rest: ["action-coin"],
    "took_horses": lambda who, *rest: ["action-horses"],
    "traded": lambda who, *rest: ["action-trade"],
    "visited": lambda who, region, village, *rest: [f"village-{VILLAGE_NAMES[village]}"],
    "used_yurt": lambda who, region, yurt, *rest: [f"no-yurt-{region}"],
    "yurt_shown": lambda who, region, yurt, *rest: [f"yurt-{YURT_NAMES[yurt]}"],
    "took_wish": wish_in_region,
    "wish_shown": wish_in_region,
    "ivan_took_wish": wish_in_region,
    "built": lambda who, region, *rest: [f"outpost-{who}-{region}"],
    "claimed": lambda who, place, tile, *rest: [f"gap-{place}"],
    "tile_placed": lambda who, place, tile, *rest: [f"tile-{TILE_NAMES[tile]}"],
    "fulfilled": lambda who, wish, *rest: [f"wish-{WISH_NAMES[wish]}"],
    "used_season_wish": lambda who, wish, *rest: [f"wish-{WISH_NAMES[wish]}"],
    "drafted": lambda who, wish, fur, *rest: [f"wish-{WISH_NAMES[wish]}", f"pile-{fur}-{who}"],
    "climbed": lambda who, *rest: [f"trophy-{who}"],
    "rewarded": lambda who, row, *rest: [f"trophy-space-{who}-{row}"],
    "sang": lambda who, slot, song, *rest: [f"song-{SONG_NAMES[song]}", f"story-{who}"],
    "song_shown": lambda who, slot, song, *rest: [f"song-{SONG_NAMES[song]}"],
    "card_flipped": lambda who, card, *rest: [f"card-{card}"],
}

ART: dict[str, str | Callable[..., str]] = {
    "season_begins": lambda who, season, *rest: f"season-{SEASONS[season]}",
    "winter_begins": "season-winter",
    "year_begins": "season-marker",
    "moved": lambda who, *rest: f"rider-{COLOURS[who]}",
    "walked": lambda who, *rest: f"rider-{COLOURS[who]}",
    "went_home": "arrow-west",
    "gained": lambda who, good, *rest: GOOD_ART[GOODS[good]],
    "spent": lambda who, good, *rest: GOOD_ART[GOODS[good]],
    "story_full": "story",
    "hunted": lambda who, place, fur, *rest: fur_art(fur),
    "paid_fur": lambda who, fur, *rest: fur_art(fur) if fur else "coin",
    "covered": "pelt",
    "drew": "bag",
    "kept": lambda who, fur, *rest: fur_art(fur),
    "took_market": lambda who, fur, *rest: fur_art(fur),
    "refilled": "market",
    "gave_up_fur": lambda who, fur, *rest: fur_art(fur),
    "took_from_tile": lambda who, place, fur, *rest: fur_art(fur),
    "took_coin": "coin",
    "took_horses": "horse",
    "traded": lambda who, fur, *rest: fur_art(fur),
    "visited": "village",
    "used_yurt": "yurt",
    "yurt_shown": "yurt",
    "built": lambda who, *rest: f"fort-{COLOURS[who]}",
    "claimed": "tile",
    "tile_placed": "tile",
    **dict.fromkeys(("took_wish", "wish_shown", "ivan_took_wish", "drafted", "draft_left"), "wish-sealed"),
    **dict.fromkeys(("fulfilled", "used_season_wish"), "seal"),
    **dict.fromkeys(("climbed", "rewarded"), "trophy"),
    **dict.fromkeys(("sang", "song_shown", "songs_cleared"), "kobza"),
    **dict.fromkeys(("bought", "swapped", "market_emptied"), "market"),
    "income": "horse",
    **dict.fromkeys(("card_flipped", "ivan_idle"), "sleigh"),
    **dict.fromkeys(("banked_horses", "scored", "game_over"), "vp"),
}


def event_nodes(event: Event) -> list[str]:
    about = NODES.get(EVENTS[event[0]])
    return about(*event[1:]) if about and event[1] >= 0 else []


def event_art(event: Event) -> str | None:
    art = ART.get(EVENTS[event[0]])
    return art(*event[1:]) if callable(art) else art
