"""What everybody at the table sees of IceToids. No seat knows more than a spectator."""

from functools import cache, lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from coldsnap.core.ids import Ply, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.values import Value, View
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.codes import CELLS, OFF, SLOT_ENTRY, SLOTS
from coldsnap.games.icetoids.state import IceToidsOptions, IceToidsState, occurrences
from coldsnap.games.icetoids.tiles import Tile, TileSet, kinds
from coldsnap.games.icetoids.words import CELL_NAMES, CELL_OF, FACINGS, WAYS, Cell, Facing, Way, colours, ways

Phase = Literal["choosing", "playing", "orienting", "over"]
_PHASES: Final[dict[int, Phase]] = {
    flat.CHOOSING: "choosing",
    flat.PLAYING: "playing",
    flat.ORIENTING: "orienting",
    flat.ENDED: "over",
}
Outcome = Literal["open", "won", "repetition", "cap", "blocked"]
_OUTCOMES: Final[dict[int, Outcome]] = {
    flat.NOBODY: "open",
    flat.REPEATED: "repetition",
    flat.CAPPED: "cap",
    flat.BLOCKED: "blocked",
}


class Home(Value, frozen=True):
    """A home tile and the side on which its pyramids wait."""

    cell: Cell
    side: Way


class Pyramid(Value, frozen=True):
    """A pyramid: on a tile, or waiting off the board (no cell), where it points at its home."""

    seat: Seat
    cell: Cell | None
    facing: Facing


class InBag(Value, frozen=True):
    """A kind of tile and how many of it are still face down."""

    tile: Tile
    count: Annotated[int, Meta(ge=0, le=16)]


class IceToidsView(View, frozen=True, tag="icetoids-view"):
    """The open board. A face-down tile is None: nobody knows it, the program neither.

    `actor` decides now, `turn` is whose turn it is; they differ while a pushed piece's owner orients a tile.
    `seen` are the keys of the positions since the last reveal, `repeated` how often this one stands among them.
    """

    seats: Annotated[int, Meta(ge=2, le=4)]
    phase: Phase
    turn: Seat
    actor: Seat
    pending: Cell | None
    homes: tuple[Home | None, ...]
    tiles: tuple[Tile | None, ...]
    pyramids: tuple[Pyramid, ...]
    bag: tuple[InBag, ...]
    ply: Ply
    outcome: Outcome
    winner: Seat | None
    repeated: Annotated[int, Meta(ge=0, le=1000)]
    seen: bytes
    options: IceToidsOptions


def view_of(state: IceToidsState) -> IceToidsView:
    """The view of a state: the same for every seat and for spectators."""
    pos, seats, result = state.position, state.position[flat.SEATS], state.position[flat.WINNER]
    phase = _PHASES[pos[flat.PHASE]]
    homes = pos[flat.HOMES : flat.HOMES + seats]
    # By position, in the order of the fields: fifteen names cost as much as all the rest.
    return IceToidsView(
        seats,
        phase,
        pos[flat.SEAT],
        pos[flat.ACTOR],
        CELL_NAMES[pos[flat.PENDING]] if phase == "orienting" else None,
        _homes(homes),
        _tiles(pos[flat.ARROWS : flat.CELL]),
        tuple(map(_pyramid, _OWNERS, pos[flat.CELL : flat.FACING], pos[flat.FACING : flat.BAG], _thrice(homes))),
        _bag(state.options.tiles, pos[flat.BAG : flat.HOMES]),
        flat.plies(pos),
        _OUTCOMES.get(result, "won"),
        None if result in _OUTCOMES else result,
        occurrences(state.seen, _last_key(state)) if state.seen else 0,
        state.seen,
        state.options,
    )


def _last_key(state: IceToidsState) -> bytes:
    """The key of the position; while a game goes on, the history ends with it."""
    pos = state.position
    return state.seen[-flat.key_size(pos) :] if pos[flat.PHASE] == flat.PLAYING else flat.key(pos)


def imagined(view: IceToidsView, rng: Rng) -> IceToidsState:
    """A state with this view, and another chance to come."""
    options = view.options
    pos = flat.begin(
        view.seats,
        view.turn,
        [bag.count for bag in view.bag],
        entering_pushes=options.entering_pushes,
        mover_orients=options.orienter == "mover",
    )
    for cell, tile in enumerate(view.tiles):
        if tile is not None:
            pos[cell] = sum(1 << WAYS.index(way) for way in tile.arrows)
            pos[flat.ICONS + cell] = _icons(tile)
    for piece, pyramid in enumerate(view.pyramids):
        pos[flat.CELL + piece] = OFF if pyramid.cell is None else CELL_OF[pyramid.cell]
        if pyramid.cell is not None:
            pos[flat.FACING + piece] = FACINGS.index(pyramid.facing)
    for seat, home in enumerate(view.homes):
        if home is not None:
            pos[flat.HOMES + seat] = SLOTS.index((CELL_OF[home.cell], WAYS.index(home.side)))
    pos[flat.PHASE] = next(number for number, name in _PHASES.items() if name == view.phase)
    pos[flat.ACTOR] = view.actor
    if view.pending is not None:
        pos[flat.PENDING] = CELL_OF[view.pending]
    pos[flat.WINNER] = _result(view)
    pos[flat.PLY], pos[flat.PLY + 1] = view.ply & 255, view.ply >> 8
    return IceToidsState(bytes(pos), rng, view.seen, options)


_OWNERS: Final = tuple(piece // 3 for piece in range(12))

# All that a view is made of comes from few values and never changes, so each is made once and used again.


@cache
def _home(slot: int) -> Home | None:
    if slot == flat.NOBODY:
        return None
    cell, side = SLOTS[slot]
    return Home(CELL_NAMES[cell], WAYS[side])


@lru_cache(maxsize=1024)
def _homes(slots: bytes) -> tuple[Home | None, ...]:
    return tuple(map(_home, slots))


@lru_cache(maxsize=1024)
def _tiles(faces: bytes) -> tuple[Tile | None, ...]:
    """The tiles, from their arrows and, behind those, their icons."""
    return tuple(map(_tile, faces[:CELLS], faces[CELLS:]))


@cache
def _tile(arrows: int, icons: int) -> Tile | None:
    return None if arrows == flat.HIDDEN else Tile(ways(arrows), colours(icons))


@lru_cache(maxsize=1024)
def _bag(tiles: TileSet, counts: bytes) -> tuple[InBag, ...]:
    """The kinds of a tile set and how many of each are left."""
    return tuple(
        InBag(Tile(ways(arrows), colours(icons)), count)
        for ((arrows, icons), _), count in zip(kinds(tiles), counts, strict=False)
    )


@lru_cache(maxsize=1024)
def _thrice(homes: bytes) -> bytes:
    """The home of each piece."""
    return bytes(home for home in homes for _ in range(3))


@cache
def _pyramid(seat: int, cell: int, facing: int, home: int) -> Pyramid:
    if cell != OFF:
        return Pyramid(seat, CELL_NAMES[cell], FACINGS[facing])
    return Pyramid(seat, None, "upright" if home == flat.NOBODY else WAYS[SLOT_ENTRY[home]])


def _icons(tile: Tile) -> int:
    return sum(1 << index for index, colour in enumerate(colours(15)) if colour in tile.icons)


def _result(view: IceToidsView) -> int:
    if view.winner is not None:
        return view.winner
    return next(number for number, name in _OUTCOMES.items() if name == view.outcome)
