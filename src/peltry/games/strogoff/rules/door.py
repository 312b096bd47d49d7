"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.declared import FIRST_TASK
from ....kernel.tools import because, dispatch, pop, rule, top, wide
from ..pieces import decisions as asked
from ..pieces.reasons import GAME_OVER
from . import abilities, advance, allies, courier, dangers, duel, gates, penalties, row, tartars, traitor, turn
from .setup import lay_table

# Each decision: what may be chosen, why something may not, and what a choice does.
ANSWERS = (
    (asked.ASK_TURN, turn.legal_turn, turn.why_not_turn, turn.apply_turn),
    (asked.ASK_CAPTAIN, allies.legal_captain, allies.why_not_captain, allies.apply_captain),
    (asked.ASK_DECK, allies.legal_look, allies.why_not_look, allies.apply_look),
    (asked.ASK_PUT_BACK, allies.legal_put_back, allies.why_not_put_back, allies.apply_put_back),
    (asked.ASK_PIGASSOFF, row.list_open, row.why_not_open, allies.apply_pigassoff),
    (asked.ASK_EXCESS, courier.legal_discards, courier.why_not_discard, courier.apply_excess),
    (asked.ASK_IMMEDIATE, advance.legal_immediate, advance.why_not_immediate, advance.apply_immediate),
    (asked.ASK_PENALTY, courier.legal_discards, courier.why_not_discard, penalties.apply_penalty),
    (asked.ASK_AGAIN, advance.legal_again, advance.why_not_again, advance.apply_again),
    (asked.ASK_REST, turn.legal_rest, turn.why_not_rest, turn.apply_rest),
    (asked.ASK_FACE, dangers.legal_discs, dangers.why_not_disc, dangers.apply_disc),
    (asked.ASK_PAY, dangers.legal_pay, dangers.why_not_pay, dangers.apply_pay),
    (asked.ASK_MATE, dangers.legal_mate, dangers.why_not_mate, dangers.apply_mate),
    (asked.ASK_KEEP, dangers.legal_keep, dangers.why_not_keep, dangers.apply_keep),
    (asked.ASK_DETERMINED, abilities.legal_determined, abilities.why_not_determined, abilities.apply_determined),
    (asked.ASK_LAST_MOMENT, turn.legal_last_moment, turn.why_not_last_moment, turn.apply_last_moment),
    (asked.ASK_ROAD, gates.legal_road, gates.why_not_road, gates.apply_road),
    (asked.ASK_TOLL, gates.legal_toll, gates.why_not_toll, gates.apply_toll),
    (asked.ASK_DUEL, duel.legal_duel, duel.why_not_duel, duel.apply_duel),
)
legal_of = dispatch("legal_of", {ask: legal for ask, legal, _, _ in ANSWERS}, otherwise=0, inline="always")
why_not_of = dispatch("why_not_of", {ask: why_not for ask, _, why_not, _ in ANSWERS}, otherwise=0, inline="always")
apply_to = dispatch("apply_to", {ask: apply for ask, _, _, apply in ANSWERS}, inline="always")

TASKS = {
    asked.DO_ROUND: turn.do_round,
    asked.DO_SEATS: turn.do_seats,
    asked.DO_TURN: turn.do_turn,
    asked.DO_END_TURN: turn.do_end_turn,
    asked.DO_ADVANCE: advance.do_advance,
    asked.DO_ROAD_CARD: advance.do_road_card,
    asked.DO_CHECK: advance.do_check,
    asked.DO_PENALTIES: penalties.do_penalties,
    asked.DO_FACED: dangers.do_faced,
    asked.DO_CLEARING: gates.do_clearing,
    asked.DO_DUEL: duel.do_duel,
    asked.DO_BLOW: duel.do_blow,
    asked.DO_TRAITOR: traitor.do_traitor,
    asked.DO_STRIP: traitor.do_strip,
    asked.DO_DEAL: traitor.do_deal,
    asked.DO_ALL_REACT: abilities.do_all_react,
    asked.DO_REACT: abilities.do_react,
    asked.DO_SKILFUL: abilities.do_skilful,
    asked.DO_DETERMINED: abilities.do_determined,
    asked.DO_MARCH: tartars.do_march,
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
def why_not(game, move):
    """Why a move may not be made, 0 when it is legal."""
    if game.state.over != 0:
        return because(GAME_OVER)
    frame = top(game)
    return why_not_of(wide(frame.kind), game, wide(frame.who), move)


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
        a, b, c = wide(frame.a), wide(frame.b), wide(frame.c)
        pop(game)
        carry_out(kind, game, who, a, b, c)
