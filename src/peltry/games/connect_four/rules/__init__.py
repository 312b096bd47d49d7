"""The rules of connect four, and their one door."""

from __future__ import annotations

from ....kernel.game import Rules
from ..pieces.state import COLUMNS
from .drop import apply, legal, scores, setup, why_not

RULES = Rules(setup, legal, apply, scores, most_legal=COLUMNS, why_not=why_not)
