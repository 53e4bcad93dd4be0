"""The state of IceToids, its options, and the compiled look at both."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from coldsnap.core.rng import Rng
from coldsnap.core.values import Options, State
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.tiles import TileSet, kinds

CAPS: Final = {2: 400, 3: 600, 4: 800}
"""Plies after which a game is drawn, by number of players (TOIDS-10)."""

REPEATS: Final = 3
"""The occurrence of a position that is a draw, or forbidden."""


class IceToidsOptions(Options, frozen=True, tag="icetoids-options"):
    """The tile set by content, and the three named options of TOIDS-7, TOIDS-8 and TOIDS-10."""

    tiles: TileSet
    orienter: Literal["owner", "mover"] = "owner"
    entering_pushes: bool = True
    repetition: Literal["draw", "forbid", "off"] = "draw"


class IceToidsState(State, frozen=True, tag="icetoids-state"):
    """A position of the flat core, the chance to come, and the keys of the positions since the last reveal."""

    position: Annotated[bytes, Meta(min_length=flat.SIZE, max_length=flat.SIZE)]
    rng: Rng
    seen: Annotated[bytes, Meta(max_length=20_000)]
    options: IceToidsOptions


def occurrences(seen: bytes, key: bytes) -> int:
    """How often a key stands in the history."""
    size, count = len(key), 0
    at = seen.find(key)
    while at >= 0:
        count += at % size == 0
        at = seen.find(key, at + 1)
    return count


@lru_cache(maxsize=64)
def bag_of(tiles: TileSet) -> tuple[int, ...]:
    """How many tiles of each kind are in a full bag."""
    return tuple(count for _, count in kinds(tiles))
