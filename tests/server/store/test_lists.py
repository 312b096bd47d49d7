"""Which open tables the lobby shows when there are more than it can: no crowd pushes an honest one off."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from peltry.server.bounds.visitors import Around, around, maker_of
from peltry.server.store import lists
from peltry.server.store.database import bring_up_to_date, make_engine
from peltry.server.store.lists import PRESENT, ROUND, open_lists
from peltry.server.store.records import Record, State
from peltry.server.store.schema import tables

MOST, NOW = 30, 1_800_000_000.0


class Lobby:
    """Rows of tables, as the database would hold them."""

    def __init__(self, database: str):
        self.engine = make_engine(database)
        bring_up_to_date(self.engine)
        self.letters = random.Random(7)

    def table(self, address: str, created: float = NOW, state: State = "waiting", **more: Any) -> Record:
        scope = {"client": (address, 1)}
        site, area = around(scope)
        name = "".join(self.letters.choices(lists.ID_LETTERS, k=10))
        made = Record(
            name, "connect_four", 1, "", 2, {}, 1, state, True, None, None,
            created, created, maker=maker_of(scope), site=site, area=area, attended=created,
        )  # fmt: skip
        return replace(made, **more)

    def write(self, *made: Record) -> None:
        with self.engine.begin() as connection:
            connection.execute(tables.insert(), [each.row() for each in made])

    def shown(self, state: State = "waiting", now: float = NOW) -> set[str]:
        with self.engine.connect() as connection:
            return {record.id for record in open_lists(MOST, now)(connection)[state]}


@pytest.fixture
def lobby(database: str) -> Iterator[Lobby]:
    found = Lobby(database)
    yield found
    found.engine.dispose()


CROWDS = {
    "the lines of one customer": [f"2001:db8:7:{number:x}::1" for number in range(1200)],
    "the customers of one provider": [f"2001:db8:{number:x}::1" for number in range(1200)],
    "one street": [f"198.51.100.{number}" for number in range(250)],
    "one town": [f"198.51.{number}.7" for number in range(250)],
}


@pytest.mark.parametrize("state", ["waiting", "playing"])
@pytest.mark.parametrize("crowd", CROWDS)
def test_many_lines_of_one_place_are_one_neighbour(lobby: Lobby, crowd: str, state: State) -> None:
    """Though all of their tables are newer, and nobody waits at the honest one just now."""
    honest = lobby.table("192.0.2.1", NOW - 600, state, attended=None)
    later = [lobby.table(address, NOW, state) for address in CROWDS[crowd][: 1200 if state == "waiting" else 900]]
    lobby.write(honest, *later)
    shown = lobby.shown(state)
    assert honest.id in shown
    assert len(shown) == MOST


def test_nor_does_a_crowd_push_off_who_is_with_the_same_provider(lobby: Lobby) -> None:
    """Places of an area go round among its sites, those of a site among its lines."""
    neighbour, cousin = lobby.table("2001:db8:7:ffff::1", NOW - 60), lobby.table("2001:db8:8::1", NOW - 60)
    crowd = [lobby.table(f"2001:db8:7:{number % 3:x}::1") for number in range(300)]
    lobby.write(neighbour, cousin, *crowd)
    assert {neighbour.id, cousin.id} <= lobby.shown()


def everywhere(number: int) -> str:
    """An address in an area of its own."""
    return f"{1 + number // 200}.{number % 200}.3.4"


def test_who_waits_the_longest_stays_whoever_comes_from_everywhere(lobby: Lobby) -> None:
    honest = lobby.table("192.0.2.1", NOW - 600, attended=NOW - 5)
    gone = lobby.table("203.0.113.1", NOW - 900, attended=NOW - PRESENT - 1)
    lobby.write(honest, gone, *(lobby.table(everywhere(number)) for number in range(1500)))
    shown = lobby.shown()
    assert honest.id in shown
    assert len(shown) == MOST


def test_everybody_has_a_turn_though_a_crowd_from_everywhere_was_here_before_and_comes_after(lobby: Lobby) -> None:
    honest = lobby.table("192.0.2.1", NOW - 600)
    before = [lobby.table(everywhere(number), NOW - 900) for number in range(100)]
    lobby.write(honest, *before, *(lobby.table(everywhere(number)) for number in range(100, 200)))
    rounds = [NOW - NOW % ROUND + ROUND * number for number in range(150)]
    seen = [honest.id in lobby.shown(now=now) for now in rounds]
    assert 3 < sum(seen) < 60  # about every thirteenth
    assert lobby.shown(now=rounds[0]) == lobby.shown(now=rounds[0] + ROUND - 1), "and it is still for a minute"


def test_where_there_is_room_all_are_shown(lobby: Lobby) -> None:
    made = [lobby.table("192.0.2.1", NOW - number) for number in range(MOST - 1)]
    lobby.write(*made, lobby.table("192.0.2.1", state="playing"))
    assert lobby.shown() == {each.id for each in made}


def test_the_newest_of_one_line_come_first(lobby: Lobby) -> None:
    made = [lobby.table("192.0.2.1", NOW - number, "finished") for number in range(MOST + 20)]
    lobby.write(*made)
    assert lobby.shown("finished") == {each.id for each in made[:MOST]}


def test_tables_of_before_that_name_no_place_are_one_line_each(lobby: Lobby) -> None:
    old = lobby.table("192.0.2.1", NOW - 600, site=None, area=None, attended=None)
    lobby.write(old, *(lobby.table(f"198.51.100.{number}") for number in range(250)))
    assert old.id in lobby.shown()


def test_more_than_the_candidates_are_looked_at_among_those_that_wait(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "CANDIDATES", 50)
    lists.fairly.cache_clear()
    honest = lobby.table("192.0.2.1", NOW - 600, attended=None)
    lobby.write(honest, *(lobby.table(f"198.51.100.{number % 5}") for number in range(200)))
    assert honest.id in lobby.shown()
    lists.fairly.cache_clear()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1", (True, True)),
        ("2001:db8:1::1", "2001:db8:2::1", (False, True)),
        ("2001:db8::1", "2001:db9::1", (False, False)),
        ("192.0.2.7", "192.0.2.8", (True, True)),
        ("192.0.2.7", "192.0.3.7", (False, True)),
        ("192.0.2.7", "192.1.2.7", (False, False)),
        ("somewhere", "elsewhere", (False, False)),
    ],
)
def test_what_addresses_have_in_common(one: str, other: str, same: tuple[bool, bool]) -> None:
    here, there = (around({"client": (address, 1)}) for address in (one, other))
    assert (here.site == there.site, here.area == there.area) == same
    assert isinstance(here, Around)


def test_each_row_is_indexed_by_where_it_comes_from(lobby: Lobby) -> None:
    assert "tables_area_site_changed" in {each["name"] for each in sa.inspect(lobby.engine).get_indexes("tables")}
