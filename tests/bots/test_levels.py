"""Levels: one learned player, warmer or colder; and what happens where nothing was learned."""

from __future__ import annotations

import logging
import random
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.bots import LEVELS, LearnedBot, looking_ahead, make_bot
from peltry.bots import levels as levels_of
from peltry.bots.greedy import GreedyBot
from peltry.bots.looking_ahead import Budget
from peltry.masters import weights
from peltry.masters.mind import Mind
from peltry.masters.network import fresh, views
from peltry.masters.self_play import shape_for
from peltry.masters.settings import Settings
from peltry.masters.weights import Learned

SMALL = Settings(glance=16, width=16, blocks=1)
ALIKE = np.full(7, 1 / 7, np.float32)


def beginner(name: str = "connect_four") -> Learned:
    """Somebody who has learned nothing yet."""
    game = peltry.load(name)
    shape = shape_for(game, SMALL)
    return Learned(shape, 3 * fresh(shape, 1))


def test_points_are_worth_what_they_were_to_who_learned_or_else_what_they_are_in_the_game() -> None:
    """A blend of two tells no settings of its own."""
    engine, nobody = peltry.load("strogoff").engine, beginner("strogoff")
    assert Mind(engine, nobody).value == (20000, 3, 1.0, False)
    told = Learned(nobody.shape, nobody.flat, {"settings": {"unit": 500.0, "rivals": True}})
    assert Mind(engine, told).value == (500, 3, 1.0, True)


def test_each_level_is_colder_than_the_one_below() -> None:
    for name in peltry.game_names():
        heat = levels_of.temperatures(peltry.load(name).kind.home)
        assert [*heat] == [*LEVELS]
        assert sorted(heat.values(), reverse=True) == [*heat.values()]
        assert heat["master"] == 0


def test_where_levels_were_rated_each_is_stronger_than_the_one_below(tmp_path: Path) -> None:
    (tmp_path / "eyes").mkdir()
    (tmp_path / "eyes" / "levels.toml").write_text("novice = 3\n[rating]\nnovice = 1100\nmaster = 1900\n")
    assert levels_of.ratings(tmp_path) == {"novice": 1100, "master": 1900}
    assert levels_of.ratings(tmp_path / "nowhere") == {}
    for name in peltry.game_names():
        rated = levels_of.ratings(peltry.load(name).kind.home)
        assert sorted(rated.values()) == [*rated.values()]
        assert [*rated] in ([], [*LEVELS])


def test_a_cold_one_does_what_it_likes_best_and_a_hot_one_tries_everything() -> None:
    game = peltry.load("connect_four")
    position = game.position(2, 1)
    cold = {LearnedBot(game, seed, 0.0, learned=beginner()).choose(position, 0) for seed in range(40)}
    hot = {LearnedBot(game, seed, 50.0, learned=beginner()).choose(position, 0) for seed in range(40)}
    assert len(cold) == 1
    assert len(hot) == 7


@pytest.mark.parametrize("temperature", [0.0, 2.0])
@pytest.mark.parametrize("deals", [0, 2])
def test_a_choice_hangs_on_what_the_seat_sees_and_on_nothing_else(temperature: float, deals: int) -> None:
    game, learned = peltry.load("strogoff"), beginner("strogoff")
    position = game.position(3, 4)
    for number in range(60):
        seat = position.to_play()
        bots = [LearnedBot(game, 7, temperature, Budget(deals), learned) for _ in range(2)]
        choices = {bot.choose(position.redealt(seat, key), seat) for key, bot in enumerate(bots)}
        assert len(choices) == 1
        assert choices <= {*position.legal()}
        position.play(position.legal()[number % position.count])


@pytest.mark.parametrize("budget", [Budget(deals=1), Budget(seconds=0.01), Budget(seconds=0.01, cores=2)], ids=str)
def test_looking_ahead_sees_the_move_that_wins_at_once(budget: Budget) -> None:
    game = peltry.load("connect_four")
    position = game.position(2, 1)
    for move in (0, 1, 0, 1, 0, 1):
        position.play(move)
    bot = LearnedBot(game, 1, 0.0, budget, beginner())
    assert bot.searched(ALIKE, position, 0) == 0


def test_a_move_is_looked_at_as_long_as_more_deals_may_show_that_it_is_the_better_one() -> None:
    chance = np.random.default_rng(1)
    luck = chance.normal(size=(looking_ahead.FEWEST, 1))
    far, close = luck - 4 + 0.1 * chance.normal(size=luck.shape), luck + chance.normal(size=luck.shape)
    found = np.hstack([luck, far, close])
    assert looking_ahead.still_in(found[:-1], 100).all(), "too few deals to know"
    assert looking_ahead.still_in(found, 100).tolist() == [True, False, True], "far behind, and maybe yet ahead"
    assert looking_ahead.still_in(np.hstack([luck, luck]), 100).sum() == 1, "of two that are the same one is enough"
    close_call = np.hstack([luck, luck - 0.02 + 0.1 * chance.normal(size=luck.shape)])
    assert [looking_ahead.still_in(close_call, more).sum() for more in (10_000, 0)] == [2, 1], "no time, no hope"


def test_what_is_expected_of_a_move_is_how_far_ahead_it_would_be_on_average() -> None:
    drawn = np.random.default_rng(2).normal(size=1_000_000)
    for behind, reach in ((0.0, 1.0), (0.5, 1.0), (-0.5, 1.0), (0.1, 0.05)):
        ahead = np.maximum(0, reach * drawn - behind).mean()
        assert abs(looking_ahead.expected(behind, reach) - ahead) < 0.003
    assert looking_ahead.expected(0.2, 0) == 0
    assert looking_ahead.expected(-0.2, 0) == 0.2


def test_what_is_clear_is_answered_long_before_the_time_is_up() -> None:
    game = peltry.load("connect_four")
    position = game.position(2, 1)
    for move in (0, 1, 0, 1, 0, 1):
        position.play(move)
    bot = LearnedBot(game, 1, 0.0, Budget(seconds=60), beginner())
    began = time.monotonic()
    assert bot.searched(ALIKE, position, 0) == 0
    assert time.monotonic() - began < 30


def test_following_rounds_it_sees_what_the_others_will_do() -> None:
    """Three in a row that nobody stops: only who plays on through the other's turn sees that the game is lost.

    The player has no idea of what a position is worth, but likes moves as the Master does.
    """
    game = peltry.load("connect_four")
    master = levels_of.learned_player(game.kind)
    blind = Learned(master.shape, master.flat.copy())
    for name in ("worth", "worth+"):
        views(blind.flat, blind.shape)[name][...] = 0
    position = game.position(2, 1)
    for move in (3, 0, 3, 1, 3):
        position.play(move)
    lost = [
        (Mind(game.engine, blind).look_ahead(position.states, 1, 2, np.arange(7), 1, 1, rounds) < -0.9).tolist()
        for rounds in (0, 1, 2)
    ]
    assert lost[0] == [False] * 7
    assert lost[1] == [True, True, True, False, True, True, True]
    assert lost[2][:3] == [True] * 3
    assert not lost[2][3]


def test_others_turns_are_followed_where_there_is_time_and_the_game_gains_by_it() -> None:
    for name, rounds in (("stroganov", 2), ("connect_four", 0)):
        game = peltry.load(name)
        timed, usual = (make_bot(bot, game) for bot in ("master@0.02", "master"))
        assert isinstance(timed, LearnedBot)
        assert isinstance(usual, LearnedBot)
        position = game.position(2, 1)
        assert (timed.question(position, 0, ALIKE).rounds, usual.question(position, 0, ALIKE).rounds) == (rounds, 0)


def test_a_master_can_be_given_a_time() -> None:
    game = peltry.load("connect_four")
    bot = make_bot("master@0.02", game, 3)
    assert bot.budget == Budget(seconds=0.02)
    assert bot.choose(game.position(2, 1), 0) in range(7)
    assert not make_bot("master@0", game).budget.any
    several = make_bot("master@0.02x2", game, 3)
    assert several.budget == Budget(seconds=0.02, cores=2)
    assert len(several.minds) == 2
    for name in (
        "master@",
        "master@1000",
        "master@-1",
        "clerk@1",
        "master@nan",
        "master@1x",
        "master@1x0",
        "master@1x99",
    ):
        with pytest.raises(peltry.PeltryError, match="master@S"):
            make_bot(name, game)


def test_cores_that_were_asked_for_look_at_deals_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each core has a mind of its own and deals of its own, from the name in `--bots` to the search."""
    game, looks = peltry.load("stroganov"), []
    deals = looking_ahead.Question.deals

    def noted(self: looking_ahead.Question, mind: Mind, number: int, *among: Any) -> np.ndarray:
        looks.append((threading.get_ident(), id(mind), number))
        return deals(self, mind, number, *among)

    monkeypatch.setattr(looking_ahead.Question, "deals", noted)
    bot: LearnedBot = make_bot("master@0.05x3", game, 1)
    position = game.position(2, 1)
    while position.count < 3:
        position.play(position.legal()[0])
    bot.searched(np.full(position.count, 1 / position.count, np.float32), position, position.to_play())
    assert len({mind for _, mind, _ in looks}) == 3
    assert len({thread for thread, _, _ in looks} - {threading.get_ident()}) > 1
    assert len({number for _, _, number in looks}) == len(looks), "no deal is looked at twice"


def test_at_connect_four_an_error_is_the_rarer_the_more_it_costs() -> None:
    """Offered four in a row, a Novice sees it oftener than dice would, and every level oftener than the one below."""
    game, chance = peltry.load("connect_four"), random.Random(5)
    offered = []
    while len(offered) < 200:
        position = game.position(2, 1)
        for _ in range(chance.randrange(6, 26)):
            if not position.over:
                position.play(chance.choice(position.legal()))
        wins = [move for move in position.legal() if wins_at_once(game, position, move)]
        if wins and len(wins) < position.count:
            offered.append((position, wins))
    dice = sum(len(wins) / position.count for position, wins in offered) / len(offered)
    taken = [
        sum(
            make_bot(level, game, seed).choose(position, position.to_play()) in wins
            for seed, (position, wins) in enumerate(offered)
        )
        / len(offered)
        for level in LEVELS[:-1]
    ]
    assert taken == sorted(taken)
    assert taken[0] > 1.3 * dice
    assert taken[-1] > 0.7


def wins_at_once(game: peltry.GameAtTable, position: peltry.Position, move: int) -> bool:
    seat, trial = position.to_play(), position.copy()
    trial.play(move)
    return trial.over and game.rules.winners(trial.state, trial.scores()) == [seat]


def test_without_weights_a_level_says_so_once_and_plays_greedily(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = peltry.load("connect_four")
    monkeypatch.setattr(weights, "home_of", lambda kind: tmp_path / "master.npz")
    monkeypatch.setattr(levels_of, "_said", set())
    levels_of.learned_player.cache_clear()
    with caplog.at_level(logging.WARNING, "peltry.bots"):
        bots = [make_bot("expert", game, seed) for seed in range(3)]
    levels_of.learned_player.cache_clear()
    assert [record.getMessage() for record in caplog.records] == [
        "expert: connect_four has no learned player (master.npz); `peltry train` makes one; it plays greedily instead"
    ]
    position = game.position(2, 1)
    assert all(isinstance(bot, GreedyBot) and bot.name == "expert" for bot in bots)
    assert bots[2].choose(position, 0) == GreedyBot(game, 2).choose(position, 0)


def test_weights_of_other_rules_are_refused_and_the_level_plays_greedily(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, file = peltry.load("connect_four"), tmp_path / "master.npz"
    weights.save(file, peltry.load("strogoff").kind, beginner("strogoff"))
    monkeypatch.setattr(weights, "home_of", lambda kind: file)
    monkeypatch.setattr(levels_of, "_said", set())
    levels_of.learned_player.cache_clear()
    with caplog.at_level(logging.WARNING, "peltry.bots"):
        bot = make_bot("master", game, 1)
    levels_of.learned_player.cache_clear()
    assert isinstance(bot, GreedyBot)
    assert "was learned for strogoff with other pieces or moves than version 1" in caplog.text


def test_who_learned_the_present_rules_plays_earlier_ones() -> None:
    """A game that began by earlier rules keeps its Master: frozen rules are kept without weights."""
    earlier = peltry.load("stroganov@4")
    assert not weights.home_of(earlier.kind).exists()
    present = levels_of.learned_player(peltry.load("stroganov").kind)
    assert np.array_equal(levels_of.learned_player(earlier.kind).flat, present.flat)
