### ICECOOL: rooms, and what physics reports of a flick.

room-classroom = Classroom
room-kitchen = Kitchen
room-gym = Gym
room-lab = Lab
room-game-room = Game room

flick-nothing = Nothing moved.

fact-touched = { NUMBER($t, minimumFractionDigits: 3) } s: { $a } and { $b } touch, closing in at { NUMBER($speed, maximumFractionDigits: 2) } m/s.
fact-hit-wall =
    { $gate ->
        [no] { NUMBER($t, minimumFractionDigits: 3) } s: { $body } hits wall { $wall } at { NUMBER($speed, maximumFractionDigits: 2) } m/s.
       *[other] { NUMBER($t, minimumFractionDigits: 3) } s: { $body } hits the frame of door { $gate } at { NUMBER($speed, maximumFractionDigits: 2) } m/s.
    }
fact-crossed =
    { $how ->
        [over] { NUMBER($t, minimumFractionDigits: 3) } s: { $body } is over { $barrier }.
       *[through]
            { $began_in ->
                [no] { NUMBER($t, minimumFractionDigits: 3) } s: { $body } is through { $barrier }.
               *[other] { NUMBER($t, minimumFractionDigits: 3) } s: { $body } is through { $barrier }, but began in it.
            }
    }
fact-toppled = { NUMBER($t, minimumFractionDigits: 3) } s: { $body } tips past 45 degrees.
fact-entered = { NUMBER($t, minimumFractionDigits: 3) } s: { $body } comes onto { $zone }.
fact-left = { NUMBER($t, minimumFractionDigits: 3) } s: { $body } leaves the school.
fact-rested = { NUMBER($t, minimumFractionDigits: 3) } s: { $body } rests at { NUMBER($x, useGrouping: "false") },{ NUMBER($y, useGrouping: "false") } mm.
