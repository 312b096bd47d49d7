"""A rule that cannot be compiled is named in one line, whatever Numba thought about it."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

import pytest

import peltry
from peltry.games.connect_four import GAME
from peltry.kernel.faulty import named_if_faulty
from peltry.kernel.tools.rule import INTERPRETED

FALL = "    state.height[move] += 1\n"
RULES = "rules/drop.py"
LINE = 1 + (GAME.home / RULES).read_text(encoding="utf-8").partition(FALL)[0].count("\n")


def broken(home: Path, instead: str) -> Path:
    """Connect four as a game from outside, with another line where a disc has fallen."""
    folder = home / "fallen_four"
    shutil.copytree(GAME.home, folder, ignore=shutil.ignore_patterns("frozen", "__pycache__"))
    for source in folder.rglob("*.py"):
        text = (
            source.read_text(encoding="utf-8")
            .replace("from ....", "from peltry.")
            .replace("from ...k", "from peltry.k")
        )
        source.write_text(text.replace('"connect_four"', '"fallen_four"'), encoding="utf-8")
    rules = folder / RULES
    before = rules.read_text(encoding="utf-8")
    assert before.count(FALL) == 1
    rules.write_text(before.replace(FALL, f"    {instead}\n"), encoding="utf-8")
    return folder


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize(
    ("instead", "place", "reason"),
    [
        ("state.depht += 1", "rule apply_drop in ", "there is no 'depht'"),
        ("state.height[move] += one", "rule apply_drop, called in ", "name 'one' is not defined"),
        ('state.height[move] = "full"', f"{RULES}, line {LINE},", "setitem(nestedarray(int8"),
    ],
    ids=["no such field", "no such name", "no number"],
)
def test_a_faulty_rule_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, instead: str, place: str, reason: str
) -> None:
    monkeypatch.setenv("PELTRY_CACHE", str(tmp_path / "cache"))
    game = peltry.load(str(broken(tmp_path, instead)))
    with pytest.raises(peltry.PeltryError) as told:
        game.new(players=2, seed=1)
    assert place in str(told.value)
    assert reason in str(told.value)
    assert "PELTRY_INTERPRETED=1" in str(told.value)
    assert "\n" not in str(told.value)
    assert told.value.__cause__ is not None


def test_a_disk_on_which_nothing_more_fits_is_no_rules_fault() -> None:
    """Compiled code is written down as soon as it is there."""

    class Dispatcher:
        def py_func(self) -> None: ...

        def compile(self) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    dispatcher = Dispatcher()
    vars(dispatcher)["py_func"] = Dispatcher.py_func
    with pytest.raises(OSError, match="No space"), named_if_faulty("connect_four"):
        dispatcher.compile()
