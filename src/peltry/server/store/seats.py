"""Who sits where: people, bots, and people for whom a bot plays until they come back."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Literal, get_args

from ..bounds.security import opens

Kind = Literal["human", "bot", "open"]  # open: waiting for somebody
KINDS = get_args(Kind)


@dataclass(slots=True)
class Seat:
    number: int
    kind: Kind
    name: str = ""
    bot: str | None = None  # the bot that plays it, or stands in for its person
    secret: str | None = None  # the digest of its token
    guest: str | None = None  # the digest of the guest who took it
    away: bool = False  # a bot plays for this person until they take the seat back
    prepared: str | None = None  # what they chose for their next turn: see tables/prepared.py
    network: str | None = None  # the digest of the network from which it was taken
    hints: int = 0  # how often it was told what the Master would do

    @property
    def played_by_bot(self) -> bool:
        """In a game that has begun, an open seat is played by a bot until somebody takes it."""
        return self.kind != "human" or self.away

    def belongs_to(self, digest: str | None) -> bool:
        """Whether a token's or a guest's digest opens this seat."""
        by_token = opens(digest, self.secret)
        by_guest = opens(digest, self.guest)
        return self.kind == "human" and (by_token or by_guest)

    def is_kept_out(self, banned: frozenset[str]) -> bool:
        """Whether its person was sent away by the host: by their browser, or by the token of this seat."""
        return self.kind == "human" and (self.guest in banned or self.secret in banned)

    def give_to(self, name: str, secret: str, guest: str | None, network: str | None) -> None:
        self.kind, self.name, self.secret, self.guest, self.away = "human", name, secret, guest, False
        self.prepared, self.network = None, network

    def free(self, kind: Kind = "open") -> None:
        """Nobody's any more: open to anybody, or for good a bot's."""
        self.kind, self.secret, self.guest, self.away, self.prepared = kind, None, None, False, None
        self.network = None

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id, "seat": self.number, "kind": self.kind, "bot": self.bot, "name": self.name,
            "secret": self.secret, "guest": self.guest, "away": self.away, "prepared": self.prepared,
            "network": self.network, "hints": self.hints,
        }  # fmt: skip

    @classmethod
    def of_row(cls, row: Any) -> Seat:
        away = bool(row.away)
        rest = row.bot, row.secret, row.guest, away, row.prepared, row.network, row.hints
        return cls(row.seat, row.kind, row.name, *rest)


def person(seat: Seat) -> str | None:
    """Who is asked once though they hold several seats."""
    return seat.guest or seat.secret


def in_one_hand(seats: list[Seat]) -> bool:
    """Whether one person holds every seat that is no bot's, and nobody else can sit down any more."""
    people = [seat for seat in seats if seat.kind != "bot"]
    return all(seat.kind == "human" for seat in people) and len({person(seat) for seat in people}) == 1


def others(seats: list[Seat], *digests: str | None) -> list[Seat]:
    """Seats of people that none of these secrets opens. Who was handed the link of one seat holds no other."""
    return [seat for seat in seats if seat.kind == "human" and not any(map(seat.belongs_to, digests))]


def plays_alone(seats: list[Seat], *digests: str | None) -> bool:
    """Whether that person is the one who shows these secrets."""
    return in_one_hand(seats) and not others(seats, *digests)


def apart_from_players(name: str, seats: list[Seat]) -> str:
    """A spectator's name that nobody takes for a player's: neither theirs nor theirs in other letters."""

    def looks(text: str) -> str:
        plain = unicodedata.normalize("NFKD", text).casefold()
        return "".join(c for c in plain if c.isalnum())

    players = {looks(seat.name) for seat in seats if seat.name}
    if not name or looks(name) not in players:
        return name
    number = 2
    while looks(f"{name} {number}") in players:
        number += 1
    return f"{name} {number}"


def distinct(name: str, taken: list[str]) -> str:
    """A name that nobody else at the table bears."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
