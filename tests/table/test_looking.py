"""What every look is made with: a board read by the names it declares, and one seat's sight of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import peltry
from peltry.kernel.game import COLOURS
from peltry.table.looking import Board, Pieces, Sight, chip, plain_rows
from peltry.table.match import Match
from peltry.table.scene import Node, View, look_at

GAME = peltry.load("connect_four")


class Columns(Board):
    winner: int
    discs: tuple[tuple[int, ...], ...]

    def __init__(self, sight: Any):
        super().__init__(sight, GAME.decisions)


class Seen(Sight[Columns, Pieces]):
    all_moves, words = GAME.moves, GAME.words

    def __init__(self, view: View):
        super().__init__(view, view.once(Columns), view.of_the_box(Pieces))


def sight(match: Match, seat: int, moment: dict[Any, Any] | None = None) -> Seen:
    legal = match.legal() if match.to_play() == seat else []
    return Seen(look_at(match.position, seat, ["Anna", "Boris"], legal, {}, None, moment))


def test_a_board_reads_what_it_declares_as_plain_numbers() -> None:
    match = GAME.new(2, seed=1)
    match.play(3)
    board = sight(match, 0).board
    assert (board.winner, board.discs[3], board.over) == (-1, (1, 0, 0, 0, 0, 0), False)
    assert {type(number) for column in board.discs for number in column} == {int}
    assert board.pending is not None
    assert (board.asked, board.to_play) == (board.pending.kind, 1)


def test_nobody_is_asked_when_it_is_over() -> None:
    match = GAME.new(2, seed=1)
    for move in (0, 1, 0, 1, 0, 1, 0):
        match.play(move)
    board = sight(match, 0).board
    assert (board.over, board.pending, board.asked, board.to_play) == (True, None, -1, -1)


def test_moves_by_verb_and_by_what_they_mean() -> None:
    seen = sight(GAME.new(2, seed=1), 0)
    assert seen.moves("drop") == tuple(range(7))
    assert seen.moves("drop", column=4) == (4,)
    assert seen.moves("pass") == sight(GAME.new(2, seed=1), 1).moves("drop") == ()


def test_a_button_is_there_for_a_legal_move_alone() -> None:
    match = GAME.new(2, seed=1)
    button = sight(match, 0).button(2, "plain")
    assert button is not None
    assert (button.id, button.text, button.moves) == ("do-2", sight(match, 0).said(2), [2])
    assert sight(match, 1).button(2) is None


def test_who_sits_in_front_comes_first_and_who_watches_looks_over_the_first_ones_shoulder() -> None:
    match = GAME.new(2, seed=1)
    assert [sight(match, seat).around for seat in (0, 1, -1)] == [[0, 1], [1, 0], [0, 1]]


def test_what_all_may_see_is_painted_once_for_those_who_do_not_decide() -> None:
    match, painted = GAME.new(2, seed=1), []

    def paint(seen: Seen) -> Node:
        painted.append(seen.seat)
        return Node("grid", "grid", moves=list(seen.moves("drop")))

    moment: dict[Any, Any] = {}
    nodes = [sight(match, seat, moment).shared(paint) for seat in (0, 1, -1)]
    assert painted == [0, -1]
    assert [len(node.moves) for node in nodes] == [7, 0, 0]


def test_the_most_uncertain_source_is_told() -> None:
    pieces = Pieces(GAME.box, {"a": "rulebook", "b": "guessed_card", "c": "reconstructed"})
    assert [pieces.source(*keys) for keys in ("a", "ab", "abc", "x")] == [None, "guessed_card", "reconstructed", None]


def test_rows_of_a_record_by_the_names_of_their_fields() -> None:
    class Has(NamedTuple):
        goods: tuple[int, ...]
        coins: int

    records = np.zeros(2, [("coins", "i1"), ("goods", "i2", (2,)), ("secret", "i1")])
    records["coins"] = 3, 4
    assert plain_rows(Has, records) == [Has((0, 0), 3), Has((0, 0), 4)]


def test_a_chip_has_the_colour_of_its_side_unless_another_was_chosen() -> None:
    assert (chip(1).id, chip(1).look, chip(1, "order", "green").art) == ("chip-1", "p-red", "crest-green")


def test_the_browser_knows_the_colours_of_sides_in_the_same_order() -> None:
    client = Path(peltry.__file__).parent / "web" / "client" / "lib" / "sides.ts"
    written = re.search(r"const COLOURS = (\[.*\]) as const;", client.read_text(encoding="utf-8"))
    assert written is not None
    assert tuple(json.loads(written[1])) == COLOURS
