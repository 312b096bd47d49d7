"""Every reason of a game is named by a test of that game: another in its place would be seen."""

from __future__ import annotations

import re

import pytest

import peltry
from peltry.kernel.declared import NOT_NOW

from .own import own_tests

REFUSALS = re.compile(r"\bwhy|refus")  # how a test asks for a reason


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_reason_is_named_where_its_game_is_tested(name: str) -> None:
    """In a file that asks why: a word may be the name of something else, too."""
    files = [file.read_text(encoding="utf-8") for file in own_tests(name).rglob("test_*.py")]
    asking = "".join(text for text in files if REFUSALS.search(text))
    reasons = [kind.name for kind in peltry.load(name).kind.pieces.reasons.kinds if kind != NOT_NOW]
    assert [reason for reason in reasons if f'"{reason}"' not in asking] == []
