"""A bot from elsewhere in a process of its own, which is sent worlds dealt anew and answers moves.

Beside the game a bot could look up the stack, or through all that the interpreter holds, and find the true cards. In a
process of its own there are none, and into others it cannot reach (walled.py). That costs 0.2 to 0.3 ms a question, a
second at the beginning, and 100 MB for each kind of bot and game. All seats of a kind are in one process; a house asks
for many of them at once, and each thinks in a thread of its own there.

Questions and answers are lines of JSON: what a bot answers is read, never run.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import weakref
from collections import deque
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TextIO

from ..errors import PeltryError
from ..kernel.packing import packed, unpacked
from ..table.hidden import HIDDEN, hidden
from .finding import is_guest, maker_of
from .guests import BotFailed, listens, said_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ..kernel.declared import Event
    from ..kernel.position import Position
    from ..table.library import GameAtTable

Told = dict[str, Any]
SECRETS = re.compile(f"PELTRY_DATABASE|PELTRY_PASSWORD|{HIDDEN}|PG[A-Z]+")  # PostgreSQL's library reads the last
BEGINNING = Path(__file__).with_name("walled.py")
LONGEST_ANSWER = 10_000  # characters
LONGEST_LINE = 500
STREAMS = (0, 1, 2)  # the last is where errors go
MOST_OF_A_HOUSE = 12  # processes of 100 MB; guests bring printed values of their own, and with each begins another


class Process:
    """Where the bots of one kind are, for the games of one table or of a house."""

    def __init__(self, bot: str, game: str | None = None, printed_text: str | None = None, at_once: bool = False):
        self.bot = bot
        with to_print() as printed:
            self.there = subprocess.Popen(
                [sys.executable, "-P", str(BEGINNING), __name__, *hidden(), *terminals()],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=printed, text=True, encoding="utf-8",
                env={**harmless(os.environ), "PYTHONPATH": os.pathsep.join(sys.path)},
                start_new_session=True,  # Ctrl-C is for whoever runs the games; this one ends when nobody asks any more
            )  # fmt: skip
        self.numbers, self.waiting = count(), dict[int, SimpleQueue[Told | None]]()
        self.left = deque[int]()  # bots whose game is forgotten
        self.gone, self.writing = False, threading.Lock()
        threading.Thread(target=self._listen, name=f"answers of {bot}", daemon=True).start()
        self._write({"bot": bot, "game": game, "printed": printed_text, "at_once": at_once})

    def ask(self, **question: Any) -> Told:
        number, reply = next(self.numbers), SimpleQueue[Told | None]()
        self.waiting[number] = reply
        if self.gone:
            reply.put(None)
        left = [self.left.popleft() for _ in range(len(self.left))]
        try:
            self._write({**question, "number": number, "left": left})
            told = reply.get()
        except BaseException:  # somebody lost patience
            self.end()
            raise
        if told is None:
            self.end()
            raise BotFailed(self.bot, "its process has ended")
        if "refused" in told and "world" not in question:
            raise PeltryError(one_line(told["refused"]))
        if "failed" in told or "refused" in told:
            raise BotFailed(self.bot, one_line(told.get("failed", told.get("refused"))))
        return told

    def _write(self, message: Told) -> None:
        assert self.there.stdin is not None
        with suppress(BrokenPipeError, ValueError), self.writing:  # then there is no answer either
            print(json.dumps(message), file=self.there.stdin, flush=True)

    def _listen(self) -> None:
        """In a thread of its own: who asked first need not be answered first."""
        assert self.there.stdout is not None
        with self.there.stdout, suppress(OSError, ValueError, KeyError, TypeError, RecursionError):  # no answer
            while (line := self.there.stdout.readline(LONGEST_ANSWER)).endswith("\n"):
                told: Told = json.loads(line)
                self.waiting.pop(told["number"]).put(told)
        self.gone = True
        for reply in [*self.waiting.values()]:
            reply.put(None)

    def end(self) -> None:
        for key in [key for key, process in [*_running.items()] if process is self]:
            _running.pop(key, None)
        self.there.kill()
        self.there.wait()
        with suppress(OSError):
            if self.there.stdin is not None:
                self.there.stdin.close()


Kind = tuple[int, str, str, str | None, bool]
_running: dict[Kind, Process] = {}  # by our own number, too: a fork may not use these; asked last, last in the row
_beginning = threading.Lock()
_numbers = count()  # of bots


def process_for(kind: Kind) -> Process:
    with _beginning:
        process = _running.pop(kind, None) or Process(*kind[1:])
        _running[kind] = process
        of_a_house = [each for key, each in _running.items() if key[-1]]
    for unused in of_a_house[:-MOST_OF_A_HOUSE]:
        unused.end()
    return process


def check(bot: str) -> None:
    """Whether there is such a bot: refused with a sentence if not. What is not ours runs elsewhere, here too."""
    if not is_guest(bot):
        maker_of(bot)
        return
    process = Process(bot)
    try:
        process.ask()
    finally:
        process.end()


def made(name: str, game: GameAtTable, called: str, seed: int, at_once: bool = False) -> Any:
    """A bot for one seat. One from elsewhere is in a process where the true game is not, and finds it as `called`."""
    if is_guest(name):
        return BotApart(name, called, game.printed_text, seed, at_once)
    return maker_of(name)(game, seed)


def harmless(variables: Mapping[str, str]) -> dict[str, str]:
    """Without what opens a house or its database."""
    return {name: value for name, value in variables.items() if not SECRETS.fullmatch(name)}


def terminals() -> list[str]:
    """What is typed there is for others to read."""
    return [os.ttyname(number) for number in STREAMS if os.name == "posix" and os.isatty(number)]


@contextmanager
def to_print() -> Iterator[int | None]:
    """Where a bot prints: where we do, but a terminal is handed on without the keyboard."""
    if os.name != "posix" or not os.isatty(STREAMS[-1]):
        yield None
        return
    screen = os.open(os.ttyname(STREAMS[-1]), os.O_WRONLY | os.O_NOCTTY)
    try:
        yield screen
    finally:
        os.close(screen)


def one_line(said: object) -> str:
    """What comes from there is shown between lines of ours: it may neither look like one nor steer a terminal."""
    return "".join(letter for letter in " ".join(str(said).split()) if letter.isprintable())[:LONGEST_LINE]


def end_all() -> None:
    for process in [*_running.values()]:
        process.end()


class BotApart:
    """One seat's bot there, which is asked like any other."""

    def __init__(self, bot: str, game: str, printed_text: str | None, seed: int, at_once: bool = False):
        self.process = process_for((os.getpid(), bot, game, printed_text, at_once))
        self.number = next(_numbers)
        weakref.finalize(self, self.process.left.append, self.number).atexit = False
        told = self.process.ask(sits=self.number, seed=seed)
        self.name = one_line(told.get("name"))
        self.news: list[tuple[int, ...]] = []
        if told.get("listens"):
            self.heard = self._heard

    @property
    def gone(self) -> bool:
        """Its process has ended, and what it remembered with it."""
        return self.process.gone

    def _heard(self, events: list[Event], seat: int) -> None:
        self.news += [(event.kind, *event) for event in events]

    def choose(self, position: Position, seat: int) -> Any:
        news, self.news = self.news, []
        return self.process.ask(sits=self.number, seat=seat, world=packed(position), news=news).get("move")


# There.


def main() -> None:
    answers, questions = os.fdopen(os.dup(1), "w", encoding="utf-8"), SimpleQueue[Told]()
    os.dup2(2, 1)  # what a bot prints is no answer
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    host = Host(answers, **questions.get())
    while True:
        question = questions.get()
        if host.at_once:
            threading.Thread(target=host.answer, kwargs=question, daemon=True).start()
        else:
            host.answer(**question)


def listen(questions: SimpleQueue[Told]) -> None:
    """In a thread of its own: when nobody asks any more it ends, even in the middle of a thought."""
    lines: TextIO = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for line in lines:
        questions.put(json.loads(line))
    os._exit(0)


class Host:
    def __init__(self, answers: TextIO, bot: str, game: str | None, printed: str | None, at_once: bool):
        from ..table.library import load_with_text

        self.answers, self.bot, self.at_once = answers, bot, at_once
        self.game: Any = None if game is None else load_with_text(game, printed)
        self.seats: dict[int, Any] = {}
        self.loading, self.writing = threading.Lock(), threading.Lock()

    def answer(self, number: int, left: list[int], **question: Any) -> None:
        for sits in left:
            self.seats.pop(sits, None)
        try:
            told = self.choose(**question) if "world" in question else self.make(**question)
        except BotFailed as error:
            told = {"failed": error.why}
        except PeltryError as error:
            told = {"refused": str(error)}
        except BaseException as error:  # a bot that leaves has failed
            told = {"failed": said_of(error)}
        with self.writing:
            print(json.dumps({"number": number, **told}), file=self.answers, flush=True)

    def make(self, sits: int | None = None, seed: int = 0) -> Told:
        with self.loading:  # a file is read once
            maker = maker_of(self.bot)
        if sits is None:
            return {}
        bot: Any = maker(self.game, seed)
        self.seats[sits] = bot
        return {"name": bot.name, "listens": listens(bot)}

    def choose(self, sits: int, seat: int, world: str, news: list[list[int]]) -> Told:
        from .fair import answer_of

        heard = [self.game.events.read(tuple(event)) for event in news]
        return {"move": answer_of(self.seats[sits], unpacked(self.game.engine, world), seat, lambda: heard)}


if __name__ == "__main__":
    main()
