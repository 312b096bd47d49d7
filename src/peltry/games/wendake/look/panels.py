"""Wendake at the terminal: the map, the offer, and a panel for every side."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Message
from ....kernel.sets import bits
from ....table.panels import NOTHING, Cell, Panel, Row, fact, heads
from ....table.scene import View
from ..pieces.board import CELLS, ROW, in_line
from ..pieces.goods import FACTIONS, NATIVES
from ..pieces.land import AREAS_EACH, LAKES
from ..pieces.state import NONE
from ..words import pieces as said
from .counting import counted_for, counts, majorities, majority, smallpox, stacks
from .foretold import foretold
from .map import FLAG_LOOKS
from .parts import Sight
from .places import stands_at, worker_at
from .solo import standing


def panels(view: View) -> list[Panel]:
    sight = Sight(view)
    found = [land(sight), lakes(sight), offer(sight), turtles(sight)]
    found += [ghost(sight)] if sight.board.solo else []
    return found + [side(sight, each) for each in sight.around if each != sight.board.ghost]


def land(sight: Sight) -> Panel:
    """Every territory: its flag, who works and stands there, who has the majority."""
    rows: list[Row] = []
    pieces = sight.pieces
    for territory in range(len(pieces.territories)):
        areas = range(territory * AREAS_EACH, (territory + 1) * AREAS_EACH)
        spots = [spot(sight, area) for area in areas if pieces.kind_of[area] >= 0]
        guards = [
            Message("panel-stands", {"who": each.name, "kind": each.patrol or "guard"})
            for each in stands_at(sight, territory)
        ]
        lead = majority(sight, territory)
        flag = Message("panel-flag", {"flag": FLAG_LOOKS[pieces.flags[territory]]})
        name = said.land(pieces.where, territory)
        rows.append((name, flag, spots, guards or NOTHING, sight.names[lead] if lead != NONE else NOTHING))
    return Panel(
        Message("panel-map", {"year": sight.board.year}), rows, heads("land", "flag", "spots", "guards", "most")
    )


def spot(sight: Sight, area: int) -> Message:
    worker, kind = worker_at(sight, area), sight.pieces.kind_of[area]
    what = Message(f"area-{('bean', 'corn', 'pumpkin', 'forest')[kind]}")
    if worker is None:
        return Message("panel-spot", {"area": what})
    who = ("scout", *NATIVES[1:])[worker.native]
    return Message("panel-worked", {"area": what, "who": worker.name, "kind": who})


def lakes(sight: Sight) -> Panel:
    rows: list[Row] = []
    for lake in range(len(LAKES)):
        canoes: list[Any] = [
            Message("panel-canoes", {"who": sight.names[side], "n": each.canoes[lake]})
            for side, each in enumerate(sight.sides)
            if each.canoes[lake]
        ]
        ships: list[Any] = [
            Message("panel-ship", {"faction": FACTIONS[faction]})
            for faction, at in enumerate(sight.board.ships)
            if at == lake and not sight.board.base
        ]
        if canoes or ships:
            rows.append((said.lake(lake), canoes + ships))
    return Panel(Message("panel-lakes"), rows)


def offer(sight: Sight) -> Panel:
    board, box, odds = sight.board, sight.box, smallpox(sight)
    rows = [fact("tiles", said.tile(box, tile)) for tile in board.display if tile != NONE]
    for level in (1, 2, 3) if not board.over else ():
        left = [said.progress(tile) for tile in bits(board.progress_rows & int(box["rows"][level]))]
        rows.append(fact("progress", left, n=sight.row_price(level)))
    if not board.base and not board.solo:
        cards = enumerate(board.turn_cards, 1)
        rows += [fact("card", said.turn_card(box, card), n=number) for number, card in cards if card != NONE]
    rows.append(fact("mask-up", said.mask(box, board.mask_up) if board.mask_up != NONE else NOTHING))
    drawn = Message("panel-odds", {"struck": odds.struck, "whole": odds.whole})
    rows.append(fact("smallpox", drawn if odds.whole else Message("scene-no-odds")))
    return Panel(Message("panel-offer"), rows)


def turtles(sight: Sight) -> Panel:
    rows: list[Row] = []
    for stack in stacks(sight):
        have, left = counted_for(sight, sight.bottom, stack), sight.board.turtles_left[stack]
        state = "taken" if sight.me.turtle_turn[stack] else "open"
        rows.append((said.stack(sight.box, stack), Message(f"panel-turtle-{state}", {"have": have, "left": left})))
    return Panel(Message("panel-turtles"), rows)


def ghost(sight: Sight) -> Panel:
    """The ghost's cards in order, what the next one would do, adversity and objectives."""
    board, box = sight.board, sight.box
    rows: list[Row] = []
    for slot, card in enumerate(board.slots):
        due = slot == board.due and not board.over
        will = foretold(sight, int(box["ghost_action"][card])) if due else ""
        rows.append((said.ghost_card(box, card), will))
    rows.append(fact("points", sight.points(board.ghost)))
    if board.adversity != NONE:
        rows.append((said.adversity(box, board.adversity), said.adversity(box, board.adversity, ".about")))
    for goal in bits(board.objectives):
        so_far, met = standing(sight, goal)
        rows.append((said.objective(box, goal), Message("panel-met") if met else so_far or NOTHING))
    return Panel(sight.names[board.ghost], rows, seat=board.ghost)


def side(sight: Sight, who: int) -> Panel:
    each, board, box = sight.sides[who], sight.board, sight.box
    rows: list[Row] = []
    if each.tribe > 0:
        rows.append((said.tribe(each.tribe), said.tribe_power(each.tribe, box)))
    for track, points in enumerate(each.tracks):
        key = "panel-track-counts" if counts(board, who, track) else "panel-track"
        rows.append((said.track(track), Message(key, {"n": points})))
    rows.append(fact("points", sight.points(who)))
    allied = not board.base and not board.solo
    if allied:
        rows.append(fact("disc", Message("panel-disc-at", {"n": abs(each.disc), "side": disc_side(each.disc)})))
    rows += [
        fact("goods", [said.good(good, n, "") for good, n in enumerate(each.goods) if n]),
        fact("home", [said.people(native, n) for native, n in enumerate(each.home) if n]),
        fact("longhouse", [said.people(native, n) for native, n in enumerate(each.longhouse) if n]),
        fact("majorities", majorities(sight, who)),
        *board_rows(sight, who),
        fact("my-progress", [said.progress(tile) for tile in bits(each.progress)]),
    ]
    if allied:
        rows.append(fact("my-cards", [said.turn_card(box, card) for card in bits(each.cards)]))
    rows += [fact("masks", hand(sight, who)), fact("my-turtles", shells(sight, who))]
    return Panel(sight.names[who], rows, seat=who)


def disc_side(disc: int) -> str:
    return "none" if not disc else FACTIONS[disc > 0]


def board_rows(sight: Sight, who: int) -> list[Row]:
    """The nine tiles, three to a row: a marker, an open place, what will turn."""
    each = sight.sides[who]
    free = int(in_line(each.markers)) if each.acts < int(sight.box["acts"]) else 0
    rows: list[Row] = []
    for row in range(CELLS // ROW):
        cells: list[Any] = []
        for cell in range(ROW * row, ROW * row + ROW):
            if each.tiles[cell] == NONE:
                continue
            mark = "used" if each.markers >> cell & 1 else "open" if free >> cell & 1 else "off"
            ritual = bool(each.ritual >> cell & 1)
            shown = Message("action-RITUAL") if ritual else said.tile(sight.box, each.tiles[cell])
            turning = "yes" if each.turning >> cell & 1 else "no"
            cells.append(Message("panel-cell", {"tile": shown, "mark": mark, "turning": turning}))
        rows.append(fact("board", cells, n=row + 1))
    return rows


def hand(sight: Sight, who: int) -> Cell:
    """My masks by kind; of another's only how many."""
    held = bits(sight.own("hand")) if who == sight.seat else []
    if not held:
        return Message("panel-cards", {"n": sight.board.masks[who]})
    return [said.mask(sight.box, card) for card in held]


def shells(sight: Sight, who: int) -> Cell:
    known = sight.sides[who].turtles_up | (sight.own("turtles") if who == sight.seat else 0)
    told: list[Any] = [said.turtle(sight.box, tile) for tile in bits(known)]
    if who != sight.seat and sight.board.turtles[who]:
        told.append(Message("panel-face-down", {"n": sight.board.turtles[who]}))
    return told
