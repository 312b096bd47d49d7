"""What a language asks of whoever writes it, in all that the house and its games say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import peltry
from peltry.table.words import LANGUAGES

HOME = Path(peltry.__file__).parent
FILES = {
    language: sorted([*HOME.glob(f"**/words/*{language}.ftl"), *HOME.glob(f"games/*/words/*.{language}.md")])
    for language in LANGUAGES
}
TORN = re.compile(r"\S [:;?!»%](?![:-])|« ")
# French cuts a vowel off before another one; these words begin with a breath that hinders it.
UNCUT = re.compile(
    r"(?<![\w-])(?:de|le|la|que|ne|se|je|me|te) (?!haut|hasard|haricot|huron|yourte)[aeiouyhéèêâîôû]\w*", re.I
)
NAMED = re.compile(r"\b(?:de|que) \{ \$(?:who|name) \}")  # a name may begin with a vowel
LATE = re.compile(r"\{ \$(?:who|name) \} (?!s[ei]\b)\w+ s[ei]\b")  # „Anna bere si“: the little word comes second


def every_file(*languages: str) -> pytest.MarkDecorator:
    files = [file for language in languages for file in FILES[language]]
    return pytest.mark.parametrize("file", files, ids=lambda file: str(file.relative_to(HOME)))


def said(file: Path) -> Iterator[str]:
    comment = "#" if file.suffix == ".ftl" else "\0"
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith(comment):
            yield f"{number}: {line}"


def test_there_is_something_to_read() -> None:
    assert min(map(len, FILES.values())) > 4 * len(peltry.game_names())


@every_file(*LANGUAGES)
def test_there_is_one_kind_of_apostrophe(file: Path) -> None:
    assert [line for line in said(file) if re.search(r"[^\W\d_]'[^\W\d_]", line)] == [], "write ’"


@every_file("fr")
def test_a_french_mark_stays_with_its_word(file: Path) -> None:
    assert [line for line in said(file) if TORN.search(line)] == [], "write a no-break space before it, or after «"


@every_file("fr")
def test_french_cuts_off_before_vowels_and_names_nobody_where_it_would(file: Path) -> None:
    assert [line for line in said(file) if UNCUT.search(line) or NAMED.search(line)] == []


@every_file("cs")
def test_a_czech_verb_has_its_reflexive_in_the_second_place(file: Path) -> None:
    assert [line for line in said(file) if LATE.search(line)] == []


@pytest.mark.parametrize(
    ("rule", "wrong", "right"),
    [
        (TORN, "Vraiment ?", "Vraiment\u00a0?"),
        (TORN, "50 % de la victoire", "50\u00a0% de la victoire"),
        (UNCUT, "le tour de Ivan", "le tour d’Ivan, dans la yourte de haricots du Huron"),
        (UNCUT, "avant de utiliser", "avant d’utiliser"),
        (NAMED, "pour que { $who } le voie", "afin de laisser { $who } seul"),
        (LATE, "{ $who } bere si kožešinu", "{ $who } si bere kožešinu"),
    ],
)
def test_a_slip_would_be_found(rule: re.Pattern[str], wrong: str, right: str) -> None:
    assert rule.search(wrong)
    assert not rule.search(right)
