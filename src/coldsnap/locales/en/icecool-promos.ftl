# What only the promos say: their events, questions, refusals and options. A block for each.

## Many players

# A game's option that is another game's too is told in the same words.
icecool-both-option-deck = { icecool-option-deck }
icecool-both-option-deck-both = 99 cards, both decks together: forty-four 1s (eight of each task), thirty-three 2s, twenty-two 3s
icecool-both-option-deck-both-thirds = 99 cards, both decks together: thirty-three of each number (1s: six of each task)
icecool-both-option-first-catcher-5 = player 5
icecool-both-option-first-catcher-6 = player 6
icecool-both-option-first-catcher-7 = player 7
icecool-both-option-first-catcher-8 = player 8
icecool-both-option-scoring = { icecool-option-scoring }
icecool-both-option-scoring-cards = { icecool-option-scoring-cards }
icecool-both-option-scoring-tournament = { icecool-option-scoring-tournament }
icecool-both-option-layout = { icecool-option-layout }
icecool-both-option-layout-school = { icecool-option-layout-school }
icecool-both-option-layout-school-mirrored = { icecool-option-layout-school-mirrored }
icecool-both-option-layout-double-school = { icecool-option-layout-double-school }
icecool-both-option-layout-double-school-mirrored = { icecool-option-layout-double-school-mirrored }
icecool-both-option-tremor = { icecool-option-tremor }
icecool-both-option-tremor-off = { icecool-option-tremor-off }
icecool-both-option-tremor-light = { icecool-option-tremor-light }
icecool-both-option-tremor-full = { icecool-option-tremor-full }
icecool-both-option-first-catcher-seed = { icecool-option-first-catcher-seed }
icecool-both-option-first-catcher-1 = { icecool-option-first-catcher-1 }
icecool-both-option-first-catcher-2 = { icecool-option-first-catcher-2 }
icecool-both-option-first-catcher-3 = { icecool-option-first-catcher-3 }
icecool-both-option-first-catcher-4 = { icecool-option-first-catcher-4 }
icecool-both-option-circle = { icecool-option-circle }
icecool-both-option-circle-every_round = { icecool-option-circle-every_round }
icecool-both-option-circle-first_round = { icecool-option-circle-first_round }
icecool-both-option-stuck = { icecool-option-stuck }
icecool-both-option-stuck-may = { icecool-option-stuck-may }
icecool-both-option-stuck-must = { icecool-option-stuck-must }
icecool-both-option-through-and-back = { icecool-option-through-and-back }
icecool-both-option-through-and-back-yes = { icecool-option-through-and-back-yes }
icecool-both-option-through-and-back-no = { icecool-option-through-and-back-no }
icecool-both-option-round-end = { icecool-option-round-end }
icecool-both-option-round-end-whole = { icecool-option-round-end-whole }
icecool-both-option-round-end-instant = { icecool-option-round-end-instant }
icecool-both-option-walruses = { icecool-option-walruses }
icecool-both-option-walruses-no = { icecool-option-walruses-no }
icecool-both-option-walruses-yes = { icecool-option-walruses-yes }

icecool-both-notation =
    { icecool-notation }
    With both boxes:
      task jump                announce a task: jump, doors or bounce
      skate 1 bounce           skate, and say which two 1s you turn up: 1 is one
                               without a task
      fish 2 1-3 2-4           turn up two 2s and move a fish of player 2
                               from door 1-3 to door 2-4

## Race

penguin-first = { $name }’s first penguin
penguin-second = { $name }’s second penguin

icecool-team-formed =
    { $seats_count ->
        [one] Team { $team }: { $seats } plays both penguins, the { $colours }.
       *[other] Team { $team }: { $seats } play together, the { $colours }.
    }
icecool-team-tokens-hung =
    { $colours_count ->
        [one] Fish hang on the doors { $doors }, one each of the colour { $colours }.
       *[other] Fish hang on the doors { $doors }, one each of the colours { $colours }.
    }
icecool-team-token-taken =
    { $rule ->
        [DOOR-6] Pushed through door { $door }: { $seat } gets a fish for team { $team }! { icecool-fish-to-fetch }
       *[DOOR-1] Through door { $door }: { $seat } takes a fish for team { $team }! { icecool-fish-to-fetch }
    }
icecool-fish-to-fetch =
    { $left ->
        [0] Now home to the Kitchen, both penguins!
        [one] One more to fetch.
       *[other] { $left } more to fetch.
    }
icecool-team-finished =
    { $seats_count ->
        [one] Team { $team } is home: { $seats } has every fish, and both penguins stand in the Kitchen!
       *[other] Team { $team } is home: { $seats } have every fish, and both penguins stand in the Kitchen!
    }

icecool-over-race =
    { $winners_count ->
        [one] { $winners } wins the race! Hooray!
       *[other] { $winners } win the race! Hooray!
    }
icecool-over-race-cap =
    { $winners_count ->
        [one] Nobody is home, but { $winners } has most fish!
       *[other] Nobody is home, but { $winners } have most fish!
    }

icecool-hint-home = This brings a penguin home to the Kitchen: { $chance } in 100 with a steady hand.

refused-icecool-no-such-teams = A race is for two to four teams; { $seats } players would be { $teams }. Choose other teams.

icecool-race-notation =
    Moves are words and numbers. Doors have names such as 1-3, rooms and
    penguins have numbers.
      flick 35 power 60        flick to 35 degrees with 60 % of full power
                               (0 is east, 90 north; or say: flick north)
      flick at 1-3 power 60    aim at a door, or at a penguin: flick at 2 power 60
      … side -20               hit the back to the left (-100) or right (100):
                               the penguin curves to that side
      … height 80              hit the middle of the back (0) up to the top of
                               the head (100): high hits jump
      line                     go to the line before you flick (or: line 3)
      room 3                   come down from a wall into room 3
    Without power it is half of full power, without side and height the middle.

icecool-race-option-teams = Teams
icecool-race-option-teams-auto = two players to a team from four players on, else one
icecool-race-option-teams-pairs = two players to a team; one who is left over plays both penguins
icecool-race-option-teams-alone = everybody plays both penguins of a team (two to four players)
icecool-race-option-tokens = Fish of each team
icecool-race-option-tokens-three = three, one on each fish door
icecool-race-option-tokens-six = six, one of each colour on each fish door
icecool-race-option-layout = { icecool-option-layout }
icecool-race-option-layout-school = { icecool-option-layout-school }
icecool-race-option-layout-school-mirrored = { icecool-option-layout-school-mirrored }
icecool-race-option-layout-double-school = { icecool-option-layout-double-school }
icecool-race-option-layout-double-school-mirrored = { icecool-option-layout-double-school-mirrored }
icecool-race-option-tremor = { icecool-option-tremor }
icecool-race-option-tremor-off = { icecool-option-tremor-off }
icecool-race-option-tremor-light = { icecool-option-tremor-light }
icecool-race-option-tremor-full = { icecool-option-tremor-full }
icecool-race-option-stuck = { icecool-option-stuck }
icecool-race-option-stuck-may = { icecool-option-stuck-may }
icecool-race-option-stuck-must = { icecool-option-stuck-must }
icecool-race-option-through-and-back = { icecool-option-through-and-back }
icecool-race-option-through-and-back-yes = { icecool-option-through-and-back-yes }
icecool-race-option-through-and-back-no = { icecool-option-through-and-back-no }
icecool-race-option-walruses = { icecool-option-walruses }
icecool-race-option-walruses-no = { icecool-option-walruses-no }
icecool-race-option-walruses-yes = { icecool-option-walruses-yes }
