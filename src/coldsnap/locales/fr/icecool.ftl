### ICECOOL : manchots, portes, poissons et cartes ; et ce que la physique rapporte d’une pichenette.

game-icecool = ICECOOL
game-icecool-about = Lancez votre manchot d’une pichenette à travers l’école, attrapez vos poissons aux portes, et gare au Surveillant !
game-icecool2 = ICECOOL2
game-icecool2-about = ICECOOL avec plus d’astuces : des défis à réussir, et des poissons qui changent de porte.
game-icecool-practice = ICECOOL, entraînement
game-icecool-practice-about = Un manchot, une école vide, personne pour l’attraper : apprenez à glisser, à tourner et à sauter.

## Petits mots

room-classroom = Salle de classe
room-kitchen = Cuisine
room-gym = Gymnase
room-lab = Laboratoire
room-game-room = Salle de jeux

# Les salles par leur numéro, telles qu'elles figurent dans une phrase.
room-1 = la Salle de classe
room-2 = la Cuisine
room-3 = le Gymnase
room-4 = le Laboratoire
room-5 = la Salle de jeux
numbered-room = la salle { $id }

door-name = porte { $id }
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
      flick 35 power 60        pichenette à 35 degrés, à 60 % de la force
                               (0 est l’est, 90 le nord ; ou : flick north)
      flick at 1-3 power 60    viser une porte ou un joueur : flick at 2 power 60
      … side -20               frapper le dos à gauche (-100) ou à droite (100) :
                               le manchot tourne de ce côté
      … height 80              frapper du milieu du dos (0) au sommet de la tête
                               (100) : tout en haut, il saute
      place 300,495            poser le Surveillant : en millimètres, depuis la
                               gauche et depuis le bas
      line                     aller sur la ligne avant de jouer (ou : line 3)
      room 3                   descendre d’un mur dans la salle 3
      skate                    retourner deux 1 pour jouer encore un tour
      end                      finir votre tour
    Sans power, c’est la moitié de la force ; sans side ni height, le milieu.
icecool2-notation =
    { icecool-notation }
    Seulement dans ICECOOL2 :
      task jump                annoncer un défi : jump (saut), doors (deux
                               portes) ou bounce (rebond)
      skate jump bounce        patiner, en disant quels 1 vous retournez
      fish 2 1-3 2-4           retourner deux 2 et déplacer un poisson du
                               joueur 2 de la porte 1-3 à la porte 2-4
icecool-practice-notation =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3.
      flick 35 power 60        pichenette à 35 degrés, à 60 % de la force
                               (0 est l’est, 90 le nord ; ou : flick north)
      flick at 1-3 power 60    viser une porte
      … side -20               frapper le dos à gauche (-100) ou à droite (100) :
                               le manchot tourne de ce côté
      … height 80              frapper du milieu du dos (0) au sommet de la tête
                               (100) : tout en haut, il saute
      place 300,495            poser le manchot ailleurs : en millimètres, depuis
                               la gauche et depuis le bas
      line                     aller sur la ligne avant de jouer (ou : line 3)
      room 3                   descendre d’un mur dans la salle 3
    Sans power, c’est la moitié de la force ; sans side ni height, le milieu.
    Dans un exercice, il n’y a que flick.

## Ce qui s'est passé

icecool-began = L’école est prête ! { $seat } joue le Surveillant en premier.
icecool-practice-began =
    { $drill ->
        [lap] L’école est à { $seat }. Un tour complet : Cuisine, Gymnase, Laboratoire, et retour en Salle de classe !
        [straight] L’école est à { $seat }. Cinq fois tout droit par la porte : frappez le milieu du dos.
        [curve] L’école est à { $seat }. Cinq fois autour du garde et par la porte : frappez un côté.
        [jump] L’école est à { $seat }. Cinq fois par-dessus le mur : frappez le sommet de la tête.
       *[free] L’école est à { $seat }. Partez d’où vous voulez, jouez comme vous voulez !
    }
icecool-round-began =
    { $catchers_count ->
        [0] La glace est lisse. C’est parti !
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
        [returns] Tout en haut d’un mur : { $subject }. { $seat } choisit de quel côté descendre.
       *[other] { $seat } doit choisir quelque chose.
    }
icecool-nearest =
    { $moved ->
        [yes] { " " }La place était prise : c’est la plus proche qui soit libre.
       *[no] { "" }
    }
icecool-catcher-placed = { $seat } attend dans la Cuisine, en { $x },{ $y }.{ icecool-nearest }
icecool-put-on-circle =
    { $rule ->
        [TWO-1]
            { $moved ->
                [yes] Retour en Salle de classe ! { $seat } se place à côté du cercle rouge, car quelqu’un d’autre l’occupe.
               *[no] Retour en Salle de classe ! { $seat } se place de nouveau sur le cercle rouge.
            }
       *[TURN-2]
            { $moved ->
                [yes] { $seat } se place à côté du cercle rouge, car quelqu’un d’autre l’occupe.
               *[no] { $seat } se place sur le cercle rouge.
            }
    }
icecool-placed-on-line =
    { $rule ->
        [TURN-5] Hors de la porte : { $seat } va sur la ligne dans { $room }.{ icecool-nearest }
       *[TURN-4] { $seat } va sur la ligne dans { $room }.{ icecool-nearest }
    }
icecool-placed-freely = Sur la glace, en { $x },{ $y } : { $placed }.{ icecool-nearest }
icecool-returned =
    { $rule ->
        [TURN-7] Oups : { $placed } a glissé hors de l’école et retourne au point de départ.{ icecool-nearest }
        [TURN-8] Hors de l’école, mais pas pour longtemps : { $placed } reprend sa place.{ icecool-nearest }
       *[TURN-11] On ne reste pas perché : { $placed } redescend sur le sol.{ icecool-nearest }
    }
icecool-turn-began =
    { $why ->
        [order] À { $seat } de jouer.
        [skates] { $seat } patine et rejoue.
        [caught] { $seat } joue tout de suite, depuis le cercle rouge.
        [walrus] { $seat } rejoue, grâce au morse.
        [practice] { $seat } peut y aller.
       *[other] { $seat } joue un tour de plus.
    }
icecool-turn-granted =
    { $why ->
        [skates] Patins à glace : un tour de plus pour { $seat }.
        [caught] Une première prise : { $seat } joue ensuite.
        [walrus] Un morse par terre : un tour de plus pour { $seat }.
       *[other] Un tour de plus pour { $seat }.
    }
icecool-task-announced = { $seat } annonce un défi : { $task }.
icecool-flicked =
    { $trembled ->
        [yes] { $seat } voulait { $wanted }. Le doigt a tremblé : { $flick }.
       *[no] Pichenette ! { $seat } joue { $flick }.
    }
flick-said = { $yaw }° à { $power } % de la force{ flick-said-side }{ flick-said-height }
flick-said-side =
    { $where ->
        [left] , { $side } % à gauche
        [right] , { $side } % à droite
       *[middle] { "" }
    }
flick-said-height =
    { $height ->
        [0] { "" }
       *[other] , { $height } % vers le haut
    }
icecool-came-to-rest =
    { $bodies_count ->
        [0] Tout est calme, et personne n’a bougé.{ icecool-apart }
        [one] Tout est calme de nouveau. A bougé : { $bodies }.{ icecool-apart }
       *[other] Tout est calme de nouveau. Ont bougé : { $bodies }.{ icecool-apart }
    }
icecool-apart =
    { $apart_count ->
        [0] { "" }
        [one] { " " }On fait un peu de place autour : { $apart }.
       *[other] { " " }On laisse un peu d’air entre { $apart }.
    }
icecool-flick-failed = Cette pichenette était trop compliquée à calculer : rien n’a bougé, mais elle compte pour { $seat }.
icecool-token-taken =
    { $rule ->
        [DOOR-6] Une poussée par la porte { $door } : un poisson pour { $seat } !
       *[DOOR-1] Porte { $door } franchie : { $seat } prend un poisson !
    }
icecool-token-left =
    { $rule ->
        [DOOR-3] La porte { $door }, aller et retour : le poisson y reste, { $seat }.
        [DOOR-4] { $seat } était dans la porte { $door } dès le départ : le poisson y reste.
       *[DOOR-5] Par-dessus la porte { $door }, pas à travers : le poisson y reste, { $seat }.
    }
icecool-id-taken =
    { $rule ->
        [CATCH-2] { $seat } se cogne contre { $by } et donne sa carte d’identité.
        [CATCH-3] Une poussée, et voilà { $seat } contre { $by } : { $by } prend la carte d’identité.
       *[CATCH-1] { $by } attrape { $seat } et prend sa carte d’identité.
    }
icecool-caught-again = { $by } attrape { $seat } pour la deuxième fois !
icecool-card-drawn =
    { $card ->
        [hidden] { icecool-drawn-for }.
       *[other] { icecool-drawn-for } : { $card }.
    }
icecool-drawn-for =
    { $rule ->
        [DOOR-1] Pour le poisson, { $seat } prend une carte
        [DOOR-6] Pour la poussée par la porte, { $seat } prend une carte
        [CARD-3] Pour le défi, { $seat } prend une carte
        [CARD-7] La pioche est vide, alors { $seat } reçoit une carte de secours
        [ROUND-2] Pour une carte d’identité, { $seat } prend une carte Poisson
       *[other] { $seat } prend une carte
    }
icecool-cards-turned =
    { $rule ->
        [CARD-1] { $seat } chausse ses Patins à glace. Face visible : { $cards }.
        [CARD-3] { $seat } retourne la carte du défi. Face visible : { $cards }.
        [CARD-5] { $seat } veut déplacer un poisson. Face visible : { $cards }.
       *[other] { $seat } retourne des cartes. Face visible : { $cards }.
    }
icecool-points-scored =
    { $points ->
        [one] { $points } point pour { $seat } !
       *[other] { $points } points pour { $seat } !
    }
icecool-task-done = Bravo, { $seat } ! Défi réussi : { $task }.
icecool-task-failed = Pas cette fois, { $seat } : { $task }. Cela ne coûte rien.
icecool-fish-moved =
    { $own ->
        [yes] { $seat } déplace un de ses propres poissons de la porte { $frm } à la porte { $to }.
       *[no] { $seat } déplace un poisson de la porte { $frm } à la porte { $to } : il est à { $owner }.
    }
icecool-flick-repeated = { $seat } est sur le cercle rouge et recommence (reprise { $times }).
icecool-circle-left = { $seat } en a fini avec le cercle rouge.
icecool-lapsed = { $seat } a trop attendu. La partie continue.
icecool-walrus-fell = { $seat } renverse { $walrus } !
icecool-walrus-stood-up = Debout : { $placed } se relève.{ icecool-nearest }
icecool-room-reached = { $seat } arrive dans { $room }.
icecool-lap-done =
    { $flicks ->
        [one] Le tour de l’école en { $flicks } pichenette : { $seat }, c’est de la magie !
       *[other] Le tour de l’école : { $seat } l’a fait en { $flicks } pichenettes !
    }
icecool-drill-tried =
    { $done ->
        [yes] Bravo, { $seat } ! Cela fait { $successes } sur { $tries }.
       *[no] Presque, { $seat }. Cela fait { $successes } sur { $tries }.
    }
icecool-round-ended =
    { $why ->
        [three-fish] La manche { $round } est finie : trois poissons sur trois pour { $seats } !
        [all-caught] La manche { $round } est finie : tous les Garnements sont attrapés !
        [caught-twice] La manche { $round } est finie : le Garnement est attrapé deux fois !
        [cap] La manche { $round } est finie : elle a assez duré.
        [lap] Le tour est bouclé.
        [drill] L’exercice est fini.
       *[other] La manche { $round } est finie.
    }
icecool-card-counted =
    { $total ->
        [one] { $seat } montre une carte : { $card }. Cela fait { $total } point.
       *[other] { $seat } montre une carte : { $card }. Cela fait { $total } points.
    }
icecool-ended =
    { $reason ->
        [icecool-over-lap] L’entraînement est fini pour aujourd’hui.
        [icecool-over-drill] L’entraînement est fini pour aujourd’hui.
        [icecool-over-cap] L’entraînement est fini pour aujourd’hui.
       *[icecool-over-won] La partie est finie. Les points : { $ranking }.
    }
icecool-standing = { $name } { $points }

move-icecool-lapse = pas de réponse à temps

## La fin

icecool-over-won =
    { $winners_count ->
        [one] { $winners } gagne ! Hourra !
       *[other] { $winners } se partagent la victoire ! Hourra !
    }
icecool-over-lap = Le tour de l’école est bouclé. Bien joué, { $winners } !
icecool-over-drill = L’exercice est fini. Bel entraînement, { $winners } !
icecool-over-cap = Cela suffit pour l’instant, { $winners }. Même les manchots se reposent.

## Options d'une table

icecool-option-scoring = Les points viennent
icecool-option-scoring-cards = des cartes Poisson, avec leurs nombres et leurs astuces
icecool-option-scoring-tournament = de chaque poisson et de chaque carte d’identité, un point chaque fois
icecool-option-deck = Cartes Poisson
icecool-option-deck-icecool = 45 cartes : vingt 1, quinze 2, dix 3
icecool-option-deck-icecool-thirds = 45 cartes : quinze de chaque nombre
icecool-option-layout = École
icecool-option-layout-school = l’école d’ICECOOL
icecool-option-layout-school-mirrored = la même école dans un miroir, comme dans ICECOOL2
icecool-option-tremor = Les doigts tremblent
icecool-option-tremor-off = pas du tout : la pichenette est exactement celle que vous demandez
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

icecool2-option-scoring = { icecool-option-scoring }
icecool2-option-scoring-cards = { icecool-option-scoring-cards }
icecool2-option-scoring-tournament = { icecool-option-scoring-tournament }
icecool2-option-deck = { icecool-option-deck }
icecool2-option-deck-icecool2 = 54 cartes : vingt-quatre 1 (huit par défi), dix-huit 2, douze 3
icecool2-option-deck-icecool2-thirds = 54 cartes : dix-huit de chaque nombre (les 1 : six par défi)
icecool2-option-layout = { icecool-option-layout }
icecool2-option-layout-school = { icecool-option-layout-school }
icecool2-option-layout-school-mirrored = { icecool-option-layout-school-mirrored }
icecool2-option-tremor = { icecool-option-tremor }
icecool2-option-tremor-off = { icecool-option-tremor-off }
icecool2-option-tremor-light = { icecool-option-tremor-light }
icecool2-option-tremor-full = { icecool-option-tremor-full }
icecool2-option-first-catcher = { icecool-option-first-catcher }
icecool2-option-first-catcher-seed = { icecool-option-first-catcher-seed }
icecool2-option-first-catcher-1 = { icecool-option-first-catcher-1 }
icecool2-option-first-catcher-2 = { icecool-option-first-catcher-2 }
icecool2-option-first-catcher-3 = { icecool-option-first-catcher-3 }
icecool2-option-first-catcher-4 = { icecool-option-first-catcher-4 }
icecool2-option-circle = { icecool-option-circle }
icecool2-option-circle-every_round = { icecool-option-circle-every_round }
icecool2-option-circle-first_round = { icecool-option-circle-first_round }
icecool2-option-stuck = { icecool-option-stuck }
icecool2-option-stuck-may = { icecool-option-stuck-may }
icecool2-option-stuck-must = { icecool-option-stuck-must }
icecool2-option-through-and-back = { icecool-option-through-and-back }
icecool2-option-through-and-back-yes = { icecool-option-through-and-back-yes }
icecool2-option-through-and-back-no = { icecool-option-through-and-back-no }
icecool2-option-round-end = { icecool-option-round-end }
icecool2-option-round-end-whole = { icecool-option-round-end-whole }
icecool2-option-round-end-instant = { icecool-option-round-end-instant }
icecool2-option-walruses = { icecool-option-walruses }
icecool2-option-walruses-no = { icecool-option-walruses-no }
icecool2-option-walruses-yes = { icecool-option-walruses-yes }

icecool-practice-option-drill = Ce que vous travaillez
icecool-practice-option-drill-lap = le tour de l’école
icecool-practice-option-drill-straight = les lignes droites
icecool-practice-option-drill-curve = les virages
icecool-practice-option-drill-jump = les sauts par-dessus les murs
icecool-practice-option-drill-free = ce que vous voulez
icecool-practice-option-layout = { icecool-option-layout }
icecool-practice-option-layout-school = { icecool-option-layout-school }
icecool-practice-option-layout-school-mirrored = { icecool-option-layout-school-mirrored }
icecool-practice-option-tremor = { icecool-option-tremor }
icecool-practice-option-tremor-off = { icecool-option-tremor-off }
icecool-practice-option-tremor-light = { icecool-option-tremor-light }
icecool-practice-option-tremor-full = { icecool-option-tremor-full }

## Refus

refused-icecool-not-in-this-game = Cela ne fait pas partie de ce jeu.
refused-icecool-no-such-catcher = Il n’y a pas de personne numéro { $number } pour être Surveillant en premier.
refused-icecool-not-now = Cela doit attendre : il y a autre chose à faire d’abord.
refused-icecool-not-in-window =
    { $rule ->
        [CARD-1] Les Patins à glace viennent à la fin de votre tour. D’abord la pichenette.
       *[other] Votre pichenette est déjà jouée. Utilisez maintenant vos cartes, ou finissez votre tour.
    }
refused-icecool-not-your-body = Pas touche ! Vous jouez avec votre propre manchot.
refused-icecool-outside-line = Le Surveillant commence dans la Cuisine, à l’intérieur de la ligne.
refused-icecool-outside-floor = Il n’y a pas de sol à cet endroit. Choisissez une place dans une salle.
refused-icecool-not-close-to-wall = Vous avez assez de place. La ligne n’aide qu’un manchot près d’un mur ou coincé dans une porte.
refused-icecool-not-that-point = Sur la ligne, on prend le point libre le plus proche, pas n’importe lequel.
refused-icecool-must-use-line = Votre manchot est coincé dans une porte. À cette table, il va d’abord sur la ligne.
refused-icecool-task-announced = Vous avez déjà annoncé un défi. Un par tour, cela suffit.
refused-icecool-no-such-card =
    { $rule ->
        [CARD-4] Cette carte est face visible, elle a déjà servi : { $card }.
       *[other] Vous n’avez pas cette carte face cachée : { $card }.
    }
refused-icecool-no-pair = Pour déplacer un poisson, il faut deux 2 face cachée.
refused-icecool-no-token-there = Aucun poisson de ce joueur n’est accroché à la porte { $door }.
refused-icecool-same-door = Le poisson y est déjà. Choisissez une autre porte.
refused-icecool-door-taken = La porte { $door } a déjà un poisson de cette couleur.
refused-icecool-door-of-its-room = Ce serait trop facile : le manchot de cette couleur est dans une salle de la porte { $door }.
refused-icecool-no-such-door = Il n’y a pas de porte { $door } dans cette école.
refused-icecool-went-out = Votre manchot est sorti de l’école : votre tour est fini. Seuls les Patins à glace peuvent encore aider.
refused-icecool-only-repeat =
    { $rule ->
        [TURN-3] Votre manchot est encore sur le cercle rouge : refaites simplement une pichenette.
       *[other] Dans un exercice, il n’y a que des pichenettes, encore et encore.
    }
refused-icecool-not-that-room = De là, votre manchot ne peut pas aller dans la salle { $room }.
refused-icecool-no-skates =
    { $rule ->
        [CARD-4] Ces cartes sont face visible. Une carte ne sert qu’une fois.
       *[other] Pour les Patins à glace, il faut deux de ces 1 face cachée.
    }
refused-icecool-ambiguous-room = Deux salles sont possibles. Ajoutez le numéro de celle que vous voulez.
refused-icecool-no-such-target = Je ne vois pas « { $target } » à viser. Nommez une porte, le numéro d’un autre joueur, ou une direction comme north.
refused-icecool-bad-number = « { $what } » demande un nombre de { $lo } à { $hi }.

## Les règles, avec nos mots

rule-SETUP-1 = De deux à quatre personnes jouent dans une même école. Chacune a une couleur : un manchot, une carte d’identité, une carte de rappel et trois poissons. Les couleurs que personne ne joue sont mises de côté.
rule-SETUP-2 = Cinq boîtes forment l’école ; des points de couleur au pied des portes montrent lesquelles vont ensemble. Quatre poissons blancs tiennent les murs. Ils font partie du bâtiment : personne ne les ramasse. Notre décision : nous ne connaissons l’école imprimée qu’à peu près ; les plateaux sont donc des fichiers, et vous pouvez apporter le vôtre.
rule-SETUP-3 = ICECOOL2 a 54 cartes Poisson, ICECOOL en a 45. Elles valent 1, 2 ou 3 points et forment une pioche mélangée, face cachée. Dans ICECOOL2, chaque 1 porte aussi l’un de trois défis. Notre décision : le nombre de cartes de chaque sorte est notre supposition ; une table peut choisir un autre paquet ou apporter le sien.
rule-SETUP-4 = Qui a vu un manchot en dernier ? C’est le premier Surveillant. Notre décision : la personne qui ouvre la table le désigne, ou bien le hasard.
rule-SETUP-5 = Chacun est Surveillant une fois ; il y a donc une manche par joueur. Après une manche, le rôle passe au joueur de gauche. À deux, voyez TWO-3.
rule-SETUP-6 = Chaque Garnement accroche un poisson à chacune des trois portes marquées d’un poisson ; le Surveillant n’en accroche pas. Puis le Surveillant se place dans la Cuisine, où il veut à l’intérieur de la ligne. Notre décision : le centre du manchot doit être à l’intérieur de la ligne ou dessus.
rule-SETUP-7 = Échauffez-vous avant la première partie : partez du cercle rouge, faites le tour de l’école et revenez en Salle de classe. Notre décision : l’entraînement se joue avec un seul manchot et compte les pichenettes. Le tour est bouclé quand le manchot a quitté la Salle de classe, a visité les salles 2, 3 et 4, et est rentré. Un exercice répète un même coup jusqu’à ce qu’il réussisse cinq fois ; un jour libre, vous faites ce que vous voulez.
rule-SETUP-8 = Le manchot d’un Garnement reste hors du plateau jusqu’à son premier tour de la manche, et rien ne peut l’y toucher. Notre décision : pour déplacer des poissons (CARD-5), il compte comme présent en Salle de classe.
rule-SETUP-9 = À la mise en place d’une manche, les morses et toutes les autres pièces en plus retournent à leur point de départ.

rule-TURN-1 = On joue dans le sens horaire, en commençant à gauche du Surveillant. Le Surveillant joue en dernier, puis on recommence jusqu’à la fin de la manche. Notre décision : personne ne joue plus de 60 tours dans une manche ; elle s’arrête alors, et les cartes d’identité comptent comme d’habitude.
rule-TURN-2 = Un tour, c’est une pichenette. La première d’un Garnement dans la manche part du cercle rouge de la Salle de classe, celle du Surveillant de l’endroit où il a été placé ou poussé. Ensuite, on joue de là où l’on se trouve. Une pichenette donnée compte, même si rien ne bouge.
rule-TURN-3 = Du cercle rouge, il faut s’en aller : si le manchot s’y arrête, on recommence. Notre décision : cela vaut pour chaque départ du cercle (ou pour la première manche seulement, si la table préfère), et le moindre bout au-dessus du cercle compte comme dessus. Ce qui s’est passé pendant l’essai raté compte, le défi reste annoncé, et après cinq reprises la partie continue. Si le cercle est occupé, on part du point libre le plus proche et on ne recommence que si l’on finit sur le cercle.
rule-TURN-4 = Avant la pichenette, un manchot près d’un mur ou coincé dans une porte peut aller au point libre le plus proche de la ligne voisine. Son centre se pose sur la ligne, qui continue même sous les dessins. Notre décision : près d’un mur veut dire que son centre est entre le mur et la ligne.
rule-TURN-5 = Votre manchot est coincé dans une porte ? Regardez d’en haut : s’il dépasse des deux côtés, choisissez la ligne de l’une ou l’autre salle. S’il ne dépasse que d’un côté, prenez la ligne de cette salle.
rule-TURN-6 = Les livrets ne sont pas d’accord : un manchot coincé peut-il ou doit-il aller sur la ligne ? Notre décision : il peut. S’il part de l’intérieur de la porte, cette porte ne compte pas pendant cette pichenette (DOOR-4). Une table peut rendre la ligne obligatoire.
rule-TURN-7 = Si votre propre pichenette vous envoie hors de l’école, vous revenez exactement au point de départ et votre tour finit ; seuls les Patins à glace peuvent suivre. Notre décision : poissons, prises et défis d’avant la sortie comptent, ce que l’on touche dehors ne compte pas. Dehors veut dire que le centre du manchot ne s’arrête au-dessus d’aucune des boîtes. Qui partait du cercle en repartira au tour suivant.
rule-TURN-8 = Si la pichenette de quelqu’un d’autre vous fait sortir de l’école, vous revenez là où vous étiez. Personne n’est puni. Notre décision : si la place est prise, c’est la plus proche qui soit libre.
rule-TURN-9 = Un manchot déplacé par une main maladroite retourne à sa place. Ici, cela ne peut pas arriver : seuls une pichenette, la ligne ou une astuce prévue déplacent un manchot.
rule-TURN-10 = Frappez le milieu du dos, et le manchot va tout droit. Frappez un côté, et il tournoie et prend un virage de ce côté. Frappez le sommet de la tête, et il saute, même par-dessus les murs et les portes.
rule-TURN-11 = Notre décision : personne ne reste perché. D’un mur ou du haut d’une porte, un manchot redescend au point le plus proche de la ligne d’une salle où il dépasse. S’il y a deux salles, son joueur choisit ; d’un mur extérieur, il va à l’intérieur. Un manchot tombé sur un autre va au point libre le plus proche sur le sol de cette salle.
rule-TURN-12 = Notre décision : poser un manchot n’est jamais toucher, car il reste toujours un millimètre d’air. Les pièces qui s’arrêtent plus près sont écartées d’un millimètre. Ainsi, au début d’une pichenette, personne ne touche personne.
rule-TURN-13 = Notre décision : quand tout est calme, on suit cet ordre : poissons, cartes et prises comme ils sont arrivés ; le défi ; la manche est-elle finie ? ; les manchots reviennent ou redescendent ; les reprises depuis le cercle ; enfin vos cartes et les tours en plus. Si deux choses arrivent ensemble, le joueur dont c’est le tour passe d’abord, puis les autres dans le sens horaire. Ce qui compte, c’est la place où tout s’arrête, car la pichenette suivante part de là.
rule-TURN-14 = Notre décision : une question ne doit trahir aucun secret. Après votre pichenette, on vous parle de cartes dès que vous en avez deux ou plus face cachée, utiles ou non, et vous pouvez toujours simplement finir votre tour. Vos choix ne sont montrés qu’à vous. Qui ne répond pas à une question reçoit la réponse habituelle.
rule-TURN-15 = Notre décision : aucun doigt n’est parfait, alors chaque pichenette tremble un peu, celles de l’ordinateur aussi. Un peu veut dire environ 1 degré, 1,5 % de la force et 3 points de côté et de hauteur ; beaucoup, c’est trois fois plus, et sans tremblement, c’est zéro. À l’entraînement, on ne tremble que si vous le demandez. La partie enregistrée garde les deux pichenettes, la voulue et la vraie.
rule-TURN-16 = Notre décision : si vous ne décidez pas à temps, votre tour finit sans pichenette.

rule-DOOR-1 = Un Garnement qui passe complètement une porte où pend un poisson de sa couleur prend ce poisson et pioche une carte. Regardez-la et gardez-la face cachée. Plusieurs portes en une pichenette ? Elles comptent toutes !
rule-DOOR-2 = Complètement veut dire, vu d’en haut : tout le manchot était d’un côté au début de la pichenette, puis tout le manchot est de l’autre côté.
rule-DOOR-3 = Si le manchot passe puis roule en arrière dans la porte, cela compte quand même. Notre décision : être passé à un moment suffit, une fois par poisson, même si le manchot revient entièrement (une table peut dire non). En l’air aussi, cela compte, pourvu qu’il passe sous le haut de la porte.
rule-DOOR-4 = Si un bout de votre manchot est dans une porte au début d’une pichenette, cette porte ne compte pas pour vous pendant cette pichenette, même s’il recule et revient. C’est pareil pour les poussées et les défis.
rule-DOOR-5 = Par-dessus une porte, cela ne compte pas. À travers, oui.
rule-DOOR-6 = Si quelqu’un d’autre vous pousse complètement à travers une porte, cela compte comme si vous l’aviez fait.
rule-DOOR-7 = Le Surveillant ne ramasse pas de poissons, et ceux des autres couleurs ne vous regardent pas.

rule-CATCH-1 = Quand le Surveillant joue, tout Garnement qu’il touche, même un instant, lui donne sa carte d’identité.
rule-CATCH-2 = Quand un Garnement joue et touche le Surveillant, il lui donne sa carte d’identité.
rule-CATCH-3 = Si la pichenette de quelqu’un d’autre pousse un Garnement contre le Surveillant, la carte d’identité s’en va aussi. Notre décision : c’est pareil si le Surveillant est poussé contre le Garnement. Se toucher en l’air compte.
rule-CATCH-4 = Carte d’identité perdue ? Ce n’est pas grave : vous continuez à jouer et pouvez encore ramasser des poissons.
rule-CATCH-5 = Notre décision : les manchots doivent se toucher pour de vrai, pas à travers un mur. Un Garnement est attrapé une fois au plus par pichenette.

rule-CARD-1 = Patins à glace : à la fin de votre tour, retournez face visible deux 1 cachés et jouez tout de suite un autre tour, Surveillant ou Garnement, autant de fois que vous avez de telles paires. Les cartes restent visibles et gardent leurs points. On ne patine pas pendant le tour d’un autre. Sortir de l’école n’y change rien, ni une carte d’identité perdue, sauf à deux joueurs (TWO-1).
rule-CARD-2 = Dans ICECOOL2, chaque 1 porte un défi : sauter par-dessus un mur dans la salle voisine, même sans y rester ; passer complètement deux portes en une pichenette ; ou rebondir sur un mur, autant de fois qu’on veut, puis passer complètement une porte.
rule-CARD-3 = Dites avant la pichenette quel défi vous tentez, un seul par tour. S’il réussit, retournez une telle carte face visible et prenez-en une nouvelle. Notre décision : il faut avoir une telle carte face cachée, et rater ne coûte rien. Le Surveillant aussi peut tenter un défi, seule compte votre propre pichenette avec votre propre manchot, et la carte se prend même si la manche finit là.
rule-CARD-4 = Une carte qui a servi à patiner ne sert plus pour un défi, et inversement.
rule-CARD-5 = Dans ICECOOL2, deux 2 cachés, retournés face visible pendant votre tour, font changer un poisson de porte, peu importe sa couleur, et même pour une porte sans symbole. Mais jamais pour une porte d’une salle où se trouve le manchot de cette couleur. Notre décision : avant ou après votre pichenette, le Surveillant aussi, et encore une fois avec deux autres 2. Un manchot est dans chaque salle où il dépasse, une porte ne porte qu’un poisson par couleur, et un passage d’avant ne compte pas.
rule-CARD-6 = Notre décision : une carte prise pendant votre tour peut servir plus tard dans ce même tour. Une carte gagnée par une poussée pendant le tour d’un autre attend le vôtre.
rule-CARD-7 = Notre décision : si la pioche est vide, vous recevez une carte vierge. Elle vaut 1 point, n’a pas d’astuce, et compte en cas d’égalité.
rule-CARD-8 = Dans ICECOOL, le premier jeu, les cartes ne donnent que les Patins à glace. Il n’y a pas de défis, et les poissons restent à leur porte.
rule-CARD-9 = Vous gardez vos cartes toute la partie. Personne d’autre ne connaît vos cartes cachées ; tout le monde voit combien il y en a, les cartes visibles, les cartes d’identité et les poissons. Les cartes visibles comptent à la fin comme les autres.
rule-CARD-10 = Un tour sur Patins à glace est un tour entier : la ligne, un nouveau défi et les poissons à déplacer sont permis de nouveau. Vous choisissez quelles cartes retourner.
rule-CARD-11 = Notre décision : un saut est réussi dès que le manchot entier est passé par-dessus un mur ou le haut d’une porte dans une salle. Deux portes, ce sont deux portes différentes, avec ou sans poisson. Un rebond est un choc contre un mur à 5 cm par seconde au moins, avant d’arriver à la porte ; le cadre de cette porte ne compte pas, les autres cadres si, les manchots non.

rule-ROUND-1 = Une manche finit quand un Garnement a ses trois poissons, ou quand le Surveillant a toutes les cartes d’identité. À deux, voyez TWO-2. Notre décision : cette dernière pichenette compte jusqu’au bout (une table peut s’arrêter aussitôt), mais plus aucun tour ni aucune carte ne vient après.
rule-ROUND-2 = Ensuite, le Surveillant d’abord, puis les autres dans le sens horaire, chacun pioche une carte Poisson pour chaque carte d’identité en sa possession. Le Surveillant en a toujours une, et une de plus par Garnement attrapé. Un Garnement qui n’a pas été attrapé en prend une.
rule-ROUND-3 = Cartes d’identité et poissons reviennent à leurs joueurs, et le rôle de Surveillant passe à gauche.

rule-GAME-1 = Qui a le plus de points sur ses cartes, visibles ou cachées, gagne. En cas d’égalité, le plus grand nombre de cartes gagne. Si l’égalité reste, la victoire se partage.

rule-TWO-1 = À deux joueurs, le Garnement doit être attrapé deux fois. À la première, il donne sa carte d’identité, va sur le cercle rouge et joue tout de suite ; le tour d’avant est fini, sans patins ni rien d’autre. Puis c’est au Surveillant. Notre décision : tout le reste de cette pichenette compte quand même, et un Surveillant sorti de l’école revient d’abord.
rule-TWO-2 = À deux joueurs, la manche finit à la deuxième prise, lors d’une autre pichenette, et cette prise ne rapporte rien de plus ; ou au troisième poisson du Garnement. Première prise et troisième poisson dans la même pichenette comptent tous deux.
rule-TWO-3 = À deux joueurs, on échange les rôles après chaque manche, et la partie finit quand chacun a été Surveillant deux fois.

rule-TOUR-1 = Points de tournoi : chaque poisson vaut un point, et chaque carte d’identité tenue à la fin d’une manche aussi. Les cartes ne sont ni mélangées ni regardées, et n’ont pas d’astuces. Le plus de points gagne. Notre décision : pas de pièces en plus, et les points continuent même si la pioche est vide.

rule-WAL-1 = Trois morses se tiennent dans les salles 3, 4 et 5. Renversez-en un avec votre pichenette, et vous rejouez ; on les relève avant le joueur suivant. Notre décision : un seul tour de plus par pichenette, et chaque morse ne tombe qu’une fois avant d’être relevé. Tombé veut dire penché de plus de 45 degrés, peu importe comment.

## Ce que la physique rapporte

flick-nothing = Rien n’a bougé.

fact-touched = { $t } s : { $a } et { $b } se touchent, à { $speed } m/s l’un vers l’autre.
fact-hit-wall =
    { $gate ->
        [no] { $t } s : { $body } heurte le mur { $wall } à { $speed } m/s.
       *[other] { $t } s : { $body } heurte le cadre de la porte { $gate } à { $speed } m/s.
    }
fact-crossed =
    { $how ->
        [over] { $t } s : { $body } est passé par-dessus { $barrier }.
       *[through]
            { $began_in ->
                [no] { $t } s : { $body } a franchi { $barrier }.
               *[other] { $t } s : { $body } a franchi { $barrier }, mais s’y trouvait au départ.
            }
    }
fact-toppled = { $t } s : { $body } bascule au-delà de 45 degrés.
fact-entered = { $t } s : { $body } arrive sur { $zone }.
fact-left = { $t } s : { $body } sort de l’école.
fact-rested = { $t } s : { $body } s’arrête en { $x },{ $y } mm.

## Raisons d'un coup montré ; chance : combien de fois sur cent avec une main sûre

icecool-hint-fish =
    { $fish ->
        [one] Votre poisson à la porte { $door } : { $chance } fois sur 100 avec une main sûre.
       *[other] { $fish } poissons d’un coup, le premier à la porte { $door } : { $chance } fois sur 100 avec une main sûre.
    }
icecool-hint-catch = Ce coup attrape { $seat } : { $chance } fois sur 100 avec une main sûre.
icecool-hint-task = Ce coup remplit la mission ({ $task }) : { $chance } fois sur 100 avec une main sûre.
icecool-hint-room = Vers { $room }, dont votre tour a besoin : { $chance } fois sur 100 avec une main sûre.
icecool-hint-lap = Retour au départ, et le tour est bouclé : { $chance } fois sur 100 avec une main sûre.
icecool-hint-drill = Voilà le coup à travailler : { $chance } fois sur 100 avec une main sûre.
icecool-hint-way = Vers { $room }, d’où la suite est facile : { $chance } fois sur 100 avec une main sûre.
icecool-hint-place = Rien à gagner encore, mais une bonne place pour le prochain coup.
