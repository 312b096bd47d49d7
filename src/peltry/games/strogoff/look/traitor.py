"""The enemy's side of the table: Ogareff's road with its duel areas, and the desk with allies, decks and Sangarra."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.cards import ALLIES, ALLY_PLACES, CAPTAIN, DUEL_CARDS, MARFA, NONE
from ..pieces.moves import DRAW, HELP
from ..pieces.options import EASY, EASY_MARKER, MOST_COURIERS
from ..pieces.state import DISCS
from ..words import pieces as said
from .cards import ALLY_ART, action_card, seal, short_ally
from .parts import Pieces, Sight

MILESTONES = (15, 10, 5)  # steps to go, written on the road


def ogareff_road(sight: Sight) -> Subtree:
    return sight.part(traitor_road, sight.board.ogareff, sight.figures["first_space"], sight.figures["duel_size"])


def traitor_road(pieces: Pieces, at: int, first: int, now: int) -> Node:
    """All of his road, always in sight: how far he has come is how much time is left. `now`: cards of a duel today."""
    end = int(pieces.box["ogareff_end"])
    node = Node("ogareff-road", "traitorroad", vars={"steps": end - first, "gone": max(0, at - first)})
    node.tip = Message("scene-tip-ogareff-road")
    node.source = pieces.source("ogareff.irkutsk", "ogareff.four_from", "ogareff.five_from")
    bounds = (first, int(pieces.box["four_from"]), int(pieces.box["five_from"]), end + 1)
    for cards, start, stop in zip(DUEL_CARDS, bounds, bounds[1:], strict=False):
        area = Node(
            f"area-{cards}", "area", look="now" if cards == now else "", text=Message("scene-duel-cards", {"n": cards})
        )
        area.vars = {"from": start - first, "span": stop - start, "cards": cards}
        node.add(area)
    starts = markers(pieces)
    node.add(Node("trail", "trail"))
    for space in range(first, end):
        look = ("past" if space < at else "ahead") + (" start" if space in starts else "")
        milestone = end - space if space >= at and end - space in MILESTONES else None
        text = starts.get(space, milestone)
        node.add(Node(f"step-{space}", "step", look=look, text=text, vars={"at": space - first}))
    node.add(Node("goal", "goal", "gate", tip=Message("place-irkutsk"), vars={"at": end - first}))
    args = {"space": at, "left": end - at, "n": now}
    tip = Message("scene-tip-ogareff" if at < end else "scene-tip-ogareff-there", args)
    return node.add(Node("ogareff", "ogareff", "ogareff", tip=tip, vars={"at": min(at, end) - first}))


def markers(pieces: Pieces) -> dict[int, int]:
    """The numbers printed on the spaces where he starts: of difficulties, or, in Devir's box, of couriers."""
    starts = pieces.box["ogareff_start"].tolist()
    if pieces.devir:
        return {starts[EASY] + EASY_MARKER - number: number for number in range(1, MOST_COURIERS + 1)}
    return {space: EASY_MARKER - level for level, space in enumerate(starts)}


def stocks(sight: Sight) -> Subtree:
    board, where = sight.board, sight.board.sangarra
    used = sum((covered & DISCS).bit_count() for each in sight.couriers for _, covered, _ in each.row)
    used += sum(each.left_paid for each in sight.couriers)
    piles = board.action_left, len(board.action_discards), board.ally_left, board.ally_gone
    spied_on = sight.names[where] if where != NONE else None
    return sight.part(supplies, *piles, max(0, int(sight.box["discs"]) - used), spied_on, board.curtain)


def desk(sight: Sight, stocks: Subtree, last: Subtree) -> Subtree:
    return sight.part(pane, stocks, last, *[ally_of(sight, place) for place in range(len(ALLY_PLACES))])


def pane(pieces: Pieces, stocks: Subtree, last: Subtree, *allies: Subtree) -> Node:
    node = Node("desk", "pane", "ally-strogoff", "desk", Message("scene-desk"))
    return node.add(Node("allies", "allies").add(*allies), stocks, last)


def ally_of(sight: Sight, place: int) -> Subtree:
    who, hand = sight.board.allies[place], sight.hand_of(sight.bottom)
    cards = tuple([card for card in hand or () if int(sight.box["ally"][card]) == who])
    return sight.part(ally_place, place, who, hand is not None, cards)


def ally_place(pieces: Pieces, place: int, who: int, hand_is_mine: bool, cards: tuple[int, ...]) -> Node:
    """One of the four places; a sign counts my cards with the portrait."""
    letter = ALLY_PLACES[place]
    if who == NONE:
        empty = Node(
            f"place-{letter}", "ally", look="empty", text=Message("scene-nobody"), tip=Message("scene-tip-nobody")
        )
        return empty.add(Node(f"letter-{letter}", "letter", text=letter))
    node = Node(
        f"ally-{ALLY_ART[who]}", "ally", f"ally-{ALLY_ART[who]}", "wild" if who == MARFA else "", short_ally(who)
    )
    node.tip = Message(
        "scene-tip-ally", {"ally": said.ally(who), "about": Message(f"ally-{ALLIES[who].lower()}-about")}
    )
    node.moves = [HELP + card for card in cards]
    node.add(Node(f"letter-{letter}", "letter", text=letter))
    if hand_is_mine:
        need = int(pieces.box["captain_cards"]) if who == CAPTAIN else 1
        text = f"{len(cards)}/{need}" if need > 1 else len(cards)
        tip = Message("scene-tip-held", {"n": len(cards), "ally": said.ally(who)})
        node.add(Node(f"held-{letter}", "held", "card-fan", "" if cards else "none", text, tip))
    return node


def supplies(
    pieces: Pieces,
    actions: int,
    actions_gone: int,
    allies: int,
    allies_gone: int,
    discs: int,
    spied_on: str | None,
    curtain: bool,
) -> Node:
    """Decks, discs, and Sangarra: `spied_on` is in whose row she is."""
    row = Node("supplies", "supplies")
    tip = Message("scene-tip-actions", {"left": actions, "gone": actions_gone})
    row.add(Node("actions", "supply", "back-action", "actions", actions, tip, moves=[DRAW]))
    tip = Message("scene-tip-book", {"left": allies, "gone": allies_gone})
    row.add(Node("book", "supply", "back-ally", "book", allies, tip))
    inkwell = Node("inkwell", "supply", "inkwell", "inkwell", discs, Message("scene-tip-inkwell", {"n": discs}))
    return row.add(inkwell.add(*(seal(f"well-{i}") for i in range(min(discs, 3)))), sangarra(spied_on, curtain))


def sangarra(spied_on: str | None, curtain: bool) -> Node:
    """Beside the board, behind her curtain, or gone to spy on somebody."""
    if spied_on is not None:
        tip = Message("scene-tip-spying", {"who": spied_on})
        return Node("sangarra-gone", "supply", "traitor-sangarra", "gone", spied_on, tip)
    tip = Message("scene-tip-sangarra" if curtain else "scene-tip-curtain")
    text = Message("scene-waits" if curtain else "scene-hidden")
    return Node("road-SG", "supply", "sangarra" if curtain else "sangarra-closed", "sangarra", text, tip)


def last_card(sight: Sight) -> Subtree:
    """The traitor's card at work, or what lies on top of the discards."""
    card, gone = sight.board.traitor, sight.board.action_discards
    if card != NONE:
        return sight.part(discards, True, sight.part(action_card, card, (), "small"))
    return sight.part(discards, False, sight.part(action_card, gone[-1], (), "small") if gone else None)


def discards(pieces: Pieces, at_work: bool, card: Subtree | None) -> Node:
    node = Node("discards", "discards", look="at-work" if at_work else "")
    if card is None:
        return node.add(Node("no-discards", "slot", text=Message("scene-no-discards")))
    title = Message("scene-traitor-card" if at_work else "scene-discards")
    return node.add(Node("discards-title", "title", text=title), card)
