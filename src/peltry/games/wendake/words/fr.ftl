# Wendake, Nouveaux Alliés, dans le vocabulaire de la règle.
#
# Glossaire : Déplacement · Canoë · Récolte · Chasse · Pêche · Tannage · Commerce (troc, vente) · action Militaire ·
# cérémonie des Masques · Feu sacré · action Alliance · Rituel · Garde, Éclaireur · patrouille · Grande Maison · village
# natal · tuile Tortue · tuile Progrès · carte Tour de jeu · marqueur Action · disque Alliance · natifs (guerriers, femmes,
# chasseurs) · Fantôme · Adversité. On repousse un adversaire, on ne tue personne.

game-title = Wendake : Nouveaux Alliés
    .game-base = Wendake
game-about = Sept années autour de 1760, entre les Grands Lacs et deux couronnes d’Europe. Menez l’un des peuples de Wendake : cultivez, chassez, commercez, tenez conseils et cérémonies, et choisissez vos alliés. De chaque duo de pistes, seule la plus basse compte : n’en négligez aucune.

## Options

preset-first_game = Première partie
    .about = Le jeu de base, et le même peuple pour tous.
preset-all_of_it = Le jeu complet
    .about = Nouveaux Alliés, et pour chacun un peuple avec son propre pouvoir.
option-game = Jeu
    .about = Le jeu de base, ou l’extension avec alliances, cartes Tour de jeu, navires et fusils.
option-game-new_allies = Nouveaux Alliés
    .about = Alliés français et anglais, cartes Tour de jeu, navires, patrouilles, fusils, pistes jusqu’à 35.
option-game-base = Jeu de base
    .about = Sans l’extension : l’ordre du tour se prend par la gauche, et tous les lacs se valent.
option-tribes = Peuples
    .about = Chacun mène les Wendats, ou un peuple doté de son propre pouvoir.
option-tribes-generic = Wendats pour tous
    .about = Tous commencent à égalité, sans pouvoir particulier.
option-tribes-tribes = Un peuple chacun
    .about = On dispose une carte de plus que de joueurs ; le dernier dans l’ordre du tour choisit d’abord.
option-ghost = Fantôme
    .about = Votre adversaire quand vous jouez en solitaire.
option-ghost-adversity = Avec Adversité
    .about = Chaque année, une carte Adversité vous complique la vie, et le Fantôme peut changer l’ordre du tour.
option-ghost-plain = Simple
    .about = Le Fantôme du jeu de base : trois actions chacun par an, l’ordre du tour ne change pas.
option-difficulty = Difficulté
    .about = Ce que valent les objectifs en solitaire.
option-difficulty-normal = Normale
    .about = Chaque objectif atteint rapporte des points.
option-difficulty-extreme = Extrême
    .about = Les objectifs ne rapportent rien, et chaque objectif manqué coûte des points.
option-penalty = Pénalité
    .about = Ce que coûte un objectif manqué au niveau d’extrême difficulté.
option-penalty-printed = Comme imprimé
    .about = Le coût imprimé : 1 point par objectif manqué.
option-penalty-one_more = Un de plus
    .about = Chaque objectif manqué coûte un point de plus que la valeur imprimée.
option-penalty-two_more = Deux de plus
    .about = Chaque objectif manqué coûte deux points de plus que la valeur imprimée.
option-penalty-three_more = Trois de plus
    .about = Chaque objectif manqué coûte trois points de plus que la valeur imprimée.
option-penalty-four_more = Quatre de plus
    .about = Chaque objectif manqué coûte quatre points de plus que la valeur imprimée.
option-territory_ties = Égalités sur les territoires
    .about = Qui a la majorité quand deux joueurs ont autant de Gardes ; la règle ne le dit pas.
option-territory_ties-nobody = Personne
    .about = Il faut plus de Gardes que chacun des autres.
option-territory_ties-all = Tous les ex æquo
    .about = Tous ceux qui ont le plus de Gardes ont la majorité.
option-lake_ties = Égalités sur les lacs
    .about = Qui a le plus de canoës sur un lac quand deux joueurs en ont autant.
option-lake_ties-nobody = Personne
    .about = Il faut plus de canoës que chacun des autres pour faire du troc avec un navire.
option-lake_ties-all = Tous les ex æquo
    .about = Tous ceux qui ont le plus de canoës peuvent faire du troc.
option-step_two = Effet de l’Alliance
    .about = Le disque doit-il être du côté du drapeau affiché ?
option-step_two-active_flag = Drapeau affiché seulement
    .about = Un effet ne s’utilise qu’avec la faction dont l’action montre le drapeau.
option-step_two-any_flag = Toute faction
    .about = Qui n’avance pas peut tout de même utiliser un effet de la faction de son disque.
option-turtles = Tuiles Tortue
    .about = Quand leurs points sont marqués.
option-turtles-end = En fin de partie
    .about = Elles restent face cachée jusqu’à la fin.
option-turtles-at_once = Aussitôt
    .about = Elles sont révélées et comptées dès qu’elles sont prises.
option-smallpox = Vérole
    .about = D’où viennent les cartes qui disent qui tombe malade après un troc.
option-smallpox-masks = Cartes Masque
    .about = Le bas de la première carte Masque dit qui tombe malade.
option-smallpox-own_deck = Paquet à part
    .about = Un petit paquet de cartes Vérole, pour ceux qui en ont un.
option-flags = Drapeaux comme Gardes
    .about = Où les drapeaux comptent pour les majorités avec une tuile Alliance.
option-flags-everywhere = Partout
    .about = Chaque drapeau de votre faction vaut des Gardes à vous.
option-flags-presence = Là où vous êtes
    .about = Un drapeau ne compte que là où se trouve l’un des vôtres.
option-europeans = Européens arrivés
    .about = Combien de temps les patrouilles d’Adversité restent sur le plateau.
option-europeans-stay = Ils restent
    .about = Jusqu’à ce qu’on les repousse.
option-europeans-leave = Ils repartent
    .about = À la fin de l’année.
option-ghost_evolves = Tuile du Fantôme
    .about = Quand le Fantôme prend une tuile Action avancée en fin d’année.
option-ghost_evolves-first = D’abord
    .about = Avant votre choix, quel que soit l’ordre du tour.
option-ghost_evolves-in_order = Dans l’ordre du tour
    .about = Avant ou après vous, selon le nouvel ordre du tour.

## Mots

# `.begins` commence une phrase, `.the` se trouve au milieu.
side-ghost = Fantôme
    .begins = Le Fantôme
    .the = le Fantôme
comma = { $a }, { $b }

# `.acc` : ce qu’on gagne, paie ou déplace.
good-bean = { $n ->
        [one] { $n } haricot
       *[other] { $n } haricots
    }
    .acc = { good-bean }
good-corn = { $n } maïs
    .acc = { good-corn }
good-pumpkin = { $n ->
        [one] { $n } citrouille
       *[other] { $n } citrouilles
    }
    .acc = { good-pumpkin }
good-fish = { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    }
    .acc = { good-fish }
good-leather = { $n ->
        [one] { $n } cuir
       *[other] { $n } cuirs
    }
    .acc = { good-leather }
good-beaver = { $n ->
        [one] { $n } castor
       *[other] { $n } castors
    }
    .acc = { good-beaver }
good-rifle = { $n ->
        [one] { $n } fusil
       *[other] { $n } fusils
    }
    .acc = { good-rifle }
kind-bean = haricots
kind-corn = maïs
kind-pumpkin = citrouilles
kind-fish = poissons
kind-leather = cuirs
kind-beaver = castors
kind-rifle = fusils

native-warrior = un guerrier
    .acc = un guerrier
native-woman = une femme
    .acc = une femme
native-hunter = un chasseur
    .acc = un chasseur
piece-scout = un Éclaireur
    .acc = un Éclaireur
people-warrior = { $n ->
        [one] { $n } guerrier
       *[other] { $n } guerriers
    }
people-woman = { $n ->
        [one] { $n } femme
       *[other] { $n } femmes
    }
people-hunter = { $n ->
        [one] { $n } chasseur
       *[other] { $n } chasseurs
    }
people-any = { $n ->
        [one] { $n } natif
       *[other] { $n } natifs
    }

track-economic = piste économique
    .word = économique
    .on = sur la piste économique
track-military = piste militaire
    .word = militaire
    .on = sur la piste militaire
track-ritual = piste Rituel
    .word = rituel
    .on = sur la piste Rituel
track-mask = piste Masque
    .word = masques
    .on = sur la piste Masque
points-economic = { $n ->
        [one] { $n } point économique
       *[other] { $n } points économiques
    }
points-military = { $n ->
        [one] { $n } point militaire
       *[other] { $n } points militaires
    }
points-ritual = { $n ->
        [one] { $n } point de Rituel
       *[other] { $n } points de Rituel
    }
points-mask = { $n ->
        [one] { $n } point de Masque
       *[other] { $n } points de Masque
    }

rival-blue = du joueur bleu
rival-red = du joueur rouge
rival-green = du joueur vert
rival-yellow = du joueur jaune
rival-ghost = du Fantôme

land-nipigon = Nipigon
    .in = à Nipigon
    .to = vers Nipigon
    .from = de Nipigon
land-temagami = Temagami
    .in = à Temagami
    .to = vers Temagami
    .from = de Temagami
land-menominee = Menominee
    .in = à Menominee
    .to = vers Menominee
    .from = de Menominee
land-ottawa_valley = vallée de l’Outaouais
    .in = dans la vallée de l’Outaouais
    .to = vers la vallée de l’Outaouais
    .from = de la vallée de l’Outaouais
land-illinois_prairie = prairie de l’Illinois
    .in = dans la prairie de l’Illinois
    .to = vers la prairie de l’Illinois
    .from = de la prairie de l’Illinois
land-mohawk_valley = vallée de la Mohawk
    .in = dans la vallée de la Mohawk
    .to = vers la vallée de la Mohawk
    .from = de la vallée de la Mohawk
land-manitou = Manitou
    .in = à Manitou
    .to = vers Manitou
    .from = de Manitou
land-georgian_shore = rive Géorgienne
    .in = sur la rive Géorgienne
    .to = vers la rive Géorgienne
    .from = de la rive Géorgienne
land-saginaw = Saginaw
    .in = à Saginaw
    .to = vers Saginaw
    .from = de Saginaw
land-niagara = Niagara
    .in = à Niagara
    .to = vers Niagara
    .from = de Niagara
land-miami_woods = bois des Miamis
    .in = dans les bois des Miamis
    .to = vers les bois des Miamis
    .from = des bois des Miamis
land-allegheny = Allegheny
    .in = à Allegheny
    .to = vers Allegheny
    .from = d’Allegheny
place-village = le village natal
    .in = dans le village natal
    .to = vers le village natal
    .from = du village natal
place-longhouse = la Grande Maison
area = { $kind } { $where }{ $nth ->
        [0] {""}
       *[other] {" "}({ $nth })
    }
area-short = { $kind }, { $land }
area-bean = le champ de haricots
    .on = sur le champ de haricots
    .to = vers le champ de haricots
    .from = du champ de haricots
    .onto = sur le champ de haricots
area-corn = le champ de maïs
    .on = sur le champ de maïs
    .to = vers le champ de maïs
    .from = du champ de maïs
    .onto = sur le champ de maïs
area-pumpkin = le champ de citrouilles
    .on = sur le champ de citrouilles
    .to = vers le champ de citrouilles
    .from = du champ de citrouilles
    .onto = sur le champ de citrouilles
area-forest = la forêt
    .on = dans la forêt
    .to = vers la forêt
    .from = de la forêt
    .onto = dans la forêt

lake-superior = lac Supérieur
    .on = sur le lac Supérieur
    .to = vers le lac Supérieur
    .from = du lac Supérieur
lake-michigan = lac Michigan
    .on = sur le lac Michigan
    .to = vers le lac Michigan
    .from = du lac Michigan
lake-huron = lac Huron
    .on = sur le lac Huron
    .to = vers le lac Huron
    .from = du lac Huron
lake-erie = lac Érié
    .on = sur le lac Érié
    .to = vers le lac Érié
    .from = du lac Érié
lake-ontario = lac Ontario
    .on = sur le lac Ontario
    .to = vers le lac Ontario
    .from = du lac Ontario

# Peuples. `.acc` : ceux qu’on mène ; `.about` : le pouvoir de la carte.
tribe-TR00 = Wendats
    .acc = les Wendats
    .about = Aucun pouvoir particulier.
tribe-TR01 = Wyandots
    .acc = les Wyandots
    .about = La Récolte porte sur { $n ->
        [one] une sorte
       *[other] { $n } sortes
    } de légume de plus.
tribe-TR02 = Shawnees
    .acc = les Shawnees
    .about = Chaque Déplacement a { $n ->
        [one] un pas
       *[other] { $n } pas
    } de plus.
tribe-TR03 = Sénécas
    .acc = les Sénécas
    .about = Une fois par an, l’un de vos guerriers repousse un Garde et reste sur place.
tribe-TR04 = Oneidas
    .acc = les Oneidas
    .about = La Pêche rapporte { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    } de plus.
tribe-TR05 = Cayugas
    .acc = les Cayugas
    .about = Un jeton sur une zone de production voisine de votre village : vous seul pouvez vous y tenir, et personne ne vous en repousse.
tribe-TR06 = Mohawks
    .acc = les Mohawks
    .about = La tuile noire remplace l’une de vos tuiles de base.
tribe-TR07 = Onondagas
    .acc = les Onondagas
    .about = Le marqueur noir : une fois dans la partie, une action de plus à la fin d’une année, sur toute tuile libre.
tribe-TR08 = Outaouais
    .acc = les Outaouais
    .about = Un troc de { $n } ressources au plus n’amène pas de Vérole.
tribe-TR09 = Potawatomis
    .acc = les Potawatomis
    .about = Le guerrier noir : un huitième guerrier.
tribe-TR10 = Nipissings
    .acc = les Nipissings
    .about = Lors d’une cérémonie des Masques, vous prenez { $n } cartes.

# Actions et tuiles.
action-MOVE = Déplacement
    .about = { $n } pas à répartir entre vos guerriers. Celui qui arrive devient Éclaireur, monte la garde ou repousse quelqu’un.
action-CANOE = Canoë
    .about = Mettez un canoë à l’eau.
action-HARVEST = Récolte
    .about = Choisissez { $n ->
        [one] { $n } sorte
       *[other] { $n } sortes
    } de légumes. Des femmes peuvent relever des Éclaireurs sur ces champs, puis chaque femme qui s’y trouve en rapporte un.
action-HUNT = Chasse
    .about = Des chasseurs peuvent relever des Éclaireurs en forêt, puis chaque chasseur en forêt rapporte un castor.
action-FISH = Pêche
    .about = Des poissons selon vos canoës sur l’eau.
action-TAN = Tannage
    .about = Changez des castors en cuir.
barter-rate = { $rate ->
        [1] une contre une
       *[other] { $rate } contre une
    }
action-TRADE = Commerce
    .about = a. Troc de ressources, { barter-rate }, au risque de la Vérole. b. Achat d’une tuile Progrès, et vente de ressources différentes contre des points économiques.
action-MIL = Militaire
    .about = a. Une tuile Tortue par seuil atteint. b. Un point militaire par majorité de Gardes, village natal compris.
action-MASK = Masques
    .about = a. Prenez { $n } cartes Masque. b. Montrez une combinaison et marquez-la.
action-FIRE = Feu sacré
    .about = Le marqueur du feu sur une tuile : elle ne passe pas côté Rituel cette année. Et { $n ->
        [one] { $n } natif peut revenir
       *[other] { $n } natifs peuvent revenir
    } de la Grande Maison.
action-ALLY = Alliance
    .about = 1. Avancez votre disque vers le drapeau. 2. Le navire, les patrouilles, ou un fusil contre un point.
action-RITUAL = Rituel
    .about = a. Jusqu’à { $n ->
        [one] { $n } natif revient
       *[other] { $n } natifs reviennent
    } de la Grande Maison. b. Des points de Rituel pour les trios guerrier, femme et chasseur au village.
action-MOVE-n = Déplacement { $n }
action-HARVEST-n = Récolte { $n }
action-ALLY-flag = { $flag ->
        [french] Alliance (Français)
        [english] Alliance (Anglais)
        [both] Alliance (au choix)
       *[other] Alliance
    }
tile-1 = { $a }
tile-2 = { $a } + { $b }
tile-3 = { $a } + { $b } + { $c }
cell = { $at ->
    [1] en haut à gauche
    [2] en haut au milieu
    [3] en haut à droite
    [4] au milieu à gauche
    [5] au centre
    [6] au milieu à droite
    [7] en bas à gauche
    [8] en bas au milieu
   *[9] en bas à droite
}
tile-there = { $tile } ({ $cell })

# Tuiles Progrès.
progress-PG1-01 = Pisteurs
    .about = Lors d’un Déplacement : { $n } pas de plus.
progress-PG1-02 = Alliance I
    .about = Action Militaire, étape b : chaque drapeau de votre faction vaut { $n ->
        [one] { $n } Garde
       *[other] { $n } Gardes
    } à vous, et vos patrouilles comptent aussi.
    .base = Action Militaire, étape b : chaque drapeau de votre faction vaut { $n ->
        [one] { $n } Garde
       *[other] { $n } Gardes
    } à vous.
progress-PG1-03 = Réserve de haricots
    .about = { $n ->
        [one] { $n } haricot
       *[other] { $n } haricots
    }.
progress-PG1-04 = Réserve de maïs
    .about = { $n } maïs.
progress-PG1-05 = Réserve de citrouilles
    .about = { $n ->
        [one] { $n } citrouille
       *[other] { $n } citrouilles
    }.
progress-PG1-06 = Séchoirs à poisson
    .about = { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    }.
progress-PG1-07 = Pièges à castors
    .about = { $n ->
        [one] { $n } castor
       *[other] { $n } castors
    }.
progress-PG1-08 = Tannerie
    .about = Tannez jusqu’à { $n ->
        [one] { $n } castor
       *[other] { $n } castors
    }.
progress-PG1-09 = Hutte aux herbes
    .about = { $n ->
        [one] { $n } natif revient
       *[other] { $n } natifs reviennent
    } de la Grande Maison.
progress-PG1-10 = Sculpteur de masques
    .about = Lors d’une cérémonie des Masques : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus.
progress-PG1-11 = Chantier de canoës
    .about = { $n ->
        [one] { $n } canoë
       *[other] { $n } canoës
    } à l’eau.
progress-PG1-12 = Poste de troc
    .about = Troquez jusqu’à { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }, une contre une, sans Vérole.
progress-PG2-01 = Alliance II
    .about = Action Militaire, étape b : chaque drapeau de votre faction vaut { $n ->
        [one] { $n } Garde
       *[other] { $n } Gardes
    } à vous, et vos patrouilles comptent aussi.
    .base = Action Militaire, étape b : chaque drapeau de votre faction vaut { $n ->
        [one] { $n } Garde
       *[other] { $n } Gardes
    } à vous.
progress-PG2-02 = Marche forcée
    .about = Un Déplacement de { $n } pas.
progress-PG2-03 = Grenier
    .about = Récoltez { $n ->
        [one] { $n } sorte
       *[other] { $n } sortes
    } de légume, sans relever d’Éclaireurs.
progress-PG2-04 = Ligne de pièges
    .about = Chassez, sans relever d’Éclaireurs.
progress-PG2-05 = Barrage à poissons
    .about = Pêchez.
progress-PG2-06 = Guérisseuse
    .about = Jusqu’à { $n ->
        [one] { $n } natif revient
       *[other] { $n } natifs reviennent
    } de la Grande Maison.
progress-PG2-07 = Couverture de traite
    .about = Lors d’un Commerce, après la vente : vendez encore une fois l’une des sortes.
progress-PG2-08 = Conseil de guerre
    .about = Action Militaire, étape b : { $n ->
        [one] { $n } territoire où vous êtes à égalité compte
       *[other] { $n } territoires où vous êtes à égalité comptent
    } pour vous.
progress-PG2-09 = Tambours
    .about = Rituel, étape b : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus.
progress-PG2-10 = Danseurs des esprits
    .about = Lors d’une cérémonie des Masques : montrez une seconde combinaison.
progress-PG3-01 = Grand conseil
    .about = Après une tuile : encore une fois l’une des actions que vous y avez faites. { $yearly ->
            [1] Chaque année à nouveau.
           *[0] Une fois par partie : elle n’est pas retournée avec l’année.
        }
progress-PG3-02 = Chef de guerre
    .about = Action Militaire, étape b : un point de plus par tranche de { $n } majorités.
progress-PG3-03 = Grande loge
    .about = Rituel, étape b : un point par autre paire de natifs différents, { $n } au plus.
progress-PG3-04 = Maître sculpteur
    .about = Lors d’une cérémonie des Masques : une carte compte pour une autre sorte.
progress-PG3-05 = Empire commercial
    .about = Lors d’un Commerce, après une vente de { $kinds } sortes ou plus : { $n ->
        [one] { $n } point économique
       *[other] { $n } points économiques
    } de plus.
progress-PG3-06 = Gardien du feu
    .about = En fin d’année, une tuile utilisée ne passe pas côté Rituel.
progress-PG3-07 = Société de médecine
    .about = { $n ->
        [one] { $n } natif revient
       *[other] { $n } natifs reviennent
    } de la Grande Maison ; face à une carte Vérole, personne ne tombe malade.
progress-PG3-08 = Coureurs
    .about = Dans l’ordre du tour : { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    } au choix.
    .base = Dans l’ordre du tour : toute place libre.

# Cartes Tour de jeu, par leurs effets.
turn-card = « { $effect } » ({ $flag ->
        [french] Français
        [english] Anglais
        [both] Français ou Anglais
       *[other] sans drapeau
    })
effect-FISH = Eaux poissonneuses
    .about = 1 poisson par lac où vous avez le plus de canoës.
effect-HARV = Champs ouverts
    .about = Chaque femme sur les champs d’une sorte rapporte un légume.
effect-COPY = Parole empruntée
    .about = Utilisez une carte Tour de jeu inutilisée de la table, en payant son coût.
effect-TAN = Jour des tanneurs
    .about = Un Tannage.
effect-OTHER = L’autre drapeau
    .about = Dans l’ordre du tour, pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : une action Alliance avec une faction que la carte ne montre pas.
effect-R2RES = Fusil contre vivres
    .about = Pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    } de votre choix.
effect-TURTLE = Regard patient
    .about = Action Militaire : regardez d’autres tuiles Tortue, pour une ressource différente chacune, { $n } au plus.
effect-EVOLVE = Large choix
    .about = En fin d’année : regardez d’autres tuiles Action avancée, pour une ressource différente chacune, { $n } au plus.
effect-LAKES = Maître des lacs
    .about = Si personne n’a de canoës sur plus de lacs que vous : { $n } ressources différentes.
effect-BEAVER = Monnaie de castor
    .about = Lors d’un Commerce, pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : les castors remplacent des ressources.
effect-RES2R = Vivres contre fusil
    .about = { $n } ressources différentes contre 1 fusil.
effect-MASKHEAL = Masques guérisseurs
    .about = Lors d’une cérémonie des Masques, pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : { $n ->
        [one] { $n } natif revient
       *[other] { $n } natifs reviennent
    } de la Grande Maison.
effect-RITHEAL = Grande guérison
    .about = Lors d’un Rituel : jusqu’à { $n } natifs de plus reviennent, tous de types différents, pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } chacun.
effect-ACTIVATE = Le pays s’éveille
    .about = Pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : vos femmes et chasseurs d’un territoire produisent, et chaque guerrier y gagne un pas.
effect-LEATHER = Cuir des chasseurs
    .about = Pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : { $n ->
        [one] { $n } cuir
       *[other] { $n } cuirs
    } par forêt occupée par vos chasseurs.
effect-OFFLINE = Hors de la ligne
    .about = Pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } et { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources différentes
    } : votre troisième tuile de l’année se prend hors de la ligne.
effect-REFRESH = Progrès renouvelé
    .about = Remettez face visible une tuile Progrès utilisée, pour autant de ressources différentes que son niveau.
effect-ADVANCE = Liens plus étroits
    .about = Pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : votre disque Alliance avance d’une case vers son drapeau ; sur 5, un point à la place.
effect-MASKPICK = Masque choisi
    .about = Pour { $rifles ->
        [one] { $rifles } fusil
       *[other] { $rifles } fusils
    } : une carte Masque de votre choix, de la pioche ou de la défausse.

# Les masques portent le nom de ce qui est gravé sur les planches.
mask-crow = corbeau
mask-bear = ours
mask-corn = maïs
mask-crooked = tordu
mask-wind = vent
mask-wild = joker
combination-pair = une paire
    .acc = { combination-pair }
combination-three_kinds = trois différents
    .acc = { combination-three_kinds }
combination-three = un brelan
    .acc = { combination-three }
combination-four_kinds = quatre différents
    .acc = { combination-four_kinds }
combination-two_pairs = deux paires
    .acc = { combination-two_pairs }
combination-four = un carré
    .acc = { combination-four }
combination-full_house = un full
    .acc = { combination-full_house }
combination-five_kinds = cinq différents
    .acc = { combination-five_kinds }
combination-five = cinq semblables
    .acc = { combination-five }
combination = { $shape } ({ $kinds })

turtle-women = Femmes
turtle-hunters = Chasseurs
turtle-canoes = Canoës
turtle-rifles = Fusils
stack-women = { $n } femmes
stack-hunters = { $n } chasseurs
stack-canoes = { $n } canoës
stack-rifles = { $n } fusils

# En solitaire.
adversity-adoration = Adoration
    .about = Chaque tour où vous agissez sur une tuile coûte { $n } ressource ou { $n } point.
adversity-drought = Sécheresse
    .about = La Récolte n’a aucun effet cette année.
adversity-frozen_lakes = Lacs gelés
    .about = La Pêche n’a aucun effet cette année.
adversity-fire = Feu
    .about = La Chasse n’a aucun effet cette année.
adversity-snow = Neige
    .about = Chaque Déplacement a { $n } pas de moins.
adversity-winter = Hiver
    .about = En fin d’année, un guerrier va à la Grande Maison pour chaque cuir qui vous manque sur { $n }.
adversity-french_arrive = Les Français arrivent
    .about = Une patrouille française monte la garde pour le Fantôme sous chaque drapeau français.
adversity-english_arrive = Les Anglais arrivent
    .about = Une patrouille anglaise monte la garde pour le Fantôme sous chaque drapeau anglais.
adversity-infection = Infection
    .about = Qui fait du Commerce envoie { $n ->
        [one] { $n } natif
       *[other] { $n } natifs
    } à la Grande Maison ; on ne pioche pas de carte Vérole.
adversity-storm = Tempête
    .about = Vous perdez { $n ->
        [one] { $n } canoë
       *[other] { $n } canoës
    }.
adversity-end_of_season = Fin de saison
    .about = { $n ->
        [one] { $n } femme revient
       *[other] { $n } femmes reviennent
    } des champs.
adversity-relentless_warrior = Ennemi sans relâche : guerriers
    .about = Le Fantôme suit chaque fois deux fois le sentier de la guerre.
adversity-relentless_worker = Ennemi sans relâche : travaux
    .about = Champs et terrains de chasse du Fantôme agissent chaque fois deux fois.
adversity-relentless_progress = Ennemi sans relâche : progrès
    .about = Le comptoir du Fantôme agit chaque fois deux fois.
adversity-theft = Vol sacrilège
    .about = Vous perdez { $n ->
        [one] { $n } carte Masque
       *[other] { $n } cartes Masque
    } de votre choix.
adversity-enemy_attack = Attaque ennemie
    .about = Le Fantôme place un Garde sur chaque territoire qui n’en a pas.
ghost-war_path = Sentier de la guerre
    .about = Un Garde là où le Fantôme en a le moins, ou il y repousse votre Garde isolé ; { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
ghost-fields = Champs
    .about = Une femme sur le premier champ libre, ou à la place d’une de vos pièces sans Garde ; { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour deux femmes.
ghost-hunting_grounds = Terrains de chasse
    .about = Un chasseur dans la première forêt libre, ou à la place d’une de vos pièces sans Garde ; { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour deux chasseurs.
ghost-trading_post = Comptoir
    .about = Le disque Progrès du Fantôme monte d’une rangée et retire une tuile du jeu ; { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
objective-OB01 = Progrès
    .about = posséder { $n } tuiles Progrès
objective-OB02 = Maîtrise
    .about = posséder une tuile Progrès de niveau { $n }
objective-OB03 = Grands champs
    .about = { $n } femmes sur des champs
objective-OB04 = Terrains de chasse
    .about = { $n } chasseurs en forêt
objective-OB05 = Flotte
    .about = { $n } canoës sur l’eau
objective-OB06 = Vastes terres
    .about = la majorité en { $n } lieux
objective-OB07 = Peuple en bonne santé
    .about = { $n ->
        [0] personne dans la Grande Maison
       *[other] au plus { $n } dans la Grande Maison
    }
objective-OB08 = Réserves pleines
    .about = { $n } de chaque ressource en réserve
objective-OB09 = Tortues
    .about = posséder { $n } tuiles Tortue
objective-OB10 = Toutes les voies
    .about = les quatre pistes à { $n } ou plus
objective-OB11 = Grande cérémonie
    .about = avoir marqué une combinaison de masques de { $n } points ou plus
objective-OB12 = Équilibre
    .about = un écart de { $n } au plus dans chaque duo de pistes
slot-left = gauche
slot-centre = centre
slot-right = droite

score-upper_pair = Piste basse du duo supérieur
score-lower_pair = Piste basse du duo inférieur
score-alliance = Alliance
score-objectives = Objectifs
score-ghost = Points de ses cartes
score-territories = Territoires
score-level = Progrès

## Ce qui est demandé

decision-tribe = Choisissez le peuple que vous mènerez.
decision-extra-token = Cayugas : posez votre jeton sur une zone de production voisine de votre village.
decision-extra-tile = Mohawks : quelle tuile de base la tuile noire remplace-t-elle ?
decision-lake = Choisissez un lac pour votre canoë.
decision-lake-ship = { $flag ->
        [french] Choisissez un lac pour le navire français.
       *[other] Choisissez un lac pour le navire anglais.
    }
decision-lake-storm = Tempête : de quel lac perdez-vous un canoë ?
decision-turn = À vous : un marqueur sur une tuile, ou dans l’ordre du tour.
decision-turn-act = À vous : placez un marqueur sur une tuile.
decision-turn-order = À vous : placez votre dernier marqueur dans l’ordre du tour.
decision-turn-offline = Placez votre troisième marqueur sur une tuile hors de la ligne.
decision-turn-black = Onondagas : une action de plus avec le marqueur noir ?
decision-action = { $action } : effectuer l’action, ou y renoncer ?
decision-action-none = Cette carte n’a pas de drapeau. Avant qu’elle soit à vous, vous pouvez encore utiliser cartes et tuiles.
decision-window-marker = Vous pouvez utiliser des tuiles Progrès avant la fin de votre tour.
decision-window-steps = Entre les deux étapes, vous pouvez utiliser des cartes Tour de jeu.
decision-window-actions = Vous pouvez utiliser cartes et tuiles Progrès avant la fin de votre tour.
decision-window-card = La carte Tour de jeu est à vous. Vous pouvez utiliser cartes et tuiles Progrès avant la fin de votre tour.
decision-window-masks = Avant de montrer une combinaison, vous pouvez utiliser des cartes Tour de jeu.
decision-window-smallpox = Vérole : faire appel à la Société de médecine ?
decision-toll = Adoration : payez une ressource ou un point pour agir.
decision-move = Déplacement : { $n ->
        [one] il reste { $n } pas
       *[other] il reste { $n } pas
    }. Qui va où ?
decision-move-only = Chaque guerrier { $place } a un pas. Qui va où ?
decision-arrive = Que fait le guerrier { $place } ?
decision-arrive-patrol = Que fait la patrouille { $place } ?
decision-kinds = { $n ->
        [one] Récolte : choisissez une sorte de légume.
       *[other] Récolte : choisissez { $n } sortes de légumes.
    }
decision-kinds-plain = { $n ->
        [one] Choisissez une sorte de légume ; vos femmes sur ces champs la rapportent.
       *[other] Choisissez { $n } sortes de légumes ; vos femmes sur ces champs les rapportent.
    }
decision-exchange = Relever des Éclaireurs, qui rentrent au village : lequel ?
decision-tan = Combien de castors tannez-vous ?
decision-barter = Commerce, étape a : faire du troc, { barter-rate } ? La Vérole peut suivre.
decision-barter-safe = Commerce, étape a : faire du troc, { barter-rate } ?
decision-barter-give = Troc, { barter-rate } : vous avez { $good }. Combien en donnez-vous ?
decision-barter-post = Poste de troc, une contre une : vous avez { $good }. Combien en donnez-vous ?
decision-barter-take = Troc : encore { $n } à prendre. Combien de { $good } ?
decision-lose-smallpox = La Vérole frappe { $people } : qui va à la Grande Maison ?
decision-lose-infection = L’infection frappe { $people } : qui va à la Grande Maison ?
decision-lose-winter = L’hiver frappe { $people } : qui va à la Grande Maison ?
decision-lose-end_of_season = Fin de saison : quelle femme revient au village ?
decision-lose-theft = Vol : quelle carte Masque perdez-vous ?
decision-spend = Commerce, étape b : achetez une tuile Progrès, vendez, ou les deux.
decision-pay = { $n ->
        [one] Payez une ressource.
       *[other] Payez { $n } ressources différentes.
    }
decision-pay-beavers = { $n ->
        [one] Payez une ressource, ou un castor.
       *[other] Payez { $n } ressources différentes ; les castors complètent.
    }
decision-look = Vos tuiles Tortue : en regarder d’autres ?
decision-look-stack = Pile { $stack } : payez pour en voir une autre, ou gardez une tuile.
decision-score-military = Militaire, étape b : comptez les majorités. Des tuiles Progrès peuvent aider.
decision-score-ritual = Rituel, étape b : comptez les trios au village. Des tuiles Progrès peuvent aider.
decision-draw = { $n ->
        [one] Cérémonie des Masques : prenez une carte, la visible ou de la pioche.
       *[other] Cérémonie des Masques : prenez une carte, la visible ou de la pioche ({ $n } en tout).
    }
decision-combine = Cérémonie des Masques : montrez une combinaison, ou aucune.
decision-combine-played = Cérémonie des Masques : les Danseurs des esprits permettent une seconde combinaison.
decision-combine-again = Cérémonie des Masques : montrez une seconde combinaison, ou aucune.
decision-heal = { $n ->
        [one] Qui revient de la Grande Maison ?
       *[other] Qui revient de la Grande Maison ? Jusqu’à { $n } natifs.
    }
decision-heal-further = Qui revient encore de la Grande Maison, pour un fusil ?
decision-fire = Feu sacré : quelle tuile ne passera pas côté Rituel ?
decision-advance = { $flag ->
        [both] Alliance, étape 1 : vers quel drapeau ?
        [french] Alliance, étape 1 : avancer vers le drapeau français ?
       *[other] Alliance, étape 1 : avancer vers le drapeau anglais ?
    }
decision-track = { $n ->
        [one] Un point : { $first } ou { $second } ?
       *[other] { $n } points : { $first } ou { $second } ?
    }
decision-effect = { $flag ->
        [french] Alliance, étape 2 : un effet avec les Français, force { $n }.
       *[other] Alliance, étape 2 : un effet avec les Anglais, force { $n }.
    }
decision-ship = Le navire est { $lake } : troquez du cuir contre des fusils, déplacez un canoë, ou ni l’un ni l’autre.
decision-patrol = Patrouilles : il reste { $n } pas.
decision-take = { $n ->
        [one] Prenez une ressource de votre choix.
       *[other] Prenez { $n } ressources de votre choix, l’une après l’autre.
    }
decision-take-differ = { $n ->
        [one] Prenez une ressource que vous n’avez pas encore prise.
       *[other] Prenez { $n } ressources différentes, l’une après l’autre.
    }
decision-target-activate = « { $effect } » : sur quel territoire ?
decision-target-refresh = « { $effect } » : quelle tuile Progrès est remise face visible ?
decision-target-maskpick = « { $effect } » : de la pioche, ou de la défausse ?
decision-target-advance = « { $effect } » : vers quel drapeau ?
decision-target-other = « { $effect } » : avec quelle faction ?
decision-target-deck = Vous regardez la pioche des Masques : quelle carte prenez-vous ?
decision-target-discards = Quelle carte prenez-vous dans la défausse ?
decision-target-tile = À quelle faction votre tuile Alliance vous rallie-t-elle ?
decision-keeper = Gardien du feu : quelle tuile utilisée ne passera pas côté Rituel ?
decision-evolve = L’année s’achève : échanger l’une des trois tuiles sortantes contre une tuile avancée ?
decision-evolve-looking = Regardez une autre tuile avancée, échangez une tuile sortante, ou arrêtez.

## Coups

move-done = Terminé
move-done-turn = Garder le marqueur noir
move-done-window = Ne plus rien utiliser
move-done-move = Terminer le Déplacement
move-done-exchange = Ne plus relever d’Éclaireur
move-done-barter = Ne pas faire de troc
move-done-spend = Terminer le Commerce
move-done-look = Garder les tuiles
move-done-draw = Ne plus prendre de carte
move-done-combine = Ne montrer aucune combinaison
move-done-heal = Ne ramener personne d’autre
move-done-effect = N’utiliser aucun effet
move-done-ship = Quitter le navire
move-done-patrol = Ne plus déplacer de patrouille
move-done-keeper = N’épargner aucune tuile
move-done-evolve = N’échanger aucune tuile
move-do = Effectuer : { $action }
move-skip = Renoncer : { $action }
move-skip-none = Prendre la carte
move-skip-points = Renoncer aux points
move-use = { $tile } : { $about }
move-card = Carte « { $effect } » : { $about }
move-copy = Emprunter « { $effect } » : { $about }
move-tribe = Mener { $tribe }. { $about }
move-token = Le jeton { $area }
move-replace = Remplacer « { $tile } »
move-lake = Choisir le { $lake }
move-act = { $tile }
move-order = Place { $n } dans l’ordre du tour
move-order-card = Place { $n }, { $flag ->
        [french] alliance avec les Français
        [english] alliance avec les Anglais
        [both] alliance au choix
       *[other] sans alliance
    }, puis « { $effect } » : { $about }
move-repeat = Grand conseil : encore { $action }
move-toll = Payer { $good }
move-toll-point = Payer { $points }
steps-cost = { $n } pas
move-march = Un guerrier { $from } { $place } · { steps-cost }
move-march-stay = Un guerrier { $from } agit sur place · { steps-cost }
move-guard = Monter la garde { $place }
move-guard-patrol = La patrouille monte la garde { $place }
move-guard-home = La patrouille rentre au village
move-scout = Éclaireur { $area }
move-fight = Repousser un Garde { $rival } ; tous deux vont à la Grande Maison
move-fight-patrol = La patrouille repousse un Garde { $rival } ; tous deux rentrent au village
move-beat = Sénécas : repousser un Garde { $rival } et rester
move-chase = Repousser une patrouille { $rival } ; toutes deux rentrent au village
move-chase-patrol = La patrouille repousse une patrouille { $rival } ; toutes deux rentrent au village
move-drive-scout = Repousser { $piece } { $rival } { $area } et s’y poster en Éclaireur
move-drive-guard = Repousser { $piece } { $rival } { $area } et monter la garde
move-harvest = Récolter : { $kinds }
move-relieve = Relever l’Éclaireur { $area }
move-amount-tan = { $n ->
        [0] Ne rien tanner
       *[other] Tanner { $beavers } en { $leather }
    }
move-amount-give = { $n ->
        [0] Ne rien donner
       *[other] Donner { $good }
    }
move-amount-take = { $n ->
        [0] Ne pas en prendre
       *[other] Prendre { $good }
    }
move-amount-ship = { $leather } contre { $rifles }
move-barter = Faire du troc, { barter-rate }, puis une carte Vérole : { $struck } sur { $whole } envoient { $most ->
        [one] un de vos natifs
       *[other] jusqu’à { $most } de vos natifs
    } à la Grande Maison
move-barter-few = Faire du troc, { barter-rate } : sans Vérole jusqu’à { $n } ressources ; au-delà, { $struck } cartes sur { $whole } envoient { $most ->
        [one] un de vos natifs
       *[other] jusqu’à { $most } de vos natifs
    } à la Grande Maison
move-barter-safe = Faire du troc, { barter-rate }, sans risque de Vérole
move-buy = Acheter « { $tile } » pour { $n } ressources différentes et marquer { $points } : { $about }
move-sell = Vendre { $goods } pour { $points }
move-again = Couverture de traite : vendre encore { $good } pour { $points }
move-pay = Payer { $goods }
move-take = Prendre { $good }
move-lose = Envoyer { $native } du village natal
move-lose-guard = Envoyer le Garde { $place }
move-lose-area = Envoyer la pièce { $area }
move-discard = Le masque { $mask }
move-stack = Regarder la pile { $stack }
move-look = En voir une autre pour { $good }
move-keep = Garder la tuile à { $points }
move-score-military = Compter les majorités
move-score-ritual = Compter les trios
move-draw-up = Prendre le masque visible : { $mask }
move-draw-deck = Piocher
move-play = Montrer { $cards } pour { $points }
move-carve = Maître sculpteur : { $mask } compte pour { $kind }
move-heal = Ramener { $native }
move-heal-paid = Ramener { $native } · { $price }
move-fire = Garder « { $tile } » telle quelle
move-advance = { $flag ->
        [french] Avancer vers le drapeau français
       *[other] Avancer vers le drapeau anglais
    }
move-stay = { $flag ->
        [french] Ne pas avancer vers le drapeau français
       *[other] Ne pas avancer vers le drapeau anglais
    }
move-track = { $points }
move-track-full = { $points }, { $n ->
        [0] dont aucun ne compte
        [one] dont 1 compte
       *[other] dont { $n } comptent
    } : la piste s’arrête là
move-ship = Faire du troc avec le navire
move-patrols = Déplacer vos patrouilles
move-rifle = Dépenser 1 fusil pour un point
move-tow = Déplacer un canoë { $rival } { $lake }
move-tow-own = Déplacer un de vos canoës { $lake }
move-escort = Une patrouille { $from } { $place } · { steps-cost }
move-escort-stay = Une patrouille repousse quelqu’un { $place } · { steps-cost }
move-territory = Vos natifs { $place }
move-ready = { $n ->
        [one] Remettre « { $tile } » face visible pour { $n } ressource
       *[other] Remettre « { $tile } » face visible pour { $n } ressources différentes
    }
move-faction = { $flag ->
        [french] Les Français
       *[other] Les Anglais
    }
move-pile-deck = De la pioche
move-pile-discards = De la défausse
move-pick = Prendre le masque { $mask }
move-spare = Épargner « { $tile } »
move-swap = « { $old } » contre « { $tile } »
move-swap-looked = « { $old } » contre « { $tile } », tuile regardée

# Titres sous lesquels une longue liste de coups est repliée.
group-done = Continuer
group-do = Agir
group-skip = Renoncer
group-use = Tuiles Progrès
group-card = Cartes Tour de jeu
group-copy = Emprunter une carte
group-tribe = Peuples
group-token = Le jeton
group-replace = La tuile noire
group-lake = Lacs
group-act = Un marqueur sur une tuile
group-order = Une place dans l’ordre du tour
group-repeat = Grand conseil
group-toll = Payer
group-march = Déplacer un guerrier
group-guard = Monter la garde
group-scout = Éclaireur
group-fight = Repousser un Garde
group-beat = Repousser un Garde et rester
group-chase = Repousser une patrouille
group-drive = Repousser une pièce
group-harvest = Sortes de légumes
group-relieve = Relever un Éclaireur
group-amount = Combien
group-barter = Troc
group-buy = Acheter une tuile Progrès
group-sell = Vendre
group-again = Vendre encore
group-pay = Payer
group-take = Prendre
group-lose = Qui part
group-discard = Masques
group-stack = Piles
group-look = Regarder encore
group-keep = Garder une tuile
group-score = Marquer
group-draw = Prendre un masque
group-play = Montrer une combinaison
group-carve = Maître sculpteur
group-heal = Ramener
group-fire = Feu sacré
group-advance = Avancer
group-stay = Ne pas avancer
group-track = Pistes
group-ship = Le navire
group-patrols = Patrouilles
group-rifle = Un fusil
group-tow = Déplacer un canoë
group-escort = Déplacer une patrouille
group-territory = Territoires
group-ready = Remettre une tuile face visible
group-faction = Factions
group-pile = D’où
group-pick = Prendre un masque
group-spare = Épargner une tuile
group-swap = Échanger une tuile

## Ce qui s’est passé

event-game_begins = { $n ->
        [one] Une partie en solitaire commence.
       *[other] Une partie à { $n } commence.
    }
event-year_begins = L’année { $n } commence.
event-turn_begins = { $who } joue son tour { $n } de l’année.
    .you = Vous jouez votre tour { $n } de l’année.
event-tribe_taken = { $who } mène { $tribe }.
    .you = Vous menez { $tribe }.
    .brief = { $tribe }
event-tribe_boxed = Personne ne mène { $tribe } : leur carte retourne dans la boîte.
event-settled = { $who } s’installe : { $home } au village natal, { $ill } dans la Grande Maison, et { $goods }.
    .you = Vous vous installez : { $home } au village natal, { $ill } dans la Grande Maison, et { $goods }.
event-token_placed = { $who } pose le jeton Cayuga { $area }.
    .you = Vous posez le jeton Cayuga { $area }.
event-marked = { $who } place un marqueur sur « { $tile } ».
    .you = Vous placez un marqueur sur « { $tile } ».
event-marked-ritual = { $who } place un marqueur sur une tuile côté Rituel.
    .you = Vous placez un marqueur sur une tuile côté Rituel.
event-marked-ritual-there = { $who } place un marqueur sur une tuile côté Rituel ({ $cell }).
    .you = Vous placez un marqueur sur une tuile côté Rituel ({ $cell }).
event-black_marker = { $who } prend le marqueur noir pour une action de plus.
    .you = Vous prenez le marqueur noir pour une action de plus.
    .brief = marqueur noir
event-took_space = { $who } prend la place { $n } dans l’ordre du tour.
    .you = Vous prenez la place { $n } dans l’ordre du tour.
    .brief = place { $n }
event-took_card = { $who } prend la carte Tour de jeu { $card }.
    .you = Vous prenez la carte Tour de jeu { $card }.
event-acted = { $who } : { $action }.
    .you = Vous : { $action }.
    .brief = { $action }
event-used_card = { $who } utilise la carte « { $effect } » ; elle resservira l’an prochain.
    .you = Vous utilisez la carte « { $effect } » ; elle resservira l’an prochain.
    .brief = « { $effect } »
event-used_card-free = { $who } utilise la carte « { $effect } » et la défausse.
    .you = Vous utilisez la carte « { $effect } » et la défausse.
    .brief = « { $effect } »
event-used_card-copy = { $who } défausse « { $card } » et utilise « { $effect } ».
    .you = Vous défaussez « { $card } » et utilisez « { $effect } ».
    .brief = « { $effect } »
event-used_tile = { $who } utilise « { $tile } ».
    .you = Vous utilisez « { $tile } ».
    .brief = { $tile }
event-readied = { $who } remet « { $tile } » face visible.
    .you = Vous remettez « { $tile } » face visible.
event-gained = { $who } reçoit { $goods }.
    .you = Vous recevez { $goods }.
    .brief = { $kind } +{ $n }
event-spent = { $who } dépense { $goods }.
    .you = Vous dépensez { $goods }.
event-scored = { $who } marque { $points }, { $n } sur cette piste.
    .you = Vous marquez { $points }, { $n } sur cette piste.
    .brief = { $track } +{ $gain }
event-paid_point = { $who } cède { $points }, { $n } sur cette piste.
    .you = Vous cédez { $points }, { $n } sur cette piste.
event-marched = { $who } : un guerrier va { $from } { $place } ({ $n } pas).
    .you = Un de vos guerriers va { $from } { $place } ({ $n } pas).
event-stood_guard = { $who } a un Garde { $place }.
    .you = Vous avez un Garde { $place }.
    .brief = Garde : { $name }
event-scouted = { $who } a un Éclaireur { $area }.
    .you = Vous avez un Éclaireur { $area }.
    .brief = Éclaireur : { $name }
event-fought = { $who } repousse un Garde ({ $rival }) { $place } ; les deux guerriers vont à leur Grande Maison.
    .you = Vous repoussez un Garde ({ $rival }) { $place } ; les deux guerriers vont à leur Grande Maison.
    .brief = un Garde repoussé
event-fought-ghost = { $who } repousse un Garde ({ $rival }) { $place } ; il quitte le plateau, le guerrier va à la Grande Maison.
    .you = Vous repoussez un Garde ({ $rival }) { $place } ; il quitte le plateau, le guerrier va à la Grande Maison.
    .brief = un Garde repoussé
event-beat_guard = { $who } repousse un Garde ({ $rival }) { $place } et reste.
    .you = Vous repoussez un Garde ({ $rival }) { $place } et restez.
    .brief = un Garde repoussé
event-chased = { $who } repousse une patrouille ({ $rival }) { $place } ; chacun rentre dans son village.
    .you = Vous repoussez une patrouille ({ $rival }) { $place } ; chacun rentre dans son village.
    .brief = une patrouille repoussée
event-chased_europeans = { $flag ->
        [french] { $who } repousse la patrouille française { $place } ; le guerrier rentre au village.
       *[other] { $who } repousse la patrouille anglaise { $place } ; le guerrier rentre au village.
    }
    .you = { $flag ->
        [french] Vous repoussez la patrouille française { $place } ; le guerrier rentre au village.
       *[other] Vous repoussez la patrouille anglaise { $place } ; le guerrier rentre au village.
    }
    .brief = une patrouille repoussée
event-drove_off = { $who } repousse { $piece } ({ $rival }) { $area }.
    .you = Vous repoussez { $piece } ({ $rival }) { $area }.
    .brief = { $piece }, à la Grande Maison
event-relieved = { $who } : { $native } relève l’Éclaireur { $area }.
    .you = Votre Éclaireur { $area } est relevé : { $native }.
event-healed = { $who } ramène { $native } de la Grande Maison.
    .you = Vous ramenez { $native } de la Grande Maison.
event-fell_ill-smallpox = { $who } : { $native } { $from } va à la Grande Maison (Vérole).
    .you = Chez vous, { $native } { $from } va à la Grande Maison (Vérole).
event-fell_ill-infection = { $who } : { $native } { $from } va à la Grande Maison (infection).
    .you = Chez vous, { $native } { $from } va à la Grande Maison (infection).
event-fell_ill-winter = { $who } : { $native } { $from } va à la Grande Maison (hiver).
    .you = Chez vous, { $native } { $from } va à la Grande Maison (hiver).
event-went_home = { $who } : fin de saison, une femme revient { $area }.
    .you = Fin de saison, une de vos femmes revient { $area }.
event-bartered = { $n ->
        [one] { $who } troque { $n } ressource.
       *[other] { $who } troque { $n } ressources.
    }
    .you = { $n ->
        [one] Vous troquez { $n } ressource.
       *[other] Vous troquez { $n } ressources.
    }
event-smallpox_card = La Vérole frappe un village ({ $who }) : { $people }.
    .you = La Vérole frappe votre village : { $people }.
event-smallpox_card-nobody = Pas de Vérole : personne ne tombe malade ({ $who }).
    .you = Pas de Vérole : personne ne tombe malade chez vous.
event-smallpox_shuffled = Les cartes Vérole sont remélangées.
event-bought = { $who } achète « { $tile } » ; le disque Progrès est sur la rangée { $n }.
    .you = Vous achetez « { $tile } » ; le disque Progrès est sur la rangée { $n }.
    .brief = « { $tile } » achetée
event-allied_tile = { $flag ->
        [french] { $who } se rallie aux Français avec « { $tile } ».
       *[other] { $who } se rallie aux Anglais avec « { $tile } ».
    }
    .you = { $flag ->
        [french] Vous vous ralliez aux Français avec « { $tile } ».
       *[other] Vous vous ralliez aux Anglais avec « { $tile } ».
    }
event-sold = { $n ->
        [one] { $who } vend une sorte de ressource.
       *[other] { $who } vend { $n } sortes de ressources.
    }
    .you = { $n ->
        [one] Vous vendez une sorte de ressource.
       *[other] Vous vendez { $n } sortes de ressources.
    }
event-turtle_taken = { $who } prend une tuile Tortue : { $stack }.
    .you = Vous prenez une tuile Tortue : { $stack }.
    .brief = tortue : { $stack }
event-turtle_taken-own = { $who } prend une tuile Tortue : { $stack }, elle vaut { $points }.
    .you = Vous prenez une tuile Tortue : { $stack }, elle vaut { $points }.
    .brief = tortue : { $stack }
event-turtle_looked = { $who } regarde une autre tuile Tortue : { $stack }.
    .you = Vous regardez une autre tuile Tortue : { $stack }.
event-turtle_looked-own = { $who } regarde une autre tuile Tortue : { $stack }, elle vaut { $points }.
    .you = Vous regardez une autre tuile Tortue : { $stack }, elle vaut { $points }.
event-turtle_kept = { $who } garde une tuile Tortue : { $stack }.
    .you = Vous gardez une tuile Tortue : { $stack }.
event-turtle_kept-own = { $who } garde une tuile Tortue : { $stack }, elle vaut { $points }.
    .you = Vous gardez une tuile Tortue : { $stack }, elle vaut { $points }.
event-turtle_shown = { $who } montre une tuile Tortue : { $points }.
    .you = Vous montrez une tuile Tortue : { $points }.
event-majorities = { $n ->
        [0] { $who } n’a de majorité nulle part.
        [one] { $who } a la majorité en { $n } lieu.
       *[other] { $who } a la majorité en { $n } lieux.
    }
    .you = { $n ->
        [0] Vous n’avez de majorité nulle part.
        [one] Vous avez la majorité en { $n } lieu.
       *[other] Vous avez la majorité en { $n } lieux.
    }
event-mask_drawn = { $who } pioche une carte Masque.
    .you = Vous piochez une carte Masque.
event-mask_drawn-own = { $who } pioche une carte Masque : { $mask }.
    .you = Vous piochez une carte Masque : { $mask }.
event-mask_taken = { $who } prend le masque visible : { $mask }.
    .you = Vous prenez le masque visible : { $mask }.
event-mask_shown = Une carte Masque est visible : { $mask }.
event-combined = { $who } montre { $cards }.
    .you = Vous montrez { $cards }.
    .brief = { $shape }
event-mask_stolen = { $who } perd une carte Masque : { $mask }.
    .you = Vous perdez une carte Masque : { $mask }.
event-deck_searched = { $who } regarde la pioche des Masques.
    .you = Vous regardez la pioche des Masques.
event-mask_missed = Absente de la pioche, donc dans une main : { $mask }.
event-mask_picked = { $who } prend une carte Masque de la pioche, qui est remélangée.
    .you = Vous prenez une carte Masque de la pioche, qui est remélangée.
event-mask_picked-own = { $who } prend une carte Masque de la pioche, qui est remélangée : { $mask }.
    .you = Vous prenez une carte Masque de la pioche, qui est remélangée : { $mask }.
event-mask_fetched = { $who } prend une carte Masque de la défausse : { $mask }.
    .you = Vous prenez une carte Masque de la défausse : { $mask }.
event-masks_shuffled = Les cartes Masque sont remélangées.
event-trios = { $n ->
        [0] { $who } n’a pas de trio au village.
        [one] { $who } a { $n } trio au village.
       *[other] { $who } a { $n } trios au village.
    }
    .you = { $n ->
        [0] Vous n’avez pas de trio au village.
        [one] Vous avez { $n } trio au village.
       *[other] Vous avez { $n } trios au village.
    }
event-fire_lit = { $who } place le marqueur du Feu sacré sur une tuile ({ $cell }).
    .you = Vous placez le marqueur du Feu sacré sur une tuile ({ $cell }).
    .brief = feu : { $cell }
event-canoe_built = { $who } envoie un canoë { $lake }.
    .you = Vous envoyez un canoë { $lake }.
    .brief = canoë
event-canoe_built-base = { $who } met un canoë à l’eau.
    .you = Vous mettez un canoë à l’eau.
    .brief = canoë
event-canoe_lost = { $who } perd un canoë { $lake }.
    .you = Vous perdez un canoë { $lake }.
event-canoe_lost-base = { $who } perd un canoë.
    .you = Vous perdez un canoë.
event-disc_moved = { $flag ->
        [french] Le disque Alliance ({ $who }) est sur la case { $n } des Français.
       *[other] Le disque Alliance ({ $who }) est sur la case { $n } des Anglais.
    }
    .you = { $flag ->
        [french] Votre disque Alliance est sur la case { $n } des Français.
       *[other] Votre disque Alliance est sur la case { $n } des Anglais.
    }
    .brief = { $flag ->
        [french] Français { $n }
       *[other] Anglais { $n }
    }
event-patrols_came = { $flag ->
        [french] Deux patrouilles françaises arrivent au village ({ $who }).
       *[other] Deux patrouilles anglaises arrivent au village ({ $who }).
    }
    .you = { $flag ->
        [french] Deux patrouilles françaises arrivent à votre village.
       *[other] Deux patrouilles anglaises arrivent à votre village.
    }
event-ship_came = { $flag ->
        [french] { $who } envoie le navire français { $lake }.
       *[other] { $who } envoie le navire anglais { $lake }.
    }
    .you = { $flag ->
        [french] Vous envoyez le navire français { $lake }.
       *[other] Vous envoyez le navire anglais { $lake }.
    }
    .brief = navire
event-towed = { $who } déplace un canoë ({ $rival }) { $lake } { $to }.
    .you = Vous déplacez un canoë ({ $rival }) { $lake } { $to }.
event-towed-own = { $who } déplace un canoë { $lake } { $to }.
    .you = Vous déplacez un canoë { $lake } { $to }.
event-patrol_moved = { $who } : une patrouille va { $place } ({ $n } pas).
    .you = Votre patrouille va { $place } ({ $n } pas).
    .brief = patrouille
event-patrol_moved-home = { $who } : une patrouille rentre au village ({ $n } pas).
    .you = Votre patrouille rentre au village ({ $n } pas).
    .brief = patrouille
event-patrol_fought = { $who } : la patrouille repousse un Garde ({ $rival }) { $place } ; chacun rentre dans son village.
    .you = Votre patrouille repousse un Garde ({ $rival }) { $place } ; chacun rentre dans son village.
    .brief = un Garde repoussé
event-patrols_fought = { $who } : la patrouille repousse une patrouille ({ $rival }) { $place } ; chacune rentre dans son village.
    .you = Votre patrouille repousse une patrouille ({ $rival }) { $place } ; chacune rentre dans son village.
    .brief = une patrouille repoussée
event-new_order = Nouvel ordre du tour : { $names }.
event-spared = { $who } épargne une tuile utilisée ({ $cell }).
    .you = Vous épargnez une tuile utilisée ({ $cell }).
event-slid = { $who } : les tuiles utilisées passent côté Rituel, et les lignes descendent.
    .you = Vos tuiles utilisées passent côté Rituel, et les lignes descendent.
event-looked_at_tile = { $who } regarde une tuile avancée.
    .you = Vous regardez une tuile avancée.
event-looked_at_tile-own = { $who } regarde une tuile avancée : « { $tile } ».
    .you = Vous regardez une tuile avancée : « { $tile } ».
event-swapped = { $who } échange « { $old } » contre « { $tile } ».
    .you = Vous échangez « { $old } » contre « { $tile } ».
    .brief = « { $tile } »
event-looked_enough = { $who } remélange dans leur pile les tuiles regardées.
    .you = Vous remélangez dans leur pile les tuiles regardées.
event-tile_offered = Nouvelle tuile offerte : « { $tile } ».
event-tiles_left = Les tuiles avancées de niveau 1 quittent le jeu, celles de niveau 2 arrivent.
event-restored = Cartes Tour de jeu et tuiles Progrès sont de nouveau face visible, et toute combinaison de masques peut être marquée de nouveau.
event-restored-base = Les tuiles Progrès sont de nouveau face visible, et toute combinaison de masques peut être marquée de nouveau.
event-card_left = Personne n’a pris la carte Tour de jeu { $card } : elle est défaussée.
event-cards_left = Les cartes Tour de jeu de niveau 1 quittent le jeu, celles de niveau 2 arrivent.
event-card_offered = Nouvelle carte Tour de jeu à la place { $n } : { $card }.
event-token_shown = { $who } révèle un jeton : la flèche. Il agit.
event-token_shown-circle = { $who } révèle un jeton : le cercle. Il veut la première place.
event-tokens_laid = { $who } commence cette année par sa carte { $slot ->
        [left] de gauche
        [centre] du centre
       *[right] de droite
    }.
event-ghost_acted = { $who } : « { $card } ».
    .brief = { $card }
event-ghost_guard = { $who } place un Garde { $place }.
event-ghost_attack = { $who } repousse un Garde ({ $rival }) { $place } ; il va à la Grande Maison.
event-ghost_worker = { $who } envoie { $native } { $area }.
event-ghost_worker-drives = { $who } envoie { $native } { $area } et repousse { $piece }.
event-ghost_progress = { $who } monte à la rangée { $n } des Progrès ; « { $tile } » quitte le jeu.
event-ghost_progress-none = { $who } monte à la rangée { $n } des Progrès.
event-ghost_points = { $who } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $total } en tout.
event-ghost_stuck = { $who } ne peut pas accomplir « { $card } ».
event-ghost_mask = { $who } révèle une carte Masque : { $mask }.
event-tile_taken = { $who } retire du jeu la tuile avancée { $n } : « { $tile } ».
event-tile_taken-none = { $who } ne prend rien : la place { $n } est vide.
event-adversity_shown = Adversité, { $card }. { $about }
event-europeans_came = { $flag ->
        [french] Des patrouilles françaises montent la garde pour le Fantôme : { $lands }.
       *[other] Des patrouilles anglaises montent la garde pour le Fantôme : { $lands }.
    }
event-europeans_left = Les patrouilles des Européens repartent.
event-objective-met = { $who } a atteint un objectif : { $objective }.
    .you = Vous avez atteint un objectif : { $objective }.
event-objective-missed = { $who } a manqué un objectif : { $objective }.
    .you = Vous avez manqué un objectif : { $objective }.
event-game_over = { $who } gagne. Le feu du conseil brûle toujours.
    .you = Vous gagnez. Le feu du conseil brûle toujours.
event-game_over-alone = { $who } l’emporte sur le Fantôme. Le feu du conseil brûle toujours.
    .you = Vous l’emportez sur le Fantôme. Le feu du conseil brûle toujours.
event-game_over-ghost = Cette fois, le Fantôme l’emporte.

tie-broken = Égalité à { $points } points. En tête : { $who }. Les pistes qui n’ont pas compté décident, puis les ressources, puis la place la plus tardive dans l’ordre du tour ; en solitaire, il faut plus que le Fantôme.
tie-below = Plus bas, égalité à { $points } points : { $who } passe devant. Les pistes qui n’ont pas compté décident, puis les ressources, puis la place la plus tardive dans l’ordre du tour.

# Dans une relecture.
chapter-next = Année suivante
chapter-previous = Année précédente

# Pourquoi un coup n’est pas permis.
why-not_asked = Autre chose est à décider maintenant.
why-must_choose = Ici, il faut choisir.
why-not_offered = Ce peuple n’est pas parmi ceux qui sont proposés.
why-not_beside_village = Le jeton se pose sur une zone de production voisine de votre village.
why-lake_closed = Ce lac est inutilisable.
why-marker_there = Un marqueur est déjà sur cette tuile.
why-off_line = Vos marqueurs d’une année doivent former une ligne, une colonne ou une diagonale.
why-on_line = Vous avez payé pour une tuile hors de la ligne.
why-acts_done = Vous avez utilisé vos { $need } marqueurs de tuiles cette année.
why-order_changed = Votre marqueur est déjà dans l’ordre du tour.
why-no_order = Avec le Fantôme simple, l’ordre du tour ne change jamais.
why-space_taken = Cette place dans l’ordre du tour est occupée.
why-not_leftmost = Prenez la première place libre à gauche.
why-no_card_there = Il n’y a plus de carte Tour de jeu à cet endroit.
why-black_on_tile = Le marqueur noir se pose sur une tuile.
why-adversity_forbids = L’adversité de cette année ne le permet pas.
why-not_performed = Le Grand conseil ne répète que ce que vous avez fait sur cette tuile.
why-nothing_to_pay = Vous n’avez rien de tel pour payer.
why-tile_not_owned = Vous ne possédez pas cette tuile Progrès.
why-tile_used = Cette tuile Progrès a déjà servi cette année.
why-tile_ready = Cette tuile Progrès est encore face visible.
why-no_tile_used = Vous n’avez pas de tuile Progrès utilisée.
why-few_kinds_sold = Il faut vendre { $need ->
        [one] { $need } sorte
       *[other] { $need } sortes
    } ; vous en avez vendu { $have }.
why-card_not_owned = Vous n’avez pas cette carte Tour de jeu.
why-card_used = Cette carte Tour de jeu a déjà servi cette année.
why-card_not_shown = Aucune carte Tour de jeu de ce genre n’est inutilisée sur la table.
why-rifles_missing = Cela coûte { $need ->
        [one] { $need } fusil
       *[other] { $need } fusils
    } ; vous en avez { $have }.
why-kinds_missing = Cela coûte { $need ->
        [one] { $need } ressource
       *[other] { $need } ressources différentes
    } ; vous en avez { $have }.
why-fewer_lakes = Il faut des canoës sur { $need ->
        [one] { $need } lac
       *[other] { $need } lacs
    } ; vous en avez sur { $have }.
why-both_flags = Cette carte Tour de jeu montre les deux drapeaux : il n’y en a pas d’autre.
why-card_waits = La dernière carte utilisée n’a encore rien apporté.
why-beavers_count = Vos castors remplacent déjà des ressources.
why-tiles_between = Cette tuile s’utilise avant votre marqueur, avant une action ou à la fin du tour.
why-cards_between = Cette carte s’utilise avant votre marqueur, entre les actions ou entre deux étapes de l’une d’elles.
why-copies_another = Cette carte en imite une autre : choisissez-en une, inutilisée, sur la table.
why-for_third_tile = Cette carte est pour votre troisième tuile de l’année, avant de poser le marqueur.
why-in_order = Cela s’utilise quand votre marqueur se pose dans l’ordre du tour.
why-in_movement = Cela s’utilise pendant un déplacement.
why-in_military_a = Cela s’utilise en étape a de l’action Militaire, quand des Tortues ont été prises.
why-in_military_b = Cela s’utilise en étape b de l’action Militaire.
why-in_ritual_a = Cela s’utilise en étape a d’un Rituel.
why-in_ritual_b = Cela s’utilise en étape b d’un Rituel.
why-in_ceremony = Cela s’utilise pendant une cérémonie des masques.
why-in_trade_b = Cela s’utilise en étape b d’un Commerce.
why-after_tile = Le Grand conseil répète une action après la dernière d’une tuile.
why-after_sale = La Couverture de traite s’utilise après une vente.
why-at_years_end = Cela s’utilise en fin d’année, quand les tuiles glissent.
why-no_alliance_shown = Cette carte Tour de jeu ne montre aucun drapeau, donc pas d’action Alliance.
why-nobody_moves = Aucun de vos guerriers ne peut faire un pas.
why-no_canoe_left = Tous vos canoës sont sur l’eau.
why-no_fish = Sans canoë sur l’eau, il n’y a pas de poisson.
why-no_woman_out = Aucune de vos femmes n’est sur un champ ni ne peut y aller.
why-no_hunter_out = Aucun de vos chasseurs n’est en forêt ni ne peut y aller.
why-no_beaver = Vous n’avez pas assez de castors.
why-nothing_to_trade = Vous n’avez aucune ressource à échanger.
why-trade_done = Vous avez déjà acheté et vendu pendant ce Commerce.
why-nobody_away = Personne d’autre n’est dans votre Grande Maison.
why-nobody_out = Aucun des vôtres n’est sur un territoire.
why-no_ally = Votre disque Alliance est au centre : vous n’avez pas d’alliés.
why-weaker_tile = Les tuiles Alliance ne s’ajoutent pas, et celle qui sert n’est pas plus faible.
why-no_tie = Vous n’êtes à égalité de Gardes sur aucun territoire.
why-few_majorities = Il faut { $need ->
        [one] { $need } majorité
       *[other] { $need } majorités
    } ; vous en avez { $have }.
why-no_pair_left = Il ne reste pas de paire de natifs différents à côté des trios.
why-no_warrior = Aucun de vos guerriers n’est là.
why-has_moved = Cette pièce s’est déjà déplacée pendant cette action.
why-only_from_there = Seuls les guerriers du territoire choisi font ce pas.
why-too_far = Il faut { $need } pas ; il vous en reste { $have }.
why-no_way = Aucun sentier n’y mène.
why-nothing_there = Là où il se trouve, il n’y a rien à faire.
why-area_taken = Cette zone de production est occupée.
why-no_area = Cette zone de production n’existe pas.
why-stands_there = Le guerrier s’y trouve déjà.
why-nobody_to_attack = Il n’y a personne à repousser.
why-protected = Un Garde ou une patrouille de son camp protège cette pièce.
why-own_area_only = Le jeton Cayuga est là : seul son propriétaire utilise cette zone.
why-seneca_only = Seuls les Sénécas le peuvent, une fois par an.
why-seneca_spent = Les Sénécas l’ont déjà fait cette année.
why-no_patrol = Aucune de vos patrouilles n’est là.
why-patrol_guards = Une patrouille monte la garde ou combat Gardes et patrouilles, rien d’autre.
why-other_number = { $need ->
        [one] Il faut choisir une sorte
       *[other] Il faut choisir { $need } sortes
    }, pas { $have }.
why-no_scout = Aucun de vos Éclaireurs n’est là.
why-too_much = Cela fait { $need } ; { $have } au plus sont possibles.
why-nothing_given = Au Poste de troc, on donne au moins une ressource.
why-not_whole = Le troc se fait à { $need } contre une : ainsi quelque chose serait donné pour rien.
why-resource_missing = Vous n’avez pas cette ressource.
why-price_differs = { $need ->
        [one] Une ressource est demandée
       *[other] { $need } ressources différentes sont demandées
    }, pas { $have }.
why-level_too_high = Cette tuile est de niveau { $need } ; votre disque permet le niveau { $have }.
why-not_in_rows = Cette tuile Progrès n’est pas dans les rangées.
why-bought_already = On achète une seule tuile Progrès par Commerce.
why-sold_already = On vend une seule fois par Commerce.
why-no_second_sale = Cela ne se vend pas une seconde fois.
why-nothing_sold = Qui vend donne au moins une chose.
why-no_resource = Sans la carte Tour de jeu, les castors ne sont pas des ressources.
why-kind_taken = Les ressources doivent être différentes.
why-nobody_there = Il n’y a là personne à perdre.
why-others_struck = Cela frappe d’autres natifs.
why-nobody_ill = Personne de ce type n’est dans la Grande Maison.
why-stack_closed = Cette pile ne vous est pas ouverte.
why-looks_spent = Vous n’avez plus de tuile à regarder.
why-no_look_left = Il n’y a plus de tuile à regarder dans la pile.
why-keep_first = Gardez d’abord une des tuiles regardées.
why-look_unpaid = D’autres regards demandent la carte Tour de jeu.
why-stack_first = Choisissez d’abord la pile à regarder.
why-not_seen = Vous n’avez pas regardé cette tuile.
why-no_mask_up = Aucune carte Masque n’est visible.
why-no_masks_left = Il ne reste pas de carte Masque.
why-masks_drawn = Vous avez pris vos cartes.
why-combined_already = Cette combinaison a déjà été marquée cette année.
why-cards_missing = Vous n’avez pas les cartes qu’il faut.
why-mask_not_held = Vous n’avez pas cette carte Masque en main.
why-combine_first = Montrez d’abord une combinaison.
why-one_combination = On montre une combinaison par cérémonie.
why-flag_not_shown = L’action ne montre pas ce drapeau.
why-other_track = Cette piste appartient à l’autre faction.
why-ship_there = Un navire s’y trouve.
why-no_canoe_there = Aucun canoë de ce joueur ne s’y trouve.
why-fewer_canoes = Vous n’y avez pas le plus de canoës.
why-towed_already = Un canoë a déjà été déplacé.
why-traded_already = Vous avez déjà fait du troc avec ce navire.
why-nothing_bartered = Qui fait du troc avec le navire donne au moins un cuir.
why-lies_there = Le canoë s’y trouve déjà.
why-no_native_there = Aucun des vôtres n’est sur ce territoire.
why-not_in_pile = Aucun masque de cette sorte n’est dans ce paquet.
why-not_turning = Cette tuile ne passerait pas côté Rituel de toute façon.
why-no_tile_there = Il n’y a pas de tuile à cet endroit.

## La table : onglets, titres, étiquettes

scene-tab-map = Carte
scene-tab-actions = Actions
scene-tab-tracks = Pistes
scene-tab-offer = Offre
scene-year = Année { $year } sur { $last }
scene-lake-superior = Supérieur
scene-lake-michigan = Michigan
scene-lake-huron = Huron
scene-lake-erie = Érié
scene-lake-ontario = Ontario
scene-act-MOVE = Déplacement
scene-act-CANOE = Canoë
scene-act-HARVEST = Récolte
scene-act-HUNT = Chasse
scene-act-FISH = Pêche
scene-act-TAN = Tannage
scene-act-TRADE = Commerce
scene-act-MIL = Militaire
scene-act-MASK = Masques
scene-act-FIRE = Feu sacré
scene-act-ALLY = Alliance
scene-act-RITUAL = Rituel
scene-exchange = Une tuile de la ligne du haut contre une nouvelle
scene-new-tiles = Nouvelles tuiles
scene-new-tiles-about = niveau { $level }, une à prendre en fin d’année · pile : { $n }
scene-progress = Progrès
scene-progress-about = à payer en ressources différentes, chacune sert une fois par an
scene-tracks = Pistes
scene-tracks-about = de chaque duo, seule la plus basse compte
scene-alliance = Alliance
scene-turtles = Tuiles Tortue
scene-masks = Masques
scene-left = reste { $n }
scene-open = visible
scene-played = { $n ->
        [one] { $n } jouée
       *[other] { $n } jouées
    }
scene-if-barter = en cas de troc
scene-no-odds = aucune carte
scene-barter = Faire du troc
scene-barter-risk = Faire du troc (Vérole : { $struck } sur { $whole })
scene-so-many = { $n } { $what }
scene-once = une fois
scene-yearly = annuel
scene-best = { $shape } : { $n }
scene-no-masks = aucun masque
scene-no-cards = pas encore de carte Tour de jeu
scene-no-progress = pas encore de tuile Progrès
scene-choose-tribe = Choisissez votre peuple
scene-done = terminé
scene-playing = joue
scene-on-space = place { $n } l’an prochain
scene-order = Ordre du tour l’an prochain
scene-space-free = libre
scene-markers = { $n ->
        [one] { $n } action faite sur { $most }
       *[other] { $n } actions faites sur { $most }
    }
scene-guards = { $who } { $n }
scene-lines-1 = { $a }
scene-lines-2 =
    { $a }
    { $b }
scene-lines-3 =
    { $a }
    { $b }
    { $c }
scene-ghost-reserve = en réserve : { $warriors } guerriers, { $women } femmes, { $hunters } chasseurs
scene-ghost-next = Ensuite : { $next }
scene-ghost-maybe = Ensuite, sauf si son jeton montre un cercle : { $next }
scene-ghost-done = Il a joué toutes ses cartes cette année.
scene-ghost-order = Ensuite : il prend sa place dans l’ordre du tour.
scene-next-stuck = il ne peut rien faire et gagne un point.
scene-next-attack = il repousse votre Garde isolé { $land }.
scene-next-guard = il place un Garde { $land }.
scene-next-woman = il place une femme { $area }.
scene-next-hunter = il place un chasseur { $area }.
scene-next-drive = il repousse votre pièce { $area }.
scene-next-progress = son disque monte au niveau { $level }, et une tuile de cette rangée part.
scene-next-same = { $first } Puis { $place }.
scene-next-twice = { $first } Puis encore : { $again }
scene-no-adversity = Pas d’adversité cette année

## La table : ce qu’une action ferait maintenant

scene-would-CANOE = Tous les vôtres sont sur l’eau.
scene-would-HARVEST = Maintenant : jusqu’à { $n }.
scene-would-HUNT = Maintenant : { $n ->
        [one] { $n } castor
       *[other] { $n } castors
    }.
scene-would-FISH = Maintenant : { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    }.
scene-would-TAN = Maintenant : jusqu’à { $n ->
        [one] { $n } cuir
       *[other] { $n } cuirs
    }.
scene-would-TRADE = Maintenant, une vente rapporte jusqu’à { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
scene-would-MIL = Maintenant : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $turtles ->
        [0] aucune tuile Tortue.
        [one] et { $turtles } tuile Tortue.
       *[other] et { $turtles } tuiles Tortue.
    }
scene-would-RITUAL = Maintenant : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

## La table : ce qui s’y trouve

scene-tip-tile = { $does }
scene-tip-tile-turning =
    { $does }
    Passe côté Rituel en fin d’année.
scene-tip-tile-turned =
    { $does }
    Au recto : { $tile }.
scene-tip-action = { $action }. { $about }
scene-tip-action-now = { $action }. { $about } { $now }
scene-tip-fire = Le feu sacré : cette tuile n’est pas retournée en fin d’année.
scene-tip-land = { $land }, { $flag ->
        [french] drapeau français
        [english] drapeau anglais
        [both] les deux drapeaux
       *[none] sans drapeau
    }. Personne ne monte la garde. Sentiers : { $ways }.
scene-tip-land-held = { $land }, { $flag ->
        [french] drapeau français
        [english] drapeau anglais
        [both] les deux drapeaux
       *[none] sans drapeau
    }. Majorité : { $who } (Gardes : { $guards }), un point lors d’une action Militaire. Sentiers : { $ways }.
scene-tip-land-shared = { $land }, { $flag ->
        [french] drapeau français
        [english] drapeau anglais
        [both] les deux drapeaux
       *[none] sans drapeau
    }. Personne n’a la majorité (Gardes : { $guards }). Sentiers : { $ways }.
scene-tip-village = Village natal ({ $who }). Les guerriers en partent lors d’un Déplacement et y reviennent. Un guerrier au village vaut une majorité lors d’une action Militaire ; les trios guerrier, femme et chasseur au village rapportent des points lors d’un Rituel.
scene-tip-reserve = Réserve du Fantôme
scene-tip-reserve-people = En réserve chez { side-ghost.the } : { $people }
scene-tip-home-warrior = Au village ({ $who }) : { $people }. Ils partent lors d’un Déplacement.
scene-tip-home-woman = Au village ({ $who }) : { $people }. Elles relèvent des Éclaireurs sur les champs lors d’une Récolte.
scene-tip-home-hunter = Au village ({ $who }) : { $people }. Ils relèvent des Éclaireurs en forêt lors d’une Chasse.
scene-tip-spot-field = { $area } : libre. Un guerrier venu par un Déplacement y devient Éclaireur ; lors d’une Récolte, une femme le relève et rapporte chaque fois { $brings }.
scene-tip-spot-forest = { $area } : libre. Un guerrier venu par un Déplacement y devient Éclaireur ; lors d’une Chasse, un chasseur le relève et rapporte chaque fois { $brings }.
scene-tip-scout-field = { $area } : un Éclaireur ({ $who }). Il garde la place ; lors d’une Récolte, une femme du village le relève et rapporte { $brings }.
scene-tip-scout-forest = { $area } : un Éclaireur ({ $who }). Il garde la place ; lors d’une Chasse, un chasseur du village le relève et rapporte { $brings }.
scene-tip-woman = { $area } : une femme ({ $who }). Elle rapporte { $brings } à chaque Récolte de cette sorte et compte pour les tuiles Tortue.
scene-tip-hunter = { $area } : un chasseur ({ $who }). Il rapporte { $brings } à chaque Chasse et compte pour les tuiles Tortue.
scene-tip-ghost-woman = { $area } : une femme du Fantôme. Elle compte pour la carte « { ghost-fields } ».
scene-tip-ghost-hunter = { $area } : un chasseur du Fantôme. Il compte pour la carte « { ghost-hunting_grounds } ».
scene-tip-token = Seul son propriétaire peut travailler ici.
scene-tip-guard = Un Garde ({ $who }). Il protège les natifs de son peuple dans ce territoire et compte pour la majorité lors d’une action Militaire.
scene-tip-ghost-guard = Un Garde du Fantôme. Il protège les siens dans ce territoire et compte pour sa majorité.
scene-tip-patrol = Une patrouille { $faction ->
        [french] française
       *[english] anglaise
    } ({ $who }). Elle protège ici les natifs de son joueur. Une action Alliance la déplace ; sous son drapeau, elle peut repousser Gardes et patrouilles.
scene-tip-european = Une patrouille { $faction ->
        [french] française
       *[english] anglaise
    } qui monte la garde pour { side-ghost.the }. Le guerrier qui la repousse rentre au village.
scene-tip-lake-shut = { $lake } : inutilisable à ce nombre de joueurs
scene-tip-lake-empty = { $lake } : aucun canoë. L’action Canoë en met un à l’eau.
scene-tip-lake-most = { $lake } : { $who } a le plus de canoës ({ $n }) et peut y troquer avec un navire.
scene-tip-lake-shared = { $lake } : plusieurs en ont { $n }, personne n’a le plus
scene-tip-lake-base = { $lake }. Tous les lacs se valent : seul compte le nombre de vos canoës sur l’eau.
scene-tip-canoes = { $n ->
        [one] Un canoë ({ $who })
       *[other] { $n } canoës ({ $who })
    }. La Pêche rapporte { $fish } à { $who } en ce moment. Qui a le plus de canoës sur un lac peut y troquer avec un navire.
scene-tip-canoes-base = { $n ->
        [one] Un canoë ({ $who })
       *[other] { $n } canoës ({ $who })
    }. La Pêche rapporte { $fish } à { $who } en ce moment. Les canoës sur l’eau comptent aussi pour les tuiles Tortue.
scene-tip-ship = Le navire { $faction ->
        [french] français
       *[english] anglais
    }. Une action Alliance l’envoie sur un autre lac ; qui y a le plus de canoës peut troquer du cuir contre des fusils.
scene-tip-order = Ordre du tour de cette année
scene-tip-score = { $who } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } en l’état
scene-tip-space = Place { $n } dans l’ordre du tour l’an prochain
scene-tip-space-taken = Place { $n } dans l’ordre du tour l’an prochain : { $who }
scene-tip-card = { $card }. { $about } { $when ->
        [once] Une seule fois.
       *[yearly] Une fois par an.
    }
scene-tip-card-spent = { $card }. { $about } Utilisée cette année.
scene-tip-pair = Un duo de pistes : à la fin, seule la plus basse compte.
scene-tip-pair-faction = Le duo des { $faction ->
        [french] Français
       *[english] Anglais
    } : à la fin, seule la piste la plus basse compte.
scene-tip-track-low = { $track } : la plus basse de son duo, c’est elle qui compte.
scene-tip-track-high = { $track } : la plus haute de son duo, elle ne compte pas.
scene-tip-track-even = { $track } : les deux de son duo sont à égalité, peu importe laquelle compte.
scene-tip-disc = { $who } : { $points }
scene-tip-alliance = La piste Alliance : à la fin, les points sous votre disque comptent.
scene-tip-ally-space = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour un disque ici, du côté des { $faction ->
        [french] Français
       *[english] Anglais
    }.
scene-tip-ally-middle = Entre les couronnes : aucun point.
scene-tip-ally-disc = { $who }
scene-tip-crown = { $faction ->
        [french] Les Français
       *[english] Les Anglais
    }
scene-tip-tile-disc = Le disque du Fantôme : il décide quelle nouvelle tuile part en fin d’année.
scene-tip-price = Niveau { $level } : coûte { $n } ressources différentes, rapporte { $points ->
        [one] 1 point économique
       *[other] { $points } points économiques
    }.
scene-tip-level = { $who } : jusqu’au niveau { $level }
scene-tip-progress-ready = { $tile }. { $about }
scene-tip-progress-offered = { $tile }. { $about } S’achète lors d’un commerce.
scene-tip-progress-spent = { $tile }. { $about } Utilisée cette année.
scene-tip-turtle-want = Tuiles Tortue ({ $stack }) : vous avez { $have }. Tuiles restantes : { $left }.
scene-tip-turtle-due = Tuiles Tortue ({ $stack }) : atteint. Une action Militaire en rapporte une. Tuiles restantes : { $left }.
scene-tip-turtle-taken = Tuiles Tortue ({ $stack }) : vous avez pris la vôtre. Tuiles restantes : { $left }.
scene-tip-turtle-gone = Tuiles Tortue ({ $stack }) : plus aucune.
scene-tip-masks = Cartes Masque : prenez-les lors d’une cérémonie, montrez des combinaisons.
scene-tip-mask-deck = Cartes face cachée : { $n }
scene-tip-mask-up = Visible : { $mask }
scene-tip-mask = { $mask }. Comme Vérole, elle ne frappe personne.
scene-tip-mask-strikes = { $mask }. Comme Vérole : { $people }.
scene-tip-gone = Défaussées : { $cards }
scene-tip-gone-none = Aucun masque n’a été défaussé.
scene-tip-odds = Vérole après un troc : sur { $whole } cartes non vues, { $struck } frappent quelqu’un (guerriers { $warrior }, femmes { $woman }, chasseurs { $hunter }, au choix { $any }), { $nobody } personne.
scene-tip-no-odds = Après un troc, aucune carte Vérole n’est piochée.
scene-tip-good = { $good }
scene-tip-canoes-left = { $n ->
        [one] { $n } canoë
       *[other] { $n } canoës
    } pas encore sur l’eau. L’action Canoë en met un à l’eau.
scene-tip-patrols-left = { $n ->
        [one] { $n } patrouille
       *[other] { $n } patrouilles
    } près du tableau
scene-tip-longhouse = La Grande Maison : les natifs y attendent de revenir au village.
scene-tip-sick = Dans la Grande Maison : { $people }
scene-tip-best = La meilleure combinaison de votre main que vous n’avez pas marquée cette année.
scene-tip-shell = { $points } à la fin, face cachée
scene-tip-shell-up = { $points }, déjà marqués
scene-tip-tribe = { $tribe }. { $about }
scene-tip-tribe-used = { $tribe }. { $about } Utilisé.
scene-tip-their-goods = { $goods }
scene-tip-no-goods = Aucune ressource
scene-tip-their-beaver = { $n ->
        [one] { $n } castor
       *[other] { $n } castors
    }
scene-tip-their-rifle = { $n ->
        [one] { $n } fusil
       *[other] { $n } fusils
    }
scene-tip-their-masks = { $n ->
        [one] { $n } carte Masque
       *[other] { $n } cartes Masque
    }
scene-tip-their-sick = { $n } dans la Grande Maison
scene-tip-their-turtles = { $n ->
        [one] { $n } tuile Tortue
       *[other] { $n } tuiles Tortue
    }
scene-tip-ghost-points = Points de ses cartes jusqu’ici
scene-tip-ghost-card = { $card }. { $about }
scene-tip-token-unseen = Un jeton face cachée : une flèche, ou le cercle.
scene-tip-token-arrow = Flèche : la carte est exécutée.
scene-tip-token-circle = Cercle : le Fantôme a pris la première place dans l’ordre du tour, si elle était libre.
scene-tip-slot-disc = Le Fantôme commence ici cette année.
scene-tip-adversity = { $card }. { $about }
scene-tip-upper = Partie supérieure : la nouvelle tuile que le Fantôme a retirée, ou un pas de son disque.
scene-tip-goal = { $goal }
scene-tip-goal-met = { $goal } : atteint en l’état
scene-tip-take = Prenez-en une
scene-tip-pick = Prendre cette sorte
final-alliance = alliance
final-goals = objectifs
final-story = { $years } années ont passé. De chaque duo, seule la piste la plus basse compte.
final-ghost-points = cartes
final-ghost-lands = territoires
final-ghost-level = progrès

## Le terminal

panel-map = La carte, année { $year }
panel-head-land = Territoire
panel-head-flag = Drapeau
panel-head-spots = Zones
panel-head-guards = Gardes
panel-head-most = Majorité
panel-flag = { $flag ->
        [french] français
        [english] anglais
        [both] les deux
       *[none] –
    }
panel-stands = { $who }{ $kind ->
        [french] { " " }(patrouille française)
        [english] { " " }(patrouille anglaise)
       *[guard] { "" }
    }
panel-spot = { $area }
panel-worked = { $area } ({ $who }, { $kind ->
        [scout] Éclaireur
        [woman] femme
       *[hunter] chasseur
    })
panel-lakes = Lacs
panel-canoes = { $who } { $n }
panel-ship = { $faction ->
        [french] le navire français
       *[english] le navire anglais
    }
panel-offer = À prendre
panel-tiles = Nouvelle tuile
panel-progress = Progrès pour { $n }
panel-card = Carte Tour de jeu { $n }
panel-mask-up = Masque visible
panel-smallpox = Vérole
panel-odds = { $struck } cartes non vues sur { $whole } frappent
panel-turtles = Tuiles Tortue
panel-turtle-open = vous avez { $have }, reste { $left }
panel-turtle-taken = prise, reste { $left }
panel-points = Points
panel-met = atteint
panel-track = { $n }
panel-track-counts = { $n }, compte
panel-disc = Alliance
panel-disc-at = { $side ->
        [french] Français { $n }
        [english] Anglais { $n }
       *[none] personne
    }
panel-goods = Biens
panel-home = Au village
panel-longhouse = Grande Maison
panel-majorities = Majorités en ce moment
panel-board = Ligne { $n }
panel-cell = { $mark ->
        [used] ●{ " " }
        [open] ○{ " " }
       *[off] { "" }
    }{ $tile }{ $turning ->
        [yes] { " " }(sera retournée)
       *[no] { "" }
    }
panel-my-progress = Tuiles Progrès
panel-my-cards = Cartes Tour de jeu
panel-masks = Masques
panel-cards = { $n }
panel-my-turtles = Tuiles Tortue
panel-face-down = { $n } face cachée
