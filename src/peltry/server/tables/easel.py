"""Views are painted table by table, in the order in which the tables changed."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

AT_ONCE = 8  # views, before whatever else waits comes first: a move waits for a few paintings, not for hundreds


class Shown(Protocol):
    """A table, of which views are painted."""

    on_easel: bool

    def show_all(self) -> int: ...  # to whoever has not got the present view; answers how many were painted


class Easel:
    """A table that changes again while it waits keeps its place and is painted once, as it stands then.

    So a house with more to do than it can slows down evenly: what nobody would see any more is not painted.
    """

    def __init__(self) -> None:
        self._waiting: deque[Shown] = deque()

    def put(self, table: Shown) -> None:
        if not table.on_easel:
            table.on_easel = True
            self._waiting.append(table)
            if len(self._waiting) == 1:
                asyncio.get_running_loop().call_soon(self._paint)

    def _paint(self) -> None:
        painted = 0
        try:
            while self._waiting and painted < AT_ONCE:
                table = self._waiting[0]
                table.on_easel = False
                try:
                    painted += table.show_all()
                finally:
                    self._waiting.popleft()
        finally:
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._paint)
