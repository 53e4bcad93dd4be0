### Ce dont seul le terminal a besoin : les mots que l'on tape, et les phrases dites à quelqu'un plutôt que sur lui.

## Commandes. Les mots de toutes les langues sont compris ; dans chaque langue, le premier est celui que l'on montre.

typed-command-help = aide
typed-command-board = plateau
typed-command-all = tous tout
typed-command-hand = main cartes
typed-command-why = pourquoi
typed-command-rules = règles règle
typed-command-undo = annuler reprendre
typed-command-save = sauver sauvegarder enregistrer
typed-command-lang = langue
typed-command-quit = quitter
typed-command-seat = siège
typed-command-agree = accord
typed-command-take = prendre
typed-command-start = commencer
typed-command-skip = passer
typed-command-bot = robot
typed-command-return = rendre
typed-command-hello = bonjour
typed-command-wow = ouah
typed-command-nice = bravo
typed-command-oops = oups
typed-command-thanks = merci
typed-command-sorry = pardon désolé désolée
typed-command-hurry = vite
typed-command-bye = salut

## Les mots des coups

typed-icecool-flick = pichenette
typed-icecool-at = vers
typed-icecool-power = force puissance
typed-icecool-side = côté
typed-icecool-height = hauteur
typed-icecool-place = poser placer
typed-icecool-line = ligne
typed-icecool-room = salle
typed-icecool-skate = patins patin patiner
typed-icecool-end = fin finir
typed-icecool-task = défi
typed-icecool-jump = saut sauter
typed-icecool-doors = portes
typed-icecool-bounce = rebond rebondir
typed-icecool-fish = poisson
typed-icecool-honeycomb = miel rayon
typed-icecool-corner = coin
typed-icecool-pawclaw = pawclaw ours
typed-icecool-swap = échanger échange
typed-icecool-blank = vierge
typed-icecool-again = rejouer encore
typed-icecool-emperor = empereur
typed-icecool-hang = accrocher accroche
typed-icecool-block = bloquer bloque
typed-icecool-move = déplacer déplace
typed-icecool-lift = enlever enlève ôter
typed-icecool-pick = choisir
typed-icecool-sundial = cadran
typed-icecool-trap = piège
typed-icecool-teleport = téléporteur
typed-icecool-platform = plateforme
typed-icecool-back = retour
typed-icecool-keep = garder
typed-icecool-leave = laisser
typed-icecool-north = nord
typed-icecool-east = est
typed-icecool-south = sud
typed-icecool-west = ouest
typed-icecool-w = o
typed-icecool-nw = no
typed-icecool-sw = so

typed-icetoids-home = départ
typed-icetoids-enter = entrer
typed-icetoids-top = haut
typed-icetoids-upright = debout
typed-icetoids-north = nord
typed-icetoids-east = est
typed-icetoids-south = sud
typed-icetoids-west = ouest
typed-icetoids-w = o
typed-icetoids-xred = xrouge
typed-icetoids-xyellow = xjaune
typed-icetoids-xblue = xbleu xbleue
typed-icetoids-xgreen = xvert xverte

## Comment les coups se tapent. Dans le navigateur, ce sont les mots anglais, comme dans « icecool-notation ».

terminal-icetoids-notation =
    Les coups sont courts. Une case est une lettre et un chiffre : b2.
      départ b1     prendre b1 comme case de départ (dans un coin : départ a1 sud)
      entrer        faire entrer une pyramide sur votre case de départ
      b2-b3         déplacer votre pyramide de b2 à b3
      b2-b3xB       de même, en poussant une bleue (R, Y, B ou G, ou : b2-b3xbleue)
      entrer xB     entrer en poussant une bleue
      b2:e          pointer votre pyramide de b2 vers l’est (n, e, s, o)
      haut n        poser la nouvelle tuile, le haut vers le nord
    Deux pyramides différentes sur une case ? Dites laquelle :
    b2u est celle qui est debout, b2n celle qui pointe vers le nord.
    Les mots anglais (home, enter, top, west) sont compris aussi.
terminal-icecool-moves =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3,
    les salles et les joueurs ont des numéros.
      pichenette 35 force 60        à 35 degrés, à 60 % de la force (0 est l’est,
                                    90 le nord ; ou : pichenette nord)
      pichenette vers 1-3 force 60  viser une porte, ou un joueur par son numéro
      … côté -20                    frapper le dos à gauche (-100) ou à droite
                                    (100) : le manchot tourne de ce côté
      … hauteur 80                  frapper du milieu du dos (0) au sommet de la
                                    tête (100) : tout en haut, il saute
      poser 300,495                 poser le Surveillant : en millimètres, depuis
                                    la gauche et depuis le bas
      ligne                         aller sur la ligne avant de jouer (ou : ligne 3)
      salle 3                       descendre d’un mur dans la salle 3
      patins                        retourner deux 1 pour jouer encore un tour
      fin                           finir votre tour
    Sans force, c’est la moitié de la force ; sans côté ni hauteur, le milieu.
    Les mots anglais (flick, at, power, side, height, …) sont compris aussi.
terminal-icecool-notation =
    { terminal-icecool-moves }
    { terminal-icecool-promos-moves }
terminal-icecool2-notation =
    { terminal-icecool-moves }
    Seulement dans ICECOOL2 :
      défi saut                     annoncer un défi : saut, portes (deux portes)
                                    ou rebond
      patins saut rebond            patiner, en disant quels 1 vous retournez
      poisson 2 1-3 2-4             retourner deux 2 et déplacer un poisson du
                                    joueur 2 de la porte 1-3 à la porte 2-4
    { terminal-icecool-promos-moves }
terminal-icecool-promos-moves =
    Avec des pièces en plus sur la table :
    { terminal-pawclaw-moves }
    { terminal-emperor-moves }
    { terminal-emerald-moves }
    { terminal-blocked-door-moves }
    { terminal-artifacts-moves }
terminal-pawclaw-moves =
    {"  "}miel coin-5b                  donner un rayon de miel et lancer Pawclaw ;
                                    après, le miel est dans le coin 5b
terminal-artifacts-moves =
    {"  "}choisir piège                 choisir un artefact : cadran, piège,
                                    téléporteur ou plateforme
      piège 300,300                 poser là le Piège (ou : téléporteur 300,480)
      pichenette 35, ou laisser     le manchot pris au Piège : pichenette, ou rien
      retour, ou garder             tourner le Cadran solaire, ou le garder
      téléporteur                   se mettre sur son Téléporteur
      plateforme 1-3-5              monter sur la Plateforme où se touchent les
                                    salles 1, 3 et 5
terminal-emperor-moves =
    {"  "}échanger 2                    dépenser un flocon : votre 2 va sous la pioche,
                                    et vous prenez une nouvelle carte
      rejouer                       dépenser deux flocons et rejouer
terminal-emerald-moves =
    {"  "}accrocher 1-4                 accrocher le poisson d’émeraude à la porte 1-4
terminal-blocked-door-moves =
    {"  "}bloquer 1-4                   bloquer la porte 1-4, avant une manche
      déplacer 2-3                  mettre à la porte 2-3 le bloc heurté
      enlever                       ou l’enlever
terminal-icecool-both-notation =
    { terminal-icecool-moves }
    Avec les deux boîtes :
      défi saut                     annoncer un défi : saut, portes (deux portes)
                                    ou rebond
      patins 1 rebond               patiner, en disant quels 1 vous retournez :
                                    1, c’est un 1 sans défi
      poisson 2 1-3 2-4             retourner deux 2 et déplacer un poisson du
                                    joueur 2 de la porte 1-3 à la porte 2-4
    { terminal-icecool-promos-moves }
terminal-icecool-race-notation =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3,
    les salles et les manchots ont des numéros.
      pichenette 35 force 60        à 35 degrés, à 60 % de la force (0 est l’est,
                                    90 le nord ; ou : pichenette nord)
      pichenette vers 1-3 force 60  viser une porte, ou un manchot par son numéro
      … côté -20                    frapper le dos à gauche (-100) ou à droite
                                    (100) : le manchot tourne de ce côté
      … hauteur 80                  frapper du milieu du dos (0) au sommet de la
                                    tête (100) : tout en haut, il saute
      ligne                         aller sur la ligne avant de jouer (ou : ligne 3)
      salle 3                       descendre d’un mur dans la salle 3
    Sans force, c’est la moitié de la force ; sans côté ni hauteur, le milieu.
    Les mots anglais (flick, at, power, side, height, …) sont compris aussi.
    { terminal-icecool-promos-moves }
terminal-icecool-practice-notation =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3.
      pichenette 35 force 60        à 35 degrés, à 60 % de la force (0 est l’est,
                                    90 le nord ; ou : pichenette nord)
      pichenette vers 1-3 force 60  viser une porte
      … côté -20                    frapper le dos à gauche (-100) ou à droite
                                    (100) : le manchot tourne de ce côté
      … hauteur 80                  frapper du milieu du dos (0) au sommet de la
                                    tête (100) : tout en haut, il saute
      poser 300,495                 poser le manchot ailleurs : en millimètres,
                                    depuis la gauche et depuis le bas
      ligne                         aller sur la ligne avant de jouer (ou : ligne 3)
      salle 3                       descendre d’un mur dans la salle 3
    Sans force, c’est la moitié de la force ; sans côté ni hauteur, le milieu.
    Dans un exercice, il n’y a que des pichenettes.
    Les mots anglais (flick, at, power, side, height, …) sont compris aussi.

## L’arène

arena-column-bot = robot
arena-column-against = contre
arena-column-games = parties
arena-column-tables = tables
arena-column-won = gagné
arena-column-lost = perdu
arena-column-drawn = nul
arena-column-share = part
arena-column-range = 95 %
arena-column-even = égal
arena-column-points = points
arena-column-plies = coups
arena-column-rating = force
arena-column-seats = places
arena-column-moves = décisions
arena-column-mean = moyenne ms
arena-column-often = p95 ms
arena-column-longest = max ms
arena-range = { $low } à { $high }
arena-faults =
    { $count ->
        [one] Un tour a été perdu par un robot en défaut :
       *[other] { $count } tours ont été perdus par un robot en défaut, le premier :
    }

## Tableaux et avancement d’autres commandes

admin-column-what = quoi
admin-column-count = nombre
admin-matches = parties
admin-entries = entrées
admin-flicks = pichenettes avec images
admin-dropped = pichenettes sans images, pour gagner de la place
admin-more-faults = et { $count } de plus
admin-column-tables = tables
admin-column-size = Mo environ
admin-waiting = que personne n’a jamais commencées
admin-abandoned = que des personnes ont quittées avant la fin
admin-bots = de robots seuls
admin-finished = que des personnes ont finies
admin-frames = finies, qui perdent les images des pichenettes
admin-prune-nothing = Rien n’a été changé. Avec --yes, tout cela s’en va.
admin-pruning = on fait de la place
admin-pruned = C’est fait. Le fichier faisait { $before } Mo, il en fait { $after }.
bench-column-what = quoi
bench-column-value = valeur
bench-rounds = séries
bench-server-full = autant de coups que possible
bench-server-paced = { $pace } coups par seconde, série { $round } sur { $of }
bench-server-idle = { $count } prises sans activité
physics-pictures = images
physics-flicks = pichenettes au hasard

## On parle à une personne sans nom. « seat-is-you- » : cette variable du message est cette personne ; « -with-you- » :
## cette personne et d'autres.

seat-you = vous

name-is-you-cli-seat-line = { $number }. Vous : { $who }
name-is-you-cli-prompt = Votre coup :
name-is-you-cli-hand-show = Voici vos cartes. Les autres détournent les yeux, puis appuyez sur Entrée.
name-is-you-cli-replay-move = Vous : { $move }
name-is-you-net-back-asked = Vous voudriez reprendre un coup.

name-is-you-icetoids-board-turn-choosing = Vous ({ $colour }) choisissez une case de départ.
name-is-you-icetoids-board-turn-playing = À vous ({ $colour }) de jouer.
name-is-you-icetoids-board-turn-orienting = Vous ({ $colour }) posez la nouvelle tuile en { $cell }.

seat-is-you-icetoids-began = Les tuiles sont mélangées, face cachée. Vous commencez.
seat-is-you-icetoids-home-chosen = Vous prenez { $cell } comme case de départ ; vos pyramides entreront par { $side }.
seat-is-you-icetoids-entered = Vous faites entrer une pyramide en { $cell }.
seat-is-you-icetoids-moved =
    { $by ->
        [arrow] Vous suivez une flèche de { $frm } à { $to }.
       *[pointing] Vous déplacez une pyramide de { $frm } à { $to }.
    }
seat-is-you-icetoids-pointed = Vous pointez la pyramide en { $cell } vers { $way }.
seat-is-you-icetoids-pushed =
    { $own ->
        [yes] Vous poussez une de vos propres pyramides de { $frm } à { $to }.
       *[no] Vous poussez une pyramide de { $frm } à { $to } : elle est à { $owner }.
    }
owner-is-you-icetoids-pushed = { $seat } pousse une de vos pyramides de { $frm } à { $to }.
seat-is-you-icetoids-pushed-off =
    { $own ->
        [yes] Vous poussez une de vos propres pyramides hors du plateau en { $frm }. Elle attend de nouveau à l’entrée.
       *[no] Vous poussez une pyramide hors du plateau en { $frm } : elle est à { $owner } et attend de nouveau à l’entrée.
    }
owner-is-you-icetoids-pushed-off = { $seat } pousse une de vos pyramides hors du plateau en { $frm }. Elle attend de nouveau à l’entrée.
seat-is-you-icetoids-tile-turned = La tuile en { $cell } se retourne : { icetoids-tile-look }. Vous choisissez son sens.
seat-is-you-icetoids-tile-oriented =
    { $arrows_count ->
        [0] Vous posez la tuile en { $cell }.
        [one] Vous posez la tuile en { $cell } : sa flèche mène vers { $arrows }.
       *[other] Vous posez la tuile en { $cell } : ses flèches mènent vers { $arrows }.
    }
seat-is-you-icetoids-lapsed = Vous n’avez pas décidé. La partie continue.
seat-is-you-icetoids-won = Vous gagnez : trois pyramides sur trois symboles !
winners-is-you-icetoids-over-won = Vous gagnez ! Trois pyramides occupent trois symboles.

name-is-you-icecool-board-asked =
    { $about ->
        [emerald_fish] Vous jouez le Surveillant : accrochez le poisson d’émeraude à une porte.
        [blocked_door]
            { $stage ->
                [round] Bloquez une porte pour cette manche.
               *[other] Vous avez heurté le bloc : mettez-le à une autre porte, ou enlevez-le.
            }
        [catcher_placement] Vous jouez le Surveillant : posez votre manchot dans la Cuisine, à l’intérieur de la ligne.
        [artifacts] Choisissez un artefact : chacun en a un pour cette manche.
        [sundial] Tournez le Cadran solaire, ou laissez compter votre pichenette.
        [teleport] Choisissez une place pour votre Téléporteur : vous pourrez vous y mettre plus tard.
        [trap]
            { $stage ->
                [round] Choisissez une place pour votre Piège : sur le sol, là où quelqu’un glissera.
               *[other] Clac ! Une pichenette au manchot pris, dans n’importe quelle direction, ou rien.
            }
       *[other] Tout en haut d’un mur : choisissez de quel côté descendre.
    }
name-is-you-icecool-board-before =
    { $rule ->
        [CARD-1] Patins à glace ! Vous rejouez.
        [TWO-1] Attrapé une fois ! Vous repartez du cercle rouge.
        [WAL-1] Un morse est tombé ! Vous rejouez.
        [EMP-1] Deux flocons ! Vous rejouez.
       *[other] C’est à vous de jouer.
    }
name-is-you-icecool-board-pawclaw = Pawclaw a eu son miel : lancez-le.
name-is-you-icecool-board-repeat = Toujours sur le cercle rouge : recommencez (reprise { $times }).
name-is-you-icecool-board-shot = Vous avez joué : les manchots glissent !
name-is-you-icecool-board-window = Vous avez joué, et pouvez encore utiliser des cartes ou finir votre tour.
name-is-you-icecool-board-task = Vous avez annoncé : { $task }.
winners-with-you-icecool-board-over = La partie est finie : { $winners } partagez la victoire !
winners-is-you-icecool-board-over = La partie est finie : vous gagnez !
winners-is-you-icecool-board-practice-over = L’entraînement est fini. Bravo !

seat-is-you-icecool-began = L’école est prête ! Vous jouez le Surveillant en premier.
seat-is-you-icecool-practice-began =
    { $drill ->
        [lap] L’école est à vous. Un tour complet : Cuisine, Gymnase, Laboratoire, et retour en Salle de classe !
        [straight] L’école est à vous. Cinq fois tout droit par la porte : frappez le milieu du dos.
        [curve] L’école est à vous. Cinq fois autour du garde et par la porte : frappez un côté.
        [jump] L’école est à vous. Cinq fois par-dessus le mur : frappez le sommet de la tête.
       *[free] L’école est à vous. Partez d’où vous voulez, jouez comme vous voulez !
    }
catchers-is-you-icecool-round-began = La manche { $round } commence. Vous jouez le Surveillant.
catchers-with-you-icecool-round-began = La manche { $round } commence. Les Surveillants : { $catchers }.
seats-with-you-icecool-tokens-hung = { $seats } accrochez vos poissons aux portes { $doors }.
seats-is-you-icecool-tokens-hung = Vous accrochez un poisson à chacune des portes { $doors }.
seat-is-you-icecool-asked =
    { $about ->
        [catcher_placement] Vous choisissez une place dans la Cuisine, à l’intérieur de la ligne.
        [emerald_fish] Vous choisissez une porte pour le poisson d’émeraude.
        [blocked_door]
            { $rule ->
                [BLOCK-1] Vous choisissez une porte à bloquer.
               *[BLOCK-2] Vous avez heurté le bloc et dites où il va.
            }
        [returns] Tout en haut d’un mur : { $subject }. Vous choisissez de quel côté descendre.
        [artifacts] Vous choisissez un artefact.
        [sundial] Vous pouvez remonter le temps, ou laisser compter la pichenette.
        [teleport] Vous choisissez une place pour le Téléporteur.
        [trap]
            { $subject ->
                [trap] Vous choisissez une place pour le Piège.
               *[other] Pris au Piège : { $subject }. Vous pouvez donner une pichenette.
            }
       *[other] Vous devez choisir quelque chose.
    }
seat-is-you-icecool-catcher-placed = Vous attendez dans la Cuisine, en { $x },{ $y }.{ icecool-nearest }
seat-is-you-icecool-put-on-circle =
    { $rule ->
        [TWO-1]
            { $moved ->
                [yes] Retour en Salle de classe ! Vous vous placez à côté du cercle rouge, car quelqu’un d’autre l’occupe.
               *[no] Retour en Salle de classe ! Vous vous placez de nouveau sur le cercle rouge.
            }
       *[TURN-2]
            { $moved ->
                [yes] Vous vous placez à côté du cercle rouge, car quelqu’un d’autre l’occupe.
               *[no] Vous vous placez sur le cercle rouge.
            }
    }
seat-is-you-icecool-placed-on-line =
    { $rule ->
        [TURN-5] Hors de la porte : vous allez sur la ligne dans { $room }.{ icecool-nearest }
       *[TURN-4] Vous allez sur la ligne dans { $room }.{ icecool-nearest }
    }
placed-is-you-icecool-placed-freely = Vous voilà sur la glace, en { $x },{ $y }.{ icecool-nearest }
placed-is-you-icecool-returned =
    { $rule ->
        [TURN-7] Oups : vous avez glissé hors de l’école et retournez au point de départ.{ icecool-nearest }
        [TURN-8] Hors de l’école, mais pas pour longtemps : vous reprenez votre place.{ icecool-nearest }
       *[TURN-11] On ne reste pas perché : vous redescendez sur le sol.{ icecool-nearest }
    }
seat-is-you-icecool-turn-began =
    { $why ->
        [order] { seat-is-you-icecool-turn-in-order }
        [skates] Vous patinez et rejouez.
        [caught] Vous jouez tout de suite, depuis le cercle rouge.
        [walrus] Vous rejouez, grâce au morse.
        [snowflakes] Vous rejouez, grâce à deux flocons.
        [practice] Vous pouvez y aller.
       *[other] Vous jouez un tour de plus.
    }
seat-is-you-icecool-turn-in-order =
    { $which ->
        [first] À vous de jouer, avec votre premier manchot.
        [second] À vous de jouer, avec votre deuxième manchot.
       *[only] À vous de jouer.
    }
seat-is-you-icecool-turn-granted =
    { $why ->
        [skates] Patins à glace : un tour de plus pour vous.
        [caught] Une première prise : vous jouez ensuite.
        [walrus] Un morse par terre : un tour de plus pour vous.
        [snowflakes] Deux flocons : un tour de plus pour vous.
       *[other] Un tour de plus pour vous.
    }
seat-is-you-icecool-task-announced = Vous annoncez un défi : { $task }.
seat-is-you-icecool-flicked =
    { $trembled ->
        [yes] Vous vouliez { $wanted }. Le doigt a tremblé : { $flick }.
       *[no] Pichenette ! Vous jouez { $flick }.
    }
bodies-is-you-icecool-came-to-rest = Tout est calme de nouveau. Vous avez bougé.{ icecool-apart }
seat-is-you-icecool-flick-failed = Cette pichenette était trop compliquée à calculer : rien n’a bougé, mais elle compte pour vous.
seat-is-you-icecool-token-taken =
    { $rule ->
        [DOOR-6] Une poussée par la porte { $door } : un poisson pour vous !
       *[DOOR-1] Porte { $door } franchie : vous prenez un poisson !
    }
seat-is-you-icecool-token-left =
    { $rule ->
        [DOOR-3] La porte { $door }, aller et retour : votre poisson y reste.
        [DOOR-4] Vous étiez dans la porte { $door } dès le départ : votre poisson y reste.
       *[DOOR-5] Par-dessus la porte { $door }, pas à travers : votre poisson y reste.
    }
seat-is-you-icecool-id-taken =
    { $rule ->
        [CATCH-2] Vous vous cognez contre { $by } et donnez votre carte d’identité.
        [MANY-2] Pendant le tour de l’autre Surveillant, vous touchez { $by } : { $by } prend votre carte d’identité.
        [CATCH-3] Une poussée, et vous voilà contre { $by } : { $by } prend votre carte d’identité.
       *[CATCH-1] { $by } vous attrape et prend votre carte d’identité.
    }
by-is-you-icecool-id-taken =
    { $rule ->
        [CATCH-2] { $seat } se cogne contre vous et vous donne sa carte d’identité.
        [MANY-2] Pendant le tour de l’autre Surveillant, vous touchez { $seat } : vous prenez sa carte d’identité.
        [CATCH-3] Une poussée, et voilà { $seat } contre vous : vous prenez sa carte d’identité.
       *[CATCH-1] Vous attrapez { $seat } et prenez sa carte d’identité.
    }
name-is-you-penguin-first = votre premier manchot
name-is-you-penguin-second = votre deuxième manchot
seats-is-you-icecool-team-formed = Équipe { $team } : les deux manchots sont à vous, { $colours }.
seats-with-you-icecool-team-formed = Équipe { $team } : { $seats }, avec { $colours }.
seat-is-you-icecool-team-token-taken =
    { $rule ->
        [DOOR-6] Une poussée par la porte { $door } : vous gagnez un poisson pour l’équipe { $team } ! { icecool-fish-to-fetch }
       *[DOOR-1] Porte { $door } franchie : vous prenez un poisson pour l’équipe { $team } ! { icecool-fish-to-fetch }
    }
seats-is-you-icecool-team-finished = L’équipe { $team } est rentrée ! Vous avez tous vos poissons, et vos deux manchots sont dans la Cuisine.
seats-with-you-icecool-team-finished = L’équipe { $team } est rentrée : { $seats } ! Tous les poissons sont là, et les deux manchots sont dans la Cuisine.
winners-with-you-icecool-over-race = { $winners } gagnez la course ! Hourra !
winners-is-you-icecool-over-race = Vous gagnez la course ! Hourra !
winners-with-you-icecool-over-race-cap = Personne n’est rentré, mais vous avez le plus de poissons : { $winners } !
winners-is-you-icecool-over-race-cap = Personne n’est rentré, mais vous avez le plus de poissons !
seat-is-you-icecool-caught-again = { $by } vous attrape pour la deuxième fois !
by-is-you-icecool-caught-again = Vous attrapez { $seat } pour la deuxième fois !
seat-is-you-icecool-card-drawn =
    { $card ->
        [hidden] { seat-is-you-icecool-drawn-for }.
       *[other] { seat-is-you-icecool-drawn-for } : { $card }.
    }
seat-is-you-icecool-drawn-for =
    { $rule ->
        [DOOR-1] Pour le poisson, vous prenez une carte
        [DOOR-6] Pour la poussée par la porte, vous prenez une carte
        [CARD-3] Pour le défi, vous prenez une carte
        [CARD-7] La pioche est vide, alors vous recevez une carte de secours
        [ROUND-2] Pour une carte d’identité, vous prenez une carte Poisson
        [EMP-1] Pour le flocon, vous prenez une carte
       *[other] Vous prenez une carte
    }
seat-is-you-icecool-cards-turned =
    { $rule ->
        [CARD-1] Vous chaussez vos Patins à glace. Face visible : { $cards }.
        [CARD-3] Vous retournez la carte du défi. Face visible : { $cards }.
        [CARD-5] Vous voulez déplacer un poisson. Face visible : { $cards }.
       *[other] Vous retournez des cartes. Face visible : { $cards }.
    }
seat-is-you-icecool-task-done = Bravo ! Défi réussi : { $task }.
seat-is-you-icecool-task-failed = Pas cette fois : { $task }. Cela ne coûte rien.
seat-is-you-icecool-fish-moved =
    { $own ->
        [yes] Vous déplacez un de vos propres poissons de la porte { $frm } à la porte { $to }.
       *[no] Vous déplacez un poisson de la porte { $frm } à la porte { $to } : il est à { $owner }.
    }
owner-is-you-icecool-fish-moved = { $seat } déplace un de vos poissons de la porte { $frm } à la porte { $to }.
seat-is-you-icecool-flick-repeated = Vous êtes sur le cercle rouge et recommencez (reprise { $times }).
seat-is-you-icecool-circle-left = Vous en avez fini avec le cercle rouge.
seat-is-you-icecool-lapsed = Vous n’avez pas décidé. La partie continue.
seat-is-you-icecool-walrus-fell =
    { $own ->
        [no] Une pichenette de quelqu’un d’autre pendant votre tour, et voilà par terre : { $walrus } !
       *[yes] Vous renversez { $walrus } !
    }
seat-is-you-icecool-honeycomb-taken = Vous prenez le rayon de miel posé dans { $spot }. Miam !
seat-is-you-icecool-honeycomb-spent = Vous donnez un rayon de miel à { $body } et pouvez le lancer. Le miel ira dans { $corner }.
seat-is-you-icecool-snowflake-gained = Vous touchez l’Empereur et recevez un flocon !
seat-is-you-icecool-snowflakes-spent =
    { $count ->
        [one] Vous dépensez un flocon.
       *[other] Vous dépensez { $count } flocons.
    }
seat-is-you-icecool-card-tucked =
    { $card ->
        [hidden] Vous glissez une carte sous la pioche.
       *[other] Vous glissez une carte sous la pioche : { $card }.
    }
seat-is-you-icecool-snowflakes-counted =
    { $count ->
        [one] Il vous reste { $count } flocon : { $count } point de plus.
       *[other] Il vous reste { $count } flocons : { $count } points de plus.
    }
seat-is-you-icecool-emerald-hung = Vous accrochez le poisson d’émeraude à la porte { $door }.
seat-is-you-icecool-emerald-taken = Porte { $door } franchie : vous prenez le poisson d’émeraude !
seat-is-you-icecool-emerald-left =
    { $rule ->
        [DOOR-3] La porte { $door }, aller et retour : vous y laissez le poisson d’émeraude.
        [DOOR-4] Vous étiez dans la porte { $door } dès le départ : le poisson d’émeraude y reste.
       *[DOOR-5] Par-dessus la porte { $door }, pas à travers : vous y laissez le poisson d’émeraude.
    }
seat-is-you-icecool-emerald-passed = Vous touchez { $frm } : le poisson d’émeraude est à vous !
frm-is-you-icecool-emerald-passed = { $seat } vous touche : le poisson d’émeraude passe à { $seat } !
seat-is-you-icecool-emerald-won = Vous avez le poisson d’émeraude et recevez une carte Émeraude, qui vaut 3 points !
seat-is-you-icecool-portal-passed = Zou ! Vous entrez dans { $frm } et ressortez par { $to }.{ icecool-nearest }
seat-is-you-icecool-door-blocked = Vous bloquez la porte { $door } : personne n’y passe.
seat-is-you-icecool-block-bumped = Boum ! Vous heurtez le bloc de la porte { $door }.
seat-is-you-icecool-block-moved = Vous mettez le bloc de la porte { $frm } à la porte { $door }.
seat-is-you-icecool-block-lifted = Vous enlevez le bloc : la porte { $door } est de nouveau ouverte.
seat-is-you-icecool-room-reached = Vous arrivez dans { $room }.
seat-is-you-icecool-lap-done =
    { $flicks ->
        [one] Le tour de l’école en { $flicks } pichenette : c’est de la magie !
       *[other] Le tour de l’école : vous l’avez fait en { $flicks } pichenettes !
    }
seat-is-you-icecool-drill-tried =
    { $done ->
        [yes] Bravo ! Cela fait { $successes } sur { $tries }.
       *[no] Presque. Cela fait { $successes } sur { $tries }.
    }
seat-is-you-icecool-card-counted =
    { $total ->
        [one] Vous montrez une carte : { $card }. Cela fait { $total } point.
       *[other] Vous montrez une carte : { $card }. Cela fait { $total } points.
    }
winners-with-you-icecool-over-won = { $winners } partagez la victoire ! Hourra !
winners-is-you-icecool-over-won = Vous gagnez ! Hourra !
winners-is-you-icecool-over-lap = Le tour de l’école est bouclé. Bien joué !
winners-is-you-icecool-over-drill = L’exercice est fini. Bel entraînement !
winners-is-you-icecool-over-cap = Cela suffit pour l’instant. Même les manchots se reposent.

seat-is-you-icecool-artifact-picked =
    { $left ->
        [yes] Vous recevez ce qui reste : { $artifact }.
       *[no] Vous choisissez { $artifact }.
    }
seat-is-you-icecool-sundial-used = Vous tournez le Cadran solaire : tout est comme avant votre pichenette !
seat-is-you-icecool-sundial-kept = Vous laissez compter la pichenette et gardez le Cadran solaire.
seat-is-you-icecool-trap-laid = Vous posez le Piège sur le sol, en { $x },{ $y }.
seat-is-you-icecool-trap-sprung = Clac ! { $body } a glissé sur votre Piège.
body-is-you-icecool-trap-sprung = Clac ! Vous avez glissé sur un Piège : { $seat } l’avait posé.
seat-is-you-icecool-trap-left =
    { $rule ->
        [TWO-1] Première prise ! { $body } doit aller au cercle rouge : pas de pichenette pour vous.
       *[ART-3] Vous laissez { $body } en paix.
    }
body-is-you-icecool-trap-left =
    { $rule ->
        [TWO-1] Première prise ! Vous devez aller au cercle rouge : pas de pichenette pour { $seat }.
       *[ART-3] { $seat } vous laisse en paix.
    }
seat-is-you-icecool-teleport-laid = Vous posez le Téléporteur sur le sol, en { $x },{ $y }.
seat-is-you-icecool-teleport-used = Zou ! Vous voilà sur le Téléporteur, en { $x },{ $y }.
seat-is-you-icecool-teleport-gone = Vous avez quitté le Téléporteur, qui disparaît.
seat-is-you-icecool-platform-used = Et hop ! Vous montez sur la Plateforme, là où se touchent les salles { $junction }.
seat-is-you-icecool-platform-gone = Fini de percher : on retire votre Plateforme.
