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
web-seat-bot = Bot: { $level }
web-new-rule = Rule { $rule }

## Waiting room

web-wait-open = free seat
web-copy = Copy
web-copied = Copied!
web-copy-by-hand = Your browser does not let me copy. The link is marked: press Ctrl+C, or hold your finger on it.
web-share = Share
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

## Lists

web-tables = Tables
web-archive = Replays
web-archive-watch = Watch again
web-archive-record = Save the record
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
web-rules-group-MANY = More than four players
web-rules-group-RACE = The race
web-rules-group-PAW = Pawclaw
web-rules-group-EMP = The Emperor
web-rules-group-EMER = The emerald fish
web-rules-group-BLOCK = The blocked door
web-rules-group-PORT = Portals
web-rules-group-WAL = Walruses
web-rules-group-ART = Artifacts
web-rules-group-TOIDS = How to play
web-rules-picture-icecool = A game of ICECOOL2 from above: five rooms, doors with fish, penguins and the players’ cards.
web-rules-picture-icetoids = A game of IceToids: sixteen tiles, some face down, and pyramids that stand or point.
web-rules-all = All rules
web-why = Why?

## Settings

web-settings-language = Language
web-settings-sound = Sound

## The connection to the server

web-connection-connecting = Calling the server …
web-connection-lost = The connection is lost. I keep trying; nothing is lost, and you need not do anything.
web-connection-seconds = For { $seconds } s now.
web-connection-closed = The server has closed this table to you.
web-connection-restart = The server starts anew. The game goes on in a moment.
web-connection-offline = This device has no network.
web-connection-again = Try now

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
