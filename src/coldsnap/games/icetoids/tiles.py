"""Tile sets as data. The true set is not known to us, so sets are files, and each says what it rests on."""

from collections import Counter
from functools import cache, lru_cache
from importlib import resources
from typing import Annotated, Final

from msgspec import Meta

from coldsnap.core.codec import decode
from coldsnap.core.errors import BadOption, BadValue, ColdsnapError
from coldsnap.core.foreign_text import require_size
from coldsnap.core.unique_keys import require_unique_keys
from coldsnap.core.values import Value
from coldsnap.games.icetoids.codes import CELLS, ROTATED
from coldsnap.games.icetoids.words import COLOURS, WAYS, Colour, Way

TARGETS: Final = 3
"""Tiles that carry each colour's symbol."""


class Tile(Value, frozen=True):
    """One tile, its top to the north: arrows to these ways, symbols of these colours. Either may be missing."""

    arrows: Annotated[tuple[Way, ...], Meta(max_length=4)] = ()
    icons: Annotated[tuple[Colour, ...], Meta(max_length=4)] = ()


class TileSet(Value, frozen=True, cache_hash=True):
    """Sixteen tiles. `source` says where the set is from, or that it is assumed and why."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    source: Annotated[str, Meta(max_length=500)]
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        if len(self.tiles) != CELLS:
            raise BadValue("tile-count", wanted=CELLS, found=len(self.tiles))
        for number, tile in enumerate(self.tiles, start=1):
            if len(set(tile.arrows)) < len(tile.arrows) or len(set(tile.icons)) < len(tile.icons):
                raise BadValue("tile-twice", number=number)
        carried = Counter(colour for tile in self.tiles for colour in tile.icons)
        for colour in COLOURS:
            if carried[colour] != TARGETS:
                raise BadValue("tile-colour", colour=colour, found=carried[colour], wanted=TARGETS)


PRESETS: Final = ("singles12", "pairs6")


@cache
def preset(name: str) -> TileSet:
    """A tile set that comes with the program."""
    if name not in PRESETS:
        raise BadOption("no-tile-set", name=name, known=PRESETS)
    data = resources.files(__package__).joinpath("tilesets", f"{name}.json").read_bytes()
    return parse(data)


def parse(data: bytes) -> TileSet:
    """A tile set from the content of a file. Raises BadOption with the place and the cause."""
    try:
        require_size(data)
        found: TileSet = decode(TileSet, data)
        require_unique_keys(data)
    except ColdsnapError as fault:
        raise BadOption("not-a-tile-set", cause=fault) from fault
    return found


Kind = tuple[int, int]
"""Arrows (in the turn with the smallest mask) and icons of a tile, as masks."""


@lru_cache(maxsize=64)
def kinds(tiles: TileSet) -> tuple[tuple[Kind, int], ...]:
    """The different tiles of a set and how many there are of each, in a fixed order: the bag."""
    masks = (
        (
            min(ROTATED[sum(1 << WAYS.index(way) for way in tile.arrows)]),
            sum(1 << COLOURS.index(colour) for colour in tile.icons),
        )
        for tile in tiles.tiles
    )
    return tuple(sorted(Counter(masks).items()))
