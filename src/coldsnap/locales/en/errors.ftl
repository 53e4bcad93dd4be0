### What a command says before it ends with an error: what is wrong, and where it helps, what to do.

error-no-texts = there are no texts in '{ $language }'; there is { $known }
error-no-message = the text { $message } ({ $language }) cannot be said: { $cause }
error-system = the system refuses: { $cause }
error-system-file = { $path }: { $cause }
error-no-shell = '{ $shell }' cannot be taught to complete; { $known } can
error-usage-extra = nothing was expected behind the arguments: { $given } ({ $command } --help tells more)
error-usage-no-command = there is no command '{ $name }' ({ $command } --help tells more)
error-usage-no-command-near = there is no command '{ $name }'; is '{ $near }' meant? ({ $command } --help tells more)

## Games, boards, bots and the options of a table

error-no-game = there is no game '{ $game }'; there is { $known }
error-no-option = { $game } has no option '{ $option }'; it has { $known }
error-option-value = option '{ $option }' takes one of { $known }, not '{ $value }'
error-option-form = an option is name=value, not '{ $word }'
error-no-bots = there is no bot for '{ $game }'; there are bots for { $known }
error-no-bot = there is no bot '{ $bot }' for { $game }; there is { $known }
error-bot-needs-engine = a bot for { $game } thinks with physics and needs an engine
error-no-body = there is no '{ $body }' in the scene; there is { $known }
error-no-flicks = flicks are rows of four whole numbers: yaw, power, side, height
error-no-flick = row { $row } is no flick: yaw 0 to 3599, power 0 to 1000, side -100 to 100, height 0 to 100
error-no-face = nobody has drawn the game '{ $game }' yet; there is { $known }
error-no-pieces = pieces are one of { $known }, not '{ $pieces }'
error-no-tile-set = there is no tile set '{ $name }'; there is { $known }, or a file of your own
error-not-a-tile-set = not a tile set: { $cause }
error-tile-count = a tile set has { $wanted } tiles, this one has { $found }
error-tile-twice = tile { $number } names an arrow or a symbol twice
error-tile-colour = { $colour } is on { $found } tiles, it has to be on { $wanted }
error-no-deck = there is no deck '{ $name }'; there is { $known }, or a file of your own
error-not-a-deck = not a deck: { $cause }
error-deck-emerald = not a deck: Emerald cards are won with the emerald fish, and never drawn (EMER-2)
error-deck-blank = not a deck: blank cards only stand in for an empty pile (CARD-7)
error-deck-large = not a deck: more than { $most } cards
error-no-board = there is no board '{ $name }'; there is { $known }, or a file of your own
error-not-a-board = not a layout: { $cause }
error-board-file = { $path }: { $cause }
error-board-name = a school’s name has small letters, digits and hyphens, 40 at most, not '{ $name }'
error-board-name-taken = '{ $name }' is a school of the program: choose another name
error-board-there = { $path } is there already: choose another name, or change that file
error-board-no-file = there is no school '{ $name }'; there is { $known }, or any layout file
error-board-no-folder = there is no folder { $path }
error-board-files = { $path } has { $found } schools, more than { $most }
error-board = layout { $board }: { $cause }
error-board-id-twice =
    { $kind ->
        [rooms] { $count } rooms have the id { $name }
        [doors] { $count } doors have the id { $name }
       *[spots] { $count } spots have the id { $name }
    }
error-board-spot-name = a spot must not be called { $spot }: penguins and guards are
error-board-door-name = a door must not be called { $door }: a wall is
error-board-no-room = there is no room { $room }
error-board-door-nowhere = door { $door } leads to room { $room }, which there is not
error-board-spot-nowhere = spot { $spot } is in room { $room }, which there is not
error-board-lintel = the lintel is above the walls
error-board-no-floor = room { $room } has no floor between its walls
error-board-line-off = the line of room { $room } is not on its floor
error-board-line-close = the line of room { $room } is too close to a wall for a penguin to stand on it
error-board-rooms-overlap = rooms { $room } and { $other } overlap
error-board-walls-crowded = walls { $wall } and { $other } run into each other
error-board-door-no-wall = door { $door }: rooms { $room } and { $other } have no wall in common
error-board-door-off = door { $door } is { $off } mm off the wall between rooms { $room } and { $other }
error-board-door-corner = door { $door } reaches into a corner or beyond the wall between rooms { $room } and { $other }
error-board-doors-overlap = doors { $door } and { $other } overlap
error-board-no-way = no way through doors leads from room { $start } to room { $room }
error-board-fish = { $wanted } doors carry fish, here it is { $found }
error-board-spot-off = spot { $spot } is not in room { $room } or too near a wall
error-board-spots-near = spots { $spot } and { $other } are too near each other
error-board-circles = there is one red circle and at most one dot
error-board-portals = portals come in a pair or not at all
error-board-circle-off = the red circle is not inside the line of room { $room }
error-board-clip-off = the clip at { $x }, { $y } is on no wall between two rooms
error-board-drill-nowhere = drill { $drill } leads through no door and into no room
error-board-drill-place = drill { $drill }: nobody can stand at { $x }, { $y }
error-board-drill-crowded = drill { $drill }: its penguins stand on each other
error-not-on-board =
    { $kind ->
        [room] there is no room '{ $name }'; there is { $known }
        [door] there is no door '{ $name }'; there is { $known }
       *[spot] there is no spot '{ $name }'; there is { $known }
    }
error-room-box = room { $room }: a box is its lower left corner, then its upper right one
error-drill-way = drill { $drill }: either through a door or over into a room
error-no-drill = the board { $board } has no drill '{ $drill }'
error-options-clash = { $option } does not go with { $other } = { $value } ({ $rule }): choose one of the two
error-promo-no-places =
    the board { $board } has no places for { $promo ->
        [walruses] the walruses
        [pawclaw] Pawclaw
        [emperor] the Emperor
        [portals] the portals
       *[other] { $promo }
    }
error-no-module = there is no module '{ $module }'; there is { $known }
error-module-twice = a module stands in a preset only once
error-module-both = { $module } and { $other } both decide { $action }
error-module-role = a match has one module of the role { $role }, not: { $found }
error-module-needs = the module { $module } needs one that keeps { $piece }
error-no-rule = there is no rule called { $rule }

## Who plays

error-bad-name = a name has 1 to { $most } printable characters, not '{ $name }'
error-bot-meant = { $name }: do you mean the bot { $meant }? There is { $known }. A person of that name is { $person }
error-bot-elsewhere = { $name }: the bot { $meant } does not play { $game }. There is { $known }. A person of that name is { $person }
error-bot-file-again = the bot { $file } is a file: name it again with --seats to let it play on
error-bot-file-long = a bot’s file has at most { $most } characters, folders included: { $file }
error-bot-check-or-join = a bot is tried with --check (and --game), or plays at a table with --join LINK
error-bot-no-choose = { $file } has no function choose(view, choices, rng, budget)
error-bot-file-name = { $file } is no Python file: the name of a bot’s file ends in .py
error-bot-syntax = { $file } is no Python: line { $line }: { $cause }
error-bot-no-python = { $file } is no Python
error-bot-raised = { $file }, line { $line }: { $cause }
error-bot-file = { $file }: { $cause }
error-bot-returned = choose returned { $answer } ({ $kind }); return one of the offered actions, such as `choices[0].action`
error-bot-returned-nothing = choose returned nothing; return one of the offered actions, such as `choices[0].action`
error-bot-not-a-module = it is no Python file
error-bot-made-no-choose = it has no function choose(view, choices, rng, budget)
error-bot-answered-early = it answered before it was asked
error-bot-answered-other = it answered another question
error-bot-slow =
    { $what ->
        [start] it took more than { $seconds } s to start
       *[move] it took more than { $seconds } s for a move
    }
error-bot-hung-up = its process has closed its pipe
error-bot-killed = its process ended ({ $signal })
error-bot-ended = its process ended (code { $status })
error-bot-failed = { $bot } raised { $cause }
error-bot-not-offered = { $bot } answered { $answer }, which is not offered
error-bot-nothing-offered = nothing is offered that this bot understands
error-message-long = a message of { $length } bytes is longer than { $most }
error-arena-seats = { $game } is for { $seats } players, not { $found }
error-arena-no-games = at least one game is needed
error-arena-one-name = two bots would go by one name: { $bots }
error-ladder-odd = a ladder is for an even number of seats, not { $seats }
error-ladder-alone = a ladder needs two bots or more
error-arena-folder = { $folder } is not empty and holds no arena; choose another folder
error-no-arena = { $folder } holds no arena: cannot read { $file }: { $cause }
error-not-of-an-arena = { $path } is not of an arena: { $cause }
error-arena-format = { $path } has format { $found }; this program reads format { $known }
error-arena-other = { $folder } holds other games: their { $name } is { $had }, not { $has }
error-arena-no-process = at least one process is needed
error-arena-ended = a process of the arena was ended from outside; kept games are not lost
error-arena-unfinished = no game is finished in { $folder }
error-no-seat = a seat is me, open, bot or a bot’s level, not '{ $word }'
error-bot-no-clock = this table has no clock, so the bot leaves it; its seat’s link lets it come back

## Files and records

error-cannot-read = cannot read { $path }: { $cause }
error-cannot-write = cannot write { $path }: { $cause }
error-cannot-make-saves = cannot make { $path }: { $cause }; choose a file with --save
error-no-saved = there is no saved match in { $path }
error-resume-alone = --resume takes the match as it is: leave out --option, --seed and --save
error-file-exists = { $path } exists already
error-record-exists = { $path } exists already; resume it or choose another name
error-record = { $where }, line { $line }: { $cause }
error-record-cut = the line is cut off: the file was truncated (play --resume FILE --salvage drops it)
error-record-empty = the file is empty
error-record-no-entry = the record has a header and no entry
error-record-no-header = not the header of a Coldsnap record: { $cause }
error-ply-missing = ply { $ply } is missing; there is ply { $found } in its place
error-no-ply = ply { $ply } is not in this record; it has plies 1 to { $last }
error-record-parts = the record parts from the rules at ply { $ply }: { $cause }
error-differs-ply = the entry calls itself ply { $ply }
error-differs-refused = the move is refused: { $cause }
error-differs-digest = the digest is { $told }, the rules give { $given }
error-differs-event = event { $index } is told as { $told }, the rules give { $given }
error-differs-events =
    { $told ->
        [one] one event is told
       *[other] { $told } events are told
    }, the rules give { $given }
error-differs-flick = the flick is told as { $told }, { $engine } gives { $given }
error-differs-answer =
    { $what ->
        [facts] fact { $index }
       *[rest] rest { $index }
    } is told as { $told }, { $engine } gives { $given }
error-differs-nothing = nothing
error-differs-unresolved = no answer ({ $cause })
error-differs-facts =
    { $count ->
        [one] one fact
       *[other] { $count } facts
    }
error-record-format = this record has format { $found }; this program reads format { $known }
error-record-game = this is a record of '{ $found }', not of '{ $wanted }'
error-place-form = a place is X,Y in millimetres, not '{ $place }'
error-place-far = a place is on the table, within 10 m: '{ $place }' is not
error-flick-failed = { $cause }; the scene is in { $path } for a bug report

## Values that are not as they should be

error-at = { $text } (at { $path })
error-not-json = this is not JSON
error-not-toml = this is not TOML
error-not-toml-line = this is not TOML: look at line { $line }
error-text-large = it has more than { $most } bytes
error-toml-dots = it has more than { $most } dots in names and texts
error-number-long = a number in it has too many digits
error-number-range = the number is too large
error-not-bytes = it is not stored as bytes
error-not-finite = { $value } is not a number that can be stored
error-not-packed = not packed as it should be: { $cause }
error-packed-cut = what is packed is cut off or too large
error-half-a-character = a text has half a character (a lone surrogate)
error-key-twice = “{ $key }” stands there twice
error-field-missing = “{ $field }” is missing
error-field-unknown = “{ $field }” is not known here
error-text-short =
    { $least ->
        [1] the text is empty
       *[other] the text is too short: it has at least { $least } characters
    }
error-text-long = the text is too long: it has at most { $most } characters
error-text-form = the text is not written as it has to be
error-list-short = there are too few: at least { $least }
error-list-long = there are too many: at most { $most }
error-list-length = there have to be { $wanted } of them
error-number-low = the number is too small: { $least } at least
error-number-above = the number has to be more than { $bound }
error-number-below = the number has to be less than { $bound }
error-number-high = the number is too large: { $most } at most
error-no-such-value = “{ $value }” is none of what can be chosen here
error-bad-value = { $cause }
error-wrong-kind =
    { $wanted ->
        [str] a text is needed here
        [int] a whole number is needed here
        [float] a number is needed here
        [bool] yes or no (true or false) is needed here
        [array] a list is needed here
        [object] fields with names are needed here
       *[other] this is not what is needed here ({ $wanted })
    }{ $got ->
        [str] , not a text
        [int] , not a whole number
        [float] , not a number
        [bool] , not yes or no
        [array] , not a list
        [object] , not fields with names
        [null] , not nothing
       *[other] , not { $got }
    }

## Physics

error-not-simulated = the flick could not be simulated: { $cause }
error-engine-says = the engine says: { $cause }
error-scene-restless = the scene does not come to rest by itself
error-flick-lost = a body left the world
error-flick-endless = it does not come to rest
error-flick-slow = it takes too long
error-wall-pierced = { $body } went through wall { $wall }
error-scene = this cannot be simulated: { $cause }
error-scene-bodies = a scene has 1 to { $most } bodies, this one has { $found }
error-scene-shape = { $body }: { $cause }
error-scene-wall-thin = wall { $wall } has no thickness or no height
error-scene-id-twice =
    { $kind ->
        [bodies] two bodies have the same id '{ $name }'
        [walls] two walls have the same id '{ $name }'
        [gates] two gates have the same id '{ $name }'
       *[zones] two zones have the same id '{ $name }'
    }
error-scene-gate-no-wall = gate { $gate } is in no wall
error-scene-gate-wide = gate { $gate } is wider than its wall
error-scene-gates-overlap = gates { $gate } and { $other } overlap
error-scene-gate-half-shut = another wall fills only a part of gate { $gate }, or sticks out of it
error-scene-slab-flat = slab { $slab } has no size, or reaches into the floor
error-scene-in-floor = { $body } is in the floor
error-scene-quaternion = the quaternion of { $body } is not of length 1
error-scene-in-wall = { $body } is in wall { $wall }
error-scene-overlap = { $body } and { $other } overlap by { $by } mm
error-impulse = nobody can flick like this: { $cause }
error-impulse-no-body = there is no body '{ $body }' to flick
error-impulse-range = speed is 0 to { $fastest } m/s, side -1 to 1, height 0 to 1
error-no-shape = no shape is called '{ $name }'; there is { $known }
error-no-matter = physics knows no mass for '{ $shape }'; it knows { $known }
error-document-no-place = the document has no place for { $name }: a line { $begin } and below it a line { $end }

## The database and the server

error-not-our-database = { $path } is not a Coldsnap database
error-database-exists = { $path } exists already; --replace puts the backup in its place
error-database-newer = { $path } was made by a newer Coldsnap: its schema is { $found }, this program knows { $known }
error-database-sqlite = the database has to be a SQLite file
error-database-damaged = { $path }: the file is damaged: { $cause }
error-database-broken = { $path }: the file is damaged
error-database-gone = { $path }: the file was deleted or replaced while it was in use; nothing more is stored before a restart
error-database-locked = { $path }: the database is locked by another program
error-database-closed = { $path }: the file cannot be opened
error-database-refuses = the database refuses it: { $cause }
error-no-database = { $path }: the file is not a database
error-file-read-only = { $path }: the file is read-only
error-disk-full = { $path }: the disk is full
error-disk-error = { $path }: the disk reports an error
error-no-memory = { $path }: there is no memory left
error-restore-itself = { $path } cannot be restored to itself
error-store-closed = { $path }: the store is closed
error-match-no-header = match { $match }: there are entries and no header
error-match-row = match { $match }: its row cannot be read: { $cause }
error-match-other = match { $match }: the row is that of match { $found }
error-no-match = match { $match }: there is no such match
error-match-cannot-begin = match { $match }: it cannot begin
error-match-not-begun = match { $match }: there is no such match, or it has not begun
error-row-differs = the row and its line differ
error-ply = ply { $ply }: { $cause }
error-next-ply = it is missing; the next one is { $found }
error-chain-broken = the chain of hashes is broken: something up to here was changed
error-frames-damaged = match { $match }, ply { $ply }: the frames of this flick were changed since they were stored
error-frames-lost = match { $match }, ply { $ply }: the frames of this flick are missing
error-frames-faults = { $count ->
    [one] one flick has no whole frames: the server simulates it again when somebody looks
   *[other] { $count } flicks have no whole frames: the server simulates them again when somebody looks
}

error-setting = a setting is wrong: { $cause }
error-setting-limit = a limit is wrong: { $cause }
error-setting-origin = an origin is http(s)://name[:port] and no more, not '{ $origin }'
error-setting-proxy = a trusted proxy is an address (192.0.2.7) or a network (192.0.2.0/24), no name and never everybody (*)
error-setting-host = a host is a name without scheme, port or star, such as ice.example
error-setting-switch = { $name } is yes or no, not '{ $text }'
error-setting-number = { $name } is a number, not '{ $text }'
error-cannot-listen = cannot listen at { $address } port { $port }: { $cause }
error-cannot-make-database = cannot make { $path }: { $cause }; choose a file with --database
error-no-lan = this computer has no address in a local network
error-no-link = a link looks like http://host:8000/t/TABLE#invite=SECRET
error-no-server-address = a server’s address looks like http://host:8000
error-unknown-answer = the server’s answer is none that this program knows
error-server-refuses = the server refuses: { $cause }

error-bench-not-started = the server did not start: { $cause }
error-bench-gone = the server has gone: { $cause }
error-bench-hung-up = the server has hung up on somebody
error-bench-no-socket = the server gives no socket: { $cause }
error-bench-no-table = the server gives no table ({ $status }): { $cause }
error-bench-no-process = cannot look at process { $pid }; this measurement needs Linux: { $cause }
error-bench-no-attack = there is no attack { $name }; there are { $known }
error-bench-load-late = the load could not be made in time
error-bench-load-failed = the load could not be made
error-bench-load-faults =
    { $count ->
        [0] the load was not carried: hardly a move was answered
        [one] the load was not carried: one fault ({ $first })
       *[other] the load was not carried: { $count } faults, the first is { $first }
    }

## What the system says

errno-ENOENT = no such file or folder
errno-EACCES = permission denied
errno-EPERM = not permitted
errno-EEXIST = there is such a file already
errno-ENOTDIR = not a folder
errno-EISDIR = this is a folder
errno-ENOTEMPTY = the folder is not empty
errno-ENOSPC = the disk is full
errno-EDQUOT = the disk’s quota is used up
errno-EROFS = the disk is read-only
errno-EIO = the disk reports an error
errno-EBUSY = in use
errno-ENAMETOOLONG = the name is too long
errno-EMFILE = too many open files
errno-ENFILE = too many open files
errno-EADDRINUSE = another program uses this address
errno-EADDRNOTAVAIL = this computer does not have this address
errno-ECONNREFUSED = nothing answers there
errno-ECONNRESET = the connection was cut
errno-EHOSTUNREACH = there is no way to that computer
errno-ENETUNREACH = there is no network
errno-ETIMEDOUT = no answer in time
