"""Stroganov in sentences: which message says a move or a decision, and what to put into it.

The texts are in `words/*.ftl`; events and the words that all sentences share are in `record.py`. Everything here only
reads the state and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ...kernel.contract import Message
from .asks import ASK_COVER, ASK_HUNT_MORE, ASK_MAIN, ASK_OUTPOST, ASK_PAY, ASK_SWAP_PAY, ASK_TRADE, DECISIONS
from .box import COINS, HORSES, POINTS, SONG_REWARD, STORY, TIGERS, TILE_REWARD, VILLAGE_REWARD, YURT_REWARD
from .moves import WISH_NAMES, describe
from .panels import panels
from .record import (
    FREE,
    QUIET_EVENTS,
    SONG_NAMES,
    fur,
    furs,
    good,
    goods,
    listed,
    place_name,
    price,
    reward,
    say_event,
    track_reward,
    wish_asks,
    wish_name,
)
from .state import BEAR, TIGER

WORDS = Path(__file__).parent / "words"

FREE_FURS = 16  # in a payment's third number: what a fur of any value counts
EXTRA_STEPS = (0, 1, 3, 6)  # horses for landscapes beyond the free ones
S1, S9, A1, A8, A14 = (WISH_NAMES.index(name) for name in ("S1", "S9", "A1", "A8", "A14"))
SEASON_WISHES = (WISH_NAMES.index("A11"), WISH_NAMES.index("A12"), WISH_NAMES.index("A13"))


class Choice(NamedTuple):
    """A legal move and the position in which it may be made."""

    verb: str
    arguments: list[str]
    state: Any
    box: Any
    ask: int
    frame: Any

    @property
    def player(self) -> Any:
        return self.state["players"][self.frame["who"]]

    @property
    def number(self) -> int:
        """The first argument of the move, where it is a number."""
        return int(self.arguments[0])

    @property
    def region(self) -> int:
        return self.number - 1

    def has(self, wish: int) -> bool:
        return bool(int(self.player["fulfilled"]) >> wish & 1)

    def second(self, region: int = -1) -> Message:
        """The fur that a second main action costs: any for a basic one, the region's for an advanced one."""
        if self.ask != ASK_MAIN or self.frame["a"] != 2:
            return FREE
        value = 0 if region < 0 or self.has(S9) else int(self.state["region_fur"][region])
        return Message("price-second", {"fur": fur(value)})


def say_move(move: int, state: Any, box: Any) -> Message:
    verb, *arguments = describe(move).split(":")
    frame = state["stack"][state["depth"] - 1]
    choice = Choice(verb, arguments, state, box, int(frame["kind"]), frame)
    say = MOVE_WORDS.get(verb)
    return Message(f"move-{verb}") if say is None else say(choice)


def say_pass(choice: Choice) -> Message:
    name = DECISIONS[choice.ask]
    if name == "main" and choice.frame["a"] == 2:
        name = "main-second"
    return Message(f"move-pass-{name}" if name in OWN_PASS else "move-pass")


OWN_PASS = frozenset(
    {"basic", "main", "main-second", "turn_end", "hunt_more", "trophy", "reward", "advanced", "wish_song", "story",
     "song", "income", "window"}
)  # fmt: skip


def say_draft(choice: Choice) -> Message:
    wish = WISH_NAMES.index(choice.arguments[0])
    slot = choice.state["draft_wishes"].tolist().index(wish)
    return Message("move-draft", {"wish": wish_name(wish), "fur": fur(int(choice.state["draft_furs"][slot]))})


def say_go(choice: Choice) -> Message:
    here, there = int(choice.player["place"]), choice.number
    steps = sum(int(choice.state["row"][place]["tile"]) >= 0 for place in range(here + 1, there + 1))
    extra = max(0, steps - 2 - choice.has(S1) - choice.has(A1))
    args = {"place": place_name(there, "to", choice.state, choice.box), "price": price((HORSES, EXTRA_STEPS[extra]))}
    return Message("move-go", args)


def say_walk(choice: Choice) -> Message:
    return Message(
        "move-walk", {"place": place_name(choice.number, "to", choice.state, choice.box), "price": choice.second()}
    )


def say_basic(choice: Choice) -> Message:
    return Message(f"move-{choice.verb}", {"price": choice.second()})


def say_trade(choice: Choice) -> Message:
    return Message("move-trade", {"fur": fur(int(choice.state["trade_fur"])), "price": choice.second()})


def say_hunt(choice: Choice) -> Message:
    place, value = choice.number, fur_value(choice.arguments[1])
    skipped = 0 if choice.has(A8) else int(choice.state["row"][place]["furs"][:value].sum())
    coins = 1 if choice.ask == ASK_HUNT_MORE and not choice.has(A14) else 0
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
    given = reward(choice.box, VILLAGE_REWARD + int(choice.state["villages"][choice.region]))
    return say_region(choice, goods=given)


def say_yurt(choice: Choice) -> Message:
    return say_region(choice, goods=reward(choice.box, YURT_REWARD + int(choice.state["yurts"][choice.region])))


def say_wish(choice: Choice) -> Message:
    wish = int(choice.state["wishes"][choice.region])
    points = good(POINTS, choice.box["wishes"][wish]["points"], "")
    return say_region(choice, wish=wish_name(wish), asks=wish_asks(wish, choice.box), points=points)


def say_region(choice: Choice, **args: Message) -> Message:
    common: dict[str, Any] = {"region": choice.region + 1, "price": choice.second(choice.region)}
    return Message(f"move-{choice.verb}", common | args)


def say_build(choice: Choice) -> Message:
    if choice.ask == ASK_OUTPOST:
        return Message("move-build-supply", {"region": choice.region + 1})
    spaces = choice.state["outposts"][choice.region].tolist()
    horses = int(choice.box["outpost_horses"][choice.region][spaces.index(0)]) if 0 in spaces else 0
    return say_region(choice, cost=price((HORSES, horses)))


def say_claim(choice: Choice) -> Message:
    place = choice.number
    spot, region = choice.state["row"][place], int(choice.box["region_of"][place])
    tigers, lying = int(spot["furs"][TIGER]), int(spot["furs"].sum())
    args: dict[str, Any] = {
        "place": place_name(place, "acc", choice.state, choice.box),
        "furs": furs(2 + lying, int(choice.state["region_fur"][region])),
        "goods": reward(choice.box, TILE_REWARD + int(spot["tile"])),
        "price": choice.second(region),
    }
    if not lying:
        return Message("move-claim", args)
    plain = Message("good-fur", {"n": lying - tigers})
    found = [each for each, count in ((plain, lying - tigers), (good(TIGERS, tigers, ""), tigers)) if count]
    return Message("move-claim-contents", args | {"contents": listed(found)})


def say_pay(choice: Choice) -> Message:
    value = fur_value(choice.arguments[0])
    wanted = 0
    if choice.ask == ASK_PAY and choice.frame["c"] < FREE_FURS:
        wanted = int(choice.frame["b"])
    elif choice.ask == ASK_SWAP_PAY and value <= choice.frame["a"]:
        wanted = BEAR  # a coin makes it higher than the fur it is swapped for
    if wanted in (0, value):
        return Message("move-pay", {"fur": fur(value)})
    return Message("move-pay-as" if value == TIGER else "move-pay-coin", {"fur": fur(value), "value": wanted})


def say_cover(choice: Choice) -> Message:
    return Message(f"move-cover-{choice.arguments[0]}", {"fur": fur(int(choice.frame["b"]))})


def say_keep(choice: Choice) -> Message:
    kept = fur_value(choice.arguments[0])
    other = int(choice.state["drawn"].sum()) - kept
    return Message("move-keep", {"fur": fur(kept, "the"), "other": fur(other, "the")})


def say_take(choice: Choice) -> Message:
    return Message("move-take", {"fur": fur(fur_value(choice.arguments[0]))})


def say_bonus(choice: Choice) -> Message:
    given = {"coin": (COINS, 1), "story": (STORY, 2), "horses": (HORSES, 3)}[choice.arguments[0]]
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
    row = choice.number
    return Message("move-reward", {"row": row, "goods": track_reward(choice.box, int(choice.player["track"]), row)})


def say_sing(choice: Choice) -> Message:
    song = int(choice.state["songs"][choice.number - 1])
    story = good(STORY, choice.box["song_story"][song])
    title = Message(f"scene-song-{SONG_NAMES[song]}")
    return Message("move-sing", {"song": title, "story": story, "goods": reward(choice.box, SONG_REWARD + song)})


def say_story_trophy(choice: Choice) -> Message:
    space, story = next_space(choice)
    if story == 0:
        return Message("move-story-trophy-free", {"space": space})
    return Message("move-story-trophy", {"story": good(STORY, story), "space": space})


def say_season_wish(choice: Choice) -> Message:
    return Message("move-season-wish", {"wish": wish_name(SEASON_WISHES[int(choice.state["season"])])})


def say_collect(choice: Choice) -> Message:
    """The income of a winter wish, taken before A9."""
    name, me = choice.arguments[0], choice.player
    income = {"S5": (HORSES, 2 * int(me["built"]).bit_count()), "S6": (HORSES, 2 * int(me["tiles"].sum()))}
    amount = good(*income.get(name, (STORY, 2)))
    return Message("move-collect", {"goods": amount, "wish": wish_name(WISH_NAMES.index(name))})


def say_fulfil(choice: Choice) -> Message:
    wish = WISH_NAMES.index(choice.arguments[0])
    card = choice.box["wishes"][wish]
    returned = furs(card["pay"], int(card["value"]))
    return Message(
        "move-fulfil", {"wish": wish_name(wish), "furs": returned, "points": good(POINTS, card["points"], "")}
    )


def fur_value(text: str) -> int:
    return TIGER if text == "t" else int(text)


MOVE_WORDS: dict[str, Callable[[Choice], Message]] = {
    "pass": say_pass, "draft": say_draft, "go": say_go, "walk": say_walk, "coin": say_basic, "horses": say_basic,
    "trade": say_trade, "hunt": say_hunt, "visit": say_visit, "yurt": say_yurt, "wish": say_wish, "build": say_build,
    "claim": say_claim, "pay": say_pay, "cover": say_cover, "keep": say_keep, "take": say_take, "bonus": say_bonus,
    "climb": say_climb, "reward": say_reward, "sing": say_sing, "story-trophy": say_story_trophy,
    "season-wish": say_season_wish, "collect": say_collect, "fulfil": say_fulfil,
}  # fmt: skip


# Decisions


def decision_name(ask: int, frame: Any) -> str:
    name, a, c = DECISIONS[ask], int(frame["a"]), int(frame["c"])
    second = {"main": (a == 2, "second"), "market": (a == 1, "lower"), "reward": (c == 1, "first"),
              "advanced": (a == 1, "anywhere")}.get(name, (False, ""))  # fmt: skip
    return f"{name}-{second[1]}" if second[0] else name


def say_decision(state: Any, box: Any) -> Message:
    frame = state["stack"][state["depth"] - 1]
    ask, a, b, c = (int(frame[field]) for field in ("kind", "a", "b", "c"))
    args: dict[str, Any] = {}
    if ask == ASK_TRADE:
        args["n"] = a
    elif ask == ASK_PAY:
        args["furs"] = furs(c // FREE_FURS, 0) if c >= FREE_FURS else furs(a, b)
    elif ask == ASK_COVER:
        args["furs"] = furs(a, b)
    elif ask == ASK_SWAP_PAY:
        args["fur"] = fur(a)
    return Message(f"decision-{decision_name(ask, frame)}", args)


__all__ = ["QUIET_EVENTS", "WORDS", "panels", "say_decision", "say_event", "say_move"]
