"""What stands on the land: a territory's flag, name, spots, Guards and patrols; the villages."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.decisions import ASK_ARRIVE
from ..pieces.goods import BEAVER, FACTIONS, NATIVES, WARRIOR
from ..pieces.land import AREA_KINDS, AREAS_EACH, FROM_AREA, FROM_GUARD, FROM_HOME, HOME, SOURCES
from ..pieces.moves import MOVES
from ..pieces.state import NONE
from ..words import pieces as said
from .counting import majority
from .parts import Pieces, Sight

BOTH_FLAGS = (1 << len(FACTIONS)) - 1


class Worker(NamedTuple):
    """Who stands on a spot."""

    side: int
    name: str
    native: int
    ghost: bool


class Stand(NamedTuple):
    """A Guard or a patrol in a territory or village."""

    side: int
    name: str
    patrol: str  # of which faction, empty for a Guard
    nth: int
    look: str
    moves: tuple[int, ...]
    ghost: bool = False


def worker_at(sight: Sight, area: int) -> Worker | None:
    found = sight.board.workers.get(area)
    if found is None:
        return None
    side, native = found
    return Worker(side, sight.names[side], native, side == sight.board.ghost)


def place_parts(sight: Sight, territory: int) -> Subtree:
    first = territory * AREAS_EACH
    spots = [
        spot_of(sight, territory, area) for area in range(first, first + AREAS_EACH) if sight.pieces.kind_of[area] >= 0
    ]
    lead = majority(sight, territory)
    stands = stands_at(sight, territory)
    return sight.part(place, territory, lead, tuple(stands), *spots)


def place(pieces: Pieces, territory: int, lead: int, stands: tuple[Stand, ...], *spots: Subtree) -> Node:
    key = pieces.territories[territory]
    node = Node(f"place-{key}", "place", look=f"at-{key}")
    row = Node(f"spots-{key}", "spots").add(*spots)
    for faction, name in enumerate(FACTIONS):
        if pieces.flags[territory] >> faction & 1:
            node.add(Node(f"flag-{key}-{name}", "flag", f"flag-{name}", look=f"nth-{faction}"))
    look = f"held p-{COLOURS[lead]}" if lead != NONE else ""
    both = " two" if pieces.flags[territory] == BOTH_FLAGS else ""
    node.add(Node(f"name-{key}", "name", look=(look + both).strip(), text=said.land(pieces.where, territory)), row)
    guards = Node(f"guards-{key}", "guards", look="" if stands else "empty", vars={"n": len(stands)})
    return node.add(guards.add(*(stand(pieces, f"{key}", each) for each in stands)))


def spot_of(sight: Sight, territory: int, area: int) -> Subtree:
    """A spot names every move that can be made on it: scout, drive off, relieve, lose, lay a token."""
    worker, kind, here = worker_at(sight, area), sight.pieces.kind_of[area], area % AREAS_EACH
    moves: tuple[int, ...] = ()
    if sight.asks(ASK_ARRIVE) and sight.board.asked_for("place") == territory:
        moves += sight.moves("scout", area=here) + sight.moves("drive", area=here)
    for verb in ("token", "relieve", "lose-area"):
        moves += sight.moves(verb, area=area)
    moves += sight.moves("march", source=FROM_AREA + area)
    token = next((side for side, each in enumerate(sight.sides) if each.token == area), NONE)
    look = "prey" if any(MOVES[move].verb == "drive" for move in moves) else ""
    if sight.board.asked == ASK_ARRIVE and sight.board.asked_for("source") == FROM_AREA + area:
        look = "mover"
    return sight.part(spot, area, kind, worker, token, look, moves)


def spot(
    pieces: Pieces, area: int, kind: int, worker: Worker | None, token: int, look: str, moves: tuple[int, ...]
) -> Node:
    key = pieces.territories[area // AREAS_EACH]
    node = Node(f"spot-{area}", "spot", f"spot-{AREA_KINDS[kind]}", look, moves=list(moves))
    node.source = pieces.source(f"{pieces.map_name}.{key}.{AREA_KINDS[kind]}")
    node.tip = spot_tip(pieces, area, kind, worker)
    if worker is not None:
        node.look = f"{look} worked".strip()
        art = f"{NATIVES[worker.native]}-{COLOURS[worker.side]}"
        node.add(Node(f"worker-{area}", "native", art, "alike"))
        badge = "pine-sign" if AREA_KINDS[kind] == "forest" else AREA_KINDS[kind]
        node.add(Node(f"crop-{area}", "badge", badge))
    if token != NONE:
        node.add(Node(f"token-{area}", "token", f"disc-{COLOURS[token]}", tip=Message("scene-tip-token")))
    return node


def spot_tip(pieces: Pieces, area: int, kind: int, worker: Worker | None) -> Message:
    """Whose it is, what it brings, and by which action; the ghost's people only count for its cards."""
    forest, box = AREA_KINDS[kind] == "forest", pieces.box
    brings = said.good(BEAVER, box["hunt_per_hunter"]) if forest else said.good(kind, box["harvest_per_woman"])
    args = {"area": said.area(pieces.where, box, area), "brings": brings, "who": worker.name if worker else ""}
    if worker is None or worker.native == WARRIOR:
        what = "spot" if worker is None else "scout"
        return Message(f"scene-tip-{what}-{'forest' if forest else 'field'}", args)
    return Message(f"scene-tip-{'ghost-' if worker.ghost else ''}{NATIVES[worker.native]}", args)


def stands_at(sight: Sight, place: int) -> list[Stand]:
    """Guards of every side, then patrols; natives in a village are counted elsewhere."""
    board, found = sight.board, []
    arriving = sight.asks(ASK_ARRIVE) and board.asked_for("place") == place
    source = board.asked_for("source") if board.asked == ASK_ARRIVE else NONE
    for side, each in enumerate(sight.sides):
        mine = side == sight.seat
        moves: tuple[int, ...] = ()
        if mine:
            moves = sight.moves("march", source=FROM_GUARD + place) + sight.moves("lose-guard", territory=place)
        elif arriving:
            moves = sight.moves("fight", rival=side) + sight.moves("beat", rival=side)
        for nth in range(each.guards[place]):
            look = "mover" if side == board.to_play and source == FROM_GUARD + place and nth == 0 else ""
            look = "prey" if moves and not mine else look
            found.append(Stand(side, sight.names[side], "", nth, look, moves if nth == 0 else (), side == board.ghost))
    return found + patrols_at(sight, place, arriving, source)


def patrols_at(sight: Sight, place: int, arriving: bool, source: int) -> list[Stand]:
    board, found = sight.board, []
    for side, each in enumerate(sight.sides):
        mine = side == sight.seat
        for nth, at in enumerate(each.patrols):
            if at != place:
                continue
            flag = FACTIONS[0 if each.disc < 0 else 1]
            moves = sight.moves("escort", place=place) if mine else ()
            if arriving and not mine:
                moves = sight.moves("chase", rival=side)
            look = "mover" if side == board.to_play and source == SOURCES + nth else ""
            look = "prey" if moves and not mine else look
            found.append(Stand(side, sight.names[side], flag, nth, look, moves))
    if place != HOME:
        for faction, landed in enumerate(board.europeans):
            if landed >> place & 1:
                side = board.ghost
                moves = sight.moves("chase", rival=side) if arriving else ()
                look = "prey" if moves else ""
                found.append(Stand(side, sight.names[side], FACTIONS[faction], 2 + faction, look, moves))
    return found


def stand(pieces: Pieces, key: str, each: Stand) -> Node:
    colour = COLOURS[each.side]
    if each.patrol:
        whose = "european" if each.nth > 1 else "patrol"  # of a card of adversity, or an ally's
        tip = Message(f"scene-tip-{whose}", {"who": each.name, "faction": each.patrol})
        art, id = f"patrol-{each.patrol}-{colour}", f"patrol-{each.side}-{each.nth}"
        id = f"{id}-{key}" if each.nth > 1 else id
    else:
        tip = Message(f"scene-tip-{'ghost-' if each.ghost else ''}guard", {"who": each.name})
        art, id = f"warrior-{colour}", f"guard-{each.side}-{key}-{each.nth}"
    return Node(id, "native", art, f"alike {each.look}".strip(), tip=tip, moves=list(each.moves))


def village_of(sight: Sight, side: int) -> Subtree:
    """A village: whose it is, who is at home, patrols that wait there."""
    each, mine = sight.sides[side], side == sight.seat
    groups = []
    for native in range(len(NATIVES)):
        moves = sight.moves("lose", native=native) if mine else ()
        if native == WARRIOR and mine:
            moves += sight.moves("march", source=FROM_HOME)
        groups.append((each.home[native], moves))
    mover = side == sight.board.to_play and sight.board.asked == ASK_ARRIVE
    mover = mover and sight.board.asked_for("source") == FROM_HOME
    arriving = sight.asks(ASK_ARRIVE) and sight.board.asked_for("place") == HOME
    source = sight.board.asked_for("source") if sight.board.asked == ASK_ARRIVE else NONE
    waiting = tuple([p for p in patrols_at(sight, HOME, arriving, source) if p.side == side])
    ghost = side == sight.board.ghost
    active = side == sight.board.active and not sight.board.over
    return sight.part(village, side, sight.names[side], mine, ghost, active, mover, waiting, *groups)


def village(
    pieces: Pieces,
    side: int,
    name: str,
    mine: bool,
    ghost: bool,
    active: bool,
    mover: bool,
    waiting: tuple[Stand, ...],
    *groups: tuple[int, tuple[int, ...]],
) -> Node:
    colour, key = COLOURS[side], f"H{side + 1}"
    node = Node(f"village-{side}", "place", look=f"at-{key} p-{colour}")
    roofs = Node(f"roofs-{side}", "roofs", "palisade", ("active " if active else "") + ("centre" if mine else ""))
    roofs.tip = Message("scene-tip-reserve" if ghost else "scene-tip-village", {"who": name})
    node.add(roofs, Node(f"owner-{side}", "owner", text=name))
    home = Node(f"home-{side}", "home")
    for native, (count, moves) in enumerate(groups):
        look = "mover" if mover and native == WARRIOR else "" if count else "none"
        what = "scene-tip-reserve-people" if ghost else f"scene-tip-home-{NATIVES[native]}"
        tip = Message(what, {"who": name, "people": said.people(native, count)})
        pile = Node(f"home-{side}-{NATIVES[native]}", "pile", look=look, text=count, tip=tip, moves=list(moves))
        art = f"{NATIVES[native]}-{colour}"
        pile.add(*(Node(f"home-{side}-{NATIVES[native]}-{i}", "native", art, "alike") for i in range(max(1, count))))
        home.add(pile)
    node.add(home)
    if waiting:
        node.add(Node(f"waiting-{side}", "waiting").add(*(stand(pieces, key, each) for each in waiting)))
    return node
