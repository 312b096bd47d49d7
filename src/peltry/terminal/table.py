"""A match at the terminal: people take their turns at the keyboard, bots play the other seats."""

from __future__ import annotations

import contextlib
import secrets
import shlex
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from ..bots.apart import BotApart
from ..bots.fair import ask
from ..errors import BadSave, PeltryError
from ..kernel.declared import Event
from ..table.hidden import out_of_reach
from ..table.history import Played
from ..table.match import Match
from ..table.save import check_free, write_save
from .show import Screen

HUMAN = "human"
MOST_DIGITS = 9  # of a move's number
LATEST = 14  # lines of the log that are shown with the table
MUCH = 6  # after more lines or moves than this, the whole table is shown again


class Leave(Exception):
    """The person wants to stop, or the input has ended."""


class TerminalTable:
    """One match, saved after every move, so that nothing is lost however it ends."""

    def __init__(self, console: Console, match: Match, seats: list[str], bots: list[Any], language: str, save: Path):
        self.console = console
        self.match = match
        self.seats = seats
        self.bots = bots  # one for each seat, None for people
        self.save_path = save
        self.own_files = {save.absolute()}
        self.screen = Screen(console, match, language)
        self.teller = self.screen.teller
        self.told = 0  # moves whose events the people have read
        self.bots_told: dict[int, int] = {}  # and of each bot that listens, how much: the setup, then each move
        self.looking = -1  # the seat that saw the table last
        self.fresh = True  # whether the table must be shown again
        self.whole = True  # and all of it, not only what is the seat's own
        self.seen_whole = 0  # moves made when all of it was last shown

    def run(self) -> None:
        try:
            with contextlib.suppress(Leave):
                self.play_on()
        except KeyboardInterrupt:
            self.console.print()
        finally:
            self.keep()

    def play_on(self) -> None:
        if not self.match.history:
            self.console.print(self.teller.house("record-seed", hash=self.match.commitment), style="dim")
            self.screen.log(self.teller.events(self.match.opening, self.match.position, self.only_human()))
        while not self.match.over:
            seat = self.match.to_play()
            if self.bots[seat] is None:
                self.ask(seat)
            else:
                with self.console.status(self.teller.house("thinks", who=self.teller.names[seat])):
                    news = partial(self.news_of, seat)
                    move = ask(self.bots[seat], self.match.position, seat, secrets.randbits(63), news)
                self.make(move)
        self.show_news(self.only_human())
        self.screen.table(self.only_human())
        self.screen.result()

    def news_of(self, seat: int) -> list[Event]:
        """What a bot's seat has heard since it was last told, without what was taken back."""
        told = self.match.told_after(self.bots_told.get(seat, 0))
        self.bots_told[seat] = 1 + len(self.match.history)
        return [event for each in told for event in each.heard_by(seat)]

    def make(self, move: int | str) -> None:
        self.match.play(move)
        self.keep_quietly()
        self.fresh = True

    # Looking.

    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def only_human(self) -> int:
        """The seat of the one person at the keyboard, or nobody's where several share it."""
        people = self.people()
        return people[0] if len(people) == 1 else -1

    def show_news(self, seat: int) -> int:
        """What happened since somebody last looked. Answers how many lines it took."""
        sentences = []
        for step in self.match.walk(self.told):
            sentences += self.teller.events(step.played, step.after, seat)
        self.told = len(self.match.history)
        self.screen.log(sentences, LATEST)
        return len(sentences)

    def show(self, seat: int) -> None:
        if self.looking not in (seat, -1) and self.has_secrets():
            # Another person sits down: what the first one saw must be gone.
            self.screen.wipe()
            self.read(self.teller.house("pass", who=self.teller.names[seat]))
        in_turn = self.looking == seat and not any(
            self.opens_turn(seat, each) for each in self.match.history[self.told :]
        )
        self.looking = seat
        much = self.show_news(seat) > MUCH
        length = len(self.match.history)
        if in_turn and not much and not self.whole and length - self.seen_whole < MUCH:
            self.screen.own(seat)
        else:
            self.screen.table(seat)
            self.whole, self.seen_whole = False, length
        self.screen.moves(self.match.legal())
        self.screen.decision()
        self.fresh = False

    def opens_turn(self, seat: int, played: Played) -> bool:
        """Whether this move ended the turn in which the seat was: somebody else made it, or the game says so."""
        return played.seat != seat or any(event.name == "turn_begins" for event in played)

    def has_secrets(self) -> bool:
        views = [self.match.sight(seat).tobytes() for seat in self.people()]
        return any(view != views[0] for view in views)

    def show_log(self, seat: int) -> None:
        sentences = self.teller.events(self.match.opening, self.match.at(0), seat)
        for step in self.match.walk():
            sentences += self.teller.events(step.played, step.after, seat)
        self.screen.log(sentences)

    # Deciding.

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(f"{prompt} ", markup=False).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def ask(self, seat: int) -> None:
        """One line from the person to play: a move or a command."""
        if self.fresh:
            self.show(seat)
        line = self.read(self.teller.house("prompt"))
        word, _, rest = line.partition(" ")
        try:
            match word.casefold():
                case "":
                    pass
                case "q":
                    raise Leave
                case "h" | "?":
                    self.console.print(self.teller.house("help"), markup=False)
                case "t":
                    self.fresh = self.whole = True
                case "l":
                    self.show_log(seat)
                case "s":
                    self.save_as(rest.strip())
                case "u":
                    self.undo(seat)
                case _:
                    self.choose(line)
        except PeltryError as error:
            self.console.print(str(error), style="red", markup=False)

    def choose(self, line: str) -> None:
        legal = self.match.legal()
        if line.isascii() and line.isdigit():
            if len(line) <= MOST_DIGITS and 1 <= int(line) <= len(legal):
                self.make(legal[int(line) - 1])
                return
        elif line in (texts := [self.match.describe(move) for move in legal]):
            self.make(legal[texts.index(line)])
            return
        elif self.screen.moves(legal, line):
            return
        self.console.print(self.teller.house("unknown", text=line[:60], last=len(legal)), style="red", markup=False)

    # Taking back and keeping.

    def undo(self, seat: int) -> None:
        """Freely while nobody has learned anything; past that, all at the table must agree."""
        match = self.match
        own = [i for i, played in enumerate(match.history) if self.bots[played.seat] is None]
        if not own:
            self.console.print(self.teller.house("undo-none"))
            return
        back = own[-1]
        if back != len(match.history) - 1 or not match.can_undo(seat):
            why = "news" if any(match.was_news(played) for played in match.history[back:]) else "other"
            answer = self.read(self.teller.house("undo-ask", why=why))
            if answer.casefold()[:1] != self.teller.house("yes"):
                return
        move = match.history[back].move
        match.rewind(back)
        self.console.print(self.teller.house("undone", move=self.teller.move(move, match.position)))
        self.told = min(self.told, back)
        self.bots_told = {bot: min(told, 1 + back) for bot, told in self.bots_told.items()}
        self.keep_quietly()
        self.fresh = self.whole = True

    def keep_quietly(self) -> None:
        write_save(self.match, self.save_path, self.seats)

    def save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save_path
        if path.absolute() not in self.own_files:
            check_free(path)
            if any(isinstance(bot, BotApart) for bot in self.bots) and not out_of_reach(path):
                raise BadSave(f"{path} could be read by a bot at this table; choose a name in {self.save_path.parent}")
        write_save(self.match, path, self.seats)
        self.save_path = path
        self.own_files.add(path.absolute())
        self.console.print(self.teller.house("saved", file=str(path)), markup=False)

    def keep(self) -> None:
        if not self.match.history:
            return
        self.keep_quietly()
        if self.match.over:
            self.console.print(self.teller.house("saved", file=str(self.save_path)), markup=False)
            return
        command = f"peltry play {self.match.game.name} --resume {shlex.quote(str(self.save_path))}"
        self.console.print(
            self.teller.house("kept", file=str(self.save_path), command=command), markup=False, soft_wrap=True
        )
