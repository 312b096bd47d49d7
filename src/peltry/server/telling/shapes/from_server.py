"""What the server says over the socket."""

from typing import Literal, NotRequired, TypedDict

from ....table.scene import SceneNews
from .seen import Choices, Data, HintedMove, Looking, SentView, TakenBack
from .tables import TableFacts

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
    """Why a move may not be made now, and where the rules say so, unless only something else comes first."""

    text: str
    rule: NotRequired[str]  # a section of the rules reference


IsView = TypedDict("IsView", {"is": Literal["view"]})
IsTable = TypedDict("IsTable", {"is": Literal["table"]})
IsAsk = TypedDict("IsAsk", {"is": Literal["ask"]})
IsData = TypedDict("IsData", {"is": Literal["data"]})
IsHint = TypedDict("IsHint", {"is": Literal["hint"]})
IsAhead = TypedDict("IsAhead", {"is": Literal["ahead"]})


class AheadMessage(IsAhead, Choices):
    """What could be chosen when one's turn has come; no moves: the turn is over then."""

    version: int
    chosen: list[int]  # moves that come before it


class HintMessage(IsHint):
    """What the Master would do, the best first; nobody else is told."""

    version: int
    seat: int
    moves: list[HintedMove]
    taken: int  # how many hints the seat has had


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

Posted = (
    ChatMessage | AskMessage | AnswerMessage | ErrorMessage | DoneMessage | WhyMessage | HintMessage | AheadMessage
    | PongMessage
)  # fmt: skip
FromServer = ViewMessage | DataMessage | TableMessage | Posted
