"""Sentences by tables: which message says an event, a move or a decision, and what to put into it.

    EVENT_WORDS = {"hunted": lambda told: ("", {"fur": fur(told.event.fur)})}
    say_event = events_said_by(EVENT_WORDS)

The message of an event `hunted` is `event-hunted`, its variant `bear` is `event-hunted-bear`; decisions likewise. What
a table leaves out is said by the plain message. A rule of a table reads what the listener sees and what is printed on
the pieces, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .declared import Decisions, Event, Move, Pending
from .game import Message

Said = tuple[str, dict[str, Any]]  # the variant of a message, "" for the plain one, and what to put into it


class Told(NamedTuple):
    """An event, with the table after it, everybody's names and the printed values."""

    event: Any
    sight: Any
    names: list[str]
    box: Any


class Asked(NamedTuple):
    """A pending decision, with what its player sees and what is printed."""

    pending: Pending
    sight: Any
    box: Any


class Choice(NamedTuple):
    """A legal move, and the decision that it would answer."""

    move: Move
    pending: Pending
    sight: Any
    box: Any


def pending_in(decisions: Decisions, sight: Any) -> Pending:
    """What is to be decided at a table that is not at its end."""
    return decisions.read(sight["stack"][sight["depth"] - 1])


def message(about: str, name: str, said: Said) -> Message:
    variant, args = said
    return Message(f"{about}-{name}-{variant}" if variant else f"{about}-{name}", args)


def events_said_by(
    table: Mapping[str, Callable[[Any], Said | None]], told: Callable[..., Any] = Told
) -> Callable[[Event, Any, list[str], Any], Message | None]:
    """By the event's kind. Whoever did it is in every sentence; an answer of None says nothing."""

    def say_event(event: Event, sight: Any, names: list[str], box: Any) -> Message | None:
        say = table.get(event.name)
        said: Said | None = say(told(event, sight, names, box)) if say else ("", {})
        if said is None:
            return None
        variant, args = said
        who = {"who": names[event.who]} if 0 <= event.who < len(names) else {}
        return message("event", event.name, (variant, who | args))

    return say_event


def decisions_said_by(
    decisions: Decisions, table: Mapping[str, Callable[[Any], Said]], asked: Callable[..., Any] = Asked
) -> Callable[[Any, Any], Message]:
    """By the decision's name."""

    def say_decision(sight: Any, box: Any) -> Message:
        pending = pending_in(decisions, sight)
        ask = table.get(pending.name)
        return message("decision", pending.name, ask(asked(pending, sight, box)) if ask else ("", {}))

    return say_decision


def moves_said_by(
    decisions: Decisions, table: Mapping[str, Callable[[Any], Message]], choice: Callable[..., Any] = Choice
) -> Callable[[Move, Any, Any], Message]:
    """By the move's verb, with a whole message: choices are listed together by its first word."""

    def say_move(move: Move, sight: Any, box: Any) -> Message:
        say = table.get(move.verb)
        return say(choice(move, pending_in(decisions, sight), sight, box)) if say else Message(f"move-{move.verb}")

    return say_move
