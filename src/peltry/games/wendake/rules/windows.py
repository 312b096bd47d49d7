"""Windows: when cards and tiles may be used, and using them.

A use never ends the decision in which it is made. A window that is nothing else is opened only for a use that would
bring something (Q2), but whoever has just taken a card may also waste a free one (A60). What can be used depends on
what lies open, so that no window tells a secret.
"""

from __future__ import annotations

from ....kernel.tools import LEGAL, lowest_bit, offer, rule, top, wide
from ..pieces.cards import TE_COPY
from ..pieces.decisions import AFTER_CARD, ASK_WINDOW
from ..pieces.moments import EFFECTS_AT, TILES_AT
from ..pieces.moves import CARD, COPY, USE, USES_END
from ..pieces.tiles import PROGRESS_TILES
from .moments import moment_now
from .progress import use_tile, why_in_vain
from .ready import effects_held, effects_to_copy, turn_card
from .turn_cards import do_effect, is_wasted, why_not_effect


@rule
def at_hand(game, who):
    """What this decision is a moment for, as bits: ready tiles, effects of ready cards, and those they could copy."""
    me = game.state.players[who]
    if me.ready_tiles == 0 and me.ready_cards == 0:
        return wide(0), wide(0), wide(0)
    moment = moment_now(game, who)
    tiles, effects = me.ready_tiles & TILES_AT[moment], EFFECTS_AT[moment]
    held = effects_held(game, who)
    copied = effects_to_copy(game) if held >> TE_COPY & 1 else wide(0)
    return tiles, held & effects, copied & effects


@rule
def list_uses(game, who, out, count):
    """Every use that is legal now."""
    tiles, held, copied = at_hand(game, who)
    while tiles:
        tile = lowest_bit(tiles)
        count = offer(out, count, USE + tile, why_in_vain(game, who, tile) == LEGAL)
        tiles &= tiles - 1
    effects = held | copied
    while effects:
        effect = lowest_bit(effects)
        if why_not_effect(game, who, effect) == LEGAL:
            count = offer(out, count, CARD + effect, held >> effect & 1)
            count = offer(out, count, COPY + effect, copied >> effect & 1)
        effects &= effects - 1
    return count


@rule
def any_use(game, who):
    """Whether there is a use for which a window is opened."""
    tiles, held, copied = at_hand(game, who)
    while tiles:
        if why_in_vain(game, who, lowest_bit(tiles)) == LEGAL:
            return True
        tiles &= tiles - 1
    effects = held | copied
    while effects:
        effect = lowest_bit(effects)
        if why_not_effect(game, who, effect) == LEGAL and (card_was_taken(game) or not is_wasted(game, who, effect)):
            return True
        effects &= effects - 1
    return False


@rule
def card_was_taken(game):
    frame = top(game)
    return frame.kind == ASK_WINDOW and frame.window == AFTER_CARD


@rule
def is_use(game, move):
    return USE <= move < USES_END


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
