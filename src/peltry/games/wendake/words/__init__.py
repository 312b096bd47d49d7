"""What is said in Wendake. The texts are in the `.ftl` files beside this one."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Words
from ....kernel.saying import say_tie
from .decisions import say_decision
from .events import QUIET_EVENTS, say_event
from .moves import say_move

WORDS = Words(Path(__file__).parent, say_move, say_event, say_decision, say_tie=say_tie, quiet=QUIET_EVENTS)
