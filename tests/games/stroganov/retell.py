"""How events alone keep true what a seat sees.

A person who watches only the events must be able to follow everything that lies open. The contract test plays games
and checks that `retell` brings an old sight, as plain data, to the new one.
"""

from __future__ import annotations

from typing import Any

from peltry.games.stroganov import GAME
from peltry.games.stroganov.pieces.box import (
    BANNER,
    COINS,
    HORSES,
    OUTPOST,
    POINTS,
    STORY,
    TIGERS,
)
from peltry.games.stroganov.pieces.cards import A_WISHES
from peltry.games.stroganov.pieces.furs import TIGER
from peltry.games.stroganov.pieces.state import MARKET_PLACES, WINTER

PLAIN = {HORSES: "horses", COINS: "coins", STORY: "story", POINTS: "points", BANNER: "banners", OUTPOST: "outposts"}

# What is no thing on the table: the decisions that wait, and what the rules note for themselves.
NOT_TOLD = ("stack", "depth", "landscapes")
NOT_TOLD_OF_SIDES = ("season_wish_used", "story_bonuses", "story_bonus", "paid_out")

BOX = GAME.box_with(GAME.printed_with(None, "printed.toml"))[0]


def told(seen: dict[str, Any]) -> dict[str, Any]:
    """The part of a sight that events must explain."""
    kept = {name: value for name, value in seen.items() if name not in NOT_TOLD}
    kept["players"] = [
        {name: value for name, value in side.items() if name not in NOT_TOLD_OF_SIDES} for side in seen["players"]
    ]
    return kept


def retell(seen: dict[str, Any], event: Any) -> None:
    """Bring what was seen up to date with one event."""
    teller = TELLERS.get(event.name)
    if teller is not None:
        who, *numbers = event
        side = seen["players"][who] if who >= 0 else None
        teller(seen, side, who, *numbers, *[0] * (4 - len(numbers)))


# One small function for each kind of event that changes the table.


def year_begins(seen, side, who, a, b, c, d):
    seen["year"] = a


def season_begins(seen, side, who, a, b, c, d):
    seen["season"], seen["year"] = a, b
    seen["acted"] = []


def turn_begins(seen, side, who, a, b, c, d):
    seen["acted"] = sorted([*seen["acted"], who])


def winter_begins(seen, side, who, a, b, c, d):
    seen["season"] = WINTER


def drafted(seen, side, who, wish, fur, c, d):
    leave_draft(seen, wish)
    side["furs"][fur] += 1
    into_hand(seen, side, who, wish)


def ivan_drafted(seen, side, who, wish, fur, c, d):
    leave_draft(seen, wish)
    side["furs"][fur] += 1


def draft_left(seen, side, who, wish, fur, c, d):
    leave_draft(seen, wish)
    seen["bag"][fur] += 1


def leave_draft(seen, wish):
    slot = seen["draft_wishes"].index(wish)
    seen["draft_wishes"][slot], seen["draft_furs"][slot] = -1, 0


def sees_hand(seen, who):
    return who == seen["me"] or seen["options"]["open_hands"]


def into_hand(seen, side, who, wish):
    seen["hand_counts"][who] += 1
    if sees_hand(seen, who):
        side["hand"] = sorted([*side["hand"], wish])


def stand(seen, side, who, start, place, c, d):
    others = [each for each in seen["order"] if each != who]
    ahead = sum(seen["players"][each]["place"] >= place for each in others)
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
    into_hand(seen, side, who, wish)


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
    seen["hand_counts"][who] -= 1
    if sees_hand(seen, who):
        side["hand"].remove(wish)
    side["fulfilled"] = sorted([*side["fulfilled"], wish])


def climbed(seen, side, who, space, b, c, d):
    side["trophy"] = space


def song_discarded(seen, side, who, slot, b, c, d):
    seen["songs"][slot] = -1


def went_home(seen, side, who, a, b, c, d):
    seen["acted"] = []
    for each in seen["players"]:
        each["place"] = 0


def tile_slid(seen, side, who, start, place, c, d):
    row = seen["row"]
    row[place], row[start] = row[start], {"tile": -1, "furs": [0] * len(row[start]["furs"])}


def tile_placed(seen, side, who, place, tile, c, d):
    seen["row"][place]["tile"] = tile
    seen["tile_next"] += 1


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
    seen["song_next"] += 1


def a_material_left(seen, side, who, a, b, c, d):
    seen["yurts"] = [-1] * 5
    seen["wishes"] = [-1] * 5
    seen["yurt_next"], seen["song_next"] = int(BOX["a_yurts"]), int(BOX["a_songs"])
    seen["wish_next"] = A_WISHES


def slid(name):
    def tell(seen, side, who, start, region, c, d):
        seen[name][region], seen[name][start] = seen[name][start], -1

    return tell


def shown(name, deck):
    def tell(seen, side, who, region, card, c, d):
        seen[name][region] = card
        seen[deck] += 1

    return tell


def card_flipped(seen, side, who, card, steps, c, d):
    seen["flipped"] = card
    seen["steps_ahead"] = steps
    seen["automa_next"] += 1


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
    "yurt_shown": shown("yurts", "yurt_next"),
    "wish_slid": slid("wishes"),
    "wish_shown": shown("wishes", "wish_next"),
} | {
    teller.__name__: teller
    for teller in (
        year_begins, season_begins, turn_begins, winter_begins, drafted, ivan_drafted, draft_left, gained, spent,
        banked_horses, hunted, paid_fur, covered, drew, kept, took_market, refilled, gave_up_fur, used_yurt, took_wish,
        ivan_took_wish, built, claimed, fulfilled, climbed, song_discarded, went_home, tile_slid, tile_placed,
        fur_placed, market_emptied, songs_cleared, song_shown, a_material_left, card_flipped, scored, game_over,
    )
}  # fmt: skip
