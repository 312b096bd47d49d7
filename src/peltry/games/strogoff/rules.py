"""The rules' doors: set up, list the legal moves, carry one out, count who has won."""

from __future__ import annotations

from ...kernel.decisions import pop, top
from ...kernel.rule import rule
from .abilities import (
    apply_determined,
    do_all_react,
    do_determined,
    do_react,
    do_skilful,
    legal_determined,
)
from .advance import (
    apply_again,
    apply_immediate,
    apply_penalty_card,
    do_advance,
    do_check,
    do_penalties,
    do_road_card,
    legal_immediate,
)
from .allies import (
    apply_captain,
    apply_look,
    apply_pigassoff,
    apply_put_back,
    legal_captain,
    legal_look,
)
from .courier import apply_excess, legal_discards
from .dangers import (
    apply_face,
    apply_keep,
    apply_mate,
    apply_pay,
    do_faced,
    legal_face,
    legal_keep,
    legal_mate,
    legal_pay,
)
from .frames import (
    AGAIN,
    BLOUNT_DECK,
    CAPTAIN_CARD,
    DETERMINED_ICON,
    DO_ADVANCE,
    DO_ALL_REACT,
    DO_CHECK,
    DO_CLEARING,
    DO_DEAL,
    DO_DETERMINED,
    DO_DUEL,
    DO_FACED,
    DO_MARCH,
    DO_PENALTIES,
    DO_REACT,
    DO_ROAD_CARD,
    DO_ROUND,
    DO_SEATS,
    DO_SKILFUL,
    DO_STRIP,
    DO_TRAITOR,
    DO_TURN,
    DUEL,
    END_TURN,
    EXCESS,
    FACE,
    IMMEDIATE_DANGER,
    KEEP_CARD,
    LAST_MOMENT,
    MATE,
    PAY,
    PENALTY_CARD,
    PIGASSOFF_ICON,
    PUT_BACK,
    REST,
    ROAD_ICON,
    TASKS,
    TOLL,
    TURN,
)
from .irkutsk import apply_duel, apply_road, apply_toll, do_clearing, do_duel, legal_duel, legal_road, legal_toll
from .moves import BOTTOM, DECLINE, END, RESILIENT, TOP
from .moves import FAST as GO_FAST
from .row import list_open
from .setup import prepare
from .state import wide
from .tartars import do_march
from .traitor import do_deal, do_strip, do_traitor
from .turn import (
    apply_last_moment,
    apply_rest,
    apply_turn,
    do_round,
    do_seats,
    do_turn,
    end_turn,
    legal_rest,
    legal_turn,
)


@rule
def setup(game, seed):
    prepare(game, seed)
    resume(game)


@rule
def resume(game):
    """Carry out tasks until somebody must decide or the game is over."""
    while game.state.over == 0:
        frame = top(game)
        if frame.kind < TASKS:
            return
        kind, seat, a, b = wide(frame.kind), wide(frame.who), wide(frame.a), wide(frame.b)
        pop(game)
        if kind == DO_ROUND:
            do_round(game)
        elif kind == DO_SEATS:
            do_seats(game, a)
        elif kind == DO_TURN:
            do_turn(game, seat)
        elif kind == END_TURN:
            end_turn(game, seat, a)
        elif kind == DO_ADVANCE:
            do_advance(game, seat)
        elif kind == DO_ROAD_CARD:
            do_road_card(game, seat)
        elif kind == DO_CHECK:
            do_check(game, seat, a)
        elif kind == DO_PENALTIES:
            do_penalties(game, seat, a)
        elif kind == DO_FACED:
            do_faced(game, seat)
        elif kind == DO_CLEARING:
            do_clearing(game, seat)
        elif kind == DO_DUEL:
            do_duel(game, seat, a, b)
        elif kind == DO_TRAITOR:
            do_traitor(game)
        elif kind == DO_STRIP:
            do_strip(game, a)
        elif kind == DO_DEAL:
            do_deal(game, a)
        elif kind == DO_ALL_REACT:
            do_all_react(game, a, b)
        elif kind == DO_REACT:
            do_react(game, seat, a)
        elif kind == DO_SKILFUL:
            do_skilful(game, seat, a)
        elif kind == DO_DETERMINED:
            do_determined(game, seat, a)
        elif kind == DO_MARCH:
            do_march(game, a)


@rule
def legal(game, out):
    """The legal moves of the decision on top of the stack."""
    if game.state.over != 0:
        return 0
    frame = top(game)
    kind, seat = wide(frame.kind), wide(frame.who)
    if kind == TURN:
        return legal_turn(game, seat, out)
    if kind == FACE:
        return legal_face(game, seat, out)
    if kind == PAY:
        return legal_pay(game, seat, out)
    if kind == MATE:
        return legal_mate(game, seat, out)
    if kind == REST:
        return legal_rest(game, seat, out)
    if kind == IMMEDIATE_DANGER:
        return legal_immediate(game, seat, out)
    if kind in (EXCESS, PENALTY_CARD):
        return legal_discards(game, seat, out)
    if kind == KEEP_CARD:
        return legal_keep(game, out)
    if kind == PIGASSOFF_ICON:
        return list_open(game, seat, out)
    if kind == DETERMINED_ICON:
        return legal_determined(game, seat, out)
    if kind == CAPTAIN_CARD:
        return legal_captain(game, seat, out)
    if kind == BLOUNT_DECK:
        return legal_look(game, out)
    if kind == PUT_BACK:
        return offer(out, TOP, BOTTOM)
    if kind == AGAIN:
        return offer(out, GO_FAST, DECLINE)
    if kind == LAST_MOMENT:
        return offer(out, RESILIENT, END)
    if kind == ROAD_ICON:
        return legal_road(game, seat, out)
    if kind == TOLL:
        return legal_toll(game, seat, out)
    return legal_duel(game, seat, out)


@rule
def offer(out, first, second):
    out[0] = first
    out[1] = second
    return 2


@rule
def apply(game, move):
    """Carry out one legal move, and then whatever needs no decision."""
    frame = top(game)
    kind, seat = wide(frame.kind), wide(frame.who)
    move = wide(move)
    if kind == TURN:
        apply_turn(game, seat, move)
    elif kind == FACE:
        apply_face(game, seat, move)
    elif kind == PAY:
        apply_pay(game, seat, move)
    elif kind == MATE:
        apply_mate(game, seat, move)
    elif kind == REST:
        apply_rest(game, seat, move)
    elif kind == IMMEDIATE_DANGER:
        apply_immediate(game, seat, move)
    elif kind == EXCESS:
        apply_excess(game, seat, move)
    elif kind == PENALTY_CARD:
        apply_penalty_card(game, seat, move)
    elif kind == KEEP_CARD:
        apply_keep(game, seat, move)
    elif kind == PIGASSOFF_ICON:
        apply_pigassoff(game, seat, move)
    elif kind == DETERMINED_ICON:
        apply_determined(game, seat, move)
    elif kind == CAPTAIN_CARD:
        apply_captain(game, seat, move)
    elif kind == BLOUNT_DECK:
        apply_look(game, seat, move)
    elif kind == PUT_BACK:
        apply_put_back(game, seat, move)
    elif kind == AGAIN:
        apply_again(game, seat, move)
    elif kind == LAST_MOMENT:
        apply_last_moment(game, seat, move)
    elif kind == ROAD_ICON:
        apply_road(game, seat, move)
    elif kind == TOLL:
        apply_toll(game, seat, move)
    elif kind == DUEL:
        apply_duel(game, seat, move)
    resume(game)


@rule
def scores(game, out):
    """One point for the courier who beat Ogareff; in a shared defeat nobody has any."""
    players = wide(game.state.options.players)
    for seat in range(players):
        out[seat] = 1 if game.state.winner == seat else 0
    return players
