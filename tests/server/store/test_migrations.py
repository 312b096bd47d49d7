"""Databases of older releases: brought up to date as a whole, or left as they were. `older/` holds what these wrote."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.testclient import TestClient
from table_talk import GUEST_A, GUEST_B, Clock, Room

from peltry.server.app import make_app
from peltry.server.store import schema
from peltry.server.store.database import MIGRATIONS, bring_up_to_date, database_url, make_engine, migrate

OLDER = sorted((Path(__file__).parent / "older").glob("*.sql"))
STEPS = sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("0*.py"))
FAILS = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{head}"
def upgrade():
    op.add_column("tables", sa.Column("half_done", sa.Integer))
    op.execute("DELETE FROM chat")
    op.execute("UPDATE nowhere SET much = 1")
"""


@pytest.fixture(params=OLDER, ids=lambda dump: dump.stem)
def dump(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


@pytest.fixture
def url(dump: Path, on_which: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database as the older release left it."""
    file = database_url(tmp_path, None)
    with sqlite3.connect(tmp_path / "peltry.db") as db:
        db.executescript(dump.read_text(encoding="utf-8"))
    db.close()
    if on_which == "sqlite":
        return file
    there = request.getfixturevalue("postgres").new_database()
    move_to_postgres(file, there, steps_until(dump.stem, tmp_path / "older-steps"))
    return str(there)


def steps_until(last: str, folder: Path) -> Path:
    """The steps that the release of that time had."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for step in (folder / "versions").glob("0*.py"):
        if step.name[:4] > last:
            step.unlink()
    return folder


def move_to_postgres(file: str, there: str, steps: Path) -> None:
    source, target, meta = sa.create_engine(file), sa.create_engine(there), sa.MetaData()
    migrate(target, steps)
    meta.reflect(target)
    with source.connect() as old, target.begin() as new:
        for table in meta.sorted_tables:
            rows = [dict(row) for row in old.execute(table.select()).mappings()]
            if rows and table.name != "alembic_version":
                new.execute(table.insert(), rows)
    source.dispose()
    target.dispose()


def content(url: str) -> dict[str, Any]:
    """The shape of every table, and all that is in it."""
    engine, meta, found = sa.create_engine(url), sa.MetaData(), {}
    meta.reflect(engine)
    with engine.connect() as connection:
        for name, table in meta.tables.items():
            rows = sorted(map(repr, connection.execute(table.select())))
            indexes = sorted(str(index.name) for index in table.indexes)
            columns = [
                (each.name, str(each.type), each.nullable, each.server_default is None) for each in table.columns
            ]
            found[name] = columns, indexes, rows
    engine.dispose()
    return found


def test_every_step_but_the_first_finds_a_database_of_the_release_before_it() -> None:
    assert STEPS[-1] == schema.HEAD
    assert [dump.stem for dump in OLDER] == STEPS[:-1], "write_older.py of the release before writes what is missing"


def test_a_database_of_an_older_release_gets_the_present_shape(dump: Path, url: str, tmp_path: Path) -> None:
    before = content(url)
    engine = make_engine(url)
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.meta) == []
    engine.dispose()
    after = content(url)
    for table in ("changes", "printings"):
        assert after[table] == before[table]
    no_network = "" if dump.stem >= "0007" else ", None"  # before, none was kept
    assert after["chat"][2] == [line.removesuffix(")") + no_network + ")" for line in before["chat"][2]]
    assert len(after["tables"][2]) == len(before["tables"][2]) == 4
    if url.startswith("sqlite"):
        copy = tmp_path / f"peltry-{dump.stem}.db"
        assert content(f"sqlite:///{copy}") == before  # the older release can be brought back
        assert copy.stat().st_mode & 0o077 == 0


def test_games_of_an_older_release_go_on(dump: Path, url: str) -> None:
    clock = Clock()
    with TestClient(make_app(url, clock=clock, pace=0.0, sweeping=False, warm=False)) as client:
        room = Room(client, clock)
        ours = room.get("tables", GUEST_A)
        [playing] = [each for each in ours["mine"] if each["state"] == "playing"]
        [waiting] = [each for each in ours["mine"] if each["state"] == "waiting"]
        finished = [each for each in ours["finished"] if each["game"] == "connect_four"]
        assert room.get(f"tables/{finished[0]['id']}/verify")["exact"]
        assert room.post(f"tables/{waiting['id']}/join", GUEST_B, name="Boris")["seat"] == 1
        boris = room.sit(playing["id"], GUEST_B)
        try:
            view = boris.my_turn()
            assert (view["move"], view["toPlay"]) == (3, 1)
            assert boris.move(0, view["version"], 1)["is"] == "done"
            if dump.stem >= "0005":
                boris.until(lambda m: m["is"] == "view" and m["move"] == 5)  # what was prepared by the other is made
        finally:
            boris.leave()


def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, tmp_path: Path) -> None:
    steps = steps_until(schema.HEAD, tmp_path / "steps")
    (steps / "versions" / "9999_fails.py").write_text(FAILS.format(head=schema.HEAD))
    before = content(url)
    engine = make_engine(url)
    with pytest.raises(sa.exc.DBAPIError, match="nowhere"):
        migrate(engine, steps)
    assert content(url) == before
    bring_up_to_date(engine)  # and once the step is mended, all goes well
    engine.dispose()
