"""`peltry serve --bots NAME=BOT`: the host adds bots by name, guests choose them like others, and never name a file."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.real_house import client, new_table
from tests.walls import closed

from peltry.bots import bot_names, finding
from peltry.cli import main
from peltry.errors import PeltryError
from peltry.server.run import serve

LAST = '''"""Plays the last legal move."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
LURKER = """
import sys, time
from pathlib import Path

database, notes = Path(sys.argv[1], "data", "peltry.db"), Path(sys.argv[1], "diary", "lurker")
for _ in range(300):
    time.sleep(0.1)
    try:
        with notes.open("a") as written:
            print("read" if database.read_bytes() else "empty", file=written)
    except OSError as error:
        with notes.open("a") as written:
            print(type(error).__name__, file=written)
        if isinstance(error, PermissionError):
            break
"""


class Last:
    name = "last"

    def __init__(self, game, seed=0):
        pass

    def choose(self, position, seat):
        return position.legal()[-1]


class Prying(Last):
    """Would read the seeds of all tables, and leaves somebody there as soon as it is loaded."""

    name = "prying"
    left = subprocess.Popen([sys.executable, "-c", LURKER, str(HERE)], start_new_session=True)

    def choose(self, position, seat):
        data = Path(__file__).with_name("data")
        with (HERE / "diary" / "notes").open("a", encoding="utf-8") as notes:
            print(*(file.name for file in data.iterdir() if can_be_read(file)), file=notes)
        return position.legal()[-1]


def can_be_read(file):
    try:
        return bool(file.read_bytes())
    except OSError:
        return False
'''


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("host") / "my_bots.py"
    file.write_text(LAST, encoding="utf-8")
    file.with_name("diary").mkdir()
    return file


@pytest.fixture(scope="module")
def port(file: Path) -> Iterator[int]:
    """A house whose host has a bot of their own, opened as a host opens it."""
    words = ["serve", "--port", "0", "--data", str(file.parent / "data"), "--bots", f"last={file}:Last"]
    words += ["--bots", f"prying={file}:Prying"]
    quick = {**os.environ, "PELTRY_WARM": "0", "PELTRY_BOT_PACE": "0"}
    with subprocess.Popen([sys.executable, "-m", "peltry", *words], stdout=subprocess.PIPE, text=True, env=quick) as it:
        try:
            assert it.stdout is not None
            yield httpx.URL(it.stdout.readline().split()[-1]).port or 0
        finally:
            it.terminate()


def test_guests_choose_it_by_its_name_and_it_plays(file: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    with client(port) as guest:
        games = guest.get("/api/games").json()["games"]
        offered = [bot for game in games if game["name"] == "connect_four" for bot in game["bots"]]
        assert {"name": "last", "title": "Last"}.items() <= next(b for b in offered if b["name"] == "last").items()
        assert str(file) not in str(games)
        table = new_table(port, seats=[{"kind": "open"}, {"kind": "bot", "bot": "last"}])["id"]
        assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", "random", "--seed", "3"]) == 0
        save = guest.get(f"/api/tables/{table}/export").json()
    assert save["seats"] == ["human", "last"]
    assert set(save["moves"].split()[1::2]) <= {"g", "f"}, "from the right, as the host's bot plays"


def test_a_bot_of_the_hosts_cannot_read_what_the_tables_hide(file: Path, port: int) -> None:
    table = new_table(port, seats=[{"kind": "open"}, {"kind": "bot", "bot": "prying"}])["id"]
    assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", "random", "--seed", "3"]) == 0
    assert (file.parent / "data" / "peltry.db").stat().st_size > 0
    diary = file.parent / "diary"
    notes = (diary / "notes").read_text(encoding="utf-8").splitlines()
    assert len(notes) >= 4
    read = {name for line in notes for name in line.split() if name.startswith("peltry.db") and "lock" not in name}
    assert "files" not in closed() or read == set()
    found = ""
    while "files" in closed() and "PermissionError" not in found:
        time.sleep(0.05)
        found = (diary / "lurker").read_text(encoding="utf-8")
    assert "read" not in found.split()


def test_guests_never_name_a_file(file: Path, port: int) -> None:
    for name in (f"{file}:Last", "my_bots:Last", "peltry.bots.random:RandomBot"):
        with client(port) as guest:
            seats = [{"kind": "human"}, {"kind": "bot", "bot": name}]
            answer = guest.post("/api/tables", json={"game": "connect_four", "seats": seats})
        assert answer.status_code == 400
        assert "there is no bot" in answer.text


@pytest.mark.parametrize(
    ("name", "place", "said"),
    [
        ("Last", "FILE:Last", "'Last' is no name for a bot: small letters"),
        ("../last", "FILE:Last", "is no name for a bot"),
        ("master", "FILE:Last", "there is a bot 'master' already"),
        ("last", "FILE:First", "has no 'First' that could play"),
        ("last", "nowhere.py:Last", "there is no file nowhere.py"),
    ],
)
def test_what_cannot_play_keeps_the_house_shut(name: str, place: str, said: str, file: Path) -> None:
    with pytest.raises(PeltryError, match=said):
        serve(data=file.parent / "shut", bots={name: place.replace("FILE", str(file))})
    assert name not in bot_names() or name == "master"
    assert finding.named() == ()
    assert not (file.parent / "shut").exists()


def test_a_name_and_a_bot_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--bots", "my_bots.py:Last"])
    assert "write it as clever=my_bots.py:Clever" in capsys.readouterr().err
