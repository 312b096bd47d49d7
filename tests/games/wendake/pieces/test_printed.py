"""Anyone who owns the box can correct what is printed; mistakes get a line that says what would be right."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from peltry.errors import BadPrinted
from peltry.table.library import load_with_text

from ..at_table import PRINTED

WRONG = [
    ('[map4.A1]\nadjacent = ["C1", "H1"]\n', "must name"),
    ('[map4.A1]\nflag = "dutch"\n', "flag"),
    ("[map4.A1]\nforest = 4\n", "at most 5 production areas"),
    ('[basic.BT1]\nactions = ["FLY 3"]\n', "MOVE 3"),
    ('[basic.BT1]\nactions = ["ALLY F"]\n', "New Allies"),
    ('[mask.MK-crow-1]\nsmallpox = "X1"\n', "W1"),
    ("[tribe.TR00]\nvillage = [5, 5, 6]\n", "must hold 7"),
    ("[turtle_stacks]\nthresholds = [3, 3, 5]\n", "higher"),
    ("[turn_card.TC1-01]\nlevel = 3\n", "level"),
    ('[lakes]\nplayers_2 = ["huron"]\n', "three or more"),
    ("[progress_rows]\nplayers_2 = [0, 6, 4]\n", "must have"),
    ("[year]\nyears = 9\n", "years"),
    ("[turn_effect.TE-COPY]\nrifles = 1\n", "TE-COPY"),
    ('[objective.OB01]\namount = "many"\n', "OB01"),
    ("[nothing]\nx = 1\n", "not known"),
]


@pytest.mark.parametrize(("text", "told"), WRONG, ids=[text.split("\n")[0] for text, _ in WRONG])
def test_a_mistake_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadPrinted, match=told):
        load_with_text("wendake", text)


RIGHT = [
    ("[combination.MC1]\npoints = 3\n", lambda box: box["combination_points"][0] == 3),
    ('[turn_card.TC1-01]\ntop = "FE"\n', lambda box: box["card_flags"][0] == 3),
    ('[adversity.AD01]\nupper = ">"\n', lambda box: box["upper"][0] == 8),
    ("[progress_rows]\nprice = [1, 2, 3]\n", lambda box: box["progress_price"].tolist() == [0, 1, 2, 3]),
    ("[turtle.W3-mil]\npoints = 2\n", lambda box: box["turtle_points"][0] == 2),
    ("[advanced.AT1-05]\nlevel = 2\n[advanced_kept]\nplayers_4 = 16\n", lambda box: box["tiles"][13]["level"] == 2),
    ("[turtle_stacks]\nnew_allies = 3\n", lambda box: box["new_stack_size"] == 3),
]


@pytest.mark.parametrize(("text", "holds"), RIGHT, ids=[text.split("\n")[0] for text, _ in RIGHT])
def test_a_correction_reaches_the_rules(text: str, holds: object) -> None:
    game = load_with_text("wendake", text)
    assert holds(game.box[0])
    position = game.position(4, 1, {})
    position.playout(3)
    assert position.over


def test_the_map_is_symmetric_and_has_what_the_list_says() -> None:
    for name, totals in (("map4", (8, 8, 8, 16)), ("map3", (6, 6, 6, 12)), ("map2", (4, 4, 4, 8))):
        for kind, total in zip(("corn", "bean", "pumpkin", "forest"), totals, strict=True):
            assert sum(PRINTED.values[f"{name}.{key}.{kind}"] for key in PRINTED.ids(name)) == total


# All that is known; the first line that fits a key counts. A test in test_dossier.py holds the pieces to the research.
KNOWN = {
    "year.level_1_years": "rulebook", "year.*": "public", "track_end.new_allies": "rulebook", "canoe.count": "public",
    "sale.*": "public", "alliance.spaces": "rulebook", "alliance.patrols": "rulebook",
    "solo.extreme_penalty": "rulebook", "lakes.players_4": "rulebook", "turtle_stacks.new_allies": "rulebook",
    "basic.BT[346789].actions": "public", "advanced.AT*.level": "public", "progress.PG1-02.level": "rulebook",
    "turtle.[WR]3-mil.*": "rulebook", "turtle.[WR]3-mas.*": "rulebook",
    "tribe.TR00.village": "public", "tribe.TR00.longhouse": "public",
    "turn_effect.TE-FISH.rifles": "reconstructed", "turn_effect.TE-LAKES.amount": "reconstructed",
    "turn_effect.*": "rulebook", "turn_card.TC1-16.top": "rulebook", "turn_card.TC1-16.effect": "rulebook",
    "adversity.AD1[234].effect": "reconstructed", "adversity.*.effect": "rulebook", "adversity_effect.*": "rulebook",
}  # fmt: skip


def test_everything_of_ours_is_told_to_be_reconstructed() -> None:
    values = load_with_text("wendake", None).printed()
    assert len(values) > 800
    fitting = {value.key: [known for known in KNOWN if fnmatchcase(value.key, known)] for value in values}
    for value in values:
        assert value.source == KNOWN.get(next(iter(fitting[value.key]), ""), "reconstructed"), value.key
    assert set(KNOWN) == {known for those in fitting.values() for known in those}, "a line fits nothing"
