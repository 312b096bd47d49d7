"""The rules of connect four, and their one door."""

from __future__ import annotations

from ....kernel.game import Rules
from ..pieces.state import COLUMNS
from .drop import apply, legal, scores, setup

RULES = Rules(setup, legal, apply, scores, most_legal=COLUMNS)
