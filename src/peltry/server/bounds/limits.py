"""How much anybody may ask for: sizes, counts and rates."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field

MESSAGE_BYTES = 4096  # one WebSocket message
BODY_BYTES = 16 * 1024  # one POST
IMPORT_BYTES = 1024 * 1024  # one save file
NAME_LENGTH = 24
MARKS = 2  # on one letter
SQUEEZED = 8  # characters of which one may be left: marks become part of their letter, runs of blanks one blank
CHAT_LENGTH = 400
CHAT_KEPT = 200  # lines a newcomer gets
CHAT_STORED = 2000  # lines of one table
KEY_LENGTH = 64
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 15.0, 60.0  # of one connection
WHOLE_VIEWS = 0.3, 20.0  # of one connection: greetings, other languages and other eyes, each a table told anew
FRAMES_A_SECOND, FRAMES_AT_ONCE = 60.0, 360.0  # the same, with pieces of messages, pings and pongs
# Of one visitor: so many a second, so many at once. A club may sit behind one address.
GETS = 100.0, 1000.0
STORIES = 30.0, 300.0  # replays, logs, points, saves, proofs
POSTS = 20.0, 120.0
IMPORTS = 0.2, 12.0
GUESSES = 5 / 60, 5.0  # wrong passwords at the door of a private house
SEATS = 1.0, 120.0  # taken at tables, one's own taken back included
MESSAGES = (
    300.0,
    3000.0,
)  # at all tables together; a club says a few, a program as many as it can
LOOKS = 60.0, 2400.0  # the same of those that take long: whole tables, what could be prepared
ANALYSES = 0.05, 12.0  # of finished games
HINTS = 0.2, 12.0  # what the Master would do
TALK = 3.0, 90.0  # lines said, at all tables
HEAD_LINES = 100  # of one request
SOCKETS = 50.0, 2000.0  # newly opened; after a restart a full house behind one line comes back at once
SOCKETS_OPEN = 5000
HURRIED_BOTS = 40.0, 400.0  # moves of bots that somebody would not have wait; those beyond come at the usual pace
HEAD_WITHIN, BODY_WITHIN, READ_WITHIN = 15.0, 90.0, 60.0  # seconds: to ask, to send, to take something of the answer
BODY_PIECES = 4000  # in which one body may come
DESCRIPTORS = 65_536  # open files, where the machine allows as many
FORGIVEN = 100  # refused messages after which a connection is closed
QUESTIONS = 0.1, 2.0  # of one seat to the others at its table: so many a second, so many at once
SPECTATORS = 64  # of one table; its own players always find room
WINDOWS_A_SEAT = 16
OPEN_TABLES = 60  # of one visitor in the lobby at a time
OPEN_AROUND = 240, 2400  # the same from one site and from one area: whoever has many addresses has them there
LISTED_TABLES = 300  # the same, in one day, with those that ended: the lists are chosen from the newest thousand
TABLES_A_DAY = 1000  # made by one visitor, also by link, from saves, from moves of others, again and as lessons
UNSENT_MESSAGES = 256  # to one connection that does not read
MOST_MINUTES = 60 * 24 * 30
SIZES = range(1, 17)  # of a table, in seats
MOST_MOVES = 100_000
MOST_CHANGES = 50_000  # of one table, after which nothing is taken back any more: each undo adds to its log
MANY_ADDRESSES = 1000
WORTH_ASKING = 0.02  # seconds of a bot's thought from which on another process is asked: asking takes 10 ms itself


@dataclass(slots=True)
class Bucket:
    """A token bucket: `rate` a second on average, `most` at once."""

    rate: float
    most: float
    clock: Callable[[], float]
    tokens: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens, self.at = self.most, self.clock()

    def take(self) -> bool:
        self._grow()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def charge(self, spent: float) -> None:
        """What was had elsewhere of the same. Nobody owes more than all that they may have at once."""
        self._grow()
        self.tokens = max(-self.most, self.tokens - spent)

    def _grow(self) -> None:
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now

    @property
    def full(self) -> bool:
        return self.tokens + (self.clock() - self.at) * self.rate >= self.most


class Addresses:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]):
        self.rate, self.most, self.clock = rate, most, clock
        self.buckets: dict[str, Bucket] = {}
        self.many = MANY_ADDRESSES

    def take(self, address: str) -> bool:
        return self.bucket(address).take()

    def bucket(self, address: str) -> Bucket:
        if len(self.buckets) > self.many:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
            self.many = max(MANY_ADDRESSES, 2 * len(self.buckets))  # when all are at work, looking again must wait
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.most, self.clock)
        return bucket

    def give_back(self, address: str) -> None:
        """What was taken has turned out not to count."""
        if (bucket := self.buckets.get(address)) is not None:
            bucket.tokens += 1


def clean(text: object, length: int) -> str:
    """One line of plain text: no control or direction marks, no runs of blanks, at most `length` characters.

    It stays plain text all the way: the client sets it as text, so `<b>` is four characters and nothing else.
    """
    if not isinstance(text, str):
        return ""
    # To normalise is to sort the marks of every letter, which takes the square of their number: a hundred thousand on
    # one letter stopped the house for seconds. So it is shortened first, and stacks of marks are taken down.
    seen = UNSEEN.sub("", text.lstrip()[: SQUEEZED * length].translate(BLANK))
    short = unicodedata.normalize("NFC", few_marks(seen, 2 * MARKS))
    kept = (" " if unicodedata.category(c) in ("Zs", "Zl", "Zp", "Cc") else c for c in short)
    line = "".join(c for c in kept if unicodedata.category(c)[0] != "C")
    return few_marks(" ".join(line.split()))[:length].strip()


# Letters that nobody sees, though they are none of Unicode's blanks: a name made of them is none, and with one of them
# behind it is somebody else's. Most of them only ask for another form of the letter before.
BLANK = str.maketrans("\u115f\u1160\u2800\u3164\uffa0", " " * 5)
UNSEEN = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\U000e0100-\U000e01ef]|(?<![\u00a9\u00ae\u203c\u2049\u2100-\u2bff\U0001f000-\U0001faff])\ufe0f"
)


def few_marks(line: str, most: int = MARKS) -> str:
    """At most so many combining marks on a letter: stacks of them would cover the lines around.

    Scripts that write their vowels around the letter need more of those marks that Unicode does not sort.
    """
    out: list[str] = []
    marks = unsorted = 0
    for c in line:
        if unicodedata.combining(c):
            marks += 1
        elif unicodedata.category(c) in ("Mn", "Me"):
            unsorted += 1
        else:
            marks = unsorted = 0
        if marks <= most and unsorted <= 2 * most:
            out.append(c)
    return "".join(out)
