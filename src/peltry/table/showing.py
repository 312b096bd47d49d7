"""What an event shows, by tables: the pieces of the scene that it is about, and the small picture beside its line.

    NODES = {"moved walked": "cossack-{who}", "hunted": "pile-{fur}-{who} cossack-{who}"}
    ART = {"moved walked": "hoof", "hunted": "fur-{animal}"}
    event_nodes, event_art = events_shown_by(EVENTS, NODES, ART, {"animal": lambda event: ANIMALS[event.fur]})

A key is one event or several of which the same is shown. What stands in braces is a field of the event, or one of the
game's own names for something about it; where such a name is empty, nothing is shown. An event names its pieces where
they lie after it happened, so that they can keep a halo.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel.declared import Event, Events

Names = Mapping[str, Callable[[Any], object]]


class About:
    """What can be put into braces."""

    def __init__(self, event: Event, names: Names):
        self.event, self.names = event, names

    def __getitem__(self, name: str) -> object:
        named = self.names.get(name)
        return named(self.event) if named else getattr(self.event, name)


def events_shown_by(
    events: Events, nodes: Mapping[str, str], art: Mapping[str, str], names: Names
) -> tuple[Callable[[Event], list[str]], Callable[[Event], str | None]]:
    """`event_nodes` and `event_art` of a game's look."""
    nodes_of, art_of = by_event(events, nodes), by_event(events, art)

    def filled(table: Mapping[str, str], event: Event) -> str:
        text = table.get(event.name, "")
        return text.format_map(About(event, names)) if text else ""

    return lambda event: filled(nodes_of, event).split(), lambda event: filled(art_of, event) or None


def by_event(events: Events, table: Mapping[str, str]) -> dict[str, str]:
    pairs = [(name, text) for keys, text in table.items() for name in keys.split()]
    found = dict(pairs)
    if unknown := found.keys() - {*events.names}:
        raise ValueError(f"no event is called {', '.join(sorted(unknown))}; events are: {', '.join(events.names)}")
    if len(found) < len(pairs):
        twice = sorted({name for name, _ in pairs if sum(name == each for each, _ in pairs) > 1})
        raise ValueError(f"{', '.join(twice)} is shown twice; name an event once in a table")
    return found
