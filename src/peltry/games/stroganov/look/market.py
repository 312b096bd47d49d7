"""What hangs and lies above the land: the market and the bag, basic actions, songs, the story track."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import SONG_REWARD, STORY
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import (
    BONUS_COIN,
    BONUS_HORSES,
    BONUS_STORY,
    BUY_BAG,
    BUY_MARKET,
    COIN,
    FOUR_HORSES,
    KEEP,
    SING,
    SWAP_LOWER,
    SWAP_TWO,
    TAKE,
    TRADE,
)
from ..pieces.state import MARKET_PLACES, STORY_END
from ..words import pieces as said
from .parts import COLOURS, FUR_VALUES, Pieces, Sight, Subtree, fur_icon, fur_node, goods_row, sign


def market(sight: Sight) -> Subtree:
    board, furs = sight.board, tuple([value for value in sight.board.drawn if value])
    return sight.part(
        market_pane,
        sight.part(stall, board.market),
        sight.part(bag, sum(board.bag[:TIGER])),
        sight.part(drawn, furs) if furs else None,
        sight.part(deals),
        sight.part(basic_actions, board.trade_fur),
    )


def market_pane(pieces: Pieces, *stalls: Subtree | None) -> Node:
    return Node("market", "pane", "market", "market", Message("scene-market")).add(*stalls)


def stall(pieces: Pieces, furs: tuple[int, ...]) -> Node:
    """The six furs on offer, lowest first; an empty place waits for the bag to fill again."""
    row = Node("stall", "stall")
    for value in FUR_VALUES[:-1]:
        take = [TAKE + value - LOWEST_FUR]
        for k in range(furs[value]):
            row.add(fur_node(value, "market", k, take))
    empty = MARKET_PLACES - len(row.children)
    return row.add(*(Node(f"stall-gap-{k}", "slot", tip=Message("scene-tip-stall-gap")) for k in range(empty)))


def bag(pieces: Pieces, count: int) -> Node:
    node = Node("bag", "count", "bag", "bag", count, Message("scene-tip-bag", {"n": count}), moves=[BUY_BAG])
    return node.add(sign("bag-price", "horse", 5))


def drawn(pieces: Pieces, furs: tuple[int, ...]) -> Node:
    """Two furs from the bag, of which one is kept."""
    hand = Node("drawn", "drawn", text=Message("scene-drawn"))
    for k, value in enumerate(furs):
        same = furs[:k].count(value)
        hand.add(fur_node(value, "drawn", same, [KEEP + value - LOWEST_FUR]))
    return hand


def deals(pieces: Pieces) -> Node:
    """The exchanges that are open at any time of the own turn."""

    def deal(name: str, move: int, *signs: tuple[str, str]) -> Node:
        node = Node(f"deal-{name}", "deal", tip=Message(f"scene-tip-deal-{name}"), moves=[move])
        return node.add(
            *(
                sign(f"deal-{name}-{i}", art, text or None, "way" if art.startswith("arrow") else "")
                for i, (art, text) in enumerate(signs)
            )
        )

    return Node("deals", "deals").add(
        deal("buy-market", BUY_MARKET, ("horse", "5"), ("arrow", ""), ("market", "")),
        deal("swap-lower", SWAP_LOWER, ("horse", "1"), ("pelt", ""), ("arrow-down", ""), ("market", "")),
        deal("swap-two", SWAP_TWO, ("pelt", "2"), ("arrow", ""), ("market", "")),
    )


def basic_actions(pieces: Pieces, trade_fur: int) -> Node:
    """The action spaces that need no place on the board, and the trade with its fur and its bonuses."""
    row = Node("actions", "actions")
    row.add(Node("action-coin", "action", "coin", text=1, tip=Message("scene-tip-action-coin"), moves=[COIN]))
    row.add(
        Node(
            "action-horses",
            "action",
            "horse",
            text=4,
            tip=Message("scene-tip-action-horses"),
            moves=[FOUR_HORSES],
        )
    )
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
    bonuses = Node("bonuses", "bonuses", tip=Message("scene-tip-bonuses"))
    for name, art, amount, move in (
        ("coin", "coin", 1, BONUS_COIN),
        ("story", "story", 2, BONUS_STORY),
        ("horses", "horse", 3, BONUS_HORSES),
    ):
        bonuses.add(Node(f"bonus-{name}", "bonus", art, text=amount, moves=[move]))
    bonuses.add(Node("bonus-walk", "bonus", "hoof", "way"))
    return row.add(bonuses)


def songs(sight: Sight) -> Subtree:
    sheets = [sight.part(broadsheet, slot, song) for slot, song in enumerate(sight.board.songs) if song >= 0]
    return sight.part(songs_pane, *sheets)


def songs_pane(pieces: Pieces, *sheets: Subtree) -> Node:
    pane = Node("songs", "pane", "kobza", "songs", Message("scene-songs")).add(*sheets)
    return pane if sheets else pane.add(Node("no-songs", "text", look="quiet", text=Message("scene-no-songs")))


def broadsheet(pieces: Pieces, slot: int, song: int) -> Node:
    name, story = said.SONG_NAMES[song], int(pieces.box["song_story"][song])
    args = {"story": said.good(STORY, story), "goods": pieces.say_reward(SONG_REWARD + song)}
    sheet = Node(f"song-{name}", "song", "kobza", tip=Message("scene-tip-song", args), moves=[SING + slot])
    sheet.source = pieces.source(f"song.{name}", "story", "reward")
    return sheet.add(
        Node(f"song-{name}-paper", "paper", "song-sheet"),
        Node(f"song-{name}-story", "cost", text=story),
        goods_row(f"song-{name}-goods", pieces, SONG_REWARD + song),
        Node(f"song-{name}-title", "title", text=Message(f"scene-song-{name}")),
    )


def story(sight: Sight) -> Subtree:
    tokens = [(sight.names[side], player.story) for side, player in enumerate(sight.board.players)]
    return sight.part(story_track, tuple(tokens))


def story_track(pieces: Pieces, tokens: tuple[tuple[str, int], ...]) -> Node:
    """Everybody's token, by the side's number: a name and how far it came."""
    pane = Node("story", "pane", "story", "story", Message("scene-story"), Message("scene-tip-story"))
    for at in range(STORY_END + 1):
        cell = Node(f"story-{at}-cell", "cell", look="last" if at == STORY_END else "", text=at)
        here = [story_token(side, name, at) for side, (name, reached) in enumerate(tokens) if reached == at]
        pane.add(cell.add(*here))
    return pane


def story_token(side: int, name: str, at: int) -> Node:
    tip = Message("scene-tip-story-token", {"who": name, "story": said.good(STORY, at)})
    return Node(f"story-{side}", "token", f"token-{COLOURS[side]}", f"p-{COLOURS[side]}", tip=tip)
