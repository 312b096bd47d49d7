"""Saying messages, quickly: the same sentence is formatted once for each language."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from ...kernel.game import Message, Words
from ...table.words import LANGUAGES, bundle, say

if TYPE_CHECKING:
    from ...table.library import GameAtTable

MOST_KEPT = 3_000  # sentences of one game in one language, twice


def language_of(asked: object) -> str:
    return asked if isinstance(asked, str) and asked in LANGUAGES else LANGUAGES[0]


def preferred(header: str | None) -> str:
    """The first language of an `Accept-Language` header that we speak."""
    named = (part.partition(";")[0].strip()[:2].lower() for part in (header or "")[:200].split(","))
    return next((name for name in named if name in LANGUAGES), LANGUAGES[0])


class Speech:
    """One game in one language."""

    def __init__(self, words: Words, language: str):
        self.words, self.language = words, language
        self._young: dict[Any, str] = {}
        self._old: dict[Any, str] = {}  # whatever is said again is young again
        self.forms: dict[str, bool] = {}  # which of them there are

    def say(self, message: Message) -> str:
        args: dict[str, Any] = message.args
        key: Any = message.key
        if args:  # words within the sentence first: they are few, and said again and again
            args = {name: self.say(v) if isinstance(v, Message) else v for name, v in args.items()}
            key = (key, *args, *args.values())
        text = self._young.get(key)
        if text is None:
            text = self._old.get(key) or say(self.words, self.language, Message(message.key, args))
            if len(self._young) >= MOST_KEPT:
                self._old, self._young = self._young, {}
            self._young[key] = text
        return text

    def has(self, key: str, attribute: str | None = None) -> bool:
        words = bundle(self.words.folder, self.language)
        if not words.has_message(key):
            return False
        return attribute is None or attribute in words.get_message(key).attributes

    def brief(self, message: Message) -> str | None:
        """The message in a word or two, where the game has them: its attribute `.brief`."""
        return self._form(message, "brief")

    def to_you(self, message: Message) -> str | None:
        """The message as it is said to the one it is about, where the game has that: its attribute `.you`."""
        return self._form(message, "you")

    def _form(self, message: Message, attribute: str) -> str | None:
        key = f"{message.key}.{attribute}"
        known = self.forms.get(key)
        if known is None:
            known = self.forms[key] = self.has(message.key, attribute)
        return self.say(Message(key, message.args)) if known else None

    def maybe(self, key: str, otherwise: str = "") -> str:
        """A text that a game may leave out; `key.about` is an attribute of `key`."""
        name, _, attribute = key.partition(".")
        return self.say(Message(key)) if self.has(name, attribute or None) else otherwise


_speeches: dict[tuple[int, str], Speech] = {}


def speech(words: Words, language: str) -> Speech:
    found = _speeches.get((id(words), language))
    if found is None:
        found = _speeches[id(words), language] = Speech(words, language)
    return found


@functools.lru_cache(64)
def sources_of(game: GameAtTable) -> dict[str, str]:
    """Where each printed value is known from. It is read once: the file is long."""
    return {value.key: value.source for value in game.printed()}
