"""How a game went, as the Master sees it: judged by what each seat knew, and the same wherever it is asked."""

from __future__ import annotations

import random

import pytest

import peltry
from peltry.bots import Analysis, LearnedBot, analyse
from peltry.bots.analysis import Choice, doubted, steps
from peltry.table.match import Match

COLUMN = "d"


def four_in_a_column() -> Match:
    """The second player looks on while the first fills a column."""
    match = peltry.load("connect_four").new(seed=1)
    for column in (COLUMN, "a", COLUMN, "a", COLUMN, "b", COLUMN):
        match.play(column)
    assert match.over
    return match


def test_the_turn_in_which_it_was_lost_is_found_and_what_would_have_held_it() -> None:
    lapses = analyse(four_in_a_column()).lapses
    assert {lapse.seat for lapse in lapses} == {1}, "the winner let nothing go"
    (last,) = (lapse for lapse in lapses if lapse.at == 5)
    assert (last.played, last.better) == (1, 3), "column b, where d would have blocked"
    assert [lapse.lost for lapse in lapses] == sorted((lapse.lost for lapse in lapses), reverse=True)


def test_the_shares_of_all_are_a_whole_and_the_winner_has_it_at_the_end() -> None:
    match = four_in_a_column()
    found = analyse(match)
    assert found.at == sorted(set(found.at))
    assert (found.at[0], found.at[-1]) == (0, len(match.history))
    assert [sum(shares) for shares in found.shares] == pytest.approx([1] * len(found.at))
    assert found.shares[-1] == [1, 0]
    assert found.shares[0][1] > 2 * found.shares[-2][1], "by then it was as good as lost"


def test_only_those_are_judged_who_shall_be() -> None:
    match = four_in_a_column()
    assert analyse(match, seats=[0]).lapses == []
    assert analyse(match, seats=[0]).choices + analyse(match, seats=[1]).choices == analyse(match).choices


def test_asked_again_it_says_the_same_and_on_the_way_how_far_it_is() -> None:
    *progress, found = steps(four_in_a_column())
    assert found == analyse(four_in_a_column())
    assert isinstance(found, Analysis)
    assert progress == sorted(progress)
    assert 0 < min(progress) < max(progress) == pytest.approx(1)


def test_a_choice_is_doubted_by_what_its_seat_knew() -> None:
    """The hands of the others and the order of decks make no difference."""
    game, chance = peltry.load("strogoff"), random.Random(4)
    position, bot, looked, changed = game.position(3, 4), LearnedBot(game), 0, 0
    while not position.over and looked < 5:
        if position.count > 1 and chance.random() < 1 / 8:
            seat = position.to_play()
            choice = Choice(looked, seat, 1, chance.choice(position.legal()), 0)
            other = position.redealt(seat, 9)
            changed += other.states.tobytes() != position.states.tobytes()
            assert doubted(bot, other, choice) == doubted(bot, position, choice)
            looked += 1
        position.play(chance.choice(position.legal()))
    assert changed
