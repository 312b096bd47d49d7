"""What a seat of Michel Strogoff may know."""

from __future__ import annotations

from ....kernel.game import Eyes
from .estimate import estimate
from .figures import figure
from .redeal import redeal

EYES = Eyes(redeal, estimate, figure)
