"""Why a move was refused, in the words of its game, with the place in the rules reference where one can read it."""

from __future__ import annotations

import re

from ..errors import IllegalMove, Saying
from ..kernel.declared import NOT_NOW
from ..kernel.game import Message, Words
from ..kernel.position import Position
from .words import say


class Sentence(Saying):
    """What a game says, ready to be put into a line of the house."""

    def __init__(self, words: Words, message: Message):
        super().__init__(message.key)
        self.words, self.message = words, message

    def said(self, language: str = "en") -> str:
        return say(self.words, language, self.message)


class Section(Saying):
    """The title of a section of the rules reference."""

    def __init__(self, words: Words, anchor: str):
        super().__init__(anchor)
        self.words = words

    def said(self, language: str = "en") -> str:
        text = (self.words.folder / f"rules.{language}.md").read_text(encoding="utf-8")
        found = re.search(rf"^## (.+?) *{{#{re.escape(self.key)}}}", text, re.M)
        return found[1] if found else self.key


def with_reason(refusal: IllegalMove, position: Position, move: int) -> IllegalMove:
    """A refusal that says why, where the rules have a reason of their own."""
    game = position.engine.game
    why = position.why_not(move) if refusal.key == "move-not-legal" else None
    if why is None or why.name == NOT_NOW.name:
        return refusal
    sight = position.sight(position.to_play())
    message = game.words.say_reason(why, game.pieces.moves[move], sight, position.engine.box[0])
    reason, section = Sentence(game.words, message), Section(game.words, why.rule)
    return IllegalMove("move-barred", refusal=refusal, reason=reason, section=section)
