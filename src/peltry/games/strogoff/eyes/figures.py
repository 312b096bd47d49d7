"""The figures of the table, worked out by the rules that play: the state is what the seat sees, a copy of its own."""

from __future__ import annotations

from ....kernel.tools import rule, top, wide
from ..pieces import figures
from ..pieces.cards import DANGERS, IMMEDIATE, LEFT_ZONE
from ..pieces.decisions import ASK_IMMEDIATE, ASK_PENALTY
from ..pieces.dice import DICE
from ..pieces.reasons import CARDS_DOWN, TOO_TIRED
from ..pieces.reasons import OPEN_TWICE as DANGER_OPEN_TWICE
from ..rules.advance import STEP, energy_needed, last_space, meets_tartars
from ..rules.courier import hand_limit
from ..rules.dice import beats
from ..rules.duel import duel_cards
from ..rules.penalties import add_penalties
from ..rules.row import count_down, open_icons, open_twice
from ..rules.setup import ogareff_starts


@rule
def figure(game, seat, out):
    state = game.state
    out[figures.DUEL_SIZE] = duel_cards(game)
    out[figures.FIRST_SPACE] = min(0, ogareff_starts(game))
    for who in range(wide(state.options.players)):
        out[figures.HAND_LIMITS + who] = hand_limit(game, who)
        out[figures.OPEN_ICONS + who] = open_icons(game, who)
        out[figures.OPEN_TWICE + who] = open_twice(game, who)
    for i in range(DICE):
        die = state.dice[i]
        out[figures.DICE_WON + i] = beats(die.face, die.against)
    me = max(seat, 0)
    courier = state.couriers[me]
    if courier.alive != 0 and courier.space < last_space(game):
        figure_way(game, me, out)
        figure_bill(game, me, out)
    return 0


@rule
def figure_way(game, who, out):
    """All that bars the way, and whom one meets on it."""
    clashes, down = open_twice(game, who), count_down(game, who)
    count = 0
    for danger in range(len(DANGERS)):
        if (clashes >> danger) & 1:
            count = bar(out, count, DANGER_OPEN_TWICE, danger, 0)
    if down > 0:
        count = bar(out, count, CARDS_DOWN, down, 0)
    energy, needed = wide(game.state.couriers[who].energy), energy_needed(game, who)
    if energy < needed:
        count = bar(out, count, TOO_TIRED, needed, energy)
    out[figures.BAR_COUNT] = count
    out[figures.MEETS_TARTARS] = meets_tartars(game, who, wide(game.state.couriers[who].space) + 1)


@rule
def bar(out, count, reason, need, have):
    at = figures.BARS + 3 * count
    out[at] = reason
    out[at + 1] = need
    out[at + 2] = have
    return count + 1


@rule
def figure_bill(game, who, out):
    """Before a step what the row would take after it; then what lies open, or what is still to be paid."""
    courier = game.state.couriers[who]
    energy = wide(courier.energy)
    asked = game.state.over == 0 and top(game).who == who
    if asked and top(game).kind == ASK_PENALTY:
        add_penalties(game, who, wide(top(game).place), energy, out, figures.BILL)
    elif asked and top(game).kind == ASK_IMMEDIATE:
        if open_twice(game, who) != 0:
            add_penalties(game, who, LEFT_ZONE, energy, out, figures.BILL)
        courier.covered[courier.row_count - 1] |= 1 << IMMEDIATE  # as if it were answered
        out[figures.CLASHES_ANYWAY] = open_twice(game, who) != 0
    else:
        add_penalties(game, who, LEFT_ZONE, max(0, energy - STEP), out, figures.BILL)
