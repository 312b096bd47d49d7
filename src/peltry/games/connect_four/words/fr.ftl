game-title = Puissance quatre
decision-drop = Choisissez une colonne pour votre jeton.
move-drop = Laisser tomber un jeton dans la colonne { $column }
event-dropped = { $who } laisse tomber un jeton dans la colonne { $column }.
event-won = { $who } aligne quatre jetons et gagne.
event-drawn = La grille est pleine : partie nulle.
