### What only the terminal needs: words that can be typed, and sentences that are said to a person instead of about one.

## Commands. Every word of every language is understood; in each language the first one is shown.

typed-command-help = help ?
typed-command-board = board
typed-command-all = all
typed-command-hand = hand
typed-command-why = why
typed-command-rules = rules
typed-command-undo = undo
typed-command-save = save
typed-command-lang = lang
typed-command-quit = quit
typed-command-seat = seat
typed-command-agree = agree
typed-command-take = take
typed-command-start = start
typed-command-skip = skip
typed-command-bot = bot
typed-command-return = return
typed-command-hello = hello
typed-command-wow = wow
typed-command-nice = nice
typed-command-oops = oops
typed-command-thanks = thanks
typed-command-sorry = sorry
typed-command-hurry = hurry
typed-command-bye = bye

## Words of moves

typed-icecool-flick = flick
typed-icecool-at = at
typed-icecool-power = power
typed-icecool-side = side
typed-icecool-height = height
typed-icecool-place = place
typed-icecool-line = line
typed-icecool-room = room
typed-icecool-skate = skate
typed-icecool-end = end
typed-icecool-task = task
typed-icecool-jump = jump
typed-icecool-doors = doors
typed-icecool-bounce = bounce
typed-icecool-fish = fish
typed-icecool-honeycomb = honeycomb
typed-icecool-corner = corner
typed-icecool-pawclaw = pawclaw
typed-icecool-swap = swap
typed-icecool-blank = blank
typed-icecool-again = again
typed-icecool-emperor = emperor
typed-icecool-hang = hang
typed-icecool-block = block
typed-icecool-move = move
typed-icecool-lift = lift
typed-icecool-pick = pick
typed-icecool-sundial = sundial
typed-icecool-trap = trap
typed-icecool-teleport = teleport
typed-icecool-platform = platform
typed-icecool-back = back
typed-icecool-keep = keep
typed-icecool-leave = leave
typed-icecool-north = north
typed-icecool-east = east
typed-icecool-south = south
typed-icecool-west = west
typed-icecool-w = w
typed-icecool-nw = nw
typed-icecool-sw = sw

typed-icetoids-home = home
typed-icetoids-enter = enter
typed-icetoids-top = top
typed-icetoids-upright = upright
typed-icetoids-north = north
typed-icetoids-east = east
typed-icetoids-south = south
typed-icetoids-west = west
typed-icetoids-w = w
typed-icetoids-xred = xred
typed-icetoids-xyellow = xyellow
typed-icetoids-xblue = xblue
typed-icetoids-xgreen = xgreen

## How moves are typed

terminal-icetoids-notation = { icetoids-notation }
terminal-icecool-moves = { icecool-notation }
terminal-icecool-notation =
    { terminal-icecool-moves }
    { terminal-icecool-promos-moves }
terminal-icecool2-notation =
    { icecool2-notation }
    { terminal-icecool-promos-moves }
terminal-icecool-both-notation =
    { icecool-both-notation }
    { terminal-icecool-promos-moves }
terminal-icecool-race-notation =
    { icecool-race-notation }
    { terminal-icecool-promos-moves }
terminal-icecool-promos-moves =
    With extra pieces at the table:
    { terminal-pawclaw-moves }
    { terminal-emperor-moves }
    { terminal-emerald-moves }
    { terminal-blocked-door-moves }
    { terminal-artifacts-moves }
terminal-pawclaw-moves = { pawclaw-notation }
terminal-emperor-moves = { emperor-notation }
terminal-emerald-moves = { emerald-notation }
terminal-blocked-door-moves = { blocked-door-notation }
terminal-artifacts-moves = { artifacts-notation }
terminal-icecool-practice-notation = { icecool-practice-notation }

## The arena

arena-column-bot = bot
arena-column-against = against
arena-column-games = games
arena-column-tables = tables
arena-column-won = won
arena-column-lost = lost
arena-column-drawn = drawn
arena-column-share = share
arena-column-range = 95 %
arena-column-even = even
arena-column-points = points
arena-column-plies = plies
arena-column-rating = rating
arena-column-seats = seats
arena-column-moves = moves
arena-column-mean = mean ms
arena-column-often = p95 ms
arena-column-longest = max ms
arena-range = { $low } to { $high }
arena-faults =
    { $count ->
        [one] One turn was lost by a bot that failed:
       *[other] { $count } turns were lost by a bot that failed, the first:
    }

## Tables and progress of other commands

admin-column-what = what
admin-column-count = count
admin-matches = matches
admin-entries = entries
admin-flicks = flicks with frames
admin-dropped = flicks without frames, to save space
admin-more-faults = and { $count } more
admin-column-tables = tables
admin-column-size = about MB
admin-waiting = that nobody ever began
admin-abandoned = that people left before the end
admin-bots = of bots alone
admin-finished = that people have finished
admin-frames = finished, which lose the pictures of flicks
admin-prune-nothing = Nothing was changed. With --yes this goes.
admin-pruning = making room
admin-pruned = Done. The file had { $before } MB and has { $after } MB.
bench-column-what = what
bench-column-value = value
bench-rounds = rounds
bench-server-full = as many moves as it can do
bench-server-paced = { $pace } moves a second, round { $round } of { $of }
bench-server-idle = { $count } idle sockets
physics-pictures = pictures
physics-flicks = random flicks

## A person without a name is spoken to. `seat-is-you-`: that variable of the message is this person; `-with-you-`: this
## person and others.

seat-you = you

name-is-you-cli-seat-line = { $number }. You: { $who }
name-is-you-cli-prompt = Your move:
name-is-you-cli-hand-show = Your cards come next. Everybody else looks away, then press Enter.
name-is-you-cli-replay-move = You: { $move }
name-is-you-net-back-asked = You would like to take a move back.

name-is-you-icetoids-board-turn-choosing = You ({ $colour }) choose a home tile.
name-is-you-icetoids-board-turn-playing = You ({ $colour }) are to move.
name-is-you-icetoids-board-turn-orienting = You ({ $colour }) lay the new tile on { $cell }.

seat-is-you-icetoids-began = The tiles are shuffled and lie face down. You start.
seat-is-you-icetoids-home-chosen = You pick { $cell } as home tile; your pyramids will come in from the { $side }.
seat-is-you-icetoids-entered = You bring a pyramid in on { $cell }.
seat-is-you-icetoids-moved =
    { $by ->
        [arrow] You follow an arrow from { $frm } to { $to }.
       *[pointing] You move a pyramid from { $frm } to { $to }.
    }
seat-is-you-icetoids-pointed = You point the pyramid on { $cell } to the { $way }.
seat-is-you-icetoids-pushed =
    { $own ->
        [yes] You push a pyramid of your own from { $frm } to { $to }.
       *[no] You push one of { $owner }’s pyramids from { $frm } to { $to }.
    }
owner-is-you-icetoids-pushed = { $seat } pushes one of your pyramids from { $frm } to { $to }.
seat-is-you-icetoids-pushed-off =
    { $own ->
        [yes] You push a pyramid of your own off the board at { $frm }. It waits at home again.
       *[no] You push one of { $owner }’s pyramids off the board at { $frm }. It waits at home again.
    }
owner-is-you-icetoids-pushed-off = { $seat } pushes one of your pyramids off the board at { $frm }. It waits at home again.
seat-is-you-icetoids-tile-turned = The tile on { $cell } turns over: { icetoids-tile-look }. You choose how it lies.
seat-is-you-icetoids-tile-oriented =
    { $arrows_count ->
        [0] You lay the tile on { $cell } flat.
        [one] You lay the tile on { $cell }: its arrow leads { $arrows }.
       *[other] You lay the tile on { $cell }: its arrows lead { $arrows }.
    }
seat-is-you-icetoids-lapsed = You did not decide. The game goes on.
seat-is-you-icetoids-won = You win: three pyramids on three symbols!
winners-is-you-icetoids-over-won = You win! Three pyramids stand on three symbols.

name-is-you-icecool-board-asked =
    { $about ->
        [emerald_fish] You are the Catcher: hang the emerald fish on a door.
        [blocked_door]
            { $stage ->
                [round] Block a door for this round.
               *[other] You bumped into the block: move it to another door, or take it away.
            }
        [catcher_placement] You are the Catcher: choose a place in the Kitchen, inside the line.
        [artifacts] Pick an artifact: everybody has one for this round.
        [sundial] Turn the Sundial back, or let your flick stand.
        [teleport] Choose a place for your Teleport: you can stand on it later.
        [trap]
            { $stage ->
                [round] Choose a place for your Trap: on the floor, where somebody may slide.
               *[other] Snap! Flick the trapped penguin in any direction, or leave it alone.
            }
       *[other] High up on a wall: choose on which side you come down.
    }
name-is-you-icecool-board-before =
    { $rule ->
        [CARD-1] Ice Skates! You take another turn.
        [TWO-1] Caught once! You start again from the red circle.
        [WAL-1] A walrus fell over! You take another turn.
        [EMP-1] Two snowflakes! You take another turn.
       *[other] It is your turn to flick.
    }
name-is-you-icecool-board-pawclaw = Pawclaw has had his honeycomb: flick him.
name-is-you-icecool-board-repeat = Not off the red circle yet: flick again (repeat { $times }).
name-is-you-icecool-board-shot = You have flicked: the penguins are sliding!
name-is-you-icecool-board-window = You have flicked, and may use cards or end your turn.
name-is-you-icecool-board-task = You have announced: { $task }.
winners-with-you-icecool-board-over = The game is over: { $winners } share the victory!
winners-is-you-icecool-board-over = The game is over: you win!
winners-is-you-icecool-board-practice-over = Practice is over. Well done!

seat-is-you-icecool-began = The school is ready! You are the first Catcher.
seat-is-you-icecool-practice-began =
    { $drill ->
        [lap] The school is all yours. Once round, please: Kitchen, Gym, Lab, and back to the Classroom!
        [straight] The school is all yours. Five times straight through the door: hit the middle of the back.
        [curve] The school is all yours. Five times round the guard and through the door: hit one side.
        [jump] The school is all yours. Five times over the wall: hit the top of the head.
       *[free] The school is all yours. Stand where you like and flick as you like!
    }
catchers-is-you-icecool-round-began = Round { $round } begins. You are the Catcher.
catchers-with-you-icecool-round-began = Round { $round } begins. The Catchers: { $catchers }.
seats-with-you-icecool-tokens-hung = { $seats } hang one fish each on the doors { $doors }.
seats-is-you-icecool-tokens-hung = You hang one fish on each of the doors { $doors }.
seat-is-you-icecool-asked =
    { $about ->
        [catcher_placement] You pick a place inside the line in the Kitchen.
        [returns] High up on a wall: { $subject }. You pick the room to climb down into.
        [emerald_fish] You pick a door for the emerald fish.
        [blocked_door]
            { $rule ->
                [BLOCK-1] You pick a door to block.
               *[BLOCK-2] You bumped into the block and say where it goes.
            }
        [artifacts] You pick an artifact.
        [sundial] You may turn back time, or let the flick stand.
        [teleport] You pick a place for the Teleport.
        [trap]
            { $subject ->
                [trap] You pick a place for the Trap.
               *[other] Caught in the Trap: { $subject }. You may flick.
            }
       *[other] You have something to decide.
    }
seat-is-you-icecool-catcher-placed = You wait in the Kitchen, at { $x },{ $y }.{ icecool-nearest }
seat-is-you-icecool-put-on-circle =
    { $rule ->
        [TWO-1]
            { $moved ->
                [yes] Back to the Classroom! You stand beside the red circle, because somebody else is on it.
               *[no] Back to the Classroom! You stand on the red circle again.
            }
       *[TURN-2]
            { $moved ->
                [yes] You stand beside the red circle, because somebody else is on it.
               *[no] You stand on the red circle.
            }
    }
seat-is-you-icecool-placed-on-line =
    { $rule ->
        [TURN-5] Out of the doorway: you go to the line in { $room }.{ icecool-nearest }
       *[TURN-4] You go to the line in { $room }.{ icecool-nearest }
    }
placed-is-you-icecool-placed-freely = You stand on the ice at { $x },{ $y }.{ icecool-nearest }
placed-is-you-icecool-returned =
    { $rule ->
        [TURN-7] Oops: you slid out of the school and go back to where the flick began.{ icecool-nearest }
        [TURN-8] Out of the school, but not for long: you go back to your old place.{ icecool-nearest }
       *[TURN-11] Not a place to stay: you come down to the floor.{ icecool-nearest }
    }
seat-is-you-icecool-turn-began =
    { $why ->
        [order] { seat-is-you-icecool-turn-in-order }
        [skates] You skate on and flick again.
        [caught] You play at once, from the red circle.
        [walrus] You flick again, thanks to the walrus.
        [snowflakes] You flick again, thanks to two snowflakes.
        [practice] You may flick.
       *[other] You take an extra turn.
    }
seat-is-you-icecool-turn-in-order =
    { $which ->
        [first] It is your turn, with your first penguin.
        [second] It is your turn, with your second penguin.
       *[only] It is your turn.
    }
seat-is-you-icecool-turn-granted =
    { $why ->
        [skates] Ice Skates: another turn for you.
        [caught] The first catch: you play next.
        [walrus] A walrus is down: another turn for you.
        [snowflakes] Two snowflakes: another turn for you.
       *[other] Another turn for you.
    }
seat-is-you-icecool-task-announced = You announce a task: { $task }.
seat-is-you-icecool-flicked =
    { $trembled ->
        [yes] You wanted { $wanted }. The finger trembled: { $flick }.
       *[no] You flick: { $flick }.
    }
bodies-is-you-icecool-came-to-rest = All is still again. You have moved.{ icecool-apart }
seat-is-you-icecool-flick-failed = This flick was too tricky to work out: nothing moved, but it counts as your flick.
seat-is-you-icecool-token-taken =
    { $rule ->
        [DOOR-6] Pushed through the door { $door }: you get a fish!
       *[DOOR-1] Through the door { $door }: you take a fish!
    }
seat-is-you-icecool-token-left =
    { $rule ->
        [DOOR-3] Through the door { $door } and back again: your fish stays.
        [DOOR-4] You were in the door { $door } from the start: your fish stays.
       *[DOOR-5] Over the door { $door }, not through it: your fish stays.
    }
seat-is-you-icecool-id-taken =
    { $rule ->
        [CATCH-2] You bump into { $by } and hand over your ID card.
        [MANY-2] You and { $by } touch in the other Catcher’s turn: { $by } takes your ID card.
        [CATCH-3] A push brings you and { $by } together: { $by } takes your ID card.
       *[CATCH-1] { $by } catches you and takes your ID card.
    }
by-is-you-icecool-id-taken =
    { $rule ->
        [CATCH-2] { $seat } bumps into you and hands over the ID card.
        [MANY-2] { $seat } and you touch in the other Catcher’s turn: you take { $seat }’s ID card.
        [CATCH-3] A push brings { $seat } and you together: you take { $seat }’s ID card.
       *[CATCH-1] You catch { $seat } and take the ID card.
    }
name-is-you-penguin-first = your first penguin
name-is-you-penguin-second = your second penguin
seats-is-you-icecool-team-formed = Team { $team }: both penguins are yours, the { $colours }.
seats-with-you-icecool-team-formed = Team { $team }: { $seats }, with the { $colours }.
seat-is-you-icecool-team-token-taken =
    { $rule ->
        [DOOR-6] Pushed through the door { $door }: you get a fish for team { $team }! { icecool-fish-to-fetch }
       *[DOOR-1] Through the door { $door }: you take a fish for team { $team }! { icecool-fish-to-fetch }
    }
seats-is-you-icecool-team-finished = Team { $team } is home! You have every fish, and both your penguins stand in the Kitchen.
seats-with-you-icecool-team-finished = Team { $team } is home: { $seats }! Every fish is there, and both penguins stand in the Kitchen.
winners-with-you-icecool-over-race = { $winners } win the race! Hooray!
winners-is-you-icecool-over-race = You win the race! Hooray!
winners-with-you-icecool-over-race-cap = Nobody is home, but most fish are yours: { $winners }!
winners-is-you-icecool-over-race-cap = Nobody is home, but you have most fish!
seat-is-you-icecool-caught-again = { $by } catches you for the second time!
by-is-you-icecool-caught-again = You catch { $seat } for the second time!
seat-is-you-icecool-card-drawn =
    { $card ->
        [hidden] { seat-is-you-icecool-drawn-for }.
       *[other] { seat-is-you-icecool-drawn-for }: { $card }.
    }
seat-is-you-icecool-drawn-for =
    { $rule ->
        [DOOR-1] For the fish, you draw a card
        [DOOR-6] For the push through the door, you draw a card
        [CARD-3] For the task, you draw a card
        [CARD-7] The pile is empty, so you get a stand-in
        [ROUND-2] For an ID card, you draw a card
        [EMP-1] For the snowflake, you draw a card
       *[other] You draw a card
    }
seat-is-you-icecool-cards-turned =
    { $rule ->
        [CARD-1] You put on Ice Skates. Face up now: { $cards }.
        [CARD-3] You turn the task card over. Face up now: { $cards }.
        [CARD-5] You want to move a fish. Face up now: { $cards }.
       *[other] You turn cards over. Face up now: { $cards }.
    }
seat-is-you-icecool-task-done = You have done it: { $task }!
seat-is-you-icecool-task-failed = Not this time: { $task }. It costs nothing.
seat-is-you-icecool-fish-moved =
    { $own ->
        [yes] You hang one of your own fish from the door { $frm } to the door { $to }.
       *[no] You hang one of { $owner }’s fish from the door { $frm } to the door { $to }.
    }
owner-is-you-icecool-fish-moved = { $seat } hangs one of your fish from the door { $frm } to the door { $to }.
seat-is-you-icecool-flick-repeated = You are on the red circle and flick again (repeat { $times }).
seat-is-you-icecool-circle-left = You are done with the red circle.
seat-is-you-icecool-lapsed = You did not decide. The game goes on.
seat-is-you-icecool-walrus-fell =
    { $own ->
        [no] Somebody else’s flick in your turn, and over goes { $walrus }!
       *[yes] You knock { $walrus } over!
    }
seat-is-you-icecool-honeycomb-taken = You take the honeycomb in { $spot }. Yummy!
seat-is-you-icecool-honeycomb-spent = You give { $body } a honeycomb and may flick him. It will lie in { $corner }.
seat-is-you-icecool-snowflake-gained = You touch the Emperor and get a snowflake!
seat-is-you-icecool-snowflakes-spent =
    { $count ->
        [one] You spend a snowflake.
       *[other] You spend { $count } snowflakes.
    }
seat-is-you-icecool-card-tucked =
    { $card ->
        [hidden] You put a card under the pile.
       *[other] You put a card under the pile: { $card }.
    }
seat-is-you-icecool-snowflakes-counted =
    { $count ->
        [one] You have a snowflake left: one point more.
       *[other] You have { $count } snowflakes left: { $count } points more.
    }
seat-is-you-icecool-emerald-hung = You hang the emerald fish on the door { $door }.
seat-is-you-icecool-emerald-taken = Through the door { $door }: you take the emerald fish!
seat-is-you-icecool-emerald-left =
    { $rule ->
        [DOOR-3] Through the door { $door } and back again: you leave the emerald fish there.
        [DOOR-4] You were in the door { $door } from the start: the emerald fish stays.
       *[DOOR-5] Over the door { $door }, not through it: you leave the emerald fish there.
    }
seat-is-you-icecool-emerald-passed = { $frm } and you touch: now you have the emerald fish!
frm-is-you-icecool-emerald-passed = You and { $seat } touch: { $seat } has the emerald fish now!
seat-is-you-icecool-emerald-won = You hold the emerald fish and get an Emerald card, worth 3 points!
seat-is-you-icecool-portal-passed = Whoosh! You slip into { $frm } and come out of { $to }.{ icecool-nearest }
seat-is-you-icecool-door-blocked = You block the door { $door }: nobody gets through.
seat-is-you-icecool-block-bumped = Bonk! You bump into the block in the door { $door }.
seat-is-you-icecool-block-moved = You move the block from the door { $frm } to the door { $door }.
seat-is-you-icecool-block-lifted = You take the block away: the door { $door } is open again.
seat-is-you-icecool-room-reached = You have come to { $room }.
seat-is-you-icecool-lap-done =
    { $flicks ->
        [one] Once round the school with a single flick: that is magic!
       *[other] Once round the school: you did it with { $flicks } flicks!
    }
seat-is-you-icecool-drill-tried =
    { $done ->
        [yes] Well done! That makes { $successes } of { $tries }.
       *[no] Not quite. That makes { $successes } of { $tries }.
    }
seat-is-you-icecool-card-counted =
    { $total ->
        [one] You show a card: { $card }. That makes one point.
       *[other] You show a card: { $card }. That makes { $total } points.
    }
winners-with-you-icecool-over-won = { $winners } share the victory! Hooray!
winners-is-you-icecool-over-won = You win! Hooray!
winners-is-you-icecool-over-lap = Once round the school and back. Well flicked!
winners-is-you-icecool-over-drill = That was the drill. Well practised!
winners-is-you-icecool-over-cap = Enough for now. Even penguins need a rest.

seat-is-you-icecool-artifact-picked =
    { $left ->
        [yes] You get what is left: { $artifact }.
       *[no] You pick { $artifact }.
    }
seat-is-you-icecool-sundial-used = You turn the Sundial: everything is as it was before your flick!
seat-is-you-icecool-sundial-kept = You let the flick stand and keep the Sundial.
seat-is-you-icecool-trap-laid = You lay the Trap on the floor, at { $x },{ $y }.
seat-is-you-icecool-trap-sprung = Snap! { $body } has slid over your Trap.
body-is-you-icecool-trap-sprung = Snap! You have slid over { $seat }’s Trap.
seat-is-you-icecool-trap-left =
    { $rule ->
        [TWO-1] First catch! { $body } must go to the red circle, so you flick nobody.
       *[ART-3] You leave { $body } alone.
    }
body-is-you-icecool-trap-left =
    { $rule ->
        [TWO-1] First catch! You must go to the red circle, so { $seat } flicks nobody.
       *[ART-3] { $seat } leaves you alone.
    }
seat-is-you-icecool-teleport-laid = You lay the Teleport on the floor, at { $x },{ $y }.
seat-is-you-icecool-teleport-used = Whoosh! You stand on the Teleport, at { $x },{ $y }.
seat-is-you-icecool-teleport-gone = You have left the Teleport, and it is gone.
seat-is-you-icecool-platform-used = Up it goes! You stand on the Platform, where rooms { $junction } meet.
seat-is-you-icecool-platform-gone = No more standing up there: your Platform is taken away.
