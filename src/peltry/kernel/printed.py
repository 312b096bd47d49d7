"""Reading `printed.toml`: what is printed on the pieces, each value with its source.

A person who owns the box can correct values in a file of their own. It has the same shape and holds
only what differs. Every mistake in it gets an error that names the line and what was expected.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import BadPrinted

# Where a value is known from: a rulebook states it, or a public page; it is known, but not on which card it stands;
# or it is ours.
SOURCES = ("rulebook", "public", "guessed_card", "reconstructed")
ABOUT_SOURCES = ("source", "source_of")
NAMED = 12  # names that stand where something else was looked for

# The reader of TOML takes memory by the square of a name's parts. No file for a game comes near these.
LONGEST_LINE = 400  # characters
MOST_PARTS = 8  # of a name such as wish.A5.need
PART = r"""(?:[\w-]+|"[^"]*"|'[^']*')"""
TOO_MANY_PARTS = re.compile(rf"(?<![\w-])(?:{PART}\s*\.\s*){{{MOST_PARTS}}}")


@dataclass(frozen=True)
class PrintedValue:
    """One printed value and where it is known from."""

    key: str
    value: Any
    source: str


class Printed:
    """The built-in values of a game with a person's own corrections laid over them."""

    def __init__(self, built_in: Path | None, text: str | None = None, name: str = "printed.toml"):
        self.name = name
        self.values: dict[str, Any] = {}
        self._file: dict[str, tuple[str, int]] = {}  # where each value stands
        self._corrected: list[str] = []  # in the order of the person's file
        if built_in is not None:
            self._lay(built_in.read_text(encoding="utf-8"), built_in.name)
            self._check_labels()
        if text is not None:
            self._lay(text, name, correcting=True)

    def _lay(self, text: str, name: str, correcting: bool = False) -> None:
        pairs, lines = parse(text, name), lines_of(text)
        for key, value in pairs:
            table = key.rpartition(".")[0]
            line = lines.get(key) or lines.get(table) or 1
            if correcting and not self._knows(key, value):
                raise BadPrinted(f"{name}, line {line}: {key} is not known; {self._known_near(key)}")
            if about_source(key) and value not in SOURCES:
                raise BadPrinted(f"{name}, line {line}: {key} must be one of {', '.join(SOURCES)}, not {value!r}")
            if value == {}:  # a table in which nothing is corrected
                continue
            self.values[key] = value
            self._file[key] = (name, line)
            if correcting:
                self._corrected.append(key)

    def _check_labels(self) -> None:
        """Nothing may pass for the rulebook's because somebody forgot to say where it comes from."""
        for key in self.values:
            if not about_source(key) and not self._label(key):
                name, line = self._file[key]
                told = f"{key} has no source; give it one of {', '.join(SOURCES)} with `source` or `source_of`"
                raise BadPrinted(f"{name}, line {line}: {told}")

    def _label(self, key: str) -> str | None:
        table, _, leaf = key.rpartition(".")
        return self.values.get(f"{table}.source_of.{leaf}") or self.values.get(f"{table}.source")

    def _knows(self, key: str, value: Any) -> bool:
        return key in self.values or (value == {} and any(known.startswith(key + ".") for known in self.values))

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
                shown = ", ".join(sorted(near)[:NAMED])
                return f"{prefix or 'the file'} has {shown}{', …' if len(near) > NAMED else ''}"
        return "see the built-in printed.toml"

    def fail(self, key: str, expected: str) -> BadPrinted:
        return self.clash(key, f"{key} must be {expected}, not {self.values.get(key)!r}")

    def clash(self, about: str, told: str, limited_by: str | None = None) -> BadPrinted:
        """The error about a value, or about several (`region.*.width`) that do not fit together.

        Ours do fit, so a correction is to blame: that value's own, that of its limit, or the nearest to it.
        """
        blamed = about
        if self._corrected and about not in self._corrected:
            nearest = max(reversed(self._corrected), key=lambda key: nearness(key, about))
            blamed = limited_by if limited_by in self._corrected else nearest
            told = f"with {blamed} = {self.values[blamed]!r}, {told}"
        name, line = self._file.get(blamed, (self.name, 1))
        return BadPrinted(f"{name}, line {line}: {told}")

    def ids(self, section: str) -> list[str]:
        """The names of a section's tables, in the order of the file."""
        return list(dict.fromkeys(key.split(".")[1] for key in self.values if key.startswith(section + ".")))

    def number(self, key: str, low: int, high: int, limited_by: str | None = None) -> int:
        """`limited_by` is the value elsewhere that `high` comes from."""
        value = self.values.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.clash(key, f"{key} must be a whole number from {low} to {high}, not {value!r}", limited_by)
        return value

    def numbers(self, key: str, length: int | range, low: int, high: int) -> list[int]:
        """A list of so many numbers; with a range, as many as that allows."""
        value = self.values.get(key)
        lengths = length if isinstance(length, range) else range(length, length + 1)
        fits = isinstance(value, list) and len(value) in lengths
        if not fits or any(type(n) is not int or not low <= n <= high for n in value or []):
            many = f"{lengths[0]} to {lengths[-1]}" if len(lengths) > 1 else str(length)
            raise self.fail(key, f"{many} whole numbers from {low} to {high}")
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
        return "corrected" if key in self._corrected else str(self._label(key))

    def listed(self) -> list[PrintedValue]:
        """Every value with its source, for people to read."""
        return [
            PrintedValue(key, value, self.source(key)) for key, value in self.values.items() if not about_source(key)
        ]


def about_source(key: str) -> bool:
    return any(part in ABOUT_SOURCES for part in key.split("."))


def nearness(key: str, other: str) -> tuple[int, bool]:
    """How far two keys go together from the left, and whether they end alike."""
    left, right = key.split("."), other.split(".")
    alike = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(left, right, strict=False))
    return len(list(alike)), left[-1] == right[-1]


def parse(text: str, name: str) -> list[tuple[str, Any]]:
    check_lines(text, name)
    try:
        return flatten(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadPrinted(f"{name}: {error}") from None
    except RecursionError:
        raise BadPrinted(f"{name}: its tables or lists stand too deep in each other") from None


def check_lines(text: str, name: str) -> None:
    """Refuse, before they are read, lines that would take more memory than the machine has."""
    for number, line in enumerate(text.split("\n"), 1):  # as TOML does: other signs that end a line may be in a name
        if len(line) > LONGEST_LINE:
            raise BadPrinted("printed-long-line", name=name, line=str(number), most=LONGEST_LINE, length=str(len(line)))
        if TOO_MANY_PARTS.search(line) and not line.lstrip().startswith("#"):
            raise BadPrinted("printed-many-parts", name=name, line=str(number), most=MOST_PARTS)


def flatten(data: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """Nested tables as pairs such as ("wish.A5.need", 5)."""
    pairs: list[tuple[str, Any]] = []
    for key, value in data.items():
        path = f"{prefix}{key}"
        pairs += flatten(value, path + ".") if isinstance(value, dict) and value else [(path, value)]
    return pairs


def lines_of(text: str) -> dict[str, int]:
    """The line on which each table and value begins, read off `[table]` and `key =` lines."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\[\]=#]+)\]", line):
            table = plain_key(header[1])
            lines.setdefault(table, number)
        elif pair := re.match(r"([^=#\[]+)=", line):
            key = plain_key(pair[1])
            lines.setdefault(f"{table}.{key}" if table else key, number)
    return lines


def plain_key(written: str) -> str:
    """`"wish" . A5` as wish.A5."""
    return ".".join(part.strip().strip("\"'") for part in written.split("."))
