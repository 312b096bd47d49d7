"""Any game as an environment of Gymnasium: one seat is the learner's, bots of one's choice sit in the others.

    env = peltry.ground.against("stroganov", ["clerk"], seat=0)
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(move)

`info["action_mask"]` says which moves are legal. A bot is handed a world dealt anew, as everywhere. To import this
makes the games known to Gymnasium, and so does naming it: `gymnasium.make("peltry.ground.alone:peltry/stroganov")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..bots import make_bot
from ..bots.fair import Seats
from ..errors import BadOption
from ..kernel.position import Position
from ..kernel.seeds import drawn_seed
from ..table.library import GameAtTable, load
from ..table.shelf import game_names
from .needs import needed
from .table import Table

gymnasium = needed("gymnasium")
Env: Any = gymnasium.Env


class AgainstBots(Env):  # type: ignore[misc]
    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | GameAtTable,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: dict[str, Any] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ):
        """`illegal`: "refuse" a move that is not legal with an error, or let it "lose" the game."""
        here = load(game) if isinstance(game, str) else game
        self.table = Table(here, len(bots) + 1, options)
        if not 0 <= seat < self.table.players:
            raise BadOption(f"the learner's seat is from 0 to {self.table.players - 1}, not {seat}")
        if illegal not in ("refuse", "lose"):
            raise BadOption(f'an illegal move is to "refuse" or to "lose", not {illegal!r}')
        self.bots, self.seat, self.illegal, self.render_mode = list(bots), seat, illegal, render_mode
        low, high = self.table.bounds()
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=self.table.numbers)
        self.action_space = gymnasium.spaces.Discrete(self.table.moves)
        self.position: Position
        self.seats: Seats

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, Any]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.position = self.table.set_up(deal)
        others = [each for each in range(self.table.players) if each != self.seat]
        bots = {
            each: make_bot(name, self.table.game, drawn_seed(deal, "bot", each))
            for each, name in zip(others, self.bots, strict=True)
        }
        self.seats = Seats(bots, deal)
        self.seats.hear(self.position)
        self._others_move()
        return self._seen()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        position, lost = self.position, False
        if self.illegal == "lose" and not position.over and int(action) not in position.legal():
            lost = True
        else:
            position.play(int(action))
            self.seats.hear(position)
            self._others_move()
        observation, info = self._seen()
        over = position.over or lost
        reward = -1.0 if lost else self.table.rewards(position)[self.seat] if over else 0.0
        return observation, reward, over, False, info

    def _others_move(self) -> None:
        position = self.position
        while not position.over and position.to_play() != self.seat:
            position.play(self.seats.choose(position))
            self.seats.hear(position)

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        table, position = self.table, self.position
        return table.observed(position, self.seat), {"action_mask": table.mask(position, self.seat)}

    def render(self) -> str | None:
        return repr(self.position) if self.render_mode == "ansi" else None


for name in game_names():
    gymnasium.register(f"peltry/{name}", f"{__name__}:{AgainstBots.__name__}", kwargs={"game": name})
