"""Why a move may not be made."""

from __future__ import annotations

from ....kernel.declared import Reasons

REASONS = Reasons()
COLUMN_FULL = REASONS.kind("column_full", rule="drop")
