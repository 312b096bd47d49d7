"""Packages that only learners need: `pip install 'peltry[learning]'`."""

from __future__ import annotations

import importlib
from typing import Any

from ..errors import PeltryError


def needed(name: str) -> Any:
    """A package that is optional, or an error that says how to get it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PeltryError(f"{name} is not installed here ({error}); pip install 'peltry[learning]'") from None
