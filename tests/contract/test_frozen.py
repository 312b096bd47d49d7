"""Released rules stay what they were, for ever: `peltry freeze` keeps them, and this holds them to it."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

import peltry
from peltry.lab.freezing import not_kept, plays_as_frozen
from peltry.table.frozen import frozen_versions, games_played
from peltry.table.library import load
from peltry.table.shelf import our_games
from peltry.table.words import LANGUAGES, say
from tests.contract.watching import SPECTATOR, scene, symbols

from .earlier import of_its_time

# Of our games those whose present version nobody plays yet outside of the house. First frozen, a game leaves the list.
NEVER_RELEASED: set[str] = set()

# Game, version and SHA-256 of its archive. A line is written when a version is frozen and never goes away again.
RELEASED = Path(__file__).parent / "released.txt"

SEEN_EVERY = 4  # moves; every one is said, each language in its turn

ARCHIVES = [
    (name, version, archive)
    for name in peltry.game_names()
    for version, archive in frozen_versions(load(name).kind.home).items()
]
RELEASES = [(name, version) for name, version, _ in ARCHIVES]


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_released_version_is_kept(name: str) -> None:
    assert not_kept(load(name)) == []


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_version_says_what_it_changed(name: str) -> None:
    kind = load(name).kind
    assert sorted(kind.changes) == [*range(2, kind.version + 1)]


@pytest.mark.parametrize("name", our_games())
def test_a_game_is_frozen_or_was_never_released(name: str) -> None:
    assert bool(frozen_versions(load(name).kind.home)) != (name in NEVER_RELEASED)


def test_every_archive_is_there_as_it_was_released() -> None:
    ours = [(name, version, file.read_bytes()) for name, version, file in ARCHIVES if name in our_games()]
    found = [f"{name} {version} {hashlib.sha256(archive).hexdigest()}" for name, version, archive in ours]
    assert sorted(found) == RELEASED.read_text().splitlines()


def test_no_released_version_is_struck_off_the_list() -> None:
    if shutil.which("git") is None or not (RELEASED.parents[2] / ".git").exists():
        pytest.skip("what was on the list is known from the project's history, which is not here")
    asked = ["git", "log", "--patch", "--format=", "--", str(RELEASED)]
    history = subprocess.run(asked, cwd=RELEASED.parent, check=True, capture_output=True, text=True).stdout
    ever = {tuple(line[1:].split()[:2]) for line in history.splitlines() if line[:1] == "+" and line[:3] != "+++"}
    assert ever <= {tuple(line.split()[:2]) for line in RELEASED.read_text().splitlines()}


def archive_of(name: str, version: int) -> Path:
    return frozen_versions(load(name).kind.home)[version]


def played_otherwise(name: str, version: int) -> list[str]:
    game = load(f"{name}@{version}")  # the present sources, where these are the released ones
    return [wrong for save in games_played(archive_of(name, version)) for wrong in plays_as_frozen(game, save)]


@pytest.mark.parametrize(("name", "version"), RELEASES)
def test_a_released_version_plays_as_it_did(name: str, version: int) -> None:
    assert of_its_time(name, version, played_otherwise, name, version) == []


def seen_by(match: peltry.Match, seat: int, drawn: set[str]) -> set[int]:
    """The moves that lie on the table as a seat sees it, where every picture is drawn."""
    nodes = list(scene(match, seat).walk())
    assert len({node.id for node in nodes}) == len(nodes)
    assert {node.art for node in nodes if node.art} <= drawn
    return {move for node in nodes for move in node.moves}


def not_seen_or_said(name: str, version: int) -> list[str]:
    """At which moves of the last game in its archive something is missing on the table or in words."""
    game, wrong = load(f"{name}@{version}"), list[str]()
    save, drawn = games_played(archive_of(name, version))[-1], symbols(f"{name}@{version}")
    match = game.new(save["players"], seed=int(save["seed"]), **save["options"])
    for number, move in enumerate(save["numbers"]):
        if number % SEEN_EVERY == 0:
            if seen_by(match, SPECTATOR, drawn):
                wrong.append(f"a spectator may choose before move {number}")
            if seen_by(match, match.to_play(), drawn) != set(match.legal()):
                wrong.append(f"not every move lies on the table before move {number}")
        sight, language = match.sight(match.to_play()), LANGUAGES[number % len(LANGUAGES)]
        said = (
            game.words.say_decision(sight, game.box[0]),
            game.words.say_move(match.position.choice(move), sight, game.box[0]),
        )
        if not all(say(game.words, language, each) for each in said):
            wrong.append(f"move {number} is not said in {language}")
        match.play(move)
    return wrong


@pytest.mark.parametrize(("name", "version"), RELEASES)
def test_a_released_version_can_be_seen_and_said(name: str, version: int) -> None:
    assert of_its_time(name, version, not_seen_or_said, name, version) == []
