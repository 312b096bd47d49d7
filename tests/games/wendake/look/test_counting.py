"""What the table says something would bring is what it then brings: the look counts by itself, the rules decide.

Random games are played. Wherever an action may be done, every way of doing it (without cards and tiles) is tried, and
the best of them is compared with the number on the action's tile; the same for points, majorities, masks, objectives
and what the ghost will do next.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from peltry.games.wendake.look import counting, solo
from peltry.games.wendake.look.foretold import prospects
from peltry.games.wendake.look.parts import Sight
from peltry.games.wendake.look.tiles import brings, would
from peltry.games.wendake.pieces.cards import OBJECTIVES
from peltry.games.wendake.pieces.decisions import BETWEEN_STEPS, DECISIONS, IN_MASK_CEREMONY
from peltry.games.wendake.pieces.goods import (
    BEAVER,
    ECONOMIC,
    FISH,
    LEATHER,
    MASK,
    MILITARY,
    RITUAL,
    VEGETABLES,
    WARRIOR,
)
from peltry.games.wendake.pieces.moves import MOVES, USE, USES_END
from peltry.games.wendake.pieces.tiles import ACTIONS, CARD_ACTION
from peltry.games.wendake.words import pieces as said
from peltry.kernel.position import Position
from peltry.table.library import load, load_with_text
from peltry.table.scene import look_at
from tests.contract.watching import sources

from ..rules.test_random_games import GENEROUS, wanted

SHORT_TRACKS = GENEROUS + "[track_end]\nbase = 6\nnew_allies = 6\nsolo = 6\n"  # on which points are often lost
GAMES: dict[str, tuple[int, dict[str, Any], str | None]] = {
    "alone": (1, {"tribes": "tribes"}, None),
    "alone without adversity": (1, {"tribes": "tribes", "ghost": "plain"}, None),
    "alone and rich": (1, {"europeans": "leave"}, GENEROUS),
    "for two": (2, {"tribes": "tribes"}, None),
    "for two, short tracks": (2, {}, SHORT_TRACKS),
    "for two, ties count": (2, {"territory_ties": "all"}, None),
    "base game": (3, {"game": "base", "tribes": "tribes"}, SHORT_TRACKS),
    "for four": (4, {"turtles": "at_once", "tribes": "tribes"}, GENEROUS),
}
EACH_GAME = pytest.mark.parametrize(("players", "options", "printed"), GAMES.values(), ids=GAMES)
# Decisions that belong to an action; windows between its steps do, others do not.
OF_AN_ACTION = ("kinds", "exchange", "tan", "barter", "spend", "look", "score", "draw", "heal", "fire", "lake", "lose")
LEFT_OUT = ("barter", "buy", "again", "combine")  # they bring something else


def asked(position: Position) -> Any:
    return DECISIONS.read(position.state["stack"][position.state["depth"] - 1])


def sight_of(position: Position, seat: int) -> Sight:
    sides = int(position.state["sides"])
    return Sight(look_at(position, seat, ["Ann", "Ben", "Cyd", "Dan"][:sides], [], sources("wendake")))


def games(players: int, options: dict[str, Any], printed: str | None, seeds: Sequence[int]) -> Iterator[Position]:
    """Moments of random games, the end among them; the next is reached from the one before, so look but do not play."""
    game = load_with_text("wendake", printed) if printed else load("wendake")
    for seed in seeds:
        position, chance = game.position(players, seed, options), random.Random(seed)
        while not position.over:
            yield position
            position.play(chance.choice(wanted(position.legal(), seed % 3)))
        yield position


class Line(NamedTuple):
    """One way of doing an action: where it led, and what happened to the one who did it."""

    position: Position
    events: tuple[Any, ...]

    def played(self, move: int) -> Line:
        after = self.position.copy()
        who = after.to_play()
        after.play(move)
        return Line(after, (*self.events, *(event for event in after.events() if event.who == who)))


def ways(position: Position, move: int) -> Iterator[Line]:
    """Every way on from a move to the end of its action, without any card or tile, and without a barter."""
    who, seen = position.to_play(), set()
    todo = [Line(position, ()).played(move)]
    while todo:
        line = todo.pop()
        now = line.position
        pending = None if now.over or now.to_play() != who else asked(now)
        within = pending is not None and (
            pending.name in OF_AN_ACTION
            or (pending.name == "window" and pending["window"] in (BETWEEN_STEPS, IN_MASK_CEREMONY))
        )
        if not within:
            yield line
            continue
        for each in now.legal():
            if USE <= each < USES_END or MOVES[each].verb in LEFT_OUT:
                continue
            further = line.played(each)
            image = further.position.states.tobytes()
            if image not in seen:
                seen.add(image)
                todo.append(further)


def gained(*goods: int) -> Callable[[Line], int]:
    return lambda line: sum(event.amount for event in line.events if event.name == "gained" and event.good in goods)


def told(*names: str) -> Callable[[Line], int]:
    return lambda line: sum(event.name in names for event in line.events)


def scored_after(name: str, track: int) -> Callable[[Line], int]:
    """The points on a track upon what was counted; turtle tiles that are turned up at once come before it."""

    def points(line: Line) -> int:
        names = [event.name for event in line.events]
        if name not in names:
            return 0
        counted = line.events[names.index(name) :]
        return next((event.points for event in counted if event.name == "scored" and event.track == track), 0)

    return points


BROUGHT: dict[str, Callable[[Line], int]] = {
    "HARVEST": gained(*range(len(VEGETABLES))),
    "HUNT": gained(BEAVER),
    "FISH": gained(FISH),
    "TAN": gained(LEATHER),
    "TRADE": scored_after("sold", ECONOMIC),
    "MIL": scored_after("majorities", MILITARY),
    "MASK": told("mask_drawn", "mask_taken"),
    "CANOE": told("canoe_built"),
    "RITUAL": scored_after("trios", RITUAL),
}


def action_of(position: Position) -> tuple[str, int] | None:
    """The action of a tile that may be done now, with its number."""
    if position.over or asked(position).name != "action" or "do" not in map(MOVES.describe, position.legal()):
        return None
    pending = asked(position)
    if pending["index"] >= CARD_ACTION:
        return None
    me = position.state["players"][pending.who]
    if int(me["ritual"]) >> pending["at"] & 1:
        return "RITUAL", 0
    tile = position.engine.box[0]["tiles"][int(me["tiles"][pending["at"]])]
    return ACTIONS[int(tile["action"][pending["index"]])], int(tile["amount"][pending["index"]])


@EACH_GAME
def test_what_an_action_would_bring_is_what_it_brings(
    players: int, options: dict[str, Any], printed: str | None
) -> None:
    compared, brought = Counter[str](), Counter[str]()
    for position in games(players, options, printed, range(40, 46)):
        found = action_of(position)
        if found is None:
            continue
        action, amount = found
        who, do = position.to_play(), MOVES.parse("do")
        sight = sight_of(position, who)
        if action == "MOVE":
            after = Line(position, ()).played(do).position
            if asked(after).name == "move":
                assert counting.steps(sight, who, amount) == asked(after)["steps"]
            continue
        lines = list(ways(position, do)) if action in BROUGHT else []
        if not lines or any(asked(line.position).name == "toll" for line in lines if not line.position.over):
            continue  # Adoration asks for its toll first, and that may be a resource to be sold
        most = max(map(BROUGHT[action], lines))
        assert brings(sight, who, action, amount, would(sight, who))[1] == most, (action, amount)
        if action == "MIL":
            assert len(counting.turtles_due(sight, who)) == max(map(told("turtle_taken"), lines))
        compared[action] += 1
        brought[action] += most
    assert len(compared) >= len(BROUGHT) - 1, "nearly every action was met"
    assert all(brought.values()), "and brought something"


@EACH_GAME
def test_points_stand_as_the_rules_count_them(players: int, options: dict[str, Any], printed: str | None) -> None:
    for number, position in enumerate(games(players, options, printed, range(50, 53))):
        if number % 7 == 0 or position.over:
            sight = sight_of(position, -1)
            assert [sight.points(side) for side in range(sight.board.sides)] == position.scores()
            for side in range(sight.board.sides):
                for pair, part in enumerate(("upper_pair", "lower_pair") if side != sight.board.ghost else ()):
                    belts = sight.board.belts[2 * pair : 2 * pair + 2]
                    lower = {sight.sides[side].tracks[t] for t in belts if counting.counts(sight.board, side, t)}
                    assert lower == {sight.reckoning[side][part]}


@EACH_GAME
def test_who_leads_in_a_territory_adds_up_to_what_a_military_action_counts(
    players: int, options: dict[str, Any], printed: str | None
) -> None:
    for number, position in enumerate(games(players, options, printed, range(60, 62))):
        sight = sight_of(position, -1)
        if number % 7 or sight.board.shared_land:
            continue
        leaders = Counter(counting.majority(sight, place) for place in range(len(sight.pieces.territories)))
        for side in range(sight.board.sides):
            village = sight.sides[side].home[WARRIOR] > 0
            assert counting.majorities(sight, side) == leaders[side] + village


def test_the_best_combination_is_the_best_that_may_be_played() -> None:
    found = 0
    for position in games(2, {"tribes": "tribes"}, SHORT_TRACKS, range(70, 80)):
        if position.over or asked(position).name != "combine" or asked(position)["carved"]:
            continue
        who = position.to_play()
        plays = [move for move in position.legal() if MOVES[move].verb == "play"]
        lines = [Line(position, ()).played(move) for move in plays]
        worth = [scored_after("combined", MASK)(line) for line in lines]
        if asked(position)["played"] == 0:
            assert counting.best_combination(sight_of(position, who))[1] == max(worth, default=0)
            found += bool(worth)
    assert found > 10


def test_an_objective_is_met_when_the_table_says_so() -> None:
    seen: dict[int, set[bool]] = {}
    for printed in (None, GENEROUS):
        for position in games(1, {"tribes": "tribes"}, printed, range(80, 110)):
            if not position.over:
                continue
            sight = sight_of(position, 0)
            for goal in range(OBJECTIVES):
                if sight.board.objectives >> goal & 1:
                    met = bool(sight.board.met >> goal & 1)
                    assert solo.standing(sight, goal)[1] == met, goal
                    seen.setdefault(goal, set()).add(met)
    assert len(seen) == OBJECTIVES
    assert sum(len(each) == 2 for each in seen.values()) >= OBJECTIVES // 3, "some were met once and missed once"


DEEDS = ("ghost_guard", "ghost_attack", "ghost_worker", "ghost_progress", "ghost_stuck")


def prospect_of(event: Any, sight: Sight) -> tuple[str, dict[str, Any]]:
    """What was said before, if it was this that the ghost did."""
    where = sight.pieces.where
    if event.name in ("ghost_guard", "ghost_attack"):
        key = "scene-next-guard" if event.name == "ghost_guard" else "scene-next-attack"
        return key, {"land": said.land(where, event.territory, ".in")}
    if event.name == "ghost_worker":
        key = "scene-next-drive" if event.piece >= 0 else f"scene-next-{('', 'woman', 'hunter')[event.native]}"
        return key, {"area": said.area(where, sight.box, event.area, ".on")}
    if event.name == "ghost_progress":
        return "scene-next-progress", {"level": event.level}
    return "scene-next-stuck", {}


@pytest.mark.parametrize("options", [{"ghost": "plain"}, {}, {"tribes": "tribes"}], ids=str)
def test_the_ghost_does_next_what_the_table_says(options: dict[str, Any]) -> None:
    """Where a move only ends the turn: what else it did the ghost would have seen."""
    done = Counter[str]()
    for position in games(1, options, None, range(120, 132)):
        if position.over or int(position.state["ghost_acts"]) == 3:
            continue
        sight = sight_of(position, 0)
        for move in position.legal():
            if MOVES[move].verb not in ("done", "skip"):
                continue
            after = position.copy()
            after.play(move)
            events = after.events()
            names = [event.name for event in events if event.name not in ("turn_begins", "token_shown")]
            if names[:1] != ["ghost_acted"]:
                continue
            deeds = [event for event in events if event.name in DEEDS]
            action = int(sight.box["ghost_action"][sight.board.slots[sight.board.due]])
            assert prospects(sight, action) == [prospect_of(each, sight) for each in deeds]
            done.update([deeds[0].name, *(["twice"] if len(deeds) > 1 else [])])
    assert done["ghost_guard"] + done["ghost_attack"] > 0
    assert done["ghost_worker"] > 0
    assert done["ghost_progress"] > 0
    assert (done["twice"] > 0) == ("ghost" not in options), "no card of adversity makes the plain ghost relentless"
