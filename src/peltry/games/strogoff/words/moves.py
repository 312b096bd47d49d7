"""Moves of Michel Strogoff in sentences: which message says a move, and what to put into it.

Everything here only reads what the courier sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.game import Message
from ....kernel.saying import Asked, Said, moves_said_by
from ..pieces.cards import ALLIES, ATTACK, ICONS, LEFT_ZONE, NONE
from ..pieces.decisions import ASK_DUEL, ASK_IMMEDIATE, ASK_PAY, DECISIONS
from . import pieces as said
from .pieces import OBJECT, TO


class Choice(Asked):
    """What a courier may choose."""

    @property
    def courier(self) -> Any:
        return self.sight["couriers"][self.pending.who]


def say_advance(choice: Choice) -> Said:
    return {"place": said.place(choice.box, choice.sight, int(choice.courier["space"]) + 1, TO)}


def say_turn(choice: Choice) -> Said:
    return {"card": said.road_card(choice.box, int(choice.courier["row"][choice.move.place]))}


def say_cover(choice: Choice) -> Said:
    """Of dangers alike, the place in the row tells which is meant."""
    sight, box, who = choice.sight, choice.box, choice.pending.who
    where, icon = choice.move.at
    args, card = said.icon_at(sight, box, who, where, icon), said.card_at(sight, who, where)
    if where != LEFT_ZONE and lies_open(choice, int(box["icon"][card][icon])) > 1:
        return "nth", {**args, "place": where + 1, "n": int(choice.courier["row_count"])}
    return ("" if said.shows_only(box, card) else "on"), args


def lies_open(choice: Choice, danger: int) -> int:
    """How often a danger lies open in the row."""
    courier, icons = choice.courier, choice.box["icon"]
    up = [place for place in range(int(courier["row_count"])) if not courier["down"][place]]
    return sum(
        int(icons[courier["row"][place]][icon]) == danger and not int(courier["covered"][place]) >> icon & 1
        for place in up
        for icon in ICONS
    )


def say_keep(choice: Choice) -> Said:
    box, card = choice.box, choice.move.card
    if card == NONE:
        return Message("move-decline-ability")
    return {"card": said.road_card(box, card), "ability": said.ability(box, card)}


def say_help(choice: Choice) -> Said:
    """What is discarded for an ally's help, and what that brings."""
    box, card = choice.box, choice.move.card
    gain = Message(f"ally-{ALLIES[int(box['ally'][card])].lower()}-gain", {"n": int(box["jolivet_cards"])})
    return {**said.helping_card(box, card), "gain": gain}


def say_play(choice: Choice) -> Said:
    """Against which danger a card is played; another than its own is Marfa's work."""
    own, faced = int(choice.box["danger"][choice.move.card]), dangers_faced(choice)
    variant, number = ("", own) if own in faced else ("wild", faced[0])
    return variant, {**say_card(choice), "danger": said.danger(number, OBJECT)}


def dangers_faced(choice: Choice) -> list[int]:
    """The danger that is asked for; a card of the duel may show two."""
    pending, icons = choice.pending, choice.box["icon"]
    if pending.kind == ASK_IMMEDIATE:
        return [pending["danger"]]
    if pending.kind == ASK_DUEL:
        return [int(icon) for icon in icons[pending["card"]] if NONE < icon < ATTACK]
    return [int(icons[said.card_at(choice.sight, pending.who, pending["place"])][pending["icon"]])]


def say_card(choice: Choice) -> dict[str, Any]:
    return {"card": said.action_card(choice.box, choice.move.card, OBJECT)}


MOVE_WORDS: dict[str, Callable[[Choice], Said]] = {
    "advance": say_advance,
    "decline": lambda c: c.pending.name,
    "draw": lambda c: {"n": int(c.box["rest_cards"])},
    "spend": lambda c: Message("move-pay") if c.pending.kind == ASK_PAY else "",
    "look": lambda c: {"deck": said.deck(c.move.deck)},
    "turn": say_turn,
    "cover": say_cover,
    "keep": say_keep,
    "help": say_help,
    "play": say_play,
    **dict.fromkeys(("pair", "discard"), say_card),
}
say_move = moves_said_by(DECISIONS, MOVE_WORDS, Choice)
