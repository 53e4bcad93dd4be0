### Ce qui est écrit sur le plateau pendant un exercice. Chargé avec le premier.

## Ce qu’il demande

web-drill-goal-straight = Par la porte qui brille, sans toucher un mur avant !
web-drill-goal-curve = Autour du garde et par la porte qui brille. Ne touchez personne !
web-drill-goal-jump = Sautez par-dessus le mur, dans la salle qui brille !
web-drill-progress =
    { $tries ->
        [one] { $successes } sur 5 réussis, { $tries } essai
       *[other] { $successes } sur 5 réussis, { $tries } essais
    }

## Comment c’était

web-drill-good = Oui ! C’est exactement ça.
web-drill-weak = Trop doux : arrêté avant la porte.
web-drill-stuck = Si près ! Arrêté dans la porte : un peu plus fort.
web-drill-left = Un peu trop à gauche.
web-drill-right = Un peu trop à droite.
web-drill-far-left = Beaucoup trop à gauche.
web-drill-far-right = Beaucoup trop à droite.
web-drill-guard-left = Garde touché : passez plus à gauche.
web-drill-guard-right = Garde touché : passez plus à droite.
web-drill-bounced = Un mur d’abord : allez tout droit à travers.
web-drill-soft = Trop doux pour un saut : il faut presque toute la force.
web-drill-low = Pas assez haut : frappez le cou, avec presque toute la force.
web-drill-flat = Resté au sol : frappez la tête.
web-drill-other-wall = Par-dessus un mur, mais pas celui-là !
web-drill-out = Par-dessus le mur, et hors de l’école !
web-drill-missed = Pas cette fois. Essayez encore !
