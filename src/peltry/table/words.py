"""Sentences in English, French and Czech. Every language is a Fluent file; rules hold no sentence.

A game's words lie in its room of that name; what every table says whatever is played, such as "Nobody has won.", lies
with the house's own words as `table.LANGUAGE.ftl`.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..errors import BadOption
from ..kernel.game import Message, Words
from ..words import FOLDER, LANGUAGES


@functools.cache
def bundle(folder: Path, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise BadOption(f"languages are {', '.join(LANGUAGES)}, not {language!r}")
    words = FluentBundle([language], use_isolating=False)
    for file in [FOLDER / f"table.{language}.ftl", *files_of(folder, language)]:
        words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


def files_of(folder: Path, language: str) -> list[Path]:
    """A folder's words, and those that have a file of their own: `lesson.en.ftl` beside `en.ftl`."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]


def say(words: Words, language: str, message: Message) -> str:
    """One message as a sentence. A missing template is an error, never a silent gap."""
    known = bundle(words.folder, language)
    args = {name: say(words, language, v) if isinstance(v, Message) else plain(v) for name, v in message.args.items()}
    key, _, attribute = message.key.partition(".")
    pattern = None
    if known.has_message(key):
        found = known.get_message(key)
        pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise KeyError(f"{message.key} is not said yet: write it into {words.folder / language}.ftl")
    text, errors = known.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{message.key} in {language}: {errors[0]}")
    return str(text)


def plain(value: Any) -> Any:
    """NumPy numbers as Python's, so that plural rules see them."""
    return value.item() if hasattr(value, "item") else value
