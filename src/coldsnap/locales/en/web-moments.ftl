### Decisive moments of a flick, as captions in slow motion. None has a variable: the picture shows who and where.

moment-through = All the way through!
moment-not-through = Not quite through …
moment-no-count = Through, but this time it does not count.
moment-touch = Touched! That is a catch.
moment-over = Up, up and over the wall!
moment-toppled = Down it goes!
moment-left = Out of the school!
moment-stuck = Stuck in the door.
moment-perched = Up on the wall! Nobody stays there.
