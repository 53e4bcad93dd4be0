### La table ICECOOL dans le navigateur.

## Là où le doigt touche

web-icecool-back = Où votre doigt frappe le dos du manchot
web-icecool-hit-curve-left = Courbe à gauche
web-icecool-hit-straight = Tout droit
web-icecool-hit-curve-right = Courbe à droite
web-icecool-hit-jump = Saut
web-icecool-style-straight = Tout droit
web-icecool-style-curve = Courbe
web-icecool-style-jump = Saut !
web-icecool-side = Gauche ou droite
web-icecool-side-value =
    { $where ->
        [left] { $side } % vers la gauche
        [right] { $side } % vers la droite
       *[middle] au milieu
    }
web-icecool-height = Hauteur
web-icecool-percent = { $percent } %

## Viser

web-icecool-aim = Direction et force
web-icecool-direction = Direction
web-icecool-direction-value = { $degrees } degrés ; 0 est l’est, 90 le nord
web-icecool-power = Force
web-icecool-fine = Réglages fins
web-icecool-flick = Pichenette !
web-icecool-hint = Montrez-moi un coup
web-icecool-hint-thinking = Je cherche un coup …
web-icecool-command = Écrire un coup
web-icecool-command-help = Par exemple : flick 35 power 60 side -20 height 10. Écrivez « help » pour tous les voir.
web-icecool-command-send = C’est parti
web-icecool-canvas = L’école, vue d’en haut et de biais

## Caméras

web-icecool-camera = Caméra
web-icecool-camera-overview = Toute l’école
web-icecool-camera-top = D’en haut
web-icecool-camera-aim = Derrière mon manchot
web-icecool-camera-follow = Suivre le manchot
web-icecool-camera-free = Libre
web-icecool-no-picture = Ce navigateur ne peut pas dessiner l’école (pas de WebGL). La partie continue en mots : boutons, curseurs et coups écrits fonctionnent tous.
web-icecool-skip = Passer

## Ce qui est proposé

web-icecool-do-end = Finir mon tour
# Said only once somebody has flicked.
web-icecool-think = Je réfléchis
web-icecool-think-left = { $seconds } s
web-icecool-think-spoken =
    { $seconds ->
        [one] Votre tour finit tout seul dans une seconde. W pour réfléchir.
       *[other] Votre tour finit tout seul dans { $seconds } secondes. W pour réfléchir.
    }
web-icecool-do-place = Me placer ici
web-icecool-announced = Annoncé : { $task }

## Cartes

web-icecool-no-cards = Pas encore de cartes : les poissons en apportent.
web-icecool-own-cards = Vos cartes
web-icecool-hide-cards = Cacher mes cartes
web-icecool-peek = Regarder mes cartes
web-icecool-card = Une carte : { $card }
web-icecool-card-used = Une carte utilisée, face visible : { $card }
web-icecool-card-down = Une carte, face cachée

## Où en est chacun

web-icecool-fish = Poissons : { $taken } sur { $of }
web-icecool-ids =
    { $count ->
        [0] Aucune carte d’identité
        [one] 1 carte d’identité
       *[other] { $count } cartes d’identité
    }
web-icecool-cards-count =
    { $count ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
web-icecool-caught = Attrapé

## Que faire maintenant

web-icecool-status-flick = À vous, { $name } : tirez en arrière n’importe où et lâchez.
web-icecool-status-again = Encore sur le cercle rouge, { $name } : il faut en sortir. Recommencez, plus fort !
web-icecool-status-flick-swipe = À vous, { $name } : glissez le doigt à travers votre manchot.
web-icecool-status-place = { $name }, Surveillant : touchez un endroit de la Cuisine, à l’intérieur de la ligne.
web-icecool-status-free = Tirez en arrière et lâchez, ou touchez un endroit pour vous y placer.
web-icecool-status-free-swipe = Glissez le doigt à travers votre manchot, ou touchez un endroit pour vous y placer.
web-icecool-status-room = Vous voilà sur un mur, { $name } : de quel côté descendre ?
web-icecool-status-window = Bien joué, { $name } ! Des cartes, ou la fin du tour ?
web-icecool-status-ends = Bien joué, { $name } ! Votre tour va finir.
web-icecool-status-others = { $name } va donner une pichenette.
web-icecool-status-places = { $name } choisit un endroit dans la Cuisine.
web-icecool-status-window-others = { $name } réfléchit à ses cartes.
web-icecool-status-room-others = { $name } est sur un mur et choisit par où descendre.
web-icecool-status-flicks = { $name } lance !
# La même chose pour une ligne de téléphone.
web-icecool-status-flick-brief = Tirez en arrière, lâchez !
web-icecool-status-again-brief = Encore sur le cercle : plus fort !
web-icecool-status-flick-swipe-brief = Glissez le doigt à travers !
web-icecool-status-place-brief = Surveillant : touchez la Cuisine.
web-icecool-status-free-brief = Lancez, ou touchez un endroit.
web-icecool-status-free-swipe-brief = Glissez, ou touchez un endroit.
web-icecool-status-room-brief = De quel côté descendre ?
web-icecool-status-ends-brief = Votre tour va finir.
web-icecool-status-window-brief = Des cartes, ou la fin du tour ?
web-icecool-status-places-brief = { $name } choisit un endroit.
web-icecool-status-room-others-brief = { $name } choisit par où descendre.
web-icecool-round = Manche { $round } sur { $rounds }
web-icecool-practice = Entraînement
web-icecool-lap-progress =
    { $flicks ->
        [one] { $count } sur 4 salles, { $flicks } pichenette
       *[other] { $count } sur 4 salles, { $flicks } pichenettes
    }

## Passer l’appareil

web-icecool-pass-title = Passez l’appareil à { $name }
web-icecool-pass-text = Les cartes de { $name } restent cachées jusqu’à son arrivée.
web-icecool-pass-ready = C’est moi, { $name }

## Les règles de cette table

web-icecool-rules = Les règles de cette table
web-icecool-rules-tremor =
    { $tremor ->
        [off] Aucune main ne tremble.
        [full] Les mains tremblent beaucoup.
       *[light] Les mains tremblent un peu.
    }
web-icecool-rules-deck = Le paquet. Aucun livret ne dit combien il y a de chaque carte : cette répartition est notre supposition.
web-icecool-rules-deck-line = { $card } : { $count }×
web-icecool-all-rules = Toutes les règles

## Ce qui se passe, pour qui le voit ; la phrase entière est lue à voix haute, et accompagne sa règle

web-story-icecool-tokens-hung = Des poissons pendent aux portes marquées d’un poisson.
web-story-icecool-flicked = { $seat } donne une pichenette.
web-story-icecool-came-to-rest = { "" }
# La ligne du haut pose la question ; la réponse est racontée ensuite.
web-story-icecool-asked = { "" }
web-story-icecool-catcher-placed = { $seat } attend dans la Cuisine.
web-story-icecool-placed-freely = { $placed } change de place.
