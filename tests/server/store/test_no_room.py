"""A disk on which nothing more fits, at the start and under the hands of a host: a line, nothing lost, nothing left."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from peltry.cli import main
from peltry.server.bounds.trouble import AGAIN, trouble_of
from peltry.server.store.database import check_database, database_url
from peltry.server.store.sole import sole_server

SMALL = 64 * 1024  # bytes


@contextlib.contextmanager
def no_file_grows() -> Iterator[None]:
    """Nor is one longer than so much: the next thing to a full disk that needs no rights of one's own."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with a few megabytes of tables."""
    check_database(database_url(tmp_path, None))
    with sqlite3.connect(tmp_path / "peltry.db") as database:
        database.execute("CREATE TABLE much (text)")
        database.executemany("INSERT INTO much VALUES (?)", [("x" * 10_000,)] * 300)
    database.close()
    return tmp_path


def is_whole(house: Path) -> bool:
    with contextlib.closing(sqlite3.connect(house / "peltry.db")) as database:
        [whole], [count] = (
            database.execute(ask).fetchone() for ask in ("PRAGMA quick_check", "SELECT count(*) FROM much")
        )
    return bool((whole, count) == ("ok", 300))


@pytest.mark.parametrize("task", ["backup", "restore", "vacuum"])
def test_a_hosts_command_that_finds_no_room_says_so_in_a_line(
    house: Path, task: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = house / "copy.db"
    if task == "restore":
        assert main(["admin", "backup", str(copy), "--data", str(house)]) == 0
    files = [] if task == "vacuum" else [str(copy)]
    there = {each.name for each in house.iterdir()}
    capsys.readouterr()
    with no_file_grows():
        assert main(["admin", task, *files, "--data", str(house)]) != 0
    told = capsys.readouterr().err.strip()
    assert "\n" not in told
    assert AGAIN["disk"] in told
    assert {each.name for each in house.iterdir()} - there <= {"peltry.db.lock"}, "no half copies"
    assert is_whole(house)


def test_a_lock_finds_room_for_no_number_and_holds_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "peltry.db.lock").symlink_to("/dev/full")
    with sole_server(database_url(tmp_path, None)):
        pass


def test_no_room_for_what_readers_share_is_a_full_disk() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert trouble_of(error) == "full"
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
    assert trouble_of(error) == "disk"
