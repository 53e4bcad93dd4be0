# The report of an arena (coldsnap report).

report-title = Arena: { $game }
report-made = Made by Coldsnap { $program }{ $engine ->
    [none] .
   *[other] , physics { $engine }.
  }
report-number = { $value }
report-percent = { $value } %
report-milliseconds = { $value } ms
report-seconds = { $value } s

report-tile-games = games
report-tile-flicks = flicks
report-tile-fish = fish taken
report-tile-catches = catches
report-tile-jumps = jumps over a wall
report-tile-faults = turns lost by a fault

report-strength = Who is stronger
report-matrix = Who beats whom
report-matrix-about = Percent of the tables at which the bot of the row came out ahead of the bot of the column; a draw is half a win.
report-duel = { $bot } against { $other }: { $won } won, { $lost } lost, { $drawn } drawn
report-ratings = Ratings
report-ratings-about = openskill (Plackett-Luce), every seat a competitor. The bar holds the true strength with 95 % confidence.
report-shares = Tables won
report-shares-about = Of all tables at which the bot sat, whoever the others were. The bar is Wilson’s 95 % interval.

report-heat = Where the penguins come to rest
report-heat-about = The warmer a square, the more flicks ended there. Numbers: passages through a door. Violet dots: jumps over a wall.
report-map = Where the penguins of { $bot } come to rest
report-map-title = { $bot }
report-passages = passages
report-map-about = { $flicks ->
    [one] One flick.
   *[other] { $flicks } flicks.
  }

report-outcomes = What a flick brings
report-fish = Fish
report-fish-about = Fish taken, for a hundred flicks.
report-catches = Catches
report-catches-about = IDs taken from Runners, for a hundred flicks.
report-doors = Doors
report-doors-about = Doors passed, for a hundred flicks; more than 100 % is more than one door a flick.
report-banked = Banks
report-banked-about = Flicks that bounced off a wall.
report-jumped = Jumps
report-jumped-about = Flicks that went over a wall or a door.
report-out = Out of the school
report-out-about = Flicks that left the boards.

report-hands = How they flick
report-power = Power
report-power-about = From 0, a touch, to 1000, all that a finger has.
report-side = Side
report-side-about = Where the finger hits: −100 far left, 100 far right. Off the middle the penguin curves.
report-height = Height
report-height-about = Where the finger hits: 0 at the base, 100 at the head. A head hit jumps.

report-pace = How long it takes
report-lengths = Length of a game
report-unit-flicks = Flicks
report-unit-plies = Moves
report-lengths-about = { $unit ->
    [flicks] Flicks of a whole game, of all seats together; in the middle { $middle }.
   *[plies] Moves of a whole game, of all seats together; in the middle { $middle }.
  }
report-ends = How rounds end
report-ends-about = Of all rounds.
report-end-three-fish = Three fish
report-end-all-caught = All caught
report-end-caught-twice = Caught twice
report-end-cap = Turn limit
report-end-lap = Lap done
report-end-drill = Drill over
report-times = Thinking time
report-times-about = For a move with a choice: from the middle to the longest, the dot at 95 %. It depends on the machine.

report-tables = Results
report-results = Series by series
report-results-about = { $points ->
    [yes] With several seats each, a table is won by the higher sum of points.
   *[no] The best seat wins a table.
  }
report-column-bot = Bot
report-column-against = Against
report-column-games = Games
report-column-won = Won
report-column-lost = Lost
report-column-drawn = Drawn
report-column-points = Points a table

cli-report-written = The report is in { $path }.
