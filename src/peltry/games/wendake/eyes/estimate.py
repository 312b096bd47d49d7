"""How a seat stands."""

from __future__ import annotations

from ....kernel.tools import rule
from ..rules.scoring import points_of


@rule
def estimate(game, seat):
    return 100 * points_of(game, seat)
