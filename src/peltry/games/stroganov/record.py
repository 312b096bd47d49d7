"""What happened in Stroganov, in sentences, and the words that all sentences share.

Which message says an event and what to put into it; the texts are in `words/*.ftl`. Everything here only reads the
state, as it is right after the event's move, and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ...kernel.contract import Message
from .box import (
    ACTIONS,
    ANIMALS,
    COINS,
    GOODS,
    HORSES,
    LONGEST_TRACK,
    POINTS,
    SONG_REWARD,
    STORY,
    TERRAINS,
    TRACK_REWARD,
    YURT_REWARD,
)
from .events import EVENTS
from .moves import WISH_NAMES
from .state import FROM_HORSES, LOWEST_FUR, POINT_SOURCES, TIGER

SEASONS = ("spring", "summer", "autumn", "winter")
SONG_NAMES = tuple(f"SG{deck}{i}" for deck in "AB" for i in range(1, 11))  # in `printed.toml`, and of their titles

# Told by the sentence beside them (what was spent, which basic action was chosen), or seen well enough on the table.
QUIET_EVENTS = frozenset({"took_coin", "took_horses", "fur_placed", "tile_slid", "yurt_slid", "wish_slid"})

FREE = Message("price-free")


def fur(value: int, form: str = "a") -> Message:
    """A fur by its value, with its article; 0 is any fur, 9 the tiger."""
    if value == 0:
        return Message(f"fur-any.{form}")
    return Message(f"{fur_key(value)}.{form}")


def fur_key(value: int) -> str:
    return "fur-tiger" if value == TIGER else f"fur-{ANIMALS[value - LOWEST_FUR]}"


def furs(count: int, value: int) -> Message:
    return Message(fur(value, "some").key, {"n": int(count)})


def good(number: int, amount: int, form: str = ".acc") -> Message:
    """An amount of one good, as somebody gains or pays it, or with an empty form by itself."""
    return Message(f"good-{GOODS[number]}{form}", {"n": int(amount)})


def listed(messages: Iterable[Message]) -> Message:
    parts = list(messages)
    return Message(f"list-{len(parts)}", dict(zip("abcd", parts, strict=False)))


def goods(*pairs: tuple[int, int], form: str = ".acc") -> Message:
    """Goods with their amounts, those of which there are none left out."""
    return listed(good(number, amount, form) for number, amount in pairs if amount)


def reward(box: Any, number: int, form: str = "") -> Message:
    row = box["rewards"][number]
    kinds, amounts = (row[field][: row["count"]].tolist() for field in ("goods", "amounts"))
    return goods(*zip(kinds, amounts, strict=True), form=form)


def price(*pairs: tuple[int, int]) -> Message:
    """Such as " for 2 horses and 1 coin", or nothing at all."""
    return Message("price-goods", {"goods": goods(*pairs)}) if any(amount for _, amount in pairs) else FREE


def place_name(place: int, form: str, state: Any = None, box: Any = None) -> Message:
    """A place of the row in the form a sentence needs (to, from, at, acc); its terrain when state and box are given."""
    if place == 0:
        return Message(f"place-start.{form}")
    tile = -1 if state is None else int(state["row"][place]["tile"])
    if tile < 0:
        return Message(f"place.{form}", {"place": place})
    return place_of_tile(place, tile, box, f".{form}")


def place_of_tile(place: int, tile: int, box: Any, form: str = "") -> Message:
    kind = terrain(int(box["tiles"][tile]["terrain"]))
    return Message(f"place-terrain{form}", {"place": place, "terrain": kind})


def terrain(number: int) -> Message:
    return Message(f"terrain-{TERRAINS[number]}")


def action_name(number: int) -> Message:
    return Message(f"action-{ACTIONS[number]}")


def wish_name(wish: int) -> Message:
    name = WISH_NAMES[wish]
    return Message("wish-named", {"name": name, "effect": Message(f"wish-{name}")})


def wish_asks(wish: int, box: Any) -> Message:
    card = box["wishes"][wish]
    return Message("wish-asks", {"furs": furs(card["need"], int(card["value"])), "pay": int(card["pay"])})


def track_reward(box: Any, track: int, row: int) -> Message:
    return reward(box, TRACK_REWARD + track * LONGEST_TRACK + row - 1)


class Told(NamedTuple):
    """An event's numbers, with the state after it and the printed values."""

    a: int
    b: int
    c: int
    d: int
    who: int
    state: Any
    box: Any


Sentence = tuple[str, dict[str, Any]] | None  # the variant of an event's message, and what to put into it


def say_event(event: tuple[int, ...], state: Any, names: list[str], box: Any) -> Message | None:
    kind, who, a, b, c, d = event
    name = EVENTS[kind]
    if name in QUIET_EVENTS:
        return None
    args: dict[str, Any] = {"who": names[who]} if 0 <= who < len(names) else {}
    say = EVENT_WORDS.get(name)
    if say is None:
        return Message(f"event-{name}", args)
    sentence = say(Told(a, b, c, d, who, state, box))
    if sentence is None:
        return None
    variant, more = sentence
    return Message(f"event-{name}-{variant}" if variant else f"event-{name}", args | more)


def say_gained(told: Told) -> Sentence:
    if told.a == POINTS and told.c == FROM_HORSES:
        return None  # told by banked_horses
    if told.a == POINTS:
        return "points", {"goods": goods((told.a, told.b)), "source": Message(f"score-{POINT_SOURCES[told.c]}")}
    return "", {"goods": goods((told.a, told.b))}


def say_spent(told: Told) -> Sentence:
    """Sentences about what was bought tell the price; only a coin that Ivan pays as a fur stands alone."""
    if told.who != told.state["ivan"] or told.a != COINS:
        return None
    return "", {"goods": goods((told.a, told.b))}


def say_scored(told: Told) -> Sentence:
    if told.b == 0:
        return None
    return "", {"source": Message(f"score-{POINT_SOURCES[told.a]}"), "goods": goods((POINTS, told.b))}


def say_paid_fur(told: Told) -> Sentence:
    if told.b in (0, told.a):
        return "", {"fur": fur(told.a)}
    return "coin" if told.c else "as", {"fur": fur(told.a), "value": told.b}


def say_covered(told: Told) -> Sentence:
    return "tiger" if told.b else "coin", {"fur": fur(told.c)}


def say_drew(told: Told) -> Sentence:
    if told.b == 0:
        return "one", {"fur": fur(told.a)}
    if told.a == told.b:
        return "one", {"fur": furs(2, told.a)}
    return "", {"fur": fur(told.a), "other": fur(told.b)}


def say_kept(told: Told) -> Sentence:
    if told.b == 0:
        return None  # told by drew
    if told.a == told.b:
        return "same", {}
    return "", {"fur": fur(told.a, "the"), "other": fur(told.b, "the")}


def say_built(told: Told) -> Sentence:
    if told.c:
        return "supply", at_region(told)
    horses = 0 if told.who == told.state["ivan"] else int(told.box["outpost_horses"][told.a][told.b])
    return "", at_region(told, price=price((HORSES, horses)))


def say_sang(told: Told) -> Sentence:
    return "stays" if told.c else "", song(told, ".acc")


def song(told: Told, form: str) -> dict[str, Any]:
    story = good(STORY, told.box["song_story"][told.b])
    return {"story": story, "goods": reward(told.box, SONG_REWARD + told.b, form)}


def say_card_flipped(told: Told) -> Sentence:
    card = told.box["cards"][told.a]
    return "", {"card": told.a + 1, "steps": told.b, "action": action_name(int(card["action"]))}


def at_region(told: Told, **more: Any) -> dict[str, Any]:
    return {"region": told.a + 1, **more}


def caught(value: int) -> dict[str, Any]:
    return {"fur": fur(value), "animal": Message(fur_key(value))}


def journey(told: Told, horses: int) -> dict[str, Any]:
    to = place_name(told.b, "to", told.state, told.box)
    there = Message("place", {"place": told.b}) if told.b else Message("place-start")
    return {"from": place_name(told.a, "from"), "to": to, "there": there, "price": price((HORSES, horses))}


EVENT_WORDS: dict[str, Callable[[Told], Sentence]] = {
    "game_begins": lambda t: ("", {"players": t.a}),
    "year_begins": lambda t: ("", {"year": t.a}),
    "season_begins": lambda t: ("", {"season": Message(f"season-{SEASONS[t.a]}.title"), "year": t.b}),
    "winter_begins": lambda t: ("", {"year": t.a}),
    "drafted": lambda t: ("", {"wish": wish_name(t.a), "fur": fur(t.b)}),
    "draft_left": lambda t: ("", {"wish": wish_name(t.a), "fur": Message(fur_key(t.b))}),
    "moved": lambda t: ("", journey(t, t.c)),
    "walked": lambda t: ("", journey(t, 0)),
    "gained": say_gained,
    "spent": say_spent,
    "hunted": lambda t: (
        "",
        caught(t.b) | {"place": place_name(t.a, "at"), "price": price((HORSES, t.c), (COINS, t.d))},
    ),
    "paid_fur": say_paid_fur,
    "covered": say_covered,
    "drew": say_drew,
    "kept": say_kept,
    "took_market": lambda t: ("", caught(t.a)),
    "refilled": lambda t: ("", {"fur": fur(t.a)}),
    "gave_up_fur": lambda t: ("", {"fur": fur(t.a, "the")}),
    "visited": lambda t: ("", at_region(t)),
    "used_yurt": lambda t: ("", at_region(t)),
    "took_wish": lambda t: ("", at_region(t, wish=wish_name(t.b))),
    "built": say_built,
    "claimed": lambda t: ("", {"place": place_of_tile(t.a, t.b, t.box, ".acc")}),
    "took_from_tile": lambda t: ("", {"fur": fur(t.b), "place": place_name(t.a, "at")}),
    "fulfilled": lambda t: ("", {"wish": wish_name(t.a)}),
    "climbed": lambda t: ("", {"space": t.a, "price": price((STORY, t.b))}),
    "rewarded": lambda t: ("", {"row": t.a}),
    "sang": say_sang,
    "used_season_wish": lambda t: ("", {"wish": wish_name(t.a)}),
    "bought": lambda t: ("bag" if t.a else "", {}),
    "swapped": lambda t: ("two" if t.a else "", {}),
    "tile_placed": lambda t: ("", {"place": place_of_tile(t.a, t.b, t.box)}),
    "song_shown": lambda t: ("", song(t, "")),
    "yurt_shown": lambda t: ("", at_region(t, goods=reward(t.box, YURT_REWARD + t.b))),
    "wish_shown": lambda t: ("", at_region(t, wish=wish_name(t.b))),
    "card_flipped": say_card_flipped,
    "banked_horses": lambda t: ("", {"goods": goods((POINTS, t.a))}),
    "ivan_took_wish": lambda t: ("stays" if t.c else "", at_region(t, wish=wish_name(t.b))),
    "ivan_idle": lambda t: ("", {"action": action_name(t.a)}),
    "scored": say_scored,
}
