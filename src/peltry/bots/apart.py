"""A bot from elsewhere in a process of its own, which is sent worlds dealt anew and answers moves.

Beside the game a bot could look up the stack, or through all that the interpreter holds, and find the true cards. In a
process of its own there are none. That costs 0.2 ms a question, a second at the beginning, and 100 MB for each kind of
bot in each worker. All seats that the same kind has at a table are in one process.

Questions and answers are lines of JSON: what a bot answers is read, never run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TextIO

from ..errors import PeltryError
from ..kernel.packing import packed, unpacked
from .guests import BotFailed, said_of

if TYPE_CHECKING:
    from ..kernel.declared import Event
    from ..kernel.position import Position

Told = dict[str, Any]


class Process:
    """Where the bots of one kind are, for the games of one table."""

    def __init__(self, bot: str, game: str, printed_text: str | None):
        self.bot = bot
        self.there = subprocess.Popen(
            [sys.executable, "-P", "-m", __name__],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,  # Ctrl-C is for whoever runs the games; this one ends when nobody asks any more
        )  # fmt: skip
        self._write({"bot": bot, "game": game, "printed": printed_text})

    def ask(self, **question: Any) -> Told:
        try:
            self._write(question)
            assert self.there.stdout is not None
            line = self.there.stdout.readline()
        except (OSError, ValueError):  # it is gone, or was ended
            line = ""
        except BaseException:  # somebody lost patience, and an answer to this would be taken for one to the next
            self.end()
            raise
        if not line:
            self.end()
            raise BotFailed(self.bot, "its process has ended")
        told: Told = json.loads(line)
        if "refused" in told:
            raise PeltryError(told["refused"])
        if "failed" in told:
            raise BotFailed(self.bot, told["failed"])
        return told

    def _write(self, message: Told) -> None:
        assert self.there.stdin is not None
        with suppress(BrokenPipeError):  # then there is no answer either
            print(json.dumps(message), file=self.there.stdin, flush=True)

    def end(self) -> None:
        for key in [key for key, process in _running.items() if process is self]:
            del _running[key]
        self.there.kill()
        self.there.wait()
        for pipe in (self.there.stdin, self.there.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()


_running: dict[tuple[int, str, str, str | None], Process] = {}  # by our own number, too: a fork may not use these


def end_all() -> None:
    for process in [*_running.values()]:
        process.end()


class BotApart:
    """One seat's bot there, which is asked like any other."""

    def __init__(self, bot: str, game: str, printed_text: str | None, seat: int, seed: int):
        key = (os.getpid(), bot, game, printed_text)
        if key not in _running:
            _running[key] = Process(bot, game, printed_text)
        self.process, self.seat = _running[key], seat
        told = self.process.ask(sits=seat, seed=seed)
        self.name: str = told["name"]
        self.news: list[tuple[int, ...]] = []
        if told["listens"]:
            self.heard = self._heard

    def _heard(self, events: list[Event], seat: int) -> None:
        self.news += [(event.kind, *event) for event in events]

    def choose(self, position: Position, seat: int) -> int:
        news, self.news = self.news, []
        move: int = self.process.ask(sits=self.seat, seat=seat, world=packed(position), news=news)["move"]
        return move


# There.


def main() -> None:
    answers, questions = os.fdopen(os.dup(1), "w", encoding="utf-8"), SimpleQueue[Told]()
    os.dup2(2, 1)  # what a bot prints is no answer
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    host = Host(**questions.get())
    while True:
        question = questions.get()
        try:
            answer = host.choose(**question) if "world" in question else host.make(**question)
        except BotFailed as error:
            answer = {"failed": error.why}
        except PeltryError as error:
            answer = {"refused": str(error)}
        except BaseException as error:  # a bot that leaves has failed
            answer = {"failed": said_of(error)}
        print(json.dumps(answer), file=answers, flush=True)


def listen(questions: SimpleQueue[Told]) -> None:
    """In a thread of its own: when nobody asks any more it ends, even in the middle of a thought."""
    lines: TextIO = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for line in lines:
        questions.put(json.loads(line))
    os._exit(0)


class Host:
    def __init__(self, bot: str, game: str, printed: str | None):
        from ..table.library import load_with_text

        self.bot, self.game = bot, load_with_text(game, printed)
        self.seats: dict[int, Any] = {}

    def make(self, sits: int, seed: int) -> Told:
        from . import make_bot

        bot = self.seats[sits] = make_bot(self.bot, self.game, seed)
        return {"name": bot.name, "listens": hasattr(bot, "heard")}

    def choose(self, sits: int, seat: int, world: str, news: list[list[int]]) -> Told:
        from .fair import answer_of

        heard = [self.game.events.read(tuple(event)) for event in news]
        return {"move": answer_of(self.seats[sits], unpacked(self.game.engine, world), seat, lambda: heard)}


if __name__ == "__main__":
    main()
