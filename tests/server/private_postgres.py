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

from peltry.server.store.database import bring_up_to_date, make_engine
from peltry.server.store.schema import meta

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # where Debian keeps them
NUMBERS = itertools.count(1)


def program(name: str) -> str | None:
    return next((str(each / name) for each in BINARIES if (each / name).exists()), shutil.which(name))


def can_be_had() -> bool:
    programs = program("initdb") is not None and program("postgres") is not None
    return programs and importlib.util.find_spec("psycopg") is not None


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
        subprocess.run([program("initdb") or "", "--pgdata", self.data, *how], check=True, **self.quiet)
        self.house: str | None = None
        self.template: str | None = None
        self.start()

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder), "max_connections": "200",
            # Servers are killed here, never the machine.
            "fsync": "off", "full_page_writes": "off", "autovacuum": "off",
        }  # fmt: skip
        asked = [program("postgres") or "", "-D", self.data, "-p", str(self.port)]
        asked += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.running = subprocess.Popen(asked, **self.quiet)
        engine = sa.create_engine(self.url)
        while self.running.poll() is None:
            with contextlib.suppress(sa.exc.OperationalError):
                engine.connect().close()
                engine.dispose()
                return
        raise RuntimeError("PostgreSQL did not start")

    def stop(self, how: int = signal.SIGINT) -> None:  # it does not wait for those who are connected
        self.running.send_signal(how)
        self.running.wait()

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://peltry@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The URL of an empty one."""
        return self._create("template1")

    def new_house(self) -> str:
        """The URL of one with the tables of a house and nothing in them, for a server of one's own."""
        if self.template is None:
            self.template = "template_house"
            engine = make_engine(self._create("template1", self.template))
            bring_up_to_date(engine)
            engine.dispose()
        return self._create(self.template)

    def _create(self, template: str, name: str | None = None) -> str:
        name = name or f"house{next(NUMBERS)}"
        engine = sa.create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        engine.dispose()
        return f"postgresql+psycopg://peltry@127.0.0.1:{self.port}/{name}"

    def cleared_house(self) -> str:
        """The same every time, and empty: to make a new one takes longer."""
        if self.house is None:
            self.house = self.new_house()
        engine = make_engine(self.house)
        bring_up_to_date(engine)  # should a test have left it in another shape
        with engine.begin() as connection:
            for table in reversed(meta.sorted_tables):
                connection.execute(table.delete())
        engine.dispose()
        return self.house


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
        here.stop(signal.SIGQUIT)  # nor for what is not on the disk: nobody reads it again
        shutil.rmtree(folder, ignore_errors=True)
