### The party: the school on one big screen, telephones as hands. Loaded with it alone, and by the front page.

web-party = Party
web-party-about = The school on this screen, your telephones as hands: scan a code, and play.
web-party-making = One moment…

## The big screen

web-party-title = Scan the code, and you are in!
web-party-scan = Point your telephone’s camera here. It has to be in the same Wi-Fi.
web-party-only-here = Telephones cannot get in yet: this server lets in this computer alone. Stop it, start it again with make play ARGS="--lan", and make the party anew.
web-party-again = Lost your page? Scan again.
web-party-qr = The way in for telephones, as a code for cameras
web-party-penguins = The penguins and their players
web-party-free = free
web-party-count = { $count } penguins
web-party-fewer = One penguin less
web-party-more = One penguin more
web-party-begin = Begin
web-party-begin-bots =
    { $count ->
        [one] Begin: a bot plays the free penguin
       *[other] Begin: bots play the free penguins
    }
web-party-hand-over = Hand over a penguin
web-party-hand-over-about = Somebody’s telephone is lost, or somebody came late? Choose the penguin that another telephone is to have.
web-party-hand-over-scan = Whoever scans this first plays { $name } from now on.
web-party-full-screen = Full screen

## Coming in

web-party-join-title = Which penguin are you?
web-party-join-about = Your name, and then a tap on a penguin: it is yours.
web-party-full = Every penguin has somebody already. Watch on the big screen; there you can also be handed a penguin.

## The telephone

web-party-in = You are in, { $name }!
web-party-wait = Keep this page open. It begins when the big screen says so.
web-party-look = Look at the big screen!
web-party-choose = What do you do?
web-party-your-turn = Your turn!
web-party-pull = Pull back and let go: up is up on the big screen, too. A tap only points.
web-party-let-go = Let go here: no flick
web-party-whole = Whole school
web-party-hand = Only my hand
