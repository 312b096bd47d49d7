"""What a release writes into its database, as SQL: run before the next step of the migrations, and kept in `older/`.

    PYTHONPATH=tests/server python tests/server/store/write_older.py > tests/server/store/older/NNNN.sql

The dumps after the first were written by the sources of their time (`PYTHONPATH=that/src:tests/server`).
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

from starlette.testclient import TestClient
from table_talk import GUEST_A, GUEST_C, WIN, Clock, Room, play_out

from peltry.cli import main as peltry_command
from peltry.server.app import make_app
from peltry.server.bounds.security import digest
from peltry.server.store.database import database_url


def an_evening(room: Room) -> None:
    """A game that ended, one in its third move with a word said over it, one that waits, and the first one's twin."""
    # In the second game the next move of whoever waits is prepared. Releases before 0005 refuse that.
    ended, one, other, _ = room.two()
    play_out({0: one, 1: other}, {"version": 0, "toPlay": 0}, WIN)
    _, one, other, _ = room.two(open=True)
    play_out({0: one, 1: other}, {"version": 0, "toPlay": 0}, [3, 2, 3])
    one.say(do="chat", seat=0, text="Good evening")
    one.next("chat")
    one.say(do="prepare", seat=0, moves=[5], version=3)
    one.until(lambda message: message["is"] == "error" or "prepared" in message)
    room.table("human", "open", guest=GUEST_A)
    room.post(f"tables/{ended}/fork", GUEST_C, move=2)
    for person in room.people:
        person.leave()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        app = make_app(database_url(Path(folder), None), clock=clock, pace=0.0, sweeping=False, warm=False)
        with TestClient(app, base_url="http://table.test") as client:
            an_evening(Room(client, clock))
        with contextlib.redirect_stdout(None):
            for asked in (["ban", digest(GUEST_C)], ["invite", "Olga"]):
                peltry_command(["admin", "--data", folder, *asked])
        db = sqlite3.connect(Path(folder) / "peltry.db")
        sys.stdout.write("\n".join(db.iterdump()) + "\n")
        db.close()


if __name__ == "__main__":
    main()
