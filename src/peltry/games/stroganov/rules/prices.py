"""What each move costs: words, scenes and bots ask here, and the rules charge the same.

A coin or a tiger that stands in for a fur is a way to pay it, no price of its own: only who pays with it is told so.
"""

from __future__ import annotations

from ....kernel.tools import charge, prices, rule, top, wide
from ..pieces import decisions as asked
from ..pieces import moves
from ..pieces.amounts import FUR_PRICE, SWAP_HORSES, SWAPPED_FURS
from ..pieces.box import COINS, FURS, HORSES, REGIONS, STORY, TIGERS
from ..pieces.cards import A8, S9, has
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.state import NONE
from .auxiliary import LOWER_FUR
from .basic import is_basic
from .claims import claim_price
from .hunt import horses_to_skip, hunted_fur, hunted_place, second_fur_coins
from .outposts import free_space
from .row import horses_to
from .trophy import next_fur

ACTIONS = (  # what a main action can be
    moves.WALK, moves.COIN, moves.FOUR_HORSES, moves.TRADE, moves.HUNT,
    moves.VISIT, moves.YURT, moves.WISH, moves.BUILD, moves.CLAIM,
)  # fmt: skip


@rule
def go_costs(game, who, move, out):
    return charge(out, 0, HORSES, horses_to(game.state, game.state.players[who], move - moves.GO + 1))


@rule
def hunt_costs(game, who, move, out):
    """A horse for each lower fur; a second fur of the same hunt costs a coin besides."""
    me = game.state.players[who]
    horses = 0 if has(me, A8) else horses_to_skip(game.state, hunted_place(move), hunted_fur(move))
    count = charge(out, 0, HORSES, horses)
    return charge(out, count, COINS, second_fur_coins(me) if pending(game) == asked.ASK_HUNT_MORE else 0)


@rule
def trade_costs(game, who, move, out):
    return charge(out, 0, FURS, 1, wide(game.state.trade_fur))


@rule
def build_costs(game, who, move, out):
    """The horses shown on the leftmost free space; a song builds for nothing."""
    region = move - moves.BUILD
    space = free_space(game, region)
    if space < 0 or pending(game) == asked.ASK_OUTPOST:
        return 0
    return charge(out, 0, HORSES, wide(game.box.outpost_horses[region, space]))


@rule
def claim_costs(game, who, move, out):
    place = move - moves.CLAIM + 1
    return charge(out, 0, FURS, claim_price(game.state, place), region_fur(game, move))


@rule
def pay_costs(game, who, move, out):
    """The fur itself, and a coin where it has another value than is asked."""
    fur, kind = move - moves.PAY + LOWEST_FUR, pending(game)
    count = charge(out, 0, HORSES, SWAP_HORSES if kind == asked.ASK_SWAP_PAY else 0)
    count = charge(out, count, FURS, 1, fur)
    coin = 0
    if kind == asked.ASK_SWAP_PAY:
        coin = 0 if fur > top(game).wanted else 1
    elif kind == asked.ASK_PAY and top(game).keep_and_free < asked.FREE:
        coin = 0 if fur == top(game).value or fur == TIGER else 1
    return charge(out, count, COINS, coin)


@rule
def cover_costs(game, who, move, out):
    return charge(out, 0, COINS if move == moves.COVER_COIN else TIGERS, 1)


@rule
def take_costs(game, who, move, out):
    """A fur of the market: bought before, or swapped for a higher one now."""
    if pending(game) != asked.ASK_PURCHASE or top(game).lower != LOWER_FUR:
        return 0
    return swap_lower_costs(game, who, move, out)


@rule
def swap_lower_costs(game, who, move, out):
    return charge(out, charge(out, 0, HORSES, SWAP_HORSES), FURS, 1)


@rule
def swap_two_costs(game, who, move, out):
    return charge(out, 0, FURS, SWAPPED_FURS)


@rule
def buy_costs(game, who, move, out):
    return charge(out, 0, HORSES, FUR_PRICE)


@rule
def climb_costs(game, who, move, out):
    return charge(out, 0, FURS, 1 if next_fur(game, game.state.players[who]) > 0 else 0, trophy_fur(game, who))


@rule
def story_trophy_costs(game, who, move, out):
    return charge(out, 0, STORY, trophy_fur(game, who))


@rule
def trophy_fur(game, who):
    """Shown on the space below the token; 0 where none is, or there is no such space."""
    return max(0, next_fur(game, game.state.players[who]))


@rule
def sing_costs(game, who, move, out):
    song = game.state.songs[move - moves.SING]
    return charge(out, 0, STORY, wide(game.box.song_story[song]) if song >= 0 else 0)


@rule
def fulfil_costs(game, who, move, out):
    """The furs that are returned; those to be owned stay."""
    card = game.box.wishes[move - moves.VERB_OF[move]]
    return charge(out, 0, FURS, wide(card.pay), wide(card.value))


COSTS = {
    moves.GO: go_costs, moves.HUNT: hunt_costs, moves.TRADE: trade_costs, moves.BUILD: build_costs,
    moves.CLAIM: claim_costs, moves.PAY: pay_costs, moves.COVER: cover_costs, moves.TAKE: take_costs,
    moves.CLIMB: climb_costs, moves.SING: sing_costs, moves.STORY_TROPHY: story_trophy_costs,
    moves.BUY_MARKET: buy_costs, moves.BUY_BAG: buy_costs, moves.SWAP_LOWER: swap_lower_costs,
    moves.SWAP_TWO: swap_two_costs, moves.FULFIL: fulfil_costs, moves.FULFIL_PLAIN: fulfil_costs,
}  # fmt: skip
own_price = prices(moves.MOVES, COSTS, shown_at_the_end=True)


@rule
def price(game, move, out):
    """What a move costs whoever is to play; the fur of a second main action comes last."""
    count = own_price(game, move, out)
    if pending(game) == asked.ASK_MAIN and top(game).which == asked.PAID_MAIN and moves.VERB_OF[move] in ACTIONS:
        count = charge(out, count, FURS, 1, second_action_fur(game, wide(top(game).who), move))
    return count


@rule
def second_action_fur(game, who, move):
    """The value that the fur for a second main action must have, 0 for any."""
    return 0 if is_basic(move) or has(game.state.players[who], S9) else region_fur(game, move)


@rule
def region_fur(game, move):
    """The fur of the region in which an advanced action happens."""
    region = game.box.region_of[move - moves.CLAIM + 1] if move >= moves.CLAIM else (move - moves.VISIT) % REGIONS
    return wide(game.state.region_fur[region])


@rule
def pending(game):
    """The pending decision, NONE when there is none."""
    return NONE if game.state.over else wide(top(game).kind)
