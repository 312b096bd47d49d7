# Wendake s rozšířením Noví spojenci, česky.
#
# Slovníček (francouzský výraz z pravidel v závorce): pohyb (déplacement) · kánoe · sklizeň (récolte) · lov (chasse) ·
# rybolov (pêche) · vydělávání (tannage) · obchod (commerce): směna (troc), prodej · vojenská akce (action militaire) ·
# obřad masek (masque) · posvátný oheň (feu sacré) · spojenectví (alliance) · rituál · strážce (garde) · zvěd
# (éclaireur) · hlídka (patrouille) · dlouhý dům (grande maison) · vesnice (village natal) · želva, dílek želvy (tuile
# Tortue) · dílek pokroku (tuile Progrès) · karta tahu (carte Tour de jeu) · značka (marqueur) · kotouč (disque) · lidé:
# válečníci, ženy, lovci (natifs) · přízrak (fantôme) · protivenství (adversité) · stupnice (piste). Soupeř se zažene,
# nikdo neumírá.

game-title = Wendake: Noví spojenci
    .game-base = Wendake
game-about = Sedm let kolem roku 1760 mezi Velkými jezery a dvěma evropskými korunami. Veďte jeden z národů Wendake: obdělávejte pole, lovte, obchodujte, pořádejte rady a obřady a vybírejte si spojence. Z každé dvojice stupnic se počítá jen ta nižší, proto žádnou nezanedbávejte.

## Volby

preset-first_game = První hra
    .about = Základní hra a stejný národ pro všechny.
preset-all_of_it = Úplná hra
    .about = Noví spojenci a pro každého národ s vlastní schopností.
option-game = Hra
    .about = Základní hra, nebo rozšíření se spojenectvími, kartami tahu, loděmi a puškami.
option-game-new_allies = Noví spojenci
    .about = Francouzští a angličtí spojenci, karty tahu, lodě, hlídky, pušky, stupnice do 35.
option-game-base = Základní hra
    .about = Bez rozšíření: pořadí se obsazuje zleva a jezera jsou všechna stejná.
option-tribes = Národy
    .about = Zda všichni vedou Wendaty, nebo každý národ s vlastní schopností.
option-tribes-generic = Wendatové pro všechny
    .about = Všichni začínají stejně a nemají zvláštní schopnost.
option-tribes-tribes = Každému jeho národ
    .about = Vyloží se o kartu víc, než je hráčů; vybírá se od posledního v pořadí.
option-ghost = Přízrak
    .about = Kdo hraje proti vám, když jste sami.
option-ghost-adversity = S protivenstvím
    .about = Každý rok vám karta protivenství ztíží život a přízrak může měnit pořadí.
option-ghost-plain = Prostý
    .about = Přízrak základní hry: každý má tři akce za rok a pořadí se nemění.
option-difficulty = Obtížnost
    .about = Co přinášejí cíle, když hrajete sami.
option-difficulty-normal = Běžná
    .about = Každý splněný cíl přináší body.
option-difficulty-extreme = Krajní
    .about = Cíle nepřinášejí nic a každý nesplněný stojí body.
option-penalty = Srážka
    .about = Kolik stojí nesplněný cíl při krajní obtížnosti.
option-penalty-printed = Podle tisku
    .about = Vytištěná srážka: 1 bod za každý nesplněný cíl.
option-penalty-one_more = O jeden víc
    .about = Každý nesplněný cíl stojí o jeden bod víc, než je vytištěno.
option-penalty-two_more = O dva víc
    .about = Každý nesplněný cíl stojí o dva body víc, než je vytištěno.
option-penalty-three_more = O tři víc
    .about = Každý nesplněný cíl stojí o tři body víc, než je vytištěno.
option-penalty-four_more = O čtyři víc
    .about = Každý nesplněný cíl stojí o čtyři body víc, než je vytištěno.
option-territory_ties = Shody v územích
    .about = Kdo má převahu, když dva mají stejně strážců; pravidla to neříkají.
option-territory_ties-nobody = Nikdo
    .about = Je třeba mít víc strážců než kdokoli jiný.
option-territory_ties-all = Všichni ve shodě
    .about = Převahu mají všichni, kdo mají nejvíc strážců.
option-lake_ties = Shody na jezerech
    .about = Kdo má na jezeře nejvíc kánoí, když jich dva mají stejně.
option-lake_ties-nobody = Nikdo
    .about = Ke směně s lodí je třeba mít víc kánoí než kdokoli jiný.
option-lake_ties-all = Všichni ve shodě
    .about = Směnit mohou všichni, kdo mají nejvíc kánoí.
option-step_two = Účinek spojenectví
    .about = Zda kotouč musí ležet na straně vlajky, kterou akce ukazuje.
option-step_two-active_flag = Jen ukázaná vlajka
    .about = Účinek lze použít jen s tím, čí vlajku akce ukazuje.
option-step_two-any_flag = Kterákoli strana
    .about = Kdo nepostoupí, smí přesto použít účinek toho, u koho leží jeho kotouč.
option-turtles = Želvy
    .about = Kdy se připisují jejich body.
option-turtles-end = Na konci
    .about = Zůstávají lícem dolů až do konce hry.
option-turtles-at_once = Hned
    .about = Otočí se a započítají hned, jak si je někdo vezme.
option-smallpox = Neštovice
    .about = Odkud jsou karty, které po směně říkají, kdo onemocní.
option-smallpox-masks = Karty masek
    .about = Kdo onemocní, říká pata vrchní karty masek.
option-smallpox-own_deck = Vlastní balíček
    .about = Malý balíček karet neštovic pro ty, kdo jej mají.
option-flags = Vlajky jako strážci
    .about = Kde se s dílkem Spojenectví počítají vlajky k převahám.
option-flags-everywhere = Všude
    .about = Každá vlajka vaší strany platí za vaše strážce.
option-flags-presence = Kde jste
    .about = Vlajka se počítá jen tam, kde stojí někdo z vašich.
option-europeans = Příchozí Evropané
    .about = Jak dlouho zůstanou hlídky protivenství na mapě.
option-europeans-stay = Zůstanou
    .about = Dokud je někdo nezažene.
option-europeans-leave = Odejdou
    .about = Na konci roku.
option-ghost_evolves = Dílek přízraku
    .about = Kdy si přízrak na konci roku bere pokročilý dílek.
option-ghost_evolves-first = Jako první
    .about = Dřív než vy, ať je pořadí jakékoli.
option-ghost_evolves-in_order = Podle pořadí
    .about = Před vámi, nebo po vás, jak říká nové pořadí.

## Slova

# `.begins` začíná větu, `.the` stojí uvnitř.
side-ghost = Přízrak
    .begins = Přízrak
    .the = přízrak
comma = { $a }, { $b }

# `.acc` je slovo ve čtvrtém pádě: co kdo získává, platí nebo přesouvá.
good-bean = { $n ->
        [one] 1 fazole
        [few] { $n } fazole
       *[other] { $n } fazolí
    }
    .acc = { $n ->
        [one] 1 fazoli
        [few] { $n } fazole
       *[other] { $n } fazolí
    }
good-corn = { $n ->
        [one] 1 kukuřice
        [few] { $n } kukuřice
       *[other] { $n } kukuřic
    }
    .acc = { $n ->
        [one] 1 kukuřici
        [few] { $n } kukuřice
       *[other] { $n } kukuřic
    }
good-pumpkin = { $n ->
        [one] 1 dýně
        [few] { $n } dýně
       *[other] { $n } dýní
    }
    .acc = { $n ->
        [one] 1 dýni
        [few] { $n } dýně
       *[other] { $n } dýní
    }
good-fish = { $n ->
        [one] 1 ryba
        [few] { $n } ryby
       *[other] { $n } ryb
    }
    .acc = { $n ->
        [one] 1 rybu
        [few] { $n } ryby
       *[other] { $n } ryb
    }
good-leather = { $n ->
        [one] 1 kůže
        [few] { $n } kůže
       *[other] { $n } kůží
    }
    .acc = { $n ->
        [one] 1 kůži
        [few] { $n } kůže
       *[other] { $n } kůží
    }
good-beaver = { $n ->
        [one] 1 bobr
        [few] { $n } bobři
       *[other] { $n } bobrů
    }
    .acc = { $n ->
        [one] 1 bobra
        [few] { $n } bobry
       *[other] { $n } bobrů
    }
good-rifle = { $n ->
        [one] 1 puška
        [few] { $n } pušky
       *[other] { $n } pušek
    }
    .acc = { $n ->
        [one] 1 pušku
        [few] { $n } pušky
       *[other] { $n } pušek
    }
kind-bean = fazole
kind-corn = kukuřice
kind-pumpkin = dýně
kind-fish = ryby
kind-leather = kůže
kind-beaver = bobři
kind-rifle = pušky

native-warrior = válečník
    .acc = válečníka
native-woman = žena
    .acc = ženu
native-hunter = lovec
    .acc = lovce
piece-scout = zvěd
    .acc = zvěda
people-warrior = { $n ->
        [one] 1 válečník
        [few] { $n } válečníci
       *[other] { $n } válečníků
    }
people-woman = { $n ->
        [one] 1 žena
        [few] { $n } ženy
       *[other] { $n } žen
    }
people-hunter = { $n ->
        [one] 1 lovec
        [few] { $n } lovci
       *[other] { $n } lovců
    }
people-any = { $n ->
        [one] 1 člověk
        [few] { $n } lidé
       *[other] { $n } lidí
    }

track-economic = hospodářská stupnice
    .word = hospodářství
    .on = na hospodářské stupnici
track-military = vojenská stupnice
    .word = vojsko
    .on = na vojenské stupnici
track-ritual = stupnice rituálu
    .word = rituál
    .on = na stupnici rituálu
track-mask = stupnice masek
    .word = masky
    .on = na stupnici masek
points-economic = { $n ->
        [one] 1 hospodářský bod
        [few] { $n } hospodářské body
       *[other] { $n } hospodářských bodů
    }
points-military = { $n ->
        [one] 1 vojenský bod
        [few] { $n } vojenské body
       *[other] { $n } vojenských bodů
    }
points-ritual = { $n ->
        [one] 1 bod rituálu
        [few] { $n } body rituálu
       *[other] { $n } bodů rituálu
    }
points-mask = { $n ->
        [one] 1 bod masek
        [few] { $n } body masek
       *[other] { $n } bodů masek
    }

rival-blue = modrého hráče
rival-red = červeného hráče
rival-green = zeleného hráče
rival-yellow = žlutého hráče
rival-ghost = přízraku

land-nipigon = Nipigon
    .in = v Nipigonu
    .to = do Nipigonu
    .from = z Nipigonu
land-temagami = Temagami
    .in = v Temagami
    .to = do Temagami
    .from = z Temagami
land-menominee = Menominee
    .in = v Menominee
    .to = do Menominee
    .from = z Menominee
land-ottawa_valley = údolí Ottawy
    .in = v údolí Ottawy
    .to = do údolí Ottawy
    .from = z údolí Ottawy
land-illinois_prairie = Illinoiská prérie
    .in = v Illinoiské prérii
    .to = do Illinoiské prérie
    .from = z Illinoiské prérie
land-mohawk_valley = údolí Mohawku
    .in = v údolí Mohawku
    .to = do údolí Mohawku
    .from = z údolí Mohawku
land-manitou = Manitou
    .in = v Manitou
    .to = do Manitou
    .from = z Manitou
land-georgian_shore = Georgijské pobřeží
    .in = na Georgijském pobřeží
    .to = na Georgijské pobřeží
    .from = z Georgijského pobřeží
land-saginaw = Saginaw
    .in = v Saginaw
    .to = do Saginaw
    .from = ze Saginaw
land-niagara = Niagara
    .in = v Niagaře
    .to = do Niagary
    .from = z Niagary
land-miami_woods = Miamijské lesy
    .in = v Miamijských lesích
    .to = do Miamijských lesů
    .from = z Miamijských lesů
land-allegheny = Allegheny
    .in = v Alleghenách
    .to = do Alleghen
    .from = z Alleghen
place-village = vesnice
    .in = ve vesnici
    .to = do vesnice
    .from = z vesnice
place-longhouse = dlouhý dům
area = { $kind } { $where }{ $nth ->
        [0] {""}
       *[other] {" "}({ $nth })
    }
area-short = { $kind }, { $land }
area-bean = fazolové pole
    .on = na fazolovém poli
    .to = na fazolové pole
    .from = z fazolového pole
    .onto = na fazolové pole
area-corn = kukuřičné pole
    .on = na kukuřičném poli
    .to = na kukuřičné pole
    .from = z kukuřičného pole
    .onto = na kukuřičné pole
area-pumpkin = dýňové pole
    .on = na dýňovém poli
    .to = na dýňové pole
    .from = z dýňového pole
    .onto = na dýňové pole
area-forest = les
    .on = v lese
    .to = do lesa
    .from = z lesa
    .onto = do lesa

lake-superior = Hořejší jezero
    .on = na Hořejším jezeře
    .to = na Hořejší jezero
    .from = z Hořejšího jezera
lake-michigan = Michiganské jezero
    .on = na Michiganském jezeře
    .to = na Michiganské jezero
    .from = z Michiganského jezera
lake-huron = Huronské jezero
    .on = na Huronském jezeře
    .to = na Huronské jezero
    .from = z Huronského jezera
lake-erie = Erijské jezero
    .on = na Erijském jezeře
    .to = na Erijské jezero
    .from = z Erijského jezera
lake-ontario = Ontarijské jezero
    .on = na Ontarijském jezeře
    .to = na Ontarijské jezero
    .from = z Ontarijského jezera

# Národy. `.acc`: koho kdo vede; `.about`: schopnost na kartě.
tribe-TR00 = Wendatové
    .acc = Wendaty
    .about = Bez zvláštní schopnosti.
tribe-TR01 = Wyandotové
    .acc = Wyandoty
    .about = Sklizeň platí pro { $n ->
        [one] jeden další druh
        [few] { $n } další druhy
       *[other] { $n } dalších druhů
    } zeleniny.
tribe-TR02 = Šóniové
    .acc = Šónie
    .about = Každý pohyb má navíc { $n ->
        [one] jeden krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }.
tribe-TR03 = Senekové
    .acc = Seneky
    .about = Jednou za rok váš válečník zažene strážce a sám zůstane stát.
tribe-TR04 = Oneidové
    .acc = Oneidy
    .about = Rybolov přináší navíc { $n ->
        [one] 1 rybu
        [few] { $n } ryby
       *[other] { $n } ryb
    }.
tribe-TR05 = Kajugové
    .acc = Kajugy
    .about = Žeton na výrobním místě vedle vaší vesnice: stát tam smíte jen vy a nikdo vás odtud nezažene.
tribe-TR06 = Mohawkové
    .acc = Mohawky
    .about = Černý dílek nahradí jeden z vašich základních dílků.
tribe-TR07 = Onondagové
    .acc = Onondagy
    .about = Černá značka: jednou za hru akce navíc na konci roku, na kterémkoli volném dílku.
tribe-TR08 = Ottawové
    .acc = Ottawy
    .about = Směna nejvýše { $n } surovin nepřivolá neštovice.
tribe-TR09 = Potawatomiové
    .acc = Potawatomie
    .about = Černý válečník: osmý válečník.
tribe-TR10 = Nipissingové
    .acc = Nipissingy
    .about = Karet, které si berete při obřadu masek: { $n }.

# Akce a dílky.
action-MOVE = Pohyb
    .about = Rozdělte mezi své válečníky { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }. Kdo dojde na místo, je zvěd, stojí na stráži, nebo někoho zažene.
action-CANOE = Kánoe
    .about = Spusťte na vodu kánoi.
action-HARVEST = Sklizeň
    .about = Zvolte { $n ->
        [one] 1 druh
        [few] { $n } druhy
       *[other] { $n } druhů
    } zeleniny. Ženy mohou na takových polích vystřídat zvědy, pak každá žena na nich přinese jednu.
action-HUNT = Lov
    .about = Lovci mohou v lesích vystřídat zvědy, pak každý lovec v lese přinese bobra.
action-FISH = Rybolov
    .about = Ryby podle toho, kolik kánoí máte na vodě.
action-TAN = Vydělávání
    .about = Proměňte bobry v kůže.
barter-rate = { $rate ->
        [1] jedna za jednu
       *[other] { $rate } za jednu
    }
action-TRADE = Obchod
    .about = a. Směna surovin, { barter-rate }, hrozí neštovice. b. Koupě dílku pokroku a prodej různých surovin za hospodářské body.
action-MIL = Vojsko
    .about = a. Dílek želvy za každý dosažený práh. b. Vojenský bod za každou převahu strážců, i ve vlastní vesnici.
action-MASK = Obřad masek
    .about = a. Vezměte si { $n ->
        [one] 1 kartu masky
        [few] { $n } karty masek
       *[other] { $n } karet masek
    }. b. Ukažte kombinaci a získejte za ni body.
action-FIRE = Posvátný oheň
    .about = Značka ohně na dílek: letos se neobrátí na stranu Rituálu. A z dlouhého domu se smí vrátit { $n ->
        [one] 1 člověk
        [few] { $n } lidé
       *[other] { $n } lidí
    }.
action-ALLY = Spojenectví
    .about = 1. Posuňte kotouč k vlajce. 2. Loď, hlídky, nebo puška za bod.
action-RITUAL = Rituál
    .about = a. Z dlouhého domu se vrací až { $n ->
        [one] 1 člověk
        [few] { $n } lidé
       *[other] { $n } lidí
    }. b. Body rituálu za trojice válečník, žena a lovec ve vesnici.
action-MOVE-n = Pohyb { $n }
action-HARVEST-n = Sklizeň { $n }
action-ALLY-flag = { $flag ->
        [french] Spojenectví (Francouzi)
        [english] Spojenectví (Angličané)
        [both] Spojenectví (dle volby)
       *[other] Spojenectví
    }
tile-1 = { $a }
tile-2 = { $a } + { $b }
tile-3 = { $a } + { $b } + { $c }
cell = { $at ->
    [1] vlevo nahoře
    [2] nahoře uprostřed
    [3] vpravo nahoře
    [4] vlevo uprostřed
    [5] uprostřed desky
    [6] vpravo uprostřed
    [7] vlevo dole
    [8] dole uprostřed
   *[9] vpravo dole
}
tile-there = { $tile } ({ $cell })

# Dílky pokroku.
progress-PG1-01 = Stopaři
    .about = Při pohybu navíc { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }.
progress-PG1-02 = Spojenectví I
    .about = Vojenská akce, krok b: každá vlajka vaší strany platí za { $n ->
        [one] 1 vašeho strážce
        [few] { $n } vaše strážce
       *[other] { $n } vašich strážců
    } a počítají se i vaše hlídky.
    .base = Vojenská akce, krok b: každá vlajka vaší strany platí za { $n ->
        [one] 1 vašeho strážce
        [few] { $n } vaše strážce
       *[other] { $n } vašich strážců
    }.
progress-PG1-03 = Zásoba fazolí
    .about = { $n ->
        [one] 1 fazole
        [few] { $n } fazole
       *[other] { $n } fazolí
    }.
progress-PG1-04 = Zásoba kukuřice
    .about = { $n ->
        [one] 1 kukuřice
        [few] { $n } kukuřice
       *[other] { $n } kukuřic
    }.
progress-PG1-05 = Zásoba dýní
    .about = { $n ->
        [one] 1 dýně
        [few] { $n } dýně
       *[other] { $n } dýní
    }.
progress-PG1-06 = Sušárny ryb
    .about = { $n ->
        [one] 1 ryba
        [few] { $n } ryby
       *[other] { $n } ryb
    }.
progress-PG1-07 = Pasti na bobry
    .about = { $n ->
        [one] 1 bobr
        [few] { $n } bobři
       *[other] { $n } bobrů
    }.
progress-PG1-08 = Koželužna
    .about = Bobrů, které lze vydělat: nejvýše { $n }.
progress-PG1-09 = Bylinkářská chýše
    .about = Z dlouhého domu se { $n ->
        [one] vrací 1 člověk
        [few] vracejí { $n } lidé
       *[other] vrací { $n } lidí
    }.
progress-PG1-10 = Řezbář masek
    .about = Při obřadu masek navíc { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } karet
    }.
progress-PG1-11 = Loděnice
    .about = Na vodu { $n ->
        [one] 1 kánoe
        [few] { $n } kánoe
       *[other] { $n } kánoí
    }.
progress-PG1-12 = Směnné místo
    .about = Směna jedna za jednu bez neštovic, surovin nejvýše { $n }.
progress-PG2-01 = Spojenectví II
    .about = Vojenská akce, krok b: každá vlajka vaší strany platí za { $n ->
        [one] 1 vašeho strážce
        [few] { $n } vaše strážce
       *[other] { $n } vašich strážců
    } a počítají se i vaše hlídky.
    .base = Vojenská akce, krok b: každá vlajka vaší strany platí za { $n ->
        [one] 1 vašeho strážce
        [few] { $n } vaše strážce
       *[other] { $n } vašich strážců
    }.
progress-PG2-02 = Rychlý pochod
    .about = Pohyb: { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }.
progress-PG2-03 = Sýpka
    .about = Sklizeň bez střídání zvědů: { $n ->
        [one] 1 druh
        [few] { $n } druhy
       *[other] { $n } druhů
    } zeleniny.
progress-PG2-04 = Řada pastí
    .about = Lov bez střídání zvědů.
progress-PG2-05 = Rybí jez
    .about = Rybolov.
progress-PG2-06 = Léčitelka
    .about = Z dlouhého domu se smí vrátit { $n ->
        [one] 1 člověk
        [few] až { $n } lidé
       *[other] až { $n } lidí
    }.
progress-PG2-07 = Obchodní přikrývka
    .about = Při obchodu po prodeji: jeden z druhů prodáte ještě jednou.
progress-PG2-08 = Válečná rada
    .about = Vojenská akce, krok b: { $n ->
        [one] 1 území, kde máte shodu, se počítá
        [few] { $n } území, kde máte shodu, se počítají
       *[other] { $n } území, kde máte shodu, se počítá
    } jako vaše.
progress-PG2-09 = Bubeníci
    .about = Rituál, krok b: navíc { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
progress-PG2-10 = Tanečníci duchů
    .about = Při obřadu masek ukažte druhou kombinaci.
progress-PG3-01 = Velká rada
    .about = Po dílku: jedna z akcí, které jste na něm provedli, ještě jednou. { $yearly ->
            [1] Každý rok znovu.
           *[0] Jednou za hru: s rokem se neobrací lícem nahoru.
        }
progress-PG3-02 = Válečný náčelník
    .about = Vojenská akce, krok b: bod navíc za tolik převah: { $n }.
progress-PG3-03 = Velká chýše
    .about = Rituál, krok b: bod za každou další dvojici různých lidí, nejvýše { $n }.
progress-PG3-04 = Mistr řezbář
    .about = Při obřadu masek platí jedna karta za jiný druh.
progress-PG3-05 = Obchodní říše
    .about = Při obchodu po prodeji aspoň { $kinds } druhů: navíc { $n ->
        [one] 1 hospodářský bod
        [few] { $n } hospodářské body
       *[other] { $n } hospodářských bodů
    }.
progress-PG3-06 = Strážce ohně
    .about = Na konci roku se jeden použitý dílek neobrátí na stranu Rituálu.
progress-PG3-07 = Společenství léčitelů
    .about = Z dlouhého domu se { $n ->
        [one] vrací 1 člověk
        [few] vracejí { $n } lidé
       *[other] vrací { $n } lidí
    }; proti kartě neštovic navíc nikdo neonemocní.
progress-PG3-08 = Běžci
    .about = V pořadí: { $n ->
        [one] 1 surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    } podle volby.
    .base = V pořadí: kterékoli volné místo.

# Karty tahu podle svých účinků.
turn-card = „{ $effect }“ ({ $flag ->
        [french] Francouzi
        [english] Angličané
        [both] Francouzi nebo Angličané
       *[other] bez vlajky
    })
effect-FISH = Bohaté vody
    .about = 1 ryba za každé jezero, na němž máte nejvíc kánoí.
effect-HARV = Otevřená pole
    .about = Každá vaše žena na polích jednoho druhu přinese jednu zeleninu.
effect-COPY = Vypůjčené slovo
    .about = Použijte kteroukoli nepoužitou kartu tahu na stole a zaplaťte ji.
effect-TAN = Den koželuhů
    .about = Vydělávání.
effect-OTHER = Druhá vlajka
    .about = V pořadí, za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: spojenectví se stranou, kterou karta neukazuje.
effect-R2RES = Puška za zásoby
    .about = Za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: { $n ->
        [one] 1 surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    } podle volby.
effect-TURTLE = Trpělivý zrak
    .about = Při vojenské akci se podívejte na další želvy, každou za jinou surovinu, nejvýše { $n }.
effect-EVOLVE = Široký výběr
    .about = Na konci roku se podívejte na další pokročilé dílky, každý za jinou surovinu, nejvýše { $n }.
effect-LAKES = Pán jezer
    .about = Nemá-li nikdo kánoe na více jezerech než vy: { $n ->
        [one] 1 surovina
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }.
effect-BEAVER = Bobří mince
    .about = Při obchodu, za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: bobři platí za suroviny.
effect-RES2R = Zásoby za pušku
    .about = { $n ->
        [one] 1 surovina
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    } za 1 pušku.
effect-MASKHEAL = Léčivé masky
    .about = Při obřadu masek, za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: z dlouhého domu se { $n ->
        [one] vrací 1 člověk
        [few] vracejí { $n } lidé
       *[other] vrací { $n } lidí
    }.
effect-RITHEAL = Velké uzdravení
    .about = Při rituálu se vracejí další lidé, každý jiného druhu (nejvýše { $n }), každý za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }.
effect-ACTIVATE = Země ožívá
    .about = Za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: vaše ženy a lovci v jednom území vyrábějí a každý válečník tam má krok.
effect-LEATHER = Kůže lovců
    .about = Za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: za každý les s vaším lovcem { $n ->
        [one] 1 kůže
        [few] { $n } kůže
       *[other] { $n } kůží
    }.
effect-OFFLINE = Mimo linii
    .about = Za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    } a { $n ->
        [one] 1 surovinu
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }: třetí dílek roku leží mimo linii.
effect-REFRESH = Obnovený pokrok
    .about = Obraťte použitý dílek pokroku, za tolik různých surovin, kolikátá je jeho úroveň.
effect-ADVANCE = Užší pouto
    .about = Za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: váš kotouč postoupí o pole ke své vlajce; na pětce místo toho bod.
effect-MASKPICK = Vyvolená maska
    .about = Za { $rifles ->
        [one] 1 pušku
        [few] { $rifles } pušky
       *[other] { $rifles } pušek
    }: karta masky podle volby z balíčku nebo z odložených.

# Masky se jmenují podle toho, co je na deskách vyřezáno.
mask-crow = vrána
mask-bear = medvěd
mask-corn = kukuřice
mask-crooked = křivá
mask-wind = vítr
mask-wild = žolík
combination-pair = dvojice
    .acc = dvojici
combination-three_kinds = tři různé
    .acc = tři různé
combination-three = trojice
    .acc = trojici
combination-four_kinds = čtyři různé
    .acc = čtyři různé
combination-two_pairs = dvě dvojice
    .acc = dvě dvojice
combination-four = čtveřice
    .acc = čtveřici
combination-full_house = trojice a dvojice
    .acc = trojici a dvojici
combination-five_kinds = pět různých
    .acc = pět různých
combination-five = pětice
    .acc = pětici
combination = { $shape } ({ $kinds })

turtle-women = Ženy
turtle-hunters = Lovci
turtle-canoes = Kánoe
turtle-rifles = Pušky
stack-women = { $n ->
        [one] 1 žena
        [few] { $n } ženy
       *[other] { $n } žen
    }
stack-hunters = { $n ->
        [one] 1 lovec
        [few] { $n } lovci
       *[other] { $n } lovců
    }
stack-canoes = { $n ->
        [one] 1 kánoe
        [few] { $n } kánoe
       *[other] { $n } kánoí
    }
stack-rifles = { $n ->
        [one] 1 puška
        [few] { $n } pušky
       *[other] { $n } pušek
    }

# Sami proti přízraku.
adversity-adoration = Uctívání
    .about = Každý tah, v němž na dílku něco provedete, stojí surovinu, nebo bod (po { $n }).
adversity-drought = Sucho
    .about = Sklizeň letos nic nepřinese.
adversity-frozen_lakes = Zamrzlá jezera
    .about = Rybolov letos nic nepřinese.
adversity-fire = Požár
    .about = Lov letos nic nepřinese.
adversity-snow = Sníh
    .about = Každý pohyb má { $n ->
        [one] o 1 krok
        [few] o { $n } kroky
       *[other] o { $n } kroků
    } méně.
adversity-winter = Zima
    .about = Na konci roku jde do dlouhého domu válečník za každou kůži, která vám schází do { $n }.
adversity-french_arrive = Francouzi přicházejí
    .about = Pod každou francouzskou vlajkou stojí za přízrak na stráži francouzská hlídka.
adversity-english_arrive = Angličané přicházejí
    .about = Pod každou anglickou vlajkou stojí za přízrak na stráži anglická hlídka.
adversity-infection = Nákaza
    .about = Kdo obchoduje, posílá do dlouhého domu lidi ({ $n }); karta neštovic se neotáčí.
adversity-storm = Bouře
    .about = Ztrácíte { $n ->
        [one] 1 kánoi
        [few] { $n } kánoe
       *[other] { $n } kánoí
    }.
adversity-end_of_season = Konec sezony
    .about = Z polí se { $n ->
        [one] vrací 1 žena
        [few] vracejí { $n } ženy
       *[other] vrací { $n } žen
    }.
adversity-relentless_warrior = Neúnavný nepřítel: válečníci
    .about = Přízrak jde na válečnou stezku pokaždé dvakrát.
adversity-relentless_worker = Neúnavný nepřítel: práce
    .about = Pole a loviště přízraku působí pokaždé dvakrát.
adversity-relentless_progress = Neúnavný nepřítel: pokrok
    .about = Obchodní stanice přízraku působí pokaždé dvakrát.
adversity-theft = Svatokrádež
    .about = Ztrácíte { $n ->
        [one] 1 kartu masky
        [few] { $n } karty masek
       *[other] { $n } karet masek
    } podle své volby.
adversity-enemy_attack = Nepřátelský útok
    .about = Přízrak postaví strážce do každého území, kde žádný není.
ghost-war_path = Válečná stezka
    .about = Strážce tam, kde jich má přízrak nejméně, nebo tam zažene vašeho osamělého; { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
ghost-fields = Pole
    .about = Žena na první volné pole, nebo na místo vaší nechráněné figurky; { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každé dvě ženy.
ghost-hunting_grounds = Loviště
    .about = Lovec do prvního volného lesa, nebo na místo vaší nechráněné figurky; { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každé dva lovce.
ghost-trading_post = Obchodní stanice
    .about = Kotouč pokroku přízraku stoupne o řadu a odstraní dílek ze hry; { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
objective-OB01 = Pokrok
    .about = vlastnit aspoň tolik dílků pokroku: { $n }
objective-OB02 = Mistrovství
    .about = vlastnit dílek pokroku úrovně { $n }
objective-OB03 = Široká pole
    .about = { $n ->
        [one] 1 žena
        [few] { $n } ženy
       *[other] { $n } žen
    } na polích
objective-OB04 = Loviště
    .about = { $n ->
        [one] 1 lovec
        [few] { $n } lovci
       *[other] { $n } lovců
    } v lesích
objective-OB05 = Loďstvo
    .about = { $n ->
        [one] 1 kánoe
        [few] { $n } kánoe
       *[other] { $n } kánoí
    } na vodě
objective-OB06 = Širé země
    .about = převaha aspoň na tolika místech: { $n }
objective-OB07 = Zdravý národ
    .about = { $n ->
        [0] nikdo v dlouhém domě
       *[other] v dlouhém domě nejvýše { $n }
    }
objective-OB08 = Plné zásoby
    .about = od každé suroviny aspoň { $n }
objective-OB09 = Želvy
    .about = vlastnit aspoň tolik želv: { $n }
objective-OB10 = Všechny cesty
    .about = všechny čtyři stupnice aspoň na { $n }
objective-OB11 = Velký obřad
    .about = ukázat kombinaci masek aspoň za { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }
objective-OB12 = Rovnováha
    .about = v každé dvojici stupnic rozdíl nejvýše { $n }
slot-left = vlevo
slot-centre = uprostřed
slot-right = vpravo

score-upper_pair = Nižší stupnice horní dvojice
score-lower_pair = Nižší stupnice dolní dvojice
score-alliance = Spojenectví
score-objectives = Cíle
score-ghost = Body jeho karet
score-territories = Území
score-level = Pokrok

## Na co se hra ptá

decision-tribe = Vyberte národ, který povedete.
decision-extra-token = Kajugové: položte žeton na výrobní místo vedle své vesnice.
decision-extra-tile = Mohawkové: který základní dílek nahradí černý?
decision-lake = Vyberte jezero pro svou kánoi.
decision-lake-ship = { $flag ->
        [french] Vyberte jezero pro francouzskou loď.
       *[other] Vyberte jezero pro anglickou loď.
    }
decision-lake-storm = Bouře: ze kterého jezera ztrácíte kánoi?
decision-turn = Váš tah: značka na dílek, nebo do pořadí.
decision-turn-act = Váš tah: položte značku na dílek.
decision-turn-order = Váš tah: poslední značka patří do pořadí.
decision-turn-offline = Položte třetí značku na dílek mimo linii.
decision-turn-black = Onondagové: akce navíc s černou značkou?
decision-action = { $action }: provést, nebo vynechat?
decision-action-none = Tato karta nemá vlajku. Než bude vaše, smíte ještě použít karty a dílky.
decision-window-marker = Než tah skončí, smíte použít dílky pokroku.
decision-window-steps = Mezi oběma kroky smíte použít karty tahu.
decision-window-actions = Než tah skončí, smíte použít karty a dílky pokroku.
decision-window-card = Karta tahu je vaše. Než tah skončí, smíte použít karty a dílky pokroku.
decision-window-masks = Než ukážete kombinaci, smíte použít karty tahu.
decision-window-smallpox = Neštovice: zavolat Společenství léčitelů?
decision-toll = Uctívání: za akci zaplaťte surovinu, nebo bod.
decision-move = Pohyb: { $n ->
        [one] zbývá 1 krok
        [few] zbývají { $n } kroky
       *[other] zbývá { $n } kroků
    }. Kdo kam půjde?
decision-move-only = Každý válečník { $place } má krok. Kdo kam půjde?
decision-arrive = Co udělá válečník { $place }?
decision-arrive-patrol = Co udělá hlídka { $place }?
decision-kinds = Sklizeň: vyberte { $n ->
        [one] druh
        [few] { $n } druhy
       *[other] { $n } druhů
    } zeleniny.
decision-kinds-plain = Vyberte { $n ->
        [one] druh
        [few] { $n } druhy
       *[other] { $n } druhů
    } zeleniny; přinesou ji vaše ženy na takových polích.
decision-exchange = Vystřídejte zvědy, vrátí se do vesnice: kterého?
decision-tan = Kolik bobrů vyděláte?
decision-barter = Obchod, krok a: směníte suroviny, { barter-rate }? Mohou přijít neštovice.
decision-barter-safe = Obchod, krok a: směníte suroviny, { barter-rate }?
decision-barter-give = Směna, { barter-rate }: máte { $good }. Kolik jich dáte?
decision-barter-post = Směnné místo, jedna za jednu: máte { $good }. Kolik jich dáte?
decision-barter-take = Směna, zbývá vzít: { $n }. Kolik z toho budou { $good }?
decision-lose-smallpox = Neštovice ({ $people }): kdo jde do dlouhého domu?
decision-lose-infection = Nákaza ({ $people }): kdo jde do dlouhého domu?
decision-lose-winter = Zima ({ $people }): kdo jde do dlouhého domu?
decision-lose-end_of_season = Sezona končí: která žena se vrátí?
decision-lose-theft = Svatokrádež: kterou kartu masky ztratíte?
decision-spend = Obchod, krok b: kupte dílek pokroku, prodávejte, nebo obojí.
decision-pay = Zaplaťte { $n ->
        [one] surovinu
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }.
decision-pay-beavers = Zaplaťte { $n ->
        [one] surovinu
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }; co schází, doplní bobři.
decision-look = Vaše želvy: podívat se na další?
decision-look-stack = Sloupek { $stack }: zaplaťte za další pohled, nebo si dílek nechte.
decision-score-military = Vojsko, krok b: spočtěte převahy. Pomoci mohou dílky pokroku.
decision-score-ritual = Rituál, krok b: spočtěte trojice ve vesnici. Pomoci mohou dílky pokroku.
decision-draw = { $n ->
        [one] Obřad masek: vezměte kartu, odkrytou, nebo z balíčku.
        [few] Obřad masek: vezměte kartu, odkrytou, nebo z balíčku (zbývají { $n }).
       *[other] Obřad masek: vezměte kartu, odkrytou, nebo z balíčku (zbývá { $n }).
    }
decision-combine = Obřad masek: ukažte kombinaci, nebo žádnou.
decision-combine-played = Obřad masek: Tanečníci duchů dovolují druhou kombinaci.
decision-combine-again = Obřad masek: ukažte druhou kombinaci, nebo žádnou.
decision-heal = { $n ->
        [one] Kdo se vrátí z dlouhého domu?
        [few] Kdo se vrátí z dlouhého domu? Nejvýše { $n } lidé.
       *[other] Kdo se vrátí z dlouhého domu? Nejvýše { $n } lidí.
    }
decision-heal-further = Kdo další se vrátí z dlouhého domu, za pušku?
decision-fire = Posvátný oheň: který dílek se neobrátí na stranu Rituálu?
decision-advance = { $flag ->
        [both] Spojenectví, krok 1: ke které vlajce?
        [french] Spojenectví, krok 1: postoupit k francouzské vlajce?
       *[other] Spojenectví, krok 1: postoupit k anglické vlajce?
    }
decision-track = { $n ->
        [one] Bod: { $first }, nebo { $second }?
        [few] { $n } body: { $first }, nebo { $second }?
       *[other] { $n } bodů: { $first }, nebo { $second }?
    }
decision-effect = { $flag ->
        [french] Spojenectví, krok 2: jeden účinek s Francouzi, síla { $n }.
       *[other] Spojenectví, krok 2: jeden účinek s Angličany, síla { $n }.
    }
decision-ship = Loď leží { $lake }: směňte kůže za pušky, odsuňte kánoi, nebo nic.
decision-patrol = Hlídky: { $n ->
        [one] zbývá 1 krok
        [few] zbývají { $n } kroky
       *[other] zbývá { $n } kroků
    }.
decision-take = Vezměte { $n ->
        [one] surovinu podle své volby
        [few] { $n } suroviny podle své volby, jednu po druhé
       *[other] { $n } surovin podle své volby, jednu po druhé
    }.
decision-take-differ = Vezměte { $n ->
        [one] surovinu, kterou jste si ještě nevzali
        [few] { $n } různé suroviny, jednu po druhé
       *[other] { $n } různých surovin, jednu po druhé
    }.
decision-target-activate = „{ $effect }“: ve kterém území?
decision-target-refresh = „{ $effect }“: který dílek pokroku se obnoví?
decision-target-maskpick = „{ $effect }“: z balíčku, nebo z odložených?
decision-target-advance = „{ $effect }“: ke které vlajce?
decision-target-other = „{ $effect }“: s kým?
decision-target-deck = Prohlížíte balíček masek: kterou kartu si vezmete?
decision-target-discards = Kterou kartu si vezmete z odložených?
decision-target-tile = Ke komu se s dílkem Spojenectví přidáte?
decision-keeper = Strážce ohně: který použitý dílek se neobrátí na stranu Rituálu?
decision-evolve = Rok končí: vyměnit jeden ze tří odcházejících dílků za pokročilý?
decision-evolve-looking = Podívejte se na další pokročilý dílek, vyměňte odcházející, nebo skončete.

## Tahy

move-done = Hotovo
move-done-turn = Černou značku si nechat
move-done-window = Nic dalšího nepoužít
move-done-move = Ukončit pohyb
move-done-exchange = Nestřídat dalšího zvěda
move-done-barter = Nesměňovat
move-done-spend = Ukončit obchod
move-done-look = Dílky si nechat
move-done-draw = Nebrat další kartu
move-done-combine = Neukázat kombinaci
move-done-heal = Nikoho dalšího domů nevracet
move-done-effect = Nevyužít žádný účinek
move-done-ship = Opustit loď
move-done-patrol = Neposílat další hlídku
move-done-keeper = Žádný dílek neušetřit
move-done-evolve = Žádný dílek neměnit
move-do = Provést: { $action }
move-skip = Vynechat: { $action }
move-skip-none = Vzít si kartu
move-skip-points = Vzdát se bodů
move-use = { $tile }: { $about }
move-card = Karta „{ $effect }“: { $about }
move-copy = Vypůjčit si „{ $effect }“: { $about }
move-tribe = Vést { $tribe }. { $about }
move-token = Žeton { $area }
move-replace = Nahradit dílek „{ $tile }“
move-lake = { $lake }
move-act = { $tile }
move-order = { $n }. místo v pořadí
move-order-card = { $n }. místo, { $flag ->
        [french] spojenectví s Francouzi
        [english] spojenectví s Angličany
        [both] spojenectví dle volby
       *[other] bez spojenectví
    }, pak „{ $effect }“: { $about }
move-repeat = Velká rada: ještě jednou { $action }
move-toll = Zaplatit { $good }
move-toll-point = Zaplatit { $points }
steps-cost = { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
move-march = Válečník { $from } { $place } · { steps-cost }
move-march-stay = Válečník { $from } zasáhne na místě · { steps-cost }
move-guard = Stát na stráži { $place }
move-guard-patrol = Hlídka stojí na stráži { $place }
move-guard-home = Hlídka se vrací do vesnice
move-scout = Zvěd { $area }
move-fight = Zahnat strážce { $rival }; oba jdou do dlouhého domu
move-fight-patrol = Hlídka zažene strážce { $rival }; oba jdou domů
move-beat = Senekové: zahnat strážce { $rival } a zůstat
move-chase = Zahnat hlídku { $rival }; obě strany jdou domů
move-chase-patrol = Hlídka zažene hlídku { $rival }; obě jdou domů
move-drive-scout = Zahnat { $piece } { $rival } { $area } a zůstat jako zvěd
move-drive-guard = Zahnat { $piece } { $rival } { $area } a stát na stráži
move-harvest = Sklidit: { $kinds }
move-relieve = Vystřídat zvěda { $area }
move-amount-tan = { $n ->
        [0] Nic nevydělat
       *[other] Vydělat { $beavers } na { $leather }
    }
move-amount-give = { $n ->
        [0] Nedat nic
       *[other] Dát { $good }
    }
move-amount-take = { $n ->
        [0] Nebrat nic
       *[other] Vzít { $good }
    }
move-amount-ship = { $leather } za { $rifles }
move-barter = Směnit, { barter-rate }, pak přijde karta neštovic: { $struck } z { $whole } pošle do dlouhého domu { $most ->
        [one] jednoho z vašich lidí
        [few] až { $most } vaše lidi
       *[other] až { $most } vašich lidí
    }
move-barter-few = Směnit, { barter-rate }: bez neštovic nejvýše { $n ->
        [one] 1 surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }; po větší směně { $struck } z { $whole } karet pošle do dlouhého domu { $most ->
        [one] jednoho z vašich lidí
        [few] až { $most } vaše lidi
       *[other] až { $most } vašich lidí
    }
move-barter-safe = Směnit, { barter-rate }, neštovice nehrozí
move-buy = Koupit dílek „{ $tile }“ (cena { $n ->
        [one] 1 surovina
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }) a získat { $points }: { $about }
move-sell = Prodat { $goods } za { $points }
move-again = Obchodní přikrývka: prodat ještě { $good } za { $points }
move-pay = Zaplatit { $goods }
move-take = Vzít { $good }
move-lose = Poslat { $native } z vesnice
move-lose-guard = Poslat strážce { $place }
move-lose-area = Poslat figurku { $area }
move-discard = Maska: { $mask }
move-stack = Podívat se do sloupku { $stack }
move-look = Další pohled za { $good }
move-keep = Nechat si dílek za { $points }
move-score-military = Spočítat převahy
move-score-ritual = Spočítat trojice
move-draw-up = Vzít odkrytou masku: { $mask }
move-draw-deck = Vzít kartu z balíčku
move-play = Ukázat { $cards } za { $points }
move-carve = Mistr řezbář: { $mask } platí jako { $kind }
move-heal = Přivést domů { $native }
move-heal-paid = Přivést domů { $native } · { $price }
move-fire = Nechat „{ $tile }“ jak je
move-advance = { $flag ->
        [french] Postoupit k francouzské vlajce
       *[other] Postoupit k anglické vlajce
    }
move-stay = { $flag ->
        [french] K francouzské vlajce nepostupovat
       *[other] K anglické vlajce nepostupovat
    }
move-track = { $points }
move-track-full = { $points }, { $n ->
        [0] nezapočte se žádný
        [one] započte se 1
       *[other] započtou se { $n }
    }: stupnice tam končí
move-ship = Směňovat s lodí
move-patrols = Pohnout hlídkami
move-rifle = Vydat 1 pušku za bod
move-tow = Odsunout kánoi { $rival } { $lake }
move-tow-own = Odsunout svou kánoi { $lake }
move-escort = Hlídka { $from } { $place } · { steps-cost }
move-escort-stay = Hlídka někoho zažene { $place } · { steps-cost }
move-territory = Vaši lidé { $place }
move-ready = Obnovit dílek „{ $tile }“ za { $n ->
        [one] 1 surovinu
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }
move-faction = { $flag ->
        [french] Francouzi
       *[other] Angličané
    }
move-pile-deck = Z balíčku
move-pile-discards = Z odložených
move-pick = Vzít masku: { $mask }
move-spare = Ušetřit dílek „{ $tile }“
move-swap = „{ $old }“ za „{ $tile }“
move-swap-looked = „{ $old }“ za „{ $tile }“, prohlédnutý dílek

# Nadpisy, pod které se skládá dlouhý seznam tahů.
group-done = Pokračovat
group-do = Provést
group-skip = Vynechat
group-use = Dílky pokroku
group-card = Karty tahu
group-copy = Vypůjčit si kartu
group-tribe = Národy
group-token = Žeton
group-replace = Černý dílek
group-lake = Jezera
group-act = Značka na dílek
group-order = Místo v pořadí
group-repeat = Velká rada
group-toll = Zaplatit
group-march = Pohnout válečníkem
group-guard = Stát na stráži
group-scout = Zvěd
group-fight = Zahnat strážce
group-beat = Zahnat strážce a zůstat
group-chase = Zahnat hlídku
group-drive = Zahnat figurku
group-harvest = Druhy zeleniny
group-relieve = Vystřídat zvěda
group-amount = Kolik
group-barter = Směna
group-buy = Koupit dílek pokroku
group-sell = Prodat
group-again = Prodat ještě jednou
group-pay = Zaplatit
group-take = Vzít
group-lose = Kdo odejde
group-discard = Masky
group-stack = Sloupky
group-look = Podívat se dál
group-keep = Nechat si dílek
group-score = Započítat
group-draw = Vzít masku
group-play = Ukázat kombinaci
group-carve = Mistr řezbář
group-heal = Přivést domů
group-fire = Posvátný oheň
group-advance = Postoupit
group-stay = Nepostupovat
group-track = Stupnice
group-ship = Loď
group-patrols = Hlídky
group-rifle = Puška
group-tow = Odsunout kánoi
group-escort = Pohnout hlídkou
group-territory = Území
group-ready = Obnovit dílek
group-faction = Strany
group-pile = Odkud
group-pick = Vzít masku
group-spare = Ušetřit dílek
group-swap = Vyměnit dílek

## Co se stalo

event-game_begins = { $n ->
        [one] Začíná hra pro jednoho.
        [few] Začíná hra, hráči: { $n }.
       *[other] Začíná hra, hráčů: { $n }.
    }
event-year_begins = Začíná { $n }. rok.
event-turn_begins = { $who } hraje { $n }. tah roku.
    .you = Hrajete { $n }. tah roku.
event-tribe_taken = { $who } vede { $tribe }.
    .you = Vedete { $tribe }.
    .brief = { $tribe }
event-tribe_boxed = Nikdo nevede { $tribe }: jejich karta se vrací do krabice.
event-settled = { $who } se usazuje: ve vesnici { $home }, v dlouhém domě { $ill }. Dostává { $goods }.
    .you = Usazujete se: ve vesnici { $home }, v dlouhém domě { $ill }. Dostáváte { $goods }.
event-token_placed = { $who } klade žeton Kajugů { $area }.
    .you = Kladete žeton Kajugů { $area }.
event-marked = { $who } klade značku na „{ $tile }“.
    .you = Kladete značku na „{ $tile }“.
event-marked-ritual = { $who } klade značku na dílek obrácený na stranu Rituálu.
    .you = Kladete značku na dílek obrácený na stranu Rituálu.
event-marked-ritual-there = { $who } klade značku na dílek obrácený na stranu Rituálu ({ $cell }).
    .you = Kladete značku na dílek obrácený na stranu Rituálu ({ $cell }).
event-black_marker = { $who } bere černou značku na akci navíc.
    .you = Berete černou značku na akci navíc.
    .brief = černá značka
event-took_space = { $who } obsazuje { $n }. místo v pořadí.
    .you = Obsazujete { $n }. místo v pořadí.
    .brief = { $n }. místo
event-took_card = { $who } bere kartu tahu { $card }.
    .you = Berete kartu tahu { $card }.
event-acted = { $who }: { $action }.
    .you = Vy: { $action }.
    .brief = { $action }
event-used_card = { $who } používá kartu tahu „{ $effect }“; příští rok bude zas k dispozici.
    .you = Používáte kartu tahu „{ $effect }“; příští rok bude zas k dispozici.
    .brief = „{ $effect }“
event-used_card-free = { $who } používá kartu tahu „{ $effect }“ a odkládá ji.
    .you = Používáte kartu tahu „{ $effect }“ a odkládáte ji.
    .brief = „{ $effect }“
event-used_card-copy = { $who } odkládá „{ $card }“ a používá „{ $effect }“.
    .you = Odkládáte „{ $card }“ a používáte „{ $effect }“.
    .brief = „{ $effect }“
event-used_tile = { $who } používá dílek „{ $tile }“.
    .you = Používáte dílek „{ $tile }“.
    .brief = { $tile }
event-readied = { $who } obnovuje dílek „{ $tile }“.
    .you = Obnovujete dílek „{ $tile }“.
event-gained = { $who } získává { $goods }.
    .you = Získáváte { $goods }.
    .brief = { $kind } +{ $n }
event-spent = { $who } vydává { $goods }.
    .you = Vydáváte { $goods }.
event-scored = { $who } získává { $points }, na té stupnici je teď { $n }.
    .you = Získáváte { $points }, na té stupnici je teď { $n }.
    .brief = { $track } +{ $gain }
event-paid_point = { $who } platí { $points }; na té stupnici je teď { $n }.
    .you = Platíte { $points }; na té stupnici je teď { $n }.
event-marched = { $who }: válečník jde { $from } { $place } ({ $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }).
    .you = Jeden z vašich válečníků jde { $from } { $place } ({ $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }).
event-stood_guard = { $who } má strážce { $place }.
    .you = Máte strážce { $place }.
    .brief = strážce: { $name }
event-scouted = { $who } má zvěda { $area }.
    .you = Máte zvěda { $area }.
    .brief = zvěd: { $name }
event-fought = { $who } zahání strážce ({ $rival }) { $place }; oba válečníci jdou do svých dlouhých domů.
    .you = Zaháníte strážce ({ $rival }) { $place }; oba válečníci jdou do svých dlouhých domů.
    .brief = strážce zahnán
event-fought-ghost = { $who } zahání strážce ({ $rival }) { $place }; ten mizí z mapy, válečník jde do dlouhého domu.
    .you = Zaháníte strážce ({ $rival }) { $place }; ten mizí z mapy, válečník jde do dlouhého domu.
    .brief = strážce zahnán
event-beat_guard = { $who } zahání strážce ({ $rival }) { $place } a zůstává.
    .you = Zaháníte strážce ({ $rival }) { $place } a zůstáváte.
    .brief = strážce zahnán
event-chased = { $who } zahání hlídku ({ $rival }) { $place }; obě strany jdou domů do vesnic.
    .you = Zaháníte hlídku ({ $rival }) { $place }; obě strany jdou domů do vesnic.
    .brief = hlídka zahnána
event-chased_europeans = { $flag ->
        [french] { $who } zahání francouzskou hlídku { $place }; válečník jde domů.
       *[other] { $who } zahání anglickou hlídku { $place }; válečník jde domů.
    }
    .you = { $flag ->
        [french] Zaháníte francouzskou hlídku { $place }; válečník jde domů.
       *[other] Zaháníte anglickou hlídku { $place }; válečník jde domů.
    }
    .brief = hlídka zahnána
event-drove_off = { $who } zahání { $piece } ({ $rival }) { $area }.
    .you = Zaháníte { $piece } ({ $rival }) { $area }.
    .brief = zahnání soupeře
event-relieved = { $who }: { $native } střídá zvěda { $area }.
    .you = Váš zvěd { $area } je vystřídán: { $native }.
event-healed = { $who } přivádí { $native } z dlouhého domu.
    .you = Přivádíte { $native } z dlouhého domu.
event-fell_ill-smallpox = { $who }: { $native } jde { $from } do dlouhého domu (neštovice).
    .you = U vás { $native } jde { $from } do dlouhého domu (neštovice).
event-fell_ill-infection = { $who }: { $native } jde { $from } do dlouhého domu (nákaza).
    .you = U vás { $native } jde { $from } do dlouhého domu (nákaza).
event-fell_ill-winter = { $who }: { $native } jde { $from } do dlouhého domu (zima).
    .you = U vás { $native } jde { $from } do dlouhého domu (zima).
event-went_home = { $who }: sezona končí, žena se vrací { $area }.
    .you = Sezona končí, jedna z vašich žen se vrací { $area }.
event-bartered = { $n ->
        [one] { $who } směňuje 1 surovinu.
        [few] { $who } směňuje { $n } suroviny.
       *[other] { $who } směňuje { $n } surovin.
    }
    .you = { $n ->
        [one] Směňujete 1 surovinu.
        [few] Směňujete { $n } suroviny.
       *[other] Směňujete { $n } surovin.
    }
event-smallpox_card = Neštovice ve vesnici ({ $who }): { $people }.
    .you = Neštovice ve vaší vesnici: { $people }.
event-smallpox_card-nobody = Žádné neštovice: nikdo neonemocní ({ $who }).
    .you = Žádné neštovice: nikdo z vašich neonemocní.
event-smallpox_shuffled = Karty neštovic se znovu míchají.
event-bought = { $who } kupuje dílek „{ $tile }“; kotouč pokroku je na řadě { $n }.
    .you = Kupujete dílek „{ $tile }“; kotouč pokroku je na řadě { $n }.
    .brief = koupě: „{ $tile }“
event-allied_tile = { $flag ->
        [french] { $who } stojí s dílkem „{ $tile }“ při Francouzích.
       *[other] { $who } stojí s dílkem „{ $tile }“ při Angličanech.
    }
    .you = { $flag ->
        [french] Stojíte s dílkem „{ $tile }“ při Francouzích.
       *[other] Stojíte s dílkem „{ $tile }“ při Angličanech.
    }
event-sold = { $n ->
        [one] { $who } prodává jeden druh.
        [few] { $who } prodává { $n } druhy.
       *[other] { $who } prodává { $n } druhů.
    }
    .you = { $n ->
        [one] Prodáváte jeden druh.
        [few] Prodáváte { $n } druhy.
       *[other] Prodáváte { $n } druhů.
    }
event-turtle_taken = { $who } si bere želvu: { $stack }.
    .you = Berete si želvu: { $stack }.
    .brief = želva: { $stack }
event-turtle_taken-own = { $who } si bere želvu: { $stack }, za { $points }.
    .you = Berete si želvu: { $stack }, za { $points }.
    .brief = želva: { $stack }
event-turtle_looked = { $who } se dívá na další želvu: { $stack }.
    .you = Díváte se na další želvu: { $stack }.
event-turtle_looked-own = { $who } se dívá na další želvu: { $stack }, za { $points }.
    .you = Díváte se na další želvu: { $stack }, za { $points }.
event-turtle_kept = { $who } si nechává želvu: { $stack }.
    .you = Necháváte si želvu: { $stack }.
event-turtle_kept-own = { $who } si nechává želvu: { $stack }, za { $points }.
    .you = Necháváte si želvu: { $stack }, za { $points }.
event-turtle_shown = { $who } odkrývá želvu: { $points }.
    .you = Odkrýváte želvu: { $points }.
event-majorities = { $n ->
        [0] { $who } nemá nikde převahu.
        [one] { $who } má převahu na 1 místě.
       *[other] { $who } má převahu na { $n } místech.
    }
    .you = { $n ->
        [0] Nemáte nikde převahu.
        [one] Máte převahu na 1 místě.
       *[other] Máte převahu na { $n } místech.
    }
event-mask_drawn = { $who } si bere kartu masky.
    .you = Berete si kartu masky.
event-mask_drawn-own = { $who } si bere kartu masky: { $mask }.
    .you = Berete si kartu masky: { $mask }.
event-mask_taken = { $who } si bere odkrytou masku: { $mask }.
    .you = Berete si odkrytou masku: { $mask }.
event-mask_shown = Odkrytá karta masky: { $mask }.
event-combined = { $who } ukazuje { $cards }.
    .you = Ukazujete { $cards }.
    .brief = { $shape }
event-mask_stolen = { $who } ztrácí kartu masky: { $mask }.
    .you = Ztrácíte kartu masky: { $mask }.
event-deck_searched = { $who } prohlíží balíček masek.
    .you = Prohlížíte balíček masek.
event-mask_missed = V balíčku chybí, má ji tedy někdo v ruce: { $mask }.
event-mask_picked = { $who } si bere kartu masky z balíčku, který se zamíchá.
    .you = Berete si kartu masky z balíčku, který se zamíchá.
event-mask_picked-own = { $who } si bere kartu masky z balíčku, který se zamíchá: { $mask }.
    .you = Berete si kartu masky z balíčku, který se zamíchá: { $mask }.
event-mask_fetched = { $who } si bere kartu masky z odložených: { $mask }.
    .you = Berete si kartu masky z odložených: { $mask }.
event-masks_shuffled = Karty masek se znovu míchají.
event-trios = { $n ->
        [0] { $who } nemá doma žádnou trojici.
        [one] { $who } má doma 1 trojici.
        [few] { $who } má doma { $n } trojice.
       *[other] { $who } má doma { $n } trojic.
    }
    .you = { $n ->
        [0] Nemáte doma žádnou trojici.
        [one] Máte doma 1 trojici.
        [few] Máte doma { $n } trojice.
       *[other] Máte doma { $n } trojic.
    }
event-fire_lit = { $who } klade značku posvátného ohně na dílek ({ $cell }).
    .you = Kladete značku posvátného ohně na dílek ({ $cell }).
    .brief = oheň: { $cell }
event-canoe_built = { $who } spouští kánoi { $lake }.
    .you = Spouštíte kánoi { $lake }.
    .brief = kánoe
event-canoe_built-base = { $who } spouští kánoi na vodu.
    .you = Spouštíte kánoi na vodu.
    .brief = kánoe
event-canoe_lost = { $who } ztrácí kánoi { $lake }.
    .you = Ztrácíte kánoi { $lake }.
event-canoe_lost-base = { $who } ztrácí kánoi.
    .you = Ztrácíte kánoi.
event-disc_moved = { $flag ->
        [french] { $who } stojí u Francouzů na poli { $n }.
       *[other] { $who } stojí u Angličanů na poli { $n }.
    }
    .you = { $flag ->
        [french] Stojíte u Francouzů na poli { $n }.
       *[other] Stojíte u Angličanů na poli { $n }.
    }
    .brief = { $flag ->
        [french] Francouzi { $n }
       *[other] Angličané { $n }
    }
event-patrols_came = { $flag ->
        [french] Do vesnice přicházejí dvě francouzské hlídky ({ $who }).
       *[other] Do vesnice přicházejí dvě anglické hlídky ({ $who }).
    }
    .you = { $flag ->
        [french] Do vaší vesnice přicházejí dvě francouzské hlídky.
       *[other] Do vaší vesnice přicházejí dvě anglické hlídky.
    }
event-ship_came = { $flag ->
        [french] { $who } posílá francouzskou loď { $lake }.
       *[other] { $who } posílá anglickou loď { $lake }.
    }
    .you = { $flag ->
        [french] Posíláte francouzskou loď { $lake }.
       *[other] Posíláte anglickou loď { $lake }.
    }
    .brief = loď
event-towed = { $who } odsouvá kánoi ({ $rival }) { $lake } { $to }.
    .you = Odsouváte kánoi ({ $rival }) { $lake } { $to }.
event-towed-own = { $who } odsouvá kánoi { $lake } { $to }.
    .you = Odsouváte kánoi { $lake } { $to }.
event-patrol_moved = { $who }: hlídka jde { $place } ({ $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }).
    .you = Vaše hlídka jde { $place } ({ $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }).
    .brief = hlídka
event-patrol_moved-home = { $who }: hlídka se vrací do vesnice ({ $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }).
    .you = Vaše hlídka se vrací do vesnice ({ $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }).
    .brief = hlídka
event-patrol_fought = { $who }: hlídka zahání strážce ({ $rival }) { $place }; oba jdou domů do vesnic.
    .you = Vaše hlídka zahání strážce ({ $rival }) { $place }; oba jdou domů do vesnic.
    .brief = strážce zahnán
event-patrols_fought = { $who }: hlídka zahání hlídku ({ $rival }) { $place }; obě jdou domů do vesnic.
    .you = Vaše hlídka zahání hlídku ({ $rival }) { $place }; obě jdou domů do vesnic.
    .brief = hlídka zahnána
event-new_order = Nové pořadí: { $names }.
event-spared = { $who } šetří použitý dílek ({ $cell }).
    .you = Šetříte použitý dílek ({ $cell }).
event-slid = { $who }: použité dílky se obracejí na stranu Rituálu a řady sjíždějí dolů.
    .you = Vaše použité dílky se obracejí na stranu Rituálu a řady sjíždějí dolů.
event-looked_at_tile = { $who } se dívá na pokročilý dílek.
    .you = Díváte se na pokročilý dílek.
event-looked_at_tile-own = { $who } se dívá na pokročilý dílek: „{ $tile }“.
    .you = Díváte se na pokročilý dílek: „{ $tile }“.
event-swapped = { $who } mění dílek „{ $old }“ za „{ $tile }“.
    .you = Měníte dílek „{ $old }“ za „{ $tile }“.
    .brief = „{ $tile }“
event-looked_enough = { $who } zamíchává prohlédnuté dílky zpět.
    .you = Zamícháváte prohlédnuté dílky zpět.
event-tile_offered = Nově v nabídce: „{ $tile }“.
event-tiles_left = Pokročilé dílky 1. úrovně odcházejí, přicházejí dílky 2. úrovně.
event-restored = Karty tahu a dílky pokroku jsou znovu k dispozici a každou kombinaci masek lze ukázat znovu.
event-restored-base = Dílky pokroku jsou znovu k dispozici a každou kombinaci masek lze ukázat znovu.
event-card_left = Kartu tahu { $card } si nikdo nevzal: odkládá se.
event-cards_left = Karty tahu 1. úrovně odcházejí, přicházejí karty 2. úrovně.
event-card_offered = Nová karta tahu na { $n }. místě: { $card }.
event-token_shown = { $who } odkrývá žeton: šipka. Jedná.
event-token_shown-circle = { $who } odkrývá žeton: kruh. Chce první místo.
event-tokens_laid = { $who } začíná letos kartou { $slot ->
        [left] vlevo
        [centre] uprostřed
       *[right] vpravo
    }.
event-ghost_acted = { $who }: „{ $card }“.
    .brief = { $card }
event-ghost_guard = { $who } staví strážce { $place }.
event-ghost_attack = { $who } zahání strážce ({ $rival }) { $place }; ten jde do dlouhého domu.
event-ghost_worker = { $who } posílá { $native } { $area }.
event-ghost_worker-drives = { $who } posílá { $native } { $area } a zahání { $piece }.
event-ghost_progress = { $who } stoupá na řadu pokroku { $n }; „{ $tile }“ opouští hru.
event-ghost_progress-none = { $who } stoupá na řadu pokroku { $n }.
event-ghost_points = { $who } získává { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }, celkem { $total }.
event-ghost_stuck = { $who } nemůže provést „{ $card }“.
event-ghost_mask = { $who } odkrývá kartu masky: { $mask }.
event-tile_taken = { $who } odstraňuje ze hry pokročilý dílek { $n }: „{ $tile }“.
event-tile_taken-none = { $who } nebere nic: místo { $n } je prázdné.
event-adversity_shown = Protivenství: { $card }. { $about }
event-europeans_came = { $flag ->
        [french] Francouzské hlídky stojí na stráži za přízrak: { $lands }.
       *[other] Anglické hlídky stojí na stráži za přízrak: { $lands }.
    }
event-europeans_left = Hlídky Evropanů odcházejí.
event-objective-met = { $who } má splněný cíl: { $objective }.
    .you = Máte splněný cíl: { $objective }.
event-objective-missed = { $who } má nesplněný cíl: { $objective }.
    .you = Máte nesplněný cíl: { $objective }.
event-game_over = { $who } vítězí. Oheň rady hoří dál.
    .you = Vítězíte. Oheň rady hoří dál.
event-game_over-alone = { $who } vítězí nad přízrakem. Oheň rady hoří dál.
    .you = Vítězíte nad přízrakem. Oheň rady hoří dál.
event-game_over-ghost = Tentokrát vítězí přízrak.

tie-broken = Shoda na { $points } bodech: první je { $who }. Rozhodují stupnice, které se nepočítaly, pak suroviny, pak pozdější místo v pořadí; kdo hraje sám, musí mít víc než přízrak.
tie-below = Níže shoda na { $points } bodech: výš je { $who }. Rozhodují stupnice, které se nepočítaly, pak suroviny, pak pozdější místo v pořadí.

# V záznamu.
chapter-next = Další rok
chapter-previous = Předchozí rok

# Proč tah není dovolen.
why-not_asked = Teď se rozhoduje o něčem jiném.
why-must_choose = Tady je třeba vybrat.
why-not_offered = Tento národ není mezi vyloženými.
why-not_beside_village = Žeton patří na výrobní místo vedle vaší vesnice.
why-lake_closed = Toto jezero se nepoužívá.
why-marker_there = Na tomto dílku už značka stojí.
why-off_line = Vaše značky musí v roce stát v jedné řadě, sloupci nebo úhlopříčce.
why-on_line = Zaplatili jste za dílek mimo linii.
why-acts_done = Značky na dílky jste letos už použili (počet { $need }).
why-order_changed = Vaše značka už v pořadí stojí.
why-no_order = S prostým přízrakem se pořadí nikdy nemění.
why-space_taken = Toto místo v pořadí je obsazené.
why-not_leftmost = Obsaďte první volné místo zleva.
why-no_card_there = Karta tahu tam už neleží.
why-black_on_tile = Černá značka patří na dílek.
why-adversity_forbids = Letošní protivenství to nedovoluje.
why-not_performed = Velká rada opakuje jen to, co jste na tomto dílku provedli.
why-nothing_to_pay = Tímto teď nemůžete zaplatit.
why-tile_not_owned = Tento dílek pokroku nemáte.
why-tile_used = Tento dílek pokroku jste letos už použili.
why-tile_ready = Tento dílek pokroku obnovovat netřeba.
why-no_tile_used = Nemáte žádný použitý dílek pokroku.
why-few_kinds_sold = Je třeba prodat { $need ->
        [one] 1 druh
        [few] { $need } druhy
       *[other] { $need } druhů
    }; vy jste prodali { $have }.
why-card_not_owned = Takovou kartu tahu nemáte.
why-card_used = Tuto kartu tahu jste letos už použili.
why-card_not_shown = Žádná taková nepoužitá karta tahu na stole neleží.
why-rifles_missing = To stojí { $need ->
        [one] 1 pušku
        [few] { $need } pušky
       *[other] { $need } pušek
    }; máte { $have }.
why-kinds_missing = To stojí { $need ->
        [one] 1 surovinu
        [few] { $need } různé suroviny
       *[other] { $need } různých surovin
    }; máte { $have }.
why-fewer_lakes = Je třeba mít kánoe na { $need ->
        [one] 1 jezeře
       *[other] { $need } jezerech
    }; vy je máte na { $have }.
why-both_flags = Karta tahu ukazuje obě vlajky, jiná není.
why-card_waits = Karta, kterou jste použili naposled, ještě nic nepřinesla.
why-beavers_count = Vaši bobři už za suroviny platí.
why-tiles_between = Tento dílek se používá před vaší značkou, před akcí nebo na konci tahu.
why-cards_between = Tato karta se používá před vaší značkou, mezi akcemi nebo mezi dvěma kroky jedné z nich.
why-copies_another = Tato karta působí jako jiná: vyberte některou nepoužitou na stole.
why-for_third_tile = Tato karta je pro váš třetí dílek roku, dřív než položíte značku.
why-in_order = To se používá, když vaše značka přijde do pořadí.
why-in_movement = To se používá při pohybu.
why-in_military_a = To se používá v kroku a vojenské akce, jsou-li vzaty želvy.
why-in_military_b = To se používá v kroku b vojenské akce.
why-in_ritual_a = To se používá v kroku a rituálu.
why-in_ritual_b = To se používá v kroku b rituálu.
why-in_ceremony = To se používá při obřadu masek.
why-in_trade_b = To se používá v kroku b obchodu.
why-after_tile = Velká rada opakuje akci až po poslední akci dílku.
why-after_sale = Obchodní přikrývka se používá po prodeji.
why-at_years_end = To se používá na konci roku, když se dílky posouvají.
why-no_alliance_shown = Tato karta tahu neukazuje žádnou vlajku, a tedy ani spojenectví.
why-nobody_moves = Žádný váš válečník nemůže udělat krok.
why-no_canoe_left = Všechny vaše kánoe jsou na vodě.
why-no_fish = Bez kánoe na vodě ryby nejsou.
why-no_woman_out = Žádná vaše žena na poli není ani tam nemůže jít.
why-no_hunter_out = Žádný váš lovec v lese není ani tam nemůže jít.
why-no_beaver = Tolik bobrů nemáte.
why-nothing_to_trade = Nemáte žádnou surovinu k obchodu.
why-trade_done = V tomto obchodu už jste koupili i prodali.
why-nobody_away = Nikdo další ve vašem dlouhém domě není.
why-nobody_out = V žádném území nikoho nemáte.
why-no_ally = Váš kotouč spojenectví je uprostřed: spojence nemáte.
why-weaker_tile = Dílky Spojenectví se nesčítají a ten použitý není slabší.
why-no_tie = V žádném území nemáte shodu v počtu strážců.
why-few_majorities = Je třeba { $need ->
        [one] 1 převaha
        [few] { $need } převahy
       *[other] { $need } převah
    }; vy máte { $have }.
why-no_pair_left = Mimo trojice nezbývá dvojice různých lidí.
why-no_warrior = Žádný váš válečník tam není.
why-has_moved = Tato figurka se už v této akci pohnula.
why-only_from_there = Tento krok mají jen válečníci z vybraného území.
why-too_far = Je třeba { $need ->
        [one] 1 krok
        [few] { $need } kroky
       *[other] { $need } kroků
    }; zbývá { $have }.
why-no_way = Nevede tam žádná stezka.
why-nothing_there = Tam, kde stojí, nemá co dělat.
why-area_taken = Toto výrobní místo je obsazené.
why-no_area = Takové výrobní místo tu není.
why-stands_there = Válečník už tam stojí.
why-nobody_to_attack = Není koho zahnat.
why-protected = Tuto figurku chrání strážce nebo hlídka jejího hráče.
why-own_area_only = Leží tam žeton Kajugů: místo smí použít jen jeho majitel.
why-seneca_only = To dokážou jen Senekové, jednou za rok.
why-seneca_spent = Senekové to letos už udělali.
why-no_patrol = Žádná vaše hlídka tam není.
why-patrol_guards = Hlídka jen střeží, nebo bojuje se strážci a hlídkami.
why-other_number = Je třeba vybrat { $need ->
        [one] jeden druh
        [few] { $need } druhy
       *[other] { $need } druhů
    }, ne { $have }.
why-no_scout = Žádný váš zvěd tam nestojí.
why-too_much = To je { $need }; možné je nejvýše { $have }.
why-nothing_given = Na Směnném místě se dává aspoň jedna surovina.
why-not_whole = Směňuje se { $need } za jednu: takto by se něco dalo za nic.
why-resource_missing = Tuto surovinu nemáte.
why-price_differs = Žádá se { $need ->
        [one] jedna surovina
        [few] { $need } různé suroviny
       *[other] { $need } různých surovin
    }, ne { $have }.
why-level_too_high = Tento dílek je { $need }. úrovně; váš kotouč dovoluje { $have }. úroveň.
why-not_in_rows = Tento dílek pokroku v řadách neleží.
why-bought_already = Při obchodu lze koupit jeden dílek pokroku.
why-sold_already = Při obchodu lze prodávat jednou.
why-no_second_sale = To nelze prodat podruhé.
why-nothing_sold = Kdo prodává, dá aspoň jednu věc.
why-no_resource = Bez karty tahu nejsou bobři surovinou.
why-kind_taken = Suroviny musí být různé.
why-nobody_there = Tam není nikdo, koho by šlo ztratit.
why-others_struck = To postihuje jiné.
why-nobody_ill = Nikdo takový v dlouhém domě není.
why-stack_closed = Tento sloupek vám není otevřen.
why-looks_spent = Další pohled už vám nezbývá.
why-no_look_left = Ve sloupku už není dílek k pohledu.
why-keep_first = Nejdřív si nechte jeden z prohlédnutých dílků.
why-look_unpaid = Další pohledy dovolí jen karta tahu.
why-stack_first = Nejdřív vyberte sloupek, do něhož se podíváte.
why-not_seen = Na takový dílek jste se nedívali.
why-no_mask_up = Žádná karta masky neleží odkrytá.
why-no_masks_left = Karty masek došly.
why-masks_drawn = Své karty jste si už vzali.
why-combined_already = Tuto kombinaci jste letos už ukázali.
why-cards_missing = Nemáte na to karty.
why-mask_not_held = Takovou kartu masky v ruce nemáte.
why-combine_first = Nejdřív ukažte jednu kombinaci.
why-one_combination = Při obřadu se ukazuje jedna kombinace.
why-flag_not_shown = Akce tuto vlajku neukazuje.
why-other_track = Tato stupnice patří druhé straně.
why-ship_there = Leží tam loď.
why-no_canoe_there = Taková kánoe tam není.
why-fewer_canoes = Nemáte tam nejvíc kánoí.
why-towed_already = Jedna kánoe už byla odsunuta.
why-traded_already = S touto lodí jste už směňovali.
why-nothing_bartered = Kdo směňuje s lodí, dá aspoň jednu kůži.
why-lies_there = Kánoe tam už leží.
why-no_native_there = V tomto území nikoho nemáte.
why-not_in_pile = Taková maska v této hromádce není.
why-not_turning = Tento dílek by se na stranu Rituálu stejně neobrátil.
why-no_tile_there = Žádný dílek tam neleží.

## Stůl: záložky, nadpisy, popisky

scene-tab-map = Mapa
scene-tab-actions = Akce
scene-tab-tracks = Stupnice
scene-tab-offer = Nabídka
scene-year = { $year }. rok z { $last }
scene-lake-superior = Hořejší
scene-lake-michigan = Michiganské
scene-lake-huron = Huronské
scene-lake-erie = Erijské
scene-lake-ontario = Ontarijské
scene-act-MOVE = Pohyb
scene-act-CANOE = Kánoe
scene-act-HARVEST = Sklizeň
scene-act-HUNT = Lov
scene-act-FISH = Rybolov
scene-act-TAN = Vydělávání
scene-act-TRADE = Obchod
scene-act-MIL = Vojsko
scene-act-MASK = Masky
scene-act-FIRE = Oheň
scene-act-ALLY = Spojenectví
scene-act-RITUAL = Rituál
scene-exchange = Jeden dílek horní řady za nový
scene-new-tiles = Nové dílky
scene-new-tiles-about = { $level }. úroveň, na konci roku si jeden vezměte · v hromádce { $n }
scene-progress = Pokrok
scene-progress-about = platí se různými surovinami, každý působí jednou za rok
scene-tracks = Stupnice
scene-tracks-about = z každé dvojice se počítá jen nižší
scene-alliance = Spojenectví
scene-turtles = Želvy
scene-masks = Masky
scene-left = zbývá { $n }
scene-open = odkrytá
scene-played = hráno { $n }
scene-if-barter = budete-li směňovat
scene-no-odds = žádná karta
scene-barter = Směnit
scene-barter-risk = Směnit (neštovice: { $struck } z { $whole })
scene-so-many = { $n }× { $what }
scene-once = jednou
scene-yearly = každý rok
scene-best = { $shape }: { $n }
scene-no-masks = žádné masky
scene-no-cards = zatím žádná karta tahu
scene-no-progress = zatím žádný dílek pokroku
scene-choose-tribe = Vyberte svůj národ
scene-done = hotovo
scene-playing = na tahu
scene-on-space = příští rok { $n }. v pořadí
scene-order = Pořadí příští rok
scene-space-free = volné
scene-markers = hotové akce: { $n } z { $most }
scene-guards = { $who } { $n }
scene-lines-1 = { $a }
scene-lines-2 =
    { $a }
    { $b }
scene-lines-3 =
    { $a }
    { $b }
    { $c }
scene-ghost-reserve = v záloze: válečníci { $warriors }, ženy { $women }, lovci { $hunters }
scene-ghost-next = Příště: { $next }
scene-ghost-maybe = Příště, neukáže-li jeho žeton kruh: { $next }
scene-ghost-done = Letos už zahrál všechny své karty.
scene-ghost-order = Příště: obsadí své místo v pořadí.
scene-next-stuck = nemůže nic udělat a získá bod.
scene-next-attack = zažene vašeho osamělého strážce { $land }.
scene-next-guard = postaví strážce { $land }.
scene-next-woman = postaví ženu { $area }.
scene-next-hunter = postaví lovce { $area }.
scene-next-drive = zažene vaši figurku { $area }.
scene-next-progress = jeho kotouč stoupne na { $level }. úroveň a dílek té řady odejde.
scene-next-same = { $first } Pak { $place }.
scene-next-twice = { $first } A ještě jednou: { $again }
scene-no-adversity = Letos žádné protivenství

## Stůl: co by akce teď přinesla

scene-would-CANOE = Všechny vaše jsou na vodě.
scene-would-HARVEST = Teď: nejvýše { $n }.
scene-would-HUNT = Teď: { $n ->
        [one] 1 bobr
        [few] { $n } bobři
       *[other] { $n } bobrů
    }.
scene-would-FISH = Teď: { $n ->
        [one] 1 ryba
        [few] { $n } ryby
       *[other] { $n } ryb
    }.
scene-would-TAN = Teď: nejvýše { $n ->
        [one] 1 kůže
        [few] { $n } kůže
       *[other] { $n } kůží
    }.
scene-would-TRADE = Prodej teď přinese nejvýše { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
scene-would-MIL = Teď: { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }, { $turtles ->
        [0] žádná želva.
        [one] a 1 želva.
        [few] a { $turtles } želvy.
       *[other] a { $turtles } želv.
    }
scene-would-RITUAL = Teď: { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }.

## Stůl: co tu leží

scene-tip-tile = { $does }
scene-tip-tile-turning =
    { $does }
    Na konci roku se obrátí na stranu Rituálu.
scene-tip-tile-turned =
    { $does }
    Na líci: { $tile }.
scene-tip-action = { $action }. { $about }
scene-tip-action-now = { $action }. { $about } { $now }
scene-tip-fire = Posvátný oheň: tento dílek se na konci roku neobrátí.
scene-tip-land = { $land }, { $flag ->
        [french] francouzská vlajka
        [english] anglická vlajka
        [both] obě vlajky
       *[none] bez vlajky
    }. Nikdo tu nestojí na stráži. Stezky: { $ways }.
scene-tip-land-held = { $land }, { $flag ->
        [french] francouzská vlajka
        [english] anglická vlajka
        [both] obě vlajky
       *[none] bez vlajky
    }. Převaha: { $who } (strážci: { $guards }), bod při vojenské akci. Stezky: { $ways }.
scene-tip-land-shared = { $land }, { $flag ->
        [french] francouzská vlajka
        [english] anglická vlajka
        [both] obě vlajky
       *[none] bez vlajky
    }. Převahu nemá nikdo (strážci: { $guards }). Stezky: { $ways }.
scene-tip-village = Vesnice ({ $who }). Válečníci odtud při pohybu vycházejí a sem se vracejí. Válečník doma platí při vojenské akci za převahu; trojice válečník, žena a lovec doma přinášejí body při rituálu.
scene-tip-reserve = Záloha přízraku
scene-tip-reserve-people = V záloze přízraku: { $people }
scene-tip-home-warrior = Ve vesnici ({ $who }): { $people }. Vycházejí při pohybu.
scene-tip-home-woman = Ve vesnici ({ $who }): { $people }. Při sklizni střídají zvědy na polích.
scene-tip-home-hunter = Ve vesnici ({ $who }): { $people }. Při lovu střídají zvědy v lesích.
scene-tip-spot-field = { $area }: volné. Válečník, který sem při pohybu dojde, je zvěd; při sklizni ho vystřídá žena a pokaždé přinese { $brings }.
scene-tip-spot-forest = { $area }: volný. Válečník, který sem při pohybu dojde, je zvěd; při lovu ho vystřídá lovec a pokaždé přinese { $brings }.
scene-tip-scout-field = { $area }: zvěd ({ $who }). Drží místo; při sklizni ho žena z vesnice vystřídá a přinese { $brings }.
scene-tip-scout-forest = { $area }: zvěd ({ $who }). Drží místo; při lovu ho lovec z vesnice vystřídá a přinese { $brings }.
scene-tip-woman = { $area }: žena ({ $who }). Při každé sklizni tohoto druhu přinese { $brings } a počítá se pro želvy.
scene-tip-hunter = { $area }: lovec ({ $who }). Při každém lovu přinese { $brings } a počítá se pro želvy.
scene-tip-ghost-woman = { $area }: žena přízraku. Počítá se pro kartu „{ ghost-fields }“.
scene-tip-ghost-hunter = { $area }: lovec přízraku. Počítá se pro kartu „{ ghost-hunting_grounds }“.
scene-tip-token = Pracovat tu smí jen majitel.
scene-tip-guard = Strážce ({ $who }). Chrání své lidi na tomto území a při vojenské akci se počítá do převahy.
scene-tip-ghost-guard = Strážce přízraku. Chrání na tomto území jeho lidi a počítá se do jeho převahy.
scene-tip-patrol = { $faction ->
        [french] Francouzská
       *[english] Anglická
    } hlídka ({ $who }). Chrání tu lidi svého hráče. Pohybuje se akcí Spojenectví; pod vlastní vlajkou smí zahnat strážce i hlídky.
scene-tip-european = { $faction ->
        [french] Francouzská
       *[english] Anglická
    } hlídka na stráži za { side-ghost.the }. Válečník, který ji zažene, se vrací domů.
scene-tip-lake-shut = { $lake }: v tomto počtu hráčů se nepoužívá
scene-tip-lake-empty = { $lake }: žádné kánoe. Na vodu je spouští akce Kánoe.
scene-tip-lake-most = { $lake }: nejvíc kánoí má { $who } ({ $n }) a smí tu směňovat s lodí.
scene-tip-lake-shared = { $lake }: několik hráčů má { $n }, nejvíc nikdo
scene-tip-lake-base = { $lake }. Všechna jezera jsou stejná: počítá se jen, kolik kánoí máte na vodě.
scene-tip-canoes = { $n ->
        [one] Kánoe ({ $who })
        [few] { $n } kánoe ({ $who })
       *[other] { $n } kánoí ({ $who })
    }. Rybolov teď hráči přinese { $fish }. Kdo má na jezeře nejvíc kánoí, smí tam směňovat s lodí.
scene-tip-canoes-base = { $n ->
        [one] Kánoe ({ $who })
        [few] { $n } kánoe ({ $who })
       *[other] { $n } kánoí ({ $who })
    }. Rybolov teď hráči přinese { $fish }. Kánoe na vodě se počítají i pro želvy.
scene-tip-ship = { $faction ->
        [french] Francouzská
       *[english] Anglická
    } loď. Akce Spojenectví ji přivede na jiné jezero; kdo tam má nejvíc kánoí, smí směnit kůže za pušky.
scene-tip-order = Pořadí tohoto roku
scene-tip-score = { $who }: za tohoto stavu { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }
scene-tip-space = { $n }. místo v pořadí příštího roku
scene-tip-space-taken = { $n }. místo v pořadí příštího roku: { $who }
scene-tip-card = { $card }. { $about } { $when ->
        [once] Jen jednou.
       *[yearly] Jednou za rok.
    }
scene-tip-card-spent = { $card }. { $about } Letos použitá.
scene-tip-pair = Dvojice stupnic: na konci se počítá jen nižší.
scene-tip-pair-faction = { $faction ->
        [french] Dvojice Francouzů
       *[english] Dvojice Angličanů
    }: na konci se počítá jen nižší stupnice.
scene-tip-track-low = { $track }: nižší ze své dvojice, ta se počítá.
scene-tip-track-high = { $track }: vyšší ze své dvojice, nepočítá se.
scene-tip-track-even = { $track }: obě ve dvojici jsou stejně vysoko, je jedno, která se počítá.
scene-tip-disc = { $who }: { $points }
scene-tip-alliance = Stupnice spojenectví: na konci se počítají body pod vaším kotoučem.
scene-tip-ally-space = { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za kotouč na tomto poli, na straně { $faction ->
        [french] Francouzů
       *[english] Angličanů
    }.
scene-tip-ally-middle = Mezi korunami: žádné body.
scene-tip-ally-disc = { $who }
scene-tip-crown = { $faction ->
        [french] Francouzi
       *[english] Angličané
    }
scene-tip-tile-disc = Kotouč přízraku: rozhoduje, který nový dílek na konci roku odejde.
scene-tip-price = { $level }. úroveň: cena { $n ->
        [one] 1 surovina
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }, přináší { $points ->
        [one] 1 hospodářský bod
        [few] { $points } hospodářské body
       *[other] { $points } hospodářských bodů
    }.
scene-tip-level = { $who }: do { $level }. úrovně
scene-tip-progress-ready = { $tile }. { $about }
scene-tip-progress-offered = { $tile }. { $about } Kupuje se při obchodu.
scene-tip-progress-spent = { $tile }. { $about } Letos použitý.
scene-tip-turtle-want = Želvy ({ $stack }): máte { $have }. Zbývá dílků: { $left }.
scene-tip-turtle-due = Želvy ({ $stack }): dosaženo. Vojenská akce přinese jeden dílek (zbývá { $left }).
scene-tip-turtle-taken = Želvy ({ $stack }): svůj už máte. Zbývá dílků: { $left }.
scene-tip-turtle-gone = Želvy ({ $stack }): nic nezbývá.
scene-tip-masks = Karty masek: berou se při obřadu masek a ukazují v kombinacích.
scene-tip-mask-deck = Lícem dolů: { $n }
scene-tip-mask-up = Odkrytá: { $mask }
scene-tip-mask = { $mask }. Jako neštovice nikoho nepostihne.
scene-tip-mask-strikes = { $mask }. Jako neštovice: { $people }.
scene-tip-gone = Odložené: { $cards }
scene-tip-gone-none = Žádná maska není odložená.
scene-tip-odds = Neštovice po směně: z neviděných karet ({ $whole }) jich { $struck } někoho postihne (válečníci { $warrior }, ženy { $woman }, lovci { $hunter }, podle volby { $any }), { $nobody } nikoho.
scene-tip-no-odds = Po směně se žádná karta neštovic neotáčí.
scene-tip-good = { $good }
scene-tip-canoes-left = Kánoe, které ještě nejsou na vodě: { $n }. Spouští je akce Kánoe.
scene-tip-patrols-left = Hlídky vedle desky: { $n }
scene-tip-longhouse = Dlouhý dům: lidé tu čekají, než se vrátí domů.
scene-tip-sick = V dlouhém domě: { $people }
scene-tip-best = Nejlepší kombinace vaší ruky, kterou jste letos ještě neukázali.
scene-tip-shell = { $points } na konci, lícem dolů
scene-tip-shell-up = { $points }, již započteno
scene-tip-tribe = { $tribe }. { $about }
scene-tip-tribe-used = { $tribe }. { $about } Použito.
scene-tip-their-goods = { $goods }
scene-tip-no-goods = Žádné suroviny
scene-tip-their-beaver = { $n ->
        [one] 1 bobr
        [few] { $n } bobři
       *[other] { $n } bobrů
    }
scene-tip-their-rifle = { $n ->
        [one] 1 puška
        [few] { $n } pušky
       *[other] { $n } pušek
    }
scene-tip-their-masks = { $n ->
        [one] 1 karta masky
        [few] { $n } karty masek
       *[other] { $n } karet masek
    }
scene-tip-their-sick = V dlouhém domě: { $n }
scene-tip-their-turtles = { $n ->
        [one] 1 želva
        [few] { $n } želvy
       *[other] { $n } želv
    }
scene-tip-ghost-points = Body jeho karet dosud
scene-tip-ghost-card = { $card }. { $about }
scene-tip-token-unseen = Žeton lícem dolů: šipka, nebo kruh.
scene-tip-token-arrow = Šipka: karta se provede.
scene-tip-token-circle = Kruh: přízrak obsadil první místo v pořadí, bylo-li volné.
scene-tip-slot-disc = Zde přízrak letos začíná.
scene-tip-adversity = { $card }. { $about }
scene-tip-upper = Horní polovina: který nový dílek přízrak odstranil, nebo krok jeho kotouče.
scene-tip-goal = { $goal }
scene-tip-goal-met = { $goal }: za tohoto stavu splněno
scene-tip-take = Vezměte jednu
scene-tip-pick = Vzít tento druh
final-alliance = spojenectví
final-goals = cíle
final-story = Uplynulá léta: { $years }. Z každé dvojice se počítá jen nižší stupnice.
final-ghost-points = karty
final-ghost-lands = území
final-ghost-level = pokrok

## Terminál

panel-map = Mapa, { $year }. rok
panel-head-land = Území
panel-head-flag = Vlajka
panel-head-spots = Výrobní místa
panel-head-guards = Strážci
panel-head-most = Převaha
panel-flag = { $flag ->
        [french] francouzská
        [english] anglická
        [both] obě
       *[none] –
    }
panel-stands = { $who }{ $kind ->
        [french] { " " }(francouzská hlídka)
        [english] { " " }(anglická hlídka)
       *[guard] { "" }
    }
panel-spot = { $area }
panel-worked = { $area } ({ $who }, { $kind ->
        [scout] zvěd
        [woman] žena
       *[hunter] lovec
    })
panel-lakes = Jezera
panel-canoes = { $who } { $n }
panel-ship = { $faction ->
        [french] francouzská loď
       *[english] anglická loď
    }
panel-offer = K vzetí
panel-tiles = Nový dílek
panel-progress = Pokrok za { $n }
panel-card = { $n }. karta tahu
panel-mask-up = Odkrytá maska
panel-smallpox = Neštovice
panel-odds = postihne { $struck } z { $whole } neviděných karet
panel-turtles = Želvy
panel-turtle-open = máte { $have }, zbývá { $left }
panel-turtle-taken = vzato, zbývá { $left }
panel-points = Body
panel-met = splněno
panel-track = { $n }
panel-track-counts = { $n }, počítá se
panel-disc = Spojenectví
panel-disc-at = { $side ->
        [french] Francouzi { $n }
        [english] Angličané { $n }
       *[none] nikdo
    }
panel-goods = Zboží
panel-home = Ve vesnici
panel-longhouse = Dlouhý dům
panel-majorities = Převahy teď
panel-board = { $n }. řada
panel-cell = { $mark ->
        [used] ●{ " " }
        [open] ○{ " " }
       *[off] { "" }
    }{ $tile }{ $turning ->
        [yes] { " " }(obrátí se)
       *[no] { "" }
    }
panel-my-progress = Dílky pokroku
panel-my-cards = Karty tahu
panel-masks = Masky
panel-cards = { $n }
panel-my-turtles = Želvy
panel-face-down = lícem dolů { $n }
