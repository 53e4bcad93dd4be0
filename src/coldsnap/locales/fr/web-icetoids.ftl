### La table d’IceToids dans le navigateur.

## Le plateau, pour qui écoute

web-icetoids-board = Le plateau : quatre rangées de quatre tuiles, le nord en haut. Les flèches vont de tuile en tuile, Entrée choisit.
web-icetoids-homes = Places pour votre base
web-icetoids-cell-hidden = face cachée
web-icetoids-cell-open =
    { $icons_count ->
        [0] { $arrows_count ->
            [0] rien dessus
            [one] une flèche vers : { $arrows }
           *[other] des flèches vers : { $arrows }
        }
        [one] le symbole { $icons }{ web-icetoids-cell-arrows }
       *[other] les symboles { $icons }{ web-icetoids-cell-arrows }
    }
web-icetoids-cell-arrows =
    { $arrows_count ->
        [0] { "" }
        [one] , une flèche vers : { $arrows }
       *[other] , des flèches vers : { $arrows }
    }
web-icetoids-cell-home = base : { $colour }
web-icetoids-cell-yours = vous pouvez prendre une pyramide ici
web-icetoids-piece = { $colour } : pyramide { $facing }
web-icetoids-take-waiting = Prendre une pyramide qui attend

## Que faire maintenant

web-icetoids-status-choosing = { $name }, choisissez votre base : touchez une place à côté du plateau.
web-icetoids-status-orienting = { $name }, dans quel sens poser la nouvelle tuile en { $cell } ? Tournez-la, puis posez-la.
web-icetoids-status-orienting-only = La nouvelle tuile en { $cell } est la même dans tous les sens.
web-icetoids-status-playing-empty = À vous, { $name } ({ $colour }) : prenez une de vos pyramides.
web-icetoids-status-playing-piece = Touchez une tuile claire pour y aller, une tuile en pointillés pour pointer vers elle.
web-icetoids-status-playing-entry = Touchez votre tuile de base pour entrer.
web-icetoids-status-playing-step = Voulez-vous pousser quelqu’un ?
web-icetoids-status-playing-corner = De quel côté ?
web-icetoids-status-choosing-brief = Choisissez votre base.
web-icetoids-status-orienting-brief = Dans quel sens la tuile ?
web-icetoids-status-orienting-only-brief = La même dans tous les sens.
web-icetoids-status-playing-empty-brief = Prenez une pyramide.
web-icetoids-status-playing-piece-brief = Où aller, ou pointer ?
web-icetoids-goal = But : une de vos pyramides sur chacune des trois tuiles à votre symbole, { $colour }.
web-icetoids-choose-home = Vos trois pyramides attendront là et entreront sur cette tuile. Un coin compte de deux côtés.
web-icetoids-facts =
    { $home ->
        [no] { $colour }, pas encore de base
       *[other] { $colour }, base { $home }, { $ready } sur 3 sur les symboles, { $waiting } en attente
    }
web-icetoids-score = { $ready } sur 3

## Coups

web-icetoids-do-home = Base en { $cell }, entrée côté { $side }
web-icetoids-do-enter = Faire entrer une pyramide en { $cell }
web-icetoids-do-move = Aller de { $cell } à { $to }
web-icetoids-do-point = Pointer la pyramide en { $cell } vers : { $way }
web-icetoids-do-orient = Poser la tuile, le haut vers : { $way }
web-icetoids-do-and-push = { $move } et pousser le { $whom }
web-icetoids-take = { $cell } : { $piece }
web-icetoids-go = Aller vers : { $way }, en { $cell }
web-icetoids-point = Pointer vers : { $way }
web-icetoids-pad-go = y aller
web-icetoids-pad-point = pointer vers là
web-icetoids-pad-all = Hors du plateau aussi
web-icetoids-cancel = Reposer
web-icetoids-corner = Cette tuile est un coin. De quel côté attendront vos pyramides ?
web-icetoids-push-whom = Qui poussez-vous en { $cell } ?
web-icetoids-push-nobody = Personne : juste s’y mettre aussi
web-icetoids-whom = { $colour }, { $facing },
web-icetoids-push-to = Pousser le { $whom } en { $to }
web-icetoids-push-off = Pousser le { $whom } hors du plateau !

## La nouvelle tuile

web-icetoids-lay = Le sens de la nouvelle tuile
web-icetoids-lay-it = La poser ainsi
web-icetoids-lay-way =
    { $arrows_count ->
        [0] À plat, sans flèche
        [one] Flèche vers : { $arrows }
       *[other] Flèches vers : { $arrows }
    }
web-icetoids-turn-left = Tourner à gauche
web-icetoids-turn-right = Tourner à droite
web-icetoids-bag-kind = { $count } fois : { $tile }

## Aide

web-icetoids-hint = Un robot ferait ceci : { $move }.
web-icetoids-hint-thinking = Je réfléchis …
web-icetoids-command = Taper un coup
web-icetoids-command-help = Par exemple : enter, b2-b3, b2:e, top n.
web-icetoids-command-send = Jouer
