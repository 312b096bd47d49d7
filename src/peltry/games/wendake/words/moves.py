"""Moves of Wendake in sentences: which message says a move, and what to put into it.

Everything here only reads what the player sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.declared import Move
from ....kernel.game import Message
from ..pieces.cards import INFECTION, OTTAWA, SHAPE_OF, STACK_TILES
from ..pieces.decisions import ASK_ACTION, ASK_ARRIVE, ASK_BARTER, ASK_SCORE, ASK_TAN, DECISIONS
from ..pieces.goods import BEAVER, ECONOMIC, LEATHER, MASK, MILITARY, RESOURCES, RIFLE, WARRIOR
from ..pieces.land import AREAS_EACH, HOME, SOURCES, place_of
from ..pieces.state import NONE
from ..pieces.tiles import OFFERED
from .decisions import Asked, action_asked, printed_action
from .odds import smallpox, unseen
from .pieces import (
    area,
    barter_rate,
    bits,
    cell,
    combination,
    effect,
    effect_about,
    faction,
    flags,
    good,
    lake,
    land,
    listed,
    mask,
    mask_kind,
    native,
    one_of_each,
    place,
    plays_base,
    points,
    progress,
    progress_about,
    rival,
    source,
    stack,
    tile,
    tile_at,
    tribe,
    tribe_power,
    turtle,
)

Say = tuple[str, dict[str, Any]]  # the variant of a move's message, and what to put into it


def say_move(move: Move, sight: Any, box: Any) -> Message:
    asked = Asked(DECISIONS.read(sight["stack"][sight["depth"] - 1]), sight, box)
    say = MOVE_WORDS.get(move.verb)
    variant, args = say(asked, move) if say else ("", {})
    return Message(f"move-{move.verb}-{variant}" if variant else f"move-{move.verb}", args)


# Decisions that end in words of their own.
OWN_DONE = frozenset(
    {"turn", "window", "move", "exchange", "barter", "spend", "look", "draw", "combine", "heal", "effect", "ship",
     "patrol", "keeper", "evolve"}
)  # fmt: skip


def say_done(asked: Asked, move: Move) -> Say:
    return (asked.pending.name if asked.pending.name in OWN_DONE else ""), {}


def say_skip(asked: Asked, move: Move) -> Say:
    if asked.pending.kind != ASK_ACTION:
        return "points", {}
    about = action_asked(asked)
    return ("", {"action": about}) if about else ("none", {})


def say_do(asked: Asked, move: Move) -> Say:
    return "", {"action": action_asked(asked) or Message("action-ALLY-flag", {"flag": flags(0)})}


def say_use(asked: Asked, move: Move) -> Say:
    return "", {"tile": progress(move.tile), "about": progress_about(move.tile, asked.box, plays_base(asked.sight))}


def say_card(asked: Asked, move: Move) -> Say:
    return "", {"effect": effect(move.effect), "about": effect_about(move.effect, asked.box)}


def say_act(asked: Asked, move: Move) -> Say:
    name = tile_at(asked.sight, asked.box, asked.pending.who, move.cell)
    return "", {"tile": name, "cell": cell(move.cell)}


def say_order(asked: Asked, move: Move) -> Say:
    """In New Allies with the card of the space."""
    card = int(asked.sight["turn_cards"][move.space])
    if int(asked.sight["options"]["base_game"]) or card == NONE:
        return "", {"n": move.space + 1}
    shown = flags(asked.box["card_flags"][card])
    number = int(asked.box["card_effect"][card])
    return "card", {
        "n": move.space + 1, "flag": shown, "effect": effect(number), "about": effect_about(number, asked.box),
    }  # fmt: skip


def say_march(asked: Asked, move: Move) -> Say:
    start = place_of(move.source)
    came = source(asked.sight, asked.box, move.source)
    if start == move.to:
        return "stay", {"place": place(asked.sight, start, ".in"), "from": came}
    steps = int(asked.box["maps"][int(asked.sight["map"])]["steps"][asked.pending.who][start][move.to])
    return "", {"from": came, "place": place(asked.sight, move.to, ".to"), "n": steps}


def say_escort(asked: Asked, move: Move) -> Say:
    if move.place == move.to:
        return "stay", {"place": place(asked.sight, move.place, ".in")}
    steps = int(asked.box["maps"][int(asked.sight["map"])]["steps"][asked.pending.who][move.place][move.to])
    start, to = place(asked.sight, move.place, ".from"), place(asked.sight, move.to, ".to")
    return "", {"from": start, "place": to, "n": steps}


def by_patrol(asked: Asked) -> bool:
    return asked.pending.kind == ASK_ARRIVE and asked.pending["source"] >= SOURCES


def say_guard(asked: Asked, move: Move) -> Say:
    where = asked.pending["place"]
    if by_patrol(asked):
        return ("home" if where == HOME else "patrol"), {"place": place(asked.sight, where, ".in")}
    return "", {"place": place(asked.sight, where, ".in")}


def area_here(asked: Asked, number: int, form: str) -> Message:
    return area(asked.sight, asked.box, asked.pending["place"] * AREAS_EACH + number, form)


def say_attack(asked: Asked, move: Move) -> Say:
    """On a Guard or a patrol; patrols of the cards of adversity are nobody's."""
    whose = rival(asked.sight, move.rival)
    return ("patrol" if by_patrol(asked) else ""), {"rival": whose}


def say_drive(asked: Asked, move: Move) -> Say:
    """A Scout, a woman or a hunter, and what becomes of the attacker."""
    number = asked.pending["place"] * AREAS_EACH + move.area
    who = piece = 0
    for side in range(int(asked.sight["sides"])):
        standing = [int(asked.sight["players"][side][name]) >> number & 1 for name in ("scouts", "women", "hunters")]
        if any(standing):
            who, piece = side, standing.index(1)
    name = Message("piece-scout.acc") if piece == WARRIOR else native(piece)
    where = area(asked.sight, asked.box, number, ".from")
    return ("guard" if move.then else "scout"), {"piece": name, "rival": rival(asked.sight, who), "area": where}


def say_amount(asked: Asked, move: Move) -> Say:
    """Of beavers, of what is bartered, or of leather for rifles."""
    if asked.pending.kind == ASK_TAN:
        leather = good(LEATHER, move.amount * int(asked.box["tan_rate"]))
        return "tan", {"beavers": good(BEAVER, move.amount), "leather": leather, "n": move.amount}
    if asked.pending.kind == ASK_BARTER:
        stage = asked.pending["stage"]
        if stage < len(RESOURCES):
            return "give", {"good": good(stage, move.amount), "n": move.amount}
        return "take", {"good": good(stage - len(RESOURCES), move.amount), "n": move.amount}
    return "ship", {"leather": good(LEATHER, move.amount), "rifles": good(RIFLE, move.amount)}


def say_barter(asked: Asked, move: Move) -> Say:
    """With what smallpox may cost; there is none in a year of infection, nor after a small barter of the Ottawa."""
    sight, box, who = asked.sight, asked.box, asked.pending.who
    card, found, rate = int(sight["adversity"]), smallpox(sight, box, who), barter_rate(box)
    if not found.struck or (card != NONE and int(box["adversity"][card]) == INFECTION):
        return "safe", {"rate": rate}
    most = max((victims for _, victims in unseen(sight, box, who)), default=0)
    args = {"struck": found.struck, "whole": found.whole, "most": most, "rate": rate}
    if int(asked.player["tribe"]) == OTTAWA:
        return "few", {**args, "n": int(box["tribes"][OTTAWA]["amount"])}
    return "", args


def say_buy(asked: Asked, move: Move) -> Say:
    level = int(asked.box["progress_level"][move.tile])
    return "", {
        "tile": progress(move.tile),
        "about": progress_about(move.tile, asked.box, plays_base(asked.sight)),
        "n": int(asked.box["progress_price"][level]),
        "points": points(ECONOMIC, int(asked.box["progress_points"][level])),
    }


def say_sell(asked: Asked, move: Move) -> Say:
    sold = one_of_each(move.kinds)
    if move.beavers:
        sold.append(good(BEAVER, move.beavers))
    count = len(bits(move.kinds)) + move.beavers
    return "", {"goods": listed(sold), "points": points(ECONOMIC, count * int(asked.box["sale_points"]))}


def say_pay(asked: Asked, move: Move) -> Say:
    paid = one_of_each(move.kinds)
    beavers = asked.pending["different"] - len(paid)
    if asked.pending["beavers"] and beavers > 0:
        paid.append(good(BEAVER, beavers))
    return "", {"goods": listed(paid)}


def say_keep(asked: Asked, move: Move) -> Say:
    return "", {"points": turtle(asked.box, asked.pending["stack"] * STACK_TILES + move.tile)}


def say_draw(asked: Asked, move: Move) -> Say:
    up = int(asked.sight["mask_up"])
    if move.card or up == NONE:
        return "deck", {}
    return "up", {"mask": mask(asked.box, up)}


def say_play(asked: Asked, move: Move) -> Say:
    worth = int(asked.box["combination_points"][SHAPE_OF[move.cards]])
    return "", {"cards": combination(move.cards), "points": points(MASK, worth)}


def say_tow(asked: Asked, move: Move) -> Say:
    if move.rival == asked.pending.who:
        return "own", {"lake": lake(move.lake, ".to")}
    return "", {"rival": rival(asked.sight, move.rival), "lake": lake(move.lake, ".to")}


def say_swap(asked: Asked, move: Move) -> Say:
    """A leaver for a tile of the display, or for one that was looked at."""
    old = tile(asked.box, int(asked.player["tiles"][move.leaver]))
    if move.tile < OFFERED:
        new = int(asked.sight["display"][move.tile])
    else:
        new = bits(int(asked.player["looking_at"]))[move.tile - OFFERED]
    return ("looked" if move.tile >= OFFERED else ""), {"old": old, "tile": tile(asked.box, new)}


def say_score(asked: Asked, move: Move) -> Say:
    return "military" if asked.pending.kind == ASK_SCORE and asked.pending["track"] == MILITARY else "ritual", {}


def say_track(asked: Asked, move: Move) -> Say:
    """A full track may be chosen; then it is said how little of the points counts. Only New Allies lets one choose."""
    told, room = asked.pending["points"], int(asked.box["track_end"][1]) - int(asked.player["tracks"][move.track])
    return ("full" if room < told else ""), {"points": points(move.track, told), "n": room}


MOVE_WORDS: dict[str, Callable[[Asked, Move], Say]] = {
    "done": say_done,
    "do": say_do,
    "skip": say_skip,
    "use": say_use,
    "card": say_card,
    "copy": say_card,
    "tribe": lambda a, m: ("", {"tribe": tribe(m.tribe, ".acc"), "about": tribe_power(m.tribe, a.box)}),
    "token": lambda a, m: ("", {"area": area(a.sight, a.box, m.area, ".onto")}),
    "replace": lambda a, m: ("", {"tile": tile(a.box, m.tile)}),
    "lake": lambda a, m: ("", {"lake": lake(m.lake)}),
    "act": say_act,
    "order": say_order,
    "repeat": lambda a, m: ("", {"action": printed_action(a, a.pending["at"], m.action)}),
    "toll": lambda a, m: ("", {"good": good(m.good, 1)}),
    "toll-point": lambda a, m: ("", {"points": points(m.track, 1)}),
    "march": say_march,
    "guard": say_guard,
    "scout": lambda a, m: ("", {"area": area_here(a, m.area, ".on")}),
    "fight": say_attack,
    "beat": lambda a, m: ("", {"rival": rival(a.sight, m.rival)}),
    "chase": say_attack,
    "drive": say_drive,
    "harvest": lambda a, m: ("", {"kinds": listed(Message(f"kind-{RESOURCES[kind]}") for kind in bits(m.kinds))}),
    "relieve": lambda a, m: ("", {"area": area(a.sight, a.box, m.area, ".on")}),
    "amount": say_amount,
    "barter": say_barter,
    "buy": say_buy,
    "sell": say_sell,
    "again": lambda a, m: ("", {"good": good(m.good, 1), "points": points(ECONOMIC, int(a.box["sale_points"]))}),
    "pay": say_pay,
    "take": lambda a, m: ("", {"good": good(m.good, 1)}),
    "lose": lambda a, m: ("", {"native": native(m.native)}),
    "lose-guard": lambda a, m: ("", {"place": land(a.sight, m.territory, ".from")}),
    "lose-area": lambda a, m: ("", {"area": area(a.sight, a.box, m.area, ".from")}),
    "discard": lambda a, m: ("", {"mask": mask_kind(m.kind)}),
    "stack": lambda a, m: ("", {"stack": stack(a.box, m.stack)}),
    "look": lambda a, m: ("", {"good": good(m.good, 1)}),
    "keep": say_keep,
    "score": say_score,
    "draw": say_draw,
    "play": say_play,
    "carve": lambda a, m: ("", {"mask": mask_kind(m.card), "kind": mask_kind(m.kind)}),
    "heal": lambda a, m: ("", {"native": native(m.native)}),
    "fire": lambda a, m: ("", {"tile": tile_at(a.sight, a.box, a.pending.who, m.cell), "cell": cell(m.cell)}),
    "advance": lambda a, m: ("", {"flag": faction(m.faction)}),
    "stay": lambda a, m: ("", {"flag": faction(m.faction)}),
    "track": say_track,
    "tow": say_tow,
    "escort": say_escort,
    "territory": lambda a, m: ("", {"place": land(a.sight, m.territory, ".in")}),
    "ready": lambda a, m: ("", {"tile": progress(m.tile), "n": int(a.box["progress_level"][m.tile])}),
    "faction": lambda a, m: ("", {"flag": faction(m.faction)}),
    "pile": lambda a, m: (("deck", "discards")[m.pile], {}),
    "pick": lambda a, m: ("", {"mask": mask_kind(m.kind)}),
    "spare": lambda a, m: ("", {"tile": tile_at(a.sight, a.box, a.pending.who, m.cell), "cell": cell(m.cell)}),
    "swap": say_swap,
}
