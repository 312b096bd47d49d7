"""What a seat of connect four may know: everything but the dice to come."""

from __future__ import annotations

from ....kernel.game import Eyes
from .estimate import estimate
from .redeal import redeal

EYES = Eyes(redeal, estimate)
