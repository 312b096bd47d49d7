"""Few sit at the desk at a time, and everybody's turn comes round."""

from __future__ import annotations

import asyncio

from peltry.server.bounds.desk import Desk


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Work:
    """What ends when the test says so."""

    def __init__(self, desk: Desk):
        self.desk, self.begun = desk, list[str]()
        self.ends: dict[str, asyncio.Event] = {}

    def ask(self, name: str, whose: str) -> asyncio.Task[None]:
        self.ends[name] = asyncio.Event()

        async def work() -> None:
            async with self.desk.turn(whose):
                self.begun.append(name)
                await self.ends[name].wait()

        return asyncio.create_task(work())


def test_who_asks_for_little_comes_before_the_rest_of_who_asks_for_much() -> None:
    async def evening() -> list[str]:
        work = Work(Desk(1))
        tasks = [work.ask(f"greedy {number}", "greedy") for number in range(4)]
        await settled()
        tasks += [work.ask("Anna", "a"), work.ask("Boris", "b")]
        await settled()
        assert work.begun == ["greedy 0"]
        for end in work.ends.values():
            end.set()
        await asyncio.gather(*tasks)
        assert work.desk.free == 1
        return work.begun

    assert asyncio.run(evening()) == ["greedy 0", "greedy 1", "Anna", "Boris", "greedy 2", "greedy 3"]


def test_who_goes_away_leaves_no_empty_seat_behind() -> None:
    async def evening() -> None:
        work = Work(Desk(1))
        async with work.desk.turn("first"):
            second, third = (work.ask(name, name) for name in ("second", "third"))
            await settled()
            second.cancel()  # while waiting
            await settled()
        third.cancel()  # called, and gone in the same moment
        await asyncio.gather(second, third, return_exceptions=True)
        assert work.begun == []
        assert work.desk.free == 1

    asyncio.run(evening())
