"""A whole course of learning: rounds of play and learning until the time is over, with checkpoints and a curve.

Ctrl-C ends it earlier and loses nothing: `last.npz` is written, and what resuming.py needs to go on.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ..table.library import GameAtTable
from . import resuming, weights
from .breaking_off import at_ctrl_c
from .learner import Learner, Progress
from .network import views
from .resuming import Kept
from .story import FROM
from .together import MEET_EVERY, Team
from .weights import Learned

TELL_EVERY = 5.0  # seconds between two points of the curve
REMEMBER_AT = (0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)  # shares of the time at which a self is kept

Tell = Callable[[dict[str, Any]], None]


class Course:
    """It lasts so many seconds or, where `rounds` is given, so many rounds: then it ends alike on every machine.

    `asked` is kept with it, for whoever goes on with a course that was broken off; `kept` is where that one stood.
    """

    def __init__(
        self,
        game: GameAtTable,
        learner: Learner,
        seconds: float,
        out: Path,
        story: dict[str, Any],
        tell: Tell,
        rounds: int | None = None,
        team: Team | None = None,
        asked: dict[str, Any] | None = None,
        kept: Kept | None = None,
    ):
        self.game, self.learner, self.seconds, self.out, self.rounds = game, learner, seconds, out, rounds
        self.team, self.asked, self.kept = team, asked or {}, kept
        self.story = story | {"settings": learner.settings.said(), "version": game.version}
        self.tell = tell
        self.curve: list[dict[str, Any]] = []
        self.used = np.zeros(learner.shape.features, bool)
        self.remembered = 0  # of REMEMBER_AT
        self.start = 0.0  # on this process's clock, though others may have learned before it
        self.broken_off = False

    def run(self) -> Learned:
        learner = self.learner
        self.out.mkdir(parents=True, exist_ok=True)
        self._begin()
        told, before = time.perf_counter(), Progress(**vars(learner.progress))
        with at_ctrl_c() as wish:
            while (done := self._done()) < 1 and not wish.asked:
                learner.whole_round(done)
                if self.team is not None:
                    self._meet(self.team, done)
                if (behind := sum(done >= share for share in REMEMBER_AT)) > self.remembered:
                    self.remembered = behind  # a long round may pass by several
                    learner.remember()
                    self._keep(f"at-{round(100 * REMEMBER_AT[behind - 1]):02}")
                    self._keep_place()
                if time.perf_counter() - told >= TELL_EVERY:
                    learner.on.finish()
                    self._say(time.perf_counter() - told, before)
                    told, before = time.perf_counter(), Progress(**vars(learner.progress))
            learner.on.finish()
            if self.team is not None and self.team.at_work:
                learner.adopt(self.team.meet(learner.weights()))
            self._say(time.perf_counter() - told, before)
            self.broken_off = done < 1
            if self.broken_off:
                self.story = self.story | {"broken_off_at": round(done, 3)}
            learned = self._keep("last")
            self._keep_place(ended=not self.broken_off)
        return learned

    def _done(self) -> float:
        """Which part of the course lies behind: by the rounds (the first only sets the games up) or by the clock."""
        if self.rounds is not None:
            return (self.learner.progress.rounds - 1) / self.rounds
        return (time.perf_counter() - self.start) / self.seconds

    def _meet(self, team: Team, done: float) -> None:
        """After every few rounds all who learn go on from the mean of what each has learned."""
        if (self.learner.progress.rounds - 1) % MEET_EVERY == 0:
            if team.at_work:
                self.learner.adopt(team.meet(self.learner.weights()))
            team.go_on(self.learner.weights(), done)

    def _begin(self) -> None:
        learner, began = self.learner, time.perf_counter()
        learner.get_ready()
        if self.kept is not None:
            self._take_up(self.kept)
        elif FROM in self.story:  # what was learned before means something, though nobody meets it in this course
            self.used |= (views(learner.weights(), learner.shape)["see"] != 0).any(1)
        self.tell({"what": "ready", "seconds": round(time.perf_counter() - began, 1), "weights": learner.shape.size})
        self.start = time.perf_counter() - (self.kept.about["seconds"] if self.kept is not None else 0.0)
        if self.team is not None:
            self.team.go_on(learner.weights(), self._done())

    def _take_up(self, kept: Kept) -> None:
        """What came after the place that was kept, in a process that was killed, never was."""
        resuming.restore(self.learner, kept)
        self.remembered, self.curve = kept.about["remembered"], kept.about["curve"]
        self.used[kept.about["used"]] = True
        lines = [json.dumps(point) + "\n" for point in self.curve]
        (self.out / "curve.jsonl").write_text("".join(lines), encoding="utf-8")

    def _keep_place(self, ended: bool = False) -> None:
        """So that the course can go on from here."""
        about = {
            "asked": self.asked, "ended": ended, "story": self.story, "seconds": time.perf_counter() - self.start,
            "remembered": self.remembered, "curve": self.curve, "used": np.flatnonzero(self.used).tolist(),
        }  # fmt: skip
        resuming.write(self.out, self.learner, about)

    def _say(self, since: float, before: Progress) -> None:
        p, at = self.learner.progress, time.perf_counter() - self.start
        games = max(1, p.games - before.games)
        point = {
            "what": "curve", "seconds": round(at, 1), "rounds": p.rounds,
            "moves_per_second": round((p.moves - before.moves) / max(since, 1e-9)),
            "best_points": round((p.points - before.points) / games, 2),
            "moves_a_game": round((p.length - before.length) / games, 1),
            "won": round((p.won - before.won) / games, 4), **self.learner.told(),
        }  # fmt: skip
        self.curve.append(point)
        self.tell(point)
        with (self.out / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(point) + "\n")

    def _keep(self, name: str) -> Learned:
        learner = self.learner
        self._note_used()
        learned = Learned(learner.shape, self._pruned(learner.weights()), self.story | {"curve": thinned(self.curve)})
        weights.save(self.out / f"{name}.npz", self.game.kind, learned)
        return learned

    def _note_used(self) -> None:
        """Which features ever had a value: in a player from nothing weights of the others mean nothing."""
        seen = self.learner.seen[..., : len(self.used)]
        for t in range(0, seen.shape[0], 4):
            some = (seen[t] != 0).any(0)
            self.used |= np.asarray(self.learner.on.taken(1.0 * some)) > 0

    def _pruned(self, flat: np.ndarray) -> np.ndarray:
        views(flat, self.learner.shape)["see"][~self.used] = 0
        return flat


def thinned(curve: list[dict[str, Any]], most: int = 40) -> list[dict[str, Any]]:
    step = max(1, -(-len(curve) // most))
    kept = ("seconds", "best_points", "moves_a_game", "entropy", "fit")
    return [{name: point[name] for name in kept} for point in curve[::step]]
