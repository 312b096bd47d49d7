"""What a visitor may do only so often: type a wrong password, bring in a save, sit down, talk, ask the Master.

A house with several workers counts it in the database, so that nobody has more by knocking at another worker's door.
Whoever has none left here is not asked about there.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..bounds import limits
from ..bounds.limits import Addresses
from ..bounds.refusals import TooMany
from ..store import spent

if TYPE_CHECKING:
    from ..store.storage import Store

GRANTED = ("analyses", "guesses", "hints", "imports", "seats", "talk")


class Allowances:
    """Visitors are known by the digests of their networks."""

    def __init__(self) -> None:
        rates: dict[str, tuple[float, float]] = {what: getattr(limits, what.upper()) for what in GRANTED}
        self.of = {what: Addresses(rate, most, time.monotonic) for what, (rate, most) in rates.items()}
        self.store: Store | None = None  # where others count with us

    async def take(self, what: str, whose: str) -> bool:
        if not self.of[what].take(whose):
            return False
        if self.store is None:
            return True
        left: bool = await self.store.write(spent.spend(what, whose, self.of[what].rate, self.of[what].most))
        return left

    async def need(self, what: str, whose: str | None) -> None:
        """Refuse who has none left. Somebody of the house itself has as much as they like."""
        if whose is not None and not await self.take(what, whose):
            raise TooMany("too-many-requests")

    async def give_back(self, what: str, whose: str) -> None:
        """It has turned out not to count."""
        self.of[what].give_back(whose)
        if self.store is not None:
            await self.store.write(spent.give_back(what, whose))
