"""Michel Strogoff in sentences: which message says a move, a decision or an event, and what to put into it.

The texts are in `words/*.ftl`. Everything here only reads the state and what is printed on the pieces.
"""

from __future__ import annotations

from typing import Any

from ...kernel.contract import Message
from . import events as told
from . import frames
from .box import PLACES
from .cards import (
    ABILITIES,
    ACTION_NAMES,
    ALLIES,
    ALLY_PLACES,
    DANGERS,
    DECKS,
    DUEL_ICONS,
    IMMEDIATE,
    NONE,
    NORMAL,
    PENALTIES,
    ROAD_NAMES,
    SANGARRA,
)
from .frames import DECISIONS
from .moves import verb_of
from .state import DEVIR, LEFT_ZONE

# Words. A word that a sentence needs as its object is asked for with OBJECT: it may take an article or another case.

OBJECT = ".object"


def danger(number: int, form: str = "") -> Message:
    return Message(f"danger-{DUEL_ICONS[number].lower()}{form}")


def ally(number: int, form: str = "") -> Message:
    return Message(f"ally-{ALLIES[number].lower()}{form}")


def deck(number: int) -> Message:
    return Message(f"deck-{(*DECKS, 'action', 'allies')[number]}")


def place(box: Any, state: Any, space: int) -> Message:
    """A space of the couriers' road by its name."""
    road = box["road"][int(state["options"]["edition"] == DEVIR)]
    return Message(f"place-{PLACES[int(road['place'][space])]}")


def item(box: Any, card: int, form: str = "") -> Message:
    return Message(f"item-{DANGERS[int(box['danger'][card])].lower()}{form}")


def action_card(box: Any, card: int, form: str = "") -> Message:
    if card == told.UNKNOWN:
        return Message(f"card-unknown{form}")
    args = {"item": item(box, card, form), "ally": ally(int(box["ally"][card])), "id": ACTION_NAMES[card]}
    return Message("card-action", args)


def helping_card(box: Any, card: int) -> dict[str, Any]:
    """An ally and the card discarded for the help, whose portrait need not be said again."""
    card_said = Message("card-item", {"item": item(box, card, OBJECT), "id": ACTION_NAMES[card]})
    return {"ally": ally(int(box["ally"][card]), OBJECT), "card": card_said}


def road_card(box: Any, card: int) -> Message:
    if card == told.UNKNOWN:
        return Message("card-unknown")
    if card == SANGARRA:
        return Message("card-sangarra")
    immediate, normal = int(box["icon"][card][IMMEDIATE]), int(box["icon"][card][NORMAL])
    args: dict[str, Any] = {"id": ROAD_NAMES[card], "danger": danger(normal)}
    if immediate == NONE:
        return Message("card-road", args)
    return Message("card-road-two", {**args, "immediate": danger(immediate)})


def ability(box: Any, card: int) -> Message:
    """The ability of a road card, with the faces of the die that set it off."""
    name = Message(f"ability-{ABILITIES[int(box['ability'][card])].lower()}")
    faces = [str(face) for face in range(1, 7) if int(box["faces"][card]) >> face & 1]
    if not faces:
        return Message("ability-plain", {"ability": name})
    return Message("ability-faces", {"ability": name, "faces": "/".join(faces)})


def penalty(box: Any, card: int) -> Message:
    number = int(box["penalty"][card])
    return Message("penalty-none" if number == NONE else f"penalty-{PENALTIES[number].lower()}")


# Moves and decisions.


def asking(state: Any) -> Any:
    """The frame on top of the stack."""
    return state["stack"][int(state["depth"]) - 1]


def at(state: Any, box: Any, seat: int, where: int, icon: int, form: str = OBJECT) -> dict[str, Any]:
    """The danger and the card of a place in a row, or left of the board."""
    courier = state["couriers"][seat]
    card = int(courier["left"] if where == LEFT_ZONE else courier["row"][where])
    return {"danger": danger(int(box["icon"][card][icon]), form), "card": road_card(box, card)}


def say_move(move: int, state: Any, box: Any) -> Message:
    verb, number = verb_of(move)
    frame = asking(state)
    kind, seat = int(frame["kind"]), int(frame["who"])
    courier = state["couriers"][seat]
    if verb == "advance":
        return Message("move-advance", {"place": place(box, state, int(courier["space"]) + 1)})
    if verb == "decline":
        asked = {frames.IMMEDIATE_DANGER: "immediate", frames.DETERMINED_ICON: "determined", frames.AGAIN: "again"}
        return Message(f"move-decline-{asked.get(kind, 'other')}")
    if verb == "draw":
        return Message("move-draw", {"n": int(box["rest_cards"])})
    if verb == "spend" and kind == frames.PAY:
        return Message("move-pay")
    if verb == "look":
        return Message("move-look", {"deck": deck(number)})
    if verb == "turn":
        return Message("move-turn", {"card": road_card(box, int(courier["row"][number]))})
    if verb == "cover":
        return Message("move-cover", at(state, box, seat, *divmod(number, 2) if number < 24 else (LEFT_ZONE, NORMAL)))
    if verb == "keep":
        if number == 0:
            return Message("move-keep-none")
        return Message("move-keep", {"card": road_card(box, number - 1), "ability": ability(box, number - 1)})
    if verb == "help":
        return Message("move-help", helping_card(box, number))
    if verb == "play":
        return say_play(state, box, number)
    if verb in ("pair", "discard"):
        return Message(f"move-{verb}", {"card": action_card(box, number, OBJECT)})
    return Message(f"move-{verb}")


def say_play(state: Any, box: Any, card: int) -> Message:
    """Against which danger a card is played; another than its own is Marfa's work."""
    frame = asking(state)
    kind, seat, a, b = (int(frame[field]) for field in ("kind", "who", "a", "b"))
    if kind == frames.IMMEDIATE_DANGER:
        number = a
    elif kind == frames.DUEL:
        number = int(box["icon"][a][NORMAL])
    else:
        courier = state["couriers"][seat]
        number = int(box["icon"][int(courier["left"] if a == LEFT_ZONE else courier["row"][a])][b])
    key = "move-play" if int(box["danger"][card]) == number else "move-play-wild"
    return Message(key, {"card": action_card(box, card, OBJECT), "danger": danger(number, OBJECT)})


def say_decision(state: Any, box: Any) -> Message:
    """What is asked. It may be read by everybody, so it names no card of a hand and none that Blount showed."""
    if int(state["over"]):
        return Message("decision-over")
    frame = asking(state)
    kind, seat, a, b, c = (int(frame[field]) for field in ("kind", "who", "a", "b", "c"))
    args: dict[str, Any] = {}
    name = DECISIONS[kind]
    if kind == frames.TURN:
        name = "turn-second" if a else "turn-helped" if b else "turn"
    elif kind == frames.PUT_BACK:
        args = {"deck": deck(a)}
    elif kind == frames.IMMEDIATE_DANGER:
        args = {"danger": danger(a)}
    elif kind == frames.PENALTY_CARD:
        args = {"card": road_card(box, int(state["couriers"][seat]["row"][a]))}
    elif kind == frames.REST:
        args = {"n": int(box["rest_benefits"]) - a}
    elif kind == frames.PAY:
        args = at(state, box, seat, a, b)
    elif kind == frames.MATE:
        args = {**at(state, box, seat, a, b), "mate": danger(c, OBJECT)}
    elif kind == frames.TOLL:
        args = at(state, box, seat, a, b, form="")
    elif kind == frames.DUEL:
        args = {"danger": danger(int(box["icon"][a][NORMAL]))}
    return Message(f"decision-{name.replace('_', '-')}", args)


# Events.


def say_event(event: tuple[int, ...], state: Any, names: list[str], box: Any, seat: int = -1) -> Message | None:
    """One thing that happened, as `seat` may know it; without a seat, as everybody may."""
    kind, who, a, b, c, d = told.veil(event, seat)
    key = f"event-{told.EVENTS[kind].replace('_', '-')}"
    args: dict[str, Any] = {} if who == NONE else {"who": names[who]}
    if kind == told.FLIPPED:
        return Message(key + ("-unpaid" if c else ""), {**args, "card": road_card(box, b)})
    if kind == told.DIE_ROLLED:
        return Message(key + ("-all" if who == NONE else ""), {**args, "roll": a})
    if kind == told.ALLY_CAME:
        args |= {"place": ALLY_PLACES[a], "ally": ally(b)}
        return Message(key, args) if c == NONE else Message(key + "-instead", {**args, "old": ally(c, OBJECT)})
    if kind == told.COVERED and a == LEFT_ZONE:
        return Message(key + "-left", {**args, "danger": danger(d, OBJECT)})
    if kind == told.WAS_PUT_BACK:
        return Message(key + ("-bottom" if b else "-top"), {**args, "deck": deck(a)})
    if kind in (told.DREW, told.LOOKED) and (a if kind == told.DREW else b) == told.UNKNOWN:
        return Message(key + "-unseen", args | ({"deck": deck(a)} if kind == told.LOOKED else {}))
    return Message(key, args | numbers_of(kind, (a, b, c, d), state, box))


def numbers_of(kind: int, numbers: tuple[int, int, int, int], state: Any, box: Any) -> dict[str, Any]:
    """An event's numbers as the words that its sentence asks for."""
    a, b, c, d = numbers
    if kind in ACTION_CARD_TOLD:
        return {"card": action_card(box, a, OBJECT)}
    if kind in TRAITOR_CARD_TOLD:
        return {"card": action_card(box, a)}
    if kind in ROAD_CARD_TOLD:
        return {"card": road_card(box, a)}
    if kind in ENERGY_TOLD:
        return {"energy": a}
    if kind in ROLL_TOLD:
        return {"roll": a, "strength": b}
    match kind:
        case told.ROUND_BEGAN:
            return {"round": a}
        case told.RESHUFFLED:
            return {"deck": deck(a)}
        case told.TOP_SHOWN:
            return {"deck": deck(a), "card": road_card(box, b)}
        case told.PLAYED | told.WILD:
            return {"card": action_card(box, a, OBJECT), "danger": danger(b, OBJECT)}
        case told.HELPED:
            return helping_card(box, b)
        case told.LOOKED:
            return {"deck": deck(a), "card": road_card(box, b)}
        case told.ADVANCED:
            return {"place": place(box, state, a), "energy": b}
        case told.TURNED_UP | told.SOLVED:
            return {"card": road_card(box, b)}
        case told.COVERED:
            return {"danger": danger(d, OBJECT), "card": road_card(box, c)}
        case told.KEPT | told.ABILITY_WORKED:
            return {"card": road_card(box, a), "ability": ability(box, a)}
        case told.OGAREFF_MOVED:
            return {"n": a, "left": int(box["ogareff_end"]) - b}
        case told.SANGARRA_ROLLED:
            return {"roll": a}
        case told.TARTARS_MOVED:
            return {"place": place(box, state, a), "strength": b}
        case told.TARTARS_MARCHED:
            return {"place": place(box, state, a), "space": a, "n": b}
        case told.DUEL_BEGAN:
            return {"n": a}
        case told.DUEL_CARD:
            return {"icon": danger(int(box["icon"][a][NORMAL]))}
    return {}


ACTION_CARD_TOLD = (told.DREW, told.DISCARDED, told.PENALTY_PAID, told.PAIRED, told.CAPTAIN_PAID, told.LOST_HAND)
TRAITOR_CARD_TOLD = (told.TRAITOR_CARD, told.TRAITOR_DONE)
ROAD_CARD_TOLD = (told.ROAD_CARD, told.WENT_FAST, told.NOT_KEPT, told.USED_RESILIENCE, told.CAPTURED)
ENERGY_TOLD = (told.SPENT_ENERGY, told.LOST_ENERGY, told.GAINED_ENERGY)
ROLL_TOLD = (told.EVADED, told.NOT_EVADED, told.HELD_OUT, told.OVERRUN)
