"""Views are painted in turn: a house with too much to do slows evenly and paints nothing that nobody would see."""

from __future__ import annotations

import asyncio

from peltry.server.tables.easel import AT_ONCE, Easel


class Table:
    def __init__(self, name: str, shown: list[str], views: int = 4):
        self.name, self.shown, self.views = name, shown, views
        self.on_easel = False

    def show_all(self) -> int:
        self.shown.append(self.name)
        return self.views


async def until_quiet() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_table_that_changes_again_while_it_waits_is_painted_once_in_its_place() -> None:
    async def watch() -> list[str]:
        easel, shown = Easel(), list[str]()
        first, second = Table("first", shown), Table("second", shown)
        for table in (first, second, first, first):
            easel.put(table)
        await until_quiet()
        easel.put(first)
        await until_quiet()
        return shown

    assert asyncio.run(watch()) == ["first", "second", "first"]


def test_whatever_else_waits_comes_after_a_few_paintings() -> None:
    async def watch() -> list[str]:
        easel, shown = Easel(), list[str]()
        for number in range(6):
            easel.put(Table(f"table {number}", shown, views=AT_ONCE // 2))
        asyncio.get_running_loop().call_soon(shown.append, "a move")
        await until_quiet()
        return shown

    assert asyncio.run(watch()).index("a move") == 2


def test_one_that_cannot_be_painted_keeps_nobody_waiting() -> None:
    class Torn(Table):
        def show_all(self) -> int:
            raise RuntimeError("cannot be painted")

    async def watch() -> list[str]:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        easel, shown = Easel(), list[str]()
        for table in (Torn("torn", shown), Table("whole", shown)):
            easel.put(table)
        await until_quiet()
        return shown

    assert asyncio.run(watch()) == ["whole"]
