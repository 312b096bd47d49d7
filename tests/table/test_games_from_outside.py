"""Games from outside: a folder on disk, folders that PELTRY_GAMES names, a package with an entry point."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.contract.own import own
from tests.releases import NOT_NEEDED, SOURCES

import peltry
from peltry.cli import main
from peltry.errors import UnknownGame
from peltry.lab.freezing import folder_files
from peltry.table import shelf

Author = Callable[..., Path]


@pytest.fixture(autouse=True)
def looked_for_anew() -> Iterator[None]:
    """A process looks for its games once: here before and after every test."""
    forget()
    yield
    forget()


def forget() -> None:
    shelf.find_game.cache_clear()
    shelf.game_names.cache_clear()
    for module in [name for name in sys.modules if name.startswith("peltry_game_")]:
        del sys.modules[module]


@pytest.fixture
def author(tmp_path: Path) -> Author:
    """Writes a game of so many in a line, as somebody does who copies the smallest one out of the house."""

    def write(folder: str, to_win: int, name: str) -> Path:
        home = tmp_path / folder
        shutil.copytree(SOURCES / "games/connect_four", home, ignore=NOT_NEEDED)
        for source in home.rglob("*.py"):
            text = (
                source.read_text(encoding="utf-8")
                .replace("from ....", "from peltry.")
                .replace("from ...", "from peltry.")
            )
            source.write_text(text.replace('Game("connect_four"', f'Game("{name}"'), encoding="utf-8")
        printed = home / "printed.toml"
        printed.write_text(printed.read_text(encoding="utf-8").replace("to_win = 4", f"to_win = {to_win}"))
        return home

    return write


def length_to_win(name: str) -> int:
    return int(shelf.find_game(name).box_with(shelf.find_game(name).printed_with(None, ""))["to_win"][0])


def test_a_folder_on_disk_is_a_game(author: Author) -> None:
    game = shelf.find_game(str(author("five", 5, "five")))
    assert repr(game) == "<game five, rules version 1>"
    assert length_to_win(str(game.home)) == 5


def test_two_folders_of_one_name_are_two_games(author: Author) -> None:
    three, six = author("here/mine", 3, "three"), author("there/mine", 6, "six")
    assert [length_to_win(str(folder)) for folder in (three, six, three)] == [3, 6, 3]


def test_folders_can_be_put_on_the_shelf(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the game's own name, whatever its folder is called."""
    three, six = author("a_folder", 3, "three"), author("six", 6, "six")
    monkeypatch.setenv("PELTRY_GAMES", f"{three}:{six}")
    assert shelf.game_names()[-2:] == ("six", "three")
    assert [length_to_win(name) for name in ("three", "six")] == [3, 6]
    with pytest.raises(UnknownGame, match=r"there is no game 'a_folder'; the games are: .*, six, three"):
        shelf.find_game("a_folder")


def test_a_package_brings_games_along(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(author("someones_five", 5, "five").parent))
    point = EntryPoint("five", "someones_five:GAME", shelf.GROUP)
    monkeypatch.setattr(shelf, "entry_points", lambda group: [point] if group == "peltry.games" else [])
    assert shelf.game_names()[-1] == "five"
    assert length_to_win("five") == 5


def test_ours_are_not_replaced(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELTRY_GAMES", str(author("connect_four", 3, "connect_four")))
    assert shelf.game_names().count("connect_four") == 1
    assert length_to_win("connect_four") == 4


def test_every_command_takes_it(author: Author) -> None:
    """In a process of its own: the game is put on the shelf, listed and played to its end."""
    home = author("elsewhere", 3, "three")
    script = f"""
import os, sys
os.environ.update(PELTRY_GAMES={str(home)!r}, PELTRY_INTERPRETED="1")
from peltry.cli import main
sys.exit(main(["games"]) or main(["simulate", "three", "--bots", "random", "--games", "3", "--seed", "1"]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "three: Connect four, players 2" in done.stdout
    assert "somebody wins" in done.stdout
    assert "Compiling" not in done.stderr


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (None, "there is no game in .*mine: a folder with an __init__.py and its rooms was expected"),
        ("", r"mine offers no game: its GAME must be a peltry.kernel.game.Game, not None"),
        ("GAME = 3", r"mine offers no game: its GAME must be a peltry.kernel.game.Game, not 3"),
        (
            "from ...kernel.game import Game",
            "mine looks for the house around it: import peltry.kernel and peltry.table",
        ),
    ],
)
def test_a_folder_that_is_no_game_is_told_so(written: str | None, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    if written is not None:
        (folder / "__init__.py").write_text(written)
    with pytest.raises(UnknownGame, match=said):
        peltry.load(str(folder))


def test_the_command_says_so_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", str(tmp_path), "--depth", "1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_contract_is_told_of_it_by_its_own_tests(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    home = author("elsewhere", 5, "five")
    monkeypatch.setenv("PELTRY_GAMES", str(home))
    with pytest.raises(AssertionError, match=r"five says nothing to the contract: .*/tests has no"):
        own("five")
    shutil.copytree(Path(__file__).parents[1] / "games" / "connect_four", home / "tests", ignore=NOT_NEEDED)
    assert Path(own("five").retell.__code__.co_filename) == home / "tests" / "retell.py"
    assert any(name.startswith("rules/") for name in folder_files(home))
    assert not any(name.startswith("tests/") for name in folder_files(home)), "a frozen version is played, not tested"
