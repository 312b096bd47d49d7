"""French typography: a mark is never torn from its word, and there is one kind of apostrophe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import peltry

HOME = Path(peltry.__file__).parent
FILES = sorted([*HOME.glob("**/words/*fr.ftl"), *HOME.glob("games/*/words/*.fr.md")])
TORN = re.compile(r"\S [:;?!»%](?![:-])|« ")


def test_there_is_something_to_read() -> None:
    assert len(FILES) > 4 * len(peltry.game_names())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_a_mark_stays_with_its_word(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    comment = "#" if file.suffix == ".ftl" else "\0"
    torn = [f"{n}: {line}" for n, line in enumerate(lines, 1) if not line.startswith(comment) and TORN.search(line)]
    assert torn == [], "write a no-break space before the mark, or after «"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_there_is_one_kind_of_apostrophe(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    straight = [f"{n}: {line}" for n, line in enumerate(lines, 1) if re.search(r"[^\W\d_]'[^\W\d_]", line)]
    assert straight == [], "write ’"
