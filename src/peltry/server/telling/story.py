"""The log as one seat may read it: events as sentences, in any language.

An event is said with the state right after its move, so old events are told by playing the match again from the start;
a thousand moves take some milliseconds.
"""

from __future__ import annotations

import copy
from typing import Any

from ...kernel.game import Message
from ...kernel.position import Position
from ...kernel.sight import SPECTATOR
from ...table.history import Told
from ...table.match import Match
from . import shapes
from .speech import speech


def still(match: Match) -> Match:
    """The match as it stands now, to be told in a thread while it goes on."""
    picture = copy.copy(match)
    picture.history, picture.position = match.history.copy(), match.position.copy()
    return picture


def event_numbers(match: Match, length: int) -> int:
    """How many events happened up to the end of move `length`, those of the setup included."""
    return len(match.opening) + match.history.events_before(length)


def listener(match: Match, seat: int) -> int:
    """Whose ears a seat's story is told to: where no event has a secret, everybody hears the same."""
    return seat if match.game.events.secret else SPECTATOR


def tell_events(
    match: Match, events: Told, sight: Any, first: int, move: int, seat: int, language: str
) -> list[shapes.GameEvent]:
    """The events of one move, as the seat may hear them; `sight` is what it sees after the move."""
    game, words = match.game, speech(match.game.words, language)
    begins, quiet, alike = game.events.begins, game.words.quiet, not game.events.secret
    told, names = [], match.names_said(words.say)
    for number, event in enumerate(events.heard_by(seat), first):
        line: shapes.GameEvent = {"n": number, "move": move, "kind": event.name, "who": event.who}
        message = game.words.tell(event, sight, names, game.box[0])
        if message is not None:
            line["text"] = words.say(message)
            brief = words.brief(message)
            if event.who == seat or alike:
                you = words.to_you(message)
                if you:
                    line["you"] = you
        else:  # one that others tell may still be what was done in a turn
            brief = words.brief(Message(f"event-{event.name}")) if event.name in quiet else None
            if brief is None:
                continue
        if brief:
            line["brief"] = brief
        if event.name in begins:
            line["begins"] = "chapter" if begins[event.name] == "chapter" else "turn"
        if nodes := game.look.event_nodes(event):
            line["nodes"] = nodes
        if art := game.look.event_art(event):
            line["art"] = art
        told.append(line)
    return told


def story(match: Match, after: int, seat: int, language: str, upto: int | None = None) -> list[shapes.GameEvent]:
    """The events of the moves after move `after`; -1 tells the setup too."""
    length = len(match.history) if upto is None else upto
    if after >= length:
        return []
    number, ears = event_numbers(match, max(after, 0)), listener(match, seat)
    if 0 <= after == length - 1 == len(match.history) - 1:
        return tell_events(match, match.history[-1], match.sight(ears), number, length, ears, language)
    told = []
    if after < 0:
        told = tell_events(match, match.opening, match.at(0).sight(ears), 0, 0, ears, language)
    for step in match.walk(max(after, 0), length):
        told += tell_events(match, step.played, step.after.sight(ears), number, step.number, ears, language)
        number += len(step.played)
    return told


def points_over_time(match: Match, language: str, most: int = 200) -> shapes.Points:
    """Points after moves spread over the whole game, by side and by source, for the plot."""
    length = len(match.history)
    step = max(1, -(-length // most))
    at = sorted({*range(0, length + 1, step), length})
    shown = [match.at(0), *(step.after for step in match.walk() if step.number in at)]
    totals = [position.scores() for position in shown]
    parts = [score_parts(match, position) for position in shown]
    words = speech(match.game.words, language)
    sides: list[shapes.PointsOfSide] = []
    for side in range(len(totals[-1])):
        keys = list(dict.fromkeys(key for moment in parts if moment for key, _ in moment[side]))
        sides.append(
            {
                "side": side,
                "total": [moment[side] for moment in totals],
                "parts": [
                    {
                        "label": source_label(words, key),
                        "points": [dict(m[side]).get(key, 0) if m else 0 for m in parts],
                    }
                    for key in keys
                ],
            }
        )
    return {"at": at, "sides": sides}


def score_parts(match: Match, position: Position) -> list[list[tuple[str, int]]]:
    """For each side its points by source, where the game tells them."""
    parts = match.game.rules.score_parts
    if parts is None:
        return []
    told = parts(position.state, match.game.box[0])
    return [[(str(key), int(points)) for key, points in side] for side in told]


def source_label(words: Any, key: str) -> str:
    return words.maybe(f"score-{key}") or words.maybe(key) or key
