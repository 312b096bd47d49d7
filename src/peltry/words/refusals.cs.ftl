# Co Peltry odmítá: pokaždé jeden řádek, co je špatně a co by bylo správně. Citovaná jména přicházejí v uvozovkách.

# U stolu
not-your-seat = to není vaše místo
not-your-turn = na tahu je někdo jiný
move-after-end = hra skončila, táhnout už nelze
move-range = tahy jsou čísla od 0 do { $last }, ne { $move }
move-not-legal = { $move } teď není možné; možné je: { $legal }{ $more ->
    [0] { "" }
   *[other] { " " }a další ({ $more })
}
move-barred = { $refusal }. { $reason } (Pravidla: { $section })
move-no-number = tah je celé číslo, ne { $move }
move-no-text = tah je celé číslo, nebo jeho text, ne { $move }
move-in-replay = tah { $number }, { $move }, tam není možný
endless-turn = tah hráče má nejvýše { $most } kroků; některé vezměte zpět a skončete dřív
endless-turn-played = { $game }, semínko { $seed }: místo { $seat } udělalo { $most } kroků v jednom tahu (tah { $turn }) a mohlo by pokračovat donekonečna; pravidla musí každý tah ukončit
overfull-setup = { $game } nemůže začít: s těmito tištěnými hodnotami by na rozhodnutí čekalo najednou přes { $most } věcí; opravte tištěné hodnoty
overfull-move = { $move } nelze zahrát: s těmito tištěnými hodnotami by na rozhodnutí čekalo najednou přes { $most } věcí; zvolte jiný tah
untold-setup = { $game } nemůže začít: o přípravě by se vyprávělo přes { $most } věcí; vyprávějte jich v pravidlech méně
untold-move = { $move } nelze zahrát: stalo by se při tom přes { $most } věcí, což by nešlo nikomu vypovědět; zvolte jiný tah
game-over = hra skončila
not-begun = hra ještě nezačala
being-compiled = pravidla se právě překládají
too-many-moves = hra má nejvýše { $most } tahů
bot-plays-for-you = hraje za vás bot; nejdřív se vraťte na své místo
player-is-back = hráč se vrátil
nobody-asked = nikdo se vás na nic neptal
asked-just-now = právě jste se ptali; dejte ostatním chvíli
undo-after-end = hra skončila a její semínko je známo; raději začněte nový stůl od některého tahu
undo-too-often = tento stůl se změnil { $most }krát; nic se tu už nevrací
undo-nothing = neudělali jste žádný tah, který by šel vzít zpět
undo-seat-open = jedno místo je tu volné: kdo si na ně sedne, toho se ještě nelze zeptat; co bylo ukázáno, zůstane ukázáno
hints-others-play = hrají tu i jiní lidé a tento stůl je prostřen bez rad
hints-lesson = co teď dělat, říká lekce; zeptejte se znovu, až skončí
hints-one-move = teď je možný jen jeden tah
hints-unlearned = tato pravidla se zatím nikdo nenaučil, není se koho ptát
analysis-failed = z této partie Mistr nic nevyčte
nothing-said = v tomto řádku nic není
talk-is-for-players = mluvit tu smějí jen ti, kdo sedí u stolu
spectators-full = u tohoto stolu se už dívá tolik lidí, kolik může; přijďte později
windows-full = vaše místo je otevřené v příliš mnoha oknech; jedno zavřete
stale = stůl je ve verzi { $now }, ne { $asked }

# Stoly, místa, nové stoly
no-such-table = takový stůl není; podívejte se znovu na odkaz
no-lesson = hra { $game } ještě nemá první hru s průvodcem; její pravidla jsou v knize
over-watch = hra skončila; dívat se smí každý
seat-taken = to místo je obsazené
all-taken = všechna místa jsou obsazená; můžete se dívat
no-seat-here = takové místo u stolu nemáte
start-for-players = začít mohou jen ti, kdo sedí u stolu
begun-already = hra už začala
not-over-yet = hra ještě neskončila
rematch-for-players = o odvetu mohou žádat jen ti, kdo hráli
fork-for-players = pokračovat v běžící hře u nového stolu mohou jen ti, kdo ji hrají
others-still-play = tuto hru hrají ještě jiní: prozradilo by se, co v ní přijde; počkejte na konec
fork-seat-open = jedno místo je tu volné: kdo si na ně sedne, hrál by s tím, co jste už viděli; počkejte na konec
no-such-move = hra má { $moves } tahů; tah { $move } v ní není
no-such-bot = bot { $name } pro { $game } není; jeho boti: { $bots }
seats-list = seats je seznam s jednou položkou pro každého hráče
seats-for-players = míst: { $seats }, hráčů: { $players }
seat-kinds = místo je jedno z { $kinds }, ne { $kind }
options-list = options je seznam jmen s hodnotami
choices-list = choices je seznam možností s hodnotou, kterou chcete pro své místo
choice-not-for-a-seat = pro jedno místo lze zvolit: { $offered }; { $name } k tomu nepatří
choice-taken = { $value }: to už má { $name }; ještě volné: { $free }
minutes-range = minutes na tah je číslo do { $most }, nebo null bez omezení
whole-number = { $name } je celé číslo, ne { $value }
table-other-rules = u tohoto stolu se hrálo podle { $rules }
table-other-printed = tištěné hodnoty hry { $game } se od začátku tohoto stolu změnily; nelze pokračovat
table-overtaken = tento stůl změnil jiný server; podívejte se na něj znovu
table-moving = tento stůl přechází k jinému procesu tohoto domu; podívejte se na něj znovu a zopakujte, co chybí
table-put-away = tento stůl byl odložen; podívejte se na něj znovu a zopakujte, co chybí
lobby-full-of-yours = v hale už je { $most } vašich otevřených stolů; hrajte u nich, nebo založte stůl na odkaz
lobby-full-around-you = hala je plná stolů z vašeho kouta sítě; založte stůl na odkaz
tables-for-today = z místa, odkud jste, bylo za den založeno { $most } stolů; hrajte u nich, nebo přijďte zítra
lobby-enough-of-yours = během dne bylo v hale { $most } vašich otevřených stolů; další založte na odkaz

# Hry
no-such-game = hra { $name } není; hry: { $games }
game-broken = { $name } nelze hrát: { $error }
game-lacks-file = { $game } nemá { $file }
player-counts = { $game } hraje { $counts } hráčů, ne { $players }
no-such-option = { $game } nemá možnost { $name }; jeho možnosti: { $offered }
no-such-preset = { $game } nemá předvolbu { $name }; jeho předvolby: { $presets }
option-values = možnost { $name } potřebuje hodnot { $players }, pro každého hráče jednu, ne { $count }
option-twice = možnost { $name } potřebuje pro každého hráče jinou hodnotu; { $value } je tu dvakrát
option-one-of = možnost { $name } je jedna z { $values }, ne { $value }
too-many-names = jmen: { $names }, hráčů: { $players }
seed-from-zero = semínko je celé číslo od 0, ne { $seed }

# Uložené hry; $name je jméno souboru, nebo the-save
the-save = soubor
save-for-players = běžící hru mohou uložit jen ti, kdo ji hrají; až skončí, může každý
save-others-play = tuto hru hrají i jiní: soubor by prozradil, co je vám všem ještě skryto; uložte ji, až skončí
save-chair-open = jedna židle u stolu ještě na někoho čeká a soubor by před ním nic neskryl; uložte hru, až skončí
save-no-json = toto není uložená hra: není to JSON
save-not-ours = toto není hra uložená Peltry
save-names = jména v souboru nejsou texty
save-long-seed = semínko v souboru není číslo o nejvýše { $digits } číslicích v uvozovkách
save-unreadable = soubor nelze přečíst: { $error }
save-long-printed = tištěné hodnoty v souboru nejsou text, nebo jsou příliš dlouhé
seed-at-the-end = semínko se ukáže na konci hry; do té doby je jeho SHA-256 { $hash }
save-no-seed = { $name } ještě nemá semínko, jen jeho SHA-256: přehrát půjde, až hra skončí
save-too-deep = { $name } není uložená hra: závorky jsou v sobě příliš hluboko
save-empty = { $name } je prázdný; čekala se uložená hra
save-cut-short = { $name } končí po { $length } znacích; zbytek uložené hry chybí
save-line = { $name } není uložená hra: řádek { $line } není JSON
save-no-format = { $name } není hra uložená Peltry: nemá formát
save-other-format = { $name } má formát { $format }; toto Peltry čte { $ours }
save-changed = { $name } byl po uložení změněn: kontrolní součet má být { $checksum }
save-incomplete = { $name } není úplný: { $field } chybí, nebo není, jak má být
save-seats = { $name }: míst { $seats }, hráčů { $players }
save-other-game = { $name } je hra { $game }; hry: { $games }
save-printed = { $name } nelze číst s vlastními tištěnými hodnotami: { $error }
save-printed-given = { $name } nelze číst s danými tištěnými hodnotami: { $error }
printed-long-line = { $name }, řádek { $line }: řádek má nejvýše { $most } znaků, ne { $length }
printed-many-parts = { $name }, řádek { $line }: jméno má mezi tečkami nejvýše { $most } částí
save-other-rules = { $name } se hrál podle { $rules }
save-other-printed = { $name } se hrál s jinými tištěnými hodnotami ({ $theirs }, tyto jsou { $ours }); dejte mu jeho vlastní s --printed FILE
save-seed = { $name } má semínko { $seed }; semínko je celé číslo v uvozovkách
save-wrong = { $name }: { $error }
save-move = { $name }: tah { $number }, { $move }, nelze zahrát: { $error }
other-rules = verze { $saved } pravidel hry { $game }, toto je verze { $version }; přehrajte { $mend ->
    [newer] novějším Peltry
   *[older] starším Peltry
}

# Co mohl poslat program
too-large = sem lze poslat nejvýše { $most } bajtů
body-no-json = tělo není JSON
body-no-object = tělo je jeden objekt JSON
number-asked = { $name } je celé číslo
tokens-list = tokens je seznam klíčů k místům
move-numbers = tah má čísla move a version
as-form = hello žádá o stůl jako „scene“, „data“ nebo „words“
key-length = key je text o nejvýše { $most } písmenech, číslicích a znacích
pace-range = pace je číslo od 0 do { $most }, obvyklé je 1
undo-version = undo má číslo version
slow-down = příliš mnoho zpráv; pomaleji
look-slower = ptáte se na celý stůl příliš často; chvíli počkejte
message-no-object = zpráva je jeden objekt JSON
say-hello = nejdřív řekněte hello
no-command = toto není příkaz
server-failed = serveru se to nepovedlo; zkuste to znovu
nothing-here = tady nic není
foreign-page = tato stránka za vás nesmí mluvit
too-many-requests = příliš mnoho žádostí; chvíli počkejte

rules-for-host = jen hostitel stolu může navrhnout pokračovat podle novějších pravidel
rules-are-new = u stolu se hraje podle verze pravidel { $version }, která je nejnovější; není co měnit
rules-other-options = podle verze pravidel { $version } by se tato hra nedala připravit: { $error }
rules-other-moves = podle verze pravidel { $version } by tah { $number }, { $move }, nebyl možný; hra pokračuje podle svých pravidel
rules-other-turn = podle verze pravidel { $version } by byl na tahu někdo jiný; hra pokračuje podle svých pravidel
house-closed = nová hra tu teď nezačne: { $text }
house-private = tento dům je soukromý: otevřete jeho první stránku a zadejte heslo, nebo použijte pozvánku
banned = hostitel tohoto domu vám zavřel dveře
cannot-prepare = to už připravit nejde: stůl se změnil
too-many-prepared = připravit lze nejvýš { $most } tahů
