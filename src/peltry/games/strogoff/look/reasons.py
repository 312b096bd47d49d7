"""Why a courier may not advance, and what a clash would cost: always in words, never only a grey button.

The reasons and the bill are the rules' own (see eyes/figures.py); here they get their pictures.
"""

from __future__ import annotations

from ....kernel.declared import Reason
from ....kernel.game import COLOURS, Message
from ....table.scene import Node
from ..pieces.cards import DANGERS, DECKS, ICONS, LEFT_ZONE, NONE, PENALTIES
from ..pieces.decisions import ASK_EXCESS, ASK_IMMEDIATE, ASK_PENALTY, ASK_TURN
from ..pieces.moves import ADVANCE, MOVES
from ..pieces.reasons import CARDS_DOWN, DONE_ALREADY, OPEN_TWICE, REASONS, TOO_TIRED
from ..rules.turn import DID_ADVANCE
from ..words import pieces as said
from ..words.reasons import say_reason
from .cards import PENALTY_ART, STAMPS
from .parts import Sight

WHY_ART = {CARDS_DOWN: "penalty-turn", TOO_TIRED: "flame-out"}


def open_icons(sight: Sight, seat: int) -> list[tuple[int, int, int]]:
    """Every open danger of a courier as (place, icon, danger), from left to right."""
    bits, courier = sight.figures["open_icons"][seat], sight.couriers[seat]
    cards = {LEFT_ZONE: courier.left} | {place: card for place, (card, _, _) in enumerate(courier.row)}
    return [
        (place, icon, sight.icon(card, icon))
        for place, card in cards.items()
        for icon in ICONS
        if bits >> 2 * place + icon & 1
    ]


def clashing(sight: Sight, seat: int) -> list[int]:
    """Dangers that lie open twice or more."""
    return [danger for danger in range(len(DANGERS)) if sight.figures["open_twice"][seat] >> danger & 1]


def bars(sight: Sight) -> list[tuple[int, Reason]]:
    """What bars the way of whoever looks: the number of each reason, and the reason."""
    listed = sight.figures["bars"]
    triples = [listed[3 * i : 3 * i + 3] for i in range(sight.figures["bar_count"])]
    return [(kind, REASONS.kinds[kind]._replace(need=need, have=have)) for kind, need, have in triples]


def next_step(sight: Sight) -> Node | None:
    """The place where the next card would lie: may I go on, why not, and what a clash would cost."""
    courier = sight.couriers[sight.bottom]
    if not courier.alive or courier.space >= sight.last:
        return None
    shut = bars(sight)
    node = Node("next", "next", look="shut" if shut else "free")
    onward = {"place": sight.pieces.place(courier.space + 1, said.TO)}
    title = Message("scene-barred") if shut else Message("scene-free", onward)
    node.add(Node("next-title", "title", "barrier" if shut else None, text=title))
    reasons = Node("next-reasons", "reasons")
    node.add(reasons.add(*([why(sight, *each) for each in shut] or the_way_on(sight))))
    node.add(sight.button(ADVANCE, "advance"))
    entering = courier.space + 1 == sight.last  # no road card there, so no clash
    return node.add(None if entering else bill(sight))


def why(sight: Sight, kind: int, reason: Reason) -> Node:
    """One reason, in the words of a refusal."""
    text = say_reason(reason, MOVES[ADVANCE], sight.view.sight, sight.box)
    if kind == OPEN_TWICE:
        return Node(f"why-{reason.need}", "why", f"stamp-{STAMPS[reason.need]}", "clash", text)
    return Node(f"why-{reason.name}", "why", WHY_ART.get(kind, f"courier-{COLOURS[sight.bottom]}"), text=text)


def the_way_on(sight: Sight) -> list[Node]:
    """What a step costs, whom one meets, and from which deck its card comes."""
    board, seat = sight.board, sight.bottom
    if board.asked == ASK_TURN and board.to_play == seat and board.asked_for("done") & DID_ADVANCE:
        return [why(sight, DONE_ALREADY, REASONS.kinds[DONE_ALREADY])]  # the Captain's second action is a different one
    space = sight.couriers[seat].space + 1
    if space == sight.last:
        args = {"n": sight.figures["duel_size"]}
        return [Node("way-on", "why", "gate", "gate", Message("scene-way-irkutsk", args))]
    kind = int(sight.pieces.road["deck"][space])
    text = Message("scene-way-on", {"deck": said.deck(kind)})
    way = [Node("way-on", "why", f"back-{DECKS[kind]}", "deck", text)]
    if sight.figures["meets_tartars"]:
        strength = board.strength
        text, tip = (Message(f"scene-{key}-tartars", {"n": strength}) for key in ("way", "tip"))
        first = 0 if board.early_evasion else len(way)  # by the option, before or after the card
        way.insert(first, Node("way-tartars", "why", f"die-b-{strength}", "tartars", text, tip))
    return way


def bill(sight: Sight) -> Node:
    """The penalties from left to right, then what they take; before a step the new card's own on top."""
    seat = sight.bottom
    asked, start = sight.board.asked if sight.board.to_play == seat else NONE, LEFT_ZONE
    title, nothing, step = "scene-bill", "scene-bill-only" if open_icons(sight, seat) else "scene-bill-none", True
    if asked == ASK_IMMEDIATE:  # the new card lies there: what would it be to leave its danger open?
        title, nothing, step = "scene-bill-open", "scene-bill-nothing", False
        if not clashing(sight, seat):
            start, nothing = NONE, "scene-bill-no-clash"
        elif sight.figures["clashes_anyway"]:
            title = "scene-bill-now"
    elif asked == ASK_PENALTY:  # some are paid already
        start, title, nothing, step = sight.board.asked_for("place"), "scene-bill-due", "scene-bill-nothing", False
    signs = Node("bill-signs", "signs")
    for i, penalty in enumerate(due(sight, start)):
        tip = Message(f"penalty-{PENALTIES[penalty].lower()}")
        signs.add(Node(f"bill-{i}", "octagon", f"penalty-{PENALTY_ART[penalty]}", tip=tip))
    if asked == ASK_EXCESS and sight.board.stepped and clashing(sight, seat):
        # A card won from the Tartars is one too many: the clash is there, and the sum is that of another step.
        return Node("bill", "bill", text=Message("scene-bill-now")).add(signs)
    total = summed(sight.figures["bill"], step) or Message(nothing)
    return Node("bill", "bill", text=Message(title)).add(signs, Node("bill-sum", "sum", text=total))


def due(sight: Sight, start: int) -> list[int]:
    """The penalties that are printed on the cards from a place on; the left zone comes before the row."""
    courier = sight.couriers[sight.bottom]
    row = [card for card, _, _ in courier.row]
    cards = [] if start == NONE else [courier.left, *row] if start == LEFT_ZONE else row[start:]
    found = [int(sight.box["penalty"][card]) for card in cards if card != NONE]
    return [penalty for penalty in found if penalty != NONE]


def summed(counts: list[int], and_more: bool) -> Message | None:
    """So much energy, so many cards, so many turned; and what the new card asks for."""
    parts = [
        Message(f"scene-bill-{key}", {"n": n}) for key, n in zip(("energy", "cards", "flips"), counts, strict=True) if n
    ]
    if not parts:
        return None
    *parts, total = [*parts, Message("scene-bill-own")] if and_more else parts
    for part in reversed(parts):
        total = Message("scene-bill-and", {"first": part, "rest": total})
    return total
