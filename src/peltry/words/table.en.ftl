# Words of the house: they belong to no game.
table-record-players = Players: { $names }
table-record-seed = SHA-256 of the seed: { $hash }
table-record-option = { $name }: { $value }
table-record-over = { $moves ->
    [one] The game is over after one move.
   *[other] The game is over after { $moves } moves.
}
table-record-open = { $moves ->
    [one] The game goes on after one move.
   *[other] The game goes on after { $moves } moves.
}
table-result-line = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-result-nobody = Nobody has won.
table-result-lost = You have lost.
table-players = Players
table-player = Player { $number }
table-points = Points:
table-log = What happened
table-moves = Legal moves
table-turn = { $who } to play:
table-prompt = Number of a move (h for help):
table-help =
    A number makes that move; so does its short text in brackets.
    Any other word shows only the moves in which it occurs.
    u  take your last move back
    l  the whole log of the game
    t  show the table again
    s  save; s FILE saves under that name
    h  this help
    q  leave; the game is kept and can be resumed
table-unknown = Neither a command nor part of a move: “{ $text }”. Give a number from 1 to { $last }, or h for help.
table-undone = Taken back: { $move }
table-undo-ask = { $why ->
    [news] Something new was seen since your move.
   *[other] Somebody else has moved since.
} Does everybody at the table agree to go back? (y/n)
table-undo-none = There is no move of yours to take back.
table-yes = y
table-saved = Saved in { $file }.
table-kept = The game is kept in { $file }. Go on with: { $command }
table-thinks = { $who } is thinking…
table-pass = { $who }, it is your turn to look. Press Enter.
table-reconstructed = Some printed values are reconstructions: “peltry printed { $game }” shows which.
table-unlearned = Nobody has learned these rules yet, so { $who } plays as the Bookkeeper does.
table-seed = The seed was { $seed }; its SHA-256 is { $hash }.
table-analysis-shares = The chance that each had to win after so many moves, if all had played on as Masters, by what they knew then:
table-analysis-looked = { $choices ->
    [one] One real choice was made
   *[other] { $choices } real choices were made
}, the { $looked } most doubtful were looked at.{ " " }Where most was let go:
table-analysis-lapse = Move { $move }, { $who } let go of { $points ->
    [-1] a { $share }% chance to win
    [0] less than a point ({ $share }% chance to win)
    [one] about { $points } point ({ $share }% chance to win)
   *[other] about { $points } points ({ $share }% chance to win)
}. Played: { $played }. The Master: { $better }.

# Bots: a name that can sit at a table, and one line about how it plays.
bot-random = Drifter
    .about = Plays whatever comes to hand. For a first look at a game, in peace.
bot-greedy = Bookkeeper
    .about = Thinks its own turn through to the end and takes what pays best. A fair opponent.
    .unlearned = Nobody has learned this game by the rules that stand here, so there are no levels to choose.
bot-novice = Novice
    .about = Knows the rules and little more. A first game can beat it.
bot-apprentice = Apprentice
    .about = Has a plan, and often another one a turn later.
bot-clerk = Clerk
    .about = Sober and steady; lets the finest moves lie.
bot-expert = Expert
    .about = Knows the game well and errs seldom.
bot-master = Master
    .about = Learned the game by playing itself. Looks where each turn leads.

# Why a move may not be made, where a game knows no better reason.
why-not_now = This cannot be done now.
# What comes first, where a piece can do nothing because another decision waits.
why-first = “{ $decision }” comes first.

# Several things one after another (`listed` in kernel/saying.py).
list-0 = nothing
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }
list-5 = { $a }, { $b }, { $c }, { $d } and { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g }
