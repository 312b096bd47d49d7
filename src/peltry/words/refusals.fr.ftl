# Ce que Peltry refuse : une ligne chaque fois, ce qui ne va pas et ce qui irait. Les noms cités arrivent entre guillemets.

# À la table
not-your-seat = ce n’est pas votre place
not-your-turn = c’est à quelqu’un d’autre de jouer
move-after-end = la partie est finie, on ne peut plus jouer
move-range = les coups sont des nombres de 0 à { $last }, pas { $move }
move-not-legal = { $move } n’est pas possible maintenant ; ce qui l’est : { $legal }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } autres
}
move-barred = { $refusal }. { $reason } (Règles : { $section })
move-no-number = un coup est un nombre entier, pas { $move }
move-no-text = un coup est un nombre entier ou son texte, pas { $move }
move-in-replay = le coup { $number }, { $move }, n’est pas possible à cet endroit
endless-turn = un tour compte au plus { $most } coups ; reprenez-en quelques-uns et finissez-le plus tôt
endless-turn-played = { $game }, graine { $seed } : la place { $seat } a joué { $most } coups dans un même tour (tour { $turn }) et pourrait continuer sans fin ; les règles doivent mettre fin à chaque tour
overfull-setup = { $game } ne peut pas commencer : avec ces valeurs imprimées, plus de { $most } choses attendraient une décision en même temps ; corrigez les valeurs imprimées
overfull-move = { $move } ne peut pas être joué : avec ces valeurs imprimées, plus de { $most } choses attendraient une décision en même temps ; choisissez un autre coup
untold-setup = { $game } ne peut pas commencer : sa mise en place raconterait plus de { $most } choses ; racontez-en moins dans ses règles
untold-move = { $move } ne peut pas être joué : plus de { $most } choses en résulteraient, que personne ne pourrait raconter ; choisissez un autre coup
game-over = la partie est finie
not-begun = la partie n’a pas commencé
being-compiled = les règles sont en cours de compilation
too-many-moves = une partie compte au plus { $most } coups
bot-plays-for-you = un robot joue pour vous ; reprenez d’abord votre place
player-is-back = la personne est revenue
nobody-asked = personne ne vous a rien demandé
asked-just-now = vous venez de demander ; laissez un moment aux autres
undo-after-end = la partie est finie et sa graine est connue ; ouvrez plutôt une nouvelle table à partir d’un coup
undo-too-often = cette table a changé { $most } fois ; on n’y annule plus rien
undo-nothing = vous n’avez joué aucun coup à reprendre
undo-seat-open = une place est libre ici : la personne qui la prendra ne peut pas encore être consultée ; ce qui a été montré reste montré
hints-others-play = d’autres jouent ici, et cette table a été dressée sans conseils
hints-lesson = la leçon dit quoi faire maintenant ; demandez de nouveau quand elle sera finie
hints-one-move = il n’y a qu’un seul coup possible
hints-unlearned = personne n’a encore appris ces règles : il n’y a personne à qui demander
analysis-failed = le Maître ne peut rien dire de cette partie
nothing-said = cette ligne est vide
talk-is-for-players = seules les personnes assises à cette table peuvent parler ici
spectators-full = cette table a tous les spectateurs qu’elle peut avoir ; revenez plus tard
windows-full = votre place est ouverte dans trop de fenêtres ; fermez-en une
stale = la table en est à la version { $now }, pas { $asked }

# Tables, places, nouvelles tables
no-such-table = cette table n’existe pas ; regardez encore le lien
no-lesson = il n’y a pas encore de première partie guidée de { $game } ; ses règles sont dans le livre
over-watch = la partie est finie ; tout le monde peut la regarder
seat-taken = cette place est prise
all-taken = toutes les places sont prises ; vous pouvez regarder
no-seat-here = vous n’avez pas cette place à la table
start-for-players = seules les personnes assises à la table peuvent commencer
begun-already = la partie a déjà commencé
not-over-yet = la partie n’est pas encore finie
rematch-for-players = seules les personnes qui ont joué peuvent demander une revanche
fork-for-players = seules les personnes qui jouent peuvent continuer une partie en cours à une nouvelle table
others-still-play = d’autres jouent encore cette partie : la suite serait dévoilée ; attendez la fin
fork-seat-open = une place est libre ici : la personne qui la prendra jouerait avec ce que vous auriez vu ; attendez la fin
no-such-move = la partie a { $moves } coups ; il n’y a pas de coup { $move }
no-such-bot = il n’y a pas de robot { $name } pour { $game } ; ses robots : { $bots }
seats-list = seats est une liste avec une entrée par joueur
seats-for-players = { $seats } places pour { $players } joueurs
seat-kinds = une place est { $kinds }, pas { $kind }
options-list = options est une liste de noms avec leurs valeurs
choices-list = choices est une liste d’options avec la valeur voulue pour votre place
choice-not-for-a-seat = ce qui peut être choisi pour une place : { $offered } ; { $name } n’en fait pas partie
choice-taken = { $value } est déjà à { $name } ; encore libre : { $free }
minutes-range = minutes par coup est un nombre jusqu’à { $most }, ou null sans limite
whole-number = { $name } est un nombre entier, pas { $value }
table-other-rules = cette table a été jouée avec { $rules }
table-other-printed = les valeurs imprimées de { $game } ont changé depuis le début de cette table ; elle ne peut pas continuer
table-overtaken = cette table a été changée par un autre serveur ; regardez-la encore
table-moving = cette table passe à un autre processus de cette maison ; regardez-la encore et refaites ce qui manque
table-put-away = cette table a été rangée ; regardez-la encore et refaites ce qui manque
lobby-full-of-yours = { $most } de vos tables ouvertes sont déjà à l’accueil ; jouez-les, ou faites-en une par lien
lobby-full-around-you = l’accueil est plein de tables ouvertes depuis votre coin du réseau ; faites-en une par lien
tables-for-today = { $most } tables ont été faites d’où vous êtes en un jour ; jouez-les, ou revenez demain
lobby-enough-of-yours = en un jour, { $most } de vos tables ouvertes étaient à l’accueil ; faites la prochaine par lien

# Jeux
no-such-game = il n’y a pas de jeu { $name } ; les jeux : { $games }
game-broken = { $name } ne peut pas être joué : { $error }
game-lacks-file = { $game } n’a pas de { $file }
player-counts = { $game } se joue à { $counts } joueurs, pas { $players }
no-such-option = { $game } n’a pas d’option { $name } ; ses options : { $offered }
no-such-preset = { $game } n’a pas de préréglage { $name } ; ses préréglages : { $presets }
option-values = l’option { $name } demande { $players } valeurs, une par joueur, pas { $count }
option-twice = l’option { $name } demande une autre valeur pour chaque joueur ; { $value } y est deux fois
option-one-of = l’option { $name } est { $values }, pas { $value }
too-many-names = { $names } noms pour { $players } joueurs
seed-from-zero = une graine est un nombre entier à partir de 0, pas { $seed }

# Fichiers de partie ; $name est le nom du fichier, ou the-save
the-save = le fichier
save-for-players = seules les personnes qui jouent peuvent enregistrer une partie en cours ; tout le monde le peut quand elle est finie
save-others-play = d’autres jouent aussi cette partie : son fichier dirait ce qui vous est encore caché à tous ; enregistrez-la quand elle sera finie
save-chair-open = une chaise de cette table attend encore quelqu’un, et le fichier ne lui laisserait rien de caché ; enregistrez la partie quand elle sera finie
save-no-json = ce n’est pas une partie enregistrée : ce n’est pas du JSON
save-not-ours = ce n’est pas une partie enregistrée par Peltry
save-names = les noms du fichier ne sont pas des textes
save-long-seed = la graine du fichier n’est pas un nombre d’au plus { $digits } chiffres entre guillemets
save-unreadable = le fichier ne peut pas être lu : { $error }
save-long-printed = les valeurs imprimées du fichier ne sont pas un texte, ou sont trop longues
seed-at-the-end = la graine est montrée à la fin de la partie ; d’ici là son SHA-256 est { $hash }
save-no-seed = { $name } n’a pas encore de graine, seulement son SHA-256 : la partie pourra être revue une fois finie
save-too-deep = { $name } n’est pas une partie : ses crochets sont trop imbriqués
save-empty = { $name } est vide ; une partie était attendue
save-cut-short = { $name } s’arrête après { $length } caractères ; la suite de la partie manque
save-line = { $name } n’est pas une partie : la ligne { $line } n’est pas du JSON
save-no-format = { $name } n’est pas une partie de Peltry : il n’a pas de format
save-other-format = { $name } a le format { $format } ; ce Peltry lit { $ours }
save-changed = { $name } a été modifié après l’enregistrement : sa somme de contrôle devrait être { $checksum }
save-incomplete = { $name } est incomplet : { $field } manque ou n’est pas ce qu’il faudrait
save-seats = { $name } a { $seats } places pour { $players } joueurs
save-other-game = { $name } est une partie de { $game } ; les jeux : { $games }
save-printed = { $name } ne peut pas être lu avec ses propres valeurs imprimées : { $error }
save-printed-given = { $name } ne peut pas être lu avec les valeurs imprimées données : { $error }
printed-long-line = { $name }, ligne { $line } : une ligne compte au plus { $most } caractères, pas { $length }
printed-many-parts = { $name }, ligne { $line } : un nom compte au plus { $most } parties entre ses points
save-other-rules = { $name } a été joué avec { $rules }
save-other-printed = { $name } a été joué avec d’autres valeurs imprimées ({ $theirs }, celles-ci sont { $ours }) ; donnez les siennes avec --printed FILE
save-seed = { $name } a la graine { $seed } ; une graine est un nombre entier entre guillemets
save-wrong = { $name } : { $error }
save-move = { $name } : le coup { $number }, { $move }, ne peut pas être joué : { $error }
other-rules = la version { $saved } des règles de { $game }, celle-ci est la version { $version } ; prenez { $mend ->
    [newer] un Peltry plus récent
   *[older] un Peltry plus ancien
} pour la rejouer

# Ce qu’un programme a pu envoyer
too-large = on peut envoyer ici au plus { $most } octets
body-no-json = le corps n’est pas du JSON
body-no-object = le corps est un objet JSON
number-asked = { $name } est un nombre entier
tokens-list = tokens est une liste de jetons de places
move-numbers = un coup a les nombres move et version
as-form = un hello demande la table en « scene », « data » ou « words »
key-length = key est un texte d’au plus { $most } lettres, chiffres et signes
pace-range = pace est un nombre de 0 à { $most }, 1 étant l’habitude
undo-version = undo a le nombre version
slow-down = trop de messages ; moins vite
look-slower = vous avez demandé toute la table trop souvent ; attendez quelques secondes
message-no-object = un message est un objet JSON
say-hello = dites d’abord hello
no-command = ce n’est pas une commande
server-failed = le serveur n’a pas pu le faire ; réessayez
nothing-here = il n’y a rien ici
foreign-page = cette page ne peut pas parler pour vous
too-many-requests = trop de demandes ; attendez un instant

rules-for-host = seul l’hôte de la table peut demander de continuer selon des règles plus récentes
rules-are-new = la table se joue selon la version { $version } des règles, la plus récente ; il n’y a rien à changer
rules-other-options = selon la version { $version } des règles, cette partie ne pourrait pas être mise en place : { $error }
rules-other-moves = selon la version { $version } des règles, le coup { $number }, { $move }, n’aurait pas pu être joué ; la partie continue selon les siennes
rules-other-turn = selon la version { $version } des règles, ce serait à quelqu’un d’autre de jouer ; la partie continue selon les siennes
house-closed = aucune nouvelle partie ne commence ici pour l’instant : { $text }
house-private = cette maison est privée : ouvrez sa première page et entrez le mot de passe, ou utilisez une invitation
banned = l’hôte de cette maison vous a fermé sa porte
cannot-prepare = cela ne peut plus être préparé : la table a changé
too-many-prepared = on peut préparer { $most } coups au plus
