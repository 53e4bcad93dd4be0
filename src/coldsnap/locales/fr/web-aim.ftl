### Dit une fois par navigateur, quand on choisit pour la première fois une courbe ou un saut. Chargé à ce moment-là.

web-aim-curve = Une courbe file d’abord tout droit et tourne en ralentissant, du côté que vous frappez. On vise donc à côté du but.
web-aim-jump = Un saut demande presque toute la force et un mur tout près, de 6 à 20 cm. C’est donc 95 % maintenant.
