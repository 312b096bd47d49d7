"""Moves of Stroganov in sentences: which message says a move, and what to put into it.

Everything here only reads what the player sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....kernel.saying import Asked, Said, listed, moves_said_by
from ..pieces.amounts import BONUS_GOODS, COIN_ACTION, HORSES_ACTION
from ..pieces.box import COINS, FURS, HORSES, POINTS, SONG_REWARD, TIGERS, TILE_REWARD, VILLAGE_REWARD, YURT_REWARD
from ..pieces.cards import SEASON_WISHES
from ..pieces.decisions import ASK_MAIN, ASK_OUTPOST, ASK_PAY, ASK_SWAP_PAY, DECISIONS, FREE, PAID_MAIN
from ..pieces.furs import BEAR, TIGER
from ..pieces.moves import COVER_COIN
from . import pieces as said

MAIN_ACTIONS = frozenset(["walk", "coin", "horses", "trade", "hunt", "visit", "yurt", "wish", "build", "claim"])


class Choice(Asked):
    """What a player of Stroganov may choose."""

    @property
    def player(self) -> Any:
        return self.sight["players"][self.pending.who]

    @property
    def is_second(self) -> bool:
        """Whether the second main action is being decided."""
        return self.pending.kind == ASK_MAIN and self.pending["which"] == PAID_MAIN

    @property
    def costs_a_fur_more(self) -> bool:
        """Whether this would be the second main action, whose fur stands last in its price; a swap is none."""
        return self.is_second and self.move.verb in MAIN_ACTIONS

    @property
    def cost(self) -> Sequence[Cost]:
        """What the move itself costs, without the fur of a second main action."""
        price: Sequence[Cost] = self.move.price
        return price[:-1] if self.costs_a_fur_more else price

    @property
    def second(self) -> dict[str, Message]:
        """The fur that a second main action costs."""
        if not self.costs_a_fur_more:
            return {"price": said.FREE}
        return {"price": Message("price-second", {"fur": said.fur(self.move.price[-1].value)})}

    @property
    def region(self) -> dict[str, Message]:
        return {"region": said.region(self.move.region), **self.second}

    def place(self, form: str) -> dict[str, Message]:
        return {"place": said.place_name(self.move.place, form, self.sight, self.box)}


OWN_PASS = frozenset(
    {"basic", "main", "main-second", "turn_end", "hunt_more", "trophy", "reward", "advanced", "wish_song", "story",
     "song", "income", "window"}
)  # fmt: skip


def say_pass(choice: Choice) -> Said:
    name = "main-second" if choice.is_second else choice.pending.name
    return name if name in OWN_PASS else ""


def say_draft(choice: Choice) -> Said:
    wish = choice.move.wish
    slot = choice.sight["draft_wishes"].tolist().index(wish)
    return {"wish": said.wish_name(wish), "fur": said.fur(int(choice.sight["draft_furs"][slot]))}


def say_hunt(choice: Choice) -> Said:
    place = said.place_name(choice.move.place, "at")
    return {"fur": said.fur(choice.move.fur, "the"), "place": place, "cost": said.price(choice.cost), **choice.second}


def say_visit(choice: Choice) -> Said:
    given = said.reward(choice.box, VILLAGE_REWARD + int(choice.sight["villages"][choice.move.region]))
    return {**choice.region, "goods": given}


def say_yurt(choice: Choice) -> Said:
    given = said.reward(choice.box, YURT_REWARD + int(choice.sight["yurts"][choice.move.region]))
    return {**choice.region, "goods": given}


def say_wish(choice: Choice) -> Said:
    wish = int(choice.sight["wishes"][choice.move.region])
    asks = said.wish_asks(wish, choice.box)
    return {**choice.region, "wish": said.wish_name(wish), "asks": asks, "points": wish_points(choice, wish)}


def wish_points(choice: Choice, wish: int) -> Message:
    return said.good(POINTS, choice.box["wishes"][wish]["points"], "")


def say_build(choice: Choice) -> Said:
    if choice.pending.kind == ASK_OUTPOST:
        return "supply", {"region": said.region(choice.move.region)}
    return {**choice.region, "cost": said.price(choice.cost)}


def say_claim(choice: Choice) -> Said:
    spot = choice.sight["row"][choice.move.place]
    tigers, lying = int(spot["furs"][TIGER]), int(spot["furs"].sum())
    given = said.reward(choice.box, TILE_REWARD + int(spot["tile"]))
    args = {**choice.place("acc"), "furs": said.costs(choice.cost), "goods": given, **choice.second}
    if not lying:
        return args
    plain = Message("good-fur", {"n": lying - tigers})
    found = [each for each, count in ((plain, lying - tigers), (said.good(TIGERS, tigers, ""), tigers)) if count]
    return "contents", {**args, "contents": listed(found)}


def say_pay(choice: Choice) -> Said:
    """A fur as it is, as one of another value with a coin, or a tiger as any fur."""
    paid, pending = {"fur": said.fur(choice.move.fur)}, choice.pending
    if any(cost.good == COINS for cost in choice.cost):
        # Swapped for a lower fur, it may count for as much as there is.
        return "coin", {**paid, "value": BEAR if pending.kind == ASK_SWAP_PAY else pending["value"]}
    if choice.move.fur == TIGER and pending.kind == ASK_PAY and pending["keep_and_free"] < FREE:
        return "as", {**paid, "value": pending["value"]}
    return paid


def say_cover(choice: Choice) -> Said:
    return ("coin" if choice.move.number == COVER_COIN else "tiger"), {"fur": said.fur(choice.pending["value"])}


def say_keep(choice: Choice) -> Said:
    kept = choice.move.fur
    return {"fur": said.fur(kept, "the"), "other": said.fur(int(choice.sight["drawn"].sum()) - kept, "the")}


def say_climb(choice: Choice) -> Said:
    """By a trophy for a fur, at the end of the story track for stories; some spaces are free."""
    space = int(choice.player["trophy"]) + 1
    if not choice.cost:
        return Message("move-climb-free", {"space": space})
    cost = said.fur(choice.cost[0].value) if choice.cost[0].good == FURS else said.costs(choice.cost)
    return {"space": space, "cost": cost}


def say_reward(choice: Choice) -> Said:
    row = choice.move.row
    return {"row": row, "goods": said.track_reward(choice.box, int(choice.player["track"]), row)}


def say_sing(choice: Choice) -> Said:
    song = int(choice.sight["songs"][choice.move.slot])
    title, given = Message(f"scene-song-{said.SONG_NAMES[song]}"), said.reward(choice.box, SONG_REWARD + song)
    return {"song": title, "story": said.costs(choice.cost), "goods": given}


def say_deal(choice: Choice) -> Said:
    """Buying and swapping furs."""
    return {"cost": said.costs(choice.cost)}


def say_fulfil(choice: Choice) -> Said:
    wish = choice.move.wish
    return {"wish": said.wish_name(wish), "furs": said.costs(choice.cost), "points": wish_points(choice, wish)}


MOVE_WORDS: dict[str, Callable[[Choice], Said]] = {
    "pass": say_pass,
    "draft": say_draft,
    "go": lambda c: {**c.place("to"), "price": said.price(c.cost)},
    "walk": lambda c: {**c.place("to"), **c.second},
    "coin": lambda c: {"goods": said.good(COINS, COIN_ACTION), **c.second},
    "horses": lambda c: {"goods": said.good(HORSES, HORSES_ACTION), **c.second},
    "trade": lambda c: {"fur": said.fur(c.cost[0].value), **c.second},
    "hunt": say_hunt,
    "visit": say_visit,
    "yurt": say_yurt,
    "wish": say_wish,
    "build": say_build,
    "claim": say_claim,
    "pay": say_pay,
    "cover": say_cover,
    "keep": say_keep,
    "take": lambda c: {"fur": said.fur(c.move.fur)},
    "bonus": lambda c: {"goods": said.goods([BONUS_GOODS[c.move.bonus]], "")},
    "tile-fur": lambda c: "market" if c.move.where else "bag",
    **dict.fromkeys(("climb", "story-trophy"), say_climb),
    "reward": say_reward,
    "sing": say_sing,
    "season-wish": lambda c: {"wish": said.wish_name(SEASON_WISHES[int(c.sight["season"])])},
    "collect": lambda c: {"wish": said.wish_name(c.move.income)},  # the income of a winter wish, before that of others
    **dict.fromkeys(("fulfil", "fulfil-plain"), say_fulfil),
    **dict.fromkeys(("buy-market", "buy-bag", "swap-lower", "swap-two"), say_deal),
}
say_move = moves_said_by(DECISIONS, MOVE_WORDS, Choice)
