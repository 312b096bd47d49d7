"""Every guided first game can be played as it is written, and speaks of what lies on the table."""

from __future__ import annotations

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.server.telling.views import Moment
from peltry.table.lesson import Beat, Lesson, Page, lesson_of
from peltry.table.match import Match
from peltry.table.scene import SceneNode
from peltry.table.words import LANGUAGES, say

LESSONS = {name: lesson for name in peltry.game_names() if (lesson := lesson_of(peltry.load(name).kind.home))}
of_every_game = pytest.mark.parametrize(("name", "lesson"), LESSONS.items(), ids=LESSONS)


def begun(name: str, lesson: Lesson) -> Match:
    return peltry.load(name).new(players=lesson.players, seed=lesson.seed, **lesson.options)


def nodes(match: Match, seat: int) -> dict[str, SceneNode]:
    """Every node of the scene that a seat sees, by id."""
    found: dict[str, SceneNode] = {}

    def look(node: SceneNode) -> None:
        found[node["id"]] = node
        for child in node.get("children", []):
            look(child)

    look(Moment(match, match.position).whole(seat, "en", choosing=True)["scene"])
    return found


def test_a_lesson_is_there() -> None:
    assert {"stroganov", "strogoff", "wendake"} <= set(LESSONS)


@of_every_game
def test_every_move_of_a_lesson_can_be_made_on_the_table(name: str, lesson: Lesson) -> None:
    match = begun(name, lesson)
    for number, beat in enumerate(lesson.beats):
        assert lesson.now(match) == beat, f"step {number}: {beat.move} cannot be made"
        learns = match.to_play() == lesson.learner
        if beat.move is None:
            assert number == len(lesson.beats) - 1
            assert learns, "it ends when the learner is to play on"
            assert not match.over
            break
        assert beat.asked == learns, f"{beat.move} is {'asked of' if beat.asked else 'made for'} the wrong seat"
        assert learns or not beat.pages, f"what is said before {beat.move} would not be read"
        seen, move = nodes(match, lesson.learner), match.game.moves.parse(beat.move)
        for page in beat.pages:
            assert set(page.lit) <= set(seen), f"{page.say} lights {set(page.lit) - set(seen)}"
        if beat.asked:
            assert any(move in node.get("moves", []) for node in seen.values()), f"no piece makes {beat.move}"
        match.play(beat.move)
    seen = nodes(match, lesson.learner)
    assert all(set(page.lit) <= set(seen) for page in lesson.beats[-1].pages)


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_said_in_every_language(name: str, lesson: Lesson, language: str) -> None:
    words = peltry.load(name).words
    keys = {page.key for beat in lesson.beats for page in beat.pages}
    keys |= {f"lesson-{beat.otherwise}" for beat in lesson.beats if beat.otherwise}
    said = {key: say(words, language, Message(key)) for key in keys}
    assert all(text.count("**") % 2 == 0 for text in said.values())
    assert max(len(text) for text in said.values()) < 420, "one idea at a time"
    own = (words.folder / f"lesson.{language}.ftl").read_text(encoding="utf-8")
    written = {line.partition(" =")[0] for line in own.splitlines() if line.startswith("lesson-")}
    assert written == keys, "sentences that nobody says, or that are said elsewhere"


@of_every_game
def test_a_lesson_that_was_left_is_left(name: str, lesson: Lesson) -> None:
    match = begun(name, lesson)
    while (beat := lesson.now(match)) is not None and not (beat.asked and len(match.legal()) > 1):
        match.play(beat.move)
    assert beat is not None
    match.play(next(move for move in match.legal() if match.game.moves.describe(move) != beat.move))
    assert lesson.now(match) is None
    match.rewind(len(match.history) - 1)
    assert lesson.now(match) == beat, "who takes it back is back in the lesson"


def test_steps_are_gathered_by_the_moment_at_which_they_come() -> None:
    from peltry.table.lesson import read

    script = {"players": 2, "seed": 1, "minutes": 1, "bot": "random"}
    steps = [{"say": "a"}, {"say": "b", "lit": ["x"], "move": "m"}, {"plays": ["n", "o"]}, {"say": "c"}]
    lesson = read({**script, "step": steps})
    assert lesson.beats == (
        Beat((Page("a"), Page("b", ("x",))), 0, "m", asked=True),
        Beat((), 2, "n"),
        Beat((), 2, "o"),
        Beat((Page("c"),), 2),
    )
