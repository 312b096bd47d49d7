"""What travels between browser and server, said once, one file a subject.

Whatever builds a message names its shape from here, and `make wire` writes from it the client's types
(`web/client/lib/wire.ts`) and the shapes in `docs/protocol.md`. A line's comment travels with it.
"""

from .from_server import (
    AskMessage,
    ChatLine,
    ChatMessage,
    DataMessage,
    DoneMessage,
    ErrorMessage,
    FromServer,
    Posted,
    Question,
    TableMessage,
    ViewHead,
    Why,
)
from .games import (
    BotKind,
    GameFacts,
    GameList,
    GameOption,
    Lid,
    OptionValue,
    Preset,
    Readiness,
    Reference,
    Section,
    Symbol,
)
from .seen import (
    Chapters,
    Choices,
    Deadline,
    GameEvent,
    Glance,
    InWords,
    Legend,
    LessonPage,
    LessonStep,
    Looking,
    Move,
    Outcome,
    Points,
    PointsOfSide,
    Prepared,
    PreparedMove,
    Story,
    TakenBack,
    Told,
    ToldToAll,
    Undoing,
    View,
    World,
)
from .tables import (
    Edition,
    News,
    Refusal,
    SatDown,
    Seat,
    SeatChoice,
    Seated,
    SeatKey,
    SeatKind,
    TableFacts,
    TableLists,
    TableNamed,
    TableState,
    Verified,
)
from .to_server import Form, ToServer
