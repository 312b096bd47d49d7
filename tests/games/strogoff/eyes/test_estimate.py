"""The estimate that bots steer by: more is better, and the end outweighs everything."""

from __future__ import annotations

from peltry.games.strogoff.eyes.estimate import DEATH, DEFEAT, VICTORY

from ..scenario import Scenario


def test_the_ends_outweigh_everything() -> None:
    won = Scenario().courier(0, space=10, energy=10).ogareff(5).top("irkutsk", "I01", "I02", "I03")
    before = won.estimated()
    won.play("advance", "spend", "spend", "spend")
    assert won.estimated() == VICTORY > before
    dead = Scenario(2).courier(0, space=10, energy=2).top("irkutsk", "I17").play("advance")
    assert dead.estimated() == DEATH < before
    lost = Scenario().ogareff(31).tartars(2).dice(1).end_round()
    assert lost.estimated() == DEFEAT < before


def test_more_of_anything_good_is_better() -> None:
    plain = Scenario().courier(0, space=3, energy=4, row=["R01"], hand=["DIP"]).estimated()
    assert Scenario().courier(0, space=4, energy=4, row=["R01"], hand=["DIP"]).estimated() > plain
    assert Scenario().courier(0, space=3, energy=5, row=["R01"], hand=["DIP"]).estimated() > plain
    assert Scenario().courier(0, space=3, energy=4, row=["R01"], hand=["DIP", "SPY"]).estimated() > plain
    assert Scenario().courier(0, space=3, energy=4, hand=["DIP"]).estimated() > plain
    assert Scenario().courier(0, space=3, energy=4, row=["R01"], hand=["DIP"], abilities=["R13"]).estimated() > plain


def test_trouble_is_worse() -> None:
    plain = Scenario().courier(0, space=7, energy=4, row=["R01"], hand=["DIP"]).estimated()
    assert Scenario().courier(0, space=7, energy=4, row=["R01:down"], hand=["DIP"]).estimated() < plain
    assert Scenario().courier(0, space=7, energy=4, row=["R01", "R02"], hand=["DIP"]).estimated() < plain
    assert Scenario().courier(0, space=7, energy=4, row=["R01"], hand=["DIP"], left="T4").estimated() < plain
    assert Scenario().courier(0, space=7, energy=4, row=["R01"], hand=["DIP"]).ogareff(30).estimated() < plain
