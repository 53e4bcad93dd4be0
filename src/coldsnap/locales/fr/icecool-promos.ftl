# Ce que seules les promos disent : leurs évènements, questions, refus et options. Un bloc pour chacune.

## Artéfacts

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
icecool-trap-sprung = Clac ! { $body } a glissé sur un Piège : celui de { $seat }.
icecool-trap-left =
    { $rule ->
        [TWO-1] Première prise ! { $body } doit aller au cercle rouge : pas de pichenette pour { $seat }.
       *[ART-3] { $seat } laisse { $body } en paix.
    }
icecool-teleport-laid = { $seat } pose le Téléporteur sur le sol, en { $x },{ $y }.
icecool-teleport-used = Zou ! { $seat } est sur le Téléporteur, en { $x },{ $y }.
icecool-teleport-gone = { $seat } a quitté le Téléporteur, qui disparaît.
icecool-platform-used = Et hop ! { $seat } monte sur la Plateforme, là où se touchent les salles { $junction }.
icecool-platform-gone = Fini de percher : on retire la Plateforme de { $seat }.

icecool-option-artifacts = Artéfacts : Cadran solaire, Piège, Téléporteur et Plateforme
icecool-option-artifacts-no = non
icecool-option-artifacts-yes = oui
icecool2-option-artifacts = { icecool-option-artifacts }
icecool2-option-artifacts-no = { icecool-option-artifacts-no }
icecool2-option-artifacts-yes = { icecool-option-artifacts-yes }

refused-icecool-artifact-taken = Quelqu’un d’autre a déjà { $artifact }. Choisissez autre chose.
refused-icecool-artifact-off-floor = Cela doit être bien à plat : tout entier sur le sol d’une salle, loin des murs.
refused-icecool-no-artifact = Vous n’avez pas { $artifact }, ou c’est déjà utilisé dans cette manche.
refused-icecool-not-trapped = Seul le manchot qui a glissé sur votre Piège peut recevoir une pichenette maintenant.
refused-icecool-circle-first = Votre manchot part du cercle rouge. Le Téléporteur doit attendre.
refused-icecool-teleport-occupied = Quelqu’un gêne la place sur votre Téléporteur.
refused-icecool-not-that-junction = La Plateforme va là où se rejoignent les murs de votre propre salle, pas en { $junction }.
