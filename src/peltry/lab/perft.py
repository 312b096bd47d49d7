"""How many sequences of moves there are from a position, by depth. The oracle of move generation."""

from __future__ import annotations

import numpy as np

from ..kernel.engine import Engine
from ..kernel.position import Position
from ..kernel.tools import entries


def perft(position: Position, depth: int) -> list[int]:
    """The number of sequences of 1, 2, … `depth` legal moves from a position."""
    engine = position.engine
    counts = [0] * depth
    states = np.zeros(depth + 1, engine.state)
    states[0] = position.states[0]
    rooms = [engine.scratch_moves(1)[0] for _ in range(depth + 1)]
    rooms[0][: position.count] = position.out[: position.count]
    descend(engine, states, rooms, engine.closed_log(), position.count, 0, counts)
    return [int(count) for count in counts]  # interpreted, the rules count in numbers that JSON does not know


def descend(
    engine: Engine,
    states: np.ndarray,
    rooms: list[np.ndarray],
    log: np.ndarray,
    count: int,
    level: int,
    counts: list[int],
) -> None:
    counts[level] += count
    if level + 1 == len(counts):
        return
    after, room = states[level + 1 : level + 2], rooms[level + 1]
    for move in rooms[level][:count].tolist():
        after[0] = states[level]
        room[0] = move  # the one legal move that `PLAY` is to find; legal moves overwrite it
        following = engine.drive(entries.PLAY, after, engine.box, log, room, move, 1) & entries.COUNT
        descend(engine, states, rooms, log, following, level + 1, counts)
