# Ce que seules les promos disent : leurs évènements, questions, refus et options. Un bloc pour chacune.

# Comment s'écrivent les coups des promos ; chacune a ses lignes.
icecool-promos-notation =
    Avec des pièces en plus sur la table :
    { emerald-notation }
    { pawclaw-notation }
    { emperor-notation }
    { blocked-door-notation }

## Pawclaw

pawclaw-name = Pawclaw
honeycomb-name = le coin { $id }
corner-name = le coin { $id }

pawclaw-notation =
    {"  "}honeycomb corner-5b      donner un rayon de miel et lancer Pawclaw ; après,
                               le miel est dans le coin 5b

icecool-honeycombs-laid-out = Pawclaw attend sur son point, et le miel est loin, en plusieurs endroits : { $spots }.
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
icecool2-option-pawclaw = { icecool-option-pawclaw }
icecool2-option-pawclaw-no = { icecool-option-pawclaw-no }
icecool2-option-pawclaw-yes = { icecool-option-pawclaw-yes }

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
icecool2-option-emperor = { icecool-option-emperor }
icecool2-option-emperor-no = { icecool-option-emperor-no }
icecool2-option-emperor-yes = { icecool-option-emperor-yes }

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
icecool2-option-emerald = { icecool-option-emerald }
icecool2-option-emerald-no = { icecool-option-emerald-no }
icecool2-option-emerald-yes = { icecool-option-emerald-yes }

## Les portails

portal-name = le portail { $id }

icecool-portal-passed = Zou ! { $seat } entre dans { $frm } et ressort par { $to }.{ icecool-nearest }

icecool-option-portals = Deux portails qui mènent l’un à l’autre
icecool-option-portals-no = non
icecool-option-portals-yes = oui
icecool2-option-portals = { icecool-option-portals }
icecool2-option-portals-no = { icecool-option-portals-no }
icecool2-option-portals-yes = { icecool-option-portals-yes }

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
icecool2-option-blocked-door = { icecool-option-blocked-door }
icecool2-option-blocked-door-no = { icecool-option-blocked-door-no }
icecool2-option-blocked-door-yes = { icecool-option-blocked-door-yes }
