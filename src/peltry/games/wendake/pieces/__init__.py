"""What lies in the box of Wendake."""

from __future__ import annotations

from ....kernel.game import Pieces
from .box import BOX, fill_box
from .decisions import DECISIONS
from .events import EVENTS
from .goods import PRICED
from .moves import MOVES
from .options import OPTIONS
from .reasons import REASONS
from .state import STATE

PIECES = Pieces(STATE, BOX, OPTIONS, MOVES, EVENTS, DECISIONS, REASONS, fill_box, goods=PRICED)
