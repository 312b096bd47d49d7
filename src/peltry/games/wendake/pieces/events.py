"""What can happen in Wendake. Everything a person could see changing on the table follows from these events alone."""

from __future__ import annotations

from ....kernel.declared import Events, Secret, Shown

EVENTS = Events()

# The calendar
GAME_BEGINS = EVENTS.kind("game_begins", "players")
YEAR_BEGINS = EVENTS.kind("year_begins", "year", begins="chapter")
TURN_BEGINS = EVENTS.kind("turn_begins", "turn", begins="turn")
# Setting up
TRIBE_TAKEN = EVENTS.kind("tribe_taken", "tribe")
TRIBE_BOXED = EVENTS.kind("tribe_boxed", "tribe")
SETTLED = EVENTS.kind("settled", "tribe")  # natives and goods as its card says
TOKEN_PLACED = EVENTS.kind("token_placed", "area")
ROW_LAID = EVENTS.kind("row_laid", "row", "left", "middle", "right")  # tiles, front up
# The turn
MARKED = EVENTS.kind("marked", "cell", "tile", "ritual")
BLACK_MARKER = EVENTS.kind("black_marker")
TOOK_SPACE = EVENTS.kind("took_space", "space")
TOOK_CARD = EVENTS.kind("took_card", "card", "space")
ACTED = EVENTS.kind("acted", "action", "amount")
USED_CARD = EVENTS.kind("used_card", "card", "effect", "free")  # the effect is another's when a card copies it
USED_TILE = EVENTS.kind("used_tile", "tile")
READIED = EVENTS.kind("readied", "tile")
# Goods and points
GAINED = EVENTS.kind("gained", "good", "amount")
SPENT = EVENTS.kind("spent", "good", "amount")
SCORED = EVENTS.kind("scored", "track", "points", "total")
PAID_POINT = EVENTS.kind("paid_point", "track", "total")
# Warriors. A source is the village, a Guard's territory or a Scout's area, see land.py.
MARCHED = EVENTS.kind("marched", "source", "to", "steps")
STOOD_GUARD = EVENTS.kind("stood_guard", "territory")
SCOUTED = EVENTS.kind("scouted", "area")
CAME_HOME = EVENTS.kind("came_home")
FOUGHT = EVENTS.kind("fought", "territory", "rival")  # both to their longhouses
BEAT_GUARD = EVENTS.kind("beat_guard", "territory", "rival")  # only the Guard goes
CHASED = EVENTS.kind("chased", "territory", "rival")  # a patrol: both to their villages
CHASED_EUROPEANS = EVENTS.kind("chased_europeans", "territory", "faction")
DROVE_OFF = EVENTS.kind("drove_off", "area", "rival", "piece")
# Natives
RELIEVED = EVENTS.kind("relieved", "area", "native")
HEALED = EVENTS.kind("healed", "native")
FELL_ILL = EVENTS.kind("fell_ill", "native", "source", "cause")
WENT_HOME = EVENTS.kind("went_home", "area")
# Trade
BARTERED = EVENTS.kind("bartered", "amount")
SMALLPOX_CARD = EVENTS.kind("smallpox_card", "card", "native", "victims", "own_deck")
SMALLPOX_SHUFFLED = EVENTS.kind("smallpox_shuffled")
BOUGHT = EVENTS.kind("bought", "tile", "level")  # of the progress disc now
ALLIED_TILE = EVENTS.kind("allied_tile", "tile", "faction")
SOLD = EVENTS.kind("sold", "kinds", "beavers", "points")
# Military
TURTLE_TAKEN = EVENTS.kind("turtle_taken", "stack", Secret("tile"))
TURTLE_LOOKED = EVENTS.kind("turtle_looked", "stack", Secret("tile"))
TURTLE_KEPT = EVENTS.kind("turtle_kept", "stack", Secret("tile"))  # the others go back
TURTLE_SHOWN = EVENTS.kind("turtle_shown", "tile")
MAJORITIES = EVENTS.kind("majorities", "count")
# Masks
MASK_DRAWN = EVENTS.kind("mask_drawn", Secret("card"))
MASK_TAKEN = EVENTS.kind("mask_taken", "card")  # the one that lay face up
MASK_SHOWN = EVENTS.kind("mask_shown", "card")
MASK_PUT_AWAY = EVENTS.kind("mask_put_away", "card")
MASKS_SHUFFLED = EVENTS.kind("masks_shuffled")
MASK_PLAYED = EVENTS.kind("mask_played", Shown("card"))
COMBINED = EVENTS.kind("combined", "play", "points", "great")
MASK_STOLEN = EVENTS.kind("mask_stolen", Shown("card"))
DECK_SEARCHED = EVENTS.kind("deck_searched")
MASK_MISSED = EVENTS.kind("mask_missed", Secret("card"))  # not in the deck: somebody holds it
MASK_PICKED = EVENTS.kind("mask_picked", Secret("card"))  # from the deck
MASK_FETCHED = EVENTS.kind("mask_fetched", "card")  # from the discards
# Ritual and sacred fire
TRIOS = EVENTS.kind("trios", "count")
FIRE_LIT = EVENTS.kind("fire_lit", "cell")
# Lakes and allies
CANOE_BUILT = EVENTS.kind("canoe_built", "lake")
CANOE_LOST = EVENTS.kind("canoe_lost", "lake")
DISC_MOVED = EVENTS.kind("disc_moved", "disc")
PATROLS_CAME = EVENTS.kind("patrols_came", "faction")
SHIP_CAME = EVENTS.kind("ship_came", "faction", "lake")
TOWED = EVENTS.kind("towed", "rival", "lake", "to")
PATROL_MOVED = EVENTS.kind("patrol_moved", "patrol", "to", "steps")
PATROL_FOUGHT = EVENTS.kind("patrol_fought", "patrol", "territory", "rival")  # a Guard
PATROLS_FOUGHT = EVENTS.kind("patrols_fought", "patrol", "territory", "rival", "other")
# The end of the year
NEW_ORDER = EVENTS.kind("new_order", "first", "second", "third", "fourth")
SPARED = EVENTS.kind("spared", "cell")
SLID = EVENTS.kind("slid")  # used tiles turned, rows down, the leavers on top, front up
LOOKED_AT_TILE = EVENTS.kind("looked_at_tile", Secret("tile"))
SWAPPED = EVENTS.kind("swapped", "cell", "old", "tile", "place")  # place: of the display, -1 from the stack
LOOKED_ENOUGH = EVENTS.kind("looked_enough")
TILE_OFFERED = EVENTS.kind("tile_offered", "place", "tile")
TILES_LEFT = EVENTS.kind("tiles_left", "stack")  # those of level 1; how many the new stack has
RESTORED = EVENTS.kind("restored")  # tiles and cards face up
CARD_LEFT = EVENTS.kind("card_left", "card", "space")
CARDS_LEFT = EVENTS.kind("cards_left", "deck")  # those of level 1
CARD_OFFERED = EVENTS.kind("card_offered", "space", "card")
# The ghost
TOKEN_SHOWN = EVENTS.kind("token_shown", "slot", "icon")
TOKENS_LAID = EVENTS.kind("tokens_laid", "slot_disc")
GHOST_ACTED = EVENTS.kind("ghost_acted", "card", "slot")
GHOST_GUARD = EVENTS.kind("ghost_guard", "territory")
GHOST_ATTACK = EVENTS.kind("ghost_attack", "territory", "rival")
GHOST_WORKER = EVENTS.kind("ghost_worker", "area", "native", "piece")  # piece: of the rival it drives off, -1 for none
GHOST_PROGRESS = EVENTS.kind("ghost_progress", "level", "tile")  # tile: that leaves its row, -1 for none
GHOST_POINTS = EVENTS.kind("ghost_points", "points", "total")
GHOST_STUCK = EVENTS.kind("ghost_stuck", "card")
GHOST_MASK = EVENTS.kind("ghost_mask", "card")
GHOST_MASK_GONE = EVENTS.kind("ghost_mask_gone", "card")
TILE_TAKEN = EVENTS.kind("tile_taken", "place", "tile")  # tile -1: none lay there
# Adversity
ADVERSITY_SHOWN = EVENTS.kind("adversity_shown", "card")
EUROPEANS_CAME = EVENTS.kind("europeans_came", "faction", "territories")
EUROPEANS_LEFT = EVENTS.kind("europeans_left")
# The end
OBJECTIVE = EVENTS.kind("objective", "objective", "met")
GAME_OVER = EVENTS.kind("game_over")  # who: the winner
