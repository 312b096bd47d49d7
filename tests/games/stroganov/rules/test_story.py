"""The story track: twelve spaces, and a song at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..at_table import Fur, Table
from ..scenario import Scenario


def teller(story: int, songs: Sequence[str] = ("SGA5",), furs: Sequence[Fur] = (), **more: Any) -> Scenario:
    """V3 stands in region 3: a story and a coin for each visit. SGA5 and SGA6 cost 5, SGA8 costs 7."""
    scenario = Scenario(players=3, **more).player("Anna", place=6, story=story, furs=furs)
    return scenario.songs(*songs)


def test_reaching_the_end_one_may_use_a_song_and_it_stays() -> None:
    table = teller(11, ["SGA4"]).turn("Anna", "main").play("visit:3")
    assert table.asks == "story"
    assert table.change("Anna", "sing:1") == {"story": -4, "coins": 2 + 1}, "and the coin of the village"
    assert table.state["songs"][0] >= 0


def test_it_may_be_declined() -> None:
    table = teller(11, ["SGA4"]).turn("Anna", "main").play("visit:3", "pass")
    assert table["Anna"].story == 12


def test_t15_q34_on_twelve_further_story_is_lost_and_triggers_nothing() -> None:
    table = teller(11, furs=[4]).turn("Anna", "main").play("visit:3", "pass")
    assert table["Anna"].story == 12
    assert table.change("Anna", "visit:3") == {"furs": -1, "coins": 1}
    assert table.asks != "story"


def test_q35_overflow_is_lost_then_comes_the_bonus() -> None:
    table = teller(11, furs=[7]).turn("Anna", "basic").play("trade", "bonus:story")
    assert table["Anna"].story == 12
    assert table.asks == "story"
    table.play("pass")
    assert table.asks == "trade", "then the second bonus of the trade"


def reaches_twelve_twice(**options: Any) -> Table:
    """The song of cost 5 visits V3 again: seven left, one more; then a yurt of five story."""
    scenario = teller(11, ["SGA6"], furs=[4], **options).region(3, yurt="YA3")
    return scenario.turn("Anna", "main").play("visit:3", "sing:1", "take:2", "yurt:3", "pay:4")


def test_t16_a_second_bonus_in_the_same_turn_by_the_option() -> None:
    table = reaches_twelve_twice(story_bonus_once=False)
    assert table["Anna"].story == 12
    assert table.asks == "story"


def test_t16_d1_once_a_turn() -> None:
    table = reaches_twelve_twice()
    assert table["Anna"].story == 12
    assert table.asks != "story"


def test_d1_once_a_turn_not_once_a_game() -> None:
    table = reaches_twelve_twice()
    assert table.state["players"][0]["story_bonuses"] == 1
    while table.to_play == "Anna":
        table.play("pass")
    table.state["players"][0]["story"] = 11
    while table.to_play != "Anna":
        table.play(table.legal()[0])
    table.play("go:7", "pass", "visit:3")
    assert table.asks == "story"


def steps_and_reaches_twelve_again(**options: Any) -> Table:
    """E7: twelve less five; then a yurt of five story."""
    printed = "[track.yellow_b]\nfurs = [2, 3, 4, 5, 5, 6, 7, 8]\n"
    scenario = Scenario(players=3, printed=printed, **options).region(3, yurt="YA3")
    scenario.player("Anna", place=6, story=11, furs=[4], trophy=3, track="yellow_b")
    return scenario.turn("Anna", "main").play("visit:3", "story-trophy", "pass", "yurt:3")


def test_t16_a_trophy_step_for_story_uses_up_the_bonus_of_a_turn_too() -> None:
    assert steps_and_reaches_twelve_again(story_bonus_once=False).asks == "story"
    table = steps_and_reaches_twelve_again()
    assert table["Anna"].story == 12
    assert table.asks != "story"


def test_q36_a_bear_won_by_a_song_counts_and_fills_the_track_only_if_it_reaches_the_end() -> None:
    scenario = Scenario(players=3).player("Anna", place=6, story=11).songs("SGA1", "SGA2").market(8, 2, 2, 2, 2, 2)
    scenario.region(3, yurt="YA3")
    table = scenario.turn("Anna", "main").play("visit:3", "sing:2", "take:8")
    assert table["Anna"].story == 11, "twelve, less three, and two for the bear"
    assert table.asks != "story"


def rich_teller(**options: Any) -> Scenario:
    """Two bears for ten horses each time; SGA6, five story, gives a fur of the market and a coin."""
    scenario = Scenario(players=3, **options).player("Anna", place=6, story=11, horses=200)
    return scenario.songs("SGA6").market(8, 8, 8, 8, 8, 8).bag(8)


def test_q36_a_bonus_won_while_another_is_being_taken_waits_until_that_one_is_done() -> None:
    table = rich_teller(story_bonus_once=False).turn("Anna", "main").play("visit:3", "sing:1")
    assert table.asks == "market", "the fur of the song; auxiliary actions are open meanwhile"
    while table["Anna"].story < 12:
        table.play("buy-market", "take:8")
    assert table.asks == "market", "the next bonus waits"
    coins = table["Anna"].coins
    table.play("take:8")
    assert table["Anna"].coins == coins + 1, "the rest of the song comes first"
    assert table.asks == "story"


def test_d1_by_the_option_at_most_as_many_bonuses_a_turn_as_there_are_places_for_songs() -> None:
    printed = '[song.SGA1]\nstory = 1\nreward = ["1 coins"]\n'
    scenario = Scenario(players=3, printed=printed, story_bonus_once=False).songs("SGA1").market(8, 8, 8, 8, 8, 8)
    table = scenario.player("Anna", place=6, story=11, horses=90).turn("Anna", "main").play("visit:3")
    bonuses = 0
    while table.asks == "story":
        table.play("sing:1")
        bonuses += 1
        if table.allows("buy-market"):
            table.play("buy-market", "take:8")
    assert bonuses == 4
    assert table["Anna"].story == 12


def test_q36_without_a_song_there_is_no_bonus() -> None:
    assert teller(11, []).turn("Anna", "main").play("visit:3").asks != "story"


def test_t78_a_song_that_visits_the_village_again() -> None:
    table = teller(11, ["SGA8"]).turn("Anna", "main").play("visit:3")
    assert table["Anna"].story == 12
    assert table.asks == "story"
    table.play("sing:1", "visit:3")
    assert table["Anna"].story == 6
    assert table["Anna"].coins == 2
    assert table["Anna"].points == 2
    assert table.asks != "story"


def test_the_bonus_comes_before_the_rest_of_a_reward() -> None:
    """V3 gives the story first; the coin waits until the song has been sung."""
    table = teller(11, ["SGA4"]).turn("Anna", "main").play("visit:3")
    assert table["Anna"].coins == 0
    assert table.play("sing:1")["Anna"].coins == 3


def test_any_displayed_song_that_can_be_paid() -> None:
    table = Scenario(players=3).player("Anna", place=6, story=11).songs("SGA1", "SGB10", "SGA10").year(3)
    assert table.turn("Anna", "main").play("visit:3").legal("sing") == ["sing:1", "sing:2", "sing:3"]


def test_q34_declined_the_bonus_waits_until_the_token_drops_and_returns() -> None:
    """Declined in autumn; storytelling is lost in winter, then a song of four and a market of bears."""
    scenario = teller(11, ["SGA4", "SGA1"]).market(8, 8, 2, 2, 2, 2)
    scenario.state["acted"] = 0b111
    scenario.state["players"][0]["horses"] = 10
    table = scenario.year(1, "autumn").turn("Anna", "main").play("visit:3", "pass")
    while table.asks != "song":
        assert table.asks != "story"
        table.play("pass")
    assert table["Anna"].story == 12
    table.play("sing:1", "buy-market", "take:8")
    assert table["Anna"].story == 10
    assert table.asks != "story"
    table.play("buy-market", "take:8")
    assert table["Anna"].story == 12
    assert table.asks == "story"


# Storytelling in winter.


def storytellers(anna: int = 0, boris: int = 0, clara: int = 0, songs: Sequence[str] = ()) -> Scenario:
    scenario = Scenario(players=3).player("Anna", place=9, story=anna).player("Boris", place=5, story=boris)
    return scenario.player("Clara", place=2, story=clara).songs(*songs)


def test_q38_the_eastmost_gains_two_the_second_one() -> None:
    table = storytellers().winter("storytelling")
    assert [table[name].story for name in ("Anna", "Boris", "Clara")] == [2, 1, 0]


def test_t18_the_bonus_first_and_then_the_same_song_again() -> None:
    table = storytellers(anna=10, songs=["SGA7"]).winter("storytelling")
    assert table["Anna"].story == 12
    assert table.asks == "story"
    table.play("sing:1")
    assert table["Anna"].story == 6
    assert table.asks == "song"
    table.play("sing:1")
    assert table["Anna"].story == 0


def test_a_full_track_is_used_before_the_second_player_gains() -> None:
    table = storytellers(anna=10, boris=11, songs=["SGA4"]).winter("storytelling")
    assert table.to_play == "Anna"
    assert table["Boris"].story == 11
    table.play("pass")
    assert table.to_play == "Boris"
    assert table["Boris"].story == 12


def fills_the_track_twice_in_winter(**options: Any) -> Table:
    """Income fills it; after a song of three a bear and storytelling would fill it again."""
    scenario = Scenario(players=3, **options).player("Anna", place=9, story=10, fulfilled=["S4"])
    table = scenario.songs("SGA1").market(8, 2, 2, 2, 2, 2).winter()
    return table.play("sing:1", "buy-market", "take:8", "pass")


def test_q37_the_bonus_in_winter_uses_the_songs_still_displayed() -> None:
    table = fills_the_track_twice_in_winter(story_bonus_once=False)
    assert table["Anna"].story == 12
    assert table.asks == "story"


def test_q36_a_winter_counts_as_one_turn() -> None:
    table = fills_the_track_twice_in_winter()
    assert table["Anna"].story == 12
    assert table.asks == "song"


def test_q36_and_as_another_turn_than_the_last_one_of_autumn() -> None:
    """Twelve less four by the song; two of S4 and two of storytelling fill the track again."""
    scenario = Scenario(players=3).player("Anna", place=6, story=11, fulfilled=["S4"])
    scenario.state["acted"] = 0b111
    table = scenario.songs("SGA4").year(1, "autumn").turn("Anna", "main").play("visit:3", "sing:1")
    assert table.season == "winter"
    assert table["Anna"].story == 12
    assert table.asks == "story"
