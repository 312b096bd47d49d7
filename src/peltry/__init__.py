"""Peltry: a table for modern board games, for people in a browser and for programs."""

from __future__ import annotations

from .errors import PeltryError
from .table.library import GameAtTable, game_names, load
from .table.match import Match

__version__ = "0.1.0"
__all__ = ["GameAtTable", "Match", "PeltryError", "__version__", "game_names", "load"]
