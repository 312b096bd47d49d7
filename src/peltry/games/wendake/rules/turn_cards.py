"""Turn cards: what the lower half of each does, and why it may not be used."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, count_bits, pop, push, rule, top, unless, wide
from ..pieces import cards, reasons
from ..pieces import decisions as asked
from ..pieces.goods import BEAVER, FISH, FLAGS, LEATHER, MOST_GOODS, RIFLE
from .alliance import advance, begin_alliance
from .evolve import why_not_evolve
from .goods import gain, kinds_of, let_take, spend_rifles
from .harvest import let_harvest
from .natives import in_longhouse, let_heal, use_ritheal, why_not_ritheal
from .patrols import faction_of
from .search import piles
from .tan import let_tan
from .targets import territories_to_activate
from .trade import WITH_BEAVERS, why_not_beaver
from .turtles import use_turtle, why_not_turtle
from .water import lakes_held, lakes_reached, most_lakes_of_others

BOTH_FLAGS = FLAGS["both"]


@rule
def why_not_effect(game, who, effect):
    """Its cost cannot be paid, its condition is not met, or it has no effect. A free card may be wasted (A60)."""
    state, box = game.state, game.box
    me, rifles = state.players[who], wide(box.effect_rifles[effect])
    if me.goods[RIFLE] < rifles:
        return because(reasons.RIFLES_MISSING, rifles, wide(me.goods[RIFLE]))
    if effect == cards.TE_RES2R or effect == cards.TE_OFFLINE:
        return why_not_kinds(me, wide(box.effect_amount[effect]))
    if effect == cards.TE_REFRESH:
        used = wide(me.progress & ~me.ready_tiles)
        return why_not_kinds(me, lowest_level(box, used)) if used else reasons.NO_TILE_USED
    if effect == cards.TE_LAKES:
        own, needed = lakes_reached(me), max(1, most_lakes_of_others(game, who))
        return unless(own >= needed, because(reasons.FEWER_LAKES, needed, own))
    if effect == cards.TE_OTHER:
        return unless(flags_shown(game) != BOTH_FLAGS, reasons.BOTH_FLAGS)
    if effect == cards.TE_ACTIVATE:
        return unless(territories_to_activate(game, who) != 0, reasons.NOBODY_OUT)
    if effect == cards.TE_LEATHER:
        return unless(me.hunters != 0, reasons.NO_HUNTER_OUT)
    if effect == cards.TE_MASKPICK:
        return unless(piles(game, who) != 0, reasons.NO_MASKS_LEFT)
    if effect == cards.TE_MASKHEAL:
        return unless(in_longhouse(me) > 0, reasons.NOBODY_AWAY)
    if effect == cards.TE_TURTLE:
        return why_not_turtle(game, who)
    if effect == cards.TE_BEAVER:
        return why_not_beaver(game, who)
    if effect == cards.TE_RITHEAL:
        return why_not_ritheal(game, who)
    return why_not_evolve(game, who) if effect == cards.TE_EVOLVE else LEGAL


@rule
def why_not_kinds(me, needed):
    """So many different resources are asked for."""
    kinds = count_bits(kinds_of(me))
    return unless(kinds >= needed, because(reasons.KINDS_MISSING, needed, kinds))


@rule
def lowest_level(box, used):
    level = wide(1)
    while box.rows[level] & used == 0:
        level += 1
    return level


@rule
def is_wasted(game, who, effect):
    """A free card that would bring nothing: no window is opened for it."""
    me = game.state.players[who]
    if effect == cards.TE_FISH:
        return lakes_held(game, who) == 0
    if effect == cards.TE_HARV:
        return me.women == 0
    return effect == cards.TE_TAN and me.goods[BEAVER] == 0


@rule
def flags_shown(game):
    """On the turn card over whose space the marker was placed."""
    return wide(game.box.card_flags[game.state.turn_cards[top(game).at]])


@rule
def do_effect(game, who, effect):
    """The card has been turned or discarded; the decision in which it is used stays on the stack."""
    me, amount = game.state.players[who], wide(game.box.effect_amount[effect])
    if effect != cards.TE_RITHEAL:  # it is paid native by native
        spend_rifles(game, who, effect)
    if effect == cards.TE_FISH:
        gain(game, who, FISH, lakes_held(game, who))
    elif effect == cards.TE_HARV:
        let_harvest(game, who, 1, 1)
    elif effect == cards.TE_TAN:
        let_tan(game, who, MOST_GOODS)
    elif effect == cards.TE_OTHER:
        ally_with_other(game, who)
    elif effect == cards.TE_R2RES:
        let_take(game, who, amount, 0)
    elif effect == cards.TE_TURTLE:
        use_turtle(game)
    elif effect == cards.TE_EVOLVE:
        use_evolve(game)
    elif effect == cards.TE_LAKES:
        let_take(game, who, amount, 1)
    elif effect == cards.TE_BEAVER:
        top(game).spent |= WITH_BEAVERS
    elif effect == cards.TE_RES2R:
        push(game, asked.DO_RIFLE, who, 1)
        push(game, asked.ASK_PAY, who, amount)
    elif effect == cards.TE_MASKHEAL:
        let_heal(game, who, amount, 0)
    elif effect == cards.TE_RITHEAL:
        use_ritheal(game)
    elif effect == cards.TE_LEATHER:
        gain(game, who, LEATHER, amount * count_bits(me.hunters))
    elif effect == cards.TE_OFFLINE:
        game.state.offline = 1
        push(game, asked.ASK_PAY, who, amount)
    elif effect == cards.TE_ADVANCE and me.disc != 0:
        advance(game, who, faction_of(me))
    else:
        push(game, asked.ASK_TARGET, who, effect)


@rule
def use_evolve(game):
    """A card used again is paid with all kinds anew."""
    frame = top(game)
    frame.looking = 1
    frame.paid_kinds = 0


@rule
def ally_with_other(game, who):
    """Instead of the flag on the card the other one; where there is none, either. The printed action is lost."""
    shown = flags_shown(game)
    pop(game)
    if shown == 0:
        push(game, asked.ASK_TARGET, who, cards.TE_OTHER)
    else:
        begin_alliance(game, who, BOTH_FLAGS & ~shown)


@rule
def do_rifle(game, who, rifles):
    gain(game, who, RIFLE, rifles)
