"""A player's action board: three rows of three tiles, and the lines in which markers must stand."""

from __future__ import annotations

MOST_SEATS = 4
ROW, CELLS = 3, 9
CENTRE = 4
ALL_CELLS = (1 << CELLS) - 1
TOP_ROW = 0b000000111

# Three rows, three columns, two diagonals; cell 3 * row + column, rows from the top.
LINES = (
    0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100, 0b100010001, 0b001010100,
)  # fmt: skip


def in_line(markers):
    """The free cells that lie in a line with every marker."""
    cells = ALL_CELLS if markers == 0 else 0
    for line in LINES:
        if line & markers == markers:
            cells |= line
    return cells & ~markers
