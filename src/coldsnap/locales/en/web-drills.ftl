### What stands on the board in a drill. It is fetched with the first one.

## What it asks for

web-drill-goal-straight = Through the glowing door, without touching a wall first!
web-drill-goal-curve = Round the guard and through the glowing door. Touch nobody!
web-drill-goal-jump = Hop over the wall, into the glowing room!
web-drill-progress =
    { $tries ->
        [one] { $successes } of 5 went well, one try
       *[other] { $successes } of 5 went well, { $tries } tries
    }

## How it went

web-drill-good = Yes! That is how it is done.
web-drill-weak = Too weak: it stopped before the door.
web-drill-stuck = So near! It stopped in the door: a little stronger.
web-drill-left = A little too far left.
web-drill-right = A little too far right.
web-drill-far-left = Much too far left.
web-drill-far-right = Much too far right.
web-drill-guard-left = You touched the guard: keep further left.
web-drill-guard-right = You touched the guard: keep further right.
web-drill-bounced = Off a wall first: go straight through.
web-drill-soft = Too weak for a jump: it takes nearly full power.
web-drill-low = Not high enough: hit the neck, with nearly full power.
web-drill-flat = It stayed on the floor: hit the head.
web-drill-other-wall = Over a wall, but not over that one!
web-drill-out = Over the wall, and out of the school!
web-drill-missed = Not this time. Try again!
