"""The door of the rules: the one decision with the rules that answer it."""

from __future__ import annotations

from ....kernel.tools import Against, Answer, door, refusals
from ..pieces.decisions import ASK_DROP
from ..pieces.moves import DROP, MOVES
from ..pieces.reasons import COLUMN_FULL
from .drop import apply_drop, lay_table, legal_drop

ANSWERS = (Answer(ASK_DROP, legal_drop, apply_drop),)
AGAINST = (Against(COLUMN_FULL, (DROP,), (ASK_DROP,)),)

setup, legal, apply = door(lay_table, ANSWERS, {})
why_not = refusals(MOVES, AGAINST)
