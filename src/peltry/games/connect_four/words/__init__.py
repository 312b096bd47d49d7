"""What is said in connect four. The texts are in the `.ftl` files beside this one."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Words
from ....kernel.saying import decisions_said_by, events_said_by, moves_said_by
from ..pieces.decisions import DECISIONS
from ..pieces.moves import LETTERS

WORDS = Words(
    Path(__file__).parent,
    moves_said_by(DECISIONS, {"drop": lambda asked: {"column": asked.move.text}}),
    events_said_by({"dropped": lambda told: {"column": LETTERS[told.event.column]}}),
    decisions_said_by(DECISIONS, {}),
)
