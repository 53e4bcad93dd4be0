### ICECOOL : manchots, portes, poissons et cartes ; et ce que la physique rapporte d’une pichenette.

game-icecool = ICECOOL
game-icecool-about = Lancez votre manchot d’une pichenette à travers l’école, attrapez vos poissons aux portes, et gare au Surveillant !
game-icecool2 = ICECOOL2
game-icecool2-about = ICECOOL avec plus d’astuces : des défis à réussir, et des poissons qui changent de porte.
game-icecool-both = ICECOOL, les deux boîtes
game-icecool-both-about = Les deux boîtes réunies : jusqu’à huit manchots, toutes les cartes, et deux Surveillants à partir de six.
game-icecool-race = ICECOOL, la course
game-icecool-race-about = Deux manchots par équipe : prenez vos poissons, puis rentrez tous deux à la Cuisine. Personne ne vous attrape !
game-icecool-practice = ICECOOL, entraînement
game-icecool-practice-about = Un manchot, une école vide, personne pour l’attraper : apprenez à glisser, à tourner et à sauter.

## Petits mots

room-classroom = Salle de classe
room-kitchen = Cuisine
room-gym = Gymnase
room-lab = Laboratoire
room-game-room = Salle de jeux
room-library = Bibliothèque
room-canteen = Cantine
room-pool = Piscine
room-music-room = Salle de musique
room-nap-room = Salle de sieste

# Les salles par leur numéro, telles qu'elles figurent dans une phrase.
room-1 = la Salle de classe
room-2 = la Cuisine
room-3 = le Gymnase
room-4 = le Laboratoire
room-5 = la Salle de jeux
room-6 = la Bibliothèque
room-7 = la Cantine
room-8 = la Piscine
room-9 = la Salle de musique
room-10 = la Salle de sieste
numbered-room = la salle { $id }

door-between = entre { $one } et { $other }
walrus-name = le morse { $id }
guard-name = le garde { $id }

role-catcher = Surveillant
role-runner = Garnement

player-colour-0 = rond bleu
player-colour-1 = triangle vermillon
player-colour-2 = carré vert
player-colour-3 = étoile jaune
player-colour-4 = losange violet
player-colour-5 = vagues bleu ciel
player-colour-6 = cœur rose
player-colour-7 = croix graphite

card-1 = 1
card-1-jump = 1 (saut)
card-1-doors = 1 (deux portes)
card-1-bounce = 1 (rebond)
card-2 = 2
card-3 = 3
card-blank = vierge (1 point)

task-jump = sauter par-dessus un mur dans la salle voisine
task-doors = passer deux portes
task-bounce = rebondir sur un mur, puis passer une porte

## Comment les coups s'écrivent

icecool-notation =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3,
    les salles et les joueurs ont des numéros.
      flick 35 power 60        pichenette à 35 degrés, à 60 % de la force
                               (0 est l’est, 90 le nord ; ou : flick north)
      flick at 1-3 power 60    viser une porte ou un joueur : flick at 2 power 60
      … side -20               frapper le dos à gauche (-100) ou à droite (100) :
                               le manchot tourne de ce côté
      … height 80              frapper du milieu du dos (0) au sommet de la tête
                               (100) : tout en haut, il saute
      place 300,495            poser le Surveillant : en millimètres, depuis la
                               gauche et depuis le bas
      line                     aller sur la ligne avant de jouer (ou : line 3)
      room 3                   descendre d’un mur dans la salle 3
      skate                    retourner deux 1 pour jouer encore un tour
      end                      finir votre tour
    Sans power, c’est la moitié de la force ; sans side ni height, le milieu.
icecool2-notation =
    { icecool-notation }
    Seulement dans ICECOOL2 :
      task jump                annoncer un défi : jump (saut), doors (deux
                               portes) ou bounce (rebond)
      skate jump bounce        patiner, en disant quels 1 vous retournez
      fish 2 1-3 2-4           retourner deux 2 et déplacer un poisson du
                               joueur 2 de la porte 1-3 à la porte 2-4
icecool-practice-notation =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3.
      flick 35 power 60        pichenette à 35 degrés, à 60 % de la force
                               (0 est l’est, 90 le nord ; ou : flick north)
      flick at 1-3 power 60    viser une porte
      … side -20               frapper le dos à gauche (-100) ou à droite (100) :
                               le manchot tourne de ce côté
      … height 80              frapper du milieu du dos (0) au sommet de la tête
                               (100) : tout en haut, il saute
      place 300,495            poser le manchot ailleurs : en millimètres, depuis
                               la gauche et depuis le bas
      line                     aller sur la ligne avant de jouer (ou : line 3)
      room 3                   descendre d’un mur dans la salle 3
    Sans power, c’est la moitié de la force ; sans side ni height, le milieu.
    Dans un exercice, il n’y a que flick.

## Ce qui s'est passé

icecool-began = L’école est prête ! { $seat } joue le Surveillant en premier.
icecool-practice-began =
    { $drill ->
        [lap] L’école est à { $seat }. Un tour complet : Cuisine, Gymnase, Laboratoire, et retour en Salle de classe !
        [straight] L’école est à { $seat }. Cinq fois tout droit par la porte : frappez le milieu du dos.
        [curve] L’école est à { $seat }. Cinq fois autour du garde et par la porte : frappez un côté.
        [jump] L’école est à { $seat }. Cinq fois par-dessus le mur : frappez le sommet de la tête.
       *[free] L’école est à { $seat }. Partez d’où vous voulez, jouez comme vous voulez !
    }
icecool-round-began =
    { $catchers_count ->
        [0] La glace est lisse. C’est parti !
        [one] La manche { $round } commence. { $catchers } joue le Surveillant.
       *[other] La manche { $round } commence. { $catchers } jouent les Surveillants.
    }
icecool-tokens-hung =
    { $seats_count ->
        [one] { $seats } accroche un poisson à chacune des portes { $doors }.
       *[other] { $seats } accrochent leurs poissons aux portes { $doors }.
    }
icecool-asked =
    { $about ->
        [catcher_placement] { $seat } choisit une place dans la Cuisine, à l’intérieur de la ligne.
        [returns] Tout en haut d’un mur : { $subject }. { $seat } choisit de quel côté descendre.
        [emerald_fish] { $seat } choisit une porte pour le poisson d’émeraude.
        [blocked_door]
            { $rule ->
                [BLOCK-1] { $seat } choisit une porte à bloquer.
               *[BLOCK-2] { $seat } a heurté le bloc et dit où il va.
            }
        [artifacts] { $seat } choisit un artefact.
        [sundial] { $seat } peut remonter le temps, ou laisser compter la pichenette.
        [teleport] { $seat } choisit une place pour le Téléporteur.
        [trap]
            { $subject ->
                [trap] { $seat } choisit une place pour le Piège.
               *[other] Pris au Piège : { $subject }. { $seat } peut donner une pichenette.
            }
       *[other] { $seat } doit choisir quelque chose.
    }
icecool-nearest =
    { $moved ->
        [yes] { " " }La place était prise : c’est la plus proche qui soit libre.
       *[no] { "" }
    }
icecool-catcher-placed = { $seat } attend dans la Cuisine, en { $x },{ $y }.{ icecool-nearest }
icecool-put-on-circle =
    { $rule ->
        [TWO-1]
            { $moved ->
                [yes] Retour en Salle de classe ! { $seat } se place à côté du cercle rouge, car quelqu’un d’autre l’occupe.
               *[no] Retour en Salle de classe ! { $seat } se place de nouveau sur le cercle rouge.
            }
       *[TURN-2]
            { $moved ->
                [yes] { $seat } se place à côté du cercle rouge, car quelqu’un d’autre l’occupe.
               *[no] { $seat } se place sur le cercle rouge.
            }
    }
icecool-placed-on-line =
    { $rule ->
        [TURN-5] Hors de la porte : { $seat } va sur la ligne dans { $room }.{ icecool-nearest }
       *[TURN-4] { $seat } va sur la ligne dans { $room }.{ icecool-nearest }
    }
icecool-placed-freely = Sur la glace, en { $x },{ $y } : { $placed }.{ icecool-nearest }
icecool-returned =
    { $rule ->
        [TURN-7] Oups : { $placed } a glissé hors de l’école et retourne au point de départ.{ icecool-nearest }
        [TURN-8] Hors de l’école, mais pas pour longtemps : { $placed } reprend sa place.{ icecool-nearest }
       *[TURN-11] On ne reste pas perché : { $placed } redescend sur le sol.{ icecool-nearest }
    }
icecool-turn-began =
    { $why ->
        [order] { icecool-turn-in-order }
        [skates] { $seat } patine et rejoue.
        [caught] { $seat } joue tout de suite, depuis le cercle rouge.
        [walrus] { $seat } rejoue, grâce au morse.
        [snowflakes] { $seat } rejoue, grâce à deux flocons.
        [practice] { $seat } peut y aller.
       *[other] { $seat } joue un tour de plus.
    }
icecool-turn-in-order =
    { $which ->
        [first] À { $seat } de jouer, avec son premier manchot.
        [second] À { $seat } de jouer, avec son deuxième manchot.
       *[only] À { $seat } de jouer.
    }
icecool-turn-granted =
    { $why ->
        [skates] Patins à glace : un tour de plus pour { $seat }.
        [caught] Une première prise : { $seat } joue ensuite.
        [walrus] Un morse par terre : un tour de plus pour { $seat }.
        [snowflakes] Deux flocons : un tour de plus pour { $seat }.
       *[other] Un tour de plus pour { $seat }.
    }
icecool-task-announced = { $seat } annonce un défi : { $task }.
icecool-flicked =
    { $trembled ->
        [yes] { $seat } voulait { $wanted }. Le doigt a tremblé : { $flick }.
       *[no] Pichenette ! { $seat } joue { $flick }.
    }
flick-said = { $yaw }° à { $power } % de la force{ flick-said-side }{ flick-said-height }
flick-said-side =
    { $where ->
        [left] , { $side } % à gauche
        [right] , { $side } % à droite
       *[middle] { "" }
    }
flick-said-height =
    { $height ->
        [0] { "" }
       *[other] , { $height } % vers le haut
    }
icecool-came-to-rest =
    { $bodies_count ->
        [0] Tout est calme, et personne n’a bougé.{ icecool-apart }
        [one] Tout est calme de nouveau. A bougé : { $bodies }.{ icecool-apart }
       *[other] Tout est calme de nouveau. Ont bougé : { $bodies }.{ icecool-apart }
    }
icecool-apart =
    { $apart_count ->
        [0] { "" }
        [one] { " " }On fait un peu de place autour : { $apart }.
       *[other] { " " }On laisse un peu d’air entre { $apart }.
    }
icecool-flick-failed = Cette pichenette était trop compliquée à calculer : rien n’a bougé, mais elle compte pour { $seat }.
icecool-token-taken =
    { $rule ->
        [DOOR-6] Une poussée par la porte { $door } : un poisson pour { $seat } !
       *[DOOR-1] Porte { $door } franchie : { $seat } prend un poisson !
    }
icecool-token-left =
    { $rule ->
        [DOOR-3] La porte { $door }, aller et retour : le poisson y reste, { $seat }.
        [DOOR-4] { $seat } était dans la porte { $door } dès le départ : le poisson y reste.
       *[DOOR-5] Par-dessus la porte { $door }, pas à travers : le poisson y reste, { $seat }.
    }
icecool-id-taken =
    { $rule ->
        [CATCH-2] { $seat } se cogne contre { $by } et donne sa carte d’identité.
        [MANY-2] { $seat } et { $by } se touchent pendant le tour de l’autre Surveillant : { $by } prend la carte d’identité.
        [CATCH-3] Une poussée, et voilà { $seat } contre { $by } : { $by } prend la carte d’identité.
       *[CATCH-1] { $by } attrape { $seat } et prend sa carte d’identité.
    }
icecool-caught-again = { $by } attrape { $seat } pour la deuxième fois !
icecool-card-drawn =
    { $card ->
        [hidden] { icecool-drawn-for }.
       *[other] { icecool-drawn-for } : { $card }.
    }
icecool-drawn-for =
    { $rule ->
        [DOOR-1] Pour le poisson, { $seat } prend une carte
        [DOOR-6] Pour la poussée par la porte, { $seat } prend une carte
        [CARD-3] Pour le défi, { $seat } prend une carte
        [CARD-7] La pioche est vide, alors { $seat } reçoit une carte de secours
        [ROUND-2] Pour une carte d’identité, { $seat } prend une carte Poisson
        [EMP-1] Pour le flocon, { $seat } prend une carte
       *[other] { $seat } prend une carte
    }
icecool-cards-turned =
    { $rule ->
        [CARD-1] { $seat } chausse ses Patins à glace. Face visible : { $cards }.
        [CARD-3] { $seat } retourne la carte du défi. Face visible : { $cards }.
        [CARD-5] { $seat } veut déplacer un poisson. Face visible : { $cards }.
       *[other] { $seat } retourne des cartes. Face visible : { $cards }.
    }
icecool-points-scored =
    { $points ->
        [one] { $points } point pour { $seat } !
       *[other] { $points } points pour { $seat } !
    }
icecool-task-done = Bravo, { $seat } ! Défi réussi : { $task }.
icecool-task-failed = Pas cette fois, { $seat } : { $task }. Cela ne coûte rien.
icecool-fish-moved =
    { $own ->
        [yes] { $seat } déplace un de ses propres poissons de la porte { $frm } à la porte { $to }.
       *[no] { $seat } déplace un poisson de la porte { $frm } à la porte { $to } : il est à { $owner }.
    }
icecool-flick-repeated = { $seat } est sur le cercle rouge et recommence (reprise { $times }).
icecool-circle-left = { $seat } en a fini avec le cercle rouge.
icecool-lapsed = { $seat } n’a pas décidé. La partie continue.
icecool-walrus-fell =
    { $own ->
        [no] Une pichenette de quelqu’un d’autre alors que c’est à { $seat }, et voilà par terre : { $walrus } !
       *[yes] { $seat } renverse { $walrus } !
    }
icecool-walrus-stood-up = Debout : { $placed } se relève.{ icecool-nearest }
icecool-room-reached = { $seat } arrive dans { $room }.
icecool-lap-done =
    { $flicks ->
        [one] Le tour de l’école en { $flicks } pichenette : { $seat }, c’est de la magie !
       *[other] Le tour de l’école : { $seat } l’a fait en { $flicks } pichenettes !
    }
icecool-drill-tried =
    { $done ->
        [yes] Bravo, { $seat } ! Cela fait { $successes } sur { $tries }.
       *[no] Presque, { $seat }. Cela fait { $successes } sur { $tries }.
    }
icecool-round-ended =
    { $why ->
        [three-fish] La manche { $round } est finie : trois poissons sur trois pour { $seats } !
        [all-caught] La manche { $round } est finie : tous les Garnements sont attrapés !
        [caught-twice] La manche { $round } est finie : le Garnement est attrapé deux fois !
        [race] La course est finie : toutes les équipes ont eu leurs tours.
        [cap] La manche { $round } est finie : elle a assez duré.
        [lap] Le tour est bouclé.
        [drill] L’exercice est fini.
       *[other] La manche { $round } est finie.
    }
icecool-card-counted =
    { $total ->
        [one] { $seat } montre une carte : { $card }. Cela fait { $total } point.
       *[other] { $seat } montre une carte : { $card }. Cela fait { $total } points.
    }
icecool-ended =
    { $reason ->
        [icecool-over-lap] L’entraînement est fini pour aujourd’hui.
        [icecool-over-drill] L’entraînement est fini pour aujourd’hui.
        [icecool-over-cap] L’entraînement est fini pour aujourd’hui.
        [icecool-over-race] La course est courue. Les poissons : { $ranking }.
        [icecool-over-race-cap] Il est temps de rentrer. Les poissons : { $ranking }.
       *[icecool-over-won] La partie est finie. Les points : { $ranking }.
    }
icecool-standing = { $name } { $points }

move-icecool-lapse = pas de réponse à temps

## La fin

icecool-over-won =
    { $winners_count ->
        [one] { $winners } gagne ! Hourra !
       *[other] { $winners } se partagent la victoire ! Hourra !
    }
icecool-over-lap = Le tour de l’école est bouclé. Bien joué, { $winners } !
icecool-over-drill = L’exercice est fini. Bel entraînement, { $winners } !
icecool-over-cap = Cela suffit pour l’instant, { $winners }. Même les manchots se reposent.

## Options d'une table

icecool-option-scoring = Les points viennent
icecool-option-scoring-cards = des cartes Poisson, avec leurs nombres et leurs astuces
icecool-option-scoring-tournament = de chaque poisson et de chaque carte d’identité, un point chaque fois
icecool-option-deck = Cartes Poisson
icecool-option-deck-icecool = 45 cartes : vingt 1, quinze 2, dix 3
icecool-option-deck-icecool-thirds = 45 cartes : quinze de chaque nombre
icecool-option-layout = École
icecool-option-layout-school = l’école d’ICECOOL
icecool-option-layout-school-mirrored = la même école dans un miroir, comme dans ICECOOL2
icecool-option-layout-double-school = la double école, assez grande pour huit
icecool-option-layout-double-school-mirrored = la double école dans un miroir
icecool-option-tremor = Les doigts tremblent
icecool-option-tremor-off = pas du tout : la pichenette est exactement celle que vous demandez
icecool-option-tremor-light = un peu
icecool-option-tremor-full = beaucoup, comme de vrais doigts
icecool-option-first-catcher = Premier Surveillant
icecool-option-first-catcher-seed = au hasard
icecool-option-first-catcher-1 = joueur 1
icecool-option-first-catcher-2 = joueur 2
icecool-option-first-catcher-3 = joueur 3
icecool-option-first-catcher-4 = joueur 4
icecool-option-circle = Un manchot qui part du cercle rouge doit en sortir
icecool-option-circle-every_round = à chaque manche
icecool-option-circle-first_round = à la première manche seulement
icecool-option-stuck = Un manchot coincé dans une porte
icecool-option-stuck-may = peut aller sur la ligne
icecool-option-stuck-must = doit aller sur la ligne
icecool-option-through-and-back = Passer une porte et revenir entièrement en une pichenette
icecool-option-through-and-back-yes = compte
icecool-option-through-and-back-no = ne compte pas
icecool-option-round-end = Une pichenette qui finit la manche
icecool-option-round-end-whole = compte jusqu’au bout
icecool-option-round-end-instant = compte jusqu’à cet instant précis
icecool-option-walruses = Des morses à renverser
icecool-option-walruses-no = non
icecool-option-walruses-yes = oui

icecool-option-deck-icecool2 = 54 cartes : vingt-quatre 1 (huit par défi), dix-huit 2, douze 3
icecool-option-deck-icecool2-thirds = 54 cartes : dix-huit de chaque nombre (les 1 : six par défi)

icecool-option-drill = Ce que vous travaillez
icecool-option-drill-lap = le tour de l’école
icecool-option-drill-straight = les lignes droites
icecool-option-drill-curve = les courbes
icecool-option-drill-jump = les sauts par-dessus les murs
icecool-option-drill-free = ce que vous voulez

## Refus

refused-icecool-not-in-this-game = Cela ne fait pas partie de ce jeu.
refused-icecool-no-such-catcher = Il n’y a pas de personne numéro { $number } pour être Surveillant en premier.
refused-icecool-promo-seats = { $promo } ne se joue pas à { $seats }.
refused-icecool-not-now = Cela doit attendre : il y a autre chose à faire d’abord.
refused-icecool-not-in-window =
    { $rule ->
        [CARD-1] Les Patins à glace viennent à la fin de votre tour. D’abord la pichenette.
        [EMP-1] Les flocons se dépensent à la fin de votre tour. D’abord la pichenette.
        [ART-5] La Plateforme vient à la fin de votre tour. D’abord la pichenette !
       *[other] Votre pichenette est déjà jouée. Utilisez maintenant vos cartes, ou finissez votre tour.
    }
refused-icecool-not-your-body = Pas touche ! Vous jouez avec votre propre manchot.
refused-icecool-outside-line = Le Surveillant commence dans la Cuisine, à l’intérieur de la ligne.
refused-icecool-outside-floor = Il n’y a pas de sol à cet endroit. Choisissez une place dans une salle.
refused-icecool-not-close-to-wall = Vous avez assez de place. La ligne n’aide qu’un manchot près d’un mur ou coincé dans une porte.
refused-icecool-not-that-point = Sur la ligne, on prend le point libre le plus proche, pas n’importe lequel.
refused-icecool-must-use-line = Votre manchot est coincé dans une porte. À cette table, il va d’abord sur la ligne.
refused-icecool-task-announced = Vous avez déjà annoncé un défi. Un par tour, cela suffit.
refused-icecool-no-such-card =
    { $rule ->
        [CARD-4] Cette carte est face visible, elle a déjà servi : { $card }.
       *[other] Vous n’avez pas cette carte face cachée : { $card }.
    }
refused-icecool-no-pair = Pour déplacer un poisson, il faut deux 2 face cachée.
refused-icecool-no-token-there = Aucun poisson de ce joueur n’est accroché à la porte { $door }.
refused-icecool-same-door = Le poisson y est déjà. Choisissez une autre porte.
refused-icecool-door-taken = La porte { $door } a déjà un poisson de cette couleur.
refused-icecool-door-of-its-room = Ce serait trop facile : le manchot de cette couleur est dans une salle de la porte { $door }.
refused-icecool-no-such-door = Il n’y a pas de porte { $door } dans cette école.
refused-icecool-went-out = Votre manchot est sorti de l’école : votre tour est fini. Seuls les Patins à glace peuvent encore aider.
refused-icecool-only-repeat = Dans un exercice, il n’y a que des pichenettes, encore et encore.
refused-icecool-not-that-room = De là, votre manchot ne peut pas aller dans la salle { $room }.
refused-icecool-no-skates =
    { $rule ->
        [CARD-4] Ces cartes sont face visible. Une carte ne sert qu’une fois.
       *[other] Pour les Patins à glace, il faut deux de ces 1 face cachée.
    }
refused-icecool-ambiguous-room = Deux salles sont possibles. Ajoutez le numéro de celle que vous voulez.
refused-icecool-no-such-target = Je ne vois pas « { $target } » à viser. Nommez une porte, le numéro d’un autre joueur, ou une direction comme nord (ou north).
refused-icecool-bad-number = « { $what } » demande un nombre de { $lo } à { $hi }.

## Ce que la physique rapporte

flick-nothing = Rien n’a bougé.

fact-touched = { $t } s : { $a } et { $b } se touchent, à { $speed } m/s l’un vers l’autre.
fact-hit-wall =
    { $gate ->
        [no] { $t } s : { $body } heurte le mur { $wall } à { $speed } m/s.
       *[other] { $t } s : { $body } heurte le cadre de la porte { $gate } à { $speed } m/s.
    }
fact-crossed =
    { $how ->
        [over] { $t } s : { $body } est passé par-dessus { $barrier }.
       *[through]
            { $began_in ->
                [no] { $t } s : { $body } a franchi { $barrier }.
               *[other] { $t } s : { $body } a franchi { $barrier }, mais s’y trouvait au départ.
            }
    }
fact-toppled = { $t } s : { $body } bascule au-delà de 45 degrés.
fact-entered = { $t } s : { $body } arrive sur { $zone }.
fact-left = { $t } s : { $body } sort de l’école.
fact-rested = { $t } s : { $body } s’arrête en { $x },{ $y } mm.

## Raisons d'un coup montré ; chance : combien de fois sur cent avec une main sûre

icecool-hint-fish =
    { $fish ->
        [one] Votre poisson à la porte { $door } : { $chance } fois sur 100 avec une main sûre.
       *[other] { $fish } poissons d’un coup, le premier à la porte { $door } : { $chance } fois sur 100 avec une main sûre.
    }
icecool-hint-catch = Ce coup attrape { $seat } : { $chance } fois sur 100 avec une main sûre.
icecool-hint-task = Ce coup remplit la mission ({ $task }) : { $chance } fois sur 100 avec une main sûre.
icecool-hint-room = Vers { $room }, dont votre tour a besoin : { $chance } fois sur 100 avec une main sûre.
icecool-hint-lap = Retour au départ, et le tour est bouclé : { $chance } fois sur 100 avec une main sûre.
icecool-hint-drill = Voilà le coup à travailler : { $chance } fois sur 100 avec une main sûre.
icecool-hint-way = Vers { $room }, d’où la suite est facile : { $chance } fois sur 100 avec une main sûre.
icecool-hint-place = Rien à gagner encore, mais une bonne place pour le prochain coup.
