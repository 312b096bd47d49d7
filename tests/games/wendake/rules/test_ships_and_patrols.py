"""Effects A and B of an alliance: what happens once at the ship, and how patrols share their steps."""

from __future__ import annotations

from ..at_table import Table
from ..scenario import Scenario


def george_at_the_ship() -> Table:
    scenario = Scenario(players=2).player("George", goods="5 leather", disc=("english", 3), canoes={"huron": 3})
    scenario.player("Paul", canoes={"huron": 2}).ships(french="erie")
    return scenario.turn("George", "NX1-02").play("stay:english", "ship", "lake:huron")


def test_a6_one_barter_and_one_canoe_in_all() -> None:
    bartered = george_at_the_ship().play("amount:1")
    assert bartered.refuses("amount:1", "amount:2")  # two of three rifles are left: they are not taken later
    bartered.play("tow:Paul:erie")
    assert bartered.asks != "ship"
    towed = george_at_the_ship().play("tow:Paul:erie")
    assert towed.legal() == ["amount:1", "amount:2", "amount:3", "done"]  # two of George's and one of Paul's stay


def test_a_canoe_is_moved_to_any_lake_in_use() -> None:
    lakes = [f"tow:{seat}:{lake}" for seat in (1, 2) for lake in ("michigan", "erie")]
    assert george_at_the_ship().legal("tow") == lakes  # where the other ship lies too; Superior and Ontario are covered


def paul_with_patrols(space: int, **more: object) -> Table:
    scenario = Scenario().player("Paul", disc=("english", space), **more)
    return scenario.turn("Paul", "NX1-02").play("stay:english", "patrols")


def test_ex08_both_patrols_share_the_steps_of_the_space() -> None:
    table = paul_with_patrols(space=2)
    assert table.allows("escort:home:A1", "escort:home:A2")  # a step away, and two
    table.play("escort:home:A1")
    assert table.refuses("escort:home:A2")
    table.play("escort:home:B1")
    assert sorted(map(str, table["Paul"].patrols)) == ["A1", "B1"]
    assert paul_with_patrols(space=2).play("escort:home:A2").asks != "patrol"  # both steps are gone


def test_ex08_each_patrol_moves_once_in_every_action() -> None:
    """Here the great council repeats one."""
    table = paul_with_patrols(space=2, progress=["PG3-01"]).play("escort:home:A1", "escort:home:B1")
    table.play("repeat:1", "stay:english", "patrols", "escort:A1:home", "escort:B1:home")
    assert table["Paul"].patrols == ["home", "home"]
