"""A file of printed values is looked at before it is read: reading some of them would take the whole machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from peltry.errors import BadPrinted
from peltry.kernel import printed
from peltry.kernel.printed import LONGEST_LINE, MOST_PARTS, check_lines, parse

WICKED = {
    "a name of many parts": "a" + ".a" * 100 + " = 1",
    "a table of many parts": "[a" + ".a" * 100 + "]",
    "quoted parts": '"a"' + ".'a'" * 40 + " = 1",
    "parts with blanks around the dots": "a" + " . a" * 40 + " = 1",
    "a name within braces": "a = { b" + ".c" * 40 + " = 1 }",
    "a name longer than a line": "[" + "a" * LONGEST_LINE + "]\nb = 1",
    "a name with signs in it that end a line elsewhere": '["' + "a\u2028" * LONGEST_LINE + '"]\nb = 1',
}


@pytest.mark.parametrize("text", WICKED.values(), ids=WICKED.keys())
def test_names_that_would_fill_the_memory_are_refused_before_they_are_read(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(text: str) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(printed.tomllib, "loads", never)
    with pytest.raises(BadPrinted, match=r"own\.toml, line 1: "):
        parse(text, "own.toml")


def test_the_line_is_named() -> None:
    with pytest.raises(BadPrinted, match=f"own.toml, line 3: a name has at most {MOST_PARTS} parts"):
        check_lines("[wish]\n# a.b.c.d.e.f.g.h.i.j\n" + "a." * MOST_PARTS + "a = 1", "own.toml")


def test_what_a_file_may_hold_is_read() -> None:
    deep = "a." * (MOST_PARTS - 1) + "a"
    assert parse(f"# one.two.three.four.five.six.seven.eight.nine\n{deep} = 1.5\n", "own.toml") == [(deep, 1.5)]


def test_our_own_files_are_far_from_the_limits() -> None:
    files = list((Path(printed.__file__).parents[1] / "games").glob("*/printed.toml"))
    assert files
    for file in files:
        lines = file.read_text(encoding="utf-8").split("\n")
        assert max(map(len, lines)) * 2 < LONGEST_LINE
