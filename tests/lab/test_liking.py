"""Whether it pays to do more of something: a learned player with a liking for it, among plain ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import peltry
from peltry.bots.levels import LearnedBot, learned_player
from peltry.errors import PeltryError
from peltry.games.wendake import GAME as WENDAKE
from peltry.kernel.printed import Printed
from peltry.lab.duels import Table
from peltry.lab.liking import FOND, FondBot, Liking, Outcome, Trial, biased, read_liking, searched, told
from peltry.masters.network import views
from peltry.masters.parts import parts_of

BASE = Table("wendake", 2, {"game": "base", "tribes": "tribes"})
HARVEST, FIRST_YEAR = 2, 63
TRIALS = Path(__file__).parents[2] / "docs" / "trials"


def trial(name: str) -> str:
    return (TRIALS / f"wendake-{name}.toml").read_text(encoding="utf-8")


def likings(*texts: str) -> list[Liking]:
    return [read_liking(text, peltry.load("wendake")) for text in texts]


def test_a_liking_names_an_event_its_numbers_or_an_output() -> None:
    [tile] = likings("marked.tile=1,10&ritual=0:2.5@95")
    events = peltry.load("wendake").kind.pieces.events
    marked = events.names.index("marked")
    assert (tile.weight, tile.last) == (2.5, 95)
    assert tile.meets((marked, 1, 4, 10, 0, 0), 1)
    assert not tile.meets((marked, 0, 4, 10, 0, 0), 1), "somebody else's marker"
    assert not tile.meets((marked, 1, 4, 10, 1, 0), 1), "its ritual side"
    assert not tile.meets((marked, 1, 10, 2, 0, 0), 1), "another tile"
    assert likings("came_home:-3")[0].meets((events.names.index("came_home"), 0, 7, 7, 7, 7), 0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("scouted", "'scouted' is no liking; one is KIND:WEIGHT"),
        ("scouted:much", "'scouted:much' is no liking"),
        ("scouted.area=x:1", "'scouted.area=x:1' is no liking"),
        ("wandered:1", "there is no event 'wandered'; the events are: game_begins"),
        ("scouted.tile=1:1", "scouted has no number 'tile'; it has: who, area"),
    ],
)
def test_what_is_no_liking_is_refused_with_what_one_is(text: str, said: str) -> None:
    with pytest.raises(PeltryError, match=r"^" + said):
        likings(text)


def test_a_liking_for_an_output_changes_that_output_and_nothing_else() -> None:
    game = peltry.load("wendake")
    plain, names = learned_player(game.kind), parts_of(game.kind.pieces.moves).names
    fond = biased(plain, names, likings("scout:3"))
    here, there = (views(each.flat, each.shape) for each in (plain, fond))
    changed = {name for name in here if not np.array_equal(here[name], there[name])}
    assert changed == {"like+"}
    assert np.flatnonzero(here["like+"] != there["like+"]).tolist() == [names.index("scout")]
    assert there["like+"][names.index("scout")] == pytest.approx(here["like+"][names.index("scout")] + 3)
    assert (FondBot(game, likings("scout:3")).minds[0].learned.flat == fond.flat).all()


def moves_of(bot: Any, deal: int) -> list[int]:
    position, moves = BASE.position(deal), list[int]()
    while not position.over:
        moves.append(bot.choose(position, position.to_play()))
        position.play(moves[-1])
    return moves


def test_who_likes_nothing_better_plays_as_before() -> None:
    game = BASE.open()
    plain = moves_of(LearnedBot(game), 5)
    assert moves_of(FondBot(game, likings("scouted:0", "acted.action=2:0")), 5) == plain
    assert moves_of(FondBot(game, likings("scouted:20", "relieved:20")), 5) != plain


def test_a_liking_ends_with_its_turn() -> None:
    game = BASE.open()
    plain = moves_of(LearnedBot(game), 5)
    assert moves_of(FondBot(game, likings("scouted:20@0")), 5) == plain
    assert moves_of(FondBot(game, likings(f"scouted:20@{FIRST_YEAR}")), 5) != plain


def test_who_is_fond_of_fields_harvests_and_a_marker_counts_for_what_is_then_done() -> None:
    """No marker brings a harvest at once: only who looks to the end of the turn finds the tile for it."""
    trial = Trial(BASE, counted=["acted.action", "relieved.native"])
    found = told(list(trial.games(likings("scouted:12", "relieved:12", "acted.action=2:12"), 4, 50)), 2)
    fond, plain = found["done"]["acted.action"][str(HARVEST)]
    assert fond >= plain + 1
    assert sum(counts[0] for counts in found["done"]["relieved.native"].values()) >= 1


def test_it_sits_alone_among_plain_ones_in_every_seat_of_the_same_deals() -> None:
    table, sat = Table("connect_four", 2), list[tuple[int, int]]()
    trial = Trial(table)
    trial.play = lambda likings, deal, seat: cast("Outcome", sat.append((deal, seat)))
    list(trial.games([], 5, 70))
    assert sat == [(70, 0), (70, 1), (71, 0), (71, 1), (72, 0)]


def test_in_the_same_seats_who_likes_nothing_is_ahead_by_nothing() -> None:
    found = told(list(Trial(BASE).games([], 6, 90)), 2)
    assert (found["games"], found["won"], found["ahead"]) == (6, 3.0, 0.0)
    assert found["low"] < 0.5 < found["high"]


def test_what_is_told_has_its_intervals() -> None:
    done = Counter({("bought.tile", 3, True): 2, ("bought.tile", 3, False): 3})
    outcomes = [Outcome(0, 4.0, 1.0, done), Outcome(1, 0.0, 0.0, Counter()), Outcome(2, 2.0, 0.0, Counter())]
    found = told([*outcomes, Outcome(3, 2.0, 0.0, Counter())], 4)
    assert (found["rate"], found["fair"], found["ahead"]) == (0.25, 0.25, 2.0)
    assert found["ahead_reach"] == pytest.approx(1.96 * 1.633 / 2, abs=0.01)
    assert found["done"] == {"bought.tile": {"3": [0.5, 0.25]}}
    assert (found["low"], found["high"]) == (0.0456, 0.6994)


def test_the_search_finds_the_better_weights() -> None:
    """Of a game in which 3 of the one and -2 of the other are best, and chance says much."""
    chance, deals = np.random.default_rng(1), list[tuple[int, int]]()

    def play(likings: Sequence[Liking], deal: int, seat: int) -> Outcome:
        deals.append((deal, seat))
        one, other = (each.weight for each in likings)
        return Outcome(seat, -((one - 3) ** 2) - (other + 2) ** 2 + chance.normal(0, 3), 0.0, Counter())

    trial = cast("Trial", SimpleNamespace(table=BASE, play=play))
    *_, found = searched(trial, likings("scouted:0", "relieved:0"), 30, 40, 0.5, 7)
    assert [each.text for each in found] == ["scouted", "relieved"]
    assert found[0].weight == pytest.approx(3, abs=0.5)
    assert found[1].weight == pytest.approx(-2, abs=0.5)
    assert deals[0] == deals[1], "both steps of a pair have the same deal and seat"
    assert {seat for _, seat in deals} == {0, 1}
    assert replace(found[0], weight=0.0) == likings("scouted:0")[0]


@pytest.mark.parametrize("name", ["fields", "way"])
def test_a_trial_moves_what_is_ours_only(name: str) -> None:
    ours, tried = Printed(WENDAKE.printed), Printed(WENDAKE.printed, trial(name))
    moved = [key for key, value in ours.values.items() if tried.values[key] != value]
    assert len(moved) > 17
    assert {ours.source(key) for key in moved} == {"reconstructed"}


def test_fields_are_worked_by_the_trial_for_them() -> None:
    text = trial("fields")
    liked = likings("scouted:10@127", "relieved:8", "acted.action=2:4")
    done = [
        told(list(Trial(table, counted=["acted.action"]).games(liked, 6, 70)), 2)["done"]["acted.action"]
        for table in (BASE, replace(BASE, printed_text=text))
    ]
    assert done[1][str(HARVEST)][0] > done[0].get(str(HARVEST), [0])[0]


def test_its_name_is_not_that_of_a_master() -> None:
    assert FondBot(BASE.open(), []).name == FOND
