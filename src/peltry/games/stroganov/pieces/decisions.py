"""What can stand on the stack: decisions that a player makes (ASK), and tasks the rules carry out (DO)."""

from __future__ import annotations

from ....kernel.declared import Decisions
from ....kernel.tools.records import FLAG, amount, one_of
from .box import LONGEST_TRACK, REWARDS, ROW, SONG_PLACES, TILES, WISHES
from .furs import FUR
from .moves import MOVES

DECISIONS = Decisions()

ROWS = amount(LONGEST_TRACK)
TURN = amount(4)  # whose turn in the order
FURS = amount(8)  # still to come
FREE = 16  # in a payment's third number: what a fur of any value counts

FREE_MAIN, PAID_MAIN = 1, 2  # which of the two main actions of a turn

ASK_DRAFT = DECISIONS.ask("draft")  # choose a start wish with its fur
ASK_MOVE = DECISIONS.ask("move")  # the Cossack must go east
ASK_BASIC = DECISIONS.ask("basic")  # one basic action, or pass
ASK_MAIN = DECISIONS.ask("main", which=amount(2))
ASK_TURN_END = DECISIONS.ask("turn_end")  # a last moment for auxiliary actions
ASK_HUNT_MORE = DECISIONS.ask("hunt_more")  # a second fur, or pass
ASK_TRADE = DECISIONS.ask("trade", bonuses=amount(2))  # still to choose
# Furs of a value (0: any) to pay. `keep_and_free`: furs to keep besides, and times FREE those of any value to pay
# first.
ASK_PAY = DECISIONS.ask("pay", furs=amount(12), value=FUR, keep_and_free=amount(63))
# Furs still missing among those a wish asks to be owned; how many could be lent, -1 while that is not counted.
ASK_COVER = DECISIONS.ask("cover", furs=amount(12), value=FUR, lendable=amount(63, -1))
ASK_KEEP = DECISIONS.ask("keep")  # which of two drawn furs
ASK_MARKET = DECISIONS.ask("market")  # a fur of a reward
ASK_PURCHASE = DECISIONS.ask("purchase", lower=FLAG)  # a fur of the market that is being bought or swapped for
ASK_SWAP_PAY = DECISIONS.ask("swap_pay", wanted=FUR)  # the market fur to be swapped for
ASK_TILE_FUR = DECISIONS.ask("tile_fur", bag=FURS, market=FURS)  # which of a landscape's furs comes first
ASK_TROPHY = DECISIONS.ask("trophy")  # climb, or choose a reward at once
ASK_REWARD = DECISIONS.ask("reward", deepest=ROWS, taken=ROWS, another=FLAG)  # taken: a row already taken, 0 for none
ASK_VILLAGE = DECISIONS.ask("village", barred=FLAG)  # 1 when the trophy village is barred
ASK_YURT = DECISIONS.ask("yurt")  # any yurt but a trophy yurt
ASK_ADVANCED = DECISIONS.ask("advanced", anywhere=FLAG, declinable=FLAG)
ASK_OUTPOST = DECISIONS.ask("outpost")  # where to build from the general supply
ASK_WISH_SONG = DECISIONS.ask("wish_song")  # which wish to fulfil with only its paid furs
ASK_STORY = DECISIONS.ask("story")  # the end of the story track: a song, the trophy step of a b board, or nothing
ASK_SONG = DECISIONS.ask("song")  # winter: a song, or none
ASK_INCOME = DECISIONS.ask("income")  # winter: A5, A9, the order of income, auxiliary actions
ASK_WINDOW = DECISIONS.ask("window")  # winter: auxiliary actions after the songs

# Auxiliary actions are open at any point, but not while something is being paid for or two drawn furs are in hand.
PAYING = (ASK_PAY, ASK_COVER, ASK_PURCHASE, ASK_SWAP_PAY)
BUSY = (ASK_DRAFT, ASK_KEEP, *PAYING)
AT_LEISURE = tuple(ask for ask in range(len(DECISIONS.asks)) if ask not in BUSY)

DO_NEXT_TURN = DECISIONS.task("next_turn")
DO_ACTION = DECISIONS.task("action", move=one_of(len(MOVES)))  # an action that has been paid for
DO_REWARD = DECISIONS.task("reward", reward=one_of(REWARDS), good=amount(4), left=amount(8))  # how often still
DO_TAKE_TILE = DECISIONS.task("take_tile", place=amount(ROW), tile=one_of(TILES + 1))  # paid for; tile + 1 once taken
DO_TILE_FURS = DECISIONS.task("tile_furs", bag=FURS, market=FURS)  # the furs of a landscape's reward
DO_FULFIL = DECISIONS.task("fulfil", wish=one_of(WISHES))  # paid for
DO_CLIMB = DECISIONS.task("climb")
DO_DISCARD_SONG = DECISIONS.task("discard_song", slot=amount(SONG_PLACES))  # its rewards have been taken
DO_BONUS_DONE = DECISIONS.task("bonus_done")  # the rewards at the end of the story track have been taken
DO_INCOME = DECISIONS.task("income", turn=TURN)
DO_STORYTELLING = DECISIONS.task("storytelling", turn=TURN)
DO_SONGS = DECISIONS.task("songs", turn=TURN)
DO_WINDOWS = DECISIONS.task("windows", turn=TURN)
DO_ADMINISTRATION = DECISIONS.task("administration")
DO_SCORING = DECISIONS.task("scoring")
DO_IVAN_HUNT = DECISIONS.task("ivan_hunt", hunts=amount(3), high=FLAG)  # furs still to hunt, from which end
DO_IVAN_MAIN = DECISIONS.task("ivan_main")
DO_IVAN_ADDITIONAL = DECISIONS.task("ivan_additional")
DO_IVAN_SONG = DECISIONS.task("ivan_song")  # the end of the story track
