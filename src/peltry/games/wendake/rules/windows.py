"""Windows: when cards and tiles may be used, and using them.

A use never ends the decision in which it is made. A window that is nothing else is opened only for a use that would
bring something (Q2), but whoever has just taken a card may also waste a free one (A60). What can be used depends on
what lies open, so that no window tells a secret.
"""

from __future__ import annotations

from ....kernel.tools import lowest_bit, offer, rule, top, wide
from ..pieces.cards import TE_COPY
from ..pieces.decisions import AFTER_CARD, ASK_WINDOW
from ..pieces.moves import CARD, COPY, USE
from ..pieces.tiles import PROGRESS_TILES
from .progress import can_use_tile, tiles_now, use_tile
from .ready import effects_held, effects_to_copy, turn_card
from .turn_cards import can_use, do_effect, effects_now, would_gain

COPYING = 1 << TE_COPY


@rule
def list_uses(game, who, out, count):
    """Every use that is legal now."""
    me = game.state.players[who]
    if me.ready_tiles:
        tiles = wide(me.ready_tiles) & tiles_now(game)
        while tiles:
            tile = lowest_bit(tiles)
            count = offer(out, count, USE + tile, can_use_tile(game, who, tile))
            tiles &= tiles - 1
    if me.ready_cards:
        held = effects_held(game, who)
        copied = effects_to_copy(game) if held & COPYING else wide(0)
        effects = (held | copied) & effects_now(game, who)
        while effects:
            effect = lowest_bit(effects)
            if can_use(game, who, effect):
                count = offer(out, count, CARD + effect, held >> effect & 1)
                count = offer(out, count, COPY + effect, copied >> effect & 1)
            effects &= effects - 1
    return count


@rule
def any_use(game, who):
    """Whether there is a use for which a window is opened."""
    me = game.state.players[who]
    if me.ready_tiles:
        tiles = wide(me.ready_tiles) & tiles_now(game)
        while tiles:
            if can_use_tile(game, who, lowest_bit(tiles)):
                return True
            tiles &= tiles - 1
    if me.ready_cards:
        effects = effects_held(game, who)
        if effects & COPYING:
            effects |= effects_to_copy(game)
        effects &= effects_now(game, who)
        while effects:
            effect = lowest_bit(effects)
            if can_use(game, who, effect) and (card_was_taken(game) or would_gain(game, who, effect)):
                return True
            effects &= effects - 1
    return False


@rule
def card_was_taken(game):
    frame = top(game)
    return frame.kind == ASK_WINDOW and frame.window == AFTER_CARD


@rule
def use(game, who, move):
    """A card is turned or discarded, a tile turned, before it works: so nothing can serve itself."""
    if move < USE + PROGRESS_TILES:
        use_tile(game, who, move - USE)
    elif move < COPY:
        turn_card(game, who, move - CARD, move - CARD)
        do_effect(game, who, move - CARD)
    else:
        turn_card(game, who, TE_COPY, move - COPY)
        do_effect(game, who, move - COPY)
