"""Lakes, ships, canoes and patrols."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.land import HOME

from .seeing import Seen, tellers


def canoe_built(seen: Seen, event: Any, me: Seen) -> None:
    me["canoes"][event.lake] += 1


def canoe_lost(seen: Seen, event: Any, me: Seen) -> None:
    me["canoes"][event.lake] -= 1


def patrols_came(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"] = [HOME, HOME]


def ship_came(seen: Seen, event: Any, me: Seen) -> None:
    seen["ships"][event.faction] = event.lake


def towed(seen: Seen, event: Any, me: Seen) -> None:
    canoes = seen["players"][event.rival]["canoes"]
    canoes[event.lake] -= 1
    canoes[event.to] += 1


def patrol_moved(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"][event.patrol] = event.to


def patrol_fought(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"][event.patrol] = HOME
    other = seen["players"][event.rival]
    other["guards"][event.territory] -= 1
    other["home"][0] += 1


def patrols_fought(seen: Seen, event: Any, me: Seen) -> None:
    me["patrols"][event.patrol] = HOME
    seen["players"][event.rival]["patrols"][event.other] = HOME


TELLERS = tellers(canoe_built, canoe_lost, patrols_came, ship_came, towed, patrol_moved, patrol_fought, patrols_fought)
