"""Sangarra the spy: whom she follows, and when she is called back."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import NONE, SANGARRA
from .dice import TIE_ROLL, roll_die
from .events import CURTAIN_OPENED, FIGURE_MOVED, SANGARRA_JOINED, SANGARRA_LEFT, SANGARRA_ROLLED
from .row import add_to_row, remove_from_row, sangarra_home
from .state import wide


@rule
def send_sangarra(game):
    state = game.state
    if state.sangarra != NONE:
        call_back(game)
    elif state.curtain == 0:
        state.curtain = 1
        tell(game, CURTAIN_OPENED, NONE, 0, 0, 0, 0)
    else:
        join(game, find_target(game))


@rule
def call_back(game):
    seat = wide(game.state.sangarra)
    courier = game.state.couriers[seat]
    place = 0
    while courier.row[place] != SANGARRA:
        place += 1
    remove_from_row(game, seat, place)
    sangarra_home(game)
    tell(game, SANGARRA_LEFT, seat, 0, 0, 0, 0)


@rule
def join(game, seat):
    """The right end of the row. No penalties now: they belong to Advance."""
    state = game.state
    add_to_row(game, seat, SANGARRA)
    state.sangarra = seat
    tell(game, SANGARRA_JOINED, seat, 0, 0, 0, 0)
    if state.options.moving_figure != 0 and state.figure != seat:
        state.figure = seat
        tell(game, FIGURE_MOVED, seat, 0, 0, 0, 0)


@rule
def find_target(game):
    """The courier furthest on the road, then with most energy, then with the lowest roll."""
    state = game.state
    players = wide(state.options.players)
    best = -1
    tied = 0
    for seat in range(players):
        courier = state.couriers[seat]
        if courier.alive == 0:
            continue
        rank = 100 * wide(courier.space) + wide(courier.energy)
        if rank > best:
            best = rank
            tied = 0
        if rank == best:
            tied |= 1 << seat
    while tied & (tied - 1) != 0:
        tied = lowest_rolls(game, tied)
    seat = 0
    while tied >> seat != 1:
        seat += 1
    return seat


@rule
def lowest_rolls(game, tied):
    """The tied couriers roll, the first courier's side first; those with the lowest roll stay."""
    state = game.state
    players = wide(state.options.players)
    lowest = 7
    left = 0
    for i in range(players):
        seat = (wide(state.first) + i) % players
        if (tied >> seat) & 1 == 0:
            continue
        roll = roll_die(game, seat, TIE_ROLL, 0)
        tell(game, SANGARRA_ROLLED, seat, roll, 0, 0, 0)
        if roll < lowest:
            lowest = roll
            left = 0
        if roll == lowest:
            left |= 1 << seat
    return left
