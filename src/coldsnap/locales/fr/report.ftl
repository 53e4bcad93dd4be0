# Le rapport d’une arène (coldsnap report).

report-title = Arène : { $game }
report-made = Fait par Coldsnap { $program }{ $engine ->
    [none] .
   *[other] , physique { $engine }.
  }
report-number = { $value }
report-percent = { $value } %
report-milliseconds = { $value } ms
report-seconds = { $value } s

report-tile-games = parties
report-tile-flicks = pichenettes
report-tile-fish = poissons pris
report-tile-catches = captures
report-tile-jumps = sauts par-dessus un mur
report-tile-faults = tours perdus par une panne

report-strength = Qui est le plus fort
report-matrix = Qui bat qui
report-matrix-about = Pourcentage des tables où le robot de la ligne a fini devant celui de la colonne ; une égalité compte pour une demi-victoire.
report-duel = { $bot } contre { $other } : { $won } gagnées, { $lost } perdues, { $drawn } nulles
report-ratings = Classement
report-ratings-about = openskill (Plackett-Luce), chaque place est un concurrent. La barre contient la vraie force avec 95 % de confiance.
report-shares = Tables gagnées
report-shares-about = De toutes les tables où le robot était assis, quels que soient les autres. La barre est l’intervalle de Wilson à 95 %.

report-heat = Où les manchots s’arrêtent
report-heat-about = Plus un carré est chaud, plus de pichenettes y ont fini. Nombres : passages d’une porte. Points violets : sauts par-dessus un mur.
report-map = Où s’arrêtent les manchots de { $bot }
report-map-title = { $bot }
report-passages = passages
report-map-about = { $flicks ->
    [one] Une pichenette.
   *[other] { $flicks } pichenettes.
  }

report-outcomes = Ce que rapporte une pichenette
report-fish = Poissons
report-fish-about = Poissons pris, pour cent pichenettes.
report-catches = Captures
report-catches-about = Cartes d’identité prises aux fuyards, pour cent pichenettes.
report-doors = Portes
report-doors-about = Portes passées, pour cent pichenettes ; plus de 100 % : plus d’une porte par pichenette.
report-banked = Bandes
report-banked-about = Pichenettes qui ont rebondi sur un mur.
report-jumped = Sauts
report-jumped-about = Pichenettes passées par-dessus un mur ou une porte.
report-out = Hors de l’école
report-out-about = Pichenettes sorties du plateau.

report-hands = Comment ils jouent
report-power = Force
report-power-about = De 0, un effleurement, à 1000, tout ce qu’un doigt peut donner.
report-side = Côté
report-side-about = Où le doigt frappe : −100 tout à gauche, 100 tout à droite. Hors du milieu, le manchot tourne.
report-height = Hauteur
report-height-about = Où le doigt frappe : 0 à la base, 100 à la tête. Frappé à la tête, il saute.

report-pace = Combien de temps
report-lengths = Longueur d’une partie
report-unit-flicks = Coups
report-unit-plies = Coups
report-lengths-about = { $unit ->
    [flicks] Pichenettes d’une partie entière, toutes places ensemble ; au milieu { $middle }.
   *[plies] Coups d’une partie entière, toutes places ensemble ; au milieu { $middle }.
  }
report-ends = Comment finissent les manches
report-ends-about = De toutes les manches.
report-end-three-fish = 3 poissons
report-end-all-caught = Tous pris
report-end-caught-twice = Pris 2 fois
report-end-cap = Limite
report-end-lap = Tour fait
report-end-drill = Exercice
report-times = Temps de réflexion
report-times-about = Pour un coup avec un choix : du milieu au plus long, le point à 95 %. Il dépend de la machine.

report-tables = Résultats
report-results = Série par série
report-results-about = { $points ->
    [yes] Avec plusieurs places chacun, la plus grande somme de points gagne la table.
   *[no] La meilleure place gagne la table.
  }
report-column-bot = Robot
report-column-against = Contre
report-column-games = Parties
report-column-won = Gagnées
report-column-lost = Perdues
report-column-drawn = Nulles
report-column-points = Points par table

cli-report-written = Le rapport est dans { $path }.
