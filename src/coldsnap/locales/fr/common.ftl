### Les textes communs à tous les jeux. Chaleureux et courts ; un enfant de huit ans comprend chacun d'eux.

## Petits mots

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
seat-name = Joueur { $number }

way-north = le nord
way-east = l’est
way-south = le sud
way-west = l’ouest

facing-north = pointant vers le nord
facing-east = pointant vers l’est
facing-south = pointant vers le sud
facing-west = pointant vers l’ouest
facing-upright = debout

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-green = vert

# La lettre est celle du plateau et des coups, la même dans toutes les langues.
colour-letter-red = rouge (R)
colour-letter-yellow = jaune (Y)
colour-letter-blue = bleu (B)
colour-letter-green = vert (G)

## Niveaux de l'ordinateur

level-pebble-name = Caillou
level-pebble = Caillou roule là où le hasard le mène.
level-chick-name = Poussin
level-chick = Poussin sort de l’œuf : il sait où aller et trébuche souvent.
level-rookie-name = Recrue
level-rookie = Recrue sait quoi faire, et y pense une fois sur deux.
level-captain-name = Capitaine
level-captain = Capitaine fait toujours le meilleur pas possible.
level-orca-name = Orque
level-orca = Orque voit bien des coups à l’avance. Gare à vos pyramides !
# Dans les jeux ICECOOL, un niveau est une main et un œil.
level-pebble-icecool = Caillou joue presque les yeux fermés, et roule où il peut.
level-chick-icecool = Poussin sort de l’œuf : il sait quelle porte il veut et heurte souvent le mur.
level-rookie-icecool = Recrue voit le bon coup, mais son doigt tremble encore.
level-captain-icecool = Capitaine essaie bien des coups dans sa tête, et sa main est exercée.
level-orca-icecool = Orque ne manque presque jamais son coup. Gardez bien vos poissons !
level-file = Un robot venu d’un fichier personnel.

## Caractères : des robots au style bien à eux

level-jumper-name = Kangourou
level-jumper = Kangourou préfère voler par-dessus un mur que glisser par une porte.
level-curler-name = Boomerang
level-curler = Boomerang ne tire jamais droit quand une courbe suffit.
level-hunter-name = Limier
level-hunter = Limier n’aime rien tant que d’être le Surveillant.

## Dans le terminal

cli-welcome = Bienvenue dans { $game } ! Autour de la table : { $players }.
cli-seat-line = { $number }. { $name } : { $who }
cli-hint = Tapez « aide » à tout moment, « coups » pour voir les coups possibles, « pourquoi » pour connaître la règle.
cli-who-person = une personne à ce clavier
cli-window-small = Cette fenêtre ne montre qu’une partie du plateau. Il faut { $columns } colonnes et { $lines } lignes : agrandissez la fenêtre et tapez « plateau ».
cli-thinking = { $name } réfléchit…
cli-example = Tapez par exemple : { $move }
cli-prompt = { $name }, votre coup :
cli-help =
    Vous pouvez aussi taper :
      coups     montrer les coups possibles (coups tous : même les inutiles)
      où        dire en mots ce qui se trouve où
      qui, poissons, score   dire qui joue, quels poissons restent, qui en est où
      pourquoi  dire quelle règle vient de jouer, ou bien : pourquoi TOIDS-8
      règles    montrer les règles
      plateau   redessiner le plateau
      main      regarder vos propres cartes pendant que les autres se détournent
      annuler   reprendre le dernier coup
      sauver    dire où la partie est gardée (elle l’est après chaque coup)
      langue    changer de langue, par exemple : langue en
      aide      montrer cette page
      quitter   s’arrêter là ; la partie est gardée
cli-hand-show = { $name }, voici vos cartes. Les autres détournent les yeux, puis appuyez sur Entrée.
cli-hand-hide = Appuyez sur Entrée pour les cacher.
cli-moves-title =
    { $count ->
        [one] Vous pouvez jouer ce coup :
       *[other] Vous pouvez jouer l’un de ces { $count } coups :
    }
cli-saved = La partie est enregistrée dans { $path }.
cli-resumed = Content de vous revoir ! { $path } reprend après le coup { $ply }.
cli-interrupted = La partie vous attend dans { $path }.
cli-go-on = Pour la reprendre : { $command }
cli-undone = C’est fait : le dernier coup est repris.
cli-bye = À bientôt sur la glace ! La partie est gardée dans { $path }.
cli-why-none = Je ne connais pas de règle { $rule }.
cli-why = { $rule } : { $text }
cli-legend = Comment lire le plateau :
cli-verify-ok =
    { $plies ->
        [one] { $path } est en ordre : l’unique entrée a été rejouée, et elle concorde.
       *[other] { $path } est en ordre : les { $plies } entrées ont été rejouées, et toutes concordent.
    }
cli-verify-bad = { $path } n’est pas en ordre. Ligne { $line } (entrée { $ply }) : { $cause }
cli-verify-sealed = { $path } a été joué avec la graine scellée au début.
cli-verify-unsealed = { $path } a été joué avec une autre graine que celle qui avait été scellée.
cli-verify-version = { $path } a été enregistré avec une autre version des règles ({ $version }). On le suit tant que les deux concordent.
cli-replay-ply = Coup { $ply } sur { $of } : { $move }
cli-replay-move = { $name } : { $move }
cli-replay-help = Entrée : coup suivant. b : retour. e : la fin. Un nombre : aller à ce coup. q : arrêter.
cli-serve-opened = Coldsnap est ouvert dans votre navigateur. Ctrl+C ici pour arrêter.
cli-serve-here = Ouvrez cette adresse dans votre navigateur : { $address } (Ctrl+C ici pour arrêter)
cli-serve-runs-opened = Coldsnap tourne déjà : sa page est ouverte dans votre navigateur.
cli-serve-runs-here = Coldsnap tourne déjà. Ouvrez cette adresse dans votre navigateur : { $address }

# Ce qui tient lieu de coup quand personne n'a joué.
move-match-begin = le jeu est mis en place
move-match-take-back = un coup est repris
move-match-unresolved = la physique n’a pas pu suivre la pichenette
move-match-resolved = tout s’est immobilisé

## Refus

refused-over = La partie est finie.
refused-stale = La partie a avancé depuis. Regardez de nouveau, puis choisissez.
refused-not-your-turn = Ce n’est pas encore à vous.
refused-not-offered = Ce n’est pas possible maintenant.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-wait-for-physics = Les manchots glissent encore. Attendez qu’ils s’arrêtent.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-not-an-answer = Personne n’a demandé cette réponse.
refused-nothing-to-take-back = Il n’y a aucun coup à reprendre.
refused-take-back-past-reveal = Tout le monde a vu ce que ce coup a révélé, et nul ne l’oublie. Il reste joué.
refused-take-back-past-another = Quelqu’un d’autre a joué depuis. Il faut d’abord son accord.
refused-seats = Ce jeu ne se joue pas à { $seats }.
refused-unreadable = « { $text } » ne ressemble pas à un coup. Tapez « aide » pour voir comment les coups s’écrivent.
refused-ambiguous = Plusieurs coups sont possibles. Voulez-vous dire { $candidates } ?

## ICECOOL board

icecool-board-round = Manche { $round } sur { $rounds }.
icecool-board-setting-up = L’école se met en place.
# $about : quelle famille de règles attend une décision qui n'est pas un tour ; $stage : quand.
icecool-board-asked =
    { $about ->
        [emerald_fish] { $name } joue le Surveillant et accroche le poisson d’émeraude à une porte.
        [blocked_door]
            { $stage ->
                [round] { $name } bloque une porte pour cette manche.
               *[other] { $name } a heurté le bloc : il change de porte, ou s’en va.
            }
        [catcher_placement] { $name } joue le Surveillant et pose son manchot dans la Cuisine, à l’intérieur de la ligne.
        [artifacts] { $name } choisit un artefact.
        [sundial] { $name } peut tourner le Cadran solaire, ou laisser compter la pichenette.
        [teleport] { $name } choisit une place pour le Téléporteur.
        [trap]
            { $stage ->
                [round] { $name } choisit une place pour le Piège.
               *[other] Clac ! { $name } peut donner une pichenette au manchot pris.
            }
       *[other] Tout en haut d’un mur : { $name } choisit de quel côté descendre.
    }
# $rule : la règle qui a donné ce tour.
icecool-board-before =
    { $rule ->
        [CARD-1] Patins à glace ! { $name } rejoue.
        [TWO-1] Attrapé une fois ! { $name } repart du cercle rouge.
        [WAL-1] Un morse est tombé ! { $name } rejoue.
        [EMP-1] Deux flocons ! { $name } rejoue.
       *[other] C’est à { $name } de jouer.
    }
icecool-board-repeat = Toujours sur le cercle rouge : { $name } recommence (reprise { $times }).
icecool-board-shot = { $name } a joué : les manchots glissent !
icecool-board-window = { $name } a joué, et peut encore utiliser des cartes ou finir son tour.
icecool-board-over =
    { $count ->
        [one] La partie est finie : { $winners } gagne !
       *[other] La partie est finie : { $winners } se partagent la victoire !
    }
icecool-board-practice-over = L’entraînement est fini. Bravo, { $winners } !
icecool-board-task = { $name } a annoncé : { $task }.
icecool-board-lap =
    { $count ->
        [0] Tour de l’école : aucune salle atteinte, { icecool-board-flicks }.
       *[other] Tour de l’école : { $rooms }, { icecool-board-flicks }.
    }
icecool-board-lap-done = Le tour de l’école en { icecool-board-flicks } !
icecool-board-flicks =
    { $flicks ->
        [0] aucune pichenette
        [one] une pichenette
       *[other] { $flicks } pichenettes
    }
icecool-board-drill =
    { $tries ->
        [0] Exercice : aucun essai.
        [one] Exercice : un essai, { $successes } réussi.
       *[other] Exercice : { $tries } essais, { $successes ->
            [0] aucun réussi
            [one] un réussi
           *[other] { $successes } réussis
        }.
    }

icecool-board-place-off = pas encore sur la glace
icecool-board-place-out = hors de l’école
icecool-board-place-door = dans la porte { $door }
icecool-board-ids =
    { $count ->
        [0] aucune identité
        [one] 1 identité
       *[other] { $count } identités
    }
icecool-board-team = équipe { $team }
# Quand quelqu'un joue deux manchots : lequel part maintenant.
icecool-board-penguin = À jouer maintenant : le manchot { $number }, { $colour }.
icecool-board-fish = poissons { $taken }/{ $of }
icecool-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
icecool-board-down =
    { $count ->
        [one] 1 carte cachée
       *[other] { $count } cartes cachées
    }
icecool-board-down-known = cachées : { $cards }
icecool-board-up = visibles : { $cards }

icecool-board-legend =
    { $penguin } un manchot, avec le signe de son joueur : { $symbols }
    { $circle } le cercle rouge, d’où partent les Garnements
    { $token } un poisson du joueur 2, accroché à une porte
    { $fish } une porte marquée d’un poisson, sans poisson accroché
    { $door } le nom d’une porte : elle relie les salles 1 et 3
    { $line } la ligne d’une salle
    { $walrus } un morse debout, puis un morse couché
    { $guard } un gardien dans un exercice : ne le touchez pas
    { $pawclaw } Pawclaw l’ours
    { $honeycomb } un rayon de miel
    { $emperor } l’Empereur
    { $emerald } le poisson d’émeraude, à sa porte
    { $portal } un portail : il mène à l’autre
    { $shut } une porte bloquée

icecool-board-svg-title = ICECOOL : l’école ({ icecool-board-flicks })
icecool-board-svg-seat = { $name } : { $standing }.

## Une table sur un serveur

net-made =
    La table est prête. Gardez cette fenêtre ouverte et donnez ce lien à ceux qui vont jouer :
      { $invite }
    Pour ceux qui veulent seulement regarder :
      { $watch }
    Votre propre lien, pour revenir (ne le donnez à personne) :
      { $own }
net-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Lancez le serveur avec --lan pour d’autres appareils.
net-seated = Vous avez une place. Ce lien vous y ramène : { $link }
net-welcome =
    { $role ->
        [watcher] Vous regardez une table d’{ $game }.
       *[other] Vous êtes à une table d’{ $game }.
    }
net-lost = La connexion au serveur est coupée. Je réessaie ; rien n’est perdu, et vous n’avez rien à faire.
net-trying = Rien ne répond à { $address } pour l’instant. Je réessaie quelques fois.
net-back = La connexion est rétablie. La partie continue.
net-kept = La connexion est coupée. Votre coup est gardé et envoyé dès qu’elle revient.
net-open-seats =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
net-may-start = Toutes les places sont prises. Tapez « commencer » pour lancer la partie.
net-sealed = Le hasard de cette partie est scellé : { $seal }
net-came = { $name } est là.
net-left = { $name } n’est pas là pour le moment.
net-left-host = Tapez « passer { $number } » pour passer un tour, ou « robot { $number } » pour y laisser jouer un robot.
net-grace =
    { $seconds ->
        [1] L’hôte pourra continuer sans { $name } dans 1 seconde.
       *[other] L’hôte pourra continuer sans { $name } dans { $seconds } secondes.
    }
net-grace-host =
    { $seconds ->
        [1] Dans 1 seconde, vous pourrez taper « passer { $number } » pour passer un tour, ou « robot { $number } » pour y laisser jouer un robot.
       *[other] Dans { $seconds } secondes, vous pourrez taper « passer { $number } » pour passer un tour, ou « robot { $number } » pour y laisser jouer un robot.
    }
net-bot-plays = Un robot joue maintenant pour { $name }.
net-plays-again = { $name } joue de nouveau, sans robot.
net-emote = { $name } dit « { $emote } ».
net-back-asked = { $name } voudrait reprendre un coup. Si vous êtes d’accord, tapez « accord ».
net-back-waiting = Un coup sera repris dès que tout le monde est d’accord. On attend encore : { $names }.
net-taken-back = Un coup est repris.
net-saved = Le serveur garde la partie après chaque coup. Ce lien vous y ramène : { $link }
net-over = La partie est finie. Merci d’avoir joué !
net-bye = À bientôt sur la glace ! La partie continue sans cette fenêtre ; votre lien vous ramène.
bot-here = Le robot a pris place : { $game }. Ctrl-C le fait partir.
bot-refused = Le serveur n’a pas accepté le coup du robot ({ $code }).
bot-failed = Le robot a échoué : son tour passera quand son temps sera écoulé.
bot-check-game = Une partie d’{ $game } : { $name } contre { $other }, { $seconds } s par coup.
bot-check-fault = Erreur à l’entrée { $ply } ; le tour passe :
bot-check-silent = Il n’a rien affiché.
bot-check-stopped =
    { $count ->
        [one] Arrêté après une erreur.
       *[other] Arrêté après { $count } erreurs.
    }
bot-check-end =
    { $how ->
        [won] Il a gagné après { $plies } entrées.
        [drawn] Partie nulle après { $plies } entrées.
       *[lost] Il a perdu après { $plies } entrées.
    }
bot-check-time = Il a réfléchi à { $moves } coups : { $mean } ms en moyenne, { $often } ms au plus dans 95 cas sur 100, { $longest } ms au plus long.
bot-check-faults =
    { $count ->
        [0] Aucune erreur.
        [one] Une erreur.
       *[other] { $count } erreurs.
    }
net-missed = Entre-temps la partie a continué. Voici où elle en est :
net-help =
    Vous pouvez aussi taper :
      coups     montrer les coups possibles (coups tous : même les inutiles)
      où        dire en mots ce qui se trouve où
      qui, poissons, score   dire qui joue, quels poissons restent, qui en est où
      pourquoi  dire quelle règle vient de jouer, ou bien : pourquoi TOIDS-8
      règles    montrer les règles
      plateau   redessiner le plateau, avec vos propres cartes
      annuler   demander à reprendre votre dernier coup
      accord    l’accepter quand quelqu’un d’autre le demande
      sauver    dire où la partie est gardée (le serveur la garde après chaque coup)
      langue    changer de langue, par exemple : langue en
      siège     regarder depuis une autre de vos places, par exemple : siège 2
      prendre   reprendre votre place à un robot
      bonjour, ouah, bravo, oups, merci, pardon, vite, salut : dire cela aux autres
      aide      montrer cette page
      quitter   partir ; la partie continue
net-help-host =
    C’est votre table ; vous pouvez donc aussi taper :
      commencer   commencer la partie
      passer      passer le tour d’un absent, par exemple : passer 2
      robot       y laisser jouer un robot, ou à une place libre, par exemple : robot 2
      rendre      rendre sa place à la personne qu’un robot remplace : rendre 2

## Refus d’un serveur

refused-no-such-table = Cette table n’existe pas, ou le lien n’est pas entier.
refused-no-such-game = Le serveur ne connaît pas ce jeu.
refused-no-such-level = Ce jeu n’a pas de tel robot.
refused-no-open-seat = Toutes les places de cette table sont prises.
refused-seat-taken = Cette place est prise.
refused-not-a-seat-token = Ce secret sert à autre chose à cette table. Choisissez-en un nouveau.
refused-seats-open = Des places sont encore libres.
refused-too-many-tables = Vous avez trop de tables sur ce serveur. Finissez-en une d’abord.
refused-too-much-stored = Les tables créées d’ici ont rempli la place que ce serveur leur donne par jour. Continuez demain.
refused-too-many-bot-tables = Des robots jouent déjà seuls à autant de vos tables que le serveur le permet. Quittez-en une, ou attendez que l’une d’elles se termine.
refused-bots-wait = Des robots jouent déjà seuls à d’autres tables de la même personne, autant que le serveur le permet. Celle-ci reprendra quand l’une d’elles sera quittée ou terminée.
refused-too-fast = C’était trop d’un coup. Attendez un instant.
refused-undecodable = Le serveur n’a pas compris.
refused-key-twice = Le serveur a reçu « { $key } » deux fois à la fois.
refused-storage = Le serveur ne peut rien enregistrer en ce moment : le coup n’est pas joué. Réessayez bientôt.
refused-unavailable = Le serveur ne peut pas le faire en ce moment. Réessayez bientôt.
refused-not-now = Pas maintenant.
refused-not-over = La partie n’est pas encore finie.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-bot-plays = Un robot joue à cette place. Vous pouvez la reprendre.
refused-seat-is-here = Cette personne est là, et c’est elle qui décide.
refused-grace =
    { $seconds ->
        [1] Cette personne peut revenir à tout moment. Vous pourrez continuer dans 1 seconde.
       *[other] Cette personne peut revenir à tout moment. Vous pourrez continuer dans { $seconds } secondes.
    }
refused-already-a-bot = Un robot y joue déjà.
refused-nobody-to-hand-back-to = Cette place n’a jamais été celle d’une personne.
refused-other-protocol = Le serveur parle une autre version. Mettez Coldsnap à jour.
refused-closed = La table vous est fermée.
refused-no-answer = Aucun serveur Coldsnap ne répond à { $address }. L’adresse est-elle juste, et le serveur tourne-t-il ?
refused-not-let-in = Le serveur ne vous laisse pas entrer. Le lien est-il entier ?
refused-bad-request = Le serveur n’a pas compris. Le lien est-il entier ?
refused-server = Le serveur refuse : { $code }.
refused-no-hello = On n’a rien dit au serveur, ou pas comme il faut commencer.
refused-no-help = Cette table joue sans cette aide.
refused-no-hint = Il n’y a pas de conseil pour cela.
refused-no-flick = Ce n’est pas une pichenette.
refused-busy = Le serveur est occupé. Redemandez dans un instant.

## Fichiers déjà utilisés par quelqu’un d’autre

refused-database-in-use = Un autre programme utilise déjà { $path } : arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
refused-database-served = Le serveur { $address } utilise déjà { $path } : arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
refused-record-in-use = La partie { $path } se joue dans une autre fenêtre : continuez là-bas, ou quittez-la d’abord.

## Sa propre école

cli-board-new = Votre petite école est commencée. Changez son fichier avec n’importe quel éditeur de texte simple :
cli-board-next = Ensuite, voyez ce qui ne va pas, dessinez-la, et jouez-y :
cli-board-good = On peut jouer dans { $name } : { $rooms } salles, { $doors } portes.
cli-board-without = Elle n’a pas de place pour : { $promos }.
cli-board-no-drills = Elle n’a pas d’exercices : pour s’entraîner il y a le tour de l’école, ou le jeu libre.
cli-board-legend = (  ) cercle rouge, { $fish } porte à poissons, { $dot } point de Pawclaw ou de l’Empereur, { $walrus } morse, { $portal } portail, { $honeycomb } coin avec un rayon de miel, { $corner } autre coin

# Les explications d’un fichier commencé.
board-file-file =
    Votre propre école pour ICECOOL. En millimètres ; l’origine est le coin en bas à gauche, x va vers la droite, y vers le haut.
    Changez ce que vous voulez, puis demandez à « coldsnap board check » avec son nom : il dit la première chose qui ne va pas, et où.
board-file-spots =
    Places fixes : kind est circle (cercle rouge, un seul, dans la salle 1), dot (point, un au plus), walrus (morse), portal (portail, aucun ou deux), honeycomb ou corner (coins).
    Ce pour quoi une école n’a pas de place ne se joue pas chez elle. Entre deux places il faut 36 mm, pour se tenir sur les deux.
board-file-corners = Les rayons de miel sont dans les coins « honeycomb » au début d’une manche ; plus tard ils vont dans n’importe quel coin libre.
board-file-walls = Chaque bord d’une salle est un mur. Voici son épaisseur (thickness) et sa hauteur (height) ; lintel est la hauteur des portes.
board-file-rooms =
    Une salle est sa boîte (box) : x et y du coin en bas à gauche, puis du coin en haut à droite. Deux salles côte à côte partagent un mur.
    La ligne (line) est celle qui est imprimée, où l’on peut poser un manchot trop près d’un mur. Il faut une salle 1 (cercle rouge) et une salle 2 (Surveillant).
    Noms que le programme sait dire : classroom, kitchen, gym, lab, game-room, library, canteen, pool, music-room, nap-room.
board-file-doors =
    Une porte est le milieu d’une ouverture, sur le mur entre ses deux salles. Trois portes ont des poissons (fish), et de la salle 1 il faut un chemin vers chaque salle.
board-file-drills =
    Des exercices, si vous en voulez : où se tient le manchot, puis la porte (door) à traverser, ou over = "2" pour une salle où sauter.
