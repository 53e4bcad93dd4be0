### Ce que dit `coldsnap --help`, et ce qui est dit quand une commande n’est pas écrite comme il faut.

## Le cadre d’une page

help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE …
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-commands = Commandes{"\u00A0"}
help-range = de { $low } à { $high }
help-least = { $low } ou plus
help-required = obligatoire
help-default = { $value } par défaut
help-repeatable = peut être répétée
help-kind-text = TEXTE
help-kind-path = FICHIER
help-kind-whole = NOMBRE
help-kind-number = NOMBRE
help-name-game = JEU
help-name-link = LIEN
help-name-file = FICHIER
help-name-files = FICHIER
help-name-folder = DOSSIER
help-name-rule = RÈGLE
help-name-shell = SHELL
help-name-path = FICHIER
help-name-board = ÉCOLE
help-name-name = NOM
help-completion-installed = Le shell { $shell } complétera la commande dès son prochain démarrage : { $path }

## Les commandes

help-coldsnap = La table numérique des jeux de glace. Pour commencer : coldsnap play icetoids
help-coldsnap-more = coldsnap COMMANDE --help dit ce qu’accepte une commande.
help-play = Jouer dans le terminal.
help-serve = Offrir des tables aux navigateurs et aux terminaux.
help-serve-more = Tout se règle aussi par COLDSNAP_PORT et ainsi de suite.
help-host = Dresser une table sur un serveur, montrer ses liens, s’asseoir.
help-join = S’asseoir à une table d’un serveur, ou y revenir.
help-replay = Revoir une partie, d’un coup ou pas à pas.
help-verify = Rejouer des enregistrements et comparer chaque entrée.
help-verify-more = Le code de sortie 1 veut dire qu’un enregistrement diffère ; la première différence est indiquée.
help-render = Dessiner une position d’une partie en image SVG.
help-arena = Faire jouer des robots entre eux.
help-bot = Essayer votre propre robot, ou le faire jouer sur un serveur.
help-bot-more = Son code s’exécute ici, avec vos droits, avec des limites mais sans cage.
help-report = Faire une page de graphiques d’une arène conservée.
help-report-more = Qui bat qui, où s’arrêtent les manchots, comment ils tirent.
help-rules = Montrer une règle, ou toutes.
help-games = Lister les jeux et les options de leurs tables.
help-flick = Donner une pichenette et voir ce qu’en dit la physique.
help-board = Créer sa propre école, et y jouer.
help-board-new = Commencer sa propre école : une petite, dans un fichier avec des explications.
help-board-new-more = Le fichier est dans votre dossier de données. Changez-le avec n’importe quel éditeur de texte simple.
help-board-check = Dire si l’on peut jouer dans une école, ou ce qui ne va pas.
help-board-draw = Dessiner une école avec les places de toutes les pièces en plus.
help-board-play = Jouer dans sa propre école dans le terminal.
help-completion = Apprendre à un shell à compléter commandes, options et noms.
help-admin = Prendre soin de la base de données d’un serveur.
help-admin-backup = Copier la base dans un nouveau fichier et vérifier la copie.
help-admin-backup-more = Le serveur peut fonctionner pendant ce temps.
help-admin-restore = Vérifier une sauvegarde et en faire la base.
help-admin-restore-more = Le serveur ne doit pas fonctionner.
help-admin-verify = Lire toute la base et vérifier chaque entrée.
help-admin-verify-more = Chacune doit être lisible, à sa place, et inchangée depuis son écriture.
help-admin-prune = Montrer ce qui a fait son temps, et faire de la place avec --yes.
help-admin-prune-more = Pour --yes, le serveur ne doit pas fonctionner ; quand il fonctionne, il range de lui-même.
help-physics = Études de la physique.
help-physics-report = Mesurer la physique à nouveau et écrire son document.
help-physics-report-more = Les tableaux vont dans le document, les graphiques et les beaux coups dans le dossier à côté.
help-bench = Mesurer la vitesse.
help-bench-icetoids = Parties au hasard, coups par une table, et le robot chercheur.
help-bench-icetoids-more = Sur un seul cœur : dans le noyau plat, par Table, et avec le robot qui cherche.
help-bench-rules = Les règles d’ICECOOL, et une partie entière de quatre robots.
help-bench-rules-more = Les règles sur des faits inventés ; la partie est jouée avec la physique.
help-bench-physics = Pichenettes de quatre manchots à côté d’une boucle naïve.
help-bench-bots = Les robots d’ICECOOL : tirs en pensée, temps de réflexion.
help-bench-bots-more = Les tirs essayés en pensée sont comparés à une boucle naïve ; une partie entière est mesurée aussi.
help-bench-server = Un serveur chargé par un autre processus.
help-bench-server-more = Autant de coups que possible, une allure régulière, des connexions inactives.
help-bench-abuse = Un serveur dont des inconnus abusent.
help-bench-abuse-more = Ce que ses honnêtes voisins remarquent de chaque attaque, et ce que le serveur y oppose.

## Ce que toutes les commandes partagent

help-any-help = Montrer cette page.
help-any-version = Montrer la version du programme.
help-any-language = en ou fr ; par défaut, celle du terminal.
help-any-no-colour = Seulement des lettres et des formes.
help-any-ascii-only = Aucun caractère hors ASCII sur le plateau.
help-any-pieces = pyramids (pyramides) ou tokens (jetons), voir TOIDS-11.
help-any-game = Quel jeu ; « coldsnap games » en donne la liste.
help-any-option = Option de table nom=valeur ou nom=@fichier ; « coldsnap games » en donne la liste.
help-any-bot-output = Montrer ce qu’affichent les robots venus de fichiers.
help-any-file = Un enregistrement : JSON Lines, comme l’écrit « coldsnap play ».
help-any-ply = La position après ce nombre d’entrées ; la dernière si rien n’est dit.
help-any-database = Le fichier de la base de données du serveur.
help-any-as-json = Afficher un seul objet JSON.
help-any-seconds = La durée de chaque mesure, en secondes.
help-any-rounds = Tours entrelacés ; le meilleur de chacun compte.
help-any-retention-days = Les tables en attente ou abandonnées sont oubliées après ce nombre de jours.
help-any-bots-days = Les parties entre robots seuls sont oubliées après ce nombre de jours.
help-any-frames-days = Les pichenettes des parties finies perdent leurs images après ce nombre de jours ; on les simule à nouveau.
help-any-finished-days = Les parties finies par des personnes sont oubliées après ce nombre de jours ; jamais si rien n’est dit.

## Ce qu’accepte une commande

help-play-seats = Qui joue, dans l’ordre : me, Ana ou name:Ana est une personne ; bot, un niveau (de pebble à orca) ou un fichier .py est un robot.
help-play-seed = N’importe quel texte : le même texte donne les mêmes tuiles, cartes et robots.
help-play-save = Le fichier de la partie ; si rien n’est dit, un fichier de votre dossier de données.
help-play-resume = Reprendre ce fichier, une partie gardée par son nom, ou la dernière (last).
help-play-salvage = Reprendre un fichier dont la dernière ligne a été coupée.

help-serve-host = L’adresse à écouter ; si rien n’est dit, celle de cet ordinateur seulement.
help-serve-port = 8000 si rien n’est dit ; 0 en trouve un de libre.
help-serve-database = Le fichier SQLite ; si rien n’est dit, un fichier de votre dossier de données.
help-serve-origin = Une adresse publique de ce serveur, comme https://ice.example.
help-serve-name = Un autre nom d’hôte par lequel ce serveur peut être appelé.
help-serve-lan = Laisser entrer les appareils du réseau local, et leur montrer un code QR.
help-serve-trusted-proxy = Une adresse ou un réseau dont l’en-tête X-Forwarded-For est cru.
help-serve-boards = Un dossier avec vos propres écoles : qui dresse une table peut les choisir par leur nom.
help-serve-full-sync = Les coups enregistrés survivent même à une panne de courant ; plus lent.
help-serve-admin-port = Des mesures sur ce port de cet ordinateur.
help-serve-workers = Processus pour la physique et les robots.
help-serve-log-level = debug, info, warning ou error.
help-serve-show = Ouvrir la page d’accueil dans le navigateur ; le serveur peut déjà fonctionner.

help-board-new-name = Comment elle doit s’appeler : petites lettres sans accent, chiffres et traits d’union.
help-any-board = Une de vos écoles par son nom, un fichier d’école, ou une école du programme.
help-board-draw-output = Dessiner une image dans ce fichier SVG ; sans cela, le dessin se fait ici, en lettres.
help-board-play-seats = Qui joue, dans l’ordre : me, Ana ou name:Ana est une personne ; bot, un niveau (pebble à orca) ou un fichier .py est un bot.
help-board-play-seed = Un texte quelconque : le même texte donne les mêmes cartes et les mêmes bots.
help-board-play-save = Le fichier de la partie ; sans cela, un fichier dans votre dossier de données.

help-host-seats = Qui joue, dans l’ordre : me (vous), open (qui reçoit l’invitation), ou un robot (bot, ou le nom d’un niveau).
help-host-server = L’adresse d’un serveur en marche.
help-host-grace = Les secondes pendant lesquelles vous attendez une personne dont la connexion est perdue avant de pouvoir agir pour elle.
help-host-name = Le nom que les autres verront.
help-join-link = Une invitation, le lien de votre place, ou un lien pour regarder.
help-join-name = Le nom que les autres verront.
help-bot-file = Un fichier Python avec la fonction choose(view, choices, rng, budget).
help-bot-check = Jouer une partie ici ; dire ses fautes, ce qu’il affiche et combien il réfléchit.
help-bot-game = Pour --check ; si rien n’est dit, le jeu pour lequel il est écrit.
help-bot-join = Une invitation, ou le lien d’une place.
help-bot-name = Le nom que les autres verront ; celui du fichier si rien n’est dit.
help-bot-seconds = Combien de temps il peut réfléchir à un coup, en secondes.

help-replay-steps = La parcourir touche par touche.
help-verify-files = Les enregistrements à vérifier.
help-verify-physics = Simuler aussi chaque pichenette à nouveau.
help-verify-seal = Ce qu’un serveur a montré au début de la partie : est-ce la même graine ?
help-render-output = Le fichier SVG ; la sortie standard si rien n’est dit.
help-report-folder = Ce que « coldsnap arena --keep » a écrit.
help-report-output = Le fichier HTML ; s’il existe déjà, il est remplacé.
help-rules-rule = L’identifiant d’une règle, comme TOIDS-8 ; toutes si rien n’est dit.
help-admin-backup-path = Le nouveau fichier.
help-admin-restore-path = Un fichier fait par « coldsnap admin backup ».
help-admin-restore-replace = Une base qui est déjà là est abandonnée.
help-admin-prune-yes = Le faire.

help-arena-bots = Une équipe comme orca,captain,./mine.py ; avec --ladder, du plus faible au plus fort.
help-arena-games = Parties de chaque série.
help-arena-ladder = Chaque robot contre celui du dessous ; avec --seats 4, deux contre deux.
help-arena-seats = Sans --bots : 2 est l’échelle, plus est un champion parmi d’autres.
help-arena-seed = N’importe quel texte : le même texte donne les mêmes parties.
help-arena-simulations = Celles des robots chercheurs ; leur propre mesure si rien n’est dit.
help-arena-jobs = Processus ; les résultats n’en dépendent pas.
help-arena-keep = Dossier des enregistrements et des résultats ; la même commande le continue.
help-arena-markdown = Afficher des tableaux pour un document.

help-flick-yaw = Degrés, dans le sens inverse des aiguilles d’une montre, à partir de l’est.
help-flick-speed = m/s d’un coup au centre ; 2 est la pleine puissance.
help-flick-board = school ou double-school, aussi avec -mirrored.
help-flick-start = Où se tient le manchot : X,Y en millimètres.
help-flick-other = Un autre manchot, X,Y en millimètres.
help-flick-side = De -1 à gauche à 1 à droite du dos.
help-flick-height = De 0 en bas à 1 au sommet de la tête.
help-flick-output = Dessiner la pichenette dans ce fichier SVG.
help-completion-shell = bash, zsh ou fish.
help-physics-report-document = Le document dont les tableaux sont refaits.
help-physics-report-flicks = Pichenettes au hasard dans l’école.
help-bench-server-rounds = Tours des mesures à allure régulière ; leur milieu compte.
help-bench-server-tables = Tables de deux connexions.
help-bench-server-pace = Coups par seconde des mesures à allure régulière.
help-bench-server-idle = Connexions qui ne font rien.
help-bench-server-watchers = Combien voient quelqu’un viser.
help-bench-abuse-only = Une attaque, comme pings ; toutes si rien n’est dit.
help-bench-abuse-seconds = Combien de temps dure chaque attaque.

## Quand une commande n’est pas écrite comme il faut

help-hint = { $text } ({ $command } --help en dit plus)
usage-missing = il manque { $name }.
usage-no-option = il n’y a pas d’option { $option }.
usage-no-option-near = il n’y a pas d’option { $option } ; vouliez-vous dire { $near } ?
usage-value = { $option } demande une valeur à sa suite.
usage-no-value = { $option } est un interrupteur et n’accepte pas de valeur.
usage-wrong-whole =
    { $bounds ->
        [none] { $name } demande un nombre entier.
       *[other] { $name } demande un nombre entier, { $bounds }.
    }
usage-wrong-number =
    { $bounds ->
        [none] { $name } demande un nombre.
       *[other] { $name } demande un nombre, { $bounds }.
    }
usage-wrong = { $name } ne peut pas être accepté tel quel.
