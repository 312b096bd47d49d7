"""Pages of `--html`: what a bot's file is called cannot become part of the page, and bars stay within their room."""

from __future__ import annotations

import re

from peltry.commands.pages import LONGEST_BAR, page, table


def test_names_are_only_names() -> None:
    made = page("<ladder>", table(("Bot",), [("<script>.py:Last",)]))
    assert "<script>" not in made
    assert "<h1>&lt;ladder&gt;</h1>" in made
    assert "<td>&lt;script&gt;.py:Last</tr>" in made


def test_every_row_has_a_bar_as_long_as_its_share() -> None:
    made = table(("Seat", "won"), [(1, "10 %"), (2, "90 %"), (3, "?")], [0.5, 2.0, -1.0])
    assert re.findall(r"width:([\d.]+)rem", made) == [f"{0.5 * LONGEST_BAR:.2f}", f"{LONGEST_BAR:.2f}", "0.00"]
    assert made.count("<th>") == 3


def test_a_table_without_bars_has_no_column_for_them() -> None:
    assert table(("Seat",), [(1,)]) == "<table><tr><th>Seat</tr><tr><td>1</tr></table>"
