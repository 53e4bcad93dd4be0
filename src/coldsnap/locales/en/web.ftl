### What only the browser's table says. Everything about the games is in the files that the terminal reads as well.

web-title = Coldsnap
web-page-title = { $page } · Coldsnap

## The frame of every page

web-skip = Skip to the content
web-nav = Main menu
web-menu = Menu
web-home = Coldsnap, front page
web-nav-tables = Tables
web-nav-archive = Replays
web-nav-learn = Learn
web-nav-rules = Rules
web-close = Close
web-loading = One moment …
web-settings = Settings
web-install = Install as an app
web-small-print = A free fan project, not made or approved by the publishers. ICECOOL, ICECOOL2 and IceToids are names of their publishers. All pictures, sounds and words here are our own.

## Front page

web-front-lead = Flick a penguin. Grab your fish. Don’t get caught!
web-front-ways = How do you want to play?
web-front-play = Play now
web-front-play-about = You against three bots. Off you go!
web-front-practise = Practise
web-front-practise-about = An empty school, just for you.
web-front-friends = With friends
web-front-friends-about = Send a link, or pass one device round.
web-front-more = More to do
web-front-go-on = Go on playing
web-front-icetoids-about = The clever little sister: point, push, and be first on your three symbols.
web-front-tables-about = Watch others play, live.
web-front-archive-about = See good games again, flick by flick.
web-front-learn-about = Straight, curve and jump in five minutes.
web-front-rules-about = All rules in plain words, with pictures.
web-front-new = Make your own table
web-front-new-about = Choose the game, the players and the rules.
web-front-school = A school made of cardboard boxes, with four toy penguins in it.
web-front-making = Setting the table …

## A new table

web-new = New table
web-new-game = Which game?
web-new-with = Who plays?
web-new-with-bots = Bots
web-new-with-bots-about = You against the computer
web-new-with-link = Friends, by link
web-new-with-link-about = Everyone on their own device
web-new-with-here = Friends, right here
web-new-with-here-about = One device goes round
web-new-seats = Seats
web-new-seats-about =
    { $most ->
        [1] This is for one player.
       *[other] { $least } to { $most } players.
    }
web-seat = Seat { $number }
web-seat-kind = Who sits on seat { $number }?
web-seat-person = A person here
web-seat-open = Free: for whoever has the link
web-seat-bot = Bot: { $level }
web-seat-name = Name on seat { $number }
web-seat-name-hint = Name (optional)
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-new-pass = Several people on this device: it is passed round, and everyone’s cards stay secret.
web-new-options = House rules
web-new-options-about =
    { $count ->
        [0] Just as the rule book says.
        [one] One is changed.
       *[other] { $count } are changed.
    }
web-new-rule = Rule { $rule }
web-new-help = Help with aiming
web-help-none = None
web-help-none-about = Just an arrow
web-help-bounce = First bounce
web-help-bounce-about = Shows where you hit first
web-help-full = Whole path
web-help-full-about = Shows it all: for learning
web-new-clock = Clock
web-clock-none = No clock
web-clock-30 = 30 seconds a turn
web-clock-60 = One minute a turn
web-clock-180 = Three minutes a turn
web-clock-day = One day a turn
web-new-public = Everyone may see this table
web-new-public-about = It is in the list of tables, to watch live and in the replays. Without this, only those with a link find it.
web-new-make = Set the table
web-new-wrong = That did not work.

## Waiting room

web-wait-title = Waiting for players
web-wait-ready = Everybody is here. Here we go!
web-wait-seats = At the table
web-wait-you = you
web-wait-host = host
web-wait-here = here
web-wait-away = not here yet
web-wait-open = free seat
web-wait-bot-in = Put a bot here
web-wait-invite = Invite your friends
web-wait-invite-about = Send this link, or let them point a camera at the code. The game begins when every seat is taken.
web-wait-invite-link = Link to play
web-wait-watch-link = Link to watch
web-wait-other-links = More links
web-wait-own-link = Your own link, to come back on another device. Give it to nobody!
web-wait-qr = The link to play, as a code for cameras
web-copy = Copy
web-copied = Copied!
web-copy-by-hand = Your browser does not let me copy. The link is marked: press Ctrl+C, or hold your finger on it.
web-share = Share
web-wait-only-here = These links open on this computer alone. To let other devices in, start the server with “--lan”.
web-wait-localhost = These links open on this computer alone, because you opened this page as “localhost”. Open it by this computer’s address in your network (the server says it when it starts), then set a new table.
web-lan-how = How do other devices get in?
web-lan-stop = Stop the server: go to the window in which it was started and press Ctrl+C. Tables are kept.
web-lan-start = Start it again, this time for your whole network:
web-lan-open = It shows an address and a code for cameras. Open that address, here and on the other devices; all have to be in the same Wi-Fi.
web-lan-anew = Set a new table there. Its links and its code open on every device of your network.
web-lan-means = Anybody in the same network can then open the page, so do this at home rather than in a café. Private tables stay private: they open only with their whole link.
web-wait-fill = Begin with bots
web-wait-host-begins = It begins when every seat is taken.
web-wait-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One is watching.
       *[other] { $count } are watching.
    }
web-join-title = Come in, sit down!
web-join-about = Somebody wants to play { $game } with you.
web-join-name = Your name
web-join-name-help = The others see it. No name? Then you are “Player”.
web-join = Sit down
web-join-watch = Just watch
web-table-private = A private table opens only with its whole link, with everything behind the “#”.
web-table-gone = This table is not there
web-rematch = The next game has begun
web-rematch-go = Go there

## Lists

web-tables = Tables
web-tables-about = Games that everybody may watch. To sit down at one, ask its host for a link.
web-tables-none = Nobody plays in public just now. Be the first!
web-tables-playing = playing
web-tables-waiting = waiting for players
web-tables-watch = Watch
web-tables-open = Have a look
web-archive = Replays
web-archive-about = Games that are over. Watch them again, flick by flick.
web-archive-none = No game is here yet. Play a public one to the end, and it will be.
web-archive-watch = Watch again
web-archive-record = Save the record
web-list-more = Show more
web-list-again = Look again

## Rules

web-rules = Rules
web-rules-about = In our own words. “Our ruling” says what we decided where the rule books are silent.
web-rules-ours = Our ruling:
web-rules-search = Search the rules
web-rules-hint = door, fish, jump …
web-rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] One rule found.
       *[other] { $count } rules found.
    }
web-rules-link = Link to rule { $rule }
web-rules-games = Games
web-rules-icecool = ICECOOL and ICECOOL2
web-rules-icetoids = IceToids
web-rules-contents = Chapters
web-rules-group-SETUP = Before you start
web-rules-group-TURN = Your turn
web-rules-group-DOOR = Doors and fish
web-rules-group-CATCH = Catching
web-rules-group-CARD = Cards and tricks
web-rules-group-ROUND = End of a round
web-rules-group-GAME = End of the game
web-rules-group-TWO = Only two players
web-rules-group-TOUR = Tournament
web-rules-group-WAL = Walruses
web-rules-group-TOIDS = How to play
web-rules-picture-icecool = A game of ICECOOL2 from above: five rooms, doors with fish, penguins and the players’ cards.
web-rules-picture-icetoids = A game of IceToids: sixteen tiles, some face down, and pyramids that stand or point.
web-rules-all = All rules
web-why = Why?

## Settings

web-settings-language = Language
web-settings-name = Your name
web-settings-name-help = For the next table you sit down at.
web-settings-sound = Sound
web-settings-volume = Loudness
web-settings-motion = Movement
web-settings-motion-auto = As the system says
web-settings-motion-full = Lively
web-settings-motion-reduced = Calm
web-settings-quality = Picture
web-settings-quality-auto = Automatic
web-settings-quality-low = Simple and fast
web-settings-quality-high = Beautiful
web-settings-flick = How to flick
web-settings-flick-pull = Pull back, let go
web-settings-flick-swipe = Swipe through
web-settings-hand = My hand
web-settings-hand-right = Right
web-settings-hand-left = Left
web-settings-keys = Show the keys
web-settings-kept = Kept in this browser only.

## Keys

web-keys = Keys
web-keys-everywhere = Everywhere
web-keys-flick = Flicking
web-keys-toids = IceToids
web-keys-help = show these keys
web-keys-escape = close, stop aiming, or skip what is shown
web-keys-tab = go to the next button
web-keys-turn = turn the aim
web-keys-power = more or less power
web-keys-side = hit further left or right
web-keys-height = hit higher or lower
web-keys-fine = together with the others: small steps
web-keys-fire = flick! Or stand here
web-keys-camera = the next camera
web-keys-move = go from tile to tile
web-keys-choose = choose
web-keys-toids-point = point the pyramid there, or turn the new tile; Shift and an arrow key do the same
web-keys-toids-enter = bring a pyramid in
web-keys-toids-turn = turn the new tile left or right
web-keys-toids-hint = ask for a hint
web-keys-type = type a move
web-keys-replay = Replays
web-keys-replay-play = play, or rest
web-keys-replay-step = one move back, or show the next
web-keys-replay-ends = to the beginning, to the end
web-key-space = Space
web-key-enter = Enter
web-key-shift = Shift
web-key-escape = Esc
web-key-tab = Tab
web-key-home = Home
web-key-end = End

## The line to the server

web-line-connecting = Calling the server …
web-line-lost = The line is lost. I keep trying; nothing is lost, and you need not do anything.
web-line-seconds = For { $seconds } s now.
web-line-closed = The server has closed this table to you.
web-line-restart = The server starts anew. The game goes on in a moment.
web-line-offline = This device has no network.
web-line-again = Try now

## When something goes wrong

web-missing = There is nothing here
web-missing-about = This penguin looked everywhere. The page is not on the ice.
web-missing-home = To the front page
web-broken = Oops, I slipped
web-broken-about = Something in this page went wrong. Your game is safe on the server: load the page again, and it goes on.
web-broken-reload = Load the page again
web-broken-details = For those who mend it
web-no-server = The server does not answer. Is it running, and is your network there?
web-no-part = A part of the page could not be loaded. Is your network there?
