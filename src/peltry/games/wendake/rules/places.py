"""Questions about boards and maps that rules ask; words and scenes ask the plain functions behind them."""

from __future__ import annotations

from ....kernel.tools import rule, wide
from ..pieces import board, land

in_line = rule(board.in_line)
areas_of = rule(land.areas_of)
place_of = rule(land.place_of)


@rule
def steps_between(game, who, start, place):
    """The shortest way; acting where one stands takes a step too."""
    return wide(1) if start == place else wide(game.box.maps[game.state.map].steps[who, start, place])
