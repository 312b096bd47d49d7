"""Death, victory and the two ways in which all lose; who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.tools import pop, rule, tell, top, wide
from ..pieces.cards import NONE
from ..pieces.decisions import DO_SEATS
from ..pieces.events import ALL_ARE_DEAD, DIED, GAME_WON, LOST_HAND, MOSCOW_HAS_FALLEN
from ..pieces.state import ALL_DEAD, MOSCOW_FELL, WON
from .courier import toss
from .piles import discard_road
from .row import clear_row


@rule
def finish(game, ending, winner):
    state = game.state
    state.over = 1
    state.ending = ending
    state.winner = winner
    state.turn = NONE
    state.depth = 0


@rule
def leave_irkutsk(game):
    """The cards of the duel are discarded, and what it told of a hand is of no use any more."""
    state = game.state
    state.lacks = 0
    for i in range(wide(state.duel_count)):
        discard_road(game, wide(state.duel[i]))
    state.duel_count = 0


@rule
def win(game, who):
    leave_irkutsk(game)
    tell(game, GAME_WON, who)
    finish(game, WON, who)


@rule
def moscow_falls(game):
    tell(game, MOSCOW_HAS_FALLEN, NONE)
    finish(game, MOSCOW_FELL, NONE)


@rule
def die(game, who):
    """Energy is gone in Irkutsk: all the courier's cards leave, and whatever was left of the turn is lost."""
    courier = game.state.couriers[who]
    while courier.hand_count > 0:
        card = wide(courier.hand[0])
        toss(game, who, card)
        tell(game, LOST_HAND, who, card)
    clear_row(game, who)
    for i in range(wide(courier.ability_count)):
        discard_road(game, wide(courier.abilities[i]))
    courier.ability_count = 0
    courier.alive = 0
    leave_irkutsk(game)
    tell(game, DIED, who)
    if not anybody_alive(game):
        tell(game, ALL_ARE_DEAD, NONE)
        finish(game, ALL_DEAD, NONE)
        return
    while top(game).kind != DO_SEATS:
        pop(game)


@rule
def anybody_alive(game):
    for who in range(wide(game.state.options.players)):
        if game.state.couriers[who].alive != 0:
            return True
    return False


@rule
def scores(game, out):
    """One point for the courier who beat Ogareff; in a shared defeat nobody has any."""
    players = wide(game.state.options.players)
    for who in range(players):
        out[who] = 1 if game.state.winner == who else 0
    return players


def ranking(state: Any, points: Sequence[int]) -> list[int]:
    """The winner, then the living by how far they came, then the dead."""
    couriers = state["couriers"]

    def standing(who: int) -> tuple[int, int, int, int]:
        courier = couriers[who]
        return -points[who], -int(courier["alive"]), -int(courier["space"]), -int(courier["energy"])

    return sorted(range(len(points)), key=standing)


def winners(state: Any, points: Sequence[int]) -> list[int]:
    """The courier who beat Ogareff; nobody in a shared defeat."""
    return [who for who, won in enumerate(points) if won]
