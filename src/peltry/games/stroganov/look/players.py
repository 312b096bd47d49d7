"""The players' goods: one board along the bottom, the others as compact cards with the same facts, Ivan's cards."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import ACTIONS, LONGEST_TRACK, TERRAINS, TRACK_REWARD, TRACKS
from ..pieces.cards import SEASON_WISHES, WISH_NAMES
from ..pieces.decisions import (
    ASK_ADVANCED,
    ASK_BASIC,
    ASK_DRAFT,
    ASK_MAIN,
    ASK_REWARD,
    ASK_TROPHY,
    ASK_WISH_SONG,
    PAID_MAIN,
)
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import (
    CLIMB,
    COLLECT,
    COVER_COIN,
    COVER_TIGER,
    DRAFT,
    FULFIL,
    FULFIL_PLAIN,
    MOVES,
    PASS,
    PAY,
    REWARD_ROW,
    SEASON_WISH,
    STORY_TROPHY,
    WINTER_ACTION,
    WINTER_FUR,
    WINTER_INCOME,
)
from ..words import pieces as said
from ..words.moves import say_move
from .parts import (
    FUR_VALUES,
    SEASONS,
    Pieces,
    Sight,
    Subtree,
    bits,
    chip,
    fur_icon,
    fur_node,
    goods_row,
    sign,
)
from .turn import pending
from .wishes import fulfilled_card, wish_back, wish_card

OFFERS = (
    (WISH_NAMES.index("A5"), WINTER_FUR),
    (WISH_NAMES.index("A9"), WINTER_ACTION),
    *((WISH_NAMES.index(wish), COLLECT + choice) for choice, wish in enumerate(WINTER_INCOME)),
    *((wish, SEASON_WISH) for wish in SEASON_WISHES),
)

# who passes here gives something up that costs nothing, or has been paid for
FOR_FREE = (ASK_BASIC, ASK_MAIN, ASK_TROPHY, ASK_REWARD, ASK_ADVANCED, ASK_WISH_SONG)
SECOND_MAIN = (ASK_MAIN, PAID_MAIN)  # this one has a price


def my_board(sight: Sight, side: int) -> Node:
    """The board of whoever looks; a spectator looks over the first player's shoulder."""
    me, own, name = sight.board.players[side], side == sight.seat, sight.names[side]
    colour = sight.board.colour_of(side)
    head = Node("mine-head", "head").add(
        sight.part(my_chip, side, colour),
        sight.part(name_plate, side, name, turn_note(sight, side)),
        sight.part(my_stock, side, colour, own, *me.stock),
        pass_button(sight),
    )
    return Node("mine", "drawer", look=f"mine p-{colour}").add(
        head,
        sight.part(piles, side, own, me.furs),
        sight.part(trophy_track, side, colour, own, name, me.track, me.trophy),
        sight.part(lands, side, me.tiles),
        my_wishes(sight, side),
    )


def my_chip(pieces: Pieces, side: int, colour: str) -> Node:
    return chip(side, colour, "mine-chip")


def name_plate(pieces: Pieces, side: int, name: str, note: str) -> Node:
    plate = Node(f"name-{side}", "plate", text=name)
    return plate.add(Node(f"turn-{side}", "note", text=Message(note)) if note else None)


def turn_note(sight: Sight, side: int) -> str:
    if side == sight.board.to_play:
        return "scene-playing"
    if sight.board.season == "winter":
        return ""  # there are no turns in winter
    return "scene-acted" if sight.board.has_acted(side) else "scene-waiting"


def pass_button(sight: Sight) -> Node | None:
    if PASS not in sight.legal:
        return None
    look = "forgoes" if passing_forgoes(sight) else ""
    return Node("pass", "button", None, look, say_move(MOVES[PASS], sight.view.sight, sight.pieces.box), moves=[PASS])


def passing_forgoes(sight: Sight) -> bool:
    """Whether something free is still to be had: a button that gives it up must not draw the hand."""
    asked, first = sight.view.once(pending)[0]
    given = WINTER_FUR in sight.legal or WINTER_ACTION in sight.legal
    return given or (asked in FOR_FREE and (asked, first) != SECOND_MAIN)


def stock(
    pieces: Pieces, side: int, colour: str, own: bool, horses: int, coins: int, banners: int, outposts: int
) -> Node:
    """Horses, coins, banners, outposts to build."""
    row = Node(f"stock-{side}", "stock")
    for what, art, count in (
        ("horses", "horse", horses),
        ("coins", "coin", coins),
        ("banners", "banner", banners),
        ("outposts", f"fort-{colour}", outposts),
    ):
        node = Node(f"{what}-{side}", "count", art, what, count, Message(f"scene-tip-{what}", {"n": count}))
        if own and what == "coins":
            node.moves = [COVER_COIN]
        row.add(node)
    return row


def my_stock(
    pieces: Pieces, side: int, colour: str, own: bool, horses: int, coins: int, banners: int, outposts: int
) -> Node:
    """The same with a word under each."""
    row = stock(pieces, side, colour, own, horses, coins, banners, outposts)
    for count in row.children:
        count.add(Node(f"{count.id}-word", "word", text=Message(f"scene-label-{count.look}")))
    return row


def piles(pieces: Pieces, side: int, own: bool, furs: tuple[int, ...]) -> Node:
    """Furs by value, each value a pile of its tokens."""
    row = Node(f"piles-{side}", "piles")
    for value in FUR_VALUES:
        count = furs[value]
        if count:
            pile = Node(f"pile-{value}-{side}", "pile", vars={"n": count}, text=count if count > 1 else None)
            pile.tip = Message("scene-tip-pile", {"furs": said.furs(count, value)})
            if own:
                pile.moves = [PAY + value - LOWEST_FUR, *((COVER_TIGER,) if value == TIGER else ())]
            row.add(pile.add(*(fur_node(value, f"p{side}", k, told=False) for k in range(count))))
    if not row.children:
        row.add(Node(f"no-furs-{side}", "text", look="quiet", text=Message("scene-no-furs")))
    return row


def trophy_track(pieces: Pieces, side: int, colour: str, own: bool, name: str, number: int, trophy: int) -> Node:
    track, table = pieces.box["tracks"][number], f"track.{TRACKS[number]}"
    length, furs, shields = int(track["length"]), track["furs"].tolist(), track["shields"].tolist()
    source = pieces.source(table, "furs", "shields")
    node = Node(f"track-{side}", "track", "trophy", vars={"n": length}, tip=Message("scene-tip-track"))
    node.add(Node(f"track-{side}-word", "word", text=Message("scene-trophy")))
    if trophy == 0:
        node.add(Node(f"above-{side}", "above").add(trophy_token(side, colour, name)))
    for space in range(1, length + 1):
        shield = shields[space] if shields[space] > shields[space - 1] else 0
        reward = TRACK_REWARD + number * LONGEST_TRACK + space - 1
        row = trophy_space(pieces, f"space-{side}-{space}", space, furs[space], reward, own)
        row.look, row.source = "reached" if space <= trophy else "", source
        if own and space == trophy + 1:
            row.moves = [CLIMB, STORY_TROPHY]
        row.add(sign(f"space-{side}-{space}-shield", "vp", shield, "vp shield") if shield else None)
        node.add(row.add(trophy_token(side, colour, name) if trophy == space else None))
    return node


def trophy_space(pieces: Pieces, id: str, space: int, fur: int, reward: int, own: bool) -> Node:
    """One space: the fur to pay on entering it and its reward; the shield for the end of the game is added."""
    args = {"row": space, "fur": said.fur(fur), "goods": pieces.say_reward(reward)}
    row = Node(f"trophy-{id}", "row", tip=Message("scene-tip-space-trophy" if fur else "scene-tip-space-free", args))
    row.add(fur_icon(f"{id}-fur", fur, "ask") if fur else Node(f"{id}-fur", "ask", look="free"))
    return row.add(goods_row(f"{id}-goods", pieces, reward, [REWARD_ROW + space - 1] if own else None))


def trophy_token(side: int, colour: str, name: str) -> Node:
    tip = Message("scene-tip-trophy-token", {"who": name})
    return Node(f"trophy-{side}", "token", f"token-{colour}", f"p-{colour}", tip=tip)


def lands(pieces: Pieces, side: int, tiles: tuple[int, ...]) -> Node:
    """Claimed landscapes by terrain: sets of different ones count at the end."""
    points = pieces.box["set_points"]
    row = Node(f"lands-{side}", "lands")
    row.tip = Message("scene-tip-lands", {"three": int(points[3]), "four": int(points[4])})
    for terrain, count in zip(TERRAINS, tiles, strict=True):
        node = Node(
            f"land-{terrain}-{side}", "claimed", f"land-{terrain}", "" if count else "none", count if count else None
        )
        node.tip = Message("scene-tip-claimed", {"terrain": Message(f"terrain-{terrain}"), "n": count})
        row.add(node)
    return row


def my_wishes(sight: Sight, side: int) -> Subtree:
    """Wishes in hand and fulfilled, at first those to choose from. Of a closed hand only its size shows."""
    board, me = sight.board, sight.board.players[side]
    season = SEASONS.index(board.season) if side == sight.seat else -1
    cards: list[Subtree] = []
    if board.asked == ASK_DRAFT:
        cards += [sight.part(draft_card, wish, fur) for wish, fur in board.draft if wish >= 0 and fur > 0]
    if sight.sees_hand_of(side):
        cards += [sight.part(held_card, wish) for wish in bits(sight.hand_of(side))]
    else:
        cards += [sight.part(wish_back, side, k) for k in range(board.hand_counts[side])]
    cards += [sight.part(fulfilled_card, wish, offers(wish, season)) for wish in bits(me.fulfilled)]
    return sight.part(wishes, side, *cards)


def wishes(pieces: Pieces, side: int, *cards: Subtree) -> Node:
    row = Node(f"wishes-{side}", "wishes").add(*cards)
    if not cards:
        row.add(Node(f"no-wishes-{side}", "text", look="quiet", text=Message("scene-no-wishes")))
    return row


def held_card(pieces: Pieces, wish: int) -> Node:
    return wish_card(pieces, wish, [FULFIL + wish, FULFIL_PLAIN + wish], "held")


def offers(wish: int, season: int) -> tuple[int, ...]:
    """Some fulfilled wishes offer something that is chosen on the card itself; to others than the owner, nothing."""
    if season < 0 or (wish in SEASON_WISHES and wish != SEASON_WISHES[0] + season):
        return ()
    return tuple([move for card, move in OFFERS if card == wish])


def draft_card(pieces: Pieces, wish: int, fur: int) -> Node:
    """Start wishes with a fur on each, one more than there are players."""
    card = wish_card(pieces, wish, [DRAFT + wish], "draft")
    return card.add(fur_node(fur, f"draft-{WISH_NAMES[wish]}"))


def other(sight: Sight, side: int) -> Subtree:
    """A player as the others see one: the same facts, close together."""
    board, me, name = sight.board, sight.board.players[side], sight.names[side]
    colour = board.colour_of(side)
    return sight.part(
        player_card,
        side,
        colour,
        side == board.to_play,
        sight.part(head, side, colour, name, turn_note(sight, side)),
        sight.part(facts, side, colour, *me.stock, board.hand_counts[side], me.track, me.trophy),
        sight.part(piles, side, False, me.furs),
        sight.part(owned, side, me.tiles, me.hand, me.fulfilled) if any(me.tiles) or me.hand or me.fulfilled else None,
        sight.part(ivan_cards, board.flipped, board.steps_ahead, board.hunt_from_deck) if side == board.ivan else None,
    )


def player_card(pieces: Pieces, side: int, colour: str, active: bool, *rows: Subtree | None) -> Node:
    return Node(f"player-{side}", "player", look=f"p-{colour}" + (" active" if active else "")).add(*rows)


def head(pieces: Pieces, side: int, colour: str, name: str, note: str) -> Node:
    return Node(f"head-{side}", "head").add(chip(side, colour), name_plate(pieces, side, name, note))


def facts(
    pieces: Pieces,
    side: int,
    colour: str,
    horses: int,
    coins: int,
    banners: int,
    outposts: int,
    hand: int,
    track: int,
    trophy: int,
) -> Node:
    row = stock(pieces, side, colour, False, horses, coins, banners, outposts)
    row.kind = "facts"
    row.add(Node(f"hand-{side}", "count", "wish-sealed", "hand", hand, Message("scene-tip-hand", {"n": hand})))
    return row.add(trophy_fact(pieces, side, track, trophy))


def owned(pieces: Pieces, side: int, tiles: tuple[int, ...], hand: int, fulfilled: int) -> Node:
    """Claimed landscapes and wishes, side by side."""
    row = Node(f"owned-{side}", "owned")
    for terrain, count in zip(TERRAINS, tiles, strict=True):
        if count:
            tip = Message("scene-tip-claimed", {"terrain": Message(f"terrain-{terrain}"), "n": count})
            shown = count if count > 1 else None
            row.add(Node(f"land-{terrain}-{side}", "claimed", f"land-{terrain}", text=shown, tip=tip))
    row.add(*(wish_card(pieces, wish, [], "held small") for wish in bits(hand)))
    return row.add(*(fulfilled_card(pieces, wish, (), "small") for wish in bits(fulfilled)))


def trophy_fact(pieces: Pieces, side: int, track: int, trophy: int) -> Node:
    """How far the trophy token has come, and what its shield is worth so far."""
    shield = int(pieces.box["tracks"][track]["shields"][trophy])
    tip = Message("scene-tip-trophy", {"space": trophy, "shield": shield, "board": Message(f"track-{TRACKS[track]}")})
    return Node(f"trophy-{side}", "count", "trophy", "trophy", trophy, tip)


def ivan_cards(pieces: Pieces, flipped: int, steps: int, hunt_from_deck: bool) -> Node:
    """The card of this turn, and how many steps the deck's top shows."""
    row = Node("ivan", "automa")
    if flipped >= 0:
        row.add(ivan_card(pieces, flipped, not hunt_from_deck))
    if steps > 0:
        row.add(Node("deck", "deck", "hoof", text=steps, tip=Message("scene-tip-deck", {"n": steps})))
    return row


def ivan_card(pieces: Pieces, flipped: int, hunts_by_it: bool) -> Node:
    card = pieces.box["cards"][flipped]
    hunts, high, action = int(card["hunts"]), bool(card["high"]), ACTIONS[int(card["action"])]
    args = {"n": hunts, "end": Message("scene-high" if high else "scene-low"), "action": Message(f"action-{action}")}
    tip = Message("scene-tip-flipped" if hunts_by_it else "scene-tip-flipped-action", args)
    node = Node(f"card-{flipped}", "flipped", tip=tip)
    if hunts_by_it:
        node.add(sign("flipped-hunt", "bow", hunts), sign("flipped-end", "fur-bear" if high else "fur-sable"))
    art = {"outpost": "build", "claim": "tile", "wish": "wish-sealed"}.get(action, action)
    return node.add(sign("flipped-action", art))
