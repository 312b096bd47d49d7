"""A bot from elsewhere plays in a process of its own: the true game is nowhere in it, and it ends when it should."""

from __future__ import annotations

import json
import os
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

Capture = pytest.CaptureFixture[str]

BOTS = '''
import gc, os, signal, sys, time
from pathlib import Path

NOTES = Path(__file__).with_name("notes")


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
        kept = [NOTES.parent / "game.json", *(NOTES.parent / "kept").glob("*.json")]
        if any(can(file.read_text) for file in kept):
            found.append("files")
        print("what a bot prints is no answer")
        with NOTES.open("a") as notes:
            print(os.getpid(), *found, file=notes)
        return position.legal()[0]


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
    words = [words[0], "strogoff", *(places.get(each, each) for each in words[1:])]
    assert main([*words, "--players", "2", "--games", "2", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    check_what_was_found(bots, 6)


def test_nor_at_the_terminal(bots: Path, capsys: Capture) -> None:
    kept = bots.parent / "game.json"
    assert main(["play", "strogoff", "--bots", f"{bots}:Peeper,random", "--players", "2", "--save", str(kept)]) == 0
    assert peltry.read_save(kept).match.over
    check_what_was_found(bots, 3)
    apart.end_all()


def check_what_was_found(bots: Path, looks: int) -> None:
    notes = [line.split() for line in (bots.parent / "notes").read_text(encoding="utf-8").splitlines()]
    assert len(notes) >= looks
    open_here = {"memory", "signals", "files"} - closed()
    assert [{*found} - open_here for _, *found in notes if {*found} - open_here] == []
    assert str(os.getpid()) not in {note[0] for note in notes}


def test_a_bot_that_looks_would_be_caught(bots: Path) -> None:
    """Where it sits beside the game it finds it."""
    game = peltry.load("strogoff")
    (bots.parent / "game.json").touch()
    position = game.position(2, 1)
    peltry.ask(peltry.make_bot(f"{bots}:Peeper", game), position, position.to_play(), 1)
    _, *found = (bots.parent / "notes").read_text(encoding="utf-8").split()
    assert {"position", "signals", "files"} <= {*found}


@pytest.mark.parametrize(
    ("bot", "why"), [("Leaver", "SystemExit: 3 (bots.py, line 58)"), ("Dying", "its process has ended")]
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
    while not (bots.parent / "notes").exists():
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
