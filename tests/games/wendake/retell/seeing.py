"""What a sight is here, and how pieces come and go in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from peltry.games.wendake.pieces.land import FROM_AREA, FROM_GUARD, FROM_HOME

Seen = dict[str, Any]
Teller = Callable[[Seen, Any, Seen], None]  # brings a sight up to date with an event of a player

NONE = -1
WORKERS = ("scouts", "women", "hunters")  # by the native that stands there


def tellers(*by_name: Teller, **others: Teller) -> dict[str, Teller]:
    """Those that are called as their events, and those that tell of other events."""
    return {teller.__name__: teller for teller in by_name} | others


def put(several: list[int], one: int) -> None:
    several.append(one)
    several.sort()


def hurt(seen: Seen, side: int, native: int) -> None:
    """To the longhouse; the ghost's pieces to its reserve."""
    seen["players"][side]["home" if side == seen["ghost"] else "longhouse"][native] += 1


def leave(me: Seen, source: int, native: int) -> None:
    """A piece leaves the village, a territory or an area."""
    if source == FROM_HOME:
        me["home"][native] -= 1
    elif source < FROM_AREA:
        me["guards"][source - FROM_GUARD] -= 1
    else:
        me[WORKERS[native]].remove(source - FROM_AREA)


def set_to(**fields: str) -> Teller:
    """Numbers of a player that an event names."""

    def tell(seen: Seen, event: Any, me: Seen) -> None:
        for field, number in fields.items():
            me[field] = getattr(event, number)

    return tell
