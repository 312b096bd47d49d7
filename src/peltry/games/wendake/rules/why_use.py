"""Why a progress tile or a turn card may not be used now."""

from __future__ import annotations

from ....kernel.tools import LEGAL, rule, wide
from ..pieces import reasons
from ..pieces.cards import TE_COPY
from ..pieces.moments import EFFECT_NOT_NOW, EFFECTS_AT, TILE_NOT_NOW, TILES_AT
from ..pieces.moves import CARD, COPY, USE
from .moments import moment_now
from .progress import why_in_vain
from .ready import effects_held, effects_of, effects_to_copy
from .turn_cards import why_not_effect


@rule
def why_not_use(game, who, move):
    tile = move - USE
    missing = why_no_tile(game, who, tile)
    if missing:
        return missing
    return why_in_vain(game, who, tile) if TILES_AT[moment_now(game, who)] >> tile & 1 else TILE_NOT_NOW[tile]


@rule
def why_no_tile(game, who, tile):
    me = game.state.players[who]
    if me.ready_tiles >> tile & 1:
        return LEGAL
    return reasons.TILE_USED if me.progress >> tile & 1 else reasons.TILE_NOT_OWNED


@rule
def why_not_card(game, who, move):
    missing = why_not_held(game, who, move - CARD)
    return missing if missing else why_not_now(game, who, move - CARD)


@rule
def why_not_copy(game, who, move):
    missing = why_not_held(game, who, TE_COPY)
    if missing:
        return missing
    shown = effects_to_copy(game) >> move - COPY & 1
    return why_not_now(game, who, move - COPY) if shown else reasons.CARD_NOT_SHOWN


@rule
def why_not_held(game, who, effect):
    held = effects_of(game, wide(game.state.players[who].cards))
    if not held >> effect & 1:
        return reasons.CARD_NOT_OWNED
    return LEGAL if effects_held(game, who) >> effect & 1 else reasons.CARD_USED


@rule
def why_not_now(game, who, effect):
    """Every effect has its moments; in them it must be paid and have an effect."""
    now = EFFECTS_AT[moment_now(game, who)] >> effect & 1
    return why_not_effect(game, who, effect) if now else EFFECT_NOT_NOW[effect]
