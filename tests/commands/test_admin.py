"""`peltry admin` on the command line; what it does to an open house is in tests/server/tables/test_hosting.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from peltry.cli import main
from peltry.server.run import database_asked
from peltry.server.store.database import database_url
from peltry.server.store.storage import Store


@pytest.fixture
def house(tmp_path: Path) -> str:
    Store(database_url(tmp_path, None)).close()
    return str(tmp_path)


def test_a_folder_without_a_house_is_not_made_into_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(tmp_path / "typo"), "tables"]) == 2
    assert "no house keeps its tables in" in capsys.readouterr().err
    assert not (tmp_path / "typo").exists()


def test_the_environment_names_a_database_unless_somebody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A password within its address need not stand in the list of processes."""
    there = database_url(tmp_path / "there", None)
    Store(there).close()
    monkeypatch.setenv("PELTRY_DATA", str(tmp_path / "nowhere"))
    monkeypatch.setenv("PELTRY_DATABASE", there)
    assert main(["admin", "tables"]) == 0
    assert main(["admin", "--data", str(tmp_path / "nowhere"), "tables"]) == 2, "a folder that is named counts more"
    here = database_url(tmp_path, None)
    assert (database_asked(None, None), database_asked(here, None), database_asked(None, tmp_path)) == (
        there,
        here,
        None,
    )
    monkeypatch.setenv("PELTRY_DATABASE", "")
    assert database_asked(None, None) is None


def test_a_copy_that_cannot_lie_there_is_told_so(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", house, "backup", "/nowhere/copy.db"]) == 2
    assert capsys.readouterr().err == "peltry admin: there is no folder /nowhere to put the copy into\n"


def test_every_task_says_what_it_did(house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*task: str) -> str:
        assert main(["admin", "--data", house, *task]) == 0
        return capsys.readouterr().out

    assert "no new game begins" in said("close", "Back at nine.")
    assert "new games begin again" in said("open")
    copy = str(tmp_path / "copy.db")
    assert copy in said("backup", copy)
    assert "is brought back" in said("restore", copy)
    assert "/door/" in said("invite", "Anna", "--days", "3")
    assert "/door/" in said("invite", "Boris")
    assert said("invitations").splitlines()[0].endswith("  Boris  for ever  True")
    [boris, anna] = json.loads(said("--json", "invitations"))
    assert (boris["until"], anna["name"], anna["opens"]) == (None, "Anna", True)
    assert "Anna: the link opens nothing" in said("uninvite", anna["which"])
    assert "Boris: the link opens nothing" in said("uninvite", "Boris")
    assert json.loads(said("--json", "talk", "nowhere")) == []
    assert "0 tables are deleted" in said("purge", "--still-for", "30")
    assert "bytes became" in said("vacuum")
    assert json.loads(said("--json", "people")) == []


def test_what_cannot_be_done_is_said_in_one_line(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused = (
        (["ban", "abc"], "at least 6 letters"), (["purge"], "--still-for DAYS"), (["restore", "x"], "no database"),
        (["uninvite", "nobody"], "see `peltry admin invitations`"),
    )  # fmt: skip
    for task, why in refused:
        assert main(["admin", "--data", house, *task]) == 2
        assert why in capsys.readouterr().err


def test_the_folder_is_named_before_the_command_or_behind_it(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for asked in (
        ["--json", "--data", house, "tables"],
        ["tables", "--data", house, "--json"],
        ["--data", house, "tables", "--json"],
        ["--data", str(tmp_path / "nowhere"), "--json", "tables", "--data", house],
    ):
        assert main(["admin", *asked]) == 0, asked
        told.append(json.loads(capsys.readouterr().out))
    assert told == [[]] * 4
