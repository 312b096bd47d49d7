"""Auxiliary actions, any number of them at any free moment: buy a fur, swap furs, fulfil a wish."""

from __future__ import annotations

from ....kernel.tools import clause, highest_bit, offer, pop, push, rule, tell, top, wide
from ..pieces import moves
from ..pieces.amounts import FUR_PRICE, SWAP_HORSES, SWAPPED_FURS
from ..pieces.cards import A3, has
from ..pieces.decisions import ASK_ADVANCED, ASK_PURCHASE, ASK_SWAP_PAY, ASK_WISH_SONG
from ..pieces.events import BOUGHT, PAID_FUR, SWAPPED
from ..pieces.furs import BEAR, LOWEST_FUR, TIGER
from . import wishes
from .advanced import can_act
from .furs import (
    count_of,
    draw_from_bag,
    how_many_with_tigers,
    legal_market,
    lowest_of,
    market_is_empty,
    take_from_market,
)
from .goods import lose_fur, spend_coins, spend_horses
from .pay import ask_pay
from .reach import FREE_OF_FUR

ANY_FUR, LOWER_FUR = 0, 1


@rule
def highest_held(player):
    """The highest value a player could give: a tiger, or a fur with a coin, counts as an 8."""
    if player.heap == 0:
        return 0
    if player.furs[TIGER] > 0 or player.coins > 0:
        return BEAR
    return LOWEST_FUR + (highest_bit(player.heap) >> 3)


@rule
def can_swap_lower(player, market):
    """A horse, and something that counts for more than the lowest fur of a market that is not empty."""
    return (player.horses >= SWAP_HORSES) & (highest_held(player) > lowest_of(market))


@clause
def legal_auxiliary(game, who, out, count):
    state = game.state
    player = state.players[who]
    market, bag = state.market_heap, state.bag_heap
    if player.horses >= FUR_PRICE:
        count = offer(out, count, moves.BUY_MARKET, market != 0)
        count = offer(out, count, moves.BUY_BAG, bag != 0)
    if player.heap and market:
        count = offer(out, count, moves.SWAP_LOWER, can_swap_lower(player, market))
        count = offer(out, count, moves.SWAP_TWO, how_many_with_tigers(player.heap) >= SWAPPED_FURS)
    # A wish that a song would fulfil has another number than one fulfilled without it.
    return wishes.legal_fulfil(
        game, who, moves.FULFIL_PLAIN if top(game).kind == ASK_WISH_SONG else moves.FULFIL, out, count
    )


@clause
def can_do_auxiliary(game, who):
    state = game.state
    player = state.players[who]
    if not market_is_empty(state):
        if player.horses >= FUR_PRICE or how_many_with_tigers(player.heap) >= SWAPPED_FURS:
            return True
        if can_swap_lower(player, state.market_heap):
            return True
    elif player.horses >= FUR_PRICE and state.bag_heap != 0:
        return True
    return might_fulfil(game, player)


@rule
def might_fulfil(game, player):
    """Whether any wish could be fulfilled with as many furs. A pause must not tell which wishes are in hand."""
    furs = how_many_with_tigers(player.heap)
    return player.hand != 0 and furs >= game.box.least_need - has(player, A3)


@rule
def legal_free_moment(game, who, out, count):
    """What may be done at any free moment of the own turn or of winter."""
    count = legal_auxiliary(game, who, out, count)
    return offer(out, count, moves.SEASON_WISH, can_use_season_wish(game, who))


@rule
def can_use_season_wish(game, who):
    return wishes.season_wish_open(game, who) and can_act(game, who, FREE_OF_FUR)


@rule
def has_free_moment(game, who):
    return can_do_auxiliary(game, who) or can_use_season_wish(game, who)


@rule
def may_use_wish_song(game, who):
    """Whether a song could fulfil a wish, now or after an auxiliary action."""
    return wishes.can_use_wish_song(game, who) or (game.state.players[who].hand != 0 and has_free_moment(game, who))


@rule
def is_free_move(game, move):
    """A wish fulfilled by a song is the answer to a decision, no auxiliary action."""
    if moves.FULFIL <= move < moves.FULFIL_PLAIN and top(game).kind == ASK_WISH_SONG:
        return False
    return move == moves.SEASON_WISH or move >= moves.BUY_MARKET


@rule
def apply_free_move(game, who, move):
    """The pending decision stays where it is and is asked again afterwards."""
    if move >= moves.FULFIL:
        wish = move - moves.FULFIL_PLAIN if move >= moves.FULFIL_PLAIN else move - moves.FULFIL
        wishes.start_fulfil(game, who, wish, wishes.furs_to_keep(game, game.state.players[who], wish))
    elif move == moves.SEASON_WISH:
        wishes.use_season_wish(game, who)
        push(game, ASK_ADVANCED, who, 0, 0)
    elif move == moves.BUY_BAG:
        tell(game, BOUGHT, who, 1, FUR_PRICE)
        spend_horses(game, who, FUR_PRICE)
        draw_from_bag(game, who)
    elif move == moves.BUY_MARKET:
        tell(game, BOUGHT, who, 0, FUR_PRICE)
        spend_horses(game, who, FUR_PRICE)
        push(game, ASK_PURCHASE, who, ANY_FUR)
    elif move == moves.SWAP_LOWER:
        tell(game, SWAPPED, who, 0)
        push(game, ASK_PURCHASE, who, LOWER_FUR)
    else:
        tell(game, SWAPPED, who, 1)
        push(game, ASK_PURCHASE, who, ANY_FUR)
        ask_pay(game, who, 0, 0, 0, SWAPPED_FURS)


# Choosing in the market, and paying for a lower fur.


@rule
def legal_purchase(game, who, out):
    if top(game).lower == ANY_FUR:
        return legal_market(game, who, out)
    highest = highest_held(game.state.players[who])
    heap = game.state.market_heap
    count = 0
    for fur in range(LOWEST_FUR, highest):
        count = offer(out, count, moves.TAKE + fur - LOWEST_FUR, count_of(heap, fur) > 0)
    return count


@rule
def apply_purchase(game, who, move):
    lower = wide(top(game).lower)
    pop(game)
    fur = move - moves.TAKE + LOWEST_FUR
    if lower == ANY_FUR:
        take_from_market(game, who, fur)
        return
    only = only_swap_payment(game.state.players[who], fur)
    if only:
        swap(game, who, only, fur)
    else:
        push(game, ASK_SWAP_PAY, who, fur)


@rule
def can_swap(player, fur, wanted):
    """A higher fur as it is, a lower one with a coin, or a tiger."""
    return (count_of(player.heap, fur) > 0) & ((fur > wanted) | (player.coins > 0))


@rule
def only_swap_payment(player, wanted):
    """The one fur that can be given, 0 when there is a choice."""
    only = 0
    for fur in range(LOWEST_FUR, TIGER + 1):
        if can_swap(player, fur, wanted):
            if only:
                return 0
            only = fur
    return only


@rule
def legal_swap_pay(game, who, out):
    player = game.state.players[who]
    wanted = wide(top(game).wanted)
    count = 0
    for fur in range(LOWEST_FUR, TIGER + 1):
        count = offer(out, count, moves.PAY + fur - LOWEST_FUR, can_swap(player, fur, wanted))
    return count


@rule
def apply_swap_pay(game, who, move):
    wanted = wide(top(game).wanted)
    pop(game)
    swap(game, who, move - moves.PAY + LOWEST_FUR, wanted)


@rule
def swap(game, who, fur, wanted):
    """One horse and the fur; it enters the bag before the market is refilled."""
    coin = 0 if fur > wanted else 1
    spend_horses(game, who, SWAP_HORSES)
    tell(game, PAID_FUR, who, fur, 0 if coin == 0 else BEAR, coin)
    spend_coins(game, who, coin)
    lose_fur(game, who, fur)
    take_from_market(game, who, wanted)
