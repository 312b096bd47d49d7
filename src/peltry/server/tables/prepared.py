"""Prepared moves: in a slow game somebody chooses while waiting, and the moves make themselves when the turn comes.

What could be chosen then is found by playing on: in a few worlds that agree with what the seat knows, the others move
by chance until it is to play. What may be chosen in most of them, and says the same there, is offered. So nothing is
told that the seat does not know, and no rule has to answer for another's turn.

A prepared move is made only if it still says the same, price and all, at the same decision, and if nobody has learned
anything since it was chosen: what an undo would call news. Otherwise it is offered, and waits for a word.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

import orjson

from ...table.words import LANGUAGES
from ..bounds.refusals import NotNow
from ..telling import shapes
from ..telling.speech import speech
from ..telling.views import Moment

if TYPE_CHECKING:
    from ...kernel.position import Position
    from ...table.match import Match

WORLDS = 6
LONGEST_WAIT = 400  # moves of the others until a seat is to play; further ahead nobody plans
MOST_PREPARED = 24  # moves: a long turn
PLAIN = "en"  # the language in which is compared what a move says


class Said(NamedTuple):
    """A move as it was read when it was chosen, in every language."""

    move: int
    decision: str
    texts: dict[str, str]


@dataclass(frozen=True)
class Plan:
    rules: int  # moves are numbers of one version of the rules
    at: int  # how many moves had been made when it was chosen
    moves: list[Said]

    def text(self) -> str:
        return orjson.dumps(
            {"rules": self.rules, "at": self.at, "moves": [tuple(said) for said in self.moves]}
        ).decode()

    @classmethod
    def read(cls, text: str) -> Plan:
        kept = orjson.loads(text)
        return cls(kept["rules"], kept["at"], [Said(*said) for said in kept["moves"]])


class Standing(NamedTuple):
    """What is left of a plan, and why it does not make itself though it is the seat's turn."""

    moves: list[Said]
    why: Literal["", "news", "changed"]


def standing(text: str | None, match: Match, rules: int, seat: int) -> Standing | None:
    """Where a seat's plan stands: moves that it has made already are behind it. None when there is nothing left."""
    plan = Plan.read(text) if text else None
    if plan is None or plan.rules != rules or plan.at > len(match.history) or match.over:
        return None
    since = match.history[plan.at :]
    made = [played.move for played in since if played.seat == seat]
    if made != [said.move for said in plan.moves[: len(made)]]:
        return None  # they thought better of it
    left = plan.moves[len(made) :]
    if not left:
        return None
    if any(match.was_news(played) for played in since):
        return Standing(left, "news")
    if match.to_play() == seat and not says_the_same(match, match.position, left[0]):
        return Standing(left, "changed")
    return Standing(left, "")


def says_the_same(match: Match, position: Position, said: Said) -> bool:
    return said.move in position.legal() and read(match, position, said.move, (PLAIN,)) == said._replace(
        texts={PLAIN: said.texts[PLAIN]}
    )


def read(match: Match, position: Position, move: int, languages: Iterable[str]) -> Said:
    game, sight, box = match.game, position.sight(position.to_play()), match.game.box[0]
    message = game.words.say_move(position.choice(move), sight, box)
    decision = speech(game.words, PLAIN).say(game.words.say_decision(sight, box))
    return Said(move, decision, {language: speech(game.words, language).say(message) for language in languages})


def futures(match: Match, seat: int) -> Iterator[Position]:
    """Worlds as they may lie before the seat when it is to play next; at one moment always the same.

    So what was offered can be prepared. They tell nothing: chance is drawn from what anyone may count.
    """
    chance = random.Random(f"{seat} {len(match.history)}")
    for _ in range(1 if match.to_play() == seat else WORLDS):
        world = match.position.redealt(seat, chance.getrandbits(63))
        for _ in range(LONGEST_WAIT):
            if world.over or world.to_play() == seat:
                break
            world.play(chance.choice(world.legal()))
        if not world.over and world.to_play() == seat:
            yield world


def in_which(worlds: Iterable[Position], seat: int, move: int) -> list[Position]:
    """Those worlds in which the seat may make this move."""
    return [world for world in worlds if world.to_play() == seat and move in world.legal()]


def choices_ahead(match: Match, seat: int, chosen: Sequence[int], language: str) -> shapes.Choices:
    """What the seat may choose when its turn comes and it has made these moves; nothing when its turn is over then."""
    worlds = list(futures(match, seat))
    for move in chosen:
        worlds = in_which(worlds, seat, move)
        for world in worlds:
            world.play(move)
    moments = [Moment(match, world) for world in worlds if world.to_play() == seat]
    told = [moment.choices(moment.position.legal(), language) for moment in moments]
    if not told:
        return {}
    likely = Counter(each["decision"] for each in told).most_common(1)[0][0]
    alike = [each for each in told if each["decision"] == likely]
    lines = {(line["move"], line["text"]): line for each in alike for line in each["moves"]}
    often = Counter((line["move"], line["text"]) for each in alike for line in each["moves"])
    groups = {key: title for each in alike for key, title in each["groups"].items()}
    offered = [line for key, line in lines.items() if 2 * often[key] > len(alike)]
    # A piece may name its moves only when they are legal: one of these worlds is looked at to find it.
    pieces = next(moment for moment, each in zip(moments, told, strict=True) if each is alike[0]).pieces(seat, language)
    for line in offered:
        if nodes := pieces.get(line["move"]):
            line["nodes"] = nodes
    return {"decision": likely, "moves": offered, "groups": groups}


def prepare(match: Match, rules: int, seat: int, chosen: Sequence[int]) -> Plan:
    """These moves, as a plan: as far as each is possible in one of the worlds that may come."""
    worlds = list(futures(match, seat))
    said: list[Said] = []
    for move in chosen:
        worlds = in_which(worlds, seat, move)
        if not worlds:
            break
        said.append(most_often(read(match, world, move, LANGUAGES) for world in worlds))
        for world in worlds:
            world.play(move)
    if not said:
        raise NotNow("cannot-prepare")
    return Plan(rules, len(match.history), said)


def most_often(readings: Iterable[Said]) -> Said:
    """What a move says in most worlds: as it was offered."""
    found = list(readings)
    often = Counter((said.decision, said.texts[PLAIN]) for said in found)
    return max(found, key=lambda said: often[said.decision, said.texts[PLAIN]])


def told_to_owner(text: str | None, match: Match, rules: int, seat: int, language: str) -> shapes.Prepared | None:
    """For the eyes of the seat alone."""
    found = standing(text, match, rules, seat)
    if found is None:
        return None
    lines: list[shapes.PreparedMove] = [
        {"move": said.move, "text": said.texts.get(language, said.texts[PLAIN])} for said in found.moves
    ]
    told: shapes.Prepared = {"moves": lines}
    if found.why and match.to_play() == seat:
        told["why"] = found.why
    return told
