"""Setup for one to four players, in the order in which the rulebooks number it."""

from __future__ import annotations

from typing import Any

from ....kernel.tools import any_of, draw, lay_from, push, rule, seed_chance, shuffle, tell, wide
from ..pieces.box import (
    A_TRACK,
    BLUE_TRACK,
    CARDS,
    IVAN_TRACK,
    KATYUSHA_TRACK,
    REGIONS,
    ROW,
    SETUP_FURS,
    SONG_PLACES,
    SONGS,
    TILES,
    YELLOW_CZECH,
    YELLOW_FRENCH,
    YELLOW_TRACK,
    YURTS,
)
from ..pieces.cards import A_WISHES, START_WISHES
from ..pieces.decisions import ASK_DRAFT, DO_NEXT_TURN
from ..pieces.events import GAME_BEGINS
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.options import COLOURS
from ..pieces.state import DRAFT_PLACES, MARKET_PLACES, NEUTRAL, NONE, SECOND_NEUTRAL, SPRING
from .administration import place_furs
from .furs import draw_fur, fill_market
from .row import places_up_to

YELLOW_BOARDS = (YELLOW_TRACK, YELLOW_FRENCH, YELLOW_CZECH)  # by the book whose shields count


@rule
def lay_table(game, seed):
    """Everything on the table before start wishes are chosen."""
    state = game.state
    seed_chance(game, seed)
    solo = state.options.players == 1
    state.sides = 2 if solo else state.options.players
    state.ivan = 1 if solo else NONE
    state.year = 1
    state.season = SPRING
    state.flipped = NONE
    lay_landscapes(game)
    lay_setup_furs(game)
    fill_bag_and_row(game)
    lay_villages_and_yurts(game)
    choose_order(game, solo)
    lay_songs_and_wishes(game)
    place_neutral_outposts(game)
    state.banners = game.box.banners[state.options.players if not solo else 2]
    if solo:
        shuffle_automa(game)
    deal_start_wishes(game, solo)
    if game.log.count > 0:
        game.log.count = 0  # the table as it lies is the first thing anybody sees
    tell(game, GAME_BEGINS, NONE, state.options.players)


@rule
def lay_landscapes(game):
    """Five start tiles, then seven others; the rest is a face-down stack."""
    state, start = game.state, wide(game.box.start_tiles)
    lay_from(game, state.tile_deck, 0, 0, start)
    lay_from(game, state.tile_deck, start, start, TILES - start)
    state.row[0].tile = NONE
    for place in range(1, ROW + 1):
        state.row[place].tile = state.tile_deck[place - 1]
    state.landscapes = places_up_to(ROW)
    state.tile_next = ROW


@rule
def lay_setup_furs(game):
    """One of the six goes to the trade action, the others to the regions, rising eastward."""
    state = game.state
    traded = draw(game, SETUP_FURS)
    state.trade_fur = game.box.setup_furs[traded]
    for region in range(REGIONS):
        state.region_fur[region] = game.box.setup_furs[region if region < traded else region + 1]
    if state.options.random_region_furs:
        shuffle(game, state.region_fur, 0, REGIONS)


@rule
def fill_bag_and_row(game):
    state = game.state
    for fur in range(LOWEST_FUR, TIGER):
        state.bag[fur] = game.box.furs[fur]
    for place in range(1, ROW + 1):
        place_furs(game, place, place)
    state.tigers = game.box.tigers - 1
    state.row[ROW].furs[TIGER] = 1
    state.market_gaps = MARKET_PLACES
    fill_market(game)


@rule
def lay_villages_and_yurts(game):
    state = game.state
    lay_from(game, state.villages, 0, 0, REGIONS)
    stack(game, state.yurt_deck, game.box.yurt_deck, wide(game.box.a_yurts), YURTS)
    for region in range(REGIONS):
        state.yurts[region] = state.yurt_deck[region]
    state.yurt_next = REGIONS


@rule
def stack(game, deck, letters, a_cards, cards):
    """A cards first, B cards after them, each shuffled."""
    place = 0
    for letter in range(2):
        for card in range(cards):
            if letters[card] == letter:
                deck[place] = card
                place += 1
    shuffle(game, deck, 0, a_cards)
    shuffle(game, deck, a_cards, cards)


@rule
def choose_order(game, solo):
    """A random order, Ivan first in the solo game; later players start with more horses."""
    state = game.state
    lay_from(game, state.order, 0, 0, wide(state.sides))
    if solo:
        state.order[0] = 1
        state.order[1] = 0
    for i in range(state.sides):
        who = state.order[i]
        me = state.players[who]
        me.horses = game.box.start_horses[i]
        me.coins = game.box.start_coins
        me.outposts = 1
        me.outposts_left = game.box.outposts - 1
        if who == state.ivan:
            me.colour = (state.options.colours[0] + 1) % len(COLOURS)
            me.track = KATYUSHA_TRACK if state.options.katyusha else IVAN_TRACK
        else:
            me.colour = state.options.colours[who]
            me.side_b = state.options.boards[who]
            me.track = track_of(state.options, me) if me.side_b else A_TRACK


@rule
def track_of(options, me):
    """Side b goes with the colour; about the yellow one the rulebooks differ."""
    track = BLUE_TRACK + wide(me.colour)
    return YELLOW_BOARDS[options.yellow_shields] if track == YELLOW_TRACK else track


@rule
def lay_songs_and_wishes(game):
    state = game.state
    stack(game, state.song_deck, game.box.song_deck, wide(game.box.a_songs), SONGS)
    for slot in range(SONG_PLACES):
        state.songs[slot] = state.song_deck[slot] if slot < state.sides else NONE
    state.song_next = state.sides
    lay_from(game, state.wish_deck, 0, START_WISHES, A_WISHES)
    lay_from(game, state.wish_deck, A_WISHES, START_WISHES + A_WISHES, A_WISHES)
    for region in range(REGIONS):
        state.wishes[region] = state.wish_deck[region]
    state.wish_next = REGIONS


@rule
def place_neutral_outposts(game):
    """With three players on the spaces marked 3, with two or one also on those marked 2."""
    state = game.state
    for region in range(REGIONS):
        for space in range(game.box.outpost_spaces[region]):
            mark = game.box.outpost_marks[region, space]
            if mark == 3 and state.options.players <= 3:
                state.outposts[region, space] = NEUTRAL
            elif mark == 2 and state.options.players <= 2:
                state.outposts[region, space] = SECOND_NEUTRAL


@rule
def shuffle_automa(game):
    """Thirteen of the 18 cards are played: five leave at random, or those of one strategy."""
    state = game.state
    letter = state.options.strategy
    first, last = 0, CARDS
    for card in range(CARDS):
        if letter > 0 and game.box.cards[card].not_in >> (letter - 1) & 1:
            last -= 1
            state.automa_deck[last] = card
        else:
            state.automa_deck[first] = card
            first += 1
    shuffle(game, state.automa_deck, 0, first)
    state.steps_ahead = game.box.cards[state.automa_deck[0]].steps


@rule
def deal_start_wishes(game, solo):
    """One more start wish than players, each with a fur; the last player chooses first.

    In the solo game there are two: you choose one, Ivan has the other's fur.
    """
    state = game.state
    dealt = 2 if solo else state.sides + 1
    left = wide((1 << START_WISHES) - 1)
    for slot in range(DRAFT_PLACES):
        state.draft_wishes[slot] = NONE
        if slot < dealt:
            wish = any_of(state, left)
            left &= ~(1 << wish)
            state.draft_wishes[slot] = wish
    for slot in range(dealt):
        state.draft_furs[slot] = draw_fur(game)
    push(game, DO_NEXT_TURN, NONE)
    for i in range(state.sides):
        who = wide(state.order[i])
        if who != state.ivan:
            push(game, ASK_DRAFT, who)


def sides(options: Any) -> list[str]:
    """Players, and in the solo game Ivan or Katyusha."""
    if int(options["players"]) == 1:
        return ["seat", "katyusha" if options["katyusha"] else "ivan"]
    return ["seat"] * int(options["players"])
