### ICECOOL : les salles, et ce que la physique rapporte d’une pichenette.

room-classroom = Salle de classe
room-kitchen = Cuisine
room-gym = Gymnase
room-lab = Laboratoire
room-game-room = Salle de jeux

flick-nothing = Rien n’a bougé.

fact-touched = { NUMBER($t, minimumFractionDigits: 3) } s : { $a } et { $b } se touchent, à { NUMBER($speed, maximumFractionDigits: 2) } m/s l’un vers l’autre.
fact-hit-wall =
    { $gate ->
        [no] { NUMBER($t, minimumFractionDigits: 3) } s : { $body } heurte le mur { $wall } à { NUMBER($speed, maximumFractionDigits: 2) } m/s.
       *[other] { NUMBER($t, minimumFractionDigits: 3) } s : { $body } heurte le cadre de la porte { $gate } à { NUMBER($speed, maximumFractionDigits: 2) } m/s.
    }
fact-crossed =
    { $how ->
        [over] { NUMBER($t, minimumFractionDigits: 3) } s : { $body } est passé par-dessus { $barrier }.
       *[through]
            { $began_in ->
                [no] { NUMBER($t, minimumFractionDigits: 3) } s : { $body } a franchi { $barrier }.
               *[other] { NUMBER($t, minimumFractionDigits: 3) } s : { $body } a franchi { $barrier }, mais s’y trouvait au départ.
            }
    }
fact-toppled = { NUMBER($t, minimumFractionDigits: 3) } s : { $body } bascule au-delà de 45 degrés.
fact-entered = { NUMBER($t, minimumFractionDigits: 3) } s : { $body } arrive sur { $zone }.
fact-left = { NUMBER($t, minimumFractionDigits: 3) } s : { $body } sort de l’école.
fact-rested = { NUMBER($t, minimumFractionDigits: 3) } s : { $body } s’arrête en { NUMBER($x, useGrouping: "false") },{ NUMBER($y, useGrouping: "false") } mm.
