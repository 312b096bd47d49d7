"""How Wendake looks."""

from __future__ import annotations

from ....kernel.game import Look

LOOK = Look()
