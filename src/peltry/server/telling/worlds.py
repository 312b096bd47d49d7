"""A world to think in, for bots that sit elsewhere: the state with all that a seat cannot know dealt anew.

It is drawn afresh each time, and follows from the draw and from what the seat may know alone (the contract tests hold
that for every game): whoever takes it apart finds nothing else in it.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ...kernel.packing import layout_of, packed
from . import shapes

if TYPE_CHECKING:
    from ...table.match import Match


def dealt_anew(match: Match, seat: int) -> shapes.World:
    game = match.game
    state = packed(match.position.redealt(seat, secrets.randbits(63)))
    return {
        "rules": game.version, "printed": game.printed_hash, "record": layout_of(game.engine.state), "state": state,
    }  # fmt: skip
