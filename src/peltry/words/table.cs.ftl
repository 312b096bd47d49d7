# Slova domu: nepatří žádné hře.
table-record-players = Hráči: { $names }
table-record-seed = SHA-256 semínka: { $hash }
table-record-option = { $name }: { $value }
table-record-over = { $moves ->
    [one] Hra skončila po jednom tahu.
   *[other] Hra skončila po { $moves } tazích.
}
table-record-open = { $moves ->
    [one] Hra po jednom tahu pokračuje.
   *[other] Hra po { $moves } tazích pokračuje.
}
table-result-line = { $place }. { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-result-nobody = Nikdo nevyhrál.
table-result-lost = Prohráli jste.
table-players = Hráči
table-player = Hráč { $number }
table-points = Body:
table-log = Co se stalo
table-moves = Možné tahy
table-turn = Na tahu je { $who }:
table-prompt = Číslo tahu (h zobrazí nápovědu):
table-help =
    Číslo provede daný tah; totéž udělá jeho krátký zápis v závorkách.
    Jakékoli jiné slovo ukáže jen tahy, v nichž se vyskytuje.
    u  vzít zpět svůj poslední tah
    l  celý záznam hry
    t  znovu ukázat stůl
    s  uložit; s SOUBOR uloží pod tímto jménem
    h  tato nápověda
    q  odejít; hra zůstane uložena a lze v ní pokračovat
table-unknown = Není to příkaz ani část tahu: „{ $text }“. Zadejte číslo od 1 do { $last }, nebo h pro nápovědu.
table-undone = Vzato zpět: { $move }
table-undo-ask = { $why ->
    [news] Od vašeho tahu bylo odhaleno něco nového.
   *[other] Mezitím táhl někdo jiný.
} Souhlasí celý stůl s návratem? (a/n)
table-undo-none = Nemáte žádný tah, který by šlo vzít zpět.
table-yes = a
table-saved = Uloženo do { $file }.
table-kept = Hra je uložena v { $file }. Pokračovat lze příkazem: { $command }
table-thinks = { $who } přemýšlí…
table-pass = { $who }, teď se díváte vy. Stiskněte Enter.
table-reconstructed = Některé tištěné hodnoty jsou rekonstruované: „peltry printed { $game }“ ukáže které.
table-unlearned = Tato pravidla se zatím nikdo nenaučil, proto { $who } hraje jako Účetní.
table-seed = Semínko bylo { $seed }; jeho SHA-256 je { $hash }.
table-analysis-shares = Jakou šanci na výhru kdo po tolika tazích měl, kdyby všichni hráli dál jako Mistři, podle toho, co tehdy věděl:
table-analysis-looked = { $choices ->
    [one] Padlo jedno skutečné rozhodnutí
    [few] Padla { $choices } skutečná rozhodnutí
   *[other] Padlo { $choices } skutečných rozhodnutí
}; prohlédnutých nejspornějších: { $looked }.{ " " }Kde se přišlo o nejvíc:
table-analysis-lapse = Tah { $move }, { $who } { $points ->
    [-1] přichází o { $share } % šance na výhru
    [0] přichází o méně než bod ({ $share } % šance na výhru)
    [one] přichází asi o { $points } bod ({ $share } % šance na výhru)
    [few] přichází asi o { $points } body ({ $share } % šance na výhru)
   *[other] přichází asi o { $points } bodů ({ $share } % šance na výhru)
}. Zahráno: { $played }. Mistr: { $better }.

# Boti: jméno, které může sedět u stolu, a řádek o tom, jak hrají.
bot-random = Tulák
    .about = Hraje, co mu přijde pod ruku. Na první pohled do hry, v klidu.
bot-greedy = Účetní
    .about = Promyslí svůj tah až do konce a vezme, co vynese nejvíc. Slušný soupeř.
    .unlearned = Podle zdejších pravidel se hru zatím nikdo nenaučil, proto tu nejsou úrovně na výběr.
bot-novice = Nováček
    .about = Zná pravidla a o moc víc ne. Porazíte ho i v první hře.
bot-apprentice = Učeň
    .about = Má plán, a o kolo později často jiný.
bot-clerk = Písař
    .about = Střízlivý a stálý; nejjemnější tahy mu utečou.
bot-expert = Znalec
    .about = Hru zná dobře a chybuje zřídka.
bot-master = Mistr
    .about = Naučil se hru tím, že hrál sám se sebou. Dívá se, kam který tah vede.

# Why a move may not be made, where a game knows no better reason.
why-not_now = To teď nejde.
why-first = Nejdřív je na řadě „{ $decision }“

# Několik věcí za sebou (`listed` v kernel/saying.py).
list-0 = nic
list-1 = { $a }
list-2 = { $a } a { $b }
list-3 = { $a }, { $b } a { $c }
list-4 = { $a }, { $b }, { $c } a { $d }
list-5 = { $a }, { $b }, { $c }, { $d } a { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e } a { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } a { $g }
