"""The four tracks as woven belts, two to a pair: the lower one counts. The alliance track."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.goods import FACTIONS, TRACKS
from ..words import pieces as said
from .counting import standing
from .parts import Pieces, Sight

BEAD = 5  # a bead on the belt every so many points
DISC = 2  # spaces of a belt that a small disc is wide
NEAR = 3  # and so many that a large one is
LANES = ("upper", "lower")


def tracks(sight: Sight) -> Node:
    """Each pair with its faction in front; in the base game a pair is only a pair."""
    base = sight.board.base or sight.board.solo
    node = Node("tracks", "belts", look="base" if base else "allied")
    node.add(
        Node("tracks-title", "title", text=Message("scene-tracks")),
        Node("tracks-about", "about", text=Message("scene-tracks-about")),
    )
    end = sight.track_end
    for pair in range(2):
        rows = [belt_of_track(sight, sight.board.belts[2 * pair + nth], end) for nth in range(2)]
        node.add(sight.part(braced, pair, base, end, *rows))
    return node


def braced(pieces: Pieces, pair: int, base: bool, end: int, *rows: Subtree) -> Node:
    art = "score-pair" if base else f"fac-{FACTIONS[pair]}"
    node = Node(f"pair-{pair}", "pair", look=f"nth-{pair}")
    tip = Message("scene-tip-pair" if base else "scene-tip-pair-faction", {"faction": FACTIONS[pair]})
    node.add(Node(f"pair-{pair}-sign", "crown", art, tip=tip))
    scale = Node(f"scale-{pair}", "scale", vars={"end": end})
    scale.add(*(Node(f"scale-{pair}-{n}", "mark", text=n, vars={"at": n}) for n in range(0, end + 1, BEAD)))
    return node.add(scale, *rows)


def belt_of_track(sight: Sight, track: int, end: int) -> Subtree:
    board = sight.board
    people = [side for side in range(board.sides) if side != board.ghost]
    at = tuple([(side, sight.names[side], sight.sides[side].tracks[track]) for side in people])
    moves = sight.moves("track", track=track) + sight.moves("toll-point", track=track)
    return sight.part(belt, track, end, at, sight.bottom, standing(board, sight.bottom, track), moves)


def belt(
    pieces: Pieces,
    track: int,
    end: int,
    at: tuple[tuple[int, str, int], ...],
    bottom: int,
    stands: str,
    moves: tuple[int, ...],
) -> Node:
    """A belt with its name and everybody's disc; the own number at its end, ember and underlined when it counts."""
    key = TRACKS[track]
    node = Node(f"track-{key}", "belt", vars={"end": end}, moves=list(moves))
    node.tip = Message(f"scene-tip-track-{stands}", {"track": said.track(track)})
    node.add(Node(f"track-{key}-sign", "sign", f"track-{key}"))
    node.add(Node(f"track-{key}-name", "trackname", text=said.track(track, ".word")))
    woven = Node(f"woven-{key}", "woven", vars={"end": end})
    woven.add(*(Node(f"bead-{key}-{n}", "bead", vars={"at": n}) for n in range(0, end + 1, BEAD)))
    fanned = fan(tuple(points for _, _, points in at))
    for (side, name, points), (lane, shift) in zip(at, fanned, strict=True):
        tip = Message("scene-tip-disc", {"who": name, "points": said.points(track, points)})
        disc = Node(f"disc-{side}-{key}", "disc", f"disc-{COLOURS[side]}", lane, tip=tip)
        disc.vars = {"at": points, "shift": shift}
        woven.add(disc)
    own = next((points for side, _, points in at if side == bottom), 0)
    return node.add(woven, Node(f"points-{key}", "points", look="" if stands == "high" else "low", text=own))


def fan(points: tuple[int, ...]) -> list[tuple[str, int]]:
    """Each disc's lane on its belt, and how many halves of a space it steps aside, so that none covers another.

    A disc by itself keeps the middle. Discs close together are smaller and share two lanes.
    """
    fanned = [("", 0)] * len(points)
    order = sorted(range(len(points)), key=lambda nth: points[nth])
    groups: list[list[int]] = []
    for nth in order:
        if groups and points[nth] - points[groups[-1][-1]] < NEAR:
            groups[-1].append(nth)
        else:
            groups.append([nth])
    for group in groups:
        for lane, several in enumerate((group[::2], group[1::2]) if len(group) > 1 else ()):
            for nth, halves in zip(several, apart([2 * points[each] for each in several]), strict=True):
                fanned[nth] = (LANES[lane], halves - 2 * points[nth])
    return fanned


def apart(at: list[int]) -> list[int]:
    """The same places, or a little beside them, each a small disc's width from the next; as far left as right."""
    moved: list[int] = []
    for place in at:
        moved.append(max(place, moved[-1] + 2 * DISC) if moved else place)
    back = (sum(moved) - sum(at)) // len(at) if at else 0
    return [place - back for place in moved]


def alliance(sight: Sight) -> Node | None:
    """Five spaces towards each flag, and the points under a disc there."""
    if sight.board.base or sight.board.solo:
        return None
    node = Node("alliance", "alliance", tip=Message("scene-tip-alliance"))
    node.add(Node("alliance-title", "title", text=Message("scene-alliance")))
    node.add(side_of(sight, 0), spaces_of(sight), side_of(sight, 1))
    return node


def side_of(sight: Sight, faction: int) -> Subtree:
    moves: tuple[int, ...] = ()
    for verb in ("advance", "faction", "stay"):
        moves += sight.moves(verb, faction=faction)
    return sight.part(crown, faction, moves)


def crown(pieces: Pieces, faction: int, moves: tuple[int, ...]) -> Node:
    tip = Message("scene-tip-crown", {"faction": FACTIONS[faction]})
    return Node(f"ally-{FACTIONS[faction]}", "crown", f"fac-{FACTIONS[faction]}", tip=tip, moves=list(moves))


def spaces_of(sight: Sight) -> Subtree:
    discs = tuple([(side, sight.names[side], each.disc) for side, each in enumerate(sight.sides)])
    return sight.part(spaces, discs)


def spaces(pieces: Pieces, discs: tuple[tuple[int, str, int], ...]) -> Node:
    points = pieces.box["alliance_points"].tolist()
    most = len(points) - 1
    node = Node("ally-spaces", "allyspaces")
    source = pieces.source("alliance.end_points")
    for space in range(-most, most + 1):
        look = "middle" if not space else f"{FACTIONS[space > 0]} deep-{abs(space)}"
        each = Node(f"ally-{space}", "allyspace", look=look, text=points[abs(space)] if space else None)
        each.art = None if space else "act-alliance"
        each.tip = Message("scene-tip-ally-space", {"n": points[abs(space)], "faction": FACTIONS[space > 0]})
        each.tip = each.tip if space else Message("scene-tip-ally-middle")
        each.source = source
        here = [(side, name) for side, name, disc in discs if disc == space]
        for nth, (side, name) in enumerate(here):
            tip = Message("scene-tip-ally-disc", {"who": name})
            look = f"of-{len(here)} nth-{nth}"
            each.add(Node(f"ally-disc-{side}", "disc", f"disc-{COLOURS[side]}", look, tip=tip))
        node.add(each)
    return node
