### Les introductions d'une minute, une par extension et une pour la course. Chargées avec les seules leçons.

## Pawclaw

web-learn-pawclaw-take = Du miel !
web-learn-pawclaw-take-text = Un rayon de miel attend dans un coin de chaque salle du bord. Glissez dessus : il est à vous. On peut en porter deux.
web-learn-pawclaw-spend = Appelez l’ours
web-learn-pawclaw-spend-text = Au début de votre tour, touchez « À toi, Pawclaw ! » et choisissez le coin où votre rayon ira.
web-learn-pawclaw-flick = Lancez Pawclaw !
web-learn-pawclaw-flick-text = Il est lourd comme deux manchots. Visez quelqu’un, et zou : le voilà qui glisse au loin !
web-learn-pawclaw-end = Ours apprivoisé !
web-learn-pawclaw-end-text = Pawclaw n’attrape personne, mais il pousse bien. Ouvrez-vous la voie, ou poussez le Surveillant hors de la vôtre.

## L'Empereur

web-learn-emperor-bump = Touchez l’Empereur
web-learn-emperor-bump-text = Il se tient dans la salle du milieu. Touchez-le avec votre manchot, à votre tour, et il vous donne un flocon.
web-learn-emperor-spend = Dépensez vos flocons
web-learn-emperor-spend-text = Après votre pichenette, un flocon change une carte, deux flocons font rejouer. Les boutons apparaissent dès que c’est possible.
web-learn-emperor-keep = Ou gardez-les
web-learn-emperor-keep-text = Chaque flocon qui vous reste à la fin de la partie vaut un point.
web-learn-emperor-end = Majesté !
web-learn-emperor-end-text = L’Empereur bouge quand on le heurte. Regardez où il est avant de lancer.

## Le poisson d'émeraude

web-learn-emerald-hang = Accrochez-le
web-learn-emerald-hang-text = Vous êtes le Surveillant. Posez d’abord votre manchot dans la Cuisine, puis touchez la porte où pendra le poisson d’émeraude.
web-learn-emerald-take = Qui l’aura en premier ?
web-learn-emerald-take-text = Le premier qui passe tout entier par cette porte le prend : l’autre manchot, ou vous !
web-learn-emerald-pass = Touché !
web-learn-emerald-pass-text = Deux manchots qui se touchent se le passent : il va de l’un à l’autre. Heurtez qui le tient, ou filez avec.
web-learn-emerald-hold = Ne le lâchez pas
web-learn-emerald-hold-text = Seul celui qui l’a à la fin de la manche le garde. Il vaut 3 points.
web-learn-emerald-end = Comme il brille !
web-learn-emerald-end-text = Vous connaissez le poisson d’émeraude. Sur une porte loin de tous, la course est la plus folle.

## Les portails

web-learn-portals-through = Dans le tourbillon
web-learn-portals-through-text = Il y a deux tourbillons par terre. Glissez sur l’un, même d’un bout d’aile : quand tout est calme, vous êtes sur l’autre.
web-learn-portals-tricks = Deux astuces
web-learn-portals-tricks-text = Les portails prennent tous ceux qui les touchent, poussés ou lancés. Envoyez le Surveillant au loin, ou fuyez à l’autre bout de l’école.
web-learn-portals-end = Pfuit !
web-learn-portals-end-text = C’est tout pour les portails. Les poissons pris avant le tourbillon sont bien sûr à vous.

## La porte bloquée

web-learn-blocked-door-block = Bouchez une porte
web-learn-blocked-door-block-text = Vous êtes le Surveillant. Posez d’abord votre manchot dans la Cuisine, puis touchez la porte que personne ne passera.
web-learn-blocked-door-bump = Foncez dans la neige
web-learn-blocked-door-bump-text = Cette porte est maintenant un mur. À votre tour, lancez votre manchot droit dans la neige.
web-learn-blocked-door-move = Où va la neige ?
web-learn-blocked-door-move-text = Le premier qui heurte la neige décide : boucher une autre porte, ou tout déblayer. C’était le bot ? Attendez votre chance, ou passez.
web-learn-blocked-door-end = Quelle neige !
web-learn-blocked-door-end-text = Bouchez la porte dont les autres ont besoin, ou dégagez la vôtre.

## Les artefacts

web-learn-artifacts-pick = Choisissez un artefact
web-learn-artifacts-pick-text = Chacun en reçoit un pour la manche. Touchez une carte. Si c’est le piège ou le téléporteur, dites où il se pose : touchez le sol.
web-learn-artifacts-use = Servez-vous-en
web-learn-artifacts-use-text = Cadran : lancez, puis remontez le temps. Téléporteur : sautez-y au début ou à la fin de votre tour. Plateforme : montez-y après votre pichenette. Piège : attendez que quelqu’un glisse dessus.
web-learn-artifacts-once = Une fois par manche
web-learn-artifacts-once-text = Chaque artefact sert une fois par manche. Ensuite il attend, et à la manche suivante chacun choisit de nouveau.
web-learn-artifacts-end = Bien équipé !
web-learn-artifacts-end-text = Gardez votre artefact pour le moment où il vous aidera le plus.

## Les morses

web-learn-walruses-knock = Renversez-en un
web-learn-walruses-knock-text = Des morses se tiennent dans l’école. Lancez fort votre manchot contre l’un d’eux, jusqu’à ce qu’il tombe.
web-learn-walruses-again = Et encore un tour !
web-learn-walruses-again-text = Un morse qui tombe par votre pichenette vous fait rejouer. Il se relève quand le joueur suivant commence.
web-learn-walruses-end = Patatras !
web-learn-walruses-end-text = Un seul tour de plus par pichenette, même si deux tombent. On rebondit bien sur un morse, aussi.

## La course

web-learn-race = La course
web-learn-race-about = Deux manchots par équipe : prenez tous vos poissons, puis rentrez dans la Cuisine !
web-learn-race-first = Le premier manchot
web-learn-race-first-text = Votre équipe a deux manchots. La ligne du haut dit à qui de jouer. Tirez et lâchez !
web-learn-race-second = Le second manchot
web-learn-race-second-text = À votre prochain tour, vous lancez l’autre. Ils jouent chacun leur tour, tout le temps.
web-learn-race-fish = Prenez un poisson
web-learn-race-fish-text = Les poissons de votre équipe pendent aux portes marquées d’un poisson. Passez tout droit par une telle porte, avec l’un ou l’autre.
web-learn-race-home = Et à la maison
web-learn-race-home-text = Tous les poissons pris ? Amenez vos deux manchots dans la Cuisine. La première équipe arrivée gagne ; les autres finissent la rangée de tours.
web-learn-race-end = Quelle équipe !
web-learn-race-end-text = Partagez les portes entre vos deux manchots, et pensez au chemin du retour.
