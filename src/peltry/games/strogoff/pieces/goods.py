"""What moves cost: goods of a price, see `rules/prices.py`."""

from __future__ import annotations

GOODS = ("energy", "card", "ability")
ENERGY, ACTION_CARD, ABILITY_CARD = range(len(GOODS))  # of cards and abilities the value is the card's number + 1
