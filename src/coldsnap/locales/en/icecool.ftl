### ICECOOL: penguins, doors, fish and cards; and what physics reports of a flick.

game-icecool = ICECOOL
game-icecool-about = Flick your penguin through the school, grab your fish at the doors, and mind the Catcher!
game-icecool2 = ICECOOL2
game-icecool2-about = ICECOOL with more tricks: tasks to show off with, and fish that move to another door.
game-icecool-both = ICECOOL, both boxes
game-icecool-both-about = Both boxes together: up to eight penguins, every card, and two Catchers from six players on.
game-icecool-race = ICECOOL race
game-icecool-race-about = Two penguins make a team: fetch your fish, then get both home to the Kitchen. Nobody catches you!
game-icecool-practice = ICECOOL practice
game-icecool-practice-about = One penguin, an empty school, nobody to catch you: learn to slide, to curve and to jump.

## Small words

room-classroom = Classroom
room-kitchen = Kitchen
room-gym = Gym
room-lab = Lab
room-game-room = Game room
room-library = Library
room-canteen = Canteen
room-pool = Pool
room-music-room = Music room
room-nap-room = Nap room

# Rooms by their number, as they stand in a sentence.
room-1 = the Classroom
room-2 = the Kitchen
room-3 = the Gym
room-4 = the Lab
room-5 = the Game room
room-6 = the Library
room-7 = the Canteen
room-8 = the Pool
room-9 = the Music room
room-10 = the Nap room
numbered-room = room { $id }

door-between = between { $one } and { $other }
walrus-name = walrus { $id }
guard-name = guard { $id }

role-catcher = Catcher
role-runner = Runner

player-colour-0 = blue circle
player-colour-1 = vermilion triangle
player-colour-2 = green square
player-colour-3 = yellow star
player-colour-4 = purple diamond
player-colour-5 = sky-blue waves
player-colour-6 = pink heart
player-colour-7 = graphite cross

card-1 = 1
card-1-jump = 1 (jump)
card-1-doors = 1 (two doors)
card-1-bounce = 1 (bounce)
card-2 = 2
card-3 = 3
card-blank = blank (1 point)

task-jump = jump over a wall into the next room
task-doors = go through two doors
task-bounce = bounce off a wall, then go through a door

## How moves are written

icecool-notation =
    Moves are words and numbers. Doors have names such as 1-3, rooms and
    players have numbers.
      flick 35 power 60        flick to 35 degrees with 60 % of full power
                               (0 is east, 90 north; or say: flick north)
      flick at 1-3 power 60    aim at a door, or at a player: flick at 2 power 60
      … side -20               hit the back to the left (-100) or right (100):
                               the penguin curves to that side
      … height 80              hit the middle of the back (0) up to the top of
                               the head (100): high hits jump
      place 300,495            put the Catcher down: millimetres from the left
                               and from the bottom
      line                     go to the line before you flick (or: line 3)
      room 3                   come down from a wall into room 3
      skate                    turn up two 1s for another turn
      end                      end your turn
    Without power it is half of full power, without side and height the middle.
icecool2-notation =
    { icecool-notation }
    Only in ICECOOL2:
      task jump                announce a task: jump, doors or bounce
      skate jump bounce        skate, and say which two 1s you turn up
      fish 2 1-3 2-4           turn up two 2s and move a fish of player 2
                               from door 1-3 to door 2-4
icecool-practice-notation =
    Moves are words and numbers. Doors have names such as 1-3.
      flick 35 power 60        flick to 35 degrees with 60 % of full power
                               (0 is east, 90 north; or say: flick north)
      flick at 1-3 power 60    aim at a door
      … side -20               hit the back to the left (-100) or right (100):
                               the penguin curves to that side
      … height 80              hit the middle of the back (0) up to the top of
                               the head (100): high hits jump
      place 300,495            put the penguin somewhere else: millimetres from
                               the left and from the bottom
      line                     go to the line before you flick (or: line 3)
      room 3                   come down from a wall into room 3
    Without power it is half of full power, without side and height the middle.
    In a drill you only flick.

## What happened

icecool-began = The school is ready! { $seat } is the first Catcher.
icecool-practice-began =
    { $drill ->
        [lap] { $seat } has the school all alone. Once round, please: Kitchen, Gym, Lab, and back to the Classroom!
        [straight] { $seat } has the school all alone. Five times straight through the door: hit the middle of the back.
        [curve] { $seat } has the school all alone. Five times round the guard and through the door: hit one side.
        [jump] { $seat } has the school all alone. Five times over the wall: hit the top of the head.
       *[free] { $seat } has the school all alone. Stand where you like and flick as you like!
    }
icecool-round-began =
    { $catchers_count ->
        [0] The ice is smooth. Off we go!
        [one] Round { $round } begins. { $catchers } is the Catcher.
       *[other] Round { $round } begins. { $catchers } are the Catchers.
    }
icecool-tokens-hung =
    { $seats_count ->
        [one] { $seats } hangs one fish on each of the doors { $doors }.
       *[other] { $seats } hang one fish each on the doors { $doors }.
    }
icecool-asked =
    { $about ->
        [catcher_placement] { $seat } picks a place inside the line in the Kitchen.
        [returns] High up on a wall: { $subject }. { $seat } picks the room to climb down into.
        [emerald_fish] { $seat } picks a door for the emerald fish.
        [blocked_door]
            { $rule ->
                [BLOCK-1] { $seat } picks a door to block.
               *[BLOCK-2] { $seat } bumped into the block and says where it goes.
            }
        [artifacts] { $seat } picks an artifact.
        [sundial] { $seat } may turn back time, or let the flick stand.
        [teleport] { $seat } picks a place for the Teleport.
        [trap]
            { $subject ->
                [trap] { $seat } picks a place for the Trap.
               *[other] Caught in the Trap: { $subject }. { $seat } may flick.
            }
       *[other] { $seat } has something to decide.
    }
icecool-nearest =
    { $moved ->
        [yes] { " " }That place was taken, so it is the nearest free one.
       *[no] { "" }
    }
icecool-catcher-placed = { $seat } waits in the Kitchen, at { $x },{ $y }.{ icecool-nearest }
icecool-put-on-circle =
    { $rule ->
        [TWO-1]
            { $moved ->
                [yes] Back to the Classroom! { $seat } stands beside the red circle, because somebody else is on it.
               *[no] Back to the Classroom! { $seat } stands on the red circle again.
            }
       *[TURN-2]
            { $moved ->
                [yes] { $seat } stands beside the red circle, because somebody else is on it.
               *[no] { $seat } stands on the red circle.
            }
    }
icecool-placed-on-line =
    { $rule ->
        [TURN-5] Out of the doorway: { $seat } goes to the line in { $room }.{ icecool-nearest }
       *[TURN-4] { $seat } goes to the line in { $room }.{ icecool-nearest }
    }
icecool-placed-freely = On the ice at { $x },{ $y }: { $placed }.{ icecool-nearest }
icecool-returned =
    { $rule ->
        [TURN-7] Oops: { $placed } slid out of the school and goes back to where the flick began.{ icecool-nearest }
        [TURN-8] Out of the school, but not for long: { $placed } goes back to the old place.{ icecool-nearest }
       *[TURN-11] Not a place to stay: { $placed } comes down to the floor.{ icecool-nearest }
    }
icecool-turn-began =
    { $why ->
        [order] { icecool-turn-in-order }
        [skates] { $seat } skates on and flicks again.
        [caught] { $seat } plays at once, from the red circle.
        [walrus] { $seat } flicks again, thanks to the walrus.
        [snowflakes] { $seat } flicks again, thanks to two snowflakes.
        [practice] { $seat } may flick.
       *[other] { $seat } takes an extra turn.
    }
icecool-turn-in-order =
    { $which ->
        [first] It is { $seat }’s turn, with the first penguin.
        [second] It is { $seat }’s turn, with the second penguin.
       *[only] It is { $seat }’s turn.
    }
icecool-turn-granted =
    { $why ->
        [skates] Ice Skates: another turn for { $seat }.
        [caught] The first catch: { $seat } plays next.
        [walrus] A walrus is down: another turn for { $seat }.
        [snowflakes] Two snowflakes: another turn for { $seat }.
       *[other] Another turn for { $seat }.
    }
icecool-task-announced = { $seat } announces a task: { $task }.
icecool-flicked =
    { $trembled ->
        [yes] { $seat } wanted { $wanted }. The finger trembled: { $flick }.
       *[no] { $seat } flicks: { $flick }.
    }
flick-said = { $yaw }° with { $power } % power{ flick-said-side }{ flick-said-height }
flick-said-side =
    { $where ->
        [left] , { $side } % to the left
        [right] , { $side } % to the right
       *[middle] { "" }
    }
flick-said-height =
    { $height ->
        [0] { "" }
       *[other] , { $height } % up
    }
icecool-came-to-rest =
    { $bodies_count ->
        [0] All is still, and nobody has moved.{ icecool-apart }
       *[other] All is still again. Moved: { $bodies }.{ icecool-apart }
    }
icecool-apart =
    { $apart_count ->
        [0] { "" }
        [one] { " " }A little air is made beside { $apart }.
       *[other] { " " }A little air is made between { $apart }.
    }
icecool-flick-failed = This flick was too tricky to work out: nothing moved, but it counts as { $seat }’s flick.
icecool-token-taken =
    { $rule ->
        [DOOR-6] Pushed through the door { $door }: { $seat } gets a fish!
       *[DOOR-1] Through the door { $door }: { $seat } takes a fish!
    }
icecool-token-left =
    { $rule ->
        [DOOR-3] Through the door { $door } and back again: the fish stays, { $seat }.
        [DOOR-4] { $seat } was in the door { $door } from the start: the fish stays.
       *[DOOR-5] Over the door { $door }, not through it: the fish stays, { $seat }.
    }
icecool-id-taken =
    { $rule ->
        [CATCH-2] { $seat } bumps into { $by } and hands over the ID card.
        [MANY-2] { $seat } and { $by } touch in the other Catcher’s turn: { $by } takes { $seat }’s ID card.
        [CATCH-3] A push brings { $seat } and { $by } together: { $by } takes { $seat }’s ID card.
       *[CATCH-1] { $by } catches { $seat } and takes the ID card.
    }
icecool-caught-again = { $by } catches { $seat } for the second time!
icecool-card-drawn =
    { $card ->
        [hidden] { icecool-drawn-for }.
       *[other] { icecool-drawn-for }: { $card }.
    }
icecool-drawn-for =
    { $rule ->
        [DOOR-1] For the fish, { $seat } draws a card
        [DOOR-6] For the push through the door, { $seat } draws a card
        [CARD-3] For the task, { $seat } draws a card
        [CARD-7] The pile is empty, so { $seat } gets a stand-in
        [ROUND-2] For an ID card, { $seat } draws a card
        [EMP-1] For the snowflake, { $seat } draws a card
       *[other] { $seat } draws a card
    }
icecool-cards-turned =
    { $rule ->
        [CARD-1] { $seat } puts on Ice Skates. Face up now: { $cards }.
        [CARD-3] { $seat } turns the task card over. Face up now: { $cards }.
        [CARD-5] { $seat } wants to move a fish. Face up now: { $cards }.
       *[other] { $seat } turns cards over. Face up now: { $cards }.
    }
icecool-points-scored =
    { $points ->
        [one] A point for { $seat }!
       *[other] { $points } points for { $seat }!
    }
icecool-task-done = { $seat } has done it: { $task }!
icecool-task-failed = Not this time, { $seat }: { $task }. It costs nothing.
icecool-fish-moved =
    { $own ->
        [yes] { $seat } hangs a fish of the same colour from the door { $frm } to the door { $to }.
       *[no] { $seat } hangs one of { $owner }’s fish from the door { $frm } to the door { $to }.
    }
icecool-flick-repeated = { $seat } is on the red circle and flicks again (repeat { $times }).
icecool-circle-left = { $seat } is done with the red circle.
icecool-lapsed = { $seat } did not decide. The game goes on.
icecool-walrus-fell =
    { $own ->
        [no] Somebody else’s flick in the turn of { $seat }, and over goes { $walrus }!
       *[yes] { $seat } knocks { $walrus } over!
    }
icecool-walrus-stood-up = Up you get: { $placed } stands again.{ icecool-nearest }
icecool-room-reached = { $seat } has come to { $room }.
icecool-lap-done =
    { $flicks ->
        [one] Once round the school with a single flick: { $seat }, that is magic!
       *[other] Once round the school: { $seat } did it with { $flicks } flicks!
    }
icecool-drill-tried =
    { $done ->
        [yes] Well done, { $seat }! That makes { $successes } of { $tries }.
       *[no] Not quite, { $seat }. That makes { $successes } of { $tries }.
    }
icecool-round-ended =
    { $why ->
        [three-fish] Round { $round } is over: three fish out of three for { $seats }!
        [all-caught] Round { $round } is over: every Runner has been caught!
        [caught-twice] Round { $round } is over: the Runner has been caught twice!
        [race] The race is over: every team has had its turns.
        [cap] Round { $round } is over: it has gone on long enough.
        [lap] The lap is done.
        [drill] The drill is over.
       *[other] Round { $round } is over.
    }
icecool-card-counted =
    { $total ->
        [one] { $seat } shows a card: { $card }. That makes one point.
       *[other] { $seat } shows a card: { $card }. That makes { $total } points.
    }
icecool-ended =
    { $reason ->
        [icecool-over-lap] Practice is over for today.
        [icecool-over-drill] Practice is over for today.
        [icecool-over-cap] Practice is over for today.
        [icecool-over-race] The race is run. The fish: { $ranking }.
        [icecool-over-race-cap] Time to go home. The fish: { $ranking }.
       *[icecool-over-won] The game is over. The points: { $ranking }.
    }
icecool-standing = { $name } { $points }

move-icecool-lapse = nobody answered in time

## The end

icecool-over-won =
    { $winners_count ->
        [one] { $winners } wins! Hooray!
       *[other] { $winners } share the victory! Hooray!
    }
icecool-over-lap = Once round the school and back. Well flicked, { $winners }!
icecool-over-drill = That was the drill. Well practised, { $winners }!
icecool-over-cap = Enough for now, { $winners }. Even penguins need a rest.

## Options of a table

icecool-option-scoring = Points come from
icecool-option-scoring-cards = fish cards, with their numbers and tricks
icecool-option-scoring-tournament = each fish and each ID card, one point apiece
icecool-option-deck = Fish cards
icecool-option-deck-icecool = 45 cards: twenty 1s, fifteen 2s, ten 3s
icecool-option-deck-icecool-thirds = 45 cards: fifteen of each number
icecool-option-layout = School
icecool-option-layout-school = the school of ICECOOL
icecool-option-layout-school-mirrored = the same school in a mirror, as in ICECOOL2
icecool-option-layout-double-school = the double school, with room for eight
icecool-option-layout-double-school-mirrored = the double school in a mirror
icecool-option-tremor = Fingers tremble
icecool-option-tremor-off = not at all: a flick is exactly what you asked for
icecool-option-tremor-light = a little
icecool-option-tremor-full = a lot, as real fingers do
icecool-option-first-catcher = First Catcher
icecool-option-first-catcher-seed = drawn by chance
icecool-option-first-catcher-1 = player 1
icecool-option-first-catcher-2 = player 2
icecool-option-first-catcher-3 = player 3
icecool-option-first-catcher-4 = player 4
icecool-option-circle = A penguin that starts on the red circle must get off it
icecool-option-circle-every_round = in every round
icecool-option-circle-first_round = in the first round only
icecool-option-stuck = A penguin that is stuck in a door
icecool-option-stuck-may = may go to the line
icecool-option-stuck-must = has to go to the line
icecool-option-through-and-back = Through a door and all the way back in one flick
icecool-option-through-and-back-yes = counts
icecool-option-through-and-back-no = does not count
icecool-option-round-end = A flick that ends the round
icecool-option-round-end-whole = counts to its end
icecool-option-round-end-instant = counts up to that very moment
icecool-option-walruses = Walruses to knock over
icecool-option-walruses-no = no
icecool-option-walruses-yes = yes

icecool-option-deck-icecool2 = 54 cards: twenty-four 1s (eight of each task), eighteen 2s, twelve 3s
icecool-option-deck-icecool2-thirds = 54 cards: eighteen of each number (1s: six of each task)

icecool-option-drill = What you practise
icecool-option-drill-lap = once round the school
icecool-option-drill-straight = straight flicks
icecool-option-drill-curve = curves
icecool-option-drill-jump = jumps over walls
icecool-option-drill-free = whatever you like

## Refusals

refused-icecool-not-in-this-game = That is not part of this game.
refused-icecool-no-such-catcher = There is no player { $number } to be the first Catcher.
refused-icecool-promo-seats = { $promo } cannot be played with { $seats } players.
refused-icecool-not-now = That has to wait: something else comes first.
refused-icecool-not-in-window =
    { $rule ->
        [CARD-1] Ice Skates come at the end of your turn. Flick first.
        [EMP-1] Snowflakes are spent at the end of your turn. Flick first.
        [ART-5] The Platform comes at the end of your turn. Flick first.
       *[other] You have flicked already. Now use your cards, or end your turn.
    }
refused-icecool-not-your-body = Hands off! You flick your own penguin.
refused-icecool-outside-line = The Catcher starts inside the line in the Kitchen.
refused-icecool-outside-floor = There is no floor to stand on. Choose a place inside a room.
refused-icecool-not-close-to-wall = You have room enough. The line helps only penguins close to a wall or stuck in a door.
refused-icecool-not-that-point = On the line you stand at the closest free point, not just anywhere.
refused-icecool-must-use-line = Your penguin is stuck in a door. At this table it goes to the line first.
refused-icecool-task-announced = You have announced a task already. One a turn is enough.
refused-icecool-no-such-card =
    { $rule ->
        [CARD-4] That card lies face up, so it has done its work: { $card }.
       *[other] You have no such card face down: { $card }.
    }
refused-icecool-no-pair = To move a fish you need two 2s face down.
refused-icecool-no-token-there = No fish of that player hangs on door { $door }.
refused-icecool-same-door = The fish hangs there already. Choose another door.
refused-icecool-door-taken = Door { $door } already has a fish of that colour.
refused-icecool-door-of-its-room = That would be too easy: the penguin of that colour is in a room of door { $door }.
refused-icecool-no-such-door = There is no door { $door } in this school.
refused-icecool-went-out = Your penguin went outside, so your turn is over. Only Ice Skates can still help.
refused-icecool-only-repeat = In a drill you just flick, again and again.
refused-icecool-not-that-room = Your penguin cannot go to room { $room } from there.
refused-icecool-no-skates =
    { $rule ->
        [CARD-4] Those cards lie face up. Each card works only once.
       *[other] For Ice Skates you need two such 1s face down.
    }
refused-icecool-ambiguous-room = Two rooms are possible. Add the number of the one you want.
refused-icecool-no-such-target = I see no “{ $target }” to aim at. Name a door, the number of another player, or a direction such as north.
refused-icecool-bad-number = “{ $what }” needs a number from { $lo } to { $hi }.

## What physics reports

flick-nothing = Nothing moved.

fact-touched = { $t } s: { $a } and { $b } touch, closing in at { $speed } m/s.
fact-hit-wall =
    { $gate ->
        [no] { $t } s: { $body } hits wall { $wall } at { $speed } m/s.
       *[other] { $t } s: { $body } hits the frame of the door { $gate } at { $speed } m/s.
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

## Reasons for a shot that is shown; chance: in how many of a hundred tries of a steady hand

icecool-hint-fish =
    { $fish ->
        [one] Your fish at the door { $door }: { $chance } in 100 with a steady hand.
       *[other] { $fish } fish in one go, the first at the door { $door }: { $chance } in 100 with a steady hand.
    }
icecool-hint-catch = This catches { $seat }: { $chance } in 100 with a steady hand.
icecool-hint-task = This does the task ({ $task }): { $chance } in 100 with a steady hand.
icecool-hint-room = Into { $room }, which your lap needs: { $chance } in 100 with a steady hand.
icecool-hint-lap = Back where you began, and the lap is done: { $chance } in 100 with a steady hand.
icecool-hint-drill = This is the shot to practise: { $chance } in 100 with a steady hand.
icecool-hint-way = Into { $room }, from where it goes on well: { $chance } in 100 with a steady hand.
icecool-hint-place = No prize yet, but a good place for the next shot.
