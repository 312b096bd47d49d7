# What the browser client says by itself. Games bring their own words from the server.

## The lobby

play = Play
about = About
now = just now
take-a-seat = Take a seat
open-a-table = Open a table
play-alone = Play alone
your-name = Your name
name-hint = What the others will read
your-turn = Your turn
my-tables = My tables
open-tables = Open tables
to-watch = To watch
finished-games = Finished games
sit = Sit down
continue = Continue
watch = Watch
replay = Replay
light-it = Light it
nobody-waits = Nobody waits for { $game }.
light-lantern = Light the lantern and others will find you.
no-tables = No table of yours yet.
no-tables-hint = Choose a game and it waits for you here, today or tomorrow.
no-finished = No game has been finished here.
no-finished-hint = When one is, you can watch it again move by move.
players-range = { $from } to { $to } players
players-exact = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
minutes = { $n } min
waiting-count = { $n } waiting
with = with { $names }
alone = alone
move-count = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
compiling = The rules are being carved for the first time. This takes a minute, then never again.

## A new table

new-table = A new table
how-many = How many play?
who-sits = Who sits where?
seat-n = Seat { $n }
seat-me = You
nameless = Guest
seat-here = Someone here
seat-open = Open seat
seat-bot = Bot
seat-me-about = play in this browser
seat-here-about = shares this screen
seat-open-about = waits for a friend
automa = automa
against = against { $name }
bot-strength = Which bot
bot-rating = rated { $n }
bot-rating-about = Measured in games between the levels: 200 points more win three games of four.
options = Options
usual-rules = The usual rules
who-may-come = Who may come?
by-link = By link
by-link-about = Only those who get the link from you.
open-to-all = Open to all
open-to-all-about = Listed in the lobby for anybody.
pace = Pace
no-limit = No limit
no-limit-about = Take your time, close the page, come back tomorrow.
limit = { $n } min a move
limit-days = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
limit-about = When time is up a bot plays on, and the seat can be taken back at any moment.
create = Lay the table
cancel = Cancel
back = Back
close = Close
start = Start the game
starts-when-full = The game starts when every seat is taken. Start it now and bots keep the free seats warm.

## Before the game and leaving it

waiting-for = Waiting for the others
send-link = Send this link to your friends.
copy-link = Copy link
copied = Copied
my-seat-link = My seat link
my-seat-about = Opens your seat on another device. Give it to nobody else.
renew-link = Renew the link
renew-link-about = Renewing closes every older link to this seat.
renewed-link = Renewed: the old links open nothing any more.
seat-free = Free seat
seat-free-about = A bot keeps it warm. Sit down and play on from here.
sit-here = Sit here
choice-any = Any
choice-any-about = You take what is left when the game begins.
choice-taken = taken:
leave-seat = Give up the seat
take-back = Take your seat back
bot-plays = A bot plays for { $name }.
invited-plain = A seat is free.
leave-ask = Give up your seat?
leave-about = A bot plays on for you from here. You can take the seat back at any moment.
stay = Stay
pause-game = Pause
pause-about = Nobody moves without you: the game waits in the lobby, today or tomorrow.

## At the table

choose-here = Pick a glowing piece, or choose here.
thinking = { $name } is thinking
thinking-about = You may look around, plan, or chat. We ring when it is your turn.
prepare-turn = Prepare my turn
prepare-first = What will you do first?
prepare-then = And then?
prepare-keep = Keep this
prepare-less = One back
prepare-kept = Prepared for your turn
prepare-about = It is made when your turn comes; if something new comes to light, you are asked first. Only you see it.
prepare-drop = Forget it
prepare-had = You had prepared:
prepare-news = Something new has come to light since, so it waits for your word.
prepare-changed = It would not be quite the same now, so it waits for your word.
prepare-gone = That is not possible now.
prepare-play = Play it
prepare-end = With that your turn is over.
prepare-nothing = What you may do then cannot be foreseen yet.
watching = You are watching
watching-about = Spectators see what lies open to all.

## What the Master would do

hint-ask = What would the Master do?
hint-thinking = The Master is thinking…
hint-title = The Master would
hint-about = The chance of winning after each move, if all played on as Masters: what you know, dealt anew many times, and your turn played to its end.
hint-best = best
hint-level = as good
hint-little = a little behind
hint-clear = clearly behind
hint-far = far behind
hint-points = { $n ->
    [one] { $n } point less
   *[other] { $n } points less
}
hint-share = { $n }% less
hint-of-win = { $n }% chance to win
hint-away = Put away
hints = Hints
hints-nobody = For nobody
hints-all = For everybody
hints-nobody-about = Nobody may ask what the Master would do.
hints-all-about = Everybody may ask what the Master would do; at the end all see how often.
hints-allowed = At this table everybody may ask what the Master would do; at the end all see how often.
hints-taken = Hints taken: { $who }

## Taking back

undo = Undo
ask-undo = Undo?
ask-undo-about = Something was revealed: the others must agree.
asks-undo = { $name } would like to go back. Moves taken back: { $what }.
allow = Allow
refuse = Refuse
asked = Waiting for the others' leave to undo.
undo-refused = The others would rather play on.
undo-ask = Take it back?
undo-takes = Moves taken back: { $what }.
undo-looked = What was seen since then stays seen.
undo-do = Take back
play-on = Play on
ask-others = Ask the others
undo-all-agree = Does everybody at the table agree?
undo-of = { $name }: undo

## Log, points, chat, rules

what-happened = What happened
log-empty = Nothing yet. The first move is still to be made.
since-last = Since your last move
show-again = Show again
step-of = { $n } of { $of }
to-now = Back to now
turn-told = { $name }: { $what }
scores = Score
total = Total
no-sources = No points yet.
chat = Chat
say-something = Say something…
send = Send
chat-empty = Quiet at the table.
chat-unread = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
spectator = spectator
rules = Rules
rule-at = Rules: { $title }
search-rules = Search the rules
# Never said: words that mean the same to whoever searches the rules. Commas part them, semicolons part the families.
other-words = smallpox, epidemic, disease, plague; coin, money, cash; furs, pelts; barter, trade, exchange, swap; driving off, combat, fight, battle, attack; alone, solo, single; tie, draw, equal; points, score, scoring; wins, winner, victory; outpost, house, building; landscape, terrain, territory; rifle, gun, weapon
no-match = Nothing found for “{ $what }”.
no-rules = This game has no rules reference yet.
players = Players
menu = Menu
more = More
moves = Moves
so-many-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}

## When something is uncertain or goes wrong

reconstructed = reconstructed
guessed_card = perhaps on another card
reconstructed-table = stands for a reconstructed value: the printed one is not known for certain
line-down = The line is down
line-down-about = Your moves are safe. Trying again in { $n } s.
line-down-trying = Your moves are safe. Trying again…
try-now = Try now
offline = You are offline
offline-about = What you see may be old. We go on by ourselves when the network is back.

## Sharing a screen

handover = Hand over to { $name }
handover-about = Turn the screen so that only { $name } sees it.
i-am = I am { $name }

## The end

game-over = The game is over
wins = { $name } wins
draw = A draw
draw-of = A draw between { $names }
you-win = You win
final-scoring = Final scoring
points-over-time = Points over time
by-source = by source
all-sides = all players
rematch = Rematch
look-at-table = Look at the table
show-scoring = Final scoring
how-it-ended = How it ended
skip = Show all
you-lost = You have lost
lost = { $name } has lost
all-lost = All have lost
verify = Verify
verify-about = Before the first move the table published a fingerprint of its seed. Now the seed is open: anybody can check that nothing was changed.
verify-later = Before the first move the table published this fingerprint of its seed. When the game is over the seed is shown: anybody can check that nothing was changed.
seed = Seed
fingerprint = Fingerprint (SHA-256)
replays-exactly = Replays exactly
replays-not = Does not replay exactly
seed-matches = The seed matches its fingerprint

## Saves and replays

export = Save to a file
import = Open a saved game
import-about = A Peltry save file: watch it again or play on from it.
bad-file = This is not a Peltry save file.
first = First
previous = Previous
next = Next
last = Last
pause = Pause
speed = Speed
move-n = Move { $n }
of-n = of { $n }
after-move = { $n ->
    [0] at the start
   *[other] after move { $n }
}
link-to-move = Link to this move
continue-here = Continue from here
continue-here-about = A new table that begins at this move.
to-table = To the table
next-turn = Next turn
previous-turn = Previous turn

## How it went

analysis = Analysis
analysis-ask = Let the Master look at this game
analysis-about = How everybody stood, move by move, and where most was let go.
analysis-going = The Master is looking at the game: { $n }%
analysis-later = When the game is over, the Master can look at it.
analysis-curve = Chance to win
analysis-honest = The chance that each had to win if all had played on as Masters: by what that seat knew then, the rest dealt anew.
analysis-row = Move { $n }: { $shares }
analysis-nobody = nobody
analysis-lapses = Where most was let go
analysis-none = Nobody let go of much. Well played!
analysis-points = { $name } let go of { $n ->
    [0] less than a point
    [one] about { $n } point
   *[other] about { $n } points
}
analysis-share = { $name } let go of a { $n }% chance to win
analysis-you-points = Here you let go of { $n ->
    [0] less than a point
    [one] about { $n } point
   *[other] about { $n } points
}
analysis-you-share = Here you let go of a { $n }% chance to win
analysis-played = Played: { $move }
analysis-better = The Master: { $move }
analysis-looked = { $choices ->
    [one] One real choice
   *[other] { $choices } real choices
}, the { $looked } most doubtful looked at closely.

## Settings

settings = Settings
language = Language
light = Light
day = Day
lamplight = Lamplight
sound = Sound
on = on
off = off
confirm-moves = Ask before each move
notify-me = Tell me when it is my turn
notify-on = You will be told
bots-pace = Pace of the bots
pace-quick = at once
pace-usual = usual
pace-calm = calm
pass-forced = Make the only move by itself
skip-to-me = Skip to my turn

## What is not there

not-found = No such table
not-found-about = The link may be old, or a letter is missing.
to-lobby = To the lobby
loading = Laying the table…
server-away = The server does not answer
server-away-about = It may be starting. We keep trying.
no-game = No such game
no-game-about = It does not stand on our shelf.

## About Peltry

about-1 = Peltry is a table for modern board games. The rules are taken care of; you look, think and choose.
about-2 = Every piece is our own print, carved in vector lines like lino. Every sentence is our own.
about-3 = Bots see only what their seat may know. Each game publishes a fingerprint of its chance before the first move, so anybody can verify it afterwards.
about-4 = Many printed numbers of these games are reconstructions. The mark ≈ at a piece and in its tip says so, and a person who owns the box can correct them.
about-5 = The games belong to their authors and publishers: { $games }. Peltry is not affiliated with them. Their names say what is played; none of their pictures or texts is here.
peoples = The peoples behind the games
peoples-of = Whose land it is
keys = Keys
licences = Licences
licences-about = Peltry is free software under the MIT licence. What others made and travels with it, fonts and libraries:
keys-about = Number keys choose a move, Escape goes back, U takes a move back, L, S, C, R and G open log, score, chat, rules and symbols, P tells the position in words. R opens the rule of what is pointed at.

## Presence

here = here
gone = away
clock = { $n } left
seats-taken = { $n } of { $of } seats taken
one-piece-several = What do you want to do?
newer-rules = Go on by the newer rules
old-rules = This game is played by the rules it began with. There are newer ones.
asks-rules = { $name } would like to go on by the newer rules of this game.
asked-rules = Waiting for the others to agree to the newer rules.

## The guided first game

lesson = Your first game
lesson-progress = Page { $at } of { $of }
lesson-next = Go on
lesson-page-back = Back
lesson-leave = Play on without the lesson
lesson-back = Back to the lesson
lesson-play-on = Play on
lesson-not-now = You may do that too, but let us first do what the lesson asks.
learn = Learn by playing, { $n } minutes
learn-game = Learn { $game } by playing, { $n } minutes
learn-on = Go on with the lesson
learn-first = New here?
learn-about = A guided first game on the real table, one idea at a time.

## Legend and rules

legend = Symbols
no-legend = This game has no symbols that need a legend.
show-on-table = Show on the table
contents = Contents
not-now = Not now:
why-not = Why not now?
position = The position in words
