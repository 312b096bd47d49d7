"""The players' goods: one board along the bottom, the others as compact cards with the same facts, Ivan's cards."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node
from . import record, words
from .asks import ASK_DRAFT
from .box import ACTIONS, LONGEST_TRACK, TERRAINS, TRACK_REWARD, TRACKS
from .moves import (
    CLIMB,
    COVER_COIN,
    COVER_TIGER,
    DRAFT,
    FULFIL,
    PASS,
    PAY,
    REWARD_ROW,
    SEASON_WISH,
    STORY_TROPHY,
    WINTER_ACTION,
    WINTER_FUR,
    WISH_NAMES,
)
from .scene_parts import COLOURS, FUR_VALUES, Sight, bits, chip, fur_icon, fur_node, goods_row, sign
from .scene_wishes import fulfilled_card, wish_back, wish_card
from .state import LOWEST_FUR, TIGER

SEASON_WISHES = tuple(WISH_NAMES.index(name) for name in ("A11", "A12", "A13"))
A5, A9 = WISH_NAMES.index("A5"), WISH_NAMES.index("A9")


def my_board(sight: Sight, side: int) -> Node:
    """The board of whoever looks; a spectator looks over the first player's shoulder."""
    board = Node("mine", "drawer", look=f"mine p-{COLOURS[side]}")
    head = Node("mine-head", "head").add(
        chip(side, "mine-chip"), name_plate(sight, side), stock(sight, side), pass_button(sight)
    )
    board.add(head, piles(sight, side), trophy_track(sight, side), lands(sight, side), wishes(sight, side))
    return board


def name_plate(sight: Sight, side: int) -> Node:
    plate = Node(f"name-{side}", "plate", text=sight.names[side])
    return plate.add(Node(f"turn-{side}", "note", text=turn_note(sight, side)))


def turn_note(sight: Sight, side: int) -> Message:
    if side == sight.to_play:
        return Message("scene-playing")
    acted = sight.players[side].acted and sight.season != "winter"
    return Message("scene-acted" if acted else "scene-waiting")


def pass_button(sight: Sight) -> Node | None:
    if PASS not in sight.legal:
        return None
    return Node("pass", "button", text=words.say_move(PASS, sight.state, sight.box), moves=[PASS])


def stock(sight: Sight, side: int) -> Node:
    """Horses, coins, banners, outposts to build."""
    me, own = sight.players[side], side == sight.seat
    row = Node(f"stock-{side}", "stock")
    for what, art, count in (
        ("horses", "horse", me.horses),
        ("coins", "coin", me.coins),
        ("banners", "banner", me.banners),
        ("outposts", f"fort-{COLOURS[side]}", me.outposts),
    ):
        node = Node(f"{what}-{side}", "count", art, what, count, Message(f"scene-tip-{what}", {"n": count}))
        if own and what == "coins":
            node.moves = sight.moves(COVER_COIN)
        row.add(node)
    return row


def piles(sight: Sight, side: int) -> Node:
    """Furs by value, each value a pile of its tokens."""
    me, own = sight.players[side], side == sight.seat
    row = Node(f"piles-{side}", "piles")
    for value in FUR_VALUES:
        count = me.furs[value]
        if count:
            pile = Node(f"pile-{value}-{side}", "pile", vars={"n": count}, text=count if count > 1 else None)
            pile.tip = Message("scene-tip-pile", {"furs": record.furs(count, value)})
            if own:
                pile.moves = sight.moves(PAY + value - LOWEST_FUR, *((COVER_TIGER,) if value == TIGER else ()))
            row.add(pile.add(*(fur_node(value, f"p{side}", k, told=False) for k in range(count))))
    if not row.children:
        row.add(Node(f"no-furs-{side}", "text", look="quiet", text=Message("scene-no-furs")))
    return row


def trophy_track(sight: Sight, side: int) -> Node:
    me = sight.players[side]
    track, table = sight.box["tracks"][me.track], f"track.{TRACKS[me.track]}"
    length, furs, shields = int(track["length"]), track["furs"].tolist(), track["shields"].tolist()
    source = sight.source(table, "furs", "shields")
    node = Node(f"track-{side}", "track", "trophy", vars={"n": length}, tip=Message("scene-tip-track"))
    if me.trophy == 0:
        node.add(Node(f"above-{side}", "above").add(trophy_token(sight, side)))
    for space in range(1, length + 1):
        node.add(
            trophy_space(
                sight, side, space, furs[space], shields[space] if shields[space] > shields[space - 1] else 0, source
            )
        )
    return node


def trophy_space(sight: Sight, side: int, space: int, fur: int, shield: int, source: str | None) -> Node:
    """One space: the fur to pay on entering it, its reward, and the shield for the end of the game."""
    me, own = sight.players[side], side == sight.seat
    id, reward = f"space-{side}-{space}", TRACK_REWARD + me.track * LONGEST_TRACK + space - 1
    row = Node(f"trophy-{id}", "row", look="reached" if space <= me.trophy else "", source=source)
    args = {"row": space, "fur": record.fur(fur), "goods": sight.say_reward(reward)}
    row.tip = Message("scene-tip-space-trophy" if fur else "scene-tip-space-free", args)
    if own and space == me.trophy + 1:
        row.moves = sight.moves(CLIMB, STORY_TROPHY)
    row.add(fur_icon(f"{id}-fur", fur, "ask") if fur else Node(f"{id}-fur", "ask", look="free"))
    row.add(goods_row(f"{id}-goods", sight, reward, sight.moves(REWARD_ROW + space - 1) if own else None))
    if shield:
        row.add(sign(f"{id}-shield", "vp", shield, "vp shield"))
    return row.add(trophy_token(sight, side) if me.trophy == space else None)


def trophy_token(sight: Sight, side: int) -> Node:
    tip = Message("scene-tip-trophy-token", {"who": sight.names[side]})
    return Node(f"trophy-{side}", "token", f"token-{COLOURS[side]}", f"p-{COLOURS[side]}", tip=tip)


def lands(sight: Sight, side: int) -> Node:
    """Claimed landscapes by terrain: sets of different ones count at the end."""
    row = Node(f"lands-{side}", "lands", tip=Message("scene-tip-lands", {"three": 3, "four": 6}))
    row.tip = Message(
        "scene-tip-lands", {"three": int(sight.box["set_points"][3]), "four": int(sight.box["set_points"][4])}
    )
    for terrain, count in zip(TERRAINS, sight.players[side].tiles, strict=True):
        node = Node(
            f"land-{terrain}-{side}", "claimed", f"land-{terrain}", "" if count else "none", count if count else None
        )
        node.tip = Message("scene-tip-claimed", {"terrain": Message(f"terrain-{terrain}"), "n": count})
        row.add(node)
    return row


def wishes(sight: Sight, side: int) -> Node:
    """Wishes in hand and fulfilled; before the first turn, those to choose from."""
    row = Node(f"wishes-{side}", "wishes")
    me = sight.players[side]
    if sight.asked == ASK_DRAFT:
        row.add(*draft(sight))
    for wish in bits(me.hand):
        row.add(wish_card(sight, wish, sight.moves(FULFIL + wish), "held") if sight.sees_hand_of(side) else None)
    if not sight.sees_hand_of(side):
        row.add(*(wish_back(side, k) for k in range(len(bits(me.hand)))))
    row.add(*(fulfilled(sight, side, wish) for wish in bits(me.fulfilled)))
    if not row.children:
        row.add(Node(f"no-wishes-{side}", "text", look="quiet", text=Message("scene-no-wishes")))
    return row


def fulfilled(sight: Sight, side: int, wish: int) -> Node:
    """A fulfilled wish; some offer something that is chosen on the card itself."""
    moves: list[int] = []
    if side == sight.seat:
        offers = {A5: WINTER_FUR, A9: WINTER_ACTION, **dict.fromkeys(SEASON_WISHES, SEASON_WISH)}
        in_season = wish not in SEASON_WISHES or wish == SEASON_WISHES[0] + int(sight.state["season"])
        moves = sight.moves(offers[wish]) if wish in offers and in_season else []
    return fulfilled_card(sight, wish, moves)


def draft(sight: Sight) -> list[Node]:
    """Start wishes with a fur on each, one more than there are players."""
    cards = []
    for wish, fur in zip(sight.row_of("draft_wishes"), sight.row_of("draft_furs"), strict=True):
        if wish >= 0 and fur > 0:
            card = wish_card(sight, wish, sight.moves(DRAFT + wish), "draft")
            cards.append(card.add(fur_node(fur, f"draft-{WISH_NAMES[wish]}")))
    return cards


def other(sight: Sight, side: int) -> Node:
    """Another player: the same facts, close together."""
    card = Node(f"player-{side}", "player", look=f"p-{COLOURS[side]}" + (" active" if side == sight.to_play else ""))
    head = Node(f"head-{side}", "head").add(chip(side), name_plate(sight, side))
    card.add(head, facts(sight, side), piles(sight, side), owned(sight, side))
    return card.add(ivan_cards(sight) if side == sight.ivan else None)


def facts(sight: Sight, side: int) -> Node:
    me = sight.players[side]
    row = stock(sight, side)
    row.kind = "facts"
    hand = len(bits(me.hand))
    row.add(Node(f"hand-{side}", "count", "wish-sealed", "hand", hand, Message("scene-tip-hand", {"n": hand})))
    row.add(trophy_fact(sight, side))
    return row


def owned(sight: Sight, side: int) -> Node | None:
    """Claimed landscapes and wishes, side by side."""
    me, row = sight.players[side], Node(f"owned-{side}", "owned")
    for terrain, count in zip(TERRAINS, me.tiles, strict=True):
        if count:
            tip = Message("scene-tip-claimed", {"terrain": Message(f"terrain-{terrain}"), "n": count})
            shown = count if count > 1 else None
            row.add(Node(f"land-{terrain}-{side}", "claimed", f"land-{terrain}", text=shown, tip=tip))
    if sight.sees_hand_of(side):
        row.add(*(wish_card(sight, wish, [], "held small") for wish in bits(me.hand)))
    row.add(*(fulfilled_card(sight, wish, [], "small") for wish in bits(me.fulfilled)))
    return row if row.children else None


def trophy_fact(sight: Sight, side: int) -> Node:
    """How far the trophy token has come, and what its shield is worth so far."""
    me = sight.players[side]
    shield = int(sight.box["tracks"][me.track]["shields"][me.trophy])
    tip = Message(
        "scene-tip-trophy", {"space": me.trophy, "shield": shield, "board": Message(f"track-{TRACKS[me.track]}")}
    )
    return Node(f"trophy-{side}", "count", "trophy", "trophy", me.trophy, tip)


def ivan_cards(sight: Sight) -> Node:
    """The card of this turn, and how many steps the deck's top shows for the next."""
    row = Node("ivan", "automa")
    flipped, following = int(sight.state["flipped"]), int(sight.state["automa_next"])
    deck = sight.row_of("automa_deck")
    if flipped >= 0:
        card = sight.box["cards"][flipped]
        hunts, high, action = int(card["hunts"]), bool(card["high"]), ACTIONS[int(card["action"])]
        args = {
            "n": hunts,
            "end": Message("scene-high" if high else "scene-low"),
            "action": Message(f"action-{action}"),
        }
        node = Node(f"card-{flipped}", "flipped", tip=Message("scene-tip-flipped", args))
        row.add(
            node.add(
                sign("flipped-hunt", "bow", hunts),
                sign("flipped-end", "fur-bear" if high else "fur-sable"),
                sign(
                    "flipped-action", {"outpost": "build", "claim": "tile", "wish": "wish-sealed"}.get(action, action)
                ),
            )
        )
    if following < len(deck):
        steps = int(sight.box["cards"][deck[following]]["steps"])
        row.add(Node("deck", "deck", "hoof", text=steps, tip=Message("scene-tip-deck", {"n": steps})))
    return row
