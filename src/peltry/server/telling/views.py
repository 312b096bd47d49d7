"""The table as one seat may see it: scene, decision, legal moves, points. Nothing else about a match leaves the server.

`seat` is -1 for a spectator, who sees only what is public.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

from ...table.parts import Memory, to_keep
from ...table.pictures import Picture, picture
from ...table.scene import Node, View, as_json, look_at
from . import shapes
from .speech import Speech, sources_of, speech
from .story import listener, score_parts, source_label, tell_events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kernel.position import Position
    from ...table.library import GameAtTable
    from ...table.match import Match


@functools.lru_cache(64)
def memory_of(game: GameAtTable) -> Memory:
    """Where the parts of a game's scenes are kept, for all its tables."""
    return Memory()


@functools.cache
def group_of(key: str) -> str:
    """Moves are grouped by what their texts are called: `move-hunt-far.price` is one to hunt."""
    return key.partition(".")[0].removeprefix("move-").partition("-")[0]


class Look(NamedTuple):
    """What is not the same for all who look: what lies before one seat, and what it may choose."""

    picture: Picture
    choices: shapes.Choices


class Moment:
    """One position of a match. What all seats are told alike is found once."""

    def __init__(self, match: Match, position: Position, memory: Memory | None = None):
        self.match, self.position = match, position
        self.memory = memory or memory_of(match.game)
        self.to_play = position.to_play()
        self._read: dict[tuple[str, bool], dict[Any, Any]] = {}  # by scenes in a language, see View.once
        self._common: dict[str, bytes] = {}
        self._names: dict[str, list[str]] = {}
        self._news: dict[tuple[int, str], bytes] = {}
        self._looks: dict[tuple[int, str, bool], Look] = {}

    def put_away(self) -> None:
        """It has passed. Views and what was read for them hold each other: let go here, not by the collector."""
        for read in self._read.values():
            read.clear()

    def look(self, seat: int, language: str, choosing: bool, shared: bool) -> Look:
        """`choosing`: if the seat is to play, its legal moves are offered. `shared`: somebody else will look alike."""
        key = seat, language, choosing
        found = self._looks.get(key)
        if found is None:
            legal, words = self.legal(seat, choosing), speech(self.match.game.words, language)
            view = self.view(seat, legal, words, self.memory)
            found = Look(picture(self.scene(view), view, language, words.say), self.choices(legal, language))
            if shared:
                self._looks[key] = found
        return found

    def legal(self, seat: int, choosing: bool) -> list[int]:
        return self.position.legal() if choosing and seat == self.to_play else []

    def view(self, seat: int, legal: list[int], words: Speech, memory: Memory | None = None) -> View:
        game = self.match.game
        names, printed = self.names(words), sources_of(game)
        read = self._read.setdefault((words.language, memory is None), {})
        return look_at(self.position, seat, names, legal, printed, memory, read)

    def names(self, words: Speech) -> list[str]:
        """Everybody's name in a language."""
        found = self._names.get(words.language)
        if found is None:
            found = self._names[words.language] = self.match.names_said(words.say)
        return found

    def scene(self, view: View) -> Node:
        return self.match.game.look.scene(view)

    def choices(self, legal: Sequence[int], language: str) -> shapes.Choices:
        if not legal:
            return {}
        game, sight, box = self.match.game, self.position.sight(self.to_play), self.match.game.box[0]
        words = speech(game.words, language)
        lines: list[shapes.Move] = []
        titles: dict[str, str | None] = {}
        for move in legal:
            choice = self.position.choice(move)
            message = game.words.say_move(choice, sight, box)
            group = group_of(message.key)
            if group not in titles:
                titles[group] = words.maybe(f"group-{group}")
            line: shapes.Move = {"move": move, "text": words.say(message), "group": group}
            pictures = [(game.look.cost_art(cost), cost.amount) for cost in choice.price]
            if price := [shapes.PricePart(art=art, n=amount) for art, amount in pictures if art]:
                line["price"] = price
            lines.append(line)
        groups = {group: title for group, title in titles.items() if title}
        decision = words.say(game.words.say_decision(sight, box))
        choices: shapes.Choices = {"decision": decision, "moves": lines, "groups": groups}
        if (meant := game.look.follows(sight, box, legal)) is not None:
            choices["follows"] = meant
        return choices

    def pieces(self, seat: int, language: str) -> dict[int, list[str]]:
        """On which pieces each legal move of the seat lies."""
        legal, words = self.legal(seat, choosing=True), speech(self.match.game.words, language)
        left, found = [self.scene(self.view(seat, legal, words))], dict[int, list[str]]()
        while left:
            node = left.pop()
            for move in node.moves:
                if move in legal:
                    found.setdefault(move, []).append(node.id)
            left += reversed(node.children)
        return found

    def common(self, language: str) -> bytes:
        """What everybody is told alike, a JSON object."""
        found = self._common.get(language)
        if found is None:
            found = self._common[language] = to_keep(self._told_to_all(language))
        return found

    def _told_to_all(self, language: str) -> shapes.ToldToAll:
        game, position, words = self.match.game, self.position, speech(self.match.game.words, language)
        scores = position.scores()
        names = self.names(words)
        told: shapes.ToldToAll = {"toPlay": self.to_play, "over": position.over, "names": names, "scores": scores}
        if position.over:
            told["ranking"] = ranking = [int(side) for side in game.rules.ranking(position.state, scores)]
            told["winners"] = game.rules.winners(position.state, scores)
            if (tie := game.words.say_tie(scores, ranking, names)) is not None:
                told["tie"] = words.say(tie)
        if parts := score_parts(self.match, position):
            told["sources"] = [
                {"side": side, "parts": [{"label": source_label(words, key), "points": points} for key, points in each]}
                for side, each in enumerate(parts)
            ]
        return told

    def news(self, seat: int, language: str, first: int) -> bytes:
        """The events of the last move, a JSON list; they are numbered from `first` on."""
        ears = listener(self.match, seat)
        key = ears, language
        found = self._news.get(key)
        if found is None:
            match, length = self.match, len(self.match.history)
            sight = self.position.sight(ears)
            events = tell_events(match, match.history[-1], sight, first, length, ears, language)
            found = self._news[key] = to_keep(events)
        return found

    def whole(self, seat: int, language: str, choosing: bool = False) -> shapes.Glance:
        """All of it as plain data, the scene in one piece."""
        legal = self.legal(seat, choosing)
        words = speech(self.match.game.words, language)
        scene = as_json(self.scene(self.view(seat, legal, words)), words.say, legal)
        return {"seat": seat, "scene": scene, **self.choices(legal, language), **self._told_to_all(language)}
