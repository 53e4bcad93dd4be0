### Ce que seule la table du navigateur dit. Tout ce qui touche aux jeux est dans les fichiers que lit aussi le terminal.

web-title = Coldsnap
web-page-title = { $page } · Coldsnap

## Le cadre de chaque page

web-skip = Aller au contenu
web-nav = Menu principal
web-menu = Menu
web-home = Coldsnap, page d’accueil
web-nav-tables = Tables
web-nav-archive = Revoir
web-nav-learn = Apprendre
web-nav-rules = Règles
web-close = Fermer
web-loading = Un instant…
web-settings = Réglages
web-install = Installer l’application
web-small-print = Un projet de fans, gratuit, ni réalisé ni approuvé par les éditeurs. ICECOOL, ICECOOL2 et IceToids sont des noms de leurs éditeurs. Les images, les sons et les mots d’ici sont les nôtres.

## Page d'accueil

web-front-lead = Une pichenette, et le manchot file. Attrapez vos poissons, et gare au Surveillant !
web-front-ways = Comment voulez-vous jouer ?
web-front-play = Jouer
web-front-play-about = Vous contre trois robots. C’est parti !
web-front-practise = S’entraîner
web-front-practise-about = Une école vide, rien que pour vous.
web-front-friends = Entre amis
web-front-friends-about = Envoyez un lien, ou faites passer l’appareil.
web-front-more = À faire aussi
web-front-go-on = Continuer la partie
web-front-icetoids-about = La petite sœur futée : pointez, poussez, et soyez le premier sur vos trois symboles.
web-front-tables-about = Regardez les autres jouer, en direct.
web-front-archive-about = Revoyez de belles parties, pichenette par pichenette.
web-front-learn-about = Tout droit, courbe et saut en cinq minutes.
web-front-rules-about = Toutes les règles en mots simples, avec des images.
web-front-new = Préparer ma table
web-front-new-about = Choisissez le jeu, les joueurs et les règles.
web-front-school = Une école en boîtes de carton, avec quatre petits manchots dedans.
web-front-making = On met la table…

## Une nouvelle table

web-new = Nouvelle table
web-seat-bot = Robot : { $level }
web-new-rule = Règle { $rule }

## Salle d'attente

web-wait-open = place libre
web-copy = Copier
web-copied = Copié !
web-copy-by-hand = Votre navigateur ne me laisse pas copier. Le lien est marqué : Ctrl+C, ou laissez le doigt dessus.
web-share = Partager
web-wait-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-join-title = Entrez, asseyez-vous !
web-join-about = Quelqu’un veut jouer à { $game } avec vous.
web-join-name = Votre nom
web-join-name-help = Les autres le voient. Pas de nom ? Alors vous serez « Joueur ».
web-join = M’asseoir
web-join-watch = Juste regarder
web-table-private = Une table privée ne s’ouvre qu’avec son lien entier, avec tout ce qui suit le « # ».
web-table-gone = Cette table n’est pas là

## Listes

web-tables = Tables
web-archive = Revoir
web-archive-watch = Revoir la partie
web-archive-record = Garder la feuille
web-list-again = Regarder encore

## Règles

web-rules = Règles
web-rules-about = Avec nos mots. « Notre décision » dit ce que nous avons décidé là où les livrets se taisent.
web-rules-ours = Notre décision :
web-rules-search = Chercher dans les règles
web-rules-hint = porte, poisson, saut…
web-rules-found =
    { $count ->
        [0] Rien trouvé. Essayez un autre mot.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
web-rules-link = Lien vers la règle { $rule }
web-rules-games = Jeux
web-rules-icecool = ICECOOL et ICECOOL2
web-rules-icetoids = IceToids
web-rules-contents = Chapitres
web-rules-group-SETUP = Avant de commencer
web-rules-group-TURN = Votre tour
web-rules-group-DOOR = Portes et poissons
web-rules-group-CATCH = Se faire attraper
web-rules-group-CARD = Cartes et astuces
web-rules-group-ROUND = Fin d’une manche
web-rules-group-GAME = Fin de la partie
web-rules-group-TWO = À deux joueurs
web-rules-group-TOUR = Tournoi
web-rules-group-MANY = À plus de quatre
web-rules-group-RACE = La course
web-rules-group-PAW = Pawclaw
web-rules-group-EMP = L’Empereur
web-rules-group-EMER = Le poisson d’émeraude
web-rules-group-BLOCK = La porte bloquée
web-rules-group-PORT = Les portails
web-rules-group-WAL = Morses
web-rules-group-ART = Artefacts
web-rules-group-TOIDS = Comment jouer
web-rules-picture-icecool = Une partie d’ICECOOL2 vue d’en haut : cinq salles, des portes avec leurs poissons, des manchots et les cartes des joueurs.
web-rules-picture-icetoids = Une partie d’IceToids : seize tuiles, certaines cachées, et des pyramides debout ou qui pointent.
web-rules-all = Toutes les règles
web-why = Pourquoi ?

## Réglages

web-settings-language = Langue
web-settings-sound = Son

## La connexion au serveur

web-connection-connecting = On appelle le serveur…
web-connection-lost = La connexion est coupée. Je réessaie ; rien n’est perdu, et vous n’avez rien à faire.
web-connection-seconds = Depuis { $seconds } s.
web-connection-closed = Le serveur vous a fermé cette table.
web-connection-restart = Le serveur redémarre. La partie continue dans un instant.
web-connection-offline = Cet appareil n’a pas de réseau.
web-connection-again = Essayer maintenant

## Quand quelque chose cloche

web-missing = Il n’y a rien ici
web-missing-about = Ce manchot a cherché partout. La page n’est pas sur la glace.
web-missing-home = À l’accueil
web-broken = Oups, j’ai glissé
web-broken-about = Quelque chose a cloché dans cette page. Votre partie est à l’abri sur le serveur : rechargez la page, et elle continue.
web-broken-reload = Recharger la page
web-broken-details = Pour ceux qui réparent
web-no-server = Le serveur ne répond pas. Est-il en marche, et avez-vous du réseau ?
web-no-part = Une partie de la page n’a pas pu être chargée. Avez-vous du réseau ?
