"""How a seat stands, for bots that look one turn ahead."""

from __future__ import annotations

from ....kernel.tools import rule
from ..pieces.state import COLUMNS, EMPTY, ROWS

WIN = 10_000
MIDDLE = COLUMNS // 2


@rule
def estimate(game, seat):
    """In hundredths: a win is everything, the middle columns are worth a little."""
    if game.state.winner >= 0:
        return WIN if game.state.winner == seat else -WIN
    worth = 0
    for column in range(COLUMNS):
        for row in range(ROWS):
            disc = game.state.discs[column, row]
            if disc != EMPTY:
                central = MIDDLE - abs(column - MIDDLE)
                worth += central if disc == seat + 1 else -central
    return worth
