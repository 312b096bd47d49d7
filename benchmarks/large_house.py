"""Does a house grow slow with what was played in it? The same questions to a small and to a large database, and the
same move at the beginning and at the end of a long game.

    python benchmarks/large_house.py [--finished 100000] [--json]
    python benchmarks/large_house.py --long [--json]

Finished games of connect four, seven moves each, of 2,000 guests; 300 tables wait and 300 are played. Figures are
medians of many askings in milliseconds of processor time (a move: until it is on the disk), and the ratio of large to
small is what matters: it does not depend on the machine. `lobby` is all of `GET /api/tables`: by the first who asks at
all, by the first who asks in a second, for whom the lists are read anew, and by all others. `memory` is what a process
of its own has in use (MB) that has opened the house and shown the lobby.

`--long` plays one random game of each game to its end, over sockets, with as many browsers as it has seats: the
processor time of a move, from its sending until every seat has its view, server and browsers together; and of a
browser that comes to the table anew, with the whole log to be told.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from peltry.server.app import make_app
from peltry.server.bounds.security import digest
from peltry.server.store import hosting, lists, records
from peltry.server.store.database import database_url
from peltry.server.store.records import Change, Record
from peltry.server.store.schema import changes, seats, tables
from peltry.server.store.seats import Seat
from peltry.server.store.storage import Store
from peltry.table.library import load

SMALL = 100
WIN = (0, 1, 0, 1, 0, 1, 0)
GUESTS = [digest(f"{n:032x}") for n in range(2000)]
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
NOW = 1_800_000_000.0
AT_ONCE = 5000


def some_table(chance: random.Random, state: str, printed: str) -> tuple[Record, list[Change]]:
    at = NOW - chance.random() * 86_400 * 300
    sitting = [Seat(n, "human", f"Player {n + 1}", secret=digest(str(at)), guest=chance.choice(GUESTS)) for n in (0, 1)]
    if state == "waiting":
        sitting[1].free()
    table_id = "".join(chance.choices(LETTERS, k=10))
    record = Record(
        table_id, "connect_four", 1, printed, 2, {}, chance.getrandbits(128), state, True, None, sitting[0].guest,
        at, at, seats=sitting, maker=sitting[0].guest,
    )  # fmt: skip
    moves = {"waiting": (), "playing": WIN[:4], "finished": WIN}[state]
    record.version = record.moves = len(moves)
    record.to_play = -1 if state != "playing" else 0
    if state == "finished":
        record.result = {"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Player 2"]}
    return record, [Change(n, 0, move, (n - 1) % 2, None, at) for n, move in enumerate(moves, 1)]


def fill(store: Store, finished: int) -> None:
    chance, printed = random.Random(1), load("connect_four").printed_hash
    states = ["finished"] * finished + ["waiting"] * 300 + ["playing"] * 300
    for start in range(0, len(states), AT_ONCE):
        made = [some_table(chance, state, printed) for state in states[start : start + AT_ONCE]]
        with store.engine.begin() as connection:
            connection.execute(tables.insert(), [record.row() for record, _ in made])
            connection.execute(seats.insert(), [seat.row(record.id) for record, _ in made for seat in record.seats])
            log = [records.change_row(record.id, change) for record, each in made for change in each]
            connection.execute(changes.insert(), log)


def median_ms(ask: Callable[[], Any], times: int) -> float:
    ask()
    taken = []
    for _ in range(times):
        start = time.process_time()
        ask()
        taken.append(1000 * (time.process_time() - start))
    return statistics.median(taken)


def figures(folder: Path, finished: int) -> dict[str, float]:
    url = database_url(folder, None)
    store = Store(url)
    fill(store, finished)

    def ask(work: Callable[..., Any]) -> Callable[[], Any]:
        def asking() -> Any:
            with store.engine.connect() as connection:
                return work(connection)

        return asking

    with store.engine.connect() as connection:
        someone = connection.execute(tables.select().where(tables.c.state == "finished").limit(1)).first()
    assert someone is not None
    found = {
        "lists open to all": median_ms(ask(lists.open_lists(100, time.time())), 30),
        "tables of a guest": median_ms(ask(lists.tables_of(GUESTS[7], 100)), 30),
        "tables that are due": median_ms(ask(records.due_tables(NOW)), 100),
        "one table": median_ms(ask(records.whole(someone.id)), 100),
        "the host's wishes": median_ms(ask(hosting.wishes(hosting.Wishes())), 100),
        "one move kept": asyncio.run(moves_kept(store)),
    }
    store.close()
    start = time.perf_counter()
    with TestClient(make_app(url, clock=lambda: NOW, sweeping=False, warm=False)) as client:
        found["start-up"] = 1000 * (time.perf_counter() - start)
        board = client.app.state.lobby.board

        start = time.process_time()
        client.get("/api/tables")
        found["lobby, first of all"] = 1000 * (time.process_time() - start)

        def read_anew() -> None:
            board.take_down()
            client.get("/api/tables")

        found["lobby, lists read"] = median_ms(read_anew, 20)
        found["lobby, a second's others"] = median_ms(lambda: client.get("/api/tables"), 20)
        found["any call at all"] = median_ms(lambda: client.get("/health"), 20)
    found["memory, MB"] = float(subprocess.run([*APART, url], check=True, capture_output=True, text=True).stdout)
    return found


APART = [
    sys.executable, "-c", """
import sys
from starlette.testclient import TestClient
from peltry.server.app import make_app
with TestClient(make_app(sys.argv[1], sweeping=False, warm=False)) as client:
    for _ in range(3):
        client.app.state.lobby.board.take_down()
        assert client.get("/api/tables").status_code == 200
    status = open("/proc/self/status").read()
    print(int(status.split("VmRSS:")[1].split()[0]) / 1024)
""",
]  # fmt: skip


class Seated:
    """One browser at a seat."""

    def __init__(self, client: TestClient, table: str, token: str):
        self.socket = client.websocket_connect(f"/ws/{table}")
        self.socket.__enter__()
        self.socket.send_text(json.dumps({"do": "hello", "tokens": [token], "lang": "en"}))
        self.view: dict[str, Any] = {}

    def look(self, version: int) -> None:
        while self.view.get("version", -1) < version:
            told = json.loads(self.socket.receive_text())
            self.view = told if told["is"] == "view" else self.view

    def leave(self) -> None:
        self.socket.__exit__(None, None, None)


def long_game(client: TestClient, game: str, players: int) -> dict[str, float]:
    chance, taken, start = random.Random(3), list[float](), 0.0
    made = client.post("/api/tables", json={"game": game, "seats": [{"kind": "human"}] * players}).json()
    tokens = [seat["token"] for seat in made["seats"]]
    seats = [Seated(client, made["id"], token) for token in tokens]
    for version in itertools.count():
        for seat in seats:
            seat.look(version)
        if version:
            taken.append(1000 * (time.process_time() - start))
        if seats[0].view["over"]:
            break
        mover = next(seat for seat in seats if seat.view.get("moves"))
        move = chance.choice(mover.view["moves"])["move"]
        start = time.process_time()
        asked = {"do": "move", "seat": mover.view["seat"], "move": move, "version": version, "key": str(version)}
        mover.socket.send_text(json.dumps(asked))
    start = time.process_time()
    late = Seated(client, made["id"], tokens[0])
    late.look(version)
    whole_log = 1000 * (time.process_time() - start)
    for seat in [*seats, late]:
        seat.leave()
    early, end = statistics.median(taken[10:60]), statistics.median(taken[-50:])
    return {
        "moves": len(taken), "move 10 to 60, ms": early, "last 50, ms": end, "ratio": end / early,
        "come anew, ms": whole_log,
    }  # fmt: skip


def long_games() -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(database_url(Path(folder), None), sweeping=False, warm=False)
        with TestClient(app, base_url="http://table.test") as client:
            return {
                game: long_game(client, game, players)
                for game, players in (("stroganov", 4), ("strogoff", 4), ("wendake", 4))
            }


async def moves_kept(store: Store) -> float:
    chance = random.Random(2)
    record, _ = some_table(chance, "playing", "x" * 16)
    await store.write(records.add_table(record))
    taken = []
    for number in range(record.version + 1, record.version + 101):
        record.version = number
        start = time.perf_counter()
        await store.write(records.add_change(record, Change(number, 0, 0, 0, None, NOW)))
        taken.append(1000 * (time.perf_counter() - start))
    return statistics.median(taken)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--long", action="store_true")
    args = parser.parse_args()
    if args.long:
        games = long_games()
        for name, found in games.items():
            said = "".join(f"{key} {value:.2f}   " for key, value in found.items())
            print(json.dumps({name: found}) if args.json else f"{name:12}{said}")
        return 0
    with tempfile.TemporaryDirectory() as first, TestClient(make_app(database_url(Path(first), None), warm=False)):
        pass  # what is loaded once is loaded now
    with tempfile.TemporaryDirectory() as small, tempfile.TemporaryDirectory() as large:
        few, many = figures(Path(small), SMALL), figures(Path(large), args.finished)
    if args.json:
        print(
            json.dumps(
                {name: {"small": few[name], "large": many[name], "ratio": many[name] / few[name]} for name in few}
            )
        )
        return 0
    print(f"{'ms':24}{SMALL:>8,}{args.finished:>12,}   ratio")
    for name in few:
        print(f"{name:24}{few[name]:>8.2f}{many[name]:>12.2f}{many[name] / few[name]:>8.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
