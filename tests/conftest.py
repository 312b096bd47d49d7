"""Before NumPy is loaded: small matrices are quicker on one core, above all where several people share the machine."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
