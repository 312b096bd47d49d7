"""Moves of Wendake in sentences: which message says a move, and what to put into it.

Everything here only reads what the player sees and what is printed on the pieces.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.game import Message
from ....kernel.saying import Said, listed, moves_said_by
from ....kernel.sets import bits
from ..pieces.cards import OTTAWA, SHAPE_OF, STACK_TILES
from ..pieces.decisions import ASK_ACTION, ASK_ARRIVE, ASK_BARTER, ASK_SCORE, ASK_TAN, DECISIONS
from ..pieces.goods import BEAVER, ECONOMIC, LEATHER, MASK, MILITARY, RESOURCES, RIFLE
from ..pieces.land import AREAS_EACH, HOME, SOURCES, place_of
from ..pieces.state import NONE
from ..pieces.tiles import OFFERED
from . import pieces as said
from .decisions import Asked, action_asked, printed_action
from .odds import smallpox, unseen

# Decisions that end in words of their own.
OWN_DONE = frozenset(
    {"turn", "window", "move", "exchange", "barter", "spend", "look", "draw", "combine", "heal", "effect", "ship",
     "patrol", "keeper", "evolve"}
)  # fmt: skip


def say_skip(asked: Asked) -> Said:
    if asked.pending.kind != ASK_ACTION:
        return "points"
    about = action_asked(asked)
    return {"action": about} if about else "none"


def say_card(asked: Asked) -> Said:
    effect = asked.move.effect
    return {"effect": said.effect(effect), "about": said.effect_about(effect, asked.box)}


def say_progress(asked: Asked) -> dict[str, Message]:
    tile = asked.move.tile
    return {"tile": said.progress(tile), "about": said.progress_about(tile, asked.box, said.plays_base(asked.sight))}


def say_cell(asked: Asked) -> Said:
    return {"tile": said.tile_at(asked.sight, asked.box, asked.pending.who, asked.move.cell)}


def say_order(asked: Asked) -> Said:
    """In New Allies with the card of the space."""
    space = asked.move.space
    card = int(asked.sight["turn_cards"][space])
    if int(asked.sight["options"]["base_game"]) or card == NONE:
        return {"n": space + 1}
    effect, flag = int(asked.box["card_effect"][card]), said.flags(asked.box["card_flags"][card])
    about = said.effect_about(effect, asked.box)
    return "card", {"n": space + 1, "flag": flag, "effect": said.effect(effect), "about": about}


def say_march(asked: Asked) -> Said:
    return journey(asked, place_of(asked.move.source), said.source(asked.sight, asked.box, asked.move.source))


def say_escort(asked: Asked) -> Said:
    return journey(asked, asked.move.place, said.place(asked.sight, asked.move.place, ".from"))


def journey(asked: Asked, start: int, came: Message) -> Said:
    to = asked.move.to
    if start == to:
        return "stay", {"place": said.place(asked.sight, start, ".in"), "from": came, "n": asked.cost}
    return {"from": came, "place": said.place(asked.sight, to, ".to"), "n": asked.cost}


def by_patrol(asked: Asked) -> bool:
    return asked.pending.kind == ASK_ARRIVE and asked.pending["source"] >= SOURCES


def say_guard(asked: Asked) -> Said:
    where = asked.pending["place"]
    variant = "" if not by_patrol(asked) else "home" if where == HOME else "patrol"
    return variant, {"place": said.place(asked.sight, where, ".in")}


def say_attack(asked: Asked) -> Said:
    """On a Guard or a patrol; patrols of the cards of adversity are nobody's."""
    return ("patrol" if by_patrol(asked) else ""), say_rival(asked)


def say_rival(asked: Asked) -> dict[str, Message]:
    return {"rival": said.rival(asked.sight, asked.move.rival)}


def area_here(asked: Asked) -> int:
    """The area of the move, in the territory that was arrived at."""
    return int(asked.pending["place"] * AREAS_EACH + asked.move.area)


def say_drive(asked: Asked) -> Said:
    """A Scout, a woman or a hunter, and what becomes of the attacker."""
    number = area_here(asked)
    who = piece = 0
    for side in range(int(asked.sight["sides"])):
        standing = [int(asked.sight["players"][side][name]) >> number & 1 for name in ("scouts", "women", "hunters")]
        if any(standing):
            who, piece = side, standing.index(1)
    where = said.area(asked.sight, asked.box, number, ".from")
    args = {"piece": said.worker(piece), "rival": said.rival(asked.sight, who), "area": where}
    return ("guard" if asked.move.then else "scout"), args


def say_amount(asked: Asked) -> Said:
    """Of beavers, of what is bartered, or of leather for rifles."""
    amount = asked.move.amount
    if asked.pending.kind == ASK_TAN:
        leather = said.good(LEATHER, amount * int(asked.box["tan_rate"]))
        return "tan", {"beavers": said.good(BEAVER, amount), "leather": leather, "n": amount}
    if asked.pending.kind == ASK_BARTER:
        taken, kind = divmod(asked.pending["stage"], len(RESOURCES))
        return ("take" if taken else "give"), {"good": said.good(kind, amount), "n": amount}
    return "ship", {"leather": said.good(LEATHER, amount), "rifles": said.good(RIFLE, amount)}


def say_barter(asked: Asked) -> Said:
    """With what smallpox may cost; there is none in a year of infection, nor after a small barter of the Ottawa."""
    sight, box, who = asked.sight, asked.box, asked.pending.who
    found, rate = smallpox(sight, box, who), said.barter_rate(box)
    if not found.struck:
        return "safe", {"rate": rate}
    most = max((victims for _, victims in unseen(sight, box, who)), default=0)
    args = {"struck": found.struck, "whole": found.whole, "most": most, "rate": rate}
    if int(asked.player["tribe"]) == OTTAWA:
        return "few", {**args, "n": int(box["tribes"][OTTAWA]["amount"])}
    return args


def say_buy(asked: Asked) -> Said:
    level = int(asked.box["progress_level"][asked.move.tile])
    points = said.points(ECONOMIC, int(asked.box["progress_points"][level]))
    return {**say_progress(asked), "n": asked.cost, "points": points}


def say_sell(asked: Asked) -> Said:
    return {"goods": said.costs(asked.move.price), "points": sale_points(asked, asked.cost)}


def sale_points(asked: Asked, goods: int = 1) -> Message:
    return said.points(ECONOMIC, goods * int(asked.box["sale_points"]))


def say_heal(asked: Asked) -> Said:
    """Further ones come home for a rifle each."""
    native, price = said.native(asked.move.native), asked.move.price
    return ("paid", {"native": native, "price": said.costs(price)}) if price else {"native": native}


def say_draw(asked: Asked) -> Said:
    up = int(asked.sight["mask_up"])
    return "deck" if asked.move.card or up == NONE else ("up", {"mask": said.mask(asked.box, up)})


def say_play(asked: Asked) -> Said:
    worth = int(asked.box["combination_points"][SHAPE_OF[asked.move.cards]])
    return {"cards": said.combination(asked.move.cards), "points": said.points(MASK, worth)}


def say_tow(asked: Asked) -> Said:
    to = {"lake": said.lake(asked.move.lake, ".to")}
    return ("own", to) if asked.move.rival == asked.pending.who else {**say_rival(asked), **to}


def say_swap(asked: Asked) -> Said:
    """A leaver for a tile of the display, or for one that was looked at."""
    old, number = said.tile(asked.box, int(asked.player["tiles"][asked.move.leaver])), asked.move.tile
    if number < OFFERED:
        return {"old": old, "tile": said.tile(asked.box, int(asked.sight["display"][number]))}
    looked_at = bits(int(asked.player["looking_at"]))[number - OFFERED]
    return "looked", {"old": old, "tile": said.tile(asked.box, looked_at)}


def say_score(asked: Asked) -> Said:
    return "military" if asked.pending.kind == ASK_SCORE and asked.pending["track"] == MILITARY else "ritual"


def say_track(asked: Asked) -> Said:
    """A full track may be chosen; then it is said how little of the points counts. Only New Allies lets one choose."""
    told, track = asked.pending["points"], asked.move.track
    room = int(asked.box["track_end"][1]) - int(asked.player["tracks"][track])
    return ("full" if room < told else ""), {"points": said.points(track, told), "n": room}


MOVE_WORDS: dict[str, Callable[[Asked], Said]] = {
    "done": lambda a: a.pending.name if a.pending.name in OWN_DONE else "",
    "do": lambda a: {"action": action_asked(a) or said.alliance(0)},
    "skip": say_skip,
    "use": say_progress,
    **dict.fromkeys(("card", "copy"), say_card),
    "tribe": lambda a: {"tribe": said.tribe(a.move.tribe, ".acc"), "about": said.tribe_power(a.move.tribe, a.box)},
    "token": lambda a: {"area": said.area(a.sight, a.box, a.move.area, ".onto")},
    "replace": lambda a: {"tile": said.tile(a.box, a.move.tile)},
    "lake": lambda a: {"lake": said.lake(a.move.lake)},
    **dict.fromkeys(("act", "fire", "spare"), say_cell),
    "order": say_order,
    "repeat": lambda a: {"action": printed_action(a, a.pending["at"], a.move.action)},
    **dict.fromkeys(("toll", "look"), lambda a: {"good": said.costs(a.move.price)}),
    "take": lambda a: {"good": said.good(a.move.good, 1)},
    "toll-point": lambda a: {"points": said.costs(a.move.price)},
    "march": say_march,
    "guard": say_guard,
    "scout": lambda a: {"area": said.area(a.sight, a.box, area_here(a), ".on")},
    **dict.fromkeys(("fight", "chase"), say_attack),
    "beat": say_rival,
    "drive": say_drive,
    "harvest": lambda a: {"kinds": listed(said.kind(kind) for kind in bits(a.move.kinds))},
    "relieve": lambda a: {"area": said.area(a.sight, a.box, a.move.area, ".on")},
    "amount": say_amount,
    "barter": say_barter,
    "buy": say_buy,
    "sell": say_sell,
    "again": lambda a: {"good": said.costs(a.move.price), "points": sale_points(a)},
    "pay": lambda a: {"goods": said.costs(a.move.price)},
    "lose": lambda a: {"native": said.native(a.move.native)},
    "heal": say_heal,
    "lose-guard": lambda a: {"place": said.land(a.sight, a.move.territory, ".from")},
    "lose-area": lambda a: {"area": said.area(a.sight, a.box, a.move.area, ".from")},
    **dict.fromkeys(("discard", "pick"), lambda a: {"mask": said.mask_kind(a.move.kind)}),
    "stack": lambda a: {"stack": said.stack(a.box, a.move.stack)},
    "keep": lambda a: {"points": said.turtle(a.box, a.pending["stack"] * STACK_TILES + a.move.tile)},
    "score": say_score,
    "draw": say_draw,
    "play": say_play,
    "carve": lambda a: {"mask": said.mask_kind(a.move.card), "kind": said.mask_kind(a.move.kind)},
    **dict.fromkeys(("advance", "stay", "faction"), lambda a: {"flag": said.faction(a.move.faction)}),
    "track": say_track,
    "tow": say_tow,
    "escort": say_escort,
    "territory": lambda a: {"place": said.land(a.sight, a.move.territory, ".in")},
    "ready": lambda a: {"tile": said.progress(a.move.tile), "n": a.cost},
    "pile": lambda a: ("deck", "discards")[a.move.pile],
    "swap": say_swap,
}
say_move = moves_said_by(DECISIONS, MOVE_WORDS, Asked)
