### What stands where, in sentences for people who do not see the board: typed in the browser and in the terminal.

## Words that ask for it. In each language the first one is shown.

typed-command-where = where
typed-command-moves = moves
typed-command-who = who
typed-command-fish = fish
typed-command-score = score

## Every sentence

where-you = You
where-line = { $name }: { $facts }.
where-coloured = { $name }, { $colour }
where-and-more = { $first }; { $more }

## Where somebody is

where-off = not on the ice yet
where-platform = up on the Platform
where-out = outside the school
where-in-door = in door { $door } between { $first } and { $second }
where-from-door = { $distance } cm from door { $door } to { $room }
where-from-you = { $distance } cm { $way } of you
where-next-door =
    { $count ->
        [one] { $who } is next door
       *[other] { $who } are next door
    }
where-way-n = north
where-way-ne = north-east
where-way-e = east
where-way-se = south-east
where-way-s = south
where-way-sw = south-west
where-way-w = west
where-way-nw = north-west

## What one can flick at

where-goal = { $typed }: { $goal }, { $distance } cm { $way }.
where-goal-door = the door to { $room }

## Who plays

where-turn = It is { $name }’s turn.
where-turn-yours = It is your turn.
where-caught = caught
where-no-home = no home yet
where-home = home is { $cell }

## Fish

where-fish =
    { $of ->
        [one] { $taken } of one fish
       *[other] { $taken } of { $of } fish
    }
where-fish-left =
    { $count ->
        [one] one is left on door { $doors }
       *[other] left on doors { $doors }
    }
where-door = { $door } between { $first } and { $second }
where-emerald = The emerald fish hangs on door { $door }.
where-no-fish = There are no fish to fetch.

## How everybody stands

where-round = Round { $round } of { $rounds }.
where-points =
    { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
where-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
where-ids =
    { $count ->
        [0] no ID cards
        [one] one ID card
       *[other] { $count } ID cards
    }
where-drill =
    { $tries ->
        [one] { $successes } of one try went well.
       *[other] { $successes } of { $tries } tries went well.
    }
where-lap =
    { $rooms ->
        [one] One room reached
       *[other] { $rooms } rooms reached
    }, { $flicks ->
        [one] one flick.
       *[other] { $flicks } flicks.
    }
where-no-score = There is nothing to count here.

## IceToids

where-pyramid = { $cell } { $facing }
where-waiting =
    { $cell ->
        [no] { $count } waiting
       *[other] { $count } waiting at { $cell }
    }
where-symbols = { $count } of 3 symbols
where-tile =
    { $icons_count ->
        [0] { $arrows_count ->
            [0] nothing on it
            [one] an arrow to the { $arrows }
           *[other] arrows to the { $arrows }
        }
        [one] the { $icons } symbol{ where-tile-arrows }
       *[other] the { $icons } symbols{ where-tile-arrows }
    }
where-tile-arrows =
    { $arrows_count ->
        [0] { "" }
        [one] , an arrow to the { $arrows }
       *[other] , arrows to the { $arrows }
    }
where-hidden =
    { $count ->
        [one] One tile lies face down.
       *[other] { $count } tiles lie face down.
    }

## Only in the browser

where-title = What stands where
where-show = Show it on the page
where-answer = Answer
where-topic-where = Places
where-topic-moves = What you can type
where-topic-who = Who plays
where-topic-fish = Fish
where-topic-score = Score
where-typed = { $moves }.
where-nothing-offered = Nothing: you wait for somebody.
where-goal-wall = the wall
where-aim = { $degrees }°, { $way }, power { $percent } %.
where-aim-at = { $degrees }°, { $way }, power { $percent } %: towards { $goal }, { $distance } cm.
where-result = { $clauses }.
where-did = { $name } { $did }
where-takes = takes a fish at door { $door }
where-is-caught = is caught by { $by }
where-rests = rests in { $room }
where-rests-in-door = rests in door { $door }
where-rests-out = slides out of the school
