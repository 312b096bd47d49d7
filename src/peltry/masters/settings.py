"""How a game is learned: one readable set of numbers, the same for every game unless its folder says otherwise.

A game may have `eyes/learning.toml` with any of these; the command line may change them once more.
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from ..errors import PeltryError
from ..kernel.game import Game

FILE = "learning.toml"


@dataclass(frozen=True)
class Settings:
    # What is worth how much.
    unit: float = 2000.0  # hundredths of a point, as `estimate` counts, that are worth 1
    most: float = 6.0  # no standing is worth more or less
    win: float = 0.5  # what winning is worth besides
    rivals: bool = True  # what the others gain is one's loss; not where all may lose together
    # The games.
    games: int = 65536  # played at once
    steps: int = 32  # moves of each between two rounds of learning
    longest: int = 3000  # moves after which a game is broken off
    variants: int = 48  # kinds of tables (players, options) that are played side by side
    usual: float = 0.6  # share of tables with the usual options; the others have them at random
    old: float = 0.15  # share of tables at which older selves sit, so that nothing is forgotten
    # The network.
    glance: int = 256  # width of the first layer
    width: int = 384
    blocks: int = 2
    # Learning.
    batch: int = 32768
    epochs: int = 1
    rate: float = 6e-4
    last_rate: float = 0.05  # share of it that is left at the end
    entropy: float = 0.02
    last_entropy: float = 0.1
    trace: float = 0.97  # how far ahead a move is judged by what came of it
    clip: float = 0.2
    norm: float = 0.5

    def said(self) -> dict[str, Any]:
        return asdict(self)


def settings_for(game: Game, **changed: Any) -> Settings:
    """The usual settings, those of the game's folder, and what is changed by hand, in this order."""
    found = Settings()
    file = game.home / "eyes" / FILE
    if file.is_file():
        found = changed_by(found, tomllib.loads(file.read_text(encoding="utf-8")), str(file.name))
    return changed_by(found, changed, "the command line")


def changed_by(settings: Settings, changes: dict[str, Any], where: str) -> Settings:
    known = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    for name, value in changes.items():
        if name not in known:
            raise PeltryError(f"{where}: there is no setting {name!r}; the settings are: {', '.join(known)}")
        if not isinstance(value, int | float) or isinstance(value, bool) != (known[name] is bool):
            raise PeltryError(f"{where}: {name} is a {known[name].__name__}, not {value!r}")
    return replace(settings, **{name: known[name](value) for name, value in changes.items()})
