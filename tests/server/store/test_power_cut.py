"""The power fails in the middle of games: what lies on the disk at that moment holds every accepted move.

The server is stopped still, its files are copied as they are, and it goes on: each copy is what a machine would find
after its power came back. A write that was under way may lie there in half.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
from pathlib import Path

import pytest
from test_kill import Accepted, Player, Servers, missing_in

CUTS = int(os.environ.get("PELTRY_POWER_CUTS", "25"))
TABLES = 4


def cut(servers: Servers, copy: Path) -> None:
    os.kill(servers.pid, signal.SIGSTOP)
    try:
        copy.mkdir()
        for file in servers.data.glob("peltry.db*"):
            shutil.copy(file, copy / file.name)
    finally:
        os.kill(servers.pid, signal.SIGCONT)
    log = copy / "peltry.db-wal"
    if log.exists():
        with log.open("ab") as tail:
            tail.write(random.randbytes(random.randrange(5000)))


async def play_and_cut(servers: Servers, players: list[Player], folder: Path) -> list[tuple[Path, Accepted]]:
    await servers.start()
    playing = [asyncio.create_task(player.play()) for player in players]
    found: list[tuple[Path, Accepted]] = []
    for number in range(CUTS):
        await asyncio.sleep(0.05 + random.random() * 0.1)
        accepted = {place: what for player in players for place, what in player.accepted.items()}
        copy = folder / str(number)
        cut(servers, copy)
        found.append((copy, accepted))
    await servers.kill()
    for error in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(error, BaseException):
            raise error
    return found


@pytest.mark.timeout(600)
def test_after_a_power_cut_every_accepted_move_is_there(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    data.mkdir()
    copies.mkdir()
    servers = Servers(data)
    try:
        found = asyncio.run(
            play_and_cut(servers, [Player(servers, bots=False, rest=0.08) for _ in range(TABLES)], copies)
        )
    finally:
        servers.close()
    assert len(found[-1][1]) > CUTS
    for copy, accepted in found:
        assert missing_in(copy, accepted) == {}
