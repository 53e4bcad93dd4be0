"""Strategies of hypothesis: matches of IceToids in the middle of play, and values of every kind."""

from typing import Any, Final, cast

import msgspec
from hypothesis import strategies as st

from coldsnap.core.choices import Offer, OneOf, Turn
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import Enter, MovePiece, Point
from coldsnap.games.icetoids.rules import IceToids
from coldsnap.games.icetoids.state import IceToidsOptions
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.icetoids.words import CELL_OF, COLOURS, WAYS
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
        for number in draw(st.lists(st.integers(0, 15), min_size=3, max_size=3, unique=True)):
            tiles[number]["icons"].append(colour)
    return msgspec.json.encode({"name": "drawn", "source": "a test", "tiles": tiles})


@st.composite
def options(draw: st.DrawFn) -> IceToidsOptions:
    """Options of a table, now and then with a tile set of one's own."""
    wanted: dict[str, Any] = {
        "tiles": draw(st.sampled_from(["singles12", "pairs6"]) | tile_sets()),
        "orienter": draw(st.sampled_from(["owner", "mover"])),
        "entering_pushes": draw(st.sampled_from(["yes", "no"])),
        "repetition": draw(st.sampled_from(["draw", "forbid", "off"])),
    }
    return ICETOIDS.resolve(wanted)


STYLES: Final = ("homing", "lively", "dithering", "anything")
"""How a drawn match is played: towards one's own symbols, pushing, pointing to and fro, or at random."""

LENGTHS: Final = (0, 2, 5, 9, 14, 20, 30, 45, 70, 240, 240)


def lively(choices: tuple[Any, ...]) -> list[Action]:
    """The choices that change most: pushes if there are any, else moves, else all."""
    actions: list[Action] = [choice.action for choice in choices if isinstance(choice, OneOf) and not choice.quiet]
    moves: list[Action] = [action for action in actions if isinstance(action, MovePiece | Enter)]
    pushes: list[Action] = [action for action in moves if getattr(action, "push", None) is not None]
    return pushes or moves or actions or [choice.action for choice in choices]


def homing(view: IceToidsView, choices: tuple[Any, ...]) -> list[Action]:
    """The choices that leave alone what stands on its symbol, the others moving if they can."""
    actions: list[Action] = [choice.action for choice in choices]
    colour, done = COLOURS[view.actor], set[int]()
    held: set[str] = set()
    for own, pyramid in enumerate(view.pyramids[3 * view.actor : 3 * view.actor + 3]):
        tile = view.tiles[CELL_OF[pyramid.cell]] if pyramid.cell else None
        if pyramid.cell and tile and colour in tile.icons and pyramid.cell not in held:
            held.add(pyramid.cell)
            done.add(own)
    free = [action for action in actions if getattr(action, "piece", None) not in done]
    return [action for action in free if isinstance(action, MovePiece | Enter)] or free or actions


def pool(table: Table, offer: Offer, style: str) -> list[Action]:
    """The actions from which a style picks."""
    every: list[Action] = [choice.action for choice in offer.choices]
    if style == "dithering":
        return [action for action in every if (type(action), getattr(action, "piece", 0)) == (Point, 0)][:2] or every
    if style == "homing":
        return homing(cast(IceToidsView, table.view(None)), offer.choices)
    return lively(offer.choices) if style == "lively" else every


def advance(table: Table, number: int, style: str = "lively") -> bool:
    """Play the decision that a number picks: often in the style, else anything, now and then a lapse."""
    status = table.status
    if not isinstance(status, Turn):
        return False
    (offer,) = status.offers
    kind, index = number % 16, number // 16
    if kind == 0:
        table.submit(NATURE, offer.lapse)
    else:
        found = pool(table, offer, style if kind < 14 else "anything")
        table.submit(offer.seat, found[index % len(found)])
    return True


@st.composite
def tables(draw: st.DrawFn, max_plies: int = max(LENGTHS)) -> Table:
    """A match of IceToids after at most so many plies: just begun, in the middle, or over.

    One number decides most of it: drawn one by one, length and style would nearly always be small and the same.
    """
    rng = rng_from(str(draw(st.integers(0, 2**32))))
    seats, rng = rng.below(3)
    style, rng = rng.below(len(STYLES))
    length, rng = rng.below(len(LENGTHS))
    table = Table.start(ICETOIDS, 2 + seats, draw(options()), draw(seeds))
    for _ in range(min(LENGTHS[length], max_plies)):
        number, rng = rng.below(16 * 60)
        if not advance(table, number, STYLES[style]):
            break
    return table
