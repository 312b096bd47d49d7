"""A player that somebody trained plays by the file that holds it, in every command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import peltry
from peltry.bots import LearnedBot, bot_names, make_bot
from peltry.bots.finding import name_bots, short_name
from peltry.bots.levels import USUAL_THOUGHT
from peltry.bots.looking_ahead import Budget
from peltry.cli import main
from peltry.masters import weights
from peltry.masters.network import fresh
from peltry.masters.self_play import shape_for
from peltry.masters.settings import Settings
from peltry.masters.weights import Learned

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Somebody who has learned nothing yet, kept as `peltry train` keeps its players."""
    file, game = tmp_path / "run" / "last.npz", peltry.load("connect_four")
    shape = shape_for(game, Settings(glance=16, width=16, blocks=1))
    weights.save(file, game.kind, Learned(shape, 3 * fresh(shape, 1)))
    return file


def test_it_thinks_as_a_master_does_or_for_a_time(file: Path) -> None:
    game = peltry.load("connect_four")
    for name, called, budget in (
        (f"{file}", "last", USUAL_THOUGHT),
        (f"{file}@0", "last@0", Budget(seconds=0)),
        (f"{file}@0.5x2", "last@0.5x2", Budget(seconds=0.5, cores=2)),
    ):
        bot = make_bot(name, game, 3)
        assert isinstance(bot, LearnedBot)
        assert (bot.name, short_name(name), bot.budget, bot.seed) == (called, called, budget, 3)
        assert bot.choose(game.position(2, 1), 0) in range(7)


def test_every_command_takes_it(file: Path, capsys: Capture) -> None:
    kept, few = file.parent / "game.json", ("--games", "2", "--cores", "1", "--json")
    assert main(["play", "connect_four", "--bots", f"{file},random", "--save", str(kept)]) == 0
    save = peltry.read_save(kept)
    assert (save.seats, save.match.names) == ([str(file), "random"], ["Last 1", "Random 2"])
    assert main(["simulate", "connect_four", "--bots", f"{file}@0,random", *few]) == 0
    assert main(["balance", "connect_four", "--bot", f"{file}@0", *few]) == 0
    capsys.readouterr()
    assert main(["arena", "connect_four", "--bots", f"{file},{file}@0", *few]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == {"last": str(file), "last@0": f"{file}@0"}


def test_a_host_gives_it_a_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peltry.bots.finding._named", {})
    name_bots({"trainee": str(file)})
    assert "trainee" in bot_names()
    assert make_bot("trainee", peltry.load("connect_four")).name == "last"


@pytest.mark.parametrize(
    ("name", "game", "said"),
    [
        ("nowhere.npz", "connect_four", "there is no file nowhere.npz"),
        ("FILE@soon", "connect_four", "names no bot; one with a time is master@S or FILE.npz@S, S from 0 to 60"),
        ("FILE", "strogoff", "last.npz was learned for connect_four with other pieces or moves"),
        ("README.npz", "connect_four", "README.npz holds no learned player"),
    ],
)
def test_what_does_not_fit_is_told_before_a_game_begins(
    name: str, game: str, said: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(file.parent)
    Path("README.npz").write_text("no weights", encoding="utf-8")
    for command in ("arena", "simulate"):
        words = ["--bots", f"{name.replace('FILE', str(file))},random", "--players", "2", "--cores", "1"]
        assert main([command, game, *words]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1


def test_at_the_keyboard_bots_have_chances_of_their_own(tmp_path: Path) -> None:
    """Before, every game was begun with the same ones."""
    moves = set()
    for number in range(4):
        kept = tmp_path / f"{number}.json"
        words = ["--bots", "random,random", "--save", str(kept), "--seed", "1"]
        assert main(["play", "connect_four", *words]) == 0
        moves.add(tuple(peltry.read_save(kept).match.moves))
    assert len(moves) > 1
