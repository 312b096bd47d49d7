"""Bag, supplies and stacks of a scenario, counted so that nothing is missing and nothing lies twice."""

from __future__ import annotations

from typing import Any

from peltry.games.stroganov.pieces.furs import LOWEST_FUR, TIGER

SET_ASIDE = 0  # furs out of the way lie under the starting tile, where no rule ever looks


def count_supplies(state: Any, box: Any, told: list[int] | None) -> None:
    """Whatever lies nowhere else is in the bag, or set aside when the bag was told."""
    heaps = [state["market"], *state["row"]["furs"][1:], *state["players"]["furs"]]
    for fur in range(LOWEST_FUR, TIGER):
        left = int(box["furs"][fur]) - sum(int(heap[fur]) for heap in heaps)
        left -= state["draft_furs"].tolist().count(fur)
        in_bag = left if told is None else told.count(fur)
        state["bag"][fur] = in_bag
        state["row"][SET_ASIDE]["furs"][fur] = left - in_bag
    state["tigers"] = int(box["tigers"]) - sum(int(heap[TIGER]) for heap in heaps)
    players = max(2, int(state["options"]["players"]))
    state["banners"] = box["banners"][players] - state["players"]["banners"].sum()


def stack_decks(state: Any, box: Any, announced: dict[str, list[int]], used_yurts: list[int], few_tiles: bool) -> None:
    """What is in use already is out of the stacks; what was announced lies on top of them."""
    late = int(state["year"]) > 2
    cards = [int(me["hand"]) | int(me["fulfilled"]) for me in state["players"]]
    owned = [wish for wish in range(9, 37) if any(held >> wish & 1 for held in cards)]
    used = {
        "yurt": state["yurts"].tolist() + used_yurts,
        "song": state["songs"].tolist(),
        "wish": state["wishes"].tolist() + owned,
    }
    a_yurts, a_songs = int(box["a_yurts"]), int(box["a_songs"])
    for deck, first, middle, last in (("yurt", 0, a_yurts, 16), ("song", 0, a_songs, 20), ("wish", 9, 23, 37)):
        halves, gone = [], []
        for part in (range(first, middle), range(middle, last)):
            taken = [card for card in part if card in used[deck]]
            on_top = [card for card in announced[deck] if card in part]
            halves += taken + on_top + [card for card in part if card not in taken + on_top]
            gone.append(len(taken))
        state[f"{deck}_deck"] = halves
        state[f"{deck}_next"] = middle - first + gone[1] if late else gone[0]
    lying = [int(tile) for tile in state["row"]["tile"] if tile >= 0]
    on_top = announced["tile"]
    others = [tile for tile in range(26) if tile not in lying + on_top]
    state["tile_deck"] = lying + others + on_top if few_tiles else lying + on_top + others
    state["tile_next"] = 26 - len(on_top) if few_tiles else len(lying)
