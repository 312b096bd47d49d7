"""What keeps a house from keeping anything, in a sentence for those who play there and one for its host."""

from __future__ import annotations

import errno
import sqlite3
from typing import Any

import sqlalchemy as sa

from ...errors import PeltryError

# For the host, in the log and at the start. What everybody reads is in the words: trouble-full and so on.
MENDING = {
    "full": "the disk is full; make room, and the house goes on by itself",
    "readonly": "the database may not be written; let the user of this process write the file and its folder",
    "disk": "the disk does not write; look after it, and keep a copy of the database",
    "unreachable": "the database does not answer; start it again, and the house goes on by itself",
    "damaged": "the database is damaged; stop the house and bring back a copy",
    "taken": "another Peltry has this database now; stop one of the two, and this one goes on by itself if it is left",
    "resting": "the database is being exchanged by the host; the house goes on when that is done",
}
AGAIN = {**MENDING, "full": "the disk is full; make room and try again"}  # for a command, which does not wait for it
HERE_ALONE = ("damaged",)  # a page of one table: the others go on

# SQLite's codes: full; readonly, permission; input and output, cannot open; busy, locked; corrupt, no database.
SQLITE = {
    13: "full", 8: "readonly", 3: "readonly", 10: "disk", 14: "disk", 5: "unreachable", 6: "unreachable",
    11: "damaged", 26: "damaged",
}  # fmt: skip
NO_ROOM_TO_BEGIN = sqlite3.SQLITE_IOERR_SHMSIZE  # of input and output: no room for the file that readers share
POSTGRES = {
    "53100": "full", "25006": "readonly", "42501": "readonly", "58030": "disk", "XX001": "damaged", "XX002": "damaged",
}  # fmt: skip
# It is not there, is going, takes in nobody else, or has broken off what took too long.
POSTGRES_AWAY = ("08", "57P", "53300", "57014")
SYSTEM = {
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EROFS: "readonly", errno.EACCES: "readonly", errno.EIO: "disk",
}  # fmt: skip


class HouseTrouble(PeltryError):
    """Not the fault of whoever asked, and nothing they can mend; but they may know."""

    status = 503

    def __init__(self, kind: str):
        super().__init__(f"trouble-{kind}")
        self.kind = kind

    @property
    def everywhere(self) -> bool:
        return self.kind not in HERE_ALONE


def trouble_of(error: BaseException) -> str | None:
    """Which trouble of the house an error of the database is; None: it is no trouble of the house's."""
    if isinstance(error, HouseTrouble):
        return error.kind
    if isinstance(error, OSError):
        return SYSTEM.get(error.errno or 0)
    cause: Any = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    if (code := getattr(cause, "sqlite_errorcode", None)) is not None:
        return "full" if code == NO_ROOM_TO_BEGIN else SQLITE.get(code & 0xFF)
    if not isinstance(error, sa.exc.DBAPIError):
        return None
    state = getattr(cause, "sqlstate", None) or ""
    if state in POSTGRES:
        return POSTGRES[state]
    never_came = isinstance(error, sa.exc.OperationalError) and not state
    return "unreachable" if never_came or error.connection_invalidated or state.startswith(POSTGRES_AWAY) else None
