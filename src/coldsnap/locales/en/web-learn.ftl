### Lessons and drills: short, warm, and plain enough for an eight-year-old.

web-learn = Learn
web-learn-lead = Here you learn by doing. Nobody is watching, and nothing can break.
web-learn-lessons = First lessons
web-learn-drills = Drills
web-learn-drills-about = Try one shot until it has gone well five times. The line at the top counts.
web-learn-begin = Start
web-learn-resume = Go on
web-learn-lesson-icecool = Your first lap
web-learn-lesson-icecool-about = Once round the school: pull, let go, curve, jump. About five minutes.
web-learn-lesson-icetoids = Your first IceToids
web-learn-lesson-icetoids-about = A real game against a very easy bot, step by step. About five minutes.
web-learn-short = Try a surprise
web-learn-short-about = One minute each: a short game with one surprise, against a bot that hardly thinks.
web-learn-try = Try it
web-learn-drill-straight = Straight
web-learn-drill-straight-about = Through the door, without a touch.
web-learn-drill-curve = Curve
web-learn-drill-curve-about = Round the corner in one flick.
web-learn-drill-jump = Jump
web-learn-drill-jump-about = Up and over the wall.
web-learn-drill-free = Free practice
web-learn-drill-free-about = An empty school. Do what you like!

## The coach

web-learn-coach = Your coach
web-learn-steps = Steps of this lesson
web-learn-step-done = (done)
web-learn-step-now = (now)
web-learn-step-open = (still to come)
web-learn-hide = Fold the coach away
web-learn-show = Show the coach
web-learn-got-it = Got it!
web-learn-skip = Skip this
web-learn-show-me = Show me
web-learn-play = Play a real game
web-learn-more = More to learn
web-learn-again = Once more from the start

## The first lap

web-learn-icecool-flick = Pull and let go
web-learn-icecool-flick-text = Put your finger down anywhere, pull back and let go. The further you pull, the faster your penguin slides. Off it goes, the other way!
web-learn-icecool-cancel = Changed your mind?
web-learn-icecool-cancel-text = Slide back into the little ring where you started, then let go. Nothing happens. The Esc key does the same.
web-learn-icecool-door = Straight through a door
web-learn-icecool-door-text = Turn the arrow to the middle of a door. Flick softly: walls bounce you back. Reach a new room!
web-learn-icecool-curve = Now a curve
web-learn-icecool-curve-text = Look at the back of your penguin, below. Tap its right side and flick: it bends to the right. Its left side? To the left!
web-learn-icecool-jump = And a jump!
web-learn-icecool-jump-text = Tap high on the back, near the head. Flick hard, close to a wall. Hop! Over it goes.
web-learn-icecool-line = Stuck at a wall?
web-learn-icecool-line-text = When you are too close to a wall, you may go to the coloured line first. A button for it appears. Not stuck? Just skip this.
web-learn-icecool-lap = Once round
web-learn-icecool-lap-text = Now visit the Kitchen, the Gym and the Lab, in any order, and slide back home to the Classroom. The top line counts your rooms.
web-learn-icecool-end = You can do it!
web-learn-icecool-end-text = Well flicked! Want more curves and jumps? There is a drill for each. Or play a real game right away.

## The first game of IceToids

web-learn-icetoids-home = Choose your home
web-learn-icetoids-home-text = Tap a place beside the board. Your three pyramids wait there, and come in on the tile next to it.
web-learn-icetoids-enter = Come in
web-learn-icetoids-enter-text = Tap a waiting pyramid, then your home tile. It stands up, all proud.
web-learn-icetoids-tile = Turn a tile over
web-learn-icetoids-tile-text = When you step on a hidden tile, it turns over. You say how it lies, for good. Turn it so that its arrows help you!
web-learn-icetoids-arrow = Follow an arrow
web-learn-icetoids-arrow-text = A pyramid on an arrow may go where the arrow goes, one tile. Take it and tap a bright tile.
web-learn-icetoids-point = Point somewhere
web-learn-icetoids-point-text = No arrow? Lay your pyramid down so that it points where you want. That is your whole turn. Next time it can go that way.
web-learn-icetoids-push = Push!
web-learn-icetoids-push-text = A pyramid that points can push somebody on, one tile further, even off the board. Try it when somebody is in your way. No chance yet? Skip it.
web-learn-icetoids-goal = How to win
web-learn-icetoids-goal-text = Each of your colour’s symbols lies on three tiles. Stand with your three pyramids on the three of them, and you win. Go for it!
web-learn-icetoids-end = Well played!
web-learn-icetoids-end-text = Now you know all of it. The bots get cleverer from here. And friends even more!
