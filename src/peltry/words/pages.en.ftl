# What a link says of its page before it is opened: titles, and a sentence or two.
house = { tagline } In the browser, without an account.
table-waiting = { invited } { $taken } of { $seats } seats are taken; sit down and play.
table-waiting-plain = { $taken } of { $seats } seats are taken; sit down and play.
table-playing = { $names }: a game after { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Watch, or take a free seat.
table-finished = { $names }: a finished game of { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
replay = Replay: { $game }
replay-about = { $names }: { $moves ->
    [one] one move
   *[other] { $moves } moves
} to watch again, one by one or by turns.
rules = Rules: { $game }
door = This house is private. Its host has given you a password or an invitation link.
door-password = Password
door-enter = Enter
door-wrong = This does not open the door. Ask the host for another.
door-wait = Too many wrong passwords came from here. Wait a minute, then try again.
