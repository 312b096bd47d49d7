"""What rules are made with. Everything in this folder can be compiled; a game's rules import it from here.

Nothing is named here that no game uses.
"""

from __future__ import annotations

from .bits import count_bits, highest_bit, lowest_bit
from .chance import below, deal_anew, draw, mix, reveal, seed_chance, shuffle
from .choices import choice
from .decisions import offer, offer_each, pop, push, top
from .decks import any_of, cards_in, lay, lay_from, lay_shuffled, lift
from .door import Answer, Beside, door
from .events import tell
from .generated import dispatch
from .reasons import LEGAL, because, charge, unless
from .records import wide
from .rows import least, some_of, total
from .rule import clause, rule
from .tracks import along, as_far_as
from .verbs import Against, prices, refusals
