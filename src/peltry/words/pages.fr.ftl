# Ce qu’un lien dit de sa page avant qu’on l’ouvre : un titre, et une phrase ou deux.
house = { tagline } Dans le navigateur, sans compte.
table-waiting = { invited } { $taken } places prises sur { $seats } ; asseyez-vous et jouez.
table-waiting-plain = { $taken } places prises sur { $seats } ; asseyez-vous et jouez.
table-playing = { $names } : une partie en cours, { $moves ->
    [one] un coup joué
   *[other] { $moves } coups joués
}. Regardez, ou prenez une place libre.
table-finished = { $names } : une partie finie, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
replay = Revoir : { $game }
replay-about = { $names } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
} à revoir, un à un ou tour par tour.
rules = Règles : { $game }
door = Cette maison est privée. Son hôte vous a donné un mot de passe ou un lien d’invitation.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Cela n’ouvre pas la porte. Demandez autre chose à l’hôte.
door-wait = Trop de mots de passe erronés sont venus d’ici. Attendez une minute, puis réessayez.
