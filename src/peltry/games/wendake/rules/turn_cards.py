"""Turn cards: when each effect may be used, and what it does."""

from __future__ import annotations

from ....kernel.tools import count_bits, pop, push, rule, top, wide
from ..pieces import cards
from ..pieces import decisions as asked
from ..pieces.goods import BEAVER, FISH, FLAGS, LEATHER, MOST_GOODS, RIFLE
from ..pieces.tiles import CARD_ACTION
from .alliance import advance, begin_alliance
from .evolve import can_use_evolve
from .goods import can_pay, can_pay_rifles, gain, let_take, spend_rifles
from .harvest import let_harvest
from .natives import can_use_ritheal, in_longhouse, let_heal, use_ritheal
from .patrols import faction_of
from .tan import let_tan
from .targets import piles, refreshable, territories_to_activate
from .trade import WITH_BEAVERS, can_use_beaver
from .turtles import can_use_turtle, use_turtle
from .water import lakes_held, reaches_most_lakes

BOTH_FLAGS = FLAGS["both"]


@rule
def effects_now(game, who):
    """The effects that fit the decision on top, as bits: at any time of one's turn, or in the action they name."""
    frame = top(game)
    kind = frame.kind
    if kind == asked.ASK_WINDOW:
        if frame.window == asked.AT_SMALLPOX:
            return 0
        return cards.ANY_TIME | 1 << cards.TE_MASKHEAL if frame.window == asked.IN_MASK_CEREMONY else cards.ANY_TIME
    if kind == asked.ASK_TURN:
        if frame.black:
            return 0
        third = game.state.players[who].acts == game.box.acts - 1 and not game.state.offline
        return cards.ANY_TIME | 1 << cards.TE_OFFLINE if third else cards.ANY_TIME
    if kind == asked.ASK_ACTION:
        return cards.ANY_TIME | 1 << cards.TE_OTHER if frame.index == CARD_ACTION else cards.ANY_TIME
    if kind == asked.ASK_SHIP:
        return cards.ANY_TIME
    if kind == asked.ASK_SPEND:
        return 1 << cards.TE_BEAVER
    if kind == asked.ASK_HEAL:
        return 1 << cards.TE_RITHEAL
    if kind == asked.ASK_LOOK:
        return 1 << cards.TE_TURTLE
    return 1 << cards.TE_EVOLVE if kind == asked.ASK_EVOLVE else 0


@rule
def can_use(game, who, effect):
    """Its cost can be paid, its condition is met, and it has an effect; free cards may be wasted."""
    me = game.state.players[who]
    if not can_pay_rifles(game, who, effect):
        return False
    if effect == cards.TE_FISH or effect == cards.TE_HARV or effect == cards.TE_TAN:
        return True
    if effect == cards.TE_TURTLE:
        return can_use_turtle(game, who)
    if effect == cards.TE_LAKES:
        return reaches_most_lakes(game, who)
    if effect == cards.TE_RES2R:
        return can_pay(game, who, wide(game.box.effect_amount[cards.TE_RES2R]), 0)
    if effect == cards.TE_ACTIVATE:
        return territories_to_activate(game, who) != 0
    if effect == cards.TE_LEATHER:
        return me.hunters != 0
    if effect == cards.TE_REFRESH:
        return refreshable(game, who) != 0
    if effect == cards.TE_MASKPICK:
        return piles(game) != 0
    if effect == cards.TE_MASKHEAL:
        return in_longhouse(me) > 0
    if effect == cards.TE_OTHER:
        return flags_shown(game) != BOTH_FLAGS
    if effect == cards.TE_OFFLINE:
        return can_pay(game, who, wide(game.box.effect_amount[cards.TE_OFFLINE]), 0)
    if effect == cards.TE_BEAVER:
        return can_use_beaver(game, who)
    if effect == cards.TE_RITHEAL:
        return can_use_ritheal(game, who)
    return can_use_evolve(game, who) if effect == cards.TE_EVOLVE else True


@rule
def would_gain(game, who, effect):
    """Whether a window is worth opening for a free card: it brings something."""
    me = game.state.players[who]
    if effect == cards.TE_FISH:
        return lakes_held(game, who) > 0
    if effect == cards.TE_HARV:
        return me.women != 0
    return me.goods[BEAVER] > 0 if effect == cards.TE_TAN else True


@rule
def flags_shown(game):
    """On the turn card over whose space the marker was placed."""
    return wide(game.box.card_flags[game.state.turn_cards[top(game).at]])


@rule
def do_effect(game, who, effect):
    """The card has been turned or discarded; the decision in which it is used stays on the stack."""
    amount = wide(game.box.effect_amount[effect])
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
        use_turtle(game, who)
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
        gain(game, who, LEATHER, amount * count_bits(game.state.players[who].hunters))
    elif effect == cards.TE_OFFLINE:
        game.state.offline = 1
        push(game, asked.ASK_PAY, who, amount)
    elif effect == cards.TE_ADVANCE and game.state.players[who].disc != 0:
        advance(game, who, faction_of(game.state.players[who]))
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
