"""Rounds and turns: who is next, the choice of help and action, and Rest."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces import decisions as asked
from ..pieces.cards import NONE
from ..pieces.events import FACED, RESTED, ROUND_BEGINS, TURN_BEGINS, TURNED_UP
from ..pieces.moves import ADVANCE, DRAW, END, ENOUGH, FACE, HELP, RECOVER, REST, TURN_UP, USE_RESILIENT
from .abilities import may_use_resilient, use_resilient
from .advance import can_advance
from .allies import TWO_ACTIONS, ask_for_help, list_help
from .courier import can_recover, draw_cards, gain_energy, keep_to_limit, nth_of_round
from .dangers import can_face
from .dice import put_dice_away

DID_ADVANCE, DID_REST, DID_FACE = 1, 2, 4  # bits of the turn's `done`


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
    tell(game, ROUND_BEGINS, first, wide(state.round))
    push(game, asked.DO_ROUND, NONE)
    push(game, asked.DO_TRAITOR, NONE)
    push(game, asked.DO_SEATS, NONE)


@rule
def do_seats(game, nobody, nth):
    state = game.state
    state.turn = NONE
    if nth >= state.options.players:
        return
    push(game, asked.DO_SEATS, NONE, nth + 1)
    who = nth_of_round(game, nth)
    if state.couriers[who].alive != 0:
        push(game, asked.DO_TURN, who)


@rule
def do_turn(game, who):
    game.state.turn = who
    put_dice_away(game)
    tell(game, TURN_BEGINS, who)
    push(game, asked.DO_END_TURN, who)
    push(game, asked.ASK_TURN, who)
    keep_to_limit(game, who)  # what came while others played


@rule
def do_end_turn(game, who, offered):
    """Resilient may be used to the last moment of the turn."""
    if offered == 0 and may_use_resilient(game, who):
        push(game, asked.ASK_LAST_MOMENT, who)


@rule
def legal_turn(game, who, out):
    frame = top(game)
    done = wide(frame.done)
    count = 0
    if done == 0 and frame.help == 0:
        count = list_help(game, who, out)
    count = offer(out, count, ADVANCE, done & DID_ADVANCE == 0 and can_advance(game, who))
    count = offer(out, count, REST, done & DID_REST == 0)
    count = offer(out, count, FACE, done & DID_FACE == 0 and can_face(game, who))
    count = offer(out, count, USE_RESILIENT, may_use_resilient(game, who))
    return offer(out, count, END, done != 0)


@rule
def apply_turn(game, who, move):
    if move == USE_RESILIENT:
        use_resilient(game, who)
    elif move == END:
        pop(game)
        top(game).asked = 1
    elif move == ADVANCE:
        action_taken(game, DID_ADVANCE)
        push(game, asked.DO_ADVANCE, who)
    elif move == REST:
        action_taken(game, DID_REST)
        tell(game, RESTED, who)
        push(game, asked.ASK_REST, who)
    elif move == FACE:
        action_taken(game, DID_FACE)
        tell(game, FACED, who)
        push(game, asked.DO_FACED, who)
        push(game, asked.ASK_FACE, who)
    else:
        ask_for_help(game, who, move - HELP)


@rule
def action_taken(game, action):
    """One action a turn; the Captain leaves room for a second, different one."""
    frame = top(game)
    if frame.help & TWO_ACTIONS and frame.done == 0:
        frame.done = action
    else:
        pop(game)


@rule
def legal_rest(game, who, out):
    courier = game.state.couriers[who]
    out[0] = DRAW
    count = 1
    count = offer(out, count, RECOVER, can_recover(game, who))
    for place in range(wide(courier.row_count)):
        count = offer(out, count, TURN_UP + place, courier.down[place] != 0)
    count = offer(out, count, USE_RESILIENT, may_use_resilient(game, who))
    out[count] = ENOUGH
    return count + 1


@rule
def apply_rest(game, who, move):
    if move == USE_RESILIENT:
        use_resilient(game, who)
        return
    frame = top(game)
    frame.benefits += 1
    if move == ENOUGH or frame.benefits >= game.box.rest_benefits:
        pop(game)
    if move == DRAW:
        draw_cards(game, who, wide(game.box.rest_cards))
    elif move == RECOVER:
        gain_energy(game, who)
    elif move != ENOUGH:
        turn_up(game, who, move - TURN_UP)


@rule
def turn_up(game, who, place):
    courier = game.state.couriers[who]
    courier.down[place] = 0
    tell(game, TURNED_UP, who, place, wide(courier.row[place]))


@rule
def legal_last_moment(game, who, out):
    out[0] = USE_RESILIENT
    out[1] = END
    return 2


@rule
def apply_last_moment(game, who, move):
    pop(game)
    if move == USE_RESILIENT:
        use_resilient(game, who)


@rule
def turn_number(game):
    """Grows from round to round: alone on the road the seat to play never changes."""
    return wide(game.state.round)
