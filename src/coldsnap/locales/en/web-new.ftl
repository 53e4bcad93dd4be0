### What a new table and its waiting room say.

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
web-seat-kind = Who sits on seat { $number }?
web-seat-person = A person here
web-seat-open = Free: for whoever has the link
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
web-new-grace = If a connection is lost, the host waits
web-grace-0 = Not at all
web-grace-15 = 15 seconds
web-grace-60 = One minute
web-grace-300 = Five minutes
web-new-public = Everyone may see this table
web-new-public-about = It is in the list of tables, to watch live and in the replays. Without this, only those with a link find it.
web-new-make = Set the table
web-new-wrong = That did not work.
web-wait-title = Waiting for players
web-wait-seats = At the table
web-wait-you = you
web-wait-here = here
web-wait-away = not here yet
web-wait-bot-in = Put a bot here
web-wait-invite = Invite your friends
web-wait-invite-about = Send this link, or let them point a camera at the code. The game begins when every seat is taken.
web-wait-invite-link = Link to play
web-wait-watch-link = Link to watch
web-wait-other-links = More links
web-wait-own-link = Your own link, to come back on another device. Give it to nobody!
web-wait-qr = The link to play, as a code for cameras
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
