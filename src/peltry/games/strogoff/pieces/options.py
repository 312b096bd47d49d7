"""What can be chosen before a game of Michel Strogoff."""

from __future__ import annotations

from ....kernel.options import Chosen, Option, Options

MOST_COURIERS = 5
PURPLE_BRAIN, DEVIR = range(2)  # editions


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
        # Other readings of sentences that the rulebook leaves open; the first is ours.
        Option("evasion", ("before", "after"), field="late_evasion"),  # the Tartars, before the road card or after it
        Option("camp", ("arriving", "staying"), field="camp_captures"),  # Tartars sent to where they stand capture too
        Option("limit", ("always", "own_turn"), field="own_turn_limit"),  # when the hand limit holds
        Option("blind", ("rolls", "spared"), field="blind_spared"),  # reinforcements in the duel ignore the blinded
    ),
    most_seats=MOST_COURIERS,
    presets={"purple_brain": {"edition": "french", "decks": "open", "figure": "follows"}},  # with both of its variants
    settle=settle,
    idle=idle,
)
