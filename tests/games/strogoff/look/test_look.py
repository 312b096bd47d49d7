"""Michel Strogoff's table: what lies where, why the road is barred, and that even a rare move has its piece."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from peltry.games.strogoff.look.events import event_art, event_nodes
from peltry.games.strogoff.pieces.cards import ACTION_NAMES, ROAD_NAMES
from peltry.games.strogoff.pieces.decisions import ASK_IMMEDIATE, ASK_PENALTY, ASK_TURN, DECISIONS
from peltry.games.strogoff.pieces.events import EVENTS, TURNED_UP
from peltry.games.strogoff.pieces.moves import ADVANCE, DECLINE, MOVES
from peltry.games.strogoff.rules.turn import DID_ADVANCE
from peltry.table.legend import legend_of
from peltry.table.library import load
from tests.contract.watching import SPECTATOR, scene, steps, symbols

from ..scenario import Scenario


def asked(match):
    """The pending decision."""
    return DECISIONS.read(match.state["stack"][int(match.state["depth"]) - 1])


def kinds(node):
    found = {}
    for each in node.walk():
        found.setdefault(each.kind, []).append(each)
    return found


def rested_games(players, seeds):
    """Random games in which nobody tires and Ogareff waits: everybody comes far, all that is rare becomes common."""
    done = Counter()
    for seed in range(seeds):
        match, dice = load("strogoff").new(players, seed=seed), random.Random(seed)
        while not match.over and len(match.history) < 900:
            state = match.position.states
            state["couriers"][0]["energy"][:players] = 6
            state["ogareff"][0] = min(int(state["ogareff"][0]), 28)
            yield match
            legal = match.legal()
            verbs = [match.describe(move).partition(":")[0] for move in legal]
            weights = [(4 if verb in ("advance", "cover", "keep") else 1) / (1 + done[verb]) ** 0.5 for verb in verbs]
            pick = dice.choices(range(len(legal)), weights)[0]
            done[verbs[pick]] += 1
            match.play(legal[pick])


def test_even_the_rarest_move_has_its_piece():
    seen = set()
    for match in rested_games(2, 12):
        legal = set(match.legal())
        named = {move for node in scene(match, match.to_play()).walk() for move in node.moves}
        assert named == legal, [match.describe(move) for move in named ^ legal]
        seen |= {match.describe(move).partition(":")[0] for move in legal}
    assert {verb.name for verb in MOVES.verbs} - seen == set()


def test_whoever_may_not_advance_is_told_why():
    """At the start of a turn the reasons are there exactly when the rules do not offer the step."""
    barred = free = 0
    for match in steps("strogoff", 3, {}, seed=31):
        if match.over or asked(match).kind != ASK_TURN or asked(match)["done"]:
            continue
        nodes = kinds(scene(match, match.to_play()))
        (next_step,) = nodes["next"]
        may = ADVANCE in match.legal()
        assert next_step.look == ("free" if may else "shut")
        assert ("barrier" in nodes) is not may
        assert nodes["why"], "one reason at the least, or what the step costs"
        assert all(reason.text is not None for reason in nodes["why"])
        barred, free = barred + (not may), free + may
    assert barred
    assert free


def test_whoever_has_advanced_is_told_that_a_second_action_is_another():
    """The Captain grants a second action; when the road is free, the reason is neither energy nor danger."""
    told = 0
    for match in rested_games(2, 6):
        if asked(match).kind != ASK_TURN or not asked(match)["done"] & DID_ADVANCE:
            continue
        nodes = {node.id: node for node in scene(match, match.to_play()).walk()}
        if "next" in nodes and nodes["next"].look == "free":
            assert [node.id for node in nodes["next-reasons"].children] == ["why-done_already"]
            told += 1
    assert told


def test_tartars_on_the_next_space_are_named_with_what_must_be_rolled():
    """Before the road card or after it, as the option says; whoever is blind passes them unseen."""
    for evasion, order in (("before", ["way-tartars", "way-on"]), ("after", ["way-on", "way-tartars"])):
        match = load("strogoff").new(1, seed=3, evasion=evasion)
        state = match.position.states
        state["tartars"][0], state["strength"][0] = 2, 5
        found = {node.id: node for node in scene(match, 0).walk()}
        assert [node.id for node in found["next-reasons"].children] == order
        assert found["way-tartars"].text.args == {"n": 5}
        state["couriers"][0]["left"][0] = 0
        assert "way-tartars" not in {node.id for node in scene(match, 0).walk()}


def test_several_dice_thrown_for_one_thing_have_one_caption():
    captions = 0
    for match in steps("strogoff", 3, {}, seed=38):
        dice = [die for die in match.state["dice"] if int(die["face"])]
        found = [node for node in scene(match, SPECTATOR).walk() if node.kind == "caption"]
        assert len(found) <= (len(dice) > 1)
        captions += len(found)
    assert captions


def test_a_clash_has_its_bill():
    """As many octagons as there are cards with a penalty in the row, while nothing is happening to it."""
    for match in steps("strogoff", 2, {}, seed=32, every=5):
        for seat in (0, 1):
            if not match.over and asked(match).kind in (ASK_IMMEDIATE, ASK_PENALTY):
                continue
            courier = match.state["couriers"][seat]
            cards = [int(card) for card in courier["row"][: int(courier["row_count"])]]
            due = sum(int(match.game.box[0]["penalty"][card]) >= 0 for card in cards)
            nodes = kinds(scene(match, seat))
            if "bill" in nodes:
                assert len(nodes.get("octagon", [])) == due


def told_price(match, seat):
    """What the bill says: its title, energy, cards and cards that turn over."""
    found = {node.id: node for node in scene(match, seat).walk()}
    price, text = Counter(), found["bill-sum"].text
    while text is not None:
        part = text.args.get("first", text)
        price[part.key] += part.args.get("n", 0)
        text = text.args.get("rest")
    return found["bill"].text.key, [price[f"scene-bill-{key}"] for key in ("energy", "cards", "flips")]


def holdings(match, seat):
    courier = match.state["couriers"][seat]
    down = int(courier["down"][: int(courier["row_count"])].sum())
    return [int(courier["energy"]), int(courier["hand_count"]), -down]


def test_a_danger_left_open_costs_what_its_bill_says():
    """The new card lies in the row and its step is paid: the bill is no guess any more, and penalties shorten it."""
    titles = Counter()
    for seed in range(40):
        # Before the card, or the roll against the Tartars would come between the question and the bill.
        match, dice = load("strogoff").new(2, seed=seed, evasion="before"), random.Random(seed)
        while not match.over and len(match.history) < 120:
            seat, legal = match.to_play(), match.legal()
            first = seat == int(match.state["first"])  # the traitor does not come before the other's turn
            if asked(match).kind != ASK_IMMEDIATE or not first:
                match.play(ADVANCE if ADVANCE in legal else dice.choice(legal))
                continue
            (title, price), before = told_price(match, seat), holdings(match, seat)
            titles[title, bool(sum(price))] += 1
            match.play(DECLINE)
            while asked(match).kind == ASK_PENALTY:
                told, rest = told_price(match, seat)
                assert told == "scene-bill-due"
                assert rest[1] <= price[1]
                match.play(match.legal()[0])
            assert [old - new for old, new in zip(before, holdings(match, seat), strict=True)] == price
    assert titles["scene-bill-open", True]
    assert titles["scene-bill-open", False]
    assert titles["scene-bill-now", True]


def test_between_a_card_won_and_the_penalties_the_bill_speaks_of_the_clash_that_is_there():
    """The Tartars are evaded before the penalties (Q70), and the card won may be one too many."""
    hand = ["STO", "STO", "ANI", "ANI", "WND", "WND", "DIP"]
    table = Scenario().courier(0, space=5, energy=2, row=["R02", "S07"], hand=hand).tartars(6, 1).top("siberia", "S25")
    table.dice(6).play("advance", "decline")
    assert table.asks == "excess"
    nodes = table.nodes()
    assert nodes["bill"].text.key == "scene-bill-now", "not what a clash would cost: there is one"
    assert len(nodes["bill-signs"].children) == 3
    assert "bill-sum" not in nodes
    before = int(table.of()["energy"])
    table.play("discard:A29")
    assert table.nodes()["bill"].text.key == "scene-bill-due"
    assert int(table.of()["energy"]) == before - 1, "the last point could be paid: no card is turned"


def test_a_hand_that_is_full_at_another_moment_leaves_the_bill_of_a_step():
    hand = ["STO", "ANI", "WND", "DIP", "PAT", "SPY", "VEH"]
    table = Scenario().courier(0, space=5, energy=2, row=["R02"], hand=hand)
    table.play("rest", "draw")
    assert table.asks == "excess"
    assert table.nodes()["bill"].text.key == "scene-bill"


@pytest.mark.parametrize(("edition", "spaces"), [("french", 11), ("devir", 12)])
def test_the_road_has_its_stations_and_all_couriers_stand_on_it(edition, spaces):
    for match in steps("strogoff", 4, {"edition": edition}, seed=33, every=40):
        nodes = kinds(scene(match, SPECTATOR))
        assert len(nodes["station"]) == spaces
        assert sorted(node.id for node in nodes["courier"]) == [f"courier-{seat}" for seat in range(4)]
        assert len(nodes["tartars"]) == len(nodes["ogareff"]) == 1


def test_a_hand_is_open_to_its_owner_alone():
    for match in steps("strogoff", 3, {}, seed=34, every=30):
        for seat in (SPECTATOR, 0, 1, 2):
            shown = {node.id.removeprefix("card-") for node in scene(match, seat).walk() if node.kind == "action"}
            for side, courier in enumerate(match.state["couriers"][:3]):
                hand = {ACTION_NAMES[int(card)] for card in courier["hand"][: int(courier["hand_count"])]}
                assert hand <= shown if side == seat else not hand & shown


def test_events_name_pieces_of_the_table():
    """Most events leave a piece where they say."""
    named = found = 0
    drawn = symbols("strogoff")
    for match in steps("strogoff", 3, {}, seed=35):
        if not match.history:
            continue
        ids = {node.id for node in scene(match, SPECTATOR).walk()}
        for event in match.history[-1]:
            art = event_art(event)
            assert art is None or art in drawn
            nodes = event_nodes(event)
            named += bool(nodes)
            found += bool(set(nodes) & ids)
    assert found > 0.7 * named > 0


def test_a_card_that_is_turned_up_again_is_known_by_its_deck():
    urals, sangarra = ROAD_NAMES.index("U3"), ROAD_NAMES.index("SG")
    assert event_art(EVENTS.read((TURNED_UP, 0, 1, urals))) == "back-urals"
    assert event_art(EVENTS.read((TURNED_UP, 0, 1, sangarra))) == "sangarra"


def test_the_night_and_every_command_tell_what_they_are():
    """The night says how far Ogareff has to go; a command leads to the traitor's phase, its card to the cards."""
    section = legend_of(load("strogoff").kind.home).section
    dark = False
    for match in steps("strogoff", 2, {}, seed=4, every=10):
        found = kinds(scene(match, 0))
        for command in found.get("command", []):
            assert command.tip is not None
            assert section(command.id) == "traitor"
        assert all(section(card.id) == "cards" for card in found.get("action", []))
        for night in found.get("night", []):
            dark = True
            left = int(match.game.box[0]["ogareff_end"]) - int(match.state["ogareff"])
            assert night.tip.args["left"] == max(0, left)
    assert dark


def test_solved_cards_lie_before_whoever_solved_them():
    """Only theirs is the row in which they lie and the choice among them; to the others they are on a player's card."""
    seen = 0
    for match in rested_games(3, 4):
        if not int(match.state["solved_count"]):
            continue
        turn = int(match.state["turn"])
        for seat in range(3):
            nodes = {node.id: node for node in scene(match, seat).walk()}
            assert nodes["solved"].kind == ("solved" if seat == turn else "overcome")
            inside = "lane" if seat == turn else f"player-{turn}"
            assert "solved" in {node.id for node in nodes[inside].walk()}
            if seat != turn:
                assert not any(node.moves for node in nodes["solved"].walk())
        seen += 1
    assert seen


def test_a_short_row_shows_the_places_of_the_next_cards():
    """Cards and free places are five together; the first shows the deck of the next card, as long as one is drawn."""
    empty = gates = 0
    for match in rested_games(2, 4):
        nodes, courier = kinds(scene(match, SPECTATOR)), match.state["couriers"][0]
        cards = int(courier["row_count"]) + int(courier["left"] >= 0)
        if match.state["duel_count"] or match.state["solved_count"] or int(courier["space"]) >= 11 or cards >= 5:
            continue
        free = nodes["place"]
        assert cards + len(free) == 5
        assert [bool(each.art) for each in free] == [int(courier["space"]) < 10] + [False] * (len(free) - 1)
        assert bool(free[0].text) == (not cards)
        empty, gates = empty + (not cards), gates + (int(courier["space"]) == 10)
    assert empty
    assert gates


def test_once_ogareff_is_in_irkutsk_the_way_of_the_tartars_counts():
    match = load("strogoff").new(2, seed=1)
    assert kinds(scene(match, 0))["steps"][0].text == int(match.game.box["ogareff_end"][0]) - int(
        match.state["ogareff"]
    )
    state = match.position.states
    state["ogareff"][0], state["tartars"][0] = int(match.game.box["ogareff_end"][0]), 7
    (steps_left,) = kinds(scene(match, 0))["steps"]
    assert (steps_left.text, steps_left.children[0].text.key) == (6, "scene-to-moscow")
