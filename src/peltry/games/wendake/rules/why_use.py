"""Why a progress tile or a turn card may not be used now."""

from __future__ import annotations

from ....kernel.tools import because, count_bits, rule, wide
from ..pieces import reasons
from ..pieces.cards import TE_COPY, TE_OFFLINE, TE_REFRESH, TE_RES2R
from ..pieces.goods import RIFLE
from ..pieces.moves import CARD, COPY, USE
from .goods import kinds_of
from .progress import tiles_now
from .ready import effects_held, effects_of, effects_to_copy
from .turn_cards import effects_now


@rule
def why_not_use(game, who, move):
    me, tile = game.state.players[who], move - USE
    if not me.progress >> tile & 1:
        return because(reasons.TILE_NOT_OWNED)
    if not me.ready_tiles >> tile & 1:
        return because(reasons.TILE_USED)
    return because(reasons.TILE_IN_VAIN if tiles_now(game) >> tile & 1 else reasons.TILE_NOT_NOW)


@rule
def why_not_card(game, who, move):
    effect = move - CARD
    if not effects_held(game, who) >> effect & 1:
        held = effects_of(game, wide(game.state.players[who].cards))
        return because(reasons.CARD_USED if held >> effect & 1 else reasons.CARD_NOT_OWNED)
    return why_not_effect(game, who, effect)


@rule
def why_not_copy(game, who, move):
    effect = move - COPY
    if not effects_held(game, who) >> TE_COPY & 1:
        return because(reasons.CARD_NOT_OWNED)
    if not effects_to_copy(game) >> effect & 1:
        return because(reasons.CARD_NOT_SHOWN)
    return why_not_effect(game, who, effect)


@rule
def why_not_effect(game, who, effect):
    """It does not fit the moment, cannot be paid, or would bring nothing."""
    me, box = game.state.players[who], game.box
    if not effects_now(game, who) >> effect & 1:
        return because(reasons.CARD_NOT_NOW)
    if me.goods[RIFLE] < box.effect_rifles[effect]:
        return because(reasons.RIFLES_MISSING, wide(box.effect_rifles[effect]), wide(me.goods[RIFLE]))
    needed = 1 if effect == TE_REFRESH else 0
    if effect == TE_RES2R or effect == TE_OFFLINE:
        needed = wide(box.effect_amount[effect])
    kinds = count_bits(kinds_of(me))
    return because(reasons.KINDS_MISSING, needed, kinds) if kinds < needed else because(reasons.CARD_IN_VAIN)
