"""Moves of Stroganov in sentences: which message says a move, and what to put into it.

Everything here only reads what the player sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ....kernel.declared import Move, Pending
from ....kernel.game import Message
from ..pieces.box import COINS, HORSES, POINTS, SONG_REWARD, STORY, TIGERS, TILE_REWARD, VILLAGE_REWARD, YURT_REWARD
from ..pieces.cards import A1, A8, A11, A12, A13, A14, S1, S5, S6, S9
from ..pieces.decisions import ASK_HUNT_MORE, ASK_MAIN, ASK_OUTPOST, ASK_PAY, ASK_SWAP_PAY, DECISIONS
from ..pieces.furs import BEAR, TIGER
from ..pieces.moves import COVER_COIN
from .pieces import (
    FREE,
    SONG_NAMES,
    fur,
    furs,
    good,
    goods,
    listed,
    place_name,
    price,
    reward,
    track_reward,
    wish_asks,
    wish_name,
)

FREE_FURS = 16  # in a payment's third number: what a fur of any value counts
EXTRA_STEPS = (0, 1, 3, 6)  # horses for landscapes beyond the free ones
SEASON_WISHES = (A11, A12, A13)


class Choice(NamedTuple):
    """A legal move, and the decision that it would answer."""

    move: Move
    pending: Pending
    sight: Any
    box: Any

    @property
    def player(self) -> Any:
        return self.sight["players"][self.pending.who]

    def has(self, wish: int) -> bool:
        return bool(int(self.player["fulfilled"]) >> wish & 1)

    def second(self, region: int = -1) -> Message:
        """The fur that a second main action costs: any for a basic one, the region's for an advanced one."""
        if self.pending.kind != ASK_MAIN or self.pending["which"] != 2:
            return FREE
        value = 0 if region < 0 or self.has(S9) else int(self.sight["region_fur"][region])
        return Message("price-second", {"fur": fur(value)})


def say_move(move: Move, sight: Any, box: Any) -> Message:
    pending = DECISIONS.read(sight["stack"][sight["depth"] - 1])
    say = MOVE_WORDS.get(move.verb)
    return Message(f"move-{move.verb}") if say is None else say(Choice(move, pending, sight, box))


def say_pass(choice: Choice) -> Message:
    name = choice.pending.name
    if name == "main" and choice.pending["which"] == 2:
        name = "main-second"
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
    here, there = int(choice.player["place"]), choice.move.place
    steps = sum(int(choice.sight["row"][place]["tile"]) >= 0 for place in range(here + 1, there + 1))
    extra = max(0, steps - 2 - choice.has(S1) - choice.has(A1))
    args = {"place": place_name(there, "to", choice.sight, choice.box), "price": price((HORSES, EXTRA_STEPS[extra]))}
    return Message("move-go", args)


def say_walk(choice: Choice) -> Message:
    return Message(
        "move-walk", {"place": place_name(choice.move.place, "to", choice.sight, choice.box), "price": choice.second()}
    )


def say_basic(choice: Choice) -> Message:
    return Message(f"move-{choice.move.verb}", {"price": choice.second()})


def say_trade(choice: Choice) -> Message:
    return Message("move-trade", {"fur": fur(int(choice.sight["trade_fur"])), "price": choice.second()})


def say_hunt(choice: Choice) -> Message:
    place, value = choice.move.place, choice.move.fur
    skipped = 0 if choice.has(A8) else int(choice.sight["row"][place]["furs"][:value].sum())
    coins = 1 if choice.pending.kind == ASK_HUNT_MORE and not choice.has(A14) else 0
    return Message(
        "move-hunt",
        {
            "fur": fur(value, "the"),
            "place": place_name(place, "at"),
            "cost": price((HORSES, skipped), (COINS, coins)),
            "price": choice.second(),
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
    common: dict[str, Any] = {"region": choice.move.region + 1, "price": choice.second(choice.move.region)}
    return Message(f"move-{choice.move.verb}", common | args)


def say_build(choice: Choice) -> Message:
    if choice.pending.kind == ASK_OUTPOST:
        return Message("move-build-supply", {"region": choice.move.region + 1})
    spaces = choice.sight["outposts"][choice.move.region].tolist()
    horses = int(choice.box["outpost_horses"][choice.move.region][spaces.index(0)]) if 0 in spaces else 0
    return say_region(choice, cost=price((HORSES, horses)))


def say_claim(choice: Choice) -> Message:
    place = choice.move.place
    spot, region = choice.sight["row"][place], int(choice.box["region_of"][place])
    tigers, lying = int(spot["furs"][TIGER]), int(spot["furs"].sum())
    args: dict[str, Any] = {
        "place": place_name(place, "acc", choice.sight, choice.box),
        "furs": furs(2 + lying, int(choice.sight["region_fur"][region])),
        "goods": reward(choice.box, TILE_REWARD + int(spot["tile"])),
        "price": choice.second(region),
    }
    if not lying:
        return Message("move-claim", args)
    plain = Message("good-fur", {"n": lying - tigers})
    found = [each for each, count in ((plain, lying - tigers), (good(TIGERS, tigers, ""), tigers)) if count]
    return Message("move-claim-contents", args | {"contents": listed(found)})


def say_pay(choice: Choice) -> Message:
    value, pending = choice.move.fur, choice.pending
    wanted = 0
    if pending.kind == ASK_PAY and pending["keep_and_free"] < FREE_FURS:
        wanted = pending["value"]
    elif pending.kind == ASK_SWAP_PAY and value <= pending["wanted"]:
        wanted = BEAR  # a coin makes it higher than the fur it is swapped for
    if wanted in (0, value):
        return Message("move-pay", {"fur": fur(value)})
    return Message("move-pay-as" if value == TIGER else "move-pay-coin", {"fur": fur(value), "value": wanted})


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
    given = ((COINS, 1), (STORY, 2), (HORSES, 3))[choice.move.bonus]
    return Message("move-bonus", {"goods": goods(given, form="")})


def next_space(choice: Choice) -> tuple[int, int]:
    """The space below the trophy token and the fur it asks for."""
    track, space = int(choice.player["track"]), int(choice.player["trophy"]) + 1
    return space, int(choice.box["tracks"][track]["furs"][space])


def say_climb(choice: Choice) -> Message:
    space, value = next_space(choice)
    if value == 0:
        return Message("move-climb-free", {"space": space})
    return Message("move-climb", {"space": space, "fur": fur(value)})


def say_reward(choice: Choice) -> Message:
    row = choice.move.row
    return Message("move-reward", {"row": row, "goods": track_reward(choice.box, int(choice.player["track"]), row)})


def say_sing(choice: Choice) -> Message:
    song = int(choice.sight["songs"][choice.move.slot])
    story = good(STORY, choice.box["song_story"][song])
    title = Message(f"scene-song-{SONG_NAMES[song]}")
    return Message("move-sing", {"song": title, "story": story, "goods": reward(choice.box, SONG_REWARD + song)})


def say_story_trophy(choice: Choice) -> Message:
    space, story = next_space(choice)
    if story == 0:
        return Message("move-story-trophy-free", {"space": space})
    return Message("move-story-trophy", {"story": good(STORY, story), "space": space})


def say_season_wish(choice: Choice) -> Message:
    return Message("move-season-wish", {"wish": wish_name(SEASON_WISHES[int(choice.sight["season"])])})


def say_collect(choice: Choice) -> Message:
    """The income of a winter wish, taken before A9."""
    wish, me = choice.move.income, choice.player
    income = {S5: (HORSES, 2 * int(me["built"]).bit_count()), S6: (HORSES, 2 * int(me["tiles"].sum()))}
    return Message("move-collect", {"goods": good(*income.get(wish, (STORY, 2))), "wish": wish_name(wish)})


def say_fulfil(choice: Choice) -> Message:
    wish = choice.move.wish
    card = choice.box["wishes"][wish]
    returned = furs(card["pay"], int(card["value"]))
    return Message(
        "move-fulfil", {"wish": wish_name(wish), "furs": returned, "points": good(POINTS, card["points"], "")}
    )


MOVE_WORDS: dict[str, Callable[[Choice], Message]] = {
    "pass": say_pass, "draft": say_draft, "go": say_go, "walk": say_walk, "coin": say_basic, "horses": say_basic,
    "trade": say_trade, "hunt": say_hunt, "visit": say_visit, "yurt": say_yurt, "wish": say_wish, "build": say_build,
    "claim": say_claim, "pay": say_pay, "cover": say_cover, "keep": say_keep, "take": say_take, "bonus": say_bonus,
    "climb": say_climb, "reward": say_reward, "sing": say_sing, "story-trophy": say_story_trophy,
    "season-wish": say_season_wish, "collect": say_collect, "fulfil": say_fulfil,
}  # fmt: skip
