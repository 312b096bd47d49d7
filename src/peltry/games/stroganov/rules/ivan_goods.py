"""How Ivan pays furs, chooses in the market and receives trophies."""

from __future__ import annotations

from ....kernel.tools import rule, tell, wide
from ..pieces.events import CLIMBED, PAID_FUR
from ..pieces.furs import BEAR, LOWEST_FUR, TIGER
from ..pieces.state import FROM_TROPHIES
from .furs import fill_market, market_is_empty, take_from_market
from .goods import gain_points, lose_fur, spend_coins
from .trophy import deepest_row, next_fur, row_reward


@rule
def ivan_can_pay(player, value, count):
    """Furs of the value, then bears, coins and tigers: all wild for him."""
    wild = wide(player.coins) + wide(player.furs[TIGER])
    if value != BEAR:
        wild += wide(player.furs[BEAR])
    return player.furs[value] + wild >= count


@rule
def ivan_pays(game, who, value, count):
    player = game.state.players[who]
    for _ in range(count):
        if player.furs[value] > 0:
            tell(game, PAID_FUR, who, value, value, 0)
            lose_fur(game, who, value)
        elif player.furs[BEAR] > 0:
            tell(game, PAID_FUR, who, BEAR, value, 0)
            lose_fur(game, who, BEAR)
        elif player.coins > 0:
            spend_coins(game, who, 1)
        else:
            tell(game, PAID_FUR, who, TIGER, value, 0)
            lose_fur(game, who, TIGER)


@rule
def ivan_takes_from_market(game, who):
    """The lowest or the highest fur, as the card in front of him shows."""
    state = game.state
    fill_market(game)
    if market_is_empty(state):
        return
    if state.flipped >= 0 and game.box.cards[state.flipped].high:
        fur = BEAR
        while state.market[fur] == 0:
            fur -= 1
    else:
        fur = LOWEST_FUR
        while state.market[fur] == 0:
            fur += 1
    take_from_market(game, who, fur)


@rule
def lacks_trophy_fur(game, who):
    player = game.state.players[who]
    fur = next_fur(game, player)
    return fur > 0 and not ivan_can_pay(player, fur, 1)


@rule
def ivan_trophy(game, who):
    """He climbs when he can pay, and has the points of his space either way."""
    player = game.state.players[who]
    fur = next_fur(game, player)
    if fur >= 0 and not lacks_trophy_fur(game, who):
        if fur > 0:
            ivan_pays(game, who, fur, 1)
        player.trophy += 1
        tell(game, CLIMBED, who, player.trophy, 0)
    reward = game.box.rewards[row_reward(player, deepest_row(player))]
    gain_points(game, who, wide(reward.amounts[0]), FROM_TROPHIES)
