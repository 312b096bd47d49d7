"""Advance: a step, the Tartars' space, a road card, its immediate danger, and the penalties of a clash."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces.cards import FAST, FLIP, IMMEDIATE, LOSE_CARD, LOSE_ENERGY, NONE
from ..pieces.decisions import (
    ASK_AGAIN,
    ASK_IMMEDIATE,
    ASK_PENALTY,
    DO_ADVANCE,
    DO_CHECK,
    DO_CLEARING,
    DO_PENALTIES,
    DO_ROAD_CARD,
)
from ..pieces.dice import EVASION_ROLL
from ..pieces.events import (
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
from ..pieces.moves import DECLINE, DISCARD, GO_FAST, PLAY
from .courier import draw_cards, find_ability, lose_energy, remove_ability, toss
from .dice import roll_die
from .ending import die
from .piles import discard_road, draw_road, show_top
from .row import add_to_row, any_down, cover, flip, has_clash


@rule
def can_advance(game, who):
    state = game.state
    courier = state.couriers[who]
    entering = courier.space + 1 == game.box.road[state.options.edition].last
    needed = game.box.entry_energy if entering else 1
    return courier.energy >= needed and not any_down(game, who) and not has_clash(game, who)


@rule
def do_advance(game, who):
    state = game.state
    courier = state.couriers[who]
    courier.energy -= 1
    courier.space += 1
    tell(game, ADVANCED, who, wide(courier.space), wide(courier.energy))
    if courier.space == game.box.road[state.options.edition].last:
        tell(game, ENTERED_IRKUTSK, who)
        if courier.energy == 0:
            die(game, who)
        else:
            push(game, DO_CLEARING, who)
        return
    push(game, DO_ROAD_CARD, who)
    if meets_tartars(game, who) and state.options.late_evasion == 0:
        evade_tartars(game, who)


@rule
def meets_tartars(game, who):
    """They let the blind pass."""
    courier = game.state.couriers[who]
    return courier.space == game.state.tartars and courier.left == NONE


@rule
def evade_tartars(game, who):
    strength = wide(game.state.strength)
    roll = roll_die(game, who, EVASION_ROLL, strength)
    if roll >= strength:
        tell(game, EVADED, who, roll, strength)
        draw_cards(game, who, 1)
    else:
        tell(game, NOT_EVADED, who, roll, strength)
        lose_energy(game, who, LOST_ENERGY)


@rule
def do_road_card(game, who):
    state = game.state
    deck = wide(game.box.road[state.options.edition].deck[state.couriers[who].space])
    card = draw_road(game, deck)
    late = meets_tartars(game, who) and state.options.late_evasion != 0
    push(game, DO_CHECK, who, 1 if late else 0)
    if card == NONE:
        return
    add_to_row(game, who, card)
    tell(game, ROAD_CARD, who, card)
    show_top(game, deck)
    danger = wide(game.box.icon[card, IMMEDIATE])
    if danger != NONE:
        push(game, ASK_IMMEDIATE, who, danger)


@rule
def legal_immediate(game, who, out):
    courier = game.state.couriers[who]
    danger = top(game).danger
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        if game.box.danger[card] == danger:
            out[count] = PLAY + card
            count += 1
    out[count] = DECLINE
    return count + 1


@rule
def apply_immediate(game, who, move):
    danger = wide(top(game).danger)
    pop(game)
    if move == DECLINE:
        return
    toss(game, who, move - PLAY)
    tell(game, PLAYED, who, move - PLAY, danger)
    cover(game, who, wide(game.state.couriers[who].row_count) - 1, IMMEDIATE, False)


@rule
def do_check(game, who, evading):
    """A clash sets off the penalties of the whole row; without one a Fast courier may go on."""
    if evading != 0:
        push(game, DO_CHECK, who)
        evade_tartars(game, who)
    elif has_clash(game, who):
        tell(game, CLASHED, who)
        push(game, DO_PENALTIES, who)
    elif find_ability(game, who, FAST) != NONE and can_advance(game, who):
        push(game, ASK_AGAIN, who)


@rule
def do_penalties(game, who, place):
    """The penalty of one card, then the next to its right. What cannot be paid turns the card face down."""
    courier = game.state.couriers[who]
    if place >= courier.row_count:
        return
    push(game, DO_PENALTIES, who, place + 1)
    penalty = game.box.penalty[courier.row[place]]
    if penalty == LOSE_CARD:
        if courier.hand_count > 0:
            push(game, ASK_PENALTY, who, place)
        else:
            flip(game, who, place, 1)
    elif penalty == LOSE_ENERGY:
        if courier.energy > 0:
            lose_energy(game, who, LOST_ENERGY)
        else:
            flip(game, who, place, 1)
    elif penalty == FLIP:
        flip(game, who, place, 0)


@rule
def apply_penalty(game, who, move):
    pop(game)
    toss(game, who, move - DISCARD)
    tell(game, PENALTY_PAID, who, move - DISCARD)


@rule
def legal_again(game, who, out):
    out[0] = GO_FAST
    out[1] = DECLINE
    return 2


@rule
def apply_again(game, who, move):
    pop(game)
    if move == GO_FAST:
        card = remove_ability(game, who, find_ability(game, who, FAST))
        discard_road(game, card)
        tell(game, WENT_FAST, who, card)
        push(game, DO_ADVANCE, who)
