### Ce qui est dit à la fin de la partie et des manches.

web-table-over = La partie est finie
web-table-rematch = Rejouer
web-table-see-board = Revoir le plateau
web-rematch-go = Y aller
web-ending-coming = Je rejoue
web-ending-coming-help = Dès que l’hôte relance la partie, vous y allez sans rien faire.

## On retourne les cartes

web-ending-cards = Cartes sur table !
web-ending-skip = Passer

## Le podium et les prix

web-ending-place = { $place } : { $names }
web-ending-close =
    { $points ->
        [0] De justesse : le nombre de cartes a tranché !
       *[other] De justesse : un seul point d’écart !
    }
web-ending-awards = Les prix
web-ending-longest-slide = La plus longue glissade : { $names }, { $amount } cm
web-ending-best-bounce = Le plus beau rebond : { $names }, { $amount } murs en une pichenette
web-ending-highest-jump = Le plus haut saut : { $names }, { $amount } cm
web-ending-most-caught =
    { $amount ->
        [one] Le meilleur flair : { $names }, avec { $amount } carte d’identité
       *[other] Le meilleur flair : { $names }, avec { $amount } cartes d’identité
    }

## La fin d’une manche

web-ending-round = La manche { $round } est finie
web-ending-catches =
    { $catches ->
        [0] Surveillant
        [one] { $catches } prise
       *[other] { $catches } prises
    }
web-ending-next =
    { $count ->
        [one] Prochain Surveillant : { $names }.
       *[other] Prochains Surveillants : { $names }.
    }
