"""What one browser has of the table it looks at, so that it is sent only what is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson

from ...table.parts import JSON, as_written
from ...table.pictures import Known
from ..tables.facts import clock_of
from ..telling import shapes
from ..telling.data import Sheet, heard, outcome, prices
from ..telling.in_words import in_words
from ..telling.story import event_numbers, still, story
from ..telling.worlds import dealt_anew

if TYPE_CHECKING:
    from ...table.match import Match
    from ..tables.live import LiveTable

MANY_MOVES = 30  # a longer story is told in a thread
IN_DATA = frozenset(
    ("now", "version", "moves", "changed", "toPlay", "yourTurn", "clock")
)  # facts that pass with a move


class Showing:
    """The views of one browser, one after another. It begins with nothing, anew for other eyes or another language."""

    __slots__ = ("_facts", "_known", "_sheet", "eyes", "form", "language", "past", "prices", "seen", "table", "worlds")

    def __init__(self, table: LiveTable):
        self.table = table
        self.eyes = -1  # whose view it is
        self.language = "en"
        self.form: shapes.Form = "scene"
        self.worlds = False  # a program would think in worlds that are dealt anew
        self.prices = False  # it would know what its moves cost
        self.past = False  # and what was heard before it came
        self.seen = -1  # the last version that was sent
        self._known = Known()
        self._sheet: Sheet | None = None  # of a program
        self._facts: dict[str, object] | None = None  # of the table, as a program was told them

    @property
    def sight(self) -> tuple[int, str]:
        return self.eyes, self.language

    def begin(self, seen: int = -1) -> None:
        """The browser has nothing of the scene. `seen`: it knows the log up to this version."""
        self.seen = seen
        self._known, self._sheet = Known(), None

    def look_as(self, seat: int) -> None:
        """Other eyes: what the last pair saw is not sent on, what it missed is."""
        self.eyes = seat
        self.begin()

    def view(self, head: shapes.ViewHead) -> Letter:
        """The present view. It must be sent: what is in it counts as known."""
        table, match = self.table, self.table.need_match()
        moment, seat, language = table.moment, self.eyes, self.language
        choosing = seat >= 0 and not table.bot_plays(seat)
        look = moment.look(seat, language, choosing, table.shared(self.sight))
        kept, length = table.versions.kept_since(self.seen), len(match.history)
        if kept == length - 1 and kept >= 0:  # nearly always: one move, told alike to many
            head["keep"] = first = event_numbers(match, kept)
            head["events"] = as_written(moment.news(seat, language, first))
            later = None
        else:
            head["keep"] = event_numbers(match, kept) if kept >= 0 else 0
            later = Later(match, kept, seat, language) if kept < length else None
        self.seen = table.record.version
        told: shapes.ViewHead = {**head, **look.choices, **self._known.news(look.picture)}
        return Letter(told, moment.common(language), later)

    def data(self) -> shapes.DataMessage:
        """The same for a program. It must be sent, too."""
        table, match, seat = self.table, self.table.need_match(), self.eyes
        moment = table.moment
        position = moment.position
        first = self._sheet is None
        sheet = self._sheet = self._sheet or Sheet()
        kept = (-1 if self.past else len(match.history)) if first else table.versions.kept_since(self.seen)
        self.seen = table.record.version
        head: shapes.DataMessage = {
            "is": "data", "version": self.seen, "seat": seat, "move": len(match.history), "toPlay": moment.to_play,
            "over": position.over, "scores": position.scores(), "events": heard(match, kept, seat),
        }  # fmt: skip
        told: shapes.DataMessage = {**head, **sheet.news(position, seat), **outcome(match, position)}
        if self.past:
            told["keep"] = event_numbers(match, kept) if kept >= 0 else 0
        legal = moment.legal(seat, seat >= 0 and not table.bot_plays(seat))
        if legal:
            told["moves"] = [match.describe(move) for move in legal]
            if self.prices:
                told["prices"] = prices(position, seat, legal)
        if (clock := clock_of(table.record)) is not None:
            told["clock"] = clock
        if self.form == "words":
            told["words"] = in_words(moment, seat, self.language, legal, kept)
        if self.worlds and len(legal) > 1:
            told["world"] = dealt_anew(match, seat)
        return told

    def tells_anew(self, facts: shapes.TableMessage) -> bool:
        """Whether the facts of a table are to be sent. To a program they are not, when it has them from its data."""
        if self.form == "scene":
            return True
        before, self._facts = self._facts, {name: each for name, each in facts.items() if name not in IN_DATA}
        return before != self._facts


class Later:
    """A story of many moves, still to be told."""

    def __init__(self, match: Match, after: int, seat: int, language: str):
        self.match, self.after, self.seat, self.language = match, after, seat, language
        self.long = len(match.history) - after > MANY_MOVES
        if self.long:  # told in a thread, while the match goes on
            self.match = still(match)

    def tell(self) -> list[shapes.GameEvent]:
        return story(self.match, self.after, self.seat, self.language)


class Letter:
    """One view on its way."""

    def __init__(self, head: shapes.ViewHead, common: bytes, later: Later | None):
        self.head, self.common, self.later = head, common, later
        if later is not None and not later.long:
            head["events"] = later.tell()
            self.later = None

    def text(self, story: list[shapes.GameEvent] | None = None) -> bytes:
        """`story`: what was still to be told."""
        if story is not None:
            self.head["events"] = story
        return orjson.dumps(self.head, option=JSON)[:-1] + b"," + self.common[1:]


class Note:
    """The same to a program: short, and ready as it is."""

    later = None

    def __init__(self, told: shapes.DataMessage):
        self.told = told

    def text(self) -> bytes:
        return orjson.dumps(self.told, option=JSON)
