"""Taking a move back: freely as far as the match allows, past that only when the other people at the table agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .refusals import NotNow
from .seats import Seat, person

if TYPE_CHECKING:
    from ..table.match import Match


@dataclass
class Ask:
    """A question to the others: may this seat's last move be taken back?"""

    seat: int
    length: int  # how many moves would be left
    version: int  # of the table when it was asked; any change makes the question void
    waiting: set[int]  # seats that have not answered yet


def way_back(match: Match, seat: int) -> tuple[int, bool]:
    """How many moves are left when the seat takes its last move back, and whether it may freely."""
    if match.over:
        raise NotNow("undo-after-end")
    if match.can_undo(seat):
        return len(match.history) - 1, True
    for length in range(len(match.history) - 1, -1, -1):
        if match.history[length].seat == seat:
            return length, False
    raise NotNow("undo-nothing")


def others_to_ask(seats: list[Seat], asker: int, held: set[int]) -> set[int]:
    """People whose game it is too. Bots do not mind; seats in the asker's own hands are the asker's."""
    me = person(seats[asker])
    return {
        seat.number
        for seat in seats
        if not seat.played_by_bot and seat.number != asker and seat.number not in held and person(seat) != me
    }
