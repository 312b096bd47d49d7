"""Wendake's table: what lies where, what a player always sees, and that movement is asked in two stages."""

from __future__ import annotations

import re

import pytest

from peltry.games.wendake.look.counting import smallpox
from peltry.games.wendake.look.events import ART
from peltry.games.wendake.look.map import DRAWN, crosses
from peltry.games.wendake.look.parts import Sight
from peltry.games.wendake.look.tracks import DISC, NEAR, fan
from peltry.games.wendake.pieces.cards import ADVERSITIES, ADVERSITY_NAMES, MASKS, SHAPE_OF
from peltry.games.wendake.pieces.goods import NATIVES, TRACKS
from peltry.games.wendake.pieces.moves import MOVES
from peltry.games.wendake.words import WORDS
from peltry.kernel.game import Message
from peltry.lab.variety import random_match
from peltry.table.legend import legend_of
from peltry.table.library import load
from peltry.table.scene import look_at
from peltry.table.words import LANGUAGES, say
from tests.contract.watching import folder, sources, symbols

from ..scenario import Scenario

NAMES = ["George", "Ringo", "Paul", "John"]


def view(table, seat=0):
    position = table.position
    legal = position.legal() if position.to_play() == seat else []
    sides = int(table.state["sides"])
    return look_at(position, seat, NAMES[:sides], legal, sources("wendake"))


def nodes(table, seat=0):
    """Everything on the table by its id."""
    return {node.id: node for node in table.game.look.scene(view(table, seat)).walk()}


def texts(node):
    return [MOVES.texts[move] for move in node.moves]


def looks(node):
    return set(node.look.split())


def alone(**options):
    return Scenario(players=1, ghost="plain", **options).player("Ann").player("ghost").ghost_cards("GH1", "GH2", "GH3")


# The board of nine.


def test_the_line_says_which_tile_is_open():
    """Markers on the first and the fifth cell: only the ninth completes the line."""
    table = Scenario().player("George", markers=[1, 5]).player("Ringo").player("Paul").player("John").turn("George")
    shown = nodes(table)
    cells = [shown[f"tile-0-{name}"] for name in table["George"].board]
    assert ["used" in looks(cell) for cell in cells] == [cell in (0, 4) for cell in range(9)]
    assert [cell for cell in range(9) if "open" in looks(cells[cell])] == [8]
    assert [cell for cell in range(9) if "act:9" in texts(cells[cell])] == [8]


def test_a_closed_tile_can_be_asked_why():
    """Every tile names the marker it would take, so that pointing at a closed one tells the reason."""
    table = Scenario().player("George", markers=[1, 5]).player("Ringo").player("Paul").player("John").turn("George")
    shown = nodes(table)
    cells = [shown[f"tile-0-{name}"] for name in table["George"].board]
    why = [table.position.why_not(cell.moves[0]) for cell in cells]
    assert [reason.name if reason else None for reason in why] == [
        "marker_there", "off_line", "off_line", "off_line", "marker_there", "off_line", "off_line", "off_line", None,
    ]  # fmt: skip
    assert looks(shown["line"]) == {"from-0", "to-4", "falling"}


def test_used_tiles_will_turn_unless_the_fire_burns_there():
    scenario = Scenario(players=2).player("George", markers=[1, 2, 3], fire=2, ritual=[3]).player("Ringo")
    shown = nodes(scenario.turn("Ringo"))
    turning = [name for name in ("BT1", "BT2", "BT3") if "turning" in looks(shown[f"tile-0-{name}"])]
    assert turning == ["BT1"]
    assert "turned" in looks(shown["tile-0-BT3"])
    assert "turning" in looks(nodes(scenario_again().turn("Ringo"), seat=1)["tile-0-BT1"])  # small, for the others too


def scenario_again():
    return Scenario(players=2).player("George", markers=[1]).player("Ringo")


def test_a_tile_says_what_it_would_bring_now():
    """Three canoes catch three fish; a woman on corn and two on beans are a harvest of two; two majorities and home."""
    table = (
        Scenario()
        .player(
            "George",
            canoes={"superior": 3},
            women=["A1-corn1", "A1-bean1", "C1-bean1"],
            guards={"A1": 1, "C1": 1, "C2": 1},
            goods="2 beaver",
        )
        .player("Ringo", guards={"C2": 1})
        .player("Paul")
        .player("John")
        .turn("George")
    )
    shown = nodes(table)

    def brings(tile, row=0):
        return shown[f"tile-0-{tile}-{row}-now"].text

    assert brings("BT5", 1) == 3
    assert brings("BT2") == 2
    assert brings("BT7") == 3
    assert brings("BT4") == 2


def test_adversity_takes_away_what_a_tile_would_bring():
    """A drought: no harvest. Snow: a step less."""
    women = ["P-corn1", "P-bean1"]
    table = Scenario(players=1).player("Ann", women=women).player("ghost").ghost_cards("GH1", "GH2", "GH3")
    assert nodes(table.adversity("AD02").turn("Ann"))["tile-0-BT2-0-now"].text == 0
    table = Scenario(players=1).player("Ann", women=women).player("ghost").ghost_cards("GH1", "GH2", "GH3")
    shown = nodes(table.adversity("AD05").turn("Ann"))
    assert shown["tile-0-BT2-0-now"].text == 1
    assert shown["tile-0-BT1"].tip.args["does"].args["a"].args["about"].args["n"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_tells_of_each_of_its_actions(language):
    """On a board, on offer and small before another player: every action by its name, with what it does."""
    table = Scenario(players=2).player("George", markers=[1]).player("Ringo", ritual=[3]).turn("George")
    shown = nodes(table)
    tiles = [each for each in shown.values() if each.kind in ("tile", "minitile") and each.tip is not None]
    told = {each.id: say(WORDS, language, each.tip).split("\n") for each in tiles}
    several = [id for id, lines in told.items() if len(lines) > 1]
    assert {kind for id in several for kind in [shown[id].kind]} == {"tile", "minitile"}
    for id, lines in told.items():
        does = shown[id].tip.args["does"].args.values()
        assert [say(WORDS, language, each.args["action"]) for each in does] == [
            line.partition(".")[0] for line in lines[: len(does)]
        ]
        assert all(len(line.partition(".")[2]) > 15 for line in lines[: len(does)])


def test_the_row_that_slides_down_keeps_its_tiles():
    """At the year's end every tile is still the same piece, one row lower; so the browser lets it slide."""
    scenario = Scenario(players=2).player("George", markers=[1]).player("Ringo")
    table = scenario.task("restore")
    after = {node.id: node.look for node in nodes(table).values() if node.kind == "tile"}
    assert "cell-3" in after["tile-0-BT1"]
    assert "turned" in after["tile-0-BT1"]
    assert "cell-0" in after["tile-0-BT6"]  # a leaver waits on top


# The map.


def test_movement_is_asked_in_two_stages():
    """First where somebody can go and how far that is; then, there, what can be done."""
    table = Scenario().player("George").player("Ringo", women=["A2-pumpkin1"]).player("Paul").player("John")
    table = table.turn("George", tile="BT1")
    shown = nodes(table)
    steps = {key: node.text for key, node in shown.items() if node.kind == "far" and key.startswith("steps-")}
    assert steps["steps-A1"] == steps["steps-B1"] == 1
    assert steps["steps-A2"] == 2
    assert texts(shown["land-A2"]) == ["march:home:2"]
    assert not [node for node in shown.values() if node.kind == "spot" and node.moves]

    shown = nodes(table.play("march:home:A2"))
    assert "here" in looks(shown["land-A2"])
    assert "guard" in texts(shown["land-A2"])
    spots = {id: node for id, node in shown.items() if node.kind == "spot" and node.moves}
    assert [looks(node) >= {"prey"} for node in spots.values()] == [True, False, False]
    assert "mover" in looks(shown["home-0-warrior"])


def test_a_territory_is_underlined_by_whoever_holds_it():
    table = Scenario().player("George", guards={"C1": 2, "C2": 1}).player("Ringo", guards={"C1": 1, "C2": 1})
    shown = nodes(table.player("Paul").player("John").turn("George"))
    assert looks(shown["name-C1"]) == {"held", "p-blue"}
    assert looks(shown["name-C2"]) == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_trail_is_drawn_for_every_border_and_for_no_other(players):
    pieces = Sight(view(Scenario(players).player("George").player("Ringo").turn("George"))).pieces
    drawn = {pair for pair in DRAWN[players].split() if crosses(pieces, *pair.split("-"))}
    assert drawn == set(DRAWN[players].split())
    borders = set()
    for territory in pieces.territories:
        for other in (*pieces.territories, *(f"H{seat + 1}" for seat in range(players))):
            if other != territory and crosses(pieces, territory, other):
                borders.add("-".join(sorted((territory, other))))
    assert borders == drawn
    assert {f"trail-{players}-{pair}" for pair in drawn} <= symbols("wendake")


def test_a_corrected_map_loses_the_trail():
    """Whoever corrects the map by what is printed in their box sees no way where there is none."""
    printed = '[map4.C1]\nadjacent = ["B1", "C3"]\n[map4.C2]\nadjacent = ["A2", "C4"]\n'
    table = Scenario(4, printed).player("George").player("Ringo").player("Paul").player("John").turn("George")
    shown = nodes(table)
    assert "trail-C1-C2" not in shown
    assert "trail-C1-C3" in shown


# Tracks, turtles, smallpox.


def test_the_lower_track_of_a_pair_is_the_one_that_counts():
    tracks = {"economic": 9, "military": 4, "ritual": 6, "mask": 6}
    shown = nodes(Scenario(players=2).player("George", tracks=tracks).player("Ringo").turn("George"))
    low = {id: "low" in looks(shown[f"points-{id}"]) for id in tracks}
    assert low == {"economic": False, "military": True, "ritual": True, "mask": True}
    assert shown["score-points-0"].text == 4 + 6


def test_tracks_that_stand_level_both_count():
    tracks = {"economic": 9, "military": 4, "ritual": 6, "mask": 6}
    shown = nodes(Scenario(players=2).player("George", tracks=tracks).player("Ringo").turn("George"))
    keys = {id: shown[f"track-{id}"].tip.key.rpartition("-")[2] for id in tracks}
    assert keys == {"economic": "high", "military": "low", "ritual": "even", "mask": "even"}


@pytest.mark.parametrize("options", [{}, {"game": "base"}])
def test_panels_have_titles_and_tracks_have_names(options):
    shown = nodes(Scenario(players=2, **options).player("George").player("Ringo").turn("George"))
    panels = {"tracks", "masks", "turtles", "display", "progress"} | (set() if options else {"alliance"})
    assert {id for id in panels if shown[f"{id}-title"] in shown[id].children} == panels
    for track in TRACKS:
        assert shown[f"track-{track}-name"].text == Message(f"track-{track}.word")


def test_who_is_at_home_leads_to_the_rule_of_what_they_do():
    section = legend_of(folder("wendake").parent).section
    for side in range(4):
        natives = [section(f"home-{side}-{native}") for native in NATIVES]
        assert natives == ["movement", "harvest", "harvest"]


def test_a_turtle_stack_shines_when_it_is_reached():
    women = ["A1-corn1", "A1-bean1", "C1-bean1"]
    table = Scenario().player("George", women=women).player("Ringo").player("Paul").player("John").turn("George")
    shown = nodes(table)
    assert looks(shown["stack-W3"]) == {"due"}
    assert looks(shown["stack-W4"]) == set()


def test_smallpox_is_reckoned_from_what_this_seat_has_not_seen():
    scenario = Scenario(players=2).player("George", masks=["crow", "crow", "wind"]).player("Ringo", masks=["bear"])
    table = scenario.turn("George")
    open_to_all = 1 + int(table.state["mask_gone"]).bit_count()
    assert sum(smallpox(Sight(view(table, 0)))) == MASKS - 3 - open_to_all
    assert sum(smallpox(Sight(view(table, 1)))) == MASKS - 1 - open_to_all
    assert sum(smallpox(Sight(view(table, -1)))) == MASKS - open_to_all


# Alone.


def pass_turn(table):
    """Whatever is asked, as little as possible, until the ghost has played."""
    acted = int(table.state["ghost_acts"])
    while int(table.state["ghost_acts"]) == acted:
        legal = table.legal()
        table.play(next((text for text in ("skip", "done") if text in legal), legal[0]))
    return table


def test_the_ghost_does_what_was_foretold():
    """War path to the first territory with the fewest Guards, then the fields, then the hunting grounds."""
    table = alone().turn("Ann")
    foretold = nodes(table)["forecast"].text.args["next"]
    assert foretold.key == "scene-next-guard"
    before = table["ghost"].guards
    pass_turn(table)
    (there,) = set(table["ghost"].guards) - set(before)
    place = table.land.territories.index(there)
    assert foretold.args["land"].key == f"land-{('manitou', 'georgian_shore')[place]}.in"
    assert nodes(table)["forecast"].text.args["next"].key == "scene-next-woman"
    pass_turn(table)
    assert len(table["ghost"].women) == 1
    assert nodes(table)["forecast"].text.args["next"].key == "scene-next-hunter"
    pass_turn(table)
    assert len(table["ghost"].hunters) == 1


def test_a_lone_guard_is_warned():
    table = Scenario(players=1, ghost="plain").player("Ann", guards={"P": 1}).player("ghost")
    shown = nodes(table.ghost_cards("GH1", "GH2", "GH3").turn("Ann"))
    assert shown["forecast"].text.args["next"].key == "scene-next-attack"


def adversity(effect):
    """Alone, in a year of this card."""
    scenario = Scenario(players=1, ghost="adversity").player("Ann", goods="1 corn", village=(5, 5, 5))
    scenario.adversity(ADVERSITY_NAMES[ADVERSITIES.index(effect)])
    return scenario.player("ghost").ghost_cards("GH2", "GH1", "GH4")


@pytest.mark.parametrize(("effect", "times"), [("relentless_worker", 2), ("relentless_warrior", 1)])
def test_a_relentless_enemy_is_foretold_with_both_of_its_deeds(effect, times):
    forecast = nodes(adversity(effect).tokens("arrow", "arrow", "arrow").turn("Ann"))["forecast"]
    told = say(WORDS, "en", forecast.text)
    assert "it puts a woman on the corn field in Manitou." in told
    assert ("Then on the bean field in Manitou." in told) == (times == 2)


def test_in_a_year_of_infection_nothing_speaks_of_smallpox_after_a_barter():
    """But of two who fall ill with every trade, whatever is bartered."""
    table = adversity("infection").turn("Ann", "BT6").play("lose:woman", "lose:woman")
    shown = nodes(table)
    assert "odds-any" not in shown
    assert say(WORDS, "en", shown["odds-none"].text) == "no card is drawn"
    position = table.position
    asked = say(WORDS, "en", WORDS.say_decision(position.sight(0), position.engine.box[0]))
    assert asked == "Trade, step a: barter resources, one for one?"
    rows = [row for panel in table.game.look.panels(view(table)) for row in panel.rows]
    assert [say(WORDS, "en", row[1]) for row in rows if "smallpox" in str(row[0])] == ["no card is drawn"]


def test_objectives_say_how_far_one_has_come():
    table = alone().objectives("OB03", "OB07").turn("Ann")
    shown = nodes(table)
    assert shown["objective-OB03"].text == "0/5"
    assert looks(shown["objective-OB07"]) == {"met"}


# Respect, and pictures.


def test_events_are_told_with_pictures_that_are_drawn():
    assert {art for art in ART.values() if "{" not in art} <= symbols("wendake")


def test_masks_are_patterns_without_a_face():
    """A carved board and its pattern; no circle for an eye, and nothing but paths."""
    cards = (folder("wendake") / "art" / "cards.svg").read_text(encoding="utf-8")
    for mask in re.findall(r'<symbol id="mask-[^"]+".*?</symbol>', cards, re.S):
        assert set(re.findall(r"<(\w+)", mask)) <= {"symbol", "use", "path", "g"}


# The end.


@pytest.mark.parametrize("seed", [0, 4, 10])
def test_the_reckoning_lists_ties_as_they_were_broken(seed):
    match = random_match(load("wendake"), 3, seed, {})
    assert len(set(match.scores())) < 3
    shown = match.game.look.scene(look_at(match.position, 0, NAMES[:3], [], sources("wendake")))
    reckoning = next(node for node in shown.walk() if node.id == "reckoning")
    assert [node.id for node in reckoning.children] == [f"final-{side}" for side in match.ranking()]


# Discs that share a space.


@pytest.mark.parametrize("points", [(0, 0, 0, 0), (0, 0, 1, 1), (7, 7, 7), (3, 4), (5, 6, 7, 8), (0, 9, 1, 35)])
def test_no_disc_on_a_belt_covers_another(points):
    """Four at the start stand two by two; whoever is alone on a stretch of the belt keeps the middle."""
    fanned = fan(points)
    at = [2 * each + shift for each, (_, shift) in zip(points, fanned, strict=True)]
    for one in range(len(points)):
        for other in range(one):
            if fanned[one][0] == fanned[other][0]:
                wide = DISC if fanned[one][0] else NEAR
                assert abs(at[one] - at[other]) >= 2 * wide
    assert all(abs(shift) <= 2 * DISC for _, shift in fanned)


def test_four_discs_in_the_middle_of_the_alliance_track_each_have_their_place():
    shown = nodes(Scenario().player("George").player("Ringo").player("Paul").player("John").turn("George"))
    assert [shown[f"ally-disc-{side}"].look for side in range(4)] == [f"of-4 nth-{side}" for side in range(4)]


def test_the_map_is_not_covered_by_combinations_of_masks():
    """Five of the best lie there as buttons, dearest first; choosing the best one beside the hand offers all."""
    masks = ["crow", "crow", "bear", "bear", "corn", "wind"]
    table = Scenario().player("George", masks=masks).player("Ringo").player("Paul").player("John").turn("George", "BT8")
    while table.asks != "combine":
        table.play("draw:deck")
    plays = [text for text in table.legal() if text.startswith("play:")]
    shown = nodes(table)
    buttons = [texts(node)[0] for node in shown["desk"].children if texts(node)[0].startswith("play:")]
    assert len(plays) > len(buttons) == 5
    worth = [points_of(table, text) for text in buttons]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] == max(points_of(table, text) for text in plays)
    assert set(plays) <= set(texts(shown["best-masks"]))


def points_of(table, text):
    way = int(MOVES[MOVES.parse(text)].cards)
    return int(table.game.box[0]["combination_points"][SHAPE_OF[way]])
