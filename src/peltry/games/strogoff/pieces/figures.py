"""What the table shows and only the rules can work out."""

from __future__ import annotations

from ....kernel.figures import Figures
from .cards import DANGERS
from .dice import DICE
from .options import MOST_COURIERS

FIGURES = Figures()

DUEL_SIZE = FIGURES.number("duel_size")  # cards of a duel, were it today
FIRST_SPACE = FIGURES.number("first_space")  # where Ogareff's road begins
HAND_LIMITS = FIGURES.numbers("hand_limits", MOST_COURIERS)
OPEN_ICONS = FIGURES.numbers("open_icons", MOST_COURIERS)  # a bit, 2 * place + icon, for each
OPEN_TWICE = FIGURES.numbers("open_twice", MOST_COURIERS)  # a bit for each danger
DICE_WON = FIGURES.numbers("dice_won", DICE)  # whether a roll against the Tartars was high enough

# The way on for whoever looks. Each bar is three numbers: the reason, and the two that belong to it.
MOST_BARS = len(DANGERS) + 2
BAR_COUNT = FIGURES.number("bar_count")
BARS = FIGURES.numbers("bars", 3 * MOST_BARS)
MEETS_TARTARS = FIGURES.number("meets_tartars")  # on the next space

# What a clash takes from whoever looks: the one that would come with a step, that lies open, or that is being paid.
BILL = FIGURES.numbers("bill", 3)  # energy, cards, cards turned face down
CLASHES_ANYWAY = FIGURES.number("clashes_anyway")  # even if the immediate danger is answered
