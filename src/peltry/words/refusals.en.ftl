# What Peltry says no to: one line each, what is wrong and what would be right. Names in quotes come quoted.

# At the table
not-your-seat = that is not your seat
not-your-turn = it is another player’s turn
move-after-end = the game is over, no move can be made any more
move-range = moves are numbers from 0 to { $last }, not { $move }
move-not-legal = { $move } is not legal now; what is: { $legal }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
move-barred = { $refusal }. { $reason } (Rules: { $section })
move-no-number = a move is a whole number, not { $move }
move-no-text = a move is a whole number or its text, not { $move }
move-in-replay = move { $number }, { $move }, is not legal there
endless-turn = a turn has at most { $most } moves; take some of them back and end it sooner
endless-turn-played = { $game }, seed { $seed }: seat { $seat } has made { $most } moves in one turn (turn { $turn }) and could go on for ever; the rules must end every turn
overfull-setup = { $game } cannot begin: with these printed values more than { $most } things would wait to be decided at once; correct the printed values
overfull-move = { $move } cannot be played: with these printed values more than { $most } things would wait to be decided at once; choose another move
untold-setup = { $game } cannot begin: of its setup more than { $most } things would be told; tell less in its rules
untold-move = { $move } cannot be played: more than { $most } things would happen by it, which nobody could be told; choose another move
game-over = the game is over
not-begun = the game has not begun
being-compiled = the rules are being compiled
too-many-moves = a game has at most { $most } moves
bot-plays-for-you = a bot plays for you; take your seat back first
player-is-back = the player is back
nobody-asked = nobody has asked you anything
asked-just-now = you have asked just now; give the others a moment
undo-after-end = the game is over and its seed is known; start a new table from a move instead
undo-too-often = this table was changed { $most } times; nothing is taken back here any more
undo-nothing = you have made no move that could be taken back
undo-seat-open = a seat is open here: whoever takes it cannot be asked yet; what was shown stays shown
hints-others-play = other people play here, and this table was laid without hints
hints-lesson = the lesson tells what to do now; ask again when it is over
hints-one-move = there is only one move now
hints-unlearned = nobody has learned these rules yet, so there is nobody to ask
analysis-failed = the Master cannot make anything of this game
nothing-said = there is nothing in this line
talk-is-for-players = only those who sit at this table may talk here
spectators-full = as many watch this table as can; come back later
windows-full = your seat is open in too many windows; close one
stale = the table is at version { $now }, not { $asked }

# Tables, seats, new tables
no-such-table = there is no such table; look at the link again
no-lesson = there is no guided first game of { $game } yet; its rules are in the book
over-watch = the game is over; everybody may watch it
seat-taken = that seat is taken
all-taken = every seat is taken; you can watch
no-seat-here = you have no such seat at this table
start-for-players = only those who sit at the table can start it
begun-already = the game has begun already
not-over-yet = the game is not over yet
rematch-for-players = only those who played can ask for a rematch
fork-for-players = only those who play can continue a running game as a new table
others-still-play = others still play this game: what comes next there would be told; wait for its end
fork-seat-open = a seat is open here: whoever takes it would play with what you have seen; wait for the end
no-such-move = the game has { $moves } moves; there is no move { $move }
no-such-bot = there is no bot { $name } for { $game }; its bots are: { $bots }
seats-list = seats is a list with one entry for each player
seats-for-players = { $seats } seats for { $players } players
seat-kinds = a seat is one of { $kinds }, not { $kind }
options-list = options is a list of names with their values
choices-list = choices is a list of options with the value that you would have for your seat
choice-not-for-a-seat = what can be chosen for a seat: { $offered }; { $name } is none of it
choice-taken = { $value } is taken by { $name }; still free: { $free }
minutes-range = minutes for a move is a number up to { $most }, or null for no limit
whole-number = { $name } is a whole number, not { $value }
table-other-rules = this table was played by { $rules }
table-other-printed = the printed values of { $game } have changed since this table began; it cannot go on
table-overtaken = this table was changed by another server; look at it again
table-moving = this table is moving to another process of this house; look at it again and repeat what is missing
table-put-away = this table was put away; look at it again and repeat what is missing
lobby-full-of-yours = { $most } open tables of yours are in the lobby already; play those, or make one by link
lobby-full-around-you = the lobby is full of open tables from your part of the net; make one by link
tables-for-today = { $most } tables were made from where you are within a day; play those, or come back tomorrow
lobby-enough-of-yours = { $most } open tables of yours were in the lobby within a day; make the next one by link

# Games
no-such-game = there is no game { $name }; the games are: { $games }
game-broken = { $name } cannot be played: { $error }
game-lacks-file = { $game } has no { $file }
player-counts = { $game } is played by { $counts } players, not { $players }
no-such-option = { $game } has no option { $name }; its options are: { $offered }
no-such-preset = { $game } has no preset { $name }; its presets are: { $presets }
option-values = option { $name } needs { $players } values, one for each player, not { $count }
option-twice = option { $name } needs another value for each player; { $value } stands twice
option-one-of = option { $name } is one of { $values }, not { $value }
too-many-names = { $names } names for { $players } players
seed-from-zero = a seed is a whole number from 0, not { $seed }

# Save files; $name is the file’s name, or the-save
the-save = the save
save-for-players = only those who play can save a running game; everybody can when it is over
save-others-play = others play this game too: its file would tell what is still hidden from all of you; save it when it is over
save-chair-open = a chair at this table still waits for somebody, from whom the file would keep nothing hidden; save the game when it is over
save-no-json = this is no save file: it is not JSON
save-not-ours = this is no save file of Peltry
save-names = the names in the save are not texts
save-long-seed = the seed in the save is not a number of at most { $digits } digits in quotes
save-unreadable = the save cannot be read: { $error }
save-long-printed = the printed values in the save are not text, or too long
seed-at-the-end = the seed is shown when the game is over; until then its SHA-256 is { $hash }
save-no-seed = { $name } has no seed yet, only its SHA-256: it can be replayed when the game is over
save-too-deep = { $name } is no save: its brackets stand too deep in each other
save-empty = { $name } is empty; a save was expected
save-cut-short = { $name } is cut short after { $length } characters; the rest of the save is missing
save-line = { $name } is no save: line { $line } is not JSON
save-no-format = { $name } is no save of Peltry: it has no format
save-other-format = { $name } has the format { $format }; this Peltry reads { $ours }
save-changed = { $name } was changed after it was saved: its checksum should be { $checksum }
save-incomplete = { $name } is incomplete: { $field } is missing or not what it should be
save-seats = { $name } has { $seats } seats for { $players } players
save-other-game = { $name } is a game of { $game }; the games are: { $games }
save-printed = { $name } cannot be read with its own printed values: { $error }
save-printed-given = { $name } cannot be read with the printed values given for it: { $error }
printed-long-line = { $name }, line { $line }: a line has at most { $most } characters, not { $length }
printed-many-parts = { $name }, line { $line }: a name has at most { $most } parts between its dots
save-other-rules = { $name } was played by { $rules }
save-other-printed = { $name } was played with other printed values ({ $theirs }, these are { $ours }); give its own with --printed FILE
save-seed = { $name } has the seed { $seed }; a seed is a whole number in quotes
save-wrong = { $name }: { $error }
save-move = { $name }: move { $number }, { $move }, cannot be played: { $error }
other-rules = version { $saved } of { $game }'s rules, this is version { $version }{ $why }; use { $mend ->
    [newer] a newer Peltry
   *[older] an older Peltry
} to replay it

# What a program may have sent
too-large = at most { $most } bytes can be sent here
body-no-json = the body is not JSON
body-no-object = the body is one JSON object
number-asked = { $name } is a whole number
tokens-list = tokens is a list of seats' tokens
move-numbers = a move has the numbers move and version
as-form = a hello asks for the table as "scene", "data" or "words"
key-length = a key is a text of at most { $most } letters, figures and signs
pace-range = pace is a number from 0 to { $most }, 1 being as usual
undo-version = undo has the number version
slow-down = too many messages; slow down
look-slower = you have asked for the whole table too often; wait a few seconds
message-no-object = a message is one JSON object
say-hello = say hello first
no-command = this is no command
server-failed = the server could not do this; try again
nothing-here = there is nothing here
foreign-page = this page may not speak for you
too-many-requests = too many requests; wait a moment

rules-for-host = only the host of the table can ask to go on by newer rules
rules-are-new = the table is played by version { $version } of the rules, which is the newest; there is nothing to change
rules-other-options = by version { $version } of the rules this game could not be set up: { $error }
rules-other-moves = by version { $version } of the rules move { $number }, { $move }, could not have been made; the game goes on by its own rules
rules-other-turn = by version { $version } of the rules somebody else would be to play; the game goes on by its own rules
house-closed = no new game begins here for now: { $text }
house-private = this house is private: open its first page and enter the password, or use an invitation
banned = the host of this house has closed its door to you
cannot-prepare = that cannot be prepared any more: the table has changed
too-many-prepared = at most { $most } moves can be prepared
