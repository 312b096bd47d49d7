"""Windows: when cards and tiles may be used, and using them.

A use never ends the decision in which it is made. A window that is nothing else is opened only for a use that would
bring something (Q2), but whoever has just taken a card may also waste a free one (A60). What can be used depends on
what lies open, so that no window tells a secret.
"""

from __future__ import annotations

from ....kernel.tools import LEGAL, lowest_bit, offer, offer_each, rule, top, wide
from ..pieces.cards import TE_COPY
from ..pieces.decisions import AFTER_CARD, ASK_WINDOW
from ..pieces.moments import EFFECTS_AT, TILES_AT
from ..pieces.moves import CARD, COPY, USE, USES_END
from ..pieces.tiles import PROGRESS_TILES
from .moments import moment_now
from .progress import use_tile, why_in_vain
from .ready import effects_held, effects_to_copy, turn_card
from .turn_cards import do_effect, wasted, why_not_effect


@rule
def usable_tiles(game, who):
    """Ready tiles at their moment that would have an effect, as bits."""
    tiles, found = wide(game.state.players[who].ready_tiles), wide(0)
    if tiles:
        tiles &= TILES_AT[moment_now(game, who)]
    while tiles:
        if why_in_vain(game, who, lowest_bit(tiles)) == LEGAL:
            found |= 1 << lowest_bit(tiles)
        tiles &= tiles - 1
    return found


@rule
def usable_effects(game, who):
    """Effects at their moment, of cards that are held or could be copied, as bits."""
    if game.state.players[who].ready_cards == 0:
        return wide(0)
    effects, found = effects_held(game, who), wide(0)
    effects = (effects | copied(game, effects)) & EFFECTS_AT[moment_now(game, who)]
    while effects:
        if why_not_effect(game, who, lowest_bit(effects)) == LEGAL:
            found |= 1 << lowest_bit(effects)
        effects &= effects - 1
    return found


@rule
def copied(game, held):
    """With a copying card among those held, the effects that lie open on the table."""
    return effects_to_copy(game) if held >> TE_COPY & 1 else wide(0)


@rule
def list_uses(game, who, out, count):
    """Every use that is legal now."""
    tiles, effects = usable_tiles(game, who), usable_effects(game, who)
    count = offer_each(out, count, USE, tiles)
    if effects == 0:
        return count
    held = effects_held(game, who)
    copies = copied(game, held)
    while effects:
        effect = lowest_bit(effects)
        count = offer(out, count, CARD + effect, held >> effect & 1)
        count = offer(out, count, COPY + effect, copies >> effect & 1)
        effects &= effects - 1
    return count


@rule
def any_use(game, who):
    """Whether there is a use for which a window is opened."""
    if usable_tiles(game, who):
        return True
    effects = usable_effects(game, who)
    return effects != 0 and (card_was_taken(game) or effects & ~wasted(game, who) != 0)


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
