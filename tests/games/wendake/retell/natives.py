"""Warriors and the other natives: where they stand, fight, work and fall ill."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.land import HOME

from .seeing import WORKERS, Seen, hurt, leave, put, tellers


def marched(seen: Seen, event: Any, me: Seen) -> None:
    leave(me, event.source, 0)


def stood_guard(seen: Seen, event: Any, me: Seen) -> None:
    me["guards"][event.territory] += 1


def scouted(seen: Seen, event: Any, me: Seen) -> None:
    put(me["scouts"], event.area)


def came_home(seen: Seen, event: Any, me: Seen) -> None:
    me["home"][0] += 1


def fought(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival]["guards"][event.territory] -= 1
    hurt(seen, event.rival, 0)
    hurt(seen, event.who, 0)


def beat_guard(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival]["guards"][event.territory] -= 1
    hurt(seen, event.rival, 0)
    me["power_used"] = 1


def chased(seen: Seen, event: Any, me: Seen) -> None:
    patrols = seen["players"][event.rival]["patrols"]
    patrols[patrols.index(event.territory)] = HOME


def chased_europeans(seen: Seen, event: Any, me: Seen) -> None:
    seen["europeans"][event.faction] &= ~(1 << event.territory)


def drove_off(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival][WORKERS[event.piece]].remove(event.area)
    hurt(seen, event.rival, event.piece)


def relieved(seen: Seen, event: Any, me: Seen) -> None:
    me["scouts"].remove(event.area)
    put(me[WORKERS[event.native]], event.area)
    me["home"][0] += 1
    me["home"][event.native] -= 1


def healed(seen: Seen, event: Any, me: Seen) -> None:
    me["longhouse"][event.native] -= 1
    me["home"][event.native] += 1


def fell_ill(seen: Seen, event: Any, me: Seen) -> None:
    leave(me, event.source, event.native)
    me["longhouse"][event.native] += 1


def went_home(seen: Seen, event: Any, me: Seen) -> None:
    me["women"].remove(event.area)
    me["home"][1] += 1


TELLERS = tellers(
    marched,
    stood_guard,
    scouted,
    came_home,
    fought,
    beat_guard,
    chased,
    chased_europeans,
    drove_off,
    relieved,
    healed,
    fell_ill,
    went_home,
)
