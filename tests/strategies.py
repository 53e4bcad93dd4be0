"""Strategies of hypothesis: matches of IceToids in the middle of play, and values of every kind."""

from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from coldsnap.core.choices import OneOf, Turn
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import Enter, MovePiece
from coldsnap.games.icetoids.rules import IceToids
from coldsnap.games.icetoids.state import IceToidsOptions
from coldsnap.games.icetoids.words import COLOURS, WAYS
from coldsnap.match.table import Table

ICETOIDS: Final = IceToids()

junk_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
seeds = st.integers(0, 2**64 - 1).map(lambda number: rng_from(str(number)).seed)


@st.composite
def tile_sets(draw: st.DrawFn) -> bytes:
    """The content of a tile set's file: each symbol on three tiles of sixteen, any arrows anywhere."""
    tiles: list[dict[str, list[str]]] = [
        {"arrows": draw(st.lists(st.sampled_from(WAYS), unique=True, max_size=4)), "icons": []} for _ in range(16)
    ]
    for colour in COLOURS:
        rng = rng_from(str(draw(st.integers(0, 2**32))))
    for _ in range(draw(st.integers(0, max_plies))):
        number, rng = rng.below(8 * 60)
        if not advance(table, number):
            break
    return table
