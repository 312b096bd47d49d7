"""How finished games went, as the Master sees it: worked out one after another, behind everything else that is done.

It takes some seconds of a core, so it has a thread of its own that gets one later than all others, and whoever asked
comes back to see how far it is. Where other processes think for the house they are asked first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import orjson

from ...table.parts import JSON
from ..bounds.counters import count
from ..telling import shapes
from ..telling.speech import speech
from ..telling.views import Moment
from .own_bots import bots_package
from .reports import Report

if TYPE_CHECKING:
    from ...table.match import Match
    from .bots import BotsAtWork

log = logging.getLogger("peltry.server")
LATER = 10  # how much later than others its thread gets a core
FAILED_KEPT = 100  # games of which is remembered that nothing can be told


class Broken(Exception):
    """The house closes."""


@dataclass
class UnderWay:
    """An analysis that somebody asked for."""

    progress: float = 0.0
    task: asyncio.Task[bytes | None] | None = None


class Analyses:
    def __init__(self) -> None:
        self.worker = ThreadPoolExecutor(1, "analysis", initializer=come_last)
        self.under_way: dict[Hashable, UnderWay] = {}
        self.failed: dict[Hashable, None] = {}
        self._closing = threading.Event()

    def begin(self, key: Hashable, report: Report, match: Match, version: int, bots: BotsAtWork, keep: Any) -> UnderWay:
        """`keep` is handed what was found."""
        found = self.under_way[key] = UnderWay()

        async def work() -> bytes | None:
            try:
                body = await elsewhere(report, match, version, bots)
                if body is None:
                    count("peltry_reports_total", by="house")
                    loop = asyncio.get_running_loop()
                    body = await loop.run_in_executor(self.worker, self._work_out, found, report, match, bots)
                keep(body)
                return body
            except Broken:
                return None
            except Exception:
                log.exception("a game of %s cannot be analysed", match.game.name)
                self.failed[key] = None
                while len(self.failed) > FAILED_KEPT:
                    del self.failed[next(iter(self.failed))]
                return None
            finally:
                self.under_way.pop(key, None)

        found.task = asyncio.create_task(work())
        return found

    def _work_out(self, found: UnderWay, report: Report, match: Match, bots: BotsAtWork) -> bytes:
        package = bots_package()
        with bots.making:
            judge = package.LearnedBot(match.game)
        for each in package.analysis.steps(match, report.seats, judge=judge):
            if self._closing.is_set():
                raise Broken
            if isinstance(each, float):
                found.progress = each
        return orjson.dumps(asdict(each), option=JSON)

    def close(self) -> None:
        self._closing.set()
        for each in list(self.under_way.values()):
            if each.task is not None:
                each.task.cancel()
        self.worker.shutdown(wait=False, cancel_futures=True)


def come_last() -> None:
    """On Linux a thread has a priority of its own."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LATER)


async def elsewhere(report: Report, match: Match, version: int, bots: BotsAtWork) -> bytes | None:
    """By another process, if there is one that has time."""
    if bots.elsewhere is None or (said := await bots.elsewhere.tell(report, match, version)) is None:
        return None
    count("peltry_reports_total", by="thinkers")
    return said


def in_words(body: bytes, match: Match, language: str) -> shapes.Analysis:
    """What was found, with its moves as they were offered to whoever was to move."""
    found = orjson.loads(body)
    words = speech(match.game.words, language)
    lapses: list[shapes.Lapse] = []
    for lapse in found["lapses"]:
        position = match.at(lapse["at"])
        sight = position.sight(lapse["seat"])
        played, better = (
            words.say(match.game.words.say_move(position.choice(lapse[which]), sight, match.game.box[0]))
            for which in ("played", "better")
        )
        told: shapes.Lapse = {
            "at": lapse["at"], "seat": lapse["seat"], "played": played, "better": better,
            "lost": round(lapse["lost"], 4), "gap": lapse["gap"],
        }  # fmt: skip
        if lapse["points"] is not None:
            told["points"] = round(lapse["points"], 1)
        if nodes := Moment(match, position).pieces(lapse["seat"], language).get(lapse["better"]):
            told["nodes"] = nodes
        lapses.append(told)
    shares = [[round(share, 4) for share in moment] for moment in found["shares"]]
    return {
        "at": found["at"], "shares": shares, "lapses": lapses, "choices": found["choices"], "looked": found["looked"],
    }  # fmt: skip
