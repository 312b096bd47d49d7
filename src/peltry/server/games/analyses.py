"""How finished games went, as the Master sees it: worked out one after another, behind everything else that is done.

It takes some seconds, so it has a thread of its own, and whoever asked comes back to see how far it is. Where other
processes think for the house they are asked first, also for one game at a time.

The thread has the priority of all others. With a lower one it held the interpreter while it waited for a core: beside
bots that filled all cores the house then stood still for 0.1 to 0.3 s once in a hundred times, twice as long.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import orjson

from ...table.parts import JSON
from ..bounds.counters import count
from ..bounds.desk import Desk
from ..bounds.refusals import TooMany
from ..telling import shapes
from ..telling.speech import speech
from ..telling.views import Moment
from .own_bots import bots_package
from .reports import Report, is_told

if TYPE_CHECKING:
    from ...table.match import Match
    from .bots import BotsAtWork

log = logging.getLogger("peltry.server")
FAILED_KEPT = 100  # games of which is remembered that nothing can be told
MOST_ASKED = 200  # games at a time
PATIENCE = 120.0  # seconds after which whoever asked is not believed to wait any more


class Broken(Exception):
    """The house closes."""


@dataclass
class UnderWay:
    """An analysis that somebody asked for."""

    progress: float = 0.0
    task: asyncio.Task[None] | None = None
    asked: float = field(default_factory=time.monotonic)  # when somebody asked last


class Analyses:
    def __init__(self) -> None:
        self.worker = ThreadPoolExecutor(1, "analysis")
        self.desk = Desk(1)
        self.under_way: dict[Hashable, UnderWay] = {}
        self.failed: dict[Hashable, None] = {}
        self._closing = threading.Event()

    def find(self, key: Hashable) -> UnderWay | None:
        """One that is under way, for somebody who still waits for it."""
        if (found := self.under_way.get(key)) is not None:
            found.asked = time.monotonic()
        return found

    def check_room(self) -> None:
        if len(self.under_way) >= MOST_ASKED:
            raise TooMany("too-many-requests")

    def begin(
        self, key: Hashable, report: Report, match: Match, version: int, bots: BotsAtWork, whose: str, keep: Any
    ) -> UnderWay:
        """`keep` is handed what was found."""
        found = self.under_way[key] = UnderWay()

        async def work() -> None:
            try:
                async with self.desk.turn(whose):
                    if time.monotonic() - found.asked > PATIENCE:
                        return
                    body = await elsewhere(report, match, version, bots)
                    if body is None:
                        count("peltry_reports_total", by="house")
                        loop = asyncio.get_running_loop()
                        body = await loop.run_in_executor(self.worker, self._work_out, found, report, match, bots)
                keep(body)
            except Broken:
                pass
            except Exception:
                log.exception("a game of %s cannot be analysed", match.game.name)
                self.failed[key] = None
                while len(self.failed) > FAILED_KEPT:
                    del self.failed[next(iter(self.failed))]
            finally:
                if self.under_way.get(key) is found:
                    del self.under_way[key]

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
        body = orjson.dumps(asdict(each), option=JSON)
        if not is_told(report, match, body):  # with printed values of somebody's own a share may be no number
            raise ValueError("shares or moves that there cannot be")
        return body

    def forget_all(self) -> None:
        """The games that were asked about may be others by now."""
        self.failed.clear()
        for each in list(self.under_way.values()):
            if each.task is not None:
                each.task.cancel()
        self.under_way.clear()

    def close(self) -> None:
        self._closing.set()
        self.forget_all()
        self.worker.shutdown(wait=False, cancel_futures=True)


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
