"""The terminal table: a person types, bots answer, nothing is lost."""

from __future__ import annotations

import builtins
import io
import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import peltry
from peltry.bots import apart
from peltry.bots.apart import BotApart
from peltry.kernel.game import Look
from peltry.kernel.position import Position
from peltry.table.hidden import HIDDEN
from peltry.table.panels import panels_of
from peltry.table.save import read_save
from peltry.table.words import LANGUAGES
from peltry.terminal.show import Screen
from peltry.terminal.table import TerminalTable


class LeftMost:
    """A bot that takes the first legal move."""

    def choose(self, position: Position, seat: int) -> int:
        assert position.to_play() == seat
        return position.legal()[0]


ANOTHERS = """
class LeftMost:
    def __init__(self, game, seed=0):
        pass

    def choose(self, position, seat):
        return position.legal()[0]
"""


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., tuple[TerminalTable, str]]:
    def play(*lines: str, bots: tuple[object, ...] = (None, None), language: str = "en") -> tuple[TerminalTable, str]:
        typed: Iterator[str] = iter(lines)

        def read(prompt: str = "") -> str:
            line = next(typed, None)
            if line is None:
                raise EOFError
            if line == "^C":
                raise KeyboardInterrupt
            return line

        monkeypatch.setattr(builtins, "input", read)
        out = io.StringIO()
        console = Console(file=out, width=100, highlight=False)
        match = peltry.load("connect_four").new(2, seed=1, names=["Anna", "Boris"])
        seats = ["human" if bot is None else "left" for bot in bots]
        table = TerminalTable(console, match, seats, list(bots), language, tmp_path / "game.json")
        table.run()
        return table, out.getvalue()

    return play


def test_numbers_and_short_texts_make_moves(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, out = sit("4", "d", "q")
    assert table.match.moves == [3, 3]
    assert "Anna to play: Choose a column for your disc." in out
    assert "1 Drop a disc into column a [a]" in out
    assert "Boris drops a disc into column d." in out


def test_the_table_speaks_every_language(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    assert "À Anna de jouer" in sit("q", language="fr")[1]
    assert "Na tahu je Anna" in sit("q", language="cs")[1]


def test_a_game_against_a_bot_to_its_end(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, out = sit("d", "d", "d", "d", bots=(None, LeftMost()))
    assert table.match.over
    assert "1. Anna: 1 point" in out
    assert f"The seed was 1; its SHA-256 is {table.match.commitment}." in " ".join(out.split())
    assert read_save(table.save_path).match.over


def test_a_word_shows_only_the_moves_with_it(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, out = sit("column c", "xyz", "99", "q")
    shown = out.split("to play")[1]
    assert "[c]" in shown
    assert "[d]" not in shown
    assert "Neither a command nor part of a move: “xyz”. Give a number from 1 to 7" in shown
    assert "“99”" in shown
    assert table.match.history == []


def test_what_another_person_did_is_taken_back_when_they_agree(
    sit: Callable[..., tuple[TerminalTable, str]],
) -> None:
    table, out = sit("u", "a", "b", "u", "n", "u", "y", "u", "y", "g", "q")
    assert "There is no move of yours to take back." in out
    assert "Somebody else has moved since." in " ".join(out.split())
    assert "Taken back: Drop a disc into column b" in out
    assert table.match.moves == [6]


def test_the_seed_is_promised_before_the_first_move(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, out = sit("q")
    assert out.index(table.match.commitment) < out.index("to play:")


def test_a_number_that_is_far_too_long(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, _ = sit("9" * 5000, "4", "q")
    assert table.match.moves == [3]


def test_undo_past_a_bots_move_is_asked_for(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    refused, out = sit("d", "u", "n", "q", bots=(None, LeftMost()))
    assert refused.match.moves == [3, 0]
    assert "Somebody else has moved since." in " ".join(out.split())
    agreed, _ = sit("d", "u", "y", "e", "q", bots=(None, LeftMost()))
    assert agreed.match.moves == [4, 0]


def test_undo_is_saved_too(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, _ = sit("d", "e", "u", "y", "^C")
    assert read_save(table.save_path).match.moves == [3]


@pytest.mark.parametrize("end", [["q"], ["^C"], []])
def test_however_it_ends_the_game_is_kept(sit: Callable[..., tuple[TerminalTable, str]], end: list[str]) -> None:
    table, out = sit("d", "e", *end)
    save = read_save(table.save_path)
    assert save.match.moves == [3, 4]
    assert save.seats == ["human", "human"]
    assert f"peltry play connect_four --resume {table.save_path}" in out.replace("\n", "")


def test_a_game_without_a_move_leaves_no_file(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    table, _ = sit("q")
    assert not table.save_path.exists()


def test_saving_under_another_name(sit: Callable[..., tuple[TerminalTable, str]], tmp_path: Path) -> None:
    table, _ = sit("d", f"s {tmp_path / 'mine.json'}", "e", "q")
    assert read_save(tmp_path / "mine.json").match.moves == [3, 4]
    assert table.save_path == tmp_path / "mine.json"


def test_while_a_bot_from_elsewhere_plays_a_game_is_kept_where_it_cannot_read_it(
    sit: Callable[..., tuple[TerminalTable, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots.py").write_text(ANOTHERS, encoding="utf-8")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setenv(HIDDEN, str(tmp_path / "game.json"))
    bot = BotApart(f"{tmp_path / 'bots.py'}:LeftMost", "connect_four", None, 1)
    table, out = sit("d", f"s {tmp_path / 'elsewhere' / 'mine'}", f"s {tmp_path / 'mine'}", "q", bots=(None, bot))
    assert "could be read by a bot at this table" in " ".join(out.split())
    assert table.save_path == tmp_path / "mine"
    assert [*(tmp_path / "elsewhere").iterdir()] == []
    apart.end_all()


def test_saving_where_nothing_can_be_written_says_so_and_goes_on(
    sit: Callable[..., tuple[TerminalTable, str]], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    table, out = sit("d", f"s {tmp_path / 'file' / 'mine.json'}", "e", "q")
    assert "cannot write" in out
    assert table.match.moves == [3, 4]


def test_saving_under_a_name_that_is_taken(sit: Callable[..., tuple[TerminalTable, str]], tmp_path: Path) -> None:
    (tmp_path / "thesis").write_text("my thesis")
    table, out = sit("d", *(f"s {tmp_path / name}" for name in ("thesis", "a", "b", "a")))
    assert (tmp_path / "thesis").read_text() == "my thesis"
    assert "is no save that Peltry can read; choose another name" in " ".join(out.split())
    assert table.save_path == tmp_path / "a", "what this game has written itself it may write again"


def test_help_and_log(sit: Callable[..., tuple[TerminalTable, str]]) -> None:
    _, out = sit("d", "e", "h", "l", "t", "q")
    assert "take your last move back" in out
    assert out.count("Anna drops a disc into column d.") == 2


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_game_can_be_shown(name: str) -> None:
    game, languages = peltry.load(name), itertools.cycle(LANGUAGES)
    for players in game.players:
        match = game.new(players, seed=5)
        while not match.over:
            if len(match.history) % 40 == 0:
                out = io.StringIO()
                screen = Screen(Console(file=out, width=120), match, next(languages))
                for seat in range(-1, players):
                    screen.table(seat)
                screen.moves(match.legal())
                screen.decision()
                assert match.names[0] in out.getvalue()
            match.play(match.legal()[len(match.history) * 7 % len(match.legal())])


def test_a_game_without_panels_shows_what_the_seat_sees() -> None:
    match = peltry.load("connect_four").new(2, seed=1)
    match.play("a")
    screen = Screen(Console(file=io.StringIO()), match, "en")
    (panel,) = panels_of(replace(match.game.kind, look=Look()), screen.view(0))
    assert dict(panel.rows)["discs"] == "1 0 0 0 0 0 | 0 0 0 0 0 0" + " | 0 0 0 0 0 0" * 5


def test_people_with_secrets_pass_the_keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stroganov's wishes are hidden: whoever sits down must say so before anything is shown."""
    match = peltry.load("stroganov").new(2, seed=5, names=["Anna", "Boris"])
    out = io.StringIO()
    lines = iter(["1", "", "1", "q"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))
    console = Console(file=out, width=140, highlight=False)
    TerminalTable(console, match, ["human"] * 2, [None, None], "en", tmp_path / "game.json").run()
    assert len(match.history) == 2
    assert out.getvalue().count("it is your turn to look. Press Enter.") == 1


def test_what_the_last_person_saw_cannot_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = peltry.load("stroganov").new(2, seed=5, names=["Anna", "Boris"])
    out = io.StringIO()
    lines = iter(["1", "", "q"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))
    console = Console(file=out, width=140, force_terminal=True, _environ={"TERM": "xterm"})
    TerminalTable(console, match, ["human"] * 2, [None, None], "en", tmp_path / "game.json").run()
    assert out.getvalue().count("\x1b[3J") == 1
    assert out.getvalue().index("\x1b[2J") < out.getvalue().index("\x1b[3J") < out.getvalue().index("Press Enter")
