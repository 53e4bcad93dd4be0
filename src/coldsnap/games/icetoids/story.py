"""Tells in events what a code of the flat core did. Reads positions, decides nothing."""

from typing import Final, Literal

from coldsnap.core.values import Event
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.codes import ENTER, HOME, MOVE, MOVE_PIECE, MOVE_WAY, OFF, ORIENT, PUSHED, SLOTS
from coldsnap.games.icetoids.events import (
    Drawn,
    HomeChosen,
    Moved,
    PieceEntered,
    Pointed,
    Pushed,
    PushedOff,
    TileOriented,
    TileTurned,
    Won,
)
from coldsnap.games.icetoids.words import CELL_NAMES, FACINGS, WAYS, colours, ways

_DRAWS: Final[dict[int, Literal["repetition", "cap", "blocked"]]] = {
    flat.REPEATED: "repetition",
    flat.CAPPED: "cap",
    flat.BLOCKED: "blocked",
}


def tell(before: bytes, code: int, after: bytearray) -> list[Event]:
    """What playing the code did, up to the tile that it turned over."""
    seat = before[flat.SEAT]
    if code < MOVE:
        return [_pointed(before, seat, code)]
    if code < ENTER:
        piece = 3 * seat + MOVE_PIECE[code]
        return [_moved(before, after, piece, MOVE_WAY[code]), *_pushed(before, after, code)]
    if code < ORIENT:
        piece = before.index(OFF, flat.CELL + 3 * seat) - flat.CELL
        cell = CELL_NAMES[after[flat.CELL + piece]]
        return [PieceEntered(seat=seat, piece=piece, cell=cell), *_pushed(before, after, code)]
    if code < HOME:
        tile = before[flat.PENDING]
        arrows = ways(after[tile])
        return [TileOriented(seat=before[flat.ACTOR], cell=CELL_NAMES[tile], top=WAYS[code - ORIENT], arrows=arrows)]
    home, side = SLOTS[code - HOME]
    return [HomeChosen(seat=seat, cell=CELL_NAMES[home], side=WAYS[side])]


def tell_reveal(pos: bytearray) -> TileTurned:
    """The tile that now waits for its orientation."""
    cell = pos[flat.PENDING]
    return TileTurned(
        seat=pos[flat.ACTOR],
        cell=CELL_NAMES[cell],
        arrows=ways(pos[cell]),
        icons=colours(pos[flat.ICONS + cell]),
    )


def tell_end(pos: bytearray) -> Event:
    """Who won, or why nobody did."""
    winner = pos[flat.WINNER]
    if winner in _DRAWS:
        return Drawn(reason=_DRAWS[winner])
    return Won(seat=winner)


def _pointed(before: bytes, seat: int, code: int) -> Pointed:
    piece = 3 * seat + code // 4
    return Pointed(
        seat=seat,
        piece=piece,
        cell=CELL_NAMES[before[flat.CELL + piece]],
        was=FACINGS[before[flat.FACING + piece]],
        way=WAYS[code % 4],
    )


def _moved(before: bytes, after: bytearray, piece: int, way: int) -> Moved:
    return Moved(
        seat=piece // 3,
        piece=piece,
        frm=CELL_NAMES[before[flat.CELL + piece]],
        to=CELL_NAMES[after[flat.CELL + piece]],
        by="pointing" if before[flat.FACING + piece] == way else "arrow",
    )


def _pushed(before: bytes, after: bytearray, code: int) -> list[Event]:
    piece = PUSHED[code]
    if piece < 0:
        return []
    seat, frm, to = before[flat.SEAT], before[flat.CELL + piece], after[flat.CELL + piece]
    if to == OFF:
        return [PushedOff(seat=seat, piece=piece, owner=piece // 3, frm=CELL_NAMES[frm])]
    return [Pushed(seat=seat, piece=piece, owner=piece // 3, frm=CELL_NAMES[frm], to=CELL_NAMES[to])]
