game-title = Connect four
decision-drop = Choose a column for your disc.
move-drop = Drop a disc into column { $column }
event-dropped = { $who } drops a disc into column { $column }.
event-won = { $who } has four in a row and wins.
event-drawn = The board is full: a draw.
