"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.tools import Answer, door
from ..pieces import decisions as asked
from . import abilities, advance, allies, courier, dangers, duel, gates, penalties, row, tartars, traitor, turn
from .setup import lay_table

ANSWERS = (
    Answer(asked.ASK_TURN, turn.legal_turn, turn.apply_turn),
    Answer(asked.ASK_CAPTAIN, allies.legal_captain, allies.apply_captain),
    Answer(asked.ASK_DECK, allies.legal_look, allies.apply_look),
    Answer(asked.ASK_PUT_BACK, allies.legal_put_back, allies.apply_put_back),
    Answer(asked.ASK_PIGASSOFF, row.list_open, allies.apply_pigassoff),
    Answer(asked.ASK_EXCESS, courier.legal_discards, courier.apply_excess),
    Answer(asked.ASK_IMMEDIATE, advance.legal_immediate, advance.apply_immediate),
    Answer(asked.ASK_PENALTY, courier.legal_discards, penalties.apply_penalty),
    Answer(asked.ASK_AGAIN, advance.legal_again, advance.apply_again),
    Answer(asked.ASK_REST, turn.legal_rest, turn.apply_rest),
    Answer(asked.ASK_FACE, dangers.legal_discs, dangers.apply_disc),
    Answer(asked.ASK_PAY, dangers.legal_pay, dangers.apply_pay),
    Answer(asked.ASK_MATE, dangers.legal_mate, dangers.apply_mate),
    Answer(asked.ASK_KEEP, dangers.legal_keep, dangers.apply_keep),
    Answer(asked.ASK_DETERMINED, abilities.legal_determined, abilities.apply_determined),
    Answer(asked.ASK_LAST_MOMENT, turn.legal_last_moment, turn.apply_last_moment),
    Answer(asked.ASK_ROAD, gates.legal_road, gates.apply_road),
    Answer(asked.ASK_TOLL, gates.legal_toll, gates.apply_toll),
    Answer(asked.ASK_DUEL, duel.legal_duel, duel.apply_duel),
)
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
setup, legal, apply = door(lay_table, ANSWERS, TASKS)
