"""A PostgreSQL of the tests' own: a new cluster in a folder of its own, on a free port of loopback, gone afterwards."""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # where Debian keeps them
NUMBERS = itertools.count(1)


def program(name: str) -> str | None:
    return next((str(each / name) for each in BINARIES if (each / name).exists()), shutil.which(name))


def why_none() -> str | None:
    """Why there can be no PostgreSQL here."""
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed: pip install 'peltry[postgres]'"
    if program("initdb") is None or program("postgres") is None:
        return "PostgreSQL is not installed: initdb and postgres were not found"
    return None


def somebody() -> str | None:
    """PostgreSQL does not run as root: then another user does it."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class PrivatePostgres:
    def __init__(self, folder: Path, port: int):
        self.folder, self.port, self.data = folder, port, str(folder / "data")
        self.quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "user": somebody(), "cwd": folder}
        how = ["--username=peltry", "--auth=trust", "--encoding=UTF8", "--no-sync"]
        subprocess.run([program("initdb") or "", "--pgdata", self.data, *how], check=True, **self.quiet)  # type: ignore[call-overload]
        self.start()

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder), "max_connections": "200",
            "fsync": "off",  # servers are killed here, never the machine
        }  # fmt: skip
        asked = [program("postgres") or "", "-D", self.data, "-p", str(self.port)]
        asked += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.running = subprocess.Popen(asked, **self.quiet)  # type: ignore[call-overload]
        engine = sa.create_engine(self.url)
        while self.running.poll() is None:
            with contextlib.suppress(sa.exc.OperationalError):
                engine.connect().close()
                engine.dispose()
                return
        raise RuntimeError("PostgreSQL did not start")

    def stop(self) -> None:
        self.running.send_signal(signal.SIGINT)  # it does not wait for those who are connected
        self.running.wait()

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://peltry@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"house{next(NUMBERS)}"
        engine = sa.create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return f"postgresql+psycopg://peltry@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def private_postgres() -> Iterator[PrivatePostgres]:
    folder = Path(tempfile.mkdtemp(prefix="peltry-postgres-"))
    if (user := somebody()) is not None:
        shutil.chown(folder, user)
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = int(door.getsockname()[1])
    here = PrivatePostgres(folder, port)
    try:
        yield here
    finally:
        here.stop()
        shutil.rmtree(folder, ignore_errors=True)
