"""What the Master would do, as a seat is told: by what that seat knows and by nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

import peltry
from peltry.bots import LearnedBot, advice
from peltry.bots.advice import error_of, gap_of
from peltry.bots.standing import Meaning, meaning_of
from peltry.kernel.position import Position
from peltry.server.games.shelf import has_secrets


def a_while_later(name: str, seed: int, moves: int = 60) -> Position:
    """A position with a choice, after moves by chance."""
    game, chance = peltry.load(name), random.Random(seed)
    position = game.position(max(game.players), seed)
    for _ in range(moves):
        before = position.copy()
        position.play(chance.choice(position.legal()))
        if position.over:
            return before
    while position.count == 1:
        position.play(position.legal()[0])
    return position


@pytest.mark.parametrize("name", peltry.game_names())
def test_changing_what_is_hidden_changes_no_advice(name: str) -> None:
    game = peltry.load(name)
    moves = 12 if name == "connect_four" else 60
    changed = 0
    for seed in range(3):
        position = a_while_later(name, seed, moves)
        seat = position.to_play()
        told = advice(LearnedBot(game), position, seat, deals=3)
        for key in (1, 2):
            other = position.redealt(seat, key)
            changed += other.states.tobytes() != position.states.tobytes()
            assert advice(LearnedBot(game), other, seat, deals=3) == told
    assert changed or not has_secrets(game.kind), "nothing that is hidden was changed"


@pytest.mark.parametrize("name", peltry.game_names())
def test_the_best_comes_first_and_the_others_fall_behind(name: str) -> None:
    position = a_while_later(name, 5, 10)
    told = advice(LearnedBot(peltry.load(name)), position, position.to_play(), deals=4)
    assert 1 <= len(told) <= 3
    assert {each.move for each in told} <= set(position.legal())
    assert len({each.move for each in told}) == len(told)
    assert (told[0].lost, told[0].gap) == (0, "level")
    assert [each.lost for each in told] == sorted(each.lost for each in told)
    assert all(0 <= each.share <= 1 for each in told)
    about_points = meaning_of(peltry.load(name).kind.home).points is not None
    assert all((each.points is not None) == about_points for each in told)


def test_four_in_a_row_is_what_the_master_would_do() -> None:
    game = peltry.load("connect_four")
    match = game.new(seed=1)
    for column in (3, 0, 3, 0, 3, 1):
        match.play(column)
    told = advice(LearnedBot(game), match.position, 0)
    assert (told[0].move, told[0].share) == (3, 1), "it is won at once, and needs no foresight"
    assert {each.gap for each in told[1:]} <= {"clear", "far"}
    assert [each.lost for each in told[1:]] == pytest.approx([1 - each.share for each in told[1:]])
    match.play(3)
    assert advice(LearnedBot(game), match.position, 1) == [], "the game is over"


def test_shares_of_all_sides_are_the_whole_win() -> None:
    even = Meaning(win=2.0)
    assert even.shares([0, 0, 0]) == pytest.approx([1 / 3] * 3)
    assert even.shares([1, 0, -1]).sum() == pytest.approx(1)
    assert even.shares([900, -900]) == pytest.approx([1, 0]), "no worth is too much"


def test_where_all_may_lose_a_share_is_nobodys() -> None:
    meaning = Meaning(win=2.0, nobody=0.0)
    assert meaning.shares([0]) == pytest.approx([0.5])
    assert meaning.shares([0, 0]) == pytest.approx([1 / 3, 1 / 3])


def test_alone_a_road_may_be_lost_and_a_slip_weighs() -> None:
    home = peltry.load("strogoff").kind.home
    alone, even = meaning_of(home, 1), meaning_of(home, 1).even(1)
    assert alone.shares(even) == pytest.approx([0.5])
    assert meaning_of(home, 2).shares([0, 0]).sum() < 1, "all may lose"
    assert [gap_of(lost, alone, 1, False) for lost in (0.0, 1.0)] == ["level", "far"]


def test_what_one_loses_is_the_others_gain_where_they_are_rivals() -> None:
    meaning = Meaning(win=2.0)
    worths = np.array([0.0, 0.0, 0.0])
    alone, beside = meaning.shares_if(worths, 0, -0.3, False), meaning.shares_if(worths, 0, -0.3, True)
    assert beside[0] < alone[0] < 1 / 3
    assert beside[1] == pytest.approx(beside[2])
    assert worths.tolist() == [0, 0, 0]


def test_gaps_are_said_as_in_an_even_game() -> None:
    meaning = Meaning(win=2.0)
    said = [gap_of(lost, meaning, 2, True) for lost in (0.0, 0.04, 0.1, 0.5)]
    assert said == ["level", "little", "clear", "far"]


def test_what_differs_by_chance_alone_has_a_wide_error() -> None:
    assert error_of(np.array([1.0, 1.0, 1.0])) == 0
    assert error_of(np.array([3.0, -3.0, 3.0, -3.0])) > 1
