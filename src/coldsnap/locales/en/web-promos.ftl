### What only the browser says of promos, and of tables with more than four players. Loaded where they are played.

## The table form

web-promos = Guests and surprises
web-promos-about =
    { $count ->
        [0] The school as it always is. Tap a card to invite somebody in.
        [one] One is part of your game.
       *[other] { $count } are part of your game.
    }
web-promos-mixes = Ready mixes
web-mix-bear = Bear and walruses
web-mix-royal = Royal visit
web-mix-treasure = Treasure hunt
web-mix-maze = Magic maze
web-mix-everything = Everything on

web-promo-pawclaw = Pawclaw the bear
web-promo-pawclaw-about = Collect honeycombs, then flick the big bear instead of your penguin.
web-promo-emperor = The Emperor
web-promo-emperor-about = Bump into him for snowflakes: swap a card, flick again, or keep them as points.
web-promo-emerald = Emerald fish
web-promo-emerald-about = Grab it, and run! Whoever touches you takes it. At the end of the round it is worth 3.
web-promo-portals = Portals
web-promo-portals-about = Slide over one swirl and come out of the other.
web-promo-blocked-door = Blocked door
web-promo-blocked-door-about = One door is snowed up. Bump into it, and you choose the next door.
web-promo-artifacts = Artifacts
web-promo-artifacts-about = Everyone picks a gadget for the round: sundial, trap, teleport or platform.
web-promo-walruses = Walruses
web-promo-walruses-about = Knock one over, and flick again!

web-promo-block-seats =
    { $most ->
        [one] Only for one player.
       *[other] Only for { $least } to { $most } players; you have { $count } seats.
    }
web-promo-block-promo = Not together with “{ $promo }”.
web-promo-block-option = Not with “{ $option }: { $value }”.

## What is offered

web-promo-honeycomb-ask-brief = Tap a corner for the honeycomb.
web-promo-honeycomb-ask = Spend a honeycomb and flick Pawclaw? Tap the corner where the honeycomb will lie afterwards.
web-promo-do-honeycomb = Pawclaw, please!
web-promo-honeycomb-about = costs a honeycomb; you flick the bear instead of your penguin
web-promo-do-corner =
    { $where ->
        [ne] { $room }, top right
        [nw] { $room }, top left
        [se] { $room }, bottom right
       *[sw] { $room }, bottom left
    }
web-promo-do-swap = Swap a card for a snowflake
web-promo-swap-about = costs a snowflake, which is a point at the end; brings an unknown card
web-promo-swap-ask = Which card goes under the deck?
web-promo-do-again = Flick again for two snowflakes
web-promo-again-about = costs two snowflakes; brings a whole turn
web-promo-hang-ask = Where does the emerald fish hang? Tap a door.
web-promo-block-ask = Which door do you snow up? Tap it.
web-promo-move-ask = You bumped into the snow: which door is blocked now?
web-promo-do-lift = Shovel it away
web-promo-pick-ask = Pick an artifact for this round
web-promo-do-trap = Lay the trap here
web-promo-do-teleport = Lay the teleport here
web-promo-do-back = Turn back time
web-promo-do-stand = Leave it so
web-promo-back-ask = The Sundial: undo your whole flick and try again?
web-promo-do-leave = Leave it alone
web-promo-do-step = Jump to my teleport
web-promo-do-platform = Climb onto the platform
web-promo-platform-about = once a round; nobody reaches you up there
web-promo-once-about = once a round
web-promo-platform-ask = On which corner of the walls? Tap one.

web-artifact-sundial = Sundial
web-artifact-sundial-about = Undo one of your flicks, and flick again.
web-artifact-trap = Trap
web-artifact-trap-about = Lay a net. You flick whoever slides over it!
web-artifact-teleport = Teleport
web-artifact-teleport-about = Lay a star. Jump there at the start or end of a turn.
web-artifact-platform = Platform
web-artifact-platform-about = End a turn high up on the walls, where nobody reaches you.

## Beside a player’s name

web-promo-honeycombs =
    { $count ->
        [one] 1 honeycomb
       *[other] { $count } honeycombs
    }
web-promo-snowflakes =
    { $count ->
        [one] 1 snowflake
       *[other] { $count } snowflakes
    }
web-promo-has-emerald = has the emerald fish
web-promo-has-artifact =
    { $used ->
        [yes] { $artifact }, used
       *[no] { $artifact }
    }
web-race-team = Team { $team }
web-race-turn =
    { $penguins ->
        [1] { $name } of team { $team } is about to flick.
       *[other] { $name } of team { $team } is about to flick penguin { $number }.
    }
web-race-turn-yours =
    { $penguins ->
        [1] Your turn, { $name }: flick for team { $team }!
       *[other] Your turn, { $name }: flick your penguin { $number }, for team { $team }!
    }
web-race-finished = Home!
web-race-score =
    { $home ->
        [yes] Team { $team } is home!
       *[no] Team { $team }: { $taken } of { $of } fish
    }

## What to do now

web-promo-status-hang = { $name }, hang the emerald fish on a door.
web-promo-status-hang-others = { $name } hangs up the emerald fish.
web-promo-status-block = { $name }, which door do you snow up?
web-promo-status-block-others = { $name } snows up a door.
web-promo-status-move = Bump! { $name }, where does the snow go?
web-promo-status-move-others = { $name } may move the snow.
web-promo-status-pick = { $name }, pick an artifact.
web-promo-status-pick-others = { $name } picks an artifact.
web-promo-status-trap = { $name }, tap where your trap lies.
web-promo-status-teleport = { $name }, tap where your teleport lies.
web-promo-status-lay-others = { $name } lays something on the floor …
web-promo-status-back = { $name }, turn back time?
web-promo-status-back-others = { $name } looks at the Sundial.
web-promo-status-trapped = Caught in your net! { $name }, flick that penguin wherever you like.
web-promo-status-trapped-others = { $name } may flick the penguin in the net.
web-promo-status-bear = Pawclaw is ready, { $name }: pull back and let go.
web-promo-status-bear-others = { $name } is about to flick Pawclaw!
web-promo-status-hang-brief = Hang the emerald fish.
web-promo-status-block-brief = Which door do you snow up?
web-promo-status-move-brief = Where does the snow go?
web-promo-status-trap-brief = Tap where your trap lies.
web-promo-status-teleport-brief = Tap where your teleport lies.
web-promo-status-trapped-brief = Flick the penguin in your net!
web-promo-status-bear-brief = Flick Pawclaw!

## A small map of a large school

web-map = Map of the school
web-map-room = Look at { $room }
web-map-all = Whole school

## Sounds and captions of flicks

moment-honeycomb = Yum! A honeycomb.
moment-snowflake = A snowflake from the Emperor!
moment-emerald = The emerald fish!
moment-emerald-passed = Touched: the emerald changes hands!
moment-portal = Whoosh, through the portal!
moment-bumped = Bump! Right into the snow.
moment-trap = Snap! Into the net.

## What happens, for those who see it happen

web-story-icecool-honeycombs-laid-out = Pawclaw waits on his dot, and honeycombs lie in the corners.
web-story-icecool-honeycomb-taken = { $seat } takes a honeycomb. Yummy!
web-story-icecool-honeycomb-spent = { $seat } gives { $body } a honeycomb and may flick him.
web-story-icecool-honeycomb-laid = A honeycomb lies in a corner again.
web-story-icecool-portal-passed = Whoosh! { $seat } slips into one portal and comes out of the other.
web-story-icecool-platform-used = Up it goes! { $seat } stands on the Platform.
web-story-icecool-teleport-used = Whoosh! { $seat } stands on the Teleport.
web-story-icecool-trap-laid = { $seat } lays a trap. Mind the net!
web-story-icecool-teleport-laid = { $seat } lays a teleport.
