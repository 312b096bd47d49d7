"""Reading the numbers of the rules: years, tracks, yields, prices."""

from __future__ import annotations

from typing import Any

from ....kernel.printed import Printed
from .goods import LONGEST_TRACK, RESOURCES

YEARS, FIRST_YEARS = 7, 3


def read_rules(printed: Printed, box: Any) -> None:
    box["years"] = printed.number("year.years", FIRST_YEARS + 1, YEARS)
    box["first_years"] = printed.number("year.level_1_years", 1, FIRST_YEARS)
    box["acts"] = printed.number("year.markers", 4, 4) - 1  # one of them is for the turn order
    for i, name in enumerate(("base", "new_allies", "solo")):
        box["track_end"][i] = printed.number(f"track_end.{name}", 1, LONGEST_TRACK)
    box["canoes"] = printed.number("canoe.count", 1, 5)
    box["canoes_per_build"] = printed.number("canoe.per_build", 1, 5)
    box["fish_by_canoes"] = printed.numbers("yield.fish_by_canoes", 6, 0, 9)
    box["harvest_per_woman"] = printed.number("yield.harvest_per_woman", 1, 3)
    box["hunt_per_hunter"] = printed.number("yield.hunt_per_hunter", 1, 3)
    box["tan_rate"] = printed.number("yield.tan_rate", 1, 3)
    box["barter_extra"] = printed.number("barter.given_for_one", 1, 3) - 1
    box["sale_points"] = printed.number("sale.points", 1, 3)
    box["most_sold"] = printed.number("sale.most", 1, len(RESOURCES))
    box["mask_draw"] = printed.number("mask_ceremony.draw", 1, 5)
    box["ritual_heal"] = printed.number("ritual.heal", 0, 7)
    box["ritual_points"][:8] = points = printed.numbers("ritual.points", 8, 0, 9)
    box["ritual_points"][8] = points[-1]
    box["fire_heal"] = printed.number("sacred_fire.heal", 0, 3)
    box["alliance_points"] = printed.numbers("alliance.end_points", 6, 0, 9)
    printed.number("alliance.spaces", 5, 5)
    printed.number("alliance.patrols", 2, 2)
