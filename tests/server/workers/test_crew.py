"""`peltry serve --workers N`: one door, several processes; whichever ends is replaced, and all end together."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from private_postgres import PrivatePostgres
from two_workers import PATIENCE, Guest, soon

from peltry.server.crew import check_reach
from peltry.server.run import CannotServe, serve, shares_its_database
from peltry.server.store.database import bring_up_to_date, make_engine
from peltry.server.store.leases import NOW, enlist
from peltry.server.store.schema import workers
from peltry.server.store.sole import TakenAlready, sole_server

SERVE = "import sys; from peltry.cli import main; sys.exit(main(['serve', '--port', '0', *sys.argv[1:]]))"


def living(engine: sa.Engine) -> set[int]:
    """The processes of those workers whose lease runs."""
    with engine.connect() as connection:
        names = connection.execute(sa.select(workers.c.name).where(workers.c.until > NOW)).scalars().all()
    return {int(name.rpartition(":")[2]) for name in names}


@contextlib.contextmanager
def open_crew(url: str, data: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Two workers behind one door, and its port."""
    quiet = {**os.environ, "PELTRY_WARM": "0"}
    asked = [sys.executable, "-c", SERVE, "--data", str(data), "--database", url, "--workers", "2"]
    crew = subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=quiet)
    try:
        assert crew.stdout is not None
        said = crew.stdout.readline()
        assert said.startswith("Peltry is open at http://127.0.0.1:")
        yield crew, int(said.rpartition(":")[2])
    finally:
        crew.kill()
        crew.communicate()


def test_a_worker_that_is_killed_is_replaced_and_its_table_goes_on(postgres: PrivatePostgres, tmp_path: Path) -> None:
    url = postgres.new_house()
    engine = make_engine(url)
    with open_crew(url, tmp_path) as (crew, port):
        soon(lambda: len(living(engine)) == 2)
        first = living(engine)
        asked_for = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "human"}]}
        made = httpx.post(
            f"http://127.0.0.1:{port}/api/tables", json=asked_for, trust_env=False, timeout=PATIENCE
        ).json()
        tokens = [seat["token"] for seat in made["seats"]]
        guest = Guest(port, made["id"], *tokens)
        guest.view(0)
        assert guest.move(3, 0, 0, "first")["version"] == 1
        for pid in first:  # the one behind the door and the one that has the table, whichever these are
            os.kill(pid, signal.SIGKILL)
        guest.closed_with()
        soon(lambda: len(living(engine) - first) == 2)
        guest = Guest(port, made["id"], *tokens)
        guest.view(1)
        assert guest.move(3, 1, 1, "second")["version"] == 2
        guest.leave()
        crew.send_signal(signal.SIGTERM)
        assert crew.wait(PATIENCE) == 0
        assert living(engine) <= first  # they took leave; of those who were killed the lease may still run
    engine.dispose()


def test_workers_end_with_their_crew(postgres: PrivatePostgres, tmp_path: Path) -> None:
    """However that ended: else they would hold the door against the next one."""
    url = postgres.new_house()
    engine = make_engine(url)
    with open_crew(url, tmp_path) as (crew, _):
        soon(lambda: len(living(engine)) == 2)
        crew.kill()
        soon(lambda: living(engine) == set())
    engine.dispose()


def test_workers_on_several_machines_need_addresses(postgres: PrivatePostgres) -> None:
    url = postgres.new_house()
    engine = make_engine(url)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        enlist("steppe:77", "127.0.0.1:4000")(connection)
    with pytest.raises(CannotServe, match=r"another machine \(steppe:77\).*--inside"):
        check_reach(url, "10.0.0.3")
    with engine.begin() as connection:
        connection.execute(workers.update().values(address="10.0.0.4:4000"))
    check_reach(url, "10.0.0.3")
    with pytest.raises(CannotServe, match="--inside"):
        check_reach(url, "::1")
    engine.dispose()


def test_a_house_of_one_process_does_not_share(postgres: PrivatePostgres) -> None:
    url = postgres.new_house()
    with (
        sole_server(url, 0.0, together=True),
        sole_server(url, 0.0, together=True),
        pytest.raises(TakenAlready, match="--workers"),
        sole_server(url, 0.0),
    ):
        pass
    # The database lets go of a lock a moment after whoever held it has gone.
    with sole_server(url, 5.0), pytest.raises(TakenAlready), sole_server(url, 0.0, together=True):
        pass


def test_sqlite_has_one_process(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="several workers need PostgreSQL"):
        serve(data=tmp_path, port=0, workers=2)
    assert not shares_its_database("sqlite:///x", None, None)
    assert not shares_its_database("sqlite:///x", 1, None)
    assert not shares_its_database("postgresql+psycopg://x", None, None)
    assert shares_its_database("postgresql+psycopg://x", 1, None)
    assert shares_its_database("postgresql+psycopg://x", None, "10.0.0.3")
