"""The end: the two pairs of belts side by side for everybody, the lower of each lit, and what they add up to."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....table.looking import chip
from ....table.scene import Node
from ..pieces.goods import TRACKS
from ..rules.scoring import ranking
from ..words import pieces as said
from .counting import standing
from .parts import Sight


def final(sight: Sight) -> Node | None:
    """Only when the game is over. Its first child is the picture."""
    if not sight.board.over:
        return None
    picture = Node("vista", "vista", "dusk")
    story = Node("final-story", "story", text=Message("final-story", {"years": int(sight.box["years"])}))
    table = Node("reckoning", "reckoning")
    points = [sight.points(side) for side in range(sight.board.sides)]
    table.add(*(line(sight, side) for side in ranking(sight.view.sight, points)))
    return Node("final", "final").add(picture, story, table)


def line(sight: Sight, side: int) -> Node:
    board, parts = sight.board, sight.reckoning[side]
    node = Node(f"final-{side}", "standing", look=f"p-{COLOURS[side]}")
    node.add(chip(side, "final-chip"), Node(f"final-name-{side}", "name", text=sight.names[side]))
    if side == board.ghost:
        for name, part_name in (("points", "ghost"), ("lands", "territories"), ("level", "level")):
            part = Node(f"final-{name}-{side}", "part", look="low", text=parts[part_name])
            node.add(part.add(Node(f"final-{name}-word-{side}", "word", text=Message(f"final-ghost-{name}"))))
    else:
        for pair in range(2):
            node.add(pair_of(sight, side, pair))
        if not board.base and not board.solo:
            allied = Node(f"final-alliance-{side}", "part", "act-alliance", text=parts["alliance"])
            allied.tip = Message("scene-tip-alliance")
            node.add(allied.add(Node(f"final-alliance-word-{side}", "word", text=Message("final-alliance"))))
        if board.solo:
            goals = Node(f"final-goals-{side}", "part", "majority", text=parts["objectives"])
            node.add(goals.add(Node(f"final-goals-word-{side}", "word", text=Message("final-goals"))))
    return node.add(Node(f"final-sum-{side}", "sum", text=sight.points(side)))


def pair_of(sight: Sight, side: int, pair: int) -> Node:
    node = Node(f"final-pair-{side}-{pair}", "duo")
    for nth in range(2):
        track = sight.board.belts[2 * pair + nth]
        stands, points = standing(sight.board, side, track), sight.sides[side].tracks[track]
        look = "idle" if stands == "high" else "low"
        each = Node(f"final-{TRACKS[track]}-{side}", "part", f"track-{TRACKS[track]}", look, points)
        each.tip = Message(f"scene-tip-track-{stands}", {"track": said.track(track)})
        node.add(each.add(Node(f"{each.id}-word", "word", text=said.track(track, ".word"))))
    return node
