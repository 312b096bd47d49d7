"""Tables, their seats, and who sits down."""

from typing import Any, Literal, NotRequired, TypedDict

from .games import OptionValue
from .seen import Deadline

# Tables


SeatKind = Literal["human", "bot", "open"]
TableState = Literal["waiting", "playing", "finished"]


class Seat(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    bot: NotRequired[str]
    here: NotRequired[bool]
    mine: NotRequired[bool]
    away: NotRequired[bool]  # a bot plays for this person until they take the seat back
    hints: NotRequired[int]  # how often it was told what the Master would do


class SeatChoice(TypedDict):
    """What everybody chooses for their own seat while a table waits, such as a colour."""

    name: str  # of the option
    title: str
    about: str
    different: bool  # no two seats the same
    values: list[OptionValue]
    chosen: list[str | None]  # by seat; null takes what is left. What no person has chosen can still be chosen


class TableFacts(TypedDict):
    id: str
    game: str
    title: NotRequired[str]  # none when the game stands here no longer
    state: TableState
    open: bool
    players: int
    options: dict[str, Any]
    minutes: float | None
    moves: int
    version: int
    rules: int
    created: str
    changed: str
    seats: list[Seat]
    names: list[str]  # every side, automas last
    colours: NotRequired[list[str]]  # of every side, where they are not in the house's order
    choices: NotRequired[list[SeatChoice]]  # while it waits; not in lists
    toPlay: int
    yourTurn: NotRequired[bool]
    alone: NotRequired[bool]  # every seat of a person is this one's, and no chair is free
    host: NotRequired[bool]  # may start the table
    scores: NotRequired[list[int]]
    ranking: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    clock: NotRequired[Deadline]
    commitment: str  # SHA-256 of the seed
    reconstructed: NotRequired[bool]
    unlearned: NotRequired[str]  # that levels sit here for which nothing fitting was learned, as a sentence
    origin: NotRequired[str]  # import, fork, rematch, lesson
    parent: NotRequired[str]
    rematch: NotRequired[str]  # the next table of the same people
    known: NotRequired[bool]  # somebody may know what comes next here
    hints: NotRequired[bool]  # everybody here may ask what the Master would do, though others play
    mySeats: NotRequired[list[int]]
    now: NotRequired[float]  # seconds
    compiling: NotRequired[float]  # 0 to 1 while the rules are compiled
    trouble: NotRequired[str]  # why it cannot be opened here
    house: NotRequired[str]  # why nothing can be kept now
    notice: NotRequired[str]  # what the host would have everybody read
    edition: NotRequired[str]  # the game by the earlier rules that this table is played by, GAME@N
    newRules: NotRequired[int]  # and the version that is the newest


class TableLists(TypedDict):
    mine: list[TableFacts]
    waiting: list[TableFacts]
    playing: list[TableFacts]  # open tables of others, to watch
    finished: list[TableFacts]
    house: NotRequired[str]
    notice: NotRequired[str]


class News(TypedDict):
    """What everybody reads above their table."""

    house: NotRequired[str]
    notice: NotRequired[str]


class Edition(TypedDict):
    """By which rules a table is played, where these are not the present ones."""

    edition: NotRequired[str]
    newRules: NotRequired[int]


class WantedSeat(TypedDict):
    kind: SeatKind
    bot: NotRequired[str]


class NewTable(TypedDict):
    game: str
    players: int
    options: dict[str, Any]
    seats: list[WantedSeat]
    names: list[str | None]
    open: bool
    minutes: float | None
    hints: NotRequired[bool]  # everybody may ask what the Master would do


class Joining(TypedDict):
    name: str
    seat: NotRequired[int]
    choices: NotRequired[dict[str, str | None]]  # for the seat, by option; null is whatever is left


class Choosing(TypedDict):
    seat: NotRequired[int]
    choices: dict[str, str | None]


class NewLesson(TypedDict):
    name: NotRequired[str]


class SeatKey(TypedDict):
    seat: int
    token: NotRequired[str]  # none where the asker has it already


class TableNamed(TypedDict):
    id: str


class Seated(TableNamed):
    """One key for each seat that this browser now holds."""

    seats: list[SeatKey]


class SatDown(Seated, SeatKey):
    """The same, and the one seat that was asked for."""


class Verified(TypedDict):
    seed: str
    commitment: str
    matches: bool
    exact: bool
    moves: int
    rules: int


class Refusal(TypedDict):
    error: str  # one line a person can act on
    house: NotRequired[str]
