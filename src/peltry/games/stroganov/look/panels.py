"""Stroganov at the terminal: the land, the regions, market and songs, and a panel for every side."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.game import Message
from ....kernel.sets import bits
from ....table.panels import NOTHING, Cell, Panel, Row, fact, heads
from ....table.scene import View
from ..pieces.box import BANNER, COINS, HORSES, POINTS, REGIONS, ROW, SONG_REWARD, STORY, TERRAINS, TILE_REWARD, TRACKS
from ..pieces.box import VILLAGE_REWARD as VILLAGE
from ..pieces.box import YURT_REWARD as YURT
from ..pieces.decisions import ASK_DRAFT
from ..pieces.furs import TIGER
from ..pieces.state import NEUTRAL, NOBODY
from ..words import pieces as said
from .parts import FUR_VALUES, Sight

SHOWN = (POINTS, HORSES, COINS, STORY, BANNER)  # goods that every side has, in one line


def panels(view: View) -> list[Panel]:
    sight = Sight(view)
    shown = [calendar(sight), land(sight), regions(sight), market(sight), songs(sight)]
    if sight.board.asked == ASK_DRAFT:
        shown.append(draft(sight))
    return shown + [side_panel(sight, side) for side in sight.around]


def furs(counts: Sequence[int]) -> Cell:
    return [said.furs(counts[value], value) for value in FUR_VALUES if counts[value]] or NOTHING


def calendar(sight: Sight) -> Panel:
    """When it is, who goes first, and what is left in the supply."""
    season, order = Message(f"season-{sight.board.season}.title"), [sight.names[side] for side in sight.board.order]
    rows = [
        fact("order", order),
        fact("trade", said.fur(sight.board.trade_fur)),
        fact("bag", sum(sight.board.bag[:TIGER])),
        fact("tigers", sight.board.tigers),
        fact("banners", sight.board.banners),
    ]
    return Panel(Message("panel-calendar", {"season": season, "year": sight.board.year}), rows)


def land(sight: Sight) -> Panel:
    """Every place with its furs, lowest first, what claiming it gives, and who stands there, first in order first."""
    rows: list[Row] = []
    for at in range(ROW + 1):
        tile = sight.board.tiles[at]
        riders = [side for side in sight.board.order if sight.board.players[side].place == at]
        who: Cell = [sight.names[side] for side in riders] or ""
        if at == 0:
            rows.append((at, "", Message("panel-home"), "", "", who))
        elif tile < 0:
            rows.append((at, region_of(sight, at), Message("panel-gap"), "", "", who))
        else:
            terrain = said.terrain(int(sight.pieces.box["tiles"][tile]["terrain"]))
            lying = furs(sight.board.furs[at])
            rows.append((at, region_of(sight, at), terrain, lying, sight.pieces.say_reward(TILE_REWARD + tile), who))
    return Panel(Message("panel-land"), rows, heads("place", "region", "terrain", "furs", "reward", "cossacks"))


def region_of(sight: Sight, at: int) -> str:
    """The region's number, at its first landscape only."""
    here, before = (int(sight.pieces.box["region_of"][place]) for place in (at, at - 1))
    return f"R{here + 1}" if here != before else ""


def regions(sight: Sight) -> Panel:
    """Fur, village, yurt, wish and outposts of each region."""
    rows: list[Row] = []
    yurts, wishes, villages = sight.board.yurts, sight.board.wishes, sight.board.villages
    for number in range(REGIONS):
        yurt, wish = yurts[number], wishes[number]
        rows.append(
            (
                [f"R{number + 1}", said.region(number)],
                Message(said.fur_key(sight.board.region_fur[number])),
                sight.pieces.say_reward(VILLAGE + villages[number]),
                sight.pieces.say_reward(YURT + yurt) if yurt >= 0 else NOTHING,
                wish_line(sight, wish) if wish >= 0 else NOTHING,
                [outpost(sight, number, k) for k in range(int(sight.pieces.box["outpost_spaces"][number]))],
            )
        )
    return Panel(Message("panel-regions"), rows, heads("region", "fur", "village", "yurt", "wish", "outposts"))


def outpost(sight: Sight, region: int, space: int) -> str:
    """Who stands on a space, or the horses that a free one costs."""
    owner = sight.board.outposts[region][space]
    if owner == NOBODY:
        return f"({int(sight.pieces.box['outpost_horses'][region][space])})"
    return "×" if owner >= NEUTRAL else sight.names[owner - 1]


def wish_line(sight: Sight, wish: int) -> Message:
    points = said.good(POINTS, int(sight.pieces.box["wishes"][wish]["points"]), "")
    asks = said.wish_asks(wish, sight.pieces.box)
    return Message("panel-wish", {"wish": said.wish_name(wish), "asks": asks, "points": points})


def market(sight: Sight) -> Panel:
    rows: list[Row] = [(furs(sight.board.market),)]
    if drawn := [said.fur(value) for value in sight.board.drawn if value]:
        rows.append(([Message("scene-drawn"), *drawn],))
    return Panel(Message("panel-market"), rows)


def songs(sight: Sight) -> Panel:
    rows: list[Row] = [
        (said.good(STORY, int(sight.pieces.box["song_story"][song]), ""), sight.pieces.say_reward(SONG_REWARD + song))
        for song in sight.board.songs
        if song >= 0
    ]
    return Panel(
        Message("panel-songs"), rows or [(Message("scene-no-songs"),)], heads("story", "reward") if rows else ()
    )


def draft(sight: Sight) -> Panel:
    """Start wishes, each with the fur that comes with it."""
    rows: list[Row] = [
        (wish_line(sight, wish), said.fur(fur)) for wish, fur in sight.board.draft if wish >= 0 and fur > 0
    ]
    return Panel(Message("panel-draft"), rows, heads("wish", "fur"))


def side_panel(sight: Sight, side: int) -> Panel:
    """One side's goods; wishes in hand only where the looker may see them."""
    me = sight.board.players[side]
    shield = int(sight.pieces.box["tracks"][me.track]["shields"][me.trophy])
    lands = [
        Message("scene-tip-claimed", {"terrain": Message(f"terrain-{terrain}"), "n": count})
        for terrain, count in zip(TERRAINS, me.tiles, strict=True)
        if count
    ]
    goods = [
        said.good(number, amount, "")
        for number, amount in zip(SHOWN, (me.points, me.horses, me.coins, me.story, me.banners), strict=True)
    ]
    rows = [
        fact("goods", goods),
        fact("furs", furs(me.furs)),
        fact("supply", me.outposts),
        fact("built", [f"R{region + 1}" for region in bits(me.built)]),
        fact("trophy", [me.trophy, said.good(POINTS, shield, "")]),
        fact("board", Message(f"track-{TRACKS[me.track]}")),
    ]
    if lands:
        rows.append((Message("score-landscapes"), lands))
    held = sight.board.hand_counts[side]
    if sight.sees_hand_of(side):
        rows += [fact("hand", wish_line(sight, wish)) for wish in bits(sight.hand_of(side))]
    elif held:
        rows.append(fact("hand", Message("scene-tip-hand", {"n": held})))
    rows += [fact("fulfilled", said.wish_name(wish)) for wish in bits(me.fulfilled)]
    return Panel(sight.names[side], rows, seat=side)
