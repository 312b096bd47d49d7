"""Taking a move back: freely as far as the match allows, past that only when the other people at the table agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bounds.refusals import NotNow, Refused
from ..store.seats import Seat, person
from ..telling.shapes import Question

if TYPE_CHECKING:
    from ...table.match import Match


class Stale(Refused):
    """The command answers a version of the table that is gone."""


@dataclass
class Ask:
    """A question to the others: may this seat's last move be taken back, or shall the game go on by newer rules?"""

    seat: int
    length: int  # how many moves would be left
    version: int  # of the table when it was asked; any change makes the question void
    waiting: set[int]  # seats that have not answered yet
    what: Question = "undo"


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
    """People whose game it is too, also those who are away. Bots do not mind; the asker's own seats are the asker's.

    Whoever will take an open seat cannot be asked yet, and would play with what was seen: then nothing is taken back.
    """
    if any(seat.kind == "open" for seat in seats):
        raise NotNow("undo-seat-open")
    me = person(seats[asker])
    others = (seat for seat in seats if seat.kind == "human" and seat.number != asker and seat.number not in held)
    return {seat.number for seat in others if person(seat) != me}
