"""What is said in Michel Strogoff. The texts are in the `.ftl` files beside this one."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Words
from .decisions import say_decision
from .events import say_event
from .moves import say_move
from .reasons import say_reason

WORDS = Words(Path(__file__).parent, say_move, say_event, say_decision, say_reason)
