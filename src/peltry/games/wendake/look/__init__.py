"""How Wendake looks."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Look
from .events import event_art, event_nodes
from .follows import follows
from .panels import panels
from .parts import cost_art
from .scene import scene

SHEETS = (
    "table.css", "map.css", "places.css", "tiles.css", "tracks.css", "order.css", "offer.css", "mine.css", "others.css",
    "alone.css", "status.css", "ending.css", "narrow.css", "phone.css",
)  # fmt: skip
LOOK = Look(
    Path(__file__).parent, scene, panels, event_nodes, event_art, cost_art=cost_art, follows=follows, sheets=SHEETS
)
