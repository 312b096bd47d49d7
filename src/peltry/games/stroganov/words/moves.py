"""Moves of Stroganov in sentences: which message says a move, and what to put into it.

Everything here only reads what the player sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel import saying as kernel
from ....kernel.declared import Cost
from ....kernel.game import Message
from ..pieces.amounts import BONUS_GOODS, COIN_ACTION, HORSES_ACTION
from ..pieces.box import COINS, FURS, HORSES, POINTS, SONG_REWARD, TIGERS, TILE_REWARD, VILLAGE_REWARD, YURT_REWARD
from ..pieces.cards import SEASON_WISHES
from ..pieces.decisions import ASK_MAIN, ASK_OUTPOST, ASK_PAY, ASK_SWAP_PAY, DECISIONS, PAID_MAIN
from ..pieces.decisions import FREE as PAY_FREE
from ..pieces.furs import BEAR, TIGER
from ..pieces.moves import COVER_COIN
from .pieces import (
    FREE,
    SONG_NAMES,
    costs,
    fur,
    good,
    goods,
    listed,
    place_name,
    price,
    region,
    reward,
    track_reward,
    wish_asks,
    wish_name,
)

MAIN_ACTIONS = frozenset(["walk", "coin", "horses", "trade", "hunt", "visit", "yurt", "wish", "build", "claim"])


class Choice(kernel.Choice):
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
        return self.move.price[:-1] if self.costs_a_fur_more else self.move.price

    @property
    def second(self) -> Message:
        """The fur that a second main action costs."""
        return Message("price-second", {"fur": fur(self.move.price[-1].value)}) if self.costs_a_fur_more else FREE


def say_pass(choice: Choice) -> Message:
    name = "main-second" if choice.is_second else choice.pending.name
    return Message(f"move-pass-{name}" if name in OWN_PASS else "move-pass")


OWN_PASS = frozenset(
    {"basic", "main", "main-second", "turn_end", "hunt_more", "trophy", "reward", "advanced", "wish_song", "story",
     "song", "income", "window"}
)  # fmt: skip


def say_draft(choice: Choice) -> Message:
    wish = choice.move.wish
    slot = choice.sight["draft_wishes"].tolist().index(wish)
    return Message("move-draft", {"wish": wish_name(wish), "fur": fur(int(choice.sight["draft_furs"][slot]))})


def say_go(choice: Choice) -> Message:
    there = place_name(choice.move.place, "to", choice.sight, choice.box)
    return Message("move-go", {"place": there, "price": price(choice.cost)})


def say_walk(choice: Choice) -> Message:
    return Message(
        "move-walk", {"place": place_name(choice.move.place, "to", choice.sight, choice.box), "price": choice.second}
    )


def say_coin(choice: Choice) -> Message:
    return Message("move-coin", {"goods": good(COINS, COIN_ACTION), "price": choice.second})


def say_horses(choice: Choice) -> Message:
    return Message("move-horses", {"goods": good(HORSES, HORSES_ACTION), "price": choice.second})


def say_trade(choice: Choice) -> Message:
    return Message("move-trade", {"fur": fur(choice.cost[0].value), "price": choice.second})


def say_hunt(choice: Choice) -> Message:
    return Message(
        "move-hunt",
        {
            "fur": fur(choice.move.fur, "the"),
            "place": place_name(choice.move.place, "at"),
            "cost": price(choice.cost),
            "price": choice.second,
        },
    )


def say_visit(choice: Choice) -> Message:
    given = reward(choice.box, VILLAGE_REWARD + int(choice.sight["villages"][choice.move.region]))
    return say_region(choice, goods=given)


def say_yurt(choice: Choice) -> Message:
    return say_region(choice, goods=reward(choice.box, YURT_REWARD + int(choice.sight["yurts"][choice.move.region])))


def say_wish(choice: Choice) -> Message:
    wish = int(choice.sight["wishes"][choice.move.region])
    points = good(POINTS, choice.box["wishes"][wish]["points"], "")
    return say_region(choice, wish=wish_name(wish), asks=wish_asks(wish, choice.box), points=points)


def say_region(choice: Choice, **args: Message) -> Message:
    common: dict[str, Any] = {"region": region(choice.move.region), "price": choice.second}
    return Message(f"move-{choice.move.verb}", common | args)


def say_build(choice: Choice) -> Message:
    if choice.pending.kind == ASK_OUTPOST:
        return Message("move-build-supply", {"region": region(choice.move.region)})
    return say_region(choice, cost=price(choice.cost))


def say_claim(choice: Choice) -> Message:
    place = choice.move.place
    spot = choice.sight["row"][place]
    tigers, lying = int(spot["furs"][TIGER]), int(spot["furs"].sum())
    args: dict[str, Any] = {
        "place": place_name(place, "acc", choice.sight, choice.box),
        "furs": costs(choice.cost),
        "goods": reward(choice.box, TILE_REWARD + int(spot["tile"])),
        "price": choice.second,
    }
    if not lying:
        return Message("move-claim", args)
    plain = Message("good-fur", {"n": lying - tigers})
    found = [each for each, count in ((plain, lying - tigers), (good(TIGERS, tigers, ""), tigers)) if count]
    return Message("move-claim-contents", args | {"contents": listed(found)})


def say_pay(choice: Choice) -> Message:
    """A fur as it is, as one of another value with a coin, or a tiger as any fur."""
    paid, pending = fur(choice.move.fur), choice.pending
    if any(cost.good == COINS for cost in choice.cost):
        # Swapped for a lower fur, it may count for as much as there is.
        value = BEAR if pending.kind == ASK_SWAP_PAY else pending["value"]
        return Message("move-pay-coin", {"fur": paid, "value": value})
    if choice.move.fur == TIGER and pending.kind == ASK_PAY and pending["keep_and_free"] < PAY_FREE:
        return Message("move-pay-as", {"fur": paid, "value": pending["value"]})
    return Message("move-pay", {"fur": paid})


def say_cover(choice: Choice) -> Message:
    by = "coin" if choice.move.number == COVER_COIN else "tiger"
    return Message(f"move-cover-{by}", {"fur": fur(choice.pending["value"])})


def say_keep(choice: Choice) -> Message:
    kept = choice.move.fur
    other = int(choice.sight["drawn"].sum()) - kept
    return Message("move-keep", {"fur": fur(kept, "the"), "other": fur(other, "the")})


def say_take(choice: Choice) -> Message:
    return Message("move-take", {"fur": fur(choice.move.fur)})


def say_bonus(choice: Choice) -> Message:
    return Message("move-bonus", {"goods": goods(BONUS_GOODS[choice.move.bonus], form="")})


def say_tile_fur(choice: Choice) -> Message:
    return Message(f"move-tile-fur-{'market' if choice.move.where else 'bag'}")


def say_climb(choice: Choice) -> Message:
    """By a trophy for a fur, at the end of the story track for stories; some spaces are free."""
    space = int(choice.player["trophy"]) + 1
    if not choice.cost:
        return Message("move-climb-free", {"space": space})
    cost = fur(choice.cost[0].value) if choice.cost[0].good == FURS else costs(choice.cost)
    return Message(f"move-{choice.move.verb}", {"space": space, "cost": cost})


def say_reward(choice: Choice) -> Message:
    row = choice.move.row
    return Message("move-reward", {"row": row, "goods": track_reward(choice.box, int(choice.player["track"]), row)})


def say_sing(choice: Choice) -> Message:
    song = int(choice.sight["songs"][choice.move.slot])
    title, given = Message(f"scene-song-{SONG_NAMES[song]}"), reward(choice.box, SONG_REWARD + song)
    return Message("move-sing", {"song": title, "story": costs(choice.cost), "goods": given})


def say_season_wish(choice: Choice) -> Message:
    return Message("move-season-wish", {"wish": wish_name(SEASON_WISHES[int(choice.sight["season"])])})


def say_collect(choice: Choice) -> Message:
    """The income of a winter wish, taken before that of others."""
    return Message("move-collect", {"wish": wish_name(choice.move.income)})


def say_deal(choice: Choice) -> Message:
    """Buying and swapping furs."""
    return Message(f"move-{choice.move.verb}", {"cost": costs(choice.cost)})


def say_fulfil(choice: Choice) -> Message:
    wish = choice.move.wish
    points = good(POINTS, choice.box["wishes"][wish]["points"], "")
    args = {"wish": wish_name(wish), "furs": costs(choice.cost), "points": points}
    return Message(f"move-{choice.move.verb}", args)


MOVE_WORDS: dict[str, Callable[[Choice], Message]] = {
    "pass": say_pass, "draft": say_draft, "go": say_go, "walk": say_walk, "coin": say_coin, "horses": say_horses,
    "trade": say_trade, "hunt": say_hunt, "visit": say_visit, "yurt": say_yurt, "wish": say_wish, "build": say_build,
    "claim": say_claim, "pay": say_pay, "cover": say_cover, "keep": say_keep, "take": say_take, "bonus": say_bonus,
    "climb": say_climb, "reward": say_reward, "sing": say_sing, "story-trophy": say_climb,
    "season-wish": say_season_wish, "collect": say_collect, "fulfil": say_fulfil, "fulfil-plain": say_fulfil,
    "tile-fur": say_tile_fur, "buy-market": say_deal, "buy-bag": say_deal, "swap-lower": say_deal,
    "swap-two": say_deal,
}  # fmt: skip
say_move = kernel.moves_said_by(DECISIONS, MOVE_WORDS, Choice)
