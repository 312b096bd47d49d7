"""One thinker: a process that thinks for the bots of a house on PostgreSQL. `peltry think` starts them.

It is handed worlds dealt anew and answers moves, and games that have ended, of which it tells; it reads nothing of the
tables. It thinks about games whose rules lie
compiled on this machine. Its house does not depend on it: it may come and go as it likes.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ...errors import PeltryError
from ..bounds.logs import begin_log
from ..store import thoughts
from ..store.database import make_engine, told_in_one_line
from ..store.ears import hearing
from ..store.records import printing
from ..store.schema import HEAD
from ..store.storage import first_line
from ..store.thoughts import Knows, Thought
from . import reports
from .reports import ASKED_AS
from .shelf import COMPILE, all_compiled
from .thinkers import BEAT, rules_of

if TYPE_CHECKING:
    from ...table.library import GameAtTable

log = logging.getLogger("peltry.server")
PATIENT = 10  # how much later than others it gets a core: on the house's own machine people come first


class CannotThink(PeltryError):
    pass


@dataclass(frozen=True)
class Thinking:
    """What one thinker needs to know. It is handed to a process of its own."""

    url: str
    games: tuple[str, ...]  # as the shelf calls them, with versions of the past


def editions(names: Iterable[str]) -> tuple[str, ...]:
    """Games by every version of their rules that is kept, the present ones first."""
    from ...table.frozen import frozen_versions
    from ...table.shelf import find_game

    present = tuple(names)
    kinds = {name: find_game(name) for name in present}
    older = [(name, version) for name, kind in kinds.items() for version in reversed(frozen_versions(kind.home))]
    return *present, *(f"{name}@{version}" for name, version in older if version != kinds[name].version)


def check_house(url: str) -> None:
    """Thinkers are for a house on PostgreSQL, whose database has our shape; they change nothing of that."""
    with told_in_one_line():
        if sa.make_url(url).get_backend_name() != "postgresql":
            need = "give --database postgresql+psycopg://USER@HOST/NAME"
            raise CannotThink(f"a house on SQLite thinks by itself, nobody else can be asked there; {need}")
        engine = make_engine(url)
        with engine.connect() as connection:
            known = sa.inspect(connection).has_table("alembic_version")
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if known else None
        engine.dispose()
    if found != HEAD:
        what = "was not opened by a house yet" if found is None else f"is of another Peltry ({found})"
        raise CannotThink(f"this database {what}; start `peltry serve` of the same version first")


class Thinker:
    def __init__(self, task: Thinking):
        self.task = task
        self.name = f"{socket.gethostname()[:100]}:{os.getpid()}"
        self.engine = make_engine(task.url)
        self.id = 0
        self.books: dict[str, str] = {}  # what the shelf calls the games that are ready, by their rules
        self.unready = list(task.games)
        self.bots: frozenset[str] = frozenset()
        self.ended = threading.Event()

    @property
    def knows(self) -> Knows:
        return Knows(frozenset(self.books), self.bots | ASKED_AS)

    def run(self) -> None:
        """Until told to end."""
        from ...bots import bot_names

        self.bots = frozenset(bot_names())
        self._look_at_shelf()
        heart = threading.Thread(target=self._stay, name="heart", daemon=True)
        try:
            while not self.ended.is_set():
                with self._in_reach():
                    if not self.id:
                        self.id = self._do(thoughts.arrive(self.name, self.knows))
                        heart.start()
                    self._think_on()
        finally:
            self.ended.set()
            with contextlib.suppress(sa.exc.DBAPIError):  # the lease runs out by itself
                if self.id:
                    heart.join()
                    self._do(thoughts.leave(self.id))
            self.engine.dispose()

    def _do(self, work: Any) -> Any:
        with self.engine.begin() as connection:
            return work(connection)

    @contextlib.contextmanager
    def _in_reach(self) -> Iterator[None]:
        """A database that does not answer will again."""
        try:
            yield
        except sa.exc.DBAPIError as error:
            log.warning("the house's database does not answer: %s", first_line(error))
            self.ended.wait(BEAT)

    # Being there.

    def _stay(self) -> None:
        wanted = True
        while not self.ended.wait(BEAT):
            with self._in_reach():
                self._look_at_shelf()
                before, wanted = wanted, self._do(thoughts.stay(self.id, self.name, self.knows))
                if before and not wanted:
                    log.error("the house asks no more: an answer was no legal move; install its version of Peltry here")

    def _look_at_shelf(self) -> None:
        """Games that are ready now; compiling them is somebody else's work."""
        from ...table.library import load

        for name in list(self.unready):
            try:
                if all_compiled(game := load(name)):
                    self.books = {**self.books, rules_of(game): name}  # anew: the other thread reads it
                    self.unready.remove(name)
            except Exception:
                log.exception("%s cannot be thought about here", name)
                self.unready.remove(name)

    # Thinking.

    def _think_on(self) -> None:
        with self.engine.connect() as connection, hearing(connection, thoughts.ASKED) as ear:
            while not self.ended.is_set():
                with connection.begin():
                    thought = thoughts.take(self.id, self.knows)(connection)
                if thought is None:
                    ear.wait(BEAT)
                    continue
                began = time.monotonic()
                told = None
                if thought.bot in ASKED_AS:
                    told = self.report_of(thought, connection)
                    move = None if told is None else 0
                else:
                    move = self.answer_to(thought, connection)
                with connection.begin():
                    thoughts.answer(self.id, thought.id, move, time.monotonic() - began, told)(connection)

    def report_of(self, thought: Thought, connection: sa.Connection) -> str | None:
        """What is told of a finished game; None where we cannot, and the house tells it by itself."""
        try:
            return reports.answer(thought.world, self._game(thought, connection))
        except Exception:
            log.exception("nothing can be told of a game of %s", thought.rules)
            return None

    def answer_to(self, thought: Thought, connection: sa.Connection) -> int | None:
        """The bot's move; None where we have no idea, and the house thinks by itself."""
        from ...bots import bot_names, make_bot
        from ...kernel.packing import unpacked

        try:
            game = self._game(thought, connection)
            if thought.bot not in bot_names():  # never module:Class: what is asked does not choose what is loaded
                raise CannotThink(f"there is no bot {thought.bot!r} here")
            world = unpacked(game.engine, thought.world)
            return int(make_bot(thought.bot, game, int(thought.seed)).choose(world, thought.seat))
        except Exception:
            log.exception("no idea what %s would do in %s", thought.bot, thought.rules)
            return None

    def _game(self, thought: Thought, connection: sa.Connection) -> GameAtTable:
        """The game with the printed values that its table was begun with."""
        from ...table.library import load, load_with_text

        name = self.books[thought.rules]
        game = load(name)
        if game.printed_hash != thought.printed_hash:
            with connection.begin():
                game = load_with_text(name, printing(thought.game, thought.printed_hash)(connection))
        if game.printed_hash != thought.printed_hash:
            raise CannotThink("its printed values are not known here")
        return game


def compile_missing(games: Iterable[str], ended: threading.Event) -> None:
    """Compile what is not, one after another, each in a process of its own. Thinkers see when it is done."""
    from ...table.library import load

    for name in games:
        if ended.is_set():
            return
        if not all_compiled(load(name)):
            print(f"compiling {name}, the first time only", file=sys.stderr, flush=True)
            compiler = subprocess.Popen([sys.executable, "-c", COMPILE, name], stdout=subprocess.DEVNULL)
            while compiler.poll() is None:
                if ended.wait(0.5):
                    compiler.kill()
                    compiler.wait()


def think(task: Thinking) -> None:
    """One thinker, in this process, until it is told to stop."""
    thinker = Thinker(task)

    def stop(*_: object) -> None:
        thinker.ended.set()
        raise SystemExit(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    with contextlib.suppress(OSError):
        os.nice(PATIENT)
    begin_log("warning", "text")
    thinker.run()
