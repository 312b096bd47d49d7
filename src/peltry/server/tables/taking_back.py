"""Taking a move back: freely as far as the match allows, past that only when the other people at the table agree.

What an undo would take back is told before it is done: whose moves, and how many of each.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING

from ..bounds.refusals import NotNow, Refused
from ..store.schema import BACK
from ..store.seats import Seat
from ..telling import shapes
from . import asking, preparing
from .asking import Ask, Stale

if TYPE_CHECKING:
    from ...table.history import Played
    from ...table.match import Match
    from .live import LiveTable


async def undo(table: LiveTable, seat: int, version: int, held: Set[int]) -> None:
    """Take the seat's last move back, or ask the others."""
    await table.soon()
    async with table.lock:
        table.house.check_keeping()
        match = table.need_match()
        if version != table.record.version:
            raise Stale("stale", now=str(table.record.version), asked=str(version))
        length, free = way_back(match, seat)
        waiting = set() if free else others_to_ask(table.record.seats, seat, held)

        async def take_back() -> None:
            await preparing.forget_all(table)
            match.rewind(length)
            await table.commit(BACK, length, seat, None)

        if waiting:
            asking.put(table, Ask("undo", seat, taken_back(match, length), waiting, take_back))
        else:
            await take_back()


def undo_facts(match: Match, seats: list[Seat], seat: int, held: Set[int]) -> shapes.Undoing:
    """Whether the seat's last move can be taken back, at once or with the others' leave; what that would undo, and
    whether somebody has learned or done something since.
    """
    facts: shapes.Undoing = {"canUndo": False, "canAsk": False}
    try:
        length, free = way_back(match, seat)
        facts["takesBack"] = taken_back(match, length)
        if not free:
            facts["looked"] = True
        facts["canUndo"] = free or not others_to_ask(seats, seat, held)
        facts["canAsk"] = not facts["canUndo"]
    except Refused:
        pass
    return facts


def way_back(match: Match, seat: int) -> tuple[int, bool]:
    """How many moves are left when the seat takes its last move back, and whether it may freely."""
    if match.over:
        raise NotNow("undo-after-end")
    if match.can_undo(seat):
        return len(match.history) - 1, True
    if (last := match.history.last_of(seat)) == 0:
        raise NotNow("undo-nothing")
    return last - 1, False


def others_to_ask(seats: list[Seat], asker: int, held: Set[int]) -> set[int]:
    """People whose game it is too, also those who are away. Bots do not mind; seats that the asker's browser opens are
    the asker's. Another seat of the same browser may be in a friend's hands by its link.

    Whoever will take an open seat cannot be asked yet, and would play with what was seen: then nothing is taken back.
    """
    if any(seat.kind == "open" for seat in seats):
        raise NotNow("undo-seat-open")
    return {seat.number for seat in seats if seat.kind == "human" and seat.number != asker and seat.number not in held}


def taken_back(match: Match, length: int) -> list[shapes.TakenBack]:
    """The moves after move `length` by who made them. An automa makes none, but its turns are undone with them."""
    movers = match.history.movers(length)
    if len(match.sides) > match.players:
        movers += automa_turns(match, match.history[length:])
    return [{"who": who, "n": movers.count(who)} for who in sorted(set(movers))]


def automa_turns(match: Match, moves: list[Played]) -> Iterator[int]:
    """Whose turn began, for each turn of an automa within these moves."""
    begins = match.game.events.begins
    for played in moves:
        yield from (event.who for event in played if begins.get(event.name) == "turn" and event.who >= match.players)
