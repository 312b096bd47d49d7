"""Bots that somebody would not have wait take nobody's turn: at many tables they come at the usual pace."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from peltry.server.bounds.limits import Addresses
from peltry.server.bounds.shares import Shares
from peltry.server.tables import bot_turns


class Hours:
    """A clock that goes on while somebody sleeps, and a little further."""

    def __init__(self, late: float):
        self.now, self.late = 0.0, late
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds + self.late


@pytest.mark.parametrize(("late", "breaths"), [(0.0, 1), (0.001, 1), (0.03, 4)])
def test_bots_wait_the_longer_the_later_they_come_out_of_a_pause(late: float, breaths: int) -> None:
    hours = Hours(late)
    asyncio.run(bot_turns.give_way(hours, hours.sleep))
    assert hours.slept == list(bot_turns.BREATHS[:breaths])


def test_a_house_that_becomes_quiet_is_seen_at_once() -> None:
    hours = Hours(0.03)

    async def sleep(seconds: float) -> None:
        await hours.sleep(seconds)
        hours.late = 0.0

    asyncio.run(bot_turns.give_way(hours, sleep))
    assert len(hours.slept) == 2


def test_so_many_moves_are_hurried_and_the_rest_comes_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(bot_turns.asyncio, "sleep", sleep)
    shares = Shares()
    shares.of["hurried"] = Addresses(0.0, 3.0, lambda: 0.0)
    house: Any = SimpleNamespace(pace=0.4, shares=shares)

    def table(maker: str, watchers: int = 1) -> Any:
        return SimpleNamespace(house=house, watchers=[None] * watchers, record=SimpleNamespace(maker=maker))

    async def moves() -> None:
        now = asyncio.get_running_loop().time()
        for _ in range(5):
            await bot_turns.keep_to_the_pace(table("greedy"), now)
        assert len(slept) == 2
        assert 0 < max(slept) <= 0.4
        await bot_turns.keep_to_the_pace(table("greedy"), now - 0.5)  # it has waited for eyes already
        await bot_turns.keep_to_the_pace(table("greedy", watchers=0), now)
        await bot_turns.keep_to_the_pace(table("somebody else"), now)
        assert len(slept) == 2

    asyncio.run(moves())
