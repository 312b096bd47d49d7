"""What can be chosen before a game of Wendake."""

from __future__ import annotations

from ....kernel.options import Chosen, Option, Options


def settle(players: int, chosen: Chosen) -> Chosen:
    """New Allies has no rules for one player but its cards of adversity."""
    return chosen | {"game": "base"} if players == 1 else chosen


def idle(players: int, chosen: Chosen) -> dict[str, str]:
    found = {}
    if players == 1 and chosen["difficulty"] == "normal":
        found["penalty"] = "missed objectives cost points at extreme difficulty only"
    if players == 1 and chosen["ghost"] == "plain":
        why = "it belongs to the cards of adversity"
        found |= {"europeans": why, "ghost_evolves": why}
    if players > 1 and chosen["game"] == "base":
        why = "it belongs to New Allies"
        found |= {"lake_ties": why, "step_two": why}
    return found


OPTIONS = Options(
    (
        Option("game", ("new_allies", "base"), solo=False, field="base_game"),
        Option("tribes", ("generic", "tribes")),
        Option("ghost", ("adversity", "plain"), solo=True, field="plain_ghost"),
        Option("difficulty", ("normal", "extreme"), solo=True, field="extreme"),
        Option("penalty", ("printed", "one_more", "two_more", "three_more", "four_more"), solo=True),
        # Other readings of what the rulebook leaves open; the first is ours.
        Option("territory_ties", ("nobody", "all"), field="shared_land"),
        Option("lake_ties", ("nobody", "all"), solo=False, field="shared_lakes"),
        Option("step_two", ("active_flag", "any_flag"), solo=False, field="any_flag"),  # of the alliance action
        Option("turtles", ("end", "at_once"), field="turtles_at_once"),  # when their points are scored
        Option("smallpox", ("masks", "own_deck"), field="own_pox_deck"),
        Option("flags", ("everywhere", "presence"), field="flags_need_presence"),  # that count by Alliance tiles
        Option("europeans", ("stay", "leave"), solo=True, field="europeans_leave"),
        Option("ghost_evolves", ("first", "in_order"), solo=True, field="ghost_in_order"),
    ),
    presets={
        "first_game": {"game": "base", "tribes": "generic"},
        "all_of_it": {"game": "new_allies", "tribes": "tribes"},
    },
    settle=settle,
    idle=idle,
)
