"""Numbers that the rulebooks state: rules reckon with them, words and scenes tell them."""

from __future__ import annotations

from .box import COINS, HORSES, STORY

COIN_ACTION, HORSES_ACTION = 1, 4  # what the basic actions bring
BONUS_GOODS = ((COINS, 1), (STORY, 2), (HORSES, 3))  # of the trade, besides a move
FREE_STEPS, MOST_PAID_STEPS = 2, 3
CLAIM_FURS = 2  # for a landscape, and one for each fur or tiger on it
FUR_PRICE = 5  # horses for a fur of the market or the bag
SWAP_HORSES = 1  # for a lower fur
SWAPPED_FURS = 2  # for any fur
BEAR_STORY = 2
