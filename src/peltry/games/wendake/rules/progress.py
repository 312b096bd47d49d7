"""Progress tiles: what each does, once a year, and why it would do nothing."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, count_bits, rule, top, unless, wide
from ..pieces import decisions as asked
from ..pieces import reasons, tiles
from ..pieces.goods import BEAN, BEAVER, ECONOMIC
from ..pieces.state import NONE
from . import military
from .barter import use_barter_post
from .goods import gain, kinds_of, let_take, score
from .harvest import FORESTS, harvest, harvest_kinds, let_harvest
from .masks import masks_to_take
from .move import anybody_unmoved, begin_move, may_move
from .natives import in_longhouse, let_heal
from .ready import turn_tile
from .ritual import USED_DRUMMERS, USED_LODGE, pairs_left
from .smallpox import ignore_smallpox
from .tan import let_tan
from .trade import kinds_sold
from .water import canoes_on_water, catch_of, go_fishing, let_build


@rule
def why_in_vain(game, who, tile):
    """A tile that would have no effect now is not used."""
    me, box, amount = game.state.players[who], game.box, wide(game.box.progress_amount[tile])
    if tile == tiles.TANNERY:
        return unless(me.goods[BEAVER] > 0, reasons.NO_BEAVER)
    if tile == tiles.HERB_HUT or tile == tiles.HEALER:
        return unless(in_longhouse(me) > 0, reasons.NOBODY_AWAY)
    if tile == tiles.MEDICINE_SOCIETY:
        return unless(at_smallpox(game) or in_longhouse(me) > 0, reasons.NOBODY_AWAY)
    if tile == tiles.CANOE_YARD:
        return unless(canoes_on_water(me) < box.canoes, reasons.NO_CANOE_LEFT)
    if tile == tiles.BARTER_POST:
        return unless(kinds_of(me) != 0, reasons.NOTHING_TO_TRADE)
    if tile == tiles.FORCED_MARCH:
        return unless(may_move(game, who, amount), reasons.NOBODY_MOVES)
    if tile == tiles.PATHFINDERS:
        return unless(anybody_unmoved(game, who, NONE), reasons.NOBODY_MOVES)
    if tile == tiles.GRANARY:
        return unless(me.women != 0, reasons.NO_WOMAN_OUT)
    if tile == tiles.TRAP_LINE:
        return unless(me.hunters != 0, reasons.NO_HUNTER_OUT)
    if tile == tiles.FISHING_WEIR:
        return unless(catch_of(game, who) > 0, reasons.NO_FISH)
    if tile == tiles.MASK_CARVER:
        return unless(masks_to_take(game), reasons.NO_MASKS_LEFT)
    if tile == tiles.SPIRIT_DANCERS:
        enough = unless(count_bits(me.hand) >= 2, reasons.CARDS_MISSING)
        return enough if top(game).played == 1 else reasons.COMBINE_FIRST
    if tile == tiles.TRADE_EMPIRE:
        enough = kinds_sold(game) >= box.empire_kinds
        return unless(enough, because(reasons.FEW_KINDS_SOLD, wide(box.empire_kinds), kinds_sold(game)))
    if tile == tiles.GRAND_LODGE:
        return unless(pairs_left(me) > 0, reasons.NO_PAIR_LEFT)
    if tile == tiles.ALLIANCE_I or tile == tiles.ALLIANCE_II:
        return military.why_not_alliance(game, who, 1 if tile == tiles.ALLIANCE_II else 0)
    if tile == tiles.WAR_COUNCIL:
        return unless(military.ties(game, who) > 0, reasons.NO_TIE)
    if tile == tiles.WAR_CHIEF:
        held = military.majorities(game, who, wide(top(game).used))
        return unless(held >= amount, because(reasons.FEW_MAJORITIES, amount, held))
    return LEGAL


@rule
def at_smallpox(game):
    return top(game).kind == asked.ASK_WINDOW and top(game).window == asked.AT_SMALLPOX


@rule
def use_tile(game, who, tile):
    """The decision in which it is used stays on the stack; what follows comes on top of it."""
    turn_tile(game, who, tile)
    frame, amount = top(game), wide(game.box.progress_amount[tile])
    if tiles.BEAN_STORE <= tile <= tiles.FISH_RACKS:
        gain(game, who, BEAN + tile - tiles.BEAN_STORE, amount)
    elif tile == tiles.BEAVER_TRAPS:
        gain(game, who, BEAVER, amount)
    elif tile == tiles.TANNERY:
        let_tan(game, who, amount)
    elif tile == tiles.HERB_HUT or tile == tiles.HEALER:
        let_heal(game, who, amount, 0)
    elif tile == tiles.CANOE_YARD:
        let_build(game, who, amount)
    elif tile == tiles.BARTER_POST:
        use_barter_post(game, who)
    elif tile == tiles.FORCED_MARCH:
        begin_move(game, who, amount)
    elif tile == tiles.GRANARY:
        let_harvest(game, who, harvest_kinds(game, who, amount), 1)
    elif tile == tiles.TRAP_LINE:
        harvest(game, who, FORESTS)
    elif tile == tiles.FISHING_WEIR:
        go_fishing(game, who)
    elif tile == tiles.MEDICINE_SOCIETY:
        if at_smallpox(game):
            ignore_smallpox(game)
        let_heal(game, who, amount, 0)
    elif tile == tiles.TRADE_EMPIRE:
        score(game, who, ECONOMIC, amount)
    elif tile == tiles.RUNNERS:
        let_take(game, who, amount, 0)
    # The others change the action in which they are used.
    elif tile == tiles.PATHFINDERS:
        frame.steps += amount
    elif tile == tiles.MASK_CARVER:
        frame.cards += amount
    elif tile == tiles.SPIRIT_DANCERS:
        frame.played = 2
    elif tile == tiles.ALLIANCE_I:
        frame.used |= military.USED_ALLIANCE_I
    elif tile == tiles.ALLIANCE_II:
        frame.used |= military.USED_ALLIANCE_II
    elif tile == tiles.WAR_COUNCIL:
        frame.used |= military.USED_COUNCIL
    elif tile == tiles.WAR_CHIEF:
        frame.used |= military.USED_CHIEF
    elif tile == tiles.DRUMMERS:
        frame.used |= USED_DRUMMERS
    else:
        frame.used |= USED_LODGE
