### The IceToids table in the browser.

## The board, for those who listen

web-icetoids-board = The board: four rows of four tiles, north at the top. Arrow keys go from tile to tile, Enter chooses.
web-icetoids-homes = Places for your home
web-icetoids-cell-hidden = face down
web-icetoids-cell-open =
    { $icons_count ->
        [0] { $arrows_count ->
            [0] nothing on it
            [one] an arrow to the { $arrows }
           *[other] arrows to the { $arrows }
        }
        [one] the { $icons } symbol{ web-icetoids-cell-arrows }
       *[other] the { $icons } symbols{ web-icetoids-cell-arrows }
    }
web-icetoids-cell-arrows =
    { $arrows_count ->
        [0] { "" }
        [one] , an arrow to the { $arrows }
       *[other] , arrows to the { $arrows }
    }
web-icetoids-cell-home = { $colour }’s home
web-icetoids-cell-yours = you can take a pyramid here
web-icetoids-piece = { $colour } pyramid, { $facing }
web-icetoids-take-waiting = Take a waiting pyramid

## What to do now

web-icetoids-status-choosing = { $name }, choose your home: tap a place beside the board.
web-icetoids-status-orienting = { $name }, how shall the new tile on { $cell } lie? Turn it, then lay it.
web-icetoids-status-orienting-only = The new tile on { $cell } is the same however it lies.
web-icetoids-status-playing-empty = Your turn, { $name } ({ $colour }): take one of your pyramids.
web-icetoids-status-playing-piece = Tap a bright tile to go there, or a dashed one to point at it.
web-icetoids-status-playing-entry = Tap your home tile to come in.
web-icetoids-status-playing-step = Do you want to push somebody?
web-icetoids-status-playing-corner = From which side?
web-icetoids-status-choosing-brief = Choose your home.
web-icetoids-status-orienting-brief = How shall the tile lie?
web-icetoids-status-orienting-only-brief = The same however it lies.
web-icetoids-status-playing-empty-brief = Take one of your pyramids.
web-icetoids-status-playing-piece-brief = Tap where it goes or points.
web-icetoids-goal = Goal: one of your pyramids on each of the three tiles with your symbol, { $colour }.
web-icetoids-choose-home = Your three pyramids will wait there and come in on that tile. A corner counts from two sides.
web-icetoids-facts =
    { $home ->
        [no] { $colour }, no home yet
       *[other] { $colour }, home { $home }, { $ready } of 3 on symbols, { $waiting } waiting
    }
web-icetoids-score = { $ready } of 3

## Moves

web-icetoids-do-home = Home on { $cell }, coming in from the { $side }
web-icetoids-do-enter = Bring a pyramid in on { $cell }
web-icetoids-do-move = Go from { $cell } to { $to }
web-icetoids-do-point = Point the pyramid on { $cell } to the { $way }
web-icetoids-do-orient = Lay the tile with its top to the { $way }
web-icetoids-do-and-push = { $move } and push { $whom }
web-icetoids-take = { $cell }: { $piece }
web-icetoids-go = Go { $way } to { $cell }
web-icetoids-point = Point { $way }
web-icetoids-pad-go = go there
web-icetoids-pad-point = point there
web-icetoids-pad-all = Also off the board
web-icetoids-cancel = Put it back
web-icetoids-corner = This tile is a corner. On which side shall your pyramids wait?
web-icetoids-push-whom = Whom do you push on { $cell }?
web-icetoids-push-nobody = Nobody: just stand there too
web-icetoids-whom = { $colour }, { $facing },
web-icetoids-push-to = Push { $whom } on to { $to }
web-icetoids-push-off = Push { $whom } off the board!

## The new tile

web-icetoids-lay = How the new tile lies
web-icetoids-lay-it = Lay it like this
web-icetoids-lay-way =
    { $arrows_count ->
        [0] Flat, without arrows
        [one] Arrow to the { $arrows }
       *[other] Arrows to the { $arrows }
    }
web-icetoids-turn-left = Turn left
web-icetoids-turn-right = Turn right
web-icetoids-bag-kind = { $count } times: { $tile }

## Help

web-icetoids-hint = A bot would do this: { $move }.
web-icetoids-hint-thinking = Thinking …
web-icetoids-command = Type a move
web-icetoids-command-help = As in: enter, b2-b3, b2:e, top n.
web-icetoids-command-send = Do it
