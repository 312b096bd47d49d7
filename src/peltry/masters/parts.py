"""What a network says about moves: one output for each, or, where moves are many, one for each of their parts.

`march:home:3` and `march:g2:3` are liked as `march`, as a march to 3, and for where they come from: a thousand outputs
then speak of any number of moves, and what was learned of one helps the others.
"""

from __future__ import annotations

import functools

import numpy as np

from ..kernel.declared import Moves

DIRECT = 600  # moves that get an output each


class Parts:
    """The outputs that are added up for each move: a row of `table`."""

    def __init__(self, moves: Moves):
        self.names: list[str] = []
        if len(moves) <= DIRECT:
            self.names = list(moves.texts)
            self.table = np.arange(len(moves), dtype=np.int64)[:, None]
            return
        most = 1 + max(len(verb.choices) for verb in moves.verbs)
        self.names.append("nothing")  # what fills the rows of moves with few choices
        self.table = np.zeros((len(moves), most), np.int64)
        for verb in moves.verbs:
            self.table[verb.base : verb.base + combined(verb.choices), 0] = self.add(verb.name)
            self.choices(verb.base, verb.name, verb.choices)

    def choices(self, base: int, verb: str, choices: dict[str, dict[str, object]]) -> None:
        sizes = [len(values) for values in choices.values()]
        chosen = np.indices(sizes).reshape(len(sizes), -1) if sizes else np.zeros((0, 1), np.int64)
        for place, (name, values) in enumerate(choices.items()):
            first = len(self.names)
            self.names += [f"{verb} {name} {value}" for value in values]
            self.table[base : base + chosen.shape[1], 1 + place] = first + chosen[place]

    def add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def __len__(self) -> int:
        return len(self.names)


@functools.cache
def parts_of(moves: Moves) -> Parts:
    """Those of a game, worked out once: a bot may be made for every move."""
    return Parts(moves)


def combined(choices: dict[str, dict[str, object]]) -> int:
    return int(np.prod([len(values) for values in choices.values()], dtype=np.int64))
