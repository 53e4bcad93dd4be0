"""The names of ways, cells and colours, as they stand in records, notation and views."""

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta

Way = Literal["north", "east", "south", "west"]
Facing = Literal["north", "east", "south", "west", "upright"]
Colour = Literal["red", "yellow", "blue", "green"]
Cell = Annotated[str, Meta(pattern=r"^[a-d][1-4]$(?!\n)")]
"""A tile's place: files a to d from west to east, ranks 1 to 4 from south to north."""

WAYS: Final[tuple[Way, ...]] = ("north", "east", "south", "west")
FACINGS: Final[tuple[Facing, ...]] = (*WAYS, "upright")
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue", "green")
"""The colour of each seat."""
CELL_NAMES: Final = tuple("abcd"[cell % 4] + "1234"[cell // 4] for cell in range(16))
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


@cache
def ways(arrows: int) -> tuple[Way, ...]:
    """The ways of a mask of arrows."""
    return tuple(way for bit, way in enumerate(WAYS) if arrows >> bit & 1)


@cache
def colours(icons: int) -> tuple[Colour, ...]:
    """The colours of a mask of icons."""
    return tuple(colour for bit, colour in enumerate(COLOURS) if icons >> bit & 1)
