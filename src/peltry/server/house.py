"""What all tables share: the database, the games, the bots, the clock."""

from __future__ import annotations

import asyncio
import datetime
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .bots_at_work import BotsAtWork
from .shelf import Shelf

if TYPE_CHECKING:
    from .storage import Store


@dataclass
class House:
    store: Store
    shelf: Shelf
    bots: BotsAtWork
    clock: Callable[[], float] = time.time
    pace: float = 0.4  # seconds between moves of bots while somebody watches, so that eyes can follow
    easel: asyncio.Lock = field(default_factory=asyncio.Lock)  # one view is painted at a time, moves come between
    forget: Callable[[str], None] = field(default=lambda table_id: None)  # drop a table from memory


def iso(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
