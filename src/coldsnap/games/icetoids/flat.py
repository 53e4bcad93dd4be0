"""The flat core: the whole of IceToids on a bytearray. It is the only implementation of the rules.

The Game protocol (rules.py), search and play-outs all call these functions. They trust their caller: `play` takes
a code that `legal` gave. What is not here: repetition (it needs the history; see `key`) and the drawing of tiles
(chance belongs to the caller; see `reveal`).

Layout of a position: 16 bytes of arrows (HIDDEN while face down), 16 of icons (bit = seat), 12 cells and 12
facings of the pieces (piece = 3 * seat + 0..2), 16 counts of the bag, then the single numbers below.
"""

from typing import Final

from coldsnap.games.icetoids.codes import (
    CELLS,
    ENTER,
    HOME,
    MOVE,
    MOVE_PIECE,
    MOVE_WAY,
    NEXT,
    OFF,
    OFF_BOARD_POINTS,
    ORIENT,
    ORIENTATIONS,
    PUSHED,
    PUSHES,
    ROTATED,
    SLOT_CELL,
    SLOT_ENTRY,
    STEPS,
    UPRIGHT,
)

ARROWS: Final = 0
ICONS: Final = 16
CELL: Final = 32
FACING: Final = 44
BAG: Final = 56
HOMES: Final = 72
PHASE: Final = 76
SEAT: Final = 77
"""Whose turn it is."""
ACTOR: Final = 78
"""Who decides now: the seat in turn, or whoever orients a tile."""
PENDING: Final = 79
"""The cell of the tile that is being turned over or oriented."""
SEATS: Final = 80
ENTERING_PUSHES: Final = 81
MOVER_ORIENTS: Final = 82
WINNER: Final = 83
PLY: Final = 84
"""Two bytes, low first: plies played, homes and orientations included."""
SIZE: Final = 86

HIDDEN: Final = 16
NOBODY: Final = 255
"""No home yet; nobody has won yet."""
REPEATED: Final = 254
CAPPED: Final = 253
BLOCKED: Final = 252
"""Values of WINNER in a draw: third repetition, too many plies, no move that would not repeat (TOIDS-10)."""

CHOOSING: Final = 0
PLAYING: Final = 1
REVEALING: Final = 2
"""Between `play` and `reveal`: no seat ever sees this phase."""
ORIENTING: Final = 3
ENDED: Final = 4


def begin(seats: int, first: int, bag: list[int], *, entering_pushes: bool, mover_orients: bool) -> bytearray:
    """A fresh board: all tiles face down, all pyramids off the board, nobody has a home yet."""
    pos = bytearray(SIZE)
    pos[ARROWS : ARROWS + CELLS] = bytes([HIDDEN]) * CELLS
    pos[CELL:FACING] = bytes([OFF]) * (FACING - CELL)
    pos[FACING:BAG] = bytes([UPRIGHT]) * (BAG - FACING)
    pos[BAG : BAG + len(bag)] = bytes(bag)
    pos[HOMES : HOMES + 4] = bytes([NOBODY]) * 4
    pos[SEATS] = seats
    pos[SEAT] = pos[ACTOR] = first
    pos[WINNER] = NOBODY
    pos[ENTERING_PUSHES] = entering_pushes
    pos[MOVER_ORIENTS] = mover_orients
    return pos


def legal(pos: bytearray) -> list[int]:
    """The codes that the actor may play, without pointings off the board; of moves that lead to equal boards, one."""
    phase = pos[PHASE]
    if phase == PLAYING:
        return _turns(pos)
    if phase == ORIENTING:
        return list(ORIENTATIONS[pos[pos[PENDING]]])
    if phase == CHOOSING:
        taken = [SLOT_CELL[slot] for slot in pos[HOMES : HOMES + 4] if slot != NOBODY]
        return [HOME + slot for slot in range(16) if SLOT_CELL[slot] not in taken]
    return []


def _turns(pos: bytearray) -> list[int]:
    first = 3 * pos[SEAT]
    cells = pos[CELL:FACING]
    codes: list[int] = []
    done: list[int] = []
    for own in (0, 1, 2):
        cell = cells[first + own]
        facing = pos[FACING + first + own]
        place = cell * 5 + facing
        if place in done:
            continue
        done.append(place)
        if cell == OFF:
            codes.append(ENTER)
            slot = pos[HOMES + pos[SEAT]]
            if pos[ENTERING_PUSHES] and SLOT_CELL[slot] in cells:
                codes += _pushes(pos, cells, SLOT_CELL[slot], ENTER)
            continue
        codes += STEPS[own][cell][facing][pos[cell]]
        if facing != UPRIGHT:
            target = NEXT[cell][facing]
            if target != OFF and target in cells:
                codes += _pushes(pos, cells, target, MOVE + (4 * own + facing) * PUSHES)
    return codes


def _pushes(pos: bytearray, cells: bytearray, target: int, base: int) -> list[int]:
    """One code for each different piece on the target: of one colour and facing, any will do."""
    codes: list[int] = []
    done: list[int] = []
    for piece in range(3 * pos[SEATS]):
        if cells[piece] == target:
            look = piece // 3 * 5 + pos[FACING + piece]
            if look not in done:
                done.append(look)
                codes.append(base + 1 + piece)
    return codes


def pointless(pos: bytearray) -> list[int]:
    """Legal codes that `legal` leaves out: pointings off the board (TOIDS-3)."""
    if pos[PHASE] != PLAYING:
        return []
    first = 3 * pos[SEAT]
    codes: list[int] = []
    done: list[tuple[int, int]] = []
    for own in (0, 1, 2):
        place = (pos[CELL + first + own], pos[FACING + first + own])
        if place[0] != OFF and place not in done:
            done.append(place)
            codes += OFF_BOARD_POINTS[16 * own + place[0]][place[1]]
    return codes


def play(pos: bytearray, code: int) -> None:
    """Play a legal code. Afterwards the phase may be REVEALING: then `reveal` must follow."""
    low = pos[PLY] + 1
    if low == 256:
        pos[PLY] = 0
        pos[PLY + 1] += 1
    else:
        pos[PLY] = low
    seat = pos[SEAT]
    if code < MOVE:
        pos[FACING + 3 * seat + (code >> 2)] = code & 3
        _next_turn(pos)
    elif code < ENTER:
        piece = CELL + 3 * seat + MOVE_PIECE[code]
        way = MOVE_WAY[code]
        target = NEXT[pos[piece]][way]
        pos[piece] = target
        pos[piece + 12] = UPRIGHT
        _land(pos, target, PUSHED[code], way)
    elif code < ORIENT:
        slot = pos[HOMES + seat]
        target = SLOT_CELL[slot]
        pos[pos.index(OFF, CELL + 3 * seat)] = target
        _land(pos, target, PUSHED[code], SLOT_ENTRY[slot])
    elif code < HOME:
        cell = pos[PENDING]
        pos[cell] = ROTATED[pos[cell]][code - ORIENT]
        pos[PENDING] = 0
        _close(pos)
    else:
        pos[HOMES + seat] = code - HOME
        _next_turn(pos)
        if pos[HOMES + pos[SEAT]] != NOBODY:
            pos[PHASE] = PLAYING


def _land(pos: bytearray, target: int, pushed: int, way: int) -> None:
    """The mover stands on the target; move the pushed piece on, then see whether a tile has to be turned over."""
    turner = pos[SEAT]
    if pushed >= 0:
        target = NEXT[target][way]
        pos[CELL + pushed] = target
        pos[FACING + pushed] = UPRIGHT
        if not pos[MOVER_ORIENTS]:
            turner = pushed // 3
    if target != OFF and pos[target] == HIDDEN:
        pos[PHASE] = REVEALING
        pos[PENDING] = target
        pos[ACTOR] = turner
    else:
        _close(pos)


def reveal(pos: bytearray, kind: int, arrows: int, icons: int) -> None:
    """The tile that was landed on turns out to be of this kind of the bag; its top looks north for now."""
    cell = pos[PENDING]
    pos[BAG + kind] -= 1
    pos[cell] = arrows
    pos[ICONS + cell] = icons
    pos[PHASE] = ORIENTING


def _close(pos: bytearray) -> None:
    """Has anybody won? The mover is asked first. Else the turn passes on."""
    seat, seats = pos[SEAT], pos[SEATS]
    for step in range(seats):
        if at_home(pos, (seat + step) % seats):
            pos[PHASE] = ENDED
            pos[WINNER] = (seat + step) % seats
            return
    pos[PHASE] = PLAYING
    _next_turn(pos)


def at_home(pos: bytearray, seat: int) -> bool:
    """Whether the seat's three pieces stand on its three symbols, one on each (TOIDS-9)."""
    a, b, c = pos[CELL + 3 * seat : CELL + 3 * seat + 3]
    if a == OFF or b == OFF or c == OFF:
        return False
    bit = 1 << seat
    return bool(pos[ICONS + a] & pos[ICONS + b] & pos[ICONS + c] & bit) and a != b and a != c and b != c


def _next_turn(pos: bytearray) -> None:
    seat = pos[SEAT] + 1
    pos[SEAT] = pos[ACTOR] = seat if seat < pos[SEATS] else 0


def skip(pos: bytearray) -> None:
    """The turn passes without a move: what a lapse does (TOIDS-10)."""
    count = plies(pos) + 1
    pos[PLY], pos[PLY + 1] = count & 255, count >> 8
    _next_turn(pos)


def draw(pos: bytearray, how: int) -> None:
    """Nobody wins; `how` is REPEATED, CAPPED or BLOCKED."""
    pos[PHASE] = ENDED
    pos[WINNER] = how


def plies(pos: bytes | bytearray) -> int:
    """How many plies were played."""
    return pos[PLY] | pos[PLY + 1] << 8


def key_size(pos: bytes | bytearray) -> int:
    """How many bytes the keys of this game have."""
    return 3 * pos[SEATS] + 1


def key(pos: bytes | bytearray) -> bytes:
    """Pieces (those of one colour are alike), facings and the seat in turn: equal for positions that repeat.

    It leaves the tiles out: compare keys only between two reveals, for no position comes back after one.
    """
    pieces: list[int] = []
    for piece in range(CELL, CELL + 3 * pos[SEATS], 3):
        a = pos[piece] * 5 + pos[piece + 12]
        b = pos[piece + 1] * 5 + pos[piece + 13]
        c = pos[piece + 2] * 5 + pos[piece + 14]
        if a > b:
            a, b = b, a
        if b > c:
            b, c = c, b
            if a > b:
                a, b = b, a
        pieces += (a, b, c)
    pieces.append(pos[SEAT])
    return bytes(pieces)
