# Michel Strogoff in English.
#
# Glossary, with the French of the rulebook:
#   courier (courrier) · road card (carte Route) · action card (carte Action) · row (périple) · disc (disque Résolution)
#   immediate danger (danger immédiat) · penalty (pénalité) · ability (capacité) · ally (allié) · wild (joker)
#   advance (avancer) · rest (se reposer) · face dangers (affronter les dangers) · face down (face cachée)
#   traitor’s phase (phase du Traître) · Traitor figure (figurine Traître) · direct attack (attaque directe)
#   Tartar reinforcements (renfort tartare) · blinded (aveuglé) · determined, energetic, skilful, resilient, foresighted,
#   fast (déterminé, énergique, habile, résistant, prévoyant, rapide)

game-title = Michel Strogoff
game-about = Carry the Tsar’s warning from Moscow to Irkutsk before the traitor Ogareff and his Tartars bring Russia down. Every step draws new dangers: choose when to push on, when to rest and when to fight. Only one courier can win, but all may lose.

## Options

preset-purple_brain = Purple Brain, both variants
    .about = The decks of Russia and Siberia lie face up, and the traitor figure follows Sangarra.
option-difficulty = Difficulty
    .about = How far Ogareff has come when the couriers set out.
option-difficulty-easy = Easy
    .about = Ogareff starts on 3.
option-difficulty-normal = Normal
    .about = Ogareff starts on 2.
option-difficulty-heroic = Heroic
    .about = Ogareff starts on 1, nearest to Irkutsk.
option-edition = Edition
    .about = Whose board is used. Devir’s road has twelve spaces and room for five, and Ogareff starts by the number of couriers.
option-edition-french = French (Purple Brain)
    .about = Eleven spaces, one to four couriers, three difficulties. Five couriers always travel on Devir’s road.
option-edition-devir = Devir
    .about = Twelve spaces, one to five couriers; the difficulty follows from their number.
option-decks = Decks of Russia and Siberia
    .about = A variant of the French edition.
option-decks-hidden = Face down
    .about = Nobody knows what the road brings.
option-decks-open = Face up
    .about = Everybody sees the next card of Russia and of Siberia.
option-figure = Traitor figure
    .about = A variant of the French edition.
option-figure-stays = Stays
    .about = The same courier begins every round.
option-figure-follows = Follows Sangarra
    .about = Whoever Sangarra joins begins the next round.
option-evasion = Evading the Tartars
    .about = The book has the road card drawn at once after the step, and does not say when the Tartars on the new space are met.
option-evasion-after = After the road card
    .about = The road card and its immediate danger come first, then the roll, then the penalties.
option-evasion-before = Before the road card
    .about = Roll first; the card you may win can cover the immediate danger.
option-camp = Capture by the Tartars
    .about = A traitor’s card may send the Tartars to where they already stand.
option-camp-arriving = On arrival only
    .about = Only their strength changes.
option-camp-staying = Where they stand too
    .about = Whoever stands beside them is captured.
option-limit = Hand limit
    .about = The book speaks of the limit during a courier’s own turn.
option-limit-own_turn = In the own turn
    .about = Cards drawn in the traitor’s phase may wait; what is over the limit is discarded when the own turn begins.
option-limit-always = At every moment
    .about = What is over the limit is discarded at once, in the traitor’s phase too.
option-blind = Reinforcements and the blind
    .about = The book has the Tartars ignore a blinded courier in every later confrontation.
option-blind-spared = The blind are spared
    .about = In the duel, reinforcements take no notice of a courier who came blinded to Irkutsk.
option-blind-rolls = The blind roll
    .about = The mark of the sabre is handed in before the duel: everybody rolls.
option-keeping = Keeping a solved card
    .about = Pigassoff or Determined may have covered one of its dangers. On page 7 it is enough that they contributed, on page 12 they must have finished the card.
option-keeping-last_disc = The last disc decides
    .about = A card whose last danger is covered by facing dangers may be kept, whoever covered the other.
option-keeping-every_disc = Every disc counts
    .about = A card with a disc from Pigassoff or Determined is never kept.

## Words

# `.object` is a word as the object of a sentence, with the article it takes there.

danger-sto = storm and cold
    .object = the storm and cold
danger-ani = wild animals
    .object = the wild animals
danger-pat = Tartar patrol
    .object = the Tartar patrol
danger-wnd = illness and wounds
    .object = illness and wounds
danger-dip = Russian diplomacy
    .object = Russian diplomacy
danger-way = lost way
    .object = the lost way
danger-spy = disguise and spies
    .object = disguise and spies
danger-veh = damaged vehicle
    .object = the damaged vehicle
danger-attack = direct attack
    .object = the direct attack
danger-reinforcement = Tartar reinforcements
    .object = the Tartar reinforcements
item-sto = fur coat
    .object = a fur coat
item-ani = hunting knife
    .object = a hunting knife
item-pat = revolver
    .object = a revolver
item-wnd = medicine chest
    .object = a medicine chest
item-dip = travel permit
    .object = a travel permit
item-way = map and compass
    .object = a map and compass
item-spy = merchant’s disguise
    .object = a merchant’s disguise
item-veh = wheelwright’s tools
    .object = wheelwright’s tools
ally-str = Captain Strogoff
    .object = Captain Strogoff
ally-blo = Harry Blount
    .object = Harry Blount
ally-mar = Marfa Strogoff
    .object = Marfa Strogoff
ally-jol = Alcide Jolivet
    .object = Alcide Jolivet
ally-pig = Nicholas Pigassoff
    .object = Nicholas Pigassoff
ally-nad = Nadia Fedor
    .object = Nadia Fedor
ally-str-about = Discard two cards with his portrait and take two different actions this turn.
ally-blo-about = Discard a card with his portrait, look at the top card of a road deck and put it back on top or at the bottom.
ally-mar-about = While she is present, cards with her portrait answer any danger in Irkutsk.
ally-jol-about = Discard a card with his portrait and draw two action cards.
ally-pig-about = Discard a card with his portrait and put a disc on any danger of your row. A card solved so cannot be kept.
ally-nad-about = Discard a card with her portrait and roll the action die for your own abilities.
ally-str-gain = and a second one with his portrait, take two different actions
ally-blo-gain = look at the top card of a road deck and put it back
ally-jol-gain = { $n ->
    [one] draw an action card
   *[other] draw { $n } action cards
}
ally-pig-gain = cover any danger of your row
ally-nad-gain = roll the action die for your own abilities
ability-det = Determined
ability-ene = Energetic
ability-hab = Skilful
ability-res = Resilient
ability-pre = Foresighted
ability-rap = Fast
ability-det-about = When the action die shows this face, you may put a disc on a danger of your row. A card solved so cannot be kept.
ability-ene-about = When the action die shows one of these faces, gain 1 energy.
ability-hab-about = When the action die shows one of these faces, draw an action card.
ability-res-about = Draw a card when you gain it. Discard this ability at any moment of your turn to turn all your road cards face up.
ability-pre-about = Draw a card when you gain it. Your hand limit is one higher.
ability-rap-about = Draw a card when you gain it. Discard this ability after an advance without a clash to advance again at once.
ability-plain = { $ability }
ability-faces = { $ability } (die { $faces })
penalty-discard = discard an action card
penalty-energy = lose 1 energy
penalty-flip = turn this card face down
penalty-none = no penalty
deck-russia = Russia
deck-urals = the Urals
deck-siberia = Siberia
deck-tomsk = Tomsk
deck-irkutsk = Irkutsk
deck-action = action cards
deck-allies = allies
place-moscow = Moscow
    .to = to Moscow
place-railway = the railway
    .to = to the railway
place-nizhny = Nizhny Novgorod
    .to = to Nizhny Novgorod
place-volga = the Volga
    .to = to the Volga
place-urals = the Urals
    .to = to the Urals
place-ishim = Ishim
    .to = to Ishim
place-omsk = Omsk
    .to = to Omsk
place-kolivan = Kolivan
    .to = to Kolivan
place-tomsk = Tomsk
    .to = to Tomsk
place-baikal = Lake Baikal
    .to = to Lake Baikal
place-angara = the Angara
    .to = to the Angara
place-irkutsk = Irkutsk
    .to = to Irkutsk
card-action = { $item } ({ $ally })
card-item = { $item }
card-road = “{ $danger }”
card-road-two = “{ $immediate }, { $danger }”
card-sangarra = Sangarra
card-duel-two = { $first } + { $second }

## What is asked

decision-turn = Choose an action. Help from an ally, if there is any, comes first.
decision-turn-helped = Choose an action.
decision-turn-second = Captain Strogoff grants you a second, different action. Take it or end your turn.
decision-captain = Discard a second card that shows Captain Strogoff.
decision-deck = Harry Blount: choose a road deck to look at its top card.
decision-put_back = Put the card of { $deck } back on top or at the bottom.
decision-pigassoff = Nicholas Pigassoff: choose a danger of your row to cover.
decision-excess = You hold more cards than you may: discard one.
decision-immediate = Immediate danger: { $danger }. Cover it with a matching card, or leave it open.
decision-penalty = Penalty of { $card }: discard an action card.
decision-again = No clash: discard Fast to advance again at once?
decision-rest = { $n ->
    [one] Rest: choose your last benefit.
   *[other] Rest: choose a benefit; you have { $n }.
}
decision-face = Choose a danger of your row to cover.
decision-face-more = Choose another danger of your row to cover, or stop.
decision-pay = Cover { $danger } with a matching card, any two cards alike, or energy.
decision-pay-older = Cover { $danger } with any two cards alike, or energy.
decision-mate = Any two cards alike cover any danger: add a second one against { $mate } to cover { $danger }.
decision-keep = Keep one of the solved cards as an ability, or none.
decision-determined = { $ability }: you may put a disc on a danger of your row.
decision-last_moment = Before your turn ends: discard Resilient to turn your road cards face up?
decision-road = At the gates of Irkutsk: choose the next danger to answer.
decision-toll = At the gates of Irkutsk: { $danger } on { $card }. Answer it with a card; without one, lose energy.
decision-duel = Duel with Ogareff: { $icon }. Answer it with a card or lose energy.

## Moves

move-advance = Advance { $place }
move-rest = Rest
move-face = Face dangers
move-end = End the turn
move-stop = Stop facing dangers
move-decline-immediate = Leave the danger open
move-decline-determined = Place no disc
move-decline-again = Go no further
move-decline-ability = Keep no card
move-resilient = Resilient: turn all road cards face up
move-fast = Fast: advance again
move-draw = { $n ->
    [one] Draw an action card
   *[other] Draw { $n } action cards
}
move-recover = Gain 1 energy
move-enough = No more benefits
move-spend = Lose 1 energy
move-pay = Pay 1 energy
move-top = Back on top
move-bottom = To the bottom
move-look = Look at { $deck }
move-turn = Turn { $card } face up
move-cover = Cover { $danger }
move-cover-nth = Cover { $danger } (card { $place } of { $n })
move-cover-on = Cover { $danger } on { $card }
move-keep = Keep { $card }: { $ability }
move-help = Ask { $ally }: discard { $card }, { $gain }
move-play = Play { $card } against { $danger }
move-play-wild = Play { $card }, wild, against { $danger }
move-pair = Play { $card } as one of a pair
move-discard = Discard { $card }

## Why a move may not be made

why-not_asked = First decide what is asked just now.
why-act_first = You must take an action before your turn ends.
why-done_already = You have done this in this turn; the Captain’s second action is a different one.
why-too_tired = The next step needs { $need } energy; you have { $have }.
why-cards_down = { $need ->
    [one] One of your road cards is face down.
   *[other] { $need } of your road cards are face down.
}
why-open_twice = Open twice: { $danger }.
why-not_held = You do not hold this card.
why-other_danger = This takes a card against { $danger }.
why-help_comes_first = Allies help before the action, not after it.
why-helped_already = An ally has already helped you in this turn.
why-ally_absent = { $ally } is not present.
why-marfa_waits = Marfa Strogoff helps only in Irkutsk: there her cards are wild.
why-other_portrait = This card does not show Captain Strogoff.
why-too_few_portraits = Captain Strogoff takes { $need } cards with his portrait; you hold { $have }.
why-deck_empty = This deck is empty: { $deck }.
why-no_card_there = No card lies there.
why-no_danger_there = The card shows no danger there.
why-covered_already = This danger is covered already.
why-face_down = This card is face down: its dangers cannot be covered.
why-face_up = This card is face up already.
why-left_stays = The card left of your board stays until Irkutsk.
why-energy_full = You cannot have more energy: { $need } is the most.
why-nothing_open = No danger of your row lies open.
why-cannot_pay = You cannot pay for a disc there: no energy, no pair, no card that matches the most recent road card.
why-no_energy = You have no energy left.
why-not_recent = A single card is enough only on the most recent road card, the one at the right end.
why-no_pair = You hold no second card against this danger.
why-disc_first = Whoever faces dangers places at least one disc.
why-not_solved = This card was not solved in this action.
why-no_resilient = You do not have Resilient.
why-not_your_turn = Resilient is for your own turn.
why-nothing_down = None of your road cards is face down.
why-card_held = You hold a card against { $danger }: it must be used.

## What happened

event-round_begins = Round { $round }. { $who } is first.
    .you = Round { $round }. You are first.
event-turn_begins = { $who } is on the move.
    .you = You are on the move.
event-drew = { $who } draws { $card }.
    .you = You draw { $card }.
event-drew-unseen = { $who } draws an action card.
    .you = You draw an action card.
event-reshuffled = The discards are shuffled into a new deck: { $deck }.
event-top_shown = On top of { $deck } lies { $card }.
event-discarded = { $who } holds too many cards and discards { $card }.
    .you = You hold too many cards and discard { $card }.
event-penalty_card = Penalty: { $who } discards { $card }.
    .you = Penalty: you discard { $card }.
event-played = { $who } plays { $card } against { $danger }.
    .you = You play { $card } against { $danger }.
event-paired = { $who } plays { $card } as one of a pair.
    .you = You play { $card } as one of a pair.
event-wild = { $who } plays { $card } as a wild card against { $danger }.
    .you = You play { $card } as a wild card against { $danger }.
event-spent_energy = { $who } pays with energy; { $energy } left.
    .you = You pay with energy; { $energy } left.
event-lost_energy = { $who } loses energy; { $energy } left.
    .you = You lose energy; { $energy } left.
event-gained_energy = { $who } gains energy and has { $energy }.
    .you = You gain energy and have { $energy }.
event-helped = { $who } asks { $ally } for help and discards { $card }.
    .you = You ask { $ally } for help and discard { $card }.
    .brief = help from { $helper }
event-captain_paid = { $who } adds { $card }: two different actions this turn.
    .you = You add { $card }: two different actions this turn.
event-looked = { $who } looks at the top card of { $deck }: { $card }.
    .you = You look at the top card of { $deck }: { $card }.
event-looked-unseen = { $who } looks at the top card of { $deck }.
    .you = You look at the top card of { $deck }.
event-put_back-top = { $who } puts it back on top of { $deck }.
    .you = You put it back on top of { $deck }.
event-put_back-bottom = { $who } puts it at the bottom of { $deck }.
    .you = You put it at the bottom of { $deck }.
event-advanced = { $who } advances { $to }; { $energy } energy left.
    .you = You advance { $to }; { $energy } energy left.
    .brief = { $place }
event-evaded = { $who } rolls { $roll } and evades the Tartars of strength { $strength }.
    .you = You roll { $roll } and evade the Tartars of strength { $strength }.
    .brief = Tartars evaded
event-not_evaded = { $who } rolls { $roll } and does not evade the Tartars of strength { $strength }.
    .you = You roll { $roll } and do not evade the Tartars of strength { $strength }.
    .brief = Tartars not evaded
event-road_card = { $who } meets { $card } on the road.
    .you = You meet { $card } on the road.
event-clashed = Dangers clash in the row of { $who }: every card’s penalty is due.
    .you = Dangers clash in your row: every card’s penalty is due.
    .brief = a clash
event-flipped = { $who } must turn { $card } face down.
    .you = You must turn { $card } face down.
event-flipped-unpaid = { $who } cannot pay: { $card } is turned face down.
    .you = You cannot pay: { $card } is turned face down.
event-went_fast = Fast: { $who } discards { $card } to advance again.
    .you = Fast: you discard { $card } to advance again.
    .brief = Fast
event-rested = { $who } rests.
    .you = You rest.
    .brief = rest
event-turned_up = { $who } turns { $card } face up.
    .you = You turn { $card } face up.
event-faced = { $who } faces dangers.
    .you = You face dangers.
    .brief = dangers faced
event-covered = { $who } covers { $danger }.
    .you = You cover { $danger }.
event-covered-on = { $who } covers { $danger } on { $card }.
    .you = You cover { $danger } on { $card }.
event-covered-left = { $who } covers { $danger }, the mark of the Tartars’ sabre.
    .you = You cover { $danger }, the mark of the Tartars’ sabre.
event-spoiled = { $who } cannot keep { $card } as an ability any more.
    .you = You cannot keep { $card } as an ability any more.
event-solved = { $who } has solved { $card }.
    .you = You have solved { $card }.
    .brief = a card solved
event-kept = { $who } keeps { $card } as an ability: { $ability }.
    .you = You keep { $card } as an ability: { $ability }.
    .brief = { $ability }
event-not_kept = The card { $card } is discarded.
event-used_resilience = Resilient: { $who } discards { $card } and turns all road cards face up.
    .you = Resilient: you discard { $card } and turn all road cards face up.
    .brief = Resilient
event-traitor_card = The traitor acts: { $card }.
    .brief = The traitor
event-traitor_done = The traitor’s card is discarded: { $card }.
event-ogareff_moved = { $n ->
    [one] Ogareff goes one space on
   *[other] Ogareff goes { $n } spaces on
} ({ $left } to Irkutsk).
    .brief = Ogareff +{ $n }
event-ogareff_arrived = Ogareff has reached Irkutsk. From now on the Tartars march on Moscow.
    .brief = Ogareff in Irkutsk
event-all_draw = Every courier draws an action card.
    .brief = a card for everybody
event-die_rolled = { $who } rolls { $roll } for their own abilities.
    .you = You roll { $roll } for your own abilities.
event-die_rolled-all = The action die shows { $roll }.
    .brief = die { $roll }
event-ability_worked = Ability of { $who }: { $ability }.
    .you = Your ability: { $ability }.
event-ally_came = { $ally } comes to place { $place }.
    .brief = { $ally }
event-ally_came-instead = { $ally } comes to place { $place } and replaces { $old }.
    .brief = { $ally }
event-curtain_opened = The curtain opens: Sangarra is on the watch.
event-sangarra_rolled = Sangarra is looking for a victim: { $who } rolls { $roll }.
    .you = Sangarra is looking for a victim: you roll { $roll }.
event-sangarra_joined = Sangarra spies on { $who }.
    .you = Sangarra spies on you.
    .brief = watched by Sangarra
event-sangarra_left = Sangarra leaves { $who } to report to Ogareff.
    .you = Sangarra leaves you to report to Ogareff.
event-figure_moved = The Traitor figure moves: { $who } will be first.
    .you = The Traitor figure moves: you will be first.
event-tartars_moved = The Tartars are at { $place }, strength { $strength }.
    .brief = Tartars ({ $place })
event-march_begins = Ogareff is in Irkutsk: the Tartars march on Moscow.
event-tartars_marched = { $space ->
    [1] The Tartars march into Moscow.
   *[other] { $n ->
            [one] The Tartars march one space towards Moscow, { $to }.
           *[other] The Tartars march { $n } spaces towards Moscow, { $to }.
        }
}
    .brief = Tartars ({ $place })
event-captured = The Tartars capture and blind { $who }: { $card }.
    .you = The Tartars capture and blind you: { $card }.
    .brief = captured by the Tartars
event-entered_irkutsk = { $who } enters Irkutsk.
    .you = You enter Irkutsk.
    .brief = Irkutsk
event-road_cleared = { $who } has left all dangers of the road behind.
    .you = You have left all dangers of the road behind.
event-duel_began = { $who } faces Ogareff: a duel of { $n } cards.
    .you = You face Ogareff: a duel of { $n } cards.
    .brief = a duel
event-duel_card = Ogareff strikes: { $icon }.
event-attacked = There is no answer to a direct attack; { $who } is hit.
    .you = There is no answer to a direct attack; you are hit.
event-held_out = { $who } rolls { $roll } and holds out against strength { $strength }.
    .you = You roll { $roll } and hold out against strength { $strength }.
event-overrun = { $who } rolls { $roll } and is overrun by strength { $strength }.
    .you = You roll { $roll } and are overrun by strength { $strength }.
event-passed_by = The reinforcements take no notice of { $who }, whom they believe blind.
    .you = The reinforcements take no notice of you: they believe you blind.
event-lost_hand = { $who } loses { $card }.
    .you = You lose { $card }.
event-died = { $who } falls in Irkutsk.
    .you = You fall in Irkutsk.
    .brief = death in Irkutsk
event-won = { $who } defeats the traitor and saves Holy Russia!
    .you = You defeat the traitor and save Holy Russia!
    .brief = Russia saved
event-moscow_fell = The Tartars are in Moscow. All couriers have lost.
event-all_dead = No courier is left alive. Ogareff has won.

# In a replay.
chapter-next = Next round
chapter-previous = Previous round

## The table in panels

panel-round = Round { $round }
panel-ogareff = Ogareff
panel-ogareff-at = { $left } to Irkutsk, a duel of { $n } cards
panel-tartars = Tartars
panel-tartars-here = Tartars ({ $strength })
panel-strength = strength { $strength }
panel-sangarra = Sangarra
panel-sangarra-open = beside the board
panel-sangarra-closed = behind the curtain
panel-allies = Allies
panel-ally = { $place } { $ally }
panel-first = First next round
panel-duel = Duel
panel-road = The road
panel-decks = Decks
panel-head-deck = Deck
panel-head-left = Left
panel-head-gone = Discarded
panel-head-top = On top
panel-energy = Energy
panel-of = { $n } of { $most }
panel-dead = dead
panel-blind = Blinded
panel-row = Row { $n }
panel-ability = Ability
panel-hand = Hand
panel-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
panel-solved = Solved
panel-down = face down
panel-covered = covered: { $danger }
panel-penalty = penalty: { $penalty }

# Scene

scene-map = The road
scene-tip-night = Night follows Ogareff: the nearer he is to Irkutsk, the further west it reaches. { $left ->
    [0] He is there: the Tartars march on Moscow.
    [one] He has one step to go.
   *[other] He has { $left } steps to go.
}
scene-desk = Allies
scene-when = Round { $round }. Ogareff is { $left ->
    [one] one step
   *[other] { $left } steps
} from Irkutsk
scene-steps = { $n ->
    [one] step left
   *[other] steps left
}
scene-to-moscow = to Moscow
scene-when-arrived = Round { $round }. Ogareff is in Irkutsk: the Tartars march on Moscow
scene-ending-won = Holy Russia is saved
scene-ending-moscow-fell = Moscow has fallen
scene-ending-all-dead = No courier is left alive
scene-tip-order = Who plays in this round, and the traitor after everybody
scene-tip-traitor = The traitor’s phase ends the round
scene-tip-score = { $who }: { $place }, energy { $energy }
scene-place-moscow = Moscow
scene-place-railway = Railway
scene-place-nizhny = Nizhny Novgorod
scene-place-volga = Volga
scene-place-urals = Urals
scene-place-ishim = Ishim
scene-place-omsk = Omsk
scene-place-kolivan = Kolivan
scene-place-tomsk = Tomsk
scene-place-baikal = Lake Baikal
scene-place-angara = Angara
scene-place-irkutsk = Irkutsk
scene-tip-station = Space { $n }: { $place }. Whoever enters it draws a card of { $deck }.
scene-tip-station-last = Space { $n }: { $place }. Here waits the duel with Ogareff.
scene-tip-station-far = Space { $n }: { $place }. Whoever enters it draws a card of { $deck }. One space at a time.
scene-tip-station-last-far = Space { $n }: { $place }. Here waits the duel with Ogareff. One space at a time.
scene-tip-courier = The courier of { $who }
scene-tip-fallen = { $who } has fallen
scene-tip-tartars = Tartars of strength { $n }. Whoever enters their space rolls: { $n } or more draws a card, less loses 1 energy.
scene-tip-deck = { $deck }: { $left } left, { $gone } discarded
scene-tip-ogareff-road = Ogareff’s road. The area he stands in says how many cards a duel has; in Irkutsk he sends the Tartars to Moscow.
scene-tip-ogareff = Ogareff, { $left ->
    [one] 1 step
   *[other] { $left } steps
} from Irkutsk. A duel today has { $n } cards.
scene-tip-ogareff-there = Ogareff is in Irkutsk. A duel has { $n } cards.
scene-duel-cards = { $n } duel cards
scene-nobody = nobody yet
scene-tip-nobody = An ally comes here when a traitor’s card calls for this place.
scene-tip-ally = { $ally }. { $about }
scene-tip-held = You hold { $n ->
    [one] one card
   *[other] { $n } cards
} with the portrait of { $ally }
scene-ally-str = Strogoff
scene-ally-blo = Blount
scene-ally-mar = Marfa
scene-ally-jol = Jolivet
scene-ally-pig = Pigassoff
scene-ally-nad = Nadia
scene-tip-do-advance = Advance: lose 1 energy, go one space on and meet a new road card. If a danger then lies open twice in your row, all its penalties are due.
scene-tip-do-rest = Rest: two benefits, one after the other, the same one twice if you like: draw 2 action cards, gain 1 energy, or turn a road card face up.
scene-tip-do-face = Face dangers: cover dangers of your row. One matching card does for the most recent road card; a pair of any one danger, or 1 energy, for any. Solved cards leave, and one may stay as an ability.
scene-tip-actions = Action cards: { $left } left, { $gone } discarded
scene-tip-book = Allies still to come: { $left }; gone: { $gone }
scene-tip-inkwell = Discs of resolution in the inkwell: { $n }
scene-tip-seal = A disc of resolution: this danger is covered.
scene-tip-sangarra = Sangarra waits beside the board. A traitor’s card sends her after the courier who is furthest on the road.
scene-tip-curtain = Sangarra is behind the curtain. The first command opens it, the next sends her after you.
scene-tip-spying = Sangarra spies on { $who }
scene-tip-sangarra-row = Sangarra lies in the row like a road card: cover her danger, or she may clash with another.
scene-waits = waits
scene-hidden = hidden
scene-discards = Discarded
scene-traitor-card = The traitor acts
scene-no-discards = no discards
scene-tip-action = { $card }: answers { $danger }, or asks { $ally } for help. Below: what the traitor would do. ({ $id })
scene-tip-command-step = For the traitor: Ogareff goes { $n ->
        [one] one space
       *[other] { $n } spaces
    } on.
scene-tip-command-card = For the traitor: every courier draws an action card.
scene-tip-command-die = For the traitor: the die is rolled for everybody’s abilities.
scene-tip-command-ally = For the traitor: a new ally comes to place { $place }; whoever was there leaves.
scene-tip-command-sangarra = For the traitor: Sangarra is sent out to spy, or called back.
scene-tip-command-tartars = For the traitor: the Tartars go to space { $place }{ $change ->
        [up] {""} and become stronger by one
        [less] {""} and become weaker by one
       *[same] {""}
    }.
scene-tip-road = { $card }. In a clash: { $penalty }. Kept: { $ability }. { $about } ({ $id })
scene-tip-spoiled = { $card } It cannot be kept: Pigassoff or Determined has covered a danger of it.
scene-tip-road-plain = { $card } ({ $id })
scene-tip-immediate = Immediate danger: { $danger }. It can be covered at once, with a matching card.
scene-tip-danger = Danger: { $danger }
scene-tip-down = Face down: { $card }
scene-tip-left = Blinded: { $danger } stays open left of the board until Irkutsk
scene-down = face down
scene-blind = Blind
scene-loss-discard = −1 card
scene-loss-energy = −1 energy
scene-loss-flip = turns over
scene-your-road = Your row
scene-their-road = Row of { $who }
scene-duel = Duel with Ogareff
scene-tip-duel = The duel has { $n } cards. Whoever outlives them all saves Russia.
scene-tip-blow = Ogareff strikes: { $icon }
scene-fallen = { $who } has fallen in Irkutsk.
scene-no-dangers = No danger lies in the row yet.
scene-solved = Solved: keep one as an ability
scene-overcome = Solved
scene-barred = The road is barred
scene-free = On { $place }
scene-way-on = 1 energy, a card from { $deck }
scene-way-tartars = Tartars: roll { $n }+ or −1 energy
scene-way-irkutsk = answer every open danger, then a duel of { $n } cards
scene-bill = A clash would cost
scene-bill-open = Leaving it open costs
scene-bill-now = This clash costs
scene-bill-due = This clash still costs
scene-bill-no-clash = nothing: no clash
scene-bill-nothing = nothing
scene-bill-energy = { $n } energy
scene-bill-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-bill-flips = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
scene-bill-and = { $first }, { $rest }
scene-bill-own = and the new card’s own
scene-bill-only = only the new card’s own penalty
scene-bill-none = nothing: no danger lies open
scene-at = { $n } · { $place }
scene-at-blind = { $n } · { $place }, blind
scene-is-fallen = fallen
scene-playing = on the move
scene-first = begins next
scene-tip-energy = Energy: { $n } of { $most }
scene-energy-of = energy of { $most }
scene-tip-hand = Cards in hand: { $n }, { $limit } at most
scene-limit = limit { $n }
scene-no-abilities = No abilities yet.
scene-tip-ability = { $ability }. { $about }
scene-roll-own = Own abilities
scene-roll-all = Everybody’s abilities
scene-roll-march = Tartars march
scene-roll-tie = For Sangarra
scene-roll-evaded = Evaded
scene-roll-not_evaded = Not evaded
scene-roll-held_out = Held out
scene-roll-overrun = Overrun

## How it ended

final-won = In round { $round } { $who } beats Ogareff at the gates of Irkutsk. The Grand Duke is warned, and Holy Russia is saved.
final-moscow-fell = In round { $round } the Tartars ride into Moscow. Every courier has lost.
final-all-dead = In round { $round } the last courier falls in Irkutsk. Nobody is left to warn the Grand Duke.
final-fallen = fell in { $place }
final-energy = energy
final-abilities = { $n ->
    [one] ability
   *[other] abilities
}

## The duel

scene-stand-left = { $n ->
    [0] the last blow
    [one] one more blow after this
   *[other] { $n } more blows after this
}
scene-stand-energy = { $n ->
    [one] 1 energy: the next loss is death
   *[other] { $n } energy: you can lose { $spare } and live
}
scene-stand-strength = reinforcements have strength { $n }

# Titles under which a long list of moves is folded.
group-advance = Advance
group-look = Look at a deck
group-turn = Turn a card face up
group-cover = Cover a danger
group-keep = Keep a card
group-help = Ask an ally for help
group-play = Play a card against a danger
group-pair = Play a pair
group-discard = Discard a card
group-decline = Decline
