"""What each move costs: words, scenes and bots ask here, and the rules charge the same.

What is lost by illness, theft or cold is no price. Goods are numbered as in `PRICED`.
"""

from __future__ import annotations

from ....kernel.tools import charge, count_bits, dispatch, lowest_bit, rule, top, wide
from ..pieces import moves
from ..pieces.cards import TE_OFFLINE, TE_RES2R, TE_RITHEAL
from ..pieces.decisions import ASK_BARTER, ASK_HEAL, ASK_PAY, ASK_SHIP, ASK_TAN
from ..pieces.goods import BEAVER, DIFFERENT, LEATHER, POINT, RESOURCES, RIFLE, STEPS
from ..pieces.land import PLACES
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
def amount_costs(game, who, move, out):
    """Beavers to be tanned, resources given in a barter, leather for rifles."""
    frame = top(game)
    good = -1
    if frame.kind == ASK_TAN:
        good = BEAVER
    elif frame.kind == ASK_SHIP:
        good = LEATHER
    elif frame.kind == ASK_BARTER and 0 <= frame.stage < len(RESOURCES):
        good = wide(frame.stage)
    return charge(out, 0, good, move - moves.AMOUNT) if good >= 0 else 0


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


OWN_PRICE = {
    moves.CARD: card_costs, moves.COPY: card_costs, moves.MARCH: march_costs, moves.ESCORT: escort_costs,
    moves.TOLL_GOOD: good_costs, moves.TOLL_POINT: toll_point_costs, moves.AMOUNT: amount_costs, moves.BUY: buy_costs,
    moves.SELL: sell_costs, moves.SELL_AGAIN: good_costs, moves.PAY: pay_costs, moves.LOOK: good_costs,
    moves.HEAL: heal_costs, moves.RIFLE_POINT: rifle_costs, moves.READY: ready_costs,
}  # fmt: skip
own_price = dispatch("own_price", OWN_PRICE, otherwise=0)


@rule
def price(game, move, out):
    """What a move costs whoever is to play."""
    if game.state.over:
        return 0
    return own_price(moves.VERB_OF[move], game, wide(top(game).who), move, out)
