"""The public facts of a table, as the lobby lists them and the table page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ...errors import PeltryError
from ...kernel.game import Message, in_order
from ...table.match import Match, seed_commitment
from ..bounds.security import opens
from ..games.bots import plays_greedily
from ..store.records import Record
from ..store.seats import Seat, plays_alone
from ..telling import shapes
from ..telling.speech import sources_of, speech
from .choosing import choices_told, settled
from .house import iso

if TYPE_CHECKING:
    from ...table.library import GameAtTable


def table_facts(
    record: Record,
    game: GameAtTable | None,
    language: str,
    asker: Iterable[str] = (),
    here: Iterable[int] = (),
    names: list[str] | None = None,
) -> shapes.TableFacts:
    """`asker` are the digests of the secrets that the asker showed; what is theirs is marked so."""
    mine, present = list(asker), set(here)
    own = {seat.number for seat in record.seats if any(seat.belongs_to(digest) for digest in mine)}
    result = record.result or {}
    facts: shapes.TableFacts = {
        "id": record.id, "game": record.game, "state": record.state, "open": record.open, "players": record.players,
        "options": record.options, "minutes": record.minutes, "moves": record.moves, "version": record.version,
        "created": iso(record.created), "changed": iso(record.changed),
        "seats": [seat_facts(seat, seat.number in own, seat.number in present) for seat in record.seats],
        "commitment": seed_commitment(record.seed), "toPlay": record.to_play, "rules": record.rules,
        "names": names or names_kept(record, game, language),
    }  # fmt: skip
    if "scores" in result:
        facts["scores"] = result["scores"]
    if "ranking" in result:
        facts["ranking"] = result["ranking"]
    if "winners" in result:
        facts["winners"] = result["winners"]
    if record.state == "playing" and plays_alone(record.seats, *mine):
        facts["alone"] = True
    if record.state == "playing" and record.to_play in own:
        facts["yourTurn"] = True
    if any(opens(digest, record.host) for digest in mine) or 0 in own:
        facts["host"] = True
    if (clock := clock_of(record)) is not None:
        facts["clock"] = clock
    if record.origin:
        facts["origin"] = record.origin
    if record.parent:
        facts["parent"] = record.parent
    if record.rematch:
        facts["rematch"] = record.rematch
    if record.known:
        facts["known"] = True
    if record.hints:
        facts["hints"] = True
    if game is not None:
        facts["title"] = title(game, record.options, language)
        if colours := colours_of(game, record):
            facts["colours"] = colours
        if record.state == "waiting" and (choices := choices_told(game, record, language)):
            facts["choices"] = choices
        if "reconstructed" in sources_of(game).values():
            facts["reconstructed"] = True
        if record.state != "finished" and (levels := unlearned(record.seats, game)):
            who = Message("table-unlearned", {"who": ", ".join(levels)})
            facts["unlearned"] = speech(game.words, language).say(who)
    return facts


def unlearned(seats: Iterable[Seat], game: GameAtTable) -> list[str]:
    """Who sits here as a level, although nothing was learned that fits the rules."""
    bots = ((seat.name, seat.bot) for seat in seats if seat.kind == "bot" and seat.bot)
    return [name for name, bot in bots if plays_greedily(bot, game.kind)]


def title(game: GameAtTable, options: Mapping[str, Any], language: str) -> str:
    """The game's name, or the name that it has with one of these options: `game-title.OPTION-VALUE`."""
    words = speech(game.words, language)
    others = (words.maybe(f"game-title.{option}-{value}") for option, value in options.items())
    return next(filter(None, others), "") or words.maybe("game-title", game.name)


def colours_of(game: GameAtTable, record: Record) -> list[str] | None:
    """Every side's, where they are not in the house's order; who has not chosen has what is left as things stand."""
    if game.look.colours is in_order:
        return None
    try:
        return list(game.look.colours(game.options(record.players, settled(game, record.options))[0]))
    except PeltryError:
        return None  # one of long ago, with options that there are no longer


def clock_of(record: Record) -> shapes.Deadline | None:
    """Whose clock is running, and when it will have run out."""
    if record.state == "playing" and record.minutes and record.due and 0 <= record.to_play < len(record.seats):
        return {"seat": record.to_play, "ends": iso(record.due)}
    return None


def names_said(match: Match | None, language: str) -> list[str] | None:
    return match.names_said(speech(match.game.words, language).say) if match else None


def names_kept(record: Record, game: GameAtTable | None, language: str) -> list[str]:
    """Everybody's name, without opening the game: with its end, those of the automas that played were kept too."""
    kept = (record.result or {}).get("names") or [seat.name for seat in record.seats]
    if game is None or len(kept) <= record.players:
        return kept
    words = speech(game.words, language)
    return kept[: record.players] + [words.maybe(f"side-{side.lower()}", side) for side in kept[record.players :]]


def seat_facts(seat: Seat, mine: bool, here: bool) -> shapes.Seat:
    facts: shapes.Seat = {"seat": seat.number, "kind": seat.kind, "name": seat.name}
    if seat.bot and seat.kind == "bot":
        facts["bot"] = seat.bot
    if mine:
        facts["mine"] = True
    if here:
        facts["here"] = True
    if seat.away:
        facts["away"] = True
    if seat.hints:
        facts["hints"] = seat.hints
    return facts
