"""The own board along the bottom: goods, furs, the trophy track, landscapes and wishes, and the button to pass."""

from __future__ import annotations

from ....kernel.game import Message
from ....kernel.sets import bits
from ....table.looking import MakePart, Subtree, chip
from ....table.scene import Node
from ..pieces.box import TERRAINS
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
from ..pieces.moves import (
    COLLECT,
    DRAFT,
    FULFIL,
    FULFIL_PLAIN,
    PASS,
    SEASON_WISH,
    WINTER_ACTION,
    WINTER_FUR,
    WINTER_INCOME,
)
from ..pieces.options import COLOURS
from .parts import SEASONS, Pieces, Player, Sight, Stock, fur_node
from .supply import name_plate, piles, stock, turn_note
from .trophies import trophy_track
from .turn import pending
from .wishes import fulfilled_card, wish_back, wish_card

Draft = tuple[tuple[int, int], ...]
Cards = tuple[Draft, int | None, int, int]  # start wishes, the hand where it may be seen, its size, the season
Button = tuple[str, str] | None  # what it says, and its look

OFFERS = (
    (WISH_NAMES.index("A5"), WINTER_FUR),
    (WISH_NAMES.index("A9"), WINTER_ACTION),
    *((WISH_NAMES.index(wish), COLLECT + choice) for choice, wish in enumerate(WINTER_INCOME)),
    *((wish, SEASON_WISH) for wish in SEASON_WISHES),
)

# who passes here gives something up that costs nothing, or has been paid for
FOR_FREE = (ASK_BASIC, ASK_MAIN, ASK_TROPHY, ASK_REWARD, ASK_ADVANCED, ASK_WISH_SONG)
SECOND_MAIN = (ASK_MAIN, PAID_MAIN)  # this one has a price


def my_board(sight: Sight, side: int) -> Subtree:
    """The board of whoever looks; a spectator looks over the first player's shoulder."""
    board, own = sight.board, side == sight.seat
    draft = board.draft if board.asked == ASK_DRAFT else ()
    hand = sight.hand_of(side) if sight.sees_hand_of(side) else None
    season = SEASONS.index(board.season) if own else -1
    cards = draft, hand, board.hand_counts[side], season
    note, button = turn_note(sight, side), pass_button(sight)
    return sight.whole(drawer, side, own, board.players[side], sight.names[side], note, button, cards)


def drawer(
    part: MakePart, pieces: Pieces, side: int, own: bool, me: Player, name: str, note: str, button: Button, cards: Cards
) -> Node:
    colour = COLOURS[me.colour]
    head = Node("mine-head", "head").add(
        part(my_chip, pieces, side, colour),
        part(name_plate, pieces, side, name, note),
        part(my_stock, pieces, side, colour, own, me.stock),
    )
    if button is not None:
        text, look = button
        head.add(Node("pass", "button", None, look, Message(text), moves=[PASS]))
    return Node("mine", "drawer", look=f"mine p-{colour}").add(
        head,
        part(piles, pieces, side, own, me.furs),
        part(trophy_track, pieces, side, colour, own, name, me.track, me.trophy),
        part(lands, pieces, side, me.tiles),
        my_wishes(part, pieces, side, me.fulfilled, *cards),
    )


def my_chip(pieces: Pieces, side: int, colour: str) -> Node:
    return chip(side, "mine-chip", colour)


def pass_button(sight: Sight) -> Button:
    if PASS not in sight.legal:
        return None
    return sight.said(PASS).key, "forgoes" if passing_forgoes(sight) else ""


def passing_forgoes(sight: Sight) -> bool:
    """Whether something free is still to be had: a button that gives it up must not draw the hand."""
    asked, first = sight.view.once(pending)[0]
    given = WINTER_FUR in sight.legal or WINTER_ACTION in sight.legal
    return given or (asked in FOR_FREE and (asked, first) != SECOND_MAIN)


def my_stock(pieces: Pieces, side: int, colour: str, own: bool, held: Stock) -> Node:
    """The same with a word under each."""
    row = stock(pieces, side, colour, own, held)
    for count in row.children:
        count.add(Node(f"{count.id}-word", "word", text=Message(f"scene-label-{count.look}")))
    return row


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


def my_wishes(
    part: MakePart, pieces: Pieces, side: int, fulfilled: int, draft: Draft, hand: int | None, count: int, season: int
) -> Subtree:
    """Wishes in hand and fulfilled, at first those to choose from. Of a closed hand only its size shows."""
    cards = [part(draft_card, pieces, wish, fur) for wish, fur in draft if wish >= 0 and fur > 0]
    if hand is not None:
        cards += [part(held_card, pieces, wish) for wish in bits(hand)]
    else:
        cards += [part(wish_back, pieces, side, k) for k in range(count)]
    cards += [part(fulfilled_card, pieces, wish, offers(wish, season)) for wish in bits(fulfilled)]
    return part(wishes, pieces, side, *cards)


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
    return card.add(fur_node(fur, f"draft-{WISH_NAMES[wish]}", tip="draft"))
