"""Bots by name, by `module:Class`, by `file.py:Class`, by `file.npz` and by the entry points of installed packages."""

from __future__ import annotations

import importlib.metadata
import json
import re
import sys
from pathlib import Path

import pytest

import peltry
from peltry.bots import bot_names, finding, make_bot
from peltry.cli import main
from peltry.commands.play import default_name

Capture = pytest.CaptureFixture[str]
LAST = '''"""Plays the last legal move."""


class Last:
    name = "last"

    def __init__(self, game, seed=0):
        self.seed = seed

    def choose(self, position, seat):
        return position.legal()[-1]


class Stone:
    pass


number = 7
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "my_bots.py"
    file.write_text(LAST, encoding="utf-8")
    return file


def test_a_class_in_a_file(file: Path) -> None:
    game = peltry.load("connect_four")
    bot = make_bot(f"{file}:Last", game, 9)
    assert (bot.name, bot.seed) == ("last", 9)
    assert bot.choose(game.position(2, 1), 0) == 6


def test_a_class_in_a_module(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(file.parent))
    assert make_bot("my_bots:Last", peltry.load("connect_four")).name == "last"
    assert make_bot("peltry.bots.random:RandomBot", peltry.load("connect_four")).name == "random"


def test_a_package_brings_bots_along(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(file.parent))
    point = importlib.metadata.EntryPoint("lasting", "my_bots:Last", finding.GROUP)
    monkeypatch.setattr(finding, "installed", lambda: {"lasting": point})
    assert "lasting" in bot_names()
    assert make_bot("lasting", peltry.load("connect_four")).name == "last"


def test_at_the_table_it_is_called_by_its_class(file: Path) -> None:
    assert default_name(peltry.load("connect_four"), "en", 1, f"{file}:Last") == "Last 2"
    assert default_name(peltry.load("connect_four"), "en", 1, "greedy") == "Greedy 2"


def test_every_command_takes_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot, kept = f"{file}:Last", file.parent / "game.json"
    assert main(["play", "connect_four", "--bots", f"{bot},random", "--save", str(kept)]) == 0
    assert peltry.read_save(kept).seats == [bot, "random"]
    capsys.readouterr()
    assert main(["balance", "connect_four", "--bot", bot, "--games", "1", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] < 43
    assert main(["simulate", "connect_four", "--games", "2", "--bots", f"{bot},random", "--json"]) == 0
    words = ("--games", "2", "--cores", "1", "--json")
    assert main(["arena", "connect_four", "--bots", f"{bot},random", *words]) == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "there is no bot 'nobody'; the bots are: random, greedy, novice"),
        ("nowhere.py:Last", "there is no file nowhere.py"),
        ("my/bots.py", "'my/bots.py' names no bot; say which class in the file is one: my/bots.py:Class"),
        ("no_such_module:Last", "'no_such_module' cannot be imported: ModuleNotFoundError"),
        (":Last", "'' cannot be imported"),
        ("peltry.bots:Nobody", "peltry.bots has no 'Nobody' that could play"),
        ("FILE:Stone", "is no bot: it is made with (game, seed) and has choose(position, seat)"),
        ("FILE:number", "is no bot: it is made with (game, seed) and has choose(position, seat)"),
    ],
)
def test_what_is_no_bot_is_told_what_would_be_one(name: str, said: str, file: Path) -> None:
    with pytest.raises(peltry.PeltryError) as refused:
        make_bot(name.replace("FILE", str(file)), peltry.load("connect_four"))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(peltry.PeltryError, match=r"broken\.py cannot be loaded: ZeroDivisionError"):
        make_bot(f"{tmp_path / 'broken.py'}:Bot", peltry.load("connect_four"))


SLIPS = '''"""Bots with the slips that everybody makes once."""

from helper_of_slips import last


class Seedless:
    def __init__(self, game):
        pass

    def choose(self, position, seat):
        return last(position)


class Silent:
    def __init__(self, game, seed=0):
        pass

    def choose(self, position, seat):
        last(position)


class Muddled(Silent):
    def choose(self, position, seat):
        return "jump:5"


class Texts(Silent):
    def choose(self, position, seat):
        return position.engine.game.pieces.moves.describe(last(position))


class Broken(Silent):
    def choose(self, position, seat):
        return {}["nothing"]


class Unmade(Silent):
    def __init__(self, game, seed=0):
        raise ValueError("two\\nlines")


def stone(game, seed):
    return 7
'''


@pytest.fixture
def slips(tmp_path: Path) -> Path:
    (tmp_path / "helper_of_slips.py").write_text(
        "def last(position):\n    return position.legal()[-1]\n", encoding="utf-8"
    )
    (tmp_path / "slips.py").write_text(SLIPS, encoding="utf-8")
    return tmp_path / "slips.py"


def test_it_imports_its_neighbour_answers_a_text_and_needs_no_name(slips: Path) -> None:
    game = peltry.load("connect_four")
    bot = make_bot(f"{slips}:Texts", game)
    assert bot.name == "Texts"
    assert bot.choose(game.position(2, 1), 0) == 6
    assert peltry.ask(bot, game.position(2, 1), 0, 1) == 6


def test_a_module_in_the_folder_where_one_stands(slips: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(slips.parent)
    monkeypatch.setattr("sys.path", [each for each in sys.path if each not in ("", str(slips.parent))])
    slips.rename(slips.with_name("standing_here.py"))
    assert make_bot("standing_here:Silent", peltry.load("connect_four")).name == "Silent"


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (
            "Seedless",
            "is made with (game), but a bot is made with (game, seed): write def __init__(self, game, seed=0)",
        ),
        ("Unmade", "slips.py:Unmade failed: ValueError: two lines (slips.py, line 39)"),
        ("stone", "is no bot: it is made with (game, seed) and has choose(position, seat)"),
        ("Silent", "Silent failed: choose answered None; it answers a legal move, by its number or its text"),
        ("Muddled", "Muddled failed: 'jump:5' is no move; expected one of: "),
        ("Broken", "Broken failed: KeyError: 'nothing' (slips.py, line 34)"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play", "ask"])
def test_a_slip_is_answered_in_one_line(command: str, bot: str, said: str, slips: Path, capsys: Capture) -> None:
    place = f"{slips}:{bot}"
    if command == "ask":
        game = peltry.load("connect_four")
        with pytest.raises(peltry.PeltryError) as refused:
            peltry.ask(make_bot(place, game), game.position(2, 1), 0, 1)
        told = str(refused.value)
    else:
        words = ["--save", str(slips.parent / "game.json")] if command == "play" else ["--games", "1"]
        assert main([command, "connect_four", "--bots", f"{place},random", *words]) == 2
        told = capsys.readouterr().err.strip()
        told = re.sub(r" failed in game 1, --seed \d+: ", " failed: ", told)
    assert said in told
    assert "\n" not in told
