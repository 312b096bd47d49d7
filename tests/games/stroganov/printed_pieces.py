"""What is printed on the pieces, for tests that go through all of them.

Many values are reconstructed and may be corrected; rules must follow whatever is printed.
"""

from __future__ import annotations

from typing import Any

from peltry.games.stroganov import GAME
from peltry.kernel.printed import Printed

from .at_table import Table

_printed = Printed(GAME.printed)
PRINTED: dict[str, Any] = _printed.values
LANDSCAPES, WISHES, VILLAGES, YURTS, SONGS, CARDS = (
    _printed.ids(section) for section in ("landscape", "wish", "village", "yurt", "song", "automa")
)

# Names of goods as a player's supply calls them.
OWNED_AS = {"banner": "banners", "outpost": "outposts", "tiger": "tigers", "bag_fur": "furs", "market_fur": "furs"}
PLAIN_GOODS = ("horses", "coins", "story", "points", *OWNED_AS)


def goods_in(reward: list[str]) -> dict[str, int]:
    """A reward such as ["1 story", "2 bag_fur"] as {"story": 1, "bag_fur": 2}."""
    return {good: int(amount) for amount, good in (part.split() for part in reward)}


def is_plain(reward: list[str]) -> bool:
    return all(good in PLAIN_GOODS for good in goods_in(reward))


def gains(reward: list[str]) -> dict[str, int]:
    """What a player owns more of after a plain reward."""
    owned: dict[str, int] = {}
    for good, amount in goods_in(reward).items():
        name = OWNED_AS.get(good, good)
        owned[name] = owned.get(name, 0) + amount
    return owned


def take_furs(table: Table) -> Table:
    """Answer the questions of a reward: always the lowest fur."""
    while table.asks in ("market", "keep"):
        table.play(table.legal()[0])
    return table


def together(*parts: dict[str, int]) -> dict[str, int]:
    """Several gains and losses as one, without what comes out even."""
    names = [name for part in parts for name in part]
    total = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: amount for name, amount in total.items() if amount}
