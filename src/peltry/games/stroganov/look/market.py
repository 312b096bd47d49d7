"""What hangs and lies above the land: the market and the bag, basic actions, songs, the story track."""

from __future__ import annotations

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....table.looking import MakePart, Subtree
from ....table.scene import Node
from ..pieces.amounts import BONUS_GOODS, COIN_ACTION, HORSES_ACTION
from ..pieces.box import COINS, FURS, GOODS, HORSES, SONG_REWARD, STORY
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import (
    BONUS,
    BUY_BAG,
    BUY_MARKET,
    COIN,
    FOUR_HORSES,
    FUR_FROM_BAG,
    FUR_FROM_MARKET,
    KEEP,
    SING,
    SWAP_LOWER,
    SWAP_TWO,
    TAKE,
    TRADE,
)
from ..pieces.state import MARKET_PLACES, STORY_END
from ..words import pieces as said
from .parts import FUR_VALUES, GOOD_ART, Pieces, Sight, fur_icon, fur_node, goods_row, sign

Price = tuple[Cost, ...]
DEALS = (("buy-market", BUY_MARKET, "arrow"), ("swap-lower", SWAP_LOWER, "arrow-down"), ("swap-two", SWAP_TWO, "arrow"))


def market(sight: Sight) -> Subtree:
    board, furs = sight.board, tuple([value for value in sight.board.drawn if value])
    prices = tuple([tuple(sight.view.price(move)) for _, move, _ in DEALS])
    [bag_price] = sight.view.price(BUY_BAG)
    return sight.whole(market_pane, board.market, sum(board.bag[:TIGER]), bag_price, furs, prices, board.trade_fur)


def market_pane(
    part: MakePart,
    pieces: Pieces,
    stock: tuple[int, ...],
    in_bag: int,
    bag_price: Cost,
    furs: tuple[int, ...],
    prices: tuple[Price, ...],
    trade_fur: int,
) -> Node:
    return Node("market", "pane", "market", "market", Message("scene-market")).add(
        part(stall, pieces, stock),
        part(bag, pieces, in_bag, bag_price),
        part(drawn, pieces, furs) if furs else None,
        part(deals, pieces, *prices),
        part(actions_title, pieces),
        part(basic_actions, pieces, trade_fur),
    )


def stall(pieces: Pieces, furs: tuple[int, ...]) -> Node:
    """The six furs on offer, lowest first; an empty place waits for the bag to fill again."""
    row = Node("stall", "stall", moves=[FUR_FROM_MARKET])
    for value in FUR_VALUES[:-1]:
        take = [TAKE + value - LOWEST_FUR]
        for k in range(furs[value]):
            row.add(fur_node(value, "market", k, take, "market"))
    empty = MARKET_PLACES - len(row.children)
    return row.add(*(Node(f"stall-gap-{k}", "slot", tip=Message("scene-tip-stall-gap")) for k in range(empty)))


def bag(pieces: Pieces, count: int, price: Cost) -> Node:
    tip = Message("scene-tip-bag", {"n": count, "cost": said.costs([price])})
    node = Node("bag", "count", "bag", "bag", count, tip, moves=[BUY_BAG, FUR_FROM_BAG])
    return node.add(cost_sign("bag-price", price))


def cost_sign(id: str, cost: Cost) -> Node:
    """A line of a price in pictures; a lone fur needs no number."""
    if cost.good == FURS:
        return sign(id, "pelt", cost.amount if cost.amount > 1 else None)
    return sign(id, GOOD_ART[GOODS[cost.good]], cost.amount)


def drawn(pieces: Pieces, furs: tuple[int, ...]) -> Node:
    """Two furs from the bag, of which one is kept."""
    hand = Node("drawn", "drawn", text=Message("scene-drawn"))
    for k, value in enumerate(furs):
        same = furs[:k].count(value)
        hand.add(fur_node(value, "drawn", same, [KEEP + value - LOWEST_FUR], "drawn"))
    return hand


def deals(pieces: Pieces, *prices: Price) -> Node:
    """The exchanges that are open at any time of the own turn: what is paid, an arrow, the market."""
    row = Node("deals", "deals")
    for (name, move, arrow), price in zip(DEALS, prices, strict=True):
        id, tip = f"deal-{name}", Message(f"scene-tip-deal-{name}", {"cost": said.costs(price)})
        node = Node(id, "deal", tip=tip, moves=[move])
        node.add(*(cost_sign(f"{id}-{i}", cost) for i, cost in enumerate(price)))
        row.add(node.add(sign(f"{id}-way", arrow, look="way"), sign(f"{id}-market", "market")))
    return row


def actions_title(pieces: Pieces) -> Node:
    return Node("actions-title", "caption", text=Message("scene-actions"))


def basic_actions(pieces: Pieces, trade_fur: int) -> Node:
    """The action spaces that need no place on the board, and the trade with its fur and its bonuses."""
    row = Node("actions", "actions")
    for name, good, amount, move in (
        ("coin", COINS, COIN_ACTION, COIN),
        ("horses", HORSES, HORSES_ACTION, FOUR_HORSES),
    ):
        tip = Message("scene-tip-action", {"goods": said.good(good, amount)})
        row.add(Node(f"action-{name}", "action", GOOD_ART[GOODS[good]], text=amount, tip=tip, moves=[move]))
    trade = Node(
        "action-trade", "action", look="trade", tip=Message("scene-tip-action-trade", {"fur": said.fur(trade_fur)})
    )
    trade.moves = [TRADE]
    trade.add(
        fur_icon("trade-fur", trade_fur, "tradefur"),
        Node("trade-arrow", "good", "arrow", "way"),
        Node("trade-two", "times", text="2×"),
    )
    row.add(trade)
    bonuses = Node("bonuses", "bonuses", tip=Message("scene-tip-bonuses", {"goods": said.goods(BONUS_GOODS)}))
    for choice, (good, amount) in enumerate(BONUS_GOODS):
        name = GOODS[good]
        bonuses.add(Node(f"bonus-{name}", "bonus", GOOD_ART[name], text=amount, moves=[BONUS + choice]))
    bonuses.add(Node("bonus-walk", "bonus", "hoof", "way"))
    return row.add(bonuses)


def songs(sight: Sight) -> Subtree:
    return sight.whole(songs_pane, tuple([(slot, song) for slot, song in enumerate(sight.board.songs) if song >= 0]))


def songs_pane(part: MakePart, pieces: Pieces, sung: tuple[tuple[int, int], ...]) -> Node:
    pane = Node("songs", "pane", "kobza", "songs", Message("scene-songs"))
    pane.add(*(part(broadsheet, pieces, slot, song) for slot, song in sung))
    return pane if sung else pane.add(Node("no-songs", "text", look="quiet", text=Message("scene-no-songs")))


def broadsheet(pieces: Pieces, slot: int, song: int) -> Node:
    name, story = said.SONG_NAMES[song], int(pieces.box["song_story"][song])
    args = {"story": said.good(STORY, story), "goods": pieces.say_reward(SONG_REWARD + song)}
    sheet = Node(f"song-{name}", "song", "kobza", tip=Message("scene-tip-song", args), moves=[SING + slot])
    sheet.source = pieces.source(f"song.{name}.story", f"song.{name}.reward")
    return sheet.add(
        Node(f"song-{name}-paper", "paper", "song-sheet"),
        Node(f"song-{name}-story", "cost", text=story),
        goods_row(f"song-{name}-goods", pieces, SONG_REWARD + song),
        Node(f"song-{name}-title", "called", text=Message(f"scene-song-{name}")),
    )


def story(sight: Sight) -> Subtree:
    board = sight.board
    tokens = [(sight.names[side], board.colour_of(side), me.story) for side, me in enumerate(board.players)]
    return sight.part(story_track, tuple(tokens))


def story_track(pieces: Pieces, tokens: tuple[tuple[str, str, int], ...]) -> Node:
    """Everybody's token, by the side's number: a name, a colour and how far it came."""
    pane = Node("story", "pane", "story", "story", Message("scene-story"), Message("scene-tip-story"))
    for at in range(STORY_END + 1):
        cell = Node(f"story-{at}-cell", "cell", look="last" if at == STORY_END else "", text=at)
        here = [
            story_token(side, name, colour, at) for side, (name, colour, reached) in enumerate(tokens) if reached == at
        ]
        pane.add(cell.add(*here))
    return pane


def story_token(side: int, name: str, colour: str, at: int) -> Node:
    tip = Message("scene-tip-story-token", {"who": name, "story": said.good(STORY, at)})
    return Node(f"story-{side}", "token", f"token-{colour}", f"p-{colour}", tip=tip)
