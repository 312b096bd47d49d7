"""Why a courier may not advance, and what a clash would cost: always in words, never only a grey button."""

from __future__ import annotations

from collections import Counter

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import PLACES
from ..pieces.cards import DECKS, FLIP, IMMEDIATE, LOSE_CARD, LOSE_ENERGY, NONE, NORMAL, PENALTIES
from ..pieces.decisions import ASK_IMMEDIATE, ASK_PENALTY, ASK_TURN
from ..pieces.moves import ADVANCE
from ..words import pieces as said
from .cards import ICONS, PENALTY_ART, STAMPS
from .parts import COLOURS, Courier, Sight, button

LEFT = -1  # as a place in the row: the card left of the board


def open_icons(sight: Sight, seat: int) -> list[tuple[int, int, int]]:
    """Every open danger of a courier as (place, icon, danger), from left to right."""
    found = sight.open_icons.get(seat)
    if found is None:
        found = sight.open_icons[seat] = find_open_icons(sight, sight.couriers[seat])
    return found


def find_open_icons(sight: Sight, courier: Courier) -> list[tuple[int, int, int]]:
    found = []
    if courier.left != NONE and not courier.left_paid:
        found.append((LEFT, NORMAL, sight.icon(courier.left, NORMAL)))
    for place, (card, covered, down) in enumerate(courier.row):
        for icon in ICONS:
            danger = sight.icon(card, icon)
            if danger != NONE and not down and not covered >> icon & 1:
                found.append((place, icon, danger))
    return found


def clashing(sight: Sight, seat: int) -> list[int]:
    """Dangers that lie open twice or more."""
    count = Counter(danger for _, _, danger in open_icons(sight, seat))
    return [danger for danger, n in count.items() if n > 1]


def face_down(sight: Sight, seat: int) -> int:
    return sum(down for _, _, down in sight.couriers[seat].row)


def energy_needed(sight: Sight, seat: int) -> int:
    entering = sight.couriers[seat].space + 1 == sight.last
    return int(sight.box["entry_energy"]) if entering else 1


def barred(sight: Sight, seat: int) -> bool:
    courier = sight.couriers[seat]
    if not courier.alive or courier.space >= sight.last:
        return False
    tired = courier.energy < energy_needed(sight, seat)
    return tired or bool(face_down(sight, seat)) or bool(clashing(sight, seat))


def next_step(sight: Sight, seat: int) -> Node | None:
    """The place where the next card would lie: may I go on, why not, and what a clash would cost."""
    courier = sight.couriers[seat]
    if not courier.alive or courier.space >= sight.last:
        return None
    shut = barred(sight, seat)
    place = Message(f"scene-place-{PLACES[int(sight.pieces.road['place'][courier.space + 1])]}")
    node = Node("next", "next", look="shut" if shut else "free")
    title = Message("scene-barred") if shut else Message("scene-free", {"place": place})
    node.add(Node("next-title", "title", "barrier" if shut else None, text=title))
    reasons = Node("next-reasons", "reasons")
    node.add(reasons.add(*(why_not(sight, seat) if shut else the_way_on(sight, seat))))
    node.add(button(sight, ADVANCE, "advance"))
    entering = courier.space + 1 == sight.last  # no road card there, so no clash
    return node.add(None if entering else bill(sight, seat))


def why_not(sight: Sight, seat: int) -> list[Node]:
    found = []
    for danger in clashing(sight, seat):
        text = Message("scene-why-clash", {"danger": said.danger(danger)})
        found.append(Node(f"why-{danger}", "why", f"stamp-{STAMPS[danger]}", "clash", text))
    down = face_down(sight, seat)
    if down:
        found.append(Node("why-down", "why", "penalty-turn", "down", Message("scene-why-down", {"n": down})))
    if sight.couriers[seat].energy < energy_needed(sight, seat):
        entering = energy_needed(sight, seat) > 1
        key = "scene-why-irkutsk" if entering else "scene-why-energy"
        text = Message(key, {"n": energy_needed(sight, seat)})
        found.append(Node("why-energy", "why", "flame-out", "energy", text))
    return found


def the_way_on(sight: Sight, seat: int) -> list[Node]:
    """What a step costs, whom one meets, and from which deck its card comes."""
    if sight.board.asked == ASK_TURN and sight.board.to_play == seat == sight.seat and ADVANCE not in sight.legal:
        # the Captain grants a second action, but a different one
        return [Node("why-again", "why", f"courier-{COLOURS[seat]}", "again", Message("scene-why-again"))]
    space = sight.couriers[seat].space + 1
    if space == sight.last:
        args = {"n": sight.duel_cards()}
        return [Node("way-on", "why", "gate", "gate", Message("scene-way-irkutsk", args))]
    kind = int(sight.pieces.road["deck"][space])
    text = Message("scene-way-on", {"deck": said.deck(kind)})
    way = [Node("way-on", "why", f"back-{DECKS[kind]}", "deck", text)]
    if sight.board.tartars == space and sight.couriers[seat].left == NONE:
        strength = sight.board.strength
        text, tip = (Message(f"scene-{key}-tartars", {"n": strength}) for key in ("way", "tip"))
        last = len(way) if sight.board.late_evasion else 0  # by the option, before or after the card
        way.insert(last, Node("way-tartars", "why", f"die-b-{strength}", "tartars", text, tip))
    return way


def price(energy: int, cards: int, due: list[int]) -> Counter[int]:
    """What penalties really take: who has no card or no energy left turns the card instead."""
    taken: Counter[int] = Counter()
    for penalty in due:
        if penalty == LOSE_ENERGY and energy > taken[LOSE_ENERGY]:
            taken[LOSE_ENERGY] += 1
        elif penalty == LOSE_CARD and cards > taken[LOSE_CARD]:
            taken[LOSE_CARD] += 1
        else:
            taken[FLIP] += 1
    return taken


def bill(sight: Sight, seat: int) -> Node:
    """The penalties of the row from left to right, then what they take; before a step the new card's own on top."""
    mine = sight.couriers[seat]
    row, asked = mine.row, sight.board.asked if sight.board.to_play == seat else NONE
    title, nothing, step = "scene-bill", "scene-bill-only" if open_icons(sight, seat) else "scene-bill-none", 1
    if asked == ASK_IMMEDIATE:  # the new card lies there: what would it be to leave its danger open?
        title, nothing, step = "scene-bill-open", "scene-bill-nothing", 0
        if not clashing(sight, seat):
            row, nothing = (), "scene-bill-no-clash"
        elif clashes_anyway(sight, seat):
            title = "scene-bill-now"
    elif asked == ASK_PENALTY:  # some are paid already
        row, title, nothing, step = row[sight.board.asked_for("place") :], "scene-bill-due", "scene-bill-nothing", 0
    due = [int(sight.box["penalty"][card]) for card, _, _ in row]
    due = [penalty for penalty in due if penalty != NONE]
    signs = Node("bill-signs", "signs")
    for i, penalty in enumerate(due):
        tip = Message(f"penalty-{PENALTIES[penalty].lower()}")
        signs.add(Node(f"bill-{i}", "octagon", f"penalty-{PENALTY_ART[penalty]}", tip=tip))
    total = summed(price(max(0, mine.energy - step), mine.hand_count, due), bool(step)) or Message(nothing)
    return Node("bill", "bill", text=Message(title)).add(signs, Node("bill-sum", "sum", text=total))


def clashes_anyway(sight: Sight, seat: int) -> bool:
    """Whether dangers clash even if the immediate one is answered."""
    newest = len(sight.couriers[seat].row) - 1
    rest = [danger for place, icon, danger in open_icons(sight, seat) if (place, icon) != (newest, IMMEDIATE)]
    return len(set(rest)) < len(rest)


def summed(counts: Counter[int], and_more: bool) -> Message | None:
    """So much energy, so many cards, so many turned; and what the new card asks for."""
    kinds = {"energy": counts[LOSE_ENERGY], "cards": counts[LOSE_CARD], "flips": counts[FLIP]}
    parts = [Message(f"scene-bill-{key}", {"n": n}) for key, n in kinds.items() if n]
    if not parts:
        return None
    *parts, total = [*parts, Message("scene-bill-own")] if and_more else parts
    for part in reversed(parts):
        total = Message("scene-bill-and", {"first": part, "rest": total})
    return total
