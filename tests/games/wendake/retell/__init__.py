"""How events alone keep true what a seat sees of Wendake.

The contract test plays games and checks that `retell` brings an old sight, as plain data, to the new one.
"""

from __future__ import annotations

from typing import Any

from . import cards, evolve, ghost, goods, natives, turn, water
from .seeing import Seen

TELLERS = {
    event: teller
    for subject in (turn, natives, water, goods, cards, evolve, ghost)
    for event, teller in subject.TELLERS.items()
}


def retell(seen: Seen, event: Any) -> None:
    """Bring what was seen up to date with one event, as this seat hears it."""
    teller = TELLERS.get(event.name)
    if teller is not None:
        teller(seen, event, seen["players"][event.who] if event.who >= 0 else {})
