"""A position as a short text and back, for bots that think on another machine."""

from __future__ import annotations

import base64
import binascii
import functools
import hashlib
import zlib
from typing import Any

import numpy as np

from ..errors import PeltryError
from .engine import Engine
from .position import Position
from .tools.records import EVENT, LOG_LENGTH


def packed(position: Position) -> str:
    """The record and the events of the last move, deflated, in letters."""
    return base64.b64encode(zlib.compress(position.states.tobytes() + position.raw_events(), 9)).decode()


def unpacked(engine: Engine, text: str) -> Position:
    """The position in such a text, with its legal moves."""
    own, most = engine.state.itemsize, engine.state.itemsize + LOG_LENGTH * EVENT.itemsize
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(base64.b64decode(text, validate=True), most + 1)
    except (binascii.Error, zlib.error, ValueError):
        data = b""
    if not own <= len(data) <= most or (len(data) - own) % EVENT.itemsize:
        raise PeltryError("this is no position of such a record")
    position = Position(engine)
    position.take(np.frombuffer(data, np.uint8), own)
    return position


@functools.cache
def layout_of(state: np.dtype) -> str:
    """Names a layout of the record: the same name, the same places."""
    return hashlib.sha256(repr(places(state)).encode()).hexdigest()[:16]


def places(kind: np.dtype) -> Any:
    if kind.fields is not None:
        return [(name, at, places(inner)) for name, (inner, at, *_) in kind.fields.items()]
    return (kind.shape, places(kind.base)) if kind.subdtype is not None else kind.str
