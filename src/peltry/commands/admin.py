"""`peltry admin`: look after a house, while it is open or not. It works on the database; the house looks there too."""

from __future__ import annotations

import argparse
import datetime
import time
from pathlib import Path
from typing import Any

from ..errors import PeltryError
from .common import print_json, whole_number

TIMES = ("changed", "last", "at", "until")  # columns of lists


EVERYWHERE: dict[str, dict[str, Any]] = {  # before or behind the command
    "--data": {"metavar": "FOLDER", "help": "where tables are kept, as for `peltry serve`"},
    "--database": {"metavar": "URL", "help": "another database, as for `peltry serve`"},
    "--json": {"action": "store_true", "help": "print JSON and nothing else"},
}


def add(commands: Any) -> None:
    parser = commands.add_parser("admin", help="look after a house", description=__doc__)
    for argument, how in EVERYWHERE.items():
        parser.add_argument(argument, **how)
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    def task(name: str, about: str, *arguments: tuple[str, dict[str, Any]]) -> None:
        each = what.add_parser(name, help=about, description=about)
        for argument, how in (*arguments, *EVERYWHERE.items()):
            # What stands before the command holds, unless the same stands behind it.
            each.add_argument(argument, **(how | {"default": argparse.SUPPRESS} if argument in EVERYWHERE else how))

    most = ("--most", {"type": whole_number(1), "default": 50, "metavar": "N", "help": "how many to list, 50"})
    state = ("--state", {"choices": ("waiting", "playing", "finished"), "help": "only these"})
    who = ("who", {"metavar": "WHO", "help": "the beginning of a guest, a seat or a network, as the lists show it"})
    days = ("--days", {"type": whole_number(1), "metavar": "N", "help": "how long it opens the door; for ever"})
    still = (
        "--still-for",
        {"type": whole_number(1), "metavar": "DAYS", "help": "all unchanged for so long"},
    )
    task("tables", "the tables, those changed last first", state, most)
    task("people", "who plays here, by the browsers they sit at", most)
    task("talk", "what was said at a table, the last first", ("table", {"metavar": "TABLE"}), most)
    task("ban", "keep somebody out", who, ("--why", {"default": "", "help": "a note for yourself"}))
    task("unban", "let somebody in again", who)
    task("purge", "delete tables for good", ("ids", {"nargs": "*", "metavar": "TABLE"}), state, still)
    task("close", "no new game begins, and everybody reads why", ("text", {"metavar": "TEXT", "help": "for everybody"}))
    task("open", "new games begin again")
    task("invite", "make a link that opens a private house", ("name", {"nargs": "?", "default": ""}), days)
    task("invitations", "the links that open a private house, and until when")
    which = ("which", {"metavar": "INVITATION", "help": "its name, or its beginning as the list shows it"})
    task("uninvite", "take a link back: who came in by it is outside again", which)
    task("backup", "copy the database while the house is open", ("file", {"metavar": "FILE"}))
    task("restore", "bring a copy back; an open house rests meanwhile", ("file", {"metavar": "FILE"}))
    task("vacuum", "give back the room of what was deleted")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..server.run import data_folder, database_asked
    from ..server.store.caring import Admin
    from ..server.store.database import database_url, told_in_one_line

    folder, database = data_folder(args.data), database_asked(args.database, args.data)
    if database is None and not (folder / "peltry.db").is_file():
        raise PeltryError(f"no house keeps its tables in {folder}; name its folder with --data")
    admin = Admin(database_url(folder, database))
    try:
        with told_in_one_line():
            return TASKS[args.what](admin, args)
    finally:
        admin.close()


def tell(args: argparse.Namespace, text: str, **facts: Any) -> int:
    if args.json:
        print_json(facts)
    else:
        print(text)
    return 0


def listed(args: argparse.Namespace, rows: list[dict[str, Any]]) -> int:
    if args.json:
        print_json(rows)
        return 0
    for row in rows:
        shown = {key: when(value) if key in TIMES else value for key, value in row.items()}
        print("  ".join(", ".join(map(str, v)) if isinstance(v, list) else str(v) for v in shown.values()))
    return 0


def when(at: float | None) -> str:
    if at is None:
        return "for ever"
    return datetime.datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def talk(admin: Any, args: argparse.Namespace) -> int:
    from ..server.store.hosting import talk

    with admin.engine.connect() as connection:
        return listed(args, talk(connection, args.table, args.most))


def ban(admin: Any, args: argparse.Namespace) -> int:
    digest = admin.ban(args.who, args.why)
    return tell(args, f"{digest[:12]} is kept out; an open house turns them out within a second", banned=digest)


def unban(admin: Any, args: argparse.Namespace) -> int:
    digest = admin.unban(args.who)
    return tell(args, f"{digest[:12]} may come in again", unbanned=digest)


def purge(admin: Any, args: argparse.Namespace) -> int:
    since = None if args.still_for is None else time.time() - 86_400 * args.still_for
    count = admin.purge(args.ids, args.state, since)
    return tell(args, f"{count} tables are deleted", deleted=count)


def close(admin: Any, args: argparse.Namespace) -> int:
    admin.note_closed(args.text)
    return tell(args, "no new game begins; those under way go on", closed=args.text)


def open_again(admin: Any, args: argparse.Namespace) -> int:
    admin.note_closed(None)
    return tell(args, "new games begin again", closed=None)


def invite(admin: Any, args: argparse.Namespace) -> int:
    from ..server.store.hosting import changed

    until = None if args.days is None else time.time() + 86_400 * args.days
    link = f"/door/{admin.invite(args.name, until)}"
    with admin.engine.begin() as connection:
        changed(connection)  # every worker of an open house learns of it
    return tell(args, f"the address of your house, followed by {link}", link=link)


def invitations(admin: Any, args: argparse.Namespace) -> int:
    from ..server.store.invitations import all_of_them

    with admin.engine.connect() as connection:
        return listed(args, all_of_them(connection, time.time()))


def uninvite(admin: Any, args: argparse.Namespace) -> int:
    from ..server.store.invitations import take_back

    with admin.engine.begin() as connection:
        gone = take_back(connection, args.which)
    if not gone:
        raise PeltryError(f"no invitation, or more than one, is called {args.which}; see `peltry admin invitations`")
    return tell(args, f"{', '.join(gone)}: the link opens nothing any more", uninvited=gone)


def backup(admin: Any, args: argparse.Namespace) -> int:
    file = admin.backup(Path(args.file))
    return tell(args, f"{file}, {file.stat().st_size:,} bytes", file=str(file))


def restore(admin: Any, args: argparse.Namespace) -> int:
    kept = admin.restore(Path(args.file))
    return tell(args, f"{args.file} is brought back; what was there before is kept in {kept}", kept=str(kept))


def vacuum(admin: Any, args: argparse.Namespace) -> int:
    before, after = admin.vacuum()
    return tell(args, f"{before:,} bytes became {after:,}", before=before, after=after)


TASKS = {
    "tables": lambda admin, args: listed(args, admin.tables(args.state, args.most)),
    "people": lambda admin, args: listed(args, admin.people(args.most)),
    "talk": talk, "ban": ban, "unban": unban, "purge": purge, "close": close, "open": open_again, "invite": invite,
    "invitations": invitations, "uninvite": uninvite,
    "backup": backup, "restore": restore, "vacuum": vacuum,
}  # fmt: skip
