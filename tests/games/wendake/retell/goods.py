"""Goods, tracks, trade."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.tiles import ALLIANCE_II

from .seeing import Seen, put, tellers


def gained(seen: Seen, event: Any, me: Seen) -> None:
    me["goods"][event.good] += event.amount


def spent(seen: Seen, event: Any, me: Seen) -> None:
    me["goods"][event.good] -= event.amount


def on_track(seen: Seen, event: Any, me: Seen) -> None:
    me["tracks"][event.track] = event.total


def smallpox_card(seen: Seen, event: Any, me: Seen) -> None:
    deck = "pox" if event.own_deck else "mask"
    seen[f"{deck}_left"] -= 1
    put(seen[f"{deck}_gone"], event.card)


def smallpox_shuffled(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(pox_left=len(seen["pox_gone"]), pox_gone=[])


def bought(seen: Seen, event: Any, me: Seen) -> None:
    seen["progress_rows"].remove(event.tile)
    put(me["progress"], event.tile)
    put(me["ready_tiles"], event.tile)
    me["level"] = event.level


def allied_tile(seen: Seen, event: Any, me: Seen) -> None:
    me["alliance"][int(event.tile == ALLIANCE_II)] = event.faction + 1


TELLERS = tellers(
    gained, spent, smallpox_card, smallpox_shuffled, bought, allied_tile, scored=on_track, paid_point=on_track
)
