"""Ivan (or Katyusha), the solo opponent: a card tells him how far to ride and what to do."""

from __future__ import annotations

from ....kernel.tools import push, reveal, rule, tell, wide
from ..pieces.box import ACTIONS, REGIONS, ROW, SONG_PLACES, YURT_REWARD
from ..pieces.cards import A_WISHES, START_WISHES
from ..pieces.decisions import DO_IVAN_ADDITIONAL, DO_IVAN_HUNT, DO_IVAN_MAIN, DO_REWARD, DO_TAKE_TILE
from ..pieces.events import CARD_FLIPPED, HUNTED, IVAN_IDLE, IVAN_TOOK_WISH, MOVED, USED_YURT
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.options import INSTEAD
from ..pieces.state import FROM_WISHES, NONE
from .advanced import visit
from .claims import claim_price
from .goods import gain_coins, gain_fur, gain_outpost, gain_points
from .hunt import has_furs
from .ivan_goods import ivan_can_pay, ivan_pays, ivan_trophy, lacks_trophy_fur
from .outposts import build, free_space
from .row import is_tile, next_tile, stand
from .songs import can_sing, sing

OUTPOST_ACTION, TROPHY_ACTION, YURT_ACTION, WISH_ACTION, CLAIM_ACTION = range(len(ACTIONS))


@rule
def start_ivan_turn(game, who):
    """Flip a card; the card now on top of the deck shows how far he moves."""
    state = game.state
    state.flipped = state.automa_deck[state.automa_next]
    state.automa_next += 1
    reveal(game)
    ahead = game.box.cards[state.automa_deck[state.automa_next]]
    state.steps_ahead = ahead.steps
    tell(game, CARD_FLIPPED, who, state.flipped, ahead.steps)
    ride(game, who, wide(ahead.steps))
    hunting = ahead if state.options.hunt_from_deck else game.box.cards[state.flipped]
    push(game, DO_IVAN_ADDITIONAL, who)
    push(game, DO_IVAN_MAIN, who)
    place = wide(state.players[who].place)
    if is_tile(state, place) and has_furs(state, place):
        push(game, DO_IVAN_HUNT, who, wide(hunting.hunts), wide(hunting.high))
    else:
        gain_coins(game, who, wide(hunting.hunts))


@rule
def ride(game, who, steps):
    """He stops on the last landscape when the row ends."""
    state = game.state
    start = wide(state.players[who].place)
    place = start
    for _ in range(steps):
        ahead = next_tile(state, place, 1)
        if ahead == 0:
            break
        place = ahead
    if place != start:
        tell(game, MOVED, who, start, place, 0)
        stand(state, who, place)


@rule
def ivan_hunts(game, who, left, high):
    """One fur from the low or the high end; a tiger counts as the highest."""
    state = game.state
    place = wide(state.players[who].place)
    if not has_furs(state, place):
        return
    furs = state.row[place].furs
    fur = TIGER if high else LOWEST_FUR
    while furs[fur] == 0:
        fur += -1 if high else 1
    furs[fur] -= 1
    if left > 1:
        push(game, DO_IVAN_HUNT, who, left - 1, high)
    tell(game, HUNTED, who, place, fur, 0, 0)
    gain_fur(game, who, fur)


@rule
def ivan_main(game, who):
    """He claims the empty landscape under his Cossack if he can, else he visits the village."""
    state = game.state
    me = state.players[who]
    place = wide(me.place)
    if place == 0:
        return
    region = wide(game.box.region_of[place])
    if is_tile(state, place) and not has_furs(state, place) and can_claim(game, who, place):
        ivan_claims(game, who, place)
    else:
        visit(game, who, region)


@rule
def can_claim(game, who, place):
    fur = wide(game.state.region_fur[game.box.region_of[place]])
    return ivan_can_pay(game.state.players[who], fur, claim_price(game.state, place))


@rule
def ivan_claims(game, who, place):
    fur = wide(game.state.region_fur[game.box.region_of[place]])
    ivan_pays(game, who, fur, claim_price(game.state, place))
    push(game, DO_TAKE_TILE, who, place)


@rule
def ivan_additional(game, who):
    action = wide(game.box.cards[game.state.flipped].action)
    if action == OUTPOST_ACTION:
        ivan_builds(game, who)
    elif action == TROPHY_ACTION:
        lacks = lacks_trophy_fur(game, who)
        if not (lacks and coin_is_all(game)):
            ivan_trophy(game, who)
        if lacks:
            miss_fur(game, who)
    elif action == CLAIM_ACTION:
        ivan_claims_far(game, who)
    else:
        ivan_takes_far(game, who, action)


@rule
def miss_fur(game, who):
    """Added difficulty: a coin when only the fur was missing."""
    if game.state.options.coin_for_missing_fur:
        gain_coins(game, who, 1)


@rule
def coin_is_all(game):
    """Whether that coin comes instead of all that the action would still bring him, not besides it."""
    options = game.state.options
    return options.coin_for_missing_fur and options.missing_fur_coin == INSTEAD


@rule
def presence(game, who):
    """Regions of his Cossack and outposts, a bit for each."""
    me = game.state.players[who]
    regions = wide(me.built)
    if me.place > 0:
        regions |= 1 << game.box.region_of[me.place]
    return regions


@rule
def ivan_takes_far(game, who, action):
    """A wish or a yurt as far into Siberia as possible, for the region's fur."""
    state = game.state
    regions = presence(game, who)
    lacked_fur = False
    for back in range(REGIONS):
        region = REGIONS - 1 - back
        there = state.wishes[region] >= 0 if action == WISH_ACTION else state.yurts[region] >= 0
        if not regions >> region & 1 or not there:
            continue
        fur = wide(state.region_fur[region])
        if ivan_can_pay(state.players[who], fur, 1):
            ivan_pays(game, who, fur, 1)
            if action == WISH_ACTION:
                ivan_takes_wish(game, who, region)
            else:
                yurt = wide(state.yurts[region])
                state.yurts[region] = NONE
                tell(game, USED_YURT, who, region, yurt)
                push(game, DO_REWARD, who, YURT_REWARD + yurt)
            return
        lacked_fur = True
    tell(game, IVAN_IDLE, who, action)
    if lacked_fur:
        miss_fur(game, who)


@rule
def ivan_takes_wish(game, who, region):
    """Scored at once. A cards go to the box; B cards stay for the end."""
    state = game.state
    wish = wide(state.wishes[region])
    state.wishes[region] = NONE
    stays = 1 if wish >= START_WISHES + A_WISHES else 0
    if stays:
        state.players[who].fulfilled |= 1 << wish
    tell(game, IVAN_TOOK_WISH, who, region, wish, stays)
    points = wide(game.box.wishes[wish].points)
    if points > 0:
        gain_points(game, who, points, FROM_WISHES)


@rule
def ivan_builds(game, who):
    """In his Cossack's region by the usual rules, for the region's fur; else one to his supply."""
    state = game.state
    me = state.players[who]
    place = wide(me.place)
    if place > 0:
        region = wide(game.box.region_of[place])
        if me.outposts > 0 and not me.built >> region & 1 and free_space(game, region) >= 0:
            fur = wide(state.region_fur[region])
            if ivan_can_pay(me, fur, 1):
                ivan_pays(game, who, fur, 1)
                me.outposts -= 1
                build(game, who, region, 0, 0)
                return
            miss_fur(game, who)
            if coin_is_all(game):
                return
    if me.outposts_left == 0:
        tell(game, IVAN_IDLE, who, OUTPOST_ACTION)
    gain_outpost(game, who, 1)


@rule
def ivan_claims_far(game, who):
    """With furs on it too: his own tile, or any tile in a region of his outposts, eastmost first."""
    state = game.state
    me = state.players[who]
    lacked_fur = False
    for back in range(ROW):
        place = ROW - back
        region = game.box.region_of[place]
        if not is_tile(state, place) or not (me.built >> region & 1 or place == me.place):
            continue
        if can_claim(game, who, place):
            ivan_claims(game, who, place)
            return
        lacked_fur = True
    tell(game, IVAN_IDLE, who, CLAIM_ACTION)
    if lacked_fur:
        miss_fur(game, who)


@rule
def dearest_song(game, who):
    """The dearest song he can pay, the rightmost of equals, NONE when there is none."""
    state = game.state
    best = NONE
    for slot in range(SONG_PLACES):
        if can_sing(game, who, slot):
            if best < 0 or game.box.song_story[state.songs[slot]] >= game.box.song_story[state.songs[best]]:
                best = slot
    return best


@rule
def ivan_sings_at_the_end(game, who):
    """He has come to the end of the story track."""
    ivan_sings(game, who, 1)


@rule
def ivan_sings(game, who, stays):
    slot = dearest_song(game, who)
    if slot >= 0:
        sing(game, who, slot, stays)
