"""A bot that looks to the end of its own turn and takes what it then likes best.

It tries every legal move in a few worlds in which everything hidden from its seat has been dealt
anew, plays its turn on with a quick eye for what looks good, and asks the game's `estimate` how the
seat stands. All of it is compiled, and the true hidden cards are never looked at.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.position import Position
from ..kernel.seeds import drawn_seed
from ..table.library import GameAtTable
from .fair import known
from .turn_search import NOW, bind_think

WORLDS = 2  # deals of the unknown
TRIES = 6  # ways to play the turn on, in each world, after each move
GLANCES = 10  # moves looked at for each step of the turn

_searches: dict[Any, Any] = {}  # one compiled search for the rules of each game


class GreedyBot:
    name = "greedy"

    def __init__(self, game: GameAtTable, seed: int = 0, worlds: int = WORLDS, tries: int = TRIES):
        self.game = game
        self.seed = seed
        self.worlds, self.tries = worlds, tries
        if game.kind not in _searches:
            _searches[game.kind] = bind_think(game)
        self.think = _searches[game.kind]
        self.states = np.zeros(3, game.engine.state)
        self.out = game.engine.scratch_moves(2)
        self.logs = game.engine.closed_log()

    def choose(self, position: Position, seat: int) -> int:
        if position.count == 1:
            return int(position.out[0])
        self.states[NOW] = position.states[0]
        key = np.uint64(drawn_seed(self.seed, known(position, seat)))
        depth = (self.worlds, self.tries, GLANCES)
        best = self.think(self.states, self.game.box, self.logs, self.out, seat, key, *depth)
        return int(position.out[best])
