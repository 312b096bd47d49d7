"""What must hold at every moment of every game of Wendake, whatever anybody does."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.cards import MASKS, POTAWATOMI, POX_CARDS, STACK_TILES, STACKS, TURN_CARDS, TURTLES
from peltry.games.wendake.pieces.goods import MOST_GOODS, WARRIOR
from peltry.games.wendake.pieces.land import FOREST, LAKES
from peltry.games.wendake.pieces.tiles import BASIC_TILES, BLACK_TILE, FIRST_ADVANCED, PROGRESS_TILES
from peltry.kernel.tools.records import STACK_DEPTH

MOST_FRAMES = STACK_DEPTH - 4
NATIVES_EACH = 7


def bits(several: Any) -> list[int]:
    number = int(several)
    return [bit for bit in range(64) if number >> bit & 1]


def lying(cards: Any) -> list[int]:
    return [int(card) for card in cards if card >= 0]


def check_natives(state: Any, box: Any) -> None:
    """21 natives of each player are always somewhere, and each production area holds one piece."""
    land = box["maps"][int(state["map"])]
    fields = int(land["areas"]) & ~int(land["of_kind"][FOREST])
    taken = 0
    for side in range(int(state["sides"])):
        me = state["players"][side]
        count = [int(me["home"][kind]) + int(me["longhouse"][kind]) for kind in range(3)]
        count[WARRIOR] += int(me["guards"].sum())
        for kind, name in enumerate(("scouts", "women", "hunters")):
            areas = int(me[name])
            count[kind] += areas.bit_count()
            assert areas & ~int(land["areas"]) == 0, f"{name} stand where no area is"
            assert areas & taken == 0, "two pieces stand on one area"
            taken |= areas
        settled = sum(count) > 0  # before tribes are chosen nobody has natives
        eight = settled and int(me["tribe"]) == POTAWATOMI and side != int(state["ghost"])
        assert not settled or count == [NATIVES_EACH + eight, NATIVES_EACH, NATIVES_EACH], count
        assert int(me["women"]) & ~fields == 0, "a woman stands in a forest"
        assert int(me["hunters"]) & fields == 0, "a hunter stands on a field"
        assert min(me["home"].min(), me["longhouse"].min(), me["guards"].min()) >= 0


def check_boards(state: Any) -> None:
    """Nine tiles a board; every advanced tile lies in one place only."""
    advanced: list[int] = []
    for side in range(int(state["sides"])):
        me = state["players"][side]
        tiles = me["tiles"].tolist()
        own = [tile for tile in tiles if tile < FIRST_ADVANCED or tile == BLACK_TILE]
        assert len(tiles) == len(BASIC_TILES) == len(set(tiles)), "nine different tiles"
        assert len(set(own)) == len(own)
        advanced += [tile for tile in tiles if FIRST_ADVANCED <= tile < BLACK_TILE]
        assert len(bits(me["markers"])) == int(me["acts"])
    advanced += lying(state["display"]) + lying(state["tile_stack"]) + lying(state["tile_stack_2"])
    advanced += bits(state["tiles_removed"]) + looked_at_tiles(state)
    assert len(set(advanced)) == len(advanced), "an advanced tile lies in two places"
    assert len(lying(state["tile_stack"])) == int(state["tiles_left"])


def looked_at_tiles(state: Any) -> list[int]:
    """Advanced tiles that somebody looks at; turtle tiles are looked at in the same place, in an action."""
    return [tile for me in state["players"] for tile in bits(me["looking_at"])] if evolving(state) else []


def evolving(state: Any) -> bool:
    from peltry.games.wendake.pieces.decisions import ASK_EVOLVE

    depth = int(state["depth"])
    return any(int(frame["kind"]) == ASK_EVOLVE for frame in state["stack"][:depth])


def check_masks(state: Any) -> None:
    """All 36 are somewhere: in the deck, face up, in a hand, discarded, or beside the ghost."""
    hands = [card for me in state["players"] for card in bits(me["hand"])]
    found = (
        hands + lying(state["mask_deck"]) + bits(state["mask_gone"]) + lying([state["mask_up"], state["ghost_mask"]])
    )
    assert sorted(found) == list(range(MASKS)), "a mask was lost or made"
    assert len(lying(state["mask_deck"])) == int(state["mask_left"])
    for me in state["players"]:
        assert int(me["shown_masks"]) & ~int(me["hand"]) == 0
    pox = lying(state["pox_deck"]) + bits(state["pox_gone"])
    assert sorted(pox) == list(range(POX_CARDS))


def check_turn_cards(state: Any, box: Any) -> None:
    held = [card for me in state["players"] for card in bits(me["cards"])]
    found = held + lying(state["turn_deck"]) + lying(state["turn_deck_2"]) + lying(state["turn_cards"])
    found += bits(state["turn_gone"])
    assert len(set(found)) == len(found), "a turn card lies in two places"
    if int(state["options"]["base_game"]):
        assert found == []
    elif int(state["year"]) <= int(box["first_years"]):
        assert len(found) == TURN_CARDS, "a turn card was lost"
    for me in state["players"]:
        assert int(me["ready_cards"]) & ~int(me["cards"]) == 0
        assert int(me["ready_tiles"]) & ~int(me["progress"]) == 0


def check_turtles(state: Any) -> None:
    found = [tile for me in state["players"] for tile in bits(me["turtles"]) + bits(me["turtles_up"])]
    if not evolving(state):
        found += [tile for me in state["players"] for tile in bits(me["looking_at"])]
    for stack in range(STACKS):
        tiles = lying(state["turtle_stacks"][stack])
        assert len(tiles) == int(state["turtles_left"][stack])
        assert all(tile // STACK_TILES == stack for tile in tiles)
        found += tiles
    assert len(set(found)) == len(found), "a turtle tile lies in two places"
    if not int(state["options"]["base_game"]):
        assert len(found) == TURTLES


def check_progress(state: Any) -> None:
    found = bits(state["progress_rows"]) + [tile for me in state["players"] for tile in bits(me["progress"])]
    assert len(set(found)) == len(found) <= PROGRESS_TILES


def check_sides(state: Any, box: Any) -> None:
    solo, base = int(state["ghost"]) >= 0, int(state["options"]["base_game"])
    end = int(box["track_end"][2 if solo else 0 if base else 1])
    for side in range(int(state["sides"])):
        me = state["players"][side]
        assert 0 <= me["tracks"].min() <= me["tracks"].max() <= end, "a track was left"
        assert 0 <= me["goods"].min() <= me["goods"].max() <= MOST_GOODS
        assert me["canoes"].min() >= 0
        assert me["canoes"].sum() <= box["canoes"]
        assert 1 <= me["level"] <= 3
        assert -5 <= me["disc"] <= 5
        assert (me["disc"] == 0) == (me["patrols"].max() < 0), "patrols come with the first space of a faction"
    lakes = lying(state["ships"])
    assert len(set(lakes)) == len(lakes), "both ships lie on one lake"
    usable = int(box["maps"][int(state["map"])]["lakes"])
    assert all(usable >> lake & 1 for lake in lakes)
    if not base:
        closed = [lake for lake in range(len(LAKES)) if not usable >> lake & 1]
        assert all(not me["canoes"][lake] for me in state["players"] for lake in closed)


def check_order(state: Any) -> None:
    sides = int(state["sides"])
    assert sorted(state["order"][:sides].tolist()) == list(range(sides))
    markers = [who for who in state["spaces"].tolist() if who]
    assert len(set(markers)) == len(markers) <= sides
    assert sorted(state["belts"].tolist()) == [0, 1, 2, 3]


def check(state: Any, box: Any) -> None:
    check_natives(state, box)
    check_boards(state)
    check_masks(state)
    check_turn_cards(state, box)
    check_turtles(state)
    check_progress(state)
    check_sides(state, box)
    check_order(state)
    if not state["over"]:
        assert 1 <= state["depth"] <= MOST_FRAMES
