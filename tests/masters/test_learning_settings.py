"""How a game is learned: the usual settings, those of its folder, those of the command line, in this order."""

from __future__ import annotations

import pytest

import peltry
from peltry.masters.settings import Settings, changed_by, settings_for


def test_what_is_said_last_counts() -> None:
    game = peltry.load("connect_four").kind
    assert settings_for(game).unit == 10000.0 != Settings().unit  # its learning.toml says so
    assert settings_for(game, unit=5).unit == 5.0
    assert settings_for(game).batch == Settings().batch
    assert isinstance(settings_for(game, unit=5).unit, float)


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_game_on_the_shelf_can_be_learned(name: str) -> None:
    assert settings_for(peltry.load(name).kind).games > 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hight": 3}, "here: there is no setting 'hight'; the settings are: unit, most, win, rivals"),
        ({"width": "wide"}, "here: width is a int, not 'wide'"),
        ({"rivals": 1}, "here: rivals is a bool, not 1"),
        ({"width": True}, "here: width is a int, not True"),
    ],
)
def test_a_setting_that_is_none_is_told_what_would_be_one(change: dict[str, object], said: str) -> None:
    with pytest.raises(peltry.PeltryError) as refused:
        changed_by(Settings(), change, "here")
    assert str(refused.value).startswith(said)
