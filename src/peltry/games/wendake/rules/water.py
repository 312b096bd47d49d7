"""Canoes and fish: building a canoe, fishing, who has the most canoes on a lake."""

from __future__ import annotations

from ....kernel.tools import count_bits, push, rule, some_of, tell, total, wide
from ..pieces.cards import ONEIDA
from ..pieces.decisions import ASK_LAKE, FOR_CANOE
from ..pieces.events import CANOE_BUILT
from ..pieces.goods import FISH
from ..pieces.land import LAKES
from .goods import gain


@rule
def canoes_on_water(me):
    return total(me.canoes, len(LAKES))


@rule
def let_build(game, who, canoes):
    """Canoes from the supply onto a lake of choice. In the base game lakes are all alike: the own village's."""
    state = game.state
    left = wide(game.box.canoes) - canoes_on_water(state.players[who])
    for _ in range(min(canoes, left)):
        if state.options.base_game:
            build_canoe(game, who, wide(game.box.maps[state.map].home_lake[who]))
        else:
            push(game, ASK_LAKE, who, FOR_CANOE)


@rule
def build_canoe(game, who, lake):
    game.state.players[who].canoes[lake] += 1
    tell(game, CANOE_BUILT, who, lake)


@rule
def catch_of(game, who):
    """Fish by the number of canoes on the water; the Oneida catch one more."""
    me = game.state.players[who]
    fish = wide(game.box.fish_by_canoes[canoes_on_water(me)])
    return fish + game.box.tribes[ONEIDA].amount if me.tribe == ONEIDA else fish


@rule
def go_fishing(game, who):
    gain(game, who, FISH, catch_of(game, who))


@rule
def has_most_canoes(game, who, lake):
    """Strictly the most, and one at least; a tie counts only by the other reading."""
    state = game.state
    own = state.players[who].canoes[lake]
    if own == 0:
        return False
    for rival in range(wide(state.sides)):
        other = state.players[rival].canoes[lake]
        if rival != who and (other > own or (other == own and not state.options.shared_lakes)):
            return False
    return True


@rule
def lakes_held(game, who):
    """On how many lakes a player has the most canoes."""
    count = 0
    for lake in range(len(LAKES)):
        if has_most_canoes(game, who, lake):
            count += 1
    return count


@rule
def lakes_with_canoes(me):
    """As bits."""
    return some_of(me.canoes, len(LAKES))


@rule
def lakes_reached(me):
    """On how many lakes a player has canoes."""
    return count_bits(lakes_with_canoes(me))


@rule
def most_lakes_of_others(game, who):
    state, most = game.state, wide(0)
    for rival in range(wide(state.sides)):
        if rival != who:
            most = max(most, lakes_reached(state.players[rival]))
    return most
