### Ce que l’on choisit à la table d’ICECOOL en dehors de la pichenette, ce que cela coûte et rapporte. Chargé quand il y a un choix.

## Sur la ligne, et en bas d’un mur

web-choice-line = Sur la ligne, dans { $room }
web-choice-line-about = loin du mur ; ensuite la pichenette
web-choice-room = Descendre dans { $room }

## Défis

web-choice-task = Annoncer un défi
web-choice-task-about = réussi : ce 1 est retourné et vous piochez ; raté, il ne coûte rien
web-choice-task-ask = Quel défi ? Touchez-le sur le plateau.
web-choice-announce = Je vais { $task }
# Au-dessus des endroits du plateau.
web-choice-task-jump = Sauter
web-choice-task-doors = Deux portes
web-choice-task-bounce = Rebondir

## Patins

web-choice-skates = Patins à glace : rejouer
web-choice-skates-about = retourne deux de vos 1
web-choice-skates-ask = Quelles cartes retournez-vous ?
web-choice-two = retourne vos deux { $card }
web-choice-both = retourne votre { $one } et votre { $other }

## Déplacer un poisson

web-choice-fish = Déplacer un poisson
web-choice-fish-about = retourne deux de vos 2 ; un poisson au choix, à une autre porte
web-choice-fish-ask = Quel poisson déplacez-vous ? Touchez-le.
web-choice-door-ask = { $name } : touchez la nouvelle porte de son poisson.
web-choice-fish-of = Le poisson de { $name }
web-choice-at-door = porte { $door }
web-choice-door-pair = { $one } – { $other }
web-choice-to-door = Porte { $door }

web-choice-not = Pas maintenant

# The same for a line of a telephone.
web-choice-task-ask-brief = Touchez un défi.
web-choice-skates-ask-brief = Quelles cartes ?
web-choice-fish-ask-brief = Touchez un poisson.
web-choice-door-ask-brief = Touchez sa nouvelle porte.
