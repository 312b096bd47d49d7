# Co odkaz poví o své stránce, než ji někdo otevře: nadpis a věta nebo dvě.
house = { tagline } V prohlížeči, bez účtu.
table-waiting = { invited } Obsazeno { $taken } z { $seats }; posaďte se a hrajte.
table-waiting-plain = Obsazeno { $taken } z { $seats } míst; posaďte se a hrajte.
table-playing = { $names }: rozehraná hra, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}. Dívejte se, nebo si sedněte na volné místo.
table-finished = { $names }: dohraná hra, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
replay = Přehrát: { $game }
replay-about = { $names }: { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} k přehrání, po jednom nebo po kolech.
rules = Pravidla: { $game }
door = Tento dům je soukromý. Hostitel vám dal heslo nebo odkaz s pozvánkou.
door-password = Heslo
door-enter = Vstoupit
door-wrong = Tím se dveře neotevřou. Požádejte hostitele o jiné.
door-wait = Odtud přišlo příliš mnoho chybných hesel. Počkejte minutu a zkuste to znovu.
