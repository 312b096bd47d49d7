"""The order of turns, the eastmost Cossack that has not acted first, and the steps of a turn."""

from __future__ import annotations

from ....kernel.tools import clause, pop, push, rule, tell, top, wide
from ..pieces.decisions import ASK_BASIC, ASK_MAIN, ASK_MOVE, ASK_TURN_END, DO_NEXT_TURN, FREE_MAIN, PAID_MAIN
from ..pieces.events import SEASON_BEGINS, TURN_BEGINS
from ..pieces.moves import PASS
from ..pieces.state import NONE, WINTER
from .advanced import act, legal_advanced, pay_and_act
from .auxiliary import has_free_moment
from .basic import do_basic, is_basic, legal_basic, pay_and_do_basic
from .ivan import start_ivan_turn
from .reach import FREE_OF_FUR, SECOND_ACTION
from .winter import start_winter


@rule
def next_turn(game):
    state = game.state
    for i in range(state.sides):
        who = wide(state.order[i])
        if not state.acted >> who & 1:
            start_turn(game, who)
            return
    end_season(game)


@rule
def start_turn(game, who):
    """A move, then perhaps a basic action, a main action and a paid main action, in this order."""
    state = game.state
    me = state.players[who]
    state.acted |= 1 << who
    me.season_wish_used = 0
    me.story_bonuses = 0
    tell(game, TURN_BEGINS, who)
    push(game, DO_NEXT_TURN, NONE)
    if who == state.ivan:
        start_ivan_turn(game, who)
        return
    push(game, ASK_TURN_END, who)
    push(game, ASK_MAIN, who, PAID_MAIN)
    push(game, ASK_MAIN, who, FREE_MAIN)
    push(game, ASK_BASIC, who)
    push(game, ASK_MOVE, who)


@rule
def end_season(game):
    state = game.state
    state.season += 1
    if state.season == WINTER:
        start_winter(game)
        return
    state.acted = 0
    tell(game, SEASON_BEGINS, NONE, state.season, state.year)
    push(game, DO_NEXT_TURN, NONE)


@rule
def turn_number(game):
    """Grows when everybody has had a turn: in the solo game the seat to play never changes."""
    return 4 * wide(game.state.year) + game.state.season


# The steps of a turn after the move.


@rule
def legal_pass(game, who, out):
    out[0] = PASS
    return 1


@rule
def legal_basic_step(game, who, out):
    out[0] = PASS
    return legal_basic(game, who, 0, out, 1)


@rule
def legal_main(game, who, out):
    """A basic or an advanced action; a second one costs a fur."""
    out[0] = PASS
    count = 1
    if top(game).which == FREE_MAIN:
        count = legal_basic(game, who, 0, out, count)
        count = legal_advanced(game, who, FREE_OF_FUR, out, count)
    elif has_any_fur(game.state.players[who]):
        count = legal_basic(game, who, 1, out, count)
        count = legal_advanced(game, who, SECOND_ACTION, out, count)
    return count


@rule
def has_any_fur(player):
    return player.heap != 0


@rule
def has_main_action(game, who):
    return top(game).which == FREE_MAIN or has_any_fur(game.state.players[who]) or has_free_moment(game, who)


@rule
def apply_pass(game, who, move):
    pop(game)


@rule
def apply_action(game, who, move):
    """A basic action, a free main action, or a main action that costs a fur.

    Without the free main action there is no second one: its question waits right below.
    """
    frame = top(game)
    main = frame.kind == ASK_MAIN
    paid = main and frame.which == PAID_MAIN
    pop(game)
    if move == PASS:
        if main and not paid:
            pop(game)
        return
    if paid:
        pay_and_do(game, who, move)
    else:
        do_action(game, who, move)


@clause
def pay_and_do(game, who, move):
    if is_basic(move):
        pay_and_do_basic(game, who, move)
    else:
        pay_and_act(game, who, move)


@rule
def do_action(game, who, move):
    """An action that costs no fur, or whose fur has been paid."""
    if is_basic(move):
        do_basic(game, who, move)
    else:
        act(game, who, move)
