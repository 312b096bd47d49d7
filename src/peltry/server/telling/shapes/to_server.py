"""What a browser or a program says over the socket."""

from typing import Literal, NotRequired, TypedDict

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
    prices: NotRequired[bool]  # with data: what each move costs
    past: NotRequired[bool]  # with data: the first one tells all that was heard since the setup


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


class AskHint(TypedDict):
    do: Literal["hint"]  # what would the Master do?
    seat: int
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
    Hello | MakeMove | Undo | Agree | Say | Speak | LookAs | ComeBack | Pace | NewerRules | AskWhy | AskHint | LookAhead
    | Prepare | Ping
)  # fmt: skip
