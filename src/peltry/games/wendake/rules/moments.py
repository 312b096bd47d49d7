"""Which moment a decision is for the use of cards and tiles."""

from __future__ import annotations

from ....kernel.tools import rule, top
from ..pieces import decisions as asked
from ..pieces import moments
from ..pieces.goods import MILITARY
from ..pieces.state import NONE
from ..pieces.tiles import CARD_ACTION

OF_WINDOW = {
    asked.AFTER_MARKER: moments.LEISURE,
    asked.AFTER_ACTIONS: moments.LEISURE,
    asked.AFTER_CARD: moments.LEISURE,
    asked.BETWEEN_STEPS: moments.BETWEEN_STEPS,
    asked.IN_MASK_CEREMONY: moments.CEREMONY_STEPS,
    asked.AT_SMALLPOX: moments.SMALLPOX_DRAWN,
}
WINDOW_MOMENTS = tuple(OF_WINDOW[window] for window in range(asked.WINDOWS))


@rule
def moment_now(game, who):
    """Before the black marker nothing is used, nor in steps that a card has given (Q7, A88)."""
    frame = top(game)
    kind = frame.kind
    if kind == asked.ASK_TURN:
        if frame.black:
            return moments.NO_MOMENT
        third = game.state.players[who].acts == game.box.acts - 1 and not game.state.offline
        return moments.THIRD_MARKER if third else moments.LEISURE
    if kind == asked.ASK_ACTION:
        return moments.ORDER_MARKER if frame.index == CARD_ACTION else moments.LEISURE
    if kind == asked.ASK_WINDOW:
        return WINDOW_MOMENTS[frame.window]
    if kind == asked.ASK_SHIP:
        return moments.BETWEEN_STEPS
    if kind == asked.ASK_MOVE:
        return moments.MOVEMENT if frame.only == NONE else moments.NO_MOMENT
    if kind == asked.ASK_LOOK:
        return moments.TURTLES
    if kind == asked.ASK_SCORE:
        return moments.MAJORITIES if frame.track == MILITARY else moments.TRIOS
    if kind == asked.ASK_HEAL:
        return moments.HEALING
    if kind == asked.ASK_DRAW:
        return moments.DRAWING
    if kind == asked.ASK_COMBINE:
        return moments.COMBINING
    if kind == asked.ASK_SPEND:
        return moments.SPENDING
    return moments.YEAR_END if kind == asked.ASK_EVOLVE else moments.NO_MOMENT
