"""The draft of start wishes: everybody chooses one with its fur, the last player first."""

from __future__ import annotations

from ....kernel.tools import offer, pop, rule, tell, top, wide
from ..pieces.decisions import DO_NEXT_TURN
from ..pieces.events import DRAFT_LEFT, DRAFTED, IVAN_DRAFTED, SEASON_BEGINS, YEAR_BEGINS
from ..pieces.moves import DRAFT
from ..pieces.state import DRAFT_PLACES, FROM_WISHES, NONE, SPRING
from .goods import gain_fur, gain_points


@rule
def legal_draft(game, who, out):
    count = 0
    for slot in range(DRAFT_PLACES):
        count = offer(out, count, DRAFT + game.state.draft_wishes[slot], game.state.draft_wishes[slot] >= 0)
    return count


@rule
def apply_draft(game, who, move):
    state = game.state
    pop(game)
    wish = move - DRAFT
    slot = 0
    while state.draft_wishes[slot] != wish:
        slot += 1
    fur = wide(state.draft_furs[slot])
    empty_slot(state, slot)
    state.players[who].hand |= 1 << wish
    tell(game, DRAFTED, who, wish, fur)
    gain_fur(game, who, fur)
    if top(game).kind == DO_NEXT_TURN:
        end_draft(game)


@rule
def empty_slot(state, slot):
    state.draft_wishes[slot] = NONE
    state.draft_furs[slot] = 0


@rule
def end_draft(game):
    """The spare fur returns to the bag; against Ivan it is his, with a point for the card."""
    state = game.state
    for slot in range(DRAFT_PLACES):
        wish, fur = wide(state.draft_wishes[slot]), wide(state.draft_furs[slot])
        if wish < 0:
            continue
        empty_slot(state, slot)
        if state.ivan >= 0:
            ivan = wide(state.ivan)
            tell(game, IVAN_DRAFTED, ivan, wish, fur)
            gain_fur(game, ivan, fur)
            gain_points(game, ivan, 1, FROM_WISHES)
        else:
            state.bag[fur] += 1
            tell(game, DRAFT_LEFT, NONE, wish, fur)
    tell(game, YEAR_BEGINS, NONE, 1)
    tell(game, SEASON_BEGINS, NONE, SPRING, 1)
