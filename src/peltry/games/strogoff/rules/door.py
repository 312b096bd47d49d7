"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.declared import FIRST_TASK
from ....kernel.tools import dispatch, pop, rule, top, wide
from ..pieces.decisions import (
    ASK_AGAIN,
    ASK_CAPTAIN,
    ASK_DECK,
    ASK_DETERMINED,
    ASK_DUEL,
    ASK_EXCESS,
    ASK_FACE,
    ASK_IMMEDIATE,
    ASK_KEEP,
    ASK_LAST_MOMENT,
    ASK_MATE,
    ASK_PAY,
    ASK_PENALTY,
    ASK_PIGASSOFF,
    ASK_PUT_BACK,
    ASK_REST,
    ASK_ROAD,
    ASK_TOLL,
    ASK_TURN,
    DO_ADVANCE,
    DO_ALL_REACT,
    DO_CHECK,
    DO_CLEARING,
    DO_DEAL,
    DO_DETERMINED,
    DO_DUEL,
    DO_END_TURN,
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
)
from .abilities import apply_determined, do_all_react, do_determined, do_react, do_skilful, legal_determined
from .advance import (
    apply_again,
    apply_immediate,
    apply_penalty,
    do_advance,
    do_check,
    do_penalties,
    do_road_card,
    legal_again,
    legal_immediate,
)
from .allies import (
    apply_captain,
    apply_look,
    apply_pigassoff,
    apply_put_back,
    legal_captain,
    legal_look,
    legal_put_back,
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
from .irkutsk import apply_duel, apply_road, apply_toll, do_clearing, do_duel, legal_duel, legal_road, legal_toll
from .row import list_open
from .setup import lay_table
from .tartars import do_march
from .traitor import do_deal, do_strip, do_traitor
from .turn import (
    apply_last_moment,
    apply_rest,
    apply_turn,
    do_end_turn,
    do_round,
    do_seats,
    do_turn,
    legal_last_moment,
    legal_rest,
    legal_turn,
)

# Each decision: what may be chosen, and what a choice does.
ANSWERS = (
    (ASK_TURN, legal_turn, apply_turn),
    (ASK_CAPTAIN, legal_captain, apply_captain),
    (ASK_DECK, legal_look, apply_look),
    (ASK_PUT_BACK, legal_put_back, apply_put_back),
    (ASK_PIGASSOFF, list_open, apply_pigassoff),
    (ASK_EXCESS, legal_discards, apply_excess),
    (ASK_IMMEDIATE, legal_immediate, apply_immediate),
    (ASK_PENALTY, legal_discards, apply_penalty),
    (ASK_AGAIN, legal_again, apply_again),
    (ASK_REST, legal_rest, apply_rest),
    (ASK_FACE, legal_face, apply_face),
    (ASK_PAY, legal_pay, apply_pay),
    (ASK_MATE, legal_mate, apply_mate),
    (ASK_KEEP, legal_keep, apply_keep),
    (ASK_DETERMINED, legal_determined, apply_determined),
    (ASK_LAST_MOMENT, legal_last_moment, apply_last_moment),
    (ASK_ROAD, legal_road, apply_road),
    (ASK_TOLL, legal_toll, apply_toll),
    (ASK_DUEL, legal_duel, apply_duel),
)
legal_of = dispatch("legal_of", {ask: legal for ask, legal, _ in ANSWERS}, otherwise=0, inline="always")
apply_to = dispatch("apply_to", {ask: apply for ask, _, apply in ANSWERS}, inline="always")

TASKS = {
    DO_ROUND: do_round,
    DO_SEATS: do_seats,
    DO_TURN: do_turn,
    DO_END_TURN: do_end_turn,
    DO_ADVANCE: do_advance,
    DO_ROAD_CARD: do_road_card,
    DO_CHECK: do_check,
    DO_PENALTIES: do_penalties,
    DO_FACED: do_faced,
    DO_CLEARING: do_clearing,
    DO_DUEL: do_duel,
    DO_TRAITOR: do_traitor,
    DO_STRIP: do_strip,
    DO_DEAL: do_deal,
    DO_ALL_REACT: do_all_react,
    DO_REACT: do_react,
    DO_SKILFUL: do_skilful,
    DO_DETERMINED: do_determined,
    DO_MARCH: do_march,
}
carry_out = dispatch("carry_out", TASKS, inline="always")


@rule
def setup(game, seed):
    lay_table(game, seed)
    resume(game)


@rule
def legal(game, out):
    """The legal moves of the decision on top of the stack."""
    if game.state.over != 0:
        return 0
    frame = top(game)
    return legal_of(wide(frame.kind), game, wide(frame.who), out)


@rule
def apply(game, move):
    """Carry out one legal move, and then whatever needs no decision."""
    frame = top(game)
    apply_to(wide(frame.kind), game, wide(frame.who), move)
    resume(game)


@rule
def resume(game):
    """Carry out tasks until somebody must decide or the game is over."""
    while game.state.over == 0:
        frame = top(game)
        kind, who = wide(frame.kind), wide(frame.who)
        if kind < FIRST_TASK:
            return
        a, b = wide(frame.a), wide(frame.b)
        pop(game)
        carry_out(kind, game, who, a, b)
