"""Questions to the others at a table: may a move be taken back, shall the game go on by newer rules?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bounds.refusals import NotNow, Refused
from ..telling import shapes

if TYPE_CHECKING:
    from .live import LiveTable


class Stale(Refused):
    """The command answers a version of the table that is gone."""


@dataclass
class Ask:
    """Any change of the table makes it void."""

    what: shapes.Question
    seat: int
    takes_back: list[shapes.TakenBack]  # whose moves, and how many
    waiting: set[int]  # seats that have not answered yet
    deed: Callable[[], Awaitable[None]]  # when everybody has said yes; the table's lock is held


def put(table: LiveTable, ask: Ask) -> None:
    """Ask. It lies over what the others look at, so nobody asks again and again."""
    if not table.questions.take(str(ask.seat)):
        raise NotNow("asked-just-now")
    table.ask = ask
    table.post_all(message(table, ask))


async def answer(table: LiveTable, held: Set[int], yes: bool) -> None:
    async with table.lock:
        ask = table.ask
        if ask is None or not held & ask.waiting:
            raise NotNow("nobody-asked")
        table.house.check_keeping()
        if yes:
            ask.waiting -= held
            if ask.waiting:
                table.post_all(message(table, ask))
                return
        table.ask = None
        table.post_all({"is": "answer", "what": ask.what, "yes": yes})
        if yes:
            await ask.deed()


def drop(table: LiveTable) -> None:
    if table.ask is not None:
        gone, table.ask = table.ask, None
        table.post_all({"is": "answer", "what": gone.what, "yes": False})


def ask_less(table: LiveTable) -> None:
    """Somebody left for good: a question goes only to those whose game it still is."""
    if table.ask is not None:
        table.ask.waiting &= {seat.number for seat in table.record.seats if seat.kind == "human"}
        if not table.ask.waiting:
            drop(table)


def message(table: LiveTable, ask: Ask) -> shapes.AskMessage:
    name, waiting = table.record.seats[ask.seat].name, sorted(ask.waiting)
    return {
        "is": "ask",
        "what": ask.what,
        "who": ask.seat,
        "name": name,
        "takesBack": ask.takes_back,
        "waiting": waiting,
    }
