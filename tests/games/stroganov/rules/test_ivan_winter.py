"""Ivan in winter and at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ..scenario import Scenario


def solo(place: int = 9, anna: Any = None, **goods: Any) -> Scenario:
    scenario = Scenario(players=1).player("Anna", **({"place": 3} | (anna or {})))
    return scenario.player("Ivan", place=place, **goods)


def test_q63_income_by_banners_and_five_horses_a_point() -> None:
    assert solo(horses=1, anna={"horses": 5}).winter()["Ivan"].horses == 3
    ivan = solo(horses=1, banners=7, anna={"horses": 5}).winter()["Ivan"]
    assert ivan.horses == 0
    assert ivan.scored == {"horses": 2}


def test_he_has_his_story_of_storytelling() -> None:
    assert solo().winter("storytelling")["Ivan"].story == 2
    assert solo(place=1).winter("storytelling")["Ivan"].story == 1


@pytest.mark.parametrize(
    ("songs", "story", "left", "slot"),
    [
        (("SGA10", "SGB10"), 9, 1, 0),
        (("SGB10", "SGA10"), 9, 1, 1),
        (("SGA9", "SGA8"), 8, 1, 1),
        (("SGA8", "SGA9"), 8, 1, 1),
        (("SGA8", "SGA1"), 8, 1, 0),
    ],
)
def test_t85_the_dearest_song_he_can_pay_the_rightmost_of_equals(
    songs: Sequence[str], story: int, left: int, slot: int
) -> None:
    table = solo(story=story, anna={"horses": 5}).songs(*songs).winter("songs")
    assert table["Ivan"].story == left
    assert table.state["songs"][slot] == -1
    assert table.state["songs"][1 - slot] >= 0


def test_no_song_when_all_are_too_dear() -> None:
    table = solo(story=2, anna={"horses": 5}).songs("SGA1", "SGA4").winter("songs")
    assert table["Ivan"].story == 2


@pytest.mark.parametrize(
    ("song", "points"),
    [("SGA5", 3), ("SGB4", 4), ("SGA7", 3), ("SGA8", 5), ("SGA10", 3), ("SGB5", 3), ("SGB6", 5), ("SGB7", 3)],
)
def test_q59_an_extra_action_is_worth_three_points(song: str, points: int) -> None:
    table = solo(story=11, anna={"horses": 5}).songs(song).year(3).winter("songs")
    assert table["Ivan"].scored == {"songs": points}
    assert table["Ivan"].built == []


def test_songs_in_the_order_of_the_cossacks() -> None:
    table = solo(place=1, story=7, anna={"story": 7}).songs("SGA8").winter("songs")
    assert table.to_play == "Anna"
    table.play("sing:1", "visit:1")
    assert table["Ivan"].story == 7, "the song was gone"


def test_at_twelve_he_uses_the_dearest_song_and_it_stays() -> None:
    table = solo(story=10, anna={"horses": 5}).songs("SGA1", "SGB10").winter("storytelling")
    assert table["Ivan"].scored == {"songs": 9}
    assert table["Ivan"].story == 0
    assert (table.state["songs"][:2] >= 0).all()


@pytest.mark.parametrize(("card", "fur"), [("AU05", 7), ("AU12", 2)])
def test_q55_in_winter_the_last_card_tells_which_market_fur(card: str, fur: int) -> None:
    table = solo(story=3, anna={"horses": 5}).songs("SGA2").flipped(card).bag().winter("songs")
    assert table["Ivan"].furs == [fur]


def test_t86_in_winter_too_he_draws_one_bag_fur_at_a_time_and_keeps_it() -> None:
    table = solo(story=4, anna={"horses": 5}).songs("SGA3").bag(3, 5).winter("songs")
    assert table["Ivan"].furs == [3, 5]
    assert table.bag == []
    assert table.to_play == "Anna"


def test_q53_he_makes_no_auxiliary_actions_and_has_no_windows() -> None:
    table = solo(horses=0, furs=[2, 2, 3, 3]).winter("window")
    assert table.state["year"] == 2


def test_he_is_scored_like_a_player() -> None:
    scenario = solo(furs=["t", 2, 3], coins=3, story=5, built=[1, 2], outposts=1, trophy=2, tiles={"forest": 1})
    scored = scenario.year(4).winter("scoring")["Ivan"].scored
    assert scored == {
        "tigers": 2, "furs": 1, "coins": 1, "story": 1, "outposts": 3, "unbuilt": 1, "trophy_track": 1,
    }  # fmt: skip


def test_q67_his_b_wishes_count_b13_only_those() -> None:
    scored = solo(fulfilled=["B13", "B2"]).year(4).winter("scoring")["Ivan"].scored
    assert scored == {"end_wishes": 3 + 2}


def test_q51_a_tie_in_solo_goes_to_the_eastmost() -> None:
    table = solo(points=5, anna={"points": 5}).year(4).winter("scoring")
    assert table.position.events()[-1].who == table.seats["Ivan"]


def test_q39_his_song_is_discarded_after_its_rewards() -> None:
    table = solo(story=6, anna={"horses": 5}).songs("SGA2").winter("songs")
    told = [event.name for event in table.position.events() if event.name in ("sang", "took_market", "song_discarded")]
    assert told == ["sang", "took_market", "song_discarded"]
