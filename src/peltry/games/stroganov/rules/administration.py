"""Administration at the end of years 1 to 3: everything is made ready for the next year."""

from __future__ import annotations

from ....kernel.tools import push, reveal, rule, tell, wide
from ..pieces import events as told
from ..pieces.box import REGIONS, ROW, SONG_PLACES, SONGS, TILES, YURTS
from ..pieces.cards import A_WISHES
from ..pieces.decisions import DO_NEXT_TURN
from ..pieces.furs import TIGER
from ..pieces.state import MARKET_PLACES, NONE, SPRING, YEARS_OF_A
from .furs import draw_fur, fill_market, how_many
from .row import places_up_to


@rule
def administration(game):
    state = game.state
    for side in range(state.sides):
        state.players[side].place = 0
    state.acted = 0
    tell(game, told.WENT_HOME, NONE)
    first_new = slide_tiles(game)
    place_new_tiles(game, first_new)
    renew_market(game)
    if state.year == YEARS_OF_A:
        remove_a_material(game)
    renew_songs(game)
    renew_yurts(game)
    renew_wishes(game)
    state.year += 1
    state.season = SPRING
    tell(game, told.YEAR_BEGINS, NONE, state.year)
    tell(game, told.SEASON_BEGINS, NONE, SPRING, state.year)
    push(game, DO_NEXT_TURN, NONE)


@rule
def slide_tiles(game):
    """Landscapes move west over the gaps, with what lies on them. Answers the first free place."""
    row = game.state.row
    to = 1
    for place in range(1, ROW + 1):
        if row[place].tile >= 0:
            if to != place:
                row[to].tile = row[place].tile
                row[place].tile = NONE
                row[to].heap = row[place].heap
                row[place].heap = 0
                tell(game, told.TILE_SLID, NONE, place, to)
            to += 1
    game.state.landscapes = places_up_to(to - 1)
    return to


@rule
def fur_places(game, tile):
    """How many furs a new landscape gets: some places are only for four players."""
    printed = game.box.tiles[tile]
    places = wide(printed.furs)
    if game.state.options.players == 4:
        places += wide(printed.furs_of_four)
    return places


@rule
def place_new_tiles(game, first):
    """New landscapes fill the east of the row; a tiger lies on the eastmost if it is new."""
    state = game.state
    last = first - 1
    for place in range(first, ROW + 1):
        if state.tile_next == TILES:
            break
        state.row[place].tile = state.tile_deck[state.tile_next]
        state.tile_next += 1
        tell(game, told.TILE_PLACED, NONE, place, state.row[place].tile)
        last = place
    if last < first:
        return
    state.landscapes = places_up_to(last)
    reveal(game)
    place_furs(game, first, last)
    if state.tigers > 0:
        state.tigers -= 1
        state.row[last].furs[TIGER] += 1
        tell(game, told.FUR_PLACED, NONE, last, TIGER)


@rule
def place_furs(game, first, last):
    """One fur for each printed place. With too few in the bag the new tiles share the loss: one is
    taken off a tile with most, among those off the one that lost least, then the westmost."""
    state = game.state
    planned = 0
    for place in range(first, last + 1):
        planned += fur_places(game, state.row[place].tile)
    # `cut` counts how many each tile loses; twelve tiles of three bits fit one number.
    cut = 0
    while planned > how_many(state.bag_heap):
        most, least_lost, choice = -1, 0, first
        for place in range(first, last + 1):
            lost = cut >> 3 * (place - 1) & 7
            left = fur_places(game, state.row[place].tile) - lost
            if left > most or (left == most and lost < least_lost):
                most, least_lost, choice = left, lost, place
        cut += 1 << 3 * (choice - 1)
        planned -= 1
    for place in range(first, last + 1):
        for _ in range(fur_places(game, state.row[place].tile) - (cut >> 3 * (place - 1) & 7)):
            fur = draw_fur(game)
            state.row[place].furs[fur] += 1
            tell(game, told.FUR_PLACED, NONE, place, fur)


@rule
def renew_market(game):
    state = game.state
    state.bag_heap += state.market_heap
    state.market_heap = 0
    state.market_gaps = MARKET_PLACES
    tell(game, told.MARKET_EMPTIED, NONE)
    fill_market(game)


@rule
def remove_a_material(game):
    """At the end of year 2 everything marked A leaves the board and the stacks."""
    state = game.state
    for region in range(REGIONS):
        state.yurts[region] = NONE
        state.wishes[region] = NONE
    state.yurt_next = game.box.a_yurts
    state.song_next = game.box.a_songs
    state.wish_next = A_WISHES
    tell(game, told.A_MATERIAL_LEFT, NONE)


@rule
def renew_songs(game):
    """As many songs as players; in the solo game two."""
    state = game.state
    end = game.box.a_songs if state.year == 1 else SONGS
    tell(game, told.SONGS_CLEARED, NONE)
    for slot in range(SONG_PLACES):
        state.songs[slot] = NONE
        if slot < state.sides and state.song_next < end:
            state.songs[slot] = state.song_deck[state.song_next]
            state.song_next += 1
            tell(game, told.SONG_SHOWN, NONE, slot, state.songs[slot])


@rule
def renew_yurts(game):
    state = game.state
    end = wide(game.box.a_yurts) if state.year == 1 else YURTS
    first = wide(state.yurt_next)
    state.yurt_next = move_west(game, state.yurts, state.yurt_deck, first, end, told.YURT_SLID, told.YURT_SHOWN)


@rule
def renew_wishes(game):
    state = game.state
    end = A_WISHES if state.year == 1 else 2 * A_WISHES
    first = wide(state.wish_next)
    state.wish_next = move_west(game, state.wishes, state.wish_deck, first, end, told.WISH_SLID, told.WISH_SHOWN)


@rule
def move_west(game, places, deck, first, end, slid, shown):
    """What lies in the regions moves west, cards of a deck fill the spaces from the west; some may stay empty.

    Answers which card of the deck is next.
    """
    to = 0
    for region in range(REGIONS):
        if places[region] >= 0:
            if to != region:
                places[to] = places[region]
                places[region] = NONE
                tell(game, slid, NONE, region, to)
            to += 1
    for region in range(to, REGIONS):
        if first < end:
            places[region] = deck[first]
            first += 1
            tell(game, shown, NONE, region, places[region])
    return first
