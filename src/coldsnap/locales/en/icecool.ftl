### ICECOOL: rooms, and what physics reports of a flick.

room-classroom = Classroom
room-kitchen = Kitchen
room-gym = Gym
room-lab = Lab
room-game-room = Game room

flick-nothing = Nothing moved.

fact-touched = { $t } s: { $a } and { $b } touch, closing in at { $speed } m/s.
fact-hit-wall =
    { $gate ->
        [no] { $t } s: { $body } hits wall { $wall } at { $speed } m/s.
       *[other] { $t } s: { $body } hits the frame of door { $gate } at { $speed } m/s.
    }
fact-crossed =
    { $how ->
        [over] { $t } s: { $body } is over { $barrier }.
       *[through]
            { $began_in ->
                [no] { $t } s: { $body } is through { $barrier }.
               *[other] { $t } s: { $body } is through { $barrier }, but began in it.
            }
    }
fact-toppled = { $t } s: { $body } tips past 45 degrees.
fact-entered = { $t } s: { $body } comes onto { $zone }.
fact-left = { $t } s: { $body } leaves the school.
fact-rested = { $t } s: { $body } rests at { $x },{ $y } mm.
