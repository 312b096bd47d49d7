"""Every move of Stroganov: a small number, a short canonical text, and what it means.

pass                 go:5                 hunt:5:7 (the tiger is hunt:5:t)
coin horses trade    walk:4               visit:2 yurt:2 wish:2 build:2 claim:9
pay:6 pay:t          keep:3               fulfil:A5
"""

from __future__ import annotations

from ....kernel.declared import Moves
from .box import LONGEST_TRACK, REGIONS, ROW, SONG_PLACES
from .cards import START_WISHES, WISH_NAMES
from .furs import LOWEST_FUR, TIGER

FURS = {str(value): value for value in range(LOWEST_FUR, TIGER)} | {"t": TIGER}
PLAIN_FURS = range(LOWEST_FUR, TIGER)
PLACES = range(1, ROW + 1)
REGION = {str(region + 1): region for region in range(REGIONS)}
WINTER_INCOME = ("S4", "A7", "S5", "S6")  # wishes whose income may come before other winter wishes or after them

MOVES = Moves()
PASS = MOVES.verb("pass")
DRAFT = MOVES.verb("draft", wish=WISH_NAMES[:START_WISHES])
GO = MOVES.verb("go", place=PLACES)
WALK = MOVES.verb("walk", place=PLACES)
COIN = MOVES.verb("coin")
FOUR_HORSES = MOVES.verb("horses")
TRADE = MOVES.verb("trade")
HUNT = MOVES.verb("hunt", place=PLACES, fur=FURS)
VISIT = MOVES.verb("visit", region=REGION)
YURT = MOVES.verb("yurt", region=REGION)
WISH = MOVES.verb("wish", region=REGION)
BUILD = MOVES.verb("build", region=REGION)
CLAIM = MOVES.verb("claim", place=PLACES)
PAY = MOVES.verb("pay", fur=FURS)
COVER = MOVES.verb("cover", by=("coin", "tiger"))
KEEP = MOVES.verb("keep", fur=PLAIN_FURS)
TAKE = MOVES.verb("take", fur=PLAIN_FURS)
TILE_FUR = MOVES.verb("tile-fur", where=("bag", "market"))  # which of a landscape's furs comes first
BONUS = MOVES.verb("bonus", bonus=("coin", "story", "horses"))
CLIMB = MOVES.verb("climb")
REWARD_ROW = MOVES.verb("reward", row=range(1, LONGEST_TRACK + 1))
SING = MOVES.verb("sing", slot={str(slot + 1): slot for slot in range(SONG_PLACES)})
STORY_TROPHY = MOVES.verb("story-trophy")
SEASON_WISH = MOVES.verb("season-wish")
WINTER_FUR = MOVES.verb("winter-fur")
WINTER_ACTION = MOVES.verb("winter-action")
COLLECT = MOVES.verb("collect", income={wish: WISH_NAMES.index(wish) for wish in WINTER_INCOME})
BUY_MARKET = MOVES.verb("buy-market")
BUY_BAG = MOVES.verb("buy-bag")
SWAP_LOWER = MOVES.verb("swap-lower")
SWAP_TWO = MOVES.verb("swap-two")
FULFIL = MOVES.verb("fulfil", wish=WISH_NAMES)
FULFIL_PLAIN = MOVES.verb("fulfil-plain", wish=WISH_NAMES)  # while a song would fulfil one: this one without the song

COVER_COIN, COVER_TIGER = COVER, COVER + 1
BONUS_COIN, BONUS_STORY, BONUS_HORSES = BONUS, BONUS + 1, BONUS + 2
FUR_FROM_BAG, FUR_FROM_MARKET = TILE_FUR, TILE_FUR + 1

VERB_OF = MOVES.first_of_verb()  # of each move: the first of its kind
MOST_LEGAL = 160
