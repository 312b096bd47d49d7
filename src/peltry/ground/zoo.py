"""Any game as an environment of PettingZoo, in which the seats take turns (AEC).

    env = peltry.ground.aec("stroganov", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        move = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(move)

An automa plays within the moves of the others and is no agent.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.position import Position
from ..table.library import GameAtTable, load
from .needs import needed
from .table import Table

gymnasium = needed("gymnasium")
AECEnv: Any = needed("pettingzoo").AECEnv


class SeatsTakeTurns(AECEnv):  # type: ignore[misc]
    metadata = {"name": "peltry", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str | GameAtTable,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ):
        super().__init__()
        self.table = Table(load(game) if isinstance(game, str) else game, players, options)
        self.metadata = {**SeatsTakeTurns.metadata, "name": self.table.game.name}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        low, high = self.table.bounds()
        spaces = gymnasium.spaces
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=self.table.numbers),
                    "action_mask": spaces.Box(0, 1, (self.table.moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.moves) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.position: Position

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the last one's chance goes on."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.position = self.table.set_up(int(self.chance.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_play()]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        table, position = self.table, self.position
        return {"observation": table.observed(position, seat), "action_mask": table.mask(position, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(action)  # type: ignore[arg-type]  # refuses what is not legal
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.agents, self.table.rewards(self.position), strict=False))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.position.to_play()]
        self._accumulate_rewards()
        if self.position.over:
            self._deads_step_first()

    def render(self) -> str | None:
        return repr(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
