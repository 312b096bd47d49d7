"""A learner is told everything that its seat sees: two different sights never give the same observation.

Sights of random games are compared with each other and, much closer, with sights in which one single number is changed:
every field that the marks let a seat see, and every number of the decisions that wait. In a pile no order matters.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.kernel.declared import FIRST_TASK
from peltry.kernel.game import Game
from peltry.kernel.observation import REPEATED
from peltry.kernel.position import Position
from peltry.kernel.tools.records import FRAME_NUMBERS, HIDDEN, KNOWN, OWN, Field, Measure, Record
from peltry.lab.variety import mixed_tables, random_match

POSITIONS = 12  # of each game
PER_FIELD = 2  # numbers of a field that are changed in each position
FIXED = ("stack", "depth", "players", "sides")  # decisions are changed apart; how many play never changes

TABLES = [(name, *table) for name in peltry.game_names() for table in mixed_tables(peltry.load(name))]
NAMED = [f"{name}-{players}-{seed}" for name, players, seed, _ in TABLES]
EACH_TABLE = pytest.mark.parametrize(("name", "players", "seed", "options"), TABLES, ids=NAMED)


def sorted_piles(record: Record, seen: dict[str, Any]) -> dict[str, Any]:
    """A sight as plain data in which the order of piles does not matter."""
    found = dict(seen)
    for field in record:
        if field.name not in seen:
            continue
        value = seen[field.name]
        if isinstance(field.kind, Record):
            inner = field.kind
            found[field.name] = [sorted_piles(inner, v) for v in value] if field.shape else sorted_piles(inner, value)
        elif field.measure and field.measure.name == "pile_of":
            found[field.name] = sorted(value)
    return found


def alike(game: Game, one: np.void, other: np.void) -> bool:
    """Whether two sights are the same but for the order of piles. Mostly they are the same to the byte, seen sooner."""
    return one.tobytes() == other.tobytes() or plain(game, one) == plain(game, other)


def plain(game: Game, sight: np.void) -> dict[str, Any]:
    return sorted_piles(game.pieces.state, game.eyesight.plain(sight))


def some_positions(name: str, players: int, seed: int, options: dict[str, Any]) -> list[Position]:
    match = random_match(peltry.load(name), players, seed, options)
    steps = [match.at(0), *(step.after for step in match.walk())]
    return steps[:: max(1, len(steps) // POSITIONS)]


@EACH_TABLE
def test_different_sights_are_observed_differently(name: str, players: int, seed: int, options: dict[str, Any]) -> None:
    """All moments of a game, and worlds in which another seat has dealt anew what it cannot know."""
    match = random_match(peltry.load(name), players, seed, options)
    for seat in range(players):
        told: dict[bytes, np.void] = {}
        for number, step in enumerate(match.walk()):
            near = [step.after]
            if number % 10 == 0:
                near += [step.after.redealt((seat + 1) % players, key) for key in range(3)] if players > 1 else []
            for position in near:
                seen = position.sight(seat)
                assert alike(match.game.kind, told.setdefault(position.observe(seat).tobytes(), seen), seen)


# One number changed.


def others(measure: Measure, value: int, players: int, dice: random.Random) -> int:
    """Another value that such a number can have."""
    if measure.name == "set_of":
        return value ^ 1 << dice.randrange(measure.high)
    if measure.name == "side":
        found = range(-1, players)
    elif measure.name == "owner":
        found = range(0, min(players, measure.low) + 1)
    elif measure.name == "amount":
        found = range(measure.low, measure.high + 1)
    else:
        found = range(0, measure.high)
    return dice.choice([each for each in found if each != value])


def visible_numbers(record: Record, holder: Any, whole: Any, seat: int, mine: bool) -> Iterator[tuple[Field, Any, Any]]:
    """Fields that a seat sees, where they lie, and which of their numbers are meant."""
    for field in record:
        if field.sight == HIDDEN or field.name in FIXED or (field.sight == OWN and not mine):
            continue
        value = holder[field.name]
        if isinstance(field.kind, Record):
            for place, inner in enumerate(value.reshape(-1) if field.shape else [value]):
                counted = count_of(field, holder, whole)
                if counted is None or place < counted:
                    yield from visible_numbers(field.kind, inner, whole, seat, place == seat if field.by_side else mine)
        elif field.measure is not None:
            yield field, holder, places(field, holder, whole, seat)


def count_of(field: Field, holder: Any, whole: Any) -> int | None:
    if field.count is None:
        return None
    for name in field.count.split(".")[:-1]:
        holder = whole[name]
    return int(holder[field.count.split(".")[-1]])


def places(field: Field, holder: Any, whole: Any, seat: int) -> list[Any]:
    if not field.shape:
        return [()]
    count = count_of(field, holder, whole)
    found = [index for index in ndindex(field.shape) if count is None or index[0] < count]
    if field.sight == KNOWN:
        known = holder[field.to]
        found = [index for index in found if int(known[index[0]]) >> seat & 1]
    return found


def ndindex(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for length in shape:
        found = [(*before, each) for before in found for each in range(length)]
    return found


def tried(position: Position, seat: int, players: int, dice: random.Random) -> Iterator[str]:
    """Change one visible number after the other in the state itself; each is put back."""
    game = position.engine.game
    for field, holder, found in visible_numbers(game.pieces.state, position.state, position.state, seat, False):
        assert field.measure is not None
        for index in dice.sample(found, min(PER_FIELD, len(found))):
            yield from changed(holder, field.name, index, field.measure, players, dice)
    state = position.state
    for frame in state["stack"][: state["depth"]]:
        yield from changed(frame, "who", (), Measure("side", 0), players, dice)
        numbers = game.pieces.decisions.fields[int(frame["kind"])].values()
        for name, measure in zip(FRAME_NUMBERS, numbers, strict=False):
            yield from changed(frame, name, (), measure, players, dice)


def changed(holder: Any, name: str, index: Any, measure: Measure, players: int, dice: random.Random) -> Iterator[str]:
    array = holder[name]
    before = int(array[index]) if index else int(array)
    if measure.name in ("pile_of", "line_of"):  # each card is there once: it changes into one that is not there
        there = set(array.reshape(-1).tolist())
        value = dice.choice([card for card in range(measure.high) if card not in there])
    else:
        value = others(measure, before, players, dice)
    put(holder, name, index, value)
    yield f"{name}{list(index) if index else ''}: {before} or {value}"
    put(holder, name, index, before)


def put(holder: Any, name: str, index: Any, value: int) -> None:
    if index:
        holder[name][index] = value
    else:
        holder[name] = value


@EACH_TABLE
def test_every_number_that_is_seen_is_observed(name: str, players: int, seed: int, options: dict[str, Any]) -> None:
    dice = random.Random(seed)
    changes = 0
    for position in some_positions(name, players, seed, options):
        seat = dice.randrange(players)
        before, seen, observed = position.states.tobytes(), position.sight(seat), position.observe(seat).tobytes()
        for what in tried(position, seat, players, dice):
            if position.observe(seat).tobytes() != observed:
                changes += 1
            else:
                assert alike(position.engine.game, position.sight(seat), seen), what
        assert position.states.tobytes() == before, "everything was put back"
    assert changes > 20


@EACH_TABLE
def test_what_is_observed_lies_in_its_range(name: str, players: int, seed: int, options: dict[str, Any]) -> None:
    """Beyond it two different amounts could look alike."""
    observation = peltry.load(name).kind.observation
    lows, highs = [each.low for each in observation.features], [each.high for each in observation.features]
    for position in some_positions(name, players, seed, options):
        for number, value in enumerate(position.observe(0).tolist()):
            assert lows[number] <= value <= highs[number], observation.names[number]


@pytest.mark.parametrize("name", peltry.game_names())
def test_no_more_decisions_of_a_kind_wait_than_are_told(name: str) -> None:
    """A kind that waits more than once is told again, but only so often."""
    kinds = peltry.load(name).kind.pieces.decisions
    assert all(kind < FIRST_TASK + len(kinds.tasks) <= 63 for kind in kinds.fields)
    for table in mixed_tables(peltry.load(name)):
        for position in some_positions(name, *table):
            frames = position.state["stack"][: position.state["depth"]]["kind"].tolist()
            assert len(frames) - len(set(frames)) <= REPEATED
