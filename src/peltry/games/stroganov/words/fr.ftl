# Stroganov en français. Fourrures, biens et souhaits sont des mots que les phrases assemblent.

game-title = Stroganov
game-about = Menez votre Cosaque à travers la Sibérie, de saison en saison, en chassant des fourrures et en rapportant des histoires pour les veillées d’hiver. Quatre années pour contenter le Tsar, s’établir sur ces terres et devancer le reste de la famille.

## Fourrures : le mot seul, avec « un », avec « le », et compté

fur-sable = zibeline
    .a = une zibeline (2)
    .the = la zibeline (2)
    .some = { $n ->
        [one] { $n } zibeline (2)
       *[other] { $n } zibelines (2)
    }
fur-hare = lièvre
    .a = un lièvre (3)
    .the = le lièvre (3)
    .some = { $n ->
        [one] { $n } lièvre (3)
       *[other] { $n } lièvres (3)
    }
fur-fox = renard
    .a = un renard (4)
    .the = le renard (4)
    .some = { $n ->
        [one] { $n } renard (4)
       *[other] { $n } renards (4)
    }
fur-wolverine = glouton
    .a = un glouton (5)
    .the = le glouton (5)
    .some = { $n ->
        [one] { $n } glouton (5)
       *[other] { $n } gloutons (5)
    }
fur-deer = cerf
    .a = un cerf (6)
    .the = le cerf (6)
    .some = { $n ->
        [one] { $n } cerf (6)
       *[other] { $n } cerfs (6)
    }
fur-lynx = lynx
    .a = un lynx (7)
    .the = le lynx (7)
    .some = { $n } lynx (7)
fur-bear = ours
    .a = un ours (8)
    .the = l’ours (8)
    .some = { $n } ours (8)
fur-tiger = tigre
    .a = un tigre
    .the = le tigre
    .some = { $n ->
        [one] { $n } tigre
       *[other] { $n } tigres
    }
fur-any = fourrure quelconque
    .a = une fourrure quelconque
    .the = la fourrure
    .some = { $n ->
        [one] { $n } fourrure quelconque
       *[other] { $n } fourrures quelconques
    }

## Biens, seuls et comme ce que l’on gagne ou dépense

good-horses = { $n ->
        [one] { $n } cheval
       *[other] { $n } chevaux
    }
    .acc = { good-horses }
good-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    .acc = { good-coins }
good-story = { $n ->
        [one] { $n } point d’histoire
       *[other] { $n } points d’histoire
    }
    .acc = { good-story }
good-points = { $n } PV
    .acc = { good-points }
good-banner = { $n ->
        [one] { $n } bannière
       *[other] { $n } bannières
    }
    .acc = { good-banner }
good-outpost = { $n ->
        [one] { $n } avant-poste pour la réserve
       *[other] { $n } avant-postes pour la réserve
    }
    .acc = { good-outpost }
good-tiger = { $n ->
        [one] { $n } tigre
       *[other] { $n } tigres
    }
    .acc = { good-tiger }
good-bag_fur = { $n ->
        [one] { $n } fourrure du sac
       *[other] { $n } fourrures du sac
    }
    .acc = { good-bag_fur }
good-market_fur = { $n ->
        [one] { $n } fourrure du marché
       *[other] { $n } fourrures du marché
    }
    .acc = { good-market_fur }
good-trophy = { $n ->
        [one] { $n } trophée
       *[other] { $n } trophées
    }
    .acc = { good-trophy }
good-visit_village = { $n ->
        [one] une visite dans un village au choix, sans trophée
       *[other] { $n } visites dans des villages au choix, sans trophée
    }
    .acc = { good-visit_village }
good-use_yurt = { $n ->
        [one] une yourte au choix, sans trophée
       *[other] { $n } yourtes au choix, sans trophée
    }
    .acc = { good-use_yurt }
good-two_rewards = deux récompenses différentes des lignes au-dessus
    .acc = { good-two_rewards }
good-any_village = { $n ->
        [one] une visite dans un village au choix
       *[other] { $n } visites dans des villages au choix
    }
    .acc = { good-any_village }
good-advanced_anywhere = { $n ->
        [one] une action avancée gratuite n’importe où
       *[other] { $n } actions avancées gratuites n’importe où
    }
    .acc = { good-advanced_anywhere }
good-build_outpost = { $n ->
        [one] un avant-poste de la réserve générale, construit gratuitement n’importe où
       *[other] { $n } avant-postes de la réserve générale, construits gratuitement n’importe où
    }
    .acc = { good-build_outpost }
good-fulfil_wish = { $n ->
        [one] un souhait satisfait avec les seules fourrures à remettre
       *[other] { $n } souhaits satisfaits avec les seules fourrures à remettre
    }
    .acc = { good-fulfil_wish }
good-fur = { $n ->
        [one] { $n } fourrure
       *[other] { $n } fourrures
    }
    .acc = { good-fur }

counts-as = { $value }

# Le prix, à la fin d’une phrase.
price-free = { "" }
price-goods = { " " }pour { $goods }
price-second = { " " }· coûte { $fur }

## Le calendrier et le pays

season-spring = printemps
    .title = Printemps
season-summer = été
    .title = Été
season-autumn = automne
    .title = Automne
season-winter = hiver
    .title = Hiver

terrain-forest = forêt
terrain-steppe = steppe
terrain-swamp = marécage
terrain-mountain = montagnes

place = contrée { $place }
    .acc = la contrée { $place }
    .to = vers la contrée { $place }
    .from = de la contrée { $place }
    .at = sur la contrée { $place }
place-terrain = contrée { $place } ({ $terrain })
    .acc = la contrée { $place } ({ $terrain })
    .to = vers la contrée { $place } ({ $terrain })
    .from = de la contrée { $place } ({ $terrain })
    .at = sur la contrée { $place } ({ $terrain })
place-start = tuile de départ
    .acc = la tuile de départ
    .to = vers la tuile de départ
    .from = de la tuile de départ
    .at = sur la tuile de départ
region-1 = Oural
region-2 = Ob
region-3 = Ienisseï
region-4 = Léna
region-5 = Amour
side-a = face a
side-b = face b
track-a = face a
track-blue_b = bleu, face b : une piste plus courte
track-red_b = rouge, face b : une case sur deux ne demande pas de fourrure
track-green_b = vert, face b : davantage de pièces
track-yellow_b = jaune, face b : des boucliers plus élevés
track-yellow_b_french = jaune, face b : des boucliers plus élevés (règles françaises)
track-yellow_b_czech = jaune, face b : des boucliers plus élevés (règles tchèques)
side-ivan = Ivan
side-katyusha = Katyusha
track-ivan_a = Ivan
track-katyusha_b = Katyusha

action-outpost = construire un avant-poste
action-trophy = recevoir un trophée
action-yurt = utiliser une yourte
action-wish = prendre une carte souhait
action-claim = s’approprier une tuile contrée

## Les souhaits du Tsar : en peu de mots, puis en entier

wish-named = souhait « { $effect } »
wish-asks = posséder { $furs }, en remettre { $pay }
wish-S1 = de plus longs déplacements
    .about = Chaque fois que votre Cosaque se déplace, dans un sens ou dans l’autre, il peut aller une contrée plus loin gratuitement.
wish-S2 = des chevaux en hiver
    .about = Chaque hiver, vous recevez 3 chevaux.
wish-S3 = une pièce en hiver
    .about = Chaque hiver, vous recevez 1 pièce.
wish-S4 = des histoires en hiver
    .about = Chaque hiver, vous recevez 2 points d’histoire.
wish-S5 = des chevaux par avant-poste
    .about = Chaque hiver, vous recevez 2 chevaux pour chacun de vos avant-postes construits.
wish-S6 = des chevaux par contrée
    .about = Chaque hiver, vous recevez 2 chevaux pour chacune de vos contrées.
wish-S7 = une ligne de trophée de plus
    .about = Après avoir déplacé votre pion trophée, vous pouvez choisir la récompense une ligne plus bas. Deux souhaits de ce genre ne se cumulent pas.
wish-S8 = la chasse à côté
    .about = Vous pouvez aussi chasser sur la contrée la plus proche à gauche ou à droite de votre Cosaque, sans compter les intervalles vides.
wish-S9 = une fourrure quelconque pour la seconde action
    .about = La fourrure d’une seconde action avancée peut avoir n’importe quelle valeur.
wish-A1 = de plus longs déplacements
    .about = Chaque fois que votre Cosaque se déplace, dans un sens ou dans l’autre, il peut aller une contrée plus loin gratuitement.
wish-A2 = des chevaux en hiver
    .about = Chaque hiver, vous recevez 3 chevaux.
wish-A3 = des souhaits avec une fourrure de moins
    .about = Pour satisfaire un souhait, il peut vous manquer une des fourrures demandées, sauf si toutes sont à remettre.
wish-A4 = une ligne de trophée de plus
    .about = Après avoir déplacé votre pion trophée, vous pouvez choisir la récompense une ligne plus bas. Deux souhaits de ce genre ne se cumulent pas.
wish-A5 = une fourrure du sac en hiver
    .about = Chaque hiver, vous pouvez tirer deux fourrures du sac et en garder une.
wish-A6 = le bras long
    .about = Une action avancée de votre Cosaque peut se faire comme s’il se trouvait sur l’une des deux contrées suivantes à gauche.
wish-A7 = des histoires en hiver
    .about = Chaque hiver, vous recevez 2 points d’histoire.
wish-A8 = la chasse sans chevaux
    .about = À la chasse, ignorer des fourrures de plus petite valeur ne coûte pas de chevaux.
wish-A9 = une action en hiver
    .about = Chaque hiver, vous pouvez effectuer une action avancée gratuite n’importe où sur le plateau.
wish-A10 = un tigre
    .about = Prenez aussitôt 1 tigre. La carte compte toujours comme un souhait satisfait.
wish-A11 = une action au printemps
    .about = Au printemps, vous pouvez effectuer une action avancée gratuite de plus, là où se trouve votre Cosaque ou un avant-poste.
wish-A12 = une action en été
    .about = En été, vous pouvez effectuer une action avancée gratuite de plus, là où se trouve votre Cosaque ou un avant-poste.
wish-A13 = une action en automne
    .about = En automne, vous pouvez effectuer une action avancée gratuite de plus, là où se trouve votre Cosaque ou un avant-poste.
wish-A14 = une seconde fourrure gratuite
    .about = La seconde fourrure d’une chasse ne coûte pas de pièce.
wish-B1 = 2 PV à la fin
    .about = En fin de partie : 2 PV.
wish-B2 = 3 PV à la fin
    .about = En fin de partie : 3 PV.
wish-B3 = 4 PV à la fin
    .about = En fin de partie : 4 PV.
wish-B4 = des PV pour les tigres
    .about = En fin de partie : 1 PV pour chaque tigre qu’il vous reste.
wish-B5 = des PV pour les avant-postes
    .about = En fin de partie : 1 PV pour chacun de vos avant-postes construits.
wish-B6 = un quart des PV
    .about = En fin de partie : 1 PV pour 4 PV déjà marqués, arrondi à l’inférieur, compté avant tous les autres souhaits.
wish-B7 = des PV pour les pièces
    .about = En fin de partie : 1 PV pour chacune de vos pièces.
wish-B8 = des PV pour les montagnes
    .about = En fin de partie : 3 PV pour chacune de vos contrées de montagnes.
wish-B9 = des PV pour les marécages
    .about = En fin de partie : 3 PV pour chacune de vos contrées de marécage.
wish-B10 = des PV pour les steppes
    .about = En fin de partie : 3 PV pour chacune de vos contrées de steppe.
wish-B11 = des PV pour les forêts
    .about = En fin de partie : 3 PV pour chacune de vos contrées de forêt.
wish-B12 = des PV pour les contrées
    .about = En fin de partie : 1 PV pour chacune de vos contrées.
wish-B13 = des PV pour les souhaits
    .about = En fin de partie : 1 PV pour chaque souhait que vous avez satisfait, celui-ci compris.
wish-B14 = des PV pour les bannières
    .about = En fin de partie : 1 PV pour chacune de vos bannières.

## D’où viennent les points

score-wishes = Souhaits
score-landscapes = Contrées
score-trophies = Trophées
score-songs = Chansons
score-yurts = Yourtes
score-horses = Chevaux
score-end_wishes = Souhaits à la fin
score-sets = Jeux de contrées
score-tigers = Tigres
score-trophy_track = Piste des trophées
score-outposts = Avant-postes construits
score-unbuilt = Avant-postes en réserve
score-coins = Pièces
score-furs = Fourrures et chevaux
score-story = Histoires
option-colours = Couleurs
    .about = La couleur de chaque joueur. La face b des plateaux dépend de la couleur.
option-colours-blue = Bleu
    .about = Face b : une piste des trophées plus courte.
option-colours-red = Rouge
    .about = Face b : une case sur deux ne demande pas de fourrure.
option-colours-green = Vert
    .about = Face b : la piste des trophées rapporte davantage de pièces.
option-colours-yellow = Jaune
    .about = Face b : des boucliers plus élevés à la fin.
preset-english = Livret anglais
    .about = Là où les livrets de règles diffèrent, tout comme dans le livret anglais.
preset-french = Livret français
    .about = Là où les livrets de règles diffèrent, tout comme dans le livret français.
preset-czech = Livret tchèque
    .about = Là où les livrets de règles diffèrent, tout comme dans le livret tchèque.

## Options

option-boards = Plateaux de joueur
    .about = La face de chaque plateau de joueur.
option-boards-a = Face a
    .about = La même piste pour tous ; idéale pour les premières parties.
option-boards-b = Face b
    .about = Chaque couleur a son propre atout, et la fin de la piste des histoires peut faire avancer le pion trophée.
option-random_region_furs = Fourrures des régions
    .about = Comment sont posées les fourrures qui fixent les prix des régions.
option-random_region_furs-off = Croissantes vers l’est
    .about = Les fourrures des régions montent d’ouest en est, comme pour les premières parties.
option-random_region_furs-on = Au hasard
    .about = N’importe quelle fourrure dans n’importe quelle région, pour joueurs expérimentés.
option-story_bonus_once = Chansons en fin de piste des histoires
    .about = Combien de fois atteindre la case 12 peut donner une chanson.
option-story_bonus_once-off = Chaque fois
    .about = Chaque fois que la case 12 est atteinte, selon les règles anglaises et tchèques ; ici quatre fois par tour au plus, pour que chaque tour finisse.
option-story_bonus_once-on = Une fois par tour
    .about = Au plus une fois par tour, selon les règles françaises.
option-narrow_claims = Où s’approprier
    .about = Quelles contrées le Cosaque permet de s’approprier.
option-narrow_claims-off = Toute la région
    .about = N’importe quelle contrée de la région du Cosaque ou d’une région où l’on a un avant-poste, selon les règles anglaises et tchèques.
option-narrow_claims-on = La contrée du Cosaque
    .about = Seulement la tuile où se trouve le Cosaque, que nomment les règles françaises, ou une contrée d’une région où l’on a un avant-poste.
option-yellow_shields = Boucliers du plateau jaune
    .about = Les PV de la face b du plateau jaune ; chaque livret en nomme d’autres.
option-yellow_shields-english = 2, 5, 9 et 14
    .about = Selon les règles anglaises.
option-yellow_shields-french = 2, 5, 9 et 15
    .about = Selon les règles françaises.
option-yellow_shields-czech = 1, 5, 9 et 14
    .about = Selon les règles tchèques.
option-open_hands = Souhaits en main
    .about = Si les souhaits en main sont visibles. Tous ont été pris faces visibles.
option-open_hands-off = Cachés
    .about = Les autres ne voient que le nombre de souhaits en main.
option-open_hands-on = Visibles
    .about = Tout le monde voit les souhaits de chaque main.
option-katyusha = Adversaire
    .about = Qui joue contre vous en solo.
option-katyusha-off = Ivan
    .about = Un vieux trappeur à qui rien n’échappe ; 1 PV par trophée.
option-katyusha-on = Katyusha
    .about = L’adversaire plus coriace : ses trophées rapportent davantage.
option-strategy = Stratégie
    .about = Quelles cinq cartes quittent le paquet de l’adversaire, et donc ce qu’il fera souvent.
option-strategy-random = Surprise
    .about = Cinq cartes partent au hasard.
option-strategy-a = Avant-postes et trophées
    .about = Les cinq cartes de la lettre a partent.
option-strategy-b = Avant-postes et contrées
    .about = Les cinq cartes de la lettre b partent.
option-strategy-c = Avant-postes et souhaits
    .about = Les cinq cartes de la lettre c partent.
option-strategy-d = Trophées et contrées
    .about = Les cinq cartes de la lettre d partent.
option-strategy-e = Trophées et souhaits
    .about = Les cinq cartes de la lettre e partent.
option-strategy-f = Contrées et souhaits
    .about = Les cinq cartes de la lettre f partent.
option-hunt_from_deck = Chasse de l’adversaire
    .about = Quelle carte montre ce que l’adversaire chasse.
option-hunt_from_deck-off = La carte retournée
    .about = La carte que l’on vient de retourner, selon les livrets de règles.
option-hunt_from_deck-on = Le dessus du paquet
    .about = La carte qui montre le déplacement montre aussi la chasse, comme le comprend un assistant solo public.
option-coin_for_missing_fur = Une pièce pour une fourrure manquante
    .about = Plus difficile : l’adversaire à qui manque la fourrure de son action supplémentaire reçoit une compensation.
option-coin_for_missing_fur-off = Pas de pièce
    .about = La fourrure qui manque ne rapporte rien. L’avant-poste pour la réserve ou les points d’un trophée restent acquis.
option-coin_for_missing_fur-on = Une pièce
    .about = L’adversaire prend 1 pièce.
option-missing_fur_coin = Ce que la pièce remplace
    .about = Si l’adversaire qui prend une pièce pour une fourrure manquante reçoit encore le reste de l’action.
option-missing_fur_coin-besides = La partie non effectuée
    .about = L’avant-poste pour la réserve ou les PV d’un trophée restent acquis, comme on peut lire les règles anglaises et françaises.
option-missing_fur_coin-instead = L’action entière
    .about = La pièce est tout ce qu’il reçoit, selon les règles tchèques.
option-coin_for_trade_fur = Une pièce pour la fourrure de commerce
    .about = Plus difficile : ce qui arrive quand l’adversaire gagne une fourrure de la valeur du commerce.
option-coin_for_trade_fur-off = Gardée
    .about = L’adversaire la garde comme toute autre fourrure.
option-coin_for_trade_fur-on = Changée en pièce
    .about = La fourrure retourne dans le sac et l’adversaire prend 1 pièce.

## Ce qu’il faut décider

decision-draft = Choisissez un souhait avec la fourrure posée dessus.
decision-move = Déplacez votre Cosaque vers l’est.
decision-basic = Choisissez une action de base, ou passez aux actions principales.
decision-main = Choisissez une action principale, ou aucune.
decision-main-second = Choisissez une seconde action principale, au prix d’une fourrure, ou continuez.
decision-turn_end = Achetez ou échangez encore des fourrures, ou finissez le tour.
decision-hunt_more = Chasser une seconde fourrure ?
decision-trade = { $n ->
    [one] Choisissez encore un bonus du commerce.
   *[other] Choisissez { $n } bonus du commerce, l’un après l’autre.
}
decision-pay = Dépensez { $furs }.
decision-cover = Choisissez ce qui remplace { $furs }.
decision-keep = Laquelle des deux fourrures gardez-vous ?
decision-market = Choisissez une fourrure du marché.
decision-purchase = Choisissez la fourrure du marché que vous achetez.
decision-purchase-lower = Choisissez la fourrure du marché que vous voulez contre une fourrure de plus grande valeur.
decision-swap_pay = Dépensez une fourrure de plus grande valeur pour prendre { $fur }.
decision-tile_fur = Quelle fourrure de la récompense de cette contrée vient en premier ?
decision-trophy = Déplacez le pion trophée, ou choisissez tout de suite une récompense.
decision-reward = Choisissez une récompense de la piste des trophées.
decision-reward-first = Choisissez la première de deux récompenses.
decision-village = Choisissez le village où vous rendre.
decision-yurt = Choisissez la yourte à utiliser.
decision-advanced = Choisissez une action avancée.
decision-advanced-anywhere = Choisissez une action avancée n’importe où sur le plateau.
decision-outpost = Choisissez la région d’un nouvel avant-poste.
decision-wish_song = Choisissez un souhait à satisfaire avec les seules fourrures à remettre.
decision-story = Vous atteignez la fin de la piste des histoires : choisissez une chanson, ou gardez vos histoires.
decision-song = Choisissez une chanson pour l’hiver, ou aucune.
decision-income = Hiver : choisissez ce qui vient en premier, utilisez vos souhaits, achetez ou échangez des fourrures, ou continuez.
decision-window = Achetez ou échangez encore des fourrures avant la fin de l’année.

## Ce que l’on peut faire

move-pass = Continuer
move-pass-basic = Pas d’action de base
move-pass-main = Pas d’action principale
move-pass-main-second = Pas de seconde action principale
move-pass-turn_end = Finir le tour
move-pass-hunt_more = Pas de seconde fourrure
move-pass-trophy = Laisser la piste des trophées telle quelle
move-pass-reward = Pas de récompense
move-pass-advanced = Pas d’action avancée
move-pass-wish_song = Ne satisfaire aucun souhait
move-pass-story = Garder les histoires
move-pass-song = Pas de chanson
move-pass-income = Poursuivre l’hiver
move-pass-window = Rien d’autre cet hiver
move-draft = Prendre le { $wish } avec { $fur }
move-go = Se déplacer { $place }{ $price }
move-walk = Se déplacer { $place }{ $price }
move-coin = Prendre { $goods }{ $price }
move-horses = Prendre { $goods }{ $price }
move-trade = Faire du commerce : { $fur } contre deux bonus{ $price }
move-hunt = Chasser { $fur } { $place }{ $cost }{ $price }
move-visit = Se rendre dans le village de la région { $region } : { $goods }{ $price }
move-yurt = Utiliser la yourte de la région { $region } : { $goods }{ $price }
move-wish = Prendre le { $wish } de la région { $region } : { $asks }, { $points }{ $price }
move-build = Construire un avant-poste dans la région { $region }{ $cost }{ $price }
move-build-supply = Construire un avant-poste de la réserve générale dans la région { $region }
move-claim = S’approprier { $place } pour { $furs } : { $goods }{ $price }
move-claim-contents = S’approprier { $place } pour { $furs } : { $goods }, et { $contents } en place{ $price }
move-pay = Dépenser { $fur }
move-pay-as = Dépenser { $fur } comme un { counts-as }
move-pay-coin = Dépenser { $fur } comme un { counts-as }, avec une pièce
move-cover-coin = Remplacer { $fur } par une fourrure et une pièce
move-cover-tiger = Remplacer { $fur } par un tigre
move-keep = Garder { $fur }, remettre { $other }
move-take = Prendre { $fur } dans le marché
move-tile-fur-bag = D’abord une fourrure du sac
move-tile-fur-market = D’abord une fourrure du marché
move-bonus = Bonus : { $goods }
move-climb = Déplacer le pion trophée sur la case { $space } pour { $cost }
move-climb-free = Déplacer le pion trophée sur la case { $space } gratuitement
move-reward = Récompense de la ligne { $row } : { $goods }
move-sing = « { $song } » : dépenser { $story } pour { $goods }
move-story-trophy = Dépenser { $cost } pour déplacer le pion trophée sur la case { $space }
move-season-wish = Utiliser le { $wish } : une action avancée gratuite
move-winter-fur = Utiliser le souhait « { wish-A5 } » : une fourrure du sac
move-winter-action = Utiliser le souhait « { wish-A9 } » : une action avancée gratuite n’importe où
move-collect = Recevoir maintenant le revenu du { $wish }
move-buy-market = Acheter une fourrure du marché pour { $cost }
move-buy-bag = Acheter une fourrure du sac pour { $cost }
move-swap-lower = Échanger { $cost } contre une fourrure du marché de valeur inférieure
move-swap-two = Échanger { $cost } contre une du marché
move-fulfil = Satisfaire le { $wish } : remettre { $furs }, { $points }
move-fulfil-plain = Satisfaire le { $wish } sans la chanson : remettre { $furs }, { $points }

## Ce qui s’est passé

event-game_begins = { $players ->
    [one] La partie commence : un joueur face à un vieux trappeur.
   *[other] La partie commence à { $players } joueurs.
}
event-year_begins = L’année { $year } commence.
event-season_begins = { $season }, année { $year }.
event-turn_begins = C’est à { $who } de jouer.
    .you = C’est à vous de jouer.
event-winter_begins = Hiver, année { $year }.
event-drafted = { $who } prend le { $wish } et { $fur }.
    .you = Vous prenez le { $wish } et { $fur }.
    .brief = { $wish }
event-ivan_drafted = { $who } prend { $fur } ; le { $wish } est défaussé pour 1 PV.
event-draft_left = Personne ne prend le { $wish } ; sa fourrure ({ $fur }) retourne dans le sac.
event-moved = { $who } se déplace { $from } { $to }{ $price }.
    .you = Vous vous déplacez { $from } { $to }{ $price }.
    .brief = { $there }
event-walked = { $who } se déplace { $from } { $to }.
    .you = Vous vous déplacez { $from } { $to }.
    .brief = { $there }
event-gained = { $who } gagne { $goods }.
    .you = Vous gagnez { $goods }.
event-gained-points = { $who } marque { $goods } ({ $source }).
    .you = Vous marquez { $goods } ({ $source }).
event-spent = { $who } dépense { $goods } en guise de fourrure.
    .you = Vous dépensez { $goods } en guise de fourrure.
event-story_full = { $who } atteint la fin de la piste des histoires.
    .you = Vous atteignez la fin de la piste des histoires.
event-hunted = { $who } chasse { $fur } { $place }{ $price }.
    .you = Vous chassez { $fur } { $place }{ $price }.
    .brief = { $animal }
event-paid_fur = { $who } dépense { $fur }.
    .you = Vous dépensez { $fur }.
event-paid_fur-as = { $who } dépense { $fur } comme un { counts-as }.
    .you = Vous dépensez { $fur } comme un { counts-as }.
event-paid_fur-coin = { $who } dépense { $fur } comme un { counts-as }, avec une pièce.
    .you = Vous dépensez { $fur } comme un { counts-as }, avec une pièce.
event-covered-coin = { $who } dépense une pièce pour qu’une autre fourrure remplace { $fur }.
    .you = Vous dépensez une pièce pour qu’une autre fourrure remplace { $fur }.
event-covered-tiger = { $who } dépense un tigre qui remplace { $fur }.
    .you = Vous dépensez un tigre qui remplace { $fur }.
event-drew = { $who } tire { $fur } et { $other } du sac.
    .you = Vous tirez { $fur } et { $other } du sac.
event-drew-one = { $who } tire { $fur } du sac.
    .you = Vous tirez { $fur } du sac.
event-kept = { $who } garde { $fur } et remet { $other }.
    .you = Vous gardez { $fur } et remettez { $other }.
event-kept-same = { $who } garde l’une des deux.
    .you = Vous gardez l’une des deux.
event-took_market = { $who } prend { $fur } dans le marché.
    .you = Vous prenez { $fur } dans le marché.
    .brief = { $animal }
event-refilled = Le marché reçoit { $fur }.
event-gave_up_fur = { $who } remet { $fur } dans le sac contre une pièce.
    .you = Vous remettez { $fur } dans le sac contre une pièce.
event-traded = { $who } fait du commerce pour deux bonus.
    .you = Vous faites du commerce pour deux bonus.
    .brief = commerce
event-visited = { $who } se rend dans le village de la région { $region }.
    .you = Vous vous rendez dans le village de la région { $region }.
    .brief = village { $region }
event-used_yurt = { $who } utilise la yourte de la région { $region }.
    .you = Vous utilisez la yourte de la région { $region }.
    .brief = yourte { $region }
event-took_wish = { $who } prend le { $wish } de la région { $region }.
    .you = Vous prenez le { $wish } de la région { $region }.
    .brief = souhait { $region }
event-built = { $who } construit un avant-poste dans la région { $region }{ $price }.
    .you = Vous construisez un avant-poste dans la région { $region }{ $price }.
    .brief = avant-poste { $region }
event-built-supply = { $who } construit un avant-poste de la réserve générale dans la région { $region }.
    .you = Vous construisez un avant-poste de la réserve générale dans la région { $region }.
    .brief = avant-poste { $region }
event-took_from_tile = { $who } emporte { $fur } qui se trouvait { $place }.
    .you = Vous emportez { $fur } qui se trouvait { $place }.
event-claimed = { $who } s’approprie { $place }.
    .you = Vous vous appropriez { $place }.
    .brief = { $there } prise
event-fulfilled = { $who } satisfait le { $wish }.
    .you = Vous satisfaites le { $wish }.
    .brief = un souhait satisfait
event-climbed = { $who } déplace son pion trophée sur la case { $space }{ $price }.
    .you = Vous déplacez votre pion trophée sur la case { $space }{ $price }.
    .brief = trophée { $space }
event-rewarded = { $who } choisit la récompense de la ligne { $row }.
    .you = Vous choisissez la récompense de la ligne { $row }.
event-sang = { $who } chante : { $story } contre { $goods }.
    .you = Vous chantez : { $story } contre { $goods }.
    .brief = une chanson
event-sang-stays = { $who } profite d’une chanson, qui reste : { $story } contre { $goods }.
    .you = Vous profitez d’une chanson, qui reste : { $story } contre { $goods }.
    .brief = une chanson
event-used_season_wish = { $who } utilise le { $wish }.
    .you = Vous utilisez le { $wish }.
event-bought = { $who } achète une fourrure du marché pour { $goods }.
    .you = Vous achetez une fourrure du marché pour { $goods }.
    .brief = une fourrure achetée
event-bought-bag = { $who } achète une fourrure du sac pour { $goods }.
    .you = Vous achetez une fourrure du sac pour { $goods }.
    .brief = une fourrure achetée
event-swapped = { $who } échange une fourrure et un cheval contre une fourrure du marché de valeur inférieure.
    .you = Vous échangez une fourrure et un cheval contre une fourrure du marché de valeur inférieure.
    .brief = une fourrure échangée
event-swapped-two = { $who } échange deux fourrures contre une du marché.
    .you = Vous échangez deux fourrures contre une du marché.
    .brief = deux fourrures échangées
event-income = { $who } reçoit le revenu d’hiver.
    .you = Vous recevez le revenu d’hiver.
event-went_home = Les Cosaques rentrent à la tuile de départ.
event-tile_placed = Nouvelle terre : { $place }.
event-market_emptied = Toutes les fourrures du marché retournent dans le sac.
event-songs_cleared = Les chansons que personne n’a prises sont oubliées.
event-song_shown = Nouvelle chanson : { $story } pour { $goods }.
event-a_material_left = Les yourtes, souhaits et chansons des deux premières années quittent la partie.
event-yurt_shown = Nouvelle yourte dans la région { $region } : { $goods }.
event-wish_shown = Nouveau dans la région { $region } : { $wish }.
event-card_flipped = { $who } retourne la carte { $card }, qui compte elle-même { $own ->
        [one] { $own } tuile
       *[other] { $own } tuiles
    } ; action supplémentaire : { $action }. Le dessus du paquet montre maintenant { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
    } pour ce tour.
event-banked_horses = { $who } change des chevaux en { $goods }.
event-ivan_took_wish = { $who } prend le { $wish } de la région { $region }.
    .brief = souhait { $region }
event-ivan_took_wish-stays = { $who } prend le { $wish } de la région { $region } et le garde pour la fin.
    .brief = souhait { $region }
event-ivan_idle = { $who } ne peut pas { $action }.
event-scored = { $who } marque { $goods } ({ $source }).
    .you = Vous marquez { $goods } ({ $source }).
event-game_over = { $who } l’emporte. Les Stroganov en parleront longtemps.
    .you = Vous l’emportez. Les Stroganov en parleront longtemps.
tie-broken = Égalité à { $points } points : le Cosaque le plus à l’est départage, { $who } l’emporte.
tie-below = Plus bas, égalité à { $points } points : le Cosaque le plus à l’est place { $who } devant.
# Sans phrase à eux : ce qui est gagné le dit. Dans un tour dit en bref, c’est ce qui a été fait.
event-took_coin =
    .brief = une pièce
event-took_horses =
    .brief = 4 chevaux

# Quand on revoit une partie.
chapter-next = Saison suivante
chapter-previous = Saison précédente

# Scene: ce qui est écrit sur la table et ce que disent les pièces quand on les interroge.

# Les étapes d’un tour et d’un hiver, au-dessus de la liste des coups.
step-move = Trajet
    .about = D’abord, votre Cosaque doit se déplacer vers l’est. Une ou deux contrées sont gratuites, les suivantes coûtent des chevaux.
step-basic = Base
    .about = Puis une action de base gratuite : une pièce, des chevaux, un déplacement, une chasse ou le commerce.
step-main = Principale
    .about = Puis une action principale gratuite : de nouveau une action de base, ou une action avancée là où se trouve votre Cosaque ou l’un de vos avant-postes : village, yourte, souhait, nouvel avant-poste, contrée.
step-second = Seconde
    .about = Puis, si vous voulez, une seconde action principale. Elle coûte une fourrure : n’importe laquelle pour une action de base, celle de la région pour une action avancée.
step-end = Fin
    .about = Acheter et échanger des fourrures et satisfaire des souhaits est permis pendant tout votre tour, ici pour la dernière fois.
step-income = Revenu
    .about = Chacun reçoit des chevaux et ce que rapportent les bannières et les souhaits d’hiver.
step-song = Chant
    .about = Qui a assez de points d’histoire peut choisir une chanson ; elle coûte les points indiqués.
step-window = Fin d’année
    .about = Un dernier moment pour acheter, échanger et satisfaire des souhaits avant l’entretien.

scene-land = Contrées
scene-market = Marché
scene-songs = Chansons
scene-story = Histoires
scene-when = { $season } de l’année { $year }
scene-region = Région { $number } : { $name }
scene-actions = Actions
scene-trophy = Trophée
scene-label-horses = chevaux
scene-label-coins = pièces
scene-label-banners = bannières
scene-label-outposts = avant-postes
scene-pay = rendre { $n }
scene-drawn = Gardez-en une
scene-playing = joue
scene-acted = a joué
scene-waiting = n’a pas joué
scene-no-songs = Plus de chansons cette année
scene-no-furs = pas de fourrures
scene-no-wishes = pas de souhaits
scene-low = la plus basse
scene-high = la plus haute

scene-tip-years = Année { $year } sur 4, { $season }. Trois saisons d’un tour chacune, puis l’hiver.
scene-tip-start = La tuile de départ. Chaque année, les Cosaques partent d’ici ; l’hiver, ils rentrent chez eux.
scene-tip-gap = Une tuile contrée prise a laissé cet intervalle. Il n’est pas compté dans un déplacement ; un Cosaque resté là agit encore dans la région.
scene-tip-tile = Contrée { $place }, { $terrain }. Un Cosaque qui s’y trouve peut y chasser.
scene-tip-claim = S’approprier cette tuile contrée pour { $furs } : { $goods }.
scene-tip-fur-hunt = Fourrure : { $fur }, valeur { $value }. Sur la tuile du Cosaque, la plus basse se chasse gratuitement ; chaque fourrure de plus petite valeur que l’on ignore coûte un cheval.
scene-tip-fur-market = Fourrure : { $fur }, valeur { $value }. En vente au marché : les échanges à côté disent ce qu’une fourrure y coûte.
scene-tip-fur-drawn = Fourrure : { $fur }, valeur { $value }. Piochée dans le sac : gardez l’une des deux.
scene-tip-fur-draft = Fourrure : { $fur }, valeur { $value }. Elle vient avec le souhait.
scene-tip-tiger = Un tigre : il remplace n’importe quelle fourrure, et vaut des PV à la fin s’il est gardé.
scene-tip-cossack = Cosaque : { $who }, numéro { $nth } en partant de l’est.
scene-tip-cossack-acted = Cosaque : { $who }, numéro { $nth } en partant de l’est ; a joué cette saison.
scene-tip-region-fur = La fourrure de la région : { $fur }, valeur { $value }. C’est le prix d’une seconde action avancée ici, et celui des contrées de la région.
scene-tip-village = Village : une visite donne { $goods }. Il reste toute la partie.
scene-tip-yurt = Yourte : l’utiliser donne { $goods }. Elle disparaît ensuite.
scene-tip-no-yurt = Pas de yourte ici pour l’instant. En hiver, les autres glissent vers l’ouest et de nouvelles arrivent.
scene-tip-no-wish = Pas de souhait ici pour l’instant. En hiver, les autres glissent vers l’ouest et de nouveaux arrivent.
scene-tip-outpost = Avant-poste : { $who }. Les actions avancées de cette région lui restent ouvertes de loin.
scene-tip-neutral = Un avant-poste neutre : l’emplacement est pris.
scene-tip-space = Un emplacement d’avant-poste, à remplir de gauche à droite ; prix : { $goods }.
scene-tip-wish = Souhait du Tsar { $name } : { $asks }, pour { $points } tout de suite. { $effect }
scene-tip-fulfilled = Souhait { $name } satisfait. { $effect }
scene-tip-supply-banners = { $n ->
        [0] Plus aucune bannière
        [one] Encore { $n } bannière
       *[other] Encore { $n } bannières
    }
scene-tip-supply-tigers = { $n ->
        [0] Plus aucun tigre
        [one] Encore { $n } tigre
       *[other] Encore { $n } tigres
    }
scene-tip-supply-tiles = { $n ->
        [0] Plus aucune contrée nouvelle
        [one] Encore { $n } contrée nouvelle
       *[other] Encore { $n } contrées nouvelles
    }
scene-tip-supply-yurts = { $n ->
        [0] Plus aucune yourte nouvelle pour ces années
        [one] Encore { $n } yourte nouvelle pour ces années
       *[other] Encore { $n } yourtes nouvelles pour ces années
    }
scene-tip-supply-wishes = { $n ->
        [0] Plus aucun souhait nouveau pour ces années
        [one] Encore { $n } souhait nouveau pour ces années
       *[other] Encore { $n } souhaits nouveaux pour ces années
    }
scene-tip-stall-gap = Une place vide : le sac n’a pas de fourrure pour elle.
scene-tip-bag = { $n ->
        [one] { $n } fourrure dans le sac.
       *[other] { $n } fourrures dans le sac.
    } On en tire toujours deux pour en garder une. À tout moment de votre tour : { $cost } pour un tel tirage.
scene-tip-deal-buy-market = À tout moment de votre tour : { $cost } contre une fourrure du marché.
scene-tip-deal-swap-lower = À tout moment de votre tour : { $cost } contre une fourrure du marché de valeur inférieure.
scene-tip-deal-swap-two = À tout moment de votre tour : { $cost } contre une du marché.
scene-tip-action = Action de base : prendre { $goods }.
scene-tip-action-trade = Action de base, commerce : défausser { $fur } contre deux bonus, deux fois le même si vous voulez.
scene-tip-bonuses = Bonus du commerce : { $goods }, ou un déplacement de 1 ou 2 contrées dans un sens ou dans l’autre.
scene-tip-song = Une chanson pour { $story } : { $goods }. Une par hiver, ou aussitôt en atteignant 12.
scene-tip-story = La piste des histoires. En atteignant 12, vous pouvez utiliser aussitôt l’une des chansons ; elle reste.
scene-tip-story-token = { $who } : { $story }
scene-tip-horses = { $n ->
        [one] { $n } cheval
       *[other] { $n } chevaux
    }
scene-tip-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }. Une pièce donne la valeur de votre choix à une fourrure que vous dépensez.
scene-tip-banners = { $n ->
        [one] { $n } bannière
       *[other] { $n } bannières
    }. Chacune rapporte un cheval chaque hiver.
scene-tip-outposts = { $n ->
        [one] { $n } avant-poste prêt à être construit
       *[other] { $n } avant-postes prêts à être construits
    }
scene-tip-hand = { $n ->
        [one] { $n } souhait en main
       *[other] { $n } souhaits en main
    }
scene-tip-pile = En réserve : { $furs }
scene-tip-track = La piste des trophées. Un trophée permet d’avancer le pion d’une case contre la fourrure indiquée, puis de prendre la récompense de sa case ou d’une case passée.
scene-tip-space-trophy = Case { $row } : { $fur } pour y entrer. Récompense : { $goods }.
scene-tip-space-free = Case { $row } : entrée gratuite. Récompense : { $goods }.
scene-tip-trophy-token = Pion trophée : { $who }
scene-tip-trophy = Piste des trophées, case { $space } : { $shield } PV à la fin ({ $board })
scene-tip-lands = Contrées prises. À la fin, un jeu de trois différentes vaut { $three } PV, de quatre { $four }.
scene-tip-claimed = Contrées prises, { $terrain } : { $n }
scene-tip-flipped = La carte de ce tour : chasse { $n ->
        [one] { $n } fourrure
       *[other] { $n } fourrures
    } ({ $end }), puis, si possible : { $action }.
scene-tip-flipped-action = La carte de ce tour, si possible : { $action }.
scene-tip-deck = Le dessus du paquet : { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }. Le prochain tour retourne cette carte, et la suivante dit alors jusqu’où se déplacer.

scene-song-SGA1 = La longue route
scene-song-SGA2 = Les grelots
scene-song-SGA3 = Deux près du feu
scene-song-SGA4 = L’argent sous la neige
scene-song-SGA5 = Où que j’aille
scene-song-SGA6 = La foire d’hiver
scene-song-SGA7 = Lettre de Moscou
scene-song-SGA8 = Portes ouvertes
scene-song-SGA9 = Des yeux, les roseaux
scene-song-SGA10 = Haches à l’aube
scene-song-SGB1 = Le bon marché
scene-song-SGB2 = La bourse pleine
scene-song-SGB3 = Chevaux blancs
scene-song-SGB4 = Par-delà le fleuve
scene-song-SGB5 = Le sceau rompu
scene-song-SGB6 = Le pain et le sel
scene-song-SGB7 = La dernière tour
scene-song-SGB8 = Les neuf fleuves
scene-song-SGB9 = Le fantôme rayé
scene-song-SGB10 = Vers la grande mer

## Au terminal

panel-calendar = { $season }, année { $year }
panel-order = Ordre
panel-trade = Fourrure de commerce
panel-bag = Fourrures dans le sac
panel-tigers = Tigres restants
panel-banners = Bannières restantes
panel-land = Les contrées
panel-gap = intervalle
panel-home = départ
panel-regions = Les régions
panel-wish = { $wish } : { $asks }, { $points }
panel-market = Marché
panel-songs = Chansons
panel-draft = Souhaits de départ
panel-goods = Biens
panel-furs = Fourrures
panel-supply = Avant-postes en réserve
panel-built = Avant-postes construits
panel-trophy = Case de trophée
panel-board = Plateau
panel-fulfilled = Satisfait
panel-hand = En main
panel-head-place = N°
panel-head-region = Région
panel-head-terrain = Terrain
panel-head-furs = Fourrures
panel-head-reward = Récompense
panel-head-cossacks = Cosaques
panel-head-fur = Fourrure
panel-head-village = Village
panel-head-yurt = Yourte
panel-head-wish = Souhait
panel-head-outposts = Avant-postes (chevaux)
panel-head-story = Histoires

# Titres sous lesquels une longue liste de coups se replie.
group-draft = Choisir un souhait
group-coin = Prendre une pièce
group-horses = Prendre des chevaux
group-go = Se déplacer
group-walk = Se déplacer d’un côté ou de l’autre
group-trade = Faire du commerce
group-hunt = Chasser
group-visit = Se rendre dans un village
group-yurt = Utiliser une yourte
group-wish = Prendre un souhait
group-build = Construire un avant-poste
group-claim = S’approprier une tuile contrée
group-pay = Dépenser une fourrure
group-cover = Remplacer une fourrure
group-keep = Garder une fourrure sur deux
group-take = Prendre une fourrure dans le marché
group-tile = Quelle fourrure d’abord
group-bonus = Choisir un bonus
group-climb = Déplacer le pion trophée
group-reward = Prendre une récompense
group-sing = Choisir une chanson
group-story = Dépenser des points d’histoire
group-season = Utiliser un souhait de saison
group-winter = Souhaits d’hiver
group-collect = Revenu d’hiver
group-buy = Acheter une fourrure contre des chevaux
group-swap = Échanger des fourrures
group-fulfil = Satisfaire un souhait
group-pass = Continuer

# Pourquoi un coup n’est pas permis.
why-not_asked = C’est autre chose qu’il faut décider maintenant.
why-finish_paying = Finissez d’abord ce que vous êtes en train de payer.
why-finish_drawing = Choisissez d’abord laquelle des deux fourrures tirées vous gardez.
why-must_move = Le Cosaque doit se déplacer vers l’est.
why-must_choose = Ici, il faut choisir.
why-not_dealt = Ce souhait n’est pas parmi ceux à choisir.
why-gap = Il n’y a pas de tuile contrée à cet endroit.
why-not_east = Ici, le Cosaque se déplace vers l’est, pas vers l’ouest.
why-same_place = Le Cosaque s’y trouve déjà.
why-too_far = C’est à { $need } tuiles contrée ; { $have } au plus sont possibles.
why-horses_to_move = { $need ->
        [one] Il faut { $need } cheval
       *[other] Il faut { $need } chevaux
    } ; vous en avez { $have }.
why-horses_to_hunt = { why-horses_to_move }
why-horses_to_build = { why-horses_to_move }
why-horses_to_deal = { why-horses_to_move }
why-no_fur = Une seconde action principale coûte en plus une fourrure, et il ne vous en reste pas pour cela.
why-region_fur = Une seconde action y coûte une fourrure de valeur { $need }, une autre avec une pièce, ou un tigre.
why-trade_fur = Le commerce demande une fourrure de valeur { $need }, une autre avec une pièce, ou un tigre.
why-out_of_reach = Ni votre Cosaque ni l’un de vos avant-postes ne se trouve dans cette région.
why-no_action_open = Aucune action avancée ne vous est ouverte maintenant.
why-gives_nothing = Ce village n’a rien à vous donner maintenant.
why-no_yurt = Il n’y a pas de yourte à cet endroit.
why-no_wish = Il n’y a pas de souhait à cet endroit.
why-not_at_cossack = On construit un avant-poste dans la région où se trouve le Cosaque.
why-no_outpost = Vous n’avez pas d’avant-poste en réserve.
why-outpost_stands = L’un de vos avant-postes se trouve déjà dans cette région.
why-region_full = Cette région n’a plus d’emplacement libre pour un avant-poste.
why-own_tile_only = Ici, le Cosaque ne peut s’approprier que la tuile où il se trouve.
why-furs_to_claim = Il faut { $need } fourrures de la valeur de la région ; vous pourriez en dépenser { $have }.
why-too_far_to_hunt = Votre Cosaque ne chasse pas à cet endroit.
why-fur_not_there = Il n’y a pas de telle fourrure à cet endroit.
why-coin_to_hunt = Une seconde fourrure coûte une pièce.
why-fur_not_owned = Vous n’avez pas de telle fourrure.
why-coin_to_change = Il faut une fourrure de valeur { $need } ; une autre demande une pièce.
why-fur_still_needed = Sans cette fourrure, le reste ne pourrait plus être payé.
why-not_drawn = Cette fourrure n’a pas été tirée.
why-bag_empty = Le sac est vide.
why-not_in_market = Cette fourrure n’est pas dans le marché.
why-market_empty = Le marché est vide.
why-furs_to_swap = { $need ->
        [one] Il faut { $need } fourrure
       *[other] Il faut { $need } fourrures
    } ; vous en avez { $have }.
why-not_lower = On n’échange que contre une fourrure de valeur inférieure ; vous pourriez donner au plus une valeur de { $have }.
why-not_higher = La fourrure doit valoir plus que { $need }, ou être relevée par une pièce.
why-not_in_hand = Vous n’avez pas ce souhait en main.
why-furs_to_fulfil = Le souhait demande { $need } fourrures de ce genre ; pièces et tigres compris, vous en avez { $have }.
why-no_season_wish = Vous n’avez satisfait aucun souhait pour cette saison.
why-season_wish_used = Le souhait de cette saison a déjà servi pendant ce tour.
why-track_end = Le pion trophée est sur la dernière case.
why-trophy_fur = La case suivante demande une fourrure de valeur { $need }, une autre avec une pièce, ou un tigre.
why-row_closed = Cette ligne n’est pas ouverte ici ; les lignes jusqu’à { $have } le sont.
why-row_taken = La seconde récompense doit être différente.
why-row_empty = Cette récompense n’apporterait rien maintenant.
why-trophy_barred = La récompense d’un trophée ne peut pas choisir ce qui montre le trophée.
why-no_song = Il n’y a pas de chanson à cet endroit.
why-too_little_story = Il faut { $need } points d’histoire ; vous en avez { $have }.
why-side_a = Seule la face b d’un plateau permet cela.
why-not_fulfilled = Vous n’avez pas satisfait ce souhait.
why-already_paid = Ce souhait a déjà servi cet hiver.
why-income_empty = Ce souhait n’apporterait rien maintenant.
