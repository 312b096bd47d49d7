"""Why an advanced action may not be carried out there."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, rule, top, wide
from ..pieces import reasons
from ..pieces.cards import S9, has
from ..pieces.decisions import ASK_ADVANCED, ASK_OUTPOST, ASK_VILLAGE, ASK_YURT
from ..pieces.furs import TIGER
from ..pieces.moves import BUILD, CLAIM, VISIT, WISH, YURT
from . import reach
from .advanced import how_far
from .claims import claim_price
from .furs import can_cover, count_of, furs_for, how_many
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
def any_fur_pays(game, me):
    """Whether a second advanced action may be paid with any fur: S9."""
    return is_second_action(game) and has(me, S9) != 0


@rule
def why_not_there(game, who, region):
    """An advanced action needs the Cossack or an outpost in the region, and as second main action a fur."""
    state = game.state
    me = state.players[who]
    if not (at_cossack(game, who) | me.built) >> region & 1:
        return because(reasons.OUT_OF_REACH)
    if not is_second_action(game):
        return LEGAL
    if not has_any_fur(me):
        return because(reasons.NO_FUR)
    value = wide(state.region_fur[region])
    if furs_for(me, value, any_fur_pays(game, me)) + me.furs[TIGER] == 0:
        return because(reasons.REGION_FUR, value)
    return LEGAL


@rule
def why_not_village(game, who, move):
    region = move - VISIT
    me, goods = game.state.players[who], reach.to_be_had(game, who)
    if top(game).kind == ASK_VILLAGE:
        if top(game).barred and not reach.is_plain_village(game, region):
            return because(reasons.TROPHY_BARRED)
        return LEGAL if reach.village_gives(game, region, goods) else because(reasons.GIVES_NOTHING)
    why = why_not_there(game, who, region)
    if why != LEGAL:
        return why
    if is_second_action(game):
        if furs_for(me, wide(game.state.region_fur[region]), any_fur_pays(game, me)) > 0:
            goods |= reach.filled_by_payment(game.state)
    return LEGAL if reach.village_gives(game, region, goods) else because(reasons.GIVES_NOTHING)


@rule
def why_not_yurt(game, who, move):
    region = move - YURT
    if game.state.yurts[region] < 0:
        return because(reasons.NO_YURT)
    if top(game).kind == ASK_YURT:
        return LEGAL if reach.is_plain_yurt(game, region) else because(reasons.TROPHY_BARRED)
    return why_not_there(game, who, region)


@rule
def why_not_wish(game, who, move):
    region = move - WISH
    return because(reasons.NO_WISH) if game.state.wishes[region] < 0 else why_not_there(game, who, region)


@rule
def why_not_build(game, who, move):
    region = move - BUILD
    me, by_song = game.state.players[who], top(game).kind == ASK_OUTPOST
    if by_song and me.outposts_left == 0:
        return because(reasons.NO_OUTPOST_LEFT)
    if not by_song:
        if me.outposts == 0:
            return because(reasons.NO_OUTPOST)
        if not at_cossack(game, who) >> region & 1:
            return because(reasons.NOT_AT_COSSACK)
    if me.built >> region & 1:
        return because(reasons.OUTPOST_STANDS)
    space = free_space(game, region)
    if space < 0:
        return because(reasons.REGION_FULL)
    if by_song:
        return LEGAL
    horses = wide(game.box.outpost_horses[region, space])
    if horses > me.horses:
        return because(reasons.HORSES_TO_BUILD, horses, wide(me.horses))
    return why_not_there(game, who, region)


@rule
def why_not_claim(game, who, move):
    state, place = game.state, move - CLAIM + 1
    me, region = state.players[who], wide(game.box.region_of[place])
    if not is_tile(state, place):
        return because(reasons.GAP)
    why = why_not_there(game, who, region)
    if why != LEGAL:
        return why
    narrow = state.options.narrow_claims and not is_anywhere(game) and not me.built >> region & 1
    if narrow and not reach.cossack_places(game, who) >> place & 1:
        return because(reasons.OWN_TILE_ONLY)
    value = wide(state.region_fur[region])
    exact, held, tigers = count_of(me.heap, value), how_many(me.heap), wide(me.furs[TIGER])
    free = 1 if any_fur_pays(game, me) else 0
    price = claim_price(state, place) + (1 if is_second_action(game) else 0)
    if can_cover(exact, held - exact, wide(me.coins), tigers, price - free, free):
        return LEGAL
    return because(reasons.FURS_TO_CLAIM, price, furs_for(me, value, False) + tigers)
