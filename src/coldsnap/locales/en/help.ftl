### What `coldsnap --help` says, and what is said when a command is not written as it should be.

## The frame of a page

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-range = { $low } to { $high }
help-least = { $low } or more
help-required = required
help-default = by default { $value }
help-repeatable = may be repeated
help-kind-text = TEXT
help-kind-path = FILE
help-kind-whole = NUMBER
help-kind-number = NUMBER
help-name-game = GAME
help-name-link = LINK
help-name-file = FILE
help-name-files = FILE
help-name-folder = FOLDER
help-name-rule = RULE
help-name-shell = SHELL
help-name-path = FILE
help-name-board = BOARD
help-name-name = NAME
help-completion-installed = The shell { $shell } completes the command from its next start on: { $path }

## Commands

help-coldsnap = The digital table for ice games. Start with: coldsnap play icetoids
help-coldsnap-more = coldsnap COMMAND --help tells what a command takes.
help-play = Play in the terminal.
help-serve = Serve tables to browsers and terminals.
help-serve-more = Everything can also be set as COLDSNAP_PORT and so on.
help-host = Set up a table on a server, show its links, and sit down.
help-join = Sit down at a table on a server, or come back to it.
help-replay = Show a match again, at once or step by step.
help-verify = Play records again and compare every entry.
help-verify-more = Exit code 1 means that a record differs; the first difference is told.
help-render = Draw a position of a match as an SVG picture.
help-arena = Let bots play each other.
help-bot = Try a bot of your own, or let it play on a server.
help-bot-more = Its code runs here, as you, with limits, in no cage.
help-report = Make a page of plots of a kept arena.
help-report-more = Who beats whom, where penguins rest, how they flick.
help-rules = Show a rule, or all of them.
help-games = List the games and their table options.
help-flick = Flick a penguin and see what physics says of it.
help-board = Make a school of your own, and play in it.
help-board-new = Begin a school of your own: a small one, in a file with comments.
help-board-new-more = The file is in your data folder. Change it with any editor for plain text.
help-board-check = Say whether a school can be played in, or what is wrong with it.
help-board-draw = Draw a school with the places of all extra pieces.
help-board-play = Play in a school of your own in the terminal.
help-completion = Let a shell complete commands, options and names.
help-admin = Care for the database of a server.
help-admin-backup = Copy the database to a new file and check the copy.
help-admin-backup-more = The server may run meanwhile.
help-admin-restore = Check a backup and make it the database.
help-admin-restore-more = The server must not run.
help-admin-verify = Read the whole database and check every entry.
help-admin-verify-more = Each has to be readable, in order, and unchanged since it was written.
help-admin-prune = Show what is over its time, and make room with --yes.
help-admin-prune-more = The server must not run for --yes; while it runs, it tidies by itself.
help-physics = Studies of the physics.
help-physics-report = Measure the physics again and write its document.
help-physics-report-more = Tables go into the document, plots and trick shots into the folder beside it.
help-bench = Measure speed.
help-bench-icetoids = Play-outs, moves through a table, and the search bot.
help-bench-icetoids-more = On one core: in the flat core, through Table, and with the bot that searches.
help-bench-rules = ICECOOL’s rules, and a whole match of four bots.
help-bench-rules-more = Plies of the rules on made-up facts; the match is played with physics.
help-bench-physics = Flicks of four penguins beside a naive loop.
help-bench-bots = ICECOOL’s bots: flicks in their heads, thinking times.
help-bench-bots-more = Flicks tried in their heads stand beside a naive loop; a whole match is measured, too.
help-bench-server = A server process under load from another one.
help-bench-server-more = As many moves as it can do, a steady pace, idle sockets.
help-bench-abuse = A server that strangers abuse.
help-bench-abuse-more = What its honest neighbours notice of each attack, and what the server does about it.

## What all commands share

help-any-help = Show this page.
help-any-version = Show which version this is.
help-any-language = en or fr; by default that of the terminal.
help-any-no-colour = Letters and shapes only.
help-any-ascii-only = No characters beyond ASCII on the board.
help-any-pieces = pyramids or tokens (TOIDS-11).
help-any-game = Which game; “coldsnap games” lists them.
help-any-option = Table option name=value or name=@file, as “coldsnap games” lists them.
help-any-bot-output = Show what bots in files print.
help-any-file = A record: JSON Lines, as “coldsnap play” writes it.
help-any-ply = The position after this many entries; the last if left out.
help-any-database = The database file of the server.
help-any-as-json = Print one JSON object.
help-any-seconds = How long each measurement takes.
help-any-rounds = Interleaved rounds; the best of each counts.
help-any-retention-days = Tables that wait or were left are forgotten after so many days.
help-any-bots-days = Matches of bots alone are forgotten after so many days.
help-any-frames-days = Flicks of finished matches lose their pictures after so many days; replays simulate them again.
help-any-finished-days = Matches that people have finished are forgotten after so many days; if left out, never.

## What one command takes

help-play-seats = Who plays, in order: me, Ana or name:Ana is a person; bot, a level (pebble to orca) or a .py file is a bot.
help-play-seed = Any text: the same text gives the same tiles, cards and bots.
help-play-save = The file of the match; if left out, one in your data folder.
help-play-resume = Go on with this file, a saved match by its name, or the “last” one.
help-play-salvage = Resume a file whose last line was cut off.

help-serve-host = The address to listen at; if left out, this computer only.
help-serve-port = 8000 if left out; 0 finds a free one.
help-serve-database = The SQLite file; if left out, one in your data folder.
help-serve-origin = A public address of this server, such as https://ice.example.
help-serve-name = Another host name by which this server may be called.
help-serve-lan = Let devices of the local network in, and show a QR code for them.
help-serve-trusted-proxy = An address or network whose X-Forwarded-For is believed.
help-serve-boards = A folder with schools of your own: whoever makes a table can choose them by name.
help-serve-full-sync = Stored moves survive a power cut, too; slower.
help-serve-admin-port = Metrics on this port of this computer.
help-serve-workers = Processes for physics and bots.
help-serve-log-level = debug, info, warning or error.
help-serve-show = Open the front page in the browser; the server may run already.

help-board-new-name = What it is to be called: small letters, digits and hyphens.
help-any-board = A school of yours by its name, any layout file, or a school of the program.
help-board-draw-output = Draw a picture into this SVG file; if left out, it is drawn here in letters.
help-board-play-seats = Who plays, in order: me, Ana or name:Ana is a person; bot, a level (pebble to orca) or a .py file is a bot.
help-board-play-seed = Any text: the same text gives the same cards and bots.
help-board-play-save = The file of the match; if left out, one in your data folder.

help-host-seats = Who plays, in order: me, open (whoever gets the invite), or a bot (bot, or a level’s name).
help-host-server = The address of a server that runs.
help-host-grace = Seconds that you wait for a player whose connection is lost before you can act for them.
help-host-name = What the others shall call you.
help-join-link = An invite, or the link of your seat, or one to watch.
help-join-name = What the others shall call you.
help-bot-file = A Python file with the function choose(view, choices, rng, budget).
help-bot-check = Play one game here; tell faults, prints and thinking time.
help-bot-game = For --check; if left out, the game it is written for.
help-bot-join = An invite, or the link of a seat.
help-bot-name = What the others shall call it; the file’s name if left out.
help-bot-seconds = How long it may think about a move.

help-replay-steps = Go through it key by key.
help-verify-files = Records to check.
help-verify-physics = Simulate every flick again, too.
help-verify-seal = What a server showed when the match began: is it the same seed?
help-render-output = The SVG file; standard output if left out.
help-report-folder = What “coldsnap arena --keep” has written.
help-report-output = The HTML file; one that is there is replaced.
help-rules-rule = A rule’s id such as TOIDS-8; all of them if left out.
help-admin-backup-path = The new file.
help-admin-restore-path = A file that “coldsnap admin backup” made.
help-admin-restore-replace = A database that is there already is given up.
help-admin-prune-yes = Do it.

help-arena-bots = A line-up such as orca,captain,./mine.py; with --ladder, from weak to strong.
help-arena-games = Games of each series.
help-arena-ladder = Each bot against the one below it; with --seats 4, two against two.
help-arena-seats = Without --bots: 2 is the ladder, more is one champion among others.
help-arena-seed = Any text: the same text gives the same games.
help-arena-simulations = Of searching bots; their own measure if left out.
help-arena-jobs = Processes; the results do not depend on it.
help-arena-keep = Folder for records and results; the same command goes on with it.
help-arena-markdown = Print tables for a document.

help-flick-yaw = Degrees, counter-clockwise from east.
help-flick-speed = m/s of a centred hit; 2 is full power.
help-flick-board = school or double-school, also with -mirrored.
help-flick-start = Where the penguin stands: X,Y in millimetres.
help-flick-other = Another penguin, X,Y in millimetres.
help-flick-side = -1 left to 1 right of the back.
help-flick-height = 0 low to 1 top of the head.
help-flick-output = Draw the flick into this SVG file.
help-completion-shell = bash, zsh or fish.
help-physics-report-document = The document whose tables are made anew.
help-physics-report-flicks = Random flicks in the school.
help-bench-server-rounds = Rounds of the paced runs; their middle counts.
help-bench-server-tables = Tables of two sockets.
help-bench-server-pace = Moves a second of the paced runs.
help-bench-server-idle = Sockets that do nothing.
help-bench-server-watchers = How many see an aim.
help-bench-abuse-only = An attack, such as pings; all of them if left out.
help-bench-abuse-seconds = How long each attack takes.

## When a command is not written as it should be

help-hint = { $text } ({ $command } --help tells more)
usage-missing = { $name } is missing.
usage-no-option = there is no option { $option }.
usage-no-option-near = there is no option { $option }; is { $near } meant?
usage-value = { $option } needs a value behind it.
usage-no-value = { $option } is a switch and takes no value.
usage-wrong-whole =
    { $bounds ->
        [none] { $name } takes a whole number.
       *[other] { $name } takes a whole number, { $bounds }.
    }
usage-wrong-number =
    { $bounds ->
        [none] { $name } takes a number.
       *[other] { $name } takes a number, { $bounds }.
    }
usage-wrong = { $name } cannot be taken as it is written.
