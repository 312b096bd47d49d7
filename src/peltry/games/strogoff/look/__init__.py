"""How Michel Strogoff looks."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Look
from .events import event_art, event_nodes
from .panels import panels
from .parts import cost_art
from .scene import scene

SHEETS = (
    "table.css", "traitor.css", "map.css", "desk.css", "journey.css", "ending.css", "mine.css", "others.css",
    "status.css", "narrow.css", "phone.css",
)  # fmt: skip
LOOK = Look(Path(__file__).parent, scene, panels, event_nodes, event_art, cost_art=cost_art, sheets=SHEETS)
