"""What can be chosen before a game of Stroganov."""

from __future__ import annotations

from ....kernel.options import Option, Options
from .box import STRATEGIES

OPTIONS = Options(
    (
        Option("boards", ("a", "b"), per_seat=True),  # side of each player's board
        Option("random_region_furs"),
        Option("story_bonus_once"),  # the French rulebook's brake: one bonus a turn
        Option("narrow_claims"),  # claim only the Cossack's own tile, or in regions of outposts
        Option("open_hands", solo=False),
        Option("katyusha", solo=True),
        Option("strategy", ("random", *STRATEGIES), solo=True),  # five cards leave at random, or those of a letter
        Option("hunt_from_deck", solo=True),  # the public helper's reading of where Ivan's hunt is shown
        Option("coin_for_missing_fur", solo=True),  # added difficulty
        Option("coin_for_trade_fur", solo=True),  # added difficulty
    )
)
