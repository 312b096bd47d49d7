"""What a pair of eyes, or a program, is told of a moment; and the whole story of a game."""

from typing import Any, Literal, NotRequired, TypedDict

from ....table.scene import SceneNews, SceneNode

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
    you: NotRequired[str]  # the same as it is said to the one who did it
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
    follows: NotRequired[int]  # the move that was meant with the one before; a browser makes it by itself


class Undoing(TypedDict):
    canUndo: NotRequired[bool]
    canAsk: NotRequired[bool]  # only with the others' leave
    takesBack: NotRequired[list[TakenBack]]
    looked: NotRequired[bool]  # since then somebody learned or did something


class HintedMove(TypedDict):
    """A move that the Master weighed."""

    move: int
    share: float  # of the win, that the seat could expect after it, if all played on as Masters
    lost: float  # of the win, beside the best
    gap: Literal["level", "little", "clear", "far"]  # how far it is behind the best, in a word
    points: NotRequired[float]  # the same in points, where a game is about them


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
    mayAsk: NotRequired[bool]  # what the Master would do
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
    prices: NotRequired[dict[str, list[str]]]  # of moves that cost something: horses:2, furs:1:7
    events: list[str]  # since the last one
    keep: NotRequired[int]  # with the past: how many of the events told before still hold
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


class Lapse(TypedDict):
    """A turn in which somebody let go of a part of the win, by the choice in it that cost the most."""

    at: int  # moves made before that choice
    seat: int
    played: str
    better: str  # what the Master would have done
    lost: float  # of the win, in the whole turn
    gap: Literal["level", "little", "clear", "far"]  # in a word
    points: NotRequired[float]  # the same in points, where a game is about them
    nodes: NotRequired[list[str]]  # ids that the better move names


class Analysis(TypedDict):
    """How a finished game went, as the Master sees it with what each seat knew then."""

    at: list[int]  # after how many moves
    shares: list[list[float]]  # of the win, that each side could expect there; what is missing is nobody's
    lapses: list[Lapse]  # the dearest first
    choices: int  # real ones that people made
    looked: int  # so many of them, the most doubtful, were looked at closely


class AnalysisState(TypedDict):
    """Asked for, it takes some seconds: whoever asks comes back."""

    progress: float  # 0 to 1
    analysis: NotRequired[Analysis]


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
