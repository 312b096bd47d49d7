"""There is nothing to choose but who plays."""

from __future__ import annotations

from ....kernel.options import Options

OPTIONS = Options(most_seats=2)
