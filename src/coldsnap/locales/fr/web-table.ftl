### Ce que les deux tables disent autour du plateau.

web-table-players = Joueurs
web-table-you = vous
web-table-away = absent
web-table-in-turn = C’est son tour.
web-table-clock-turn = Temps restant pour ce tour :
web-table-clock-bank = Temps restant en réserve :

web-table-story = Ce qui s’est passé
web-table-story-empty = Il ne s’est encore rien passé.
web-table-story-earlier = Plus tôt
web-table-why = Pourquoi ? Montrez la règle { $rule }.
web-table-taken-back = Un coup est repris.

## Émotions

web-table-emote = Montrer une émotion
web-emote-hello = Coucou !
web-emote-wow = Ouah !
web-emote-nice = Bien joué !
web-emote-oops = Oups !
web-emote-thanks = Merci !
web-emote-sorry = Pardon !
web-emote-hurry = Vite, vite !
web-emote-bye = Au revoir !

## Quand on attend quelqu’un

web-table-grace =
    { $who ->
        [host] { $name } n’est pas en ligne : vous pourrez continuer dans { $seconds } s.
       *[other] { $name } n’est pas en ligne : l’hôte pourra continuer dans { $seconds } s.
    }
web-table-grace-over =
    { $who ->
        [host] { $name } n’est pas en ligne : vous pouvez continuer.
       *[other] { $name } n’est pas en ligne : l’hôte peut continuer.
    }
web-table-host-lapse = Passer ce tour
web-table-host-bot = Laisser jouer un robot
web-table-host-back = Rendre la place

## Reprendre un coup

web-table-back = Reprendre mon coup
web-table-back-asked = { $name } aimerait reprendre un coup. D’accord ?
web-table-back-waiting = Pour reprendre le coup, il manque l’accord de { $names }.
web-table-back-agree = D’accord

## À côté du plateau

web-table-watching = Vous regardez.
web-table-hint = Donnez-moi un indice
web-table-keys = Touches et aide
web-table-take-seat = Reprendre ma place
web-table-seal = Le sceau du hasard de cette partie : { $seal }. À la fin, l’enregistrement montre que personne ne l’a changé.

## Comment s’appellent les robots

web-bot-name-1 = Pip
web-bot-name-2 = Flo
web-bot-name-3 = Kiki
web-bot-name-4 = Tux
web-bot-name-5 = Mimi
web-bot-name-6 = Igor
web-bot-name-7 = Lou
web-bot-name-8 = Max
