"""Stroganov's table: what lies where, and that even the rarest move has its piece."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from peltry.games.stroganov.look.events import event_art, event_nodes
from peltry.games.stroganov.look.wishes import EFFECTS
from peltry.games.stroganov.pieces.cards import WISH_NAMES
from peltry.games.stroganov.pieces.decisions import ASK_BASIC, ASK_HUNT_MORE, ASK_MOVE, ASK_TRADE, ASK_TURN_END
from peltry.games.stroganov.pieces.moves import MOVES
from peltry.table.library import load, load_with_text
from tests.contract.watching import SPECTATOR, scene, steps

# Landscapes that give furs of both kinds, and more songs that fulfil a wish than there are.
RARE = "".join(f'[landscape.LS{n}]\nreward = ["1 points", "1 bag_fur", "1 market_fur"]\n' for n in range(1, 6))
RARE += "".join(f'[song.SGA{n}]\nreward = ["1 fulfil_wish"]\n' for n in range(1, 5))


def rich_table(seed):
    """Everybody owns plenty and has fulfilled every wish of the first years: all that is rare becomes common."""
    match = load_with_text("stroganov", RARE).new(3, seed=seed, boards="b")
    while match.position.state["draft_wishes"].max() >= 0:
        match.play(match.legal()[0])
    players = match.position.states["players"][0]
    players["furs"][:, 2:9] = 3 - seed % 2
    players["furs"][:, 9] = 2
    players["horses"], players["coins"], players["story"] = 30, 9, 10
    players["fulfilled"] = sum(1 << WISH_NAMES.index(f"A{i}") for i in (3, 5, 9, 11, 12, 13))
    players["hand"] |= sum(1 << WISH_NAMES.index(name) for name in ("A2", "A7", "B7", "B13"))
    match.position = match.position.redealt(0, seed)
    return match


OFTEN = 40


def test_even_the_rarest_move_has_its_piece():
    """Looked for wherever a verb is offered that was not looked for often yet."""
    done, looked = Counter(), Counter()
    for seed in range(4):
        match, dice = rich_table(seed), random.Random(seed)
        while not match.over:
            legal = match.legal()
            verbs = [match.describe(move).partition(":")[0] for move in legal]
            if any(looked[verb] < OFTEN for verb in verbs):
                looked.update(set(verbs))
                named = {move for node in scene(match, match.to_play()).walk() for move in node.moves}
                assert named == set(legal), [match.describe(move) for move in named ^ set(legal)]
            pick = dice.choices(range(len(legal)), [1 / (1 + done[verb]) ** 2 for verb in verbs])[0]
            done[verbs[pick]] += 1
            match.play(legal[pick])
    assert {verb.name for verb in MOVES.verbs} - set(done) == {"draft"}


@pytest.fixture(scope="module")
def midgame():
    for match in steps("stroganov", 3, {}, seed=21, every=150):
        if match.history:
            return match
    raise AssertionError("the game ended before move 150")


def by_kind(node):
    found = {}
    for each in node.walk():
        found.setdefault(each.kind, []).append(each)
    return found


def test_the_row_has_twelve_places_and_five_regions_lie_under_it(midgame):
    kinds = by_kind(scene(midgame, 0))
    assert [tile.vars["at"] for tile in kinds["tile"]] == list(range(1, 13))
    assert len(kinds["home"]) == 1
    assert [(region.vars["at"], region.vars["span"]) for region in kinds["region"]] == [
        (1, 2),
        (3, 3),
        (6, 2),
        (8, 3),
        (11, 2),
    ]


def test_every_fur_outside_the_bag_lies_on_the_table_once(midgame):
    state = midgame.state
    lying = sum(int(spot["furs"].sum()) for spot in state["row"]) + int(state["market"].sum())
    owned = sum(int(player["furs"].sum()) for player in state["players"][:3])
    drawn = sum(1 for fur in state["drawn"] if fur)
    assert len(by_kind(scene(midgame, SPECTATOR))["fur"]) == lying + owned + drawn


def test_furs_on_a_landscape_lie_lowest_first(midgame):
    for furs in by_kind(scene(midgame, 0))["furs"]:
        values = [int(fur.id.split("-")[1]) for fur in furs.children]
        assert values == sorted(values)


def test_cossacks_stand_in_their_order(midgame):
    riders = [int(rider.id.split("-")[1]) for rider in by_kind(scene(midgame, 0))["rider"]]
    assert riders == midgame.state["order"][:3].tolist()[::-1]


def test_a_hand_is_open_to_its_owner_alone(midgame):
    players = midgame.state["players"]
    for seat in (SPECTATOR, 0, 1, 2):
        shown = {node.id.removeprefix("wish-") for node in scene(midgame, seat).walk() if node.kind == "wish"}
        for side in range(3):
            hand = {name for i, name in enumerate(WISH_NAMES) if int(players[side]["hand"]) >> i & 1}
            assert hand <= shown if side == seat else not hand & shown


def test_ivans_next_card_shows_only_its_steps():
    for match in steps("stroganov", 1, {}, seed=22, every=20):
        state, box = match.state, match.game.box[0]
        deck = [node for node in scene(match, 0).walk() if node.kind == "deck"]
        if int(state["automa_next"]) < 18 and deck:
            assert deck[0].text == int(box["cards"][state["automa_deck"][state["automa_next"]]]["steps"])
            assert deck[0].children == []


@pytest.mark.parametrize("read", ["on", "off"])
def test_the_flipped_card_tells_of_a_hunt_only_where_it_says_so(read):
    for match in steps("stroganov", 1, {"hunt_from_deck": read}, seed=22, every=40):
        for node in scene(match, 0).walk():
            if node.kind == "flipped":
                assert any(part.id == "flipped-hunt" for part in node.children) is (read == "off")


def test_every_wish_has_its_signs():
    assert set(EFFECTS) == set(WISH_NAMES)


def test_events_name_pieces_of_the_table():
    """Most events leave a piece where they say; an unknown picture is never named."""
    named = found = 0
    for match in steps("stroganov", 4, {}, seed=23):
        if not match.history:
            continue
        ids = {node.id for node in scene(match, SPECTATOR).walk()}
        arts = [event_art(event) for event in match.history[-1].events]
        assert all(art is None or isinstance(art, str) for art in arts)
        for event in match.history[-1].events:
            nodes = event_nodes(event)
            named += bool(nodes)
            found += bool(set(nodes) & ids)
    assert found > 0.8 * named > 0


def told_steps(match, seat):
    return {step.id.removeprefix("step-"): step.look for step in by_kind(scene(match, seat)).get("step", [])}


def test_who_is_to_play_sees_the_steps_of_the_turn_and_which_one_this_is():
    match = load("stroganov").new(2, seed=5)
    while match.position.state["draft_wishes"].max() >= 0:
        assert told_steps(match, match.to_play()) == {}, "the start wishes are chosen before the first turn"
        match.play(match.legal()[0])
    me = match.to_play()
    assert told_steps(match, me) == {"move": "now", "basic": "", "main": "", "second": "", "end": ""}
    assert told_steps(match, 1 - me) == told_steps(match, SPECTATOR) == {}
    match.play("go:1")
    assert told_steps(match, me) == {"move": "done", "basic": "now", "main": "", "second": "", "end": ""}
    match.play("coin")
    assert told_steps(match, me)["main"] == "now"


def test_a_step_goes_on_until_what_it_began_is_decided():
    """A hunt asks for a second fur, a main action for its price or reward: still that step, and always exactly one."""
    seen = set()
    for match in steps("stroganov", 2, {}, seed=8, every=1):
        told = told_steps(match, match.to_play()) if not match.over else {}
        if not told or match.state["season"] == 3:
            continue
        now = [name for name, look in told.items() if look == "now"]
        assert len(now) == 1, told
        order = list(told)
        assert [told[name] for name in order[: order.index(now[0])]] == ["done"] * order.index(now[0])
        seen.add((int(match.state["stack"][int(match.state["depth"]) - 1]["kind"]), now[0]))
    assert {(ASK_MOVE, "move"), (ASK_BASIC, "basic"), (ASK_HUNT_MORE, "basic"), (ASK_TURN_END, "end")} <= seen
    assert {name for asked, name in seen if asked in (ASK_HUNT_MORE, ASK_TRADE)} <= {"basic", "main", "second"}


def test_buying_before_a_step_is_decided_belongs_to_that_step():
    match = rich_table(1)
    match.play("go:1")
    match.play("buy-market")
    assert told_steps(match, match.to_play())["basic"] == "now"


def test_in_winter_the_steps_are_those_of_winter():
    seen = set()
    for match in steps("stroganov", 3, {}, seed=21, every=1):
        told = told_steps(match, match.to_play()) if not match.over else {}
        if told and match.state["season"] == 3:
            assert list(told) == ["income", "song", "window"]
            seen |= {name for name, look in told.items() if look == "now"}
    assert seen == {"income", "song", "window"}


def test_passing_up_a_free_action_is_no_button_to_be_drawn_to():
    match = rich_table(1)
    match.play("go:1")
    looks = []
    while "pass" in [match.describe(move) for move in match.legal()]:
        looks += [button.look for button in by_kind(scene(match, match.to_play()))["button"]]
        match.play("pass")
    assert looks == ["forgoes", "forgoes", ""], "basic, both main actions; and the turn has to end"


def test_passing_up_a_second_action_which_costs_a_fur_is_an_ordinary_button():
    match = rich_table(1)
    for move in ("go:1", "coin", "coin"):
        match.play(move)
    assert [button.look for button in by_kind(scene(match, match.to_play()))["button"]] == [""]


def test_no_button_draws_the_hand_away_from_a_reward_or_a_gift():
    match, dice, seen = rich_table(1), random.Random(3), set()
    while not match.over:
        legal = [match.describe(move) for move in match.legal()]
        gifts = {text.partition(":")[0] for text in legal} & {"reward", "winter-fur", "winter-action"}
        if "pass" in legal and gifts:
            seen |= gifts
            assert [button.look for button in by_kind(scene(match, match.to_play()))["button"]] == ["forgoes"], legal
        match.play(dice.choice(match.legal()))
    assert seen == {"reward", "winter-fur", "winter-action"}
