"""Why a move may not be made now. Nobody asks of a move that may be made."""

from __future__ import annotations

from ....kernel.tools import Against, because, lowest_bit, refusals, rule, top, wide
from ..pieces import decisions as asked
from ..pieces import moves, reasons
from ..pieces.cards import CAPTAIN, LEFT_ZONE, MARFA, NONE, RESILIENT
from . import advance, allies, courier, dangers, duel, gates, row
from .turn import DID_ADVANCE, DID_FACE

# The turn


@rule
def why_not_advance(game, who, move):
    if top(game).done & DID_ADVANCE:
        return reasons.DONE_ALREADY
    clashes = row.open_twice(game, who)
    if clashes != 0:
        return because(reasons.OPEN_TWICE, lowest_bit(clashes))
    if row.any_down(game, who):
        return because(reasons.CARDS_DOWN, row.count_down(game, who))
    return because(reasons.TOO_TIRED, advance.energy_needed(game, who), wide(game.state.couriers[who].energy))


@rule
def why_not_face(game, who, move):
    if top(game).done & DID_FACE:
        return reasons.DONE_ALREADY
    return reasons.CANNOT_PAY if row.any_open(game, who) else reasons.NOTHING_OPEN


@rule
def why_not_recover(game, who, move):
    return because(reasons.ENERGY_FULL, wide(game.box.most_energy))


@rule
def why_not_turn_up(game, who, move):
    there = move - moves.TURN_UP < game.state.couriers[who].row_count
    return reasons.FACE_UP if there else reasons.NO_CARD_THERE


@rule
def why_not_resilient(game, who, move):
    if courier.find_ability(game, who, RESILIENT) == NONE:
        return reasons.NO_RESILIENT
    return reasons.NOTHING_DOWN if game.state.turn == who else reasons.NOT_YOUR_TURN


# Help


@rule
def why_not_help(game, who, move):
    """A card that shows an ally, at the start of a turn."""
    if top(game).done != 0:
        return reasons.HELP_COMES_FIRST
    if top(game).help != 0:
        return reasons.HELPED_ALREADY
    card = move - moves.HELP
    if not courier.holds(game, who, card):
        return reasons.NOT_HELD
    ally = wide(game.box.ally[card])
    if ally == MARFA:
        return reasons.MARFA_WAITS
    if not courier.is_present(game, ally):
        return because(reasons.ALLY_ABSENT, ally)
    if ally == CAPTAIN:
        return because(reasons.TOO_FEW_PORTRAITS, wide(game.box.captain_cards), allies.portraits(game, who, CAPTAIN))
    return reasons.NOTHING_OPEN


@rule
def why_not_captain(game, who, move):
    return reasons.OTHER_PORTRAIT if courier.holds(game, who, move - moves.HELP) else reasons.NOT_HELD


@rule
def why_not_look(game, who, move):
    return because(reasons.DECK_EMPTY, move - moves.LOOK)


# Dangers


@rule
def why_not_cover(game, who, move):
    """An icon of the row; the card left of it only at the gates."""
    place, icon = row.place_of(move), row.icon_of(move)
    me = game.state.couriers[who]
    if place == LEFT_ZONE:
        if top(game).kind != asked.ASK_ROAD:
            return reasons.LEFT_STAYS
        return reasons.NO_CARD_THERE if me.left == NONE else reasons.COVERED_ALREADY
    if place >= me.row_count:
        return reasons.NO_CARD_THERE
    if me.down[place] != 0:
        return reasons.FACE_DOWN
    if game.box.icon[me.row[place], icon] == NONE:
        return reasons.NO_DANGER_THERE
    return reasons.CANNOT_PAY if row.is_open(game, who, place, icon) else reasons.COVERED_ALREADY


@rule
def why_not_match(game, who, move):
    """A card for an icon of the row: it must be the most recent one's."""
    if not courier.holds(game, who, move - moves.PLAY):
        return reasons.NOT_HELD
    place, icon = wide(top(game).place), wide(top(game).icon)
    if not dangers.is_recent(game, who, place):
        return reasons.NOT_RECENT
    return because(reasons.OTHER_DANGER, row.danger_at(game, who, place, icon))


@rule
def why_not_immediate(game, who, move):
    return why_not_answer(game, who, move - moves.PLAY, 1 << wide(top(game).danger))


@rule
def why_not_toll(game, who, move):
    return why_not_answer(game, who, move - moves.PLAY, gates.toll(game, who))


@rule
def why_not_duel(game, who, move):
    return why_not_answer(game, who, move - moves.PLAY, duel.faced(game))


@rule
def why_not_mate(game, who, move):
    return why_not_answer(game, who, move - moves.PAIR, 1 << wide(top(game).pair))


@rule
def why_not_answer(game, who, card, asked_for):
    """One of these dangers (bits) must be answered."""
    if not courier.holds(game, who, card):
        return reasons.NOT_HELD
    return because(reasons.OTHER_DANGER, lowest_bit(asked_for))


@rule
def why_not_pair(game, who, move):
    return reasons.NO_PAIR if courier.holds(game, who, move - moves.PAIR) else reasons.NOT_HELD


@rule
def why_not_spend_at_the_gates(game, who, move):
    return because(reasons.CARD_HELD, lowest_bit(gates.toll(game, who)))


AGAINST = (
    Against(why_not_advance, (moves.ADVANCE,), (asked.ASK_TURN,)),
    Against(reasons.DONE_ALREADY, (moves.REST,), (asked.ASK_TURN,)),
    Against(why_not_face, (moves.FACE,), (asked.ASK_TURN,)),
    Against(reasons.ACT_FIRST, (moves.END,), (asked.ASK_TURN,)),
    Against(why_not_recover, (moves.RECOVER,), (asked.ASK_REST,)),
    Against(why_not_turn_up, (moves.TURN_UP,), (asked.ASK_REST,)),
    Against(
        why_not_resilient,
        (moves.USE_RESILIENT,),
        (asked.ASK_TURN, asked.ASK_REST, asked.ASK_FACE, asked.ASK_DETERMINED),
    ),
    Against(why_not_help, (moves.HELP,), (asked.ASK_TURN,)),
    Against(why_not_captain, (moves.HELP,), (asked.ASK_CAPTAIN,)),
    Against(why_not_look, (moves.LOOK,), (asked.ASK_DECK,)),
    Against(
        why_not_cover,
        (moves.COVER,),
        (asked.ASK_PIGASSOFF, asked.ASK_FACE, asked.ASK_DETERMINED, asked.ASK_ROAD),
    ),
    Against(reasons.DISC_FIRST, (moves.STOP,), (asked.ASK_FACE,)),
    Against(reasons.NOT_SOLVED, (moves.KEEP,), (asked.ASK_KEEP,)),
    Against(reasons.NOT_HELD, (moves.DISCARD,), (asked.ASK_EXCESS, asked.ASK_PENALTY)),
    Against(why_not_match, (moves.PLAY,), (asked.ASK_PAY,)),
    Against(why_not_immediate, (moves.PLAY,), (asked.ASK_IMMEDIATE,)),
    Against(why_not_toll, (moves.PLAY,), (asked.ASK_TOLL,)),
    Against(why_not_duel, (moves.PLAY,), (asked.ASK_DUEL,)),
    Against(why_not_pair, (moves.PAIR,), (asked.ASK_PAY,)),
    Against(why_not_mate, (moves.PAIR,), (asked.ASK_MATE,)),
    Against(reasons.NO_ENERGY, (moves.SPEND,), (asked.ASK_PAY,)),
    Against(why_not_spend_at_the_gates, (moves.SPEND,), (asked.ASK_TOLL,)),
)
why_not = refusals(moves.MOVES, AGAINST, reasons.NOT_ASKED)
