"""The end of a game that is not about points: its own picture and standings instead of a table of sums."""

from __future__ import annotations

import json
import urllib.request

import pytest

import peltry
from peltry.table.save import dump_save
from peltry.table.variety import random_match


@pytest.mark.parametrize("width", [1366, 390])
def test_the_end_is_drawn_by_the_game(guest, house, width):
    match = random_match(peltry.load("strogoff"), 3, 17, {})
    bring = urllib.request.Request(
        f"{house}/api/import", dump_save(match).encode(), {"Authorization": f"Bearer {'5b' * 16}"}
    )
    with urllib.request.urlopen(bring, timeout=60) as answer:
        table = json.load(answer)
    page = guest(f"/t/{table['id']}#seat={table['seats'][0]['token']}", width=width, height=800)
    dialog = page.get_by_role("dialog")
    dialog.locator(".k-vista > .art use").wait_for(state="attached")
    assert dialog.locator(".k-standing").count() == 3
    assert page.locator(".stage .k-final").count() == 0  # on the table itself it does not lie
    box = dialog.locator(".k-standings").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
