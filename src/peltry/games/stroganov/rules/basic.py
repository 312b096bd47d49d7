"""The five basic actions: a coin, four horses, a move, a hunt, a trade."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.amounts import BONUS_GOODS, COIN_ACTION, HORSES_ACTION
from ..pieces.decisions import ASK_TRADE, DO_ACTION
from ..pieces.events import TOOK_COIN, TOOK_HORSES, TRADED
from ..pieces.moves import BONUS, COIN, FOUR_HORSES, HUNT, TRADE, VISIT, WALK
from ..pieces.state import NONE
from .furs import can_pay
from .goods import gain_coins, gain_horses
from .hunt import hunt_first, legal_hunt
from .pay import ask_pay
from .rewards import give_goods
from .row import legal_walk, walk


@rule
def is_basic(move):
    return WALK <= move < VISIT


@rule
def legal_basic(game, who, second, out, count):
    """`second` is 1 for the paid main action, which costs a fur of any value besides."""
    state = game.state
    out[count] = COIN
    out[count + 1] = FOUR_HORSES
    count = legal_walk(game, who, out, count + 2)
    count = legal_hunt(game, who, out, count)
    return offer(out, count, TRADE, can_pay(state.players[who], 1, wide(state.trade_fur), second))


@rule
def do_basic(game, who, move):
    if move == COIN:
        tell(game, TOOK_COIN, who)
        gain_coins(game, who, COIN_ACTION)
    elif move == FOUR_HORSES:
        tell(game, TOOK_HORSES, who)
        gain_horses(game, who, HORSES_ACTION)
    elif move >= HUNT:
        hunt_first(game, who, move)
    elif move == TRADE:
        trade(game, who, 0)
    else:
        walk(game, who, move)


@rule
def trade(game, who, second):
    """Return a fur of the trade action's value, then choose two bonuses."""
    trade_fur = wide(game.state.trade_fur)
    tell(game, TRADED, who, trade_fur)
    push(game, ASK_TRADE, who, 2)
    ask_pay(game, who, 1, trade_fur, 0, second)


@rule
def pay_and_do_basic(game, who, move):
    """A second basic action costs one fur of any value."""
    if move == TRADE:
        trade(game, who, 1)
        return
    push(game, DO_ACTION, who, move)
    ask_pay(game, who, 0, 0, 0, 1)


@rule
def legal_trade(game, who, out):
    for bonus in range(len(BONUS_GOODS)):
        out[bonus] = BONUS + bonus
    return legal_walk(game, who, out, len(BONUS_GOODS))


@rule
def apply_trade(game, who, move):
    frame = top(game)
    frame.bonuses -= 1
    if frame.bonuses == 0:
        pop(game)
    if move < BONUS:
        walk(game, who, move)
    else:
        good, amount = BONUS_GOODS[move - BONUS]
        give_goods(good, game, who, amount, NONE)
