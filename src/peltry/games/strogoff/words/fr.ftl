# Michel Strogoff en français, dans le vocabulaire de la règle.
#
# Glossaire : courrier · carte Route · carte Action · périple (la file des cartes Route) · disque Résolution · danger
# immédiat · pénalité · capacité · allié · joker · Avancer · Se reposer · Affronter les dangers · face cachée, face
# visible · phase du Traître · figurine Traître · attaque directe · renfort tartare · aveuglé · Déterminé, Énergique,
# Habile, Résistant, Prévoyant, Rapide.

game-title = Michel Strogoff
game-about = Portez l’avertissement du Tsar de Moscou à Irkoutsk avant que le traître Ogareff et ses Tartares ne mettent la Russie à genoux. Chaque pas amène de nouveaux dangers : à vous de choisir quand avancer, vous reposer ou les affronter. Un seul courrier peut gagner, mais tous peuvent perdre.

## Options

preset-purple_brain = Purple Brain, les deux variantes
    .about = Les piles Russie et Sibérie sont face visible, et la figurine Traître suit Sangarra.
option-difficulty = Difficulté
    .about = L’avance d’Ogareff quand les courriers se mettent en route.
option-difficulty-easy = Facile
    .about = Ogareff commence sur le 3.
option-difficulty-normal = Normal
    .about = Ogareff commence sur le 2.
option-difficulty-heroic = Héroïque
    .about = Ogareff commence sur le 1, au plus près d’Irkoutsk.
option-edition = Édition
    .about = Le plateau utilisé. Le parcours de Devir compte douze cases et accueille cinq courriers ; Ogareff y part selon leur nombre.
option-edition-french = Française (Purple Brain)
    .about = Onze cases, un à quatre courriers, trois niveaux de difficulté. Cinq courriers empruntent toujours le parcours de Devir.
option-edition-devir = Devir
    .about = Douze cases, un à cinq courriers ; la difficulté dépend de leur nombre.
option-decks = Piles Russie et Sibérie
    .about = Variante de l’édition française.
option-decks-hidden = Face cachée
    .about = Personne ne sait ce que réserve la route.
option-decks-open = Face visible
    .about = Chacun voit la prochaine carte Russie et la prochaine carte Sibérie.
option-figure = Figurine Traître
    .about = Variante de l’édition française.
option-figure-stays = Reste en place
    .about = Le même courrier commence chaque tour de table.
option-figure-follows = Suit Sangarra
    .about = Celui que Sangarra rejoint commence le tour de table suivant.
option-evasion = Éviter les Tartares
    .about = Le livret fait piocher la carte Route aussitôt après le déplacement ; il ne dit pas quand on rencontre les Tartares de la nouvelle case.
option-evasion-after = Après la carte Route
    .about = D’abord la carte Route et son danger immédiat, puis le dé, puis les pénalités.
option-evasion-before = Avant la carte Route
    .about = On jette le dé d’abord ; la carte gagnée peut servir contre le danger immédiat.
option-camp = Capture par les Tartares
    .about = Une carte du traître peut envoyer les Tartares là où ils sont déjà.
option-camp-arriving = À l’arrivée seulement
    .about = Seule leur force change.
option-camp-staying = Sur place aussi
    .about = Qui se trouve auprès d’eux est capturé.
option-limit = Limite de main
    .about = Le livret parle de la limite pendant le tour d’un joueur.
option-limit-own_turn = Pendant son tour
    .about = Les cartes piochées pendant la phase du Traître attendent ; l’excédent part au début du tour.
option-limit-always = À tout moment
    .about = L’excédent est défaussé aussitôt, même pendant la phase du Traître.
option-blind = Renforts et aveuglés
    .about = Selon le livret, les Tartares ignorent un courrier aveuglé dans toute confrontation ultérieure.
option-blind-spared = L’aveuglé est épargné
    .about = Pendant le duel, les renforts tartares ignorent un courrier arrivé aveuglé à Irkoutsk.
option-blind-rolls = L’aveuglé jette le dé
    .about = La carte Tomsk est rendue avant le duel : chacun jette le dé.
option-keeping = Garder une carte résolue
    .about = Pigassoff ou Déterminé a pu couvrir un de ses dangers. À la page 7, il suffit qu’ils y aient contribué ; à la page 12, il faut qu’ils aient éliminé la carte.
option-keeping-last_disc = Le dernier disque décide
    .about = Une carte dont le dernier danger est couvert en affrontant les dangers peut être gardée, d’où que vienne l’autre disque.
option-keeping-every_disc = Chaque disque compte
    .about = Une carte portant un disque dû à Pigassoff ou à Déterminé n’est jamais gardée.

## Mots

# `.object` est le mot comme complément dans une phrase, avec son article.

danger-sto = tempête et froid
    .object = la tempête et le froid
danger-ani = animaux sauvages
    .object = les animaux sauvages
danger-pat = patrouille tartare
    .object = la patrouille tartare
danger-wnd = maladie et blessures
    .object = la maladie et les blessures
danger-dip = diplomatie russe
    .object = la diplomatie russe
danger-way = chemin perdu
    .object = le chemin perdu
danger-spy = espionnage
    .object = l’espionnage
danger-veh = véhicule endommagé
    .object = le véhicule endommagé
danger-attack = attaque directe
    .object = l’attaque directe
danger-reinforcement = renfort tartare
    .object = le renfort tartare
item-sto = manteau de fourrure
    .object = un manteau de fourrure
item-ani = couteau de chasse
    .object = un couteau de chasse
item-pat = revolver
    .object = un revolver
item-wnd = trousse de soins
    .object = une trousse de soins
item-dip = podaroshna
    .object = un podaroshna
item-way = carte et boussole
    .object = une carte avec boussole
item-spy = déguisement de marchand
    .object = un déguisement de marchand
item-veh = outils de charron
    .object = des outils de charron
ally-str = Capitaine Strogoff
    .object = le Capitaine Strogoff
ally-blo = Harry Blount
    .object = Harry Blount
ally-mar = Marfa Strogoff
    .object = Marfa Strogoff
ally-jol = Alcide Jolivet
    .object = Alcide Jolivet
ally-pig = Nicholas Pigassoff
    .object = Nicholas Pigassoff
ally-nad = Nadia Fedor
    .object = Nadia Fedor
ally-str-about = Défaussez deux cartes à son portrait et faites deux actions différentes ce tour-ci.
ally-blo-about = Défaussez une carte à son portrait, regardez la première carte d’une pioche Route et remettez-la dessus ou tout en dessous.
ally-mar-about = Tant qu’elle est présente, les cartes à son portrait sont des jokers contre tout danger à Irkoutsk.
ally-jol-about = Défaussez une carte à son portrait et piochez deux cartes Action.
ally-pig-about = Défaussez une carte à son portrait et posez un disque sur un danger de votre périple. Une carte ainsi résolue ne peut être gardée.
ally-nad-about = Défaussez une carte à son portrait et jetez le dé d’action pour vos seules capacités.
ally-str-gain = et une seconde à son portrait, faire deux actions différentes
ally-blo-gain = regarder la première carte d’une pioche Route et la remettre
ally-jol-gain = { $n ->
    [one] piocher { $n } carte Action
   *[other] piocher { $n } cartes Action
}
ally-pig-gain = couvrir n’importe quel danger de votre périple
ally-nad-gain = jeter le dé d’action pour vos seules capacités
ability-det = Déterminé
ability-ene = Énergique
ability-hab = Habile
ability-res = Résistant
ability-pre = Prévoyant
ability-rap = Rapide
ability-det-about = Quand le dé d’action donne ce résultat, vous pouvez poser un disque sur un danger de votre périple. Une carte ainsi résolue ne peut être gardée.
ability-ene-about = Quand le dé d’action donne un de ces résultats, gagnez un point d’énergie.
ability-hab-about = Quand le dé d’action donne un de ces résultats, piochez une carte Action.
ability-res-about = Piochez une carte en obtenant cette capacité. Défaussez la capacité à tout moment de votre tour pour remettre toutes vos cartes Route face visible.
ability-pre-about = Piochez une carte en obtenant cette capacité. Votre limite de main augmente de 1.
ability-rap-about = Piochez une carte en obtenant cette capacité. Défaussez la capacité après avoir avancé sans doublon pour avancer encore aussitôt.
ability-plain = { $ability }
ability-faces = { $ability } (dé { $faces })
penalty-discard = défausser une carte Action
penalty-energy = perdre un point d’énergie
penalty-flip = retourner cette carte face cachée
penalty-none = aucune pénalité
deck-russia = Russie
deck-urals = Oural
deck-siberia = Sibérie
deck-tomsk = Tomsk
deck-irkutsk = Irkoutsk
deck-action = cartes Action
deck-allies = alliés
place-moscow = Moscou
    .to = jusqu’à Moscou
place-railway = Chemin de fer
    .to = jusqu’au chemin de fer
place-nizhny = Nijni Novgorod
    .to = jusqu’à Nijni Novgorod
place-volga = Volga
    .to = jusqu’à la Volga
place-urals = Oural
    .to = jusqu’à l’Oural
place-ishim = Ichim
    .to = jusqu’à Ichim
place-omsk = Omsk
    .to = jusqu’à Omsk
place-kolivan = Kolivan
    .to = jusqu’à Kolivan
place-tomsk = Tomsk
    .to = jusqu’à Tomsk
place-baikal = Lac Baïkal
    .to = jusqu’au lac Baïkal
place-angara = Angara
    .to = jusqu’à l’Angara
place-irkutsk = Irkoutsk
    .to = jusqu’à Irkoutsk
card-action = { $item } ({ $ally })
card-item = { $item }
card-road = « { $danger } »
card-road-two = « { $immediate }, { $danger } »
card-sangarra = Sangarra
card-duel-two = { $first } + { $second }

## Décisions

decision-turn = Choisissez une action. L’aide d’un allié, s’il y en a une, vient avant.
decision-turn-helped = Choisissez une action.
decision-turn-second = Le Capitaine Strogoff vous accorde une seconde action, différente. Faites-la ou terminez votre tour.
decision-captain = Défaussez une seconde carte au portrait du Capitaine Strogoff.
decision-deck = Harry Blount : choisissez une pioche Route dont vous regarderez la première carte.
decision-put_back = Remettez la carte { $deck } en haut ou tout en bas de la pile.
decision-pigassoff = Nicholas Pigassoff : choisissez un danger de votre périple à couvrir.
decision-excess = Vous avez trop de cartes en main : défaussez-en une.
decision-immediate = Danger immédiat : { $danger }. Couvrez-le avec une carte de même symbole, ou laissez-le visible.
decision-penalty = Pénalité de la carte { $card } : défaussez une carte Action.
decision-again = Aucun doublon : défausser Rapide pour avancer encore aussitôt ?
decision-rest = { $n ->
    [one] Se reposer : choisissez votre dernier bénéfice.
   *[other] Se reposer : choisissez un bénéfice ; il vous en reste { $n }.
}
decision-face = Choisissez un danger de votre périple à couvrir.
decision-face-more = Choisissez un autre danger de votre périple à couvrir, ou arrêtez.
decision-pay = Couvrir { $danger } avec une carte de même symbole, n’importe quelle paire ou un point d’énergie.
decision-pay-older = Couvrir { $danger } avec n’importe quelle paire ou un point d’énergie.
decision-mate = Deux cartes de même symbole couvrent tout danger : ajoutez-en une seconde contre { $mate } pour couvrir { $danger }.
decision-keep = Gardez une des cartes résolues comme capacité, ou aucune.
decision-determined = { $ability } : vous pouvez poser un disque sur un danger de votre périple.
decision-last_moment = Avant la fin de votre tour : défausser Résistant pour remettre vos cartes Route face visible ?
decision-road = Aux portes d’Irkoutsk : choisissez le prochain danger à éliminer.
decision-toll = Aux portes d’Irkoutsk : { $danger } sur { $card }. Éliminez-le avec une carte ; à défaut, perdez un point d’énergie.
decision-duel = Duel contre Ogareff : { $icon }. Jouez une carte ou perdez un point d’énergie.

## Coups

move-advance = Avancer { $place }
move-rest = Se reposer
move-face = Affronter les dangers
move-end = Terminer le tour
move-stop = Ne plus affronter de dangers
move-decline-immediate = Laisser le danger visible
move-decline-determined = Ne pas poser de disque
move-decline-again = Ne pas aller plus loin
move-decline-ability = Ne garder aucune carte
move-resilient = Résistant : remettre toutes les cartes Route face visible
move-fast = Rapide : avancer encore
move-draw = { $n ->
    [one] Piocher une carte Action
   *[other] Piocher { $n } cartes Action
}
move-recover = Gagner un point d’énergie
move-enough = Aucun autre bénéfice
move-spend = Perdre un point d’énergie
move-pay = Payer un point d’énergie
move-top = Remettre en haut
move-bottom = Mettre tout en bas
move-look = Regarder la pioche { $deck }
move-turn = Remettre { $card } face visible
move-cover = Couvrir { $danger }
move-cover-nth = Couvrir { $danger } (carte { $place } sur { $n })
move-cover-on = Couvrir { $danger } sur { $card }
move-keep = Garder { $card } : { $ability }
move-help = Appeler { $ally } : défausser { $card }, { $gain }
move-play = Jouer { $card } contre { $danger }
move-play-wild = Jouer { $card } comme joker contre { $danger }
move-pair = Paire : jouer { $card }
move-discard = Défausser { $card }

## Pourquoi un coup n’est pas permis

why-not_asked = Décidez d’abord de ce qui est demandé.
why-act_first = Une action est obligatoire avant la fin du tour.
why-done_already = Vous avez déjà fait cette action pendant ce tour ; la seconde action due au Capitaine Strogoff est différente.
why-too_tired = Le prochain pas demande { $need ->
    [one] { $need } point
   *[other] { $need } points
} d’énergie ; vous en avez { $have }.
why-cards_down = { $need ->
    [one] Une de vos cartes Route est face cachée.
   *[other] { $need } de vos cartes Route sont face cachée.
}
why-open_twice = Visible en double : { $danger }.
why-not_held = Vous n’avez pas cette carte en main.
why-other_danger = Il faut une carte contre { $danger }.
why-help_comes_first = Les alliés aident avant l’action, pas après.
why-helped_already = Vous avez déjà demandé l’aide d’un allié pendant ce tour.
why-ally_absent = Cet allié n’est pas présent : { $ally }.
why-marfa_waits = Marfa Strogoff n’aide qu’à Irkoutsk : ses cartes y sont des jokers.
why-other_portrait = Cette carte ne montre pas le portrait du Capitaine Strogoff.
why-too_few_portraits = Il faut { $need } cartes au portrait du Capitaine Strogoff ; vous en avez { $have }.
why-deck_empty = Cette pioche est vide : { $deck }.
why-no_card_there = Il n’y a pas de carte à cette place.
why-no_danger_there = La carte ne montre aucun danger à cet endroit.
why-covered_already = Ce danger est déjà couvert.
why-face_down = Cette carte est face cachée : ses dangers ne peuvent être couverts.
why-face_up = Cette carte est déjà face visible.
why-left_stays = La carte à gauche de votre plateau reste jusqu’à Irkoutsk.
why-energy_full = Votre énergie est au maximum : { $need }.
why-nothing_open = Aucun danger n’est visible dans votre périple.
why-cannot_pay = Vous ne pouvez pas y poser de disque : ni énergie, ni paire, ni carte de même symbole que la carte Route la plus récente.
why-no_energy = Vous n’avez plus d’énergie.
why-not_recent = Une seule carte ne suffit que pour la carte Route la plus récente, à l’extrême droite.
why-no_pair = Vous n’avez pas de seconde carte de même symbole.
why-disc_first = Qui affronte les dangers pose au moins un disque.
why-not_solved = Cette carte n’a pas été résolue pendant cette action.
why-no_resilient = Vous n’avez pas la capacité Résistant.
why-not_your_turn = Résistant ne sert que pendant votre propre tour.
why-nothing_down = Aucune de vos cartes Route n’est face cachée.
why-card_held = Vous avez une carte contre { $danger } : il faut la jouer.

## Événements

event-round_begins = Tour de table { $round }. { $who } joue en premier.
    .you = Tour de table { $round }. Vous jouez en premier.
event-turn_begins = C’est à { $who } de jouer.
    .you = C’est à vous de jouer.
event-drew = { $who } pioche { $card }.
    .you = Vous piochez { $card }.
event-drew-unseen = { $who } pioche une carte Action.
    .you = Vous piochez une carte Action.
event-reshuffled = Les cartes défaussées forment une nouvelle pioche : { $deck }.
event-top_shown = Première carte de la pile { $deck } : { $card }.
event-discarded = { $who } dépasse sa limite de main et défausse { $card }.
    .you = Vous dépassez votre limite de main et défaussez { $card }.
event-penalty_card = Pénalité : { $who } défausse { $card }.
    .you = Pénalité : vous défaussez { $card }.
event-played = { $who } joue { $card } contre { $danger }.
    .you = Vous jouez { $card } contre { $danger }.
event-paired = { $who } joue { $card } pour une paire.
    .you = Vous jouez { $card } pour une paire.
event-wild = { $who } joue { $card } comme joker contre { $danger }.
    .you = Vous jouez { $card } comme joker contre { $danger }.
event-spent_energy = { $who } paie un point d’énergie ; il lui en reste { $energy }.
    .you = Vous payez un point d’énergie ; il vous en reste { $energy }.
event-lost_energy = { $who } perd un point d’énergie ; il lui en reste { $energy }.
    .you = Vous perdez un point d’énergie ; il vous en reste { $energy }.
event-gained_energy = { $who } gagne un point d’énergie : { $energy } au total.
    .you = Vous gagnez un point d’énergie : { $energy } au total.
event-helped = { $who } appelle { $ally } à l’aide et défausse { $card }.
    .you = Vous appelez { $ally } à l’aide et défaussez { $card }.
    .brief = aide : { $helper }
event-captain_paid = { $who } ajoute { $card } : deux actions différentes ce tour-ci.
    .you = Vous ajoutez { $card } : deux actions différentes ce tour-ci.
event-looked = { $who } regarde la première carte de la pioche { $deck } : { $card }.
    .you = Vous regardez la première carte de la pioche { $deck } : { $card }.
event-looked-unseen = { $who } regarde la première carte de la pioche { $deck }.
    .you = Vous regardez la première carte de la pioche { $deck }.
event-put_back-top = { $who } la remet en haut de la pile { $deck }.
    .you = Vous la remettez en haut de la pile { $deck }.
event-put_back-bottom = { $who } la met tout en bas de la pile { $deck }.
    .you = Vous la mettez tout en bas de la pile { $deck }.
event-advanced = { $who } avance { $to } ; { $energy ->
        [0] il ne lui reste plus d’énergie
        [one] il lui reste { $energy } point d’énergie
       *[other] il lui reste { $energy } points d’énergie
    }.
    .you = Vous avancez { $to } ; { $energy ->
        [0] il ne vous reste plus d’énergie
        [one] il vous reste { $energy } point d’énergie
       *[other] il vous reste { $energy } points d’énergie
    }.
    .brief = { $place }
event-evaded = { $who } obtient { $roll } et évite les Tartares de force { $strength }.
    .you = Vous obtenez { $roll } et évitez les Tartares de force { $strength }.
    .brief = Tartares évités
event-not_evaded = { $who } obtient { $roll } et n’évite pas les Tartares de force { $strength }.
    .you = Vous obtenez { $roll } et n’évitez pas les Tartares de force { $strength }.
    .brief = Tartares pas évités
event-road_card = { $who } ajoute à son périple la carte { $card }.
    .you = Vous ajoutez à votre périple la carte { $card }.
event-clashed = { $who } a des dangers en double dans son périple : toutes les pénalités s’appliquent.
    .you = Vous avez des dangers en double dans votre périple : toutes les pénalités s’appliquent.
    .brief = dangers en double
event-flipped = { $who } retourne face cachée la carte { $card }.
    .you = Vous retournez face cachée la carte { $card }.
event-flipped-unpaid = { $who } ne peut pas payer et retourne face cachée la carte { $card }.
    .you = Vous ne pouvez pas payer et retournez face cachée la carte { $card }.
event-went_fast = Rapide : { $who } défausse la carte { $card } pour avancer encore.
    .you = Rapide : vous défaussez la carte { $card } pour avancer encore.
    .brief = Rapide
event-rested = { $who } se repose.
    .you = Vous vous reposez.
    .brief = repos
event-turned_up = { $who } remet face visible la carte { $card }.
    .you = Vous remettez face visible la carte { $card }.
event-faced = { $who } affronte les dangers.
    .you = Vous affrontez les dangers.
    .brief = dangers affrontés
event-covered = { $who } couvre { $danger }.
    .you = Vous couvrez { $danger }.
event-covered-on = { $who } couvre { $danger } sur { $card }.
    .you = Vous couvrez { $danger } sur { $card }.
event-covered-left = { $who } couvre { $danger }, la marque du sabre tartare.
    .you = Vous couvrez { $danger }, la marque du sabre tartare.
event-spoiled = { $who } ne peut plus garder comme capacité la carte { $card }.
    .you = Vous ne pouvez plus garder comme capacité la carte { $card }.
event-solved = { $who } a résolu la carte { $card }.
    .you = Vous avez résolu la carte { $card }.
    .brief = une carte résolue
event-kept = { $who } garde la carte { $card } comme capacité : { $ability }.
    .you = Vous gardez la carte { $card } comme capacité : { $ability }.
    .brief = { $ability }
event-not_kept = La carte { $card } est défaussée.
event-used_resilience = Résistant : { $who } défausse la carte { $card } et remet toutes ses cartes Route face visible.
    .you = Résistant : vous défaussez la carte { $card } et remettez toutes vos cartes Route face visible.
    .brief = Résistant
event-traitor_card = Le traître agit : { $card }.
    .brief = Le traître
event-traitor_done = La carte du traître est défaussée : { $card }.
event-ogareff_moved = { $n ->
    [one] Ogareff avance d’une case
   *[other] Ogareff avance de { $n } cases
} ({ $left } jusqu’à Irkoutsk).
    .brief = Ogareff +{ $n }
event-ogareff_arrived = Ogareff est à Irkoutsk. Désormais les Tartares marchent sur Moscou.
    .brief = Ogareff à Irkoutsk
event-all_draw = Chaque courrier pioche une carte Action.
    .brief = une carte pour chacun
event-die_rolled = { $who } obtient { $roll } pour ses capacités.
    .you = Vous obtenez { $roll } pour vos capacités.
event-die_rolled-all = Le dé d’action donne { $roll }.
    .brief = dé { $roll }
event-ability_worked = { $who } profite de sa capacité : { $ability }.
    .you = Vous profitez de votre capacité : { $ability }.
event-ally_came = Nouvel allié à l’emplacement { $place } : { $ally }.
    .brief = { $ally }
event-ally_came-instead = Nouvel allié à l’emplacement { $place } : { $ally }, qui remplace { $old }.
    .brief = { $ally }
event-curtain_opened = Le rideau s’ouvre : Sangarra est aux aguets.
event-sangarra_rolled = Sangarra cherche sa victime : { $who } obtient { $roll }.
    .you = Sangarra cherche sa victime : vous obtenez { $roll }.
event-sangarra_joined = Sangarra espionne { $who }.
    .you = Sangarra vous espionne.
    .brief = sous l’œil de Sangarra
event-sangarra_left = Sangarra quitte { $who } et va faire son rapport à Ogareff.
    .you = Sangarra vous quitte et va faire son rapport à Ogareff.
event-figure_moved = La figurine Traître se déplace : { $who } jouera en premier.
    .you = La figurine Traître se déplace : vous jouerez en premier.
event-tartars_moved = Tartares : { $place }, force { $strength }.
    .brief = Tartares ({ $place })
event-march_begins = Ogareff est à Irkoutsk : les Tartares marchent sur Moscou.
event-tartars_marched = { $space ->
    [1] Les Tartares entrent dans Moscou.
   *[other] { $n ->
            [one] Les Tartares avancent d’une case vers Moscou, { $to }.
           *[other] Les Tartares avancent de { $n } cases vers Moscou, { $to }.
        }
}
    .brief = Tartares ({ $place })
event-captured = Les Tartares capturent et aveuglent { $who } : carte { $card }.
    .you = Les Tartares vous capturent et vous aveuglent : carte { $card }.
    .brief = pris par les Tartares
event-entered_irkutsk = { $who } entre dans Irkoutsk.
    .you = Vous entrez dans Irkoutsk.
    .brief = Irkoutsk
event-road_cleared = { $who } en a fini avec tous les dangers de la route.
    .you = Vous en avez fini avec tous les dangers de la route.
event-duel_began = { $who } affronte Ogareff : un duel de { $n } cartes.
    .you = Vous affrontez Ogareff : un duel de { $n } cartes.
    .brief = un duel
event-duel_card = Ogareff frappe : { $icon }.
event-attacked = Rien ne pare une attaque directe : { $who } encaisse le coup.
    .you = Rien ne pare une attaque directe : vous encaissez le coup.
event-held_out = { $who } obtient { $roll } et tient bon contre une force de { $strength }.
    .you = Vous obtenez { $roll } et tenez bon contre une force de { $strength }.
event-overrun = { $who } obtient { $roll } et cède devant une force de { $strength }.
    .you = Vous obtenez { $roll } et cédez devant une force de { $strength }.
event-passed_by = Les renforts tartares ignorent { $who }, qu’ils croient aveugle.
    .you = Les renforts tartares vous ignorent : ils vous croient aveugle.
event-lost_hand = { $who } perd { $card }.
    .you = Vous perdez { $card }.
event-died = { $who } meurt à Irkoutsk.
    .you = Vous mourez à Irkoutsk.
    .brief = mort à Irkoutsk
event-won = { $who } triomphe du traître et sauve la Sainte Russie !
    .you = Vous triomphez du traître et sauvez la Sainte Russie !
    .brief = la Russie sauvée
event-moscow_fell = Les Tartares sont à Moscou. Tous les courriers ont perdu.
event-all_dead = Plus aucun courrier n’est en vie. Ogareff a gagné.

# Quand on revoit une partie.
chapter-next = Tour de table suivant
chapter-previous = Tour de table précédent

## La table en tableaux

panel-round = Tour de table { $round }
panel-ogareff = Ogareff
panel-ogareff-at = { $left } jusqu’à Irkoutsk, duel de { $n } cartes
panel-tartars = Tartares
panel-tartars-here = Tartares ({ $strength })
panel-strength = force { $strength }
panel-sangarra = Sangarra
panel-sangarra-open = à côté du plateau
panel-sangarra-closed = derrière le rideau
panel-allies = Alliés
panel-ally = { $place } { $ally }
panel-first = Premier au prochain tour de table
panel-duel = Duel
panel-road = Le parcours
panel-decks = Pioches
panel-head-deck = Pioche
panel-head-left = Reste
panel-head-gone = Défausse
panel-head-top = Dessus
panel-energy = Énergie
panel-of = { $n } sur { $most }
panel-dead = mort
panel-blind = Aveuglé
panel-row = Périple { $n }
panel-ability = Capacité
panel-hand = Main
panel-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
panel-solved = Résolues
panel-down = face cachée
panel-covered = couvert : { $danger }
panel-penalty = pénalité : { $penalty }

# Scene

scene-map = La route
scene-tip-night = La nuit suit Ogareff : plus il approche d’Irkoutsk, plus elle gagne l’ouest. { $left ->
    [0] Il y est : les Tartares marchent sur Moscou.
    [one] Il lui reste { $left } case.
   *[other] Il lui reste { $left } cases.
}
scene-desk = Alliés
scene-when = Tour de table { $round }. Ogareff est à { $left ->
    [one] un pas
   *[other] { $left } pas
} d’Irkoutsk
scene-steps = { $n ->
    [one] pas restant
   *[other] pas restants
}
scene-to-moscow = jusqu’à Moscou
scene-when-arrived = Tour de table { $round }. Ogareff est à Irkoutsk : les Tartares marchent sur Moscou
scene-ending-won = La Sainte Russie est sauvée
scene-ending-moscow-fell = Moscou est tombée
scene-ending-all-dead = Plus aucun courrier n’est en vie
scene-tip-order = L’ordre du tour de table ; le traître joue après tous les autres
scene-tip-traitor = La phase du Traître termine le tour de table
scene-tip-score = { $who } : { $place }, énergie { $energy }
scene-place-moscow = Moscou
scene-place-railway = Chemin de fer
scene-place-nizhny = Nijni Novgorod
scene-place-volga = Volga
scene-place-urals = Oural
scene-place-ishim = Ichim
scene-place-omsk = Omsk
scene-place-kolivan = Kolivan
scene-place-tomsk = Tomsk
scene-place-baikal = Lac Baïkal
scene-place-angara = Angara
scene-place-irkutsk = Irkoutsk
scene-tip-station = Case { $n } : { $place }. En y entrant, on pioche une carte { $deck }.
scene-tip-station-last = Case { $n } : { $place }. Ici attend le duel contre Ogareff.
scene-tip-station-far = Case { $n } : { $place }. En y entrant, on pioche une carte { $deck }. On avance d’une case à la fois.
scene-tip-station-last-far = Case { $n } : { $place }. Ici attend le duel contre Ogareff. On avance d’une case à la fois.
scene-tip-courier = Courrier : { $who }
scene-tip-fallen = { $who } est mort à Irkoutsk
scene-tip-tartars = Tartares de force { $n }. Qui entre dans leur case jette le dé : à { $n } ou plus, il pioche une carte Action ; sinon, il perd un point d’énergie.
scene-tip-deck = { $deck } : pioche { $left }, défausse { $gone }
scene-tip-ogareff-road = La route d’Ogareff. La zone où il se trouve dit le nombre de cartes d’un duel ; à Irkoutsk, il envoie les Tartares sur Moscou.
scene-tip-ogareff = Ogareff, à { $left } pas d’Irkoutsk. Un duel compte aujourd’hui { $n } cartes.
scene-tip-ogareff-there = Ogareff est à Irkoutsk. Un duel compte { $n } cartes.
scene-duel-cards = { $n } cartes de duel
scene-nobody = personne
scene-tip-nobody = Un allié vient ici quand une carte du traître appelle cet emplacement.
scene-tip-ally = { $ally }. { $about }
scene-tip-held = Vous avez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} avec ce portrait : { $ally }
scene-ally-str = Strogoff
scene-ally-blo = Blount
scene-ally-mar = Marfa
scene-ally-jol = Jolivet
scene-ally-pig = Pigassoff
scene-ally-nad = Nadia
scene-tip-do-advance = Avancer : perdez 1 point d’énergie, allez une case plus loin et rencontrez une nouvelle carte Route. Si un danger est alors visible en double dans votre périple, toutes ses pénalités s’appliquent.
scene-tip-do-rest = Se reposer : deux bénéfices, l’un après l’autre, le même deux fois si vous voulez : piocher 2 cartes Action, gagner 1 point d’énergie, ou remettre une carte Route face visible.
scene-tip-do-face = Affronter les dangers : couvrez des dangers de votre périple. Une carte de même symbole suffit pour la carte Route la plus récente ; deux cartes d’un même symbole, ou 1 point d’énergie, pour n’importe laquelle. Les cartes résolues s’en vont, et l’une peut rester comme capacité.
scene-tip-actions = Cartes Action : pioche { $left }, défausse { $gone }
scene-tip-book = Alliés à venir : { $left } ; partis : { $gone }
scene-tip-inkwell = Disques Résolution dans l’encrier : { $n }
scene-tip-seal = Un disque Résolution : ce danger est couvert.
scene-tip-sangarra = Sangarra attend à côté du plateau. Une carte du traître l’envoie espionner le courrier le plus avancé.
scene-tip-curtain = Sangarra est derrière le rideau. Le premier ordre l’ouvre, le suivant la lance à vos trousses.
scene-tip-spying = Sangarra espionne { $who }
scene-tip-sangarra-row = Sangarra est dans le périple comme une carte Route : couvrez son danger, sinon il peut former un doublon.
scene-waits = attend
scene-hidden = cachée
scene-discards = Défausse
scene-traitor-card = Le traître agit
scene-no-discards = défausse vide
scene-tip-action = { $card }. Danger affronté : { $danger }. Allié : { $ally }. En bas : ce que ferait le traître. ({ $id })
scene-tip-command-step = Pour le traître : Ogareff avance { $n ->
        [one] d’une case
       *[other] de { $n } cases
    }.
scene-tip-command-card = Pour le traître : chaque courrier pioche une carte Action.
scene-tip-command-die = Pour le traître : le dé est jeté pour les capacités de tous.
scene-tip-command-ally = Pour le traître : un nouvel allié arrive à l’emplacement { $place } ; celui qui s’y trouvait s’en va.
scene-tip-command-sangarra = Pour le traître : Sangarra part espionner ou est rappelée.
scene-tip-command-tartars = Pour le traître : les Tartares vont à la case { $place }{ $change ->
        [up] {""} et leur force augmente d’un point
        [less] {""} et leur force diminue d’un point
       *[same] {""}
    }.
scene-tip-road = { $card }. En cas de doublon : { $penalty }. Gardée : { $ability }. { $about } ({ $id })
scene-tip-spoiled = { $card } Elle ne peut plus être gardée : Pigassoff ou Déterminé a couvert un de ses dangers.
scene-tip-road-plain = { $card } ({ $id })
scene-tip-immediate = Danger immédiat : { $danger }. On peut le couvrir aussitôt avec une carte de même symbole.
scene-tip-danger = Danger : { $danger }
scene-tip-down = Face cachée : { $card }
scene-tip-left = Aveuglé : ce danger reste visible à gauche du plateau jusqu’à Irkoutsk : { $danger }
scene-down = face cachée
scene-blind = Aveuglé
scene-loss-discard = −1 carte
scene-loss-energy = −1 énergie
scene-loss-flip = retournée
scene-your-road = Votre périple
scene-their-road = Périple : { $who }
scene-duel = Duel contre Ogareff
scene-tip-duel = Le duel compte { $n } cartes. Qui leur survit sauve la Russie.
scene-tip-blow = Ogareff frappe : { $icon }
scene-fallen = Un courrier est mort à Irkoutsk : { $who }.
scene-no-dangers = Aucun danger sur la route pour l’instant.
scene-solved = Résolues : gardez-en une comme capacité
scene-overcome = Résolu
scene-barred = La route est barrée
scene-free = Avancer { $place }
scene-way-on = 1 point d’énergie, une carte { $deck }
scene-way-tartars = Tartares : dé { $n }+ ou −1 énergie
scene-way-irkutsk = éliminer chaque danger visible, puis un duel de { $n } cartes
scene-bill = Un doublon coûterait
scene-bill-open = Le laisser coûte
scene-bill-now = Ce doublon coûte
scene-bill-due = Ce doublon coûte encore
scene-bill-no-clash = rien : pas de doublon
scene-bill-nothing = rien
scene-bill-energy = { $n ->
    [one] { $n } point d’énergie
   *[other] { $n } points d’énergie
}
scene-bill-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
scene-bill-flips = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
scene-bill-and = { $first }, { $rest }
scene-bill-own = et la pénalité de la nouvelle carte
scene-bill-only = la seule pénalité de la nouvelle carte
scene-bill-none = rien : aucun danger visible
scene-at = { $n } · { $place }
scene-at-blind = { $n } · { $place }, aveuglé
scene-is-fallen = mort
scene-playing = joue
scene-first = commencera
scene-tip-energy = Énergie : { $n } sur { $most }
scene-energy-of = énergie sur { $most }
scene-tip-hand = Cartes en main : { $n }, { $limit } au plus
scene-limit = limite { $n }
scene-no-abilities = Pas encore de capacité.
scene-tip-ability = { $ability }. { $about }
scene-roll-own = Ses capacités
scene-roll-all = Capacités de tous
scene-roll-march = Marche tartare
scene-roll-tie = Pour Sangarra
scene-roll-evaded = Évités
scene-roll-not_evaded = Pas évités
scene-roll-held_out = Tient bon
scene-roll-overrun = Cède

## Comment cela finit

final-won = Tour de table { $round } : { $who } triomphe d’Ogareff aux portes d’Irkoutsk. Le Grand-Duc est prévenu, la Sainte Russie est sauvée.
final-moscow-fell = Tour de table { $round } : les Tartares entrent dans Moscou. Tous les courriers ont perdu.
final-all-dead = Tour de table { $round } : le dernier courrier tombe à Irkoutsk. Plus personne ne préviendra le Grand-Duc.
final-fallen = tombé : { $place }
final-energy = énergie
final-abilities = { $n ->
    [one] capacité
   *[other] capacités
}

## Le duel

scene-stand-left = { $n ->
    [0] le dernier coup
    [one] encore un coup après celui-ci
   *[other] encore { $n } coups après celui-ci
}
scene-stand-energy = { $n ->
    [one] 1 point d’énergie : la prochaine perte est mortelle
   *[other] { $n } points d’énergie : vous pouvez en perdre { $spare }
}
scene-stand-strength = renforts tartares : force { $n }

# Titres sous lesquels une longue liste de coups se replie.
group-advance = Avancer
group-look = Regarder une pioche
group-turn = Remettre une carte face visible
group-cover = Couvrir un danger
group-keep = Garder une carte
group-help = Demander l’aide d’un allié
group-play = Jouer une carte contre un danger
group-pair = Jouer une paire
group-discard = Défausser une carte
group-decline = Renoncer
