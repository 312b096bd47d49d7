"""What can happen in Stroganov, as data: a kind, who, and up to four numbers.

The comment on each kind names its numbers. Everything a person could see changing on the table
follows from these events alone (mirror.py proves it).
"""

from __future__ import annotations

EVENTS = (
    # The calendar
    "game_begins",  # players
    "year_begins",  # year
    "season_begins",  # season, year
    "turn_begins",
    "winter_begins",  # year
    "drafted",  # wish, fur: a start wish and its fur
    "draft_left",  # wish, fur: nobody's; the fur returns to the bag
    # The Cossack
    "moved",  # from, to, horses
    "walked",  # from, to
    # Goods: horses, coins, story, points, banner, outpost, tiger (numbers of box.GOODS)
    "gained",  # good, amount, source of points
    "spent",  # good, amount
    "story_full",
    # Furs
    "hunted",  # place, fur, horses, coins
    "paid_fur",  # fur, value it counts as (0: any), coins
    "covered",  # coins, tigers, value: what stands in for furs that a wish asks to be owned
    "drew",  # fur, fur (0 when the bag had one)
    "kept",  # fur, fur returned (0: none)
    "took_market",  # fur
    "refilled",  # fur: the market, from the bag
    "gave_up_fur",  # fur: Ivan's, back to the bag for a coin
    # Actions
    "took_coin",
    "took_horses",
    "traded",  # trade fur
    "visited",  # region, village
    "used_yurt",  # region, yurt
    "took_wish",  # region, wish
    "built",  # region, space, from the general supply
    "claimed",  # place, tile, terrain
    "took_from_tile",  # place, fur
    "fulfilled",  # wish
    "climbed",  # space, story spent
    "rewarded",  # row of the trophy track
    "sang",  # slot, song, whether it stays
    "used_season_wish",  # wish
    "bought",  # 0 from the market, 1 from the bag
    "swapped",  # 0 for a lower fur, 1 two for one
    # Winter
    "income",
    "went_home",
    "tile_slid",  # from, to
    "tile_placed",  # place, tile
    "fur_placed",  # place, fur
    "market_emptied",
    "songs_cleared",
    "song_shown",  # slot, song
    "a_material_left",
    "yurt_slid",  # from, to
    "yurt_shown",  # region, yurt
    "wish_slid",  # from, to
    "wish_shown",  # region, wish
    # Ivan
    "card_flipped",  # card, steps of the deck's top
    "banked_horses",  # points
    "ivan_took_wish",  # region, wish, whether it stays for the end
    "ivan_idle",  # additional action that could not be done
    # The end
    "scored",  # source, points
    "game_over",  # the winner is `who`
)

(
    GAME_BEGINS, YEAR_BEGINS, SEASON_BEGINS, TURN_BEGINS, WINTER_BEGINS, DRAFTED, DRAFT_LEFT,
    MOVED, WALKED,
    GAINED, SPENT, STORY_FULL,
    HUNTED, PAID_FUR, COVERED, DREW, KEPT, TOOK_MARKET, REFILLED, GAVE_UP_FUR,
    TOOK_COIN, TOOK_HORSES, TRADED, VISITED, USED_YURT, TOOK_WISH, BUILT, CLAIMED, TOOK_FROM_TILE, FULFILLED, CLIMBED,
    REWARDED, SANG, USED_SEASON_WISH, BOUGHT, SWAPPED,
    INCOME, WENT_HOME, TILE_SLID, TILE_PLACED, FUR_PLACED, MARKET_EMPTIED, SONGS_CLEARED, SONG_SHOWN, A_MATERIAL_LEFT,
    YURT_SLID, YURT_SHOWN, WISH_SLID, WISH_SHOWN,
    CARD_FLIPPED, BANKED_HORSES, IVAN_TOOK_WISH, IVAN_IDLE,
    SCORED, GAME_OVER,
) = range(len(EVENTS))  # fmt: skip

BEGINS = {"turn_begins": "turn", "season_begins": "chapter", "winter_begins": "chapter"}
