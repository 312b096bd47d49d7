"""Looking back at a game: a moment of it, its log, its points over time.

Telling a long one takes a while. Of a finished one anybody may know everything, so it can also be told by a process
elsewhere (`peltry think`), which is sent all that it follows from.
"""

from __future__ import annotations

import importlib
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import orjson

from ...table.parts import JSON
from ..bounds.refusals import Refused
from ..telling import shapes
from ..telling.speech import speech
from ..telling.story import points_over_time, story
from ..telling.views import Moment

if TYPE_CHECKING:
    from ...table.library import GameAtTable
    from ...table.match import Match

MARK = "@"  # before its kind a report is asked for where else a bot's name stands; no bot is called so
KINDS = ("replay", "log", "points", "analysis")
GAPS = ("level", "little", "clear", "far")  # as bots/advice.py has them
TOLD, MOST_POINTS = 12, 1e6  # turns of an analysis, and what one of them may have cost
ASKED_AS = frozenset(MARK + kind for kind in KINDS)


@dataclass(frozen=True)
class Report:
    """What somebody would be told of a game, besides the game itself."""

    kind: str
    language: str
    seat: int = -1  # whose eyes
    move: int | None = None  # of a replay; the last when none is named
    seats: tuple[int, ...] = ()  # of an analysis: whose choices are judged

    @property
    def asked_as(self) -> str:
        return MARK + self.kind

    def check(self, match: Match) -> None:
        total = len(match.history)
        if self.move is not None and self.move > total:
            raise Refused("no-such-move", moves=str(total), move=str(self.move))

    def tell(self, match: Match, version: int) -> Any:
        return {"replay": look_back, "log": log, "points": points, "analysis": analysis}[self.kind](
            self, match, version
        )


def look_back(report: Report, match: Match, version: int) -> shapes.View:
    """One moment of a game, as the asker might have seen it then."""
    total, seat, language = len(match.history), report.seat, report.language
    move = total if report.move is None else report.move
    position = match.position if move == total else match.at(move)
    events = story(match, move - 1, seat, language, upto=move)
    looking: shapes.Looking = {"version": version, "seat": seat, "move": move, "of": total, "events": events}
    if move > 0:
        looking["by"] = match.history[move - 1].seat
    return {**looking, **Moment(match, position).whole(seat, language)}


def log(report: Report, match: Match, version: int) -> shapes.Story:
    words = speech(match.game.words, report.language)
    chapter: shapes.Chapters = {}
    if following := words.maybe("chapter-next"):
        chapter["next"] = following
    if previous := words.maybe("chapter-previous"):
        chapter["previous"] = previous
    events = story(match, -1, report.seat, report.language)
    return {"events": events, "moves": len(match.history), "chapter": chapter}


def points(report: Report, match: Match, version: int) -> shapes.Points:
    return points_over_time(match, report.language)


def analysis(report: Report, match: Match, version: int) -> dict[str, Any]:
    """How it went, as numbers: moves are said later, in whatever language (analyses.py)."""
    found = importlib.import_module("peltry.bots").analyse(match, report.seats)  # late: it brings the compiler with it
    return asdict(found)


# By somebody else.


def question(report: Report, match: Match, version: int) -> str:
    """A report and the game that it is of, as it is sent out."""
    game = {
        "players": match.players, "seed": str(match.seed), "options": match.chosen,
        "names": match.names[: match.players], "moves": match.moves,
    }  # fmt: skip
    return json.dumps({"report": asdict(report), "game": game, "version": version})


def answer(asked: str, game: GameAtTable) -> str:
    """The same report, told from what was sent."""
    from ...table.match import Match

    found = json.loads(asked)
    of = found["game"]
    match = Match(game, of["players"], int(of["seed"]), of["options"], of["names"])
    for move in of["moves"]:
        match.play(move)
    return orjson.dumps(Report(**found["report"]).tell(match, found["version"]), option=JSON).decode()


def is_told(report: Report, match: Match, text: str | bytes) -> bool:
    """Whether this can be shown to a browser at all. What is worked on here first must fit the game as well."""
    try:
        found = orjson.loads(text)
    except ValueError:
        return False
    return isinstance(found, dict) and (report.kind != "analysis" or fits(found, match))


def fits(found: dict[str, Any], match: Match) -> bool:
    """Whether somebody else's analysis speaks of moments and moves that there were."""
    try:
        moments = range(len(match.history) + 1)
        good = (
            all(is_whole(each) and each in moments for each in found["at"])
            and len(found["shares"]) == len(found["at"])
            and all(len(row) == len(match.sides) and all(0 <= share <= 1 for share in row) for row in found["shares"])
            and all(is_whole(found[name]) for name in ("choices", "looked"))
            and len(found["lapses"]) <= TOLD
        )
        return good and all(lapse_fits(lapse, match) for lapse in found["lapses"])
    except (TypeError, KeyError, AttributeError):
        return False


def lapse_fits(lapse: dict[str, Any], match: Match) -> bool:
    if not is_whole(lapse["at"]) or not 0 <= lapse["at"] < len(match.history) or lapse["gap"] not in GAPS:
        return False
    position = match.at(lapse["at"])
    legal, points = position.legal(), lapse["points"]
    worth = [lapse["lost"], *([] if points is None else [points])]
    return (
        position.to_play() == lapse["seat"]
        and all(is_whole(lapse[which]) and lapse[which] in legal for which in ("played", "better"))
        and all(isinstance(each, int | float) and abs(each) < MOST_POINTS for each in worth)
    )


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
