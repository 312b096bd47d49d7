"""Moves of Michel Strogoff in sentences: which message says a move, and what to put into it.

Everything here only reads what the courier sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import saying as kernel
from ....kernel.game import Message
from ..pieces.cards import ALLIES, ATTACK, NONE
from ..pieces.decisions import ASK_DUEL, ASK_IMMEDIATE, ASK_PAY, DECISIONS
from .pieces import (
    OBJECT,
    ability,
    action_card,
    card_at,
    danger,
    deck,
    helping_card,
    icon_at,
    place,
    road_card,
    shows_only,
)


class Choice(kernel.Choice):
    """What a courier may choose."""

    @property
    def courier(self) -> Any:
        return self.sight["couriers"][self.pending.who]


def say_advance(choice: Choice) -> Message:
    return Message("move-advance", {"place": place(choice.box, choice.sight, int(choice.courier["space"]) + 1)})


def say_decline(choice: Choice) -> Message:
    return Message(f"move-decline-{choice.pending.name}")


def say_draw(choice: Choice) -> Message:
    return Message("move-draw", {"n": int(choice.box["rest_cards"])})


def say_spend(choice: Choice) -> Message:
    return Message("move-pay" if choice.pending.kind == ASK_PAY else "move-spend")


def say_look(choice: Choice) -> Message:
    return Message("move-look", {"deck": deck(choice.move.deck)})


def say_turn(choice: Choice) -> Message:
    return Message("move-turn", {"card": road_card(choice.box, int(choice.courier["row"][choice.move.place]))})


def say_cover(choice: Choice) -> Message:
    sight, box, who = choice.sight, choice.box, choice.pending.who
    single = shows_only(box, card_at(sight, who, choice.move.at[0]))
    return Message("move-cover" if single else "move-cover-on", icon_at(sight, box, who, *choice.move.at))


def say_keep(choice: Choice) -> Message:
    card = choice.move.card
    if card == NONE:
        return Message("move-decline-ability")
    return Message("move-keep", {"card": road_card(choice.box, card), "ability": ability(choice.box, card)})


def say_help(choice: Choice) -> Message:
    """What is discarded for an ally's help, and what that brings."""
    box, card = choice.box, choice.move.card
    gain = Message(f"ally-{ALLIES[int(box['ally'][card])].lower()}-gain", {"n": int(box["jolivet_cards"])})
    return Message("move-help", {**helping_card(box, card), "gain": gain})


def say_play(choice: Choice) -> Message:
    """Against which danger a card is played; another than its own is Marfa's work."""
    card, faced = choice.move.card, dangers_faced(choice)
    own = int(choice.box["danger"][card])
    key, number = ("move-play", own) if own in faced else ("move-play-wild", faced[0])
    return Message(key, {"card": action_card(choice.box, card, OBJECT), "danger": danger(number, OBJECT)})


def dangers_faced(choice: Choice) -> list[int]:
    """The danger that is asked for; a card of the duel may show two."""
    pending, icons = choice.pending, choice.box["icon"]
    if pending.kind == ASK_IMMEDIATE:
        return [pending["danger"]]
    if pending.kind == ASK_DUEL:
        return [int(icon) for icon in icons[pending["card"]] if NONE < icon < ATTACK]
    return [int(icons[card_at(choice.sight, pending.who, pending["place"])][pending["icon"]])]


def say_card(choice: Choice) -> Message:
    return Message(f"move-{choice.move.verb}", {"card": action_card(choice.box, choice.move.card, OBJECT)})


MOVE_WORDS: dict[str, Callable[[Choice], Message]] = {
    "advance": say_advance, "decline": say_decline, "draw": say_draw, "spend": say_spend, "look": say_look,
    "turn": say_turn, "cover": say_cover, "keep": say_keep, "help": say_help, "play": say_play, "pair": say_card,
    "discard": say_card,
}  # fmt: skip
say_move = kernel.moves_said_by(DECISIONS, MOVE_WORDS, Choice)
