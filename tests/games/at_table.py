"""A position at a table, to be played on in the texts of moves: what is alike for every game."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar, Self

import pytest

from peltry.errors import IllegalMove
from peltry.kernel.declared import Decisions, Moves, Pending
from peltry.kernel.position import Position
from peltry.kernel.tools.interpreted import Items
from peltry.kernel.tools.records import Playing
from peltry.kernel.tools.rule import INTERPRETED
from peltry.table.library import GameAtTable


class AnyTable:
    """Plays moves by their texts. After every move the invariants of the game are checked."""

    moves: ClassVar[Moves]
    decisions: ClassVar[Decisions]

    def __init__(self, game: GameAtTable, position: Position):
        self.game, self.position = game, position
        self.box: Any = game.box[0]
        self.state: Any = position.state

    def check(self) -> None:
        """What must hold whatever was done."""
        raise NotImplementedError

    def text(self, text: str) -> str:
        """A move as the rules write it, where tests write it with names."""
        return text

    def play(self, *texts: str) -> Self:
        for text in texts:
            try:
                self.position.play(self.moves.parse(self.text(text)))
            except IllegalMove as error:
                raise AssertionError(f"{error}; asked: {self.asks}, legal: {', '.join(self.legal())}") from None
            self.check()
        return self

    def legal(self, verb: str | None = None) -> list[str]:
        texts = [self.moves.texts[move] for move in self.position.legal()]
        return [text for text in texts if verb is None or text.partition(":")[0] == verb]

    def allows(self, *texts: str) -> bool:
        return all(self.text(text) in self.legal() for text in texts)

    def refuses(self, *texts: str) -> bool:
        """Whether none of these may be played; each is tried, and the position stays as it was."""
        before = self.state.tobytes()
        for text in texts:
            if self.text(text) in self.legal():
                return False
            with pytest.raises(IllegalMove):
                self.position.play(self.moves.parse(self.text(text)))
        return bool(self.state.tobytes() == before)

    def why(self, text: str) -> tuple[str, int, int]:
        """Why a move may not be made: the reason, what it needs, what there is."""
        reason = self.position.why_not(self.moves.parse(self.text(text)))
        assert reason is not None, f"{text} is legal"
        return reason.name, reason.need, reason.have

    def estimated(self, seat: int = 0) -> int:
        """How well a seat stands, as bots see it."""
        door, engine = estimate_door(self.game), self.game.engine
        return int(door(self.position.states, engine.box, engine.closed_log(), seat=seat))

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def pending(self) -> Pending:
        return self.decisions.read(self.state["stack"][self.state["depth"] - 1])

    @property
    def asks(self) -> str:
        """The decision that is to be made now."""
        return "over" if self.over else self.pending.name


@functools.cache
def estimate_door(game: GameAtTable) -> Callable[..., int]:
    """Compiled rules are called by compiled code alone: a small door."""
    estimate = game.kind.eyes.estimate
    if INTERPRETED:
        return lambda *records, seat: estimate(Playing(*(Items(each)[0] for each in records)), seat)
    from numba import njit

    @njit
    def door(states: Any, boxes: Any, logs: Any, seat: int) -> Any:
        return estimate(Playing(states[0], boxes[0], logs[0]), seat)

    return door


class SeatedTable(AnyTable):
    """With players by name, each of whom owns things that can be counted."""

    def __init__(self, game: GameAtTable, position: Position, seats: dict[str, int]):
        super().__init__(game, position)
        self.seats = seats

    def __getitem__(self, name: str) -> Any:
        """What one player owns."""
        raise NotImplementedError

    def change(self, name: str, *texts: str) -> dict[str, int]:
        """What a player gains and loses by moves: only what changed."""
        before = self[name].counted()
        after = self.play(*texts)[name].counted()
        return {what: after[what] - before[what] for what in after if after[what] != before[what]}

    @property
    def to_play(self) -> str:
        return next((name for name, seat in self.seats.items() if seat == self.position.to_play()), "somebody else")

    @property
    def order(self) -> list[str]:
        names = {seat: name for name, seat in self.seats.items()}
        return [names[seat] for seat in self.state["order"][: int(self.state["sides"])].tolist() if seat in names]

    def happened(self) -> list[str]:
        """The kinds of events of the last move."""
        return [event.name for event in self.position.events()]
