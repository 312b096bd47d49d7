"""What can stand on the stack: decisions that a player makes, and tasks the rules carry out.

The comment names the frame's numbers a, b, c.
"""

from __future__ import annotations

# Decisions, with the names that their words use.
DECISIONS = (
    "draft",  # choose a start wish with its fur
    "move",  # the Cossack must go east
    "basic",  # one basic action, or pass
    "main",  # a: 1 for the free main action, 2 for the paid one
    "turn_end",  # a last moment for auxiliary actions
    "hunt_more",  # a second fur, or pass
    "trade",  # a: bonuses still to choose
    "pay",  # a: furs to pay, b: their value (0: any), c: furs to keep besides + 16 * furs of any value to pay first
    "cover",  # a: furs still missing among those a wish asks to be owned, b: their value
    "keep",  # which of two drawn furs
    "market",  # a: 0 for any fur, 1 for a swap to a lower one
    "swap_pay",  # a: the market fur to be swapped for
    "trophy",  # climb, or choose a reward at once
    "reward",  # a: deepest row, b: row already taken (0: none), c: 1 when another choice follows
    "village",  # a: 1 when the trophy village is barred
    "yurt",  # any yurt but a trophy yurt
    "advanced",  # a: 1 when anywhere, b: 1 when it may be declined
    "outpost",  # where to build from the general supply
    "wish_song",  # which wish to fulfil with only its paid furs
    "story",  # the end of the story track: a song, the trophy step of a b board, or nothing
    "song",  # winter: a song, or none
    "income",  # winter: A5, A9 and auxiliary actions
    "window",  # winter: auxiliary actions after the songs
)
(
    ASK_DRAFT, ASK_MOVE, ASK_BASIC, ASK_MAIN, ASK_TURN_END, ASK_HUNT_MORE, ASK_TRADE, ASK_PAY, ASK_COVER, ASK_KEEP,
    ASK_MARKET, ASK_SWAP_PAY, ASK_TROPHY, ASK_REWARD, ASK_VILLAGE, ASK_YURT, ASK_ADVANCED, ASK_OUTPOST, ASK_WISH_SONG,
    ASK_STORY, ASK_SONG, ASK_INCOME, ASK_WINDOW,
) = range(len(DECISIONS))  # fmt: skip

# Tasks. They are carried out as soon as they lie on top.
FIRST_TASK = 32
(
    DO_NEXT_TURN,
    DO_ACTION,  # a: the move of an action that has been paid for
    DO_REWARD,  # a: reward, b: which of its goods, c: how often still
    DO_TAKE_TILE,  # a: place of a landscape that has been paid for, b: its tile + 1 once taken
    DO_FULFIL,  # a: wish that has been paid for
    DO_CLIMB,
    DO_INCOME,  # a: whose turn in the order
    DO_STORYTELLING,  # a: whose turn in the order
    DO_SONGS,  # a: whose turn in the order
    DO_WINDOWS,  # a: whose turn in the order
    DO_ADMINISTRATION,
    DO_SCORING,
    DO_IVAN_HUNT,  # a: furs still to hunt
    DO_IVAN_MAIN,
    DO_IVAN_ADDITIONAL,
    DO_IVAN_SONG,  # the end of the story track
) = range(FIRST_TASK, FIRST_TASK + 16)
