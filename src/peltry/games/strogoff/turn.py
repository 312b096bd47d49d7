"""Rounds and turns: who is next, the choice of help and action, and Rest."""

from __future__ import annotations

from ...kernel.decisions import pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .abilities import may_use_resilient, use_resilient
from .advance import can_advance
from .allies import TWO_ACTIONS, ask_for_help, list_help
from .cards import NONE
from .courier import draw_cards, gain_energy, keep_to_limit
from .dangers import can_face
from .dice import put_dice_away
from .events import FACED, RESTED, ROUND_BEGAN, TURN_BEGAN, TURNED_UP
from .frames import (
    DO_ADVANCE,
    DO_FACED,
    DO_ROUND,
    DO_SEATS,
    DO_TRAITOR,
    DO_TURN,
    END_TURN,
    FACE,
    LAST_MOMENT,
    REST,
    TURN,
)
from .moves import ADVANCE, DRAW, END, ENOUGH, HELP, RECOVER, RESILIENT, TURN_UP
from .moves import FACE as FACE_DANGERS
from .moves import REST as TAKE_REST
from .state import wide


@rule
def do_round(game):
    """Every living courier, then the traitor. The dead pass the first place on clockwise."""
    state = game.state
    players = wide(state.options.players)
    first = wide(state.figure)
    while state.couriers[first].alive == 0:
        first = (first + 1) % players
    state.first = first
    state.figure = first
    state.round += 1
    tell(game, ROUND_BEGAN, first, wide(state.round), 0, 0, 0)
    push(game, DO_ROUND, NONE, 0, 0, 0)
    push(game, DO_TRAITOR, NONE, 0, 0, 0)
    push(game, DO_SEATS, NONE, 0, 0, 0)


@rule
def do_seats(game, index):
    state = game.state
    state.turn = NONE
    if index >= state.options.players:
        return
    push(game, DO_SEATS, NONE, index + 1, 0, 0)
    seat = (wide(state.first) + index) % wide(state.options.players)
    if state.couriers[seat].alive != 0:
        push(game, DO_TURN, seat, 0, 0, 0)


@rule
def do_turn(game, seat):
    game.state.turn = seat
    put_dice_away(game)
    tell(game, TURN_BEGAN, seat, 0, 0, 0, 0)
    push(game, END_TURN, seat, 0, 0, 0)
    push(game, TURN, seat, 0, 0, 0)
    keep_to_limit(game, seat)  # what came while others played


@rule
def end_turn(game, seat, asked):
    """Resilient may be used to the last moment of the turn."""
    if asked == 0 and may_use_resilient(game, seat):
        push(game, LAST_MOMENT, seat, 0, 0, 0)


@rule
def legal_turn(game, seat, out):
    frame = top(game)
    done = wide(frame.a)
    count = 0
    if done == 0 and frame.b == 0:
        count = list_help(game, seat, out)
    if done & 1 == 0 and can_advance(game, seat):
        out[count] = ADVANCE
        count += 1
    if done & 2 == 0:
        out[count] = TAKE_REST
        count += 1
    if done & 4 == 0 and can_face(game, seat):
        out[count] = FACE_DANGERS
        count += 1
    if may_use_resilient(game, seat):
        out[count] = RESILIENT
        count += 1
    if done != 0:
        out[count] = END
        count += 1
    return count


@rule
def apply_turn(game, seat, move):
    if move == RESILIENT:
        use_resilient(game, seat)
    elif move == END:
        pop(game)
        top(game).a = 1  # asked about Resilient just now
    elif move == ADVANCE:
        action_taken(game, 1)
        push(game, DO_ADVANCE, seat, 0, 0, 0)
    elif move == TAKE_REST:
        action_taken(game, 2)
        tell(game, RESTED, seat, 0, 0, 0, 0)
        push(game, REST, seat, 0, 0, 0)
    elif move == FACE_DANGERS:
        action_taken(game, 4)
        tell(game, FACED, seat, 0, 0, 0, 0)
        push(game, DO_FACED, seat, 0, 0, 0)
        push(game, FACE, seat, 0, 0, 0)
    else:
        ask_for_help(game, seat, move - HELP)


@rule
def action_taken(game, action):
    """One action a turn; the Captain leaves room for a second, different one."""
    frame = top(game)
    if frame.b & TWO_ACTIONS and frame.a == 0:
        frame.a = action
    else:
        pop(game)


@rule
def legal_rest(game, seat, out):
    courier = game.state.couriers[seat]
    out[0] = DRAW
    count = 1
    if courier.energy < game.box.most_energy:
        out[count] = RECOVER
        count += 1
    for place in range(wide(courier.row_count)):
        if courier.down[place] != 0:
            out[count] = TURN_UP + place
            count += 1
    if may_use_resilient(game, seat):
        out[count] = RESILIENT
        count += 1
    out[count] = ENOUGH
    return count + 1


@rule
def apply_rest(game, seat, move):
    if move == RESILIENT:
        use_resilient(game, seat)
        return
    frame = top(game)
    frame.a += 1
    if move == ENOUGH or frame.a >= game.box.rest_benefits:
        pop(game)
    if move == DRAW:
        draw_cards(game, seat, wide(game.box.rest_cards))
    elif move == RECOVER:
        gain_energy(game, seat)
    elif move != ENOUGH:
        turn_up(game, seat, move - TURN_UP)


@rule
def turn_up(game, seat, place):
    courier = game.state.couriers[seat]
    courier.down[place] = 0
    tell(game, TURNED_UP, seat, place, wide(courier.row[place]), 0, 0)


@rule
def apply_last_moment(game, seat, move):
    pop(game)
    if move == RESILIENT:
        use_resilient(game, seat)
