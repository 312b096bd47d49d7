"""Golden files and saved games: what was once played is played the same way for ever.

`peltry golden --write` writes them anew after a change that is meant to change them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import peltry
from peltry.errors import BadSave
from peltry.lab.golden import files
from peltry.lab.perft import perft
from peltry.table.frozen import frozen_versions
from peltry.table.save import read_save, verify_save
from peltry.table.shelf import our_games

from .earlier import of_its_time
from .own import own_tests

HERE = Path(__file__).parent.parent
CORPUS = sorted((HERE / "corpus").glob("*.json"))


@pytest.mark.parametrize("name", peltry.game_names())
def test_golden_files_are_as_they_were(name: str) -> None:
    stale = []
    for path, text in files(peltry.load(name), HERE if name in our_games() else own_tests(name)):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    assert stale == [], "run `peltry golden --write` and look at the difference"


def test_there_is_a_corpus_for_every_game_and_player_count() -> None:
    saved = {(data["game"], data["players"]) for data in (json.loads(p.read_text(encoding="utf-8")) for p in CORPUS)}
    for name in our_games():
        for players in peltry.load(name).players:
            assert (name, players) in saved


def replayed_otherwise(path: str) -> list[str]:
    return verify_save(Path(path))


@pytest.mark.parametrize("path", CORPUS, ids=[path.stem for path in CORPUS])
def test_a_saved_game_replays_or_says_why_not(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    game = peltry.load(data["game"])
    if data["rules"] in {game.version, *frozen_versions(game.kind.home)}:
        assert of_its_time(data["game"], data["rules"], replayed_otherwise, str(path)) == []
    else:
        with pytest.raises(BadSave, match=f"version {data['rules']} of .* use an older Peltry to replay it"):
            read_save(path)


def test_perft_of_connect_four_is_what_can_be_reckoned() -> None:
    """Seven columns always open for six moves; then the seven games that filled a column have one move less."""
    assert perft(peltry.load("connect_four").position(2, 0), 7) == [7**depth for depth in range(1, 7)] + [7**7 - 7]
