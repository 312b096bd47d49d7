"""Choosing a lake, and effect A of an alliance: the faction's ship, a canoe moved away, leather for rifles."""

from __future__ import annotations

from ....kernel.tools import choice, lowest_bit, offer_each, pop, push, rule, tell, top, wide
from ..pieces.decisions import ASK_SHIP, FOR_CANOE, FOR_SHIP
from ..pieces.events import CANOE_LOST, SHIP_CAME, TOWED
from ..pieces.goods import LEATHER, RIFLE
from ..pieces.land import LAKES
from ..pieces.moves import AMOUNT, DONE, LAKE, TOW
from ..pieces.state import NONE
from .goods import gain, spend
from .water import build_canoe, has_most_canoes, lakes_with_canoes


@rule
def lakes_to_choose(game, who):
    """For a canoe any lake in use; for a ship another one than now, without the other ship; for a storm one's own."""
    state, frame = game.state, top(game)
    lakes = wide(game.box.maps[state.map].lakes)
    if frame.purpose == FOR_CANOE:
        return lakes
    if frame.purpose == FOR_SHIP:
        for faction in range(2):
            if state.ships[faction] != NONE:
                lakes &= ~(1 << state.ships[faction])
        return lakes
    return lakes_with_canoes(state.players[who])


legal_lake, only_lake = choice("lake", LAKE, lakes_to_choose)


@rule
def apply_lake(game, who, move):
    frame = top(game)
    purpose, faction, lake = frame.purpose, wide(frame.ship), move - LAKE
    pop(game)
    if purpose == FOR_CANOE:
        build_canoe(game, who, lake)
    elif purpose == FOR_SHIP:
        game.state.ships[faction] = lake
        tell(game, SHIP_CAME, who, faction, lake)
        push(game, ASK_SHIP, who, faction)
    else:
        game.state.players[who].canoes[lake] -= 1
        tell(game, CANOE_LOST, who, lake)


# At the ship's lake: a canoe may be moved away, before the barter or after it.


@rule
def most_rifles(game, who):
    """As many as the space of the disc says, for whoever has the most canoes there."""
    frame = top(game)
    me = game.state.players[who]
    if frame.traded or not has_most_canoes(game, who, wide(game.state.ships[frame.flag])):
        return wide(0)
    return min(abs(wide(me.disc)), wide(me.goods[LEATHER]))


@rule
def whose_canoes(game):
    """Sides of which a canoe may be moved away, as bits: anybody's, once."""
    state, frame, sides = game.state, top(game), wide(0)
    if frame.towed == 0:
        for side in range(wide(state.sides)):
            if state.players[side].canoes[state.ships[frame.flag]] > 0:
                sides |= 1 << side
    return sides


@rule
def legal_ship(game, who, out):
    lakes = wide(game.box.maps[game.state.map].lakes) & ~(1 << game.state.ships[top(game).flag])
    sides = whose_canoes(game)
    count = 0
    for rifles in range(1, most_rifles(game, who) + 1):
        out[count] = AMOUNT + rifles
        count += 1
    while sides:
        count = offer_each(out, count, TOW + len(LAKES) * lowest_bit(sides), lakes)
        sides &= sides - 1
    out[count] = DONE
    return count + 1


@rule
def only_ship(game, who):
    return NONE if whose_canoes(game) or most_rifles(game, who) > 0 else DONE


@rule
def apply_ship(game, who, move):
    state, frame = game.state, top(game)
    here = wide(state.ships[frame.flag])
    if move == DONE:
        pop(game)
    elif move >= TOW:
        side, lake = (move - TOW) // len(LAKES), (move - TOW) % len(LAKES)
        frame.towed = 1
        state.players[side].canoes[here] -= 1
        state.players[side].canoes[lake] += 1
        tell(game, TOWED, who, side, here, lake)
    else:
        frame.traded = 1
        spend(game, who, LEATHER, move - AMOUNT)
        gain(game, who, RIFLE, move - AMOUNT)
