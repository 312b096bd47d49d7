"""A table is deleted with all that belongs to it, also with what is just being said there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet

import pytest
import sqlalchemy as sa
from private_postgres import PrivatePostgres

from peltry.server.store.database import bring_up_to_date, make_engine
from peltry.server.store.hosting import purge
from peltry.server.store.records import ChatLine, Record, add_chat, add_table
from peltry.server.store.schema import chat, tables
from peltry.server.store.seats import Seat


def a_table() -> Record:
    seats = [Seat(number, "human", f"Player {number}") for number in range(2)]
    return Record("t", "connect_four", 1, "", 2, {}, 1, "playing", True, None, None, 0.0, 0.0, seats=seats)


def test_a_line_on_its_way_to_the_disk_is_waited_for(postgres: PrivatePostgres) -> None:
    engine, record = make_engine(postgres.new_house()), a_table()
    bring_up_to_date(engine)
    with engine.begin() as house:
        add_table(record)(house)
    with engine.connect() as speaking, ThreadPoolExecutor(1) as host:
        with speaking.begin():
            add_chat(record, ChatLine(1, 0, "Player 0", "Good evening", 0.0))(speaking)

            def deleted() -> int:
                with engine.begin() as connection:
                    return purge([record.id], connection)

            deleting = host.submit(deleted)
            with pytest.raises(NotYet):
                deleting.result(0.3)
        assert deleting.result(30) == 1
    with engine.connect() as house:
        assert [house.execute(sa.select(sa.func.count()).select_from(each)).scalar() for each in (tables, chat)] == [
            0,
            0,
        ]
    engine.dispose()
