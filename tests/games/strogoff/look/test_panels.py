"""The table at the terminal, drawn from what the seat may see."""

from __future__ import annotations

import pytest

from peltry.kernel.game import Message
from peltry.table.panels import panels_of
from peltry.table.scene import look_at
from peltry.table.words import LANGUAGES, say

from ..at_table import said_action, said_road, strogoff
from ..scenario import Scenario


def text_of(table: Scenario, seat: int, language: str) -> str:
    game = strogoff()
    view = look_at(table.position, seat, ["Ann", "Ben"][: table.couriers], [], {})
    said = []
    for panel in panels_of(game.kind, view):
        cells = [panel.title, *panel.head, *(cell for row in panel.rows for cell in row)]
        texts = [text for cell in cells for text in (cell if isinstance(cell, list | tuple) else [cell])]
        said += [say(game.words, language, text) if isinstance(text, Message) else str(text) for text in texts]
    return "\n".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_can_be_shown(language: str) -> None:
    table = Scenario(2).courier(0, space=6, row=["R01", "S12:i", "R04:down", "SG"], hand=["PAT"], left="T1")
    table.courier(1, space=7, abilities=["S28", "R06"], hand=["DIP"]).allies("STR", None, "MAR").ogareff(26)
    shown = text_of(table, 0, language)
    assert all(
        name in shown for name in ("Ann", "Ben", "Sangarra", said_road("S12", language), said_road("T1", language))
    )
    assert said_action("A15", language) in shown


def test_another_hand_is_only_counted() -> None:
    table = Scenario(2).courier(0, hand=["PAT", "WND"]).courier(1, hand=["DIP"])
    assert said_action("A29", "en") in text_of(table, 1, "en")
    for seat in (0, -1):
        assert said_action("A29", "en") not in text_of(table, seat, "en")
    assert said_action("A15", "en") not in text_of(table, 1, "en")
    assert "2 cards" in text_of(table, 1, "en")


def test_a_known_top_card_is_shown_to_whom_it_is_known() -> None:
    table = Scenario(2).courier(0, hand=["STO/BLO"]).allies("BLO").top("siberia", "S07")
    table.play("help:A03", "look:siberia", "top")
    assert said_road("S07", "en") in text_of(table, 0, "en")
    assert said_road("S07", "en") not in text_of(table, 1, "en")


def test_the_duel_is_shown() -> None:
    table = Scenario().courier(0, space=10, energy=9).ogareff(5).top("irkutsk", "I03").play("advance")
    assert "Duel\nTartar patrol" in text_of(table, 0, "en")
