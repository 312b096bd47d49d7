"""Irkutsk: the road is cleared, then Ogareff is faced card by card. From here on no energy means death."""

from __future__ import annotations

from ...kernel.decisions import pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .allies import is_wild
from .cards import ATTACK, IRKUTSK, NONE, NORMAL, REINFORCEMENT
from .courier import lose_energy, toss
from .dice import DUEL_ROLL, roll_die
from .ending import die, win
from .events import (
    ATTACKED,
    DUEL_BEGAN,
    DUEL_CARD,
    HELD_OUT,
    LOST_ENERGY,
    OVERRUN,
    PASSED_BY,
    PLAYED,
    ROAD_CLEARED,
    SPENT_ENERGY,
    WILD,
)
from .frames import DO_CLEARING, DO_DUEL, DUEL, ROAD_ICON, TOLL
from .moves import COVER, COVER_LEFT, PLAY, SPEND
from .piles import draw_road
from .row import clear_row, danger_at, is_open, list_open, put_disc
from .state import LEFT_ZONE, wide


@rule
def duel_cards(game):
    """How many cards: by the part of the road on which Ogareff stands."""
    if game.state.ogareff >= game.box.five_from:
        return 5
    return 4 if game.state.ogareff >= game.box.four_from else 3


@rule
def legal_road(game, seat, out):
    """Every danger still open, in the courier's own order; the left zone too."""
    courier = game.state.couriers[seat]
    count = list_open(game, seat, out)
    if courier.left != NONE and courier.left_paid == 0:
        out[count] = COVER_LEFT
        count += 1
    return count


@rule
def apply_road(game, seat, move):
    pop(game)
    if move == COVER_LEFT:
        push(game, TOLL, seat, LEFT_ZONE, NORMAL, 0)
    else:
        push(game, TOLL, seat, (move - COVER) // 2, (move - COVER) % 2, 0)


@rule
def do_clearing(game, seat):
    icons = open_icons(game, seat)
    if icons == 0:
        blind = 1 if game.state.couriers[seat].left != NONE else 0
        clear_row(game, seat)
        tell(game, ROAD_CLEARED, seat, 0, 0, 0, 0)
        cards = duel_cards(game)
        tell(game, DUEL_BEGAN, seat, cards, 0, 0, 0)
        push(game, DO_DUEL, seat, cards, blind, 0)
        return
    push(game, DO_CLEARING, seat, 0, 0, 0)
    if icons & (icons - 1) != 0:
        push(game, ROAD_ICON, seat, 0, 0, 0)
        return
    at = 0
    while icons >> at != 1:
        at += 1
    push(game, TOLL, seat, at // 2, at % 2, 0)


@rule
def open_icons(game, seat):
    """A bit, 2 * place + icon, for every open danger of row and left zone."""
    courier = game.state.couriers[seat]
    icons = 0
    if courier.left != NONE and courier.left_paid == 0:
        icons = 1 << (2 * LEFT_ZONE + NORMAL)
    for place in range(wide(courier.row_count)):
        for icon in range(2):
            if is_open(game, seat, place, icon):
                icons |= 1 << (2 * place + icon)
    return icons


@rule
def list_answers(game, seat, danger, out):
    """Cards that answer a danger, wild ones too. A bit says whether one bears the danger itself."""
    courier = game.state.couriers[seat]
    count = 0
    held = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        own = game.box.danger[card] == danger
        if own or is_wild(game, card):
            out[count] = PLAY + card
            count += 1
        if own:
            held = 1
    return 2 * count + held


@rule
def legal_toll(game, seat, out):
    """Who holds a card with the danger must use a card; energy is lost only without one."""
    frame = top(game)
    answers = list_answers(game, seat, danger_at(game, seat, wide(frame.a), wide(frame.b)), out)
    count = answers // 2
    if answers % 2 == 0:
        out[count] = SPEND
        count += 1
    return count


@rule
def apply_toll(game, seat, move):
    frame = top(game)
    place, icon = wide(frame.a), wide(frame.b)
    pop(game)
    pay(game, seat, move, danger_at(game, seat, place, icon))
    if game.state.couriers[seat].alive != 0:
        put_disc(game, seat, place, icon)


@rule
def pay(game, seat, move, danger):
    """A card, or a point of energy that may be the last."""
    if move == SPEND:
        lose_in_irkutsk(game, seat, SPENT_ENERGY)
        return
    card = move - PLAY
    kind = PLAYED if game.box.danger[card] == danger else WILD
    toss(game, seat, card)
    tell(game, kind, seat, card, danger, 0, 0)


@rule
def lose_in_irkutsk(game, seat, kind):
    lose_energy(game, seat, kind)
    if game.state.couriers[seat].energy == 0:
        die(game, seat)


@rule
def do_duel(game, seat, left, blind):
    state = game.state
    card = draw_road(game, IRKUTSK) if left > 0 else NONE
    if card == NONE:
        win(game, seat)
        return
    state.duel[state.duel_count] = card
    state.duel_count += 1
    tell(game, DUEL_CARD, seat, card, 0, 0, 0)
    push(game, DO_DUEL, seat, left - 1, blind, 0)
    icon = wide(game.box.icon[card, NORMAL])
    if icon == ATTACK:
        tell(game, ATTACKED, seat, 0, 0, 0, 0)
        lose_in_irkutsk(game, seat, LOST_ENERGY)
    elif icon == REINFORCEMENT:
        if blind != 0 and state.options.blind_spared != 0:
            tell(game, PASSED_BY, seat, 0, 0, 0, 0)
        else:
            hold_out(game, seat)
    else:
        push(game, DUEL, seat, card, 0, 0)


@rule
def hold_out(game, seat):
    strength = wide(game.state.strength)
    roll = roll_die(game, seat, DUEL_ROLL, strength)
    if roll >= strength:
        tell(game, HELD_OUT, seat, roll, strength, 0, 0)
    else:
        tell(game, OVERRUN, seat, roll, strength, 0, 0)
        lose_in_irkutsk(game, seat, LOST_ENERGY)


@rule
def legal_duel(game, seat, out):
    danger = wide(game.box.icon[top(game).a, NORMAL])
    count = list_answers(game, seat, danger, out) // 2
    out[count] = SPEND
    return count + 1


@rule
def apply_duel(game, seat, move):
    danger = wide(game.box.icon[top(game).a, NORMAL])
    pop(game)
    pay(game, seat, move, danger)
