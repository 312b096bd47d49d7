"""A bot from elsewhere plays in a process of its own: the true game is nowhere in it, and it ends when it should."""

from __future__ import annotations

import json
import os
import pty
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.walls import closed

import peltry
from peltry.bots import apart
from peltry.bots.apart import BotApart
from peltry.bots.guests import BotFailed
from peltry.cli import main
from peltry.kernel.packing import packed
from peltry.lab.duels import Duel, Table, play
from peltry.table.hidden import HIDDEN
from peltry.table.save import write_save

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

BOTS = r'''
import fcntl, gc, os, signal, socket, sys, time
from pathlib import Path

HERE = Path(__file__).parent
NOTES = HERE / "diary" / "notes"


class Peeper:
    """Looks up the stack and through everything that lives for positions and seeds of games."""

    name = "peeper"

    def __init__(self, game, seed=0):
        self.looks = 3  # in each game: it takes its time

    def choose(self, position, seat):
        self.looks -= 1
        return position.legal()[0] if self.looks < 0 else self.look(position)

    def look(self, position):
        found = []
        frame = sys._getframe(1)
        while frame is not None:
            found += [name for name in frame.f_locals if name in ("duel", "deals", "args")]
            found += [name for name, value in frame.f_locals.items() if is_another(value, position)]
            frame = frame.f_back
        found += [type(each).__name__ for each in gc.get_objects() if is_another(each, position)]
        found += [type(each).__name__ for each in gc.get_objects() if type(each).__name__ in ("Duel", "Match", "Deals")]
        if can(lambda: open(f"/proc/{os.getppid()}/mem", "rb").close()):
            found.append("memory")
        if can(lambda: open(f"/proc/{os.getppid()}/cmdline", "rb").close()):
            found.append("memory")
        if can(lambda: os.kill(os.getppid(), 0)):
            found.append("signals")
        kept = [HERE / "game.json", *(HERE / "kept").glob("*.json")]
        hows = os.O_RDONLY, os.O_WRONLY
        if can(lead_away) or any(can(lambda: os.open(file, how)) for file in kept for how in hows):
            found.append("files")
        print("what a bot prints is no answer")
        with NOTES.open("a") as notes:
            print(os.getpid(), *found, file=notes)
        return position.legal()[0]


def lead_away():
    """The next game would be kept where it may be read."""
    (HERE / "kept").rename(HERE / "elsewhere")
    (HERE / "kept").symlink_to(NOTES.parent)


def can(do):
    try:
        do()
    except OSError:
        return False
    return True


def is_another(each, position):
    return type(each).__name__ == "Position" and each is not position


class Leaver(Peeper):
    def choose(self, position, seat):
        sys.exit(3)


class Dying(Peeper):
    def choose(self, position, seat):
        os._exit(3)


class Typist(Peeper):
    """Would read what somebody types at the terminal at which it prints."""

    def look(self, position):
        found = ["keyboard"] if fcntl.fcntl(2, fcntl.F_GETFL) & os.O_ACCMODE != os.O_WRONLY else []
        if can(lambda: os.close(os.open("/proc/self/fd/2", os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK))):
            found.append("files")
        with NOTES.open("a") as notes:
            print(os.getpid(), *found, file=notes)
        return position.legal()[0]


class Caller(Peeper):
    def look(self, position):
        there = socket.socket(socket.AF_UNIX)
        found = ["signals"] if can(lambda: there.connect("\0peltry " + str(os.getppid()))) else []
        with NOTES.open("a") as notes:
            print(os.getpid(), *found, file=notes)
        return position.legal()[0]


class Babbler(Peeper):
    """Writes what is no answer to wherever it can write."""

    name = "babbler\x1b[2J\nmaster 3000"

    def choose(self, position, seat):
        for number in range(3, 30):
            if can(lambda: os.fstat(number)):
                can(lambda: os.write(number, b"[" * 5000 + b"\n"))
        time.sleep(600)


class Diarist(Peeper):
    def choose(self, position, seat):
        (HERE / "diary.txt").touch()
        return position.legal()[0]


class Dreamer(Peeper):
    def choose(self, position, seat):
        with NOTES.open("a") as notes:
            print(os.getpid(), file=notes)
        time.sleep(600)
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(BOTS, encoding="utf-8")
    (tmp_path / "diary").mkdir()
    return file


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--bots", "PEEPER,random"],
        ["arena", "--bots", "PEEPER,random", "--save", "KEPT"],
        ["balance", "--bot", "PEEPER"],
    ],
)
def test_nothing_of_the_true_game_is_found_however_a_bot_looks(words: list[str], bots: Path, capsys: Capture) -> None:
    places = {"PEEPER": f"{bots}:Peeper", "PEEPER,random": f"{bots}:Peeper,random", "KEPT": str(bots.parent / "kept")}
    if "KEPT" in words:
        (bots.parent / "kept").mkdir()
    words = [words[0], "strogoff", *(places.get(each, each) for each in words[1:])]
    assert main([*words, "--players", "2", "--games", "2", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    check_what_was_found(bots, 6)


@pytest.mark.parametrize("name", ["game.json", "kept/game.json"])
def test_nor_at_the_terminal(name: str, bots: Path) -> None:
    (bots.parent / "kept").mkdir()
    kept = bots.parent / name
    assert main(["play", "strogoff", "--bots", f"{bots}:Peeper,random", "--players", "2", "--save", str(kept)]) == 0
    assert peltry.read_save(kept).match.over
    check_what_was_found(bots, 3)
    apart.end_all()


def test_nor_in_the_save_from_which_a_game_at_the_terminal_goes_on(bots: Path) -> None:
    before, after, seats = bots.parent / "game.json", bots.parent / "kept" / "on.json", [f"{bots}:Peeper", "random"]
    write_save(peltry.load("strogoff").new(2, seed=5), before, seats)
    assert main(["play", "strogoff", "--resume", str(before), "--save", str(after), "--bots", seats[0]]) == 0
    assert peltry.read_save(after).match.over
    check_what_was_found(bots, 3)
    apart.end_all()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has sockets that lie in no folder")
def test_a_bot_calls_nobody_by_a_socket_that_lies_in_no_folder(bots: Path) -> None:
    """Such are those of a desktop and of what starts programs."""
    with socket.socket(socket.AF_UNIX) as here:
        here.bind(f"\0peltry {os.getpid()}")
        here.listen()
        assert play(Table("connect_four", 2), Duel(1, (f"{bots}:Caller", "random"))).failure is None
    check_what_was_found(bots, 3)
    apart.end_all()


@pytest.mark.skipif("files" not in closed(), reason="this machine hides no files from a bot")
def test_whoever_makes_a_file_beside_the_game_is_told_where_to_make_it(bots: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv(HIDDEN, str(bots.parent / "game.json"))
    bot, position = BotApart(f"{bots}:Diarist", "strogoff", None, 1), peltry.load("strogoff").position(2, 1)
    with pytest.raises(BotFailed, match="; beside the file of a game a bot makes and reads none"):
        bot.choose(position, position.to_play())
    apart.end_all()


def test_a_bot_prints_at_a_terminal_but_reads_nothing_that_is_typed_there(bots: Path) -> None:
    keyboard, terminal = pty.openpty()
    words = ["simulate", "connect_four", "--players", "2", "--games", "1", "--bots", f"{bots}:Typist,random"]
    done = subprocess.run([sys.executable, "-m", "peltry", *words], stdin=terminal, stderr=terminal, check=False)
    os.close(terminal)
    os.close(keyboard)
    assert done.returncode == 0
    check_what_was_found(bots, 3)


def test_no_deal_comes_back_to_a_bot_that_may_have_kept_it(bots: Path, capsys: Capture) -> None:
    for rival, deals in (("greedy", 2), (f"{bots}:Peeper", 4)):
        kept = bots.parent / f"kept-{deals}"
        words = ("--players", "2", "--games", "4", "--cores", "1", "--save", str(kept))
        assert main(["arena", "strogoff", "--bots", f"{rival},random", *words]) == 0
        assert len({peltry.read_save(file).match.seed for file in kept.iterdir()}) == deals


def test_what_it_says_fits_into_a_line_of_ours_and_what_is_no_answer_ends_it(bots: Path) -> None:
    bot = BotApart(f"{bots}:Babbler", "connect_four", None, 1)
    assert bot.name == "babbler[2J master 3000"
    with pytest.raises(BotFailed, match="its process has ended"):
        bot.choose(peltry.load("connect_four").position(2, 1), 0)
    assert apart._running == {}


def test_what_opens_a_database_is_not_among_its_variables() -> None:
    theirs = apart.harmless({"PELTRY_DATABASE": "x", "PGPASSWORD": "x", "PGSERVICEFILE": "x", "PATH": "x", "HOME": "x"})
    assert theirs == {"PATH": "x", "HOME": "x"}


def check_what_was_found(bots: Path, looks: int) -> None:
    notes = [line.split() for line in (bots.parent / "diary" / "notes").read_text(encoding="utf-8").splitlines()]
    assert len(notes) >= looks
    open_here = {"memory", "signals", "files"} - closed()
    assert [{*found} - open_here for _, *found in notes if {*found} - open_here] == []
    assert str(os.getpid()) not in {note[0] for note in notes}


def test_a_bot_that_looks_would_be_caught(bots: Path) -> None:
    """Where it sits beside the game it finds it."""
    game = peltry.load("strogoff")
    (bots.parent / "game.json").touch()
    (bots.parent / "kept").mkdir()
    position = game.position(2, 1)
    peltry.ask(peltry.make_bot(f"{bots}:Peeper", game), position, position.to_play(), 1)
    _, *found = (bots.parent / "diary" / "notes").read_text(encoding="utf-8").split()
    assert {"position", "signals", "files"} <= {*found}


@pytest.mark.parametrize(
    ("bot", "why"), [("Leaver", "SystemExit: 3 (bots.py, line 66)"), ("Dying", "its process has ended")]
)
def test_a_bot_that_leaves_has_failed_and_the_next_game_is_played_anew(bot: str, why: str, bots: Path) -> None:
    table = Table("connect_four", 2)
    for seed in (1, 2):
        ended = play(table, Duel(seed, (f"{bots}:{bot}", "random")))
        assert ended.failure is not None
        assert (ended.failure.seat, ended.failure.why) == (0, why)
        assert ended.share == (0.0, 1.0)
    apart.end_all()


def test_it_ends_in_the_middle_of_a_thought_when_nobody_waits_for_it(bots: Path) -> None:
    game = peltry.load("connect_four")
    bot = BotApart(f"{bots}:Dreamer", "connect_four", None, 1)
    there = bot.process.there
    assert there.stdin is not None
    bot.process._write(
        {"number": 9, "left": [], "sits": bot.number, "seat": 0, "world": packed(game.position(2, 1)), "news": []}
    )
    while not (bots.parent / "diary" / "notes").exists():
        time.sleep(0.01)
    there.stdin.close()  # as when whoever asked has died
    assert there.wait(timeout=60) == 0
    with pytest.raises(BotFailed, match="its process has ended"):
        bot.choose(game.position(2, 1), 0)
    assert apart._running == {}


def test_printed_values_of_ones_own_and_earlier_rules_are_there_too(bots: Path) -> None:
    own = "[wish.A5]\nneed = 4\npoints = 6\n"
    for table in (Table("stroganov", 2, printed_text=own), Table("stroganov@4", 2)):
        duel = Duel(1, (f"{bots}:Peeper", "random"))
        ended = play(table, duel)
        assert ended.failure is None
        assert play(table, duel) == ended
    apart.end_all()
