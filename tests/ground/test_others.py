"""The games as other people's tools know them pass these tools' own tests."""

from __future__ import annotations

import copy
import importlib
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import peltry
from peltry import ground
from peltry.errors import IllegalMove, PeltryError
from peltry.ground.needs import needed

GAMES = [(name, players) for name in peltry.game_names() for players in peltry.load(name).players]
SEVERAL = [(name, players) for name, players in GAMES if players > 1]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Their tests warn of what is as it should be: observations with a mask, steps after the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    from pettingzoo.test import api_test

    api_test(ground.aec(name, players=players), num_cycles=50)


def test_pettingzoo_knows_the_same_game_by_the_same_seed() -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: ground.aec("connect_four"), num_cycles=20)


def test_every_agent_of_pettingzoo_is_paid_once_at_the_end() -> None:
    env = ground.aec("connect_four", render_mode="ansi")
    for seed in range(5):
        env.reset(seed=seed)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            paid[agent] += reward
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        assert sum(paid.values()) == 0
        assert "over" in env.render()
        assert paid == dict(zip(paid, env.table.rewards(env.position), strict=True))


@pytest.mark.parametrize(("name", "players"), SEVERAL)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    from gymnasium.utils.env_checker import check_env

    env = ground.against(name, ["random"] * (players - 1), seat=players - 1, illegal="lose")
    check_env(env, skip_render_check=True)


def test_a_learner_among_bots_plays_a_whole_game() -> None:
    env = ground.against("connect_four", ["greedy"], seat=1, render_mode="ansi")
    rewards = []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            assert not cut
        rewards.append(reward)
        assert not info["action_mask"].any()
    assert rewards == [-1.0] * 4  # always the first free column: greedy makes four


def test_an_illegal_move_is_refused_or_loses() -> None:
    env = ground.against("connect_four", ["random"])
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(99)
    lenient = ground.against("connect_four", ["random"], illegal="lose")
    lenient.reset(seed=1)
    assert lenient.step(99)[1:3] == (-1.0, True)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    import pyspiel

    game = ground.openspiel(name, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_knows_every_game_by_its_name() -> None:
    """In a process that has done nothing else."""
    names = [f"peltry_{name}" for name in peltry.game_names()]
    asked = f"import pyspiel, peltry.ground.spiel; [pyspiel.load_game(name) for name in {names}]"
    subprocess.run([sys.executable, "-c", asked], check=True)


def test_openspiel_takes_players_and_deals_with_the_name() -> None:
    import pyspiel

    import peltry.ground.spiel

    game = pyspiel.load_game("peltry_stroganov(players=2,deals=50)")
    assert (game.num_players(), game.max_chance_outcomes()) == (2, 50)
    assert [game.observation_tensor_shape()[0]] == [len(peltry.load("stroganov").kind.observation)]


def test_openspiel_plays_the_game_of_the_deal() -> None:
    game = ground.openspiel("stroganov", players=2)
    state, position = game.new_initial_state(), peltry.load("stroganov").position(2, 77)
    state.apply_action(77)
    chance = np.random.default_rng(3)
    while not position.over:
        assert state.legal_actions() == sorted(position.legal())
        move = int(chance.choice(position.legal()))
        clone = copy.deepcopy(state)
        state.apply_action(move)
        position.play(move)
        assert str(clone) != str(state)
    assert state.is_terminal()
    assert sum(state.returns()) == 0


def test_openspiel_is_told_that_there_is_no_information_state() -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = ground.openspiel("strogoff", players=2)
    state = game.new_initial_state()
    state.apply_action(3)
    for ask in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(pyspiel.SpielError, match="no information state"):
            ask(0)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    for kind in (recall, nobody):
        with pytest.raises(pyspiel.SpielError, match="only what a player sees now"):
            make_observation(game, kind)
    now = make_observation(game)
    assert now.string_from(state, 0) == state.observation_string(0) != state.observation_string(1)


@pytest.mark.parametrize("name", ["strogoff", "stroganov", "wendake"])
def test_openspiel_deals_anew_what_a_player_cannot_know(name: str) -> None:
    game, chance = ground.openspiel(name, players=2), np.random.default_rng(5)
    state = game.new_initial_state()
    assert state.resample_from_infostate(0, chance.random).is_chance_node()
    state.apply_action(3)
    for _ in range(40):
        state.apply_action(int(chance.choice(state.legal_actions())))
    before = state.position.states.tobytes()
    for player in range(2):
        others = [state.resample_from_infostate(player, chance.random) for _ in range(5)]
        assert {each.observation_string(player) for each in others} == {state.observation_string(player)}
        assert len({each.position.states.tobytes() for each in [state, *others]}) == 6
        assert {each.current_player() for each in others} == {state.current_player()}
        if player == state.current_player():
            assert all(each.legal_actions() == state.legal_actions() for each in others)
        others[0].apply_action(others[0].legal_actions()[0])
    assert state.position.states.tobytes() == before


def test_a_search_of_openspiel_plays_with_what_was_dealt_anew() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = ground.openspiel("strogoff", players=2)
    state, chance = game.new_initial_state(), np.random.RandomState(1)
    state.apply_action(3)
    searcher = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 6, random_state=chance, use_observation_string=True
    )
    assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", peltry.game_names())
def test_gymnasium_makes_every_game_by_its_name(name: str) -> None:
    import gymnasium

    env = gymnasium.make(f"peltry.ground.alone:peltry/{name}", bots=["random"], seat=1)
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    assert env.unwrapped.table.game.name == name
    assert gymnasium.make(f"peltry/{name}").unwrapped.seat == 0


def test_options_go_through() -> None:
    game = ground.openspiel("strogoff", players=2, options={"preset": next(iter(peltry.load("strogoff").presets))})
    assert game.new_initial_state().is_chance_node()
    env = ground.against("stroganov", ["random"], options={"open_hands": "on"})
    env.reset(seed=1)
    assert env.position.state["options"]["open_hands"] == 1


def test_who_lacks_a_package_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PeltryError, match=r"peltry\[learning\]"):
        needed("a_package_that_nobody_has")
    for module in [each for each in sys.modules if each.startswith("peltry.ground.")]:
        if module.endswith(("zoo", "alone", "spiel")):
            monkeypatch.delitem(sys.modules, module)
    for package in ("pettingzoo", "gymnasium", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    ways: list[Any] = [ground.aec, ground.against, ground.openspiel]
    for way in ways:
        with pytest.raises(PeltryError, match="is not installed"):
            way("connect_four")
    monkeypatch.undo()
    importlib.invalidate_caches()
