game-title = Connect four
game-about = Drop discs into the grid and be the first with four in a row. The smallest game on the shelf, over in a few minutes and good for a first look around.
decision-drop = Choose a column for your disc.
move-drop = Drop a disc into column { $column }
event-dropped = { $who } drops a disc into column { $column }.
    .you = You drop a disc into column { $column }.
    .brief = column { $column }
event-won = { $who } has four in a row and wins.
    .you = You have four in a row and win.
event-drawn = The board is full: a draw.

# Titles under which a long list of moves is folded.
group-drop = Columns

# Why a move may not be made.
why-column_full = This column is full.
