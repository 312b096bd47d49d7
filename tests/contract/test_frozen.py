"""Released rules stay what they were, for ever: `peltry freeze` keeps them, and this holds them to it."""

from __future__ import annotations

from pathlib import Path

import pytest

import peltry
from peltry.lab.freezing import not_kept, plays_as_frozen
from peltry.table.frozen import frozen_versions, games_played
from peltry.table.library import load
from peltry.table.words import LANGUAGES, say
from tests.contract.watching import SPECTATOR, scene

# Games whose present version nobody plays yet outside of the house. A game leaves this list when it is first frozen.
NEVER_RELEASED: set[str] = set()

SEEN_EVERY = 4  # moves; every one is said, each language in its turn

ARCHIVES = [
    (name, version, archive)
    for name in peltry.game_names()
    for version, archive in frozen_versions(load(name).kind.home).items()
]


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_released_version_is_kept(name: str) -> None:
    assert not_kept(load(name)) == []


@pytest.mark.parametrize("name", peltry.game_names())
def test_a_game_is_frozen_or_was_never_released(name: str) -> None:
    assert bool(frozen_versions(load(name).kind.home)) != (name in NEVER_RELEASED)


@pytest.mark.parametrize(("name", "version", "archive"), ARCHIVES)
def test_a_released_version_plays_as_it_did(name: str, version: int, archive: Path) -> None:
    game = load(f"{name}@{version}")  # the present sources, where these are the released ones
    for save in games_played(archive):
        assert plays_as_frozen(game, save) == []


@pytest.mark.parametrize(("name", "version", "archive"), ARCHIVES)
def test_a_released_version_can_be_seen_and_said(name: str, version: int, archive: Path) -> None:
    game = load(f"{name}@{version}")
    save = games_played(archive)[-1]
    match = game.new(save["players"], seed=int(save["seed"]), **save["options"])
    for number, move in enumerate(save["numbers"]):
        if number % SEEN_EVERY == 0:
            assert list(scene(match, SPECTATOR).walk())
        sight, language = match.sight(match.to_play()), LANGUAGES[number % len(LANGUAGES)]
        assert say(game.words, language, game.words.say_decision(sight, game.box[0]))
        assert say(game.words, language, game.words.say_move(match.position.choice(move), sight, game.box[0]))
        match.play(move)
