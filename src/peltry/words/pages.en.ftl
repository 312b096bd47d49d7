# What a link says of its page before it is opened: titles, and a sentence or two.
tagline = Games about fur, frontier and couriers. Alone, with friends, or against bots that cannot peek. In the browser, without an account.
table-waiting = { $host } keeps a seat free for you. { $taken } of { $seats } seats are taken; sit down and play.
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
about = About Peltry
nowhere = No such page
nowhere-about = The address may be old, or a letter is wrong.
door = This house is private. Its host has given you a password or an invitation link.
door-password = Password
door-enter = Enter
door-wrong = This does not open the door. Ask the host for another.
