"""Death, victory and the two ways in which all lose."""

from __future__ import annotations

from ...kernel.decisions import pop, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import NONE
from .courier import toss
from .events import ALL_ARE_DEAD, DIED, GAME_WON, LOST_HAND, MOSCOW_HAS_FALLEN
from .frames import DO_SEATS
from .piles import discard_road
from .row import clear_row
from .state import ALL_DEAD, MOSCOW_FELL, WON, wide


@rule
def finish(game, ending, winner):
    state = game.state
    state.over = 1
    state.ending = ending
    state.winner = winner
    state.turn = NONE
    state.depth = 0


@rule
def discard_duel(game):
    state = game.state
    for i in range(wide(state.duel_count)):
        discard_road(game, wide(state.duel[i]))
    state.duel_count = 0


@rule
def win(game, seat):
    discard_duel(game)
    tell(game, GAME_WON, seat, 0, 0, 0, 0)
    finish(game, WON, seat)


@rule
def moscow_falls(game):
    tell(game, MOSCOW_HAS_FALLEN, NONE, 0, 0, 0, 0)
    finish(game, MOSCOW_FELL, NONE)


@rule
def die(game, seat):
    """Energy is gone in Irkutsk: all the courier's cards leave, and whatever was left of the turn is lost."""
    courier = game.state.couriers[seat]
    while courier.hand_count > 0:
        card = wide(courier.hand[0])
        toss(game, seat, card)
        tell(game, LOST_HAND, seat, card, 0, 0, 0)
    clear_row(game, seat)
    for i in range(wide(courier.ability_count)):
        discard_road(game, wide(courier.abilities[i]))
    courier.ability_count = 0
    courier.alive = 0
    discard_duel(game)
    tell(game, DIED, seat, 0, 0, 0, 0)
    if not anybody_alive(game):
        tell(game, ALL_ARE_DEAD, NONE, 0, 0, 0, 0)
        finish(game, ALL_DEAD, NONE)
        return
    while top(game).kind != DO_SEATS:
        pop(game)


@rule
def anybody_alive(game):
    for seat in range(wide(game.state.options.players)):
        if game.state.couriers[seat].alive != 0:
            return True
    return False
