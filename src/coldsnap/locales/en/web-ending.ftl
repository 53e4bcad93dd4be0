### What is said when a game is over, and at the end of a round.

web-table-over = The game is over
web-table-rematch = Play again
web-table-see-board = Back to the board
web-rematch-go = Go there
web-ending-coming = I’ll play again
web-ending-coming-help = As soon as the host begins, you go there by yourself.

## Cards are turned over

web-ending-cards = Cards on the table!
web-ending-skip = Skip

## The podium, and awards

web-ending-place = { $place }: { $names }
web-ending-close =
    { $points ->
        [0] So close: the number of cards decided!
       *[other] So close: one point!
    }
web-ending-awards = Awards
web-ending-longest-slide = Longest slide: { $names }, { $amount } cm
web-ending-best-bounce = Best bounce: { $names }, off { $amount } walls in one flick
web-ending-highest-jump = Highest jump: { $names }, { $amount } cm up
web-ending-most-caught =
    { $amount ->
        [one] Best catcher: { $names }, with one ID
       *[other] Best catcher: { $names }, with { $amount } IDs
    }

## The end of a round

web-ending-round = Round { $round } is over
web-ending-catches =
    { $catches ->
        [0] Catcher
        [one] one catch
       *[other] { $catches } catches
    }
web-ending-next =
    { $count ->
        [one] { $names } is the next Catcher.
       *[other] { $names } are the next Catchers.
    }
