"""What a seat of Wendake may know."""

from __future__ import annotations

from ....kernel.game import Eyes
from .estimate import estimate
from .redeal import redeal

EYES = Eyes(redeal, estimate)
