"""Advance: a step, the Tartars' space, a road card, its immediate danger, and the penalties of a clash."""

from __future__ import annotations

from ...kernel.decisions import pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import FAST, FLIP, IMMEDIATE, LOSE_CARD, LOSE_ENERGY, NONE
from .courier import draw_cards, find_ability, lose_energy, remove_ability, toss
from .dice import EVASION_ROLL, roll_die
from .ending import die
from .events import (
    ADVANCED,
    CLASHED,
    ENTERED_IRKUTSK,
    EVADED,
    LOST_ENERGY,
    NOT_EVADED,
    PENALTY_PAID,
    PLAYED,
    ROAD_CARD,
    WENT_FAST,
)
from .frames import (
    AGAIN,
    DO_ADVANCE,
    DO_CHECK,
    DO_CLEARING,
    DO_PENALTIES,
    DO_ROAD_CARD,
    IMMEDIATE_DANGER,
    PENALTY_CARD,
)
from .moves import DECLINE, DISCARD, PLAY
from .moves import FAST as GO_FAST
from .piles import discard_road, draw_road, show_top
from .row import add_to_row, any_down, cover, flip, has_clash
from .state import wide


@rule
def can_advance(game, seat):
    state = game.state
    courier = state.couriers[seat]
    entering = courier.space + 1 == game.box.road[state.options.edition].last
    needed = game.box.entry_energy if entering else 1
    return courier.energy >= needed and not any_down(game, seat) and not has_clash(game, seat)


@rule
def do_advance(game, seat):
    state = game.state
    courier = state.couriers[seat]
    courier.energy -= 1
    courier.space += 1
    tell(game, ADVANCED, seat, wide(courier.space), wide(courier.energy), 0, 0)
    if courier.space == game.box.road[state.options.edition].last:
        tell(game, ENTERED_IRKUTSK, seat, 0, 0, 0, 0)
        if courier.energy == 0:
            die(game, seat)
        else:
            push(game, DO_CLEARING, seat, 0, 0, 0)
        return
    push(game, DO_ROAD_CARD, seat, 0, 0, 0)
    if meets_tartars(game, seat) and state.options.late_evasion == 0:
        evade_tartars(game, seat)


@rule
def meets_tartars(game, seat):
    """They let the blind pass."""
    courier = game.state.couriers[seat]
    return courier.space == game.state.tartars and courier.left == NONE


@rule
def evade_tartars(game, seat):
    strength = wide(game.state.strength)
    roll = roll_die(game, seat, EVASION_ROLL, strength)
    if roll >= strength:
        tell(game, EVADED, seat, roll, strength, 0, 0)
        draw_cards(game, seat, 1)
    else:
        tell(game, NOT_EVADED, seat, roll, strength, 0, 0)
        lose_energy(game, seat, LOST_ENERGY)


@rule
def do_road_card(game, seat):
    state = game.state
    deck = wide(game.box.road[state.options.edition].deck[state.couriers[seat].space])
    card = draw_road(game, deck)
    late = meets_tartars(game, seat) and state.options.late_evasion != 0
    push(game, DO_CHECK, seat, 1 if late else 0, 0, 0)
    if card == NONE:
        return
    add_to_row(game, seat, card)
    tell(game, ROAD_CARD, seat, card, 0, 0, 0)
    show_top(game, deck)
    danger = wide(game.box.icon[card, IMMEDIATE])
    if danger != NONE:
        push(game, IMMEDIATE_DANGER, seat, danger, 0, 0)


@rule
def legal_immediate(game, seat, out):
    courier = game.state.couriers[seat]
    danger = top(game).a
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        if game.box.danger[card] == danger:
            out[count] = PLAY + card
            count += 1
    out[count] = DECLINE
    return count + 1


@rule
def apply_immediate(game, seat, move):
    danger = wide(top(game).a)
    pop(game)
    if move == DECLINE:
        return
    toss(game, seat, move - PLAY)
    tell(game, PLAYED, seat, move - PLAY, danger, 0, 0)
    cover(game, seat, wide(game.state.couriers[seat].row_count) - 1, IMMEDIATE, False)


@rule
def do_check(game, seat, evading):
    """A clash sets off the penalties of the whole row; without one a Fast courier may go on."""
    if evading != 0:
        push(game, DO_CHECK, seat, 0, 0, 0)
        evade_tartars(game, seat)
    elif has_clash(game, seat):
        tell(game, CLASHED, seat, 0, 0, 0, 0)
        push(game, DO_PENALTIES, seat, 0, 0, 0)
    elif find_ability(game, seat, FAST) != NONE and can_advance(game, seat):
        push(game, AGAIN, seat, 0, 0, 0)


@rule
def do_penalties(game, seat, place):
    """The penalty of one card, then the next to its right. What cannot be paid turns the card face down."""
    courier = game.state.couriers[seat]
    if place >= courier.row_count:
        return
    push(game, DO_PENALTIES, seat, place + 1, 0, 0)
    penalty = game.box.penalty[courier.row[place]]
    if penalty == LOSE_CARD:
        if courier.hand_count > 0:
            push(game, PENALTY_CARD, seat, place, 0, 0)
        else:
            flip(game, seat, place, 1)
    elif penalty == LOSE_ENERGY:
        if courier.energy > 0:
            lose_energy(game, seat, LOST_ENERGY)
        else:
            flip(game, seat, place, 1)
    elif penalty == FLIP:
        flip(game, seat, place, 0)


@rule
def apply_penalty_card(game, seat, move):
    pop(game)
    toss(game, seat, move - DISCARD)
    tell(game, PENALTY_PAID, seat, move - DISCARD, 0, 0, 0)


@rule
def apply_again(game, seat, move):
    pop(game)
    if move == GO_FAST:
        card = remove_ability(game, seat, find_ability(game, seat, FAST))
        discard_road(game, card)
        tell(game, WENT_FAST, seat, card, 0, 0, 0)
        push(game, DO_ADVANCE, seat, 0, 0, 0)
