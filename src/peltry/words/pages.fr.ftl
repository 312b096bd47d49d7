# Ce qu’un lien dit de sa page avant qu’on l’ouvre : un titre, et une phrase ou deux.
tagline = Des jeux de fourrures, de frontières et de courriers. Seul, entre amis, ou contre des robots qui ne trichent pas. Dans le navigateur, sans compte.
table-waiting = { $host } vous garde une place. { $taken } places prises sur { $seats } ; asseyez-vous et jouez.
table-waiting-plain = { $taken } places prises sur { $seats } ; asseyez-vous et jouez.
table-playing = { $names } : une partie en cours, { $moves ->
    [one] un coup joué
   *[other] { $moves } coups joués
}. Regardez, ou prenez une place libre.
table-finished = { $names } : une partie finie, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
replay = Revoir : { $game }
replay-about = { $names } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
} à revoir, un à un ou tour par tour.
rules = Règles : { $game }
about = À propos de Peltry
nowhere = Cette page n’existe pas
nowhere-about = L’adresse est peut-être ancienne, ou une lettre est fausse.
door = Cette maison est privée. Son hôte vous a donné un mot de passe ou un lien d’invitation.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Cela n’ouvre pas la porte. Demandez autre chose à l’hôte.
