"""What lies in the box of Michel Strogoff."""

from __future__ import annotations

from ....kernel.game import Pieces
from .box import BOX, fill_box
from .decisions import DECISIONS
from .events import EVENTS
from .figures import FIGURES
from .goods import GOODS
from .moves import MOVES
from .options import OPTIONS
from .reasons import REASONS
from .state import STATE

PIECES = Pieces(STATE, BOX, OPTIONS, MOVES, EVENTS, DECISIONS, REASONS, fill_box, FIGURES, GOODS)
