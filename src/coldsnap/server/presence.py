"""Who sits where, who is here and whose clock runs, as everybody at a table is told."""

from collections.abc import Collection

from coldsnap.server.course import Course
from coldsnap.server.viewer import Viewer
from coldsnap.server.wire import People, SeatInfo
from coldsnap.store.matches import MatchRow


def people_at(row: MatchRow, course: Course | None, viewers: Collection[Viewer]) -> People:
    """The message that tells it."""
    clock = course.clock if course is not None else None
    banks = course.banks if course is not None else None
    here = frozenset(seat for viewer in viewers for seat in viewer.seats)
    seats = tuple(
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.level,
            seat.seat in here,
            None if banks is None else banks.left(seat.seat),
        )
        for seat in row.seats
    )
    watchers = sum(not viewer.seats for viewer in viewers)
    return People(seats, watchers, row.started, clock.seat if clock is not None else None)
