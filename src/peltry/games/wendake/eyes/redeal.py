from __future__ import annotations

import numpy as np

from ....kernel.tools import rule


@rule
def redeal(game, seat, key):
    game.state.rng = np.uint64(key)
