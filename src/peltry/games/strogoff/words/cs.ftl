# Michel Strogoff česky.
#
# Slovníček (francouzský výraz z pravidel v závorce): kurýr (courrier) · karta cesty (carte Route) · akční karta (carte
# Action) · řada (périple) · žeton vyřešení (disque Résolution) · okamžité nebezpečí (danger immédiat) · postih (pénalité)
# · schopnost (capacité) · spojenec (allié) · žolík (joker) · postoupit (avancer) · odpočívat (se reposer) · čelit
# nebezpečím (affronter les dangers) · lícem dolů (face cachée) · fáze zrádce (phase du Traître) · figurka zrádce
# (figurine Traître) · přímý útok (attaque directe) · tatarské posily (renfort tartare) · oslepený (aveuglé) ·
# odhodlaný, energický, obratný, houževnatý, prozíravý, rychlý (déterminé, énergique, habile, résistant, prévoyant,
# rapide). Jména postav podle českých překladů Verneova románu.

game-title = Michal Strogov
game-about = Doneste carovo varování z Moskvy do Irkutska dřív, než zrádce Ogarev se svými Tatary srazí Rusko na kolena. Každý krok přináší nová nebezpečí: rozhodněte, kdy spěchat, kdy odpočívat a kdy jim čelit. Zvítězit může jediný kurýr, prohrát mohou všichni.

## Volby

preset-purple_brain = Purple Brain, obě varianty
    .about = Balíčky Ruska a Sibiře leží lícem nahoru a figurka zrádce jde za Sangarrou.
option-difficulty = Obtížnost
    .about = Jak daleko je Ogarev, když kurýři vyrážejí.
option-difficulty-easy = Snadná
    .about = Ogarev začíná na čísle 3.
option-difficulty-normal = Běžná
    .about = Ogarev začíná na čísle 2.
option-difficulty-heroic = Hrdinská
    .about = Ogarev začíná na čísle 1, nejblíže Irkutsku.
option-edition = Vydání
    .about = Který plán se použije. Cesta vydání Devir má dvanáct polí a stačí pro pět kurýrů; Ogarev na ní vyráží podle jejich počtu.
option-edition-french = Francouzské (Purple Brain)
    .about = Jedenáct polí, jeden až čtyři kurýři, tři obtížnosti. Pět kurýrů jede vždy po cestě vydání Devir.
option-edition-devir = Devir
    .about = Dvanáct polí, jeden až pět kurýrů; obtížnost plyne z jejich počtu.
option-decks = Balíčky Ruska a Sibiře
    .about = Varianta francouzského vydání.
option-decks-hidden = Lícem dolů
    .about = Nikdo neví, co cesta přinese.
option-decks-open = Lícem nahoru
    .about = Všichni vidí příští kartu Ruska i Sibiře.
option-figure = Figurka zrádce
    .about = Varianta francouzského vydání.
option-figure-stays = Zůstává
    .about = Každé kolo začíná týž kurýr.
option-figure-follows = Jde za Sangarrou
    .about = Ke komu se přidá Sangarra, ten začíná příští kolo.
option-evasion = Únik Tatarům
    .about = Podle pravidel se karta cesty dobírá hned po kroku; kdy se na novém poli narazí na Tatary, neříkají.
option-evasion-after = Po kartě cesty
    .about = Nejdřív karta cesty a její okamžité nebezpečí, pak hod, pak postihy.
option-evasion-before = Před kartou cesty
    .about = Nejdřív se hází; získanou kartou lze zakrýt okamžité nebezpečí.
option-camp = Zajetí Tatary
    .about = Karta zrádce může poslat Tatary tam, kde už stojí.
option-camp-arriving = Jen při příchodu
    .about = Mění se jen jejich síla.
option-camp-staying = I na místě
    .about = Kdo stojí u nich, je zajat.
option-limit = Limit karet v ruce
    .about = Pravidla mluví o limitu ve vlastním tahu kurýra.
option-limit-own_turn = Ve vlastním tahu
    .about = Karty dobrané ve fázi zrádce počkají; přebytek se odkládá na začátku vlastního tahu.
option-limit-always = Kdykoli
    .about = Co je nad limit, odkládá se hned, i ve fázi zrádce.
option-blind = Posily a oslepení
    .about = Podle pravidel si Tataři oslepeného kurýra nevšímají při žádném pozdějším střetnutí.
option-blind-spared = Oslepený je ušetřen
    .about = V souboji si posily nevšímají kurýra, který přišel do Irkutska oslepený.
option-blind-rolls = Oslepený hází
    .about = Karta Tomska se odevzdává před soubojem: házejí všichni.
option-keeping = Ponechání vyřešené karty
    .about = Jedno z jejích nebezpečí mohl zakrýt Pigasov nebo schopnost Odhodlaný. Podle strany 7 stačí, že přispěli, podle strany 12 musí kartu dokončit.
option-keeping-last_disc = Rozhoduje poslední žeton
    .about = Kartu, jejíž poslední nebezpečí zakryje akce Čelit nebezpečím, si lze nechat, ať druhý žeton přišel odkudkoli.
option-keeping-every_disc = Počítá se každý žeton
    .about = Kartu se žetonem od Pigasova nebo schopnosti Odhodlaný si nechat nelze.

## Slova

# `.object` je slovo ve čtvrtém pádě, jako předmět věty.

danger-sto = bouře a mráz
    .object = bouři a mráz
danger-ani = divoká zvěř
    .object = divokou zvěř
danger-pat = tatarská hlídka
    .object = tatarskou hlídku
danger-wnd = nemoc a zranění
    .object = nemoc a zranění
danger-dip = ruská diplomacie
    .object = ruskou diplomacii
danger-way = ztracená cesta
    .object = ztracenou cestu
danger-spy = zvědové
    .object = zvědy
danger-veh = poškozený vůz
    .object = poškozený vůz
danger-attack = přímý útok
    .object = přímý útok
danger-reinforcement = tatarské posily
    .object = tatarské posily
item-sto = kožich
    .object = kožich
item-ani = lovecký nůž
    .object = lovecký nůž
item-pat = revolver
    .object = revolver
item-wnd = lékárnička
    .object = lékárničku
item-dip = podorožná
    .object = podorožnou
item-way = mapa a kompas
    .object = mapu a kompas
item-spy = kupecké přestrojení
    .object = kupecké přestrojení
item-veh = kolářské nářadí
    .object = kolářské nářadí
ally-str = kapitán Strogov
    .object = kapitána Strogova
ally-blo = Harry Blount
    .object = Harryho Blounta
ally-mar = Marfa Strogovová
    .object = Marfu Strogovovou
ally-jol = Alcide Jolivet
    .object = Alcida Joliveta
ally-pig = Nikolaj Pigasov
    .object = Nikolaje Pigasova
ally-nad = Naďa Fedorová
    .object = Naďu Fedorovou
ally-str-about = Odložte dvě karty s jeho podobiznou a proveďte v tomto tahu dvě různé akce.
ally-blo-about = Odložte kartu s jeho podobiznou, podívejte se na vrchní kartu některého balíčku cesty a vraťte ji navrch, nebo dospod.
ally-mar-about = Dokud je přítomna, jsou karty s její podobiznou v Irkutsku žolíky proti každému nebezpečí.
ally-jol-about = Odložte kartu s jeho podobiznou a doberte si dvě akční karty.
ally-pig-about = Odložte kartu s jeho podobiznou a položte žeton na kterékoli nebezpečí své řady. Takto vyřešenou kartu si nelze nechat.
ally-nad-about = Odložte kartu s její podobiznou a hoďte akční kostkou jen pro své schopnosti.
ally-str-gain = a druhou s jeho podobiznou, provést dvě různé akce
ally-blo-gain = podívat se na vrchní kartu balíčku cesty a vrátit ji
ally-jol-gain = { $n ->
    [one] dobrat si 1 akční kartu
    [few] dobrat si { $n } akční karty
   *[other] dobrat si { $n } akčních karet
}
ally-pig-gain = zakrýt kterékoli nebezpečí své řady
ally-nad-gain = hodit akční kostkou jen pro své schopnosti
ability-det = Odhodlaný
ability-ene = Energický
ability-hab = Obratný
ability-res = Houževnatý
ability-pre = Prozíravý
ability-rap = Rychlý
ability-det-about = Padne-li na akční kostce toto číslo, smíte položit žeton na nebezpečí své řady. Takto vyřešenou kartu si nelze nechat.
ability-ene-about = Padne-li na akční kostce některé z těchto čísel, získáte 1 energii.
ability-hab-about = Padne-li na akční kostce některé z těchto čísel, doberte si akční kartu.
ability-res-about = Při zisku si doberte kartu. Schopnost smíte kdykoli ve svém tahu odložit a obrátit všechny své karty cesty lícem nahoru.
ability-pre-about = Při zisku si doberte kartu. Smíte mít v ruce o kartu víc.
ability-rap-about = Při zisku si doberte kartu. Schopnost smíte po postupu bez střetu odložit a hned postoupit znovu.
ability-plain = { $ability }
ability-faces = { $ability } (kostka { $faces })
penalty-discard = odložit akční kartu
penalty-energy = ztratit 1 energii
penalty-flip = obrátit tuto kartu lícem dolů
penalty-none = žádný postih
deck-russia = Rusko
deck-urals = Ural
deck-siberia = Sibiř
deck-tomsk = Tomsk
deck-irkutsk = Irkutsk
deck-action = akční karty
deck-allies = spojenci
place-moscow = Moskva
    .to = do Moskvy
place-railway = železnice
    .to = k železnici
place-nizhny = Nižnij Novgorod
    .to = do Nižného Novgorodu
place-volga = Volha
    .to = k Volze
place-urals = Ural
    .to = na Ural
place-ishim = Išim
    .to = do Išimu
place-omsk = Omsk
    .to = do Omska
place-kolivan = Kolyvaň
    .to = do Kolyvaně
place-tomsk = Tomsk
    .to = do Tomska
place-baikal = Bajkal
    .to = k Bajkalu
place-angara = Angara
    .to = k Angaře
place-irkutsk = Irkutsk
    .to = do Irkutska
card-action = { $item } ({ $ally })
card-item = { $item }
card-road = „{ $danger }“
card-road-two = „{ $immediate }, { $danger }“
card-sangarra = Sangarra
card-duel-two = { $first } + { $second }

## Na co se hra ptá

decision-turn = Zvolte akci. Případná pomoc spojence je na řadě před ní.
decision-turn-helped = Zvolte akci.
decision-turn-second = Kapitán Strogov vám dává druhou, odlišnou akci. Proveďte ji, nebo ukončete tah.
decision-captain = Odložte druhou kartu s podobiznou kapitána Strogova.
decision-deck = Harry Blount: vyberte balíček cesty, na jehož vrchní kartu se podíváte.
decision-put_back = Balíček { $deck }: vraťte kartu navrch, nebo dospod.
decision-pigassoff = Nikolaj Pigasov: vyberte nebezpečí své řady, které zakryjete.
decision-excess = Máte v ruce víc karet, než smíte: jednu odložte.
decision-immediate = Okamžité nebezpečí: { $danger }. Zakryjte je odpovídající kartou, nebo je nechte odkryté.
decision-penalty = Postih karty { $card }: odložte akční kartu.
decision-again = Žádný střet: odložit schopnost Rychlý a hned postoupit znovu?
decision-rest = { $n ->
    [one] Odpočinek: zvolte poslední výhodu.
    [few] Odpočinek: zvolte výhodu; zbývají { $n }.
   *[other] Odpočinek: zvolte výhodu; zbývá { $n }.
}
decision-face = Vyberte nebezpečí své řady, které zakryjete.
decision-face-more = Vyberte další nebezpečí své řady, které zakryjete, nebo skončete.
decision-pay = Zakrýt { $danger } odpovídající kartou, libovolnou dvojicí stejných karet, nebo energií.
decision-pay-older = Zakrýt { $danger } libovolnou dvojicí stejných karet, nebo energií.
decision-mate = Dvě stejné karty zakryjí jakékoli nebezpečí: přidejte druhou kartu na { $mate } a zakryjte { $danger }.
decision-keep = Nechte si jednu z vyřešených karet jako schopnost, nebo žádnou.
decision-determined = { $ability }: smíte položit žeton na nebezpečí své řady.
decision-last_moment = Než tah skončí: odložit schopnost Houževnatý a obrátit karty cesty lícem nahoru?
decision-road = Před branami Irkutska: vyberte další nebezpečí, které odvrátíte.
decision-toll = Před branami Irkutska, karta { $card }: { $danger }. Odvraťte nebezpečí kartou; nemáte-li ji, ztratíte 1 energii.
decision-duel = Souboj s Ogarevem: { $icon }. Zahrajte kartu, nebo ztraťte 1 energii.

## Tahy

move-advance = Postoupit { $place }
move-rest = Odpočívat
move-face = Čelit nebezpečím
move-end = Ukončit tah
move-stop = Dál už nebezpečím nečelit
move-decline-immediate = Nechat nebezpečí odkryté
move-decline-determined = Žeton nepokládat
move-decline-again = Dál nejít
move-decline-ability = Nenechat si žádnou kartu
move-resilient = Houževnatý: obrátit všechny karty cesty lícem nahoru
move-fast = Rychlý: postoupit znovu
move-draw = { $n ->
    [one] Dobrat si akční kartu
    [few] Dobrat si { $n } akční karty
   *[other] Dobrat si { $n } akčních karet
}
move-recover = Získat 1 energii
move-enough = Žádnou další výhodu
move-spend = Ztratit 1 energii
move-pay = Zaplatit 1 energii
move-top = Vrátit navrch
move-bottom = Dát dospod
move-look = Podívat se na balíček { $deck }
move-turn = Obrátit lícem nahoru kartu { $card }
move-cover = Zakrýt { $danger }
move-cover-nth = Zakrýt { $danger } ({ $place }. karta z { $n })
move-cover-on = Zakrýt { $danger } na kartě { $card }
move-keep = Nechat si kartu { $card }: { $ability }
move-help = Požádat { $ally }: odložit { $card }, { $gain }
move-play = Zahrát { $card } na { $danger }
move-play-wild = Zahrát { $card } jako žolíka na { $danger }
move-pair = Zahrát do dvojice { $card }
move-discard = Odložit { $card }

## Proč tah nelze provést

why-not_asked = Nejdřív rozhodněte o tom, na co se hra ptá.
why-act_first = Než tah skončí, musíte provést akci.
why-done_already = Tuto akci jste v tomto tahu už provedli; druhá akce od kapitána Strogova je jiná.
why-too_tired = { $need ->
    [one] Další krok žádá { $need } energii; máte { $have }.
    [few] Další krok žádá { $need } energie; máte { $have }.
   *[other] Další krok žádá { $need } energií; máte { $have }.
}
why-cards_down = { $need ->
    [one] Jedna vaše karta cesty leží lícem dolů.
    [few] { $need } vaše karty cesty leží lícem dolů.
   *[other] { $need } vašich karet cesty leží lícem dolů.
}
why-open_twice = Dvakrát odkryto: { $danger }.
why-not_held = Tuto kartu v ruce nemáte.
why-other_danger = Je k tomu třeba karta na { $danger }.
why-help_comes_first = Spojenci pomáhají před akcí, ne po ní.
why-helped_already = V tomto tahu vám spojenec už pomohl.
why-ally_absent = Mezi přítomnými spojenci chybí { $ally }.
why-marfa_waits = Marfa Strogovová pomáhá až v Irkutsku: tam jsou její karty žolíky.
why-other_portrait = Na této kartě není podobizna kapitána Strogova.
why-too_few_portraits = Karet s podobiznou kapitána Strogova je třeba { $need }; máte { $have }.
why-deck_empty = Tento balíček je prázdný: { $deck }.
why-no_card_there = Na tom místě žádná karta neleží.
why-no_danger_there = Na tom místě karta žádné nebezpečí nemá.
why-covered_already = Toto nebezpečí už je zakryté.
why-face_down = Tato karta leží lícem dolů: jejím nebezpečím čelit nelze.
why-face_up = Tato karta už leží lícem nahoru.
why-left_stays = Karta vlevo od vaší desky zůstává až do Irkutska.
why-energy_full = Víc energie mít nelze, nejvýše { $need }.
why-nothing_open = Ve vaší řadě není odkryté žádné nebezpečí.
why-cannot_pay = Žeton tam nemáte čím zaplatit: ani energií, ani dvojicí, ani kartou na nebezpečí nejnovější karty cesty.
why-no_energy = Nezbývá vám žádná energie.
why-not_recent = Jediná karta stačí jen na nejnovější kartě cesty, té na pravém konci.
why-no_pair = Druhou kartu téhož druhu nemáte.
why-disc_first = Kdo čelí nebezpečím, položí aspoň jeden žeton.
why-not_solved = Tato karta nebyla v této akci vyřešena.
why-no_resilient = Schopnost Houževnatý nemáte.
why-not_your_turn = Houževnatý platí jen ve vlastním tahu.
why-nothing_down = Žádná vaše karta cesty neleží lícem dolů.
why-card_held = Máte kartu na { $danger }: musíte ji použít.

## Co se stalo

event-round_begins = Kolo { $round }. Začíná { $who }.
    .you = Kolo { $round }. Začínáte vy.
event-turn_begins = Na tahu je { $who }.
    .you = Jste na tahu.
event-drew = { $who } si dobírá { $card }.
    .you = Dobíráte si { $card }.
event-drew-unseen = { $who } si dobírá akční kartu.
    .you = Dobíráte si akční kartu.
event-reshuffled = Z odložených karet je nový balíček: { $deck }.
event-top_shown = Navrchu balíčku { $deck } leží karta { $card }.
event-discarded = { $who } má příliš mnoho karet a odkládá { $card }.
    .you = Máte příliš mnoho karet a odkládáte { $card }.
event-penalty_card = Postih: { $who } odkládá { $card }.
    .you = Postih: odkládáte { $card }.
event-played = { $who } hraje { $card } na { $danger }.
    .you = Hrajete { $card } na { $danger }.
event-paired = { $who } hraje do dvojice { $card }.
    .you = Hrajete do dvojice { $card }.
event-wild = { $who } hraje { $card } jako žolíka na { $danger }.
    .you = Hrajete { $card } jako žolíka na { $danger }.
event-spent_energy = { $who } platí 1 energii; { $energy ->
        [0] nezbývá žádná
        [few] zbývají { $energy }
       *[other] zbývá { $energy }
    }.
    .you = Platíte 1 energii; { $energy ->
        [0] nezbývá žádná
        [few] zbývají { $energy }
       *[other] zbývá { $energy }
    }.
event-lost_energy = { $who } ztrácí 1 energii; { $energy ->
        [0] nezbývá žádná
        [few] zbývají { $energy }
       *[other] zbývá { $energy }
    }.
    .you = Ztrácíte 1 energii; { $energy ->
        [0] nezbývá žádná
        [few] zbývají { $energy }
       *[other] zbývá { $energy }
    }.
event-gained_energy = { $who } získává 1 energii; celkem { $energy }.
    .you = Získáváte 1 energii; celkem { $energy }.
event-helped = { $who } žádá o pomoc { $ally } a odkládá { $card }.
    .you = Žádáte o pomoc { $ally } a odkládáte { $card }.
    .brief = pomoc: { $helper }
event-captain_paid = { $who } přidává { $card }: dvě různé akce v tomto tahu.
    .you = Přidáváte { $card }: dvě různé akce v tomto tahu.
event-looked = { $who } se dívá na vrchní kartu balíčku { $deck }: { $card }.
    .you = Díváte se na vrchní kartu balíčku { $deck }: { $card }.
event-looked-unseen = { $who } se dívá na vrchní kartu balíčku { $deck }.
    .you = Díváte se na vrchní kartu balíčku { $deck }.
event-put_back-top = { $who } ji vrací navrch balíčku { $deck }.
    .you = Vracíte ji navrch balíčku { $deck }.
event-put_back-bottom = { $who } ji dává dospod balíčku { $deck }.
    .you = Dáváte ji dospod balíčku { $deck }.
event-advanced = { $who } postupuje { $to }; { $energy ->
        [0] nezbývá žádná energie
        [one] zbývá { $energy } energie
        [few] zbývají { $energy } energie
       *[other] zbývá { $energy } energií
    }.
    .you = Postupujete { $to }; { $energy ->
        [0] nezbývá žádná energie
        [one] zbývá { $energy } energie
        [few] zbývají { $energy } energie
       *[other] zbývá { $energy } energií
    }.
    .brief = { $place }
event-evaded = { $who } hází { $roll } a uniká Tatarům o síle { $strength }.
    .you = Házíte { $roll } a unikáte Tatarům o síle { $strength }.
    .brief = únik Tatarům
event-not_evaded = { $who } hází { $roll } a Tatarům o síle { $strength } neuniká.
    .you = Házíte { $roll } a Tatarům o síle { $strength } neunikáte.
    .brief = únik Tatarům nevyšel
event-road_card = { $who } přidává do řady kartu { $card }.
    .you = Přidáváte do řady kartu { $card }.
event-clashed = V řadě se střetla nebezpečí: { $who } nese postihy všech karet.
    .you = V řadě se vám střetla nebezpečí: nesete postihy všech karet.
    .brief = střet
event-flipped = { $who } obrací lícem dolů kartu { $card }.
    .you = Obracíte lícem dolů kartu { $card }.
event-flipped-unpaid = { $who } nemůže zaplatit a obrací lícem dolů kartu { $card }.
    .you = Nemůžete zaplatit a obracíte lícem dolů kartu { $card }.
event-went_fast = Rychlý: { $who } odkládá kartu { $card } a smí postoupit znovu.
    .you = Rychlý: odkládáte kartu { $card } a smíte postoupit znovu.
    .brief = Rychlý
event-rested = { $who } odpočívá.
    .you = Odpočíváte.
    .brief = odpočinek
event-turned_up = { $who } obrací lícem nahoru kartu { $card }.
    .you = Obracíte lícem nahoru kartu { $card }.
event-faced = { $who } čelí nebezpečím.
    .you = Čelíte nebezpečím.
    .brief = čelení nebezpečím
event-covered = { $who } zakrývá { $danger }.
    .you = Zakrýváte { $danger }.
event-covered-on = { $who } zakrývá { $danger } na kartě { $card }.
    .you = Zakrýváte { $danger } na kartě { $card }.
event-covered-left = { $who } zakrývá { $danger }, následek tatarské šavle.
    .you = Zakrýváte { $danger }, následek tatarské šavle.
event-spoiled = { $who } si už nemůže nechat jako schopnost kartu { $card }.
    .you = Už si nemůžete nechat jako schopnost kartu { $card }.
event-solved = { $who } má vyřešenou kartu { $card }.
    .you = Máte vyřešenou kartu { $card }.
    .brief = vyřešená karta
event-kept = { $who } si nechává jako schopnost kartu { $card }: { $ability }.
    .you = Necháváte si jako schopnost kartu { $card }: { $ability }.
    .brief = { $ability }
event-not_kept = Odkládá se karta { $card }.
event-used_resilience = Houževnatý: { $who } odkládá kartu { $card } a obrací všechny své karty cesty lícem nahoru.
    .you = Houževnatý: odkládáte kartu { $card } a obracíte všechny své karty cesty lícem nahoru.
    .brief = Houževnatý
event-traitor_card = Zrádce jedná: { $card }.
    .brief = Zrádce
event-traitor_done = Zrádcova karta se odkládá: { $card }.
event-ogareff_moved = { $n ->
    [one] Ogarev jde o jedno pole dál
    [few] Ogarev jde o { $n } pole dál
   *[other] Ogarev jde o { $n } polí dál
} (do Irkutska { $left }).
    .brief = Ogarev +{ $n }
event-ogareff_arrived = Ogarev je v Irkutsku. Tataři odteď táhnou na Moskvu.
    .brief = Ogarev v Irkutsku
event-all_draw = Každý kurýr si dobírá akční kartu.
    .brief = karta pro každého
event-die_rolled = { $who } hází pro své schopnosti { $roll }.
    .you = Házíte pro své schopnosti { $roll }.
event-die_rolled-all = Na akční kostce padlo { $roll }.
    .brief = kostka { $roll }
event-ability_worked = { $who } využívá schopnost: { $ability }.
    .you = Využíváte schopnost: { $ability }.
event-ally_came = Na místo { $place } přichází { $ally }.
    .brief = { $ally }
event-ally_came-instead = Na místo { $place } přichází { $ally } a střídá { $old }.
    .brief = { $ally }
event-curtain_opened = Opona se otevírá: Sangarra je na číhané.
event-sangarra_rolled = Sangarra si hledá oběť: { $who } hází { $roll }.
    .you = Sangarra si hledá oběť: házíte { $roll }.
event-sangarra_joined = { $who } má v patách Sangarru.
    .you = Máte v patách Sangarru.
    .brief = Sangarra v patách
event-sangarra_left = Sangarra jde podat hlášení Ogarevovi, { $who } má od ní pokoj.
    .you = Sangarra jde podat hlášení Ogarevovi, máte od ní pokoj.
event-figure_moved = Figurka zrádce se přesouvá: příště začíná { $who }.
    .you = Figurka zrádce se přesouvá: příště začínáte vy.
event-tartars_moved = Tataři: { $place }, síla { $strength }.
    .brief = Tataři ({ $place })
event-march_begins = Ogarev je v Irkutsku: Tataři táhnou na Moskvu.
event-tartars_marched = { $space ->
    [1] Tataři vtáhli do Moskvy.
   *[other] { $n ->
            [one] Tataři táhnou o jedno pole k Moskvě, { $to }.
            [few] Tataři táhnou o { $n } pole k Moskvě, { $to }.
           *[other] Tataři táhnou o { $n } polí k Moskvě, { $to }.
        }
}
    .brief = Tataři ({ $place })
event-captured = { $who } padá do rukou Tatarů a přichází o zrak: karta { $card }.
    .you = Padáte do rukou Tatarů a přicházíte o zrak: karta { $card }.
    .brief = v tatarském zajetí
event-entered_irkutsk = { $who } vstupuje do Irkutska.
    .you = Vstupujete do Irkutska.
    .brief = Irkutsk
event-road_cleared = { $who } nechává všechna nebezpečí cesty za sebou.
    .you = Necháváte všechna nebezpečí cesty za sebou.
event-duel_began = { $who } se utkává s Ogarevem v souboji o { $n } kartách.
    .you = Utkáváte se s Ogarevem v souboji o { $n } kartách.
    .brief = souboj
event-duel_card = Ogarev útočí: { $icon }.
event-attacked = Přímý útok nelze odrazit, ránu dostává { $who }.
    .you = Přímý útok nelze odrazit, ránu dostáváte vy.
event-held_out = { $who } hází { $roll } a odolává síle { $strength }.
    .you = Házíte { $roll } a odoláváte síle { $strength }.
event-overrun = { $who } hází { $roll } a síle { $strength } neodolává.
    .you = Házíte { $roll } a síle { $strength } neodoláváte.
event-passed_by = Posily si nevšímají kurýra, kterého Tataři oslepili: { $who }.
    .you = Posily si vás nevšímají: mají vás za slepce.
event-lost_hand = { $who } přichází o { $card }.
    .you = Přicházíte o { $card }.
event-died = { $who } umírá v Irkutsku.
    .you = Umíráte v Irkutsku.
    .brief = smrt v Irkutsku
event-won = { $who } poráží zrádce a zachraňuje Svatou Rus!
    .you = Porážíte zrádce a zachraňujete Svatou Rus!
    .brief = záchrana Rusi
event-moscow_fell = Tataři jsou v Moskvě. Všichni kurýři prohráli.
event-all_dead = Nežije už žádný kurýr. Zvítězil Ogarev.

# Při přehrávání.
chapter-next = Další kolo
chapter-previous = Předchozí kolo

## Stůl v tabulkách

panel-round = Kolo { $round }
panel-ogareff = Ogarev
panel-ogareff-at = do Irkutska { $left }, souboj o { $n } kartách
panel-tartars = Tataři
panel-tartars-here = Tataři ({ $strength })
panel-strength = síla { $strength }
panel-sangarra = Sangarra
panel-sangarra-open = vedle plánu
panel-sangarra-closed = za oponou
panel-allies = Spojenci
panel-ally = { $place } { $ally }
panel-first = Začíná příští kolo
panel-duel = Souboj
panel-road = Cesta
panel-decks = Balíčky
panel-head-deck = Balíček
panel-head-left = Zbývá
panel-head-gone = Odloženo
panel-head-top = Navrchu
panel-energy = Energie
panel-of = { $n } z { $most }
panel-dead = po smrti
panel-blind = Oslepení
panel-row = Řada { $n }
panel-ability = Schopnost
panel-hand = V ruce
panel-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
panel-solved = Vyřešené
panel-down = lícem dolů
panel-covered = zakryto: { $danger }
panel-penalty = postih: { $penalty }

# Scene

scene-map = Cesta
scene-tip-night = Noc jde s Ogarevem: čím blíž je k Irkutsku, tím dál na západ sahá. { $left ->
    [0] Už je tam: Tataři táhnou na Moskvu.
    [one] Zbývá mu 1 krok.
    [few] Zbývají mu { $left } kroky.
   *[other] Zbývá mu { $left } kroků.
}
scene-desk = Spojenci
scene-when = Kolo { $round }. Ogarevovi { $left ->
    [one] zbývá jeden krok
    [few] zbývají { $left } kroky
   *[other] zbývá { $left } kroků
} do Irkutska
scene-steps = { $n ->
    [one] krok zbývá
    [few] kroky zbývají
   *[other] kroků zbývá
}
scene-to-moscow = do Moskvy
scene-when-arrived = Kolo { $round }. Ogarev je v Irkutsku: Tataři táhnou na Moskvu
scene-ending-won = Svatá Rus je zachráněna
scene-ending-moscow-fell = Moskva padla
scene-ending-all-dead = Žádný kurýr není naživu
scene-tip-order = Pořadí v tomto kole; zrádce hraje po všech
scene-tip-traitor = Kolo končí fází zrádce
scene-tip-score = { $who }: { $place }, energie { $energy }
scene-place-moscow = Moskva
scene-place-railway = Železnice
scene-place-nizhny = Nižnij Novgorod
scene-place-volga = Volha
scene-place-urals = Ural
scene-place-ishim = Išim
scene-place-omsk = Omsk
scene-place-kolivan = Kolyvaň
scene-place-tomsk = Tomsk
scene-place-baikal = Bajkal
scene-place-angara = Angara
scene-place-irkutsk = Irkutsk
scene-tip-station = Pole { $n }: { $place }. Kdo na ně vstoupí, dobírá si kartu z balíčku { $deck }.
scene-tip-station-last = Pole { $n }: { $place }. Zde čeká souboj s Ogarevem.
scene-tip-station-far = Pole { $n }: { $place }. Kdo na ně vstoupí, dobírá si kartu z balíčku { $deck }. Postupuje se po jednom poli.
scene-tip-station-last-far = Pole { $n }: { $place }. Zde čeká souboj s Ogarevem. Postupuje se po jednom poli.
scene-tip-courier = Kurýr: { $who }
scene-tip-fallen = Padlý kurýr: { $who }
scene-tip-tartars = Tataři o síle { $n }. Kdo vstoupí na jejich pole, hází: padne-li aspoň { $n }, dobírá si akční kartu, jinak ztrácí 1 energii.
scene-tip-deck = { $deck }: zbývá karet { $left }, odloženo { $gone }
scene-tip-ogareff-road = Ogarevova cesta. Úsek, na němž stojí, říká, kolik karet má souboj; v Irkutsku pošle Tatary na Moskvu.
scene-tip-ogareff = Ogarev, { $left ->
    [one] 1 krok
    [few] { $left } kroky
   *[other] { $left } kroků
} od Irkutska. Souboj by teď byl o { $n } kartách.
scene-tip-ogareff-there = Ogarev je v Irkutsku. Souboj je o { $n } kartách.
scene-duel-cards = karty souboje: { $n }
scene-nobody = zatím nikdo
scene-tip-nobody = Spojenec sem přijde, až si toto místo vyžádá karta zrádce.
scene-tip-ally = { $ally }. { $about }
scene-tip-held = Držíte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} s touto podobiznou: { $ally }
scene-ally-str = Strogov
scene-ally-blo = Blount
scene-ally-mar = Marfa
scene-ally-jol = Jolivet
scene-ally-pig = Pigasov
scene-ally-nad = Naďa
scene-tip-do-advance = Postoupit: ztratíte 1 energii, jdete o pole dál a potkáte novou kartu cesty. Je-li potom některé nebezpečí ve vaší řadě odkryté dvakrát, platí všechny její postihy.
scene-tip-do-rest = Odpočívat: dvě výhody po sobě, třeba dvakrát táž: dobrat si 2 akční karty, získat 1 energii, nebo obrátit kartu cesty lícem nahoru.
scene-tip-do-face = Čelit nebezpečím: zakryjte nebezpečí své řady. Na nejnovější kartu cesty stačí jedna karta téhož druhu, na kteroukoli dvě karty stejného druhu nebo 1 energie. Vyřešené karty odcházejí a jedna smí zůstat jako schopnost.
scene-tip-actions = Akční karty: zbývá { $left }, odloženo { $gone }
scene-tip-book = Spojenci, kteří ještě přijdou: { $left }; odešli: { $gone }
scene-tip-inkwell = Žetony vyřešení v kalamáři: { $n }
scene-tip-seal = Žeton vyřešení: toto nebezpečí je zakryto.
scene-tip-sangarra = Sangarra čeká vedle plánu. Karta zrádce ji pošle za kurýrem, který je nejdál.
scene-tip-curtain = Sangarra je za oponou. První příkaz oponu rozhrne, další pošle Sangarru za vámi.
scene-tip-spying = { $who } má v patách Sangarru
scene-tip-sangarra-row = Sangarra leží v řadě jako karta cesty: zakryjte její nebezpečí, jinak se může střetnout s jiným.
scene-waits = čeká
scene-hidden = skrytá
scene-discards = Odloženo
scene-traitor-card = Zrádce jedná
scene-no-discards = nic odloženo
scene-tip-action = { $card }. Nebezpečí: { $danger }. Spojenec: { $ally }. Dole: co by udělal zrádce. ({ $id })
scene-tip-command-step = Pro zrádce: Ogarev jde o { $n ->
        [one] jedno pole
        [few] { $n } pole
       *[other] { $n } polí
    } dál.
scene-tip-command-card = Pro zrádce: každý kurýr si dobere akční kartu.
scene-tip-command-die = Pro zrádce: hází se kostkou na schopnosti všech.
scene-tip-command-ally = Pro zrádce: na místo { $place } přijde nový spojenec; kdo tam byl, odejde.
scene-tip-command-sangarra = Pro zrádce: Sangarra se vydá na výzvědy, nebo se vrátí.
scene-tip-command-tartars = Pro zrádce: Tataři jdou na pole { $place }{ $change ->
        [up] {""} a zesílí o jedna
        [less] {""} a zeslábnou o jedna
       *[same] {""}
    }.
scene-tip-road = { $card }. Při střetu: { $penalty }. Ponechaná: { $ability }. { $about } ({ $id })
scene-tip-spoiled = { $card } Nechat si ji už nelze: jedno její nebezpečí zakryl Pigasov nebo schopnost Odhodlaný.
scene-tip-road-plain = { $card } ({ $id })
scene-tip-immediate = Okamžité nebezpečí: { $danger }. Lze je hned zakrýt odpovídající kartou.
scene-tip-danger = Nebezpečí: { $danger }
scene-tip-down = Lícem dolů: { $card }
scene-tip-left = Oslepený: toto nebezpečí zůstává vlevo od desky odkryté až do Irkutska: { $danger }
scene-down = lícem dolů
scene-blind = Oslepený
scene-loss-discard = −1 karta
scene-loss-energy = −1 energie
scene-loss-flip = obrátí se
scene-your-road = Vaše řada
scene-their-road = Řada: { $who }
scene-duel = Souboj s Ogarevem
scene-tip-duel = Souboj o { $n } kartách. Kdo je všechny přežije, zachrání Rusko.
scene-tip-blow = Ogarev útočí: { $icon }
scene-fallen = Kurýr padl v Irkutsku: { $who }.
scene-no-dangers = V řadě zatím neleží žádné nebezpečí.
scene-solved = Vyřešené: jednu si nechte jako schopnost
scene-overcome = Vyřešeno
scene-barred = Cesta je uzavřena
scene-free = Dál { $place }
scene-way-on = 1 energie, pak karta: { $deck }
scene-way-tartars = Tataři: hod { $n }+, jinak −1 energie
scene-way-irkutsk = odvrátit každé odkryté nebezpečí, pak souboj o { $n } kartách
scene-bill = Střet by stál
scene-bill-open = Nechat je být stojí
scene-bill-now = Tento střet stojí
scene-bill-due = Tento střet ještě stojí
scene-bill-no-clash = nic: žádný střet
scene-bill-nothing = nic
scene-bill-energy = { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
}
scene-bill-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
scene-bill-flips = { $n ->
    [one] obrácení { $n } karty
   *[other] obrácení { $n } karet
}
scene-bill-and = { $first }, { $rest }
scene-bill-own = a postih nové karty
scene-bill-only = jen postih nové karty
scene-bill-none = nic: žádné nebezpečí není odkryté
scene-at = { $n } · { $place }
scene-at-blind = { $n } · { $place }, oslepený
scene-is-fallen = padl
scene-playing = na tahu
scene-first = příště začíná
scene-tip-energy = Energie: { $n } z { $most }
scene-energy-of = energie z { $most }
scene-tip-hand = Karet v ruce: { $n }, nejvýše { $limit }
scene-limit = limit { $n }
scene-no-abilities = Zatím bez schopností.
scene-tip-ability = { $ability }. { $about }
scene-roll-own = Vlastní schopnosti
scene-roll-all = Schopnosti všech
scene-roll-march = Tataři táhnou
scene-roll-tie = O Sangarru
scene-roll-evaded = Únik vyšel
scene-roll-not_evaded = Únik nevyšel
scene-roll-held_out = Odpor obstál
scene-roll-overrun = Odpor zlomen

## Jak to skončilo

final-won = Kolo { $round }: { $who } poráží Ogareva před branami Irkutska. Velkokníže je varován a Svatá Rus zachráněna.
final-moscow-fell = Kolo { $round }: Tataři vjíždějí do Moskvy. Všichni kurýři prohráli.
final-all-dead = Kolo { $round }: v Irkutsku padl poslední kurýr. Velkoknížete už nikdo nevaruje.
final-fallen = konec cesty: { $place }
final-energy = energie
final-abilities = { $n ->
    [one] schopnost
    [few] schopnosti
   *[other] schopností
}

## Souboj

scene-stand-left = { $n ->
    [0] poslední rána
    [one] po této ještě jedna rána
    [few] po této ještě { $n } rány
   *[other] po této ještě { $n } ran
}
scene-stand-energy = { $n ->
    [one] 1 energie: další ztráta je smrt
   *[other] energie { $n }: ztratit smíte { $spare }
}
scene-stand-strength = tatarské posily mají sílu { $n }

# Nadpisy, pod které se skládá dlouhý seznam tahů.
group-advance = Postoupit
group-look = Podívat se na balíček
group-turn = Obrátit kartu lícem nahoru
group-cover = Zakrýt nebezpečí
group-keep = Nechat si kartu
group-help = Požádat o pomoc spojence
group-play = Zahrát kartu proti nebezpečí
group-pair = Zahrát dvojici
group-discard = Odložit kartu
group-decline = Odmítnout
