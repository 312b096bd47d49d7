"""Several processes on one PostgreSQL: the workers of `peltry serve`, the thinkers of `peltry think`.

Whichever ends is replaced, and all end together.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .bounds.logs import begin_log
from .bounds.settings import Settings, apply_limits

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from .games.thinking import Thinking

log = logging.getLogger("peltry.server")
BREATH = 2.0  # seconds that lie between two starts of the same worker at least
FAREWELL = 10.0  # seconds in which workers end when they are told to


@dataclass(frozen=True)
class Work:
    """What one worker needs to know. It is handed to a process of its own."""

    door: socket.socket
    url: str
    settings: Settings
    printed: Mapping[str, Path]
    inside: str  # the address of this machine at which workers on others reach it
    warm: bool
    bots: Mapping[str, str]  # those that the host has named, and where they are


def inside_door(host: str) -> tuple[socket.socket, str]:
    """Where other workers knock, and how they find it."""
    from .run import listen

    door = listen(host, 0)
    port = door.getsockname()[1]
    return door, f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def work(task: Work) -> None:
    """One worker, in this process, until it is told to stop."""
    from .app import make_app
    from .run import bot_pace, make_server, run_server
    from .store.sole import sole_server

    with sole_server(task.url, together=True) as hold:
        inner, address = inside_door(task.inside)
        app = make_app(
            task.url, pace=bot_pace(), warm=task.warm, printed=task.printed, settings=task.settings, inside=address,
            hold=hold,
        )  # fmt: skip
        run_server(make_server(app), [task.door, inner])


def check_reach(url: str, inside: str) -> None:
    """Workers on several machines each need an address that the others reach."""
    from .run import CannotServe
    from .store.database import make_engine
    from .store.leases import out_of_reach
    from .tables.neighbours import machine

    engine = make_engine(url)
    with engine.connect() as connection:
        stranger = out_of_reach(machine(), f"{inside}:0")(connection)
    engine.dispose()
    if stranger is not None:
        mend = "start the workers of each machine with --inside and its own address"
        raise CannotServe(f"this worker and the one on another machine ({stranger}) could not reach each other; {mend}")


def work_as_child(task: Work) -> None:
    apply_limits(task.settings)
    if task.bots:
        from ..bots.finding import name_bots

        name_bots(task.bots, checked=True)
    begin_log(task.settings.level, task.settings.format)
    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()
    work(task)


def think_as_child(task: Thinking) -> None:
    from .games.thinking import think

    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()
    think(task)


def end_with_parent() -> None:
    """A worker whose crew is gone would hold the door against the next one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Crew:
    def __init__(self, does: Callable[[Any], None], tasks: Sequence[Any]):
        self.does, self.tasks = does, tasks
        self.spawn = multiprocessing.get_context("spawn")
        self.hands: list[SpawnProcess] = []
        self.started: list[float] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        with stopping(self.stopped.set):
            self.hands = [self._start(task) for task in self.tasks]
            self.started = [time.monotonic()] * len(self.tasks)
            while not self.stopped.is_set():
                multiprocessing.connection.wait([hand.sentinel for hand in self.hands], timeout=0.5)
                self._replace()
        self._end()

    def _start(self, task: Any) -> SpawnProcess:
        hand = self.spawn.Process(target=self.does, args=(task,), daemon=False)
        hand.start()
        return hand

    def _replace(self) -> None:
        for number, hand in enumerate(self.hands):
            if hand.exitcode is None or self.stopped.is_set():
                continue
            if (early := self.started[number] + BREATH - time.monotonic()) > 0:
                self.stopped.wait(early)
            if not self.stopped.is_set():
                log.error("worker process %s has ended (%s); another one takes its place", hand.pid, hand.exitcode)
                self.hands[number], self.started[number] = self._start(self.tasks[number]), time.monotonic()

    def _end(self) -> None:
        for hand in self.hands:
            hand.terminate()
        until = time.monotonic() + FAREWELL
        for hand in self.hands:
            hand.join(max(0.1, until - time.monotonic()))
            if hand.exitcode is None:
                hand.kill()
                hand.join()


def crew_of_workers(task: Work, size: int) -> Crew:
    """One worker makes all games ready; the others find them compiled when somebody plays one there."""
    return Crew(work_as_child, [task] + [replace(task, warm=False)] * (size - 1))


@contextlib.contextmanager
def stopping(stop: Callable[[], None]) -> Any:
    before = {number: signal.signal(number, lambda *_: stop()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
