"""Errors that a person can read: one line that says what is wrong and what would be right."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

WORDS = Path(__file__).resolve().parent / "words"


@functools.cache
def refusals(language: str) -> FluentBundle:
    """Every line of `words/refusals.LANGUAGE.ftl`."""
    from fluent.runtime import FluentBundle, FluentResource

    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource((WORDS / f"refusals.{language}.ftl").read_text(encoding="utf-8")))
    return words


class Saying:
    """The key of a line in the words, with what to put into it; or the line itself, where only a terminal shows it."""

    def __init__(self, key: str = "", **filled_in: Any):
        self.key, self.filled_in = key, filled_in

    def said(self, language: str = "en") -> str:
        words = refusals(language)
        line = words.get_message(self.key).value if words.has_message(self.key) else None
        if line is None:
            return self.key
        args = {name: v.said(language) if isinstance(v, Saying) else v for name, v in self.filled_in.items()}
        text, errors = words.format_pattern(line, args)
        if errors:
            raise KeyError(f"{self.key} in {language}: {errors[0]}")
        return str(text)

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


class BadPrinted(PeltryError):
    pass


class BadSave(PeltryError):
    pass


class CannotUndo(PeltryError):
    pass
