"""Moves as short texts: a verb, or a verb and its choices, as `hunt:5:7`."""

from __future__ import annotations

from ..errors import IllegalMove

MOST_SHOWN = 12


def number_of(text: str, numbers: dict[str, int]) -> int:
    """The number of a move's text. What is none is told what could have been meant: its verb's moves, or the verbs."""
    written = text.strip()
    if written in numbers:
        return numbers[written]
    verb = written.partition(":")[0]
    known = [each for each in numbers if each.partition(":")[0] == verb]
    known = known or list(dict.fromkeys(each.partition(":")[0] for each in numbers))
    shown = ", ".join(known[:MOST_SHOWN]) + (", …" if len(known) > MOST_SHOWN else "")
    raise IllegalMove(f"{text!r} is no move; expected one of: {shown}")
