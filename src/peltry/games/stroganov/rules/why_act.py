"""Why an advanced action may not be carried out there."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, rule, top, wide
from ..pieces import reasons
from ..pieces.cards import S9, has
from ..pieces.decisions import ASK_ADVANCED
from ..pieces.furs import TIGER
from ..pieces.moves import BUILD, CLAIM, VISIT, WISH, YURT
from . import reach
from .advanced import how_far
from .claims import claim_price
from .furs import furs_for
from .outposts import free_space
from .row import is_tile
from .turn import has_any_fur
from .why_move import is_second_action


@rule
def is_anywhere(game):
    return top(game).kind == ASK_ADVANCED and how_far(game) == reach.ANYWHERE


@rule
def at_cossack(game, who):
    return reach.EVERYWHERE if is_anywhere(game) else reach.cossack_regions(game, who)


@rule
def why_not_there(game, who, region):
    """An advanced action needs the Cossack or an outpost in the region, and as second main action a fur."""
    me = game.state.players[who]
    if not (at_cossack(game, who) | me.built) >> region & 1:
        return reasons.OUT_OF_REACH
    if not is_second_action(game):
        return LEGAL
    if not has_any_fur(me):
        return reasons.NO_FUR
    value = wide(game.state.region_fur[region])
    return because(reasons.REGION_FUR, value) if furs_for(me, value, has(me, S9)) + me.furs[TIGER] == 0 else LEGAL


@rule
def why_not_village(game, who, move):
    why = why_not_there(game, who, move - VISIT)
    return why if why != LEGAL else reasons.GIVES_NOTHING


@rule
def why_not_any_village(game, who, move):
    """A trophy reward may not choose the village that shows the trophy."""
    barred = top(game).barred and not reach.is_plain_village(game, move - VISIT)
    return reasons.TROPHY_BARRED if barred else reasons.GIVES_NOTHING


@rule
def why_not_yurt(game, who, move):
    region = move - YURT
    return reasons.NO_YURT if game.state.yurts[region] < 0 else why_not_there(game, who, region)


@rule
def why_not_any_yurt(game, who, move):
    return reasons.NO_YURT if game.state.yurts[move - YURT] < 0 else reasons.TROPHY_BARRED


@rule
def why_not_wish(game, who, move):
    region = move - WISH
    return reasons.NO_WISH if game.state.wishes[region] < 0 else why_not_there(game, who, region)


@rule
def why_not_build(game, who, move):
    region, me = move - BUILD, game.state.players[who]
    if me.outposts == 0:
        return reasons.NO_OUTPOST
    if not at_cossack(game, who) >> region & 1:
        return reasons.NOT_AT_COSSACK
    if me.built >> region & 1:
        return reasons.OUTPOST_STANDS
    space = free_space(game, region)
    if space < 0:
        return reasons.REGION_FULL
    horses = wide(game.box.outpost_horses[region, space])
    if horses > me.horses:
        return because(reasons.HORSES_TO_BUILD, horses, wide(me.horses))
    return why_not_there(game, who, region)


@rule
def why_not_outpost(game, who, move):
    """By a song: from the general supply."""
    return reasons.OUTPOST_STANDS if game.state.players[who].built >> move - BUILD & 1 else reasons.REGION_FULL


@rule
def why_not_claim(game, who, move):
    state, place = game.state, move - CLAIM + 1
    me, region = state.players[who], wide(game.box.region_of[place])
    if not is_tile(state, place):
        return reasons.GAP
    why = why_not_there(game, who, region)
    if why != LEGAL:
        return why
    narrow = state.options.narrow_claims and not is_anywhere(game) and not me.built >> region & 1
    if narrow and not reach.cossack_places(game, who) >> place & 1:
        return reasons.OWN_TILE_ONLY
    price = claim_price(state, place) + (1 if is_second_action(game) else 0)
    return because(reasons.FURS_TO_CLAIM, price, furs_for(me, wide(state.region_fur[region]), False) + me.furs[TIGER])
