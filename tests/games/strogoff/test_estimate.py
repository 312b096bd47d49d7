"""The estimate that bots steer by: more is better, and the end outweighs everything."""

from __future__ import annotations

from numba import njit

from peltry.games.strogoff.eyes.estimate import DEATH, DEFEAT, VICTORY, estimate
from peltry.kernel.tools.records import Playing

from .scenario import Scenario


@njit
def ask(states, boxes, logs, seat):  # rules are called by compiled code alone
    return estimate(Playing(states[0], boxes[0], logs[0]), seat)


def worth(table: Scenario, seat: int = 0) -> int:
    return int(ask(table.position.states, table.game.box, table.game.engine.closed_log(), seat))


def test_the_ends_outweigh_everything() -> None:
    won = Scenario().courier(0, space=10, energy=10).ogareff(5).top("irkutsk", "I01", "I02", "I03")
    before = worth(won)
    won.play("advance", "spend", "spend", "spend")
    assert worth(won) == VICTORY > before
    dead = Scenario(2).courier(0, space=10, energy=2).top("irkutsk", "I17").play("advance")
    assert worth(dead) == DEATH < before
    lost = Scenario().ogareff(31).tartars(2).dice(1).end_round()
    assert worth(lost) == DEFEAT < before


def test_more_of_anything_good_is_better() -> None:
    plain = worth(Scenario().courier(0, space=3, energy=4, row=["R01"], hand=["DIP"]))
    assert worth(Scenario().courier(0, space=4, energy=4, row=["R01"], hand=["DIP"])) > plain
    assert worth(Scenario().courier(0, space=3, energy=5, row=["R01"], hand=["DIP"])) > plain
    assert worth(Scenario().courier(0, space=3, energy=4, row=["R01"], hand=["DIP", "SPY"])) > plain
    assert worth(Scenario().courier(0, space=3, energy=4, hand=["DIP"])) > plain
    assert worth(Scenario().courier(0, space=3, energy=4, row=["R01"], hand=["DIP"], abilities=["R13"])) > plain


def test_trouble_is_worse() -> None:
    plain = worth(Scenario().courier(0, space=7, energy=4, row=["R01"], hand=["DIP"]))
    assert worth(Scenario().courier(0, space=7, energy=4, row=["R01:down"], hand=["DIP"])) < plain
    assert worth(Scenario().courier(0, space=7, energy=4, row=["R01", "R02"], hand=["DIP"])) < plain
    assert worth(Scenario().courier(0, space=7, energy=4, row=["R01"], hand=["DIP"], left="T4")) < plain
    assert worth(Scenario().courier(0, space=7, energy=4, row=["R01"], hand=["DIP"]).ogareff(30)) < plain
