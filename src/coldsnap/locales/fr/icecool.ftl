### ICECOOL : les salles, et ce que la physique rapporte d’une pichenette.

room-classroom = Salle de classe
room-kitchen = Cuisine
room-gym = Gymnase
room-lab = Laboratoire
room-game-room = Salle de jeux

flick-nothing = Rien n’a bougé.

fact-touched = { $t } s : { $a } et { $b } se touchent, à { $speed } m/s l’un vers l’autre.
fact-hit-wall =
    { $gate ->
        [no] { $t } s : { $body } heurte le mur { $wall } à { $speed } m/s.
       *[other] { $t } s : { $body } heurte le cadre de la porte { $gate } à { $speed } m/s.
    }
fact-crossed =
    { $how ->
        [over] { $t } s : { $body } est passé par-dessus { $barrier }.
       *[through]
            { $began_in ->
                [no] { $t } s : { $body } a franchi { $barrier }.
               *[other] { $t } s : { $body } a franchi { $barrier }, mais s’y trouvait au départ.
            }
    }
fact-toppled = { $t } s : { $body } bascule au-delà de 45 degrés.
fact-entered = { $t } s : { $body } arrive sur { $zone }.
fact-left = { $t } s : { $body } sort de l’école.
fact-rested = { $t } s : { $body } s’arrête en { $x },{ $y } mm.
