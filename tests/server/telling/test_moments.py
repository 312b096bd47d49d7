"""One moment, many who look: what one of them was shown changes nothing for the next."""

from __future__ import annotations

import random

import pytest

from peltry.server.telling.speech import speech
from peltry.server.telling.views import Look, Moment
from peltry.table.library import game_names, load
from peltry.table.match import Match
from peltry.table.panels import panels_of


def in_the_middle(name: str, players: int) -> Match:
    match, chance = load(name).new(players, seed=8), random.Random(8)
    for _ in range(40):
        if not match.over:
            match.play(chance.choice(match.legal()))
    return match


def seen(look: Look) -> tuple[bytes, dict[str, bytes]]:
    return look.picture.frame, {part.id: part.text for part in look.picture.parts}


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("alone", [True, False])
def test_in_other_languages_and_in_any_order(name: str, alone: bool) -> None:
    numbers = load(name).players
    match = in_the_middle(name, min(numbers) if alone else max(numbers))
    all_who_look = [
        (seat, language, choosing)
        for seat in range(-1, match.players)
        for language in ("en", "fr", "cs")
        for choosing in (True, False)
    ]
    alone_there = {who: seen(Moment(match, match.position).look(*who, False)) for who in all_who_look}
    for order in (all_who_look, all_who_look[::-1]):
        moment = Moment(match, match.position)
        for who in order:
            assert seen(moment.look(*who, False)) == alone_there[who], who


@pytest.mark.parametrize("name", game_names())
def test_whoever_reads_it_in_words_and_whoever_has_it_painted(name: str) -> None:
    match = in_the_middle(name, max(load(name).players))
    seat, words = match.to_play(), speech(match.game.words, "en")
    moment = Moment(match, match.position)
    legal = moment.legal(seat, True)
    told = repr(panels_of(match.game.kind, moment.view(seat, legal, words)))
    painted, whole = moment.look(seat, "en", True, False), moment.whole(seat, "en", True)
    again = Moment(match, match.position)
    assert again.whole(seat, "en", True) == whole
    assert seen(again.look(seat, "en", True, False)) == seen(painted)
    assert repr(panels_of(match.game.kind, again.view(seat, legal, words))) == told
