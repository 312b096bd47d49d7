"""What smallpox may cost: which of the cards that one has not seen strike somebody."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....kernel.sets import bits
from ..pieces.cards import INFECTION, MASKS, POX_CARDS
from ..pieces.state import NONE


class Odds(NamedTuple):
    """Of the cards that could be turned over after a barter: how many strike whom, and how many nobody."""

    warrior: int
    woman: int
    hunter: int
    any: int
    nobody: int

    @property
    def whole(self) -> int:
        return sum(self)

    @property
    def struck(self) -> int:
        return self.whole - self.nobody


def unseen(sight: Any, box: Any, who: int) -> list[tuple[int, int]]:
    """Each card that may come, as who is struck and how many. `who` is -1 for somebody who only watches.

    Cards that one has not seen lie in the deck or in a hand; when the deck is empty its discards come back.
    """
    if int(sight["options"]["own_pox_deck"]):
        gone = int(sight["pox_gone"])
        cards = [card for card in range(POX_CARDS) if not gone >> card & 1] or list(range(POX_CARDS))
        return printed(box["pox_footer"], box["pox_victims"], cards)
    seen = int(sight["mask_gone"]) | (int(sight["players"][who]["hand"]) if who >= 0 else 0)
    for side in sight["players"][: int(sight["sides"])]:
        seen |= int(side["shown_masks"])
    for card in (int(sight["mask_up"]), int(sight["ghost_mask"])):
        seen |= 1 << card if card != NONE else 0
    cards = [card for card in range(MASKS) if not seen >> card & 1] or bits(int(sight["mask_gone"]))
    return printed(box["footer"], box["victims"], cards)


def printed(footers: Any, victims: Any, cards: list[int]) -> list[tuple[int, int]]:
    all_cards = list(zip(footers.tolist(), victims.tolist(), strict=True))
    return [all_cards[card] for card in cards]


def smallpox(sight: Any, box: Any, who: int) -> Odds:
    """In a year of infection no card is drawn."""
    found, year = [0] * 5, int(sight["adversity"])
    spared = year != NONE and int(box["adversity"][year]) == INFECTION
    for footer, victims in () if spared else unseen(sight, box, who):
        found[footer if victims else 4] += 1
    return Odds(*found)
