"""The rules of connect four, and their one door."""

from __future__ import annotations

from ....kernel.game import Rules
from ..pieces.state import COLUMNS
from .door import apply, legal, setup, why_not
from .drop import scores

RULES = Rules(setup, legal, apply, scores, most_legal=COLUMNS, why_not=why_not)
