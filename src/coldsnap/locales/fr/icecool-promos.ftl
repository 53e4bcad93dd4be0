# Ce que seules les promos disent : leurs évènements, questions, refus et options. Un bloc pour chacune.

# Comment s'écrivent les coups des promos ; chacune a ses lignes.
icecool-promos-notation =
    Avec des pièces en plus sur la table :
    { pawclaw-notation }
    { emperor-notation }

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

## Raisons d’un coup montré

icecool-hint-team-fish = Un poisson de votre équipe, porte { $door } : { $chance } fois sur 100 avec une main sûre.
icecool-hint-emerald = Le poisson émeraude de la porte { $door } est à vous : { $chance } fois sur 100 avec une main sûre.
icecool-hint-emerald-passed = Un contact, et { $seat } vous cède le poisson émeraude : { $chance } fois sur 100 avec une main sûre.
icecool-hint-trap = Ce coup envoie quelqu’un sur votre Piège : { $chance } fois sur 100 avec une main sûre.
icecool-hint-walrus = Un morse tombe, et vous rejouez : { $chance } fois sur 100 avec une main sûre.
icecool-hint-snowflake = L’Empereur est touché, et vous avez un flocon : { $chance } fois sur 100 avec une main sûre.
icecool-hint-honeycomb = Ce coup rapporte un rayon de miel : { $chance } fois sur 100 avec une main sûre.
icecool-hint-block = Un choc contre la porte fermée { $door }, et c’est vous qui la déplacez : { $chance } fois sur 100 avec une main sûre.
icecool-hint-portal = Par le portail, d’où la suite est facile : { $chance } fois sur 100 avec une main sûre.
icecool-hint-rival = Ce coup envoie { $seat } contre le Surveillant : { $chance } fois sur 100 avec une main sûre.
