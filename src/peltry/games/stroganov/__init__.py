"""Stroganov: fur hunting across Siberia, for one to four players."""

from __future__ import annotations

from .box import BOX
from .moves import MOST_LEGAL, MOVES, describe, parse
from .play import apply, legal
from .scoring import scores
from .secrets import shuffle_unseen
from .setup import setup
from .state import OPTIONS, STATE
from .observe import OBSERVATION, observe
