"""What each move costs: words, scenes and bots ask here, and the rules charge the same.

What is lost by illness, theft or cold is no price. Goods are numbered as in `PRICED`.
"""

from __future__ import annotations

from ....kernel.tools import charge, count_bits, lowest_bit, prices, rule, top, wide
from ..pieces import moves
from ..pieces.cards import TE_OFFLINE, TE_RES2R, TE_RITHEAL
from ..pieces.decisions import ASK_BARTER, ASK_HEAL, ASK_PAY, ASK_SHIP, ASK_TAN, AT_POST
from ..pieces.goods import BEAVER, DIFFERENT, KINDS, LEATHER, POINT, RIFLE, STEPS
from ..pieces.land import PLACES
from ..pieces.state import NONE
from ..pieces.tiles import BARTER_POST
from . import barter
from .places import place_of, steps_between


@rule
def charge_kinds(out, count, kinds):
    """One of each of these resources."""
    while kinds:
        count = charge(out, count, lowest_bit(kinds), 1)
        kinds &= kinds - 1
    return count


@rule
def card_costs(game, who, move, out):
    """Rifles, and different resources; those for looks and for a tile to be readied are asked for one by one."""
    effect = move - moves.COPY if move >= moves.COPY else move - moves.CARD
    count = charge(out, 0, RIFLE, wide(game.box.effect_rifles[effect]) if effect != TE_RITHEAL else 0)
    if effect == TE_RES2R or effect == TE_OFFLINE:
        count = charge(out, count, DIFFERENT, wide(game.box.effect_amount[effect]))
    return count


@rule
def march_costs(game, who, move, out):
    source, place = (move - moves.MARCH) // PLACES, (move - moves.MARCH) % PLACES
    return charge(out, 0, STEPS, steps_between(game, who, place_of(source), place))


@rule
def escort_costs(game, who, move, out):
    start, place = (move - moves.ESCORT) // PLACES, (move - moves.ESCORT) % PLACES
    return charge(out, 0, STEPS, steps_between(game, who, start, place))


@rule
def good_costs(game, who, move, out):
    """One of the good that the move names."""
    return charge(out, 0, move - moves.VERB_OF[move], 1)


@rule
def toll_point_costs(game, who, move, out):
    return charge(out, 0, POINT, 1, move - moves.TOLL_POINT + 1)


@rule
def gifts(game, who, given, total, kind, out, count):
    """What is given in a barter from this kind on without a question."""
    while kind < KINDS:
        amount = barter.only_to_give(game, who, given, total, kind)
        if amount == NONE:
            break
        count = charge(out, count, kind, amount)
        given |= 1 << kind if amount > 0 else 0
        total += amount
        kind += 1
    return count


@rule
def use_costs(game, who, move, out):
    """Of the progress tiles only the barter post may take something without a question."""
    return gifts(game, who, wide(AT_POST), wide(0), wide(0), out, 0) if move == moves.USE + BARTER_POST else 0


@rule
def gift_costs(game, who, frame, amount, out):
    """So many of the kind that is asked for, and what follows of it."""
    kind, given = wide(frame.stage), wide(frame.given)
    count = charge(out, 0, kind, amount)
    return gifts(game, who, given | (1 << kind if amount > 0 else 0), frame.total + amount, kind + 1, out, count)


@rule
def amount_costs(game, who, move, out):
    """Beavers to be tanned, resources given in a barter, leather for rifles."""
    frame, amount = top(game), move - moves.AMOUNT
    if frame.kind == ASK_BARTER:
        return gift_costs(game, who, frame, amount, out) if 0 <= frame.stage < KINDS else 0
    if frame.kind == ASK_TAN:
        return charge(out, 0, BEAVER, amount)
    return charge(out, 0, LEATHER, amount) if frame.kind == ASK_SHIP else 0


@rule
def buy_costs(game, who, move, out):
    return charge(out, 0, DIFFERENT, wide(game.box.progress_price[game.box.progress_level[move - moves.BUY]]))


@rule
def sell_costs(game, who, move, out):
    count = charge_kinds(out, 0, (move - moves.SELL) // 6)
    return charge(out, count, BEAVER, (move - moves.SELL) % 6)


@rule
def pay_costs(game, who, move, out):
    """Where the turn card lets beavers stand for resources, they pay what is missing."""
    count = charge_kinds(out, 0, move - moves.PAY)
    missing = wide(top(game).different) - count_bits(move - moves.PAY) if top(game).kind == ASK_PAY else 0
    return charge(out, count, BEAVER, missing)


@rule
def heal_costs(game, who, move, out):
    """Beyond what the ritual heals the turn card asks for a rifle each."""
    further = top(game).kind == ASK_HEAL and top(game).natives == 0
    return charge(out, 0, RIFLE, wide(game.box.effect_rifles[TE_RITHEAL]) if further else 0)


@rule
def rifle_costs(game, who, move, out):
    return charge(out, 0, RIFLE, 1)


@rule
def ready_costs(game, who, move, out):
    return charge(out, 0, DIFFERENT, wide(game.box.progress_level[move - moves.READY]))


COSTS = {
    moves.USE: use_costs, moves.CARD: card_costs, moves.COPY: card_costs, moves.MARCH: march_costs,
    moves.ESCORT: escort_costs, moves.TOLL_GOOD: good_costs, moves.TOLL_POINT: toll_point_costs,
    moves.AMOUNT: amount_costs, moves.BUY: buy_costs, moves.SELL: sell_costs, moves.SELL_AGAIN: good_costs,
    moves.PAY: pay_costs, moves.LOOK: good_costs, moves.HEAL: heal_costs, moves.RIFLE_POINT: rifle_costs,
    moves.READY: ready_costs,
}  # fmt: skip
price = prices(moves.MOVES, COSTS)
