# What only the promos say: their events, questions, refusals and options. A block for each.

# How the moves of promos are typed; every promo has its lines.
icecool-promos-notation =
    With extra pieces at the table:
    { emerald-notation }
    { pawclaw-notation }
    { emperor-notation }
    { blocked-door-notation }
    { artifacts-notation }

## Pawclaw

pawclaw-name = Pawclaw
honeycomb-name = corner { $id }
corner-name = corner { $id }

pawclaw-notation =
    {"  "}honeycomb corner-5b      spend a honeycomb and flick Pawclaw; afterwards it
                               lies in corner 5b

icecool-honeycombs-laid-out = Pawclaw waits on his dot, and honeycombs lie far away: { $spots }.
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

## The emerald fish

card-emerald = emerald (3 points)

emerald-notation =
    {"  "}hang 1-4                 hang the emerald fish on door 1-4

icecool-emerald-hung = { $seat } hangs the emerald fish on the door { $door }.
icecool-emerald-taken = Through the door { $door }: { $seat } takes the emerald fish!
icecool-emerald-left =
    { $rule ->
        [DOOR-3] Through the door { $door } and back again: the emerald fish stays, { $seat }.
        [DOOR-4] { $seat } was in the door { $door } from the start: the emerald fish stays.
       *[DOOR-5] Over the door { $door }, not through it: the emerald fish stays, { $seat }.
    }
icecool-emerald-passed = { $frm } and { $seat } touch: { $seat } has the emerald fish now!
icecool-emerald-won = { $seat } holds the emerald fish and gets an Emerald card, worth 3 points!

icecool-board-emerald = the emerald fish
icecool-board-emerald-hung = The emerald fish hangs on door { $door }.

icecool-option-emerald = The emerald fish, to be taken from each other
icecool-option-emerald-no = no
icecool-option-emerald-yes = yes

## Portals

portal-name = portal { $id }

icecool-portal-passed = Whoosh! { $seat } slips into { $frm } and comes out of { $to }.{ icecool-nearest }

icecool-option-portals = Two portals that lead to each other
icecool-option-portals-no = no
icecool-option-portals-yes = yes

## The blocked door

blocked-door-notation =
    {"  "}block 1-4                block door 1-4, before a round begins
      move 2-3                 put the block that you have bumped into in door 2-3
      lift                     or take it away

icecool-door-blocked = { $seat } blocks the door { $door }: nobody gets through.
icecool-block-bumped = Bonk! { $seat } bumps into the block in the door { $door }.
icecool-block-moved = { $seat } moves the block from the door { $frm } to the door { $door }.
icecool-block-lifted = { $seat } takes the block away: the door { $door } is open again.

icecool-board-blocked = Door { $door } is blocked.

refused-icecool-door-shut = Door { $door } is blocked already. Choose another one.
refused-icecool-door-not-empty = Somebody is in door { $door }. Choose a free one.

icecool-option-blocked-door = A blocked door
icecool-option-blocked-door-no = no
icecool-option-blocked-door-yes = yes

## Artifacts

artifacts-notation =
    {"  "}pick trap                pick an artifact: sundial, trap, teleport, platform
      trap 300,300             lay the Trap there; teleport 300,480: the Teleport
      flick 35, or leave       the penguin in your Trap: flick it, or leave it alone
      back, or keep            turn the Sundial back, or keep it for later
      teleport                 stand on your Teleport
      platform 1-3-5           climb the Platform where rooms 1, 3 and 5 meet

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

refused-icecool-artifact-taken = Somebody else has { $artifact } already. Pick another one.
refused-icecool-artifact-off-floor = It has to lie flat: all of it on the floor of a room, away from the walls.
refused-icecool-no-artifact = You do not have { $artifact }, or it is used up in this round.
refused-icecool-not-trapped = Only the penguin that slid over your Trap may be flicked now.
refused-icecool-circle-first = Your penguin starts from the red circle. The Teleport has to wait.
refused-icecool-teleport-occupied = Somebody stands in the way of your Teleport.
refused-icecool-not-that-junction = The Platform goes where walls of your own room meet, not to { $junction }.

## Reasons for a shot that is shown

icecool-hint-emerald = The emerald fish at the door { $door } is yours with this: { $chance } in 100 with a steady hand.
icecool-hint-emerald-passed = A touch, and { $seat } hands you the emerald fish: { $chance } in 100 with a steady hand.
icecool-hint-trap = This sends somebody over your Trap: { $chance } in 100 with a steady hand.
icecool-hint-walrus = A walrus falls, and you have another turn: { $chance } in 100 with a steady hand.
icecool-hint-snowflake = A touch of the Emperor, and a snowflake for you: { $chance } in 100 with a steady hand.
icecool-hint-honeycomb = This fetches a honeycomb: { $chance } in 100 with a steady hand.
icecool-hint-block = A bump into the closed door { $door }, and you say where it goes: { $chance } in 100 with a steady hand.
icecool-hint-portal = Through the portal, from where it goes on well: { $chance } in 100 with a steady hand.
icecool-hint-rival = This sends { $seat } into the Catcher: { $chance } in 100 with a steady hand.

## Many players

icecool-option-deck-both = 99 cards, both decks together: forty-four 1s (eight of each task), thirty-three 2s, twenty-two 3s
icecool-option-deck-both-thirds = 99 cards, both decks together: thirty-three of each number (1s: six of each task)
icecool-option-first-catcher-5 = player 5
icecool-option-first-catcher-6 = player 6
icecool-option-first-catcher-7 = player 7
icecool-option-first-catcher-8 = player 8

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
        [DOOR-6] Pushed through the door { $door }: { $seat } gets a fish for team { $team }! { icecool-fish-to-fetch }
       *[DOOR-1] Through the door { $door }: { $seat } takes a fish for team { $team }! { icecool-fish-to-fetch }
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
      flick at 1-3 power 60    aim at a door, or at a penguin: flick at 2
      … side -20               hit the back to the left (-100) or right (100):
                               the penguin curves to that side
      … height 80              hit the middle of the back (0) up to the top of
                               the head (100): high hits jump
      line                     go to the line before you flick (or: line 3)
      room 3                   come down from a wall into room 3
    Without power it is half of full power, without side and height the middle.

icecool-option-teams = Teams
icecool-option-teams-auto = two players to a team from four players on, else one
icecool-option-teams-pairs = two players to a team; one who is left over plays both penguins
icecool-option-teams-alone = everybody plays both penguins of a team (two to four players)
icecool-option-tokens = Fish of each team
icecool-option-tokens-three = three, one on each fish door
icecool-option-tokens-six = six, one of each colour on each fish door
