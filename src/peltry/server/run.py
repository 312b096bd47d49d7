"""`peltry serve`: the server as a process of its own."""

from __future__ import annotations

import errno
import functools
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..errors import PeltryError

if TYPE_CHECKING:
    import uvicorn

HOST, PORT = "127.0.0.1", 8417
SQLITE_FILES = ("", "-wal", "-shm")  # how their names end


class CannotServe(PeltryError):
    pass


def data_folder(data: str | Path | None) -> Path:
    """Where the database lies: as asked, `PELTRY_DATA`, or the user's data folder."""
    if data is not None:
        return Path(data)
    if own := os.environ.get("PELTRY_DATA"):
        return Path(own)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "peltry"


def database_asked(database: str | None, data: str | Path | None) -> str | None:
    """The database's URL as asked, or `PELTRY_DATABASE`: a password on a command line is read by all on the machine.

    A folder that somebody names counts more than what the environment says of a database.
    """
    if database is not None or data is not None:
        return database
    return os.environ.get("PELTRY_DATABASE") or None


def files_of(url: str) -> list[str]:
    """Those in which an SQLite database lies."""
    import sqlalchemy as sa

    place = sa.make_url(url)
    return [f"{place.database}{end}" for end in SQLITE_FILES] if place.get_backend_name() == "sqlite" else []


NOT_HERE = (errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN)  # what a wrong host fails with


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OverflowError:
        raise CannotServe(f"there is no port {port}; choose one from 0 to 65535 with --port") from None
    except OSError as error:
        if error.errno in NOT_HERE:
            raise CannotServe(f"{host} is no address of this machine; choose another with --host") from None
        why = str(error.strerror).partition(" (")[0]
        raise CannotServe(f"cannot listen on {host} port {port}: {why}; choose another with --port") from None


def address(door: socket.socket) -> str:
    """What a browser on this machine opens."""
    host, port = door.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def make_server(app: Any) -> uvicorn.Server:
    """The process's doors: HTTP with its clock, WebSockets that are lines once they are open."""
    import uvicorn

    from .bounds.doorstep import LOOK, Doorstep, PatientHttp, more_descriptors
    from .bounds.frames import Handshake
    from .bounds.limits import MESSAGE_BYTES

    doorstep = Doorstep(more_descriptors())
    config = uvicorn.Config(
        app,
        log_config=None,  # as bounds/logs.py has begun it
        access_log=False,
        http=functools.partial(PatientHttp, doorstep=doorstep),  # type: ignore[arg-type]
        ws=Handshake,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # its windows would cost more than the table
        server_header=False,
        timeout_graceful_shutdown=3,
        callback_notify=doorstep.look,
        timeout_notify=LOOK,
    )
    server = uvicorn.Server(config)
    doorstep.connections = server.server_state.connections
    return server


def run_server(server: uvicorn.Server, doors: list[socket.socket]) -> None:
    from .bounds.rubbish import look_by_plan

    sys.setswitchinterval(0.001)  # seconds: the thread that writes to the disk need not wait long for its turn
    look_by_plan()
    server.run(sockets=doors)


def bot_pace() -> float:
    """Tests and small machines would have bots move at another pace."""
    return float(os.environ.get("PELTRY_BOT_PACE", "0.4"))


def serve(
    host: str | None = None,
    port: int | None = None,
    data: str | Path | None = None,
    database: str | None = None,
    config: str | Path | None = None,
    printed: Mapping[str, Path] = MappingProxyType({}),
    workers: int | None = None,
    inside: str | None = None,
    bots: Mapping[str, str] = MappingProxyType({}),
) -> int:
    """Serve until told to stop. Prints the address to open."""
    from ..table.hidden import hide
    from ..table.library import load
    from .bounds.logs import begin_log
    from .bounds.settings import apply_limits, read_settings

    settings = read_settings(config)
    apply_limits(settings)  # before what reads them
    begin_log(settings.level, settings.format)
    from .app import make_app
    from .crew import Work, check_reach, crew_of_workers, work
    from .store.database import check_database, database_url, file_in
    from .store.sole import sole_server, starting_alone

    for name, file in printed.items():
        load(name, file)  # a mistake in it is told now, not to the first guest
    folder, asked = data_folder(data), database_asked(database, data)
    hide(*files_of(asked or file_in(folder)))
    if bots:
        from ..bots.finding import name_bots

        name_bots(bots)  # loads them: what they start stays when the check is over, and must not read there either
    try:
        url = database_url(folder, asked)
    except OSError as error:
        raise CannotServe(f"cannot use the folder {folder}: {error.strerror}; choose another with --data") from None
    warm = os.environ.get("PELTRY_WARM", "1") != "0"
    together = shares_its_database(url, workers, inside)
    with sole_server(url, together=together) as hold:
        with starting_alone(url):
            check_database(url)
        if together:
            check_reach(url, inside or HOST)
        door = listen(host or HOST, PORT if port is None else port)
        print(f"Peltry is open at {address(door)}", flush=True)
        if not together:
            app = make_app(url, pace=bot_pace(), warm=warm, printed=printed, settings=settings, hold=hold)
            run_server(make_server(app), [door])
            return 0
        task = Work(door, url, settings, dict(printed), inside or HOST, warm, dict(bots))
        if workers in (None, 1):
            work(task)
        else:
            crew_of_workers(task, workers or 1).run()
    return 0


def shares_its_database(url: str, workers: int | None, inside: str | None) -> bool:
    """Whether there are other workers on it, or may be."""
    if workers is None and inside is None:
        return False
    if not url.startswith("postgresql"):
        if workers in (None, 1) and inside is None:
            return False
        need = "--database postgresql+psycopg://USER@HOST/NAME"
        raise CannotServe(f"several workers need PostgreSQL: give {need}, or leave --workers and --inside out")
    return True
