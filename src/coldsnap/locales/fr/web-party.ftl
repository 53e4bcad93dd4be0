### La fête : l’école sur un grand écran, les téléphones sont les mains. Chargé avec elle seule, et par la page d’accueil.

web-party = Fête
web-party-about = L’école sur cet écran, vos téléphones sont les mains : visez un code, et jouez.
web-party-making = Un instant…

## Le grand écran

web-party-title = Visez le code, et vous y êtes !
web-party-scan = Visez-le avec votre téléphone. Il doit être sur le même Wi-Fi.
web-party-only-here = Les téléphones ne peuvent pas encore entrer : ce serveur ne laisse entrer que cet ordinateur. Arrêtez-le, relancez-le avec make play ARGS="--lan", et refaites la fête.
web-party-again = Page perdue ? Visez encore.
web-party-qr = L’entrée pour les téléphones, en code pour appareil photo
web-party-penguins = Les manchots et leurs joueurs
web-party-free = libre
web-party-count = { $count } manchots
web-party-fewer = Un manchot de moins
web-party-more = Un manchot de plus
web-party-begin = Commencer
web-party-begin-bots =
    { $count ->
        [one] Commencer : un robot joue le manchot libre
       *[other] Commencer : des robots jouent les manchots libres
    }
web-party-hand-over = Confier un manchot
web-party-hand-over-about = Un téléphone est perdu, ou quelqu’un arrive plus tard ? Choisissez le manchot qu’un autre téléphone doit avoir.
web-party-hand-over-scan = La première personne qui vise ce code joue désormais { $name }.
web-party-full-screen = Plein écran

## Entrer

web-party-join-title = Quel manchot êtes-vous ?
web-party-join-about = Votre nom, puis touchez un manchot : il est à vous.
web-party-full = Chaque manchot a déjà quelqu’un. Regardez le grand écran ; là, on peut aussi vous confier un manchot.

## Le téléphone

web-party-in = Vous y êtes, { $name } !
web-party-wait = Gardez cette page ouverte. On commence quand le grand écran le dit.
web-party-look = Regardez le grand écran !
web-party-choose = Que faites-vous ?
web-party-your-turn = À vous !
web-party-pull = Tirez en arrière et lâchez : le haut est le même sur le grand écran. Toucher vise seulement.
web-party-let-go = Lâchez ici : pas de pichenette
web-party-whole = Toute l’école
web-party-hand = Ma main seule
