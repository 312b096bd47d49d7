"""The client's own words: every one in every language, with the same places to fill in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "src" / "peltry" / "web" / "client"
LANGUAGES = ("en", "fr", "cs")
PLURAL_FORMS = {"en": 2, "fr": 2, "cs": 3}
WORDS = {lang: json.loads((CLIENT / "words" / f"{lang}.json").read_text(encoding="utf-8")) for lang in LANGUAGES}


def places(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_said_in_every_language(lang: str) -> None:
    assert WORDS[lang].keys() == WORDS["en"].keys()
    assert all(text.strip() for text in WORDS[lang].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_places_are_filled_in(lang: str) -> None:
    wrong = {key for key, text in WORDS[lang].items() if places(text) != places(WORDS["en"][key])}
    assert wrong == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_the_forms_of_their_language(lang: str) -> None:
    counted = {key for key, text in WORDS["en"].items() if "|" in text}
    assert counted
    wrong = {key for key in counted if len(WORDS[lang][key].split("|")) != PLURAL_FORMS[lang]}
    assert wrong == set()


def test_no_word_is_left_over() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for suffix in ("*.svelte", "*.ts") for path in CLIENT.rglob(suffix)
    )
    assert {key for key in WORDS["en"] if f'"{key}"' not in sources and f"'{key}'" not in sources} == set()
