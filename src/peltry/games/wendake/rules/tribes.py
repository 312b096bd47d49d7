"""Tribes: one more than players is dealt, chosen in reverse turn order; then everybody settles."""

from __future__ import annotations

from ....kernel.tools import any_of, lowest_bit, offer_each, pop, push, rule, shuffle, tell, wide
from ..pieces.board import CELLS, CENTRE
from ..pieces.cards import CAYUGA, MOHAWK, TRIBES, WENDAT
from ..pieces.decisions import ASK_EXTRA, ASK_TRIBE, DO_YEAR
from ..pieces.events import ROW_LAID, SETTLED, TOKEN_PLACED, TRIBE_BOXED, TRIBE_TAKEN
from ..pieces.goods import GOODS, NATIVES
from ..pieces.moves import REPLACE, TOKEN, TRIBE
from ..pieces.state import NONE
from ..pieces.tiles import BLACK_TILE, FIRE_TILE
from .hand import draw_masks
from .places import areas_of
from .water import let_build


@rule
def offer_tribes(game):
    state = game.state
    if not state.options.tribes:
        return
    left = (1 << TRIBES) - 1 & ~(1 << WENDAT)
    for _ in range(wide(state.options.players) + 1):
        tribe = any_of(state, left)
        left &= ~(1 << tribe)
        state.offered_tribes |= 1 << tribe
    for nth in range(wide(state.sides)):
        if state.order[nth] != state.ghost:
            push(game, ASK_TRIBE, wide(state.order[nth]))


@rule
def legal_tribe(game, who, out):
    return offer_each(out, 0, TRIBE, wide(game.state.offered_tribes))


@rule
def apply_tribe(game, who, move):
    pop(game)
    game.state.players[who].tribe = move - TRIBE
    game.state.offered_tribes &= ~(1 << move - TRIBE)
    tell(game, TRIBE_TAKEN, who, move - TRIBE)


@rule
def do_settle(game):
    """Natives, goods and masks as the cards say; then canoes, then tokens and tiles, each in turn order."""
    state = game.state
    if state.offered_tribes:
        tell(game, TRIBE_BOXED, NONE, lowest_bit(state.offered_tribes))
        state.offered_tribes = 0
    push(game, DO_YEAR, NONE)
    for nth in range(wide(state.sides)):
        if state.order[nth] != state.ghost:
            settle(game, wide(state.order[nth]))
    for nth in range(wide(state.sides) - 1, -1, -1):
        tribe = state.players[state.order[nth]].tribe
        if tribe == CAYUGA or tribe == MOHAWK:
            push(game, ASK_EXTRA, wide(state.order[nth]))
    for nth in range(wide(state.sides) - 1, -1, -1):
        who = wide(state.order[nth])
        if who != state.ghost:
            let_build(game, who, wide(game.box.tribes[state.players[who].tribe].canoes))


@rule
def settle(game, who):
    me = game.state.players[who]
    card = game.box.tribes[me.tribe]
    for native in range(len(NATIVES)):
        me.home[native] = card.home[native]
        me.longhouse[native] = card.longhouse[native]
    for good in range(len(GOODS)):
        me.goods[good] = card.goods[good]
    tell(game, SETTLED, who, wide(me.tribe))
    draw_masks(game, who, wide(card.masks))


@rule
def areas_next_to(game, who):
    """Production areas of the territories beside a village."""
    land = game.box.maps[game.state.map]
    areas, territories = wide(0), wide(land.next_to[who])
    while territories:
        areas |= areas_of(lowest_bit(territories))
        territories &= territories - 1
    return areas & land.areas


@rule
def legal_extra(game, who, out):
    """The Cayuga choose an area beside their village, the Mohawk a basic tile."""
    if game.state.players[who].tribe == MOHAWK:
        return offer_each(out, 0, REPLACE, (1 << FIRE_TILE) - 1)
    return offer_each(out, 0, TOKEN, areas_next_to(game, who))


@rule
def apply_extra(game, who, move):
    pop(game)
    me = game.state.players[who]
    if me.tribe == CAYUGA:
        me.token = move - TOKEN
        tell(game, TOKEN_PLACED, who, move - TOKEN)
    else:
        lay_board(game, who, move - REPLACE)
        for row in range(3):
            tiles = me.tiles
            tell(game, ROW_LAID, who, row, wide(tiles[3 * row]), wide(tiles[3 * row + 1]), wide(tiles[3 * row + 2]))


@rule
def lay_board(game, who, replaced):
    """Sacred Fire in the centre, the other eight tiles at random; the black tile may replace one of them."""
    me = game.state.players[who]
    for tile in range(FIRE_TILE):
        me.tiles[tile] = BLACK_TILE if tile == replaced else tile
    shuffle(game, me.tiles, 0, FIRE_TILE)
    me.tiles[CELLS - 1] = me.tiles[CENTRE]
    me.tiles[CENTRE] = FIRE_TILE
