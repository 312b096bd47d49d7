"""What all tables share: the database, the games, the bots, the clock."""

from __future__ import annotations

import asyncio
import datetime
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from ..bounds.desk import Desk
from ..bounds.refusals import NotNow
from ..bounds.seldom import Seldom
from ..bounds.settings import Settings
from ..bounds.shares import Shares
from ..bounds.trouble import HouseTrouble
from ..games.analyses import Analyses
from ..games.bots import BotsAtWork
from ..games.shelf import Shelf
from ..store.hosting import Wishes
from ..telling import shapes
from .allowances import Allowances
from .easel import Easel
from .kept import Kept

if TYPE_CHECKING:
    from ..store.storage import Store

T = TypeVar("T")


@dataclass
class House:
    store: Store
    shelf: Shelf
    bots: BotsAtWork
    clock: Callable[[], float] = time.time
    pace: float = 0.4  # seconds between moves of bots while somebody watches, so that eyes can follow
    easel: Easel = field(default_factory=Easel)
    analyses: Analyses = field(default_factory=Analyses)
    told: Kept = field(default_factory=Kept)
    desk: Desk = field(default_factory=Desk)
    forget: Callable[[str], None] = field(default=lambda table_id: None)  # drop a table from memory
    announce: Callable[[], None] = field(default=lambda: None)  # tell everybody how the house is
    seats_changed: Callable[[], None] = field(default=lambda: None)  # the lobby's lists hold no longer
    settings: Settings = field(default_factory=Settings)
    wishes: Wishes = field(default_factory=Wishes)  # of the host, as they were last read
    door_key: str = ""  # signs the cookies of a private house
    shares: Shares = field(default_factory=Shares)  # what each visitor has of its time
    allowances: Allowances = field(default_factory=Allowances)  # of what is granted seldom
    host: Seldom = field(default_factory=Seldom)  # what the log tells of who stands before the door
    damaged: dict[str, HouseTrouble] = field(default_factory=dict)  # tables of which something cannot be read or kept

    def check_keeping(self) -> None:
        """Refuse what could not be kept, before anything is changed."""
        if self.wishes.resting:
            raise HouseTrouble("resting")
        if self.store.trouble is not None:
            raise HouseTrouble(self.store.trouble.kind)

    def check_open(self) -> None:
        """Refuse a new game while the host closes the house."""
        self.check_keeping()
        if self.wishes.closed is not None:
            raise NotNow("house-closed", text=self.wishes.closed)

    def news(self) -> shapes.News:
        """What everybody reads above their table: a trouble of the house, a notice of its host."""
        told: shapes.News = {}
        if self.store.trouble is not None:
            told["house"] = self.store.trouble.kind
        if self.wishes.closed is not None:
            told["notice"] = self.wishes.closed
        return told

    async def at_the_desk(self, work: Callable[..., T], *args: Any, whose: str = "") -> T:
        """What takes a while for one visitor: reading a save, telling a whole game. Few at a time, in a thread."""
        async with self.desk.turn(whose):
            return await asyncio.to_thread(work, *args)


def iso(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
