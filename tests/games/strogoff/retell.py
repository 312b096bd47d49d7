"""How events alone keep true what a seat sees of Michel Strogoff.

The contract test plays games and checks that `retell` brings an old sight, as plain data, to the new one. Cards that a
seat does not know, in another's hand or in a deck, are UNKNOWN there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from peltry.games.strogoff.pieces.cards import LEFT_ZONE, NONE, SANGARRA, home_of
from peltry.games.strogoff.pieces.dice import DUEL_ROLL, EVASION_ROLL, FOR_ALL, ROLLS_COUNTED, TIE_ROLL
from peltry.games.strogoff.pieces.events import ACTION_DECK, ALLY_DECK, TO_DISCARDS, TO_SOLVED
from peltry.games.strogoff.pieces.state import ALL_DEAD, HELPED, MOSCOW_FELL, WON
from peltry.kernel.declared import UNKNOWN

Seen = dict[str, Any]

COUNTS = {
    "hand": "hand_count", "abilities": "ability_count", "discards": "gone", "cards": "left", "solved": "solved_count",
    "duel": "duel_count", "action_discards": "action_gone", "ally_discards": "ally_gone",
}  # fmt: skip
ROW = ("row", "covered", "down")


def retell(seen: Seen, event: Any) -> None:
    """Bring what was seen up to date with one event, as this seat hears it."""
    teller = TELLERS.get(event.name)
    if teller is not None:
        teller(seen, event)


# Lists and their counts.


def put(holder: Seen, pile: str, card: int) -> None:
    holder[pile].append(card)
    holder[COUNTS[pile]] += 1


def take(holder: Seen, pile: str, card: int) -> None:
    holder[pile].remove(card)
    holder[COUNTS[pile]] -= 1


def empty(holder: Seen, pile: str) -> list[int]:
    cards, holder[pile], holder[COUNTS[pile]] = holder[pile], [], 0
    return list(cards)


def draw_road(seen: Seen, card: int) -> None:
    deck = seen["roads"][home_of(card)]
    deck["cards"].pop()
    deck["left"] -= 1


def discard_road(seen: Seen, card: int) -> None:
    put(seen["roads"][home_of(card)], "discards", card)


def courier(seen: Seen, event: Any) -> Seen:
    found: Seen = seen["couriers"][event.who]
    return found


def add_to_row(seen: Seen, event: Any, card: int) -> None:
    mine = courier(seen, event)
    for name, value in zip(ROW, (card, 0, 0), strict=True):
        mine[name].append(value)
    mine["row_count"] += 1


def remove_from_row(seen: Seen, event: Any, place: int) -> None:
    mine = courier(seen, event)
    for name in ROW:
        del mine[name][place]
    mine["row_count"] -= 1


def sangarra_home(seen: Seen) -> None:
    seen["sangarra"] = NONE
    if len(seen["couriers"]) == 1:
        seen["curtain"] = 0


# One small function for each kind of event that changes the table.


def round_begins(seen: Seen, event: Any) -> None:
    seen.update(round=event.round, first=event.who, figure=event.who, turn=NONE)


def turn_begins(seen: Seen, event: Any) -> None:
    seen["turn"] = event.who
    for die in seen["dice"]:
        die.update(face=0 if die["old"] else die["face"], old=1)


def roll_for(purpose: int) -> Callable[[Seen, Any], None]:
    def tell(seen: Seen, event: Any) -> None:
        roll(seen, event.who, event.roll, purpose, event.strength if purpose != TIE_ROLL else 0)

    return tell


def roll(seen: Seen, who: int, face: int, purpose: int, strength: int) -> None:
    die = seen["dice"][who]
    die.update(face=face, purpose=purpose, against=strength, old=0, rolls=(die["rolls"] + 1) % ROLLS_COUNTED)


def die_rolled(seen: Seen, event: Any) -> None:
    roll(seen, FOR_ALL if event.who == NONE else event.who, event.roll, event.purpose, 0)
    if event.who == NONE:
        seen["turn"] = NONE  # the traitor's phase


def drew(seen: Seen, event: Any) -> None:
    put(courier(seen, event), "hand", event.card)
    seen["action_left"] -= 1


def from_hand(seen: Seen, event: Any) -> None:
    mine = courier(seen, event)
    take(mine, "hand", event.card if event.card in mine["hand"] else UNKNOWN)
    put(seen, "action_discards", event.card)


def reshuffled(seen: Seen, event: Any) -> None:
    if event.deck == ACTION_DECK:
        seen["action_left"] = len(empty(seen, "action_discards"))
    elif event.deck == ALLY_DECK:
        seen["ally_left"] = len(empty(seen, "ally_discards"))
    else:
        deck = seen["roads"][event.deck]
        deck["left"] = len(empty(deck, "discards"))
        deck["cards"] = [UNKNOWN] * deck["left"]


def top_shown(seen: Seen, event: Any) -> None:
    seen["roads"][event.deck]["cards"][-1] = event.card


def looked(seen: Seen, event: Any) -> None:
    if event.card != UNKNOWN:
        top_shown(seen, event)


def put_back(seen: Seen, event: Any) -> None:
    cards = seen["roads"][event.deck]["cards"]
    if event.bottom:
        cards.insert(0, cards.pop())


def energy(seen: Seen, event: Any) -> None:
    courier(seen, event)["energy"] = event.energy


def advanced(seen: Seen, event: Any) -> None:
    courier(seen, event).update(space=event.space, energy=event.energy)


def road_card(seen: Seen, event: Any) -> None:
    draw_road(seen, event.card)
    add_to_row(seen, event, event.card)


def flipped(seen: Seen, event: Any) -> None:
    mine = courier(seen, event)
    mine["covered"][event.place], mine["down"][event.place] = 0, 1


def turned_up(seen: Seen, event: Any) -> None:
    courier(seen, event)["down"][event.place] = 0


def used_ability(seen: Seen, event: Any) -> None:
    take(courier(seen, event), "abilities", event.card)
    discard_road(seen, event.card)


def used_resilience(seen: Seen, event: Any) -> None:
    used_ability(seen, event)
    mine = courier(seen, event)
    mine["down"] = [0] * len(mine["down"])


def covered(seen: Seen, event: Any) -> None:
    if event.place == LEFT_ZONE:
        courier(seen, event)["left_paid"] = 1
    else:
        courier(seen, event)["covered"][event.place] |= 1 << event.icon


def spoiled(seen: Seen, event: Any) -> None:
    courier(seen, event)["covered"][event.place] |= HELPED


def solved(seen: Seen, event: Any) -> None:
    remove_from_row(seen, event, event.place)
    if event.where == TO_DISCARDS:
        discard_road(seen, event.card)
    elif event.where == TO_SOLVED:
        put(seen, "solved", event.card)
    else:
        sangarra_home(seen)


def kept(seen: Seen, event: Any) -> None:
    take(seen, "solved", event.card)
    put(courier(seen, event), "abilities", event.card)


def not_kept(seen: Seen, event: Any) -> None:
    take(seen, "solved", event.card)
    discard_road(seen, event.card)


def traitor_card(seen: Seen, event: Any) -> None:
    seen.update(traitor=event.card, turn=NONE)
    seen["action_left"] -= 1


def traitor_done(seen: Seen, event: Any) -> None:
    seen["traitor"] = NONE
    put(seen, "action_discards", event.card)


def ogareff_moved(seen: Seen, event: Any) -> None:
    seen["ogareff"] = event.space


def ally_came(seen: Seen, event: Any) -> None:
    seen["allies"][event.place] = event.ally
    seen["ally_left"] -= 1
    if event.old != NONE:
        put(seen, "ally_discards", event.old)


def curtain_opened(seen: Seen, event: Any) -> None:
    seen["curtain"] = 1


def sangarra_joined(seen: Seen, event: Any) -> None:
    add_to_row(seen, event, SANGARRA)
    seen["sangarra"] = event.who


def sangarra_left(seen: Seen, event: Any) -> None:
    remove_from_row(seen, event, courier(seen, event)["row"].index(SANGARRA))
    sangarra_home(seen)


def figure_moved(seen: Seen, event: Any) -> None:
    seen["figure"] = event.who


def tartars_moved(seen: Seen, event: Any) -> None:
    seen.update(tartars=event.space, strength=event.strength)


def tartars_marched(seen: Seen, event: Any) -> None:
    seen["tartars"] = event.space


def captured(seen: Seen, event: Any) -> None:
    draw_road(seen, event.card)
    courier(seen, event).update(left=event.card, left_paid=0)


def road_cleared(seen: Seen, event: Any) -> None:
    mine = courier(seen, event)
    for card in mine["row"]:
        if card == SANGARRA:
            sangarra_home(seen)
        else:
            discard_road(seen, card)
    if mine["left"] != NONE:
        discard_road(seen, mine["left"])
    mine.update(row=[], covered=[], down=[], row_count=0, left=NONE, left_paid=0)


def duel_card(seen: Seen, event: Any) -> None:
    draw_road(seen, event.card)
    put(seen, "duel", event.card)


def duel_over(seen: Seen) -> None:
    for card in empty(seen, "duel"):
        discard_road(seen, card)


def died(seen: Seen, event: Any) -> None:
    road_cleared(seen, event)
    for card in empty(courier(seen, event), "abilities"):
        discard_road(seen, card)
    courier(seen, event)["alive"] = 0
    duel_over(seen)
    seen["turn"] = NONE


def won(seen: Seen, event: Any) -> None:
    duel_over(seen)
    seen.update(over=1, ending=WON, winner=event.who, turn=NONE)


def moscow_fell(seen: Seen, event: Any) -> None:
    seen.update(over=1, ending=MOSCOW_FELL, turn=NONE)


def all_dead(seen: Seen, event: Any) -> None:
    seen.update(over=1, ending=ALL_DEAD, turn=NONE)


TELLERS: dict[str, Callable[[Seen, Any], None]] = {
    **dict.fromkeys(
        ("discarded", "penalty_card", "played", "paired", "wild", "helped", "captain_paid", "lost_hand"), from_hand
    ),
    **dict.fromkeys(("spent_energy", "lost_energy", "gained_energy"), energy),
    **dict.fromkeys(("evaded", "not_evaded"), roll_for(EVASION_ROLL)),
    **dict.fromkeys(("held_out", "overrun"), roll_for(DUEL_ROLL)),
    "sangarra_rolled": roll_for(TIE_ROLL),
    "went_fast": used_ability,
} | {
    teller.__name__: teller
    for teller in (
        round_begins, turn_begins, die_rolled, drew, reshuffled, top_shown, looked, put_back, advanced, road_card,
        flipped, turned_up, used_resilience, covered, spoiled, solved, kept, not_kept, traitor_card, traitor_done,
        ogareff_moved, ally_came, curtain_opened, sangarra_joined, sangarra_left, figure_moved, tartars_moved,
        tartars_marched, captured, road_cleared, duel_card, died, won, moscow_fell, all_dead,
    )
}  # fmt: skip
