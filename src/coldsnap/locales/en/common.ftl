### Texts that every game shares. Warm and short; a child of eight understands each one.

## Small words

list-and = { $first } and { $last }
list-or = { $first } or { $last }
seat-name = Player { $number }

way-north = north
way-east = east
way-south = south
way-west = west

facing-north = pointing north
facing-east = pointing east
facing-south = pointing south
facing-west = pointing west
facing-upright = standing up

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green

# The letter is the one that boards and moves use, in every language.
colour-letter-red = red (R)
colour-letter-yellow = yellow (Y)
colour-letter-blue = blue (B)
colour-letter-green = green (G)

## Levels of the computer players

level-pebble-name = Pebble
level-pebble = Pebble rolls wherever chance takes it.
level-chick-name = Chick
level-chick = Chick has just hatched: it knows where to go and often stumbles.
level-rookie-name = Rookie
level-rookie = Rookie knows what to do, and does it every other time.
level-captain-name = Captain
level-captain = Captain always takes the best step it can see.
level-orca-name = Orca
level-orca = Orca thinks many moves ahead. Mind your pyramids!
# In the games of ICECOOL a level is a hand and an eye.
level-pebble-icecool = Pebble flicks with its eyes all but shut, and rolls where it will.
level-chick-icecool = Chick has just hatched: it knows which door it wants and often hits the wall.
level-rookie-icecool = Rookie sees the good shot, but its finger still wobbles.
level-captain-icecool = Captain tries many shots in its head and has a practised hand.
level-orca-icecool = Orca hardly ever misses. Hold on to your fish!
level-file = A bot from a file of one’s own.

## Characters: bots that differ in style

level-jumper-name = Kangaroo
level-jumper = Kangaroo would rather fly over a wall than slide through a door.
level-curler-name = Boomerang
level-curler = Boomerang never shoots straight where a curve will do.
level-hunter-name = Bloodhound
level-hunter = Bloodhound likes nothing better than to be the Catcher.

## At the terminal

cli-welcome = Welcome to { $game }! At the table: { $players }.
cli-seat-line = { $number }. { $name }: { $who }
cli-hint = Type “help” at any time, “moves” to see what you can do, “why” to see the rule behind what just happened.
cli-who-person = a person at this keyboard
cli-window-small = This window shows only a part of the board. All of it needs { $columns } columns and { $lines } lines: make the window larger and type “board”.
cli-thinking = { $name } is thinking …
cli-example = Type for example: { $move }
cli-prompt = { $name }, your move:
cli-help =
    Other things you can type:
      moves   show the moves you can make now (moves all: the pointless ones too)
      where   tell in words what stands where
      who, fish, score   tell who plays, which fish are left, how everybody stands
      why     tell me which rule was behind what just happened, or: why TOIDS-8
      rules   show the rules
      board   draw the board again
      hand    look at your own cards while the others look away
      undo    take the last move back
      save    say where the game is kept (it is saved after every move)
      lang    change the language, as in: lang fr
      help    show this page
      quit    stop here; the game is kept
cli-hand-show = { $name }, your cards come next. Everybody else looks away, then press Enter.
cli-hand-hide = Press Enter to hide them again.
cli-moves-title =
    { $count ->
        [one] You can make this move:
       *[other] You can make one of these { $count } moves:
    }
cli-saved = The game is saved in { $path }.
cli-resumed = Welcome back! { $path } goes on after move { $ply }.
cli-interrupted = The game waits for you in { $path }.
cli-go-on = To go on: { $command }
cli-undone = Done: the last move is taken back.
cli-bye = See you on the ice! The game is kept in { $path }.
cli-why-none = I know no rule called { $rule }.
cli-why = { $rule }: { $text }
cli-legend = How to read the board:
cli-verify-ok =
    { $plies ->
        [one] { $path } is in order: its one entry was played again, and it fits.
       *[other] { $path } is in order: all { $plies } entries were played again, and every one fits.
    }
cli-verify-bad = { $path } is not in order. Line { $line } (entry { $ply }): { $cause }
cli-verify-sealed = { $path } was played with the seed that was sealed when it began.
cli-verify-unsealed = { $path } was played with another seed than the one that was sealed.
cli-verify-version = { $path } was recorded with another version of the rules ({ $version }). It is followed as far as both agree.
cli-replay-ply = Move { $ply } of { $of }: { $move }
cli-replay-move = { $name }: { $move }
cli-replay-help = Enter: next move. b: back. e: the end. A number: go to that move. q: stop.
cli-serve-opened = Coldsnap is open in your browser. Ctrl+C here ends it.
cli-serve-here = Open this address in your browser: { $address } (Ctrl+C here ends it)
cli-serve-runs-opened = Coldsnap is running already: its page is open in your browser.
cli-serve-runs-here = Coldsnap is running already. Open this address in your browser: { $address }

# What stands in place of a move when nobody made one.
move-match-begin = the game is set up
move-match-take-back = a move is taken back
move-match-unresolved = physics could not follow the flick
move-match-resolved = everything has come to rest

## Refusals

refused-over = The game is over.
refused-stale = The table has moved on since you looked. Look again, then choose.
refused-not-your-turn = It is not your turn yet.
refused-not-offered = You cannot do that now.
refused-no-such-seat = There is no such seat at this table.
refused-wait-for-physics = The penguins are still sliding. Wait until they rest.
refused-not-begun = The game has not begun yet.
refused-begun = The game has already begun.
refused-not-an-answer = Nobody asked for that answer.
refused-nothing-to-take-back = There is no move to take back.
refused-take-back-past-reveal = Everybody has seen what that move showed, and nobody can forget it. It stays.
refused-take-back-past-another = Someone else has moved since. They have to agree first.
refused-seats = This game cannot be played by { $seats }.
refused-unreadable = I cannot read “{ $text }” as a move. Type “help” to see how moves are written.
refused-ambiguous = That could mean several moves. Do you mean { $candidates }?

## ICECOOL board

icecool-board-round = Round { $round } of { $rounds }.
icecool-board-setting-up = The school is being set up.
# $about: which rule family waits for a decision that is not a turn; $stage: when.
icecool-board-asked =
    { $about ->
        [emerald_fish] { $name } is the Catcher and hangs the emerald fish on a door.
        [blocked_door]
            { $stage ->
                [round] { $name } blocks a door for this round.
               *[other] { $name } bumped into the block: it goes to another door, or away.
            }
        [catcher_placement] { $name } is the Catcher and chooses a place in the Kitchen, inside the line.
        [artifacts] { $name } picks an artifact.
        [sundial] { $name } may turn the Sundial back, or let the flick stand.
        [teleport] { $name } chooses a place for the Teleport.
        [trap]
            { $stage ->
                [round] { $name } chooses a place for the Trap.
               *[other] Snap! { $name } may flick the trapped penguin.
            }
       *[other] High up on a wall: { $name } chooses on which side to come down.
    }
# $rule: the rule that gave this turn.
icecool-board-before =
    { $rule ->
        [CARD-1] Ice Skates! { $name } takes another turn.
        [TWO-1] Caught once! { $name } starts again from the red circle.
        [WAL-1] A walrus fell over! { $name } takes another turn.
        [EMP-1] Two snowflakes! { $name } takes another turn.
       *[other] It is { $name }’s turn to flick.
    }
icecool-board-repeat = Not off the red circle yet: { $name } flicks again (repeat { $times }).
icecool-board-shot = { $name } has flicked: the penguins are sliding!
icecool-board-window = { $name } has flicked, and may use cards or end the turn.
icecool-board-over =
    { $count ->
        [one] The game is over: { $winners } wins!
       *[other] The game is over: { $winners } share the victory!
    }
icecool-board-practice-over = Practice is over. Well done, { $winners }!
icecool-board-task = { $name } has announced: { $task }.
icecool-board-lap =
    { $count ->
        [0] Lap: no room reached yet, { icecool-board-flicks }.
       *[other] Lap: reached { $rooms }, { icecool-board-flicks }.
    }
icecool-board-lap-done = Once round the school with { icecool-board-flicks }!
icecool-board-flicks =
    { $flicks ->
        [one] one flick
       *[other] { $flicks } flicks
    }
icecool-board-drill =
    { $tries ->
        [0] Drill: no try yet.
        [one] Drill: one try, { $successes } went well.
       *[other] Drill: { $tries } tries, { $successes } went well.
    }

icecool-board-place-off = not on the ice yet
icecool-board-place-out = outside the school
icecool-board-place-door = in door { $door }
icecool-board-ids =
    { $count ->
        [0] no ID
        [one] 1 ID
       *[other] { $count } IDs
    }
icecool-board-team = team { $team }
# Where somebody plays two penguins: which one is flicked now.
icecool-board-penguin = To flick now: penguin { $number }, the { $colour }.
icecool-board-fish = fish { $taken }/{ $of }
icecool-board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
icecool-board-down =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
icecool-board-down-known = face down: { $cards }
icecool-board-up = face up: { $cards }

icecool-board-legend =
    { $penguin } a penguin, with its player’s sign: { $symbols }
    { $circle } the red circle, where Runners start
    { $token } a fish of player 2 that hangs on a door
    { $fish } a door with a fish sign and no fish on it
    { $door } the name of a door: it joins rooms 1 and 3
    { $line } the line of a room
    { $walrus } a walrus that stands, and one that lies
    { $guard } a guard in a drill: do not touch it
    { $pawclaw } Pawclaw the bear
    { $honeycomb } a honeycomb
    { $emperor } the Emperor
    { $emerald } the emerald fish, on its door
    { $portal } a portal: it leads to the other one
    { $shut } a door that is blocked

icecool-board-svg-title = ICECOOL: the school ({ icecool-board-flicks })
icecool-board-svg-seat = { $name }: { $standing }.

## A table on a server

net-made =
    The table is set. Keep this window open, and give this link to those who shall play:
      { $invite }
    Those who only want to watch:
      { $watch }
    Your own link, with which you can come back (give it to nobody):
      { $own }
net-only-here = These links open on this computer alone. Start the server with --lan to let other devices in.
net-seated = You have a seat. With this link you can come back to it: { $link }
net-welcome =
    { $role ->
        [watcher] You watch a table of { $game }.
       *[other] You sit at a table of { $game }.
    }
net-lost = The connection to the server is lost. I keep trying; nothing is lost, and you need not do anything.
net-trying = Nothing answers at { $address } yet. I try again a few times.
net-back = The connection is back. The game goes on.
net-kept = The connection is lost just now. Your move is kept and sent as soon as it is back.
net-open-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
net-may-start = All seats are taken. Type “start” to begin.
net-sealed = The chance of this match is sealed: { $seal }
net-came = { $name } is here.
net-left = { $name } is not here at the moment.
net-left-host = Type “skip { $number }” to pass over a turn, or “bot { $number }” to let a bot play there.
net-grace =
    { $seconds ->
        [1] The host can go on without { $name } in 1 second.
       *[other] The host can go on without { $name } in { $seconds } seconds.
    }
net-grace-host =
    { $seconds ->
        [1] In 1 second you can type “skip { $number }” to pass over a turn, or “bot { $number }” to let a bot play there.
       *[other] In { $seconds } seconds you can type “skip { $number }” to pass over a turn, or “bot { $number }” to let a bot play there.
    }
net-bot-plays = A bot plays for { $name } now.
net-plays-again = { $name } plays again, and no bot.
net-emote = { $name } says “{ $emote }”.
net-back-asked = { $name } would like to take a move back. If you agree, type “agree”.
net-back-waiting = A move is to be taken back as soon as everybody agrees. Still to answer: { $names }.
net-taken-back = A move is taken back.
net-saved = The server keeps the game after every move. This link brings you back to it: { $link }
net-over = The match is over. Thank you for playing!
net-bye = See you on the ice! The match goes on without this window; your link brings you back.
bot-here = The bot has taken its seat: { $game }. Ctrl-C lets it leave.
bot-refused = The server has not taken the bot’s move ({ $code }).
bot-failed = The bot has failed: its turn lapses when its time is up.
bot-check-game = One game of { $game }: { $name } against { $other }, with { $seconds } s for a move.
bot-check-fault = Fault in entry { $ply }; the turn lapses:
bot-check-silent = It has printed nothing.
bot-check-stopped =
    { $count ->
        [one] Stopped after one fault.
       *[other] Stopped after { $count } faults.
    }
bot-check-end =
    { $how ->
        [won] It has won after { $plies } entries.
        [drawn] The game was drawn after { $plies } entries.
       *[lost] It has lost after { $plies } entries.
    }
bot-check-time = It thought about { $moves } moves: { $mean } ms on average, at most { $often } ms in 95 of 100, { $longest } ms at the longest.
bot-check-faults =
    { $count ->
        [0] No fault.
        [one] One fault.
       *[other] { $count } faults.
    }
net-missed = Meanwhile the game has gone on. This is how things stand now:
net-help =
    Other things you can type:
      moves   show the moves you can make now (moves all: the pointless ones too)
      where   tell in words what stands where
      who, fish, score   tell who plays, which fish are left, how everybody stands
      why     tell me which rule was behind the last thing that happened, or: why TOIDS-8
      rules   show the rules
      board   draw the board again, with your own cards
      undo    ask to take your last move back
      agree   agree when somebody else asks that
      save    say where the game is kept (the server keeps it after every move)
      lang    change the language, as in: lang fr
      seat    look from another seat of yours, as in: seat 2
      take    take your seat back from a bot
      hello, wow, nice, oops, thanks, sorry, hurry, bye: tell the others
      help    show this page
      quit    leave; the match goes on
net-help-host =
    You are the host, so you can also type:
      start   begin the game
      skip    pass over the turn of somebody who is not here, as in: skip 2
      bot     let a bot play for somebody who is not here, or on a free seat, as in: bot 2
      return  give a seat back to the person whom a bot replaced, as in: return 2

## Refusals of a server

refused-no-such-table = There is no such table, or the link is not whole.
refused-no-such-game = The server does not know this game.
refused-no-such-level = There is no such bot in this game.
refused-no-open-seat = All seats of this table are taken.
refused-seat-taken = That seat is taken.
refused-not-a-seat-token = That secret is for something else at this table. Choose a new one.
refused-seats-open = Some seats are still free.
refused-too-many-tables = You have too many tables on this server. Finish one first.
refused-too-much-stored = What was made from here fills this server’s storage for today. Go on tomorrow.
refused-too-many-bot-tables = Bots are playing alone at as many of your tables as the server allows. Leave one of them, or wait until one is over.
refused-bots-wait = Bots are playing alone at other tables of whoever made this one, as many as the server allows. This one goes on when one of those is left or over.
refused-too-fast = That was too much at once. Wait a moment.
refused-undecodable = The server did not understand that.
refused-key-twice = The server was told “{ $key }” twice at once.
refused-storage = The server cannot store moves just now, so it was not played. Try again soon.
refused-unavailable = The server cannot do that just now. Try again soon.
refused-not-now = Not now.
refused-not-over = The match is not over yet.
refused-not-host = Only the host of the table can do that.
refused-not-your-seat = That seat is not yours.
refused-bot-plays = A bot plays this seat just now. You can take it back.
refused-seat-is-here = The player is here, and decides.
refused-grace =
    { $seconds ->
        [1] The player may come back at any moment. You can go on in 1 second.
       *[other] The player may come back at any moment. You can go on in { $seconds } seconds.
    }
refused-already-a-bot = A bot plays there already.
refused-nobody-to-hand-back-to = That seat was never a person’s.
refused-other-protocol = The server speaks another version. Bring Coldsnap up to date.
refused-closed = The table is closed to you.
refused-no-answer = No Coldsnap server answers at { $address }. Is the address right, and is the server running?
refused-not-let-in = The server does not let you in. Is the link whole?
refused-bad-request = The server did not understand that. Is the link whole?
refused-server = The server refuses: { $code }.
refused-no-hello = The server was told nothing, or not how to begin.
refused-no-help = This table plays without that help.
refused-no-hint = There is no hint for this.
refused-no-flick = That is no flick.
refused-busy = The server is busy. Ask again in a moment.

## Files that somebody else is using

refused-database-in-use = Another program already uses { $path }: stop it first, or choose another file with --database.
refused-database-served = The server at { $address } already uses { $path }: stop it first, or choose another file with --database.
refused-record-in-use = { $path } is being played in another window: go on there, or leave it there first.

## A school of one's own

cli-board-new = A small school of your own is begun. Change its file with any editor for plain text:
cli-board-next = Then see what is wrong with it, draw it, and play in it:
cli-board-good = { $name } can be played in: { $rooms } rooms, { $doors } doors.
cli-board-without = It has no places for: { $promos }.
cli-board-no-drills = It has no drills: practice is the lap, or free play.
cli-board-legend = (  ) red circle, { $fish } door with fish, { $dot } dot of Pawclaw or the Emperor, { $walrus } walrus, { $portal } portal, { $honeycomb } corner with a honeycomb, { $corner } other corner

# The comments of a file that is begun.
board-file-file =
    A school of your own for ICECOOL. Millimetres; the origin is the lower left corner, x goes to the right, y up.
    Change what you like, then ask “coldsnap board check” with its name: it says the first thing that is wrong, and where.
board-file-spots =
    Fixed places: kind is circle (one, in room 1), dot (one at most), walrus, portal (none or two), honeycomb or corner.
    What a school has no places for cannot be played in it. Two places need 36 mm between them, to stand on both.
board-file-corners = Honeycombs lie in the corners of kind “honeycomb” when a round begins; later they come to any free corner.
board-file-walls = Every border of a room is a wall. It is so thick and so high; the lintel is the height of the doors.
board-file-rooms =
    A room is its outer box: x and y of the lower left corner, then of the upper right one. Rooms side by side share a wall.
    The line is the printed one, where a penguin close to a wall may be put. There has to be a room 1 (red circle) and a room 2 (Catcher).
    Names that the program has words for: classroom, kitchen, gym, lab, game-room, library, canteen, pool, music-room, nap-room.
board-file-doors =
    A door is the middle of an opening, on the wall between its two rooms. Three doors carry fish, and from room 1 there has to be a way to every room.
board-file-drills =
    Practice shots, if you like any: where the penguin stands, then the door to slide through, or over = "2" for a room to jump into.
