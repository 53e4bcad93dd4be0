### What is chosen at the ICECOOL table beside the flick, with what it costs and brings. Loaded when there is a choice.

## On the line, and down from a wall

web-choice-line = To the line in { $room }
web-choice-line-about = away from the wall; then you flick
web-choice-room = Climb down into { $room }

## Tasks

web-choice-task = Announce a task
web-choice-task-about = done: turns up that 1, and you draw a card; failing costs nothing
web-choice-task-ask = Which task? Tap it on the board.
web-choice-announce = I will { $task }
# Over the places of the board.
web-choice-task-jump = Jump
web-choice-task-doors = Two doors
web-choice-task-bounce = Bounce

## Ice Skates

web-choice-skates = Ice Skates: go again
web-choice-skates-about = turns up two 1s of yours
web-choice-skates-ask = Which two cards do you turn up?
web-choice-two = turns up your two { $card }s
web-choice-both = turns up your { $one } and your { $other }

## Moving fish

web-choice-fish = Move a fish
web-choice-fish-about = turns up two 2s of yours; any fish, to another door
web-choice-fish-ask = Which fish do you move? Tap it.
web-choice-door-ask = { $name }’s fish: tap the door where it will hang.
web-choice-fish-of = { $name }’s fish
web-choice-at-door = door { $door }
web-choice-door-pair = { $one } – { $other }
web-choice-to-door = Door { $door }

web-choice-not = Not now

# The same for a line of a telephone.
web-choice-task-ask-brief = Tap a task.
web-choice-skates-ask-brief = Which two cards?
web-choice-fish-ask-brief = Tap a fish.
web-choice-door-ask-brief = Tap its new door.
