"""Administration: the board is made ready for the next year."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..printed_pieces import PRINTED
from ..scenario import SONG_NAMES, TILE_NAMES, YURT_NAMES, Scenario

WISH_A, WISH_B = range(9, 23), range(23, 37)


def board(players: int = 3, year: int = 1, **anna: Any) -> Scenario:
    return Scenario(players=players).player("Anna", place=9, **anna).player("Boris", place=4).year(year)


def tile_at(table: Table, place: int) -> str | None:
    tile = int(table.state["row"][place]["tile"])
    return TILE_NAMES[tile] if tile >= 0 else None


def test_cossacks_go_home_and_keep_their_order() -> None:
    table = board(2).winter("administration")
    assert table["Anna"].place == table["Boris"].place == 0
    assert table.order == ["Anna", "Boris"]
    assert table.to_play == "Anna"
    assert table.season == "spring"
    assert table.state["year"] == 2


def test_t28_tiles_slide() -> None:
    table = board().gap(2, 9).tile(12, furs=[5, "t"]).next_tiles("LT4", "LM3").winter("administration")
    assert tile_at(table, 10) == "LW2"
    assert table.tile(10) == [5, "t"], "the old eastmost landscape takes its tiger along"
    assert [tile_at(table, place) for place in (1, 2, 3, 8, 9)] == ["LS1", "LS3", "LS4", "LF2", "LT2"]
    assert [tile_at(table, 11), tile_at(table, 12)] == ["LT4", "LM3"]
    assert len(table.tile(11)) == PRINTED["landscape.LT4.furs"]
    assert table.tile(12)[-1] == "t"
    assert table.tile(12).count("t") == 1
    assert "t" not in table.tile(11)


def test_q46_old_landscapes_are_never_restocked() -> None:
    table = board().gap(1).tile(5, furs=[3]).winter("administration")
    assert table.tile(4) == [3]
    assert all(table.tile(place) == [] for place in (1, 2, 3, 5, 6, 7, 8, 9, 10, 11))


def test_d19_no_tiger_without_a_new_landscape() -> None:
    assert board().winter("administration").tile(12) == []


def test_no_tiger_when_the_supply_has_none() -> None:
    table = board(furs=["t"] * 16).gap(12).winter("administration")
    assert not table.is_gap(12)
    assert "t" not in table.tile(12)
    assert table.state["tigers"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_marked_four_are_filled_with_four_players_only(players: int) -> None:
    table = board(players).gap(12).next_tiles("LM5").winter("administration")
    furs = [fur for fur in table.tile(12) if fur != "t"]
    more = PRINTED["landscape.LM5.furs_of_four"] if players == 4 else 0
    assert len(furs) == PRINTED["landscape.LM5.furs"] + more


@pytest.mark.parametrize(
    ("tiles", "bag", "furs"),
    [
        (("LT4", "LW4"), 6, (3, 3)),
        (("LT4", "LW4"), 5, (2, 3)),
        (("LT4", "LW4"), 4, (2, 2)),
        (("LT4", "LW4"), 3, (1, 2)),
        (("LT4", "LW4"), 2, (1, 1)),
        (("LT4", "LW4"), 1, (0, 1)),
        (("LT3", "LT4"), 4, (2, 2)),
        (("LT3", "LT4"), 3, (1, 2)),
    ],
)
def test_q41_too_few_furs_are_spread_evenly(tiles: tuple[str, ...], bag: int, furs: tuple[int, int]) -> None:
    """LT4 and LW4 have three places for furs, LT3 has two."""
    table = board().gap(11, 12).next_tiles(*tiles).bag(*[4] * bag).winter("administration")
    assert tuple(len([fur for fur in table.tile(place) if fur != "t"]) for place in (11, 12)) == furs
    assert table.tile(12)[-1] == "t"


def test_t76_an_empty_bag() -> None:
    table = board().gap(12).bag().winter("administration")
    assert table.tile(12) == ["t"]
    assert table.market == [2, 3, 4, 5, 6, 7], "they went into the bag and came back"
    assert table.bag == []


def test_q42_without_landscapes_in_the_stack_the_row_stays_short() -> None:
    table = board().gap(3).last_tiles().winter("administration")
    assert table.is_gap(12)
    assert table.tile(11) == [], "no new landscape, no tiger"


def test_q42_the_tiger_lies_on_the_last_landscape_that_is_new() -> None:
    table = board().gap(3, 4, 5).last_tiles("LT4").winter("administration")
    assert tile_at(table, 10) == "LT4"
    assert table.tile(10)[-1] == "t"
    assert table.is_gap(11)
    assert table.is_gap(12)


def test_the_market_is_drawn_anew() -> None:
    table = board().market(8, 8, 8, 8, 8, 8).bag(2, 2, 2, 2, 2, 2).winter("administration")
    assert len(table.market) == 6
    assert sorted(table.market + table.bag) == [2] * 6 + [8] * 6
    assert 2 in table.market, "the eights went into the bag before six furs were drawn"


def test_q41_new_landscapes_are_stocked_before_the_market_returns_to_the_bag() -> None:
    """LT4 has three places for furs: the last three of the bag."""
    scenario = board().gap(12).next_tiles("LT4").market(2, 2, 2, 2, 2, 2).bag(8, 8, 8)
    table = scenario.winter("administration")
    assert table.tile(12) == [8, 8, 8, "t"]
    assert table.market == [2] * 6


@pytest.mark.parametrize(("players", "songs"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_q45_as_many_songs_as_players_and_two_alone(players: int, songs: int) -> None:
    scenario = Scenario(players=players).player("Anna", place=9).songs("SGA1", "SGA2").next_songs("SGA7", "SGA9")
    table = scenario.winter("administration")
    shown = [SONG_NAMES[song] for song in table.state["songs"] if song >= 0]
    assert len(shown) == songs
    assert shown[:2] == ["SGA7", "SGA9"]
    assert not {"SGA1", "SGA2"} & set(shown), "discarded for good"


def test_story_tokens_stay() -> None:
    assert board(story=7).winter("administration")["Anna"].story == 7


def test_q44_yurts_slide_west_and_new_ones_fill_up() -> None:
    scenario = board().region(2, yurt="YA4").region(5, yurt="YA5").next_yurts("YA8", "YA7")
    table = scenario.winter("administration")
    names = [YURT_NAMES[yurt] for yurt in table.state["yurts"]]
    assert names[:4] == ["YA4", "YA5", "YA8", "YA7"]


def test_t30_q44_a_yurts_may_run_out() -> None:
    table = board().used_yurts("YA1", "YA2", "YA3", "YA4", "YA5").winter("administration")
    yurts = table.state["yurts"].tolist()
    assert sorted(YURT_NAMES[yurt] for yurt in yurts[:3]) == ["YA6", "YA7", "YA8"]
    assert yurts[3:] == [-1, -1]


def test_a_yurt_that_slides_leaves_its_space() -> None:
    table = board().region(5, yurt="YA8").used_yurts(*YURT_NAMES[:7]).winter("administration")
    assert table.state["yurts"].tolist() == [YURT_NAMES.index("YA8"), -1, -1, -1, -1]


def test_q44_wishes_slide_west_and_new_ones_fill_up() -> None:
    table = board().region(3, wish="A5").region(5, wish="A6").winter("administration")
    wishes = table.state["wishes"].tolist()
    assert wishes[:2] == [9 + 4, 9 + 5]
    assert all(wish in WISH_A for wish in wishes)
    assert len(set(wishes)) == 5


@pytest.mark.parametrize(("letter", "year"), [("A", 1), ("B", 3)])
def test_q44_wishes_may_run_out_and_their_spaces_stay_empty(letter: str, year: int) -> None:
    hand, fulfilled = ([f"{letter}{number}" for number in numbers] for numbers in (range(3, 9), range(9, 15)))
    scenario = board(year=year, hand=hand, fulfilled=fulfilled).region(4, wish=f"{letter}2")
    table = scenario.winter("administration")
    first = (WISH_A if letter == "A" else WISH_B)[0]
    assert table.state["wishes"].tolist() == [first + 1, first, -1, -1, -1]


def test_q45_a_yurt_once_used_never_returns() -> None:
    """Four are left for five spaces."""
    scenario = board().region(4, yurt="YA5").used_yurts("YA1", "YA2", "YA3").year(1, "autumn")
    scenario.state["acted"] = 0b111
    table = scenario.turn("Anna", "main").play("yurt:4")
    while table.state["year"] == 1:
        table.play("pass")
    yurts = table.state["yurts"].tolist()
    assert sorted(YURT_NAMES[yurt] for yurt in yurts[:4]) == ["YA4", "YA6", "YA7", "YA8"]
    assert yurts[4] == -1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_q45_songs_suffice_for_all_years_and_none_returns(players: int) -> None:
    """Some are sung, some are left; all are gone when the new ones come."""
    scenario = Scenario(players=players).player("Anna", story=9).songs(*SONG_NAMES[: max(players, 2)])
    table = scenario.next_turn()
    shown: list[int] = []
    for year in (1, 2, 3, 4):
        while table.state["year"] < year:
            table.play([*table.legal("sing"), *table.legal()][0])
        songs = [song for song in table.state["songs"].tolist() if song >= 0]
        assert len(songs) == max(players, 2)
        shown += songs
    assert len(set(shown)) == len(shown)


def test_villages_stay_all_game() -> None:
    table = board().region(1, village="V4").winter("administration")
    assert table.state["villages"].tolist() == [3, 1, 2, 0, 4]


def test_d20_year_two_is_played_with_a() -> None:
    table = board(year=1).winter("administration")
    assert all(yurt < 8 for yurt in table.state["yurts"])
    assert all(song < 10 for song in table.state["songs"])


def test_t75_q44_at_the_end_of_year_two_everything_marked_a_leaves() -> None:
    scenario = board(year=2).region(1, yurt="YA4", wish="A5").songs("SGA1", "SGA2", "SGA3")
    table = scenario.winter("administration")
    assert table.state["year"] == 3
    assert all(yurt >= 8 for yurt in table.state["yurts"])
    assert all(wish in WISH_B for wish in table.state["wishes"])
    assert [song >= 10 for song in table.state["songs"]] == [True, True, True, False]


def test_t31_q44_a_wishes_in_hand_stay_playable_and_fulfilled_ones_keep_working() -> None:
    table = board(year=2, hand=["A6"], furs=[6, 6, 6], fulfilled=["A1"]).winter("administration")
    assert table.to_play == "Anna"
    assert table.legal("go") == ["go:1", "go:2", "go:3"]
    table.play("fulfil:A6")
    assert table["Anna"].fulfilled == ["A1", "A6"]


def test_d4_landscapes_stay() -> None:
    table = board(year=2).winter("administration")
    assert [tile_at(table, place) for place in range(1, 6)] == ["LS1", "LS2", "LS3", "LS4", "LS5"]


def test_year_four_is_played_with_b() -> None:
    table = board(year=3).region(2, yurt="YB3", wish="B1").winter("administration")
    assert table.state["yurts"][0] == 8 + 2
    assert table.state["wishes"][0] == 23
    assert all(yurt >= 8 for yurt in table.state["yurts"])
