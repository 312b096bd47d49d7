"""What can be decided, done and told in a game: each kind declared once, with a name and named numbers.

    DECISIONS = Decisions()
    ASK_PAY = DECISIONS.ask("pay", furs=amount(12), value=one_of(10))

    EVENTS = Events()
    HUNTED = EVENTS.kind("hunted", "place", "fur", "horses", "coins")

    MOVES = Moves()
    HUNT = MOVES.verb("hunt", place=range(1, 13), fur=FURS)

Each call answers the number that rules use. Words, scenes, records and tests read the names.
"""

from __future__ import annotations

from .decisions import FIRST_TASK, Decisions, Pending
from .events import UNKNOWN, Event, Events, Secret, Shown, event_type
from .moves import Cost, Move, Moves, Values, Verb, combinations, meanings
from .reasons import NOT_NOW, Reason, Reasons
