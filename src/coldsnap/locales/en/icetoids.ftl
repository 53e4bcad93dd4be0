### IceToids: hidden tiles, pointing pyramids.

game-icetoids = IceToids
game-icetoids-about = Turn over hidden tiles, point and push pyramids, and be the first on your three symbols.

## How moves are written

icetoids-notation =
    Moves are short. A tile is a letter and a number: b2.
      home b1       take b1 as your home tile (at a corner: home a1 south)
      enter         bring a waiting pyramid in on your home tile
      b2-b3         move your pyramid from b2 to b3
      b2-b3xB       the same, and push a blue one onward (R, Y, B or G)
      enter xB      come in and push a blue one onward
      b2:e          point your pyramid on b2 east (n north, e east, s south, w west)
      top n         lay the new tile so that its top looks north
    Two pyramids that look different on one tile? Say which one:
    b2u is the upright one, b2n the one that points north.

## What happened

icetoids-began = The tiles are shuffled and lie face down. { $seat } starts.
icetoids-home-chosen = { $seat } picks { $cell } as home tile; the pyramids will come in from the { $side }.
icetoids-entered = { $seat } brings a pyramid in on { $cell }.
icetoids-moved =
    { $by ->
        [arrow] { $seat } follows an arrow from { $frm } to { $to }.
       *[pointing] { $seat } moves a pyramid from { $frm } to { $to }.
    }
icetoids-pointed = { $seat } points the pyramid on { $cell } to the { $way }.
icetoids-pushed =
    { $own ->
        [yes] { $seat } pushes a pyramid of the same colour from { $frm } to { $to }.
       *[no] { $seat } pushes one of { $owner }’s pyramids from { $frm } to { $to }.
    }
icetoids-pushed-off =
    { $own ->
        [yes] { $seat } pushes a pyramid of the same colour off the board at { $frm }. It waits at home again.
       *[no] { $seat } pushes one of { $owner }’s pyramids off the board at { $frm }. It waits at home again.
    }
icetoids-tile-turned = The tile on { $cell } turns over: { icetoids-tile-look }. { $seat } chooses how it lies.
icetoids-tile-look =
    { $icons_count ->
        [0] { $arrows_count ->
            [0] nothing on it
            [one] one arrow
           *[other] { $arrows_count } arrows
        }
        [one] the { $icons } symbol{ icetoids-tile-more }
       *[other] the { $icons } symbols{ icetoids-tile-more }
    }
icetoids-tile-more =
    { $arrows_count ->
        [0] { "" }
        [one] , with one arrow
       *[other] , with { $arrows_count } arrows
    }
icetoids-tile-oriented =
    { $arrows_count ->
        [0] { $seat } lays the tile on { $cell } flat.
        [one] { $seat } lays the tile on { $cell }: its arrow leads { $arrows }.
       *[other] { $seat } lays the tile on { $cell }: its arrows lead { $arrows }.
    }
icetoids-lapsed = { $seat } did not decide. The game goes on.
icetoids-repeated = The very same position, now { $times } times.
icetoids-won = { $seat } wins: three pyramids on three symbols!
icetoids-drawn =
    { $reason ->
        [repetition] A draw: the same position came up three times.
        [cap] A draw: the game has gone on long enough.
       *[blocked] A draw: every move would repeat an old position.
    }

move-icetoids-lapse = nobody answered in time

## The end

icetoids-over-won = { $winners } wins! Three pyramids stand on three symbols.
icetoids-over-repetition = A draw between { $winners }: the same position came up three times.
icetoids-over-cap = A draw between { $winners }: the game has gone on long enough.
icetoids-over-blocked = A draw between { $winners }: every move would repeat an old position.

## Options of a table

icetoids-option-tiles = Tiles
icetoids-option-tiles-singles12 = Twelve tiles with one symbol, four with arrows
icetoids-option-tiles-pairs6 = Six tiles with two symbols, ten with arrows
icetoids-option-orienter = When a push turns a tile over, it is laid by
icetoids-option-orienter-owner = the owner of the pushed pyramid
icetoids-option-orienter-mover = the player who pushed
icetoids-option-entering-pushes = A pyramid that comes in may push
icetoids-option-entering-pushes-yes = yes
icetoids-option-entering-pushes-no = no
icetoids-option-repetition = The same position for the third time
icetoids-option-repetition-draw = is a draw
icetoids-option-repetition-forbid = is not allowed
icetoids-option-repetition-off = does not matter

## Refusals

refused-icetoids-home-first = First choose your home tile.
refused-icetoids-homes-are-fixed = Everybody has a home tile already, and it stays.
refused-icetoids-not-at-the-edge = A home tile lies at the outer edge, and its pyramids wait outside the board.
refused-icetoids-home-taken = Someone already lives there. Choose another home tile.
refused-icetoids-orient-first = First lay the new tile: type “top” and a way.
refused-icetoids-nothing-to-orient = No new tile has to be laid now. Those on the board stay as they are.
refused-icetoids-looks-alike = The tile would look just the same. Choose one of the ways on offer.
refused-icetoids-off-board = That pyramid waits off the board. It has to come in first.
refused-icetoids-nobody-waits = All your pyramids are on the board already.
refused-icetoids-entering-cannot-push = At this table a pyramid that comes in does not push.
refused-icetoids-points-there-already = That pyramid points there already.
refused-icetoids-edge = The board ends there, and nobody walks off it.
refused-icetoids-cannot-go-there = No arrow leads there, and your pyramid does not point there. Point it first.
refused-icetoids-upright-cannot-push = An upright pyramid cannot push. Point it first.
refused-icetoids-must-point-to-push = To push that way, your pyramid has to point that way.
refused-icetoids-not-there = There is no such pyramid to push on that tile.
refused-icetoids-equal-piece = Another of your pyramids there looks just the same. Use that one.
refused-icetoids-repeats = That would bring up the same position for the third time. Try something else.
refused-icetoids-no-such-piece = You have no such pyramid on { $cell }.
refused-icetoids-too-far = From { $frm } to { $to } is not one step. Pyramids go to the next tile, never across a corner.

## The board in text and pictures

icetoids-board-turn-choosing = { $name } ({ $colour }) chooses a home tile.
icetoids-board-turn-playing = { $name } ({ $colour }) is to move.
icetoids-board-turn-orienting = { $name } ({ $colour }) lays the new tile on { $cell }.
icetoids-board-turn-over = The game is over.
icetoids-board-seat-new = { $name }: no home yet
icetoids-board-seat =
    { $waiting ->
        [0] { $name }: home { $home }, { $ready } of 3 on symbols
       *[other] { $name }: home { $home }, { $ready } of 3 on symbols, { $waiting } waiting
    }
# For small windows: who waits is on the board.
icetoids-board-seat-compact = { $name }: { $home }, { $ready }/3 symbols
icetoids-board-bag =
    { $count ->
        [0] Every tile lies face up.
        [one] One tile is still face down:
       *[other] { $count } tiles are still face down:
    }
icetoids-board-blank = blank
icetoids-legend =
    { $arrows } arrows of the tile: a way out
    { $symbol } the symbol of that colour
    { $hidden } a tile still face down
    { $upright } an upright pyramid
    { $lying } a pyramid that points east
    { $home } a home, and the pyramids that wait there
icetoids-svg-title = IceToids after move { $ply }
icetoids-svg-desc = { $turn } { $hidden } of 16 tiles are face down. { $pieces }
icetoids-svg-on = { $colour } on { $cell }, { $facing }
icetoids-svg-waiting = { $colour } waiting
