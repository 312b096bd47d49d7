"""The ghost, its adversity, and the end of the game."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.cards import CIRCLE, SLOTS

from .seeing import NONE, WORKERS, Seen, hurt, put, set_to, tellers


def token_shown(seen: Seen, event: Any, me: Seen) -> None:
    seen["tokens_up"][event.slot] = event.icon
    seen["tokens_stay"] = int(event.icon == CIRCLE)


def tokens_laid(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(slot_disc=event.slot_disc, due=event.slot_disc, ghost_acts=0, ghost_placed=0, tokens_stay=0)
    seen["tokens_up"] = [0] * SLOTS


def ghost_acted(seen: Seen, event: Any, me: Seen) -> None:
    seen["due"] = (event.slot + 1) % SLOTS
    seen["ghost_acts"] += 1


def ghost_guard(seen: Seen, event: Any, me: Seen) -> None:
    me["home"][0] -= 1
    me["guards"][event.territory] += 1


def ghost_attack(seen: Seen, event: Any, me: Seen) -> None:
    seen["players"][event.rival]["guards"][event.territory] -= 1
    hurt(seen, event.rival, 0)


def ghost_worker(seen: Seen, event: Any, me: Seen) -> None:
    if event.piece != NONE:
        seen["players"][0][WORKERS[event.piece]].remove(event.area)
        hurt(seen, 0, event.piece)
    me["home"][event.native] -= 1
    put(me[WORKERS[event.native]], event.area)


def ghost_progress(seen: Seen, event: Any, me: Seen) -> None:
    me["level"] = event.level
    if event.tile != NONE:
        seen["progress_rows"].remove(event.tile)


def ghost_mask(seen: Seen, event: Any, me: Seen) -> None:
    seen["ghost_mask"] = event.card
    seen["mask_left"] -= 1


def ghost_mask_gone(seen: Seen, event: Any, me: Seen) -> None:
    seen["ghost_mask"] = NONE
    put(seen["mask_gone"], event.card)


def tile_taken(seen: Seen, event: Any, me: Seen) -> None:
    seen["tile_disc"] = event.place
    seen["display"][event.place] = NONE


def adversity_shown(seen: Seen, event: Any, me: Seen) -> None:
    if seen["adversity"] != NONE:
        put(seen["adversity_gone"], seen["adversity"])
    seen["adversity"] = event.card
    seen["adversity_left"] -= 1


def europeans_came(seen: Seen, event: Any, me: Seen) -> None:
    seen["europeans"][event.faction] |= event.territories


def europeans_left(seen: Seen, event: Any, me: Seen) -> None:
    seen["europeans"] = [0, 0]


def objective(seen: Seen, event: Any, me: Seen) -> None:
    if event.met:
        put(seen["met"], event.objective)


def game_over(seen: Seen, event: Any, me: Seen) -> None:
    seen.update(over=1, active=NONE)


TELLERS = tellers(
    token_shown,
    tokens_laid,
    ghost_acted,
    ghost_guard,
    ghost_attack,
    ghost_worker,
    ghost_progress,
    ghost_mask,
    ghost_mask_gone,
    tile_taken,
    adversity_shown,
    europeans_came,
    europeans_left,
    objective,
    game_over,
    ghost_points=set_to(points="total"),
)
