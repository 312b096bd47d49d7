"""Scenes travel in parts that are kept and sent only when they change; what a browser then has must be the scene."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from peltry.kernel.game import Message
from peltry.server.telling.speech import speech
from peltry.table.match import Match
from peltry.table.parts import Album, Group, Memory, Whole
from peltry.table.pictures import Known, picture
from peltry.table.scene import Node, View, as_json
from peltry.table.words import LANGUAGES

from .watching import scene, seats, steps, tables, view

EACH_TABLE = pytest.mark.parametrize(("name", "players", "options"), tables(), ids=str)
Data = dict[str, Any]


class Browser:
    """Puts a scene together as `web/client/lib/parts.ts` does."""

    def __init__(self) -> None:
        self.known = Known()
        self.frame: Data = {}
        self.parts: dict[str, Data] = {}
        self.heard = 0

    def hear(self, told: bytes) -> None:
        self.heard += len(told)
        message = orjson.loads(told)
        self.parts.update(message.get("parts", {}))
        self.frame = message.get("scene", self.frame)
        named = set(self.named(self.frame))
        self.parts = {id: part for id, part in self.parts.items() if id in named}

    def named(self, node: Data) -> Iterator[str]:
        for child in node.get("children", []):
            if "part" in child:
                yield child["part"]
            yield from self.named(self.parts[child["part"]] if "part" in child else child)

    def scene(self, legal: list[int]) -> Data:
        return self.laid(self.frame, set(legal))

    def laid(self, node: Data, legal: set[int]) -> Data:
        if "part" in node:
            node = self.parts[node["part"]]
        whole = {key: value for key, value in node.items() if key not in ("moves", "children")}
        if moves := [move for move in node.get("moves", []) if move in legal]:
            whole["moves"] = moves
        if "children" in node:
            whole["children"] = [self.laid(child, legal) for child in node["children"]]
        return whole


def send(
    match: Match, seat: int, browser: Browser, memory: Memory, language: str, moment: dict[Any, Any] | None = None
) -> list[int]:
    """Paint through the memory, send what is new. Answers the legal moves that go with it."""
    look = view(match, seat, memory=memory, moment=moment)
    painted = picture(match.game.look.scene(look), look, language, speech(match.game.words, language).say)
    browser.hear(orjson.dumps(browser.known.news(painted)))
    return look.legal


def anew(match: Match, seat: int, language: str) -> Data:
    whole = as_json(scene(match, seat), speech(match.game.words, language).say)
    data: Data = orjson.loads(orjson.dumps(whole, option=orjson.OPT_SERIALIZE_NUMPY))
    return data


@EACH_TABLE
def test_what_a_browser_has_is_the_scene_painted_anew(name, players, options):
    """Every seat and a spectator, in turn in every language, some looking seldom: views can be skipped."""
    memory = Memory()
    browsers: dict[int, Browser] = {}
    for step, match in enumerate(steps(name, players, options, seed=41, every=5)):
        moment: dict[Any, Any] = {}  # what is alike for all is painted and written once
        for seat, language in zip(seats(match), itertools.cycle(LANGUAGES)):
            if step % (seat + 2) == 0 or match.over:
                browser = browsers.setdefault(seat, Browser())
                legal = send(match, seat, browser, memory, language, moment)
                assert browser.scene(legal) == anew(match, seat, language), f"seat {seat} after {len(match.history)}"


@EACH_TABLE
def test_a_memory_that_forgets_at_once_sends_the_same(name, players, options):
    """What is kept, and for how long, saves work and nothing else: not a byte on the wire depends on it."""
    memories = [Memory(), Memory(3), Memory(texts=0), Album(Memory(texts=2000))]
    following = [Known() for _ in memories]
    for match in steps(name, players, options, seed=42, every=25):
        told, told_on = [], []
        for memory, known in zip(memories, following, strict=True):
            look = view(match, 0, memory=memory)
            if isinstance(memory, Album):
                memory.turn_over()
            painted = picture(match.game.look.scene(look), look, "en", repr)
            told.append(orjson.dumps(Known().news(painted)))
            told_on.append(orjson.dumps(known.news(painted)))
        assert set(told) == {told[0]}
        assert set(told_on) == {told_on[0]}


@EACH_TABLE
def test_tables_that_share_a_memory_do_not_mix(name, players, options):
    """Other names, another game: what one table made is never shown at another one by mistake."""
    memory = Memory()
    others = steps(name, players, options, seed=44, every=20)
    for match, other in zip(steps(name, players, options, seed=43, every=20), others, strict=False):
        other.names = [f"Other {side}" for side in range(len(other.names))]
        for each in (match, other):
            browser = Browser()
            legal = send(each, 0, browser, memory, "en")
            assert browser.scene(legal) == anew(each, 0, "en")


@EACH_TABLE
def test_only_what_changed_is_sent(name, players, options):
    """A browser that follows a game hears a small part of what one hears that begins with nothing each time."""
    memory, following, whole = Memory(), Browser(), 0
    for match in steps(name, players, options, seed=45, every=2):
        send(match, 0, following, memory, "en")
        beginner = Browser()
        send(match, 0, beginner, memory, "en")
        whole += beginner.heard
    if not following.parts:
        pytest.skip("a small scene may do without parts")
    assert following.heard < whole / 2


def test_a_part_is_made_once_and_told_apart_by_what_it_is_made_of():
    made = []

    def plate(name: str) -> Node:
        made.append(name)
        return Node(f"plate-{name}", "plate", text=Message("plate", {"name": name}))

    memory = Memory()
    parts = [memory.part(plate, name) for name in ("Anna", "Boris", "Anna")]
    assert parts[0] is parts[2] is not parts[1]
    texts = [part.written("en", lambda message: message.args["name"]).text for part in parts]
    assert texts[0] == b'{"id":"plate-Anna","kind":"plate","text":"Anna"}'
    assert texts[1] != texts[0]
    assert made == ["Anna", "Boris"]


def test_texts_that_were_not_told_of_late_are_let_go_and_made_again_when_they_are():
    memory = Memory(texts=100)
    cards = [memory.part(Node, f"card-{number}", "card").written("en", repr) for number in range(20)]
    assert list(memory.texts.kept) == cards[-3:]
    texts = [card.text for card in cards]
    assert texts == [b'{"id":"card-%d","kind":"card"}' % number for number in range(20)]
    assert [hash(text) for text in texts] == [card.mark for card in cards]
    assert list(memory.texts.kept) == cards[-3:]
    assert sum(card.put_away() > 0 for card in cards) == 3


def test_a_text_that_is_told_again_and_again_stays():
    memory = Memory(texts=200)
    often = memory.part(Node, "often", "card").written("en", repr)
    for number in range(50):
        memory.part(Node, f"card-{number}", "card").written("en", repr)
        assert often.text
        assert often in memory.texts.kept
    assert often.put_away() > 0


def test_what_a_table_shows_no_longer_is_let_go_without_the_collector():
    """It looks at everything once an hour, or never: what holds itself would fill the memory."""
    album, known = Album(Memory(texts=0)), Known()
    gc.collect()
    gc.disable()
    try:
        for step in range(40):
            album.turn_over()
            look = looks(album)
            known.news(picture(Node("table", "table").add(look.whole(drawer, f"red-{step}")), look, "en", repr))
            album.rest()
            look.moment.clear()
            del look
        left = sum(isinstance(each, Whole | Group) for each in gc.get_objects())
    finally:
        gc.enable()
    assert left <= 4


def looks(memory: Memory | None = None) -> View:
    return View(None, None, 0, [], [], {}, memory)


def test_a_part_that_came_back_is_sent_again():
    """The browser lets go of parts that the frame does not name."""
    browser, memory = Browser(), Memory()
    for shown in (True, False, True):
        look = looks(memory)
        table = Node("table", "table").add(look.part(Node, "card", "card") if shown else None)
        browser.hear(orjson.dumps(browser.known.news(picture(table, look, "en", repr))))
        assert len(browser.scene([]).get("children", [])) == shown


def test_a_part_in_a_part_changes_alone():
    def tile(rider: Any) -> Node:
        return Node("tile", "tile").add(Node("sign", "sign"), rider)

    browser, memory = Browser(), Memory()
    for colour, sent in (("red", ["rider", "tile"]), ("blue", ["rider"]), ("blue", []), ("", ["tile"])):
        look = looks(memory)
        rider = look.part(Node, "rider", "piece", colour) if colour else None
        told = orjson.dumps(
            browser.known.news(picture(Node("table", "table").add(look.part(tile, rider)), look, "en", repr))
        )
        assert sorted(orjson.loads(told).get("parts", {})) == sent
        browser.hear(told)
        on_tile = browser.scene([])["children"][0]["children"]
        assert [node.get("art", "") for node in on_tile] == ["", colour][: 1 + bool(colour)]
    assert set(browser.parts) == {"tile"}


def drawer(part: Any, *colours: str) -> Node:
    return Node("drawer", "drawer").add(*(part(Node, f"fur-{at}", "fur", colour) for at, colour in enumerate(colours)))


def test_a_part_that_brings_others_is_told_like_any_other():
    browser, album = Browser(), Album(Memory())
    steps = (("red", "red"), ["drawer", "fur-0", "fur-1"]), (("red", "blue"), ["fur-1"]), (("red",), ["drawer"])
    for colours, sent in steps:
        album.turn_over()
        look = looks(album)
        table = Node("table", "table").add(look.whole(drawer, *colours))
        told = orjson.dumps(browser.known.news(picture(table, look, "en", repr)))
        assert sorted(orjson.loads(told).get("parts", {})) == sent
        browser.hear(told)
        assert browser.scene([])["children"] == [
            orjson.loads(orjson.dumps(as_json(looks().whole(drawer, *colours), repr)))
        ]


def test_an_album_forgets_what_was_not_shown_at_the_last_moment():
    album = Album(Memory())
    first = album.whole(drawer, "red")
    assert album.whole(drawer, "red") is first
    album.turn_over()
    assert album.whole(drawer, "red") is first
    album.rest()
    album.turn_over()
    assert album.whole(drawer, "red") is first
    album.turn_over()
    album.rest()
    assert album.whole(drawer, "red") is not first


def test_a_part_that_brings_others_is_said_in_every_language():
    whole = Album(Memory()).whole(drawer, "red", "blue")
    told = [[part.id for part in whole.group(language, repr).parts] for language in LANGUAGES]
    assert told == [["drawer", "fur-0", "fur-1"]] * len(LANGUAGES)
