### Seeing a finished game again.

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
web-replay-share = Link to this moment
web-replay-link = Opens the game at { $ply }.
web-replay-private = This game is private. Whoever gets this link can watch it, and nothing more.
web-replay-private-own = This game is private. Only those who played it can open this link.
