"""What an owner's box may show that ours does not: a penalty on a card of Tomsk, two icons in Irkutsk, other strips."""

from __future__ import annotations

import pytest

from peltry.errors import BadPrinted
from peltry.games.strogoff import GAME
from peltry.games.strogoff.pieces import events
from peltry.table.words import LANGUAGES, say

from ..at_table import said_road
from ..scenario import Scenario

ALL_ACTIONS = [f"A{i:02}" for i in range(1, 57)]


def tomsk(penalty: str) -> str:
    return f'[tomsk]\nT4 = {{ penalty = "{penalty}" }}\n'


def irkutsk(*icons: str) -> str:
    return f'[irkutsk]\nI01 = {{ icon = ["{icons[0]}", "{icons[1]}"] }}\n'


def clash_of_the_blind(penalty: str, energy: int = 5, hand: tuple[str, ...] = ("DIP",)) -> Scenario:
    """T4 shows WND, and so does S24; R13 costs a card, S24 a point of energy."""
    table = Scenario(printed=tomsk(penalty)).courier(0, space=6, energy=energy, row=["R13"], left="T4", hand=[*hand])
    return table.top("siberia", "S24").tartars(10).next_action("A40").play("advance", "decline")


def test_q5_a_penalty_of_tomsk_is_due_before_those_of_the_row() -> None:
    table = clash_of_the_blind("DISCARD")
    assert table.asks == "penalty"
    assert table.nodes()["bill"].text.key == "scene-bill-due"
    words = table.game.words.say_decision(table.position.sight(0), table.box)
    assert all(
        said_road("T4", language, table.game) in say(table.game.words, language, words) for language in LANGUAGES
    )
    table.play("discard:A29")
    assert table.row() == ["R13:down", "S24"]  # no card is left for R13
    energy = clash_of_the_blind("ENERGY")
    assert energy.of()["energy"] == 3  # one for the step, one for T4; S24's own comes after R13's card
    assert energy.play("discard:A29").of()["energy"] == 2


def test_q5_a_card_of_tomsk_is_never_turned_face_down() -> None:
    """Neither by its own penalty nor because it cannot be paid: it is carried to the end."""
    for table in (clash_of_the_blind("FLIP"), clash_of_the_blind("DISCARD", hand=())):
        while table.asks == "penalty":
            table.play(sorted(table.legal())[0])
        assert [event.place for event in table.happened(events.FLIPPED) if event.place > 1] == []
        assert table.position.figures(0)["open_twice"][0] == 1 << 3
    assert clash_of_the_blind("ENERGY", energy=1, hand=()).of()["left"] >= 0


def test_q5_the_bill_counts_the_penalty_of_tomsk() -> None:
    table = Scenario(printed=tomsk("ENERGY")).courier(0, space=6, energy=5, row=["R13"], left="T4", hand=["DIP"])
    assert table.position.figures(0)["bill"] == [1, 1, 0]
    assert len(table.nodes()["bill-signs"].children) == 2


def duel(*icons: str, hand: tuple[str, ...] = (), energy: int = 6) -> Scenario:
    table = Scenario(printed=irkutsk(*icons)).courier(0, space=10, energy=energy, hand=[*hand]).tartars(3, 4)
    return table.ogareff(5).top("irkutsk", "I01", "I02", "I03")


def test_q68_one_card_answers_a_card_with_two_dangers() -> None:
    table = duel("STO", "WND", hand=("WND", "PAT")).play("advance")
    assert set(table.legal()) == {"play:A22", "spend"}
    table.play("play:A22")
    assert table.happened(events.PLAYED)[0].danger == 3
    assert table.of()["energy"] == 5
    assert len(table.see()["duel"]) == 2, "the next card is turned up"


def test_q68_or_one_point_of_energy() -> None:
    table = duel("STO", "WND").play("advance", "spend")
    assert table.of()["energy"] == 4
    assert len(table.see()["duel"]) == 2


def test_q68_an_attack_beside_a_danger_strikes_in_printed_order() -> None:
    first = duel("ATTACK", "STO", hand=("STO",)).play("advance")
    assert first.of()["energy"] == 4
    assert first.asks == "duel"
    second = duel("STO", "ATTACK", hand=("STO",)).play("advance")
    assert second.of()["energy"] == 5
    assert second.play("play:A01").of()["energy"] == 4


def test_q68_reinforcements_beside_an_attack_need_no_answer() -> None:
    table = duel("REINFORCEMENT", "ATTACK").dice(4).play("advance")
    assert {"held_out", "attacked"} <= set(table.names_told())
    assert table.of()["energy"] == 4
    assert len(table.see()["duel"]) == 2


def test_q68_death_by_the_first_icon_spares_the_second() -> None:
    table = duel("ATTACK", "ATTACK", energy=2).play("advance")
    assert table.ending == "all_dead"
    assert len(table.happened(events.ATTACKED)) == 1


def test_marfas_card_answers_a_card_with_two_dangers() -> None:
    table = duel("STO", "WND", hand=("ANI/MAR",)).allies("MAR").play("advance")
    assert set(table.legal()) == {"play:A11", "spend"}
    table.play("play:A11")
    assert table.happened(events.WILD)[0].danger == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_icons_are_said_and_shown(language: str) -> None:
    table = duel("STO", "ATTACK", hand=("STO",)).play("advance")
    words, seen = table.game.words, table.position.sight(0)
    said = say(words, language, words.say_decision(seen, table.box))
    assert " + " in said
    assert "second-I01" in table.nodes()
    (card,) = table.happened(events.DUEL_CARD)
    assert " + " in say(words, language, words.say_event(card, seen, ["Ann"], table.box))


def strip(name: str, *commands: str) -> str:
    return f"[action]\n{name} = {{ strip = {list(commands)!r} }}\n".replace("'", '"')


def test_q69_a_strip_may_leave_ogareff_where_he_is() -> None:
    table = Scenario(printed=strip("A01", "CARD", "DIE")).ogareff(5).next_action("A01").end_round()
    assert table.state["ogareff"] == 5
    assert {"all_draw", "die_rolled"} <= set(table.names_told())


def test_q69_six_commands_in_any_order() -> None:
    commands = ("TARTARS tomsk +1", "SANGARRA", "ALLY D", "DIE", "CARD", "OGAREFF 3")
    table = Scenario(printed=strip("A01", *commands)).ogareff(5).tartars(3, 3).next_action("A01").end_round()
    wanted = ("tartars_moved", "curtain_opened", "ally_came", "die_rolled", "all_draw", "ogareff_moved")
    assert [name for name in table.names_told() if name in wanted] == [*wanted]
    assert (table.state["ogareff"], table.state["tartars"], table.state["strength"]) == (8, 8, 4)
    assert len(table.nodes()["card-A01-strip"].children) == 6


@pytest.mark.parametrize(("edition", "space"), [("french", 6), ("devir", 6)])
def test_q69_a_place_that_is_not_on_the_road_is_the_next_one(edition: str, space: int) -> None:
    """Ishim is Devir's sixth space; on the French road Omsk is."""
    table = Scenario(printed=strip("A01", "OGAREFF 1", "TARTARS ishim 0"), edition=edition).tartars(3)
    assert table.next_action("A01").end_round().state["tartars"] == space


def test_q69_half_of_the_cards_must_move_ogareff() -> None:
    lines = "".join(f'{name} = {{ strip = ["CARD"] }}\n' for name in ALL_ACTIONS[:29])
    with pytest.raises(BadPrinted, match="an OGAREFF command must stand on 28 cards or more, or a game might not end"):
        GAME.box_with(GAME.printed_with(f"[action]\n{lines}", "mine.toml"))
    lines = "".join(f'{name} = {{ strip = ["CARD"] }}\n' for name in ALL_ACTIONS[:28])
    GAME.box_with(GAME.printed_with(f"[action]\n{lines}", "mine.toml"))
