# Stroganov česky. Kožešiny, zboží a příkazy jsou slova, z nichž se skládají věty.

game-title = Stroganov
game-about = Veďte svého kozáka Sibiří od jara do zimy, lovte kožešiny a přinášejte domů příběhy k zimnímu ohni. Máte čtyři roky, abyste se zavděčili carovi, usadili se v nové zemi a předstihli ostatní z rodu.

## Kožešiny: samotné slovo, čtvrtý pád neurčitě a určitě, počet

fur-sable = sobol
    .a = sobola (2)
    .the = sobola (2)
    .some = { $n ->
        [one] { $n } sobola (2)
        [few] { $n } soboly (2)
       *[other] { $n } sobolů (2)
    }
fur-hare = zajíc
    .a = zajíce (3)
    .the = zajíce (3)
    .some = { $n ->
        [one] { $n } zajíce (3)
        [few] { $n } zajíce (3)
       *[other] { $n } zajíců (3)
    }
fur-fox = liška
    .a = lišku (4)
    .the = lišku (4)
    .some = { $n ->
        [one] { $n } lišku (4)
        [few] { $n } lišky (4)
       *[other] { $n } lišek (4)
    }
fur-wolverine = rosomák
    .a = rosomáka (5)
    .the = rosomáka (5)
    .some = { $n ->
        [one] { $n } rosomáka (5)
        [few] { $n } rosomáky (5)
       *[other] { $n } rosomáků (5)
    }
fur-deer = jelen
    .a = jelena (6)
    .the = jelena (6)
    .some = { $n ->
        [one] { $n } jelena (6)
        [few] { $n } jeleny (6)
       *[other] { $n } jelenů (6)
    }
fur-lynx = rys
    .a = rysa (7)
    .the = rysa (7)
    .some = { $n ->
        [one] { $n } rysa (7)
        [few] { $n } rysy (7)
       *[other] { $n } rysů (7)
    }
fur-bear = medvěd
    .a = medvěda (8)
    .the = medvěda (8)
    .some = { $n ->
        [one] { $n } medvěda (8)
        [few] { $n } medvědy (8)
       *[other] { $n } medvědů (8)
    }
fur-tiger = tygr
    .a = tygra
    .the = tygra
    .some = { $n ->
        [one] { $n } tygra
        [few] { $n } tygry
       *[other] { $n } tygrů
    }
fur-any = libovolná kožešina
    .a = libovolnou kožešinu
    .the = kožešinu
    .some = { $n ->
        [one] { $n } libovolnou kožešinu
        [few] { $n } libovolné kožešiny
       *[other] { $n } libovolných kožešin
    }

## Zboží: první pád, a čtvrtý pád pro to, co někdo získá nebo platí

good-horses = { $n ->
        [one] { $n } kůň
        [few] { $n } koně
       *[other] { $n } koní
    }
    .acc = { $n ->
        [one] { $n } koně
        [few] { $n } koně
       *[other] { $n } koní
    }
good-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .acc = { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
good-story = { $n ->
        [one] { $n } příběh
        [few] { $n } příběhy
       *[other] { $n } příběhů
    }
    .acc = { good-story }
good-points = { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
    .acc = { good-points }
good-banner = { $n ->
        [one] { $n } vlajka
        [few] { $n } vlajky
       *[other] { $n } vlajek
    }
    .acc = { $n ->
        [one] { $n } vlajku
        [few] { $n } vlajky
       *[other] { $n } vlajek
    }
good-outpost = { $n ->
        [one] { $n } tábor do zásoby
        [few] { $n } tábory do zásoby
       *[other] { $n } táborů do zásoby
    }
    .acc = { good-outpost }
good-tiger = { $n ->
        [one] { $n } tygr
        [few] { $n } tygři
       *[other] { $n } tygrů
    }
    .acc = { $n ->
        [one] { $n } tygra
        [few] { $n } tygry
       *[other] { $n } tygrů
    }
good-bag_fur = { $n ->
        [one] { $n } kožešina z pytlíku
        [few] { $n } kožešiny z pytlíku
       *[other] { $n } kožešin z pytlíku
    }
    .acc = { $n ->
        [one] { $n } kožešinu z pytlíku
        [few] { $n } kožešiny z pytlíku
       *[other] { $n } kožešin z pytlíku
    }
good-market_fur = { $n ->
        [one] { $n } kožešina z trhu
        [few] { $n } kožešiny z trhu
       *[other] { $n } kožešin z trhu
    }
    .acc = { $n ->
        [one] { $n } kožešinu z trhu
        [few] { $n } kožešiny z trhu
       *[other] { $n } kožešin z trhu
    }
good-trophy = { $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    }
    .acc = { good-trophy }
good-visit_village = { $n ->
        [one] návštěva libovolné osady bez trofeje
        [few] { $n } návštěvy libovolných osad bez trofeje
       *[other] { $n } návštěv libovolných osad bez trofeje
    }
    .acc = { $n ->
        [one] návštěvu libovolné osady bez trofeje
        [few] { $n } návštěvy libovolných osad bez trofeje
       *[other] { $n } návštěv libovolných osad bez trofeje
    }
good-use_yurt = { $n ->
        [one] použití libovolné jurty bez trofeje
        [few] použití { $n } jurt bez trofeje
       *[other] použití { $n } jurt bez trofeje
    }
    .acc = { good-use_yurt }
good-two_rewards = dvě různé odměny z řádků výše
    .acc = { good-two_rewards }
good-any_village = { $n ->
        [one] návštěva libovolné osady
        [few] { $n } návštěvy libovolných osad
       *[other] { $n } návštěv libovolných osad
    }
    .acc = { $n ->
        [one] návštěvu libovolné osady
        [few] { $n } návštěvy libovolných osad
       *[other] { $n } návštěv libovolných osad
    }
good-advanced_anywhere = { $n ->
        [one] pokročilá akce zdarma kdekoli
        [few] { $n } pokročilé akce zdarma kdekoli
       *[other] { $n } pokročilých akcí zdarma kdekoli
    }
    .acc = { $n ->
        [one] pokročilou akci zdarma kdekoli
        [few] { $n } pokročilé akce zdarma kdekoli
       *[other] { $n } pokročilých akcí zdarma kdekoli
    }
good-build_outpost = { $n ->
        [one] stavba tábora ze společné zásoby zdarma kdekoli
        [few] stavba { $n } táborů ze společné zásoby zdarma kdekoli
       *[other] stavba { $n } táborů ze společné zásoby zdarma kdekoli
    }
    .acc = { $n ->
        [one] stavbu tábora ze společné zásoby zdarma kdekoli
        [few] stavbu { $n } táborů ze společné zásoby zdarma kdekoli
       *[other] stavbu { $n } táborů ze společné zásoby zdarma kdekoli
    }
good-fulfil_wish = { $n ->
        [one] splnění příkazu jen za placené kožešiny
        [few] splnění { $n } příkazů jen za placené kožešiny
       *[other] splnění { $n } příkazů jen za placené kožešiny
    }
    .acc = { good-fulfil_wish }
good-fur = { $n ->
        [one] { $n } kožešina
        [few] { $n } kožešiny
       *[other] { $n } kožešin
    }
    .acc = { $n ->
        [one] { $n } kožešinu
        [few] { $n } kožešiny
       *[other] { $n } kožešin
    }

counts-as = { $value }

# Cena na konci věty.
price-free = { "" }
price-goods = { " " }za { $goods }
price-second = { " " }· stojí { $fur }

## Kalendář a krajina

season-spring = jaro
    .title = Jaro
season-summer = léto
    .title = Léto
season-autumn = podzim
    .title = Podzim
season-winter = zima
    .title = Zima

terrain-forest = tajga
terrain-steppe = tundra
terrain-swamp = mokřad
terrain-mountain = hory

place = krajina { $place }
    .acc = krajinu { $place }
    .to = do krajiny { $place }
    .from = z krajiny { $place }
    .at = v krajině { $place }
place-terrain = krajina { $place } ({ $terrain })
    .acc = krajinu { $place } ({ $terrain })
    .to = do krajiny { $place } ({ $terrain })
    .from = z krajiny { $place } ({ $terrain })
    .at = v krajině { $place } ({ $terrain })
place-start = počáteční deska
    .acc = počáteční desku
    .to = na počáteční desku
    .from = z počáteční desky
    .at = na počáteční desce
region-1 = Ural
region-2 = Ob
region-3 = Jenisej
region-4 = Lena
region-5 = Amur
side-a = strana a
side-b = strana b
track-a = strana a
track-blue_b = modrá, strana b: kratší stupnice
track-red_b = červená, strana b: sudá pole bez kožešiny
track-green_b = zelená, strana b: více mincí
track-yellow_b = žlutá, strana b: vyšší štíty
track-yellow_b_french = žlutá, strana b: vyšší štíty (francouzská pravidla)
track-yellow_b_czech = žlutá, strana b: vyšší štíty (česká pravidla)
side-ivan = Ivan
side-katyusha = Katuša
track-ivan_a = Ivan
track-katyusha_b = Katuša

action-outpost = postavit tábor
action-trophy = získat trofej
action-yurt = použít jurtu
action-wish = vzít si příkaz
action-claim = obsadit krajinu

## Carské příkazy: krátce a celou větou

wish-named = příkaz „{ $effect }“
wish-asks = mít { $furs }, vrátit { $pay }
wish-S1 = delší pohyb
    .about = Kdykoli se váš kozák pohne, kterýmkoli směrem, smí jít zdarma o krajinu dál.
wish-S2 = koně v zimě
    .about = Každou zimu dostanete 3 koně.
wish-S3 = mince v zimě
    .about = Každou zimu dostanete 1 minci.
wish-S4 = příběhy v zimě
    .about = Každou zimu dostanete 2 příběhy.
wish-S5 = koně za tábory
    .about = Každou zimu dostanete 2 koně za každý svůj postavený tábor.
wish-S6 = koně za krajiny
    .about = Každou zimu dostanete 2 koně za každou svou krajinu.
wish-S7 = o řádek trofejí víc
    .about = Po posunu ukazatele trofejí si smíte vybrat odměnu o řádek níž. Dva takové příkazy se nesčítají.
wish-S8 = lov u sousedů
    .about = Smíte lovit i v nejbližší krajině vlevo nebo vpravo od svého kozáka; mezery se nepočítají.
wish-S9 = jakákoli kožešina za druhou akci
    .about = Kožešina za druhou pokročilou akci může mít libovolnou hodnotu.
wish-A1 = delší pohyb
    .about = Kdykoli se váš kozák pohne, kterýmkoli směrem, smí jít zdarma o krajinu dál.
wish-A2 = koně v zimě
    .about = Každou zimu dostanete 3 koně.
wish-A3 = příkazy o kožešinu levněji
    .about = Ke splnění příkazu vám smí jedna z požadovaných kožešin chybět, pokud se nevracejí všechny.
wish-A4 = o řádek trofejí víc
    .about = Po posunu ukazatele trofejí si smíte vybrat odměnu o řádek níž. Dva takové příkazy se nesčítají.
wish-A5 = kožešina z pytlíku v zimě
    .about = Každou zimu smíte vytáhnout dvě kožešiny z pytlíku a jednu si nechat.
wish-A6 = dlouhá ruka
    .about = Pokročilou akci u svého kozáka smíte provést tak, jako by stál v jedné ze dvou nejbližších krajin vlevo.
wish-A7 = příběhy v zimě
    .about = Každou zimu dostanete 2 příběhy.
wish-A8 = lov bez koní
    .about = Při lovu neplatíte koně za přeskočené kožešiny nižší hodnoty.
wish-A9 = akce v zimě
    .about = Každou zimu smíte zdarma provést jednu pokročilou akci kdekoli na plánu.
wish-A10 = tygr
    .about = Hned si vezměte 1 tygra. Karta se dál počítá mezi splněné příkazy.
wish-A11 = akce na jaře
    .about = Na jaře smíte zdarma provést jednu pokročilou akci navíc tam, kde stojí váš kozák nebo tábor.
wish-A12 = akce v létě
    .about = V létě smíte zdarma provést jednu pokročilou akci navíc tam, kde stojí váš kozák nebo tábor.
wish-A13 = akce na podzim
    .about = Na podzim smíte zdarma provést jednu pokročilou akci navíc tam, kde stojí váš kozák nebo tábor.
wish-A14 = druhý úlovek bez mince
    .about = Druhá kožešina při lovu nestojí minci.
wish-B1 = 2 body na konci
    .about = Na konci hry: 2 body.
wish-B2 = 3 body na konci
    .about = Na konci hry: 3 body.
wish-B3 = 4 body na konci
    .about = Na konci hry: 4 body.
wish-B4 = body za tygry
    .about = Na konci hry: 1 bod za každého tygra, který vám zbyl.
wish-B5 = body za tábory
    .about = Na konci hry: 1 bod za každý váš postavený tábor.
wish-B6 = čtvrtina bodů
    .about = Na konci hry: 1 bod za každé 4 dosavadní body, zaokrouhleno dolů, počítá se před všemi ostatními příkazy.
wish-B7 = body za mince
    .about = Na konci hry: 1 bod za každou vaši minci.
wish-B8 = body za hory
    .about = Na konci hry: 3 body za každou vaši krajinu s horami.
wish-B9 = body za mokřady
    .about = Na konci hry: 3 body za každou vaši krajinu s mokřadem.
wish-B10 = body za tundru
    .about = Na konci hry: 3 body za každou vaši krajinu s tundrou.
wish-B11 = body za tajgu
    .about = Na konci hry: 3 body za každou vaši krajinu s tajgou.
wish-B12 = body za krajiny
    .about = Na konci hry: 1 bod za každou vaši krajinu.
wish-B13 = body za příkazy
    .about = Na konci hry: 1 bod za každý splněný příkaz včetně tohoto.
wish-B14 = body za vlajky
    .about = Na konci hry: 1 bod za každou vaši vlajku.

## Odkud jsou body

score-wishes = Příkazy
score-landscapes = Krajiny
score-trophies = Trofeje
score-songs = Písně
score-yurts = Jurty
score-horses = Koně
score-end_wishes = Příkazy na konci
score-sets = Sady krajin
score-tigers = Tygři
score-trophy_track = Stupnice trofejí
score-outposts = Postavené tábory
score-unbuilt = Tábory v zásobě
score-coins = Mince
score-furs = Kožešiny a koně
score-story = Příběhy
option-colours = Barvy
    .about = Barva každého hráče. Strana b desek patří k barvě.
option-colours-blue = Modrá
    .about = Na straně b kratší stupnice trofejí.
option-colours-red = Červená
    .about = Na straně b sudá pole bez kožešiny.
option-colours-green = Zelená
    .about = Na straně b přináší stupnice trofejí více mincí.
option-colours-yellow = Žlutá
    .about = Na straně b vyšší štíty na konci.
preset-english = Anglická pravidla
    .about = Kde se pravidla liší, je vše podle anglických.
preset-french = Francouzská pravidla
    .about = Kde se pravidla liší, je vše podle francouzských.
preset-czech = Česká pravidla
    .about = Kde se pravidla liší, je vše podle českých.

## Volby

option-boards = Desky hráčů
    .about = Která strana desky každého hráče platí.
option-boards-a = Strana a
    .about = Stejná stupnice pro všechny; nejlepší pro první partie.
option-boards-b = Strana b
    .about = Každá barva má vlastní přednost a konec počítadla příběhů může posunout ukazatel trofejí.
option-random_region_furs = Oblastní kožešiny
    .about = Jak jsou rozloženy kožešiny, které určují ceny v oblastech.
option-random_region_furs-off = Vzestupně k východu
    .about = Hodnoty oblastních kožešin rostou od západu k východu, jako v prvních partiích.
option-random_region_furs-on = Náhodně
    .about = V kterékoli oblasti může ležet kterákoli kožešina; pro zkušené hráče.
option-story_bonus_once = Písně na konci počítadla příběhů
    .about = Jak často smí dosažení pole 12 přinést píseň.
option-story_bonus_once-off = Pokaždé
    .about = Při každém dosažení pole 12, jak říkají anglická a česká pravidla; zde nejvýše čtyřikrát za tah, aby každý tah skončil.
option-story_bonus_once-on = Jednou za tah
    .about = Nejvýše jednou v každém tahu, jak říkají francouzská pravidla.
option-narrow_claims = Kde obsazovat
    .about = Které krajiny lze obsadit pomocí kozáka.
option-narrow_claims-off = Celá oblast
    .about = Kterákoli krajina v oblasti kozáka nebo v oblasti s vlastním táborem, jak říkají anglická a česká pravidla.
option-narrow_claims-on = Jen krajina kozáka
    .about = Jen deska, na které kozák stojí, jak ji jmenují francouzská pravidla, nebo kterákoli krajina v oblasti s vlastním táborem.
option-yellow_shields = Štíty žluté desky
    .about = Body na straně b žluté desky; každá pravidla jmenují jiné.
option-yellow_shields-english = 2, 5, 9 a 14
    .about = Jak říkají anglická pravidla.
option-yellow_shields-french = 2, 5, 9 a 15
    .about = Jak říkají francouzská pravidla.
option-yellow_shields-czech = 1, 5, 9 a 14
    .about = Jak říkají česká pravidla.
option-open_hands = Příkazy v ruce
    .about = Zda jsou příkazy v ruce vidět. Všechny byly brány lícem nahoru.
option-open_hands-off = Skryté
    .about = Ostatní vidí jen počet příkazů v ruce.
option-open_hands-on = Odkryté
    .about = Všichni vidí příkazy ve všech rukou.
option-katyusha = Soupeř
    .about = Kdo hraje proti vám v sólové hře.
option-katyusha-off = Ivan
    .about = Starý lovec, kterému nic neujde; 1 bod za každou trofej.
option-katyusha-on = Katuša
    .about = Těžší soupeřka: její trofeje nesou víc bodů.
option-strategy = Strategie
    .about = Kterých pět karet opustí soupeřův balíček, a co tedy bude dělat často.
option-strategy-random = Překvapení
    .about = Pět karet odejde náhodně.
option-strategy-a = Tábory a trofeje
    .about = Odejde pět karet písmene a.
option-strategy-b = Tábory a krajiny
    .about = Odejde pět karet písmene b.
option-strategy-c = Tábory a příkazy
    .about = Odejde pět karet písmene c.
option-strategy-d = Trofeje a krajiny
    .about = Odejde pět karet písmene d.
option-strategy-e = Trofeje a příkazy
    .about = Odejde pět karet písmene e.
option-strategy-f = Krajiny a příkazy
    .about = Odejde pět karet písmene f.
option-hunt_from_deck = Soupeřův lov
    .about = Která karta ukazuje, co soupeř loví.
option-hunt_from_deck-off = Otočená karta
    .about = Právě otočená karta, jak říkají pravidla.
option-hunt_from_deck-on = Vrch balíčku
    .about = Karta, která ukazuje kroky, ukazuje i lov, jak to čte veřejný sólový pomocník.
option-coin_for_missing_fur = Mince za chybějící kožešinu
    .about = Těžší: soupeř, kterému chybí kožešina na další akci, za to něco dostane.
option-coin_for_missing_fur-off = Bez mince
    .about = Za chybějící kožešinu nedostane nic. Tábor do zásoby nebo body za trofej mu zůstanou.
option-coin_for_missing_fur-on = Mince
    .about = Soupeř si vezme 1 minci.
option-missing_fur_coin = Co mince nahrazuje
    .about = Zda soupeř, který si za chybějící kožešinu bere minci, ještě dostane zbytek akce.
option-missing_fur_coin-besides = Neprovedenou část
    .about = Tábor do zásoby nebo body za trofej dostane také, jak lze číst anglická a francouzská pravidla.
option-missing_fur_coin-instead = Celou akci
    .about = Mince je vše, co dostane, jak říkají česká pravidla.
option-coin_for_trade_fur = Mince za kožešinu obchodu
    .about = Těžší: co se stane, když soupeř získá kožešinu hodnoty, jakou má obchod.
option-coin_for_trade_fur-off = Ponechá si ji
    .about = Soupeř si ji nechá jako každou jinou.
option-coin_for_trade_fur-on = Změní se v minci
    .about = Kožešina se vrátí do pytlíku a soupeř si vezme 1 minci.

## O čem se rozhoduje

decision-draft = Vyberte si příkaz s kožešinou, která na něm leží.
decision-move = Pohněte kozákem na východ.
decision-basic = Vyberte základní akci, nebo přejděte k hlavním akcím.
decision-main = Vyberte hlavní akci, nebo žádnou.
decision-main-second = Vyberte druhou hlavní akci, která stojí kožešinu, nebo pokračujte.
decision-turn_end = Ještě kupte nebo vyměňte kožešiny, nebo ukončete tah.
decision-hunt_more = Ulovit druhou kožešinu?
decision-trade = { $n ->
    [one] Vyberte ještě jednu odměnu obchodu.
    [few] Vyberte postupně { $n } odměny obchodu.
   *[other] Vyberte postupně { $n } odměn obchodu.
}
decision-pay = Zaplaťte { $furs }.
decision-cover = Vyberte, co nahradí { $furs }.
decision-keep = Kterou ze dvou kožešin si necháte?
decision-market = Vyberte kožešinu z trhu.
decision-purchase = Vyberte kožešinu z trhu, kterou koupíte.
decision-purchase-lower = Vyberte kožešinu z trhu, kterou chcete za hodnotnější.
decision-swap_pay = Zaplaťte hodnotnější kožešinu než { $fur }.
decision-tile_fur = Kterou kožešinu z odměny této krajiny získáte dřív?
decision-trophy = Posuňte ukazatel trofejí, nebo si hned vyberte odměnu.
decision-reward = Vyberte odměnu ze stupnice trofejí.
decision-reward-first = Vyberte první ze dvou odměn.
decision-village = Vyberte osadu k návštěvě.
decision-yurt = Vyberte jurtu, kterou použijete.
decision-advanced = Vyberte pokročilou akci.
decision-advanced-anywhere = Vyberte pokročilou akci kdekoli na plánu.
decision-outpost = Vyberte oblast pro nový tábor.
decision-wish_song = Vyberte příkaz, který splníte jen za placené kožešiny.
decision-story = Jste na konci počítadla příběhů: vyberte píseň, nebo si příběhy nechte.
decision-song = Vyberte si píseň na zimu, nebo žádnou.
decision-income = Zima: vyberte, co přijde dřív, použijte své příkazy, kupte nebo vyměňte kožešiny, nebo pokračujte.
decision-window = Ještě kupte nebo vyměňte kožešiny, než rok skončí.

## Co lze udělat

move-pass = Pokračovat
move-pass-basic = Bez základní akce
move-pass-main = Bez hlavních akcí
move-pass-main-second = Bez druhé hlavní akce
move-pass-turn_end = Ukončit tah
move-pass-hunt_more = Bez druhé kožešiny
move-pass-trophy = Nechat stupnici trofejí být
move-pass-reward = Bez odměny
move-pass-advanced = Bez pokročilé akce
move-pass-wish_song = Nesplnit žádný příkaz
move-pass-story = Nechat si příběhy
move-pass-song = Bez písně
move-pass-income = Pokračovat v zimě
move-pass-window = Tuto zimu už nic
move-draft = Vzít si { $wish } a k němu { $fur }
move-go = Pohnout kozákem { $place }{ $price }
move-walk = Pohnout kozákem { $place }{ $price }
move-coin = Vzít si { $goods }{ $price }
move-horses = Vzít si { $goods }{ $price }
move-trade = Obchodovat: za { $fur } dvě odměny{ $price }
move-hunt = Ulovit { $fur } { $place }{ $cost }{ $price }
move-visit = Navštívit osadu v oblasti { $region }: { $goods }{ $price }
move-yurt = Použít jurtu v oblasti { $region }: { $goods }{ $price }
move-wish = Vzít si { $wish } z oblasti { $region }: { $asks }, { $points }{ $price }
move-build = Postavit tábor v oblasti { $region }{ $cost }{ $price }
move-build-supply = Postavit tábor ze společné zásoby v oblasti { $region }
move-claim = Obsadit { $place } za { $furs }: { $goods }{ $price }
move-claim-contents = Obsadit { $place } za { $furs }: { $goods }, k tomu { $contents } na místě{ $price }
move-pay = Zaplatit { $fur }
move-pay-as = Zaplatit { $fur } jako { counts-as }
move-pay-coin = Zaplatit { $fur } jako { counts-as }, s mincí
move-cover-coin = Nahradit { $fur } jinou kožešinou a mincí
move-cover-tiger = Nahradit { $fur } tygrem
move-keep = Nechat si { $fur }, vrátit { $other }
move-take = Vzít si { $fur } z trhu
move-tile-fur-bag = Nejdřív kožešina z pytlíku
move-tile-fur-market = Nejdřív kožešina z trhu
move-bonus = Odměna: { $goods }
move-climb = Posunout ukazatel trofejí na pole { $space } za { $cost }
move-climb-free = Posunout ukazatel trofejí na pole { $space } zdarma
move-reward = Odměna z řádku { $row }: { $goods }
move-sing = „{ $song }“: za { $story } { $goods }
move-story-trophy = Posunout ukazatel trofejí na pole { $space } za { $cost }
move-season-wish = Použít { $wish }: pokročilá akce zdarma
move-winter-fur = Použít příkaz „{ wish-A5 }“: kožešina z pytlíku
move-winter-action = Použít příkaz „{ wish-A9 }“: pokročilá akce zdarma kdekoli
move-collect = Vzít si hned příjem za { $wish }
move-buy-market = Koupit kožešinu z trhu za { $cost }
move-buy-bag = Koupit kožešinu z pytlíku za { $cost }
move-swap-lower = Směnit { $cost } za méně hodnotnou kožešinu z trhu
move-swap-two = Směnit { $cost } za jednu z trhu
move-fulfil = Splnit { $wish }: vrátit { $furs }, { $points }
move-fulfil-plain = Splnit { $wish } bez písně: vrátit { $furs }, { $points }

## Co se stalo

event-game_begins = { $players ->
    [one] Hra začíná: jeden hráč proti ostřílenému lovci.
    [few] Hra začíná, hrají { $players } hráči.
   *[other] Hra začíná, hraje { $players } hráčů.
}
event-year_begins = Začíná rok { $year }.
event-season_begins = { $season }, rok { $year }.
event-turn_begins = Na tahu je { $who }.
    .you = Jste na tahu.
event-winter_begins = Zima, rok { $year }.
event-drafted = { $who } si bere { $wish } a k němu { $fur }.
    .you = Berete si { $wish } a k němu { $fur }.
    .brief = { $wish }
event-ivan_drafted = { $who } si bere { $fur } a { $wish } odhazuje za 1 bod.
event-draft_left = Nikdo si nebere { $wish }; jeho kožešina ({ $fur }) se vrací do pytlíku.
event-moved = { $who } se pohybuje { $from } { $to }{ $price }.
    .you = Pohybujete se { $from } { $to }{ $price }.
    .brief = { $there }
event-walked = { $who } se pohybuje { $from } { $to }.
    .you = Pohybujete se { $from } { $to }.
    .brief = { $there }
event-gained = { $who } získává { $goods }.
    .you = Získáváte { $goods }.
event-gained-points = { $who } získává { $goods } ({ $source }).
    .you = Získáváte { $goods } ({ $source }).
event-spent = { $who } platí { $goods } místo kožešiny.
    .you = Platíte { $goods } místo kožešiny.
event-story_full = { $who } je na konci počítadla příběhů.
    .you = Jste na konci počítadla příběhů.
event-hunted = { $who } loví { $fur } { $place }{ $price }.
    .you = Lovíte { $fur } { $place }{ $price }.
    .brief = { $animal }
event-paid_fur = { $who } platí { $fur }.
    .you = Platíte { $fur }.
event-paid_fur-as = { $who } platí { $fur } jako { counts-as }.
    .you = Platíte { $fur } jako { counts-as }.
event-paid_fur-coin = { $who } platí { $fur } jako { counts-as }, s mincí.
    .you = Platíte { $fur } jako { counts-as }, s mincí.
event-covered-coin = { $who } platí minci, aby jiná kožešina platila za { $fur }.
    .you = Platíte minci, aby jiná kožešina platila za { $fur }.
event-covered-tiger = { $who } platí tygra za { $fur }.
    .you = Platíte tygra za { $fur }.
event-drew = { $who } táhne z pytlíku { $fur } a { $other }.
    .you = Táhnete z pytlíku { $fur } a { $other }.
event-drew-one = { $who } táhne z pytlíku { $fur }.
    .you = Táhnete z pytlíku { $fur }.
event-kept = { $who } si nechává { $fur } a vrací { $other }.
    .you = Necháváte si { $fur } a vracíte { $other }.
event-kept-same = { $who } si jednu z nich nechává.
    .you = Jednu z nich si necháváte.
event-took_market = { $who } si bere z trhu { $fur }.
    .you = Berete si z trhu { $fur }.
    .brief = { $animal }
event-refilled = Trh dostává { $fur }.
event-gave_up_fur = { $who } vrací { $fur } do pytlíku za minci.
    .you = Vracíte { $fur } do pytlíku za minci.
event-traded = { $who } obchoduje a vybírá si dvě odměny.
    .you = Obchodujete a vybíráte si dvě odměny.
    .brief = obchod
event-visited = { $who } navštěvuje osadu v oblasti { $region }.
    .you = Navštěvujete osadu v oblasti { $region }.
    .brief = osada { $region }
event-used_yurt = { $who } používá jurtu v oblasti { $region }.
    .you = Používáte jurtu v oblasti { $region }.
    .brief = jurta { $region }
event-took_wish = { $who } si bere { $wish } z oblasti { $region }.
    .you = Berete si { $wish } z oblasti { $region }.
    .brief = příkaz { $region }
event-built = { $who } staví tábor v oblasti { $region }{ $price }.
    .you = Stavíte tábor v oblasti { $region }{ $price }.
    .brief = tábor { $region }
event-built-supply = { $who } staví tábor ze společné zásoby v oblasti { $region }.
    .you = Stavíte tábor ze společné zásoby v oblasti { $region }.
    .brief = tábor { $region }
event-took_from_tile = { $who } si bere { $fur } { $place }.
    .you = Berete si { $fur } { $place }.
event-claimed = { $who } obsazuje { $place }.
    .you = Obsazujete { $place }.
    .brief = obsazená { $there }
event-fulfilled = { $who } plní { $wish }.
    .you = Plníte { $wish }.
    .brief = splněný příkaz
event-climbed = { $who } posouvá ukazatel trofejí na pole { $space }{ $price }.
    .you = Posouváte ukazatel trofejí na pole { $space }{ $price }.
    .brief = trofej { $space }
event-rewarded = { $who } si vybírá odměnu z řádku { $row }.
    .you = Vybíráte si odměnu z řádku { $row }.
event-sang = { $who } zpívá: za { $story } získává { $goods }.
    .you = Zpíváte: za { $story } získáváte { $goods }.
    .brief = píseň
event-sang-stays = { $who } používá píseň, která zůstává: za { $story } získává { $goods }.
    .you = Používáte píseň, která zůstává: za { $story } získáváte { $goods }.
    .brief = píseň
event-sang-ivan = { $who } zpívá za { $story }.
    .brief = píseň
event-sang-ivan-stays = { $who } používá za { $story } píseň, která zůstává.
    .brief = píseň
event-used_season_wish = { $who } používá { $wish }.
    .you = Používáte { $wish }.
event-bought = { $who } kupuje kožešinu z trhu za { $goods }.
    .you = Kupujete kožešinu z trhu za { $goods }.
    .brief = koupená kožešina
event-bought-bag = { $who } kupuje kožešinu z pytlíku za { $goods }.
    .you = Kupujete kožešinu z pytlíku za { $goods }.
    .brief = koupená kožešina
event-swapped = { $who } směňuje kožešinu a koně za méně hodnotnou kožešinu z trhu.
    .you = Směňujete kožešinu a koně za méně hodnotnou kožešinu z trhu.
    .brief = směněná kožešina
event-swapped-two = { $who } směňuje dvě kožešiny za jednu z trhu.
    .you = Směňujete dvě kožešiny za jednu z trhu.
    .brief = dvě směněné kožešiny
event-income = { $who } dostává zimní příjem.
    .you = Dostáváte zimní příjem.
event-went_home = Kozáci se vracejí domů na počáteční desku.
event-tile_placed = Nová země: { $place }.
event-market_emptied = Všechny kožešiny z trhu se vracejí do pytlíku.
event-songs_cleared = Písně, které si nikdo nevybral, upadají v zapomnění.
event-song_shown = Nová píseň: za { $story } { $goods }.
event-a_material_left = Jurty, příkazy a písně prvních dvou let opouštějí hru.
event-yurt_shown = Nová jurta v oblasti { $region }: { $goods }.
event-wish_shown = Nově v oblasti { $region }: { $wish }.
event-card_flipped = { $who } otáčí kartu { $card }, na které { $own ->
        [one] je { $own } krok
        [few] jsou { $own } kroky
       *[other] je { $own } kroků
    }; druhá akce: { $action }. Na vrchu balíčku teď { $steps ->
        [one] je { $steps } krok
        [few] jsou { $steps } kroky
       *[other] je { $steps } kroků
    } pro tento tah.
event-banked_horses = { $who } mění koně za { $goods }.
event-ivan_took_wish = { $who } si bere { $wish } z oblasti { $region }.
    .brief = příkaz { $region }
event-ivan_took_wish-stays = { $who } si bere { $wish } z oblasti { $region } a nechává si ho do konce.
    .brief = příkaz { $region }
event-ivan_idle = { $who } nemůže { $action }.
event-scored = { $who } získává { $goods } ({ $source }).
    .you = Získáváte { $goods } ({ $source }).
event-game_over = { $who } vítězí. Stroganovové o tom budou dlouho vyprávět.
    .you = Vítězíte. Stroganovové o tom budou dlouho vyprávět.
tie-broken = Rovnost bodů ({ $points }): rozhoduje, čí kozák stojí nejdál na východě, a tím vítězí { $who }.
tie-below = Níže rovnost bodů ({ $points }): rozhoduje, čí kozák stojí dál na východě, a tím je výš { $who }.
# Bez vlastní věty: poví to zisk. V tahu shrnutém do řádku říkají, co se udělalo.
event-took_coin =
    .brief = mince
event-took_horses =
    .brief = 4 koně

# Při přehrávání.
chapter-next = Další roční období
chapter-previous = Předchozí roční období

# Scene: co je napsáno na stole a co figurky a destičky povědí, když se jich zeptáme.

# Kroky tahu a zimy, nad seznamem možností.
step-move = Pohyb
    .about = Nejdřív se musí kozák pohnout na východ. Jedna nebo dvě krajiny jsou zdarma, další stojí koně.
step-basic = Základní
    .about = Pak jedna základní akce zdarma: mince, koně, pohyb, lov, nebo obchod.
step-main = Hlavní
    .about = Pak jedna hlavní akce zdarma: znovu základní, nebo pokročilá tam, kde stojí váš kozák či tábor: osada, jurta, příkaz, nový tábor, krajina.
step-second = Druhá
    .about = Pak, chcete-li, druhá hlavní akce. Stojí kožešinu: základní libovolnou, pokročilá kožešinu své oblasti.
step-end = Konec
    .about = Kupovat a směňovat kožešiny a plnit příkazy lze po celý tah, tady naposled.
step-income = Příjem
    .about = Všichni dostanou koně a to, co přinášejí vlajky a zimní příkazy.
step-song = Písně
    .about = Kdo má dost příběhů, smí si vybrat píseň; stojí tolik příběhů, kolik ukazuje.
step-window = Konec roku
    .about = Poslední chvíle na nákup, směnu a plnění příkazů, než se všichni vrátí domů.

scene-land = Krajina
scene-market = Trh
scene-songs = Písně
scene-story = Příběhy
scene-when = { $season }, rok { $year }
scene-region = Oblast { $number }: { $name }
scene-actions = Akce
scene-trophy = Trofej
scene-label-horses = koně
scene-label-coins = mince
scene-label-banners = vlajky
scene-label-outposts = tábory
scene-pay = vrátit { $n }
scene-drawn = Jednu si nechte
scene-playing = na tahu
scene-acted = tah odehrán
scene-waiting = ještě bude na tahu
scene-no-songs = Letos už žádné písně
scene-no-furs = žádné kožešiny
scene-no-wishes = žádné příkazy
scene-low = nejnižší
scene-high = nejvyšší

scene-tip-years = Rok { $year } ze 4, { $season }. Tři období po jednom tahu, potom zima.
scene-tip-start = Počáteční deska. Každý rok odtud kozáci vyjíždějí a v zimě se sem vracejí.
scene-tip-gap = Mezera po obsazené krajině. Do kroků se nepočítá; kozák, který tu zůstal, dál jedná ve své oblasti.
scene-tip-tile = Krajina { $place }, { $terrain }. Kozák, který tu stojí, zde smí lovit.
scene-tip-claim = Obsadit tuto krajinu za { $furs }. Odměna: { $goods }.
scene-tip-fur-hunt = Kožešina: { $fur }, hodnota { $value }. Na desce s kozákem je nejnižší kožešina zdarma; za každou nižší, kterou přeskočíte, zaplatíte koně.
scene-tip-fur-market = Kožešina: { $fur }, hodnota { $value }. V nabídce trhu: výměny vedle říkají, co tu kožešina stojí.
scene-tip-fur-drawn = Kožešina: { $fur }, hodnota { $value }. Vytažená z pytlíku: jednu ze dvou si necháte.
scene-tip-fur-draft = Kožešina: { $fur }, hodnota { $value }. Dostanete ji s příkazem.
scene-tip-tiger = Tygr: platí za kteroukoli kožešinu, a kdo si ho nechá, má za něj na konci body.
scene-tip-cossack = Kozák: { $who }, { $nth }. od východu.
scene-tip-cossack-acted = Kozák: { $who }, { $nth }. od východu; v tomto období má tah za sebou.
scene-tip-region-fur = Oblastní kožešina: { $fur }, hodnota { $value }. Platí se jí druhá pokročilá akce v této oblasti i obsazení zdejších krajin.
scene-tip-village = Osada. Odměna za návštěvu: { $goods }. Zůstává po celou hru.
scene-tip-yurt = Jurta. Odměna za použití: { $goods }. Potom zmizí.
scene-tip-no-yurt = Teď tu žádná jurta není. V zimě se ostatní posunou na západ a přibudou nové.
scene-tip-no-wish = Teď tu žádný příkaz není. V zimě se ostatní posunou na západ a přibudou nové.
scene-tip-outpost = Tábor: { $who }. Pokročilé akce této oblasti má otevřené i zdálky.
scene-tip-neutral = Neutrální tábor: místo je obsazené.
scene-tip-space = Místo pro tábor, obsazuje se zleva doprava; cena: { $goods }.
scene-tip-wish = Carský příkaz { $name }: { $asks }, ihned získáte { $points }. { $effect }
scene-tip-fulfilled = Splněný příkaz { $name }. { $effect }
scene-tip-supply-banners = { $n ->
        [0] Vlajky došly
        [one] Zbývá { $n } vlajka
        [few] Zbývají { $n } vlajky
       *[other] Zbývá { $n } vlajek
    }
scene-tip-supply-tigers = { $n ->
        [0] Tygři došli
        [one] Zbývá { $n } tygr
        [few] Zbývají { $n } tygři
       *[other] Zbývá { $n } tygrů
    }
scene-tip-supply-tiles = { $n ->
        [0] Nové krajiny došly
        [one] Zbývá { $n } nová krajina
        [few] Zbývají { $n } nové krajiny
       *[other] Zbývá { $n } nových krajin
    }
scene-tip-supply-yurts = { $n ->
        [0] Nové jurty pro tyto roky došly
        [one] Zbývá { $n } nová jurta pro tyto roky
        [few] Zbývají { $n } nové jurty pro tyto roky
       *[other] Zbývá { $n } nových jurt pro tyto roky
    }
scene-tip-supply-wishes = { $n ->
        [0] Nové příkazy pro tyto roky došly
        [one] Zbývá { $n } nový příkaz pro tyto roky
        [few] Zbývají { $n } nové příkazy pro tyto roky
       *[other] Zbývá { $n } nových příkazů pro tyto roky
    }
scene-tip-stall-gap = Prázdné místo: v pytlíku pro ně není kožešina.
scene-tip-bag = { $n ->
        [one] { $n } kožešina v pytlíku.
        [few] { $n } kožešiny v pytlíku.
       *[other] { $n } kožešin v pytlíku.
    } Kdo táhne, vezme dvě a jednu si nechá. Kdykoli ve svém tahu smíte takto táhnout za { $cost }.
scene-tip-deal-buy-market = Kdykoli ve svém tahu: kožešina z trhu za { $cost }.
scene-tip-deal-swap-lower = Kdykoli ve svém tahu: méně hodnotná kožešina z trhu za { $cost }.
scene-tip-deal-swap-two = Kdykoli ve svém tahu: kožešina z trhu za { $cost }.
scene-tip-action = Základní akce: vezměte si { $goods }.
scene-tip-action-trade = Základní akce, obchod: zaplaťte { $fur } a vyberte si dvě odměny, třeba dvakrát stejnou.
scene-tip-bonuses = Odměny obchodu: vezměte si { $goods }, nebo pohněte kozákem o 1 či 2 krajiny kterýmkoli směrem.
scene-tip-song = Píseň za { $story }: získáte { $goods }. Jedna každou zimu, nebo hned při dosažení pole 12.
scene-tip-story = Počítadlo příběhů. Kdo dosáhne pole 12, smí hned použít jednu z písní; ta zůstane.
scene-tip-story-token = { $who }: { $story }
scene-tip-horses = { $n ->
        [one] { $n } kůň
        [few] { $n } koně
       *[other] { $n } koní
    }
scene-tip-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }. Za minci má kožešina, kterou platíte, libovolnou hodnotu.
scene-tip-banners = { $n ->
        [one] { $n } vlajka
        [few] { $n } vlajky
       *[other] { $n } vlajek
    }. Každá přinese v zimě jednoho koně.
scene-tip-outposts = { $n ->
        [one] { $n } tábor ke stavbě
        [few] { $n } tábory ke stavbě
       *[other] { $n } táborů ke stavbě
    }
scene-tip-hand = { $n ->
        [one] { $n } příkaz v ruce
        [few] { $n } příkazy v ruce
       *[other] { $n } příkazů v ruce
    }
scene-tip-pile = V zásobě: { $furs }
scene-tip-track = Stupnice trofejí. Trofej dovolí posunout ukazatel o pole dál za kožešinu, která je na něm, a pak vzít odměnu jeho pole nebo některého, které už minul.
scene-tip-space-trophy = Pole { $row }: vstup za { $fur }. Odměna: získáte { $goods }.
scene-tip-space-free = Pole { $row }: vstup zdarma. Odměna: získáte { $goods }.
scene-tip-trophy-token = Ukazatel trofejí: { $who }
scene-tip-trophy = Stupnice trofejí, pole { $space }: na konci { $shield ->
        [one] { $shield } bod
        [few] { $shield } body
       *[other] { $shield } bodů
    } ({ $board })
scene-tip-lands = Obsazené krajiny. Na konci přinese sada tří různých { $three ->
        [one] { $three } bod
        [few] { $three } body
       *[other] { $three } bodů
    }, sada čtyř { $four ->
        [one] { $four } bod
        [few] { $four } body
       *[other] { $four } bodů
    }.
scene-tip-claimed = Obsazeno, { $terrain }: { $n }
scene-tip-flipped = Karta tohoto tahu: loví { $n ->
        [one] { $n } kožešinu
        [few] { $n } kožešiny
       *[other] { $n } kožešin
    } ({ $end }), pak, je-li to možné: { $action }.
scene-tip-flipped-action = Karta tohoto tahu, je-li to možné: { $action }.
scene-tip-deck = Vrch balíčku: { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }. V příštím tahu se tato karta otočí a karta pod ní řekne, jak daleko jet.

scene-song-SGA1 = Dlouhá cesta
scene-song-SGA2 = Rolničky
scene-song-SGA3 = Dva u ohně
scene-song-SGA4 = Stříbro ve sněhu
scene-song-SGA5 = Kamkoli jedu
scene-song-SGA6 = Zimní jarmark
scene-song-SGA7 = Psaní z Moskvy
scene-song-SGA8 = Otevřená vrata
scene-song-SGA9 = Oči v rákosí
scene-song-SGA10 = Sekery za úsvitu
scene-song-SGB1 = Dobrý obchod
scene-song-SGB2 = Kupcův měšec
scene-song-SGB3 = Bílí koně
scene-song-SGB4 = Za velkou řekou
scene-song-SGB5 = Zlomená pečeť
scene-song-SGB6 = Chléb a sůl
scene-song-SGB7 = Poslední strážnice
scene-song-SGB8 = Devět řek
scene-song-SGB9 = Pruhovaný přízrak
scene-song-SGB10 = K velkému moři

## V terminálu

panel-calendar = { $season }, rok { $year }
panel-order = Pořadí
panel-trade = Kožešina k obchodu
panel-bag = Kožešin v pytlíku
panel-tigers = Zbývá tygrů
panel-banners = Zbývá vlajek
panel-land = Krajiny
panel-gap = mezera
panel-home = start
panel-regions = Oblasti
panel-wish = { $wish }: { $asks }, { $points }
panel-market = Trh
panel-songs = Písně
panel-draft = Počáteční příkazy
panel-goods = Zásoby
panel-furs = Kožešiny
panel-supply = Tábory v zásobě
panel-built = Postavené tábory
panel-trophy = Pole trofejí
panel-board = Deska
panel-fulfilled = Splněno
panel-hand = V ruce
panel-head-place = Č.
panel-head-region = Oblast
panel-head-terrain = Terén
panel-head-furs = Kožešiny
panel-head-reward = Odměna
panel-head-cossacks = Kozáci
panel-head-fur = Kožešina
panel-head-village = Osada
panel-head-yurt = Jurta
panel-head-wish = Příkaz
panel-head-outposts = Tábory (koně)
panel-head-story = Příběhy

# Nadpisy, pod které se skládá dlouhý seznam tahů.
group-draft = Vybrat si příkaz
group-coin = Vzít si minci
group-horses = Vzít si koně
group-go = Pohnout kozákem
group-walk = Pohnout kozákem podél řady krajin
group-trade = Obchodovat
group-hunt = Ulovit kožešinu
group-visit = Navštívit osadu
group-yurt = Použít jurtu
group-wish = Vzít si příkaz
group-build = Postavit tábor
group-claim = Obsadit krajinu
group-pay = Zaplatit kožešinou
group-cover = Nahradit kožešinu
group-keep = Nechat si jednu ze dvou kožešin
group-take = Vzít si kožešinu z trhu
group-tile = Která kožešina dřív
group-bonus = Vybrat odměnu obchodu
group-climb = Posunout ukazatel trofejí
group-reward = Vybrat odměnu
group-sing = Vybrat píseň
group-story = Zaplatit příběhy
group-season = Použít příkaz ročního období
group-winter = Zimní příkazy
group-collect = Zimní příjem
group-buy = Koupit kožešinu za koně
group-swap = Směnit kožešiny
group-fulfil = Splnit příkaz
group-pass = Pokračovat

# Proč tah není dovolen.
why-not_asked = Teď se rozhoduje o něčem jiném.
why-finish_paying = Nejdřív dokončete, co právě platíte.
why-finish_drawing = Nejdřív vyberte, kterou ze dvou tažených kožešin si necháte.
why-must_move = Kozák se musí pohnout na východ.
why-must_choose = Tady je třeba vybrat.
why-not_dealt = Tento příkaz mezi nabízenými neleží.
why-gap = Na tom místě žádná krajina není.
why-not_east = Tady se kozák pohybuje na východ, ne na západ.
why-same_place = Kozák tam už stojí.
why-too_far = Vzdálenost v krajinách: { $need }; nejvýše jde o { $have }.
why-horses_to_move = { $need ->
        [one] Stojí to { $need } koně
        [few] Stojí to { $need } koně
       *[other] Stojí to { $need } koní
    }; máte { $have }.
why-horses_to_hunt = { why-horses_to_move }
why-horses_to_build = { why-horses_to_move }
why-horses_to_deal = { why-horses_to_move }
why-no_fur = Druhá hlavní akce stojí navíc kožešinu a žádná vám na ni nezbývá.
why-region_fur = Druhá akce tam stojí kožešinu o hodnotě { $need }, jinou s mincí, nebo tygra.
why-trade_fur = Obchod žádá kožešinu o hodnotě { $need }, jinou s mincí, nebo tygra.
why-out_of_reach = V té oblasti nestojí váš kozák ani tábor.
why-no_action_open = Teď pro vás není otevřená žádná pokročilá akce.
why-gives_nothing = Tato osada vám teď nemá co dát.
why-no_yurt = Žádná jurta tam není.
why-no_wish = Žádný příkaz tam není.
why-not_at_cossack = Tábory se stavějí v oblasti, kde stojí kozák.
why-no_outpost = V osobní zásobě nemáte žádný tábor.
why-outpost_stands = V té oblasti už váš tábor stojí.
why-region_full = V té oblasti není pro tábor volné pole.
why-own_tile_only = Tady smí kozák obsadit jen krajinu, ve které stojí.
why-furs_to_claim = Kožešin v hodnotě oblasti je třeba { $need }; zaplatit můžete { $have }.
why-too_far_to_hunt = Tam váš kozák neloví.
why-fur_not_there = Taková kožešina tam neleží.
why-coin_to_hunt = Druhá kožešina při lovu stojí minci.
why-fur_not_owned = Takovou kožešinu nemáte.
why-coin_to_change = Žádá se kožešina o hodnotě { $need }; jiná potřebuje minci.
why-fur_still_needed = Bez této kožešiny by nešel zaplatit zbytek.
why-not_drawn = Tato kožešina tažena nebyla.
why-bag_empty = Pytlík je prázdný.
why-not_in_market = Tato kožešina na trhu není.
why-market_empty = Trh je prázdný.
why-furs_to_swap = { $need ->
        [one] Stojí to { $need } kožešinu
        [few] Stojí to { $need } kožešiny
       *[other] Stojí to { $need } kožešin
    }; máte { $have }.
why-not_lower = Směnou lze dostat jen kožešinu nižší hodnoty, než má ta zaplacená; zaplatit můžete nejvýš hodnotu { $have }.
why-not_higher = Kožešina musí mít vyšší hodnotu než { $need }, nebo ji zvyšte mincí.
why-not_in_hand = Tento příkaz nemáte v ruce.
why-furs_to_fulfil = Takových kožešin žádá příkaz { $need }; s mincemi a tygry jich máte { $have }.
why-no_season_wish = Pro toto roční období jste žádný příkaz nesplnili.
why-season_wish_used = Příkaz tohoto ročního období byl v tomto tahu už použit.
why-track_end = Ukazatel trofejí stojí na posledním poli.
why-trophy_fur = Další pole žádá kožešinu o hodnotě { $need }, jinou s mincí, nebo tygra.
why-row_closed = Tento řádek tu otevřený není; otevřené jsou řádky po { $have }.
why-row_taken = Druhá odměna musí být jiná.
why-row_empty = Tato odměna by teď nic nepřinesla.
why-trophy_barred = Odměna za trofej nesmí zvolit to, co ukazuje trofej.
why-no_song = Žádná píseň tam není.
why-too_little_story = Příběhů je třeba { $need }; máte { $have }.
why-side_a = To umí jen strana b desky.
why-not_fulfilled = Tento příkaz jste nesplnili.
why-already_paid = Tento příkaz byl tuto zimu už použit.
why-income_empty = Tento příkaz by teď nic nepřinesl.
