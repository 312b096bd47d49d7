"""Every move of Stroganov: a small number, a short canonical text, and what it means.

pass                 go:5                 hunt:5:7 (the tiger is hunt:5:t)
coin horses trade    walk:4               visit:2 yurt:2 wish:2 build:2 claim:9
pay:6 pay:t          keep:3               fulfil:A5
"""

from __future__ import annotations

from ...kernel.notation import number_of
from .box import LONGEST_TRACK, REGIONS, ROW

WISH_NAMES = tuple(f"{deck}{i}" for deck, count in (("S", 9), ("A", 14), ("B", 14)) for i in range(1, count + 1))
FURS = ("2", "3", "4", "5", "6", "7", "8", "t")
PLACES = tuple(str(place) for place in range(1, ROW + 1))
WINTER_INCOME = ("S4", "A7", "S5", "S6")  # wishes whose income the owner of A9 may take before A9 or after it
REGION_NAMES = tuple(str(region) for region in range(1, REGIONS + 1))

# Each verb with the texts of its arguments; a move's number is the verb's base plus its arguments.
VERBS: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = (
    ("pass", ()),
    ("draft", (WISH_NAMES[:9],)),
    ("go", (PLACES,)),
    ("walk", (PLACES,)),
    ("coin", ()),
    ("horses", ()),
    ("trade", ()),
    ("hunt", (PLACES, FURS)),
    ("visit", (REGION_NAMES,)),
    ("yurt", (REGION_NAMES,)),
    ("wish", (REGION_NAMES,)),
    ("build", (REGION_NAMES,)),
    ("claim", (PLACES,)),
    ("pay", (FURS,)),
    ("cover", (("coin", "tiger"),)),
    ("keep", (FURS[:7],)),
    ("take", (FURS[:7],)),
    ("bonus", (("coin", "story", "horses"),)),
    ("climb", ()),
    ("reward", (tuple(str(row) for row in range(1, LONGEST_TRACK + 1)),)),
    ("sing", (("1", "2", "3", "4"),)),
    ("story-trophy", ()),
    ("season-wish", ()),
    ("winter-fur", ()),
    ("winter-action", ()),
    ("collect", (WINTER_INCOME,)),
    ("buy-market", ()),
    ("buy-bag", ()),
    ("swap-lower", ()),
    ("swap-two", ()),
    ("fulfil", (WISH_NAMES,)),
)


def number_moves() -> tuple[dict[str, int], tuple[str, ...]]:
    bases: dict[str, int] = {}
    texts: list[str] = []
    for verb, arguments in VERBS:
        bases[verb] = len(texts)
        combined = [verb]
        for choices in arguments:
            combined = [f"{text}:{choice}" for text in combined for choice in choices]
        texts += combined
    return bases, tuple(texts)


_BASES, TEXTS = number_moves()
_NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOVES = len(TEXTS)

# Bases, for rules: GO + place - 1, HUNT + (place - 1) * 8 + fur - 2, VISIT + region, FULFIL + wish …
PASS, DRAFT, GO, WALK = _BASES["pass"], _BASES["draft"], _BASES["go"], _BASES["walk"]
COIN, FOUR_HORSES, TRADE, HUNT = _BASES["coin"], _BASES["horses"], _BASES["trade"], _BASES["hunt"]
VISIT, YURT, WISH, BUILD, CLAIM = (_BASES[verb] for verb in ("visit", "yurt", "wish", "build", "claim"))
PAY, COVER, KEEP, TAKE, BONUS = (_BASES[verb] for verb in ("pay", "cover", "keep", "take", "bonus"))
CLIMB, REWARD_ROW, SING, STORY_TROPHY = (_BASES[verb] for verb in ("climb", "reward", "sing", "story-trophy"))
SEASON_WISH, WINTER_FUR, WINTER_ACTION = (_BASES[verb] for verb in ("season-wish", "winter-fur", "winter-action"))
COLLECT = _BASES["collect"]
BUY_MARKET, BUY_BAG, SWAP_LOWER, SWAP_TWO = (_BASES[v] for v in ("buy-market", "buy-bag", "swap-lower", "swap-two"))
FULFIL = _BASES["fulfil"]
COVER_COIN, COVER_TIGER = COVER, COVER + 1
BONUS_COIN, BONUS_STORY, BONUS_HORSES = BONUS, BONUS + 1, BONUS + 2

MOST_LEGAL = 160


def describe(move: int) -> str:
    return TEXTS[move] if 0 <= move < MOVES else f"move {move}"


def parse(text: str) -> int:
    return number_of(text, _NUMBERS)
