### Les listes de tables et de parties, et revoir une partie finie.

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
web-replay-share = Partager ce moment
web-share-later = Le lien montre toute la partie, et il s’ouvre quand elle est finie.
web-share-clip = Filmer quatre secondes
web-share-picture = Prendre une photo
web-share-filming = Ça tourne…
web-share-clip-ready = Le film est prêt.
web-share-picture-ready = La photo est prête.
web-share-failed = Ce navigateur n’y arrive pas. Le lien, lui, marche partout.
web-share-send = Envoyer
web-share-save = Garder
web-share-with-link = Envoyer aussi le lien vers toute la partie
web-replay-link = Ouvre la partie au moment { $ply }.
web-replay-private = Cette partie est privée. Qui reçoit ce lien peut la regarder, et rien de plus.
web-replay-private-own = Cette partie est privée. Seuls ceux qui l’ont jouée peuvent ouvrir ce lien.

## Listes de tables et de parties

web-tables-about = Des parties que tout le monde peut regarder. Pour s’y asseoir, demandez un lien à l’hôte.
web-tables-none = Personne ne joue en public en ce moment. À vous l’honneur !
web-tables-playing = en cours
web-tables-waiting = attend des joueurs
web-tables-watch = Regarder
web-tables-open = Aller voir
web-archive-about = Des parties finies. Revoyez-les, pichenette par pichenette.
web-archive-none = Aucune partie ici pour l’instant. Finissez-en une publique, et elle y sera.
web-list-more = En montrer plus

## Mes parties

web-mine = Mes parties
web-mine-about = Les 50 dernières jouées dans ce navigateur, les privées aussi.
web-mine-none = Quand une partie que vous jouez ici est finie, elle est gardée dans cette liste, même privée.
web-mine-others = Des parties pour tout le monde
web-mine-won = Vous avez gagné !
web-mine-winners =
    { $count ->
        [one] { $winners } a gagné.
       *[other] { $winners } ont gagné ensemble.
    }
web-mine-place = Vous êtes { $place ->
        [1] en tête
        [2] deuxième
        [3] troisième
       *[other] à la place { $place }
    }.
web-mine-draw = Personne n’a gagné.
web-mine-lap =
    Le tour de l’école en { $flicks ->
        [one] une pichenette
       *[other] { $flicks } pichenettes
    }.
web-mine-tries =
    { $drill } : cinq réussites en { $tries ->
        [one] un essai
       *[other] { $tries } essais
    }.
web-mine-drill-straight = Tout droit
web-mine-drill-curve = Courbe
web-mine-drill-jump = Saut
web-mine-wins =
    { $won ->
        [one] { $won } partie gagnée
       *[other] { $won } parties gagnées
    } sur { $played }
web-mine-best-lap =
    Meilleur tour : { $flicks ->
        [one] une pichenette
       *[other] { $flicks } pichenettes
    }
web-mine-stars =
    { $count ->
        [one] une étoile sur trois
       *[other] { $count } étoiles sur trois
    }
