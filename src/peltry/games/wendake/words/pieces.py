"""The words that all sentences of Wendake share: places, goods, tiles, cards, people.

The texts are in the `.ftl` files beside this one; what is printed on the pieces says what to put into them. A form such
as `.from` is an attribute of its message: the word as a sentence needs it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel.declared import Cost
from ....kernel.game import COLOURS, Message
from ....kernel.saying import goods_said_by, listed
from ..pieces.cards import (
    ADVERSITIES,
    CARDS_OF,
    COUNTED,
    EFFECTS,
    GHOST_ACTIONS,
    MASK_KINDS,
    OBJECTIVE_NAMES,
    SHAPE_OF,
    SHAPES,
    THRESHOLDS,
    TRIBE_NAMES,
)
from ..pieces.goods import FACTIONS, FLAGS, GOODS, NATIVES, POINT, TRACKS, WARRIOR
from ..pieces.land import AREA_KINDS, AREAS_EACH, FROM_AREA, FROM_GUARD, FROM_HOME, HOME, LAKES, MAPS
from ..pieces.state import NONE
from ..pieces.tiles import ACTIONS, ALLIANCE, ALLIANCE_I, ALLIANCE_II, PROGRESS_NAMES, RUNNERS, WITH_AMOUNT

# The territories of each map in the order of `printed.toml`.
LANDS = {
    "map2": ("manitou", "georgian_shore", "mohawk_valley", "menominee", "saginaw", "allegheny"),
    "map3": (
        "nipigon", "temagami", "manitou", "ottawa_valley", "mohawk_valley", "niagara", "allegheny", "miami_woods",
        "saginaw",
    ),
    "map4": (
        "nipigon", "temagami", "menominee", "ottawa_valley", "illinois_prairie", "mohawk_valley", "manitou",
        "georgian_shore", "saginaw", "niagara", "miami_woods", "allegheny",
    ),
}  # fmt: skip
SHOWN = tuple(FLAGS)  # which flags a territory or an alliance action shows, by its bits
SLOT_NAMES = ("left", "centre", "right")
OTHER_IN_BASE = frozenset({ALLIANCE_I, ALLIANCE_II, RUNNERS})  # progress tiles with words of their own there


# The map. Forms: `.in`, `.to`, `.from`; of an area `.on`, `.onto`, `.to`, `.from`.


def land(sight: Any, territory: int, form: str = "") -> Message:
    return Message(f"land-{LANDS[MAPS[int(sight['map'])]][territory]}{form}")


def place(sight: Any, number: int, form: str = "") -> Message:
    """A territory, or one's own village."""
    return Message(f"place-village{form}") if number == HOME else land(sight, number, form)


def area(sight: Any, box: Any, number: int, form: str = "") -> Message:
    """A production area; it has a number where a territory has several of its kind."""
    territory = number // AREAS_EACH
    kinds = box["maps"][int(sight["map"])]["kind_of"][territory * AREAS_EACH : (territory + 1) * AREAS_EACH].tolist()
    kind = kinds[number % AREAS_EACH]
    nth = kinds[: number % AREAS_EACH + 1].count(kind) if kinds.count(kind) > 1 else 0
    where = land(sight, territory, ".in")
    return Message("area", {"kind": Message(f"area-{AREA_KINDS[kind]}{form}"), "nth": nth, "where": where})


def area_in_short(sight: Any, box: Any, number: int) -> Message:
    territory = number // AREAS_EACH
    kind = int(box["maps"][int(sight["map"])]["kind_of"][number])
    return Message("area-short", {"kind": Message(f"area-{AREA_KINDS[kind]}"), "land": land(sight, territory)})


def source(sight: Any, box: Any, number: int) -> Message:
    """Where a warrior comes from."""
    if number == FROM_HOME:
        return place(sight, HOME, ".from")
    if number < FROM_AREA:
        return land(sight, number - FROM_GUARD, ".from")
    return area(sight, box, number - FROM_AREA, ".from")


def lake(number: int, form: str = "") -> Message:
    return Message(f"lake-{LAKES[number]}{form}")


# Goods, people, points.


def barter_rate(box: Any) -> int:
    """How many are given in a trade for each one taken."""
    return 1 + int(box["barter_extra"])


good, goods = goods_said_by(GOODS)


def costs(price: Iterable[Cost]) -> Message:
    """What a price asks, as somebody pays it: "1 bean and 2 beavers"."""
    return listed(points(value - 1, amount) if kind == POINT else good(kind, amount) for kind, amount, value in price)


def kind(number: int) -> Message:
    """A good by its name alone."""
    return Message(f"kind-{GOODS[number]}")


def native(number: int, form: str = ".acc") -> Message:
    return Message(f"native-{NATIVES[number]}{form}")


def worker(number: int) -> Message:
    """Who stands on an area: a warrior is a Scout there."""
    return Message("piece-scout.acc") if number == WARRIOR else native(number)


def people(number: int, amount: int) -> Message:
    """So many warriors, women or hunters, or of whom the owner chooses."""
    kind = NATIVES[number] if 0 <= number < len(NATIVES) else "any"
    return Message(f"people-{kind}", {"n": int(amount)})


def points(track: int, amount: int) -> Message:
    return Message(f"points-{TRACKS[track]}", {"n": int(amount)})


def track(number: int, form: str = "") -> Message:
    return Message(f"track-{TRACKS[number]}{form}")


def faction(number: int) -> str:
    """By which a sentence chooses its words."""
    return FACTIONS[number]


def flags(shown: int) -> str:
    return SHOWN[int(shown)]


def rival(sight: Any, side: int) -> Message:
    """Whose piece it is; moves are said without names, so by its colour."""
    return Message("rival-ghost" if side == int(sight["ghost"]) else f"rival-{COLOURS[side]}")


def tribe(number: int, form: str = "") -> Message:
    return Message(f"tribe-{TRIBE_NAMES[number]}{form}")


def tribe_power(number: int, box: Any) -> Message:
    return Message(f"tribe-{TRIBE_NAMES[number]}.about", {"n": int(box["tribes"][number]["amount"])})


# Tiles.


def alliance(shown: int) -> Message:
    return Message("action-ALLY-flag", {"flag": flags(shown)})


def action(number: int, amount: int) -> Message:
    name = ACTIONS[number]
    if number == ALLIANCE:
        return alliance(amount)
    return Message(f"action-{name}-n", {"n": int(amount)}) if name in WITH_AMOUNT else Message(f"action-{name}")


def actions(box: Any, tile: int) -> list[Message]:
    """What stands on a tile, from top to bottom."""
    row = box["tiles"][tile]
    return [action(int(row["action"][i]), int(row["amount"][i])) for i in range(int(row["count"]))]


def tile(box: Any, number: int) -> Message:
    """A tile is called by its actions."""
    found = actions(box, number)
    return Message(f"tile-{len(found)}", dict(zip("abc", found, strict=False)))


def tile_at(sight: Any, box: Any, who: int, at: int) -> Message:
    """The tile on a place of a board, by the side it shows; and where it lies when another one is called the same."""
    called = called_on(sight, box, who)
    return there(called[at], at, called)


def called_on(sight: Any, box: Any, who: int) -> list[Message]:
    """What the tiles of a board are called, by the side that they show."""
    player = sight["players"][who]
    turned, tiles = int(player["ritual"]), player["tiles"].tolist()
    return [Message("action-RITUAL") if turned >> at & 1 else tile(box, tiles[at]) for at in range(len(tiles))]


def there(called: Message, at: int, several: list[Message]) -> Message:
    """Where it lies is told only where the name would not do."""
    return Message("tile-there", {"tile": called, "cell": cell(at)}) if several.count(called) > 1 else called


def cell(number: int) -> Message:
    return Message("cell", {"at": number + 1})


def progress(number: int) -> Message:
    return Message(f"progress-{PROGRESS_NAMES[number]}")


def plays_base(sight: Any) -> bool:
    """Without the expansion; alone one always does."""
    return bool(sight["options"]["base_game"]) or int(sight["ghost"]) != NONE


def progress_about(number: int, box: Any, base: bool) -> Message:
    """What a progress tile does; a few do something else without the expansion."""
    args = {"n": int(box["progress_amount"][number]), "kinds": int(box["empire_kinds"])}
    args["yearly"] = int(box["yearly"]) >> number & 1
    form = "base" if base and number in OTHER_IN_BASE else "about"
    return Message(f"progress-{PROGRESS_NAMES[number]}.{form}", args)


# Cards.


def effect(number: int) -> Message:
    return Message(f"effect-{EFFECTS[number]}")


def effect_about(number: int, box: Any) -> Message:
    args = {"n": int(box["effect_amount"][number]), "rifles": int(box["effect_rifles"][number])}
    return Message(f"effect-{EFFECTS[number]}.about", args)


def turn_card(box: Any, card: int) -> Message:
    """A turn card by its effect, and the flags above it."""
    shown = flags(box["card_flags"][card])
    return Message("turn-card", {"effect": effect(int(box["card_effect"][card])), "flag": shown})


def mask_kind(kind: int, form: str = "") -> Message:
    return Message(f"mask-{MASK_KINDS[kind]}{form}")


def mask(box: Any, card: int, form: str = "") -> Message:
    return mask_kind(int(box["mask_kind"][card]), form)


def combination(way: int) -> Message:
    """A combination with its kinds, of which there are more of the first."""
    kinds = sorted((kind for kind in range(len(CARDS_OF[way])) if CARDS_OF[way][kind]), key=lambda k: -CARDS_OF[way][k])
    shape = Message(f"combination-{SHAPES[SHAPE_OF[way]]}.acc")
    return Message("combination", {"shape": shape, "kinds": listed(mask_kind(kind) for kind in kinds)})


def stack(box: Any, number: int) -> Message:
    """A stack of turtle tiles by what it asks for."""
    return Message(f"stack-{COUNTED[number // THRESHOLDS]}", {"n": int(box["thresholds"][number % THRESHOLDS])})


def turtle(box: Any, number: int) -> Message:
    """What a turtle tile is worth."""
    return points(int(box["turtle_track"][number]), int(box["turtle_points"][number]))


def adversity(box: Any, card: int, form: str = "") -> Message:
    effect = int(box["adversity"][card])
    args = {"n": int(box["adversity_amount"][effect])} if form == ".about" else {}
    return Message(f"adversity-{ADVERSITIES[effect]}{form}", args)


def ghost_card(box: Any, card: int, form: str = "") -> Message:
    args = {"n": int(box["ghost_points"][card])} if form == ".about" else {}
    return Message(f"ghost-{GHOST_ACTIONS[int(box['ghost_action'][card])]}{form}", args)


def objective(box: Any, number: int) -> Message:
    return Message(f"objective-{OBJECTIVE_NAMES[number]}.about", {"n": int(box["goal"][number])})
