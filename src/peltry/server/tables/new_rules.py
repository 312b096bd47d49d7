"""A running game that its players take over to newer rules: every move must be legal there, and by the same seat."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from ...errors import PeltryError
from ..bounds.refusals import NotNow, NotYours
from ..bounds.security import opens
from ..store import records
from ..store.records import Change, Record
from ..store.schema import BACK, MOVE
from ..store.seats import Seat, person
from . import asking, clocks
from .asking import Ask

if TYPE_CHECKING:
    from ...table.library import GameAtTable
    from ...table.match import Match
    from .live import LiveTable


async def ask(table: LiveTable, digests: Sequence[str], held: Set[int]) -> None:
    """The host would have the game go on by the present rules. The others are asked, unless there are none."""
    await table.soon()
    async with table.lock:
        table.house.check_keeping()
        check_host(table.record, digests, held)
        match = table.need_match()
        await asyncio.to_thread(taken_over, match, await newer(table))  # refused before anybody is asked
        seat, waiting = min(held, default=0), others(table.record.seats, digests, held)
        if waiting:
            asking.put(table, Ask("rules", seat, [], waiting, functools.partial(take_over, table, seat)))
        else:
            await take_over(table, seat)


async def newer(table: LiveTable) -> GameAtTable:
    """The game by its present rules, with the printed values of somebody's own if it is played with these."""
    from ...table.library import load_with_text

    if table.newer is None or table.record.state != "playing":
        raise NotNow("rules-are-new", version=str(table.record.rules))
    game, own = await table.house.shelf.ready(table.record.game), table.need_match().game.printed_text
    return game if own is None else await asyncio.to_thread(load_with_text, game.name, own)


async def take_over(table: LiveTable, seat: int) -> None:
    """Everybody agrees. Whoever looks comes back to a table of the new rules, with its words and its look."""
    record, now, game = table.record, table.house.clock(), await newer(table)
    log = log_of(await asyncio.to_thread(taken_over, table.need_match(), game), record.version, seat, now)
    text = game.printed_as_played()
    record.rules, record.printed_hash = game.version, game.printed_hash
    record.version, record.changed, record.due = log[-1].version, now, clocks.due(table)
    work = records.take_over(record, log)
    if text is not None:
        work = records.in_one(records.keep_printing(game.name, game.printed_hash, text), work)
    await table._write(work)
    table.house.forget(record.id)


def check_host(record: Record, digests: Sequence[str], held: Set[int]) -> None:
    if not (0 in held or any(opens(digest, record.host) for digest in digests)):
        raise NotYours("rules-for-host")


def others(seats: list[Seat], digests: Sequence[str], held: Set[int]) -> set[int]:
    """The people whose game it is too, each asked for all of their seats, also those who are away."""
    mine = {person(seat) for seat in seats if seat.number in held} | set(digests)
    return {seat.number for seat in seats if seat.kind == "human" and person(seat) not in mine}


def taken_over(match: Match, game: GameAtTable) -> Match:
    """The same moves by the rules of `game`. Moves are told by their texts: their numbers may have changed."""
    from ...table.match import Match

    try:
        new = Match(game, match.players, match.seed, match.chosen, match.names[: match.players])
    except PeltryError as error:
        raise NotNow("rules-other-options", version=str(game.version), error=error) from None
    for number, played in enumerate(match.history, 1):
        text = match.describe(played.move)
        try:
            fits = new.to_play() == played.seat
            new.play(text)
        except PeltryError:
            fits = False
        if not fits:
            raise NotNow("rules-other-moves", version=str(game.version), number=str(number), move=text)
    if new.to_play() != match.to_play():
        raise NotNow("rules-other-turn", version=str(game.version))
    return new


def log_of(match: Match, version: int, seat: int, at: float) -> list[Change]:
    """The log stays as it was; behind it all is taken back and played again, in the numbers of the new rules."""
    log = [Change(version + 1, BACK, 0, seat, None, at)]
    log += [Change(version + 2 + i, MOVE, played.move, played.seat, None, at) for i, played in enumerate(match.history)]
    return log
