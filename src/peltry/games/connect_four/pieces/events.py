"""What can happen."""

from __future__ import annotations

from ....kernel.declared import Events

EVENTS = Events()
DROPPED = EVENTS.kind("dropped", "column", "row", begins="turn")
WON = EVENTS.kind("won")
DRAWN = EVENTS.kind("drawn")
