"""What is printed on the pieces, as numbers that rules can read. The values are in `printed.toml`."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....kernel.printed import Printed
from ....kernel.tools.records import i8, i32, record
from .furs import ANIMALS, BEAR, LOWEST_FUR

TERRAINS = ("forest", "steppe", "swamp", "mountain")
# The last two are side b of the yellow board with the shields that the other two rulebooks tell.
TRACKS = ("a", "blue_b", "red_b", "green_b", "yellow_b", "ivan_a", "katyusha_b", "yellow_b_french", "yellow_b_czech")
(
    A_TRACK, BLUE_TRACK, RED_TRACK, GREEN_TRACK, YELLOW_TRACK, IVAN_TRACK, KATYUSHA_TRACK, YELLOW_FRENCH, YELLOW_CZECH,
) = range(len(TRACKS))  # fmt: skip
ACTIONS = ("outpost", "trophy", "yurt", "wish", "claim")
STRATEGIES = ("a", "b", "c", "d", "e", "f")

# The vocabulary of rewards. One interpreter (rewards.py) runs them all.
GOODS = (
    "horses", "coins", "story", "points", "banner", "outpost", "tiger", "bag_fur", "market_fur", "trophy",
    "visit_village", "use_yurt", "two_rewards", "any_village", "advanced_anywhere", "build_outpost", "fulfil_wish",
)  # fmt: skip
(
    HORSES, COINS, STORY, POINTS, BANNER, OUTPOST, TIGERS, BAG_FUR, MARKET_FUR, TROPHY,
    VISIT_VILLAGE, USE_YURT, TWO_REWARDS, ANY_VILLAGE, ADVANCED_ANYWHERE, BUILD_OUTPOST, FULFIL_WISH,
) = range(len(GOODS))  # fmt: skip
FURS = len(GOODS)  # what a price may ask besides
PRICED = (*GOODS, "furs")
MOST_GOODS = 4

# Everything that gives a reward has a number, so that one frame on the stack can name any of them.
TILE_REWARD, SONG_REWARD, YURT_REWARD, VILLAGE_REWARD, TRACK_REWARD = 0, 26, 46, 62, 67
LONGEST_TRACK = 8
REWARDS = TRACK_REWARD + len(TRACKS) * LONGEST_TRACK

TILES, WISHES, SONGS, YURTS, VILLAGES, CARDS, REGIONS, ROW = 26, 37, 20, 16, 5, 18, 5, 12
SONG_PLACES, MOST_SPACES = 4, 4  # songs on display; spaces for outposts in a region, at most
ALL_FURS, SETUP_FURS = 76, REGIONS + 1
MOST_IN_ROW = 65  # furs that its landscapes ask for: some must be left for the market
START_TILES = 5  # landscapes with which a player begins
CARDS_LEFT_OUT = 5  # by each strategy
DECKS = ("A", "B")

REWARD = record(("count", i8), ("goods", i8, (MOST_GOODS,)), ("amounts", i8, (MOST_GOODS,)))
TILE = record(("terrain", i8), ("furs", i8), ("furs_of_four", i8))
WISH = record(("value", i8), ("need", i8), ("pay", i8), ("points", i8))
TRACK = record(("length", i8), ("furs", i8, (LONGEST_TRACK + 1,)), ("shields", i8, (LONGEST_TRACK + 1,)))
CARD = record(("steps", i8), ("hunts", i8), ("high", i8), ("action", i8), ("not_in", i8))

BOX = record(
    ("rewards", REWARD, (REWARDS,)),
    ("gives", i32, (REWARDS,)),  # the goods of each, a bit for each kind
    ("furs", i8, (10,)),  # how many of each value, 2 to 8
    ("setup_furs", i8, (SETUP_FURS,)),  # rising
    ("region_of", i8, (ROW + 1,)),  # of each place in the row; the starting tile (0) lies in none
    ("first_place", i8, (REGIONS,)),
    ("last_place", i8, (REGIONS,)),
    ("outpost_spaces", i8, (REGIONS,)),
    ("outpost_horses", i8, (REGIONS, MOST_SPACES)),
    ("outpost_marks", i8, (REGIONS, MOST_SPACES)),
    ("tiles", TILE, (TILES,)),
    ("start_tiles", i8),
    ("wishes", WISH, (WISHES,)),
    ("least_need", i8),  # furs for the easiest of them
    ("song_story", i8, (SONGS,)),
    ("song_deck", i8, (SONGS,)),  # 0 for A, 1 for B
    ("yurt_deck", i8, (YURTS,)),
    ("a_songs", i8),  # how many of each deck are A
    ("a_yurts", i8),
    ("trophy_village", i8, (VILLAGES,)),  # 1 where the tile shows the trophy
    ("trophy_yurt", i8, (YURTS,)),
    ("tracks", TRACK, (len(TRACKS),)),
    ("cards", CARD, (CARDS,)),
    ("banners", i8, (5,)),  # by number of players
    ("tigers", i8),
    ("start_horses", i8, (4,)),
    ("start_coins", i8),
    ("outposts", i8),
    ("outpost_points", i8, (6,)),
    ("set_points", i8, (5,)),  # by number of different terrains
    ("tiger_points", i8),
    ("unbuilt_points", i8),
)


def fill_box(printed: Printed, box: Any) -> None:
    """The box of pieces, from what is printed on them."""
    read_furs(printed, box)
    read_board(printed, box)
    read_tiles(printed, box)
    read_wishes(printed, box)
    read_decks(printed, box)
    read_tracks(printed, box)
    read_automa(printed, box)
    read_supplies(printed, box)


def read_furs(printed: Printed, box: Any) -> None:
    for value in range(LOWEST_FUR, BEAR + 1):
        printed.word(f"fur.{value}.animal", (ANIMALS[value - LOWEST_FUR],))
        box["furs"][value] = printed.number(f"fur.{value}.count", 0, 30)
    if (total := int(box["furs"].sum())) != ALL_FURS:
        raise printed.clash("fur.*.count", f"all furs together must be {ALL_FURS}, not {total}")
    box["setup_furs"] = sorted(printed.numbers("setup.furs", SETUP_FURS, LOWEST_FUR, BEAR))


def read_board(printed: Printed, box: Any) -> None:
    widths = [printed.number(f"region.{key}.width", 2, 3) for key in printed.ids("region")]
    if sum(widths) != ROW:
        raise printed.clash("region.*.width", f"all regions together must be {ROW} wide, not {sum(widths)}")
    place = 1
    for region, (key, width) in enumerate(zip(printed.ids("region"), widths, strict=True)):
        box["region_of"][place : place + width] = region
        box["first_place"][region] = place
        box["last_place"][region] = place + width - 1
        place += width
        horses = printed.numbers(f"region.{key}.horses", range(1, MOST_SPACES + 1), 0, 9)
        box["outpost_spaces"][region] = spaces = len(horses)
        box["outpost_horses"][region][:spaces] = horses
        marks = printed.numbers(f"region.{key}.marks", range(1, MOST_SPACES + 1), 0, 3)
        if len(marks) != spaces:
            raise printed.fail(f"region.{key}.marks", f"{spaces} marks, one for each of the region's spaces")
        box["outpost_marks"][region][:spaces] = marks
    box["region_of"][0] = -1


def read_reward(printed: Printed, box: Any, number: int, pairs: list[tuple[int, int]]) -> None:
    box["rewards"][number]["count"] = len(pairs)
    for i, (good, amount) in enumerate(pairs):
        box["rewards"][number]["goods"][i] = good
        box["rewards"][number]["amounts"][i] = amount
        box["gives"][number] |= 1 << good


def read_tiles(printed: Printed, box: Any) -> None:
    starts = 0
    for tile, key in enumerate(printed.ids("landscape")):
        at = f"landscape.{key}"
        box["tiles"][tile]["terrain"] = TERRAINS.index(printed.word(f"{at}.terrain", TERRAINS))
        box["tiles"][tile]["furs"] = printed.number(f"{at}.furs", 1, 4)
        box["tiles"][tile]["furs_of_four"] = printed.number(f"{at}.furs_of_four", 0, 2)
        # A landscape gives only points, coins, horses and furs.
        goods = printed.goods(f"{at}.reward", ("horses", "coins", "points", "bag_fur", "market_fur"), MOST_GOODS)
        words = (HORSES, COINS, POINTS, BAG_FUR, MARKET_FUR)
        read_reward(printed, box, TILE_REWARD + tile, [(words[good], n) for good, n in goods])
        if printed.flag(f"{at}.start") != (tile < START_TILES):
            raise printed.fail(f"{at}.start", "true for the first five landscapes and false for the others")
        starts += tile < START_TILES
    box["start_tiles"] = starts
    asked = [int(tile["furs"]) + int(tile["furs_of_four"]) for tile in box["tiles"]]
    others = sorted(asked[START_TILES:], reverse=True)
    most = sum(asked[:START_TILES]) + sum(others[: ROW - START_TILES])
    if most > MOST_IN_ROW:
        told = f"twelve landscapes together must ask for at most {MOST_IN_ROW} furs, not {most}"
        raise printed.clash("landscape.*.furs", told)


def read_wishes(printed: Printed, box: Any) -> None:
    for wish, key in enumerate(printed.ids("wish")):
        at, row = f"wish.{key}", box["wishes"][wish]
        row["value"] = printed.number(f"{at}.value", 2, 8)
        value = int(row["value"])
        row["need"] = printed.number(f"{at}.need", 1, int(box["furs"][value]), limited_by=f"fur.{value}.count")
        row["pay"] = printed.number(f"{at}.pay", 1, min(2, int(row["need"])))
        row["points"] = printed.number(f"{at}.points", 0, 30)
    box["least_need"] = box["wishes"]["need"].min()


def read_decks(printed: Printed, box: Any) -> None:
    for i, key in enumerate(printed.ids("village")):
        read_reward(printed, box, VILLAGE_REWARD + i, printed.goods(f"village.{key}.reward", GOODS[:10], MOST_GOODS))
        box["trophy_village"][i] = gives_trophy(box, VILLAGE_REWARD + i)
    if box["trophy_village"].all():  # a trophy that visits a village could visit none
        raise printed.clash("village.*.reward", "one village must give no trophy")
    for i, key in enumerate(printed.ids("yurt")):
        box["yurt_deck"][i] = DECKS.index(printed.word(f"yurt.{key}.deck", DECKS))
        read_reward(printed, box, YURT_REWARD + i, printed.goods(f"yurt.{key}.reward", GOODS[:10], MOST_GOODS))
        box["trophy_yurt"][i] = gives_trophy(box, YURT_REWARD + i)
    songs_give = (*GOODS[:10], *GOODS[ANY_VILLAGE:])
    for i, key in enumerate(printed.ids("song")):
        box["song_deck"][i] = DECKS.index(printed.word(f"song.{key}.deck", DECKS))
        box["song_story"][i] = printed.number(f"song.{key}.story", 1, 12)
        goods = printed.goods(f"song.{key}.reward", songs_give, MOST_GOODS)
        pairs = [(GOODS.index(songs_give[good]), n) for good, n in goods]
        if sum(n for good, n in pairs if good == STORY) >= box["song_story"][i]:
            raise printed.fail(f"song.{key}.reward", "less story than the song costs, or it could be sung for ever")
        read_reward(printed, box, SONG_REWARD + i, pairs)
    box["a_yurts"] = split(printed, "yurt", box["yurt_deck"], REGIONS)
    box["a_songs"] = split(printed, "song", box["song_deck"], SONG_PLACES)


def split(printed: Printed, what: str, decks: Any, least: int) -> int:
    """How many of the cards are A. There must be enough for the setup, and some for the later years."""
    first = int((decks == 0).sum())
    if not least <= first < len(decks):
        raise printed.clash(f"{what}.*.deck", f"{least} to {len(decks) - 1} of the {what}s must be A, not {first}")
    return first


def gives_trophy(box: Any, reward: int) -> bool:
    return bool(int(box["gives"][reward]) >> TROPHY & 1)


def read_tracks(printed: Printed, box: Any) -> None:
    for track, name in enumerate(TRACKS[:YELLOW_FRENCH]):
        furs = printed.values.get(f"track.{name}.furs")
        if not isinstance(furs, list) or not 1 <= len(furs) <= LONGEST_TRACK:
            raise printed.fail(f"track.{name}.furs", f"1 to {LONGEST_TRACK} fur values, 0 for a free space")
        length = len(furs)
        row = box["tracks"][track]
        row["length"] = length
        row["furs"][1 : length + 1] = printed.numbers(f"track.{name}.furs", length, 0, 8)
        if 1 in furs:
            raise printed.fail(f"track.{name}.furs", "fur values from 2 to 8, or 0 for a free space")
        read_shields(printed, row, name)
        rewards = printed.values.get(f"track.{name}.rewards")
        if not isinstance(rewards, list) or len(rewards) != length:
            raise printed.fail(f"track.{name}.rewards", f"{length} rewards, one for each space")
        # A trophy never gives another trophy.
        given = (*GOODS[:TROPHY], *GOODS[VISIT_VILLAGE : TWO_REWARDS + 1])
        allowed = ("points",) if name in ("ivan_a", "katyusha_b") else given
        for space, reward in enumerate(rewards):
            goods = printed.goods_in(f"track.{name}.rewards", reward, allowed, MOST_GOODS)
            pairs = [(GOODS.index(allowed[good]), n) for good, n in goods]
            if any(good == TWO_REWARDS for good, _ in pairs) and (pairs != [(TWO_REWARDS, 1)] or space <= 1):
                alone = 'rows in which "1 two_rewards" stands alone, below two others'
                raise printed.fail(f"track.{name}.rewards", alone)
            read_reward(printed, box, TRACK_REWARD + track * LONGEST_TRACK + space, pairs)

    for track in (YELLOW_FRENCH, YELLOW_CZECH):
        read_yellow_again(printed, box, track)


def read_shields(printed: Printed, row: Any, name: str) -> None:
    length = int(row["length"])
    row["shields"][1 : length + 1] = np.maximum.accumulate(printed.numbers(f"track.{name}.shields", length, 0, 60))


def read_yellow_again(printed: Printed, box: Any, track: int) -> None:
    """Side b of the yellow board as another rulebook has it: only the shields differ."""
    box["tracks"][track] = box["tracks"][YELLOW_TRACK]
    read_shields(printed, box["tracks"][track], TRACKS[track])
    first, same = (TRACK_REWARD + number * LONGEST_TRACK for number in (track, YELLOW_TRACK))
    for field in ("rewards", "gives"):
        box[field][first : first + LONGEST_TRACK] = box[field][same : same + LONGEST_TRACK]


def read_automa(printed: Printed, box: Any) -> None:
    for card, key in enumerate(printed.ids("automa")):
        at, row = f"automa.{key}", box["cards"][card]
        row["steps"] = printed.number(f"{at}.steps", 1, 12)
        row["hunts"] = printed.number(f"{at}.hunts", 1, 2)
        row["high"] = printed.word(f"{at}.end", ("low", "high")) == "high"
        row["action"] = ACTIONS.index(printed.word(f"{at}.action", ACTIONS))
        letters = printed.values.get(f"{at}.not_in")
        known = isinstance(letters, list) and all(letter in STRATEGIES for letter in letters)
        if not isinstance(letters, list) or not known or len(set(letters)) < len(letters):
            raise printed.fail(f"{at}.not_in", "a list of different letters from a to f")
        row["not_in"] = sum(1 << STRATEGIES.index(letter) for letter in letters)
    for letter in range(len(STRATEGIES)):
        left_out = sum(int(card["not_in"]) >> letter & 1 for card in box["cards"])
        if left_out != CARDS_LEFT_OUT:
            told = f"strategy {STRATEGIES[letter]} must leave {CARDS_LEFT_OUT} automa cards in the box, not {left_out}"
            raise printed.clash("automa.*.not_in", told)


def read_supplies(printed: Printed, box: Any) -> None:
    two, three, four = printed.numbers("supply.banners", 3, 0, 40)
    box["banners"] = (0, two, two, three, four)
    box["tigers"] = printed.number("supply.tigers", 4, 60)
    box["start_horses"] = printed.numbers("supply.start_horses", 4, 0, 20)
    box["start_coins"] = printed.number("supply.start_coins", 0, 20)
    box["outposts"] = printed.number("supply.outposts", 5, 5)
    box["outpost_points"][1:] = printed.numbers("score.outposts", 5, 0, 60)
    box["set_points"][3] = printed.number("score.set_of_three", 0, 60)
    box["set_points"][4] = printed.number("score.set_of_four", 0, 60)
    box["tiger_points"] = printed.number("score.tiger", 0, 20)
    box["unbuilt_points"] = printed.number("score.unbuilt_outpost", 0, 20)
