"""Any game as a game of OpenSpiel.

    game = peltry.ground.openspiel("stroganov", players=2)
    state = game.new_initial_state()

Before the first move chance deals: one of `deals` seeds, each as likely as the others. All that is drawn later follows
from the deal, and no player is told it; what a player sees is in the observation. All that a player has ever seen
(OpenSpiel's information state) is not kept, and asking for it is refused.

As with OpenSpiel's own games in Python, importing this makes the games known: `pyspiel.load_game("peltry_stroganov")`.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from ..kernel.packing import packed, unpacked
from ..kernel.position import Position
from ..table.library import GameAtTable, game_names, load
from .needs import needed
from .table import Table

pyspiel: Any = needed("pyspiel")
DEALS = 1000
LONGEST = 10_000  # moves; OpenSpiel would have a bound


def openspiel(
    game: str | GameAtTable, players: int | None = None, options: dict[str, Any] | None = None, deals: int = DEALS
) -> Any:
    """The game. By its name, and with options as usual, OpenSpiel knows it too: `peltry_stroganov(players=2)`."""
    if isinstance(game, str) and not options:
        count = max(load(game).players) if players is None else players
        return pyspiel.load_game(registered(game), {"players": count, "deals": deals})
    here = load(game) if isinstance(game, str) else game
    return DealtGame(here, {"players": players or max(here.players), "deals": deals}, options)


@functools.cache
def registered(name: str) -> str:
    """Make a game known to OpenSpiel. Answers what it is called there."""
    kind = type_of(load(name))

    class Registered(DealtGame):  # a class, not a function: OpenSpiel keeps it beyond the end of the interpreter
        def __init__(self, params: dict[str, Any]):
            super().__init__(load(name), params)

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


@functools.cache
def type_of(game: GameAtTable) -> Any:
    """What OpenSpiel must know of a game at any of its tables."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"peltry_{game.name}", long_name=f"{game.name} at Peltry",
        dynamics=kind.Dynamics.SEQUENTIAL, chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION, utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL, max_num_players=max(game.players), min_num_players=min(game.players),
        provides_information_state_string=False, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": max(game.players), "deals": DEALS},
    )  # fmt: skip


class DealtGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: GameAtTable, params: dict[str, Any], options: dict[str, Any] | None = None):
        params = {"players": max(game.players), "deals": DEALS, **params}
        self.table, self.deals = Table(game, params["players"], options), params["deals"]
        about = pyspiel.GameInfo(
            num_distinct_actions=self.table.moves, max_chance_outcomes=self.deals, num_players=self.table.players,
            min_utility=-1.0, max_utility=1.0, utility_sum=None, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(type_of(game), about, params)

    def new_initial_state(self) -> Any:
        return DealtState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if isinstance(iig_obs_type, pyspiel.IIGObservationType) and not is_what_a_player_sees(iig_obs_type):
            raise pyspiel.SpielError("only what a player sees now can be observed: no information state, no other view")
        return Observer(self.table)


def is_what_a_player_sees(kind: Any) -> bool:
    return kind.public_info and not kind.perfect_recall and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER


class Held:
    """A position at its table. OpenSpiel copies states and lets them travel: as a copy, and as a text."""

    def __init__(self, table: Table, position: Position):
        self.table, self.position = table, position

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.table, self.position.copy())

    def __reduce__(self) -> Any:
        return held_of, (self.table, packed(self.position))


def held_of(table: Table, text: str) -> Held:
    return Held(table, unpacked(table.game.engine, text))


class DealtState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: DealtGame):
        super().__init__(game)
        self.table, self.deals = game.table, game.deals
        self.held: Held | None = None  # before the deal

    @property
    def position(self) -> Position | None:
        return None if self.held is None else self.held.position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.to_play()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return sorted(position.legal()) if position is not None and position.to_play() == player else []

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.table, self.table.set_up(action))
        else:
            self.held.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.table.game.moves.describe(action)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> DealtState:
        """A state in which all that the player cannot know was dealt anew; `rng` draws between 0 and 1.

        The moves were the same, so its history is that of this state, the first deal included. OpenSpiel's searches in
        Python ask for it; those in C++ do not ask games in Python.
        """
        twin: DealtState = self.clone()
        if twin.held is not None:
            twin.held = Held(self.table, twin.held.position.redealt(player, int(rng() * (1 << 53))))
        return twin

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.table.players
        return self.table.rewards(self.position)[: self.table.players]

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        return "before the deal" if self.position is None else repr(self.position)


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, table: Table):
        self.table = table
        self.tensor = np.zeros(len(table.features), np.float32)
        self.dict = {"observation": self.tensor}
        self.scales = table.game.kind.observation.scales

    def set_from(self, state: DealtState, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else state.position.observe(player) * self.scales

    def string_from(self, state: DealtState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        return str(self.table.game.kind.eyesight.plain(state.position.sight(player)))


for each in game_names():
    with contextlib.suppress(Exception):  # one that cannot be loaded says so to whoever asks for it
        registered(each)
