### Leçons et exercices : courts, chaleureux, et clairs pour un enfant de huit ans.

web-learn = Apprendre
web-learn-lead = Ici, on apprend en jouant. Personne ne regarde, et rien ne peut casser.
web-learn-lessons = Premières leçons
web-learn-drills = Exercices
web-learn-drills-about = Essayez un coup jusqu’à ce qu’il ait réussi cinq fois. La ligne du haut compte.
web-learn-begin = Commencer
web-learn-resume = Continuer
web-learn-lesson-icecool = Le premier tour d’école
web-learn-lesson-icecool-about = Un tour de l’école : tirer, lâcher, courber, sauter. Environ cinq minutes.
web-learn-lesson-icetoids = Le premier IceToids
web-learn-lesson-icetoids-about = Une vraie partie contre un robot très facile, pas à pas. Environ cinq minutes.
web-learn-short = Essayer une surprise
web-learn-short-about = Une minute chacune : une petite partie avec une seule surprise, contre un bot qui ne réfléchit guère.
web-learn-try = Essayer
web-learn-drill-straight = Tout droit
web-learn-drill-straight-about = À travers la porte, sans rien toucher.
web-learn-drill-curve = Courbe
web-learn-drill-curve-about = Autour du coin en une pichenette.
web-learn-drill-jump = Saut
web-learn-drill-jump-about = Hop, par-dessus le mur.
web-learn-drill-free = Entraînement libre
web-learn-drill-free-about = Une école vide. Faites ce qui vous plaît !

## Le coach

web-learn-coach = Votre coach
web-learn-steps = Étapes de cette leçon
web-learn-step-done = (fait)
web-learn-step-now = (maintenant)
web-learn-step-open = (à venir)
web-learn-hide = Replier le coach
web-learn-show = Montrer le coach
web-learn-got-it = Compris !
web-learn-skip = Passer
web-learn-show-me = Montrez-moi
web-learn-play = Jouer une vraie partie
web-learn-more = Apprendre encore
web-learn-again = Encore une fois du début

## Le premier tour d’école

web-learn-icecool-flick = Tirez et lâchez
web-learn-icecool-flick-text = Posez le doigt n’importe où, tirez en arrière et lâchez. Plus vous tirez, plus le manchot glisse vite. Et hop, il part de l’autre côté !
web-learn-icecool-cancel = Vous changez d’avis ?
web-learn-icecool-cancel-text = Revenez dans le petit anneau du départ, puis lâchez. Il ne se passe rien. La touche Échap fait pareil.
web-learn-icecool-door = Tout droit par une porte
web-learn-icecool-door-text = Tournez la flèche vers le milieu d’une porte. Doucement : les murs vous renvoient. Arrivez dans une nouvelle salle !
web-learn-icecool-curve = Et une courbe
web-learn-icecool-curve-text = Regardez le dos de votre manchot, en bas. Touchez son côté droit et lancez : il tourne à droite. Son côté gauche ? À gauche !
web-learn-icecool-jump = Et un saut !
web-learn-icecool-jump-text = Touchez le haut du dos, près de la tête. Lancez fort, tout près d’un mur. Hop ! Il passe par-dessus.
web-learn-icecool-line = Coincé contre un mur ?
web-learn-icecool-line-text = Trop près d’un mur, on peut d’abord aller sur la ligne de couleur. Un bouton apparaît alors. Pas coincé ? Passez, tout simplement.
web-learn-icecool-lap = Le tour complet
web-learn-icecool-lap-text = Visitez maintenant la Cuisine, le Gymnase et le Laboratoire, dans l’ordre que vous voulez, puis rentrez dans la Salle de classe. La ligne du haut compte vos salles.
web-learn-icecool-end = Vous savez faire !
web-learn-icecool-end-text = Bien lancé ! Encore des courbes et des sauts ? Il y a un exercice pour chacun. Ou jouez tout de suite une vraie partie.

## La première partie d’IceToids

web-learn-icetoids-home = Choisissez un départ
web-learn-icetoids-home-text = Touchez une place à côté du plateau. Vos trois pyramides y attendent, et entrent par la tuile d’à côté.
web-learn-icetoids-enter = Entrez
web-learn-icetoids-enter-text = Touchez une pyramide qui attend, puis votre case de départ. Elle se met debout, toute fière.
web-learn-icetoids-tile = Retournez une tuile
web-learn-icetoids-tile-text = Quand vous arrivez sur une tuile cachée, elle se retourne. Vous dites comment elle reste, pour toujours. Tournez-la pour que ses flèches vous aident !
web-learn-icetoids-arrow = Suivez une flèche
web-learn-icetoids-arrow-text = Une pyramide sur une flèche peut aller là où va la flèche, d’une tuile. Prenez-la et touchez une tuile claire.
web-learn-icetoids-point = Pointez quelque part
web-learn-icetoids-point-text = Pas de flèche ? Couchez votre pyramide pour qu’elle pointe où vous voulez. C’est tout votre tour. La fois d’après, elle peut y aller.
web-learn-icetoids-push = Poussez !
web-learn-icetoids-push-text = Une pyramide qui pointe peut pousser quelqu’un une tuile plus loin, même hors du plateau. Essayez quand on vous gêne. Pas encore possible ? Passez.
web-learn-icetoids-goal = Comment gagner
web-learn-icetoids-goal-text = Le symbole de votre couleur est sur trois tuiles. Mettez vos trois pyramides sur ces trois-là, et c’est gagné. Allez-y !
web-learn-icetoids-end = Bien joué !
web-learn-icetoids-end-text = Vous savez tout, maintenant. Les robots deviennent plus malins à partir d’ici. Et les amis encore plus !
