"""The terminal table: a game in panels, moves by number, a log in three languages."""
