"""One command after another at a table, until it is put away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from ...errors import PeltryError


class OneByOne(asyncio.Lock):
    """Whoever still waits when the table is put away is sent back.

    What lies in its memory is not what others see any more; after a change that could not be kept it never was.
    """

    def __init__(self) -> None:
        super().__init__()
        self.over: Callable[[], PeltryError] | None = None  # why nobody's turn comes any more

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.over is not None:
            self.release()
            raise self.over()
        return True
