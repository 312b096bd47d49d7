"""Questions about boards and maps that rules ask; words and scenes ask the plain functions behind them."""

from __future__ import annotations

from ....kernel.tools import rule
from ..pieces import board, land

in_line = rule(board.in_line)
areas_of = rule(land.areas_of)
place_of = rule(land.place_of)
