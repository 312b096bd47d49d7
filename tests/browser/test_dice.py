"""A die that is rolled is seen to roll; whoever asks for less motion sees its face alone."""

from __future__ import annotations

import json
import urllib.request

import pytest

import peltry
from peltry.games.strogoff.pieces.dice import FOR_ALL
from peltry.games.strogoff.pieces.moves import ENOUGH, REST
from peltry.table.save import dump_save

from .conftest import Guest

TUMBLES = """() => document.querySelector('[data-id="die-5"] > .art')?.getAnimations()
  .some((each) => each.animationName === "tumble") ?? false"""


def before_a_roll() -> tuple[str, int]:
    """A solo journey, one move before the traitor rolls for everybody, and the face that will come up."""
    game = peltry.load("strogoff")
    for seed in range(200):
        match = game.new(1, seed=seed)
        match.play(REST)
        ahead = match.position.copy()
        ahead.play(ENOUGH)
        for event in ahead.events():
            if event.name == "die_rolled" and not ahead.over:
                return dump_save(match), event.roll
    raise AssertionError("no roll in the first round of two hundred journeys")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_roll_is_seen(guest: Guest, house: str, motion: str) -> None:
    save, face = before_a_roll()
    bring = urllib.request.Request(f"{house}/api/import", save.encode(), {"Authorization": f"Bearer {'5a' * 16}"})
    with urllib.request.urlopen(bring, timeout=30) as answer:
        table = json.load(answer)
    page = guest("/", calm=motion == "reduce")
    page.goto(f"{house}/t/{table['id']}#seat={table['seats'][0]['token']}")
    enough = page.locator(f'[data-id="do-{ENOUGH}"]')
    enough.wait_for()
    die = page.locator(f'[data-id="die-{FOR_ALL}"]')
    assert not die.is_visible()
    assert page.evaluate(TUMBLES) is False
    enough.click()
    die.locator(f'> .art use[href="#die-w-{face}"]').wait_for(state="attached")
    die.wait_for()
    if motion == "reduce":
        page.wait_for_timeout(300)
        assert page.evaluate(TUMBLES) is False
    else:
        page.wait_for_function(TUMBLES)
