"""What a player is asked, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import saying as kernel
from ....kernel.game import Message
from ....kernel.saying import Said, decisions_said_by
from ..pieces.cards import CAYUGA, EFFECTS
from ..pieces.decisions import (
    AT_POST,
    CAUSES,
    DECISIONS,
    FOR_ALLIANCE_I,
    FOR_ALLIANCE_II,
    FOR_SHIP,
    FOR_STORM,
    IN_DECK,
    IN_DISCARDS,
)
from ..pieces.goods import RESOURCES, TRACKS
from ..pieces.land import SOURCES
from ..pieces.state import NONE
from ..pieces.tiles import CARD_ACTION
from . import pieces as said
from .odds import smallpox

WINDOWS = ("marker", "steps", "actions", "card", "masks", "smallpox")
TARGET_NAMES = {IN_DECK: "deck", IN_DISCARDS: "discards", FOR_ALLIANCE_I: "tile", FOR_ALLIANCE_II: "tile"}


class Asked(kernel.Asked):
    """What a player of Wendake is asked."""

    @property
    def player(self) -> Any:
        return self.sight["players"][self.pending.who]

    @property
    def cost(self) -> int:
        """How much the move costs, whatever it asks for: resources, steps."""
        return sum(cost.amount for cost in self.move.price)


def action_asked(asked: Asked) -> Message | None:
    """The action that a decision about one is about; None on a turn card without a flag."""
    pending, box = asked.pending, asked.box
    if pending["index"] == CARD_ACTION:
        shown = int(box["card_flags"][asked.sight["turn_cards"][pending["at"]]])
        return said.alliance(shown) if shown else None
    return printed_action(asked, pending["at"], pending["index"])


def printed_action(asked: Asked, cell: int, index: int) -> Message:
    """One action of the tile on a place of the player's board."""
    if int(asked.player["ritual"]) >> cell & 1:
        return Message("action-RITUAL")
    return said.actions(asked.box, int(asked.player["tiles"][cell]))[index]


def ask_turn(asked: Asked) -> Said:
    if asked.pending["black"]:
        return "black"
    if int(asked.sight["offline"]):
        return "offline"
    if int(asked.player["acts"]) >= int(asked.box["acts"]):
        return "order"
    alone = int(asked.sight["options"]["plain_ghost"]) and int(asked.sight["ghost"]) != NONE
    return "act" if int(asked.player["changed"]) or alone else ""


def ask_lake(asked: Asked) -> Said:
    if asked.pending["purpose"] == FOR_SHIP:
        return "ship", {"flag": said.faction(asked.pending["ship"])}
    return "storm" if asked.pending["purpose"] == FOR_STORM else ""


def ask_action(asked: Asked) -> Said:
    about = action_asked(asked)
    return {"action": about} if about else "none"


def ask_move(asked: Asked) -> Said:
    only = asked.pending["only"]
    return {"n": asked.pending["steps"]} if only == NONE else ("only", {"place": said.land(asked.sight, only, ".in")})


def ask_arrive(asked: Asked) -> Said:
    variant = "patrol" if asked.pending["source"] >= SOURCES else ""
    return variant, {"place": said.place(asked.sight, asked.pending["place"], ".in")}


def ask_barter(asked: Asked) -> Said:
    stage, rate = asked.pending["stage"], said.barter_rate(asked.box)
    if stage == NONE:
        danger = smallpox(asked.sight, asked.box, asked.pending.who).struck
        return {"rate": rate} if danger else ("safe", {"rate": rate})
    if stage >= len(RESOURCES):
        return "take", {"good": said.kind(stage - len(RESOURCES)), "n": asked.pending["total"]}
    variant = "post" if asked.pending["given"] & AT_POST else "give"
    return variant, {"good": said.good(stage, asked.player["goods"][stage]), "rate": rate}


def ask_lose(asked: Asked) -> Said:
    pending, cause = asked.pending, CAUSES[asked.pending["cause"]]
    if cause in ("end_of_season", "theft"):
        return cause
    return cause, {"people": said.people(pending["native"], pending["left"])}


def ask_look(asked: Asked) -> Said:
    number = asked.pending["stack"]
    return "" if number == NONE else ("stack", {"stack": said.stack(asked.box, number)})


def ask_track(asked: Asked) -> Said:
    side = asked.pending["side"]
    first, second = (said.track(int(asked.sight["belts"][2 * side + i])) for i in range(2))
    return {"n": asked.pending["points"], "flag": said.faction(side), "first": first, "second": second}


def ask_effect(asked: Asked) -> Said:
    disc = int(asked.player["disc"])
    return {"flag": said.faction(int(disc > 0)), "n": abs(disc)}


def ask_target(asked: Asked) -> Said:
    target = asked.pending["effect"]
    return TARGET_NAMES.get(target) or (EFFECTS[target].lower(), {"effect": said.effect(target)})


QUESTIONS: dict[str, Callable[[Asked], Said]] = {
    "extra": lambda a: "token" if int(a.player["tribe"]) == CAYUGA else "tile",
    "lake": ask_lake,
    "turn": ask_turn,
    "action": ask_action,
    "window": lambda a: WINDOWS[a.pending["window"]],
    "move": ask_move,
    "arrive": ask_arrive,
    "kinds": lambda a: ("plain" if a.pending["plain"] else "", {"n": a.pending["count"]}),
    "barter": ask_barter,
    "lose": ask_lose,
    "pay": lambda a: ("beavers" if a.pending["beavers"] else "", {"n": a.pending["different"]}),
    "look": ask_look,
    "score": lambda a: TRACKS[a.pending["track"]],
    "draw": lambda a: {"n": a.pending["cards"]},
    "combine": lambda a: ("", "played", "again")[a.pending["played"]],
    "heal": lambda a: {"n": a.pending["natives"]} if a.pending["natives"] else "further",
    "advance": lambda a: {"flag": said.flags(a.pending["shown"])},
    "track": ask_track,
    "effect": ask_effect,
    "ship": lambda a: {"lake": said.lake(int(a.sight["ships"][a.pending["flag"]]), ".on")},
    "patrol": lambda a: {"n": a.pending["steps"]},
    "take": lambda a: ("differ" if a.pending["differ"] else "", {"n": a.pending["more"]}),
    "target": ask_target,
    "evolve": lambda a: "looking" if a.pending["looking"] else "",
}
say_decision = decisions_said_by(DECISIONS, QUESTIONS, Asked)
