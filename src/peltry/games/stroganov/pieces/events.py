"""What can happen in Stroganov. Everything a person could see changing on the table follows from these events alone."""

from __future__ import annotations

from ....kernel.declared import Events

EVENTS = Events()

# The calendar
GAME_BEGINS = EVENTS.kind("game_begins", "players")
YEAR_BEGINS = EVENTS.kind("year_begins", "year")
SEASON_BEGINS = EVENTS.kind("season_begins", "season", "year", begins="chapter")
TURN_BEGINS = EVENTS.kind("turn_begins", begins="turn")
WINTER_BEGINS = EVENTS.kind("winter_begins", "year", begins="chapter")
DRAFTED = EVENTS.kind("drafted", "wish", "fur")  # a start wish and its fur
IVAN_DRAFTED = EVENTS.kind("ivan_drafted", "wish", "fur")  # the fur is his, the card is discarded for a point
DRAFT_LEFT = EVENTS.kind("draft_left", "wish", "fur")  # nobody's; the fur returns to the bag
# The Cossack
MOVED = EVENTS.kind("moved", "start", "place", "horses")
WALKED = EVENTS.kind("walked", "start", "place")
# Goods: horses, coins, story, points, banner, outpost, tiger (numbers of box.GOODS)
GAINED = EVENTS.kind("gained", "good", "amount", "source")  # source: of points
SPENT = EVENTS.kind("spent", "good", "amount")
STORY_FULL = EVENTS.kind("story_full")
# Furs
HUNTED = EVENTS.kind("hunted", "place", "fur", "horses", "coins")
PAID_FUR = EVENTS.kind("paid_fur", "fur", "value", "coins")  # the value it counts as (0: any)
COVERED = EVENTS.kind("covered", "coins", "tigers", "value")  # what stands in for furs that a wish asks to be owned
DREW = EVENTS.kind("drew", "fur", "other")  # other: 0 when the bag had one
KEPT = EVENTS.kind("kept", "fur", "returned")  # returned: 0 for none
TOOK_MARKET = EVENTS.kind("took_market", "fur")
REFILLED = EVENTS.kind("refilled", "fur")  # the market, from the bag
GAVE_UP_FUR = EVENTS.kind("gave_up_fur", "fur")  # Ivan's, back to the bag for a coin
# Actions
TOOK_COIN = EVENTS.kind("took_coin")
TOOK_HORSES = EVENTS.kind("took_horses")
TRADED = EVENTS.kind("traded", "fur")
VISITED = EVENTS.kind("visited", "region", "village")
USED_YURT = EVENTS.kind("used_yurt", "region", "yurt")
TOOK_WISH = EVENTS.kind("took_wish", "region", "wish")
BUILT = EVENTS.kind("built", "region", "space", "general", "horses")  # general: whether from the general supply
CLAIMED = EVENTS.kind("claimed", "place", "tile", "terrain")
TOOK_FROM_TILE = EVENTS.kind("took_from_tile", "place", "fur")
FULFILLED = EVENTS.kind("fulfilled", "wish")
CLIMBED = EVENTS.kind("climbed", "space", "story")  # story spent
REWARDED = EVENTS.kind("rewarded", "row")  # of the trophy track
SANG = EVENTS.kind("sang", "slot", "song", "stays")
SONG_DISCARDED = EVENTS.kind("song_discarded", "slot")  # after its rewards
USED_SEASON_WISH = EVENTS.kind("used_season_wish", "wish")
BOUGHT = EVENTS.kind("bought", "bag", "horses")  # 0 from the market, 1 from the bag
SWAPPED = EVENTS.kind("swapped", "two")  # 0 for a lower fur, 1 two for one
# Winter
INCOME = EVENTS.kind("income")
WENT_HOME = EVENTS.kind("went_home")
TILE_SLID = EVENTS.kind("tile_slid", "start", "place")
TILE_PLACED = EVENTS.kind("tile_placed", "place", "tile")
FUR_PLACED = EVENTS.kind("fur_placed", "place", "fur")
MARKET_EMPTIED = EVENTS.kind("market_emptied")
SONGS_CLEARED = EVENTS.kind("songs_cleared")
SONG_SHOWN = EVENTS.kind("song_shown", "slot", "song")
A_MATERIAL_LEFT = EVENTS.kind("a_material_left")
YURT_SLID = EVENTS.kind("yurt_slid", "start", "region")
YURT_SHOWN = EVENTS.kind("yurt_shown", "region", "yurt")
WISH_SLID = EVENTS.kind("wish_slid", "start", "region")
WISH_SHOWN = EVENTS.kind("wish_shown", "region", "wish")
# Ivan
CARD_FLIPPED = EVENTS.kind("card_flipped", "card", "steps")  # steps: of the deck's top
BANKED_HORSES = EVENTS.kind("banked_horses", "points")
IVAN_TOOK_WISH = EVENTS.kind("ivan_took_wish", "region", "wish", "stays")  # stays: for the end
IVAN_IDLE = EVENTS.kind("ivan_idle", "action")  # an additional action that could not be done
# The end
SCORED = EVENTS.kind("scored", "source", "points")
GAME_OVER = EVENTS.kind("game_over")  # who: the winner
