"""How much of a game is written by hand: lines of Python without blanks, comments and docstrings, by room.

python benchmarks/lines.py                                      the games as they stand, and what their tests retell
python benchmarks/lines.py --at 6fb4ea0^ --files stroganov      as they stood before there were rooms, file by file
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import tokenize
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
GAMES, RETOLD = "src/peltry/games", "tests/games/{game}/retell"
SILENT = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
}  # fmt: skip
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def code_lines(source: str) -> int:
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            found.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            found.difference_update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return len(found)


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=HERE, capture_output=True, text=True, check=True).stdout


def written(revision: str, folder: str) -> dict[str, int]:
    """Code lines of every Python file below a folder, as git has it."""
    names = git("ls-tree", "-r", "--name-only", revision, folder).split()
    return {name: code_lines(git("show", f"{revision}:{name}")) for name in names if name.endswith(".py")}


def by_room(lines: dict[str, int], game: str) -> Counter[str]:
    rooms: Counter[str] = Counter()
    for name, count in lines.items():
        inside = Path(name).relative_to(f"{GAMES}/{game}").parts
        rooms[inside[0] if len(inside) > 1 else "beside"] += count
    return rooms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["connect_four", "stroganov", "strogoff", "wendake"])
    parser.add_argument("--at", default="HEAD", metavar="REVISION")
    parser.add_argument("--files", action="store_true", help="file by file")
    args = parser.parse_args()
    for game in args.games:
        lines = written(args.at, f"{GAMES}/{game}")
        retold = sum(written(args.at, RETOLD.format(game=game)).values())
        retold += sum(written(args.at, RETOLD.format(game=game) + ".py").values())
        parts = lines if args.files else by_room(lines, game)
        told = ", ".join(f"{name.removeprefix(f'{GAMES}/{game}/')} {count}" for name, count in sorted(parts.items()))
        print(f"{game}: {sum(lines.values())} ({told}); retold by its tests: {retold}")


if __name__ == "__main__":
    main()
