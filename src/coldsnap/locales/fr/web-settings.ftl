### Réglages et touches : des fenêtres qui ne s’ouvrent que si on le veut.

## Réglages

web-settings-name = Votre nom
web-settings-name-help = Pour la prochaine table où vous vous assoirez.
web-settings-volume = Volume
web-settings-motion = Mouvement
web-settings-motion-auto = Comme le système
web-settings-motion-full = Vif
web-settings-motion-reduced = Calme
web-settings-quality = Image
web-settings-quality-auto = Automatique
web-settings-quality-low = Simple et rapide
web-settings-quality-high = Belle
web-settings-flick = La pichenette
web-settings-flick-pull = Tirer et lâcher
web-settings-flick-swipe = Glisser à travers
web-settings-hand = Ma main
web-settings-hand-right = Droite
web-settings-hand-left = Gauche
web-settings-behind = Derrière mon manchot
web-settings-behind-auto = Sur un téléphone
web-settings-behind-always = À tous mes tours
web-settings-behind-never = Avec le bouton seulement
web-settings-bots = Les robots jouent
web-settings-bots-normal = Normalement
web-settings-bots-fast = Vite
web-settings-bots-at-once = Aussitôt
web-settings-closing = Après ma pichenette, cartes en main
web-settings-closing-soon = Mon tour finit après un instant
web-settings-closing-at-once = Il finit aussitôt
web-settings-closing-never = Je le finis moi-même
web-settings-closing-help = « Je réfléchis » reste toujours possible, même pendant que votre manchot glisse. Le moment où votre tour finit tout seul ne dit rien de vos cartes.
web-settings-keys = Montrer les touches
web-settings-kept = Gardé dans ce navigateur seulement.

## Mes affaires

web-things = Mes affaires
web-things-about = Votre nom, ces réglages, où vous en êtes des leçons, vos 50 dernières parties et les secrets qui ouvrent vos tables sont gardés dans ce navigateur, sans compte et sans cookies. Le serveur garde les parties elles-mêmes, avec les noms de ceux qui ont joué.
web-things-games = Mes parties
web-things-export = Les garder dans un fichier
web-things-export-help = Les secrets de vos tables sont dans le fichier : qui l’a peut s’asseoir à votre place.
web-things-forget = Tout oublier
web-things-ask = Tout oublier ?
web-things-ask-about = Tout ce que ce navigateur garde disparaît : nom, réglages, parties, étoiles. Vous ne pourrez plus revenir aux tables où l’on joue encore. Personne ne peut l’annuler.
web-things-yes = Oui, tout oublier
web-things-no = Non, garder

## Touches

web-keys = Touches
web-keys-everywhere = Partout
web-keys-flick = Pichenette
web-keys-toids = IceToids
web-keys-help = montrer ces touches
web-keys-escape = fermer, arrêter de viser, ou passer ce qui est montré
web-keys-tab = aller au bouton suivant
web-keys-turn = tourner la visée
web-keys-power = plus ou moins de force
web-keys-side = toucher plus à gauche ou à droite
web-keys-height = toucher plus haut ou plus bas
web-keys-fine = avec les autres : petits pas
web-keys-fire = pichenette ! Ou se placer ici
web-keys-camera = la caméra suivante
web-keys-think = je réfléchis : mon tour ne finit pas tout seul
web-keys-move = aller de tuile en tuile
web-keys-choose = choisir
web-keys-toids-point = pointer la pyramide par là, ou tourner la nouvelle tuile ; Maj et une flèche font pareil
web-keys-toids-enter = faire entrer une pyramide
web-keys-toids-turn = tourner la nouvelle tuile à gauche ou à droite
web-keys-toids-hint = demander un indice
web-keys-type = taper un coup
web-keys-replay = Parties à revoir
web-keys-replay-play = lire ou arrêter
web-keys-replay-step = un coup en arrière, ou montrer le suivant
web-keys-replay-ends = au début, à la fin
web-key-space = Espace
web-key-enter = Entrée
web-key-shift = Maj
web-key-escape = Échap
web-key-tab = Tab
web-key-home = Début
web-key-end = Fin
