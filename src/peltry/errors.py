"""Errors that a person can read: one line that says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any

from .words import line

# Fluent says no part of more than 2,500 characters, and raises instead. Our own lists are shorter than these, the
# longest being what has changed since the first rules of a game.
LONGEST_PART = 800  # characters of what is filled in
LONGEST_LINE = 2000  # of another line within a line


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


class Saying:
    """The key of a line in the words, with what to put into it; or the line itself, where only a terminal shows it."""

    def __init__(self, key: str = "", **filled_in: Any):
        self.key, self.filled_in = key, filled_in

    def said(self, language: str = "en") -> str:
        args = {name: self._part(value, language) for name, value in self.filled_in.items()}
        text = line("refusals", language, self.key, args)
        return self.key if text is None else text

    @staticmethod
    def _part(value: Any, language: str) -> Any:
        """Cut short where it is longer than anything of ours: somebody calls an option by three thousand letters."""
        if isinstance(value, Saying):
            return shortened(value.said(language), LONGEST_LINE)
        return shortened(value, LONGEST_PART) if isinstance(value, str) else value

    def __str__(self) -> str:
        return self.said()


class PeltryError(Saying, Exception):
    """Something the caller can mend. The message is one line, meant for people, in any language."""

    def __init__(self, key: str = "", **filled_in: Any):
        Exception.__init__(self, key)
        Saying.__init__(self, key, **filled_in)


class UnknownGame(PeltryError):
    pass


class BadOption(PeltryError):
    pass


class IllegalMove(PeltryError):
    pass


class EndlessTurn(IllegalMove):
    pass


class BadPrinted(PeltryError):
    pass


class TooMuchToDecide(PeltryError):
    """After a move, more would wait to be decided than a state can hold. Only strange printed values lead there."""


class TooMuchToTell(PeltryError):
    """A move filled its log: what was told first can be read, the rest is lost."""


class BadSave(PeltryError):
    pass


class CannotUndo(PeltryError):
    pass
