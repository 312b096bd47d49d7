"""What can stand on the stack: the one decision of the game."""

from __future__ import annotations

from ....kernel.declared import Decisions

DECISIONS = Decisions()
ASK_DROP = DECISIONS.ask("drop")
