"""Why a move may not be made, and what the others cost."""

from __future__ import annotations

import random

from peltry.games.wendake.pieces.goods import PRICED
from peltry.games.wendake.pieces.moves import MOVES
from peltry.table.library import load

from ..at_table import Table
from ..scenario import Scenario


def why(table: Table, text: str) -> tuple[str, int, int]:
    return table.why(text)


def price(table: Table, text: str) -> dict[str, int]:
    return {PRICED[cost.good]: cost.amount for cost in table.position.price(MOVES.parse(table.text(text)))}


def test_the_turn() -> None:
    table = Scenario().player("George", markers=[1, 2], changed=1).turn("George", round=4)
    assert why(table, "act:1")[0] == "marker_there"
    assert why(table, "act:9")[0] == "off_line"
    assert why(table, "order:1")[0] == "order_changed"
    assert why(table, "done")[0] == "must_choose"
    assert why(table, "heal:woman")[0] == "not_asked"
    done = Scenario().player("George", markers=[1, 2, 3]).turn("George", round=4)
    assert why(done, "act:4") == ("acts_done", 3, 0)
    base = Scenario(game="base").player("George").turn("George")
    assert why(base, "order:2")[0] == "not_leftmost"


def test_tiles_and_cards() -> None:
    table = (
        Scenario()
        .player("George", progress=["PG1-08", "PG1-01"], used_tiles=["PG1-03"], cards=["TC1-06"])
        .turn("George")
    )
    assert why(table, "use:PG1-04")[0] == "tile_not_owned"
    assert why(table, "use:PG1-03")[0] == "tile_used"
    assert why(table, "use:PG1-01")[0] == "in_movement"
    assert why(table, "use:PG1-08")[0] == "no_beaver"
    assert why(table, "card:R2RES") == ("rifles_missing", 1, 0)
    assert why(table, "card:FISH")[0] == "card_not_owned"


def test_movement() -> None:
    scenario = Scenario().player("George").player("Ringo", guards={"A1": 1}, women=["A1-corn1"])
    table = scenario.turn("George", "BT1")
    assert why(table, "march:home:C4") == ("too_far", 4, 3)
    assert why(table, "march:gC1:C2")[0] == "no_warrior"
    assert price(table, "march:home:C1") == {"steps": 2}
    table.play("march:home:A1")
    assert why(table, "drive:A1-corn1:guard")[0] == "protected"
    assert why(table, "scout:A1-corn1")[0] == "area_taken"
    assert why(table, "beat:Ringo")[0] == "seneca_only"
    assert why(table, "chase:Ringo")[0] == "nobody_to_attack"


def test_trade() -> None:
    table = Scenario().player("George", goods="1 corn, 1 fish").turn("George", "BT6").play("done")
    assert why(table, "buy:PG2-02") == ("level_too_high", 2, 1)
    assert why(table, "sell:bean:0")[0] == "resource_missing"
    assert price(table, "buy:PG1-03") == {"different": 2}
    assert price(table, "sell:corn+fish:0") == {"corn": 1, "fish": 1}


def test_a_price_is_what_the_rules_charge() -> None:
    """Of every move of random games. That there is a reason exactly against what is not legal holds for every game
    (`tests/contract/test_prices_and_reasons.py`).
    """
    game = load("wendake")
    for players in (1, 3):
        position, chance = game.position(players, 3, {"tribes": "tribes"}), random.Random(3)
        while not position.over:
            move = chance.choice(position.legal())
            bill = {cost.good: cost.amount for cost in position.price(move)}
            position.play(move)
            spent = {event.good: event.amount for event in position.events() if event.name == "spent"}
            if bill and MOVES[move].verb not in ("card", "copy", "buy", "ready", "march", "escort", "toll-point"):
                assert {good: spent.get(good) for good in bill} == bill, MOVES.texts[move]
