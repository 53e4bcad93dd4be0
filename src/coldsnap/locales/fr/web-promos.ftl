### Ce que seul le navigateur dit des extensions, et des tables de plus de quatre joueurs. Chargé là où l'on y joue.

## La préparation d'une table

web-promos = Invités et surprises
web-promos-about =
    { $count ->
        [0] L’école de tous les jours. Touchez une carte pour inviter quelqu’un.
        [one] Une surprise dans votre partie.
       *[other] { $count } surprises dans votre partie.
    }
web-promos-mixes = Mélanges tout prêts
web-mix-bear = L’ours et les morses
web-mix-royal = Visite royale
web-mix-treasure = Chasse au trésor
web-mix-maze = Labyrinthe magique
web-mix-everything = Tout à la fois

web-promo-pawclaw = Pawclaw, l’ours
web-promo-pawclaw-about = Ramassez des rayons de miel, puis lancez le gros ours à la place de votre manchot.
web-promo-emperor = L’Empereur
web-promo-emperor-about = Touchez-le pour gagner des flocons : changez une carte, rejouez, ou gardez-les comme points.
web-promo-emerald = Le poisson d’émeraude
web-promo-emerald-about = Attrapez-le et filez ! Qui vous touche le prend. À la fin de la manche, il vaut 3.
web-promo-portals = Portails
web-promo-portals-about = Glissez sur un tourbillon et ressortez par l’autre.
web-promo-blocked-door = Porte bloquée
web-promo-blocked-door-about = La neige bouche une porte. Qui s’y cogne choisit la suivante.
web-promo-artifacts = Artefacts
web-promo-artifacts-about = Chacun choisit un objet pour la manche : cadran, piège, téléporteur ou plateforme.
web-promo-walruses = Morses
web-promo-walruses-about = Renversez-en un et rejouez !

web-promo-block-seats =
    { $most ->
        [one] Pour un seul joueur.
       *[other] De { $least } à { $most } joueurs seulement ; vous avez { $count } places.
    }
web-promo-block-promo = Pas avec « { $promo } ».
web-promo-block-option = Pas avec « { $option } : { $value } ».

## Ce qui est proposé

web-promo-honeycomb-ask-brief = Touchez un coin pour le rayon.
web-promo-honeycomb-ask = Dépenser un rayon de miel et lancer Pawclaw ? Touchez le coin où le rayon se posera ensuite.
web-promo-do-honeycomb = À toi, Pawclaw !
web-promo-honeycomb-about = coûte un rayon de miel ; vous lancez l’ours au lieu de votre manchot
web-promo-do-corner =
    { $where ->
        [ne] { $room }, en haut à droite
        [nw] { $room }, en haut à gauche
        [se] { $room }, en bas à droite
       *[sw] { $room }, en bas à gauche
    }
web-promo-do-swap = Changer une carte contre un flocon
web-promo-swap-about = coûte un flocon, donc un point à la fin ; rapporte une carte inconnue
web-promo-swap-ask = Quelle carte va sous le paquet ?
web-promo-do-again = Rejouer pour deux flocons
web-promo-again-about = coûte deux flocons ; rapporte un tour entier
web-promo-hang-ask = Où accrocher le poisson d’émeraude ? Touchez une porte.
web-promo-block-ask = Quelle porte bouchez-vous ? Touchez-la.
web-promo-move-ask = Vous avez heurté la neige : quelle porte est bloquée maintenant ?
web-promo-do-lift = Tout déblayer
web-promo-pick-ask = Choisissez un artefact pour cette manche
web-promo-do-trap = Poser le piège ici
web-promo-do-teleport = Poser le téléporteur ici
web-promo-do-back = Remonter le temps
web-promo-do-stand = Laisser ainsi
web-promo-back-ask = Le Cadran : annuler toute votre pichenette et recommencer ?
web-promo-do-leave = Laisser le manchot tranquille
web-promo-do-step = Sauter sur mon téléporteur
web-promo-do-platform = Monter sur la plateforme
web-promo-platform-about = une fois par manche ; là-haut, personne ne vous atteint
web-promo-once-about = une fois par manche
web-promo-platform-ask = Sur quel angle des murs ? Touchez-le.

web-artifact-sundial = Cadran solaire
web-artifact-sundial-about = Annulez une de vos pichenettes et recommencez.
web-artifact-trap = Piège
web-artifact-trap-about = Posez un filet. Qui glisse dessus, c’est vous qui le lancez !
web-artifact-teleport = Téléporteur
web-artifact-teleport-about = Posez une étoile. Sautez-y au début ou à la fin d’un tour.
web-artifact-platform = Plateforme
web-artifact-platform-about = Finissez un tour en haut des murs, hors d’atteinte.

## À côté du nom d'un joueur

web-promo-honeycombs =
    { $count ->
        [one] 1 rayon de miel
       *[other] { $count } rayons de miel
    }
web-promo-snowflakes =
    { $count ->
        [one] 1 flocon
       *[other] { $count } flocons
    }
web-promo-has-emerald = a le poisson d’émeraude
web-promo-has-artifact =
    { $used ->
        [yes] { $artifact }, déjà servi
       *[no] { $artifact }
    }
web-race-team = Équipe { $team }
web-race-turn =
    { $penguins ->
        [1] { $name }, équipe { $team }, va jouer.
       *[other] { $name }, équipe { $team }, va lancer son manchot { $number }.
    }
web-race-turn-yours =
    { $penguins ->
        [1] À vous, { $name } : jouez pour l’équipe { $team } !
       *[other] À vous, { $name } : lancez votre manchot { $number }, pour l’équipe { $team } !
    }
web-race-finished = Rentrée !
web-race-score =
    { $home ->
        [yes] Équipe { $team } rentrée !
       *[no] Équipe { $team } : { $taken ->
            [one] { $taken } poisson
           *[other] { $taken } poissons
        } sur { $of }
    }

## Que faire maintenant

web-promo-status-hang = { $name }, accrochez le poisson d’émeraude à une porte.
web-promo-status-hang-others = { $name } accroche le poisson d’émeraude.
web-promo-status-block = { $name }, quelle porte bouchez-vous ?
web-promo-status-block-others = { $name } bouche une porte.
web-promo-status-move = Boum ! { $name }, où va la neige ?
web-promo-status-move-others = { $name } peut déplacer la neige.
web-promo-status-pick = { $name }, choisissez un artefact.
web-promo-status-pick-others = { $name } choisit un artefact.
web-promo-status-trap = { $name }, touchez l’endroit où poser votre piège.
web-promo-status-teleport = { $name }, touchez l’endroit où poser votre téléporteur.
web-promo-status-lay-others = { $name } pose quelque chose par terre…
web-promo-status-back = { $name }, remonter le temps ?
web-promo-status-back-others = { $name } consulte le Cadran.
web-promo-status-trapped = Pris dans votre filet ! { $name }, lancez ce manchot où vous voulez.
web-promo-status-trapped-others = { $name } peut lancer le manchot pris au filet.
web-promo-status-bear = Pawclaw est prêt, { $name } : tirez et lâchez.
web-promo-status-bear-others = { $name } va lancer Pawclaw !
web-promo-status-hang-brief = Accrochez le poisson.
web-promo-status-block-brief = Quelle porte bouchez-vous ?
web-promo-status-move-brief = Où va la neige ?
web-promo-status-trap-brief = Où poser votre piège ?
web-promo-status-teleport-brief = Où poser le téléporteur ?
web-promo-status-trapped-brief = Lancez le manchot du filet !
web-promo-status-bear-brief = Lancez Pawclaw !

## Un petit plan d'une grande école

web-map = Plan de l’école
web-map-room = Regarder { $room }
web-map-all = Toute l’école

## Sons et légendes des pichenettes

moment-honeycomb = Miam ! Un rayon de miel.
moment-snowflake = Un flocon de l’Empereur !
moment-emerald = Le poisson d’émeraude !
moment-emerald-passed = Touché : l’émeraude change de main !
moment-portal = Zou, par le portail !
moment-bumped = Boum ! En plein dans la neige.
moment-trap = Clac ! Dans le filet.

## Ce qui se passe, pour qui le voit

web-story-icecool-honeycombs-laid-out = Pawclaw attend sur son point, et des rayons de miel dans les coins.
web-story-icecool-honeycomb-taken = { $seat } prend un rayon de miel. Miam !
web-story-icecool-honeycomb-spent = { $seat } donne un rayon de miel à { $body } et peut le lancer.
web-story-icecool-honeycomb-laid = Un rayon de miel est de nouveau dans un coin.
web-story-icecool-portal-passed = Zou ! { $seat } entre dans un portail et ressort par l’autre.
web-story-icecool-platform-used = Et hop ! { $seat } monte sur la Plateforme.
web-story-icecool-teleport-used = Zou ! { $seat } est sur le Téléporteur.
web-story-icecool-trap-laid = { $seat } pose un piège. Gare au filet !
web-story-icecool-teleport-laid = { $seat } pose un téléporteur.
