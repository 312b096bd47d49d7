"""What a seat may see, as plain data, and how events alone keep it true.

A seat sees its own hand; of the other hands only how many cards they hold. Decks are lists from bottom to top, -1 for
a card that this seat does not know. Seat -1 watches and knows what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import events as told
from .cards import ALLY_PLACES, DECK_SIZES, DECK_STARTS, DECKS, NONE, SANGARRA
from .dice import DUEL_ROLL, EVASION_ROLL, ROLLS_COUNTED, TIE_ROLL
from .events import ACTION_DECK, ALLY_DECK, UNKNOWN
from .row import TO_DISCARDS, TO_SOLVED
from .state import ALL_DEAD, ENDINGS, FOR_ALL, LEFT_ZONE, MOSCOW_FELL, SPECTATORS, WON

Seen = dict[str, Any]
DIE_FIELDS = ("face", "purpose", "against", "old", "rolls")


def visible(state: Any, seat: int) -> Seen:
    players = int(state["options"]["players"])
    return {
        "seat": seat,
        "over": bool(state["over"]),
        "ending": ENDINGS[state["ending"]],
        "winner": int(state["winner"]),
        "round": int(state["round"]),
        "first": int(state["first"]),
        "figure": int(state["figure"]),
        "turn": int(state["turn"]),
        "ogareff": int(state["ogareff"]),
        "tartars": int(state["tartars"]),
        "strength": int(state["strength"]),
        "sangarra": int(state["sangarra"]),
        "curtain": bool(state["curtain"]),
        "traitor": int(state["traitor"]),
        "action_left": int(state["action_left"]),
        "action_discards": taken(state, "action_discards", "action_gone"),
        "allies": [int(state["allies"][place]) for place in range(len(ALLY_PLACES))],
        "ally_left": int(state["ally_left"]),
        "ally_discards": taken(state, "ally_discards", "ally_gone"),
        "solved": taken(state, "solved", "solved_count"),
        "duel": taken(state, "duel", "duel_count"),
        "roads": [visible_deck(state["roads"][deck], seat) for deck in range(len(DECKS))],
        "couriers": [visible_courier(state["couriers"][each], each == seat) for each in range(players)],
        "dice": [{key: int(die[key]) for key in DIE_FIELDS} for die in state["dice"]],
    }


def taken(holder: Any, field: str, count: str) -> list[int]:
    return [int(card) for card in holder[field][: int(holder[count])]]


def visible_deck(pile: Any, seat: int) -> Seen:
    bit = seat if seat >= 0 else SPECTATORS
    cards = [
        int(card) if int(known) >> bit & 1 else UNKNOWN
        for card, known in zip(taken(pile, "cards", "left"), taken(pile, "known", "left"), strict=True)
    ]
    return {"cards": cards, "discards": taken(pile, "discards", "gone")}


def visible_courier(courier: Any, own: bool) -> Seen:
    count = int(courier["row_count"])
    rows = zip(courier["row"][:count], courier["covered"][:count], courier["down"][:count], strict=True)
    return {
        "alive": bool(courier["alive"]),
        "space": int(courier["space"]),
        "energy": int(courier["energy"]),
        "hand_count": int(courier["hand_count"]),
        "hand": taken(courier, "hand", "hand_count") if own else None,
        "row": [[int(card), int(covered), bool(down)] for card, covered, down in rows],
        "left": int(courier["left"]),
        "left_paid": bool(courier["left_paid"]),
        "abilities": taken(courier, "abilities", "ability_count"),
    }


def retell(seen: Seen, event: tuple[int, ...]) -> None:
    """One event carried over into what a seat sees. Another's secret in it is not used."""
    kind, who, *numbers = told.veil(event, seen["seat"])
    teller = TELLERS.get(kind)
    if teller is not None:
        teller(seen, who, *numbers)


def home_of(card: int) -> int:
    return max(deck for deck, start in enumerate(DECK_STARTS) if start <= card < start + DECK_SIZES[deck])


def discard_road(seen: Seen, card: int) -> None:
    seen["roads"][home_of(card)]["discards"].append(card)


def sangarra_home(seen: Seen) -> None:
    seen["sangarra"] = NONE
    if len(seen["couriers"]) == 1:
        seen["curtain"] = False


def round_began(seen: Seen, who: int, number: int, *_: int) -> None:
    seen.update(round=number, first=who, figure=who, turn=NONE)


def turn_began(seen: Seen, who: int, *_: int) -> None:
    seen["turn"] = who
    for die in seen["dice"]:
        die.update(face=0 if die["old"] else die["face"], old=1)


def roll(seen: Seen, who: int, face: int, purpose: int, strength: int) -> None:
    die = seen["dice"][who]
    die.update(face=face, purpose=purpose, against=strength, old=0, rolls=(die["rolls"] + 1) % ROLLS_COUNTED)


def evasion(seen: Seen, who: int, face: int, strength: int, *_: int) -> None:
    roll(seen, who, face, EVASION_ROLL, strength)


def duel_roll(seen: Seen, who: int, face: int, strength: int, *_: int) -> None:
    roll(seen, who, face, DUEL_ROLL, strength)


def sangarra_rolled(seen: Seen, who: int, face: int, *_: int) -> None:
    roll(seen, who, face, TIE_ROLL, 0)


def drew(seen: Seen, who: int, card: int, *_: int) -> None:
    courier = seen["couriers"][who]
    courier["hand_count"] += 1
    seen["action_left"] -= 1
    if card != UNKNOWN:
        courier["hand"].append(card)


def reshuffled(seen: Seen, who: int, deck: int, *_: int) -> None:
    if deck == ACTION_DECK:
        seen["action_left"], seen["action_discards"] = len(seen["action_discards"]), []
    elif deck == ALLY_DECK:
        seen["ally_left"], seen["ally_discards"] = len(seen["ally_discards"]), []
    else:
        pile = seen["roads"][deck]
        pile["cards"], pile["discards"] = [UNKNOWN] * len(pile["discards"]), []


def top_shown(seen: Seen, who: int, deck: int, card: int, *_: int) -> None:
    seen["roads"][deck]["cards"][-1] = card


def from_hand(seen: Seen, who: int, card: int, *_: int) -> None:
    courier = seen["couriers"][who]
    courier["hand_count"] -= 1
    if courier["hand"] is not None:
        courier["hand"].remove(card)
    seen["action_discards"].append(card)


def helped(seen: Seen, who: int, ally: int, card: int, *_: int) -> None:
    from_hand(seen, who, card)


def energy(seen: Seen, who: int, now: int, *_: int) -> None:
    seen["couriers"][who]["energy"] = now


def looked(seen: Seen, who: int, deck: int, card: int, *_: int) -> None:
    if card != UNKNOWN:
        seen["roads"][deck]["cards"][-1] = card


def put_back(seen: Seen, who: int, deck: int, bottom: int, *_: int) -> None:
    cards = seen["roads"][deck]["cards"]
    if bottom:
        cards.insert(0, cards.pop())


def advanced(seen: Seen, who: int, space: int, now: int, *_: int) -> None:
    seen["couriers"][who].update(space=space, energy=now)


def road_card(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["roads"][home_of(card)]["cards"].pop()
    seen["couriers"][who]["row"].append([card, 0, False])


def flipped(seen: Seen, who: int, place: int, *_: int) -> None:
    seen["couriers"][who]["row"][place][1:] = [0, True]


def turned_up(seen: Seen, who: int, place: int, *_: int) -> None:
    seen["couriers"][who]["row"][place][2] = False


def used_ability(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["couriers"][who]["abilities"].remove(card)
    discard_road(seen, card)


def used_resilience(seen: Seen, who: int, card: int, *_: int) -> None:
    used_ability(seen, who, card)
    for each in seen["couriers"][who]["row"]:
        each[2] = False


def covered(seen: Seen, who: int, place: int, icon: int, *_: int) -> None:
    if place == LEFT_ZONE:
        seen["couriers"][who]["left_paid"] = True
    else:
        seen["couriers"][who]["row"][place][1] |= 1 << icon


def solved(seen: Seen, who: int, place: int, card: int, where: int, *_: int) -> None:
    del seen["couriers"][who]["row"][place]
    if where == TO_DISCARDS:
        discard_road(seen, card)
    elif where == TO_SOLVED:
        seen["solved"].append(card)
    else:
        sangarra_home(seen)


def kept(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["solved"].remove(card)
    seen["couriers"][who]["abilities"].append(card)


def not_kept(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["solved"].remove(card)
    discard_road(seen, card)


def traitor_card(seen: Seen, who: int, card: int, *_: int) -> None:
    seen.update(traitor=card, turn=NONE)
    seen["action_left"] -= 1


def traitor_done(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["traitor"] = NONE
    seen["action_discards"].append(card)


def die_rolled(seen: Seen, who: int, face: int, purpose: int, *_: int) -> None:
    roll(seen, FOR_ALL if who == NONE else who, face, purpose, 0)
    if who == NONE:
        seen["turn"] = NONE  # the traitor's phase


def ogareff_moved(seen: Seen, who: int, steps: int, space: int, *_: int) -> None:
    seen["ogareff"] = space


def ally_came(seen: Seen, who: int, place: int, ally: int, old: int, *_: int) -> None:
    seen["allies"][place] = ally
    seen["ally_left"] -= 1
    if old != NONE:
        seen["ally_discards"].append(old)


def curtain_opened(seen: Seen, *_: int) -> None:
    seen["curtain"] = True


def sangarra_joined(seen: Seen, who: int, *_: int) -> None:
    seen["couriers"][who]["row"].append([SANGARRA, 0, False])
    seen["sangarra"] = who


def sangarra_left(seen: Seen, who: int, *_: int) -> None:
    row = seen["couriers"][who]["row"]
    row[:] = [each for each in row if each[0] != SANGARRA]
    sangarra_home(seen)


def figure_moved(seen: Seen, who: int, *_: int) -> None:
    seen["figure"] = who


def tartars_moved(seen: Seen, who: int, space: int, strength: int, *_: int) -> None:
    seen.update(tartars=space, strength=strength)


def tartars_marched(seen: Seen, who: int, space: int, *_: int) -> None:
    seen["tartars"] = space


def captured(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["roads"][home_of(card)]["cards"].pop()
    seen["couriers"][who].update(left=card, left_paid=False)


def road_cleared(seen: Seen, who: int, *_: int) -> None:
    courier = seen["couriers"][who]
    for card, *_rest in courier["row"]:
        if card == SANGARRA:
            sangarra_home(seen)
        else:
            discard_road(seen, card)
    if courier["left"] != NONE:
        discard_road(seen, courier["left"])
    courier.update(row=[], left=NONE, left_paid=False)


def duel_card(seen: Seen, who: int, card: int, *_: int) -> None:
    seen["roads"][home_of(card)]["cards"].pop()
    seen["duel"].append(card)


def duel_over(seen: Seen) -> None:
    for card in seen["duel"]:
        discard_road(seen, card)
    seen["duel"] = []


def died(seen: Seen, who: int, *_: int) -> None:
    courier = seen["couriers"][who]
    road_cleared(seen, who)
    for card in courier["abilities"]:
        discard_road(seen, card)
    courier.update(alive=False, abilities=[])
    duel_over(seen)
    seen["turn"] = NONE


def ended(seen: Seen, ending: int, winner: int) -> None:
    seen.update(over=True, ending=ENDINGS[ending], winner=winner, turn=NONE)


def won(seen: Seen, who: int, *_: int) -> None:
    duel_over(seen)
    ended(seen, WON, who)


def moscow_fell(seen: Seen, *_: int) -> None:
    ended(seen, MOSCOW_FELL, NONE)


def all_dead(seen: Seen, *_: int) -> None:
    ended(seen, ALL_DEAD, NONE)


TELLERS: dict[int, Callable[..., None]] = {
    told.ROUND_BEGAN: round_began, told.TURN_BEGAN: turn_began, told.DREW: drew, told.RESHUFFLED: reshuffled,
    told.TOP_SHOWN: top_shown, told.DISCARDED: from_hand, told.PENALTY_PAID: from_hand, told.PLAYED: from_hand,
    told.PAIRED: from_hand, told.WILD: from_hand, told.CAPTAIN_PAID: from_hand, told.LOST_HAND: from_hand,
    told.HELPED: helped, told.SPENT_ENERGY: energy, told.LOST_ENERGY: energy, told.GAINED_ENERGY: energy,
    told.LOOKED: looked, told.WAS_PUT_BACK: put_back, told.ADVANCED: advanced, told.ROAD_CARD: road_card,
    told.FLIPPED: flipped, told.TURNED_UP: turned_up, told.WENT_FAST: used_ability,
    told.USED_RESILIENCE: used_resilience, told.COVERED: covered, told.SOLVED: solved, told.KEPT: kept,
    told.NOT_KEPT: not_kept, told.TRAITOR_CARD: traitor_card, told.TRAITOR_DONE: traitor_done,
    told.DIE_ROLLED: die_rolled, told.EVADED: evasion, told.NOT_EVADED: evasion, told.HELD_OUT: duel_roll,
    told.OVERRUN: duel_roll, told.SANGARRA_ROLLED: sangarra_rolled, told.OGAREFF_MOVED: ogareff_moved,
    told.ALLY_CAME: ally_came,
    told.CURTAIN_OPENED: curtain_opened, told.SANGARRA_JOINED: sangarra_joined, told.SANGARRA_LEFT: sangarra_left,
    told.FIGURE_MOVED: figure_moved, told.TARTARS_MOVED: tartars_moved, told.TARTARS_MARCHED: tartars_marched,
    told.CAPTURED: captured, told.ROAD_CLEARED: road_cleared, told.DUEL_CARD: duel_card, told.DIED: died,
    told.GAME_WON: won, told.MOSCOW_HAS_FALLEN: moscow_fell, told.ALL_ARE_DEAD: all_dead,
}  # fmt: skip
