"""Sentences by tables: which message says an event, a move or a decision, and what to put into it.

    EVENT_WORDS = {"hunted": lambda told: {"fur": fur(told.event.fur)}}
    say_event = events_said_by(EVENT_WORDS)

The message of an event `hunted` is `event-hunted`, its variant `bear` is `event-hunted-bear`; moves and decisions
likewise. What a table leaves out is said by the plain message. A rule of a table reads what the listener sees and what
is printed on the pieces, nothing else.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from .declared import Decisions, Event, Move, Pending
from .game import Message

# What to put into the plain message; or a variant of it; or both; or the message of something else.
Said = dict[str, Any] | str | tuple[str, dict[str, Any]] | Message


class Told(NamedTuple):
    """An event, with the table after it, everybody's names and the printed values."""

    event: Any
    sight: Any
    names: list[str]
    box: Any


class Asked(NamedTuple):
    """A pending decision, with what its player sees and what is printed; of a move, the one that would answer it."""

    pending: Pending
    sight: Any
    box: Any
    move: Any = None


def pending_in(decisions: Decisions, sight: Any) -> Pending:
    """What is to be decided at a table that is not at its end."""
    frame = sight["stack"][sight["depth"] - 1]
    return _read(decisions, frame.tobytes(), frame.dtype)


@functools.lru_cache(4096)
def _read(decisions: Decisions, frame: bytes, kind: np.dtype) -> Pending:
    """Every move of a decision is said with it: reading its numbers each time would cost as much as the sentence."""
    return decisions.read(np.frombuffer(frame, kind)[0])


def message(about: str, said: Said, who: Mapping[str, str] | None = None) -> Message:
    if isinstance(said, Message):
        return said
    variant, args = (said, {}) if isinstance(said, str) else said if isinstance(said, tuple) else ("", said)
    return Message(f"{about}-{variant}" if variant else about, {**who, **args} if who else args)


def events_said_by(
    table: Mapping[str, Callable[[Any], Said | None]], told: Callable[..., Any] = Told
) -> Callable[[Event, Any, list[str], Any], Message | None]:
    """By the event's kind. Whoever did it is in every sentence; an answer of None says nothing."""

    def say_event(event: Event, sight: Any, names: list[str], box: Any) -> Message | None:
        say = table.get(event.name)
        said = say(told(event, sight, names, box)) if say else ""
        who = {"who": names[event.who]} if 0 <= event.who < len(names) else {}
        return None if said is None else message(f"event-{event.name}", said, who)

    return say_event


def decisions_said_by(
    decisions: Decisions, table: Mapping[str, Callable[[Any], Said]], asked: Callable[..., Any] = Asked
) -> Callable[[Any, Any], Message]:
    """By the decision's name."""

    def say_decision(sight: Any, box: Any) -> Message:
        pending = pending_in(decisions, sight)
        ask = table.get(pending.name)
        return message(f"decision-{pending.name}", ask(asked(pending, sight, box)) if ask else "")

    return say_decision


def moves_said_by(
    decisions: Decisions, table: Mapping[str, Callable[[Any], Said]], asked: Callable[..., Any] = Asked
) -> Callable[[Move, Any, Any], Message]:
    """By the move's verb."""

    def say_move(move: Move, sight: Any, box: Any) -> Message:
        say = table.get(move.verb)
        return message(f"move-{move.verb}", say(asked(pending_in(decisions, sight), sight, box, move)) if say else "")

    return say_move


# What more than one game says in the same way.


def listed(parts: Iterable[Message | str]) -> Message:
    """Such as "1 bean, 1 corn and 1 fish"."""
    found = list(parts)
    return Message(f"list-{len(found)}", dict(zip("abcdefg", found, strict=False)))


def goods_said_by(names: Sequence[str]) -> tuple[Callable[..., Message], Callable[..., Message]]:
    """`good` and `goods` of a game's words: the message of horses is `good-horses`."""

    def good(number: int, amount: int, form: str = ".acc") -> Message:
        """An amount of one good, as somebody gains or pays it, or with an empty form by itself."""
        return Message(f"good-{names[number]}{form}", {"n": int(amount)})

    def goods(pairs: Iterable[tuple[int, int]], form: str = ".acc") -> Message:
        """Goods with their amounts, those of which there are none left out."""
        return listed(good(number, amount, form) for number, amount in pairs if amount)

    return good, goods


def say_tie(points: Sequence[int], ranking: Sequence[int], names: list[str]) -> Message | None:
    """What broke a tie, at the top or further down; how, the game's words say."""
    for above, (side, next_side) in enumerate(pairwise(ranking)):
        if points[side] == points[next_side]:
            return Message("tie-below" if above else "tie-broken", {"points": points[side], "who": names[side]})
    return None
