# Les mots de la maison : ils n’appartiennent à aucun jeu.
table-record-players = Joueurs : { $names }
table-record-seed = SHA-256 de la graine : { $hash }
table-record-option = { $name } : { $value }
table-record-over = { $moves ->
    [one] La partie est finie après un coup.
   *[other] La partie est finie après { $moves } coups.
}
table-record-open = { $moves ->
    [one] La partie continue après { $moves } coup.
   *[other] La partie continue après { $moves } coups.
}
table-result-line = { $place }. { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-result-nobody = Personne n’a gagné.
table-result-lost = Vous avez perdu.
table-players = Joueurs
table-player = Joueur { $number }
table-points = Points :
table-log = Ce qui s’est passé
table-moves = Coups possibles
table-turn = À { $who } de jouer :
table-prompt = Numéro d’un coup (h pour l’aide) :
table-help =
    Un numéro joue ce coup ; son texte court entre crochets aussi.
    Tout autre mot ne montre que les coups où il figure.
    u  reprendre votre dernier coup
    l  tout le journal de la partie
    t  revoir la table
    s  sauvegarder ; s FICHIER sauvegarde sous ce nom
    h  cette aide
    q  partir ; la partie est gardée et peut être reprise
table-unknown = Ni commande ni partie d’un coup : « { $text } ». Donnez un numéro de 1 à { $last }, ou h pour l’aide.
table-undone = Coup repris : { $move }
table-undo-ask = { $why ->
    [news] Quelque chose de nouveau a été vu depuis votre coup.
   *[other] Quelqu’un d’autre a joué depuis.
} Toute la table est-elle d’accord pour revenir en arrière ? (o/n)
table-undo-none = Vous n’avez aucun coup à reprendre.
table-yes = o
table-saved = Sauvegardé dans { $file }.
table-kept = La partie est gardée dans { $file }. Pour continuer : { $command }
table-thinks = { $who } réfléchit…
table-pass = { $who }, à vous de regarder. Appuyez sur Entrée.
table-reconstructed = Certaines valeurs imprimées sont reconstituées : « peltry printed { $game } » dit lesquelles.
table-unlearned = Personne n’a encore appris ces règles : { $who } joue comme le Comptable.
table-seed = La graine était { $seed } ; son SHA-256 est { $hash }.
table-analysis-shares = Les chances de gagner de chacun après tant de coups, si tous avaient continué en Maîtres, d’après ce qu’ils savaient alors :
table-analysis-looked = { $choices ->
    [one] Un vrai choix a été fait
   *[other] { $choices } vrais choix ont été faits
}, les { $looked } plus douteux ont été examinés.{ " " }Où l’on a le plus laissé filer :
table-analysis-lapse = Coup { $move }, { $who } a laissé filer { $points ->
    [-1] { $share } % de chances de gagner
    [0] moins d’un point ({ $share } % de chances de gagner)
    [one] environ { $points } point ({ $share } % de chances de gagner)
   *[other] environ { $points } points ({ $share } % de chances de gagner)
}. Joué : { $played }. Le Maître : { $better }.

# Les bots : un nom qui peut s’asseoir à une table, et une ligne sur leur façon de jouer.
bot-random = Vagabond
    .about = Joue ce qui lui tombe sous la main. Pour découvrir un jeu en paix.
bot-greedy = Comptable
    .about = Réfléchit jusqu’au bout de son tour et prend ce qui rapporte le plus. Un adversaire honnête.
    .unlearned = Personne n’a appris ce jeu avec les règles d’ici ; il n’y a donc pas de niveaux à choisir.
bot-novice = Novice
    .about = Connaît les règles et guère plus. Une première partie peut le battre.
bot-apprentice = Apprenti
    .about = A un plan, et souvent un autre au tour suivant.
bot-clerk = Commis
    .about = Sobre et constant ; laisse passer les coups les plus fins.
bot-expert = Expert
    .about = Connaît bien le jeu et se trompe rarement.
bot-master = Maître
    .about = A appris le jeu en jouant contre lui-même. Regarde où mène chaque tour.

# Why a move may not be made, where a game knows no better reason.
why-not_now = Ce n’est pas possible maintenant.
why-first = « { $decision } » vient d’abord.

# Plusieurs choses à la suite (`listed` dans kernel/saying.py).
list-0 = rien
list-1 = { $a }
list-2 = { $a } et { $b }
list-3 = { $a }, { $b } et { $c }
list-4 = { $a }, { $b }, { $c } et { $d }
list-5 = { $a }, { $b }, { $c }, { $d } et { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } et { $g }
