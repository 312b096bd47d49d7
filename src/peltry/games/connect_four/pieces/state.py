"""The record of a game of connect four: the discs in the board."""

from __future__ import annotations

from ....kernel.tools.records import SIDE, amount, i8, owner, seen, state_record
from .decisions import DECISIONS
from .options import OPTIONS

COLUMNS, ROWS = 7, 6
EMPTY = 0  # a hole; a disc is the number of its side + 1

STATE = state_record(
    OPTIONS.record(),
    DECISIONS,
    seen("discs", i8, owner(2), (COLUMNS, ROWS)),
    seen("height", i8, amount(ROWS), (COLUMNS,)),
    seen("winner", i8, SIDE),
)
