"""The log as one seat may read it: events as sentences, in any language.

An event is said with the state right after its move, so old events are told by playing the match again from the start;
a thousand moves take some milliseconds.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from ..kernel.position import Position
from ..table.match import Event, Match
from .speech import event_message, speech


def still(match: Match) -> Match:
    """The match as it stands now, to be told in a thread while it goes on."""
    picture = copy.copy(match)
    picture.history, picture.position = list(match.history), match.position.copy()
    return picture


def event_numbers(match: Match, length: int) -> int:
    """How many events happened up to the end of move `length`, those of the setup included."""
    return len(match.opening) + sum(len(played) for played in match.history[:length])


def tell_events(
    match: Match, events: Sequence[Event], state: Any, first: int, move: int, seat: int, language: str
) -> list[dict[str, Any]]:
    """The events of one move, those that the seat may know of."""
    rules, words = match.game.rules, speech(match.game.rules, language)
    nodes_of, art_of = getattr(rules, "event_nodes", None), getattr(rules, "event_art", None)
    told, names = [], match.names_said(words.say)
    for number, event in enumerate(events, first):
        message = event_message(rules, event, state, names, match.game.box[0], seat)
        if message is None:
            continue
        line: dict[str, Any] = {"n": number, "move": move, "text": words.say(message)}
        line["kind"], line["who"] = rules.EVENTS[event[0]], event[1]
        if nodes_of is not None and (nodes := nodes_of(event)):
            line["nodes"] = nodes
        if art_of is not None and (art := art_of(event)):
            line["art"] = art
        told.append(line)
    return told


def story(match: Match, after: int, seat: int, language: str, upto: int | None = None) -> list[dict[str, Any]]:
    """The events of the moves after move `after`; -1 tells the setup too."""
    length = len(match.history) if upto is None else upto
    if after >= length:
        return []
    number = event_numbers(match, max(after, 0))
    if 0 <= after == length - 1 == len(match.history) - 1:
        return tell_events(match, match.history[-1].events, match.state, number, length, seat, language)
    position = match.game.engine.position(match.options, match.seed)
    told = []
    if after < 0:
        told = tell_events(match, match.opening, position.state, 0, 0, seat, language)
    elif after:
        position.replay([played.move for played in match.history[:after]])
    for move, played in enumerate(match.history[max(after, 0) : length], max(after, 0) + 1):
        position.play(played.move)
        told += tell_events(match, played.events, position.state, number, move, seat, language)
        number += len(played)
    return told


def points_over_time(match: Match, language: str, most: int = 200) -> dict[str, Any]:
    """Points after moves spread over the whole game, by side and by source, for the plot."""
    length = len(match.history)
    step = max(1, -(-length // most))
    at = sorted({*range(0, length + 1, step), length})
    position = match.game.engine.position(match.options, match.seed)
    totals: list[list[int]] = []
    parts: list[list[list[tuple[str, int]]]] = []
    done = 0
    for move in at:
        for played in match.history[done:move]:
            position.play(played.move)
        done = move
        totals.append(position.scores())
        parts.append(score_parts(match, position))
    words = speech(match.game.rules, language)
    sides = []
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
    parts = getattr(match.game.rules, "score_parts", None)
    if parts is None:
        return []
    told = parts(position.state, match.game.box[0])
    return [[(str(key), int(points)) for key, points in side] for side in told]


def source_label(words: Any, key: str) -> str:
    return words.maybe(f"score-{key}") or words.maybe(key) or key
