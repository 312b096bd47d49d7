"""Releases of Peltry as the tests make them: its sources in a folder of their own, changed as a test likes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import peltry

SOURCES = Path(peltry.__file__).parent
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "node_modules", "built", "client", "frozen")


class Release:
    def __init__(self, folder: Path, home: Path, interpreted: bool = True):
        self.folder, self.home, self.interpreted = folder, home, interpreted

    @classmethod
    def of_the_sources(cls, folder: Path, home: Path, interpreted: bool = True) -> Release:
        """What stands here, as if it was never released."""
        shutil.copytree(SOURCES, folder / "peltry", ignore=NOT_NEEDED)
        return cls(folder, home, interpreted)

    def next(self, folder: Path) -> Release:
        """The sources of the next release, to begin with the same."""
        shutil.copytree(self.folder, folder)
        return Release(folder, self.home, self.interpreted)

    def change(self, path: str, old: str, new: str) -> None:
        file = self.folder / "peltry" / path
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{path} does not hold {old!r}"
        file.write_text(text.replace(old, new), encoding="utf-8")

    def python(self, *arguments: str) -> str:
        """Run Python on this release; what it prints. Compiled rules and unpacked versions are kept in `home`."""
        done = subprocess.run(
            [sys.executable, *arguments], env=self.env(), capture_output=True, text=True, check=False, timeout=300
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def peltry(self, *arguments: str) -> str:
        return self.python("-c", f"import sys; from peltry.cli import main; sys.exit(main({list(arguments)!r}))")

    def env(self) -> dict[str, str]:
        """With a cache of its own: compiled code of a frozen version names the archive it came from."""
        own = {"PYTHONPATH": str(self.folder), "PELTRY_CACHE": str(self.home)}
        return os.environ | own | {"PELTRY_INTERPRETED": "1" if self.interpreted else ""}


def raise_connect_four(release: Release) -> None:
    """Version 2: five in a line win, nobody begins in the middle, and a move is called otherwise."""
    game = "games/connect_four"
    release.change(f"{game}/__init__.py", '"connect_four", 1,', '"connect_four", 2,')
    release.change(f"{game}/printed.toml", "to_win = 4", "to_win = 5")
    free, begun = "game.state.height[column] < ROWS)", "game.state.height[0] + game.state.height[1] > 0"
    begin, end = f"column, {free}", f"column, (column != 3 or {begun}) and {free}"
    release.change(f"{game}/rules/drop.py", begin, end)
    release.change(f"{game}/words/en.ftl", "move-drop = Drop a disc into", "move-drop = Let a disc fall into")


def raise_stroganov(release: Release) -> None:
    """The next version: one wish is worth more, and the kernel's dice fall otherwise."""
    import peltry.games.stroganov as now

    version = now.GAME.version
    release.change("games/stroganov/__init__.py", f'"stroganov", {version},', f'"stroganov", {version + 1},')
    release.change("games/stroganov/rules/scoring.py", "points += 2 * has(player, B1)", "points += 7 * has(player, B1)")
    release.change("kernel/tools/chance.py", "0xBF58476D1CE4E5B9", "0xFF51AFD7ED558CCD")
