"""People at the server's tables, as the tests speak of them."""

from __future__ import annotations

import itertools
import json
from collections import deque
from collections.abc import Callable
from typing import Any

import anyio
from starlette.testclient import TestClient

Message = dict[str, Any]
PATIENCE = 60.0


class Closed(Exception):
    """The server closed the socket."""


class Clock:
    """Time that passes only when a test says so."""

    def __init__(self, now: float = 1_800_000_000.0):
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_minutes(self, minutes: float) -> None:
        self.now += 60 * minutes


class Person:
    """A browser at one table: some seats' tokens, a socket, and all that came over it."""

    def __init__(self, room: Room, table_id: str, tokens: list[str], seen: int = -1, lang: str = "en", **more: Any):
        self.room, self.id, self.tokens = room, table_id, tokens
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.left = False
        self.unread: deque[Message] = deque()
        self.socket = room.client.websocket_connect(f"/ws/{table_id}")
        self.socket.__enter__()
        self.say(do="hello", tokens=tokens, lang=lang, seen=seen, **more)

    def say(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> Message:
        message = self.socket.portal.call(self._receive)
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        text = message["text"]
        self.raw.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    async def _receive(self) -> Any:
        with anyio.fail_after(PATIENCE):  # a message that never comes fails the test instead of hanging it
            return await self.socket._send_rx.receive()

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.unread.popleft() if self.unread else self.hear()):
            pass
        return message

    def next(self, kind: str) -> Message:
        return self.until(lambda message: message["is"] == kind)

    def view(self, version: int | None = None) -> Message:
        return self.until(lambda m: m["is"] == "view" and (version is None or m["version"] == version))

    def my_turn(self) -> Message:
        return self.until(lambda m: m["is"] == "view" and bool(m.get("moves")))

    def answer(self) -> Message:
        """To the last command: done or an error. What came before it can still be read."""
        skipped: list[Message] = []
        while (message := self.unread.popleft() if self.unread else self.hear())["is"] not in ("done", "error"):
            skipped.append(message)
        self.unread.extendleft(reversed(skipped))
        return message

    def move(self, move: int, version: int, seat: int = 0, key: str | None = None) -> Message:
        self.say(do="move", seat=seat, move=move, version=version, key=key or f"k{next(self.room.keys)}")
        return self.answer()

    def refused(self, **message: Any) -> str:
        self.say(**message)
        return str(self.next("error")["text"])

    def leave(self) -> None:
        if not self.left:
            self.left = True
            self.socket.__exit__(None, None, None)


class Room:
    """The server in this process, with a clock of its own."""

    def __init__(self, client: TestClient, clock: Clock, first_key: int = 0):
        self.client, self.clock = client, clock
        self.keys = itertools.count(first_key)  # nobody names two commands alike
        self.people: list[Person] = []

    @property
    def lobby(self) -> Any:
        return self.client.app.state.lobby

    def call(self, method: str, path: str, secret: str | None = None, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        data = body or None if method == "POST" else None
        return self.client.request(method, f"/api/{path}", headers=headers, json=data)

    def post(self, path: str, secret: str | None = None, **body: Any) -> Any:
        answer = self.call("POST", path, secret, **body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str, secret: str | None = None) -> Any:
        answer = self.call("GET", path, secret)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(
        self, *kinds: str, guest: str | None = None, game: str = "connect_four", **more: Any
    ) -> tuple[str, list[str]]:
        """A new table: its id and the tokens of its human seats."""
        made = self.post("tables", guest, game=game, seats=[{"kind": kind} for kind in kinds], **more)
        return made["id"], [seat["token"] for seat in made["seats"]]

    def sit(self, table_id: str, *tokens: str, **more: Any) -> Person:
        self.people.append(Person(self, table_id, list(tokens), **more))
        return self.people[-1]

    def two(self, **more: Any) -> tuple[str, Person, Person, list[str]]:
        """Two people who found each other through a link, and have seen the first view."""
        table_id, [one] = self.table("human", "open", guest=GUEST_A, **more)
        other = self.post(f"tables/{table_id}/join", GUEST_B, name="Boris")["token"]
        a, b = self.sit(table_id, one), self.sit(table_id, other)
        a.view(0), b.view(0)
        return table_id, a, b, [one, other]

    def sweep(self) -> None:
        self.client.portal.call(self.lobby.sweep)

    def live(self, table_id: str) -> Any:
        return self.client.portal.call(self.lobby.table, table_id)


GUEST_A, GUEST_B, GUEST_C = "a" * 32, "b" * 32, "c" * 32


def play_out(people: dict[int, Person], view: Message, moves: list[int]) -> int:
    """The given moves by turns, each by the one whose turn it is. Answers the last version."""
    version, seat = view["version"], view["toPlay"]
    for move in moves:
        done = people[seat].move(move, version, seat)
        assert done["is"] == "done", done
        version, seat = done["version"], 1 - seat
    return int(version)


WIN = [0, 1, 0, 1, 0, 1, 0]  # the first player stacks four in one column
