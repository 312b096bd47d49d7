"""Where nothing was learned that fits the rules, people read so: in the lobby, at the table, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_talk import Room

import peltry
from peltry.bots import levels
from peltry.cli import main
from peltry.masters import weights
from peltry.server.games import bots, info

SAID = {
    "en": "Nobody has learned these rules yet, so {} plays as the Bookkeeper does.",
    "fr": "Personne n’a encore appris ces règles\u00a0: {} joue comme le Comptable.",
    "cs": "Tato pravidla se zatím nikdo nenaučil, proto {} hraje jako Účetní.",
}
SEATS = [{"kind": "human"}, {"kind": "bot", "bot": "master"}]


@pytest.fixture
def nothing_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def forget() -> None:
        for kept in (levels.learned_player, bots.plays_greedily, info.printed_on_the_lid):
            kept.cache_clear()

    monkeypatch.setattr(weights, "home_of", lambda kind: tmp_path / "master.npz")
    monkeypatch.setattr(levels, "_said", set())
    forget()
    yield
    forget()


def facts_of(room: Room, language: str) -> dict[str, Any]:
    made = room.client.post("/api/tables", json={"game": "connect_four", "seats": SEATS, "names": ["Anna", None]})
    headers = {"Accept-Language": language}
    told: dict[str, Any] = room.client.get(f"/api/tables/{made.json()['id']}", headers=headers).json()
    return told


@pytest.mark.usefixtures("nothing_learned")
@pytest.mark.parametrize("language", SAID)
def test_at_a_table_with_a_level_everybody_reads_that_it_plays_greedily(room: Room, language: str) -> None:
    assert facts_of(room, language)["unlearned"] == SAID[language].format("Master")


@pytest.mark.parametrize("language", SAID)
def test_where_it_was_learned_nothing_is_said(room: Room, language: str) -> None:
    assert "unlearned" not in facts_of(room, language)


@pytest.mark.usefixtures("nothing_learned")
def test_the_lobby_offers_no_levels_and_says_why(room: Room) -> None:
    def offered() -> dict[str, str]:
        games = room.client.get("/api/games").json()["games"]
        return {bot["name"]: bot["about"] for game in games if game["name"] == "connect_four" for bot in game["bots"]}

    assert not set(offered()) & set(levels.LEVELS)
    assert offered()["greedy"].endswith("so there are no levels to choose.")


@pytest.mark.usefixtures("nothing_learned")
@pytest.mark.parametrize("language", SAID)
def test_in_the_terminal_too(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "master@0,random", "--lang", language, "--names", "Boris,Cyril"]
    assert main(["play", "connect_four", *words, "--save", str(tmp_path / "game.json")]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert " ".join(SAID[language].format("Boris").split()) in told
    assert peltry.read_save(tmp_path / "game.json").match.over
