"""Pages as a link's reader sees them: a title and a sentence in the head, and an honest 404 where there is nothing."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from table_talk import GUEST_A, WIN, Room, play_out

from peltry.server.http import pages
from peltry.table.words import LANGUAGES
from peltry.words import bundle

Head = Callable[..., dict[str, str]]


@pytest.fixture
def head(room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Head:
    """What the head of a page says, whether or not a client is built."""
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text(f"{pages.LANG}<head>{pages.TITLE}</head><body></body></html>")
    monkeypatch.setattr(pages, "BUILT", built)
    pages.built_page.cache_clear()

    def read(path: str, status: int = 200, **headers: str) -> dict[str, str]:
        answer = room.client.get(path, headers=headers)
        assert answer.status_code == status, answer.text
        said = {name: html.unescape(value) for name, value in META.findall(answer.text)}
        said["title"] = html.unescape(re.findall("<title>(.*)</title>", answer.text)[0])
        said["raw"] = answer.text
        return said

    return read


META = re.compile(r'<meta (?:name|property)="([^"]*)" content="([^"]*)" />')


def test_an_invitation_says_who_waits_at_which_game(room: Room, head: Head) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A, names=["Anna <b>&"])
    said = head(f"/t/{table}")
    assert said["title"] == said["og:title"] == "Connect four · Peltry"
    assert said["description"] == said["og:description"]
    assert said["description"].startswith("Anna <b>& keeps a seat free for you. 1 of 2 seats are taken")
    assert "Anna <b>" not in said["raw"], "a name is text, never mark-up"
    assert said["og:image"] == "http://table.test/preview.png"
    assert table not in room.lobby.live, "nobody sits down because a link was read"


def test_in_the_language_of_the_reader(room: Room, head: Head) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A, names=["Anna"])
    said = head(f"/t/{table}", **{"accept-language": "cs,en;q=0.5"})
    assert (said["title"], said["description"][:20]) == ("Čtyři v řadě · Peltry", "Anna vám drží místo.")
    assert '<html lang="cs">' in said["raw"]
    assert head("/?lang=fr")["description"].startswith("Des jeux de fourrures")


def test_a_game_that_is_played_or_over(room: Room, head: Head) -> None:
    table, a, b, _ = room.two()
    assert head(f"/t/{table}")["description"].startswith("Player 1, Boris: a game after 0 moves.")
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    assert head(f"/t/{table}")["description"] == "Player 1, Boris: a finished game of 7 moves."
    assert head(f"/replay/{table}")["title"] == "Replay: Connect four · Peltry"


def test_pages_of_the_house(head: Head) -> None:
    assert head("/")["title"] == "Peltry"
    assert head("/about")["title"] == "About Peltry · Peltry"
    assert head("/games/stroganov")["title"] == "Stroganov · Peltry"
    assert head("/rules/strogoff")["title"] == "Rules: Michel Strogoff · Peltry"
    assert "Siberia" in head("/games/stroganov")["description"]


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t/nosuchtable", "/replay/nosuchtable", "/games/chess", "/rules/chess", "/t", "/a/b/c", "/%E0%A4"],
)
def test_where_there_is_nothing_the_page_says_so(head: Head, path: str) -> None:
    said = head(path, status=404)
    assert said["title"] == "No such page · Peltry"


def test_a_host_that_is_none_gets_no_picture(head: Head) -> None:
    assert "og:image" not in head("/", host='x"><script>')


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_lines_in_every_language(language: str) -> None:
    assert bundle("pages", language)._messages.keys() == bundle("pages", "en")._messages.keys()
