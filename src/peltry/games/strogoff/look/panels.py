"""Michel Strogoff at the terminal: the road, the traitor and the allies, and a panel for every courier."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Message
from ....table.panels import Cell, Panel, Row, fact, heads
from ....table.scene import View
from ..pieces.cards import ALLY_PLACES, DECKS, ICONS, NONE
from ..pieces.events import ACTION_DECK
from ..words.pieces import ability, action_card, ally, danger, deck, penalty, road_card
from .parts import Sight


def panels(view: View) -> list[Panel]:
    sight = Sight(view)
    return [traitor(sight), road(sight), decks(sight), *(courier(sight, seat) for seat in sight.around)]


def traitor(sight: Sight) -> Panel:
    board, box = sight.board, sight.box
    left = int(box["ogareff_end"]) - board.ogareff
    where: Cell
    if board.sangarra != NONE:
        where = sight.names[board.sangarra]
    else:
        where = Message("panel-sangarra-open" if board.curtain else "panel-sangarra-closed")
    allies = [
        Message("panel-ally", {"place": letter, "ally": ally(number)})
        for letter, number in zip(ALLY_PLACES, board.allies, strict=True)
        if number != NONE
    ]
    strength = Message("panel-strength", {"strength": board.strength})
    rows = [
        fact("ogareff", Message("panel-ogareff-at", {"left": left, "n": sight.figures["duel_size"]})),
        fact("tartars", [sight.pieces.place(board.tartars), strength]),
        fact("sangarra", where),
        fact("allies", allies),
        fact("first", sight.names[board.figure]),
    ]
    if board.duel:
        rows.append(fact("duel", [danger(icon) for card in board.duel for icon in sight.pieces.shown(card)]))
    return Panel(Message("panel-round", {"round": board.round}), rows)


def road(sight: Sight) -> Panel:
    """The spaces from Moscow to Irkutsk with everybody on them."""
    rows: list[Row] = []
    for space in range(1, sight.last + 1):
        there: list[Any] = [
            sight.names[seat]
            for seat, each in enumerate(sight.couriers)
            if each.space == space and (each.alive or space == sight.last)
        ]
        if sight.board.tartars == space:
            there.append(Message("panel-tartars-here", {"strength": sight.board.strength}))
        rows.append((space, sight.pieces.place(space), there or ""))
    return Panel(Message("panel-road"), rows)


def decks(sight: Sight) -> Panel:
    """How many cards are left, how many are discarded, and the top card where it is known."""
    rows: list[Row] = []
    for number in range(len(DECKS)):
        left, gone, top = sight.deck(number)
        shown: Cell = road_card(sight.box, top) if top != NONE else ""
        rows.append((deck(number), left, gone, shown))
    rows.append((deck(ACTION_DECK), sight.board.action_left, len(sight.board.action_discards), ""))
    return Panel(Message("panel-decks"), rows, heads("deck", "left", "gone", "top"))


def courier(sight: Sight, seat: int) -> Panel:
    box, each, hand = sight.box, sight.couriers[seat], sight.hand_of(seat)
    rows = [fact("energy", Message("panel-of", {"n": each.energy, "most": int(box["most_energy"])}))]
    if not each.alive:
        rows.append(fact("dead", ""))
    if each.left != NONE:
        rows.append(fact("blind", road_card(box, each.left)))
    rows += [fact("row", row_card(sight, *card), n=number) for number, card in enumerate(each.row, 1)]
    rows += [fact("ability", ability(box, card)) for card in each.abilities]
    if hand is None:
        rows.append(fact("hand", Message("panel-cards", {"n": each.hand_count})))
    else:
        rows += [fact("hand", action_card(box, card)) for card in hand]
    if sight.board.turn == seat and sight.board.solved:
        rows.append(fact("solved", [road_card(box, card) for card in sight.board.solved]))
    return Panel(sight.names[seat], rows, seat=seat)


def row_card(sight: Sight, card: int, covered: int, down: bool) -> list[Any]:
    """A card of the row: what is still open on it, what it costs in a clash, what it could teach."""
    box = sight.box
    shown: list[Any] = [road_card(box, card)]
    if down:
        return [*shown, Message("panel-down")]
    icons = [sight.icon(card, icon) for icon in ICONS if covered >> icon & 1]
    shown += [Message("panel-covered", {"danger": danger(icon)}) for icon in icons]
    if int(box["penalty"][card]) != NONE:
        shown += [Message("panel-penalty", {"penalty": penalty(box, card)}), ability(box, card)]
    return shown
