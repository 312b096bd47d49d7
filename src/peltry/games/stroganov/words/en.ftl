# Stroganov in English. Furs, goods and wishes are words that sentences put together.

game-title = Stroganov
game-about = Lead your Cossack across Siberia, season by season, hunting furs and carrying stories home to the winter fire. Four years to please the Tsar, settle the land and outdo the other branches of the family.

## Furs: the bare word, with "a", with "the", and counted

fur-sable = sable
    .a = a sable (2)
    .the = the sable (2)
    .some = { $n ->
        [one] 1 sable (2)
       *[other] { $n } sables (2)
    }
fur-hare = hare
    .a = a hare (3)
    .the = the hare (3)
    .some = { $n ->
        [one] 1 hare (3)
       *[other] { $n } hares (3)
    }
fur-fox = fox
    .a = a fox (4)
    .the = the fox (4)
    .some = { $n ->
        [one] 1 fox (4)
       *[other] { $n } foxes (4)
    }
fur-wolverine = wolverine
    .a = a wolverine (5)
    .the = the wolverine (5)
    .some = { $n ->
        [one] 1 wolverine (5)
       *[other] { $n } wolverines (5)
    }
fur-deer = deer
    .a = a deer (6)
    .the = the deer (6)
    .some = { $n ->
        [one] 1 deer (6)
       *[other] { $n } deer (6)
    }
fur-lynx = lynx
    .a = a lynx (7)
    .the = the lynx (7)
    .some = { $n ->
        [one] 1 lynx (7)
       *[other] { $n } lynxes (7)
    }
fur-bear = bear
    .a = a bear (8)
    .the = the bear (8)
    .some = { $n ->
        [one] 1 bear (8)
       *[other] { $n } bears (8)
    }
fur-tiger = tiger
    .a = a tiger
    .the = the tiger
    .some = { $n ->
        [one] 1 tiger
       *[other] { $n } tigers
    }
fur-any = fur of any value
    .a = any fur
    .the = the fur
    .some = { $n ->
        [one] 1 fur of any value
       *[other] { $n } furs of any value
    }

## Goods, as words and as what somebody gets or pays

good-horses = { $n ->
        [one] 1 horse
       *[other] { $n } horses
    }
    .acc = { good-horses }
good-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .acc = { good-coins }
good-story = { $n ->
        [one] 1 story point
       *[other] { $n } story points
    }
    .acc = { good-story }
good-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    .acc = { good-points }
good-banner = { $n ->
        [one] 1 banner
       *[other] { $n } banners
    }
    .acc = { good-banner }
good-outpost = { $n ->
        [one] 1 outpost for the supply
       *[other] { $n } outposts for the supply
    }
    .acc = { good-outpost }
good-tiger = { $n ->
        [one] 1 tiger
       *[other] { $n } tigers
    }
    .acc = { good-tiger }
good-bag_fur = { $n ->
        [one] 1 fur from the bag
       *[other] { $n } furs from the bag
    }
    .acc = { good-bag_fur }
good-market_fur = { $n ->
        [one] 1 fur from the market
       *[other] { $n } furs from the market
    }
    .acc = { good-market_fur }
good-trophy = { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
    .acc = { good-trophy }
good-visit_village = { $n ->
        [one] a visit to any village without a trophy
       *[other] { $n } visits to villages without a trophy
    }
    .acc = { good-visit_village }
good-use_yurt = { $n ->
        [one] the use of any yurt without a trophy
       *[other] the use of { $n } yurts without a trophy
    }
    .acc = { good-use_yurt }
good-two_rewards = two different rewards from the rows above
    .acc = { good-two_rewards }
good-any_village = { $n ->
        [one] a visit to any village
       *[other] { $n } visits to any village
    }
    .acc = { good-any_village }
good-advanced_anywhere = { $n ->
        [one] a free advanced action anywhere
       *[other] { $n } free advanced actions anywhere
    }
    .acc = { good-advanced_anywhere }
good-build_outpost = { $n ->
        [one] an outpost built anywhere for free, from the general supply
       *[other] { $n } outposts built anywhere for free, from the general supply
    }
    .acc = { good-build_outpost }
good-fulfil_wish = { $n ->
        [one] a wish fulfilled with only the furs to be returned
       *[other] { $n } wishes fulfilled with only the furs to be returned
    }
    .acc = { good-fulfil_wish }
good-fur = { $n ->
        [one] 1 fur
       *[other] { $n } furs
    }
    .acc = { good-fur }

counts-as = { $value ->
    [8] an 8
   *[other] a { $value }
}

# What something costs, at the end of a sentence.
price-free = { "" }
price-goods = { " " }for { $goods }
price-second = { " " }· costs { $fur }

## The calendar and the land

season-spring = spring
    .title = Spring
season-summer = summer
    .title = Summer
season-autumn = autumn
    .title = Autumn
season-winter = winter
    .title = Winter

terrain-forest = forest
terrain-steppe = steppe
terrain-swamp = swamp
terrain-mountain = mountain

place = landscape { $place }
    .acc = landscape { $place }
    .to = to landscape { $place }
    .from = from landscape { $place }
    .at = on landscape { $place }
place-terrain = landscape { $place } ({ $terrain })
    .acc = landscape { $place } ({ $terrain })
    .to = to landscape { $place } ({ $terrain })
    .from = from landscape { $place } ({ $terrain })
    .at = on landscape { $place } ({ $terrain })
place-start = the starting tile
    .acc = the starting tile
    .to = to the starting tile
    .from = from the starting tile
    .at = on the starting tile
region-1 = Urals
region-2 = Ob
region-3 = Yenisei
region-4 = Lena
region-5 = Amur
side-a = side a
side-b = side b
track-a = side a
track-blue_b = blue, side b: a shorter track
track-red_b = red, side b: every other space asks for no fur
track-green_b = green, side b: more coins
track-yellow_b = yellow, side b: higher shields
track-yellow_b_french = yellow, side b: higher shields (French rules)
track-yellow_b_czech = yellow, side b: higher shields (Czech rules)
side-ivan = Ivan
side-katyusha = Katyusha
track-ivan_a = Ivan
track-katyusha_b = Katyusha

action-outpost = build an outpost
action-trophy = take a trophy
action-yurt = use a yurt
action-wish = take a wish
action-claim = claim a landscape

## The Tsar’s wishes: in few words, and in full

wish-named = wish “{ $effect }”
wish-asks = own { $furs }, return { $pay }
wish-S1 = longer moves
    .about = Each time your Cossack moves, in either direction, it may go one landscape further for free.
wish-S2 = horses in winter
    .about = Every winter you receive 3 horses.
wish-S3 = a coin in winter
    .about = Every winter you receive 1 coin.
wish-S4 = stories in winter
    .about = Every winter you receive 2 story points.
wish-S5 = horses for outposts
    .about = Every winter you receive 2 horses for each outpost you have built.
wish-S6 = horses for landscapes
    .about = Every winter you receive 2 horses for each landscape you own.
wish-S7 = one trophy row more
    .about = After moving your trophy token you may choose the reward one row below it. Two such wishes do not add up.
wish-S8 = hunting next door
    .about = You may also hunt on the nearest landscape to the left or right of your Cossack; gaps do not count.
wish-S9 = any fur for the second action
    .about = The fur for a second advanced action may have any value.
wish-A1 = longer moves
    .about = Each time your Cossack moves, in either direction, it may go one landscape further for free.
wish-A2 = horses in winter
    .about = Every winter you receive 3 horses.
wish-A3 = wishes with one fur fewer
    .about = To fulfil a wish you may own one fur fewer than it shows, unless all its furs are to be returned.
wish-A4 = one trophy row more
    .about = After moving your trophy token you may choose the reward one row below it. Two such wishes do not add up.
wish-A5 = a bag fur in winter
    .about = Every winter you may draw two furs from the bag and keep one.
wish-A6 = a longer arm
    .about = An advanced action at your Cossack may be carried out as if it stood on either of the next two landscapes to the left.
wish-A7 = stories in winter
    .about = Every winter you receive 2 story points.
wish-A8 = hunting without horses
    .about = When you hunt, passing over lower furs costs no horses.
wish-A9 = an action in winter
    .about = Every winter you may carry out one free advanced action anywhere on the board.
wish-A10 = a tiger
    .about = Take 1 tiger at once. The card still counts as a fulfilled wish.
wish-A11 = an action in spring
    .about = In spring you may carry out one more advanced action for free, where your Cossack or an outpost stands.
wish-A12 = an action in summer
    .about = In summer you may carry out one more advanced action for free, where your Cossack or an outpost stands.
wish-A13 = an action in autumn
    .about = In autumn you may carry out one more advanced action for free, where your Cossack or an outpost stands.
wish-A14 = a free second fur
    .about = The second fur of a hunt costs no coin.
wish-B1 = 2 points at the end
    .about = At the end of the game: 2 points.
wish-B2 = 3 points at the end
    .about = At the end of the game: 3 points.
wish-B3 = 4 points at the end
    .about = At the end of the game: 4 points.
wish-B4 = points for tigers
    .about = At the end of the game: 1 point for each tiger you still have.
wish-B5 = points for outposts
    .about = At the end of the game: 1 point for each outpost you have built.
wish-B6 = a quarter of the points
    .about = At the end of the game: 1 point for every 4 you have by then, rounded down, counted before all other wishes.
wish-B7 = points for coins
    .about = At the end of the game: 1 point for each of your coins.
wish-B8 = points for mountains
    .about = At the end of the game: 3 points for each of your mountain landscapes.
wish-B9 = points for swamps
    .about = At the end of the game: 3 points for each of your swamp landscapes.
wish-B10 = points for steppes
    .about = At the end of the game: 3 points for each of your steppe landscapes.
wish-B11 = points for forests
    .about = At the end of the game: 3 points for each of your forest landscapes.
wish-B12 = points for landscapes
    .about = At the end of the game: 1 point for each of your landscapes.
wish-B13 = points for wishes
    .about = At the end of the game: 1 point for each wish you have fulfilled, this one included.
wish-B14 = points for banners
    .about = At the end of the game: 1 point for each of your banners.

## Where points come from

score-wishes = Wishes
score-landscapes = Landscapes
score-trophies = Trophies
score-songs = Songs
score-yurts = Yurts
score-horses = Horses
score-end_wishes = Wishes at the end
score-sets = Sets of landscapes
score-tigers = Tigers
score-trophy_track = Trophy track
score-outposts = Built outposts
score-unbuilt = Outposts in supply
score-coins = Coins
score-furs = Furs and horses
score-story = Stories
option-colours = Colours
    .about = The colour of each player. Side b of the boards goes with the colour.
option-colours-blue = Blue
    .about = On side b: a shorter trophy track.
option-colours-red = Red
    .about = On side b: every other space asks for no fur.
option-colours-green = Green
    .about = On side b: the trophy track brings more coins.
option-colours-yellow = Yellow
    .about = On side b: higher shields at the end.
preset-english = English rulebook
    .about = Where the rulebooks differ, everything as the English one has it.
preset-french = French rulebook
    .about = Where the rulebooks differ, everything as the French one has it.
preset-czech = Czech rulebook
    .about = Where the rulebooks differ, everything as the Czech one has it.

## Options

option-boards = Player boards
    .about = Which side of each player’s board is used.
option-boards-a = Side a
    .about = The same track for everybody; best for the first games.
option-boards-b = Side b
    .about = Each colour has a strength of its own, and the end of the story track can move the trophy token.
option-random_region_furs = Region furs at random
    .about = How the furs that price the regions are laid out.
option-random_region_furs-off = Rising eastwards
    .about = The furs of the regions rise from west to east, as for first games.
option-random_region_furs-on = At random
    .about = Any fur may lie in any region, for experienced players.
option-story_bonus_once = Songs at the end of the story track
    .about = How often reaching 12 story points may be used for a song.
option-story_bonus_once-off = Every time
    .about = Whenever 12 is reached, as the English and Czech rules say; here at most four times in a turn, so that every turn ends.
option-story_bonus_once-on = Once a turn
    .about = At most once in each turn, as the French rules say.
option-narrow_claims = Where to claim
    .about = Which landscapes can be claimed through the Cossack.
option-narrow_claims-off = The whole region
    .about = Any landscape in the Cossack’s region or in a region with an own outpost, as the English and Czech rules say.
option-narrow_claims-on = The Cossack’s own landscape
    .about = Only the landscape under the Cossack, which the French rules name, or any in a region with an own outpost.
option-yellow_shields = Shields of the yellow board
    .about = The points on side b of the yellow board; each rulebook names others.
option-yellow_shields-english = 2, 5, 9 and 14
    .about = As the English rules say.
option-yellow_shields-french = 2, 5, 9 and 15
    .about = As the French rules say.
option-yellow_shields-czech = 1, 5, 9 and 14
    .about = As the Czech rules say.
option-open_hands = Wishes in hand
    .about = Whether the wishes in hand lie open. All of them were taken face up.
option-open_hands-off = Hidden
    .about = Others see only how many wishes a player holds.
option-open_hands-on = Open
    .about = Everybody sees the wishes in every hand.
option-katyusha = Opponent
    .about = Who plays against you in the solo game.
option-katyusha-off = Ivan
    .about = An old trapper who misses nothing; 1 point for each trophy.
option-katyusha-on = Katyusha
    .about = The harder opponent: her trophies give more points.
option-strategy = Strategy
    .about = Which five cards leave the opponent’s deck, and so what is left to be done often.
option-strategy-random = Surprise
    .about = Five cards leave at random.
option-strategy-a = Outposts and trophies
    .about = The five cards of letter a leave.
option-strategy-b = Outposts and landscapes
    .about = The five cards of letter b leave.
option-strategy-c = Outposts and wishes
    .about = The five cards of letter c leave.
option-strategy-d = Trophies and landscapes
    .about = The five cards of letter d leave.
option-strategy-e = Trophies and wishes
    .about = The five cards of letter e leave.
option-strategy-f = Landscapes and wishes
    .about = The five cards of letter f leave.
option-hunt_from_deck = Opponent’s hunt
    .about = Which card shows what the opponent hunts.
option-hunt_from_deck-off = The flipped card
    .about = The card that was turned over shows it, as the rulebooks say.
option-hunt_from_deck-on = The top of the deck
    .about = The card that shows the steps shows the hunt too, as a public solo helper reads it.
option-coin_for_missing_fur = A coin for a missing fur
    .about = Harder: an opponent who lacks the fur for the additional action gets something for it.
option-coin_for_missing_fur-off = No coin
    .about = For the fur that is missing there is nothing. An outpost to supply or a trophy’s points are still received.
option-coin_for_missing_fur-on = A coin
    .about = The opponent takes 1 coin.
option-missing_fur_coin = What the coin replaces
    .about = Whether an opponent who takes a coin for a missing fur still gets the rest of the action.
option-missing_fur_coin-besides = The part not done
    .about = An outpost to supply or a trophy’s points are received besides, as the English and French rules can be read.
option-missing_fur_coin-instead = The whole action
    .about = The coin is all there is, as the Czech rules say.
option-coin_for_trade_fur = A coin for trade furs
    .about = Harder: what happens when the opponent gains a fur of the trade value.
option-coin_for_trade_fur-off = Kept as a fur
    .about = The opponent keeps it like any other fur.
option-coin_for_trade_fur-on = Turned into a coin
    .about = The fur returns to the bag and the opponent takes 1 coin.

## What is to be decided

decision-draft = Choose a wish with the fur that lies on it.
decision-move = Move your Cossack east.
decision-basic = Choose a basic action, or go on to the main actions.
decision-main = Choose a main action, or none.
decision-main-second = Choose a second main action, which costs a fur, or go on.
decision-turn_end = Buy or swap furs once more, or end the turn.
decision-hunt_more = Hunt a second fur?
decision-trade = { $n ->
    [one] Choose one more bonus of the trade.
   *[other] Choose { $n } bonuses of the trade, one after the other.
}
decision-pay = Pay { $furs }.
decision-cover = Choose what stands in for { $furs }.
decision-keep = Which of the two furs do you keep?
decision-market = Choose a fur from the market.
decision-purchase = Choose the fur from the market that you buy.
decision-purchase-lower = Choose the fur from the market that you want for a higher one.
decision-swap_pay = Give a higher fur for { $fur }.
decision-tile_fur = Which fur of this landscape’s reward comes first?
decision-trophy = Move the trophy token, or choose a reward at once.
decision-reward = Choose a reward of the trophy track.
decision-reward-first = Choose the first of two rewards.
decision-village = Choose a village to visit.
decision-yurt = Choose a yurt to use.
decision-advanced = Choose an advanced action.
decision-advanced-anywhere = Choose an advanced action anywhere on the board.
decision-outpost = Choose a region for a new outpost.
decision-wish_song = Choose a wish to fulfil with only the furs to be returned.
decision-story = You reached the end of the story track: choose a song, or keep your stories.
decision-song = Choose a song for the winter, or none.
decision-income = Winter: choose what comes first, use your wishes, buy or swap furs, or go on.
decision-window = Buy or swap furs once more before the year ends.

## What can be done

move-pass = Go on
move-pass-basic = No basic action
move-pass-main = No main actions
move-pass-main-second = No second main action
move-pass-turn_end = End the turn
move-pass-hunt_more = No second fur
move-pass-trophy = Leave the trophy track as it is
move-pass-reward = No reward
move-pass-advanced = No advanced action
move-pass-wish_song = Fulfil no wish
move-pass-story = Keep the stories
move-pass-song = No song
move-pass-income = Go on with the winter
move-pass-window = Nothing more this winter
move-draft = Take the { $wish } with { $fur }
move-go = Move { $place }{ $price }
move-walk = Move { $place }{ $price }
move-coin = Take { $goods }{ $price }
move-horses = Take { $goods }{ $price }
move-trade = Trade { $fur } for two bonuses{ $price }
move-hunt = Hunt { $fur } { $place }{ $cost }{ $price }
move-visit = Visit the village in the { $region } region: { $goods }{ $price }
move-yurt = Use the yurt in the { $region } region: { $goods }{ $price }
move-wish = Take the { $wish } from the { $region } region: { $asks }, { $points }{ $price }
move-build = Build an outpost in the { $region } region{ $cost }{ $price }
move-build-supply = Build an outpost from the general supply in the { $region } region
move-claim = Claim { $place } for { $furs }: { $goods }{ $price }
move-claim-contents = Claim { $place } for { $furs }: { $goods }, and { $contents } lying there{ $price }
move-pay = Pay { $fur }
move-pay-as = Pay { $fur } as { counts-as }
move-pay-coin = Pay { $fur } as { counts-as }, with a coin
move-cover-coin = Let a fur and a coin stand in for { $fur }
move-cover-tiger = Let a tiger stand in for { $fur }
move-keep = Keep { $fur }, return { $other }
move-take = Take { $fur } from the market
move-tile-fur-bag = First a fur from the bag
move-tile-fur-market = First a fur from the market
move-bonus = Bonus: { $goods }
move-climb = Move the trophy token to space { $space } for { $cost }
move-climb-free = Move the trophy token to space { $space } for free
move-reward = Reward of row { $row }: { $goods }
move-sing = “{ $song }”: spend { $story } for { $goods }
move-story-trophy = Spend { $cost } to move the trophy token to space { $space }
move-season-wish = Use the { $wish }: a free advanced action
move-winter-fur = Use the wish “{ wish-A5 }”: a fur from the bag
move-winter-action = Use the wish “{ wish-A9 }”: a free advanced action anywhere
move-collect = Take the income of the { $wish } now
move-buy-market = Buy a fur from the market for { $cost }
move-buy-bag = Buy a fur from the bag for { $cost }
move-swap-lower = Swap { $cost } for a lower fur from the market
move-swap-two = Swap { $cost } for one from the market
move-fulfil = Fulfil the { $wish }: return { $furs }, { $points }
move-fulfil-plain = Fulfil the { $wish } without the song: return { $furs }, { $points }

## What happened

event-game_begins = { $players ->
    [one] The game begins: one player against an old hand.
   *[other] The game begins with { $players } players.
}
event-year_begins = Year { $year } begins.
event-season_begins = { $season }, year { $year }.
event-turn_begins = It is { $who }’s turn.
    .you = It is your turn.
event-winter_begins = Winter, year { $year }.
event-drafted = { $who } takes the { $wish } and { $fur }.
    .you = You take the { $wish } and { $fur }.
    .brief = { $wish }
event-ivan_drafted = { $who } takes { $fur }; the { $wish } is discarded for a point.
event-draft_left = Nobody takes the { $wish }; its fur ({ $fur }) returns to the bag.
event-moved = { $who } moves { $from } { $to }{ $price }.
    .you = You move { $from } { $to }{ $price }.
    .brief = { $there }
event-walked = { $who } moves { $from } { $to }.
    .you = You move { $from } { $to }.
    .brief = { $there }
event-gained = { $who } gains { $goods }.
    .you = You gain { $goods }.
event-gained-points = { $who } scores { $goods } ({ $source }).
    .you = You score { $goods } ({ $source }).
event-spent = { $who } pays { $goods }, which stands for a fur.
    .you = You pay { $goods }, which stands for a fur.
event-story_full = { $who } reaches the end of the story track.
    .you = You reach the end of the story track.
event-hunted = { $who } hunts { $fur } { $place }{ $price }.
    .you = You hunt { $fur } { $place }{ $price }.
    .brief = { $animal }
event-paid_fur = { $who } pays { $fur }.
    .you = You pay { $fur }.
event-paid_fur-as = { $who } pays { $fur } as { counts-as }.
    .you = You pay { $fur } as { counts-as }.
event-paid_fur-coin = { $who } pays { $fur } as { counts-as }, with a coin.
    .you = You pay { $fur } as { counts-as }, with a coin.
event-covered-coin = { $who } pays a coin so that another fur counts as { $fur }.
    .you = You pay a coin so that another fur counts as { $fur }.
event-covered-tiger = { $who } pays a tiger that counts as { $fur }.
    .you = You pay a tiger that counts as { $fur }.
event-drew = { $who } draws { $fur } and { $other } from the bag.
    .you = You draw { $fur } and { $other } from the bag.
event-drew-one = { $who } draws { $fur } from the bag.
    .you = You draw { $fur } from the bag.
event-kept = { $who } keeps { $fur } and returns { $other }.
    .you = You keep { $fur } and return { $other }.
event-kept-same = { $who } keeps one of them.
    .you = You keep one of them.
event-took_market = { $who } takes { $fur } from the market.
    .you = You take { $fur } from the market.
    .brief = { $animal }
event-refilled = The market gets { $fur }.
event-gave_up_fur = { $who } returns { $fur } to the bag for a coin.
    .you = You return { $fur } to the bag for a coin.
event-traded = { $who } trades for two bonuses.
    .you = You trade for two bonuses.
    .brief = trade
event-visited = { $who } visits the village in the { $region } region.
    .you = You visit the village in the { $region } region.
    .brief = { $region } village
event-used_yurt = { $who } uses the yurt in the { $region } region.
    .you = You use the yurt in the { $region } region.
    .brief = { $region } yurt
event-took_wish = { $who } takes the { $wish } from the { $region } region.
    .you = You take the { $wish } from the { $region } region.
    .brief = { $region } wish
event-built = { $who } builds an outpost in the { $region } region{ $price }.
    .you = You build an outpost in the { $region } region{ $price }.
    .brief = { $region } outpost
event-built-supply = { $who } builds an outpost from the general supply in the { $region } region.
    .you = You build an outpost from the general supply in the { $region } region.
    .brief = { $region } outpost
event-took_from_tile = { $who } takes { $fur } that lay { $place }.
    .you = You take { $fur } that lay { $place }.
event-claimed = { $who } claims { $place }.
    .you = You claim { $place }.
    .brief = { $there } claimed
event-fulfilled = { $who } fulfils the { $wish }.
    .you = You fulfil the { $wish }.
    .brief = a wish fulfilled
event-climbed = { $who } moves the trophy token to space { $space }{ $price }.
    .you = You move the trophy token to space { $space }{ $price }.
    .brief = trophy { $space }
event-rewarded = { $who } chooses the reward of row { $row }.
    .you = You choose the reward of row { $row }.
event-sang = { $who } sings: { $story } become { $goods }.
    .you = You sing: { $story } become { $goods }.
    .brief = a song
event-sang-stays = { $who } uses a song that stays: { $story } become { $goods }.
    .you = You use a song that stays: { $story } become { $goods }.
    .brief = a song
event-sang-ivan = { $who } sings for { $story }.
    .brief = a song
event-sang-ivan-stays = { $who } uses a song that stays, for { $story }.
    .brief = a song
event-used_season_wish = { $who } uses the { $wish }.
    .you = You use the { $wish }.
event-bought = { $who } buys a fur from the market for { $goods }.
    .you = You buy a fur from the market for { $goods }.
    .brief = a fur bought
event-bought-bag = { $who } buys a fur from the bag for { $goods }.
    .you = You buy a fur from the bag for { $goods }.
    .brief = a fur bought
event-swapped = { $who } swaps a fur and a horse for a lower fur from the market.
    .you = You swap a fur and a horse for a lower fur from the market.
    .brief = a fur swapped
event-swapped-two = { $who } swaps two furs for one from the market.
    .you = You swap two furs for one from the market.
    .brief = two furs swapped
event-income = { $who } receives the winter income.
    .you = You receive the winter income.
event-went_home = The Cossacks ride home to the starting tile.
event-tile_placed = New land: { $place }.
event-market_emptied = All furs of the market return to the bag.
event-songs_cleared = The songs that nobody took are forgotten.
event-song_shown = New song: { $story } for { $goods }.
event-a_material_left = The yurts, wishes and songs of the first two years leave the game.
event-yurt_shown = New yurt in the { $region } region: { $goods }.
event-wish_shown = New in the { $region } region: { $wish }.
event-card_flipped = { $who } turns card { $card }, which has { $own ->
        [one] 1 step
       *[other] { $own } steps
    } itself; additional action: { $action }. The deck now shows { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } for this turn.
event-banked_horses = { $who } turns horses into { $goods }.
event-ivan_took_wish = { $who } takes the { $wish } from the { $region } region.
    .brief = { $region } wish
event-ivan_took_wish-stays = { $who } takes the { $wish } from the { $region } region and keeps it for the end.
    .brief = { $region } wish
event-ivan_idle = { $who } cannot { $action }.
event-scored = { $who } scores { $goods } ({ $source }).
    .you = You score { $goods } ({ $source }).
event-game_over = { $who } wins. The Stroganovs will long tell of it.
    .you = You win. The Stroganovs will long tell of it.
tie-broken = Tied at { $points } points: the Cossack furthest east decides, and that is { $who }’s.
tie-below = Further down, tied at { $points } points: the Cossack further east puts { $who } ahead.
# No sentence of their own: what is gained tells it. In a turn told briefly they are what was done.
event-took_coin =
    .brief = a coin
event-took_horses =
    .brief = 4 horses

# In a replay.
chapter-next = Next season
chapter-previous = Previous season

# Scene: what is written on the table and what its pieces tell when asked.

# The steps of a turn and of a winter, above the list of moves.
step-move = Move
    .about = First your Cossack must ride east. One or two landscapes are free, further ones cost horses.
step-basic = Basic
    .about = Then one basic action for free: a coin, 4 horses, a ride, a hunt, or the trade.
step-main = Main
    .about = Then one main action for free: a basic one again, or an advanced one where your Cossack or an outpost of yours stands: village, yurt, wish, a new outpost, a landscape.
step-second = Second
    .about = Then, if you like, a second main action. It costs a fur: any for a basic one, the region’s own for an advanced one.
step-end = End
    .about = Buying and swapping furs and fulfilling wishes is open all through your turn, here for the last time.
step-income = Income
    .about = Everybody receives horses, and what banners and winter wishes bring.
step-song = Songs
    .about = Whoever has stories enough may use a song; it costs the stories shown on it.
step-window = Year’s end
    .about = A last moment to buy, to swap and to fulfil wishes before all ride home.

scene-land = Land
scene-market = Market
scene-songs = Songs
scene-story = Story
scene-when = { $season } of year { $year }
scene-region = Region { $number }: { $name }
scene-actions = Actions
scene-trophy = Trophy
scene-label-horses = horses
scene-label-coins = coins
scene-label-banners = banners
scene-label-outposts = outposts
scene-pay = pay { $n }
scene-drawn = Keep one
scene-playing = to play
scene-acted = has acted
scene-waiting = still to act
scene-no-songs = No songs left this year
scene-no-furs = no furs
scene-no-wishes = no wishes
scene-low = lowest
scene-high = highest

scene-tip-years = Year { $year } of 4, { $season }. Three seasons with one turn each, then winter.
scene-tip-start = The starting tile. Every year the Cossacks set out from here, and in winter they ride home.
scene-tip-gap = A claimed landscape left this gap. It counts for no step; a Cossack left standing here still acts in the region.
scene-tip-tile = Landscape { $place }, { $terrain }. A Cossack on it can hunt here.
scene-tip-claim = Claim this landscape for { $furs }: { $goods }.
scene-tip-fur-hunt = Fur: { $fur }, value { $value }. On the Cossack’s tile the lowest fur is free to hunt; each strictly lower one passed over costs a horse.
scene-tip-fur-market = Fur: { $fur }, value { $value }. On offer at the market: the exchanges beside it say what a fur costs here.
scene-tip-fur-drawn = Fur: { $fur }, value { $value }. Drawn from the bag: keep one of the two.
scene-tip-fur-draft = Fur: { $fur }, value { $value }. It comes with the wish.
scene-tip-tiger = A tiger: it stands for any fur, and is worth points at the end if kept.
scene-tip-cossack = Cossack: { $who }, number { $nth } from the east.
scene-tip-cossack-acted = Cossack: { $who }, number { $nth } from the east; has acted this season.
scene-tip-region-fur = The fur of this region: { $fur }, value { $value }. It is the price of a second advanced action here, and landscapes here are claimed with it.
scene-tip-village = Village: visit it for { $goods }. It stays all game.
scene-tip-yurt = Yurt: use it for { $goods }. It is gone afterwards.
scene-tip-no-yurt = No yurt here now. In winter the others move west and new ones come.
scene-tip-no-wish = No wish here now. In winter the others move west and new ones come.
scene-tip-outpost = Outpost: { $who }. Advanced actions of this region are open from afar.
scene-tip-neutral = A neutral outpost: this space is taken.
scene-tip-space = A space for an outpost, taken from left to right; price: { $goods }.
scene-tip-wish = Tsar’s wish { $name }: { $asks }, for { $points } at once. { $effect }
scene-tip-fulfilled = Fulfilled wish { $name }. { $effect }
scene-tip-supply-banners = { $n ->
        [0] No banner left
        [one] 1 banner left
       *[other] { $n } banners left
    }
scene-tip-supply-tigers = { $n ->
        [0] No tiger left
        [one] 1 tiger left
       *[other] { $n } tigers left
    }
scene-tip-supply-tiles = { $n ->
        [0] No new landscape left
        [one] 1 new landscape left
       *[other] { $n } new landscapes left
    }
scene-tip-supply-yurts = { $n ->
        [0] No new yurt left of these years
        [one] 1 new yurt left of these years
       *[other] { $n } new yurts left of these years
    }
scene-tip-supply-wishes = { $n ->
        [0] No new wish left of these years
        [one] 1 new wish left of these years
       *[other] { $n } new wishes left of these years
    }
scene-tip-stall-gap = An empty place: the bag has no fur for it.
scene-tip-bag = { $n ->
        [one] 1 fur in the bag.
       *[other] { $n } furs in the bag.
    } Whoever draws takes two and keeps one. At any time of your turn: { $cost } for such a draw.
scene-tip-deal-buy-market = At any time of your turn: { $cost } for a fur from the market.
scene-tip-deal-swap-lower = At any time of your turn: { $cost } for a lower fur from the market.
scene-tip-deal-swap-two = At any time of your turn: { $cost } for one from the market.
scene-tip-action = Basic action: take { $goods }.
scene-tip-action-trade = Basic action, trade: return { $fur } for two bonuses, twice the same if you like.
scene-tip-bonuses = Bonuses of the trade: { $goods }, or a move of 1 or 2 landscapes either way.
scene-tip-song = A song for { $story }: { $goods }. One each winter, or at once on reaching 12.
scene-tip-story = The story track. On reaching 12 you may use one of the songs at once; it stays.
scene-tip-story-token = { $who }: { $story }
scene-tip-horses = { $n ->
        [one] 1 horse
       *[other] { $n } horses
    }
scene-tip-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }. A coin turns a fur that you pay into any value.
scene-tip-banners = { $n ->
        [one] 1 banner
       *[other] { $n } banners
    }. Each brings a horse every winter.
scene-tip-outposts = { $n ->
        [one] 1 outpost ready to be built
       *[other] { $n } outposts ready to be built
    }
scene-tip-hand = { $n ->
        [one] 1 wish in hand
       *[other] { $n } wishes in hand
    }
scene-tip-pile = In store: { $furs }
scene-tip-track = The trophy track. A trophy lets you move the token one space on for the fur shown there, then take the reward of its space or of one behind it.
scene-tip-space-trophy = Space { $row }: { $fur } to enter it. Reward: { $goods }.
scene-tip-space-free = Space { $row }: entered for free. Reward: { $goods }.
scene-tip-trophy-token = Trophy token: { $who }
scene-tip-trophy = Trophy track, space { $space }: { $shield ->
        [one] 1 point
       *[other] { $shield } points
    } at the end ({ $board })
scene-tip-lands = Claimed landscapes. At the end a set of three different ones is worth { $three } points, of four { $four }.
scene-tip-claimed = Claimed, { $terrain }: { $n }
scene-tip-flipped = The card of this turn: hunts { $n ->
        [one] 1 fur
       *[other] { $n } furs
    } ({ $end }), then tries to { $action }.
scene-tip-flipped-action = The card of this turn: tries to { $action }.
scene-tip-deck = The top of the deck, with { $n ->
        [one] 1 step
       *[other] { $n } steps
    }. The next turn flips this card, and the one below then says how far to ride.

scene-song-SGA1 = The long road
scene-song-SGA2 = Sledge bells
scene-song-SGA3 = Two by the fire
scene-song-SGA4 = Silver in the snow
scene-song-SGA5 = Wherever I ride
scene-song-SGA6 = The winter fair
scene-song-SGA7 = A letter from Moscow
scene-song-SGA8 = Open gates
scene-song-SGA9 = Eyes in the reeds
scene-song-SGA10 = Axes at dawn
scene-song-SGB1 = A good bargain
scene-song-SGB2 = The merchant’s purse
scene-song-SGB3 = White horses
scene-song-SGB4 = Beyond the river
scene-song-SGB5 = The seal is broken
scene-song-SGB6 = Bread and salt
scene-song-SGB7 = The last watchtower
scene-song-SGB8 = Nine rivers
scene-song-SGB9 = The striped ghost
scene-song-SGB10 = To the great sea

## At the terminal

panel-calendar = { $season }, year { $year }
panel-order = Order
panel-trade = Trade fur
panel-bag = Furs in the bag
panel-tigers = Tigers left
panel-banners = Banners left
panel-land = The land
panel-gap = gap
panel-home = start
panel-regions = The regions
panel-wish = { $wish }: { $asks }, { $points }
panel-market = Market
panel-songs = Songs
panel-draft = Start wishes
panel-goods = Goods
panel-furs = Furs
panel-supply = Outposts in supply
panel-built = Outposts built
panel-trophy = Trophy space
panel-board = Board
panel-fulfilled = Fulfilled
panel-hand = In hand
panel-head-place = No.
panel-head-region = Region
panel-head-terrain = Terrain
panel-head-furs = Furs
panel-head-reward = Reward
panel-head-cossacks = Cossacks
panel-head-fur = Fur
panel-head-village = Village
panel-head-yurt = Yurt
panel-head-wish = Wish
panel-head-outposts = Outposts (horses)
panel-head-story = Story

# Titles under which a long list of moves is folded.
group-draft = Draft a wish
group-coin = Take a coin
group-horses = Take horses
group-go = Move the Cossack
group-walk = Move the Cossack east or west
group-trade = Trade a fur for bonuses
group-hunt = Hunt
group-visit = Visit a village
group-yurt = Use a yurt
group-wish = Take a wish
group-build = Build an outpost
group-claim = Claim a landscape
group-pay = Pay with a fur
group-cover = Let something stand in for a fur
group-keep = Keep one of two furs
group-take = Take a fur from the market
group-tile = Which fur comes first
group-bonus = Choose a bonus
group-climb = Move the trophy token
group-reward = Take a reward
group-sing = Sing a song
group-story = Spend stories
group-season = Use a season wish
group-winter = Winter wishes
group-collect = Winter income
group-buy = Buy a fur for horses
group-swap = Swap furs
group-fulfil = Fulfil a wish
group-pass = Go on

# Why a move may not be made.
why-not_asked = Something else is to be decided now.
why-finish_paying = First finish what is being paid for.
why-finish_drawing = First choose which of the two drawn furs you keep.
why-must_move = The Cossack must move east.
why-must_choose = Here one must choose.
why-not_dealt = This wish does not lie there to be chosen.
why-gap = There is no landscape there.
why-not_east = The Cossack moves east here, not west.
why-same_place = The Cossack stands there already.
why-too_far = That is { $need } landscapes away; at most { $have } are possible.
why-horses_to_move = { $need ->
        [one] This costs 1 horse
       *[other] This costs { $need } horses
    }; you have { $have }.
why-horses_to_hunt = { why-horses_to_move }
why-horses_to_build = { why-horses_to_move }
why-horses_to_deal = { why-horses_to_move }
why-no_fur = A second main action costs a fur besides, and you have none left for it.
why-region_fur = A second action there costs a fur of value { $need }, or another with a coin, or a tiger.
why-trade_fur = The trade asks for a fur of value { $need }, or another with a coin, or a tiger.
why-out_of_reach = Neither your Cossack nor an outpost of yours is in that region.
why-no_action_open = No advanced action is open to you now.
why-gives_nothing = This village has nothing to give you now.
why-no_yurt = There is no yurt.
why-no_wish = There is no wish.
why-not_at_cossack = Outposts are built in the region of the Cossack.
why-no_outpost = You have no outpost in your supply.
why-outpost_stands = An outpost of yours stands in that region already.
why-region_full = That region has no free space for an outpost.
why-own_tile_only = Here the Cossack can claim only the landscape it stands on.
why-furs_to_claim = This costs { $need } furs of the region’s value; you could pay { $have }.
why-too_far_to_hunt = Your Cossack does not hunt there.
why-fur_not_there = No such fur lies there.
why-coin_to_hunt = A second fur costs a coin.
why-fur_not_owned = You have no such fur.
why-coin_to_change = A fur of value { $need } is asked; another one needs a coin.
why-fur_still_needed = Without this fur the rest could not be paid.
why-not_drawn = This fur was not drawn.
why-bag_empty = The bag is empty.
why-not_in_market = This fur is not in the market.
why-market_empty = The market is empty.
why-furs_to_swap = { $need ->
        [one] This costs a fur
       *[other] This costs { $need } furs
    }; you have { $have }.
why-not_lower = A swap brings only a fur lower than the one you give; you could give a value of at most { $have }.
why-not_higher = The fur must be worth more than { $need }, or be raised with a coin.
why-not_in_hand = You do not hold this wish.
why-furs_to_fulfil = The wish asks for { $need } such furs; with coins and tigers you have { $have }.
why-no_season_wish = You have fulfilled no wish for this season.
why-season_wish_used = The wish of this season has been used this turn.
why-track_end = The trophy token stands on the last space.
why-trophy_fur = The next space asks for a fur of value { $need }, or another with a coin, or a tiger.
why-row_closed = That row is not open here; rows down to { $have } are.
why-row_taken = The second reward must be another one.
why-row_empty = This reward would bring nothing now.
why-trophy_barred = A trophy’s reward cannot choose what shows the trophy.
why-no_song = There is no song.
why-too_little_story = This costs { $need } story points; you have { $have }.
why-side_a = Only side b of a board has this step.
why-not_fulfilled = You have not fulfilled this wish.
why-already_paid = This wish has been used this winter.
why-income_empty = This wish would bring nothing now.
