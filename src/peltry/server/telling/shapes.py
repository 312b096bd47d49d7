"""What travels between browser and server, said once.

Whatever builds a message names its shape from here, and `make wire` writes from it the client's types
(`web/client/lib/wire.ts`) and the shapes in `docs/protocol.md`. A line's comment travels with it.
"""

from typing import Any, Literal, NotRequired, TypedDict

from ...table.scene import SceneNews, SceneNode

# The table as one seat sees it


class PricePart(TypedDict):
    art: str
    n: int


class Move(TypedDict):
    move: int
    text: str
    group: NotRequired[str]
    price: NotRequired[list[PricePart]]  # in pictures; the text says it too
    nodes: NotRequired[list[str]]  # ids it names, to be shown from the list


class GameEvent(TypedDict):
    n: int
    text: NotRequired[str]  # none where other events tell it
    brief: NotRequired[str]  # the same in a word or two
    begins: NotRequired[Literal["turn", "chapter"]]  # a chapter is a season, a round
    kind: str
    who: int
    move: int  # how many had been made once it had happened; 0 is the setup
    nodes: NotRequired[list[str]]
    art: NotRequired[str]  # a symbol for the log


class TakenBack(TypedDict):
    """Whose moves an undo takes back, and how many; an automa's turns are counted with them."""

    who: int
    n: int


class SourcePart(TypedDict):
    label: str
    points: int


class Sources(TypedDict):
    side: int
    parts: list[SourcePart]


class ToldToAll(TypedDict):
    """Of a moment, what everybody is told alike."""

    toPlay: int
    over: bool
    names: list[str]  # every side, automas last
    scores: list[int]
    ranking: NotRequired[list[int]]  # when it is over
    winners: NotRequired[list[int]]  # none in a shared defeat, several in a draw
    tie: NotRequired[str]  # what broke it
    sources: NotRequired[list[Sources]]


class Choices(TypedDict):
    """Only for the seat that is to play, and not while a bot plays for it."""

    decision: NotRequired[str]
    moves: NotRequired[list[Move]]
    groups: NotRequired[dict[str, str]]  # a title for each group


class Undoing(TypedDict):
    canUndo: NotRequired[bool]
    canAsk: NotRequired[bool]  # only with the others' leave
    takesBack: NotRequired[list[TakenBack]]
    looked: NotRequired[bool]  # since then somebody learned or did something


class LessonPage(TypedDict):
    """One idea of a guided first game."""

    text: str
    lit: NotRequired[list[str]]  # the pieces it speaks of


class LessonStep(TypedDict):
    """Where a guided first game stands."""

    pages: list[LessonPage]  # to be read one after another
    before: int  # pages of earlier moments
    of: int  # pages in all
    move: NotRequired[int]  # what is asked for then; none when the lesson is over and the game goes on
    otherwise: NotRequired[str]  # why another move would not do


class PreparedMove(TypedDict):
    move: int
    text: str  # as it was read when it was chosen


class Prepared(TypedDict):
    """What somebody chose while waiting. Only they are told."""

    moves: list[PreparedMove]
    why: NotRequired[Literal["news", "changed"]]  # it is their turn, but these wait for a word


class Looking(Choices, Undoing):
    """Of a moment, what one pair of eyes is told."""

    version: int
    seat: int  # -1 is a spectator
    move: int  # how many have been made
    events: list[GameEvent]
    lang: NotRequired[str]
    keep: NotRequired[int]  # events from this number on replace what was known
    mySeats: NotRequired[list[int]]
    secrets: NotRequired[bool]
    myLast: NotRequired[int]  # moves made once this seat had made its last one
    of: NotRequired[int]  # replays: how many moves there are
    by: NotRequired[int]  # replays: who made this move
    lesson: NotRequired[LessonStep]
    prepared: NotRequired[Prepared]


class ViewFields(ToldToAll, Looking):
    """A view but for its scene."""


class Glance(ToldToAll, Choices):
    """A moment by itself, without what came before it."""

    seat: int
    scene: SceneNode


class View(ViewFields):
    """A moment of a replay; what the client makes of the views on the wire."""

    scene: SceneNode


class SentView(ViewFields, SceneNews):
    """A view on the wire."""


class Legend(TypedDict):
    """What stands between the colons of each kind of move and event."""

    moves: list[str]  # hunt:place:fur
    events: list[str]  # hunted:who:place:fur:horses:coins


class Told(TypedDict):
    """What a seat sees as plain values under the names of the game's record: all of it, then what changed."""

    sees: NotRequired[dict[str, Any]]
    legend: NotRequired[Legend]  # beside `sees`
    changed: NotRequired[dict[str, Any]]  # new values by the way to them, such as players.0.coins


class Outcome(TypedDict):
    """Only when it is over."""

    ranking: NotRequired[list[int]]
    winners: NotRequired[list[int]]  # none in a shared defeat, several in a draw


class InWords(TypedDict):
    """The same in sentences, for whoever asked for words."""

    lang: str
    position: str
    decision: NotRequired[str]
    moves: NotRequired[list[str]]  # one for each of the moves beside it
    events: NotRequired[list[str]]


class Deadline(TypedDict):
    seat: int
    ends: str


class World(TypedDict):
    """The state with all that the seat cannot know dealt anew, for bots that play by Peltry's own rules."""

    rules: int
    printed: str  # names the printed values
    record: str  # names the layout of the state
    state: str  # deflated, base64: the record, then the last move's events


class Data(Told, Outcome):
    """A moment for a program."""

    version: int
    seat: int  # -1 is a spectator
    move: int  # how many have been made
    toPlay: int
    over: bool
    scores: list[int]
    moves: NotRequired[list[str]]  # only for the seat that is to play, and not while a bot plays for it
    events: list[str]  # since the last one
    clock: NotRequired[Deadline]
    words: NotRequired[InWords]
    world: NotRequired[World]


class Chapters(TypedDict):
    """How a game calls going to its next season or round; nothing where it has none."""

    next: NotRequired[str]
    previous: NotRequired[str]


class Story(TypedDict):
    """The whole log."""

    events: list[GameEvent]
    moves: int
    chapter: Chapters


class PointsOfSource(TypedDict):
    label: str
    points: list[int]


class PointsOfSide(TypedDict):
    side: int
    total: list[int]
    parts: list[PointsOfSource]


class Points(TypedDict):
    """Points after each of some moves, for the plot."""

    at: list[int]
    sides: list[PointsOfSide]


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
    origin: NotRequired[str]  # import, fork, rematch, lesson
    parent: NotRequired[str]
    rematch: NotRequired[str]  # the next table of the same people
    known: NotRequired[bool]  # somebody may know what comes next here
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


# Games


class OptionValue(TypedDict):
    value: str
    title: str
    about: str


class GameOption(TypedDict):
    name: str
    title: str
    about: str
    default: str
    perSeat: bool
    solo: bool | None
    values: list[OptionValue]


class BotKind(TypedDict):
    name: str
    title: str
    about: str
    gentle: NotRequired[bool]  # a first game can beat it
    rating: NotRequired[int]  # as measured; 400 points are ten to one


class Preset(TypedDict):
    """Several options chosen at once."""

    name: str
    title: str
    about: str
    options: dict[str, str]


class Lid(TypedDict):
    """What is printed on the lid: it does not change while the server runs."""

    name: str
    title: str
    about: str
    players: list[int]
    minutes: NotRequired[int]
    lesson: NotRequired[int]  # minutes of its guided first game
    automas: dict[str, list[str]]  # by number of players: who else plays
    bots: list[BotKind]
    options: list[GameOption]
    presets: NotRequired[list[Preset]]


class Readiness(TypedDict):
    ready: bool  # compiled; a table can be created before
    secrets: bool  # seats hide something from each other: hot-seat needs the handover screen
    progress: NotRequired[float]  # 0 to 1 while it is not ready
    error: NotRequired[str]


class GameFacts(Lid, Readiness):
    pass


class GameList(TypedDict):
    games: list[GameFacts]


class Section(TypedDict):
    id: str
    title: str
    paragraphs: list[str]  # plain text or "- a list item"; **bold** is the only mark-up


class Symbol(TypedDict):
    """One line of the legend."""

    art: str
    text: str
    section: str
    also: NotRequired[list[str]]  # beginnings of other pictures that mean the same


class Reference(TypedDict):
    title: str
    sections: list[Section]
    symbols: NotRequired[list[Symbol]]
    pieces: NotRequired[dict[str, str]]  # which section tells of a piece, by the beginning of its id


# From the server, over the socket


class ChatLine(TypedDict):
    n: int
    who: int  # -1 is a spectator
    name: str
    text: str
    at: str


Question = Literal["undo", "rules"]


class Ask(TypedDict):
    """Somebody asks the others to let a move be taken back, or to go on by newer rules."""

    what: Question
    who: int
    name: str
    takesBack: list[TakenBack]
    waiting: list[int]


class Why(TypedDict):
    """Why a move may not be made now, and where the rules say so."""

    text: str
    rule: str  # a section of the rules reference


IsView = TypedDict("IsView", {"is": Literal["view"]})
IsTable = TypedDict("IsTable", {"is": Literal["table"]})
IsAsk = TypedDict("IsAsk", {"is": Literal["ask"]})
IsData = TypedDict("IsData", {"is": Literal["data"]})
IsAhead = TypedDict("IsAhead", {"is": Literal["ahead"]})


class AheadMessage(IsAhead, Choices):
    """What could be chosen when one's turn has come; no moves: the turn is over then."""

    version: int
    chosen: list[int]  # moves that come before it


class ViewHead(IsView, Looking, SceneNews):
    """A view but for what everybody is told alike."""


class ViewMessage(IsView, SentView):
    pass


class TableMessage(IsTable, TableFacts):
    pass


class AskMessage(IsAsk, Ask):
    pass


class DataMessage(IsData, Data):
    pass


ChatMessage = TypedDict("ChatMessage", {"is": Literal["chat"], "lines": list[ChatLine]})
AnswerMessage = TypedDict("AnswerMessage", {"is": Literal["answer"], "what": Question, "yes": bool})
ErrorMessage = TypedDict("ErrorMessage", {"is": Literal["error"], "text": str, "key": NotRequired[str]})
DoneMessage = TypedDict("DoneMessage", {"is": Literal["done"], "version": int, "key": NotRequired[str]})
WhyMessage = TypedDict("WhyMessage", {"is": Literal["why"], "version": int, "moves": list[int], "whys": list[Why]})
PongMessage = TypedDict("PongMessage", {"is": Literal["pong"]})

Posted = ChatMessage | AskMessage | AnswerMessage | ErrorMessage | DoneMessage | WhyMessage | AheadMessage | PongMessage
FromServer = ViewMessage | DataMessage | TableMessage | Posted

# To the server, over the socket. Nothing of it is believed: `socket/commands.py` looks at every field.


Form = Literal["scene", "data", "words"]
AsForm = TypedDict("AsForm", {"as": NotRequired[Form]})  # words are data with sentences besides


class Hello(AsForm):
    do: Literal["hello"]
    tokens: list[str]  # several are several seats in one browser, none is a spectator
    lang: str
    seen: int  # the last version that is known, or -1
    pace: NotRequired[float]
    seat: NotRequired[int]  # the first eyes
    worlds: NotRequired[bool]  # with data: a world to think in beside every choice of moves


class MakeMove(TypedDict):
    do: Literal["move"]
    seat: int
    move: int | str  # its number, or as it is written: hunt:5:7
    version: int  # the one that the person saw
    key: NotRequired[str]  # a repeated key is answered as the first time


class Undo(TypedDict):
    do: Literal["undo"]
    seat: int
    version: int


class Agree(TypedDict):
    do: Literal["agree"]
    yes: bool


class Say(TypedDict):
    do: Literal["chat"]
    text: str
    name: NotRequired[str]  # a spectator's


class Speak(TypedDict):
    do: Literal["lang"]
    lang: str


class LookAs(TypedDict):
    do: Literal["seat"]
    seat: int  # whose eyes, in a browser with several


class ComeBack(TypedDict):
    do: Literal["back"]
    seat: int  # to be taken back from its bot


class Pace(TypedDict):
    do: Literal["pace"]
    pace: float  # how slowly bots move, 1 being as usual


class NewerRules(TypedDict):
    do: Literal["rules"]  # the host would have the game go on by the present rules


class AskWhy(TypedDict):
    do: Literal["why"]
    seat: int
    moves: list[int]  # that a piece could make, though not now
    version: int


class LookAhead(TypedDict):
    do: Literal["ahead"]
    seat: int
    moves: list[int]  # chosen already, to be made before


class Prepare(TypedDict):
    do: Literal["prepare"]
    seat: int
    moves: list[int]  # for the next turn, in this order; none drops what was prepared
    version: int


class Ping(TypedDict):
    do: Literal["ping"]


ToServer = (
    Hello | MakeMove | Undo | Agree | Say | Speak | LookAs | ComeBack | Pace | NewerRules | AskWhy | LookAhead | Prepare
    | Ping
)  # fmt: skip
