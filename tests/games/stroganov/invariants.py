"""What must hold at every moment of every game, whatever anybody does."""

from __future__ import annotations

from typing import Any

from peltry.games.stroganov.pieces.decisions import ASK_KEEP
from peltry.games.stroganov.pieces.furs import FUR_KINDS, LOWEST_FUR, TIGER
from peltry.games.stroganov.pieces.state import NEUTRAL, STORY_END
from peltry.kernel.tools.records import STACK_DEPTH

MOST_FRAMES = STACK_DEPTH - 6  # how deep the stack may ever grow: well below its limit


def furs_everywhere(state: Any) -> list[int]:
    """Furs of each kind over bag, market, landscapes, players, the draft and the two just drawn."""
    heaps = [state["bag"], state["market"], *state["row"]["furs"], *state["players"]["furs"]]
    count = [sum(int(heap[fur]) for heap in heaps) for fur in range(FUR_KINDS)]
    for fur in (*state["draft_furs"].tolist(), *state["drawn"].tolist()):
        count[fur] += 1
    count[0] = 0  # the empty places of draft and draw
    return count


def check_furs(state: Any, box: Any) -> None:
    count = furs_everywhere(state)
    for fur in range(LOWEST_FUR, TIGER):
        assert count[fur] == box["furs"][fur], f"{count[fur]} furs of value {fur}"
    assert count[TIGER] + state["tigers"] == box["tigers"], "a tiger was lost or made"
    for heap in (state["bag"], state["market"], *state["row"]["furs"], *state["players"]["furs"]):
        assert min(heap.tolist()) >= 0, "a heap holds fewer than no furs"
    assert state["market"].sum() + state["market_gaps"] == 6, "the market has six places"


def check_outposts(state: Any, box: Any) -> None:
    """Five of each colour: built, in the personal and in the general supply."""
    standing = state["outposts"].tolist()
    for side in range(int(state["sides"])):
        me = state["players"][side]
        built = [region for region in range(5) if me["built"] >> region & 1]
        on_board = [region for region in range(5) if side + 1 in standing[region]]
        assert built == on_board, "what is built stands on the board, one in a region"
        assert len(built) + me["outposts"] + me["outposts_left"] == box["outposts"]
        assert min(me["outposts"], me["outposts_left"]) >= 0
    for spaces in standing:
        assert all(spaces.count(who) <= 1 for who in spaces if 0 < who < NEUTRAL)


def check_sides(state: Any, box: Any) -> None:
    sides = state["players"][: int(state["sides"])]
    players = max(2, int(state["options"]["players"]))
    assert sides["banners"].sum() + state["banners"] == box["banners"][players]
    assert state["banners"] >= 0
    for field in ("horses", "coins", "points", "banners", "trophy", "tiles"):
        assert sides[field].min() >= 0, f"less than no {field}"
    assert sides["story"].min() >= 0
    assert sides["story"].max() <= STORY_END
    for me in sides:
        assert me["trophy"] <= box["tracks"][me["track"]]["length"]
        assert me["hand"] & me["fulfilled"] == 0, "a wish is in hand or fulfilled, never both"
        assert me["points"] == me["points_from"].sum(), "every point has a source"


def check_cards(state: Any) -> None:
    """A wish is in one place only."""
    sides = state["players"][: int(state["sides"])]
    held = [wish for me in sides for wish in range(37) if (int(me["hand"]) | int(me["fulfilled"])) >> wish & 1]
    shown = [int(wish) for wish in (*state["wishes"], *state["draft_wishes"]) if wish >= 0]
    assert len(set(held + shown)) == len(held + shown)
    for cards in (state["yurts"], state["songs"], state["row"]["tile"]):
        lying = [int(card) for card in cards if card >= 0]
        assert len(set(lying)) == len(lying)
    tiles = state["row"]["tile"].tolist()
    assert state["landscapes"] == sum(1 << place for place, tile in enumerate(tiles) if tile >= 0)


def check_order(state: Any) -> None:
    """The order of play is the order of the Cossacks, from east to west."""
    sides = int(state["sides"])
    order = state["order"][:sides].tolist()
    assert sorted(order) == list(range(sides))
    places = [int(state["players"][side]["place"]) for side in order]
    assert places == sorted(places, reverse=True)


def check(state: Any, box: Any) -> None:
    check_furs(state, box)
    check_outposts(state, box)
    check_sides(state, box)
    check_cards(state)
    check_order(state)
    if not state["over"]:
        assert 1 <= state["depth"] <= MOST_FRAMES
        drawing = state["stack"][state["depth"] - 1]["kind"] == ASK_KEEP
        assert drawing == bool(state["drawn"].any()), "drawn furs wait for nothing but a choice"
