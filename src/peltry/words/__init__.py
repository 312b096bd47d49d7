"""Lines that belong to no game: refusals, pages as links show them, the browser client's, and what every table says.

Each kind has a Fluent file in every language, `KIND.LANGUAGE.ftl`. What is `shared` every kind may use but that of the
table, which goes with the words of each game (`table/words.py`). The words of the client are built into it, and it says
them by the same rules.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).resolve().parent
LANGUAGES = ("en", "fr", "cs")
SHARED = "shared"  # what both server and client say


@functools.cache
def bundle(kind: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # late: it is needed only when something is said

    words = FluentBundle([language], use_isolating=False)
    for each in (SHARED, kind):
        words.add_resource(FluentResource((FOLDER / f"{each}.{language}.ftl").read_text(encoding="utf-8")))
    return words


def line(kind: str, language: str, key: str, args: dict[str, Any]) -> str | None:
    """One line, None when there is none under this key."""
    words = bundle(kind, language)
    pattern = words.get_message(key).value if words.has_message(key) else None
    if pattern is None:
        return None
    text, errors = words.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{key} in {language}: {errors[0]}")
    return str(text)
