"""What a card or tile is used on: a territory, a progress tile, a flag, a mask out of a pile."""

from __future__ import annotations

from ....kernel.tools import (
    cards_in,
    count_bits,
    lay_shuffled,
    lowest_bit,
    offer_each,
    pop,
    push,
    reveal,
    rule,
    tell,
    top,
    wide,
)
from ..pieces import decisions as asked
from ..pieces.cards import MASK_KINDS, MASKS, TE_ACTIVATE, TE_ADVANCE, TE_MASKPICK, TE_OTHER, TE_REFRESH
from ..pieces.events import ALLIED_TILE, DECK_SEARCHED, MASK_FETCHED, MASK_MISSED, MASK_PICKED, READIED
from ..pieces.goods import BEAVER, VEGETABLES
from ..pieces.moves import FACTION, PICK, PILE, READY, TERRITORY
from ..pieces.state import NONE
from ..pieces.tiles import ALLIANCE_I, ALLIANCE_II
from .alliance import advance, begin_alliance
from .goods import gain, kinds_of
from .move import let_step_from
from .places import areas_of


@rule
def territories_to_activate(game, who):
    """Territories in which natives of one's own stand, as bits."""
    me = game.state.players[who]
    workers = me.scouts | me.women | me.hunters
    found = wide(0)
    for territory in range(wide(game.box.maps[game.state.map].territories)):
        if me.guards[territory] > 0 or workers & areas_of(territory):
            found |= 1 << territory
    return found


@rule
def refreshable(game, who):
    """Own used progress tiles that could be paid: as many different resources as their level."""
    me = game.state.players[who]
    used = me.progress & ~me.ready_tiles
    found = wide(0)
    for level in range(1, min(count_bits(kinds_of(me)), 3) + 1):
        found |= used & game.box.rows[level]
    return found


@rule
def piles(game):
    """Deck and discards, a bit for each in which cards lie."""
    return (1 if game.state.mask_left > 0 else 0) | (2 if game.state.mask_gone != 0 else 0)


@rule
def mask_pile(game, effect):
    state = game.state
    return cards_in(state.mask_deck, wide(state.mask_left)) if effect == asked.IN_DECK else wide(state.mask_gone)


@rule
def targets_of(game, who, effect):
    """What can be chosen, as bits, counted from the first move of its verb."""
    if effect == TE_ACTIVATE:
        return territories_to_activate(game, who)
    if effect == TE_REFRESH:
        return refreshable(game, who)
    if effect == TE_MASKPICK:
        return wide(piles(game))
    if effect != asked.IN_DECK and effect != asked.IN_DISCARDS:
        return wide(0b11)  # either flag
    kinds = wide(0)
    for kind in range(len(MASK_KINDS)):
        if mask_pile(game, effect) & game.box.masks_of[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def first_target(effect):
    """The first move of the verb with which such a thing is chosen."""
    if effect == TE_ACTIVATE:
        return TERRITORY
    if effect == TE_REFRESH:
        return READY
    if effect == TE_MASKPICK:
        return PILE
    return PICK if effect == asked.IN_DECK or effect == asked.IN_DISCARDS else FACTION


@rule
def legal_target(game, who, out):
    effect = wide(top(game).effect)
    targets, first = targets_of(game, who, effect), first_target(effect)
    return offer_each(out, 0, first, targets)


@rule
def only_target(game, who):
    """The only one there is; but nobody is to learn that a deck holds masks of one kind only."""
    effect = wide(top(game).effect)
    targets = targets_of(game, who, effect) if effect != asked.IN_DECK else wide(0b11)
    return first_target(effect) + lowest_bit(targets) if targets & (targets - 1) == 0 else NONE


@rule
def apply_target(game, who, move):
    effect = wide(top(game).effect)
    chosen = move - first_target(effect)
    pop(game)
    if effect == TE_ACTIVATE:
        activate(game, who, chosen)
    elif effect == TE_REFRESH:
        push(game, asked.DO_READY, who, chosen)
        push(game, asked.ASK_PAY, who, wide(game.box.progress_level[chosen]))
    elif effect == TE_MASKPICK:
        choose_pile(game, who, chosen)
    elif effect == asked.IN_DECK or effect == asked.IN_DISCARDS:
        pick_mask(game, who, effect, chosen)
    elif effect == TE_ADVANCE:
        advance(game, who, chosen)
    elif effect == TE_OTHER:
        begin_alliance(game, who, 1 << chosen)
    else:
        ally_tile(game, who, effect, chosen)


@rule
def activate(game, who, territory):
    """Women and hunters produce, then every warrior there gets a step."""
    me, land, areas = game.state.players[who], game.box.maps[game.state.map], areas_of(territory)
    for kind in range(len(VEGETABLES)):
        gain(game, who, kind, count_bits(me.women & areas & land.of_kind[kind]) * game.box.harvest_per_woman)
    gain(game, who, BEAVER, count_bits(me.hunters & areas) * game.box.hunt_per_hunter)
    let_step_from(game, who, territory)


@rule
def do_ready(game, who, tile):
    game.state.players[who].ready_tiles |= 1 << tile
    tell(game, READIED, who, tile)


@rule
def ally_tile(game, who, target, faction):
    """Base game: the faction of an Alliance tile is chosen when it is bought."""
    second = 0 if target == asked.FOR_ALLIANCE_I else 1
    game.state.players[who].alliance[second] = faction + 1
    tell(game, ALLIED_TILE, who, ALLIANCE_II if second else ALLIANCE_I, faction)


# A mask from the deck or from the discards.


@rule
def choose_pile(game, who, discards):
    push(game, asked.ASK_TARGET, who, asked.IN_DISCARDS if discards else asked.IN_DECK)
    if not discards:
        search_deck(game, who)


@rule
def search_deck(game, who):
    """Who sees the whole deck knows which cards are missing: the others hold them."""
    state = game.state
    me = state.players[who]
    for card in range(MASKS):
        me.elsewhere[card] = 0
    reveal(game)
    tell(game, DECK_SEARCHED, who)
    missing = wide(0)
    for side in range(wide(state.sides)):
        other = state.players[side]
        hidden = other.hand & ~other.shown_masks if side != who else wide(0)
        me.theirs[side] = count_bits(hidden)
        missing |= hidden
    while missing:  # not player by player: that would tell who holds which
        card = lowest_bit(missing)
        me.elsewhere[card] = 1
        tell(game, MASK_MISSED, who, card)
        missing &= missing - 1


@rule
def pick_mask(game, who, pile, kind):
    """The lowest card of the kind; then that pile is shuffled."""
    state = game.state
    me = state.players[who]
    cards = mask_pile(game, pile)
    card = lowest_bit(cards & game.box.masks_of[kind])
    me.hand |= 1 << card
    if pile == asked.IN_DECK:
        state.mask_left = lay_shuffled(game, state.mask_deck, cards & ~(1 << card))
        tell(game, MASK_PICKED, who, card)
    else:
        state.mask_gone &= ~(1 << card)
        me.shown_masks |= 1 << card
        tell(game, MASK_FETCHED, who, card)
