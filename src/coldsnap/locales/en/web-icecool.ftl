### The ICECOOL table in the browser.

## Where the finger lands

web-icecool-back = Where your finger hits the penguin’s back
web-icecool-hit-curve-left = Curve left
web-icecool-hit-straight = Straight
web-icecool-hit-curve-right = Curve right
web-icecool-hit-jump = Jump
web-icecool-style-straight = Straight
web-icecool-style-curve = Curve
web-icecool-style-jump = Jump!
web-icecool-side = Left or right
web-icecool-side-value =
    { $where ->
        [left] { $side } % to the left
        [right] { $side } % to the right
       *[middle] in the middle
    }
web-icecool-height = How high
web-icecool-percent = { $percent } %

## Aiming

web-icecool-aim = Aim and power
web-icecool-direction = Direction
web-icecool-direction-value = { $degrees } degrees; 0 is east, 90 is north
web-icecool-power = Power
web-icecool-fine = Fine tuning
web-icecool-flick = Flick!
web-icecool-hint = Show me a shot
web-icecool-hint-thinking = Thinking of a shot …
web-icecool-command = Type a move
web-icecool-command-help = As in: flick 35 power 60 side -20 height 10. Type “help” to see all of them.
web-icecool-command-send = Do it
web-icecool-canvas = The school, seen from above at an angle

## Cameras

web-icecool-camera = Camera
web-icecool-camera-overview = Whole school
web-icecool-camera-top = From above
web-icecool-camera-aim = Behind my penguin
web-icecool-camera-follow = Follow the penguin
web-icecool-camera-free = Free
web-icecool-no-picture = This browser cannot draw the school (no WebGL). The game goes on in words: buttons, sliders and typed moves all work.
web-icecool-skip = Skip

## What is offered

web-icecool-do-end = End my turn
# Said only once somebody has flicked.
web-icecool-think = Let me think
web-icecool-think-left = { $seconds } s
web-icecool-think-spoken =
    { $seconds ->
        [one] Your turn ends by itself in a second. Press W to think.
       *[other] Your turn ends by itself in { $seconds } seconds. Press W to think.
    }
web-icecool-do-place = Stand here
web-icecool-announced = Announced: { $task }

## Cards

web-icecool-no-cards = No cards yet: fish bring some.
web-icecool-own-cards = Your cards
web-icecool-hide-cards = Hide my cards
web-icecool-peek = Peek at my cards
web-icecool-card = A card: { $card }
web-icecool-card-used = A used card, face up: { $card }
web-icecool-card-down = A card, face down

## How everybody stands

web-icecool-fish = Fish: { $taken } of { $of }
web-icecool-ids =
    { $count ->
        [0] No ID card
        [one] 1 ID card
       *[other] { $count } ID cards
    }
web-icecool-cards-count =
    { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    }
web-icecool-caught = Caught

## What to do now

web-icecool-status-flick = Your turn, { $name }: pull back anywhere and let go.
web-icecool-status-again = Still on the red circle, { $name }: it has to leave it. Flick again, harder!
web-icecool-status-flick-swipe = Your turn, { $name }: swipe through your penguin.
web-icecool-status-place = You are the Catcher, { $name }: tap a place in the Kitchen, inside the line.
web-icecool-status-free = Pull back and let go to flick, or tap a place to stand there.
web-icecool-status-free-swipe = Swipe through your penguin, or tap a place to stand there.
web-icecool-status-room = You sit on a wall, { $name }: which way down?
web-icecool-status-window = Well flicked, { $name }! Cards, or end your turn?
web-icecool-status-ends = Well flicked, { $name }! Your turn is about to end.
web-icecool-status-others = { $name } is about to flick.
web-icecool-status-places = { $name } chooses a place in the Kitchen.
web-icecool-status-window-others = { $name } thinks about the cards.
web-icecool-status-room-others = { $name } sits on a wall and chooses the way down.
web-icecool-status-flicks = { $name } flicks!
# The same for a line of a telephone.
web-icecool-status-flick-brief = Pull back and let go!
web-icecool-status-again-brief = Not off the circle: again, harder!
web-icecool-status-flick-swipe-brief = Swipe through your penguin!
web-icecool-status-place-brief = Catcher: tap a place in the Kitchen.
web-icecool-status-free-brief = Flick, or tap a place.
web-icecool-status-free-swipe-brief = Swipe, or tap a place.
web-icecool-status-room-brief = Which way down?
web-icecool-status-ends-brief = Your turn is about to end.
web-icecool-status-window-brief = Cards, or end your turn?
web-icecool-status-places-brief = { $name } chooses a place.
web-icecool-status-room-others-brief = { $name } chooses the way down.
web-icecool-round = Round { $round } of { $rounds }
web-icecool-practice = Practice
web-icecool-lap-progress =
    { $flicks ->
        [one] { $count } of 4 rooms, one flick
       *[other] { $count } of 4 rooms, { $flicks } flicks
    }

## Passing the device

web-icecool-pass-title = Pass the device to { $name }
web-icecool-pass-text = { $name }’s cards stay hidden until { $name } is there.
web-icecool-pass-ready = I am { $name }

## The rules of this table

web-icecool-rules = This table’s rules
web-icecool-rules-tremor =
    { $tremor ->
        [off] No hand trembles.
        [full] Hands tremble a lot.
       *[light] Hands tremble a little.
    }
web-icecool-rules-deck = The deck. No book says how many of each there are: this split is our guess.
web-icecool-rules-deck-line = { $card }: { $count }×
web-icecool-all-rules = All rules

## What happens, for those who see it happen; the whole sentence is read out, and stands beside its rule

web-story-icecool-tokens-hung = Fish hang on the doors with a fish sign.
web-story-icecool-flicked = { $seat } flicks.
web-story-icecool-came-to-rest = { "" }
# The line at the top asks; what the answer was is told next.
web-story-icecool-asked = { "" }
web-story-icecool-catcher-placed = { $seat } waits in the Kitchen.
web-story-icecool-placed-freely = { $placed } takes another place.
