# What only the promos say: their events, questions, refusals and options. A block for each.

# How the moves of promos are typed; every promo has its lines.
icecool-promos-notation =
    With extra pieces at the table:
    { emerald-notation }
    { pawclaw-notation }
    { emperor-notation }
    { blocked-door-notation }

## Pawclaw

pawclaw-name = Pawclaw
honeycomb-name = corner { $id }
corner-name = corner { $id }

pawclaw-notation =
    {"  "}honeycomb corner-5b      spend a honeycomb and flick Pawclaw; afterwards it
                               lies in corner 5b

icecool-honeycombs-laid-out = Pawclaw waits on his dot, and honeycombs lie in far corners: { $spots }.
icecool-honeycomb-taken = { $seat } takes the honeycomb in { $spot }. Yummy!
icecool-honeycomb-spent = { $seat } gives { $body } a honeycomb and may flick him. It will lie in { $corner }.
icecool-honeycomb-laid = A honeycomb lies in { $spot } again.

icecool-board-pawclaw = Pawclaw has had his honeycomb: { $name } flicks him.
icecool-board-honeycombs =
    { $count ->
        [one] 1 honeycomb
       *[other] { $count } honeycombs
    }

refused-icecool-no-honeycomb = Pawclaw wants a honeycomb first. Touch one with your penguin.
refused-icecool-circle-start = Your penguin starts on the red circle: first flick it out of there.
refused-icecool-task-own-penguin = A task is for your own penguin, and Pawclaw does none. It is one or the other.
refused-icecool-no-such-corner = There is no corner { $corner } in this school.
refused-icecool-corner-not-next = The honeycomb goes to a corner of a room next door to Pawclaw, and { $corner } is none.
refused-icecool-corner-taken = Something is in { $corner } already. Choose a free corner.

icecool-option-pawclaw = Pawclaw the bear, and honeycombs
icecool-option-pawclaw-no = no
icecool-option-pawclaw-yes = yes
icecool2-option-pawclaw = { icecool-option-pawclaw }
icecool2-option-pawclaw-no = { icecool-option-pawclaw-no }
icecool2-option-pawclaw-yes = { icecool-option-pawclaw-yes }

## The Emperor

emperor-name = the Emperor

emperor-notation =
    {"  "}swap 2                   spend a snowflake: your 2 goes under the pile, and
                               you draw a new card
      again                    spend two snowflakes and flick again

icecool-snowflake-gained = { $seat } touches the Emperor and gets a snowflake!
icecool-snowflakes-spent =
    { $count ->
        [one] { $seat } spends a snowflake.
       *[other] { $seat } spends { $count } snowflakes.
    }
icecool-card-tucked =
    { $card ->
        [hidden] { $seat } puts a card under the pile.
       *[other] { $seat } puts a card under the pile: { $card }.
    }
icecool-snowflakes-counted =
    { $count ->
        [one] { $seat } has a snowflake left: one point more.
       *[other] { $seat } has { $count } snowflakes left: { $count } points more.
    }

icecool-board-snowflakes =
    { $count ->
        [one] 1 snowflake
       *[other] { $count } snowflakes
    }

refused-icecool-too-few-snowflakes =
    { $count ->
        [one] That costs a snowflake. Touch the Emperor to get one.
       *[other] That costs { $count } snowflakes, and you have { $held }. Touch the Emperor to get more.
    }
refused-icecool-pile-empty = The pile is empty: there is no new card to draw.

icecool-option-emperor = The Emperor, and snowflakes
icecool-option-emperor-no = no
icecool-option-emperor-yes = yes
icecool2-option-emperor = { icecool-option-emperor }
icecool2-option-emperor-no = { icecool-option-emperor-no }
icecool2-option-emperor-yes = { icecool-option-emperor-yes }

## The emerald fish

card-emerald = emerald (3 points)

emerald-notation =
    {"  "}hang 1-4                 hang the emerald fish on door 1-4

icecool-emerald-hung = { $seat } hangs the emerald fish on door { $door }.
icecool-emerald-taken = Through door { $door }: { $seat } takes the emerald fish!
icecool-emerald-left =
    { $rule ->
        [DOOR-3] Through door { $door } and back again: the emerald fish stays, { $seat }.
        [DOOR-4] { $seat } was in door { $door } from the start: the emerald fish stays.
       *[DOOR-5] Over door { $door }, not through it: the emerald fish stays, { $seat }.
    }
icecool-emerald-passed = { $frm } and { $seat } touch: { $seat } has the emerald fish now!
icecool-emerald-won = { $seat } holds the emerald fish and gets an Emerald card, worth 3 points!

icecool-board-emerald = the emerald fish
icecool-board-emerald-hung = The emerald fish hangs on door { $door }.

icecool-option-emerald = The emerald fish, to be taken from each other
icecool-option-emerald-no = no
icecool-option-emerald-yes = yes
icecool2-option-emerald = { icecool-option-emerald }
icecool2-option-emerald-no = { icecool-option-emerald-no }
icecool2-option-emerald-yes = { icecool-option-emerald-yes }

## Portals

portal-name = portal { $id }

icecool-portal-passed = Whoosh! { $seat } slips into { $frm } and comes out of { $to }.{ icecool-nearest }

icecool-option-portals = Two portals that lead to each other
icecool-option-portals-no = no
icecool-option-portals-yes = yes
icecool2-option-portals = { icecool-option-portals }
icecool2-option-portals-no = { icecool-option-portals-no }
icecool2-option-portals-yes = { icecool-option-portals-yes }

## The blocked door

blocked-door-notation =
    {"  "}block 1-4                block door 1-4, before a round begins
      move 2-3                 put the block that you have bumped into in door 2-3
      lift                     or take it away

icecool-door-blocked = { $seat } blocks door { $door }: nobody gets through.
icecool-block-bumped = Bonk! { $seat } bumps into the block in door { $door }.
icecool-block-moved = { $seat } moves the block from door { $frm } to door { $door }.
icecool-block-lifted = { $seat } takes the block away: door { $door } is open again.

icecool-board-blocked = Door { $door } is blocked.

refused-icecool-door-shut = Door { $door } is blocked already. Choose another one.
refused-icecool-door-not-empty = Somebody is in door { $door }. Choose a free one.

icecool-option-blocked-door = A blocked door
icecool-option-blocked-door-no = no
icecool-option-blocked-door-yes = yes
icecool2-option-blocked-door = { icecool-option-blocked-door }
icecool2-option-blocked-door-no = { icecool-option-blocked-door-no }
icecool2-option-blocked-door-yes = { icecool-option-blocked-door-yes }

## Reasons for a shot that is shown

icecool-hint-emerald = The emerald fish at door { $door } is yours with this: { $chance } in 100 with a steady hand.
icecool-hint-emerald-passed = A touch, and { $seat } hands you the emerald fish: { $chance } in 100 with a steady hand.
icecool-hint-trap = This sends somebody over your Trap: { $chance } in 100 with a steady hand.
icecool-hint-walrus = A walrus falls, and you have another turn: { $chance } in 100 with a steady hand.
icecool-hint-snowflake = A touch of the Emperor, and a snowflake for you: { $chance } in 100 with a steady hand.
icecool-hint-honeycomb = This fetches a honeycomb: { $chance } in 100 with a steady hand.
icecool-hint-block = A bump, and you say where the closed door goes from { $door }: { $chance } in 100 with a steady hand.
icecool-hint-portal = Through the portal, from where it goes on well: { $chance } in 100 with a steady hand.
icecool-hint-rival = This sends { $seat } into the Catcher: { $chance } in 100 with a steady hand.

## Many players

# A game's option that is another game's too is told in the same words.
icecool-both-option-deck = { icecool-option-deck }
icecool-both-option-deck-both = 99 cards, both decks together: forty-four 1s (eight of each task), thirty-three 2s, twenty-two 3s
icecool-both-option-deck-both-thirds = 99 cards, both decks together: thirty-three of each number (1s: six of each task)
icecool-both-option-first-catcher = { icecool-option-first-catcher }
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
icecool-both-option-emerald = { icecool-option-emerald }
icecool-both-option-emerald-no = { icecool-option-emerald-no }
icecool-both-option-emerald-yes = { icecool-option-emerald-yes }
icecool-both-option-pawclaw = { icecool-option-pawclaw }
icecool-both-option-pawclaw-no = { icecool-option-pawclaw-no }
icecool-both-option-pawclaw-yes = { icecool-option-pawclaw-yes }
icecool-both-option-emperor = { icecool-option-emperor }
icecool-both-option-emperor-no = { icecool-option-emperor-no }
icecool-both-option-emperor-yes = { icecool-option-emperor-yes }
icecool-both-option-portals = { icecool-option-portals }
icecool-both-option-portals-no = { icecool-option-portals-no }
icecool-both-option-portals-yes = { icecool-option-portals-yes }
icecool-both-option-blocked-door = { icecool-option-blocked-door }
icecool-both-option-blocked-door-no = { icecool-option-blocked-door-no }
icecool-both-option-blocked-door-yes = { icecool-option-blocked-door-yes }
icecool-both-option-artifacts = { icecool-option-artifacts }
icecool-both-option-artifacts-no = { icecool-option-artifacts-no }
icecool-both-option-artifacts-yes = { icecool-option-artifacts-yes }

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
icecool-race-option-pawclaw = { icecool-option-pawclaw }
icecool-race-option-pawclaw-no = { icecool-option-pawclaw-no }
icecool-race-option-pawclaw-yes = { icecool-option-pawclaw-yes }
icecool-race-option-portals = { icecool-option-portals }
icecool-race-option-portals-no = { icecool-option-portals-no }
icecool-race-option-portals-yes = { icecool-option-portals-yes }
icecool-race-option-blocked-door = { icecool-option-blocked-door }
icecool-race-option-blocked-door-no = { icecool-option-blocked-door-no }
icecool-race-option-blocked-door-yes = { icecool-option-blocked-door-yes }
