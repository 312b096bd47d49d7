"""What an event shows: fields and a game's own names in braces, several events by one text, and what is no event."""

from __future__ import annotations

from typing import Any

import pytest

import peltry
from peltry.table.showing import events_shown_by

EVENTS = peltry.load("connect_four").events
NAMES = {"letter": lambda event: "abcdefg"[event.column], "nothing": lambda event: ""}


def dropped(who: int) -> Any:
    return EVENTS.read((EVENTS.names.index("dropped"), who, 2, 4, 0, 0))


def test_fields_and_names_are_put_into_braces() -> None:
    nodes, art = events_shown_by(EVENTS, {"dropped": "disc-{letter}{row} column-{who}"}, {"dropped": "d-{who}"}, NAMES)
    assert nodes(dropped(1)) == ["disc-c4", "column-1"]
    assert art(dropped(1)) == "d-1"


def test_nothing_is_shown_of_what_a_table_leaves_out_or_a_name_leaves_empty() -> None:
    nodes, art = events_shown_by(EVENTS, {}, {"dropped": "{nothing}"}, NAMES)
    assert (nodes(dropped(0)), art(dropped(0))) == ([], None)
    nodes, _ = events_shown_by(EVENTS, {"dropped": "{nothing} table"}, {}, NAMES)
    assert nodes(dropped(0)) == ["table"]


def test_one_text_for_several_events() -> None:
    other = next(name for name in EVENTS.names if name != "dropped")
    _, art = events_shown_by(EVENTS, {}, {f"{other} dropped": "disc"}, NAMES)
    assert art(dropped(0)) == "disc"


def test_a_wrong_table_is_told_what_would_be_right() -> None:
    with pytest.raises(ValueError, match=r"no event is called fallen; events are: .*dropped"):
        events_shown_by(EVENTS, {"dropped fallen": "disc"}, {}, NAMES)
    with pytest.raises(ValueError, match="dropped is shown twice"):
        events_shown_by(EVENTS, {}, {"dropped": "disc", "won dropped": "cup"}, NAMES)
