"""Events by one of their numbers: how often in a game and to a winner, and how those fare to whom they happen."""

from __future__ import annotations

import peltry
from peltry.lab.counts import Count
from peltry.lab.duels import Duel, Ended


def test_an_amount_is_added_up_for_all_and_for_winners() -> None:
    events = peltry.load("wendake").kind.pieces.events
    count = Count("scored.track:points", events)
    scored = events.types[events.names.index("scored")]
    won = {1: (1.0, 0.0), 2: (0.5, 0.5)}  # by the game's seed
    for seed, who, track, points in [(1, 0, 3, 4), (1, 1, 3, 2), (2, 0, 3, 6), (2, 1, 0, 1)]:
        ended = Ended(Duel(seed, ("a", "b")), (0, 0), won[seed], (0, 1), ())
        count.add(scored(who, track, points, 0), ended)
    economic, mask = count.facts(2, 2.0)["lines"]
    assert mask == {"value": 3, "a game": 6.0, "seats": 3, "a winner": 3.5, "won": 0.5}
    assert economic == {"value": 0, "a game": 0.5, "seats": 1, "a winner": 0.25, "won": 0.5}
