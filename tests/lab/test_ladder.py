"""The ladder: who meets whom on which deal, how games are counted, and ratings with how sure they are."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from peltry.lab.arena import ANCHOR, Ladder, all_pairings, pairing
from peltry.lab.duels import Duel, Ended, Table, play, played, points_of


def ended(bots: tuple[str, ...], winner: int, seed: int = 0) -> Ended:
    """A game that one side won and the others lost in the order of their seats."""
    count = len(bots)
    points = tuple(10 if seat == winner else 0 for seat in range(count))
    share = tuple(float(seat == winner) for seat in range(count))
    ranking = (winner, *(seat for seat in range(count) if seat != winner))
    return Ended(Duel(seed, bots), points, share, ranking, ())


def test_two_bots_play_every_deal_from_both_sides() -> None:
    duels = pairing("a", "b", 2, 6, 40)
    assert duels == [Duel(40 + number // 2, ("a", "b") if number % 2 == 0 else ("b", "a")) for number in range(6)]


@pytest.mark.parametrize("players", [3, 4])
def test_one_sits_among_others_in_every_seat_of_the_same_deal(players: int) -> None:
    duels = pairing("a", "b", players, 2 * players, 7)
    assert {duel.seed for duel in duels} == {7}
    assert len({duel.bots for duel in duels}) == 2 * players
    for bot in ("a", "b"):
        alone = [duel.bots.index(bot) for duel in duels if duel.bots.count(bot) == 1]
        assert sorted(alone) == [*range(players)]


def test_every_pair_meets_on_the_same_deals() -> None:
    duels = all_pairings(["a", "b", "c"], 2, 4, 1)
    assert Counter(frozenset(duel.bots) for duel in duels) == {
        frozenset("ab"): 4, frozenset("ac"): 4, frozenset("bc"): 4,
    }  # fmt: skip
    assert {duel.seed for duel in duels} == {1, 2}
    assert all_pairings(["a", "b"], 1, 2, 5) == [Duel(5, ("a",)), Duel(5, ("b",)), Duel(6, ("a",)), Duel(6, ("b",))]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_bot_from_elsewhere_meets_no_deal_twice(players: int) -> None:
    """Whatever it saw of a deal it would know when the same is dealt again: to it, or to another of the same author."""
    bots = ["one.py:One", "two.py:Two", "clerk", "master"]
    duels = all_pairings(bots, players, 12, 1)
    seeds = {duel.seed for duel in duels}
    assert len(seeds) == len(duels)
    assert all(abs(one - other) > 1000 for one, other in itertools.combinations(seeds, 2))  # a save tells of one game
    assert len({duel.seed for duel in all_pairings(bots[2:], players, 12, 1)}) <= 12
    assert duels == all_pairings(bots, players, 12, 1)
    assert {duel.bots for duel in duels} >= {duel.bots for duel in all_pairings(bots[2:], players, 12, 1)}


@pytest.mark.parametrize("ended", range(1, 18))
def test_pairings_take_turns_so_that_a_break_leaves_each_about_as_many_games(ended: int) -> None:
    met = Counter(frozenset(duel.bots) for duel in all_pairings(["a", "b", "c"], 3, 6, 1)[:ended])
    assert max(met.values()) - min(met[frozenset(pair)] for pair in ("ab", "ac", "bc")) <= 1


def test_a_record_counts_who_was_the_only_one_of_its_kind() -> None:
    ladder = Ladder(["a", "b"], 3)
    for winner in (0, 0, 1):
        ladder.add(ended(("a", "b", "b"), winner))
    ladder.add(ended(("b", "a", "a"), 0))
    assert (ladder.record("a", "b")["games"], ladder.record("a", "b")["won"]) == (3, 2.0)
    assert (ladder.record("b", "a")["games"], ladder.record("b", "a")["won"]) == (1, 1.0)
    assert ladder.record("a", "b")["low"] < 2 / 3 < ladder.record("a", "b")["high"]
    assert ladder.record("a", "b")["points"] == pytest.approx(20 / 3, abs=0.01)


def test_ratings_follow_the_victories_and_their_intervals_the_number_of_games() -> None:
    def ladder(games: int) -> Ladder:
        found = Ladder(["a", "b", "c"], 2)
        for number in range(games):
            found.add(ended(("a", "b"), 0 if number % 4 else 1))  # a beats b in three games of four
            found.add(ended(("b", "c"), 0 if number % 4 else 1))
        return found

    few, many = ladder(40).ratings(), ladder(1000).ratings()
    assert [rated["bot"] for rated in many] == ["a", "b", "c"]
    assert many[0]["rating"] - many[1]["rating"] == pytest.approx(191, abs=8)  # three to one, as in chess
    assert sum(rated["rating"] for rated in many) / 3 == pytest.approx(ANCHOR, abs=1)
    for rated in (*few, *many):
        assert rated["low"] < rated["rating"] < rated["high"]
    wide, narrow = few[0]["high"] - few[0]["low"], many[0]["high"] - many[0]["low"]
    assert wide / narrow == pytest.approx(5, rel=0.1)  # twenty-five times the games, a fifth of the doubt
    assert narrow < 80


def test_who_never_lost_is_rated_all_the_same() -> None:
    ladder = Ladder(["a", "b"], 2)
    for _ in range(20):
        ladder.add(ended(("a", "b"), 0))
    first, second = ladder.ratings()
    assert first["bot"] == "a"
    assert 300 < first["rating"] - second["rating"] < 1500


def test_only_those_who_met_each_other_be_it_through_others_are_rated() -> None:
    ladder = Ladder(["x", "a", "b", "c", "y", "z"], 2)
    assert [rated["rating"] for rated in ladder.ratings()] == [None] * 6
    for bots in (("a", "b"), ("b", "c"), ("y", "z")):  # y and z met, but nobody knows how the three compare with them
        ladder.add(ended(bots, 0))
    ratings = ladder.ratings()
    assert [rated["bot"] for rated in ratings] == ["a", "b", "c", "x", "y", "z"]
    assert [rated["rating"] is None for rated in ratings] == [False] * 3 + [True] * 3
    assert sum(rated["rating"] for rated in ratings[:3]) == pytest.approx(3 * ANCHOR, abs=2)


def test_drawn_games_leave_both_in_the_middle() -> None:
    ladder = Ladder(["a", "b"], 2)
    for _ in range(30):
        ladder.add(Ended(Duel(1, ("a", "b")), (0, 0), (0.5, 0.5), (0, 1), ()))
    assert [rated["rating"] for rated in ladder.ratings()] == [ANCHOR, ANCHOR]


def test_alone_a_bot_is_measured_by_what_the_game_puts_against_it() -> None:
    ladder = Ladder(["a"], 1)
    ladder.add(Ended(Duel(1, ("a",)), (40, 30), (1.0,), (0, 1), ()))
    ladder.add(Ended(Duel(2, ("a",)), (20, 30), (0.0,), (1, 0), ()))
    (alone,) = ladder.alone()
    assert (alone["games"], alone["won"], alone["rate"], alone["points"]) == (2, 1.0, 0.5, 30.0)


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_the_same_duel_ends_the_same_way_whatever_was_played_before(bots: tuple[str, str]) -> None:
    table, duel = Table("connect_four", 2), Duel(12, bots)
    first = play(table, duel, keep_state=True)
    play(table, Duel(13, bots))
    assert play(table, duel, keep_state=True) == first
    if "random" in bots:
        assert len({play(table, Duel(seed, bots)).moves for seed in range(6)}) > 1  # and other seeds are other games


def test_two_cores_play_what_one_plays() -> None:
    table = Table("connect_four", 2)
    duels = pairing("random", "greedy", 2, 10, 3)
    alone = [*played(table, duels)]
    together = [*played(table, duels, cores=2)]
    assert sorted(together, key=lambda each: duels.index(each.duel)) == alone
    assert len(points_of(alone, "greedy")) == 10
    assert points_of(alone, "greedy").mean() > 0.5
