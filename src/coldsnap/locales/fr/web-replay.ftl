### Revoir une partie finie.

web-replay-title = { $game }, encore une fois
web-replay-play = Lire
web-replay-pause = Pause
web-replay-previous = Un coup en arrière
web-replay-next = Montrer le coup suivant
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-ply = { $ply } sur { $plies }.
web-replay-scrub = Où dans la partie
web-replay-story = Ce qui s’est passé. Choisissez une ligne pour la revoir.
web-replay-share = Lien vers ce moment
web-replay-link = Ouvre la partie au moment { $ply }.
web-replay-private = Cette partie est privée. Qui reçoit ce lien peut la regarder, et rien de plus.
web-replay-private-own = Cette partie est privée. Seuls ceux qui l’ont jouée peuvent ouvrir ce lien.
