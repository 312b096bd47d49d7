"""The penalties of a clash: of the card left of the board, then of the row from left to right with the new card."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, wide
from ..pieces.cards import FLIP, LEFT_ZONE, LOSE_CARD, LOSE_ENERGY, NONE
from ..pieces.decisions import ASK_PENALTY, DO_PENALTIES
from ..pieces.events import CLASHED, LOST_ENERGY, PENALTY_PAID
from ..pieces.moves import DISCARD
from .courier import lose_energy, toss
from .row import flip


@rule
def begin_penalties(game, who):
    tell(game, CLASHED, who)
    push(game, DO_PENALTIES, who, LEFT_ZONE)


@rule
def next_penalty(place):
    """Where the penalty after this one stands: the left zone comes before the row."""
    return 0 if place == LEFT_ZONE else place + 1


@rule
def penalty_at(game, who, place):
    courier = game.state.couriers[who]
    card = courier.left if place == LEFT_ZONE else courier.row[place]
    return NONE if card == NONE else wide(game.box.penalty[card])


@rule
def penalty_takes(penalty, place, energy, cards):
    """What a penalty takes: what it says or, where that cannot be paid, the card is turned face down.

    The card left of the board stays to the end: it is never turned.
    """
    if (penalty == LOSE_CARD and cards > 0) or (penalty == LOSE_ENERGY and energy > 0):
        return penalty
    return NONE if penalty == NONE or place == LEFT_ZONE else FLIP


@rule
def do_penalties(game, who, place):
    """One card's penalty; then the next one's."""
    courier = game.state.couriers[who]
    following = next_penalty(place)
    if following < courier.row_count:
        push(game, DO_PENALTIES, who, following)
    penalty = penalty_at(game, who, place)
    taken = penalty_takes(penalty, place, wide(courier.energy), wide(courier.hand_count))
    if taken == LOSE_CARD:
        push(game, ASK_PENALTY, who, place)
    elif taken == LOSE_ENERGY:
        lose_energy(game, who, LOST_ENERGY)
    elif taken == FLIP:
        flip(game, who, place, 0 if penalty == FLIP else 1)


@rule
def add_penalties(game, who, place, energy, out, at):
    """What the penalties from this place on take from so much energy: energy, cards and cards turned, in three sums."""
    courier = game.state.couriers[who]
    cards = wide(courier.hand_count)
    while True:
        taken = penalty_takes(penalty_at(game, who, place), place, energy - out[at], cards - out[at + 1])
        if taken == LOSE_ENERGY:
            out[at] += 1
        elif taken == LOSE_CARD:
            out[at + 1] += 1
        elif taken == FLIP:
            out[at + 2] += 1
        place = next_penalty(place)
        if place >= courier.row_count:
            return


@rule
def apply_penalty(game, who, move):
    pop(game)
    toss(game, who, move - DISCARD)
    tell(game, PENALTY_PAID, who, move - DISCARD)
