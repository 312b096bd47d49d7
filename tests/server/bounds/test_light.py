"""What stands in for asyncio's own at every socket waits as they do."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from peltry.server.bounds.frames import text_head
from peltry.server.bounds.light import Gate, Letterbox


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_gate_lets_all_through_who_wait_and_all_who_come_later() -> None:
    async def three() -> list[bool]:
        gate = Gate()
        waiting = [asyncio.ensure_future(gate.wait()) for _ in range(2)]
        await settled()
        assert not any(each.done() for each in waiting)
        gate.set()
        await asyncio.gather(*waiting)
        await gate.wait()
        gate.clear()
        later = asyncio.ensure_future(gate.wait())
        await settled()
        closed = later.done()
        later.cancel()
        return [gate.is_set(), closed]

    assert asyncio.run(three()) == [False, False]


def test_who_gives_up_waiting_does_not_turn_the_others_away() -> None:
    async def two() -> bool:
        gate = Gate()
        first, second = asyncio.ensure_future(gate.wait()), asyncio.ensure_future(gate.wait())
        await settled()
        first.cancel()
        await settled()
        gate.set()
        return await second

    assert asyncio.run(two())


def test_a_letterbox_keeps_the_order_and_loses_nothing_when_its_reader_gives_up() -> None:
    async def read() -> list[int]:
        box: Letterbox[int] = Letterbox()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await box.get()
        for number in range(3):
            box.put_nowait(number)
        found = [await box.get() for _ in range(3)]
        assert box.empty()
        reader = asyncio.ensure_future(box.get())
        await settled()
        box.put_nowait(3)
        return [*found, await reader]

    assert asyncio.run(read()) == [0, 1, 2, 3]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_the_head_of_a_frame_is_the_librarys(length: int) -> None:
    assert text_head(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
