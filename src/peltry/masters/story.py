"""How a player came to be: the command, the seed and the curve, with the stories of those it began from.

A part of a story tells one course of learning or one blend. Under `from` is whoever it went on from, under `against`
whom it learned to beat, under `of` those it was blended from: a chain down to players that began from nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

Story = dict[str, Any]
FROM, AGAINST, OF, AGAIN = "from", "against", "of", "again"


def before(story: Story) -> list[Story]:
    """The stories that this one begins with."""
    return [*(story[word] for word in (FROM, AGAINST) if word in story), *story.get(OF, [])]


def mark_of(story: Story) -> str:
    """Names a story with all that lies before it."""
    if AGAIN in story:
        return str(story[AGAIN])
    own = {word: value for word, value in story.items() if word not in (FROM, AGAINST, OF)}
    text = json.dumps([own, [mark_of(each) for each in before(story)]], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def told_once(story: Story) -> Story:
    """The same, where what was told already is only named: a blend of a player with one that went on from it would
    otherwise tell the first one twice, and the blend after it four times."""
    told: set[str] = set()

    def tell(part: Story) -> Story:
        mark = mark_of(part)
        if mark in told:
            return {"command": part.get("command"), AGAIN: mark}
        told.add(mark)
        new = dict(part)
        for word in (FROM, AGAINST):
            if word in part:
                new[word] = tell(part[word])
        if OF in part:
            new[OF] = [tell(each) for each in part[OF]]
        return new

    return tell(story)


def parts(story: Story) -> Iterator[Story]:
    """This part and all before it, each once."""
    if AGAIN not in story:
        yield story
        for each in before(story):
            yield from parts(each)


def lost(story: Story) -> list[str]:
    """Commands that went on from a player whose story is not told."""
    found = [str(part.get("command", "")) for part in parts(story) if FROM not in part]
    return [command for command in found if "--from" in command.split()]
