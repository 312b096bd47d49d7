"""Masters: players that learned a game by playing themselves, from its rules and from nothing else.

`field` steps many games at once, on a CPU or a GPU; `network` turns what a seat observes into a liking for each legal
move and a worth for each side; `learner` improves it by self-play; `weights` keeps it in a small file; `mind` plays by
it, compiled, without any of the former. `settings` says how a game is learned.
"""
