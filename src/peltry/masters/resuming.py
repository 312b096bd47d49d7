"""A course of learning that was broken off goes on where it stood: all that it needs lies in one file beside its curve.

Weights in full, the optimiser's two means, older selves, the clock, the place in the schedule and the curve. On a
processor also the games that were being played and the chances to come, so that a course in two pieces learns what it
would have learned in one, bit for bit. On a card the games are set up anew: they would be gigabytes.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import PeltryError
from ..kernel.packing import layout_of
from ..table.library import GameAtTable
from .arrays import OnCpu
from .learner import Learner
from .self_play import Progress
from .weights import digest_of

FILE = "course.npz"
ROWS = ("flat", "mean", "square")  # of the learner, a number for each weight
GAMES = ("states", "seeds", "standing", "gained", "points", "over", "length")  # of a processor's field


@dataclass
class Kept:
    """`about` says what was asked for and how far it came; it is written as JSON."""

    about: dict[str, Any]
    arrays: dict[str, np.ndarray]


def rules_of(game: GameAtTable) -> str:
    """Arrays of other rules mean nothing."""
    return f"{game.name}@{game.version}:{layout_of(game.engine.state)}:{digest_of(game.kind)}"


def write(folder: Path, learner: Learner, about: dict[str, Any]) -> None:
    arrays: dict[str, Any] = {name: learner.plain(getattr(learner, name)) for name in ROWS}
    arrays["old"] = np.stack([learner.plain(each) for each in learner.old])
    arrays["step_number"] = learner.on.taken(learner.step_number)
    about = about | {"rules": rules_of(learner.game), "progress": asdict(learner.progress)}
    if isinstance(learner.on, OnCpu):
        arrays |= {f"games.{name}": bytes_of(getattr(learner.field, name)) for name in GAMES}
        about["chance"] = learner.on.chance.bit_generator.state
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    part = folder / f"{FILE}.part"
    with part.open("wb") as file:
        np.savez(file, **arrays)
    os.replace(part, folder / FILE)


def read(folder: Path) -> Kept:
    try:
        with np.load(folder / FILE) as found:
            arrays = {name: found[name] for name in found.files}
        return Kept(json.loads(arrays.pop("about").tobytes()), arrays)
    except FileNotFoundError:
        raise PeltryError(f"{folder} holds no course that could go on (there is no {FILE} in it)") from None
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise PeltryError(f"{folder / FILE} cannot be read ({error})") from None


def check_rules(kept: Kept, game: GameAtTable) -> None:
    if kept.about["rules"] != rules_of(game):
        raise PeltryError(f"the rules of {game.name} are others than when this course began; begin a new one --from it")


def restore(learner: Learner, kept: Kept) -> None:
    """`learner` got ready as at the beginning of a course; now it stands where the other one stood."""
    arrays, on = kept.arrays, learner.on
    learner.adopt(arrays["flat"])
    for name in ("mean", "square"):
        getattr(learner, name)[...] = learner.taken_in(arrays[name])
    learner.step_number[...] = float(arrays["step_number"][0])
    learner.old = [on.low(learner.taken_in(each)) for each in arrays["old"]]
    learner.progress = Progress(**kept.about["progress"])
    if isinstance(on, OnCpu):
        for name in GAMES:
            bytes_of(getattr(learner.field, name))[...] = arrays[f"games.{name}"]
        on.chance.bit_generator.state = kept.about["chance"]
        learner.look_again()


def bytes_of(array: np.ndarray) -> np.ndarray:
    return array.reshape(-1).view(np.uint8)
