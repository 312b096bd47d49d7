"""What must hold at every moment of every game, whatever anybody does."""

from __future__ import annotations

from typing import Any

from peltry.games.strogoff.pieces import cards, state


def check(table: Any, box: Any) -> None:
    """What holds in every position: all 154 cards once, everything within its range."""
    players = int(table["options"]["players"])
    couriers = [table["couriers"][seat] for seat in range(players)]
    actions = [*table["action_deck"][: table["action_left"]], *table["action_discards"][: table["action_gone"]]]
    roads = [*table["solved"][: table["solved_count"]], *table["duel"][: table["duel_count"]]]
    if table["traitor"] >= 0:
        actions.append(table["traitor"])
    for courier in couriers:
        actions += [*courier["hand"][: courier["hand_count"]]]
        roads += [*courier["row"][: courier["row_count"]], *courier["abilities"][: courier["ability_count"]]]
        roads += [courier["left"]] if courier["left"] >= 0 else []
        assert 0 <= courier["energy"] <= box["most_energy"]
        assert 1 <= courier["space"] <= box["road"][table["options"]["edition"]]["last"]
        assert courier["row_count"] <= cards.LONGEST_ROW
        for place in range(courier["row_count"]):
            icons = sum(1 << icon for icon in range(2) if box["icon"][courier["row"][place], icon] >= 0)
            assert courier["covered"][place] & state.DISCS & ~icons == 0
            assert not (courier["down"][place] and courier["covered"][place])
    for pile in table["roads"]:
        roads += [*pile["cards"][: pile["left"]], *pile["discards"][: pile["gone"]]]
    if table["sangarra"] < 0:
        roads.append(cards.SANGARRA)
    allies = [*table["ally_deck"][: table["ally_left"]], *table["ally_discards"][: table["ally_gone"]]]
    allies += [ally for ally in table["allies"] if ally >= 0]
    assert sorted(map(int, actions)) == list(range(cards.ACTION_CARDS))
    assert sorted(map(int, roads)) == list(range(cards.ROAD_CARDS))
    assert sorted(map(int, allies)) == list(range(len(cards.ALLIES)))
    assert box["tartars_weakest"] <= table["strength"] <= box["tartars_strongest"]
    assert 1 <= table["tartars"] < box["road"][table["options"]["edition"]]["last"]
    assert table["ogareff"] <= box["ogareff_end"]
    assert table["depth"] < len(table["stack"])
    assert bool(table["over"]) == (table["ending"] != state.NOT_YET)
