"""What the ghost will do next, as far as the rules show it; a relentless enemy does it twice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, repeat
from typing import Any

from ....kernel.game import Message
from ....kernel.sets import bits
from ..pieces import cards
from ..pieces.goods import HUNTER, WARRIOR, WOMAN
from ..pieces.land import AREAS_EACH, FOREST
from ..pieces.state import NONE
from ..pieces.tiles import LEVELS
from ..rules.ghost import YOU
from ..words import pieces as said
from .counting import europeans_at, in_force
from .parts import Sight

Prospect = tuple[str, dict[str, Any]]
STUCK: Prospect = "scene-next-stuck", {}
RELENTLESS = {
    cards.WAR_PATH: cards.RELENTLESS_WARRIOR,
    cards.GHOST_FIELDS: cards.RELENTLESS_WORKER,
    cards.HUNTING_GROUNDS: cards.RELENTLESS_WORKER,
}


def foretold(sight: Sight, action: int) -> Message:
    """Where it does the same once more, the other place is enough."""
    (key, args), *more = prospects(sight, action)
    first = Message(key, args)
    for again, others in more:
        place = others.get("land") or others.get("area")
        if again == key and place:
            return Message("scene-next-same", {"first": first, "place": place})
        return Message("scene-next-twice", {"first": first, "again": Message(again, others)})
    return first


def prospects(sight: Sight, action: int) -> list[Prospect]:
    """One, or both of a relentless enemy."""
    twice = in_force(sight, RELENTLESS.get(action, cards.RELENTLESS_PROGRESS))
    return list(islice(chain(one_after_the_other(sight, action), repeat(STUCK)), 2 if twice else 1))


def one_after_the_other(sight: Sight, action: int) -> Iterator[Prospect]:
    """As long as the ghost can do it."""
    if action == cards.WAR_PATH:
        return guards_posted(sight)
    if action == cards.GHOST_FIELDS:
        return workers_sent(sight, WOMAN)
    return workers_sent(sight, HUNTER) if action == cards.HUNTING_GROUNDS else rows_climbed(sight)


def guards_posted(sight: Sight) -> Iterator[Prospect]:
    """Where it has the fewest; where it has none, a lone Guard of mine is attacked."""
    board, pieces = sight.board, sight.pieces
    ghost, mine = board.players[board.ghost], list(board.players[YOU].guards)
    guards = [ghost.guards[t] + europeans_at(board, t) for t in range(len(pieces.territories))]
    left = ghost.home[WARRIOR]
    while left:
        target = guards.index(min(guards))
        where = {"land": said.land(pieces.where, target, ".in")}
        if mine[target] == 1 and guards[target] == 0:
            mine[target] = 0
            yield "scene-next-attack", where
        else:
            guards[target] += 1
            left -= 1
            yield "scene-next-guard", where


def workers_sent(sight: Sight, native: int) -> Iterator[Prospect]:
    """Onto free areas of the kind one by one, then onto those on which a piece of mine stands unprotected."""
    board, pieces = sight.board, sight.pieces
    ghost, you = board.players[board.ghost], board.players[YOU]
    areas = 0
    for kind in pieces.of_kind[:FOREST] if native == WOMAN else pieces.of_kind[FOREST:]:
        areas |= kind
    if you.token != NONE:
        areas &= ~(1 << you.token)
    mine, taken = you.scouts | you.women | you.hunters, ghost.women | ghost.hunters
    arrives = f"scene-next-{('', 'woman', 'hunter')[native]}"
    ways = [(arrives, area) for area in bits(areas & ~mine & ~taken)]
    ways += [("scene-next-drive", area) for area in bits(areas & mine) if not guarded(you, area // AREAS_EACH)]
    for key, area in ways[: ghost.home[native]]:
        yield key, {"area": said.area(pieces.where, sight.box, area, ".on")}


def guarded(you: Any, territory: int) -> bool:
    return you.guards[territory] > 0 or territory in you.patrols


def rows_climbed(sight: Sight) -> Iterator[Prospect]:
    for level in range(sight.board.players[sight.board.ghost].level + 1, LEVELS + 1):
        yield "scene-next-progress", {"level": level}
