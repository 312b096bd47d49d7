"""The table as a seat may see it, as plain data, and how events alone keep that picture true.

A person who watches only the events must be able to follow everything that lies open. The contract
test plays games and checks that `retell` brings an old picture to the new one.
"""

from __future__ import annotations

from typing import Any

from ..pieces import events as happened
from ..pieces.box import (
    A_SONGS,
    A_YURTS,
    BANNER,
    CARDS,
    COINS,
    HORSES,
    OUTPOST,
    POINTS,
    SONGS,
    STORY,
    TIGERS,
    TILES,
    YURTS,
)
from ..pieces.cards import A_WISHES
from ..pieces.furs import TIGER
from ..pieces.state import MARKET_PLACES, WINTER
from ..rules.setup import CARDS_LEFT_OUT

OPEN_NUMBERS = (
    "year", "season", "ivan", "active", "market_gaps", "tigers", "banners", "trade_fur", "over", "flipped",
    "steps_ahead",
)  # fmt: skip
PLAIN = {HORSES: "horses", COINS: "coins", STORY: "story", POINTS: "points", BANNER: "banners", OUTPOST: "outposts"}


def wishes_in(cards: int) -> list[int]:
    return [wish for wish in range(37) if cards >> wish & 1]


def visible_side(state: Any, side: int, seat: int) -> dict[str, Any]:
    me = state["players"][side]
    open_hand = side == seat or bool(state["options"]["open_hands"])
    numbers = ("horses", "coins", "points", "story", "place", "trophy", "banners", "outposts", "outposts_left")
    picture: dict[str, Any] = {name: int(me[name]) for name in numbers}
    hand = wishes_in(int(me["hand"]))
    picture |= {
        "acted": int(state["acted"]) >> side & 1,
        "furs": me["furs"].tolist(),
        "built": [region for region in range(5) if int(me["built"]) >> region & 1],
        "tiles": me["tiles"].tolist(),
        "points_from": me["points_from"].tolist(),
        "hand_size": len(hand),
        "hand": hand if open_hand else None,
        "fulfilled": wishes_in(int(me["fulfilled"])),
    }
    return picture


def visible(state: Any, seat: int) -> dict[str, Any]:
    """Everything that lies open for one seat; -1 is a spectator."""
    picture: dict[str, Any] = {name: int(state[name]) for name in OPEN_NUMBERS}
    for name in ("bag", "market", "drawn", "region_fur", "villages", "yurts", "wishes", "outposts", "songs"):
        picture[name] = state[name].tolist()
    sides = int(state["sides"])
    dealt = zip(state["draft_wishes"].tolist(), state["draft_furs"].tolist(), strict=True)
    return picture | {
        "order": state["order"][:sides].tolist(),
        "sides": [visible_side(state, side, seat) for side in range(sides)],
        "row": [{"tile": int(spot["tile"]), "furs": spot["furs"].tolist()} for spot in state["row"]],
        "draft": {wish: fur for wish, fur in dealt if wish >= 0},
        "tiles_left": TILES - int(state["tile_next"]),
        "yurts_left": YURTS - int(state["yurt_next"]),
        "songs_left": SONGS - int(state["song_next"]),
        "wishes_left": 2 * A_WISHES - int(state["wish_next"]),
        "cards_left": CARDS - CARDS_LEFT_OUT - int(state["automa_next"]),
    }


def retell(seen: dict[str, Any], event: tuple[int, ...]) -> None:
    """Bring the picture up to date with one event."""
    kind, who, a, b, c, d = event
    side = seen["sides"][who] if who >= 0 else None
    teller = TELLERS.get(happened.EVENTS[kind])
    if teller is not None:
        teller(seen, side, who, a, b, c, d)


# One small function for each kind of event that changes the table.


def year_begins(seen, side, who, a, b, c, d):
    seen["year"] = a


def season_begins(seen, side, who, a, b, c, d):
    seen["season"], seen["year"] = a, b
    for each in seen["sides"]:
        each["acted"] = 0


def turn_begins(seen, side, who, a, b, c, d):
    seen["active"] = who
    side["acted"] = 1


def winter_begins(seen, side, who, a, b, c, d):
    seen["season"] = WINTER


def drafted(seen, side, who, wish, fur, c, d):
    del seen["draft"][wish]
    side["furs"][fur] += 1
    if who != seen["ivan"]:
        into_hand(side, wish)


def draft_left(seen, side, who, wish, fur, c, d):
    del seen["draft"][wish]
    seen["bag"][fur] += 1


def into_hand(side, wish):
    side["hand_size"] += 1
    if side["hand"] is not None:
        side["hand"] = sorted([*side["hand"], wish])


def stand(seen, side, who, start, place, c, d):
    others = [each for each in seen["order"] if each != who]
    ahead = sum(seen["sides"][each]["place"] >= place for each in others)
    seen["order"] = [*others[:ahead], who, *others[ahead:]]
    side["place"] = place


def gained(seen, side, who, good, amount, source, d):
    if good == TIGERS:
        seen["tigers"] -= amount
        side["furs"][TIGER] += amount
        return
    side[PLAIN[good]] += amount
    if good == BANNER:
        seen["banners"] -= amount
    elif good == OUTPOST:
        side["outposts_left"] -= amount
    elif good == POINTS:
        side["points_from"][source] += amount


def spent(seen, side, who, good, amount, c, d):
    side[PLAIN[good]] -= amount


def banked_horses(seen, side, who, points, b, c, d):
    side["horses"] -= 5 * points


def hunted(seen, side, who, place, fur, c, d):
    seen["row"][place]["furs"][fur] -= 1
    side["furs"][fur] += 1


def paid_fur(seen, side, who, fur, b, c, d):
    side["furs"][fur] -= 1
    if fur == TIGER:
        seen["tigers"] += 1
    else:
        seen["bag"][fur] += 1


def covered(seen, side, who, coins, tigers, value, d):
    side["furs"][TIGER] -= tigers
    seen["tigers"] += tigers


def drew(seen, side, who, first, second, c, d):
    seen["bag"][first] -= 1
    if second:
        seen["bag"][second] -= 1
        seen["drawn"] = sorted((first, second))


def kept(seen, side, who, fur, other, c, d):
    seen["drawn"] = [0, 0]
    side["furs"][fur] += 1
    if other:
        seen["bag"][other] += 1


def took_market(seen, side, who, fur, b, c, d):
    seen["market"][fur] -= 1
    seen["market_gaps"] += 1
    side["furs"][fur] += 1


def refilled(seen, side, who, fur, b, c, d):
    seen["bag"][fur] -= 1
    seen["market"][fur] += 1
    seen["market_gaps"] -= 1


def gave_up_fur(seen, side, who, fur, b, c, d):
    side["furs"][fur] -= 1
    seen["bag"][fur] += 1


def used_yurt(seen, side, who, region, b, c, d):
    seen["yurts"][region] = -1


def took_wish(seen, side, who, region, wish, c, d):
    seen["wishes"][region] = -1
    into_hand(side, wish)


def ivan_took_wish(seen, side, who, region, wish, stays, d):
    seen["wishes"][region] = -1
    if stays:
        side["fulfilled"] = sorted([*side["fulfilled"], wish])


def built(seen, side, who, region, space, from_general, d):
    seen["outposts"][region][space] = who + 1
    side["built"] = sorted([*side["built"], region])
    side["outposts_left" if from_general else "outposts"] -= 1


def claimed(seen, side, who, place, tile, terrain, d):
    seen["row"][place]["tile"] = -1
    side["tiles"][terrain] += 1


def fulfilled(seen, side, who, wish, b, c, d):
    side["hand_size"] -= 1
    if side["hand"] is not None:
        side["hand"].remove(wish)
    side["fulfilled"] = sorted([*side["fulfilled"], wish])


def climbed(seen, side, who, space, b, c, d):
    side["trophy"] = space


def sang(seen, side, who, slot, song, stays, d):
    if not stays:
        seen["songs"][slot] = -1


def went_home(seen, side, who, a, b, c, d):
    for each in seen["sides"]:
        each["place"] = 0


def tile_slid(seen, side, who, start, place, c, d):
    row = seen["row"]
    row[place], row[start] = row[start], {"tile": -1, "furs": [0] * len(row[start]["furs"])}


def tile_placed(seen, side, who, place, tile, c, d):
    seen["row"][place]["tile"] = tile
    seen["tiles_left"] -= 1


def fur_placed(seen, side, who, place, fur, c, d):
    seen["row"][place]["furs"][fur] += 1
    if fur == TIGER:
        seen["tigers"] -= 1
    else:
        seen["bag"][fur] -= 1


def market_emptied(seen, side, who, a, b, c, d):
    seen["bag"] = [bag + market for bag, market in zip(seen["bag"], seen["market"], strict=True)]
    seen["market"] = [0] * len(seen["market"])
    seen["market_gaps"] = MARKET_PLACES


def songs_cleared(seen, side, who, a, b, c, d):
    seen["songs"] = [-1] * 4


def song_shown(seen, side, who, slot, song, c, d):
    seen["songs"][slot] = song
    seen["songs_left"] -= 1


def a_material_left(seen, side, who, a, b, c, d):
    seen["yurts"] = [-1] * 5
    seen["wishes"] = [-1] * 5
    seen["yurts_left"] = YURTS - A_YURTS
    seen["songs_left"] = SONGS - A_SONGS
    seen["wishes_left"] = A_WISHES


def slid(name):
    def tell(seen, side, who, start, region, c, d):
        seen[name][region], seen[name][start] = seen[name][start], -1

    return tell


def shown(name):
    def tell(seen, side, who, region, card, c, d):
        seen[name][region] = card
        seen[f"{name}_left"] -= 1

    return tell


def card_flipped(seen, side, who, card, steps, c, d):
    seen["flipped"] = card
    seen["steps_ahead"] = steps
    seen["cards_left"] -= 1


def scored(seen, side, who, source, points, c, d):
    side["points"] += points
    side["points_from"][source] = points


def game_over(seen, side, who, a, b, c, d):
    seen["over"] = 1


TELLERS = {
    "moved": stand,
    "walked": stand,
    "took_from_tile": hunted,
    "yurt_slid": slid("yurts"),
    "yurt_shown": shown("yurts"),
    "wish_slid": slid("wishes"),
    "wish_shown": shown("wishes"),
} | {
    teller.__name__: teller
    for teller in (
        year_begins, season_begins, turn_begins, winter_begins, drafted, draft_left, gained, spent, banked_horses,
        hunted, paid_fur, covered, drew, kept, took_market, refilled, gave_up_fur, used_yurt, took_wish,
        ivan_took_wish, built, claimed, fulfilled, climbed, sang, went_home, tile_slid, tile_placed, fur_placed,
        market_emptied, songs_cleared, song_shown, a_material_left, card_flipped, scored, game_over,
    )
}  # fmt: skip
