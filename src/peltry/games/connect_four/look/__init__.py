"""How connect four looks."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Look
from .panels import panels
from .scene import event_nodes, scene

LOOK = Look(Path(__file__).parent, scene, panels, event_nodes)
