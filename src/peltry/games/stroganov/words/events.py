"""What happened in Stroganov, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from ....kernel.game import Message
from ....kernel.saying import Said, Told, events_said_by
from ..pieces.box import COINS, HORSES, POINTS, SONG_REWARD, STORY, YURT_REWARD
from ..pieces.state import FROM_HORSES, POINT_SOURCES
from .pieces import (
    SEASONS,
    action_name,
    fur,
    fur_key,
    furs,
    good,
    goods,
    paid,
    place_name,
    place_of_tile,
    region,
    reward,
    wish_name,
)

# Told by the sentence beside them (what was spent, which basic action was chosen), or seen well enough on the table.
QUIET_EVENTS = frozenset(
    {"took_coin", "took_horses", "fur_placed", "tile_slid", "yurt_slid", "wish_slid", "song_discarded"}
)


def say_gained(told: Told) -> Said | None:
    event = told.event
    if event.good == POINTS and event.source == FROM_HORSES:
        return None  # told by banked_horses
    gain = goods((event.good, event.amount))
    if event.good == POINTS:
        return "points", {"goods": gain, "source": Message(f"score-{POINT_SOURCES[event.source]}")}
    return "", {"goods": gain}


def say_spent(told: Told) -> Said | None:
    """Said | Nones about what was bought tell the price; only a coin that Ivan pays as a fur stands alone."""
    if told.event.who != told.sight["ivan"] or told.event.good != COINS:
        return None
    return "", {"goods": goods((told.event.good, told.event.amount))}


def say_scored(told: Told) -> Said | None:
    if told.event.points == 0:
        return None
    source = Message(f"score-{POINT_SOURCES[told.event.source]}")
    return "", {"source": source, "goods": goods((POINTS, told.event.points))}


def say_paid_fur(told: Told) -> Said | None:
    event = told.event
    if event.value in (0, event.fur):
        return "", {"fur": fur(event.fur)}
    return "coin" if event.coins else "as", {"fur": fur(event.fur), "value": event.value}


def say_covered(told: Told) -> Said | None:
    return "tiger" if told.event.tigers else "coin", {"fur": fur(told.event.value)}


def say_drew(told: Told) -> Said | None:
    first, second = told.event.fur, told.event.other
    if second == 0:
        return "one", {"fur": fur(first)}
    if first == second:
        return "one", {"fur": furs(2, first)}
    return "", {"fur": fur(first), "other": fur(second)}


def say_kept(told: Told) -> Said | None:
    kept, returned = told.event.fur, told.event.returned
    if returned == 0:
        return None  # told by drew
    if kept == returned:
        return "same", {}
    return "", {"fur": fur(kept, "the"), "other": fur(returned, "the")}


def say_built(told: Told) -> Said | None:
    event = told.event
    if event.general:
        return "supply", at_region(told)
    return "", at_region(told, price=paid((HORSES, event.horses)))


def say_sang(told: Told) -> Said | None:
    return "stays" if told.event.stays else "", song(told, ".acc")


def song(told: Told, form: str) -> dict[str, Any]:
    story = good(STORY, told.box["song_story"][told.event.song])
    return {"story": story, "goods": reward(told.box, SONG_REWARD + told.event.song, form)}


def say_card_flipped(told: Told) -> Said | None:
    """The card's own steps counted on the turn before; those of the deck's top count now."""
    card = told.box["cards"][told.event.card]
    args = {"card": told.event.card + 1, "own": int(card["steps"]), "steps": told.event.steps}
    return "", {**args, "action": action_name(int(card["action"]))}


def say_hunted(told: Told) -> Said | None:
    event = told.event
    cost = paid((HORSES, event.horses), (COINS, event.coins))
    return "", caught(event.fur) | {"place": place_name(event.place, "at"), "price": cost}


def at_region(told: Told, **more: Any) -> dict[str, Any]:
    return {"region": region(told.event.region), **more}


def caught(value: int) -> dict[str, Any]:
    return {"fur": fur(value), "animal": Message(fur_key(value))}


def journey(told: Told, horses: int) -> dict[str, Any]:
    start, place = told.event.start, told.event.place
    to = place_name(place, "to", told.sight, told.box)
    there = Message("place", {"place": place}) if place else Message("place-start")
    return {"from": place_name(start, "from"), "to": to, "there": there, "price": paid((HORSES, horses))}


EVENT_WORDS: dict[str, Callable[[Told], Said | None]] = {
    "game_begins": lambda t: ("", {"players": t.event.players}),
    "year_begins": lambda t: ("", {"year": t.event.year}),
    "season_begins": lambda t: (
        "",
        {"season": Message(f"season-{SEASONS[t.event.season]}.title"), "year": t.event.year},
    ),
    "winter_begins": lambda t: ("", {"year": t.event.year}),
    "drafted": lambda t: ("", {"wish": wish_name(t.event.wish), "fur": fur(t.event.fur)}),
    "ivan_drafted": lambda t: ("", {"wish": wish_name(t.event.wish), "fur": fur(t.event.fur)}),
    "draft_left": lambda t: ("", {"wish": wish_name(t.event.wish), "fur": Message(fur_key(t.event.fur))}),
    "moved": lambda t: ("", journey(t, t.event.horses)),
    "walked": lambda t: ("", journey(t, 0)),
    "gained": say_gained,
    "spent": say_spent,
    "hunted": say_hunted,
    "paid_fur": say_paid_fur,
    "covered": say_covered,
    "drew": say_drew,
    "kept": say_kept,
    "took_market": lambda t: ("", caught(t.event.fur)),
    "refilled": lambda t: ("", {"fur": fur(t.event.fur)}),
    "gave_up_fur": lambda t: ("", {"fur": fur(t.event.fur, "the")}),
    "visited": lambda t: ("", at_region(t)),
    "used_yurt": lambda t: ("", at_region(t)),
    "took_wish": lambda t: ("", at_region(t, wish=wish_name(t.event.wish))),
    "built": say_built,
    "claimed": lambda t: ("", {"place": place_of_tile(t.event.place, t.event.tile, t.box, ".acc")}),
    "took_from_tile": lambda t: ("", {"fur": fur(t.event.fur), "place": place_name(t.event.place, "at")}),
    "fulfilled": lambda t: ("", {"wish": wish_name(t.event.wish)}),
    "climbed": lambda t: ("", {"space": t.event.space, "price": paid((STORY, t.event.story))}),
    "rewarded": lambda t: ("", {"row": t.event.row}),
    "sang": say_sang,
    "used_season_wish": lambda t: ("", {"wish": wish_name(t.event.wish)}),
    "bought": lambda t: ("bag" if t.event.bag else "", {"goods": goods((HORSES, t.event.horses))}),
    "swapped": lambda t: ("two" if t.event.two else "", {}),
    "tile_placed": lambda t: ("", {"place": place_of_tile(t.event.place, t.event.tile, t.box)}),
    "song_shown": lambda t: ("", song(t, "")),
    "yurt_shown": lambda t: ("", at_region(t, goods=reward(t.box, YURT_REWARD + t.event.yurt))),
    "wish_shown": lambda t: ("", at_region(t, wish=wish_name(t.event.wish))),
    "card_flipped": say_card_flipped,
    "banked_horses": lambda t: ("", {"goods": goods((POINTS, t.event.points))}),
    "ivan_took_wish": lambda t: ("stays" if t.event.stays else "", at_region(t, wish=wish_name(t.event.wish))),
    "ivan_idle": lambda t: ("", {"action": action_name(t.event.action)}),
    "scored": say_scored,
}
say_event = events_said_by(EVENT_WORDS)


def say_tie(points: Sequence[int], ranking: Sequence[int], names: list[str]) -> Message | None:
    """What broke a tie, at the top or further down: the Cossack furthest east."""
    for above, (side, next_side) in enumerate(pairwise(ranking)):
        if points[side] == points[next_side]:
            return Message("tie-below" if above else "tie-broken", {"points": points[side], "who": names[side]})
    return None
