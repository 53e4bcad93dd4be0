### Lists of tables and games, and seeing a finished game again.

web-replay-title = { $game }, once more
web-replay-play = Play
web-replay-pause = Pause
web-replay-previous = One move back
web-replay-next = Show the next move
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-ply = { $ply } of { $plies }.
web-replay-scrub = Where in the game
web-replay-story = What happened. Choose a line to see it.
web-replay-share = Share this moment
web-share-later = The link shows the whole game, and it opens when the game is over.
web-share-clip = Make a clip of four seconds
web-share-picture = Take a picture
web-share-filming = Filming …
web-share-clip-ready = The clip is ready.
web-share-picture-ready = The picture is ready.
web-share-failed = This browser could not do that. The link works everywhere.
web-share-send = Send it
web-share-save = Save it
web-share-with-link = Send the link to the whole game with it
web-replay-link = Opens the game at { $ply }.
web-replay-private = This game is private. Whoever gets this link can watch it, and nothing more.
web-replay-private-own = This game is private. Only those who played it can open this link.

## Lists of tables and of games

web-tables-about = Games that everybody may watch. To sit down at one, ask its host for a link.
web-tables-none = Nobody plays in public just now. Be the first!
web-tables-playing = playing
web-tables-waiting = waiting for players
web-tables-watch = Watch
web-tables-open = Have a look
web-archive-about = Games that are over. Watch them again, flick by flick.
web-archive-none = No game is here yet. Play a public one to the end, and it will be.
web-list-more = Show more

## My games

web-mine = My games
web-mine-about = The last 50 that were played in this browser, private ones too.
web-mine-none = When a game that you play here is over, it is kept in this list, a private one too.
web-mine-others = Games for everybody
web-mine-won = You won!
web-mine-winners =
    { $count ->
        [one] { $winners } won.
       *[other] { $winners } won together.
    }
web-mine-place = You came in { $place ->
        [1] first
        [2] second
        [3] third
       *[other] on place { $place }
    }.
web-mine-draw = Nobody won.
web-mine-lap =
    Once round the school in { $flicks ->
        [one] one flick
       *[other] { $flicks } flicks
    }.
web-mine-tries =
    { $drill }: five went well in { $tries ->
        [one] one try
       *[other] { $tries } tries
    }.
web-mine-drill-straight = Straight
web-mine-drill-curve = Curve
web-mine-drill-jump = Jump
web-mine-wins =
    { $won } of { $played ->
        [one] one game
       *[other] { $played } games
    } won
web-mine-best-lap =
    Best lap: { $flicks ->
        [one] one flick
       *[other] { $flicks } flicks
    }
web-mine-stars =
    { $count ->
        [one] one star of three
       *[other] { $count } stars of three
    }
