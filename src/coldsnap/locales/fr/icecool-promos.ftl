# Ce que seules les promos disent : leurs évènements, questions, refus et options. Un bloc pour chacune.

# Comment s'écrivent les coups des promos ; chacune a ses lignes.
icecool-promos-notation =
    Avec des pièces en plus sur la table :
    { emerald-notation }
    { pawclaw-notation }
    { emperor-notation }
    { blocked-door-notation }
    { artifacts-notation }

## Pawclaw

pawclaw-name = Pawclaw
honeycomb-name = le coin { $id }
corner-name = le coin { $id }

pawclaw-notation =
    {"  "}honeycomb corner-5b      donner un rayon de miel et lancer Pawclaw ; après,
                               le miel est dans le coin 5b

icecool-honeycombs-laid-out = Pawclaw attend sur son point, et le miel est loin : { $spots }.
icecool-honeycomb-taken = { $seat } prend le rayon de miel posé dans { $spot }. Miam !
icecool-honeycomb-spent = { $seat } donne un rayon de miel à { $body } et peut le lancer. Le miel ira dans { $corner }.
icecool-honeycomb-laid = Un rayon de miel est de nouveau dans { $spot }.

icecool-board-pawclaw = Pawclaw a eu son miel : { $name } peut le lancer.
icecool-board-honeycombs =
    { $count ->
        [one] 1 rayon de miel
       *[other] { $count } rayons de miel
    }

refused-icecool-no-honeycomb = Pawclaw veut d’abord du miel. Touchez un rayon de miel avec votre manchot.
refused-icecool-circle-start = Votre manchot part du cercle rouge : faites-le d’abord sortir de là.
refused-icecool-task-own-penguin = Un défi se fait avec votre propre manchot, pas avec Pawclaw. C’est l’un ou l’autre.
refused-icecool-no-such-corner = Il n’y a pas de coin { $corner } dans cette école.
refused-icecool-corner-not-next = Le miel va dans un coin d’une salle voisine de Pawclaw, et { $corner } n’en est pas un.
refused-icecool-corner-taken = Il y a déjà quelque chose dans { $corner }. Choisissez un coin libre.

icecool-option-pawclaw = Pawclaw l’ours, et du miel
icecool-option-pawclaw-no = non
icecool-option-pawclaw-yes = oui

## L'Empereur

emperor-name = l’Empereur

emperor-notation =
    {"  "}swap 2                   dépenser un flocon : votre 2 va sous la pioche, et
                               vous prenez une nouvelle carte
      again                    dépenser deux flocons et rejouer

icecool-snowflake-gained = { $seat } touche l’Empereur et reçoit un flocon !
icecool-snowflakes-spent =
    { $count ->
        [one] { $seat } dépense un flocon.
       *[other] { $seat } dépense { $count } flocons.
    }
icecool-card-tucked =
    { $card ->
        [hidden] { $seat } glisse une carte sous la pioche.
       *[other] { $seat } glisse une carte sous la pioche : { $card }.
    }
icecool-snowflakes-counted =
    { $count ->
        [one] Il reste { $count } flocon à { $seat } : { $count } point de plus.
       *[other] Il reste { $count } flocons à { $seat } : { $count } points de plus.
    }

icecool-board-snowflakes =
    { $count ->
        [one] { $count } flocon
       *[other] { $count } flocons
    }

refused-icecool-too-few-snowflakes =
    { $count ->
        [one] Cela coûte un flocon. Touchez l’Empereur pour en avoir un.
       *[other] Cela coûte { $count } flocons, et vous en avez { $held }. Touchez l’Empereur pour en avoir d’autres.
    }
refused-icecool-pile-empty = La pioche est vide : il n’y a pas de nouvelle carte à prendre.

icecool-option-emperor = L’Empereur, et des flocons
icecool-option-emperor-no = non
icecool-option-emperor-yes = oui

## Le poisson d'émeraude

card-emerald = émeraude (3 points)

emerald-notation =
    {"  "}hang 1-4                 accrocher le poisson d’émeraude à la porte 1-4

icecool-emerald-hung = { $seat } accroche le poisson d’émeraude à la porte { $door }.
icecool-emerald-taken = Porte { $door } franchie : { $seat } prend le poisson d’émeraude !
icecool-emerald-left =
    { $rule ->
        [DOOR-3] La porte { $door }, aller et retour : le poisson d’émeraude y reste, { $seat }.
        [DOOR-4] { $seat } était dans la porte { $door } dès le départ : le poisson d’émeraude y reste.
       *[DOOR-5] Par-dessus la porte { $door }, pas à travers : le poisson d’émeraude y reste, { $seat }.
    }
icecool-emerald-passed = { $frm } et { $seat } se touchent : le poisson d’émeraude passe à { $seat } !
icecool-emerald-won = { $seat } a le poisson d’émeraude et reçoit une carte Émeraude, qui vaut 3 points !

icecool-board-emerald = le poisson d’émeraude
icecool-board-emerald-hung = Le poisson d’émeraude est accroché à la porte { $door }.

icecool-option-emerald = Le poisson d’émeraude, que l’on se prend
icecool-option-emerald-no = non
icecool-option-emerald-yes = oui

## Les portails

portal-name = le portail { $id }

icecool-portal-passed = Zou ! { $seat } entre dans { $frm } et ressort par { $to }.{ icecool-nearest }

icecool-option-portals = Deux portails qui mènent l’un à l’autre
icecool-option-portals-no = non
icecool-option-portals-yes = oui

## La porte bloquée

blocked-door-notation =
    {"  "}block 1-4                bloquer la porte 1-4, avant le début d’une manche
      move 2-3                 mettre à la porte 2-3 le bloc heurté
      lift                     ou l’enlever

icecool-door-blocked = { $seat } bloque la porte { $door } : personne n’y passe.
icecool-block-bumped = Boum ! { $seat } heurte le bloc de la porte { $door }.
icecool-block-moved = { $seat } met le bloc de la porte { $frm } à la porte { $door }.
icecool-block-lifted = { $seat } enlève le bloc : la porte { $door } est de nouveau ouverte.

icecool-board-blocked = La porte { $door } est bloquée.

refused-icecool-door-shut = La porte { $door } est déjà bloquée. Choisissez-en une autre.
refused-icecool-door-not-empty = Il y a quelqu’un dans la porte { $door }. Choisissez une porte libre.

icecool-option-blocked-door = Une porte bloquée
icecool-option-blocked-door-no = non
icecool-option-blocked-door-yes = oui

## Raisons d’un coup montré

icecool-hint-emerald = Le poisson d’émeraude de la porte { $door } est à vous : { $chance } fois sur 100 avec une main sûre.
icecool-hint-emerald-passed = Un contact, et { $seat } vous cède le poisson d’émeraude : { $chance } fois sur 100 avec une main sûre.
icecool-hint-trap = Ce coup envoie quelqu’un sur votre Piège : { $chance } fois sur 100 avec une main sûre.
icecool-hint-walrus = Un morse tombe, et vous rejouez : { $chance } fois sur 100 avec une main sûre.
icecool-hint-snowflake = L’Empereur est touché, et vous avez un flocon : { $chance } fois sur 100 avec une main sûre.
icecool-hint-honeycomb = Ce coup rapporte un rayon de miel : { $chance } fois sur 100 avec une main sûre.
icecool-hint-block = Un choc contre la porte fermée { $door }, et c’est vous qui la déplacez : { $chance } fois sur 100 avec une main sûre.
icecool-hint-portal = Par le portail, d’où la suite est facile : { $chance } fois sur 100 avec une main sûre.
icecool-hint-rival = Ce coup envoie { $seat } contre le Surveillant : { $chance } fois sur 100 avec une main sûre.

## Artefacts

artifacts-notation =
    {"  "}pick trap                choisir un artefact : sundial (cadran), trap
                               (piège), teleport (téléporteur) ou platform
      trap 300,300             poser là le Piège ; teleport 300,480 : le Téléporteur
      flick 35, ou leave       le manchot pris au Piège : pichenette, ou rien
      back, ou keep            tourner le Cadran solaire, ou le garder
      teleport                 se mettre sur son Téléporteur
      platform 1-3-5           monter sur la Plateforme où se touchent les
                               salles 1, 3 et 5

artifact-sundial = le Cadran solaire
artifact-trap = le Piège
artifact-teleport = le Téléporteur
artifact-platform = la Plateforme

icecool-board-artifact =
    { $used ->
        [yes] { $artifact } (déjà servi)
       *[no] { $artifact }
    }
icecool-board-place-platform = perché sur la Plateforme
icecool-board-legend-artifacts =
    { $trap } le Piège, avec le signe de son joueur
    { $teleport } le Téléporteur, avec le signe de son joueur
    { $platform } un manchot sur sa Plateforme, en haut des murs

icecool-artifact-picked =
    { $left ->
        [yes] { $seat } reçoit ce qui reste : { $artifact }.
       *[no] { $seat } choisit { $artifact }.
    }
icecool-sundial-used = { $seat } tourne le Cadran solaire : tout est comme avant la pichenette !
icecool-sundial-kept = { $seat } laisse compter la pichenette et garde le Cadran solaire.
icecool-trap-laid = { $seat } pose le Piège sur le sol, en { $x },{ $y }.
icecool-trap-sprung = Clac ! { $body } a glissé sur un Piège : { $seat } l’avait posé.
icecool-trap-left =
    { $rule ->
        [TWO-1] Première prise ! { $body } doit aller au cercle rouge : pas de pichenette pour { $seat }.
       *[ART-3] { $seat } laisse { $body } en paix.
    }
icecool-teleport-laid = { $seat } pose le Téléporteur sur le sol, en { $x },{ $y }.
icecool-teleport-used = Zou ! { $seat } est sur le Téléporteur, en { $x },{ $y }.
icecool-teleport-gone = { $seat } a quitté le Téléporteur, qui disparaît.
icecool-platform-used = Et hop ! { $seat } monte sur la Plateforme, là où se touchent les salles { $junction }.
icecool-platform-gone = Fini de percher : { $seat } n’a plus sa Plateforme.

icecool-option-artifacts = Artefacts : Cadran solaire, Piège, Téléporteur et Plateforme
icecool-option-artifacts-no = non
icecool-option-artifacts-yes = oui

refused-icecool-artifact-taken = Quelqu’un d’autre a déjà { $artifact }. Choisissez autre chose.
refused-icecool-artifact-off-floor = Cela doit être bien à plat : tout entier sur le sol d’une salle, loin des murs.
refused-icecool-no-artifact = Vous n’avez pas { $artifact }, ou c’est déjà utilisé dans cette manche.
refused-icecool-not-trapped = Seul le manchot qui a glissé sur votre Piège peut recevoir une pichenette maintenant.
refused-icecool-circle-first = Votre manchot part du cercle rouge. Le Téléporteur doit attendre.
refused-icecool-teleport-occupied = Quelqu’un gêne la place sur votre Téléporteur.
refused-icecool-not-that-junction = La Plateforme va là où se rejoignent les murs de votre propre salle, pas en { $junction }.

## Many players

# Une option d'un jeu qui est aussi celle d'un autre se dit avec les mêmes mots.
icecool-option-deck-both = 99 cartes, les deux paquets réunis : quarante-quatre 1 (huit par défi), trente-trois 2, vingt-deux 3
icecool-option-deck-both-thirds = 99 cartes, les deux paquets réunis : trente-trois de chaque valeur (les 1 : six par défi)
icecool-option-first-catcher-5 = joueur 5
icecool-option-first-catcher-6 = joueur 6
icecool-option-first-catcher-7 = joueur 7
icecool-option-first-catcher-8 = joueur 8

icecool-both-notation =
    { icecool-notation }
    Avec les deux boîtes :
      task jump                annoncer un défi : jump (saut), doors (deux
                               portes) ou bounce (rebond)
      skate 1 bounce           patiner, en disant quels 1 vous retournez : 1,
                               c’est un 1 sans défi
      fish 2 1-3 2-4           retourner deux 2 et déplacer un poisson du
                               joueur 2 de la porte 1-3 à la porte 2-4

## Race

penguin-first = le premier manchot ({ $name })
penguin-second = le deuxième manchot ({ $name })

icecool-team-formed =
    { $seats_count ->
        [one] Équipe { $team } : { $seats } joue les deux manchots, { $colours }.
       *[other] Équipe { $team } : { $seats } jouent ensemble, { $colours }.
    }
icecool-team-tokens-hung =
    { $colours_count ->
        [one] Des poissons pendent aux portes { $doors }, un de la couleur { $colours } à chacune.
       *[other] Des poissons pendent aux portes { $doors }, un de chaque couleur à chacune : { $colours }.
    }
icecool-team-token-taken =
    { $rule ->
        [DOOR-6] Une poussée par la porte { $door } : { $seat } gagne un poisson pour l’équipe { $team } ! { icecool-fish-to-fetch }
       *[DOOR-1] Porte { $door } franchie : { $seat } prend un poisson pour l’équipe { $team } ! { icecool-fish-to-fetch }
    }
icecool-fish-to-fetch =
    { $left ->
        [0] Et maintenant, les deux manchots à la Cuisine !
        [one] Encore un à prendre.
       *[other] Encore { $left } à prendre.
    }
icecool-team-finished =
    { $seats_count ->
        [one] L’équipe { $team } est rentrée : { $seats } a tous ses poissons, et ses deux manchots sont dans la Cuisine !
       *[other] L’équipe { $team } est rentrée : { $seats } ont tous leurs poissons, et leurs deux manchots sont dans la Cuisine !
    }

icecool-over-race =
    { $winners_count ->
        [one] { $winners } gagne la course ! Hourra !
       *[other] { $winners } gagnent la course ! Hourra !
    }
icecool-over-race-cap =
    { $winners_count ->
        [one] Personne n’est rentré, mais { $winners } a le plus de poissons !
       *[other] Personne n’est rentré, mais { $winners } ont le plus de poissons !
    }

icecool-hint-home = De quoi ramener un manchot à la Cuisine : { $chance } fois sur 100 d’une main sûre.

refused-icecool-no-such-teams = Une course se joue à deux, trois ou quatre équipes ; { $seats } personnes en feraient { $teams }. Choisissez d’autres équipes.

icecool-race-notation =
    Les coups sont des mots et des nombres. Les portes ont des noms comme 1-3,
    les salles et les manchots ont des numéros.
      flick 35 power 60        pichenette à 35 degrés, à 60 % de la force
                               (0 est l’est, 90 le nord ; ou : flick north)
      flick at 1-3 power 60    viser une porte, ou un manchot par son numéro
      … side -20               frapper le dos à gauche (-100) ou à droite (100) :
                               le manchot tourne de ce côté
      … height 80              frapper du milieu du dos (0) au sommet de la tête
                               (100) : tout en haut, il saute
      line                     aller sur la ligne avant de jouer (ou : line 3)
      room 3                   descendre d’un mur dans la salle 3
    Sans power, c’est la moitié de la force ; sans side ni height, le milieu.

icecool-option-teams = Équipes
icecool-option-teams-auto = à deux par équipe à partir de quatre personnes, sinon seul
icecool-option-teams-pairs = à deux par équipe ; qui reste seul joue les deux manchots
icecool-option-teams-alone = chacun joue les deux manchots d’une équipe (de deux à quatre personnes)
icecool-option-tokens = Poissons de chaque équipe
icecool-option-tokens-three = trois, un à chaque porte à poisson
icecool-option-tokens-six = six, un de chaque couleur à chaque porte à poisson
