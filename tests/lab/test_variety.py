"""Games to try things on: each value of each option is met, and not always beside the same others."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import peltry
from peltry.lab.variety import all_tables, mixed_tables

Table = tuple[int, int, dict[str, Any]]
EACH_GAME_WITH_OPTIONS = pytest.mark.parametrize("name", ["stroganov", "strogoff", "wendake"])


def values(tables: list[Table]) -> set[tuple[int, str, str]]:
    return {(players, name, str(value)) for players, _, chosen in tables for name, value in chosen.items()}


def pairs(tables: list[Table]) -> set[tuple[Any, ...]]:
    """Two values of two options at one table."""
    return {
        (players, *pair)
        for players, _, chosen in tables
        for pair in itertools.combinations([(name, str(value)) for name, value in chosen.items()], 2)
    }


@EACH_GAME_WITH_OPTIONS
def test_mixed_options_leave_no_value_out(name: str) -> None:
    game = peltry.load(name)
    assert values(list(all_tables(game))) <= values(list(mixed_tables(game)))


@EACH_GAME_WITH_OPTIONS
def test_mixed_options_meet_others_than_those_turned_all_at_once(name: str) -> None:
    game = peltry.load(name)
    mixed, turned = pairs(list(mixed_tables(game))), pairs(list(all_tables(game)))
    assert len(mixed - turned) > len(turned) / 2


@EACH_GAME_WITH_OPTIONS
def test_mixed_options_are_the_same_every_time(name: str) -> None:
    game = peltry.load(name)
    assert list(mixed_tables(game)) == list(mixed_tables(game))
    assert [chosen for _, _, chosen in mixed_tables(game)].count({}) == len(game.players), "the usual options too"
