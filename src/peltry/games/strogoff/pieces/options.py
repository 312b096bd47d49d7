"""What can be chosen before a game of Michel Strogoff."""

from __future__ import annotations

from ....kernel.options import Chosen, Option, Options

MOST_COURIERS = 5
PURPLE_BRAIN, DEVIR = range(2)  # editions
EASY = 0  # the first difficulty
EASY_MARKER = 3  # what is printed on the easy start; a harder one bears a lower number


def settle(players: int, chosen: Chosen) -> Chosen:
    """Five couriers are in Devir's box alone: they always travel on its road."""
    return chosen | {"edition": "devir"} if players == MOST_COURIERS else chosen


def idle(players: int, chosen: Chosen) -> dict[str, str]:
    """On Devir's road Ogareff starts by the number of couriers."""
    why = "in the Devir setting the number of couriers decides how hard it is"
    return {"difficulty": why} if chosen["edition"] == "devir" else {}


OPTIONS = Options(
    (
        Option("difficulty", ("easy", "normal", "heroic"), "normal"),
        Option("edition", ("french", "devir")),
        # Purple Brain's variants: Russia and Siberia lie face up, the Traitor figure follows Sangarra.
        Option("decks", ("hidden", "open"), field="open_decks"),
        Option("figure", ("stays", "follows"), solo=False, field="moving_figure"),
        # Sentences that can be read in two ways; the first is what the book's words say.
        Option("evasion", ("after", "before"), field="early_evasion"),  # the Tartars, after the road card or before it
        Option("camp", ("arriving", "staying"), field="camp_captures"),  # Tartars sent to where they stand capture too
        Option("limit", ("own_turn", "always"), field="limit_always"),  # when the hand limit holds
        Option("blind", ("spared", "rolls"), field="blind_roll"),  # the once blinded roll against reinforcements too
        # Solved in the action, but with a disc of Pigassoff's or a Determined courier's: may the card be kept?
        Option("keeping", ("last_disc", "every_disc"), field="strict_keeping"),
    ),
    most_seats=MOST_COURIERS,
    presets={"purple_brain": {"edition": "french", "decks": "open", "figure": "follows"}},  # with both of its variants
    settle=settle,
    idle=idle,
)
