### Ce que disent une nouvelle table et sa salle d’attente.

web-new-game = Quel jeu ?
web-new-with = Qui joue ?
web-new-with-bots = Des robots
web-new-with-bots-about = Vous contre l’ordinateur
web-new-with-link = Des amis, par lien
web-new-with-link-about = Chacun sur son appareil
web-new-with-here = Des amis, ici même
web-new-with-here-about = Un appareil pour tous
web-new-seats = Places
web-new-seats-about =
    { $most ->
        [1] Ce jeu se joue seul.
       *[other] De { $least } à { $most } joueurs.
    }
web-seat-kind = Qui s’assoit à la place { $number } ?
web-seat-person = Une personne ici
web-seat-open = Libre : pour qui a le lien
web-seat-name = Nom à la place { $number }
web-seat-name-hint = Nom (si vous voulez)
web-seat-add = Ajouter une place
web-seat-remove = Enlever la place { $number }
web-new-pass = Plusieurs personnes sur cet appareil : il passe de main en main, et les cartes de chacun restent secrètes.
web-new-options = Règles de la maison
web-new-options-about =
    { $count ->
        [0] Exactement comme dans le livret.
        [one] Une règle est changée.
       *[other] { $count } règles sont changées.
    }
web-new-help = Aide pour viser
web-help-none = Aucune
web-help-none-about = Juste une flèche
web-help-bounce = Premier rebond
web-help-bounce-about = Montre le premier choc
web-help-full = Tout le trajet
web-help-full-about = Montre tout : pour apprendre
web-new-clock = Pendule
web-clock-none = Sans pendule
web-clock-30 = 30 secondes par tour
web-clock-60 = Une minute par tour
web-clock-180 = Trois minutes par tour
web-clock-day = Un jour par tour
web-new-grace = Si une connexion est perdue, l’hôte attend
web-grace-0 = Pas du tout
web-grace-15 = 15 secondes
web-grace-60 = Une minute
web-grace-300 = Cinq minutes
web-new-public = Tout le monde peut voir cette table
web-new-public-about = Elle est dans la liste des tables, à regarder en direct et à revoir. Sinon, seuls ceux qui ont un lien la trouvent.
web-new-make = Mettre la table
web-new-wrong = Cela n’a pas marché.
web-wait-title = On attend les joueurs
web-wait-seats = Autour de la table
web-wait-you = vous
web-wait-here = est là
web-wait-away = pas encore là
web-wait-bot-in = Mettre un robot ici
web-wait-invite = Invitez vos amis
web-wait-invite-about = Envoyez ce lien, ou faites viser le code avec un appareil photo. La partie commence quand toutes les places sont prises.
web-wait-invite-link = Lien pour jouer
web-wait-watch-link = Lien pour regarder
web-wait-other-links = D’autres liens
web-wait-own-link = Votre lien à vous, pour revenir depuis un autre appareil. Ne le donnez à personne !
web-wait-qr = Le lien pour jouer, en code pour appareil photo
web-wait-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Pour laisser entrer d’autres appareils, démarrez le serveur avec « --lan ».
web-wait-localhost = Ces liens ne s’ouvrent que sur cet ordinateur, car vous avez ouvert cette page avec « localhost ». Ouvrez-la avec l’adresse de cet ordinateur dans votre réseau (le serveur l’affiche au démarrage), puis mettez une nouvelle table.
web-lan-how = Comment d’autres appareils peuvent-ils entrer ?
web-lan-stop = Arrêtez le serveur : dans la fenêtre où il a été lancé, appuyez sur Ctrl+C. Les tables sont gardées.
web-lan-start = Relancez-le, cette fois pour tout votre réseau :
web-lan-open = Il affiche une adresse et un code pour appareils photo. Ouvrez cette adresse, ici et sur les autres appareils ; tous doivent être sur le même Wi-Fi.
web-lan-anew = Mettez-y une nouvelle table. Ses liens et son code s’ouvrent sur chaque appareil de votre réseau.
web-lan-means = Toute personne du même réseau peut alors ouvrir la page : faites-le à la maison plutôt qu’au café. Les tables privées le restent : elles ne s’ouvrent qu’avec leur lien complet.
web-wait-fill = Commencer avec des robots
web-wait-host-begins = On commence quand toutes les places sont prises.
