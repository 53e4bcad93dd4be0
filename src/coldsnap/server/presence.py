"""Who sits where, who is here and whose clock runs, as everybody at a table is told."""

from collections.abc import Collection

from coldsnap.server.course import Course
from coldsnap.server.viewer import Viewer
from coldsnap.server.wire import People, RunningClock, SeatInfo
from coldsnap.store.matches import MatchRow


def people_at(row: MatchRow, course: Course | None, viewers: Collection[Viewer]) -> People:
    """The message that tells it."""
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
    clock = course.clock if course is not None else None
    if clock is None or banks is None or clock.seat is None:
        return People(seats, watchers, row.started)
    bank = clock.bank_left_ms(banks.left(clock.seat))
    running = RunningClock(clock.turn_left_ms, bank, clock.waits_ms, clock.runs)
    return People(seats, watchers, row.started, clock.seat, running)
