"""Every move: the letter of a column."""

from __future__ import annotations

from ....kernel.declared import Moves

LETTERS = "abcdefg"

MOVES = Moves()
DROP = MOVES.verb("drop", unsaid=True, column=LETTERS)
