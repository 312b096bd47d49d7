"""What holds in every position of every game, whatever is played."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from peltry.games.strogoff.pieces.decisions import DECISIONS
from peltry.games.strogoff.pieces.moves import DECLINE, MOST_LEGAL, MOVES
from peltry.kernel.declared import FIRST_TASK
from peltry.lab.variety import picked
from peltry.table.library import load_with_text

from ..at_table import strogoff
from ..invariants import check

TABLES = st.tuples(
    st.integers(1, 5),
    st.fixed_dictionaries(
        {
            "difficulty": st.sampled_from(["easy", "normal", "heroic"]),
            "edition": st.sampled_from(["french", "devir"]),
            "decks": st.sampled_from(["hidden", "open"]),
            "figure": st.sampled_from(["stays", "follows"]),
            "evasion": st.sampled_from(["before", "after"]),
            "camp": st.sampled_from(["arriving", "staying"]),
            "limit": st.sampled_from(["always", "own_turn"]),
            "blind": st.sampled_from(["rolls", "spared"]),
        }
    ),
    st.integers(0, 2**62),
)
FEW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@FEW
@given(TABLES, st.integers(0, 2**32))
def test_all_cards_are_accounted_for_and_everything_is_in_range(table, key) -> None:
    couriers, options, seed = table
    game = strogoff()
    position = game.position(couriers, seed, options)
    number = 0
    while not position.over:
        legal = position.legal()
        assert legal
        assert len(set(legal)) == len(legal) <= MOST_LEGAL
        frame = position.state["stack"][position.state["depth"] - 1]
        assert frame["kind"] < FIRST_TASK
        asked = DECISIONS.name(int(frame["kind"]))
        # The exits for imagined worlds are never offered in a real one.
        assert not (DECLINE in legal and asked in ("captain", "pay", "mate")), MOVES.describe(DECLINE)
        position.play(picked(legal, key, number))
        if number % 7 == 0:
            check(position.state, game.box[0])
        number += 1
    check(position.state, game.box[0])
    assert position.state["ending"] in (1, 2, 3)
    assert sum(position.scores()) == (position.state["ending"] == 1)


@FEW
@given(TABLES, st.integers(0, 2**32))
def test_the_same_seed_and_moves_give_the_same_bytes(table, key) -> None:
    couriers, options, seed = table
    game = strogoff()
    first, second = (game.position(couriers, seed, options) for _ in range(2))
    for number in range(120):
        if first.over:
            break
        move = picked(first.legal(), key, number)
        first.play(move)
        second.play(move)
        assert first.events() == second.events()
    assert first.states.tobytes() == second.states.tobytes()


@FEW
@given(TABLES, st.integers(0, 2**32), st.integers(0, 300))
def test_worlds_dealt_again_look_the_same_to_the_seat(table, key, length) -> None:
    couriers, options, seed = table
    game = strogoff()
    position = game.position(couriers, seed, options)
    for number in range(length):
        if position.over:
            break
        position.play(picked(position.legal(), key, number))
    for seat in range(-1, couriers):
        world = position.redealt(seat, key)
        check(world.state, game.box[0])
        assert world.sight(seat).tobytes() == position.sight(seat).tobytes()
        assert world.observe(seat).tolist() == position.observe(seat).tolist()
        assert world.over == (world.legal() == [])
        if position.to_play() == seat:
            assert world.legal() == position.legal()


def test_many_random_games_end_and_keep_their_cards() -> None:
    game = strogoff()
    for couriers in range(1, 6):
        room = game.engine.random_games(game.options(couriers), np.arange(400, dtype=np.int64))
        assert np.all(room.states["over"] == 1)
        assert room.moves.max() < 2000
        for state in room.states[:60]:
            check(state, game.box[0])


def test_a_log_never_overflows() -> None:
    """The longest stretch of events between two decisions fits into the log."""
    game = strogoff()
    longest = 0
    for seed in range(8):
        position = game.position(5, seed)
        number = 0
        while not position.over:
            position.play(picked(position.legal(), seed, number))
            longest = max(longest, len(position.events()))
            number += 1
    assert 10 < longest < 128


STRANGE_BOXES = {
    "rich": "[energy]\nstart = 12\nmost = 20\n[hand]\nopening = 7\nlimit = 9\n[rest]\nbenefits = 4\ncards = 3\n",
    "poor": "[energy]\nstart = 1\nmost = 2\nto_enter_irkutsk = 1\n[hand]\nopening = 0\nlimit = 1\n[rest]\ncards = 1\n",
    "foresighted": "[russia]\n" + "".join(f'R{i:02} = {{ ability = "PRE", faces = [] }}\n' for i in range(1, 25)),
    "one deck": "[road.devir]\ndecks = [" + ", ".join(['"urals"'] * 11) + ', "irkutsk"]\n',
    "short road": "[ogareff]\nirkutsk = 6\nfour_from = 2\nfive_from = 4\n",
    "generous traitor": "[action]\n"
    + "".join(f'A{i:02} = {{ strip = ["OGAREFF 1", "CARD", "DIE", "DIE"] }}\n' for i in range(1, 57))
    + "[russia]\n"
    + "".join(f'R{i:02} = {{ ability = "HAB", faces = [1, 2, 3, 4, 5, 6] }}\n' for i in range(1, 25)),
    "cheap captain": "[help]\ncaptain_cards = 1\njolivet_cards = 3\n",
}


@pytest.mark.parametrize("box", STRANGE_BOXES)
def test_a_persons_own_values_never_break_the_game(box: str) -> None:
    """The same compiled rules play with any values that are let in."""
    game = load_with_text("strogoff", STRANGE_BOXES[box])
    for couriers, limit in ((1, "always"), (5, "always"), (2, "own_turn")):
        options = game.options(couriers, {"limit": limit})
        room = game.engine.random_games(options, np.arange(300, dtype=np.int64))
        assert np.all(room.states["over"] == 1)
        for state in room.states[:40]:
            check(state, game.box[0])
