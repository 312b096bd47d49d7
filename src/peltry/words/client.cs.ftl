# Co říká sám klient v prohlížeči. Hry si svá slova přinášejí ze serveru.

## Úvodní stránka

play = Hrát
about = O Peltry
now = právě teď
take-a-seat = Posaďte se
open-a-table = Otevřít stůl
play-alone = Hrát sám
your-name = Vaše jméno
name-hint = Co uvidí ostatní
your-turn = Jste na tahu
my-tables = Moje stoly
open-tables = Otevřené stoly
to-watch = Ke sledování
finished-games = Dohrané hry
sit = Přisednout
continue = Pokračovat
watch = Sledovat
replay = Přehrát
light-it = Rozsvítit
nobody-waits = Na hru { $game } nikdo nečeká.
light-lantern = Rozsviťte lucernu a ostatní vás najdou.
no-tables = Zatím nemáte žádný stůl.
no-tables-hint = Vyberte hru a bude tu na vás čekat, dnes i zítra.
no-finished = Žádná hra tu ještě neskončila.
no-finished-hint = Až nějaká skončí, můžete si ji přehrát tah po tahu.
players-range = { $from } až { $to } hráči
players-exact = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
minutes = { $n } min
waiting-count = { $n ->
    [one] { $n } čeká
    [few] { $n } čekají
   *[other] { $n } čeká
}
with = s hráči { $names }
alone = sám
move-count = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
compiling = Pravidla se poprvé vyřezávají. Trvá to minutu, a pak už nikdy.

## Nový stůl

new-table = Nový stůl
how-many = Kolik hráčů?
who-sits = Kdo kde sedí?
seat-n = Místo { $n }
seat-me = Vy
nameless = Host
seat-here = Někdo tady
seat-open = Volné místo
seat-bot = Bot
seat-me-about = hrajete v tomto prohlížeči
seat-here-about = sdílí tuto obrazovku
seat-open-about = čeká na přítele
automa = automat
against = soupeř: { $name }
bot-strength = Který bot
bot-rating = síla { $n }
bot-rating-about = Změřeno ve hrách mezi úrovněmi: o 200 bodů víc znamená tři výhry ze čtyř her.
options = Možnosti
usual-rules = Obvyklá pravidla
who-may-come = Kdo smí přijít?
by-link = Přes odkaz
by-link-about = Jen ti, kterým dáte odkaz.
open-to-all = Otevřeno všem
open-to-all-about = Kdokoli stůl najde na úvodní stránce.
pace = Tempo
no-limit = Bez omezení
no-limit-about = Nespěchejte, zavřete stránku, vraťte se zítra.
limit = { $n } min na tah
limit-days = { $n ->
    [one] { $n } den na tah
    [few] { $n } dny na tah
   *[other] { $n } dní na tah
}
limit-about = Po vypršení času hraje bot a místo lze kdykoli převzít zpět.
create = Prostřít stůl
cancel = Zrušit
back = Zpět
close = Zavřít
start = Začít hru
starts-when-full = Hra začne, až budou všechna místa obsazená. Začněte hned a volná místa zatím zahřejí boti.

## Před hrou a při odchodu

waiting-for = Čeká se na ostatní
send-link = Pošlete tento odkaz přátelům.
copy-link = Kopírovat odkaz
copied = Zkopírováno
my-seat-link = Odkaz na mé místo
my-seat-about = Otevře vaše místo na jiném zařízení. Nikomu ho nedávejte.
renew-link = Obnovit odkaz
renew-link-about = Obnovením přestanou platit všechny starší odkazy na toto místo.
renewed-link = Obnoveno: staré odkazy už nic neotevřou.
seat-free = Volné místo
seat-free-about = Zatím ho hřeje bot. Posaďte se a hrajte dál.
sit-here = Sednout si sem
choice-any = Cokoli
choice-any-about = Dostanete, co na začátku hry zbude.
choice-taken = obsazeno:
leave-seat = Opustit místo
take-back = Převzít místo zpět
bot-plays = Za hráče { $name } hraje bot.
invited-plain = Jedno místo je volné.
leave-ask = Opustit své místo?
leave-about = Dál za vás hraje bot. Místo si můžete kdykoli vzít zpět.
stay = Zůstat
pause-game = Přestávka
pause-about = Bez vás nikdo netáhne: hra čeká na úvodní stránce, dnes i zítra.

## U stolu

choose-here = Zvolte, co září, nebo vyberte zde.
thinking = { $name } přemýšlí
thinking-about = Můžete se rozhlížet, plánovat nebo si povídat. Až budete na tahu, zazvoníme.
prepare-turn = Připravit si tah
prepare-first = Co uděláte nejdřív?
prepare-then = A potom?
prepare-keep = Nechat takto
prepare-less = O krok zpět
prepare-kept = Připraveno na váš tah
prepare-about = Zahraje se, až budete na tahu; objeví-li se něco nového, nejdřív se zeptáme. Vidíte to jen vy.
prepare-drop = Zapomenout
prepare-had = Měli jste připraveno:
prepare-news = Mezitím se objevilo něco nového, proto čeká na vaše slovo.
prepare-changed = Teď by to nebylo úplně totéž, proto čeká na vaše slovo.
prepare-gone = To teď nejde.
prepare-play = Zahrát
prepare-end = Tím váš tah končí.
prepare-nothing = Co budete moci udělat, zatím nejde předvídat.
watching = Sledujete hru
watching-about = Diváci vidí jen to, co leží otevřeně.

## Co by udělal Mistr

hint-ask = Co by udělal Mistr?
hint-thinking = Mistr přemýšlí…
hint-title = Mistr by zvolil
hint-about = Šance na výhru po každém tahu, kdyby všichni hráli dál jako Mistři: co víte, mnohokrát rozdáno znovu, a váš tah dohraný do konce.
hint-best = nejlepší
hint-level = stejně dobré
hint-little = o málo horší
hint-clear = znatelně horší
hint-far = mnohem horší
hint-points = { $n ->
    [one] o { $n } bod méně
    [few] o { $n } body méně
   *[other] o { $n } bodů méně
}
hint-share = o { $n } % méně
hint-of-win = šance { $n } %
hint-away = Odložit
hints = Rady
hints-nobody = Pro nikoho
hints-all = Pro všechny
hints-nobody-about = Nikdo se nesmí ptát, co by udělal Mistr.
hints-all-about = Každý se smí ptát, co by udělal Mistr; na konci všichni uvidí, kolikrát.
hints-allowed = U tohoto stolu se každý smí ptát, co by udělal Mistr; na konci všichni uvidí, kolikrát.
hints-taken = Vyžádané rady: { $who }

## Vracení tahů

undo = Vzít zpět
ask-undo = Vzít zpět?
ask-undo-about = Něco se odkrylo: ostatní musí souhlasit.
asks-undo = { $name } žádá o návrat. Vrácené tahy: { $what }.
allow = Povolit
refuse = Odmítnout
asked = Čeká se na souhlas ostatních s vrácením tahu.
undo-refused = Ostatní by raději hráli dál.
undo-ask = Vzít tah zpět?
undo-takes = Vrácené tahy: { $what }.
undo-looked = Co bylo od té doby vidět, zůstane známo.
undo-do = Vzít zpět
play-on = Hrát dál
ask-others = Zeptat se ostatních
undo-all-agree = Souhlasí všichni u stolu?
undo-of = { $name }: vzít zpět

## Záznam, body, povídání, pravidla

what-happened = Co se stalo
log-empty = Zatím nic. První tah teprve přijde.
since-last = Od vašeho tahu
show-again = Ukázat znovu
step-of = { $n } z { $of }
to-now = Zpět k současnosti
turn-told = { $name }: { $what }
scores = Body
total = Celkem
no-sources = Zatím žádné body.
chat = Povídání
say-something = Řekněte něco…
send = Poslat
chat-empty = U stolu je ticho.
chat-unread = { $n ->
    [one] Povídání, { $n } nová zpráva
    [few] Povídání, { $n } nové zprávy
   *[other] Povídání, { $n } nových zpráv
}
spectator = divák
rules = Pravidla
rule-at = Pravidla: { $title }
search-rules = Hledat v pravidlech
# Never said: words that mean the same to whoever searches the rules. Commas part them, semicolons part the families.
other-words = neštovic, nákaz, nemoc, epidemi; minc, peníz, peněz; kožešin, kožich; směn, výměn, obchod; zahnán, souboj, boj, útok; sami, sólo; shod, remíz, nerozhod; bod, skóre; vítěz, výhr; tábor, budov, stavb; krajin, terén, území; tah, kolo; pušk, zbraň, zbran
no-match = Pro „{ $what }“ se nic nenašlo.
no-rules = Tato hra zatím nemá přehled pravidel.
players = Hráči
menu = Nabídka
more = Více
moves = Tahy
so-many-ways = { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
   *[other] { $n } možností
}

## Když něco není jisté nebo se nedaří

reconstructed = rekonstrukce
guessed_card = možná patří na jinou kartu
reconstructed-table = značí rekonstruovanou hodnotu: ta vytištěná není jistá
line-down = Spojení je přerušené
line-down-about = Vaše tahy jsou v bezpečí. Další pokus za { $n } s.
line-down-trying = Vaše tahy jsou v bezpečí. Zkouším znovu…
try-now = Zkusit hned
offline = Jste offline
offline-about = Co vidíte, už nemusí platit. Až se síť vrátí, budeme pokračovat sami.

## Jedna obrazovka pro víc hráčů

handover = Předejte obrazovku: { $name }
handover-about = Otočte obrazovku, ať ji vidí jen { $name }.
i-am = Jsem { $name }

## Konec

game-over = Hra skončila
wins = Vítězí { $name }
draw = Remíza
draw-of = Remíza: { $names }
you-win = Vítězíte
final-scoring = Závěrečné sčítání
points-over-time = Body v čase
by-source = podle zdroje
all-sides = všichni hráči
rematch = Odveta
look-at-table = Prohlédnout stůl
show-scoring = Závěrečné sčítání
how-it-ended = Jak to dopadlo
skip = Ukázat vše
you-lost = Prohráli jste
lost = { $name } prohrává
all-lost = Všichni prohráli
verify = Ověřit
verify-about = Před prvním tahem stůl zveřejnil otisk své náhody. Teď leží odkrytá: každý může ověřit, že se nic nezměnilo.
verify-later = Před prvním tahem stůl zveřejnil tento otisk své náhody. Po hře se odkryje: každý bude moci ověřit, že se nic nezměnilo.
seed = Semínko
fingerprint = Otisk (SHA-256)
replays-exactly = Přehraje se přesně
replays-not = Nepřehraje se přesně
seed-matches = Semínko odpovídá svému otisku

## Uložené a přehrávané hry

export = Uložit do souboru
import = Otevřít uloženou hru
import-about = Soubor Peltry: přehrajte si ho, nebo z něj hrajte dál.
bad-file = Tohle není soubor s hrou Peltry.
first = Začátek
previous = Předchozí
next = Další
last = Konec
pause = Pauza
speed = Rychlost
move-n = Tah { $n }
of-n = z { $n }
after-move = { $n ->
    [0] na začátku
   *[other] po tahu { $n }
}
link-to-move = Odkaz na tento tah
continue-here = Hrát odtud
continue-here-about = Nový stůl, který začíná tímto tahem.
to-table = Ke stolu
next-turn = Další tah
previous-turn = Předchozí tah

## Jak to šlo

analysis = Rozbor
analysis-ask = Nechat Mistra, ať si partii prohlédne
analysis-about = Jak na tom kdo byl, tah po tahu, a kde se přišlo o nejvíc.
analysis-going = Mistr si partii prohlíží: { $n } %
analysis-later = Až hra skončí, může si ji Mistr prohlédnout.
analysis-curve = Šance na výhru
analysis-honest = Jakou šanci na výhru kdo měl, kdyby všichni hráli dál jako Mistři: podle toho, co se tehdy z jeho místa vědělo, ostatní rozdáno znovu.
analysis-row = Tah { $n }: { $shares }
analysis-nobody = nikdo
analysis-lapses = Kde se přišlo o nejvíc
analysis-none = Nikdo o mnoho nepřišel. Dobře zahráno!
analysis-points = { $name }: ztráta { $n ->
    [0] menší než bod
    [one] asi { $n } bod
    [few] asi { $n } body
   *[other] asi { $n } bodů
}
analysis-share = { $name }: ztráta { $n } % šance na výhru
analysis-you-points = Tady jste přišli { $n ->
    [0] o méně než bod
    [one] asi o { $n } bod
    [few] asi o { $n } body
   *[other] asi o { $n } bodů
}
analysis-you-share = Tady jste přišli o { $n } % šance na výhru
analysis-played = Zahráno: { $move }
analysis-better = Mistr: { $move }
analysis-looked = { $choices ->
    [one] Jedno skutečné rozhodnutí
    [few] { $choices } skutečná rozhodnutí
   *[other] { $choices } skutečných rozhodnutí
}, zblízka prohlédnutých nejspornějších: { $looked }.

## Nastavení

settings = Nastavení
language = Jazyk
light = Světlo
day = Den
lamplight = Při lampě
sound = Zvuk
on = ano
off = ne
confirm-moves = Ptát se před každým tahem
notify-me = Upozornit, když jsem na tahu
notify-on = Dáme vám vědět
bots-pace = Tempo botů
pace-quick = hned
pace-usual = obvyklé
pace-calm = klidné
pass-forced = Jediný možný tah udělat sám
skip-to-me = Přeskočit na můj tah

## Co tu není

not-found = Takový stůl není
not-found-about = Odkaz může být starý, nebo v něm chybí písmeno.
to-lobby = Na úvod
loading = Prostírá se stůl…
server-away = Server neodpovídá
server-away-about = Možná se teprve spouští. Zkoušíme to dál.
no-game = Taková hra není
no-game-about = Na naší polici nestojí.

## O Peltry

about-1 = Peltry je stůl pro moderní deskové hry. O pravidla je postaráno; vy se díváte, přemýšlíte a volíte.
about-2 = Každý kámen je náš vlastní tisk, vyřezaný ve vektorech jako lino. Každá věta je naše.
about-3 = Boti vidí jen to, co jejich místo smí vědět. Každá hra před prvním tahem zveřejní otisk své náhody, takže ji pak každý může ověřit.
about-4 = Mnoho vytištěných čísel těchto her je rekonstruováno. Říká to značka ≈ u kamene a v jeho popisku a ten, kdo vlastní krabici, je může opravit.
about-5 = Hry patří svým autorům a vydavatelům: { $games }. Peltry s nimi není nijak spojeno. Jejich názvy říkají, co se hraje; žádný jejich obrázek ani text tu není.
peoples = Národy za hrami
peoples-of = Čí je to země
keys = Klávesy
licences = Licence
licences-about = Peltry je svobodný software pod licencí MIT. Co vytvořili jiní a cestuje s ním, písma a knihovny:
keys-about = Číslice volí tah, Escape se vrací, U bere tah zpět, L, S, C, R a G otevírají záznam, body, povídání, pravidla a znaky, P řekne pozici slovy. R otevře pravidlo toho, na co ukazujete.

## Přítomnost

here = u stolu
gone = pryč
clock = zbývá { $n }
seats-taken = obsazeno { $n } z { $of } míst
one-piece-several = Co chcete udělat?
newer-rules = Pokračovat podle novějších pravidel
old-rules = Tato hra se hraje podle pravidel, se kterými začala. Existují novější.
asks-rules = { $name } by rád pokračoval podle novějších pravidel této hry.
asked-rules = Čeká se, zda ostatní souhlasí s novějšími pravidly.

## První hra s průvodcem

lesson = Vaše první hra
lesson-progress = Stránka { $at } z { $of }
lesson-next = Dál
lesson-page-back = Zpět
lesson-leave = Hrát dál bez lekce
lesson-back = Zpět k lekci
lesson-play-on = Hrát dál
lesson-not-now = I to je dovoleno, ale nejdřív udělejme, co chce lekce.
learn = Naučit se hrou, { $n } minut
learn-game = { $game }: naučit se hrou, { $n } minut
learn-on = Pokračovat v lekci
learn-first = Jste tu poprvé?
learn-about = První hra s průvodcem u skutečného stolu, vždy jedna věc.

## Legenda a pravidla

legend = Znaky
no-legend = Tato hra nemá znaky, které by bylo třeba vysvětlit.
show-on-table = Ukázat na stole
contents = Obsah
not-now = Teď ne:
why-not = Proč teď ne?
position = Pozice slovy
