"""Save files: small, whole or not there at all, and every fault named in one line."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import peltry
from peltry.errors import BadSave
from peltry.lab.variety import random_match
from peltry.table import save as saves
from peltry.table.save import (
    check_free,
    checksum,
    differences,
    dump_save,
    parse_save,
    read_save,
    save_data,
    verify_save,
    write_save,
)


@pytest.fixture
def match() -> peltry.Match:
    game = peltry.load("connect_four")
    match = game.new(2, seed=2**100 + 7, names=["Anna", "Jiří"])
    for column in "dcdcdc":
        match.play(column)
    return match


def forged(match: peltry.Match, **changes: Any) -> str:
    """A save with other content and a checksum that fits it, as another program might write."""
    data = {**save_data(match), **changes}
    data = {key: value for key, value in data.items() if value is not None}
    return json.dumps({**data, "checksum": checksum(data)})


def fault(text: str) -> str:
    with pytest.raises(BadSave) as caught:
        parse_save(text, "game.json")
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("game.json")
    return message


def test_a_match_comes_back_as_it_was(match: peltry.Match, tmp_path: Path) -> None:
    write_save(match, tmp_path / "game.json", seats=["human", "greedy"])
    save = read_save(tmp_path / "game.json")
    assert save.seats == ["human", "greedy"]
    again = save.match
    assert again.position.states.tobytes() == match.position.states.tobytes()
    assert (again.names, again.seed, again.moves, again.chosen) == (match.names, match.seed, match.moves, match.chosen)
    assert [played.events for played in again.history] == [played.events for played in match.history]
    assert dump_save(again, save.seats) == (tmp_path / "game.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", peltry.game_names())
def test_a_save_takes_well_under_60_bytes_a_move(name: str) -> None:
    game = peltry.load(name)
    for players in game.players:
        match = random_match(game, players, 3, {})
        assert len(dump_save(match).encode()) < 60 * len(match.history)


def test_a_game_that_goes_on_can_be_shown_without_its_seed(match: peltry.Match) -> None:
    data = save_data(match, show_seed=False)
    assert "seed" not in data
    assert str(match.seed) not in json.dumps(data)
    assert data["commitment"] == match.commitment
    assert "it can be replayed when the game is over" in fault(json.dumps(data))


def test_a_file_cut_short_is_noticed_wherever_it_ends(match: peltry.Match) -> None:
    text = dump_save(match)
    for length in range(2, len(text.rstrip())):
        assert "cut short" in fault(text[:length])
    assert "is empty" in fault("")
    assert "is empty" in fault(" \n")


def test_an_edited_file_is_noticed(match: peltry.Match) -> None:
    text = dump_save(match)
    for old, new in [
        ("Anna", "Anne"),
        ("d c d c", "c d c d"),
        ('"seed": "1', '"seed": "2'),
        ('"rules": 1', '"rules": 2'),
    ]:
        assert old in text
        assert "was changed after it was saved" in fault(text.replace(old, new, 1))


def test_what_is_no_save_is_called_so(match: peltry.Match) -> None:
    assert "is no save: line 1 is not JSON" in fault("hello, this is a letter")
    assert "is no save of Peltry" in fault("[1, 2, 3]")
    assert "is no save of Peltry" in fault('{"moves": "a b"}')
    assert "is no save of Peltry" in fault('{"format": [[[]]]}')
    assert "brackets stand too deep" in fault("[" * 100_000)
    assert "this Peltry reads 'peltry save 1'" in fault(forged(match, format="peltry save 9"))
    assert "moves is missing" in fault(forged(match, moves=None))


def test_another_rules_version_is_refused_with_a_reason(match: peltry.Match, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = fault(forged(match, rules=9))
    assert "version 9 of connect_four's rules, this is version 1; use a newer Peltry" in newer
    monkeypatch.setattr(match.game, "version", 3)
    changes = {2: "columns have seven rows", 3: "red begins"}
    monkeypatch.setattr(match.game, "kind", replace(match.game.kind, changes=changes))
    older = fault(forged(match, rules=2))
    assert "version 3: red begins; use an older Peltry" in older
    assert "seven rows" not in older


def test_other_printed_values_are_refused(match: peltry.Match) -> None:
    message = fault(forged(match, printed="0123456789abcdef"))
    assert f"other printed values (0123456789abcdef, these are {match.game.printed_hash})" in message
    assert "--printed FILE" in message


def test_printed_values_of_ones_own_travel_with_the_save() -> None:
    game = peltry.table.library.load_with_text("strogoff", "# my own box")
    text = dump_save(game.new(2, seed=1))
    assert parse_save(text).match.game.printed_text == "# my own box"


def test_unknown_games_players_options_and_seeds(match: peltry.Match) -> None:
    assert "is a game of 'chess'; the games are: connect_four" in fault(forged(match, game="chess"))
    assert "is played by 2 players, not 5" in fault(forged(match, players=5))
    assert "has no option 'fog'" in fault(forged(match, options={"fog": "on"}))
    assert "a seed is a whole number in quotes" in fault(forged(match, seed="-4"))
    assert "a seed is a whole number in quotes" in fault(forged(match, seed=17))
    assert "a seed is a whole number in quotes" in fault(forged(match, seed="1" * 5000))


@pytest.mark.parametrize(
    ("field", "value"),
    [("names", [1, None]), ("seats", 5), ("seats", [1, 2]), ("printed_text", 5), ("scores", ["one"]), ("over", 1)],
)
def test_what_has_the_wrong_shape_is_named(match: peltry.Match, field: str, value: Any) -> None:
    assert f"{field} is missing or not what it should be" in fault(forged(match, **{field: value}))


def test_every_player_has_a_seat(match: peltry.Match) -> None:
    assert "has 3 seats for 2 players" in fault(forged(match, seats=["human"] * 3))


def test_printed_values_that_cannot_be_read_are_the_saves_fault() -> None:
    match = peltry.load("stroganov").new(2, seed=1)
    assert "cannot be read with its own printed values: printed.toml, line 2: fur.9.count" in fault(
        forged(match, printed_text="[fur.9]\ncount = 3\n")
    )


def test_the_first_move_that_cannot_be_played_is_named(match: peltry.Match) -> None:
    assert "move 7, d, cannot be played: d is not legal now" in fault(forged(match, moves="d d d d d d d"))
    assert "move 2, x9, cannot be played" in fault(forged(match, moves="d x9"))
    assert "move 8, a, cannot be played: the game is over" in fault(forged(match, moves="a b a b a b a a"))


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    match: peltry.Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_save(match, path)
    before = path.read_bytes()
    match.play("a")

    def no_space(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves.os, "fsync", no_space)
    with pytest.raises(BadSave, match=r"cannot write .*game.json: No space left on device"):
        write_save(match, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="No such file"):
        read_save(tmp_path / "missing.json")
    write_save(peltry.load("connect_four").new(2, seed=1), tmp_path / "game.json")
    with pytest.raises(BadSave, match=r"cannot read .*mine.toml: No such file"):
        read_save(tmp_path / "game.json", tmp_path / "mine.toml")
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff\x00")
    with pytest.raises(BadSave, match="it is not text"):
        read_save(tmp_path / "picture.json")


def test_verify_checks_seed_scores_and_end(match: peltry.Match, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def wrong(**changes: Any) -> list[str]:
        path.write_text(forged(match, **changes), encoding="utf-8")
        return verify_save(path)

    assert wrong() == []
    assert "seed is not the one" in wrong(seed="8")[0]
    assert "seed is not the one" in wrong(commitment="00" * 32)[0]
    assert "scores are [0, 0], the save says [1, 0]" in wrong(scores=[1, 0])[0]
    assert wrong(over=True) == ["after its last move the game is not over; the save says that it is"]


def test_a_move_that_was_taken_out_is_one_fault(match: peltry.Match) -> None:
    match.play("d")
    assert match.over
    save = parse_save(forged(match, moves="d c d c d c"))
    assert differences(save) == ["after its last move the game is not over; the save says that it is"]
    save = parse_save(forged(match, over=False, scores=[0, 0]))
    assert differences(save) == ["after its last move the game is over; the save says that it goes on"]


def test_nothing_but_a_plain_file_is_written_over(match: peltry.Match, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("folder", "pipe", "link"):
        with pytest.raises(BadSave, match=f"{name} is not a regular file"):
            write_save(match, tmp_path / name)
        with pytest.raises(BadSave, match=f"{name} is not a regular file"):
            check_free(tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "link", "pipe"]
