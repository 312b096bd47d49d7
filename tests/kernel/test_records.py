"""The flat records and the stack of pending decisions."""

from __future__ import annotations

import numpy as np
import pytest
from numba import njit

from peltry.kernel.declared import Decisions
from peltry.kernel.tools.decisions import pop, push, to_play, top
from peltry.kernel.tools.events import tell
from peltry.kernel.tools.records import CLOSED, LOG, LOG_LENGTH, Playing, Record, amount, i8, i32, seen, state_record

OPTIONS = Record(seen("players", i8, amount(4)))
STATE = state_record(OPTIONS, Decisions(), seen("odd", i8, amount(9)), seen("total", i32, amount(9)))


def offsets(dtype: np.dtype) -> list[tuple[int, int]]:
    """Offset and alignment of every number in a record, however deep."""
    found = []
    for _, (kind, offset, *_) in (dtype.fields or {}).items():
        base = kind.base
        inner = offsets(base) if base.fields else [(0, base.alignment)]
        found += [(offset + deeper, alignment) for deeper, alignment in inner]
    return found


@pytest.mark.parametrize("dtype", [STATE.dtype, LOG])
def test_no_number_is_misaligned(dtype: np.dtype) -> None:
    """CUDA refuses misaligned records."""
    assert all(offset % alignment == 0 for offset, alignment in offsets(dtype))
    assert dtype.itemsize % dtype.alignment == 0


@njit
def push_two(states, logs):
    game = Playing(states[0], states[0], logs[0])
    push(game, 3, 1, 30, -5, 7)
    push(game, 4, 0)


@njit
def pop_one(states, logs):
    pop(Playing(states[0], states[0], logs[0]))


@njit
def look(states, logs):
    game = Playing(states[0], states[0], logs[0])
    frame = top(game)
    return frame.kind, frame.who, frame.a, frame.b, frame.c, to_play(game)


def test_the_last_decision_pushed_is_made_first() -> None:
    states, logs = np.zeros(1, STATE), np.zeros(1, LOG)
    push_two(states, logs)
    assert look(states, logs) == (4, 0, 0, 0, 0, 0)
    pop_one(states, logs)
    assert look(states, logs) == (3, 1, 30, -5, 7, 1)
    states["over"] = 1
    assert look(states, logs)[-1] == -1


def test_a_frame_used_again_keeps_nothing_of_the_old_one() -> None:
    states, logs = np.zeros(1, STATE), np.zeros(1, LOG)
    push_two(states, logs)
    pop_one(states, logs)
    pop_one(states, logs)
    push_two(states, logs)
    assert look(states, logs) == (4, 0, 0, 0, 0, 0)


@njit
def tell_many(states, logs, times):
    game = Playing(states[0], states[0], logs[0])
    for i in range(times):
        tell(game, 2, 1, i, -i)


def test_events_are_written_in_order_and_never_past_the_end() -> None:
    states, logs = np.zeros(1, STATE), np.zeros(2, LOG)
    tell_many(states, logs, 3)
    assert logs["count"][0] == 3
    assert logs["events"][0][:3][["kind", "who", "a", "b"]].tolist() == [(2, 1, 0, 0), (2, 1, 1, -1), (2, 1, 2, -2)]
    tell_many(states, logs, LOG_LENGTH * 2)
    assert logs["count"][0] == LOG_LENGTH
    assert not logs[1:].view(np.uint8).any()


def test_a_closed_log_stays_empty() -> None:
    states, logs = np.zeros(1, STATE), np.zeros(1, LOG)
    logs["count"] = CLOSED
    tell_many(states, logs, 5)
    assert logs["count"][0] == CLOSED
    assert not logs["events"].view(np.uint8).any()
