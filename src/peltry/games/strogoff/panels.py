"""Michel Strogoff at the terminal: the road, the traitor and the allies, and a panel for every courier.

It is drawn from `visible` alone, so it cannot show what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from ...kernel.contract import Message
from ...table.panels import Cell, Panel
from ...table.scene import View
from .cards import ALLY_PLACES, DECKS, NONE, NORMAL
from .mirror import visible
from .words import ability, action_card, ally, danger, deck, penalty, place, road_card

NOTHING = "–"


def panels(view: View) -> list[Panel]:
    seen = visible(view.state, view.seat)
    players = len(seen["couriers"])
    first = max(view.seat, 0)
    order = [(first + i) % players for i in range(players)]
    return [traitor(view, seen), road(view, seen), decks(view, seen), *(courier(view, seen, seat) for seat in order)]


def traitor(view: View, seen: dict[str, Any]) -> Panel:
    box = view.box
    end = int(box["ogareff_end"])
    duel = 5 if seen["ogareff"] >= box["five_from"] else 4 if seen["ogareff"] >= box["four_from"] else 3
    where: Cell
    if seen["sangarra"] != NONE:
        where = view.names[seen["sangarra"]]
    else:
        where = Message("panel-sangarra-open" if seen["curtain"] else "panel-sangarra-closed")
    allies = [
        Message("panel-ally", {"place": letter, "ally": ally(number)})
        for letter, number in zip(ALLY_PLACES, seen["allies"], strict=True)
        if number != NONE
    ]
    rows: list[tuple[Cell, ...]] = [
        (Message("panel-ogareff"), Message("panel-ogareff-at", {"left": end - seen["ogareff"], "n": duel})),
        (Message("panel-tartars"), [place(box, view.state, seen["tartars"]), strength(seen)]),
        (Message("panel-sangarra"), where),
        (Message("panel-allies"), allies or NOTHING),
        (Message("panel-first"), view.names[seen["figure"]]),
    ]
    if seen["duel"]:
        rows.append((Message("panel-duel"), [danger(int(box["icon"][card][NORMAL])) for card in seen["duel"]]))
    return Panel(Message("panel-round", {"round": seen["round"]}), rows)


def strength(seen: dict[str, Any]) -> Message:
    return Message("panel-strength", {"strength": seen["strength"]})


def road(view: View, seen: dict[str, Any]) -> Panel:
    """The spaces from Moscow to Irkutsk with everybody on them."""
    last = int(view.box["road"][int(view.state["options"]["edition"])]["last"])
    rows: list[tuple[Cell, ...]] = []
    for space in range(1, last + 1):
        there: list[Any] = [
            view.names[seat]
            for seat, each in enumerate(seen["couriers"])
            if each["space"] == space and (each["alive"] or space == last)
        ]
        if seen["tartars"] == space:
            there.append(Message("panel-tartars-here", {"strength": seen["strength"]}))
        rows.append((space, place(view.box, view.state, space), there or ""))
    return Panel(Message("panel-road"), rows)


def decks(view: View, seen: dict[str, Any]) -> Panel:
    """How many cards are left, how many are discarded, and the top card where it is known."""
    rows: list[tuple[Cell, ...]] = []
    for number in range(len(DECKS)):
        pile = seen["roads"][number]
        top = pile["cards"][-1] if pile["cards"] else NONE
        shown: Cell = road_card(view.box, top) if top != NONE else ""
        rows.append((deck(number), len(pile["cards"]), len(pile["discards"]), shown))
    rows.append((deck(5), seen["action_left"], len(seen["action_discards"]), ""))
    head = (
        Message("panel-head-deck"),
        Message("panel-head-left"),
        Message("panel-head-gone"),
        Message("panel-head-top"),
    )
    return Panel(Message("panel-decks"), rows, head)


def courier(view: View, seen: dict[str, Any], seat: int) -> Panel:
    box, each = view.box, seen["couriers"][seat]
    rows: list[tuple[Cell, ...]] = [
        (Message("panel-energy"), Message("panel-of", {"n": each["energy"], "most": int(box["most_energy"])})),
    ]
    if not each["alive"]:
        rows.append((Message("panel-dead"), ""))
    if each["left"] != NONE:
        rows.append((Message("panel-blind"), road_card(box, each["left"])))
    for number, (card, covered, down) in enumerate(each["row"], 1):
        rows.append((Message("panel-row", {"n": number}), row_card(view, card, covered, down)))
    rows += [(Message("panel-ability"), ability(box, card)) for card in each["abilities"]]
    if each["hand"] is None:
        rows.append((Message("panel-hand"), Message("panel-cards", {"n": each["hand_count"]})))
    else:
        rows += [(Message("panel-hand"), action_card(box, card)) for card in each["hand"]]
    if seen["turn"] == seat and seen["solved"]:
        rows.append((Message("panel-solved"), [road_card(box, card) for card in seen["solved"]]))
    return Panel(view.names[seat], rows, seat=seat)


def row_card(view: View, card: int, covered: int, down: bool) -> list[Any]:
    """A card of the row: what is still open on it, what it costs in a clash, what it could teach."""
    box = view.box
    shown: list[Any] = [road_card(box, card)]
    if down:
        return [*shown, Message("panel-down")]
    icons = [int(box["icon"][card][icon]) for icon in range(2) if covered >> icon & 1]
    shown += [Message("panel-covered", {"danger": danger(icon)}) for icon in icons]
    if int(box["penalty"][card]) != NONE:
        shown += [Message("panel-penalty", {"penalty": penalty(box, card)}), ability(box, card)]
    return shown
