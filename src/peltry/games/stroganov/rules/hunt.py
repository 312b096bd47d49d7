"""Hunting: the lowest fur is free, each strictly lower fur passed over costs a horse."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, wide
from ..pieces.cards import A8, A14, S8, has, holds
from ..pieces.decisions import ASK_HUNT_MORE
from ..pieces.events import HUNTED
from ..pieces.furs import LOWEST_FUR
from ..pieces.moves import FURS, HUNT, PASS
from .auxiliary import has_free_moment
from .furs import count_of, how_many, lowest_of, without
from .goods import gain_fur, spend_coins, spend_horses
from .row import is_tile, next_tile

ANY_HORSES = 1 << 20  # A8 hunts for none
FURS_TO_HUNT = len(FURS)  # moves for each place: every fur, and the tiger


@rule
def legal_hunt_on(game, who, place, out, count):
    me = game.state.players[who]
    heap = game.state.row[place].heap
    horses = ANY_HORSES if has(me, A8) else wide(me.horses)
    lower = 0
    while heap and lower <= horses:
        fur = lowest_of(heap)
        furs = count_of(heap, fur)
        heap = without(heap, fur, furs)
        lower += furs
        out[count] = hunt_move(place, fur)
        count += 1
    return count


@rule
def legal_hunt(game, who, out, count):
    """On the Cossack's tile; with S8 also on the nearest tile to the right or left."""
    state = game.state
    me = state.players[who]
    place = wide(me.place)
    if is_tile(state, place):
        count = legal_hunt_on(game, who, place, out, count)
    if has(me, S8):
        for direction in (1, -1):
            beside = next_tile(state, place, direction)
            if beside:
                count = legal_hunt_on(game, who, beside, out, count)
    return count


@rule
def has_furs(state, place):
    return state.row[place].heap != 0


@rule
def can_hunt(game, who):
    """Some fur lies in reach; the lowest is always free."""
    state = game.state
    me = state.players[who]
    place = wide(me.place)
    if is_tile(state, place) and has_furs(state, place):
        return True
    if has(me, S8):
        for direction in (1, -1):
            beside = next_tile(state, place, direction)
            if beside and has_furs(state, beside):
                return True
    return False


@rule
def hunt_move(place, fur):
    return HUNT + (place - 1) * FURS_TO_HUNT + fur - LOWEST_FUR


@rule
def hunted_place(move):
    return (move - HUNT) // FURS_TO_HUNT + 1


@rule
def hunted_fur(move):
    return (move - HUNT) % FURS_TO_HUNT + LOWEST_FUR


@rule
def horses_to_skip(state, place, fur):
    """One for each strictly lower fur."""
    return how_many(state.row[place].heap & (1 << 8 * (fur - LOWEST_FUR)) - 1)


@rule
def hunt(game, who, move, coins):
    """Take the fur. The bear's story comes at once, before a second fur is hunted."""
    me = game.state.players[who]
    place, fur = hunted_place(move), hunted_fur(move)
    horses = 0 if has(me, A8) else horses_to_skip(game.state, place, fur)
    game.state.row[place].furs[fur] -= 1
    tell(game, HUNTED, who, place, fur, horses, coins)
    spend_horses(game, who, horses)
    spend_coins(game, who, coins)
    gain_fur(game, who, fur)


@rule
def hunt_first(game, who, move):
    push(game, ASK_HUNT_MORE, who)
    hunt(game, who, move, 0)


@rule
def second_fur_coins(me):
    """What a second fur of the same hunt costs."""
    return 0 if has(me, A14) else 1


@rule
def can_hunt_more(game, who):
    me = game.state.players[who]
    return me.coins >= second_fur_coins(me) and can_hunt(game, who)


@rule
def legal_hunt_more(game, who, out):
    out[0] = PASS
    return legal_hunt(game, who, out, 1) if can_hunt_more(game, who) else 1


@rule
def may_hunt_more(game, who):
    """S8, fulfilled now, would open the tiles beside. Who holds it is no secret: start wishes are drafted face up."""
    in_reach = can_hunt(game, who) or holds(game.state.players[who], S8)
    return can_hunt_more(game, who) or (in_reach and has_free_moment(game, who))


@rule
def apply_hunt_more(game, who, move):
    pop(game)
    if move != PASS:
        hunt(game, who, move, second_fur_coins(game.state.players[who]))
