### ICECOOL: penguins, doors, fish and cards; and what physics reports of a flick.

game-icecool = ICECOOL
game-icecool-about = Flick your penguin through the school, grab your fish at the doors, and mind the Catcher!
game-icecool2 = ICECOOL2
game-icecool2-about = ICECOOL with more tricks: tasks to show off with, and fish that move to another door.
game-icecool-practice = ICECOOL practice
game-icecool-practice-about = One penguin, an empty school, nobody to catch you: learn to slide, to curve and to jump.

## Small words

room-classroom = Classroom
room-kitchen = Kitchen
room-gym = Gym
room-lab = Lab
room-game-room = Game room

# Rooms by their number, as they stand in a sentence.
room-1 = the Classroom
room-2 = the Kitchen
room-3 = the Gym
room-4 = the Lab
room-5 = the Game room
numbered-room = room { $id }

door-name = door { $id }
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
        [order] It is { $seat }’s turn.
        [skates] { $seat } skates on and flicks again.
        [caught] { $seat } plays at once, from the red circle.
        [walrus] { $seat } flicks again, thanks to the walrus.
        [practice] { $seat } may flick.
       *[other] { $seat } takes an extra turn.
    }
icecool-turn-granted =
    { $why ->
        [skates] Ice Skates: another turn for { $seat }.
        [caught] The first catch: { $seat } plays next.
        [walrus] A walrus is down: another turn for { $seat }.
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
        [DOOR-6] Pushed through door { $door }: { $seat } gets a fish!
       *[DOOR-1] Through door { $door }: { $seat } takes a fish!
    }
icecool-token-left =
    { $rule ->
        [DOOR-3] Through door { $door } and back again: the fish stays, { $seat }.
        [DOOR-4] { $seat } was in door { $door } from the start: the fish stays.
       *[DOOR-5] Over door { $door }, not through it: the fish stays, { $seat }.
    }
icecool-id-taken =
    { $rule ->
        [CATCH-2] { $seat } bumps into { $by } and hands over the ID card.
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
        [yes] { $seat } hangs a fish of the same colour from door { $frm } to door { $to }.
       *[no] { $seat } hangs one of { $owner }’s fish from door { $frm } to door { $to }.
    }
icecool-flick-repeated = { $seat } is on the red circle and flicks again (repeat { $times }).
icecool-circle-left = { $seat } is done with the red circle.
icecool-lapsed = { $seat } took too long. The game goes on.
icecool-walrus-fell = { $seat } knocks { $walrus } over!
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
        [cap] Round { $round } is over: it has gone on long enough.
        [lap] The lap is done.
        [drill] The drill is over.
       *[other] Round { $round } is over.
    }
icecool-card-counted =
    { $total ->
        [one] { $seat } shows a card: { $card }. One point so far.
       *[other] { $seat } shows a card: { $card }. { $total } points so far.
    }
icecool-ended =
    { $reason ->
        [icecool-over-lap] Practice is over for today.
        [icecool-over-drill] Practice is over for today.
        [icecool-over-cap] Practice is over for today.
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

icecool2-option-scoring = { icecool-option-scoring }
icecool2-option-scoring-cards = { icecool-option-scoring-cards }
icecool2-option-scoring-tournament = { icecool-option-scoring-tournament }
icecool2-option-deck = { icecool-option-deck }
icecool2-option-deck-icecool2 = 54 cards: twenty-four 1s (eight of each task), eighteen 2s, twelve 3s
icecool2-option-deck-icecool2-thirds = 54 cards: eighteen of each number (1s: six of each task)
icecool2-option-layout = { icecool-option-layout }
icecool2-option-layout-school = { icecool-option-layout-school }
icecool2-option-layout-school-mirrored = { icecool-option-layout-school-mirrored }
icecool2-option-tremor = { icecool-option-tremor }
icecool2-option-tremor-off = { icecool-option-tremor-off }
icecool2-option-tremor-light = { icecool-option-tremor-light }
icecool2-option-tremor-full = { icecool-option-tremor-full }
icecool2-option-first-catcher = { icecool-option-first-catcher }
icecool2-option-first-catcher-seed = { icecool-option-first-catcher-seed }
icecool2-option-first-catcher-1 = { icecool-option-first-catcher-1 }
icecool2-option-first-catcher-2 = { icecool-option-first-catcher-2 }
icecool2-option-first-catcher-3 = { icecool-option-first-catcher-3 }
icecool2-option-first-catcher-4 = { icecool-option-first-catcher-4 }
icecool2-option-circle = { icecool-option-circle }
icecool2-option-circle-every_round = { icecool-option-circle-every_round }
icecool2-option-circle-first_round = { icecool-option-circle-first_round }
icecool2-option-stuck = { icecool-option-stuck }
icecool2-option-stuck-may = { icecool-option-stuck-may }
icecool2-option-stuck-must = { icecool-option-stuck-must }
icecool2-option-through-and-back = { icecool-option-through-and-back }
icecool2-option-through-and-back-yes = { icecool-option-through-and-back-yes }
icecool2-option-through-and-back-no = { icecool-option-through-and-back-no }
icecool2-option-round-end = { icecool-option-round-end }
icecool2-option-round-end-whole = { icecool-option-round-end-whole }
icecool2-option-round-end-instant = { icecool-option-round-end-instant }
icecool2-option-walruses = { icecool-option-walruses }
icecool2-option-walruses-no = { icecool-option-walruses-no }
icecool2-option-walruses-yes = { icecool-option-walruses-yes }

icecool-practice-option-drill = What you practise
icecool-practice-option-drill-lap = once round the school
icecool-practice-option-drill-straight = straight flicks
icecool-practice-option-drill-curve = curves
icecool-practice-option-drill-jump = jumps over walls
icecool-practice-option-drill-free = whatever you like
icecool-practice-option-layout = { icecool-option-layout }
icecool-practice-option-layout-school = { icecool-option-layout-school }
icecool-practice-option-layout-school-mirrored = { icecool-option-layout-school-mirrored }
icecool-practice-option-tremor = { icecool-option-tremor }
icecool-practice-option-tremor-off = { icecool-option-tremor-off }
icecool-practice-option-tremor-light = { icecool-option-tremor-light }
icecool-practice-option-tremor-full = { icecool-option-tremor-full }

## Refusals

refused-icecool-not-in-this-game = That is not part of this game.
refused-icecool-no-such-catcher = There is no player { $number } to be the first Catcher.
refused-icecool-not-now = That has to wait: something else comes first.
refused-icecool-not-in-window =
    { $rule ->
        [CARD-1] Ice Skates come at the end of your turn. Flick first.
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
refused-icecool-only-repeat =
    { $rule ->
        [TURN-3] You are still on the red circle: just flick again.
       *[other] In a drill you just flick, again and again.
    }
refused-icecool-not-that-room = Your penguin cannot go to room { $room } from there.
refused-icecool-no-skates =
    { $rule ->
        [CARD-4] Those cards lie face up. Each card works only once.
       *[other] For Ice Skates you need two such 1s face down.
    }
refused-icecool-ambiguous-room = Two rooms are possible. Add the number of the one you want.
refused-icecool-no-such-target = I see no “{ $target }” to aim at. Name a door, the number of another player, or a direction such as north.
refused-icecool-bad-number = “{ $what }” needs a number from { $lo } to { $hi }.

## The rules, in our own words

rule-SETUP-1 = Two to four players share one school. Everybody has a colour: one penguin, one ID card, one reminder card and three fish. Colours that nobody plays are put aside.
rule-SETUP-2 = Five boxes make the school; coloured dots in the doorways show which doors belong together. Four white fish clip the walls together. They belong to the building, so nobody collects them. Our ruling: we know the printed school only roughly, so boards are files, and you can bring your own.
rule-SETUP-3 = ICECOOL2 has 54 fish cards, ICECOOL has 45. They are worth 1, 2 or 3 points and lie face down in a shuffled pile. In ICECOOL2 every 1 also shows one of three tasks. Our ruling: how many there are of each is our guess; a table may choose another deck or bring its own.
rule-SETUP-4 = Who saw a penguin last? That player is the first Catcher. Our ruling: the host of the table says who it is, or chance does.
rule-SETUP-5 = Everybody is Catcher once, so there is a round for each player. After a round, the next Catcher is the player on the left. With two players, see TWO-3.
rule-SETUP-6 = Every Runner hangs one fish on each of the three doors with a fish sign; the Catcher hangs none. Then the Catcher stands anywhere inside the line in the Kitchen. Our ruling: the middle of the penguin has to be inside the line or on it.
rule-SETUP-7 = Warm up before your first game: start on the red circle, go round the school, and come back to the Classroom. Our ruling: practice is a game for one penguin and counts your flicks. A lap is done when you have left the Classroom, been in rooms 2, 3 and 4, and come home. In a drill you try one shot until it has gone well five times; on a free day you do what you like.
rule-SETUP-8 = A Runner’s penguin stays off the board until its first turn of the round, and nothing can touch it there. Our ruling: for moving fish (CARD-5) it counts as being in the Classroom.
rule-SETUP-9 = When a round is set up, walruses and all other extra pieces go back to where they start.

rule-TURN-1 = Turns go clockwise, beginning on the Catcher’s left. The Catcher comes last, and then it starts over until the round ends. Our ruling: nobody takes more than 60 turns in a round; then it ends, and ID cards are counted as always.
rule-TURN-2 = A turn is one flick. A Runner’s first flick of a round starts on the red circle in the Classroom, the Catcher’s first where it was placed or pushed to. After that you flick from wherever you stand. Once you have flicked, it counts, even if nothing moves.
rule-TURN-3 = From the red circle you have to get away: if your penguin ends on it, flick again. Our ruling: this goes for every start from the circle (or in the first round only, if the table likes), and a tiny bit over the circle is still on it. What happened in the failed try counts, your task stays announced, and after five repeats the game goes on. If somebody stands on the circle, you start as close as you can and repeat only if you end on it.
rule-TURN-4 = Before you flick, a penguin close to a wall or stuck in a door may go to the closest free point of the nearest line. Its middle stands on the line, which runs on even under pictures. Our ruling: close to a wall means that its middle is between the wall and the line.
rule-TURN-5 = Are you stuck in a door? Look from above: if bits of your penguin show on both sides, choose either room’s line. If it shows on one side only, you take the line of that room.
rule-TURN-6 = The books disagree whether a stuck penguin may or must go to the line. Our ruling: it may. If you flick from inside the door, that door does not count in this flick (DOOR-4). A table can make the line a must.
rule-TURN-7 = If your own flick sends you out of the school, you go back exactly to where it began and your turn ends; only Ice Skates can follow. Our ruling: fish, catches and tasks from before you left count, what you touch outside does not. Outside means that your middle comes to rest over none of the boxes. If you started on the circle, you start there again next turn.
rule-TURN-8 = If somebody else’s flick knocks you out of the school, you go back to where you stood before. Nobody is punished. Our ruling: if that place is taken, you get the nearest free one.
rule-TURN-9 = A penguin that a hand has moved by mistake goes back. That cannot happen here: only a flick, the line or a named trick moves a penguin.
rule-TURN-10 = Hit the middle of the back, and the penguin goes straight. Hit one side, and it spins and curves to that side. Hit the top of the head, and it jumps, even over walls and doors.
rule-TURN-11 = Our ruling: nobody stays up high. From a wall or the top of a door, a penguin comes down to the closest point of the line in a room where it shows. If there are two such rooms, its owner chooses; from an outer wall it goes inside. A penguin that lands on another one goes to the nearest free floor of that room.
rule-TURN-12 = Our ruling: putting a penguin down never counts as touching, for there is always a millimetre of air. Pieces that come to rest closer than that are set a millimetre apart. So every flick begins with nobody touching.
rule-TURN-13 = Our ruling: when all is still, we go in this order: fish, cards and catches as they happened; the task; is the round over?; penguins go back or come down; repeats from the circle; last your cards and extra turns. If two things happen at once, the player in turn comes first, then the others clockwise. What counts is where everything rests, because there the next flick begins.
rule-TURN-14 = Our ruling: a question must not give a secret away. After your flick you are asked about cards whenever you have two or more face down, useful or not, and you can always just end your turn. Only you see your choices. Whoever does not answer a question gets the usual answer.
rule-TURN-15 = Our ruling: no finger is perfect, so every flick trembles a little, the computer’s too. Light means about 1 degree, 1.5 % of the power, and 3 points of side and height; full is three times that, off is nothing. In practice nobody trembles unless you ask for it. The record keeps both flicks, the wanted one and the real one.
rule-TURN-16 = Our ruling: if you do not decide in time, your turn ends without a flick.

rule-DOOR-1 = A Runner that goes all the way through a door with its own fish takes the fish and draws the top card. Look at it and keep it face down. Several doors in one flick? They all count!
rule-DOOR-2 = All the way means: seen from above, the whole penguin was on one side when the flick began, and then the whole penguin is on the other side.
rule-DOOR-3 = If you get through and then roll back into the door, it still counts. Our ruling: being through at any moment is enough, once for each fish, even if you slide all the way back (a table may say no to that). Flying counts too, as long as you go under the top of the door.
rule-DOOR-4 = If any bit of your penguin is in a doorway when a flick begins, that door does not count for you in this flick, not even if you back out and come again. The same goes for pushes and tasks.
rule-DOOR-5 = Over a door does not count. Through it does.
rule-DOOR-6 = If somebody else pushes you all the way through a door, it counts as if you had done it yourself.
rule-DOOR-7 = The Catcher collects no fish, and fish of other colours are none of your business.

rule-CATCH-1 = If the Catcher touches Runners in the Catcher’s turn, at any moment, each of them hands over the ID card.
rule-CATCH-2 = If a Runner touches the Catcher in the Runner’s own turn, the ID card goes to the Catcher.
rule-CATCH-3 = If somebody else’s flick pushes a Runner into the Catcher, the ID card goes too. Our ruling: it is the same if the Catcher is pushed into the Runner. Touching in the air counts.
rule-CATCH-4 = Caught? Never mind: you play on and can still collect fish.
rule-CATCH-5 = Our ruling: penguins have to touch each other, and not through a wall. A Runner is caught at most once in a flick.

rule-CARD-1 = Ice Skates: at the end of your turn, turn two face-down 1s face up and take another turn at once, Catcher or Runner, as often as you have such pairs. The cards stay face up and keep their points. You cannot skate in another player’s turn. Going out of the school does not stop you, nor does being caught, except with two players (TWO-1).
rule-CARD-2 = In ICECOOL2 every 1 has a task: jump over a wall into the next room, even if you do not stay there; go all the way through two doors in one flick; or bounce off a wall, as often as you like, and then go all the way through a door.
rule-CARD-3 = Say which task you will do before you flick, one a turn. If you manage it, turn such a card face up and draw a new one. Our ruling: you need such a card face down, and failing costs nothing. Catchers may do tasks too, only your own flick of your own penguin counts, and you draw even if that flick ends the round.
rule-CARD-4 = A card used for skating cannot be used for a task, and the other way round.
rule-CARD-5 = In ICECOOL2 two face-down 2s, turned face up in your turn, let you hang a fish of any colour on another door, even one without a fish sign. Not on a door of a room where the penguin of that colour is. Our ruling: do it before or after your flick, Catchers too, and again with two more 2s. A penguin is in every room where a bit of it shows, a door holds one fish of a colour, and passing earlier does not count.
rule-CARD-6 = Our ruling: a card that you draw in your turn can be used later in the same turn. A card from being pushed in another player’s turn has to wait for your own.
rule-CARD-7 = Our ruling: if the pile is empty, you get a blank card. It is worth 1 point, has no trick, and counts when there is a tie.
rule-CARD-8 = In ICECOOL, the first game, cards give Ice Skates only. There are no tasks, and fish stay where they hang.
rule-CARD-9 = You keep your cards for the whole game. Only you know your face-down cards; everybody may see how many they are, the face-up ones, ID cards and fish. Face-up cards count like all others at the end.
rule-CARD-10 = A turn on Ice Skates is a whole turn: you may use the line, announce a task and move fish again. You choose which cards to turn up.
rule-CARD-11 = Our ruling: a jump is done once the whole penguin has crossed over a wall or the top of a door into a room. Two doors means two different ones, with fish or without. A bounce is a hit on a wall at 5 cm a second or more, before you get to the door; the frame of that door does not count, other frames do, penguins do not.

rule-ROUND-1 = A round ends when a Runner has all three fish, or when the Catcher holds every ID card. With two players, see TWO-2. Our ruling: that last flick counts to its end (a table may stop counting at once), but no more turns or cards come after it.
rule-ROUND-2 = Then everybody draws one card for each ID card they hold, the Catcher first, then clockwise. The Catcher always has one, and one more for each Runner caught. A Runner who was not caught draws one.
rule-ROUND-3 = ID cards and fish go back to their owners, and the player on the Catcher’s left is the next Catcher.

rule-GAME-1 = Most points on cards wins, face up or face down. If there is a tie, most cards wins. If it is still a tie, you share the victory.

rule-TWO-1 = With two players the Runner has to be caught twice. At the first catch the ID card is handed over, and the Runner goes to the red circle and plays at once; the turn before is over, without skates or any other extra. After that the Catcher plays. Our ruling: everything else in that flick still counts, and a Catcher who went out is put back first.
rule-TWO-2 = With two players the round ends with the second catch, in a later flick, which brings nothing more; or with the Runner’s third fish. First catch and third fish in one flick both count.
rule-TWO-3 = With two players you swap roles after each round, and the game ends when both have been Catcher twice.

rule-TOUR-1 = Tournament scoring: every fish is worth one point, and so is every ID card held at the end of a round. Cards are neither shuffled nor looked at, and have no tricks. Most points wins. Our ruling: no extra pieces, and points go on even when the pile is empty.

rule-WAL-1 = Three walruses stand in rooms 3, 4 and 5. Knock one over in your flick, and you get another turn; they are stood up before the next player. Our ruling: one extra turn a flick, and each walrus falls once until it is stood up. Fallen means tipped by more than 45 degrees, however it came about.

## What physics reports

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

## Reasons for a shot that is shown; chance: in how many of a hundred tries of a steady hand

icecool-hint-fish =
    { $fish ->
        [one] Your fish at door { $door }: { $chance } in 100 with a steady hand.
       *[other] { $fish } fish in one go, the first at door { $door }: { $chance } in 100 with a steady hand.
    }
icecool-hint-catch = This catches { $seat }: { $chance } in 100 with a steady hand.
icecool-hint-task = This does the task ({ $task }): { $chance } in 100 with a steady hand.
icecool-hint-room = Into { $room }, which your lap needs: { $chance } in 100 with a steady hand.
icecool-hint-lap = Back where you began, and the lap is done: { $chance } in 100 with a steady hand.
icecool-hint-drill = This is the shot to practise: { $chance } in 100 with a steady hand.
icecool-hint-way = Into { $room }, from where it goes on well: { $chance } in 100 with a steady hand.
icecool-hint-place = No prize yet, but a good place for the next shot.
