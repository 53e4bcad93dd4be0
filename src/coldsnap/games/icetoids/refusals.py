"""Why an action that is not legal now is not, with the rule that says so."""

from coldsnap.core.errors import Rejected
from coldsnap.games.icetoids import flat
from coldsnap.games.icetoids.actions import ChooseHome, Enter, IceToidsAction, MovePiece, Orient, Point
from coldsnap.games.icetoids.codes import NEXT, OFF, SLOT_CELL, SLOTS, UPRIGHT
from coldsnap.games.icetoids.words import CELL_OF, WAYS

_PHASES = {flat.CHOOSING: ChooseHome, flat.ORIENTING: Orient}


def refusal(pos: bytearray, action: IceToidsAction) -> Rejected:
    """The refusal of an action that the actor may not play in this position."""
    phase = pos[flat.PHASE]
    if phase in _PHASES and not isinstance(action, _PHASES[phase]):
        return Rejected("icetoids-home-first", "TOIDS-2") if phase == flat.CHOOSING else _orient_first()
    if isinstance(action, ChooseHome):
        return _home(pos, action)
    if isinstance(action, Orient):
        return _orientation(phase)
    if isinstance(action, Enter):
        return _entry(pos, action)
    cell = pos[flat.CELL + 3 * pos[flat.SEAT] + action.piece]
    if cell == OFF:
        return Rejected("icetoids-off-board", "TOIDS-4")
    return _pointing(pos, action) if isinstance(action, Point) else _move(pos, action, cell)


def _orient_first() -> Rejected:
    return Rejected("icetoids-orient-first", "TOIDS-7")


def _orientation(phase: int) -> Rejected:
    if phase != flat.ORIENTING:
        return Rejected("icetoids-nothing-to-orient", "TOIDS-7")
    return Rejected("icetoids-looks-alike", "TOIDS-7")


def _home(pos: bytearray, action: ChooseHome) -> Rejected:
    if pos[flat.PHASE] != flat.CHOOSING:
        return Rejected("icetoids-homes-are-fixed", "TOIDS-2")
    cell = CELL_OF[action.cell]
    if (cell, WAYS.index(action.side)) not in SLOTS:
        return Rejected("icetoids-not-at-the-edge", "TOIDS-2")
    return Rejected("icetoids-home-taken", "TOIDS-2")


def _entry(pos: bytearray, action: Enter) -> Rejected:
    seat = pos[flat.SEAT]
    if OFF not in pos[flat.CELL + 3 * seat : flat.CELL + 3 * seat + 3]:
        return Rejected("icetoids-nobody-waits", "TOIDS-4")
    if not pos[flat.ENTERING_PUSHES]:
        return Rejected("icetoids-entering-cannot-push", "TOIDS-8")
    return _push(pos, action.push, SLOT_CELL[pos[flat.HOMES + seat]])


def _pointing(pos: bytearray, action: Point) -> Rejected:
    facing = pos[flat.FACING + 3 * pos[flat.SEAT] + action.piece]
    if facing == WAYS.index(action.way):
        return Rejected("icetoids-points-there-already", "TOIDS-3")
    return _same_as_another()


def _move(pos: bytearray, action: MovePiece, cell: int) -> Rejected:
    way = WAYS.index(action.way)
    facing = pos[flat.FACING + 3 * pos[flat.SEAT] + action.piece]
    if NEXT[cell][way] == OFF:
        return Rejected("icetoids-edge", "TOIDS-3")
    if facing != way and not pos[cell] >> way & 1:
        return Rejected("icetoids-cannot-go-there", "TOIDS-5")
    if action.push is not None and facing == UPRIGHT:
        return Rejected("icetoids-upright-cannot-push", "TOIDS-8")
    if action.push is not None and facing != way:
        return Rejected("icetoids-must-point-to-push", "TOIDS-8")
    return _push(pos, action.push, NEXT[cell][way])


def _push(pos: bytearray, push: int | None, target: int) -> Rejected:
    if push is not None and pos[flat.CELL + push] != target:
        return Rejected("icetoids-not-there", "TOIDS-8")
    return _same_as_another()


def _same_as_another() -> Rejected:
    """The move is possible, but it is offered under the number of an equal piece."""
    return Rejected("icetoids-equal-piece", "TOIDS-3")
