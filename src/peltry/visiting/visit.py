"""A bot plays one seat of a table elsewhere, to the end of the game.

What it is handed is what the house's own bots get: a position in which all that its seat cannot know was dealt anew,
there, afresh for every choice. When the wire breaks it comes back and sends what it had chosen once more, under the
same key: a move is made once, however often it arrives.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection

from ..bots import Bot
from ..bots.fair import answer_of
from ..bots.guests import listens
from ..errors import PeltryError
from ..kernel.packing import layout_of, unpacked
from ..server.bounds.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, Bucket
from ..table.library import GameAtTable
from .door import Door, Link, Unreachable
from .sheet import Past, take_over

Told = dict[str, Any]
FIRST_WAIT, LONGEST_WAIT, PATIENCE = 0.25, 15.0, 300.0  # seconds, when nobody answers
FOR_GOOD = (1008, 1009, 1011, 1013)  # how a house closes a wire that need not come back
FORGIVEN = 3  # refusals one after another


class Visit:
    """One seat, one bot, one game."""

    def __init__(self, door: Door, link: Link, game: GameAtTable, bot: Bot, say: Callable[[str], None] = print):
        self.door, self.link, self.game, self.bot, self.say = door, link, game, bot, say
        self.key = secrets.token_hex(4)
        self.sheet: Told = {}
        self.past = Past(game.events) if listens(bot) else None
        self.seat = -1
        self.moves = 0  # that the bot has made
        self.chosen: tuple[int, str] | None = None  # the last one, and the version it answers
        self.refused = 0
        self.waiting = False  # it was said that the game has not begun
        self.pace = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE / 2, time.monotonic)

    def play(self) -> Told:
        """To the end of the game; answers what was told last."""
        wait, since = FIRST_WAIT, time.monotonic()
        while True:
            try:
                with self.door.socket(self.link.table) as wire:
                    wait, since = FIRST_WAIT, time.monotonic()
                    return self.sit(wire)
            except InvalidStatus as refused:
                if refused.response.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
                    raise PeltryError(f"{self.link.house} does not let us in at this table") from None
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    raise PeltryError(f"the house has closed the wire: {closed.rcvd.reason}") from None
            except (OSError, InvalidHandshake, EOFError, Unreachable):
                pass
            if time.monotonic() - since > PATIENCE:
                raise Unreachable(
                    f"{self.link.house} has not answered for {PATIENCE / 60:.0f} minutes; try again later"
                )
            self.say("the wire is broken; coming back …")
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def sit(self, wire: ClientConnection) -> Told:
        """At the table, until the game is over or the wire breaks."""
        asked = {"as": "data", "worlds": True, "past": self.past is not None}
        self.tell(wire, do="hello", tokens=[self.link.token], lang="en", seen=-1, pace=0, **asked)
        sent = -1  # the version that was answered over this wire
        for text in wire:
            message = json.loads(text)
            kind = message.get("is")
            if kind == "error":
                self.be_refused(message["text"])
                sent = -1
            elif kind == "table":
                self.come_back(wire, message)
            elif kind == "ask" and self.seat in message["waiting"]:
                # A guest lets others take a move back; to go on by other rules it would have to know them.
                self.tell(wire, do="agree", yes=message["what"] == "undo")
            elif kind == "data":
                self.take(message)
                if message["over"]:
                    return {**message, "sees": self.sheet}
                if "moves" in message and message["version"] != sent:
                    sent = message["version"]
                    self.answer(wire, message)
            elif kind == "done":
                self.refused = 0
        raise EOFError  # the wire was closed in order, but the game is not over

    def take(self, told: Told) -> None:
        self.seat = told["seat"]
        if self.seat < 0:
            raise PeltryError("the secret in this link opens no seat at the table any more")
        if "sees" in told:
            self.sheet = told["sees"]
        else:
            take_over(told["changed"], self.sheet)
        if self.past is not None:
            self.past.take(told["keep"], told["events"])

    def come_back(self, wire: ClientConnection, facts: Told) -> None:
        """Somebody of the house may have played for us while we were away."""
        if facts.get("trouble"):
            raise PeltryError(facts["trouble"])
        if facts["state"] == "waiting" and not self.waiting:
            self.waiting = True
            self.say("waiting for the game to begin")
        mine = next((seat for seat in facts["seats"] if seat["seat"] in facts.get("mySeats", ())), None)
        if mine is not None and mine.get("away") and facts["state"] == "playing":
            self.tell(wire, do="back", seat=mine["seat"])

    def be_refused(self, why: str) -> None:
        self.refused += 1
        if self.refused > FORGIVEN:
            raise PeltryError(f"the house refuses: {why}")

    def answer(self, wire: ClientConnection, told: Told) -> None:
        version = told["version"]
        if self.chosen is None or self.chosen[0] != version:
            self.chosen = version, self.choose(told)
            self.moves += 1
        key = f"{self.key}-{version}"
        self.tell(wire, do="move", seat=self.seat, move=self.chosen[1], version=version, key=key)

    def choose(self, told: Told) -> str:
        moves: list[str] = told["moves"]
        if len(moves) == 1:
            return moves[0]
        position = unpacked(self.game.engine, self.fitting(told["world"])["state"])
        news = list if self.past is None else self.past.news
        return self.game.moves.describe(answer_of(self.bot, position, self.seat, news))

    def fitting(self, world: Told) -> Told:
        """A world of the rules and pieces that are here, too."""
        game = self.game
        if world["rules"] != game.version or world["record"] != layout_of(game.engine.state):
            raise PeltryError(f"the table is played by other rules of {game.name} than are here; use the same Peltry")
        if world["printed"] != game.printed_hash:
            raise PeltryError("the table is played with printed values of its own; give them with --printed FILE")
        return world

    def tell(self, wire: ClientConnection, **message: Any) -> None:
        while not self.pace.take():  # a house does not listen to whoever talks too much
            time.sleep(0.05)
        wire.send(json.dumps(message))
