# Wendake with New Allies in English.
#
# Glossary: movement · canoe · harvest · hunt · fishing · tanning · trade (barter, sale) · military · mask ceremony ·
# sacred fire · alliance · ritual · Guard, Scout · patrol · longhouse · village · turtle tile · progress tile · turn card ·
# marker · disc · to drive off (never: to kill) · people (warriors, women, hunters). Peoples bear their own names.

game-title = Wendake: New Allies
    .game-base = Wendake
game-about = Seven years around 1760, between the Great Lakes and two European crowns. Lead one of the peoples of Wendake: till the fields, hunt, trade, hold councils and ceremonies, and choose your allies. Of each pair of tracks only the lower one counts, so let none fall behind.

## Options

preset-first_game = A first game
    .about = The base game, and the same people for everybody.
preset-all_of_it = All of it
    .about = New Allies, and a people with a power of its own for everybody.
option-game = Game
    .about = The base game, or the expansion with alliances, turn cards, ships and rifles.
option-game-new_allies = New Allies
    .about = French and English allies, turn cards, ships, patrols, rifles, tracks up to 35.
option-game-base = Base game
    .about = Without the expansion: the turn order is taken from the left, and lakes are all alike.
option-tribes = Peoples
    .about = Whether every player leads the Wendat, or a people with a power of its own.
option-tribes-generic = Wendat for all
    .about = Everybody starts alike and has no special power.
option-tribes-tribes = A people each
    .about = One card more than players is laid out; the last in turn order chooses first.
option-ghost = Ghost
    .about = Who plays against you when you are alone.
option-ghost-adversity = With adversity
    .about = Every year a card of adversity makes life harder, and the ghost may change the turn order.
option-ghost-plain = Plain
    .about = The ghost of the base game: three actions each a year, no change of the turn order.
option-difficulty = Difficulty
    .about = What objectives are worth when you are alone.
option-difficulty-normal = Normal
    .about = Every objective you meet brings points.
option-difficulty-extreme = Extreme
    .about = Objectives bring nothing, and every one you miss costs points.
option-penalty = Penalty
    .about = What a missed objective costs at extreme difficulty.
option-penalty-printed = As printed
    .about = The printed cost: 1 point for each objective missed.
option-penalty-one_more = One more
    .about = Each objective missed costs one point more than printed.
option-penalty-two_more = Two more
    .about = Each objective missed costs two points more than printed.
option-penalty-three_more = Three more
    .about = Each objective missed costs three points more than printed.
option-penalty-four_more = Four more
    .about = Each objective missed costs four points more than printed.
option-territory_ties = Ties in territories
    .about = Who has the majority when two have equally many Guards; the rulebook does not say.
option-territory_ties-nobody = Nobody
    .about = One must have more Guards than everybody else.
option-territory_ties-all = Everybody tied
    .about = All who have the most Guards have the majority.
option-lake_ties = Ties on lakes
    .about = Who has the most canoes on a lake when two have equally many.
option-lake_ties-nobody = Nobody
    .about = One must have more canoes than everybody else to barter with a ship.
option-lake_ties-all = Everybody tied
    .about = All who have the most canoes may barter.
option-step_two = Effect of an alliance
    .about = Whether the disc must lie on the side of the flag that is shown.
option-step_two-active_flag = Flag shown only
    .about = An effect is used only with the faction whose flag the action shows.
option-step_two-any_flag = Any faction
    .about = Whoever does not advance may still use an effect of the faction the disc lies with.
option-turtles = Turtle tiles
    .about = When their points are scored.
option-turtles-end = At the end
    .about = They stay face down until the game ends.
option-turtles-at_once = At once
    .about = They are turned up and scored as soon as they are taken.
option-smallpox = Smallpox
    .about = Where the cards come from that say who falls ill after a barter.
option-smallpox-masks = Mask cards
    .about = The foot of the top mask card says who falls ill.
option-smallpox-own_deck = Cards of their own
    .about = A small deck of smallpox cards, for those who have one.
option-flags = Flags as Guards
    .about = Where flags count for majorities when an Alliance tile is used.
option-flags-everywhere = Everywhere
    .about = Every flag of your faction stands for Guards of yours.
option-flags-presence = Where you are
    .about = A flag counts only where somebody of yours stands.
option-europeans = Europeans who arrived
    .about = How long the patrols of adversity stay on the map.
option-europeans-stay = They stay
    .about = Until they are driven off.
option-europeans-leave = They leave
    .about = At the end of the year.
option-ghost_evolves = The ghost’s tile
    .about = When the ghost takes an advanced tile at the end of the year.
option-ghost_evolves-first = First
    .about = Before you choose, whatever the turn order.
option-ghost_evolves-in_order = In turn order
    .about = Before or after you, as the new turn order says.

## Words

# `.begins` begins a sentence, `.the` stands within one.
side-ghost = Ghost
    .begins = The ghost
    .the = the ghost
comma = { $a }, { $b }

# `.acc` is what somebody gains, pays or moves.
good-bean = { $n ->
        [one] 1 bean
       *[other] { $n } beans
    }
    .acc = { good-bean }
good-corn = { $n } corn
    .acc = { good-corn }
good-pumpkin = { $n ->
        [one] 1 pumpkin
       *[other] { $n } pumpkins
    }
    .acc = { good-pumpkin }
good-fish = { $n } fish
    .acc = { good-fish }
good-leather = { $n } leather
    .acc = { good-leather }
good-beaver = { $n ->
        [one] 1 beaver
       *[other] { $n } beavers
    }
    .acc = { good-beaver }
good-rifle = { $n ->
        [one] 1 rifle
       *[other] { $n } rifles
    }
    .acc = { good-rifle }
kind-bean = beans
kind-corn = corn
kind-pumpkin = pumpkins
kind-fish = fish
kind-leather = leather
kind-beaver = beavers
kind-rifle = rifles

native-warrior = a warrior
    .acc = a warrior
native-woman = a woman
    .acc = a woman
native-hunter = a hunter
    .acc = a hunter
piece-scout = a Scout
    .acc = a Scout
people-warrior = { $n ->
        [one] 1 warrior
       *[other] { $n } warriors
    }
people-woman = { $n ->
        [one] 1 woman
       *[other] { $n } women
    }
people-hunter = { $n ->
        [one] 1 hunter
       *[other] { $n } hunters
    }
people-any = { $n ->
        [one] 1 of the people
       *[other] { $n } of the people
    }

track-economic = economic track
    .word = economic
    .on = on the economic track
track-military = military track
    .word = military
    .on = on the military track
track-ritual = ritual track
    .word = ritual
    .on = on the ritual track
track-mask = mask track
    .word = masks
    .on = on the mask track
points-economic = { $n ->
        [one] 1 economic point
       *[other] { $n } economic points
    }
points-military = { $n ->
        [one] 1 military point
       *[other] { $n } military points
    }
points-ritual = { $n ->
        [one] 1 ritual point
       *[other] { $n } ritual points
    }
points-mask = { $n ->
        [one] 1 mask point
       *[other] { $n } mask points
    }

rival-blue = of the blue player
rival-red = of the red player
rival-green = of the green player
rival-yellow = of the yellow player
rival-ghost = of the ghost

land-nipigon = Nipigon
    .in = in Nipigon
    .to = to Nipigon
    .from = from Nipigon
land-temagami = Temagami
    .in = in Temagami
    .to = to Temagami
    .from = from Temagami
land-menominee = Menominee
    .in = in Menominee
    .to = to Menominee
    .from = from Menominee
land-ottawa_valley = Ottawa Valley
    .in = in the Ottawa Valley
    .to = to the Ottawa Valley
    .from = from the Ottawa Valley
land-illinois_prairie = Illinois Prairie
    .in = on the Illinois Prairie
    .to = to the Illinois Prairie
    .from = from the Illinois Prairie
land-mohawk_valley = Mohawk Valley
    .in = in the Mohawk Valley
    .to = to the Mohawk Valley
    .from = from the Mohawk Valley
land-manitou = Manitou
    .in = in Manitou
    .to = to Manitou
    .from = from Manitou
land-georgian_shore = Georgian Shore
    .in = on the Georgian Shore
    .to = to the Georgian Shore
    .from = from the Georgian Shore
land-saginaw = Saginaw
    .in = in Saginaw
    .to = to Saginaw
    .from = from Saginaw
land-niagara = Niagara
    .in = in Niagara
    .to = to Niagara
    .from = from Niagara
land-miami_woods = Miami Woods
    .in = in the Miami Woods
    .to = to the Miami Woods
    .from = from the Miami Woods
land-allegheny = Allegheny
    .in = in Allegheny
    .to = to Allegheny
    .from = from Allegheny
place-village = the village
    .in = in the village
    .to = to the village
    .from = from the village
place-longhouse = the longhouse
area = { $kind } { $where }{ $nth ->
        [0] {""}
       *[other] {" "}({ $nth })
    }
area-short = { $kind }, { $land }
area-bean = the bean field
    .on = on the bean field
    .to = to the bean field
    .from = from the bean field
    .onto = on the bean field
area-corn = the corn field
    .on = on the corn field
    .to = to the corn field
    .from = from the corn field
    .onto = on the corn field
area-pumpkin = the pumpkin field
    .on = on the pumpkin field
    .to = to the pumpkin field
    .from = from the pumpkin field
    .onto = on the pumpkin field
area-forest = the forest
    .on = in the forest
    .to = to the forest
    .from = from the forest
    .onto = in the forest

lake-superior = Lake Superior
    .on = on Lake Superior
    .to = to Lake Superior
    .from = from Lake Superior
lake-michigan = Lake Michigan
    .on = on Lake Michigan
    .to = to Lake Michigan
    .from = from Lake Michigan
lake-huron = Lake Huron
    .on = on Lake Huron
    .to = to Lake Huron
    .from = from Lake Huron
lake-erie = Lake Erie
    .on = on Lake Erie
    .to = to Lake Erie
    .from = from Lake Erie
lake-ontario = Lake Ontario
    .on = on Lake Ontario
    .to = to Lake Ontario
    .from = from Lake Ontario

# Peoples. `.acc`: whom somebody leads; `.about`: the power on the card.
tribe-TR00 = Wendat
    .acc = the Wendat
    .about = No power of their own.
tribe-TR01 = Wyandot
    .acc = the Wyandot
    .about = A harvest has { $n ->
        [one] one kind
       *[other] { $n } kinds
    } of vegetable more.
tribe-TR02 = Shawnee
    .acc = the Shawnee
    .about = Every movement has { $n ->
        [one] one step
       *[other] { $n } steps
    } more.
tribe-TR03 = Seneca
    .acc = the Seneca
    .about = Once a year a warrior of yours drives off a Guard and stays on its feet.
tribe-TR04 = Oneida
    .acc = the Oneida
    .about = Fishing brings { $n } fish more.
tribe-TR05 = Cayuga
    .acc = the Cayuga
    .about = A token on a production area beside your village: only you may stand there, and nobody drives you off.
tribe-TR06 = Mohawk
    .acc = the Mohawk
    .about = The black tile replaces one of your basic tiles.
tribe-TR07 = Onondaga
    .acc = the Onondaga
    .about = The black marker: once in the game one more action at the end of a year, on any free tile.
tribe-TR08 = Ottawa
    .acc = the Ottawa
    .about = Bartering up to { $n } resources brings no smallpox.
tribe-TR09 = Potawatomi
    .acc = the Potawatomi
    .about = The black warrior: an eighth warrior.
tribe-TR10 = Nipissing
    .acc = the Nipissing
    .about = In a mask ceremony you take { $n } cards.

# Actions and tiles.
action-MOVE = Movement
    .about = { $n ->
        [one] 1 step
       *[other] { $n } steps
    } to share among your warriors. Who arrives scouts, stands guard or drives somebody off.
action-CANOE = Canoe
    .about = Put a canoe on the water.
action-HARVEST = Harvest
    .about = Choose { $n ->
        [one] 1 kind
       *[other] { $n } kinds
    } of vegetable. Women may relieve Scouts on such fields, then every woman there brings one.
action-HUNT = Hunt
    .about = Hunters may relieve Scouts in forests, then every hunter there brings a beaver.
action-FISH = Fishing
    .about = Fish for the canoes you have on the water.
action-TAN = Tanning
    .about = Turn beavers into leather.
barter-rate = { $rate ->
        [1] one for one
       *[other] { $rate } for one
    }
action-TRADE = Trade
    .about = a. Barter resources, { barter-rate }, at the risk of smallpox. b. Buy a progress tile, and sell different resources for economic points.
action-MIL = Military
    .about = a. A turtle tile for every threshold reached. b. A military point for every majority of Guards, your village included.
action-MASK = Mask ceremony
    .about = a. Take { $n } mask cards. b. Show a combination and score it.
action-FIRE = Sacred fire
    .about = The fire’s marker goes on a tile, which does not turn to its Ritual side this year. And { $n } of your people may come home from the longhouse.
action-ALLY = Alliance
    .about = 1. Advance your disc towards the flag. 2. The ship, the patrols, or a rifle for a point.
action-RITUAL = Ritual
    .about = a. Up to { $n } of your people come home from the longhouse. b. Ritual points for trios of warrior, woman and hunter at home.
action-MOVE-n = Movement { $n }
action-HARVEST-n = Harvest { $n }
action-ALLY-flag = { $flag ->
        [french] Alliance (French)
        [english] Alliance (English)
        [both] Alliance (either)
       *[other] Alliance
    }
tile-1 = { $a }
tile-2 = { $a } + { $b }
tile-3 = { $a } + { $b } + { $c }
cell = { $at ->
    [1] top left
    [2] top middle
    [3] top right
    [4] middle left
    [5] in the centre
    [6] middle right
    [7] bottom left
    [8] bottom middle
   *[9] bottom right
}
tile-there = { $tile } ({ $cell })

# Progress tiles.
progress-PG1-01 = Pathfinders
    .about = In a movement: { $n ->
        [one] 1 step
       *[other] { $n } steps
    } more.
progress-PG1-02 = Alliance I
    .about = In the military action, step b: every flag of your faction counts as { $n ->
        [one] 1 Guard
       *[other] { $n } Guards
    } of yours, and your patrols count as Guards too.
    .base = In the military action, step b: every flag of your faction counts as { $n ->
        [one] 1 Guard
       *[other] { $n } Guards
    } of yours.
progress-PG1-03 = Bean store
    .about = { $n ->
        [one] 1 bean
       *[other] { $n } beans
    }.
progress-PG1-04 = Corn store
    .about = { $n } corn.
progress-PG1-05 = Pumpkin store
    .about = { $n ->
        [one] 1 pumpkin
       *[other] { $n } pumpkins
    }.
progress-PG1-06 = Fish racks
    .about = { $n } fish.
progress-PG1-07 = Beaver traps
    .about = { $n ->
        [one] 1 beaver
       *[other] { $n } beavers
    }.
progress-PG1-08 = Tannery
    .about = Tan up to { $n ->
        [one] 1 beaver
       *[other] { $n } beavers
    }.
progress-PG1-09 = Herb hut
    .about = { $n } of your people comes home from the longhouse.
progress-PG1-10 = Mask carver
    .about = In a mask ceremony: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } more.
progress-PG1-11 = Canoe yard
    .about = { $n ->
        [one] 1 canoe
       *[other] { $n } canoes
    } on the water.
progress-PG1-12 = Barter post
    .about = Barter up to { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }, one for one, without smallpox.
progress-PG2-01 = Alliance II
    .about = In the military action, step b: every flag of your faction counts as { $n ->
        [one] 1 Guard
       *[other] { $n } Guards
    } of yours, and your patrols count as Guards too.
    .base = In the military action, step b: every flag of your faction counts as { $n ->
        [one] 1 Guard
       *[other] { $n } Guards
    } of yours.
progress-PG2-02 = Forced march
    .about = A movement of { $n ->
        [one] 1 step
       *[other] { $n } steps
    }.
progress-PG2-03 = Granary
    .about = Harvest { $n ->
        [one] 1 kind
       *[other] { $n } kinds
    } of vegetable, without relieving Scouts.
progress-PG2-04 = Trap line
    .about = Hunt, without relieving Scouts.
progress-PG2-05 = Fishing weir
    .about = Fish.
progress-PG2-06 = Healer
    .about = Up to { $n } of your people come home from the longhouse.
progress-PG2-07 = Trading blanket
    .about = In a trade, after the sale: sell one of the kinds once more.
progress-PG2-08 = War council
    .about = In the military action, step b: { $n ->
        [one] 1 territory
       *[other] { $n } territories
    } in which you tie for most Guards counts as yours.
progress-PG2-09 = Drummers
    .about = In a ritual, step b: { $n ->
        [one] 1 point
       *[other] { $n } points
    } more.
progress-PG2-10 = Spirit dancers
    .about = In a mask ceremony: show a second combination.
progress-PG3-01 = Great council
    .about = After a tile: one of the actions you did on it, once more. { $yearly ->
            [1] Every year anew.
           *[0] Once a game: it is not turned face up with the year.
        }
progress-PG3-02 = War chief
    .about = In the military action, step b: a point more for every { $n } majorities.
progress-PG3-03 = Grand lodge
    .about = In a ritual, step b: a point for every further pair of different people, { $n } at most.
progress-PG3-04 = Master carver
    .about = In a mask ceremony: one card counts as another kind.
progress-PG3-05 = Trade empire
    .about = In a trade, after selling { $kinds } kinds or more: { $n ->
        [one] 1 economic point
       *[other] { $n } economic points
    } more.
progress-PG3-06 = Keeper of the fire
    .about = At the end of the year one used tile does not turn to its Ritual side.
progress-PG3-07 = Medicine society
    .about = { $n } of your people comes home; against a smallpox card, nobody falls ill besides.
progress-PG3-08 = Runners
    .about = In the turn order: { $n ->
        [one] 1 resource
       *[other] { $n } resources
    } of your choice.
    .base = In the turn order: any free place.

# Turn cards by their effects.
turn-card = “{ $effect }” ({ $flag ->
        [french] French
        [english] English
        [both] French or English
       *[other] no flag
    })
effect-FISH = Rich waters
    .about = 1 fish for every lake on which you have the most canoes.
effect-HARV = Open fields
    .about = Every woman of yours on fields of one kind brings one.
effect-COPY = Borrowed word
    .about = Use any turn card that lies unused on the table, and pay for it.
effect-TAN = Tanners’ day
    .about = A tanning.
effect-OTHER = The other flag
    .about = In the turn order, for { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: an alliance action with a faction that the card does not show.
effect-R2RES = Rifle for goods
    .about = For { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: { $n } resources of your choice.
effect-TURTLE = Patient eyes
    .about = In the military action: look at further turtle tiles, for a different resource each, { $n } at most.
effect-EVOLVE = Wide choice
    .about = At the end of the year: look at further advanced tiles, for a different resource each, { $n } at most.
effect-LAKES = Master of the lakes
    .about = If nobody has canoes on more lakes than you: { $n } different resources.
effect-BEAVER = Beaver money
    .about = In a trade, for { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: beavers stand for resources.
effect-RES2R = Goods for a rifle
    .about = { $n } different resources for 1 rifle.
effect-MASKHEAL = Healing masks
    .about = In a mask ceremony, for { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: { $n } of your people comes home from the longhouse.
effect-RITHEAL = Great healing
    .about = In a ritual: up to { $n } more of your people come home, all of different kinds, for { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    } each.
effect-ACTIVATE = A land awakes
    .about = For { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: women and hunters of yours in one territory produce, and every warrior there gets a step.
effect-LEATHER = Hunters’ leather
    .about = For { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: { $n } leather for every forest in which your hunters are.
effect-OFFLINE = Off the line
    .about = For { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    } and { $n ->
        [one] 1 resource
       *[other] { $n } different resources
    }: your third tile of the year lies off the line.
effect-REFRESH = Fresh progress
    .about = Ready a used progress tile, for as many different resources as its level.
effect-ADVANCE = Closer ties
    .about = For { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: your alliance disc goes one space on towards its flag; on 5 a point instead.
effect-MASKPICK = The chosen mask
    .about = For { $rifles ->
        [one] 1 rifle
       *[other] { $rifles } rifles
    }: a mask card of your choice from the deck or the discards.

# Masks are named by what is carved into the boards.
mask-crow = crow
mask-bear = bear
mask-corn = corn
mask-crooked = crooked
mask-wind = wind
mask-wild = wild
combination-pair = a pair
    .acc = { combination-pair }
combination-three_kinds = three kinds
    .acc = { combination-three_kinds }
combination-three = three alike
    .acc = { combination-three }
combination-four_kinds = four kinds
    .acc = { combination-four_kinds }
combination-two_pairs = two pairs
    .acc = { combination-two_pairs }
combination-four = four alike
    .acc = { combination-four }
combination-full_house = three and two
    .acc = { combination-full_house }
combination-five_kinds = five kinds
    .acc = { combination-five_kinds }
combination-five = five alike
    .acc = { combination-five }
combination = { $shape } ({ $kinds })

turtle-women = Women
turtle-hunters = Hunters
turtle-canoes = Canoes
turtle-rifles = Rifles
stack-women = { $n } women
stack-hunters = { $n } hunters
stack-canoes = { $n } canoes
stack-rifles = { $n } rifles

# Alone.
adversity-adoration = Adoration
    .about = Every turn in which you act on a tile costs { $n } resource or { $n } point.
adversity-drought = Drought
    .about = Harvests bring nothing this year.
adversity-frozen_lakes = Frozen lakes
    .about = Fishing brings nothing this year.
adversity-fire = Fire
    .about = Hunts bring nothing this year.
adversity-snow = Snow
    .about = Every movement has { $n ->
        [one] 1 step
       *[other] { $n } steps
    } less.
adversity-winter = Winter
    .about = At the end of the year a warrior goes to the longhouse for every leather you lack of { $n }.
adversity-french_arrive = The French arrive
    .about = A French patrol stands guard for the ghost under every French flag.
adversity-english_arrive = The English arrive
    .about = An English patrol stands guard for the ghost under every English flag.
adversity-infection = Infection
    .about = Whoever trades sends { $n } of the people to the longhouse; no smallpox card is drawn.
adversity-storm = Storm
    .about = You lose { $n ->
        [one] 1 canoe
       *[other] { $n } canoes
    }.
adversity-end_of_season = End of the season
    .about = { $n ->
        [one] 1 woman goes
       *[other] { $n } women go
    } home from the fields.
adversity-relentless_warrior = Relentless warriors
    .about = The ghost takes the war path twice each time.
adversity-relentless_worker = Relentless workers
    .about = The ghost’s fields and hunting grounds work twice each time.
adversity-relentless_progress = Relentless progress
    .about = The ghost’s trading post works twice each time.
adversity-theft = Sacrilegious theft
    .about = You lose { $n ->
        [one] 1 mask card
       *[other] { $n } mask cards
    } of your choice.
adversity-enemy_attack = Enemy attack
    .about = The ghost posts a Guard in every territory without one.
ghost-war_path = War path
    .about = A Guard where the ghost has the fewest, or it drives off your lone Guard there; { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
ghost-fields = Fields
    .about = A woman on the first free field, or in place of an unguarded piece of yours; { $n ->
        [one] 1 point
       *[other] { $n } points
    } for every two women.
ghost-hunting_grounds = Hunting grounds
    .about = A hunter in the first free forest, or in place of an unguarded piece of yours; { $n ->
        [one] 1 point
       *[other] { $n } points
    } for every two hunters.
ghost-trading_post = Trading post
    .about = The ghost’s progress disc goes up a row and takes a tile out of the game; { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
objective-OB01 = Progress
    .about = own { $n } progress tiles
objective-OB02 = Mastery
    .about = own a progress tile of level { $n }
objective-OB03 = Wide fields
    .about = { $n } women on fields
objective-OB04 = Hunting grounds
    .about = { $n } hunters in forests
objective-OB05 = Fleet
    .about = { $n } canoes on the water
objective-OB06 = Wide lands
    .about = majorities in { $n } places
objective-OB07 = Healthy people
    .about = { $n ->
        [0] nobody in the longhouse
       *[other] at most { $n } in the longhouse
    }
objective-OB08 = Full stores
    .about = { $n } of every resource in store
objective-OB09 = Turtles
    .about = own { $n } turtle tiles
objective-OB10 = All paths
    .about = all four tracks at { $n } or more
objective-OB11 = Great ceremony
    .about = score a mask combination of { $n } points or more
objective-OB12 = Balance
    .about = in each pair of tracks a difference of { $n } at most
slot-left = left
slot-centre = centre
slot-right = right

score-upper_pair = Lower track of the upper pair
score-lower_pair = Lower track of the lower pair
score-alliance = Alliance
score-objectives = Objectives
score-ghost = Points of its cards
score-territories = Territories
score-level = Progress

## What is asked

decision-tribe = Choose the people you will lead.
decision-extra-token = Cayuga: lay your token on a production area beside your village.
decision-extra-tile = Mohawk: which basic tile does the black tile replace?
decision-lake = Choose a lake for your canoe.
decision-lake-ship = { $flag ->
        [french] Choose a lake for the French ship.
       *[other] Choose a lake for the English ship.
    }
decision-lake-storm = Storm: from which lake do you lose a canoe?
decision-turn = Your turn: a marker on a tile, or in the turn order.
decision-turn-act = Your turn: put a marker on a tile.
decision-turn-order = Your turn: put your last marker in the turn order.
decision-turn-offline = Put your third marker on a tile off the line.
decision-turn-black = Onondaga: one more action with the black marker?
decision-action = { $action }: do it, or leave it out?
decision-action-none = This card has no flag. You may still use cards and tiles before it is yours.
decision-window-marker = You may use progress tiles before your turn ends.
decision-window-steps = Between the two steps you may use turn cards.
decision-window-actions = You may use cards and progress tiles before your turn ends.
decision-window-card = The turn card is yours. You may use cards and progress tiles before your turn ends.
decision-window-masks = Before you show a combination you may use turn cards.
decision-window-smallpox = Smallpox: let the Medicine society answer?
decision-toll = Adoration: pay a resource or a point to act.
decision-move = { $n ->
        [one] Movement: 1 step left. Who goes where?
       *[other] Movement: { $n } steps left. Who goes where?
    }
decision-move-only = Every warrior { $place } has a step. Who goes where?
decision-arrive = What does the warrior do { $place }?
decision-arrive-patrol = What does the patrol do { $place }?
decision-kinds = { $n ->
        [one] Harvest: choose a kind of vegetable.
       *[other] Harvest: choose { $n } kinds of vegetable.
    }
decision-kinds-plain = { $n ->
        [one] Choose a kind of vegetable; your women on such fields bring it.
       *[other] Choose { $n } kinds of vegetable; your women on such fields bring them.
    }
decision-exchange = Relieve Scouts before they come home: which one?
decision-tan = How many beavers do you tan?
decision-barter = Trade, step a: barter resources, { barter-rate }? Smallpox may follow.
decision-barter-safe = Trade, step a: barter resources, { barter-rate }?
decision-barter-give = Barter, { barter-rate }: you have { $good }. How many do you give?
decision-barter-post = Barter post, one for one: you have { $good }. How many do you give?
decision-barter-take = Barter: { $n } still to take. How many are { $good }?
decision-lose-smallpox = Smallpox strikes { $people }: who goes to the longhouse?
decision-lose-infection = Infection strikes { $people }: who goes to the longhouse?
decision-lose-winter = Winter strikes { $people }: who goes to the longhouse?
decision-lose-end_of_season = The season ends: which woman goes home?
decision-lose-theft = Theft: which mask card do you lose?
decision-spend = Trade, step b: buy a progress tile, sell, or both.
decision-pay = { $n ->
        [one] Pay a resource.
       *[other] Pay { $n } different resources.
    }
decision-pay-beavers = { $n ->
        [one] Pay a resource, or a beaver.
       *[other] Pay { $n } different resources; beavers fill what is missing.
    }
decision-look = Your turtle tiles: look at further ones?
decision-look-stack = Stack { $stack }: pay for another look, or keep a tile.
decision-score-military = Military, step b: count the majorities. Progress tiles may help.
decision-score-ritual = Ritual, step b: count the trios at home. Progress tiles may help.
decision-draw = { $n ->
        [one] Mask ceremony: take a card, face up or from the deck.
       *[other] Mask ceremony: take a card, face up or from the deck ({ $n } in all).
    }
decision-combine = Mask ceremony: show a combination, or none.
decision-combine-played = Mask ceremony: the Spirit dancers allow a second combination.
decision-combine-again = Mask ceremony: show a second combination, or none.
decision-heal = { $n ->
        [one] Who comes home from the longhouse?
       *[other] Who comes home from the longhouse? Up to { $n } people.
    }
decision-heal-further = Who else comes home from the longhouse, for a rifle?
decision-fire = Sacred fire: which tile shall not turn to its Ritual side?
decision-advance = { $flag ->
        [both] Alliance, step 1: towards which flag?
        [french] Alliance, step 1: advance towards the French flag?
       *[other] Alliance, step 1: advance towards the English flag?
    }
decision-track = { $n ->
        [one] A point: on the { $first } or on the { $second }?
       *[other] { $n } points: on the { $first } or on the { $second }?
    }
decision-effect = { $flag ->
        [french] Alliance, step 2: one effect with the French, strength { $n }.
       *[other] Alliance, step 2: one effect with the English, strength { $n }.
    }
decision-ship = The ship lies { $lake }: barter leather for rifles, move a canoe away, or neither.
decision-patrol = { $n ->
        [one] Patrols: 1 step left.
       *[other] Patrols: { $n } steps left.
    }
decision-take = { $n ->
        [one] Take a resource of your choice.
       *[other] Take { $n } resources of your choice, one after the other.
    }
decision-take-differ = { $n ->
        [one] Take a resource that you have not taken yet.
       *[other] Take { $n } different resources, one after the other.
    }
decision-target-activate = “{ $effect }”: in which territory?
decision-target-refresh = “{ $effect }”: which progress tile is readied?
decision-target-maskpick = “{ $effect }”: from the deck, or from the discards?
decision-target-advance = “{ $effect }”: towards which flag?
decision-target-other = “{ $effect }”: with which faction?
decision-target-deck = You look through the mask deck: which card do you take?
decision-target-discards = Which card do you take from the discards?
decision-target-tile = Which faction does your Alliance tile stand for?
decision-keeper = Keeper of the fire: which used tile shall not turn to its Ritual side?
decision-evolve = The year ends: exchange one of the three leaving tiles for an advanced one?
decision-evolve-looking = Look at another advanced tile, exchange a leaving one, or stop.

## Moves

move-done = Done
move-done-turn = Keep the black marker
move-done-window = Use nothing more
move-done-move = End the movement
move-done-exchange = Relieve no further Scout
move-done-barter = Do not barter
move-done-spend = End the trade
move-done-look = Keep the tiles
move-done-draw = Take no further card
move-done-combine = Show no combination
move-done-heal = Bring nobody else home
move-done-effect = Use no effect
move-done-ship = Leave the ship
move-done-patrol = Move no further patrol
move-done-keeper = Spare no tile
move-done-evolve = Exchange no tile
move-do = Do it: { $action }
move-skip = Leave out: { $action }
move-skip-none = Take the card
move-skip-points = Do without the points
move-use = { $tile }: { $about }
move-card = Card “{ $effect }”: { $about }
move-copy = Borrow “{ $effect }”: { $about }
move-tribe = Lead { $tribe }. { $about }
move-token = The token { $area }
move-replace = Replace “{ $tile }”
move-lake = { $lake }
move-act = { $tile }
move-order = Place { $n } in the turn order
move-order-card = Place { $n }, { $flag ->
        [french] alliance with the French
        [english] alliance with the English
        [both] alliance with either
       *[other] no alliance
    }, then “{ $effect }”: { $about }
move-repeat = Great council: once more { $action }
move-toll = Pay { $good }
move-toll-point = Pay { $points }
steps-cost = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
move-march = A warrior { $from } { $place } · { steps-cost }
move-march-stay = A warrior { $from } acts where it stands · { steps-cost }
move-guard = Stand guard { $place }
move-guard-patrol = The patrol stands guard { $place }
move-guard-home = The patrol comes home
move-scout = Scout { $area }
move-fight = Drive off a Guard { $rival }; both go to the longhouse
move-fight-patrol = The patrol drives off a Guard { $rival }; both go home
move-beat = Seneca: drive off a Guard { $rival } and stay
move-chase = Drive off a patrol { $rival }; both go home
move-chase-patrol = The patrol drives off a patrol { $rival }; both go home
move-drive-scout = Drive off { $piece } { $rival } { $area } and scout there
move-drive-guard = Drive off { $piece } { $rival } { $area } and stand guard
move-harvest = Harvest { $kinds }
move-relieve = Relieve the Scout { $area }
move-amount-tan = { $n ->
        [0] Tan none
       *[other] Tan { $beavers } into { $leather }
    }
move-amount-give = { $n ->
        [0] Give none
       *[other] Give { $good }
    }
move-amount-take = { $n ->
        [0] Take none
       *[other] Take { $good }
    }
move-amount-ship = { $leather } for { $rifles }
move-barter = Barter { barter-rate }, then a smallpox card: { $struck } of { $whole } send { $most ->
        [one] one of your people
       *[other] up to { $most } of your people
    } to the longhouse
move-barter-few = Barter { barter-rate }: up to { $n } resources without smallpox; after more, { $struck } of { $whole } cards send { $most ->
        [one] one of your people
       *[other] up to { $most } of your people
    } to the longhouse
move-barter-safe = Barter { barter-rate }, without any risk of smallpox
move-buy = Buy “{ $tile }” for { $n } different resources and score { $points }: { $about }
move-sell = Sell { $goods } for { $points }
move-again = Trading blanket: sell { $good } once more for { $points }
move-pay = Pay { $goods }
move-take = Take { $good }
move-lose = Send { $native } from the village
move-lose-guard = Send the Guard { $place }
move-lose-area = Send the piece { $area }
move-discard = The mask { $mask }
move-stack = Look at the stack { $stack }
move-look = Another look for { $good }
move-keep = Keep the tile with { $points }
move-score-military = Count the majorities
move-score-ritual = Count the trios
move-draw-up = Take the { $mask } mask that lies face up
move-draw-deck = Draw from the deck
move-play = Show { $cards } for { $points }
move-carve = Master carver: { $mask } counts as { $kind }
move-heal = Bring home { $native }
move-heal-paid = Bring home { $native } · { $price }
move-fire = Keep “{ $tile }” as it is
move-advance = { $flag ->
        [french] Advance towards the French flag
       *[other] Advance towards the English flag
    }
move-stay = { $flag ->
        [french] Do not advance towards the French flag
       *[other] Do not advance towards the English flag
    }
move-track = { $points }
move-track-full = { $points }, { $n ->
        [0] none of which counts
        [one] of which 1 counts
       *[other] of which { $n } count
    }: the track ends there
move-ship = Barter with the ship
move-patrols = Move your patrols
move-rifle = Spend 1 rifle for a point
move-tow = Move a canoe { $rival } { $lake }
move-tow-own = Move a canoe of yours { $lake }
move-escort = A patrol { $from } { $place } · { steps-cost }
move-escort-stay = A patrol drives somebody off { $place } · { steps-cost }
move-territory = Your people { $place }
move-ready = { $n ->
        [one] Ready “{ $tile }” for 1 resource
       *[other] Ready “{ $tile }” for { $n } different resources
    }
move-faction = { $flag ->
        [french] The French
       *[other] The English
    }
move-pile-deck = From the deck
move-pile-discards = From the discards
move-pick = Take the mask { $mask }
move-spare = Spare “{ $tile }”
move-swap = “{ $old }” for “{ $tile }”
move-swap-looked = “{ $old }” for “{ $tile }”, as looked at

# Titles under which a long list of moves is folded.
group-done = Go on
group-do = Act
group-skip = Leave out
group-use = Progress tiles
group-card = Turn cards
group-copy = Borrow a turn card
group-tribe = Peoples
group-token = The token
group-replace = The black tile
group-lake = Lakes
group-act = A marker on a tile
group-order = A place in the turn order
group-repeat = Great council
group-toll = Pay
group-march = Move a warrior
group-guard = Stand guard
group-scout = Scout
group-fight = Drive off a Guard
group-beat = Drive off a Guard and stay
group-chase = Drive off a patrol
group-drive = Drive off a piece
group-harvest = Kinds of vegetable
group-relieve = Relieve a Scout
group-amount = How many
group-barter = Barter
group-buy = Buy a progress tile
group-sell = Sell
group-again = Sell once more
group-pay = Pay
group-take = Take
group-lose = Who goes
group-discard = Masks
group-stack = Stacks
group-look = Look further
group-keep = Keep a tile
group-score = Score
group-draw = Take a mask
group-play = Show a combination
group-carve = Master carver
group-heal = Bring home
group-fire = Sacred fire
group-advance = Advance
group-stay = Do not advance
group-track = Tracks
group-ship = The ship
group-patrols = Patrols
group-rifle = A rifle
group-tow = Move a canoe away
group-escort = Move a patrol
group-territory = Territories
group-ready = Ready a tile
group-faction = Factions
group-pile = Where from
group-pick = Take a mask
group-spare = Spare a tile
group-swap = Exchange a tile

## What happened

event-game_begins = { $n ->
        [one] A game for one begins.
       *[other] A game for { $n } begins.
    }
event-year_begins = Year { $n } begins.
event-turn_begins = { $who } takes turn { $n } of the year.
    .you = You take turn { $n } of the year.
event-tribe_taken = { $who } leads { $tribe }.
    .you = You lead { $tribe }.
    .brief = { $tribe }
event-tribe_boxed = Nobody leads { $tribe }: their card goes back into the box.
event-settled = { $who } settles: { $home } in the village, { $ill } in the longhouse, and { $goods }.
    .you = You settle: { $home } in the village, { $ill } in the longhouse, and { $goods }.
event-token_placed = { $who } lays the Cayuga token { $area }.
    .you = You lay the Cayuga token { $area }.
event-marked = { $who } puts a marker on “{ $tile }”.
    .you = You put a marker on “{ $tile }”.
event-marked-ritual = { $who } puts a marker on a tile that shows its Ritual side.
    .you = You put a marker on a tile that shows its Ritual side.
event-marked-ritual-there = { $who } puts a marker on a tile that shows its Ritual side ({ $cell }).
    .you = You put a marker on a tile that shows its Ritual side ({ $cell }).
event-black_marker = { $who } takes the black marker for one more action.
    .you = You take the black marker for one more action.
    .brief = black marker
event-took_space = { $who } takes place { $n } in the turn order.
    .you = You take place { $n } in the turn order.
    .brief = place { $n }
event-took_card = { $who } takes the turn card { $card }.
    .you = You take the turn card { $card }.
event-acted = { $who }: { $action }.
    .you = You: { $action }.
    .brief = { $action }
event-used_card = { $who } uses the turn card “{ $effect }”; it is ready again next year.
    .you = You use the turn card “{ $effect }”; it is ready again next year.
    .brief = “{ $effect }”
event-used_card-free = { $who } uses the turn card “{ $effect }” and discards it.
    .you = You use the turn card “{ $effect }” and discard it.
    .brief = “{ $effect }”
event-used_card-copy = { $who } discards “{ $card }” and uses “{ $effect }”.
    .you = You discard “{ $card }” and use “{ $effect }”.
    .brief = “{ $effect }”
event-used_tile = { $who } uses “{ $tile }”.
    .you = You use “{ $tile }”.
    .brief = { $tile }
event-readied = { $who } readies “{ $tile }” again.
    .you = You ready “{ $tile }” again.
event-gained = { $who } gains { $goods }.
    .you = You gain { $goods }.
    .brief = { $kind } +{ $n }
event-spent = { $who } spends { $goods }.
    .you = You spend { $goods }.
event-scored = { $who } scores { $points }, { $n } on that track now.
    .you = You score { $points }, { $n } on that track now.
    .brief = { $track } +{ $gain }
event-paid_point = { $who } gives up { $points }, { $n } on that track now.
    .you = You give up { $points }, { $n } on that track now.
event-marched = { $who }: a warrior goes { $from } { $place } ({ $n ->
        [one] 1 step
       *[other] { $n } steps
    }).
    .you = One of your warriors goes { $from } { $place } ({ $n ->
        [one] 1 step
       *[other] { $n } steps
    }).
event-stood_guard = { $who } has a Guard { $place }.
    .you = You have a Guard { $place }.
    .brief = Guard: { $name }
event-scouted = { $who } has a Scout { $area }.
    .you = You have a Scout { $area }.
    .brief = Scout: { $name }
event-fought = { $who } drives off a Guard of { $rival } { $place }; both warriors go to their longhouses.
    .you = You drive off a Guard of { $rival } { $place }; both warriors go to their longhouses.
    .brief = Guard driven off
event-fought-ghost = { $who } drives off a Guard of { $rival } { $place }; it leaves the map, the warrior goes to the longhouse.
    .you = You drive off a Guard of { $rival } { $place }; it leaves the map, the warrior goes to the longhouse.
    .brief = Guard driven off
event-beat_guard = { $who } drives off a Guard of { $rival } { $place } and stays.
    .you = You drive off a Guard of { $rival } { $place } and stay.
    .brief = Guard driven off
event-chased = { $who } drives off a patrol of { $rival } { $place }; both go home to their villages.
    .you = You drive off a patrol of { $rival } { $place }; both go home to their villages.
    .brief = patrol driven off
event-chased_europeans = { $flag ->
        [french] { $who } drives off the French patrol { $place }; the warrior goes home.
       *[other] { $who } drives off the English patrol { $place }; the warrior goes home.
    }
    .you = { $flag ->
        [french] You drive off the French patrol { $place }; the warrior goes home.
       *[other] You drive off the English patrol { $place }; the warrior goes home.
    }
    .brief = patrol driven off
event-drove_off = { $who } drives off { $piece } of { $rival } { $area }.
    .you = You drive off { $piece } of { $rival } { $area }.
    .brief = { $piece } driven off
event-relieved = { $who }: { $native } relieves the Scout { $area }.
    .you = Your Scout { $area } is relieved by { $native }.
event-healed = { $who } brings home { $native } from the longhouse.
    .you = You bring home { $native } from the longhouse.
event-fell_ill-smallpox = { $who }: { $native } goes { $from } to the longhouse (smallpox).
    .you = Your people: { $native } goes { $from } to the longhouse (smallpox).
event-fell_ill-infection = { $who }: { $native } goes { $from } to the longhouse (infection).
    .you = Your people: { $native } goes { $from } to the longhouse (infection).
event-fell_ill-winter = { $who }: { $native } goes { $from } to the longhouse (winter).
    .you = Your people: { $native } goes { $from } to the longhouse (winter).
event-went_home = { $who }: the season ends, a woman goes home { $area }.
    .you = The season ends, one of your women goes home { $area }.
event-bartered = { $n ->
        [one] { $who } barters 1 resource.
       *[other] { $who } barters { $n } resources.
    }
    .you = { $n ->
        [one] You barter 1 resource.
       *[other] You barter { $n } resources.
    }
event-smallpox_card = Smallpox in the village of { $who }: { $people }.
    .you = Smallpox in your village: { $people }.
event-smallpox_card-nobody = No smallpox: nobody of { $who }’s people falls ill.
    .you = No smallpox: none of your people fall ill.
event-smallpox_shuffled = The smallpox cards are shuffled again.
event-bought = { $who } buys “{ $tile }”; the progress disc is on row { $n }.
    .you = You buy “{ $tile }”; the progress disc is on row { $n }.
    .brief = “{ $tile }” bought
event-allied_tile = { $flag ->
        [french] { $who } stands with the French for “{ $tile }”.
       *[other] { $who } stands with the English for “{ $tile }”.
    }
    .you = { $flag ->
        [french] You stand with the French for “{ $tile }”.
       *[other] You stand with the English for “{ $tile }”.
    }
event-sold = { $n ->
        [one] { $who } sells one kind.
       *[other] { $who } sells { $n } kinds.
    }
    .you = { $n ->
        [one] You sell one kind.
       *[other] You sell { $n } kinds.
    }
event-turtle_taken = { $who } takes a turtle tile: { $stack }.
    .you = You take a turtle tile: { $stack }.
    .brief = turtle: { $stack }
event-turtle_taken-own = { $who } takes a turtle tile: { $stack }, worth { $points }.
    .you = You take a turtle tile: { $stack }, worth { $points }.
    .brief = turtle: { $stack }
event-turtle_looked = { $who } looks at a further turtle tile: { $stack }.
    .you = You look at a further turtle tile: { $stack }.
event-turtle_looked-own = { $who } looks at a further turtle tile: { $stack }, worth { $points }.
    .you = You look at a further turtle tile: { $stack }, worth { $points }.
event-turtle_kept = { $who } keeps a turtle tile: { $stack }.
    .you = You keep a turtle tile: { $stack }.
event-turtle_kept-own = { $who } keeps a turtle tile: { $stack }, worth { $points }.
    .you = You keep a turtle tile: { $stack }, worth { $points }.
event-turtle_shown = { $who } shows a turtle tile: { $points }.
    .you = You show a turtle tile: { $points }.
event-majorities = { $n ->
        [0] { $who } has no majority anywhere.
        [one] { $who } has the majority in 1 place.
       *[other] { $who } has the majority in { $n } places.
    }
    .you = { $n ->
        [0] You have no majority anywhere.
        [one] You have the majority in 1 place.
       *[other] You have the majority in { $n } places.
    }
event-mask_drawn = { $who } draws a mask card.
    .you = You draw a mask card.
event-mask_drawn-own = { $who } draws a mask card: { $mask }.
    .you = You draw a mask card: { $mask }.
event-mask_taken = { $who } takes the { $mask } mask that lay face up.
    .you = You take the { $mask } mask that lay face up.
event-mask_shown = A mask card lies face up: { $mask }.
event-combined = { $who } shows { $cards }.
    .you = You show { $cards }.
    .brief = { $shape }
event-mask_stolen = { $who } loses a mask card: { $mask }.
    .you = You lose a mask card: { $mask }.
event-deck_searched = { $who } looks through the mask deck.
    .you = You look through the mask deck.
event-mask_missed = Not in the deck, so in somebody’s hand: { $mask }.
event-mask_picked = { $who } takes a mask card from the deck, which is shuffled.
    .you = You take a mask card from the deck, which is shuffled.
event-mask_picked-own = { $who } takes a mask card from the deck, which is shuffled: { $mask }.
    .you = You take a mask card from the deck, which is shuffled: { $mask }.
event-mask_fetched = { $who } takes a mask card from the discards: { $mask }.
    .you = You take a mask card from the discards: { $mask }.
event-masks_shuffled = The mask cards are shuffled again.
event-trios = { $n ->
        [0] { $who } has no trio at home.
        [one] { $who } has 1 trio at home.
       *[other] { $who } has { $n } trios at home.
    }
    .you = { $n ->
        [0] You have no trio at home.
        [one] You have 1 trio at home.
       *[other] You have { $n } trios at home.
    }
event-fire_lit = { $who } puts the sacred-fire marker on a tile ({ $cell }).
    .you = You put the sacred-fire marker on a tile ({ $cell }).
    .brief = fire: { $cell }
event-canoe_built = { $who } brings a canoe { $lake }.
    .you = You bring a canoe { $lake }.
    .brief = canoe
event-canoe_built-base = { $who } puts a canoe on the water.
    .you = You put a canoe on the water.
    .brief = canoe
event-canoe_lost = { $who } loses a canoe { $lake }.
    .you = You lose a canoe { $lake }.
event-canoe_lost-base = { $who } loses a canoe.
    .you = You lose a canoe.
event-disc_moved = { $flag ->
        [french] { $who } stands on French { $n } now.
       *[other] { $who } stands on English { $n } now.
    }
    .you = { $flag ->
        [french] You stand on French { $n } now.
       *[other] You stand on English { $n } now.
    }
    .brief = { $flag ->
        [french] French { $n }
       *[other] English { $n }
    }
event-patrols_came = { $flag ->
        [french] Two French patrols come to the village of { $who }.
       *[other] Two English patrols come to the village of { $who }.
    }
    .you = { $flag ->
        [french] Two French patrols come to your village.
       *[other] Two English patrols come to your village.
    }
event-ship_came = { $flag ->
        [french] { $who } sends the French ship { $lake }.
       *[other] { $who } sends the English ship { $lake }.
    }
    .you = { $flag ->
        [french] You send the French ship { $lake }.
       *[other] You send the English ship { $lake }.
    }
    .brief = ship
event-towed = { $who } moves a canoe of { $rival } { $lake } { $to }.
    .you = You move a canoe of { $rival } { $lake } { $to }.
event-towed-own = { $who } moves a canoe { $lake } { $to }.
    .you = You move a canoe { $lake } { $to }.
event-patrol_moved = { $who }: a patrol goes { $place } ({ $n ->
        [one] 1 step
       *[other] { $n } steps
    }).
    .you = Your patrol goes { $place } ({ $n ->
        [one] 1 step
       *[other] { $n } steps
    }).
    .brief = patrol
event-patrol_moved-home = { $who }: a patrol comes home ({ $n ->
        [one] 1 step
       *[other] { $n } steps
    }).
    .you = Your patrol comes home ({ $n ->
        [one] 1 step
       *[other] { $n } steps
    }).
    .brief = patrol
event-patrol_fought = { $who }: the patrol drives off a Guard of { $rival } { $place }; both go home to their villages.
    .you = Your patrol drives off a Guard of { $rival } { $place }; both go home to their villages.
    .brief = Guard driven off
event-patrols_fought = { $who }: the patrol drives off a patrol of { $rival } { $place }; both go home to their villages.
    .you = Your patrol drives off a patrol of { $rival } { $place }; both go home to their villages.
    .brief = patrol driven off
event-new_order = The new turn order: { $names }.
event-spared = { $who } keeps a used tile from turning ({ $cell }).
    .you = You keep a used tile from turning ({ $cell }).
event-slid = { $who }: used tiles turn to their Ritual side, and the rows slide down.
    .you = Your used tiles turn to their Ritual side, and the rows slide down.
event-looked_at_tile = { $who } looks at an advanced tile.
    .you = You look at an advanced tile.
event-looked_at_tile-own = { $who } looks at an advanced tile: “{ $tile }”.
    .you = You look at an advanced tile: “{ $tile }”.
event-swapped = { $who } exchanges “{ $old }” for “{ $tile }”.
    .you = You exchange “{ $old }” for “{ $tile }”.
    .brief = “{ $tile }”
event-looked_enough = { $who } shuffles the tiles looked at back into their stack.
    .you = You shuffle the tiles looked at back into their stack.
event-tile_offered = New on offer: “{ $tile }”.
event-tiles_left = The advanced tiles of level 1 leave, those of level 2 come.
event-restored = Turn cards and progress tiles are ready again, and every combination of masks can be scored anew.
event-restored-base = Progress tiles are ready again, and every combination of masks can be scored anew.
event-card_left = Nobody took the turn card { $card }: it is discarded.
event-cards_left = The turn cards of level 1 leave, those of level 2 come.
event-card_offered = New turn card at place { $n }: { $card }.
event-token_shown = { $who } turns a token: the arrow. It acts.
event-token_shown-circle = { $who } turns a token: the circle. It wants the first place.
event-tokens_laid = { $who } begins this year with its { $slot ->
        [left] left
        [centre] centre
       *[right] right
    } card.
event-ghost_acted = { $who }: “{ $card }”.
    .brief = { $card }
event-ghost_guard = { $who } posts a Guard { $place }.
event-ghost_attack = { $who } drives off a Guard of { $rival } { $place }; it goes to the longhouse.
event-ghost_worker = { $who } sends { $native } { $area }.
event-ghost_worker-drives = { $who } sends { $native } { $area } and drives off { $piece }.
event-ghost_progress = { $who } goes up to progress row { $n }; “{ $tile }” leaves the game.
event-ghost_progress-none = { $who } goes up to progress row { $n }.
event-ghost_points = { $who } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }, { $total } in all.
event-ghost_stuck = { $who } cannot carry out “{ $card }”.
event-ghost_mask = { $who } turns a mask card: { $mask }.
event-tile_taken = { $who } takes advanced tile { $n } out of the game: “{ $tile }”.
event-tile_taken-none = { $who } takes nothing: place { $n } is empty.
event-adversity_shown = Adversity: { $card }. { $about }
event-europeans_came = { $flag ->
        [french] French patrols stand guard for the ghost: { $lands }.
       *[other] English patrols stand guard for the ghost: { $lands }.
    }
event-europeans_left = The patrols of the Europeans leave.
event-objective-met = { $who } has met an objective: { $objective }.
    .you = You have met an objective: { $objective }.
event-objective-missed = { $who } has missed an objective: { $objective }.
    .you = You have missed an objective: { $objective }.
event-game_over = { $who } wins. The council fire burns on.
    .you = You win. The council fire burns on.
event-game_over-alone = { $who } wins against the ghost. The council fire burns on.
    .you = You win against the ghost. The council fire burns on.
event-game_over-ghost = The ghost wins this time.

tie-broken = Tied at { $points } points. First: { $who }. The tracks that did not count decide, then resources, then the later place in the turn order; alone one must have more than the ghost.
tie-below = Further down, tied at { $points } points: { $who } comes first. The tracks that did not count decide, then resources, then the later place in the turn order.

# In a replay.
chapter-next = Next year
chapter-previous = Previous year

# Why a move may not be made.
why-not_asked = Something else is to be decided now.
why-must_choose = Here one must choose.
why-not_offered = This people is not among those laid out.
why-not_beside_village = The token lies on a production area beside your village.
why-lake_closed = This lake is not in use.
why-marker_there = A marker stands on this tile already.
why-off_line = Your markers of a year must stand in one row, column or diagonal.
why-on_line = You have paid for a tile off the line.
why-acts_done = You have used your { $need } markers for tiles this year.
why-order_changed = Your marker stands in the turn order already.
why-no_order = Alone with the plain ghost the turn order never changes.
why-space_taken = This place in the turn order is taken.
why-not_leftmost = Take the leftmost free place.
why-no_card_there = No turn card lies there any more.
why-black_on_tile = The black marker goes onto a tile.
why-adversity_forbids = This year’s adversity does not allow it.
why-not_performed = The Great council repeats only what you did on this tile.
why-nothing_to_pay = You have nothing of this to pay with.
why-tile_not_owned = You do not own this progress tile.
why-tile_used = This progress tile has been used this year.
why-tile_ready = This progress tile need not be readied.
why-no_tile_used = You have no used progress tile.
why-few_kinds_sold = { $need ->
        [one] { $need } kind
       *[other] { $need } kinds
    } must be sold; you sold { $have }.
why-card_not_owned = You do not hold such a turn card.
why-card_used = This turn card has been used this year.
why-card_not_shown = No such turn card lies unused on the table.
why-rifles_missing = { $need ->
        [one] This costs 1 rifle
       *[other] This costs { $need } rifles
    }; you have { $have }.
why-kinds_missing = { $need ->
        [one] This costs 1 resource
       *[other] This costs { $need } different resources
    }; you have { $have }.
why-fewer_lakes = Canoes on { $need ->
        [one] { $need } lake
       *[other] { $need } lakes
    } are needed; you have them on { $have }.
why-both_flags = This turn card shows both flags: there is no other.
why-card_waits = The card you used last has brought nothing yet.
why-beavers_count = Your beavers stand for resources already.
why-tiles_between = This tile is used before your marker, before an action or at the end of the turn.
why-cards_between = This card is used before your marker, between actions or between two steps of one.
why-copies_another = This card works as another: choose one that lies unused on the table.
why-for_third_tile = This card is for your third tile of the year, before you place the marker.
why-in_order = This is used as your marker is placed in the turn order.
why-in_movement = This is used in a movement.
why-in_military_a = This is used in step a of the military action, once turtles were drawn.
why-in_military_b = This is used in step b of the military action.
why-in_ritual_a = This is used in step a of a ritual.
why-in_ritual_b = This is used in step b of a ritual.
why-in_ceremony = This is used in a mask ceremony.
why-in_trade_b = This is used in step b of a trade.
why-after_tile = The Great council repeats an action after the last one of a tile.
why-after_sale = The trading blanket is used after a sale.
why-at_years_end = This is used at the end of the year, when tiles slide.
why-no_alliance_shown = This turn card shows no flag, and so no alliance action.
why-nobody_moves = No warrior of yours can take a step.
why-no_canoe_left = All your canoes are on the water.
why-no_fish = Without a canoe on the water there is no fish.
why-no_woman_out = No woman of yours is on a field, nor can one go there.
why-no_hunter_out = No hunter of yours is in a forest, nor can one go there.
why-no_beaver = You do not have so many beavers.
why-nothing_to_trade = You have no resource to trade.
why-trade_done = You have bought and sold in this trade already.
why-nobody_away = Nobody else is in your longhouse.
why-nobody_out = Nobody of yours is in any territory.
why-no_ally = Your alliance disc lies in the middle: you have no allies.
why-weaker_tile = Alliance tiles do not add up, and the one in use is no weaker.
why-no_tie = In no territory do you tie for most Guards.
why-few_majorities = { $need ->
        [one] { $need } majority is
       *[other] { $need } majorities are
    } needed; you have { $have }.
why-no_pair_left = No pair of different people is left beside the trios.
why-no_warrior = No warrior of yours is there.
why-has_moved = This one has moved in this action already.
why-only_from_there = Only warriors of the chosen territory take this step.
why-too_far = { $need ->
        [one] This takes 1 step
       *[other] This takes { $need } steps
    }; you have { $have } left.
why-no_way = No trail leads there.
why-nothing_there = Where it stands there is nothing to do.
why-area_taken = This production area is taken.
why-no_area = There is no such production area.
why-stands_there = The warrior stands there already.
why-nobody_to_attack = There is nobody to drive off.
why-protected = A Guard or a patrol of its owner protects this piece.
why-own_area_only = The Cayuga token lies there: only its owner may use this area.
why-seneca_only = Only the Seneca can do this, once a year.
why-seneca_spent = The Seneca have done this already this year.
why-no_patrol = No patrol of yours is there.
why-patrol_guards = A patrol stands guard or fights Guards and patrols, nothing else.
why-other_number = { $need ->
        [one] One kind is to be chosen
       *[other] { $need } kinds are to be chosen
    }, not { $have }.
why-no_scout = No Scout of yours stands there.
why-too_much = That is { $need }; at most { $have } are possible.
why-nothing_given = At the barter post at least one resource is given.
why-not_whole = Barter is { $need } for one: this would leave something given for nothing.
why-resource_missing = You do not have this resource.
why-price_differs = { $need ->
        [one] One resource is asked
       *[other] { $need } different resources are asked
    }, not { $have }.
why-level_too_high = This tile is of level { $need }; your disc allows level { $have }.
why-not_in_rows = This progress tile is not in the rows.
why-bought_already = In a trade one progress tile can be bought.
why-sold_already = In a trade you can sell once.
why-no_second_sale = This cannot be sold a second time.
why-nothing_sold = Whoever sells gives at least one thing.
why-no_resource = Beavers are no resources without the turn card.
why-kind_taken = The resources must be different.
why-nobody_there = Nobody is there who could be lost.
why-others_struck = This strikes others.
why-nobody_ill = Nobody of this kind is in the longhouse.
why-stack_closed = This stack is not open to you.
why-looks_spent = You have no look left.
why-no_look_left = No tile is left in the stack to look at.
why-keep_first = First keep one of the tiles you have looked at.
why-look_unpaid = Further looks need the turn card.
why-stack_first = First choose the stack to look through.
why-not_seen = You have not looked at such a tile.
why-no_mask_up = No mask card lies face up.
why-no_masks_left = There are no mask cards left.
why-masks_drawn = You have taken your cards.
why-combined_already = This combination has been scored this year.
why-cards_missing = You do not have the cards for it.
why-mask_not_held = You hold no such mask card.
why-combine_first = First show one combination.
why-one_combination = One combination is shown in a ceremony.
why-flag_not_shown = The action does not show this flag.
why-other_track = This track belongs to the other faction.
why-ship_there = A ship lies there.
why-no_canoe_there = No such canoe lies there.
why-fewer_canoes = You do not have the most canoes there.
why-towed_already = One canoe has been moved already.
why-traded_already = You have bartered with this ship already.
why-nothing_bartered = Whoever barters with the ship gives at least one leather.
why-lies_there = The canoe lies there already.
why-no_native_there = Nobody of yours is in this territory.
why-not_in_pile = No such mask lies in this pile.
why-not_turning = This tile would not turn to its Ritual side anyway.
why-no_tile_there = No tile lies there.

## The table: tabs, titles, labels

scene-tab-map = Map
scene-tab-actions = Actions
scene-tab-tracks = Tracks
scene-tab-offer = Offer
scene-year = Year { $year } of { $last }
scene-lake-superior = Superior
scene-lake-michigan = Michigan
scene-lake-huron = Huron
scene-lake-erie = Erie
scene-lake-ontario = Ontario
scene-act-MOVE = Movement
scene-act-CANOE = Canoe
scene-act-HARVEST = Harvest
scene-act-HUNT = Hunt
scene-act-FISH = Fishing
scene-act-TAN = Tanning
scene-act-TRADE = Trade
scene-act-MIL = Military
scene-act-MASK = Masks
scene-act-FIRE = Sacred fire
scene-act-ALLY = Alliance
scene-act-RITUAL = Ritual
scene-exchange = One of the top row for a new tile
scene-new-tiles = New tiles
scene-new-tiles-about = level { $level }, take one at the year’s end · { $n } in the stack
scene-progress = Progress
scene-progress-about = paid in different resources, each works once a year
scene-tracks = Tracks
scene-tracks-about = of each pair only the lower one counts
scene-alliance = Alliance
scene-turtles = Turtle tiles
scene-masks = Masks
scene-left = { $n } left
scene-open = open
scene-played = { $n } played
scene-if-barter = if you barter
scene-no-odds = no card is drawn
scene-barter = Barter
scene-barter-risk = Barter (smallpox: { $struck } of { $whole })
scene-so-many = { $n } { $what }
scene-once = once
scene-yearly = yearly
scene-best = { $shape }: { $n }
scene-no-masks = no masks
scene-no-cards = no turn cards yet
scene-no-progress = no progress tiles yet
scene-choose-tribe = Choose your people
scene-done = finished
scene-playing = to play
scene-on-space = place { $n } next year
scene-order = Turn order next year
scene-space-free = free
scene-markers = { $n } of { $most } actions taken
scene-guards = { $who } { $n }
scene-lines-1 = { $a }
scene-lines-2 =
    { $a }
    { $b }
scene-lines-3 =
    { $a }
    { $b }
    { $c }
scene-ghost-reserve = waiting: { $warriors } warriors, { $women } women, { $hunters } hunters
scene-ghost-next = Next: { $next }
scene-ghost-maybe = Next, unless its token shows a circle: { $next }
scene-ghost-done = It has played all its cards this year.
scene-ghost-order = Next: it takes its place in the turn order.
scene-next-stuck = it can do nothing and gains a point.
scene-next-attack = it drives off your lone Guard { $land }.
scene-next-guard = it posts a Guard { $land }.
scene-next-woman = it puts a woman { $area }.
scene-next-hunter = it puts a hunter { $area }.
scene-next-drive = it drives off your piece { $area }.
scene-next-progress = its disc rises to level { $level }, and a tile of that row leaves.
scene-next-same = { $first } Then { $place }.
scene-next-twice = { $first } Then again: { $again }
scene-no-adversity = No adversity this year

## The table: what an action would do now

scene-would-CANOE = All of yours are on the water.
scene-would-HARVEST = Now: up to { $n }.
scene-would-HUNT = Now: { $n ->
        [one] { $n } beaver
       *[other] { $n } beavers
    }.
scene-would-FISH = Now: { $n } fish.
scene-would-TAN = Now: up to { $n } leather.
scene-would-TRADE = Now a sale brings up to { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
scene-would-MIL = Now: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $turtles ->
        [0] no turtle tile.
        [one] and one turtle tile.
       *[other] and { $turtles } turtle tiles.
    }
scene-would-RITUAL = Now: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

## The table: what lies there

scene-tip-tile = { $does }
scene-tip-tile-turning =
    { $does }
    Turns to its Ritual side at the year’s end.
scene-tip-tile-turned =
    { $does }
    On its front: { $tile }.
scene-tip-action = { $action }. { $about }
scene-tip-action-now = { $action }. { $about } { $now }
scene-tip-fire = The sacred fire: this tile does not turn at the year’s end.
scene-tip-land = { $land }, { $flag ->
        [french] French
        [english] English
        [both] both flags
       *[none] no flag
    }. Nobody stands guard. Trails to { $ways }.
scene-tip-land-held = { $land }, { $flag ->
        [french] French
        [english] English
        [both] both flags
       *[none] no flag
    }. Majority: { $who } (Guards: { $guards }), a point in a military action. Trails to { $ways }.
scene-tip-land-shared = { $land }, { $flag ->
        [french] French
        [english] English
        [both] both flags
       *[none] no flag
    }. Nobody has the majority (Guards: { $guards }). Trails to { $ways }.
scene-tip-village = Village of { $who }. Warriors set out from here in a Movement, and come home. A warrior at home is a majority in the Military action; trios of warrior, woman and hunter at home score in a Ritual.
scene-tip-reserve = Reserve of { side-ghost.the }
scene-tip-reserve-people = In reserve with { side-ghost.the }: { $people }
scene-tip-home-warrior = At home with { $who }: { $people }. They set out in a Movement.
scene-tip-home-woman = At home with { $who }: { $people }. They relieve Scouts on fields in a Harvest.
scene-tip-home-hunter = At home with { $who }: { $people }. They relieve Scouts in forests in a Hunt.
scene-tip-spot-field = { $area }: free. A warrior who comes here in a Movement is a Scout; in a Harvest a woman relieves him and brings { $brings } each time.
scene-tip-spot-forest = { $area }: free. A warrior who comes here in a Movement is a Scout; in a Hunt a hunter relieves him and brings { $brings } each time.
scene-tip-scout-field = { $area }: a Scout of { $who }. He keeps the place; in a Harvest a woman from the village relieves him and brings { $brings }.
scene-tip-scout-forest = { $area }: a Scout of { $who }. He keeps the place; in a Hunt a hunter from the village relieves him and brings { $brings }.
scene-tip-woman = { $area }: a woman of { $who }. She brings { $brings } in every Harvest of this kind, and counts for turtle tiles.
scene-tip-hunter = { $area }: a hunter of { $who }. He brings { $brings } in every Hunt, and counts for turtle tiles.
scene-tip-ghost-woman = { $area }: a woman of { side-ghost.the }. She counts for the card “{ ghost-fields }”.
scene-tip-ghost-hunter = { $area }: a hunter of { side-ghost.the }. He counts for the card “{ ghost-hunting_grounds }”.
scene-tip-token = Only its owner may work here.
scene-tip-guard = A Guard of { $who }. Protects { $who }’s people in this territory, and counts for its majority in the Military action.
scene-tip-ghost-guard = A Guard of { side-ghost.the }. Protects its people in this territory, and counts for its majority.
scene-tip-patrol = { $faction ->
        [french] A French
       *[english] An English
    } patrol of { $who }. Protects { $who }’s people here. An Alliance action moves it; under its own flag it may drive off Guards and patrols.
scene-tip-european = { $faction ->
        [french] A French
       *[english] An English
    } patrol that stands guard for { side-ghost.the }. A warrior who drives it off goes home.
scene-tip-lake-shut = { $lake }: not in use with this many players
scene-tip-lake-empty = { $lake }: no canoes. The Canoe action puts one on the water.
scene-tip-lake-most = { $lake }: { $who } has the most canoes ({ $n }) and may barter with a ship here.
scene-tip-lake-shared = { $lake }: several have { $n }, nobody the most
scene-tip-lake-base = { $lake }. Lakes are all alike: what counts is how many canoes you have on the water.
scene-tip-canoes = { $n ->
        [one] A canoe of { $who }
       *[other] { $n } canoes of { $who }
    }. Fishing brings { $who } { $fish } now. Who has the most canoes on a lake may barter with a ship there.
scene-tip-canoes-base = { $n ->
        [one] A canoe of { $who }
       *[other] { $n } canoes of { $who }
    }. Fishing brings { $who } { $fish } now. Canoes on the water count for turtle tiles, too.
scene-tip-ship = The { $faction ->
        [french] French
       *[english] English
    } ship. An Alliance action brings it to another lake; who has the most canoes there may barter leather for rifles.
scene-tip-order = Turn order this year
scene-tip-score = { $who }: { $n ->
        [one] 1 point
       *[other] { $n } points
    } as things stand
scene-tip-space = Place { $n } in next year’s turn order
scene-tip-space-taken = Place { $n } in next year’s turn order: { $who }
scene-tip-card = { $card }. { $about } { $when ->
        [once] Then it is discarded.
       *[yearly] Once a year.
    }
scene-tip-card-spent = { $card }. { $about } Used this year.
scene-tip-pair = A pair of tracks: at the end only the lower one counts.
scene-tip-pair-faction = The pair of the { $faction ->
        [french] French
       *[english] English
    }: at the end only the lower track counts.
scene-tip-track-low = { $track }: the lower one of its pair, the one that counts.
scene-tip-track-high = { $track }: the higher one of its pair, it does not count.
scene-tip-track-even = { $track }: both of its pair stand level, so either counts the same.
scene-tip-disc = { $who }: { $points }
scene-tip-alliance = The alliance track: at the end the points under your disc count.
scene-tip-ally-space = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for a disc here, on the side of the { $faction ->
        [french] French
       *[english] English
    }.
scene-tip-ally-middle = Between the crowns: no points.
scene-tip-ally-disc = { $who }
scene-tip-crown = { $faction ->
        [french] The French
       *[english] The English
    }
scene-tip-tile-disc = The ghost’s disc: it decides which new tile leaves at the year’s end.
scene-tip-price = Level { $level }: costs { $n } different resources, brings { $points ->
        [one] 1 economic point
       *[other] { $points } economic points
    }.
scene-tip-level = { $who }: up to level { $level }
scene-tip-progress-ready = { $tile }. { $about }
scene-tip-progress-offered = { $tile }. { $about } Bought in a trade.
scene-tip-progress-spent = { $tile }. { $about } Used this year.
scene-tip-turtle-want = Turtle tiles ({ $stack }): you have { $have }. Tiles left: { $left }.
scene-tip-turtle-due = Turtle tiles ({ $stack }): reached. A military action brings one. Tiles left: { $left }.
scene-tip-turtle-taken = Turtle tiles ({ $stack }): you have taken yours. Tiles left: { $left }.
scene-tip-turtle-gone = Turtle tiles ({ $stack }): none left.
scene-tip-masks = Mask cards: take them in a mask ceremony, play combinations.
scene-tip-mask-deck = Cards face down: { $n }
scene-tip-mask-up = Face up: { $mask }
scene-tip-mask = { $mask }. As smallpox it strikes nobody.
scene-tip-mask-strikes = { $mask }. As smallpox: { $people }.
scene-tip-gone = Discarded: { $cards }
scene-tip-gone-none = No mask has been discarded.
scene-tip-odds = Smallpox after a barter: of { $whole } unseen cards { $struck } strike somebody (warriors { $warrior }, women { $woman }, hunters { $hunter }, of your choice { $any }), { $nobody } nobody.
scene-tip-no-odds = No smallpox card is drawn after a barter.
scene-tip-good = { $good }
scene-tip-canoes-left = { $n ->
        [one] { $n } canoe
       *[other] { $n } canoes
    } not yet on the water. The Canoe action builds one.
scene-tip-patrols-left = { $n ->
        [one] 1 patrol
       *[other] { $n } patrols
    } beside the board
scene-tip-longhouse = The longhouse: people wait here until they come home.
scene-tip-sick = In the longhouse: { $people }
scene-tip-best = The best combination of your hand that you have not scored this year.
scene-tip-shell = { $points } at the end, face down
scene-tip-shell-up = { $points }, scored
scene-tip-tribe = { $tribe }. { $about }
scene-tip-tribe-used = { $tribe }. { $about } Used.
scene-tip-their-goods = { $goods }
scene-tip-no-goods = No resources
scene-tip-their-beaver = { $n ->
        [one] { $n } beaver
       *[other] { $n } beavers
    }
scene-tip-their-rifle = { $n ->
        [one] { $n } rifle
       *[other] { $n } rifles
    }
scene-tip-their-masks = { $n ->
        [one] { $n } mask card
       *[other] { $n } mask cards
    }
scene-tip-their-sick = { $n } in the longhouse
scene-tip-their-turtles = { $n ->
        [one] { $n } turtle tile
       *[other] { $n } turtle tiles
    }
scene-tip-ghost-points = Points of its cards so far
scene-tip-ghost-card = { $card }. { $about }
scene-tip-token-unseen = A token face down: an arrow, or the circle.
scene-tip-token-arrow = Arrow: the card is carried out.
scene-tip-token-circle = Circle: the ghost took the first place in the turn order, if it was free.
scene-tip-slot-disc = The ghost begins here this year.
scene-tip-adversity = { $card }. { $about }
scene-tip-upper = Upper half: which new tile the ghost removed, or one step of its disc.
scene-tip-goal = { $goal }
scene-tip-goal-met = { $goal }: met as things stand
scene-tip-take = Take one
scene-tip-pick = Take this kind
final-alliance = alliance
final-goals = objectives
final-story = { $years } years have passed. Of each pair only the lower track counts.
final-ghost-points = cards
final-ghost-lands = territories
final-ghost-level = progress

## The terminal

panel-map = The map, year { $year }
panel-head-land = Territory
panel-head-flag = Flag
panel-head-spots = Areas
panel-head-guards = Guards
panel-head-most = Majority
panel-flag = { $flag ->
        [french] French
        [english] English
        [both] both
       *[none] –
    }
panel-stands = { $who }{ $kind ->
        [french] { " " }(French patrol)
        [english] { " " }(English patrol)
       *[guard] { "" }
    }
panel-spot = { $area }
panel-worked = { $area } ({ $who }, { $kind ->
        [scout] Scout
        [woman] woman
       *[hunter] hunter
    })
panel-lakes = Lakes
panel-canoes = { $who } { $n }
panel-ship = { $faction ->
        [french] the French ship
       *[english] the English ship
    }
panel-offer = To take
panel-tiles = New tile
panel-progress = Progress for { $n }
panel-card = Turn card { $n }
panel-mask-up = Mask face up
panel-smallpox = Smallpox
panel-odds = { $struck } of { $whole } unseen cards strike
panel-turtles = Turtle tiles
panel-turtle-open = you have { $have }, { $left } left
panel-turtle-taken = taken, { $left } left
panel-points = Points
panel-met = met
panel-track = { $n }
panel-track-counts = { $n }, counts
panel-disc = Alliance
panel-disc-at = { $side ->
        [french] French { $n }
        [english] English { $n }
       *[none] nobody
    }
panel-goods = Goods
panel-home = At home
panel-longhouse = Longhouse
panel-majorities = Majorities now
panel-board = Row { $n }
panel-cell = { $mark ->
        [used] ●{ " " }
        [open] ○{ " " }
       *[off] { "" }
    }{ $tile }{ $turning ->
        [yes] { " " }(turns)
       *[no] { "" }
    }
panel-my-progress = Progress tiles
panel-my-cards = Turn cards
panel-masks = Masks
panel-cards = { $n }
panel-my-turtles = Turtle tiles
panel-face-down = { $n } face down
