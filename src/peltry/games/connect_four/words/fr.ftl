game-title = Puissance quatre
game-about = Laissez tomber vos jetons dans la grille et alignez-en quatre le premier. Le plus petit jeu de l’étagère, joué en quelques minutes, idéal pour un premier tour de table.
decision-drop = Choisissez une colonne pour votre jeton.
move-drop = Laisser tomber un jeton dans la colonne { $column }
event-dropped = { $who } laisse tomber un jeton dans la colonne { $column }.
    .you = Vous laissez tomber un jeton dans la colonne { $column }.
    .brief = colonne { $column }
event-won = { $who } aligne quatre jetons et gagne.
    .you = Vous alignez quatre jetons et gagnez.
event-drawn = La grille est pleine : partie nulle.

# Titres sous lesquels une longue liste de coups se replie.
group-drop = Colonnes

# Why a move may not be made.
why-column_full = Cette colonne est pleine.
