"""What happened in Stroganov, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.game import Message
from ....kernel.saying import Said, Told, events_said_by
from ..pieces.box import COINS, HORSES, POINTS, SONG_REWARD, STORY, YURT_REWARD
from ..pieces.state import FROM_HORSES, POINT_SOURCES
from . import pieces as said

# Told by the sentence beside them (what was spent, which basic action was chosen), or seen well enough on the table.
QUIET_EVENTS = frozenset(
    {"took_coin", "took_horses", "fur_placed", "tile_slid", "yurt_slid", "wish_slid", "song_discarded"}
)


def say_gained(told: Told) -> Said | None:
    event = told.event
    if event.good == POINTS and event.source == FROM_HORSES:
        return None  # told by banked_horses
    gain = {"goods": said.goods([(event.good, event.amount)])}
    return ("points", {**gain, "source": source(told)}) if event.good == POINTS else gain


def source(told: Told) -> Message:
    return Message(f"score-{POINT_SOURCES[told.event.source]}")


def say_spent(told: Told) -> Said | None:
    """Sentences about what was bought tell the price; only a coin that Ivan pays as a fur stands alone."""
    if told.event.who != told.sight["ivan"] or told.event.good != COINS:
        return None
    return {"goods": said.goods([(told.event.good, told.event.amount)])}


def say_scored(told: Told) -> Said | None:
    points = told.event.points
    return {"source": source(told), "goods": said.goods([(POINTS, points)])} if points else None


def say_fur(told: Told) -> dict[str, Any]:
    return {"fur": said.fur(told.event.fur)}


def say_paid_fur(told: Told) -> Said:
    event = told.event
    if event.value in (0, event.fur):
        return say_fur(told)
    return ("coin" if event.coins else "as"), {**say_fur(told), "value": event.value}


def say_drew(told: Told) -> Said:
    first, second = told.event.fur, told.event.other
    if second == 0:
        return "one", say_fur(told)
    if first == second:
        return "one", {"fur": said.furs(2, first)}
    return {**say_fur(told), "other": said.fur(second)}


def say_kept(told: Told) -> Said | None:
    kept, returned = told.event.fur, told.event.returned
    if returned == 0:
        return None  # told by drew
    return "same" if kept == returned else {"fur": said.fur(kept, "the"), "other": said.fur(returned, "the")}


def say_built(told: Told) -> Said:
    if told.event.general:
        return "supply", at_region(told)
    return at_region(told, price=said.paid((HORSES, told.event.horses)))


def song(told: Told, form: str) -> dict[str, Any]:
    story = said.good(STORY, told.box["song_story"][told.event.song])
    return {"story": story, "goods": said.reward(told.box, SONG_REWARD + told.event.song, form)}


def say_sang(told: Told) -> Said:
    """What Ivan has for a song is told by itself: an action in it he does not carry out, it is worth points to him."""
    variant = ("ivan" if told.event.who == told.sight["ivan"] else "", "stays" if told.event.stays else "")
    return "-".join(filter(None, variant)), song(told, ".acc")


def say_card_flipped(told: Told) -> Said:
    """The card's own steps counted on the turn before; those of the deck's top count now."""
    card = told.box["cards"][told.event.card]
    steps = {"own": int(card["steps"]), "steps": told.event.steps}
    return {"card": told.event.card + 1, **steps, "action": said.action_name(int(card["action"]))}


def say_hunted(told: Told) -> Said:
    event = told.event
    cost = said.paid((HORSES, event.horses), (COINS, event.coins))
    return {**say_caught(told), "place": said.place_name(event.place, "at"), "price": cost}


def say_caught(told: Told) -> dict[str, Any]:
    return {**say_fur(told), "animal": Message(said.fur_key(told.event.fur))}


def at_region(told: Told, **more: Any) -> dict[str, Any]:
    return {"region": said.region(told.event.region), **more}


def say_wish(told: Told) -> dict[str, Any]:
    return {"wish": said.wish_name(told.event.wish)}


def wish_at_region(told: Told) -> dict[str, Any]:
    return at_region(told, **say_wish(told))


def journey(told: Told, horses: int) -> Said:
    """Without the terrain: when it is told, the landscape may have been claimed, or another may have slid there."""
    start, place = told.event.start, told.event.place
    there = Message("place", {"place": place}) if place else Message("place-start")
    way = {"from": said.place_name(start, "from"), "to": said.place_name(place, "to")}
    return {**way, "there": there, "price": said.paid((HORSES, horses))}


def tile_there(told: Told, form: str = "") -> dict[str, Any]:
    return {"place": said.place_of_tile(told.event.place, told.event.tile, told.box, form)}


EVENT_WORDS: dict[str, Callable[[Told], Said | None]] = {
    "game_begins": lambda t: {"players": t.event.players},
    **dict.fromkeys(("year_begins", "winter_begins"), lambda t: {"year": t.event.year}),
    "season_begins": lambda t: {"season": said.season(t.event.season), "year": t.event.year},
    **dict.fromkeys(("drafted", "ivan_drafted"), lambda t: {**say_wish(t), **say_fur(t)}),
    "draft_left": lambda t: {**say_wish(t), "fur": Message(said.fur_key(t.event.fur))},
    "moved": lambda t: journey(t, t.event.horses),
    "walked": lambda t: journey(t, 0),
    "gained": say_gained,
    "spent": say_spent,
    "hunted": say_hunted,
    "paid_fur": say_paid_fur,
    "covered": lambda t: ("tiger" if t.event.tigers else "coin", {"fur": said.fur(t.event.value)}),
    "drew": say_drew,
    "kept": say_kept,
    "took_market": say_caught,
    "refilled": say_fur,
    "gave_up_fur": lambda t: {"fur": said.fur(t.event.fur, "the")},
    **dict.fromkeys(("visited", "used_yurt"), at_region),
    **dict.fromkeys(("took_wish", "wish_shown"), wish_at_region),
    "built": say_built,
    "claimed": lambda t: {**tile_there(t, ".acc"), "there": tile_there(t)["place"]},
    "took_from_tile": lambda t: {**say_fur(t), "place": said.place_name(t.event.place, "at")},
    **dict.fromkeys(("fulfilled", "used_season_wish"), say_wish),
    "climbed": lambda t: {"space": t.event.space, "price": said.paid((STORY, t.event.story))},
    "rewarded": lambda t: {"row": t.event.row},
    "sang": say_sang,
    "bought": lambda t: ("bag" if t.event.bag else "", {"goods": said.goods([(HORSES, t.event.horses)])}),
    "swapped": lambda t: "two" if t.event.two else "",
    "tile_placed": tile_there,
    "song_shown": lambda t: song(t, ""),
    "yurt_shown": lambda t: at_region(t, goods=said.reward(t.box, YURT_REWARD + t.event.yurt)),
    "card_flipped": say_card_flipped,
    "banked_horses": lambda t: {"goods": said.goods([(POINTS, t.event.points)])},
    "ivan_took_wish": lambda t: ("stays" if t.event.stays else "", wish_at_region(t)),
    "ivan_idle": lambda t: {"action": said.action_name(t.event.action)},
    "scored": say_scored,
}
say_event = events_said_by(EVENT_WORDS)
