"""What an undo would take back, so that it can be said before it is done: whose moves, and how many of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..bounds.refusals import Refused
from .asking import way_back

if TYPE_CHECKING:
    from ...table.match import Match, Played


def taken_back(match: Match, length: int) -> list[dict[str, int]]:
    """The moves after move `length` by who made them. An automa makes none, but its turns are undone with them."""
    gone = match.history[length:]
    moves = Counter(played.seat for played in gone)
    if len(match.sides) > match.players:
        moves.update(automa_turns(match, gone))
    return [{"who": who, "n": moves[who]} for who in sorted(moves)]


def automa_turns(match: Match, moves: list[Played]) -> Iterator[int]:
    """Whose turn began, for each turn of an automa within these moves."""
    begins = match.game.events.begins
    for played in moves:
        yield from (event.who for event in played if begins.get(event.name) == "turn" and event.who >= match.players)


def undo_facts(match: Match, seat: int) -> dict[str, Any]:
    """What taking the seat's last move back would undo, and whether somebody has learned or done something since."""
    try:
        length, free = way_back(match, seat)
    except Refused:
        return {}
    facts: dict[str, Any] = {"takesBack": taken_back(match, length)}
    return facts if free else facts | {"looked": True}
