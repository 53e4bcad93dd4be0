### Ce que dit une commande avant de finir par une erreur : ce qui ne va pas, et si possible, que faire.

error-no-texts = il n’y a pas de textes en « { $language } » ; il y a { $known }
error-no-message = le texte { $message } ({ $language }) ne peut pas être dit : { $cause }
error-system = le système refuse : { $cause }
error-system-file = { $path } : { $cause }
error-no-shell = « { $shell } » ne peut pas apprendre à compléter ; le peuvent : { $known }
error-usage-extra = rien n’était attendu après les arguments : { $given } ({ $command } --help en dit plus)
error-usage-no-command = il n’y a pas de commande « { $name } » ({ $command } --help en dit plus)
error-usage-no-command-near = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ? ({ $command } --help en dit plus)

## Jeux, plateaux, robots et options d’une table

error-no-game = il n’y a pas de jeu « { $game } » ; il y a { $known }
error-no-option = { $game } n’a pas d’option « { $option } » ; il a { $known }
error-option-value = l’option « { $option } » accepte { $known }, pas « { $value } »
error-option-form = une option s’écrit nom=valeur, pas « { $word } »
error-no-bots = il n’y a pas de robot pour « { $game } » ; il y en a pour { $known }
error-no-bot = il n’y a pas de robot « { $bot } » pour { $game } ; il y a { $known }
error-bot-needs-engine = un robot pour { $game } réfléchit avec la physique et a besoin d’un moteur
error-no-body = il n’y a pas de « { $body } » dans la scène ; il y a { $known }
error-no-flicks = les lancers sont des lignes de quatre nombres entiers : direction, force, côté, hauteur
error-no-flick = la ligne { $row } n’est pas un lancer : direction de 0 à 3599, force de 0 à 1000, côté de -100 à 100, hauteur de 0 à 100
error-no-face = personne n’a encore dessiné le jeu « { $game } » ; il y a { $known }
error-no-pieces = les pièces sont { $known }, pas « { $pieces } »
error-no-tile-set = il n’y a pas de jeu de tuiles « { $name } » ; il y a { $known }, ou un fichier à vous
error-not-a-tile-set = ce n’est pas un jeu de tuiles : { $cause }
error-tile-count = un jeu de tuiles a { $wanted } tuiles, celui-ci en a { $found }
error-tile-twice = la tuile { $number } nomme deux fois une flèche ou un symbole
error-tile-colour = { $colour } est sur { $found } tuiles, il doit être sur { $wanted }
error-no-deck = il n’y a pas de paquet « { $name } » ; il y a { $known }, ou un fichier à vous
error-not-a-deck = ce n’est pas un paquet de cartes : { $cause }
error-deck-emerald = ce n’est pas un paquet de cartes : les cartes Émeraude se gagnent avec le poisson d’émeraude et ne se piochent jamais (EMER-2)
error-deck-blank = ce n’est pas un paquet de cartes : les cartes blanches ne servent que de pioche vide (CARD-7)
error-deck-large = ce n’est pas un paquet de cartes : plus de { $most } cartes
error-no-board = il n’y a pas de plateau « { $name } » ; il y a { $known }, ou un fichier à vous
error-not-a-board = ce n’est pas un plateau : { $cause }
error-board-file = { $path } : { $cause }
error-board-name = le nom d’une école a des petites lettres sans accent, des chiffres et des traits d’union, 40 au plus, pas « { $name } »
error-board-name-taken = « { $name } » est une école du programme : choisissez un autre nom
error-board-there = { $path } existe déjà : choisissez un autre nom, ou changez ce fichier
error-board-no-file = il n’y a pas d’école « { $name } » ; il y a { $known }, ou un fichier d’école
error-board-no-folder = il n’y a pas de dossier { $path }
error-board-files = { $path } a { $found } écoles, plus de { $most }
error-board = plateau { $board } : { $cause }
error-board-id-twice =
    { $kind ->
        [rooms] { $count } salles ont l’identifiant { $name }
        [doors] { $count } portes ont l’identifiant { $name }
       *[spots] { $count } repères ont l’identifiant { $name }
    }
error-board-spot-name = un repère ne peut pas s’appeler { $spot } : c’est le nom d’un manchot ou d’un garde
error-board-door-name = une porte ne peut pas s’appeler { $door } : c’est le nom d’un mur
error-board-no-room = il n’y a pas de salle { $room }
error-board-door-nowhere = la porte { $door } mène à la salle { $room }, qui n’existe pas
error-board-spot-nowhere = le repère { $spot } est dans la salle { $room }, qui n’existe pas
error-board-lintel = le linteau est plus haut que les murs
error-board-no-floor = la salle { $room } n’a pas de sol entre ses murs
error-board-line-off = la ligne de la salle { $room } n’est pas sur son sol
error-board-line-close = la ligne de la salle { $room } est trop près d’un mur pour qu’un manchot s’y tienne
error-board-rooms-overlap = les salles { $room } et { $other } se chevauchent
error-board-walls-crowded = les murs { $wall } et { $other } se gênent
error-board-door-no-wall = porte { $door } : les salles { $room } et { $other } n’ont pas de mur commun
error-board-door-off = la porte { $door } est à { $off } mm du mur entre les salles { $room } et { $other }
error-board-door-corner = la porte { $door } touche un coin ou dépasse le mur entre les salles { $room } et { $other }
error-board-doors-overlap = les portes { $door } et { $other } se chevauchent
error-board-no-way = aucun chemin par des portes ne mène de la salle { $start } à la salle { $room }
error-board-fish = { $wanted } portes portent un poisson, ici il y en a { $found }
error-board-spot-off = le repère { $spot } n’est pas dans la salle { $room }, ou trop près d’un mur
error-board-spots-near = les repères { $spot } et { $other } sont trop près l’un de l’autre
error-board-circles = il y a un cercle rouge et au plus un point
error-board-portals = les portails vont par deux, ou il n’y en a pas
error-board-circle-off = le cercle rouge n’est pas à l’intérieur de la ligne de la salle { $room }
error-board-clip-off = la pince en { $x }, { $y } n’est sur aucun mur entre deux salles
error-board-drill-nowhere = l’exercice { $drill } ne mène ni par une porte ni dans une salle
error-board-drill-place = exercice { $drill } : personne ne peut se tenir en { $x }, { $y }
error-board-drill-crowded = exercice { $drill } : ses manchots se tiennent l’un sur l’autre
error-not-on-board =
    { $kind ->
        [room] il n’y a pas de salle « { $name } » ; il y a { $known }
        [door] il n’y a pas de porte « { $name } » ; il y a { $known }
       *[spot] il n’y a pas de repère « { $name } » ; il y a { $known }
    }
error-room-box = salle { $room } : une boîte est son coin inférieur gauche, puis son coin supérieur droit
error-drill-way = exercice { $drill } : ou bien par une porte, ou bien par-dessus un mur vers une salle
error-no-drill = le plateau { $board } n’a pas d’exercice « { $drill } »
error-options-clash = { $option } ne va pas avec { $other } = { $value } ({ $rule }) : choisissez l’un des deux
error-promo-no-places =
    le plateau { $board } n’a pas de place pour { $promo ->
        [walruses] les morses
        [pawclaw] Pawclaw
        [portals] les portails
        [emperor] l’Empereur
       *[other] { $promo }
    }
error-no-module = il n’y a pas de module « { $module } » ; il y a { $known }
error-module-twice = un module ne figure qu’une fois dans un préréglage
error-module-both = { $module } et { $other } décident tous deux de { $action }
error-module-role = une partie a un seul module pour le rôle { $role }, pas : { $found }
error-module-needs = le module { $module } en demande un qui garde { $piece }
error-no-rule = il n’y a pas de règle appelée { $rule }

## Qui joue

error-bad-name = un nom a de 1 à { $most } caractères lisibles, pas « { $name } »
error-bot-meant = { $name } : vouliez-vous dire le robot { $meant } ? Il y a { $known }. Une personne de ce nom s’écrit { $person }
error-bot-elsewhere = { $name } : le robot { $meant } ne joue pas à { $game }. Il y a { $known }. Une personne de ce nom s’écrit { $person }
error-bot-file-again = le robot { $file } est un fichier : nommez-le à nouveau avec --seats pour qu’il continue
error-bot-file-long = le fichier d’un robot a au plus { $most } caractères, dossiers compris : { $file }
error-bot-check-or-join = un robot s’essaie avec --check (et --game), ou joue à une table avec --join LIEN
error-bot-no-choose = { $file } n’a pas de fonction choose(view, choices, rng, budget)
error-bot-file-name = { $file } n’est pas un fichier Python : le nom du fichier d’un robot finit par .py
error-bot-syntax = { $file } n’est pas du Python : ligne { $line } : { $cause }
error-bot-no-python = { $file } n’est pas du Python
error-bot-raised = { $file }, ligne { $line } : { $cause }
error-bot-file = { $file } : { $cause }
error-bot-returned = choose a rendu { $answer } ({ $kind }) ; rendez une des actions proposées, par exemple `choices[0].action`
error-bot-returned-nothing = choose n’a rien rendu ; rendez une des actions proposées, par exemple `choices[0].action`
error-bot-not-a-module = ce n’est pas un fichier Python
error-bot-made-no-choose = il n’a pas de fonction choose(view, choices, rng, budget)
error-bot-answered-early = il a répondu avant qu’on lui demande
error-bot-answered-other = il a répondu à une autre question
error-bot-slow =
    { $what ->
        [start] il a mis plus de { $seconds } s à démarrer
       *[move] il a mis plus de { $seconds } s pour un coup
    }
error-bot-hung-up = son processus a fermé son tube
error-bot-killed = son processus s’est arrêté ({ $signal })
error-bot-ended = son processus s’est arrêté (code { $status })
error-bot-failed = { $bot } a levé { $cause }
error-bot-not-offered = { $bot } a répondu { $answer }, qui n’est pas proposé
error-bot-nothing-offered = rien de ce qui est proposé n’est connu de ce robot
error-message-long = un message de { $length } octets est plus long que { $most }
error-arena-seats = { $game } se joue à { $seats }, pas à { $found }
error-arena-no-games = il faut au moins une partie
error-arena-one-name = deux robots porteraient le même nom : { $bots }
error-ladder-odd = une échelle demande un nombre pair de places, pas { $seats }
error-ladder-alone = une échelle demande deux robots ou plus
error-arena-folder = { $folder } n’est pas vide et ne contient pas d’arène ; choisissez un autre dossier
error-no-arena = { $folder } ne contient pas d’arène : impossible de lire { $file } : { $cause }
error-not-of-an-arena = { $path } ne vient pas d’une arène : { $cause }
error-arena-format = { $path } est au format { $found } ; ce programme lit le format { $known }
error-arena-other = { $folder } contient d’autres parties : leur { $name } est { $had }, pas { $has }
error-arena-no-process = il faut au moins un processus
error-arena-ended = un processus de l’arène a été arrêté de l’extérieur ; les parties conservées ne sont pas perdues
error-arena-unfinished = aucune partie n’est finie dans { $folder }
error-no-seat = une place est me, open, bot ou le niveau d’un robot, pas « { $word } »
error-bot-no-clock = cette table n’a pas d’horloge, alors le robot la quitte ; le lien de sa place lui permet de revenir

## Fichiers et enregistrements

error-cannot-read = impossible de lire { $path } : { $cause }
error-cannot-write = impossible d’écrire { $path } : { $cause }
error-cannot-make-saves = impossible de créer { $path } : { $cause } ; choisissez un fichier avec --save
error-no-saved = il n’y a pas de partie gardée dans { $path }
error-resume-alone = --resume prend la partie comme elle est : sans --option, --seed ni --save
error-file-exists = { $path } existe déjà
error-record-exists = { $path } existe déjà ; reprenez-le ou choisissez un autre nom
error-record = { $where }, ligne { $line } : { $cause }
error-record-cut = la ligne est coupée : le fichier a été tronqué (play --resume FICHIER --salvage la retire)
error-record-empty = le fichier est vide
error-record-no-entry = l’enregistrement a un en-tête et aucune entrée
error-record-no-header = ce n’est pas l’en-tête d’un enregistrement de Coldsnap : { $cause }
error-ply-missing = l’entrée { $ply } manque ; l’entrée { $found } est à sa place
error-no-ply = l’entrée { $ply } n’est pas dans cet enregistrement ; il va de 1 à { $last }
error-record-parts = l’enregistrement s’écarte des règles à l’entrée { $ply } : { $cause }
error-differs-ply = l’entrée se donne le numéro { $ply }
error-differs-refused = le coup est refusé : { $cause }
error-differs-digest = l’empreinte est { $told }, les règles donnent { $given }
error-differs-event = l’événement { $index } est raconté comme { $told }, les règles donnent { $given }
error-differs-events =
    { $told ->
        [one] un événement est raconté
       *[other] { $told } événements sont racontés
    }, les règles en donnent { $given }
error-differs-flick = la pichenette est racontée comme { $told }, { $engine } donne { $given }
error-differs-answer =
    { $what ->
        [facts] le fait { $index }
       *[rest] le repos { $index }
    } est raconté comme { $told }, { $engine } donne { $given }
error-differs-nothing = rien
error-differs-unresolved = sans réponse ({ $cause })
error-differs-facts =
    { $count ->
        [one] un fait
       *[other] { $count } faits
    }
error-record-format = cet enregistrement est au format { $found } ; ce programme lit le format { $known }
error-record-game = c’est un enregistrement de « { $found } », pas de « { $wanted } »
error-place-form = une position s’écrit X,Y en millimètres, pas « { $place } »
error-place-far = une position est sur la table, à moins de 10 m : « { $place } » ne l’est pas
error-flick-failed = { $cause } ; la scène est dans { $path } pour un rapport d’erreur

## Des valeurs qui ne sont pas comme il faut

error-at = { $text } (dans { $path })
error-not-json = ce n’est pas du JSON
error-not-toml = ce n’est pas du TOML
error-not-toml-line = ce n’est pas du TOML : voyez la ligne { $line }
error-text-large = il y a plus de { $most } octets
error-toml-dots = il y a plus de { $most } points dans ses noms et ses textes
error-number-long = un nombre y a trop de chiffres
error-number-range = le nombre est trop grand
error-not-bytes = ce n’est pas gardé en octets
error-not-finite = { $value } n’est pas un nombre qui puisse être gardé
error-not-packed = ce n’est pas empaqueté comme il faut : { $cause }
error-packed-cut = ce qui est empaqueté est coupé ou trop grand
error-half-a-character = un texte a une moitié de caractère (un demi-codet isolé)
error-key-twice = « { $key } » y est deux fois
error-field-missing = « { $field } » manque
error-field-unknown = « { $field } » n’est pas connu ici
error-text-short =
    { $least ->
        [1] le texte est vide
       *[other] le texte est trop court : il a au moins { $least } caractères
    }
error-text-long = le texte est trop long : il a au plus { $most } caractères
error-text-form = le texte n’est pas écrit comme il faut
error-list-short = il y en a trop peu : au moins { $least }
error-list-long = il y en a trop : au plus { $most }
error-list-length = il en faut { $wanted }
error-number-low = le nombre est trop petit : au moins { $least }
error-number-above = le nombre doit dépasser { $bound }
error-number-below = le nombre doit rester sous { $bound }
error-number-high = le nombre est trop grand : au plus { $most }
error-no-such-value = « { $value } » n’est pas de ce qui se choisit ici
error-bad-value = { $cause }
error-wrong-kind =
    { $wanted ->
        [str] il faut un texte ici
        [int] il faut un nombre entier ici
        [float] il faut un nombre ici
        [bool] il faut oui ou non (true ou false) ici
        [array] il faut une liste ici
        [object] il faut des champs avec leurs noms ici
       *[other] ce n’est pas ce qu’il faut ici ({ $wanted })
    }{ $got ->
        [str] , pas un texte
        [int] , pas un nombre entier
        [float] , pas un nombre
        [bool] , pas oui ou non
        [array] , pas une liste
        [object] , pas des champs avec leurs noms
        [null] , pas rien
       *[other] , pas { $got }
    }

## Physique

error-not-simulated = la pichenette n’a pas pu être simulée : { $cause }
error-engine-says = le moteur dit : { $cause }
error-scene-restless = la scène ne s’immobilise pas d’elle-même
error-flick-lost = un corps a quitté le monde
error-flick-endless = rien ne s’immobilise
error-flick-slow = cela prend trop de temps
error-wall-pierced = { $body } a traversé le mur { $wall }
error-scene = cela ne peut pas être simulé : { $cause }
error-scene-bodies = une scène a de 1 à { $most } corps, celle-ci en a { $found }
error-scene-shape = { $body } : { $cause }
error-scene-wall-thin = le mur { $wall } n’a pas d’épaisseur ou pas de hauteur
error-scene-id-twice =
    { $kind ->
        [bodies] deux corps ont le même identifiant « { $name } »
        [walls] deux murs ont le même identifiant « { $name } »
        [gates] deux passages ont le même identifiant « { $name } »
       *[zones] deux zones ont le même identifiant « { $name } »
    }
error-scene-gate-no-wall = le passage { $gate } n’est dans aucun mur
error-scene-gate-wide = le passage { $gate } est plus large que son mur
error-scene-gates-overlap = les passages { $gate } et { $other } se chevauchent
error-scene-gate-half-shut = un autre mur ne bouche qu’une partie du passage { $gate }, ou en dépasse
error-scene-slab-flat = la plaque { $slab } n’a pas de taille, ou s’enfonce dans le sol
error-scene-in-floor = { $body } est dans le sol
error-scene-quaternion = le quaternion de { $body } n’est pas de longueur 1
error-scene-in-wall = { $body } est dans le mur { $wall }
error-scene-overlap = { $body } et { $other } se chevauchent de { $by } mm
error-impulse = personne ne peut donner cette pichenette : { $cause }
error-impulse-no-body = il n’y a pas de corps « { $body } » à lancer
error-impulse-range = la vitesse va de 0 à { $fastest } m/s, le côté de -1 à 1, la hauteur de 0 à 1
error-no-shape = aucune forme ne s’appelle « { $name } » ; il y a { $known }
error-no-matter = la physique ne connaît pas de masse pour « { $shape } » ; elle connaît { $known }
error-document-no-place = le document n’a pas de place pour { $name } : une ligne { $begin } et plus bas une ligne { $end }

## La base de données et le serveur

error-not-our-database = { $path } n’est pas une base de données de Coldsnap
error-database-exists = { $path } existe déjà ; --replace met la sauvegarde à sa place
error-database-newer = { $path } vient d’un Coldsnap plus récent : son schéma est { $found }, ce programme connaît { $known }
error-database-sqlite = la base de données doit être un fichier SQLite
error-database-damaged = { $path } : le fichier est endommagé : { $cause }
error-database-broken = { $path } : le fichier est endommagé
error-database-gone = { $path } : le fichier a été supprimé ou remplacé pendant qu’il servait ; plus rien n’est enregistré avant un redémarrage
error-database-locked = { $path } : la base de données est verrouillée par un autre programme
error-database-closed = { $path } : le fichier ne peut pas être ouvert
error-database-refuses = la base de données refuse : { $cause }
error-no-database = { $path } : le fichier n’est pas une base de données
error-file-read-only = { $path } : le fichier est en lecture seule
error-disk-full = { $path } : le disque est plein
error-disk-error = { $path } : le disque signale une erreur
error-no-memory = { $path } : il n’y a plus de mémoire
error-restore-itself = { $path } ne peut pas être restauré sur lui-même
error-store-closed = { $path } : la base est fermée
error-match-no-header = partie { $match } : il y a des entrées et pas d’en-tête
error-match-row = partie { $match } : sa ligne ne peut pas être lue : { $cause }
error-match-other = partie { $match } : la ligne est celle de la partie { $found }
error-no-match = partie { $match } : cette partie n’existe pas
error-match-cannot-begin = partie { $match } : elle ne peut pas commencer
error-match-not-begun = partie { $match } : elle n’existe pas, ou n’a pas commencé
error-row-differs = la ligne et son texte diffèrent
error-ply = entrée { $ply } : { $cause }
error-next-ply = elle manque ; la suivante est { $found }
error-chain-broken = la chaîne d’empreintes est rompue : quelque chose jusqu’ici a été changé
error-frames-damaged = partie { $match }, entrée { $ply } : les images de cette pichenette ont été changées depuis leur écriture
error-frames-lost = partie { $match }, entrée { $ply } : les images de cette pichenette manquent
error-frames-faults = { $count ->
    [one] une pichenette n’a plus toutes ses images : le serveur la simule à nouveau quand on la regarde
   *[other] { $count } pichenettes n’ont plus toutes leurs images : le serveur les simule à nouveau quand on les regarde
}

error-setting = un réglage ne va pas : { $cause }
error-setting-limit = une limite ne va pas : { $cause }
error-setting-origin = une origine est http(s)://nom[:port] et rien de plus, pas « { $origin } »
error-setting-proxy = un mandataire de confiance est une adresse (192.0.2.7) ou un réseau (192.0.2.0/24), pas un nom et jamais tout le monde (*)
error-setting-host = un hôte est un nom sans protocole, port ni étoile, comme ice.example
error-setting-switch = { $name } est yes (oui) ou no (non), pas « { $text } »
error-setting-number = { $name } est un nombre, pas « { $text } »
error-cannot-listen = impossible d’écouter à { $address }, port { $port } : { $cause }
error-cannot-make-database = impossible de créer { $path } : { $cause } ; choisissez un fichier avec --database
error-no-lan = cet ordinateur n’a pas d’adresse dans un réseau local
error-no-link = un lien ressemble à http://hote:8000/t/TABLE#invite=SECRET
error-no-server-address = l’adresse d’un serveur ressemble à http://hôte:8000
error-unknown-answer = ce programme ne connaît pas une telle réponse du serveur
error-server-refuses = le serveur refuse : { $cause }

error-bench-not-started = le serveur n’a pas démarré : { $cause }
error-bench-gone = le serveur s’est arrêté : { $cause }
error-bench-hung-up = le serveur a raccroché au nez de quelqu’un
error-bench-no-socket = le serveur ne donne pas de prise : { $cause }
error-bench-no-table = le serveur ne donne pas de table ({ $status }) : { $cause }
error-bench-no-process = impossible de regarder le processus { $pid } ; cette mesure demande Linux : { $cause }
error-bench-no-attack = il n’y a pas d’attaque { $name } ; il y a { $known }
error-bench-load-late = la charge n’a pas pu être mise en place à temps
error-bench-load-failed = la charge n’a pas pu être mise en place
error-bench-load-faults =
    { $count ->
        [0] la charge n’a pas été tenue : presque aucun coup n’a eu de réponse
        [one] la charge n’a pas été tenue : une erreur ({ $first })
       *[other] la charge n’a pas été tenue : { $count } erreurs, la première est { $first }
    }

## Ce que dit le système

errno-ENOENT = ce fichier ou dossier n’existe pas
errno-EACCES = accès refusé
errno-EPERM = ce n’est pas permis
errno-EEXIST = un tel fichier existe déjà
errno-ENOTDIR = ce n’est pas un dossier
errno-EISDIR = c’est un dossier
errno-ENOTEMPTY = le dossier n’est pas vide
errno-ENOSPC = le disque est plein
errno-EDQUOT = le quota du disque est épuisé
errno-EROFS = le disque est en lecture seule
errno-EIO = le disque signale une erreur
errno-EBUSY = c’est en cours d’utilisation
errno-ENAMETOOLONG = le nom est trop long
errno-EMFILE = trop de fichiers ouverts
errno-ENFILE = trop de fichiers ouverts
errno-EADDRINUSE = un autre programme utilise cette adresse
errno-EADDRNOTAVAIL = cet ordinateur n’a pas cette adresse
errno-ECONNREFUSED = rien ne répond là-bas
errno-ECONNRESET = la connexion a été coupée
errno-EHOSTUNREACH = aucun chemin ne mène à cet ordinateur
errno-ENETUNREACH = il n’y a pas de réseau
errno-ETIMEDOUT = pas de réponse à temps
