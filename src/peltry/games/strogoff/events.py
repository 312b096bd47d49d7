"""What can happen in Michel Strogoff, as data: a kind, who, and up to four numbers.

The comment on each kind names its numbers. Everything a person could see changing on the table follows from these
events alone (mirror.py proves it).

Two kinds carry a secret, marked `private`: `drew` (the action card) and `looked` (the road card that Blount showed).
Only the seat `who` may know it.
- `veil(event, seat)` is the event as a seat may know it; another's secret becomes UNKNOWN. Seat -1 is a spectator.
- `say_event(event, state, names, box)` says the public sentence; with `seat=` it says what that seat may know.
- `retell(seen, event)` uses a secret only when the story is the seat's own.
So raw events may stay on the server, and nothing that was said without a seat can tell a secret.
"""

from __future__ import annotations

EVENTS = (
    # The calendar
    "round_began",  # round; who is first
    "turn_began",
    # Cards
    "drew",  # private: action card
    "reshuffled",  # deck: 0 to 4 a road deck, 5 the action deck, 6 the allies
    "top_shown",  # deck, card: a face-up deck has a new top card
    "discarded",  # card: over the hand limit
    "penalty_card",  # card: discarded as a penalty
    "played",  # card, danger
    "paired",  # card: one of two cards of the same danger
    "wild",  # card, danger: Marfa's
    # Energy
    "spent_energy",  # energy left
    "lost_energy",  # energy left
    "gained_energy",  # energy now
    # Allies
    "helped",  # ally, card
    "captain_paid",  # card: the second one
    "looked",  # deck, private: road card
    "put_back",  # deck, whether at the bottom
    # Advance
    "advanced",  # space, energy left
    "evaded",  # roll, strength
    "not_evaded",  # roll, strength
    "road_card",  # card
    "clashed",
    "flipped",  # place, card, whether it could not be paid
    "went_fast",  # road card: the ability, discarded
    # Rest and face dangers
    "rested",
    "turned_up",  # place, card
    "faced",
    "covered",  # place (LEFT_ZONE: left of the board), icon, card, danger
    "solved",  # place, card, where to: 0 its discards, 1 the solved cards, 2 beside the board
    "kept",  # road card
    "not_kept",  # road card
    "used_resilience",  # road card: the ability, discarded; all cards are face up
    # The traitor
    "traitor_card",  # card
    "traitor_done",  # card
    "ogareff_moved",  # steps, space
    "ogareff_arrived",
    "all_draw",
    "die_rolled",  # face, what for (dice.py); who -1: for everybody
    "ability_worked",  # road card
    "ally_came",  # place, ally, ally who leaves or -1
    "curtain_opened",
    "sangarra_rolled",  # roll
    "sangarra_joined",
    "sangarra_left",
    "figure_moved",  # who is first from the next round on
    "tartars_moved",  # space, strength
    "tartars_marched",  # space, roll
    "captured",  # Tomsk card
    # Irkutsk
    "entered_irkutsk",
    "road_cleared",
    "duel_began",  # number of cards
    "duel_card",  # card
    "attacked",
    "held_out",  # roll, strength
    "overrun",  # roll, strength
    "passed_by",  # reinforcements that ignore the blind
    "lost_hand",  # card of the dead
    "died",
    # The end
    "won",
    "moscow_fell",
    "all_dead",
)
(
    ROUND_BEGAN, TURN_BEGAN,
    DREW, RESHUFFLED, TOP_SHOWN, DISCARDED, PENALTY_PAID, PLAYED, PAIRED, WILD,
    SPENT_ENERGY, LOST_ENERGY, GAINED_ENERGY,
    HELPED, CAPTAIN_PAID, LOOKED, WAS_PUT_BACK,
    ADVANCED, EVADED, NOT_EVADED, ROAD_CARD, CLASHED, FLIPPED, WENT_FAST,
    RESTED, TURNED_UP, FACED, COVERED, SOLVED, KEPT, NOT_KEPT, USED_RESILIENCE,
    TRAITOR_CARD, TRAITOR_DONE, OGAREFF_MOVED, OGAREFF_ARRIVED, ALL_DRAW, DIE_ROLLED, ABILITY_WORKED, ALLY_CAME,
    CURTAIN_OPENED, SANGARRA_ROLLED, SANGARRA_JOINED, SANGARRA_LEFT, FIGURE_MOVED, TARTARS_MOVED, TARTARS_MARCHED,
    CAPTURED,
    ENTERED_IRKUTSK, ROAD_CLEARED, DUEL_BEGAN, DUEL_CARD, ATTACKED, HELD_OUT, OVERRUN, PASSED_BY, LOST_HAND, DIED,
    GAME_WON, MOSCOW_HAS_FALLEN, ALL_ARE_DEAD,
) = range(len(EVENTS))  # fmt: skip

BEGINS = {"turn_began": "turn", "traitor_card": "turn", "round_began": "chapter"}

UNKNOWN = -1
PRIVATE = {DREW: 2, LOOKED: 3}  # which of an event's numbers only `who` may know
# By which the others see a card that was hidden in a hand, and which number it is.
SHOWS = {DISCARDED: 2, PENALTY_PAID: 2, PLAYED: 2, PAIRED: 2, WILD: 2, HELPED: 3, CAPTAIN_PAID: 2, LOST_HAND: 2}
ACTION_DECK, ALLY_DECK = 5, 6  # as `reshuffled` names them


def veil(event: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The event as this seat may know it."""
    hidden = PRIVATE.get(event[0])
    if hidden is None or event[1] == seat:
        return event
    return (*event[:hidden], UNKNOWN, *event[hidden + 1 :])
