"""Sangarra the spy: whom she follows, and when she is called back."""

from __future__ import annotations

from ....kernel.tools import count_bits, lowest_bit, rule, tell, wide
from ..pieces.box import LONGEST_TRACK
from ..pieces.cards import NONE, SANGARRA
from ..pieces.dice import FACES, TIE_ROLL
from ..pieces.events import CURTAIN_OPENED, FIGURE_MOVED, SANGARRA_JOINED, SANGARRA_LEFT, SANGARRA_ROLLED
from .courier import nth_of_round
from .dice import roll_die
from .row import add_to_row, remove_from_row, sangarra_home


@rule
def send_sangarra(game):
    state = game.state
    if state.sangarra != NONE:
        call_back(game)
    elif state.curtain == 0:
        state.curtain = 1
        tell(game, CURTAIN_OPENED, NONE)
    else:
        join(game, find_target(game))


@rule
def call_back(game):
    who = wide(game.state.sangarra)
    courier = game.state.couriers[who]
    place = 0
    while courier.row[place] != SANGARRA:
        place += 1
    remove_from_row(game, who, place)
    sangarra_home(game)
    tell(game, SANGARRA_LEFT, who)


@rule
def join(game, who):
    """The right end of the row. No penalties now: they belong to Advance."""
    state = game.state
    add_to_row(game, who, SANGARRA)
    state.sangarra = who
    tell(game, SANGARRA_JOINED, who)
    if state.options.moving_figure != 0 and state.figure != who:
        state.figure = who
        tell(game, FIGURE_MOVED, who)


@rule
def find_target(game):
    """The courier furthest on the road, then with most energy, then with the lowest roll."""
    state = game.state
    players = wide(state.options.players)
    best = -1
    tied = 0
    for who in range(players):
        courier = state.couriers[who]
        if courier.alive == 0:
            continue
        rank = (LONGEST_TRACK + 1) * wide(courier.space) + wide(courier.energy)
        if rank > best:
            best = rank
            tied = 0
        if rank == best:
            tied |= 1 << who
    while count_bits(tied) > 1:
        tied = lowest_rolls(game, tied)
    return lowest_bit(tied)


@rule
def lowest_rolls(game, tied):
    """The tied couriers roll, the first courier's side first; those with the lowest roll stay."""
    lowest = FACES + 1
    left = 0
    for nth in range(wide(game.state.options.players)):
        who = nth_of_round(game, nth)
        if (tied >> who) & 1 == 0:
            continue
        roll = roll_die(game, who, TIE_ROLL, 0)
        tell(game, SANGARRA_ROLLED, who, roll)
        if roll < lowest:
            lowest = roll
            left = 0
        if roll == lowest:
            left |= 1 << who
    return left
