"""Databases of older releases: brought up to date as a whole, or left as they were. `older/` holds what these wrote."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.testclient import TestClient
from table_talk import GUEST_A, GUEST_B, Clock, Room

from peltry.server.app import make_app
from peltry.server.store import schema
from peltry.server.store.storage import MIGRATIONS, bring_up_to_date, database_url, make_engine, migrate

OLDER = sorted((Path(__file__).parent / "older").glob("*.sql"))
FAILS = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{head}"
def upgrade():
    op.add_column("tables", sa.Column("half_done", sa.Integer))
    op.execute("DELETE FROM chat")
    op.execute("UPDATE nowhere SET much = 1")
"""


def older_database(folder: Path, dump: Path) -> str:
    url = database_url(folder, None)
    with sqlite3.connect(folder / "peltry.db") as db:
        db.executescript(dump.read_text(encoding="utf-8"))
    db.close()
    return url


def content(url: str) -> list[str]:
    db = sqlite3.connect(url.removeprefix("sqlite:///"))
    try:
        return list(db.iterdump())
    finally:
        db.close()


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_a_database_of_an_older_release_gets_the_present_shape(dump: Path, tmp_path: Path) -> None:
    url = older_database(tmp_path, dump)
    before = content(url)
    engine = make_engine(url)
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.meta) == []
        kept = connection.execute(sa.select(sa.func.count()).select_from(schema.changes)).scalar()
    assert kept == sum(line.startswith('INSERT INTO "changes"') for line in before) > 0
    copy = tmp_path / f"peltry-{dump.stem}.db"
    assert content(f"sqlite:///{copy}") == before  # the older release can be brought back
    assert copy.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_games_of_an_older_release_go_on(dump: Path, tmp_path: Path) -> None:
    url = older_database(tmp_path, dump)
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
        finally:
            boris.leave()


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_a_step_that_fails_leaves_the_database_as_it_was(dump: Path, tmp_path: Path) -> None:
    url = older_database(tmp_path, dump)
    steps = tmp_path / "steps"
    shutil.copytree(MIGRATIONS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "versions" / "9999_fails.py").write_text(FAILS.format(head=schema.HEAD))
    before = content(url)
    engine = make_engine(url)
    with pytest.raises(sa.exc.OperationalError, match="no such table: nowhere"):
        migrate(engine, steps)
    engine.dispose()
    assert content(url) == before
    bring_up_to_date(engine)  # and once the step is mended, all goes well
