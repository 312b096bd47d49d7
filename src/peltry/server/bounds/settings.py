"""What a host can set in a file, `peltry serve --config FILE`: TOML, every mistake refused with its line's name.

[house]
password = "taiga"           # nobody comes in without it, or without an invitation; PELTRY_PASSWORD counts more

[keep]                       # days without a change after which a table is deleted; without a number, never
finished = 365
waiting = 30
playing = 180

[log]
level = "info"               # debug, info, warning, error
format = "json"              # or text

[limits]                     # any name of bounds/limits.py in small letters
spectators = 200
posts = [40, 240]            # so many a second, so many at once
"""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...errors import PeltryError
from . import limits

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
STATES = ("finished", "waiting", "playing")


class BadSettings(PeltryError):
    pass


@dataclass(frozen=True)
class Settings:
    password: str | None = None
    keep_days: dict[str, float] = field(default_factory=dict)  # by the state of a table
    level: str = "warning"
    format: str = "text"
    limits: dict[str, Any] = field(default_factory=dict)

    @property
    def private(self) -> bool:
        return self.password is not None


def read_settings(file: str | Path | None) -> Settings:
    data: dict[str, Any] = {}
    if file is not None:
        try:
            data = tomllib.loads(Path(file).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadSettings(f"cannot read {file}: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadSettings(f"{file} is not TOML: {error}") from None
    return settings_of(data, str(file or "the settings"))


def settings_of(data: dict[str, Any], name: str) -> Settings:
    sections = {"house": ("password",), "keep": STATES, "log": ("level", "format"), "limits": tuple(known_limits())}
    for section, known in sections.items():
        given = data.get(section, {})
        if not isinstance(given, dict):
            raise BadSettings(f"{name}: [{section}] is a table, not {given!r}")
        for key in given:
            if key not in known:
                raise BadSettings(f"{name}: [{section}] has no {key}; it has {', '.join(known)}")
    for section in data:
        if section not in sections:
            raise BadSettings(f"{name}: there is no [{section}]; there are {', '.join(sections)}")
    house, keep, log = data.get("house", {}), data.get("keep", {}), data.get("log", {})
    password = os.environ.get("PELTRY_PASSWORD") or house.get("password")
    if password is not None and (not isinstance(password, str) or not password):
        raise BadSettings(f"{name}: the password is a text in quotes")
    for state, days in keep.items():
        if isinstance(days, bool) or not isinstance(days, int | float) or days <= 0:
            raise BadSettings(f"{name}: [keep] {state} is a number of days above 0, not {days!r}")
    level, form = log.get("level", "warning"), log.get("format", "text")
    if level not in LEVELS or form not in FORMATS:
        raise BadSettings(f"{name}: [log] level is one of {', '.join(LEVELS)}, format one of {', '.join(FORMATS)}")
    changed = {key: checked_limit(name, key, value) for key, value in data.get("limits", {}).items()}
    return Settings(password, dict(keep), level, form, changed)


def known_limits() -> dict[str, Any]:
    """Every limit by its name in small letters: a number, or how many a second and at once."""
    found = {name: value for name, value in vars(limits).items() if name.isupper()}
    return {name.lower(): value for name, value in found.items() if isinstance(value, int | float | tuple)}


def checked_limit(name: str, key: str, value: Any) -> Any:
    usual = known_limits()[key]
    numbers = value if isinstance(value, list) else [value]
    good = isinstance(value, list) == isinstance(usual, tuple) and all(
        isinstance(each, int | float) and not isinstance(each, bool) and each > 0 for each in numbers
    )
    if not good or (isinstance(usual, tuple) and len(numbers) != len(usual)):
        shape = f"a list of {len(usual)} numbers" if isinstance(usual, tuple) else "a number"
        raise BadSettings(f"{name}: [limits] {key} is {shape} above 0 such as {usual!r}, not {value!r}")
    if isinstance(usual, tuple):
        return tuple(float(each) for each in numbers)
    return int(value) if isinstance(usual, int) else float(value)


def apply_limits(settings: Settings) -> None:
    """Before anything else of the server is loaded: what reads a limit reads it once."""
    for key, value in settings.limits.items():
        setattr(limits, key.upper(), value)
