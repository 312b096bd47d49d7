# Ce que le client du navigateur dit de lui-même. Les jeux apportent leurs propres mots depuis le serveur.

## L’accueil

play = Jouer
about = À propos
now = à l’instant
take-a-seat = Prenez place
open-a-table = Ouvrir une table
play-alone = Jouer seul
your-name = Votre nom
name-hint = Ce que les autres liront
your-turn = À vous de jouer
my-tables = Mes tables
open-tables = Tables ouvertes
to-watch = À regarder
finished-games = Parties finies
sit = S’asseoir
continue = Reprendre
watch = Regarder
replay = Revoir
light-it = L’allumer
nobody-waits = Personne n’attend pour { $game }.
light-lantern = Allumez la lanterne et l’on vous trouvera.
no-tables = Pas encore de table à vous.
no-tables-hint = Choisissez un jeu : il vous attendra ici, aujourd’hui ou demain.
no-finished = Aucune partie finie ici.
no-finished-hint = Dès qu’il y en aura une, vous pourrez la revoir coup par coup.
players-range = { $from } à { $to } joueurs
players-exact = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
minutes = { $n } min
waiting-count = { $n } en attente
with = avec { $names }
alone = seul
move-count = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
compiling = Les règles sont gravées pour la première fois. Cela prend une minute, puis plus jamais.

## Une nouvelle table

new-table = Une nouvelle table
how-many = Combien de joueurs ?
who-sits = Qui s’assoit où ?
seat-n = Place { $n }
seat-me = Vous
nameless = Sans-Nom
seat-here = Ici même
seat-open = Place libre
seat-bot = Robot
seat-me-about = jouez dans ce navigateur
seat-here-about = partage cet écran
seat-open-about = attend un ami
automa = automate
against = contre { $name }
bot-strength = Quel robot
bot-rating = cote { $n }
bot-rating-about = Mesuré en parties entre les niveaux : 200 points de plus gagnent trois parties sur quatre.
options = Options
usual-rules = Les règles habituelles
who-may-come = Qui peut venir ?
by-link = Par lien
by-link-about = Seulement ceux à qui vous donnez le lien.
open-to-all = Ouverte à tous
open-to-all-about = Affichée à l’accueil pour tout le monde.
pace = Rythme
no-limit = Sans limite
no-limit-about = Prenez votre temps, fermez la page, revenez demain.
limit = { $n } min par coup
limit-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
limit-about = Le temps écoulé, un robot continue ; on peut reprendre sa place à tout moment.
create = Dresser la table
cancel = Annuler
back = Retour
close = Fermer
start = Commencer la partie
starts-when-full = La partie commence quand toutes les places sont prises. Commencez tout de suite : des robots gardent les places libres.

## Avant la partie, et quand on la quitte

waiting-for = On attend les autres
send-link = Envoyez ce lien à vos amis.
copy-link = Copier le lien
copied = Copié
my-seat-link = Lien de ma place
my-seat-about = Ouvre votre place sur un autre appareil. Ne le donnez à personne.
renew-link = Renouveler le lien
renew-link-about = Le renouveler ferme tous les anciens liens vers ce siège.
renewed-link = Renouvelé : les anciens liens n’ouvrent plus rien.
seat-free = Place libre
seat-free-about = Un robot la garde au chaud. Asseyez-vous et reprenez la partie.
sit-here = S’asseoir ici
choice-any = Peu importe
choice-any-about = Vous prenez ce qui reste quand la partie commence.
choice-taken = pris :
leave-seat = Quitter la place
take-back = Reprendre ma place
bot-plays = Un robot joue pour { $name }.
invited-plain = Une place est libre.
leave-ask = Quitter votre place ?
leave-about = Un robot continue à votre place. Vous pourrez la reprendre à tout moment.
stay = Rester
pause-game = Pause
pause-about = Personne ne joue sans vous : la partie attend à l’accueil, aujourd’hui ou demain.

## À la table

choose-here = Touchez une pièce qui brille, ou choisissez ici.
thinking = { $name } réfléchit
thinking-about = Regardez, préparez, bavardez. Nous sonnerons quand ce sera votre tour.
prepare-turn = Préparer mon tour
prepare-first = Que ferez-vous d’abord ?
prepare-then = Et ensuite ?
prepare-keep = Garder ceci
prepare-less = Un de moins
prepare-kept = Préparé pour votre tour
prepare-about = Ce sera joué quand viendra votre tour ; si quelque chose de nouveau apparaît, on vous demandera d’abord. Vous seul le voyez.
prepare-drop = Oublier
prepare-had = Vous aviez préparé :
prepare-news = Quelque chose de nouveau est apparu depuis : à vous de dire si cela tient.
prepare-changed = Ce ne serait plus tout à fait pareil : à vous de dire si cela tient.
prepare-gone = Ce n’est plus possible maintenant.
prepare-play = Jouer cela
prepare-end = Votre tour se termine ainsi.
prepare-nothing = On ne peut pas encore prévoir ce que vous pourrez faire.
watching = Vous regardez
watching-about = Les spectateurs voient ce qui est visible de tous.

## Ce que ferait le Maître

hint-ask = Que ferait le Maître ?
hint-thinking = Le Maître réfléchit…
hint-title = Le Maître choisirait
hint-about = Les chances de gagner après chaque coup, si tous continuaient en Maîtres : ce que vous savez, redistribué maintes fois, et votre tour joué jusqu’au bout.
hint-best = le meilleur
hint-level = aussi bon
hint-little = un peu moins bon
hint-clear = nettement moins bon
hint-far = bien moins bon
hint-points = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
hint-share = −{ $n } %
hint-of-win = { $n } % de chances
hint-away = Ranger
hints = Conseils
hints-nobody = Pour personne
hints-all = Pour tous
hints-nobody-about = Personne ne peut demander ce que ferait le Maître.
hints-all-about = Chacun peut demander ce que ferait le Maître ; à la fin, tous voient combien de fois.
hints-allowed = À cette table, chacun peut demander ce que ferait le Maître ; à la fin, tous voient combien de fois.
hints-taken = Conseils demandés : { $who }

## Revenir en arrière

undo = Annuler
ask-undo = Annuler ?
ask-undo-about = Quelque chose a été révélé : les autres doivent être d’accord.
asks-undo = { $name } aimerait revenir en arrière. Coups annulés : { $what }.
allow = Accepter
refuse = Refuser
asked = On attend l’accord des autres pour annuler.
undo-refused = Les autres préfèrent continuer.
undo-ask = Revenir en arrière ?
undo-takes = Coups annulés : { $what }.
undo-looked = Ce qui a été vu depuis reste vu.
undo-do = Revenir en arrière
play-on = Continuer
ask-others = Demander aux autres
undo-all-agree = Tout le monde à la table est-il d’accord ?
undo-of = { $name } : annuler

## Journal, points, discussion, règles

what-happened = Journal
log-empty = Rien encore. Le premier coup reste à jouer.
since-last = Depuis votre dernier coup
show-again = Revoir
step-of = { $n } sur { $of }
to-now = Revenir au présent
turn-told = { $name } : { $what }
scores = Points
total = Total
no-sources = Pas encore de points.
chat = Discussion
say-something = Dites quelque chose…
send = Envoyer
chat-empty = La table est calme.
chat-unread = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
spectator = spectateur
rules = Règles
rule-at = Règles : { $title }
search-rules = Chercher dans les règles
# Never said: words that mean the same to whoever searches the rules. Commas part them, semicolons part the families.
other-words = vérole, variole, épidémie, maladie; pièce, argent, monnaie; fourrure, pelage, peau; troc, échange, commerce; repousse, combat, bataille, attaque; seul, solitaire, solo; égalité, ex aequo; points, score, décompte; gagne, vainqueur, victoire; avant-poste, maison, bâtiment; contrée, paysage, terrain, territoire; tour, manche; fusil, arme
no-match = Rien trouvé pour « { $what } ».
no-rules = Ce jeu n’a pas encore d’aide-mémoire.
players = Joueurs
menu = Menu
more = Plus
moves = Coups
so-many-ways = { $n ->
    [one] { $n } possibilité
   *[other] { $n } possibilités
}

## Ce qui est incertain ou va mal

reconstructed = reconstitué
guessed_card = peut-être sur une autre carte
reconstructed-table = signale une valeur reconstituée : celle qui est imprimée n’est pas connue avec certitude
line-down = La ligne est coupée
line-down-about = Vos coups sont saufs. Nouvel essai dans { $n } s.
line-down-trying = Vos coups sont saufs. Nouvel essai…
try-now = Réessayer
offline = Vous êtes hors ligne
offline-about = Ce que vous voyez n’est peut-être plus à jour. Tout reprendra de soi-même avec le réseau.

## Partager un écran

handover = Passez l’écran à { $name }
handover-about = Tournez l’écran vers { $name }, hors de la vue des autres.
i-am = Je suis { $name }

## La fin

game-over = La partie est finie
wins = { $name } gagne
draw = Égalité
draw-of = Égalité entre { $names }
you-win = Vous gagnez
final-scoring = Décompte final
points-over-time = Les points au fil du temps
by-source = par source
all-sides = tous les joueurs
rematch = Revanche
look-at-table = Voir la table
show-scoring = Décompte final
how-it-ended = Comment cela finit
skip = Tout montrer
you-lost = Vous avez perdu
lost = { $name } a perdu
all-lost = Tous ont perdu
verify = Vérifier
verify-about = Avant le premier coup, la table a publié l’empreinte de son hasard. Le voici maintenant à découvert : chacun peut vérifier que rien n’a été changé.
verify-later = Avant le premier coup, la table a publié cette empreinte de son hasard. La partie finie, il sera découvert : chacun pourra vérifier que rien n’a été changé.
seed = Graine
fingerprint = Empreinte (SHA-256)
replays-exactly = Se rejoue exactement
replays-not = Ne se rejoue pas exactement
seed-matches = La graine correspond à son empreinte

## Parties enregistrées et revues

export = Enregistrer dans un fichier
import = Ouvrir une partie enregistrée
import-about = Un fichier Peltry : revoyez-le ou continuez à partir de là.
bad-file = Ce n’est pas un fichier de partie Peltry.
first = Début
previous = Précédent
next = Suivant
last = Fin
pause = Pause
speed = Vitesse
move-n = Coup { $n }
of-n = sur { $n }
after-move = { $n ->
    [0] au début
   *[other] après le coup { $n }
}
link-to-move = Lien vers ce coup
continue-here = Continuer d’ici
continue-here-about = Une nouvelle table qui commence à ce coup.
to-table = À la table
next-turn = Tour suivant
previous-turn = Tour précédent

## Comment c’est allé

analysis = Analyse
analysis-ask = Faire regarder cette partie au Maître
analysis-about = Où en était chacun, coup après coup, et où l’on a le plus laissé filer.
analysis-going = Le Maître regarde la partie : { $n } %
analysis-later = Quand la partie sera finie, le Maître pourra la regarder.
analysis-curve = Chances de gagner
analysis-honest = Les chances de gagner de chacun si tous avaient continué en Maîtres : d’après ce que cette place savait alors, le reste redistribué.
analysis-row = Coup { $n } : { $shares }
analysis-nobody = personne
analysis-lapses = Où l’on a le plus laissé filer
analysis-none = Personne n’a laissé filer grand-chose. Bien joué !
analysis-points = { $name } a laissé filer { $n ->
    [0] moins d’un point
    [one] environ { $n } point
   *[other] environ { $n } points
}
analysis-share = { $name } a laissé filer { $n } % de chances de gagner
analysis-you-points = Ici, vous avez laissé filer { $n ->
    [0] moins d’un point
    [one] environ { $n } point
   *[other] environ { $n } points
}
analysis-you-share = Ici, vous avez laissé filer { $n } % de chances de gagner
analysis-played = Joué : { $move }
analysis-better = Le Maître : { $move }
analysis-looked = { $choices ->
    [one] Un vrai choix
   *[other] { $choices } vrais choix
}, les { $looked } plus douteux examinés de près.

## Réglages

settings = Réglages
language = Langue
light = Lumière
day = Jour
lamplight = À la lampe
sound = Son
on = oui
off = non
confirm-moves = Demander avant chaque coup
notify-me = Me prévenir quand c’est mon tour
notify-on = Vous serez prévenu
bots-pace = Rythme des robots
pace-quick = aussitôt
pace-usual = habituel
pace-calm = calme
pass-forced = Le seul coup possible se joue de lui-même
skip-to-me = Passer à mon tour

## Ce qui n’est pas là

not-found = Table introuvable
not-found-about = Le lien est peut-être ancien, ou une lettre manque.
to-lobby = À l’accueil
loading = On dresse la table…
server-away = Le serveur ne répond pas
server-away-about = Il démarre peut-être. Nous réessayons.
no-game = Ce jeu n’existe pas
no-game-about = Il n’est pas sur notre étagère.

## À propos de Peltry

about-1 = Peltry est une table pour jeux de société modernes. Les règles s’appliquent d’elles-mêmes ; vous regardez, pensez et choisissez.
about-2 = Chaque pièce est notre propre gravure, taillée en traits vectoriels comme du lino. Chaque phrase est de nous.
about-3 = Les robots ne voient que ce que leur place peut savoir. Chaque partie publie l’empreinte de son hasard avant le premier coup : chacun peut la vérifier ensuite.
about-4 = Bien des nombres imprimés de ces jeux sont des reconstitutions. Le signe ≈ près de la pièce et dans sa bulle le dit, et qui possède la boîte peut les corriger.
about-5 = Les jeux appartiennent à leurs auteurs et éditeurs : { $games }. Peltry n’a aucun lien avec eux. Leurs noms disent à quoi l’on joue ; aucune de leurs images, aucun de leurs textes n’est ici.
peoples = Les peuples derrière les jeux
peoples-of = À qui est cette terre
keys = Clavier
licences = Licences
licences-about = Peltry est un logiciel libre sous licence MIT. Ce que d’autres ont fait et qui voyage avec lui, polices et bibliothèques :
keys-about = Les chiffres choisissent un coup, Échap revient, U annule, L, S, C, R et G ouvrent journal, points, discussion, règles et symboles, P dit la position en mots. R ouvre la règle de ce que l’on montre.

## Présence

here = présent
gone = absent
clock = reste { $n }
seats-taken = { $n ->
    [one] { $n } place prise sur { $of }
   *[other] { $n } places prises sur { $of }
}
one-piece-several = Que voulez-vous faire ?
newer-rules = Continuer avec les règles récentes
old-rules = Cette partie suit les règles de ses débuts. Il en existe de plus récentes.
asks-rules = { $name } aimerait continuer avec les règles plus récentes de ce jeu.
asked-rules = On attend l’accord des autres pour les règles plus récentes.

## La première partie guidée

lesson = Votre première partie
lesson-progress = Page { $at } sur { $of }
lesson-next = Continuer
lesson-page-back = Retour
lesson-leave = Continuer sans la leçon
lesson-back = Revenir à la leçon
lesson-play-on = Jouer la suite
lesson-not-now = C’est permis aussi, mais faisons d’abord ce que demande la leçon.
learn = Apprendre en jouant, { $n } minutes
learn-game = Apprendre { $game } en jouant, { $n } minutes
learn-on = Reprendre la leçon
learn-first = Nouveau ici ?
learn-about = Une première partie guidée, à la vraie table, une idée à la fois.

## Légende et règles

legend = Symboles
no-legend = Ce jeu n’a pas de symboles à expliquer.
show-on-table = Montrer sur la table
contents = Sommaire
not-now = Pas maintenant :
why-not = Pourquoi pas maintenant ?
position = La position en mots
