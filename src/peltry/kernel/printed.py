"""Reading `printed.toml`: what is printed on the pieces, each value with its source.

A person who owns the box can correct values in a file of their own. It has the same shape and holds
only what differs. Every mistake in it gets an error that names the line and what was expected.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from ..errors import BadPrinted
from .contract import PrintedValue

SOURCES = ("rulebook", "public", "reconstructed")
ABOUT_SOURCES = ("source", "source_of")


class Printed:
    """The built-in values of a game with a person's own corrections laid over them."""

    def __init__(self, built_in: Path, text: str | None = None, name: str = "printed.toml"):
        self.name = name
        self.values: dict[str, Any] = {}
        self._file: dict[str, tuple[str, int]] = {}  # where each value stands
        self._corrected: set[str] = set()
        self._lay(built_in.read_text(encoding="utf-8"), built_in.name)
        if text is not None:
            self._lay(text, name, correcting=True)

    def _lay(self, text: str, name: str, correcting: bool = False) -> None:
        lines = lines_of(text)
        for key, value in flatten(parse(text, name)):
            table = key.rpartition(".")[0]
            line = lines.get(key) or lines.get(table) or 1
            if correcting and key not in self.values:
                raise BadPrinted(f"{name}, line {line}: {key} is not known; {self._known_near(key)}")
            self.values[key] = value
            self._file[key] = (name, line)
            if correcting:
                self._corrected.add(key)

    def _known_near(self, key: str) -> str:
        """What could have been meant: the keys beside it, or the tables, or the sections."""
        parts = key.split(".")
        for depth in range(len(parts) - 1, -1, -1):
            prefix = ".".join(parts[:depth])
            near = {
                k[len(prefix) :].strip(".").split(".")[0]
                for k in self.values
                if not prefix or k.startswith(prefix + ".")
            }
            near -= set(ABOUT_SOURCES)
            if near:
                shown = ", ".join(sorted(near)[:12])
                return f"{prefix or 'the file'} has {shown}{', …' if len(near) > 12 else ''}"
        return "see the built-in printed.toml"

    def fail(self, key: str, expected: str) -> BadPrinted:
        name, line = self._file.get(key, ("printed.toml", 1))
        return BadPrinted(f"{name}, line {line}: {key} must be {expected}, not {self.values.get(key)!r}")

    def ids(self, section: str) -> list[str]:
        """The names of a section's tables, in the order of the file."""
        return list(dict.fromkeys(key.split(".")[1] for key in self.values if key.startswith(section + ".")))

    def number(self, key: str, low: int, high: int) -> int:
        value = self.values.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(key, f"a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, length: int, low: int, high: int) -> list[int]:
        value = self.values.get(key)
        fits = isinstance(value, list) and len(value) == length
        if not fits or any(type(n) is not int or not low <= n <= high for n in value or []):
            raise self.fail(key, f"{length} whole numbers from {low} to {high}")
        return list(value or [])

    def word(self, key: str, words: tuple[str, ...]) -> str:
        value = self.values.get(key)
        if value not in words:
            raise self.fail(key, f"one of {', '.join(words)}")
        return str(value)

    def flag(self, key: str) -> bool:
        value = self.values.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, "true or false")
        return value

    def goods(self, key: str, vocabulary: tuple[str, ...], most: int) -> list[tuple[int, int]]:
        """A reward such as ["2 story", "1 trophy"] as pairs of (number of the word, amount)."""
        return self.goods_in(key, self.values.get(key), vocabulary, most)

    def goods_in(self, key: str, value: Any, vocabulary: tuple[str, ...], most: int) -> list[tuple[int, int]]:
        expected = f'1 to {most} goods such as "2 {vocabulary[0]}"; the goods are {", ".join(vocabulary)}'
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise self.fail(key, expected)
        pairs = []
        for good in value:
            match = re.fullmatch(r"([1-9]\d?) (\w+)", good) if isinstance(good, str) else None
            if match is None or match[2] not in vocabulary:
                raise self.fail(key, expected)
            pairs.append((vocabulary.index(match[2]), int(match[1])))
        return pairs

    def source(self, key: str) -> str:
        table, _, leaf = key.rpartition(".")
        if key in self._corrected:
            return "corrected"
        return str(self.values.get(f"{table}.source_of.{leaf}") or self.values.get(f"{table}.source") or "rulebook")

    def listed(self) -> list[PrintedValue]:
        """Every value with its source, for people to read."""
        return [
            PrintedValue(key, value, self.source(key))
            for key, value in self.values.items()
            if not any(part in ABOUT_SOURCES for part in key.split("."))
        ]


def parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPrinted(f"{name}: {error}") from None


def flatten(data: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """Nested tables as pairs such as ("wish.A5.need", 5)."""
    pairs: list[tuple[str, Any]] = []
    for key, value in data.items():
        path = f"{prefix}{key}"
        pairs += flatten(value, path + ".") if isinstance(value, dict) else [(path, value)]
    return pairs


def lines_of(text: str) -> dict[str, int]:
    """The line on which each table and value begins, read off plain `[table]` and `key =` lines."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([\w.-]+)\]", line):
            table = header[1]
            lines.setdefault(table, number)
        elif pair := re.match(r"\s*([\w.-]+)\s*=", line):
            lines.setdefault(f"{table}.{pair[1]}" if table else pair[1], number)
    return lines
