"""Names and bounded numbers used all over the core. Every int that crosses a border has bounds."""

from typing import Annotated, Final

from msgspec import Meta

# Patterns end in `$(?!\n)`, because a bare `$` lets a line end pass; it means the same in a browser.
MAX_SEATS: Final = 8

NATURE: Final = -1
"""The player that answers with what physics, a clock or the set-up did. Never a seat."""

Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
"""A place at the table, counted clockwise from 0."""

Actor = Annotated[int, Meta(ge=NATURE, le=MAX_SEATS - 1)]
"""A seat, or NATURE."""

SeatCount = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, Meta(ge=0, le=10**12)]

Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9][A-Za-z0-9_.:+-]*$(?!\n)")]
"""An id of a body, wall, gate, zone, game, option: letters, digits and a few signs, no spaces."""

RuleId = Annotated[str, Meta(pattern=r"^[A-Z]+-[0-9]+$(?!\n)")]
"""A rule of the catalogue, such as `TOIDS-3`."""

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
"""128 bits of BLAKE2b in hexadecimal."""

SeedHex = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
"""The 128-bit secret from which a match draws, in hexadecimal."""
