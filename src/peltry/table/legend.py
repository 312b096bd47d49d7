"""The legend of a game's symbols, and which section of its rules reference tells of a piece: `words/legend.toml`."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

FILE = "words/legend.toml"


@dataclass(frozen=True)
class Symbol:
    name: str  # it is told as `symbol-NAME`
    art: str  # its picture
    rule: str  # the section of the rules reference that tells of it
    also: tuple[str, ...] = ()  # beginnings of other pictures that mean the same

    def shows(self, art: str) -> bool:
        return art == self.art or art.startswith(self.also)


@dataclass(frozen=True)
class Legend:
    symbols: tuple[Symbol, ...] = ()
    pieces: dict[str, str] = field(default_factory=dict)  # sections by the beginning of a piece's id

    def symbol(self, art: str) -> Symbol | None:
        """What a picture means: its own symbol before one that only looks alike."""
        own = (symbol for symbol in self.symbols if symbol.art == art)
        return next(own, next((symbol for symbol in self.symbols if symbol.shows(art)), None))

    def section(self, piece: str) -> str | None:
        """Where the rules tell of a piece: the longest beginning of its id that is known here."""
        fitting = [start for start in self.pieces if piece.startswith(start)]
        return self.pieces[max(fitting, key=len)] if fitting else None


@functools.cache
def legend_of(home: Path) -> Legend:
    file = home / FILE
    if not file.is_file():
        return Legend()
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    symbols = (
        Symbol(name, each["art"], each["rule"], tuple(each.get("also", ()))) for name, each in written["symbol"].items()
    )
    return Legend(tuple(symbols), written["pieces"])
