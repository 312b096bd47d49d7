game-title = Čtyři v řadě
game-about = Vhazujte kameny do desky a mějte jako první čtyři v řadě. Nejmenší hra na polici, hotová za pár minut a dobrá na první rozhlédnutí.
decision-drop = Vyberte sloupec pro svůj kámen.
move-drop = Vhodit kámen do sloupce { $column }
event-dropped = { $who } hází kámen do sloupce { $column }.
    .you = Házíte kámen do sloupce { $column }.
    .brief = sloupec { $column }
event-won = { $who } má čtyři v řadě a vítězí.
    .you = Máte čtyři v řadě a vítězíte.
event-drawn = Deska je plná: remíza.

# Nadpisy, pod které se skládá dlouhý seznam tahů.
group-drop = Sloupce

# Why a move may not be made.
why-column_full = Tento sloupec je plný.
