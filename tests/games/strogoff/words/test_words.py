"""Michel Strogoff's sentences: a name put into a sentence takes the article or the case that it needs there."""

from __future__ import annotations

import re

import pytest

import peltry
from peltry.games.strogoff import GAME
from peltry.games.strogoff.pieces.cards import ACTION_NAMES, ALLIES, DANGERS, DUEL_ICONS, SANGARRA
from peltry.games.strogoff.pieces.events import EVENTS
from peltry.games.strogoff.pieces.moves import HELP, MOVES
from peltry.games.strogoff.words import WORDS, pieces
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say
from tests.contract.watching import steps

from ..scenario import Scenario

BOX = GAME.box_with(GAME.printed_with(None, "printed.toml"))[0]
NAMES = ["Anna", "Igor"]
CARDS = range(len(ACTION_NAMES))
A_NAME = re.compile(r"(Capitaine|Harry|Marfa|Alcide|Nicholas|Nadia) ")


def told(language, kind, *numbers, who=0, sight=None):
    """An event of Anna's as Anna is told it."""
    event = EVENTS.read((EVENTS.names.index(kind), who, *numbers, *[0] * (4 - len(numbers))))
    return say(WORDS, language, WORDS.say_event(event, sight, NAMES, BOX))


def card_with(danger=None, ally=None):
    """The first action card against a danger, or with an ally's portrait."""
    field, value = ("danger", DANGERS.index(danger)) if danger else ("ally", ALLIES.index(ally))
    return next(card for card in CARDS if int(BOX[field][card]) == value)


@pytest.mark.parametrize(
    ("danger", "french", "czech"),
    [
        ("STO", "un manteau de fourrure", "kožich"),
        ("WND", "une trousse de soins", "lékárničku"),
        ("DIP", "un podaroshna", "podorožnou"),
        ("WAY", "une carte avec boussole", "mapu a kompas"),
        ("VEH", "des outils de charron", "kolářské nářadí"),
    ],
)
def test_a_card_is_drawn_and_discarded_with_its_article_or_in_the_accusative(danger, french, czech):
    card = card_with(danger)
    assert told("fr", "drew", card).startswith(f"Anna pioche {french} (")
    assert f"Anna défausse {french} (" in told("fr", "penalty_card", card)
    assert told("cs", "drew", card).startswith(f"Anna si dobírá {czech} (")
    assert f"Anna odkládá {czech} (" in told("cs", "penalty_card", card)


@pytest.mark.parametrize(
    ("danger", "french", "czech"),
    [
        ("STO", "contre la tempête et le froid.", "na bouři a mráz."),
        ("PAT", "contre la patrouille tartare.", "na tatarskou hlídku."),
        ("SPY", "contre l’espionnage.", "na zvědy."),
        ("VEH", "contre le véhicule endommagé.", "na poškozený vůz."),
    ],
)
def test_a_card_is_played_against_a_danger_with_its_article_or_in_the_accusative(danger, french, czech):
    card, number = card_with(danger), DUEL_ICONS.index(danger)
    assert told("fr", "played", card, number).endswith(french)
    assert told("cs", "played", card, number).endswith(czech)


@pytest.mark.parametrize(
    ("ally", "french", "czech"),
    [
        ("STR", "Anna appelle le Capitaine Strogoff à l’aide", "Anna žádá o pomoc kapitána Strogova"),
        ("JOL", "Anna appelle Alcide Jolivet à l’aide", "Anna žádá o pomoc Alcida Joliveta"),
        ("NAD", "Anna appelle Nadia Fedor à l’aide", "Anna žádá o pomoc Naďu Fedorovou"),
    ],
)
def test_an_ally_is_asked_for_help(ally, french, czech):
    """The card discarded for it shows the ally, who is named only once."""
    card = card_with(ally=ally)
    number = ALLIES.index(ally)
    assert told("fr", "helped", number, card).startswith(french)
    assert told("cs", "helped", number, card).startswith(czech)
    assert len(A_NAME.findall(told("fr", "helped", number, card))) == 1


def test_a_new_ally_replaces_the_old_one():
    came = ("ally_came", 1, ALLIES.index("MAR"), ALLIES.index("STR"))
    assert told("fr", *came).endswith("Marfa Strogoff, qui remplace le Capitaine Strogoff.")
    assert told("cs", *came) == "Na místo B přichází Marfa Strogovová a střídá kapitána Strogova."


@pytest.mark.parametrize("kind", ["traitor_card", "traitor_done"])
def test_the_traitor_s_card_is_named_as_it_is_printed(kind):
    card = card_with("WND")
    assert ": lékárnička (" in told("cs", kind, card)
    assert ": trousse de soins (" in told("fr", kind, card).replace("\N{NO-BREAK SPACE}", "")


@pytest.mark.parametrize("kind", ["road_card", "captured", "not_kept"])
def test_sangarra_and_the_road_cards_are_called_cards(kind):
    """A number or a name of its own does not have to be declined behind the word card."""
    for card in (0, SANGARRA):
        assert re.search(r"\b[Cc]arte («|Sangarra)", told("fr", kind, card))
        assert re.search(r"\bkart[au] („|Sangarra)", told("cs", kind, card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_an_object(language):
    found = [pieces.danger(number, pieces.OBJECT) for number in range(len(DUEL_ICONS))]
    found += [pieces.ally(number, pieces.OBJECT) for number in range(len(ALLIES))]
    found += [pieces.item(BOX, card, pieces.OBJECT) for card in CARDS]
    assert all(say(WORDS, language, message) for message in found)


def test_every_french_object_has_its_article():
    found = [pieces.danger(number, pieces.OBJECT) for number in range(len(DUEL_ICONS))]
    found += [pieces.item(BOX, card, pieces.OBJECT) for card in CARDS]
    for message in found:
        assert re.match(r"(le |la |les |l’|un |une |des )", say(WORDS, "fr", message))


@pytest.mark.parametrize(("energy", "czech"), [(1, "1 energii"), (3, "3 energie"), (5, "5 energií")])
def test_czech_counts_energy(energy, czech):
    assert say(WORDS, "cs", Message("scene-bill-energy", {"n": energy})) == czech


@pytest.mark.parametrize(("language", "moscow"), [("en", "Moscow"), ("fr", "Moscou"), ("cs", "Mosk")])
def test_the_tartars_ride_into_moscow_and_it_is_named_once(language, moscow):
    sight = {"options": {"edition": 0}}
    assert told(language, "tartars_marched", 1, 4, who=-1, sight=sight).count(moscow) == 1


def test_keeping_no_card_is_a_refusal_and_so_comes_last():
    """What a list of moves puts at its end is known by the first word of its message."""
    table = Scenario().courier(0, energy=3, row=["R01"]).play("face", "cover:1n", "spend")
    assert set(table.legal()) == {"keep:none", "keep:R01"}
    sight = table.position.sight(0)
    said = {text: WORDS.say_move(MOVES[MOVES.parse(text)], sight, BOX).key for text in table.legal()}
    assert said == {"keep:none": "move-decline-ability", "keep:R01": "move-keep"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_asking_an_ally_says_what_it_costs_and_what_it_brings(language):
    """All but Marfa, who helps in Irkutsk only: their cards are wild there."""
    brings = {"en": "draw 2 action cards", "fr": "piocher 2 cartes Action", "cs": "dobrat si 2 akční karty"}
    sight = peltry.load("strogoff").new(2, seed=1).sight(0)
    for ally in ALLIES:
        if ally == "MAR":
            continue
        card = card_with(ally=ally)
        text = say(WORDS, language, WORDS.say_move(MOVES[HELP + card], sight, BOX))
        assert say(WORDS, language, pieces.item(BOX, card, pieces.OBJECT)) in text
        assert say(WORDS, language, Message(f"ally-{ally.lower()}-gain", {"n": 2})) in text
        assert (brings[language] in text) == (ally == "JOL")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_dangers_alike_the_place_in_the_row_tells_which_is_covered(language):
    alike = 0
    for match in steps("strogoff", 3, {}, seed=31):
        covers = [move for move in ([] if match.over else match.legal()) if MOVES[move].verb == "cover"]
        said = [WORDS.say_move(MOVES[move], match.sight(match.to_play()), BOX) for move in covers]
        assert len({say(WORDS, language, each) for each in said}) == len(covers)
        alike += any(each.key == "move-cover-nth" for each in said)
    assert alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_matching_card_only_the_most_recent_road_card_speaks(language):
    """The question names what may be paid with; a single card is refused on an older road card."""

    def asked(place):
        table = Scenario().courier(0, energy=3, row=["R01", "S02"], hand=["STO", "PAT"]).play("face", place)
        return table.legal(), say(WORDS, language, WORDS.say_decision(table.position.sight(0), BOX))

    older, on_the_older = asked("cover:1n")
    newest, on_the_newest = asked("cover:2n")
    matching = {"en": "matching card", "fr": "carte de même symbole", "cs": "odpovídající kartou"}[language]
    assert not any(move.startswith("play:") for move in older)
    assert any(move.startswith("play:") for move in newest)
    assert matching not in on_the_older
    assert matching in on_the_newest
