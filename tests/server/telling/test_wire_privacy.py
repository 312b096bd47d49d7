"""What a seat receives depends on nothing that is hidden from it, for every game on the shelf.

Everything that goes over the wire is recorded. In the middle of games the world is changed behind the server's back:
all that the seat cannot know is dealt anew. The same question must then bring the same bytes.
"""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from table_talk import GUEST_A, Person, Room
from tests.contract.watching import other_than_usual

from peltry.errors import BadOption
from peltry.kernel.position import Position
from peltry.server.games.shelf import has_secrets
from peltry.server.tables import live
from peltry.server.telling import story, views, worlds
from peltry.table.library import GameAtTable, game_names, load
from peltry.table.match import Match

GAMES = [name for name in game_names() if len(load(name).players)]
Table = tuple[str, int, dict[str, Any]]
MOVES = 60
KEYS = (1, 2, 3)
pytestmark = pytest.mark.usefixtures("unhurried")


def tables() -> list[Table]:
    """Every game with as few and as many as can play, as it is and with each option away from its default."""
    found: list[Table] = []
    for name in GAMES:
        game = load(name)
        for players in sorted({min(game.players), max(game.players)}):
            changed = other_options(game, players)
            found += [(name, players, options) for options in ([{}, changed] if changed else [{}])]
    return found


def other_options(game: GameAtTable, players: int) -> dict[str, Any]:
    """Each option away from its default, but for those that would decide nothing then."""
    found: dict[str, Any] = {}
    for option in game.choices:
        with contextlib.suppress(BadOption):
            changed = found | {option.name: other_than_usual(option, players)}
            game.check_choice(players, changed)
            found = changed
    return found


def shown(table: Table) -> str:
    name, players, options = table
    return f"{name}-{players}{'-other' if options else ''}"


def language_of(message: dict[str, Any]) -> str | None:
    """Of a view, or of what a program is told in words."""
    return message.get("words", message).get("lang") if message["is"] in ("view", "data") else None


def same_question(person: Person) -> str:
    """Asks for the whole table anew and answers the raw bytes of the view.

    It asks in another language first, so that a view which was still on its way is not taken for the answer.
    """
    person.unread.clear()
    for language in ("cs", "fr"):
        person.say(do="lang", lang=language)
        person.until(lambda message, wanted=language: language_of(message) == wanted)
    return person.raw[-1]


def other_world(table: live.LiveTable, seat: int, key: int) -> Any:
    """The same table in a world that the seat cannot tell from this one."""
    assert table.match is not None
    true = table.match.position
    table.match.position = true.redealt(seat, key)
    table.look_anew()
    return true


def true_world(table: live.LiveTable, true: Any) -> None:
    assert table.match is not None
    table.match.position = true
    table.look_anew()


@pytest.mark.parametrize("form", ["scene", "words"])  # words are data with sentences besides
@pytest.mark.parametrize("asked_for", tables(), ids=shown)
def test_changing_what_is_hidden_changes_no_byte_on_the_wire(
    room: Room, asked_for: Table, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds.secrets, "randbits", lambda bits: 5)  # the draw itself may differ, nothing else
    name, players, options = asked_for
    room.client.portal.call(room.lobby.house.shelf.ready, name)
    chance = random.Random(7)
    compared = 0
    for _ in range(1 if options else 2):
        table_id, tokens = room.table(*["human"] * players, guest=GUEST_A, game=name, options=options)
        asked = {"as": form, "worlds": True, "prices": True, "past": True}
        people = [room.sit(table_id, token, seat=seat, **asked) for seat, token in enumerate(tokens)]
        spectator = room.sit(table_id, **asked)
        for person in [*people, spectator]:
            person.until(lambda message: language_of(message) is not None)
        table = room.live(table_id)
        version = 0
        for turn in range(MOVES):
            if table.match.over:
                break
            seat, move = table.match.to_play(), chance.choice(table.match.legal())
            version = people[seat].move(move, version, seat)["version"]
            if turn % 6:
                continue
            for eyes in (chance.randrange(players), -1):
                person = people[eyes] if eyes >= 0 else spectator
                before = same_question(person)
                true = other_world(table, eyes, chance.choice(KEYS))
                after = same_question(person)
                true_world(table, true)
                assert after == before, (
                    f"seat {eyes} of {shown(asked_for)} learned something hidden after move {turn + 1}"
                )
                compared += 1
        for person in [*people, spectator]:
            person.leave()
    assert compared > 8


def said_to(match: Match, seat: int) -> list[bytes]:
    """All that the last move brings a seat: the view and the new events."""
    moment = views.Moment(match, match.position).whole(seat, "en", choosing=True)
    told = story.story(match, len(match.history) - 1, seat, "en")
    return [json.dumps(part, sort_keys=True, default=int).encode() for part in (moment, told)]


@pytest.mark.parametrize("asked_for", tables(), ids=shown)
def test_events_tell_a_seat_no_more_than_it_may_see(asked_for: Table) -> None:
    """A move is made in this world and in one that the seat cannot tell from it.

    If the seat sees the same afterwards, it must have been told the same. (If it sees something else, a card was
    turned up, and it rightly hears another story.)
    """
    name, players, options = asked_for
    game = load(name)
    chance = random.Random(11)
    compared = differed = 0
    for seed in range(3):
        match = game.new(players, seed=seed, **options)
        for _ in range(MOVES):
            if match.over:
                break
            move = chance.choice(match.legal())
            seat = chance.randrange(-1, players)
            twin = match.fork()
            twin.position = match.position.redealt(seat, chance.choice(KEYS))
            twin.position.states["rng"] = match.position.states["rng"]  # dice that all see fall alike in both worlds
            match.play(move)
            if move not in twin.position.legal() or twin.to_play() != match.history[-1].seat:
                continue  # a choice among hidden things, which are others in the other world
            twin.play(move)
            if match.sight(seat).tobytes() == twin.sight(seat).tobytes():
                assert said_to(match, seat) == said_to(twin, seat), f"{match.describe(move)} told {seat} too much"
                compared += 1
                differed += match.position.states.tobytes() != twin.position.states.tobytes()
    assert compared > 30
    assert differed > 0 or not has_secrets(game), "the worlds must differ, or nothing was tested"


def test_a_leak_would_be_found(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison has teeth: a scene that shows the generator is caught."""
    table_id, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table_id, tokens[0])
    person.view(0)
    table = room.live(table_id)
    honest = views.Moment.scene

    def leaky(moment: views.Moment, view: Any) -> Any:
        node = honest(moment, view)
        node.text = str(moment.position.state["rng"])
        return node

    monkeypatch.setattr(views.Moment, "scene", leaky)
    table.look_anew()
    before = same_question(person)
    other_world(table, 0, 5)
    assert same_question(person) != before


def test_a_leak_to_a_program_would_be_found(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A world that is not dealt anew is caught, too."""
    table_id, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table_id, *tokens, **{"as": "words", "worlds": True})
    person.until(lambda message: message["is"] == "data")
    table = room.live(table_id)
    monkeypatch.setattr(Position, "redealt", lambda position, seat, key: position)
    before = same_question(person)
    table.match.position.states["rng"] += 1
    assert same_question(person) != before
