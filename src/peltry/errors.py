"""Errors that a person can read: one line that says what is wrong and what would be right."""

from __future__ import annotations


class PeltryError(Exception):
    """Something the caller can mend. The message is one line, meant for people."""


class UnknownGame(PeltryError):
    pass


class BadOption(PeltryError):
    pass


class IllegalMove(PeltryError):
    pass


class BadPrinted(PeltryError):
    pass


class TooMuchToDecide(PeltryError):
    """After a move, more would wait to be decided than a state can hold. Only strange printed values lead there."""


class BadSave(PeltryError):
    pass


class CannotUndo(PeltryError):
    pass
