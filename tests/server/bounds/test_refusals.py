"""What the server says no to, it says in the asker's language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from table_talk import GUEST_A, GUEST_C, WIN, Room, play_out

import peltry
from peltry.errors import PeltryError, Saying
from peltry.server.bounds import refusals as kinds
from peltry.server.bounds.refusals import TooMany
from peltry.table.words import LANGUAGES
from peltry.words import bundle

SERVER = Path(peltry.__file__).parent / "server"
REFUSALS = {"Stale", "Overtaken"} | {
    name for name, kind in vars(kinds).items() if isinstance(kind, type) and issubclass(kind, PeltryError)
}
PLACES = re.compile(r"\{ \$(\w+)")


def refused_with() -> dict[str, str]:
    """What every `Refused(…)` of the server is made with, and where: texts only, however they are chosen."""
    found = {}
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in REFUSALS | {"Stale", "Overtaken"}
            ):
                first = node.args[0] if node.args else None
                for text in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                    if isinstance(text, ast.Constant | ast.JoinedStr):
                        found[ast.unparse(text).strip("'")] = f"{file.name}:{node.lineno}"
    return found


def test_every_refusal_of_the_server_has_a_line_in_the_words() -> None:
    words = bundle("refusals", "en")
    assert len(refused_with()) > 40, "the check itself finds them"
    assert {key: where for key, where in refused_with().items() if not words.has_message(key)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_lines_with_the_same_places_in_every_language(language: str) -> None:
    def lines(spoken: str) -> dict[str, set[str]]:
        text = (Path(peltry.__file__).parent / "words" / f"refusals.{spoken}.ftl").read_text(encoding="utf-8")
        entries = re.findall(r"^([a-z][\w-]*) = (.*(?:\n(?:[ }].*))*)", text, re.M)
        # Which rules changed since is said by a game in one language, and only in that one.
        return {key: set(PLACES.findall(line)) - {"why"} for key, line in entries}

    assert lines(language) == lines("en")


def test_at_the_table(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    heard = {lang: room.sit(table, tokens[0], lang=lang) for lang in LANGUAGES}
    told = {lang: person.refused(do="move", seat=1, move=0, version=0) for lang, person in heard.items()}
    assert told == {"en": "that is not your seat", "fr": "ce n’est pas votre place", "cs": "to není vaše místo"}


def test_a_move_that_is_not_legal(room: Room) -> None:
    _, a, _, _ = room.two()
    a.say(do="lang", lang="fr")
    assert a.refused(do="move", seat=0, move=99, version=0) == "les coups sont des nombres de 0 à 6, pas 99"


def test_in_a_call(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)

    def said(**headers: str) -> str:
        bearer = {"Authorization": f"Bearer {GUEST_C}"}
        return str(room.client.post(f"/api/tables/{table}/rematch", headers=bearer | headers).json()["error"])

    assert said() == "only those who played can ask for a rematch"
    assert said(**{"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.5"}) == "o odvetu mohou žádat jen ti, kdo hráli"
    assert said(**{"Accept-Language": "de, fr;q=0.8"}).startswith("seules les personnes")
    assert room.client.get("/api/tables/nosuchtable?lang=fr").json()["error"].startswith("cette table n’existe pas")
    assert room.client.get("/api/nothing?lang=cs").json()["error"] == "tady nic není"


def test_a_file_that_is_no_save(room: Room) -> None:
    def said(text: str, lang: str) -> str:
        return str(room.client.post(f"/api/import?lang={lang}", content=text).json()["error"])

    assert said("not JSON", "fr") == "ce n’est pas une partie enregistrée\N{NO-BREAK SPACE}: ce n’est pas du JSON"
    assert said('{"game": "connect_four", "names": []}', "cs") == "soubor není hra uložená Peltry: nemá formát"
    assert said('{"game": "chess"}', "cs").startswith("hra 'chess' není")


def test_an_error_within_an_error_is_said_in_the_same_language() -> None:
    inner = PeltryError("option-one-of", name="boards", values="a, b", value="'c'")
    outer = PeltryError("save-wrong", name=Saying("the-save"), error=inner)
    assert str(outer) == "the save: option boards is one of a, b, not 'c'"
    assert outer.said("fr") == "le fichier\N{NO-BREAK SPACE}: l’option boards est a, b, pas 'c'"


def test_a_sentence_that_only_a_terminal_shows_is_said_as_it_is() -> None:
    assert str(PeltryError("cannot listen on port 1")) == "cannot listen on port 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["spectators-full", "windows-full"])
def test_why_there_is_no_room_fits_into_the_farewell_of_a_socket(key: str, language: str) -> None:
    assert len(TooMany(key).said(language).encode()) <= 123
