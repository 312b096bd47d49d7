"""Irkutsk: the road is cleared, then Ogareff is faced card by card. From here on no energy means death."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces.cards import ATTACK, IRKUTSK, LEFT_ZONE, NONE, NORMAL, REINFORCEMENT
from ..pieces.decisions import ASK_DUEL, ASK_ROAD, ASK_TOLL, DO_CLEARING, DO_DUEL
from ..pieces.dice import DUEL_ROLL
from ..pieces.events import (
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
from ..pieces.moves import COVER, COVER_LEFT, PLAY, SPEND
from .allies import is_wild
from .courier import lose_energy, toss
from .dice import roll_die
from .ending import die, win
from .piles import draw_road
from .row import clear_row, danger_at, is_open, list_open, put_disc


@rule
def duel_cards(game):
    """How many cards: by the part of the road on which Ogareff stands."""
    if game.state.ogareff >= game.box.five_from:
        return 5
    return 4 if game.state.ogareff >= game.box.four_from else 3


@rule
def legal_road(game, who, out):
    """Every danger still open, in the courier's own order; the left zone too."""
    courier = game.state.couriers[who]
    count = list_open(game, who, out)
    if courier.left != NONE and courier.left_paid == 0:
        out[count] = COVER_LEFT
        count += 1
    return count


@rule
def apply_road(game, who, move):
    pop(game)
    if move == COVER_LEFT:
        push(game, ASK_TOLL, who, LEFT_ZONE, NORMAL)
    else:
        push(game, ASK_TOLL, who, (move - COVER) // 2, (move - COVER) % 2)


@rule
def do_clearing(game, who):
    icons = open_icons(game, who)
    if icons == 0:
        blind = 1 if game.state.couriers[who].left != NONE else 0
        clear_row(game, who)
        tell(game, ROAD_CLEARED, who)
        cards = duel_cards(game)
        tell(game, DUEL_BEGAN, who, cards)
        push(game, DO_DUEL, who, cards, blind)
        return
    push(game, DO_CLEARING, who)
    if icons & (icons - 1) != 0:
        push(game, ASK_ROAD, who)
        return
    at = 0
    while icons >> at != 1:
        at += 1
    push(game, ASK_TOLL, who, at // 2, at % 2)


@rule
def open_icons(game, who):
    """A bit, 2 * place + icon, for every open danger of row and left zone."""
    courier = game.state.couriers[who]
    icons = 0
    if courier.left != NONE and courier.left_paid == 0:
        icons = 1 << (2 * LEFT_ZONE + NORMAL)
    for place in range(wide(courier.row_count)):
        for icon in range(2):
            if is_open(game, who, place, icon):
                icons |= 1 << (2 * place + icon)
    return icons


@rule
def list_answers(game, who, danger, out):
    """Cards that answer a danger, wild ones too. A bit says whether one bears the danger itself."""
    courier = game.state.couriers[who]
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
def legal_toll(game, who, out):
    """Who holds a card with the danger must use a card; energy is lost only without one."""
    frame = top(game)
    answers = list_answers(game, who, danger_at(game, who, wide(frame.place), wide(frame.icon)), out)
    count = answers // 2
    if answers % 2 == 0:
        out[count] = SPEND
        count += 1
    return count


@rule
def apply_toll(game, who, move):
    frame = top(game)
    place, icon = wide(frame.place), wide(frame.icon)
    pop(game)
    pay(game, who, move, danger_at(game, who, place, icon))
    if game.state.couriers[who].alive != 0:
        put_disc(game, who, place, icon)


@rule
def pay(game, who, move, danger):
    """A card, or a point of energy that may be the last."""
    if move == SPEND:
        lose_in_irkutsk(game, who, SPENT_ENERGY)
        return
    card = move - PLAY
    kind = PLAYED if game.box.danger[card] == danger else WILD
    toss(game, who, card)
    tell(game, kind, who, card, danger)


@rule
def lose_in_irkutsk(game, who, kind):
    lose_energy(game, who, kind)
    if game.state.couriers[who].energy == 0:
        die(game, who)


@rule
def do_duel(game, who, left, blind):
    state = game.state
    card = draw_road(game, IRKUTSK) if left > 0 else NONE
    if card == NONE:
        win(game, who)
        return
    state.duel[state.duel_count] = card
    state.duel_count += 1
    tell(game, DUEL_CARD, who, card)
    push(game, DO_DUEL, who, left - 1, blind)
    icon = wide(game.box.icon[card, NORMAL])
    if icon == ATTACK:
        tell(game, ATTACKED, who)
        lose_in_irkutsk(game, who, LOST_ENERGY)
    elif icon == REINFORCEMENT:
        if blind != 0 and state.options.blind_spared != 0:
            tell(game, PASSED_BY, who)
        else:
            hold_out(game, who)
    else:
        push(game, ASK_DUEL, who, card)


@rule
def hold_out(game, who):
    strength = wide(game.state.strength)
    roll = roll_die(game, who, DUEL_ROLL, strength)
    if roll >= strength:
        tell(game, HELD_OUT, who, roll, strength)
    else:
        tell(game, OVERRUN, who, roll, strength)
        lose_in_irkutsk(game, who, LOST_ENERGY)


@rule
def legal_duel(game, who, out):
    danger = wide(game.box.icon[top(game).card, NORMAL])
    count = list_answers(game, who, danger, out) // 2
    out[count] = SPEND
    return count + 1


@rule
def apply_duel(game, who, move):
    danger = wide(game.box.icon[top(game).card, NORMAL])
    pop(game)
    pay(game, who, move, danger)
