### Introductions of a minute, one for each promo and for the race. Loaded with the lessons alone.

## Pawclaw

web-learn-pawclaw-take = Honey!
web-learn-pawclaw-take-text = A honeycomb lies in a far corner of each outer room. Slide over one, and it is yours. You can carry two.
web-learn-pawclaw-spend = Call the bear
web-learn-pawclaw-spend-text = When your turn begins, press “Pawclaw, please!” and choose the corner where your honeycomb will go.
web-learn-pawclaw-flick = Flick Pawclaw!
web-learn-pawclaw-flick-text = He is as heavy as two penguins. Aim at somebody, and whoosh: away they slide!
web-learn-pawclaw-end = Bear tamed!
web-learn-pawclaw-end-text = Pawclaw catches nobody, but he pushes well. Use him to open the way, or to shove the Catcher off yours.

## The Emperor

web-learn-emperor-bump = Bump into the Emperor
web-learn-emperor-bump-text = He stands in the middle room. Touch him with your penguin, in your own turn, and he gives you a snowflake.
web-learn-emperor-spend = Spend snowflakes
web-learn-emperor-spend-text = After your flick you may swap a card for one snowflake, or flick again for two. You see buttons as soon as you can.
web-learn-emperor-keep = Or keep them
web-learn-emperor-keep-text = Each snowflake that you still have at the end of the game is a point.
web-learn-emperor-end = Your Majesty!
web-learn-emperor-end-text = The Emperor moves when he is bumped. Look where he stands before you flick.

## The emerald fish

web-learn-emerald-hang = Hang it up
web-learn-emerald-hang-text = You are the Catcher. First put your penguin into the Kitchen, then tap the door where the emerald fish will hang.
web-learn-emerald-take = Who gets it first?
web-learn-emerald-take-text = Whoever slides all the way through that door takes it: the other penguin or you!
web-learn-emerald-pass = Tag!
web-learn-emerald-pass-text = Penguins that touch pass it on: it goes from its owner to the other. Bump into whoever has it, or run away with it.
web-learn-emerald-hold = Hold on to it
web-learn-emerald-hold-text = Only who has it when the round ends keeps it. It is worth 3 points.
web-learn-emerald-end = It glitters!
web-learn-emerald-end-text = Now you know the emerald fish. A door far from everybody makes for the wildest race.

## Portals

web-learn-portals-through = Into the swirl
web-learn-portals-through-text = There are two swirls on the floor. Slide over one with any part of your penguin: when all is still, you stand on the other.
web-learn-portals-tricks = Two tricks
web-learn-portals-tricks-text = Portals take everybody who touches them, pushed or flicked. Send the Catcher away, or flee to the other side of the school.
web-learn-portals-end = Whoosh!
web-learn-portals-end-text = That is all there is to portals. The fish that you pass before the swirl are yours, of course.

## The blocked door

web-learn-blocked-door-block = Snow a door up
web-learn-blocked-door-block-text = You are the Catcher. First put your penguin into the Kitchen, then tap the door that nobody shall pass.
web-learn-blocked-door-bump = Bump into the snow
web-learn-blocked-door-bump-text = Now that door is a wall. Flick your penguin right into the snow, when it is your turn.
web-learn-blocked-door-move = Where does it go?
web-learn-blocked-door-move-text = Whoever bumps into the snow first decides: snow up another door, or shovel it away. Was it the bot? Wait for your chance, or skip this.
web-learn-blocked-door-end = Snow business!
web-learn-blocked-door-end-text = Snow up the door that the others need, or dig your own way out.

## Artifacts

web-learn-artifacts-pick = Pick an artifact
web-learn-artifacts-pick-text = Everybody gets one for the round. Choose a card. If it is the trap or the teleport, say where it lies: tap the floor.
web-learn-artifacts-use = Now use it
web-learn-artifacts-use-text = Sundial: flick, then turn back time. Teleport: jump there when your turn begins or ends. Platform: climb up after your flick. Trap: wait until somebody slides over it.
web-learn-artifacts-once = Once a round
web-learn-artifacts-once-text = Each artifact works once in a round. Then it waits, and for the next round everybody picks anew.
web-learn-artifacts-end = Well equipped!
web-learn-artifacts-end-text = Keep your artifact for the moment when it helps you most.

## Walruses

web-learn-walruses-knock = Knock one over
web-learn-walruses-knock-text = Walruses stand about in the school. Flick your penguin hard into one, until it topples.
web-learn-walruses-again = And again!
web-learn-walruses-again-text = A walrus that falls in your flick gives you another turn. It stands up again when the next player begins.
web-learn-walruses-end = Timber!
web-learn-walruses-end-text = One extra turn for each flick, even if two fall. A walrus is also good to bounce off.

## The race

web-learn-race = The race
web-learn-race-about = Two penguins to a team: fetch all your fish, then slide home into the Kitchen!
web-learn-race-first = Your first penguin
web-learn-race-first-text = You have a team of two penguins. The line at the top says whose turn it is. Pull back and let go!
web-learn-race-second = Your second penguin
web-learn-race-second-text = In your next turn you flick the other one. They take turns, all the time.
web-learn-race-fish = Fetch a fish
web-learn-race-fish-text = Your team’s fish hang on the doors with a fish sign. Slide right through such a door with either penguin.
web-learn-race-home = And home
web-learn-race-home-text = All fish fetched? Then bring both penguins into the Kitchen. The first team there wins; the others finish the row of turns.
web-learn-race-end = What a team!
web-learn-race-end-text = Share the doors between your two penguins, and do not forget the way home.
