### What both tables say around the board.

web-table-players = Players
web-table-you = you
web-table-away = away
web-table-in-turn = It is this player’s turn.
web-table-clock-turn = Time left for this turn:
web-table-clock-bank = Time left in the bank:

web-table-story = What happened
web-table-story-empty = Nothing has happened yet.
web-table-story-earlier = Earlier
web-table-why = Why? Shows rule { $rule }.
web-table-taken-back = A move is taken back.

## Feelings

web-table-emote = Show a feeling
web-emote-hello = Hello!
web-emote-wow = Wow!
web-emote-nice = Nice one!
web-emote-oops = Oops!
web-emote-thanks = Thanks!
web-emote-sorry = Sorry!
web-emote-hurry = Hurry up!
web-emote-bye = Bye-bye!

## Waiting for somebody

web-table-grace =
    { $who ->
        [host] { $name } is not connected: you can go on in { $seconds } s.
       *[other] { $name } is not connected: the host can go on in { $seconds } s.
    }
web-table-grace-over =
    { $who ->
        [host] { $name } is not connected: you can go on now.
       *[other] { $name } is not connected: the host can go on now.
    }
web-table-host-lapse = Skip this turn
web-table-host-bot = Let a bot play
web-table-host-back = Give the seat back

## Taking back

web-table-back = Take it back
web-table-back-asked = { $name } would like to take a move back. Is that all right?
web-table-back-waiting = { $names } still has to agree to take it back.
web-table-back-agree = All right

## Beside the board

web-table-watching = You are watching.
web-table-hint = Give me a hint
web-table-keys = Keys and help
web-table-take-seat = Play this seat myself again
web-table-seal = The seal of this match’s chance: { $seal }. When the match is over, its record shows that nobody has changed it.

## What bots are called

web-bot-name-1 = Pip
web-bot-name-2 = Flo
web-bot-name-3 = Kiki
web-bot-name-4 = Tux
web-bot-name-5 = Mimi
web-bot-name-6 = Igor
web-bot-name-7 = Lou
web-bot-name-8 = Max
