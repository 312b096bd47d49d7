"""Where games are kept at which bots from elsewhere sit: their processes cannot read there (bots/walled.py)."""

from __future__ import annotations

import os
from pathlib import Path

HIDDEN = "PELTRY_HIDDEN_FROM_BOTS"  # for the processes that we start, too; paths joined like those of PATH


def hide(*places: str | Path) -> None:
    known = [*hidden(), *(str(Path(place).absolute()) for place in places)]
    os.environ[HIDDEN] = os.pathsep.join(dict.fromkeys(known))


def hidden() -> list[str]:
    return [each for each in os.environ.get(HIDDEN, "").split(os.pathsep) if each]


def out_of_reach(place: Path) -> bool:
    """Whether a file that is made there now is closed to a bot that has begun: on the way to what is hidden it is."""
    return any(Path(each).resolve().is_relative_to(place.resolve().parent) for each in hidden())
