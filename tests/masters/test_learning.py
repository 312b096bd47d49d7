"""Learning on a processor, small, is learning on a GPU; and the compiled mind thinks what the learner thinks."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.commands.train import small_on_cpu
from peltry.masters import network
from peltry.masters.arrays import OnCpu
from peltry.masters.choice import log_likely
from peltry.masters.field import tables_for
from peltry.masters.learner import Learner
from peltry.masters.mind import Mind
from peltry.masters.self_play import shape_for
from peltry.masters.settings import Settings, settings_for
from peltry.masters.weights import Learned

FEW = {"games": 24, "steps": 8, "batch": 64, "glance": 24, "width": 24, "blocks": 2, "variants": 4}


def learner_of(name: str, players: list[int], **changed: Any) -> Learner:
    game = peltry.load(name)
    settings = settings_for(game.kind, **small_on_cpu("cpu") | FEW | changed)
    return Learner(game, tables_for(game, players, settings, {}, 1), settings, "cpu", 1)


@pytest.mark.parametrize(("name", "players"), [("connect_four", 2), ("stroganov", 3), ("strogoff", 2)])
def test_the_mind_thinks_what_the_learner_thinks(name: str, players: int) -> None:
    """NumPy over whole arrays and compiled rules over what is not zero: the same likings and worths."""
    learner = learner_of(name, [players])
    game, flat = learner.game, 2 * network.fresh(learner.shape, 4)
    mind, views = Mind(game.engine, Learned(learner.shape, flat)), network.views(flat, learner.shape)
    position, chance = game.position(players, 6), random.Random(2)
    for _ in range(40):
        if position.over:
            break
        seat = position.to_play()
        moves, likely, worths = mind.consider(position.states, seat)
        assert moves.tolist() == position.legal()
        listed = np.zeros((1, game.engine.most_legal), np.int16)
        listed[0, : position.count] = position.legal()
        seen = position.observe(seat).astype(np.int8)[None]
        thought = learner.think(views, learner.on.rows(seen))
        logp, expected = log_likely(thought.likes, listed, np.array([position.count]), learner.parts), thought.worths
        np.testing.assert_allclose(likely, np.exp(logp[0, : position.count]), rtol=1e-3, atol=1e-5)
        np.testing.assert_allclose(worths, expected[0], rtol=1e-3, atol=1e-4)
        position.play(chance.choice(position.legal()))


def test_tables_of_a_learner_are_of_every_kind() -> None:
    game = peltry.load("stroganov")
    settings = Settings(variants=40, usual=0.5)
    tables = tables_for(game, [1, 2, 4], settings, {}, 3)
    assert {int(table["players"][0]) for table in tables} == {1, 2, 4}
    assert len({table.tobytes() for table in tables}) > 10
    usual = tables_for(game, [3], Settings(variants=5, usual=1.0), {}, 3)
    assert {table.tobytes() for table in usual} == {game.options(3).tobytes()}


@pytest.mark.parametrize(("name", "players"), [("stroganov", [1, 2, 4]), ("strogoff", [1, 3])])
def test_every_game_is_learned_without_code_of_its_own(name: str, players: list[int]) -> None:
    """A few rounds: rewards add up to how the games end, weights move, nothing runs away."""
    learner = learner_of(name, players)
    before = learner.weights().copy()
    learner.start()
    for _ in range(3):
        learner.set_rates(0.1)
        learner.play_round()
        learner.judge_round()
        learner.learn_round()
    assert np.isfinite(learner.weights()).all()
    assert (learner.weights() != before).any()
    told = learner.told()
    assert 0 < told["entropy"] < 5
    assert all(np.isfinite(number) for number in told.values())


def test_longer_rows_learn_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A GPU has its rows brought up to a length that it multiplies quickly; nothing else changes by it."""

    def learned() -> np.ndarray:
        learner = learner_of("stroganov", [2, 3])
        learner.start()
        for _ in range(2):
            learner.whole_round(0.1)
        learner.remember()
        learner.whole_round(0.1)
        learner.adopt(learner.weights())
        return learner.weights()

    plain = learned()
    monkeypatch.setattr(OnCpu, "row", 8)
    assert learner_of("stroganov", [2]).laid.features % 8 == 0
    np.testing.assert_allclose(learned(), plain, rtol=1e-2, atol=1e-4)


def test_what_the_others_gain_is_ones_loss_but_not_where_all_may_lose() -> None:
    amounts = np.array([[3.0, 1.0]] * FEW["games"], np.float32)
    assert learner_of("connect_four", [2])._beside_rivals(amounts)[0].tolist() == [2.0, -2.0]
    assert learner_of("strogoff", [2]).settings.rivals is False


def ended_in_a_tie(learner: Learner) -> int:
    """Somewhere among its games one has just ended with equal points. Answers who has won it by the rules."""
    game, chance = learner.game, random.Random(3)
    position = game.position(2, 5)
    while not position.over:
        position.play(chance.choice(position.legal()))
    position.states["players"]["points"][0, :2] = 20
    [winner] = game.rules.winners(position.state, position.scores())
    field, number = learner.field, 3
    field.states[number], field.points[number], field.over[number] = position.states[0], 20, 1
    learner.points[0], learner.over[0], learner.gained[...] = field.points, field.over, 0
    return winner


def test_a_tie_is_won_by_whom_the_rules_name() -> None:
    learner = learner_of("stroganov", [2])
    learner.field.begin()
    winner = ended_in_a_tie(learner)
    learner.settled = [(0, *each) for each in learner.field.settled()]
    learner._judge()
    win = learner.settings.win
    assert learner.rewards[0, 3, [winner, 1 - winner]].tolist() == [win, -win]


def test_a_round_asks_the_rules_about_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learner_of("connect_four", [2])
    learner.start()
    monkeypatch.setattr(learner.field, "settled", lambda: [(5, [1])])
    learner.play_round()
    assert [t for t, _, _ in learner.settled] == [*range(FEW["steps"])]


def test_older_selves_sit_at_some_tables_and_are_not_learned_from() -> None:
    learner = learner_of("connect_four", [2], old=0.5)
    learner.start()
    learner.play_round()
    mine = learner.mine.mean(0)
    assert (mine[:12] == 1).all()
    assert (mine[12:] < 1).all()
    assert mine[12:].sum() > 0
    assert learner_of("connect_four", [2], old=0.0).first_old == FEW["games"]


def test_a_self_that_is_remembered_does_not_change_any_more() -> None:
    learner = learner_of("connect_four", [2])
    learner.remember()
    kept = learner.old[-1].copy()
    learner.flat += 1
    assert (learner.old[-1] == kept).all()
    for _ in range(10):
        learner.remember()
    assert len(learner.old) == 6


def test_the_size_of_a_network_follows_from_its_game() -> None:
    game = peltry.load("strogoff")
    shape = shape_for(game, Settings())
    assert (shape.features, shape.sides) == (len(game.kind.observation), game.kind.most_sides)
