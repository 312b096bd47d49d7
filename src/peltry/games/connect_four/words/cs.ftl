game-title = Čtyři v řadě
decision-drop = Vyberte sloupec pro svůj kámen.
move-drop = Vhodit kámen do sloupce { $column }
event-dropped = { $who } hází kámen do sloupce { $column }.
event-won = { $who } má čtyři v řadě a vítězí.
event-drawn = Deska je plná: remíza.
