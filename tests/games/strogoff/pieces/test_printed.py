"""What is printed on the pieces: counts, sources, and a person's own file laid over it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import peltry
from peltry.errors import BadPrinted
from peltry.games.strogoff import GAME
from peltry.games.strogoff.pieces import cards

from ..at_table import strogoff


def faulty(text: str) -> str:
    with pytest.raises(BadPrinted) as fault:
        GAME.box_with(GAME.printed_with(text, "mine.toml"))
    message = str(fault.value)
    assert "\n" not in message
    return message


def test_154_cards() -> None:
    assert cards.ACTION_CARDS + cards.ROAD_CARDS + len(cards.ALLIES) == 154
    assert cards.DECK_SIZES == (24, 7, 32, 8, 20)


def test_the_dossiers_counts() -> None:
    box = strogoff().box[0]
    assert Counter(box["danger"].tolist()) == dict.fromkeys(range(8), 7)
    assert Counter(box["ally"].tolist()) == {0: 16, 1: 8, 2: 8, 3: 8, 4: 8, 5: 8}
    assert Counter(box["penalty"][:24].tolist()) == {0: 8, 1: 8, 2: 8}
    assert Counter(box["penalty"][31:63].tolist()) == {0: 10, 1: 12, 2: 10}
    assert Counter(box["ability"][:63].tolist()) == {0: 8, 1: 16, 2: 15, 3: 8, 4: 8, 5: 8}
    assert Counter(box["icon"][71:91, 1].tolist()) == {**dict.fromkeys(range(8), 2), 8: 2, 9: 2}
    commands = Counter(int(c) for strip in box["strip"] for c in strip["command"][: strip["count"]])
    assert commands == {0: 56, 1: 23, 2: 23, 3: 22, 4: 12, 5: 32}
    steps = Counter(int(strip["a"][0]) for strip in box["strip"])
    assert steps == {1: 22, 2: 27, 3: 7}


def test_every_value_names_its_source() -> None:
    values = strogoff().printed()
    assert len(values) > 500
    assert {value.source for value in values} == {"rulebook", "public", "reconstructed"}
    by_key = {value.key: value for value in values}
    assert by_key["energy.start"].source == "rulebook"
    assert by_key["energy.most"].source == "reconstructed"
    assert by_key["action.A01.strip"].value == ["OGAREFF 2", "SANGARRA", "TARTARS 9 0"]


def test_an_own_value_is_laid_over(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('[energy]\nmost = 12\n[russia]\nR01 = { normal = "VEH" }\n', encoding="utf-8")
    game = peltry.load("strogoff", own)
    assert game.box[0]["most_energy"] == 12
    assert game.box[0]["icon"][0, 1] == 7
    assert game.box[0]["penalty"][0] == 0
    assert game.printed_hash != strogoff().printed_hash
    assert {value.key: value.source for value in game.printed()}["energy.most"] == "corrected"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[energy]\nmots = 3\n", 2, "energy.mots is not known; energy has most, start"),
        ("[energy]\nstart = 60\n", 2, "a whole number from 1 to 20, not 60"),
        ("\n[energy]\nmost = 5\n", 3, "from 6 to 20, not 5"),
        ('[action]\nA57 = { danger = "STO" }\n', 2, "action.A57.danger is not known"),
        ('[action]\nA01 = { danger = "FOG" }\n', 2, "one of STO, ANI"),
        ('[action]\nA01 = { ally = "SAN" }\n', 2, "one of STR, BLO"),
        ('[action]\nA01 = { strip = ["OGAREFF 4"] }\n', 2, '"OGAREFF 1" to 3'),
        (
            '[action]\nA01 = { strip = ["OGAREFF 1", "DIE", "DIE", "DIE", "CARD", "CARD", "CARD"] }\n',
            2,
            "1 to 6 commands",
        ),
        ("[action]\nA01 = { strip = [] }\n", 2, "1 to 6 commands"),
        ('[action]\nA01 = { strip = ["TARTARS moscow 0"] }\n', 2, "TARTARS tomsk +1"),
        ('[tomsk]\nT1 = { penalty = "DEATH" }\n', 2, "one of none, DISCARD, ENERGY, FLIP"),
        ("[irkutsk]\nI01 = { icon = [] }\n", 2, "or a list of two of them"),
        ('[irkutsk]\nI01 = { icon = ["STO", "ANI", "PAT"] }\n', 2, "or a list of two of them"),
        ('[action]\nA01 = { strip = ["OGAREFF 1", "TARTARS 11 0"] }\n', 2, "TARTARS 8 +1"),
        ("[siberia]\nS12 = { faces = [3, 4] }\n", 2, "one face of the die, 1 to 6, for DET"),
        ("[siberia]\nS12 = { faces = [7] }\n", 2, "one face of the die"),
        ("[russia]\nR02 = { faces = [1, 1] }\n", 2, "1 to 6 faces of the die"),
        ('[russia]\nR02 = { ability = "RES", faces = [1] }\n', 2, "an empty list of faces"),
        ('[russia]\nR02 = { penalty = "DEATH" }\n', 2, "one of DISCARD, ENERGY, FLIP"),
        ('[irkutsk]\nI01 = { icon = "CURTAIN" }\n', 2, "REINFORCEMENT"),
        ('[road.purple_brain]\nplaces = ["moscow", "irkutsk"]\n', 2, "11 different places"),
        ("[ogareff]\nfive_from = 3\n", 2, "from 15 to 31, not 3"),
        ("[ogareff]\neasy = 5\nnormal = 1\n", 3, "ogareff.normal must be a whole number from 5 to 30, not 1"),
        ("[ogareff]\nheroic = 0\n", 2, "ogareff.heroic must be a whole number from 1 to 30, not 0"),
        (
            '[russia]\nR01 = { immediate = "ANI" }\n',
            2,
            "none: a card of Russia shows one danger, a normal one, not 'ANI'",
        ),
        ('[urals]\nU1 = { immediate = "none" }\n', 2, "urals.U1.immediate must be one of STO, ANI"),
        # What does not fit with a value that was not corrected: the correction is named.
        ("[energy]\nstart = 12\n", 2, "with energy.start = 12, energy.most must be"),
        ("[hand]\nlimit = 9\n[ogareff]\nirkutsk = 10\n", 4, "with ogareff.irkutsk = 10, ogareff.four_from must be"),
        ("[tartars]\nweakest = 5\n", 2, "with tartars.weakest = 5, tartars.strength must be"),
        ("[ogareff]\neasy = 5\n", 2, "with ogareff.easy = 5, ogareff.normal must be a whole number from 5 to 30"),
        ('[russia]\nR01 = { ability = "RES" }\n', 2, "with russia.R01.ability = 'RES', russia.R01.faces must be"),
        ("[action]\nA57 = {}\n", 2, "action.A57 is not known"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, line: int, words: str) -> None:
    message = faulty(text)
    assert words in message
    assert message.startswith(f"mine.toml, line {line}:")


def test_text_that_is_no_toml() -> None:
    assert faulty("[energy\n").startswith("mine.toml: ")
