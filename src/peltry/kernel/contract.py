"""The contract of a game: what a folder under `games/` must offer. Nothing else is asked of it.

`tests/test_contract.py` checks every registered game against it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np


@dataclass(frozen=True)
class Option:
    """One choice made before the game. Its words are `option-NAME` and `option-NAME-VALUE`."""

    name: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False  # one value for each seat, such as the side of a player board
    solo: bool | None = None  # only in solo games, never in them, or (None) always


@dataclass(frozen=True)
class Message:
    """A sentence to be said in any language: the key of a template and what to put into it.

    A value is a number, a plain string (a player's name) or another message (a word).
    """

    key: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class PrintedValue:
    """One printed value and where it is known from: `rulebook`, `public` or `reconstructed`."""

    key: str
    value: Any
    source: str


class GameRules(Protocol):
    """A game's package. The first group is compiled (`@rule`), the second plain Python."""

    NAME: str
    VERSION: int  # raised by every change after which old moves would lead elsewhere
    PLAYERS: tuple[int, ...]
    STATE: np.dtype
    OPTIONS: np.dtype
    BOX: np.dtype
    MOST_LEGAL: int
    OBSERVATION: int
    MOVES: int  # every move is a number from 0 to MOVES-1
    OPTION_LIST: tuple[Option, ...]
    EVENTS: tuple[str, ...]  # the name of every kind of event, in the order of its number
    WORDS: Path  # a folder with en.ftl, fr.ftl, cs.ftl
    __file__: str

    # Compiled. `game` is (state, box, log); see records.Game.
    setup: Any  # (game, seed): the state is empty but for its options
    legal: Any  # (game, out) -> count; zero only when the game is over. Nothing is asked of `out` but out[i] = move
    apply: Any  # (game, move): one legal move; tells events, pushes the decisions that follow
    scores: Any  # (game, out) -> count: points of every side, automas included
    shuffle_unseen: Any  # (game, seat, key): deal again whatever that seat cannot know
    observe: Any  # (game, seat, out) -> count: numbers for a learner
    estimate: Any  # (game, seat) -> how the seat stands, in hundredths of a point, for bots
    turn_number: Any  # (game) -> a number that changes when a turn ends though the same seat goes on (solo)

    # Plain Python.
    def make_options(self, players: int, chosen: dict[str, Any]) -> np.ndarray: ...
    def read_printed(self, text: str | None, name: str) -> np.ndarray: ...
    def printed_values(self, text: str | None, name: str) -> list[PrintedValue]: ...
    def describe(self, move: int) -> str: ...
    def parse(self, text: str) -> int: ...
    def sides(self, options: Any) -> list[str]: ...  # "seat" for people and bots, or an automa's name
    def ranking(self, state: Any, scores: list[int]) -> list[int]: ...  # sides, best first
    def winners(self, state: Any, scores: list[int]) -> list[int]: ...  # none in a shared defeat, several in a draw
    def say_event(self, event: tuple[int, ...], state: Any, names: list[str], box: Any) -> Message | None: ...
    def say_move(self, move: int, state: Any, box: Any) -> Message: ...
    def say_decision(self, state: Any, box: Any) -> Message: ...
    def scene(self, view: Any) -> Any: ...  # what lies on the table, see table/scene.py
    def visible(self, state: Any, seat: int) -> dict[str, Any]: ...  # all a seat may see, as plain data
    def retell(self, seen: dict[str, Any], event: tuple[int, ...]) -> None: ...  # events alone must keep `seen` true
