"""The trophy track: its spaces with furs, rewards and shields, and how far a token has come."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import LONGEST_TRACK, TRACK_REWARD, TRACKS
from ..pieces.moves import CLIMB, REWARD_ROW, STORY_TROPHY
from ..words import pieces as said
from .parts import Pieces, fur_icon, goods_row, sign


def trophy_track(pieces: Pieces, side: int, colour: str, own: bool, name: str, number: int, trophy: int) -> Node:
    track, table = pieces.box["tracks"][number], f"track.{TRACKS[number]}"
    length, furs, shields = int(track["length"]), track["furs"].tolist(), track["shields"].tolist()
    source = pieces.source(f"{table}.furs", f"{table}.shields")
    node = Node(f"track-{side}", "track", "trophy", vars={"n": length}, tip=Message("scene-tip-track"))
    node.add(Node(f"track-{side}-word", "word", text=Message("scene-trophy")))
    if trophy == 0:
        node.add(Node(f"above-{side}", "above").add(trophy_token(side, colour, name)))
    for space in range(1, length + 1):
        shield = shields[space] if shields[space] > shields[space - 1] else 0
        reward = TRACK_REWARD + number * LONGEST_TRACK + space - 1
        row = trophy_space(pieces, f"space-{side}-{space}", space, furs[space], reward, own)
        row.look, row.source = "reached" if space <= trophy else "", source
        if own and space == trophy + 1:
            row.moves = [CLIMB, STORY_TROPHY]
        row.add(sign(f"space-{side}-{space}-shield", "vp", shield, "vp shield") if shield else None)
        node.add(row.add(trophy_token(side, colour, name) if trophy == space else None))
    return node


def trophy_space(pieces: Pieces, id: str, space: int, fur: int, reward: int, own: bool) -> Node:
    """One space: the fur to pay on entering it and its reward; the shield for the end of the game is added."""
    args = {"row": space, "fur": said.fur(fur), "goods": pieces.say_reward(reward)}
    row = Node(f"trophy-{id}", "row", tip=Message("scene-tip-space-trophy" if fur else "scene-tip-space-free", args))
    row.add(fur_icon(f"{id}-fur", fur, "ask") if fur else Node(f"{id}-fur", "ask", look="free"))
    return row.add(goods_row(f"{id}-goods", pieces, reward, [REWARD_ROW + space - 1] if own else None))


def trophy_token(side: int, colour: str, name: str) -> Node:
    tip = Message("scene-tip-trophy-token", {"who": name})
    return Node(f"trophy-{side}", "token", f"token-{colour}", f"p-{colour}", tip=tip)


def trophy_fact(pieces: Pieces, side: int, track: int, trophy: int) -> Node:
    """How far the trophy token has come, and what its shield is worth so far."""
    shield = int(pieces.box["tracks"][track]["shields"][trophy])
    tip = Message("scene-tip-trophy", {"space": trophy, "shield": shield, "board": Message(f"track-{TRACKS[track]}")})
    return Node(f"trophy-{side}", "count", "trophy", "trophy", trophy, tip)
