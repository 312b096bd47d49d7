"""Reading action tiles and progress tiles."""

from __future__ import annotations

import re
from typing import Any

from ....kernel.printed import Printed
from .goods import FLAGS
from .tiles import (
    ACTIONS,
    ALLIANCE_I,
    ALLIANCE_II,
    BLACK_TILE,
    FIRST_ADVANCED,
    FIRST_NEW,
    LEVELS,
    MOST_ACTIONS,
    OFFERED,
    PROGRESS_NAMES,
    TILE_NAMES,
    TRADE_EMPIRE,
    WITH_AMOUNT,
)

ACTION_FORMS = (
    '"MOVE 3" (1 to 9 steps), "HARVEST 1" (1 to 3 kinds), "ALLY F", "ALLY E", "ALLY FE", "CANOE", "HUNT", "FISH", '
    '"TAN", "TRADE", "MIL", "MASK", "FIRE"'
)
SHOWN = {"F": FLAGS["french"], "E": FLAGS["english"], "FE": FLAGS["both"], "-": FLAGS["none"]}


def read_tiles(printed: Printed, box: Any) -> None:
    for tile, name in enumerate(TILE_NAMES):
        section = "basic" if tile < FIRST_ADVANCED else "advanced" if tile < BLACK_TILE else "black"
        key, row = f"{section}.{name}", box["tiles"][tile]
        actions = printed.values.get(f"{key}.actions")
        read = [action_in(text) for text in actions] if isinstance(actions, list) else []
        if not 1 <= len(read) <= MOST_ACTIONS or None in read:
            raise printed.fail(f"{key}.actions", f"1 to {MOST_ACTIONS} actions: {ACTION_FORMS}")
        row["count"] = len(read)
        for i, found in enumerate(read):
            row["action"][i], row["amount"][i] = found or (0, 0)
        allied = [i for i, found in enumerate(read) if found and found[0] == ACTIONS.index("ALLY")]
        if section == "advanced":
            row["level"] = printed.number(f"{key}.level", 1, 2)
            row["new"] = tile >= FIRST_NEW
        if allied and not row["new"]:
            raise printed.fail(f"{key}.actions", "actions of the base game; ALLY stands on tiles of New Allies")
    for number, players in enumerate(("1", "2", "3", "4"), 1):
        limit = min(len(base_tiles(box, level)) for level in (1, 2))
        box["kept"][number] = printed.number(f"advanced_kept.players_{players}", OFFERED, limit)


def base_tiles(box: Any, level: int) -> list[int]:
    """Tiles of a level in the base game."""
    return [i for i in range(FIRST_ADVANCED, FIRST_NEW) if box["tiles"][i]["level"] == level]


def action_in(text: object) -> tuple[int, int] | None:
    """One action of a tile with its number, None when it is not one."""
    match = re.fullmatch(r"([A-Z]+)(?: (\w+))?", text) if isinstance(text, str) else None
    if match is None or match[1] not in ACTIONS or match[1] == "RITUAL":
        return None
    name, more = match[1], match[2]
    if name == "ALLY":
        return (ACTIONS.index(name), SHOWN[more]) if more in ("F", "E", "FE") else None
    if name in WITH_AMOUNT:
        most = 9 if name == "MOVE" else 3
        return (ACTIONS.index(name), int(more)) if more and more.isdigit() and 1 <= int(more) <= most else None
    return (ACTIONS.index(name), 0) if more is None else None


def read_progress(printed: Printed, box: Any) -> None:
    for tile, name in enumerate(PROGRESS_NAMES):
        box["progress_level"][tile] = level = printed.number(f"progress.{name}.level", 1, LEVELS)
        box["rows"][level] |= 1 << tile
        amount = f"progress.{name}.amount"
        if amount in printed.values:
            box["progress_amount"][tile] = printed.number(amount, 1, 9)
        yearly = f"progress.{name}.yearly"
        if yearly not in printed.values or printed.flag(yearly):
            box["yearly"] |= 1 << tile
    box["empire_kinds"] = printed.number(f"progress.{PROGRESS_NAMES[TRADE_EMPIRE]}.kinds", 1, 5)
    box["progress_price"][1:] = printed.numbers("progress_rows.price", 3, 1, 5)
    box["progress_points"][1:] = printed.numbers("progress_rows.points", 3, 0, 9)
    for number, players in enumerate(("1", "2", "3", "4"), 1):
        key = f"progress_rows.players_{players}"
        box["in_play"][number, 1:] = counts = printed.numbers(key, 3, 0, 30)
        for level, count in enumerate(counts, 1):
            tiles = int(box["rows"][level]).bit_count()
            alliances = sum(int(box["progress_level"][tile]) == level for tile in (ALLIANCE_I, ALLIANCE_II))
            if not alliances <= count <= tiles:
                told = f"{key} must have {alliances} to {tiles} tiles of level {level}, not {count}"
                raise printed.clash(key, told)
