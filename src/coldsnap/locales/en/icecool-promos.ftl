# What only the promos say: their events, questions, refusals and options. A block for each.

## Artifacts

artifact-sundial = the Sundial
artifact-trap = the Trap
artifact-teleport = the Teleport
artifact-platform = the Platform

icecool-board-artifact =
    { $used ->
        [yes] { $artifact } (used up)
       *[no] { $artifact }
    }
icecool-board-place-platform = up on the Platform
icecool-board-legend-artifacts =
    { $trap } the Trap, with its player’s sign
    { $teleport } the Teleport, with its player’s sign
    { $platform } a penguin on its Platform, on top of the walls

icecool-artifact-picked =
    { $left ->
        [yes] { $seat } gets what is left: { $artifact }.
       *[no] { $seat } picks { $artifact }.
    }
icecool-sundial-used = { $seat } turns the Sundial: everything is as it was before the flick!
icecool-sundial-kept = { $seat } lets the flick stand and keeps the Sundial.
icecool-trap-laid = { $seat } lays the Trap on the floor, at { $x },{ $y }.
icecool-trap-sprung = Snap! { $body } has slid over { $seat }’s Trap.
icecool-trap-left =
    { $rule ->
        [TWO-1] First catch! { $body } must go to the red circle, so { $seat } flicks nobody.
       *[ART-3] { $seat } leaves { $body } alone.
    }
icecool-teleport-laid = { $seat } lays the Teleport on the floor, at { $x },{ $y }.
icecool-teleport-used = Whoosh! { $seat } stands on the Teleport, at { $x },{ $y }.
icecool-teleport-gone = { $seat } has left the Teleport, and it is gone.
icecool-platform-used = Up it goes! { $seat } stands on the Platform, where rooms { $junction } meet.
icecool-platform-gone = No more standing up there: { $seat }’s Platform is taken away.

icecool-option-artifacts = Artifacts: Sundial, Trap, Teleport and Platform
icecool-option-artifacts-no = no
icecool-option-artifacts-yes = yes
icecool2-option-artifacts = { icecool-option-artifacts }
icecool2-option-artifacts-no = { icecool-option-artifacts-no }
icecool2-option-artifacts-yes = { icecool-option-artifacts-yes }

refused-icecool-artifact-taken = Somebody else has { $artifact } already. Pick another one.
refused-icecool-artifact-off-floor = It has to lie flat: all of it on the floor of a room, away from the walls.
refused-icecool-no-artifact = You do not have { $artifact }, or it is used up in this round.
refused-icecool-not-trapped = Only the penguin that slid over your Trap may be flicked now.
refused-icecool-circle-first = Your penguin starts from the red circle. The Teleport has to wait.
refused-icecool-teleport-occupied = Somebody stands in the way of your Teleport.
refused-icecool-not-that-junction = The Platform goes where walls of your own room meet, not to { $junction }.
