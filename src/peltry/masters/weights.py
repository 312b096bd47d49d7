"""What was learned, as a small file: eight bits a weight, and where it comes from.

The file says for which rules, observation and moves it was learned. With others it means nothing and is refused.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import PeltryError
from ..kernel.game import Game
from .network import Shape, views
from .parts import parts_of
from .story import told_once

STEPS = 127  # of eight bits on each side of nothing
FOLDER, FILE = "eyes", "master.npz"
BY_FEATURE = "see"  # its weights are scaled feature by feature, all others output by output


@dataclass
class Learned:
    """Weights and the story of how they came to be."""

    shape: Shape
    flat: np.ndarray
    story: dict[str, Any] = field(default_factory=dict)


def digest_of(game: Game) -> str:
    """Names what the weights speak of: every feature and every move.

    Not the rules' version: after a mended sentence of the rules the same things are seen and done, and a player who
    learned the sentence before plays on well enough.
    """
    parts = [game.name, *game.observation.names, "", *game.pieces.moves.texts]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def home_of(game: Game) -> Path:
    return game.home / FOLDER / FILE


def blended(one: Learned, other: Learned, share: float, command: str) -> Learned:
    """Every weight between those of two players. It tells both their stories."""
    if one.shape != other.shape:
        raise PeltryError("only players of the same size can be blended; set glance, width and blocks alike")
    story = {"command": command, "of": [one.story, other.story], "version": other.story.get("version")}
    flat = (1 - share) * one.flat + share * other.flat
    here, theirs, mixed = (views(each, one.shape)[BY_FEATURE] for each in (one.flat, other.flat, flat))
    for known, unknown in ((here, theirs), (theirs, here)):  # what one of them never met the other one knows better
        alone = ~unknown.any(1)
        mixed[alone] = known[alone]
    return Learned(one.shape, flat, story)


def save(path: Path, game: Game, learned: Learned) -> None:
    arrays: dict[str, Any] = {}
    for name, layer in views(learned.flat, learned.shape).items():
        if name.endswith("+"):
            arrays[name] = layer.astype(np.float16)
        else:
            axis = 1 if name == BY_FEATURE else 0
            scale = np.abs(layer).max(axis, keepdims=True) / STEPS
            arrays[f"{name}*"] = scale.astype(np.float16)
            scale = arrays[f"{name}*"].astype(np.float32)
            arrays[name] = np.rint(layer / np.where(scale == 0, 1, scale)).clip(-STEPS, STEPS).astype(np.int8)
    story = {"game": game.name, "digest": digest_of(game), "shape": list(learned.shape), **learned.story}
    arrays["story"] = np.frombuffer(json.dumps(told_once(story)).encode(), np.uint8)
    room = io.BytesIO()
    np.savez_compressed(room, **arrays)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(room.getvalue())
    os.replace(part, path)


def load(path: Path, game: Game) -> Learned:
    """What a file holds, if it was learned for this game as it is now."""
    try:
        with np.load(path) as found:
            arrays = {name: found[name] for name in found.files}
        story = json.loads(arrays.pop("story").tobytes())
        shape = Shape(*story["shape"])
    except FileNotFoundError:
        raise PeltryError(f"{game.name} has no learned player ({path.name}); `peltry train` makes one") from None
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as error:
        raise PeltryError(f"{path} holds no learned player ({error})") from None
    if story.get("digest") != digest_of(game):
        raise PeltryError(
            f"{path.name} was learned for {story.get('game')} with other pieces or moves than version {game.version}; "
            f"`peltry train {game.name}` makes a new one"
        )
    if (shape.features, shape.parts) != (len(game.observation), len(parts_of(game.pieces.moves))):
        raise PeltryError(f"{path.name} is damaged: its size is not that of its game")
    flat = np.zeros(shape.size, np.float32)
    for name, layer in views(flat, shape).items():
        layer[...] = arrays[name] if name.endswith("+") else arrays[name] * arrays[f"{name}*"].astype(np.float32)
    return Learned(shape, flat, story)
