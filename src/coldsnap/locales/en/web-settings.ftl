### Settings and keys: windows that are opened when somebody wants them.

## Settings

web-settings-name = Your name
web-settings-name-help = For the next table you sit down at.
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
web-settings-behind = Behind my penguin
web-settings-behind-auto = On a telephone
web-settings-behind-always = In all my turns
web-settings-behind-never = With the button only
web-settings-bots = Bots play
web-settings-bots-normal = Normally
web-settings-bots-fast = Fast
web-settings-bots-at-once = At once
web-settings-closing = After my flick, with cards in my hand
web-settings-closing-soon = My turn ends after a moment
web-settings-closing-at-once = It ends at once
web-settings-closing-never = I end it myself
web-settings-closing-help = You can always press “Let me think”, even while your penguin slides. When your turn ends by itself tells nobody what you hold.
web-settings-keys = Show the keys
web-settings-kept = Kept in this browser only.

## My things

web-things = My things
web-things-about = Your name, these settings, how far you are in the lessons, your last 50 games and the secrets that open your tables are kept in this browser, without an account and without cookies. The server keeps the games themselves, with the names of those who played.
web-things-games = My games
web-things-export = Save them as a file
web-things-export-help = The secrets of your tables are in the file: whoever has it can sit down in your place.
web-things-forget = Forget everything
web-things-ask = Forget everything?
web-things-ask-about = Everything that this browser keeps is gone then: name, settings, games, stars. You cannot come back to tables that are still played. Nobody can undo it.
web-things-yes = Yes, forget everything
web-things-no = No, keep it

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
web-keys-think = let me think: my turn does not end by itself
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
