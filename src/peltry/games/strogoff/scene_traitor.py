"""The enemy's side of the table: Ogareff's road with its duel areas, and the desk with allies, decks and Sangarra."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node
from . import words
from .cards import ALLIES, ALLY_PLACES, CAPTAIN, MARFA, NONE
from .moves import DRAW, HELP
from .scene_parts import ALLY_ART, Sight, action_card, seal, short_ally

MILESTONES = (15, 10, 5)  # steps to go, written on the road


def ogareff_road(sight: Sight) -> Node:
    """All of his road, always in sight: how far he has come is how much time is left."""
    end, at, first = int(sight.box["ogareff_end"]), sight.seen["ogareff"], first_space(sight)
    node = Node("ogareff-road", "traitorroad", vars={"steps": end - first, "gone": max(0, at - first)})
    node.tip = Message("scene-tip-ogareff-road")
    node.source = sight.source("ogareff.irkutsk", "ogareff.four_from", "ogareff.five_from")
    bounds = (first, int(sight.box["four_from"]), int(sight.box["five_from"]), end + 1)
    now = sight.duel_cards()
    for cards, start, stop in zip((3, 4, 5), bounds, bounds[1:], strict=False):
        area = Node(
            f"area-{cards}", "area", look="now" if cards == now else "", text=Message("scene-duel-cards", {"n": cards})
        )
        area.vars = {"from": start - first, "span": stop - start, "cards": cards}
        node.add(area)
    starts = {int(space): 3 - level for level, space in enumerate(sight.box["ogareff_start"])}
    node.add(Node("trail", "trail"))
    for space in range(first, end):
        look = "past" if space < at else "ahead"
        text = starts.get(space) if not sight.devir else 3 - space if space <= 2 else None
        if text is None and space >= at and end - space in MILESTONES:
            text = end - space
        node.add(
            Node(
                f"step-{space}",
                "step",
                look=look + (" start" if space <= 2 else ""),
                text=text,
                vars={"at": space - first},
            )
        )
    node.add(Node("goal", "goal", "gate", tip=Message("place-irkutsk"), vars={"at": end - first}))
    args = {"space": at, "left": end - at, "n": now}
    tip = Message("scene-tip-ogareff" if at < end else "scene-tip-ogareff-there", args)
    return node.add(Node("ogareff", "ogareff", "ogareff", tip=tip, vars={"at": min(at, end) - first}))


def first_space(sight: Sight) -> int:
    """With four or five couriers on Devir's road he starts before the easy start."""
    return min(0, 3 - sight.players) if sight.devir else 0


def desk(sight: Sight) -> Node:
    node = Node("desk", "pane", "ally-strogoff", "desk", Message("scene-desk"))
    places = Node("allies", "allies").add(*(ally_place(sight, place) for place in range(len(ALLY_PLACES))))
    return node.add(places, supplies(sight), last_card(sight))


def ally_place(sight: Sight, place: int) -> Node:
    """One of the four places; a sign counts my cards with the portrait."""
    letter, who = ALLY_PLACES[place], sight.seen["allies"][place]
    if who == NONE:
        empty = Node(
            f"place-{letter}", "ally", look="empty", text=Message("scene-nobody"), tip=Message("scene-tip-nobody")
        )
        return empty.add(Node(f"letter-{letter}", "letter", text=letter))
    hand = sight.couriers[sight.bottom]["hand"] or []
    cards = [card for card in hand if int(sight.box["ally"][card]) == who]
    node = Node(
        f"ally-{ALLY_ART[who]}", "ally", f"ally-{ALLY_ART[who]}", "wild" if who == MARFA else "", short_ally(who)
    )
    node.tip = Message(
        "scene-tip-ally", {"ally": words.ally(who), "about": Message(f"ally-{ALLIES[who].lower()}-about")}
    )
    node.moves = sight.moves(*(HELP + card for card in cards))
    node.add(Node(f"letter-{letter}", "letter", text=letter))
    if sight.couriers[sight.bottom]["hand"] is not None:
        need = int(sight.box["captain_cards"]) if who == CAPTAIN else 1
        text = f"{len(cards)}/{need}" if need > 1 else len(cards)
        tip = Message("scene-tip-held", {"n": len(cards), "ally": words.ally(who)})
        node.add(Node(f"held-{letter}", "held", "card-fan", "" if cards else "none", text, tip))
    return node


def supplies(sight: Sight) -> Node:
    row, seen = Node("supplies", "supplies"), sight.seen
    tip = Message("scene-tip-actions", {"left": seen["action_left"], "gone": len(seen["action_discards"])})
    row.add(Node("actions", "supply", "back-action", "actions", seen["action_left"], tip, moves=sight.moves(DRAW)))
    tip = Message("scene-tip-book", {"left": seen["ally_left"], "gone": len(seen["ally_discards"])})
    row.add(Node("book", "supply", "back-ally", "book", seen["ally_left"], tip))
    return row.add(inkwell(sight), sangarra(sight))


def inkwell(sight: Sight) -> Node:
    used = sum(bin(covered).count("1") for each in sight.couriers for _, covered, _ in each["row"])
    used += sum(each["left_paid"] for each in sight.couriers)
    left = max(0, int(sight.box["discs"]) - used)
    node = Node("inkwell", "supply", "inkwell", "inkwell", left, Message("scene-tip-inkwell", {"n": left}))
    return node.add(*(seal(f"well-{i}") for i in range(min(left, 3))))


def sangarra(sight: Sight) -> Node:
    """Beside the board, behind her curtain, or gone to spy on somebody."""
    where = sight.seen["sangarra"]
    if where != NONE:
        args = {"who": sight.names[where]}
        return Node(
            "sangarra-gone", "supply", "traitor-sangarra", "gone", sight.names[where], Message("scene-tip-spying", args)
        )
    open_ = sight.seen["curtain"]
    tip = Message("scene-tip-sangarra" if open_ else "scene-tip-curtain")
    text = Message("scene-waits" if open_ else "scene-hidden")
    return Node("road-SG", "supply", "sangarra" if open_ else "sangarra-closed", "sangarra", text, tip)


def last_card(sight: Sight) -> Node | None:
    """The traitor's card at work, or what lies on top of the discards."""
    node = Node("discards", "discards")
    card = sight.seen["traitor"]
    at_work = card != NONE
    if not at_work:
        if not sight.seen["action_discards"]:
            return node.add(Node("no-discards", "slot", text=Message("scene-no-discards")))
        card = sight.seen["action_discards"][-1]
    node.look = "at-work" if at_work else ""
    title = Message("scene-traitor-card" if at_work else "scene-discards")
    return node.add(Node("discards-title", "title", text=title), action_card(sight, card, [], "small"))
