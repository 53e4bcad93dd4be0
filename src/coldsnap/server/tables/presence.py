"""Messages about who is at a table: a welcome for a viewer who enters, a list for all when somebody comes or goes."""

from collections.abc import Collection

from coldsnap.core.codec import convert
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.settings import BUILD
from coldsnap.server.tables.absence import Absence
from coldsnap.server.tables.viewer import Viewer
from coldsnap.store.matches import MatchRow
from coldsnap.wire.messages import PROTOCOL, Help, People, RunningClock, SeatInfo, Welcome


def welcome_for(row: MatchRow, viewer: Viewer) -> Welcome:
    """The answer to a Hello that was let in."""
    return Welcome(
        PROTOCOL,
        BUILD,
        row.id,
        row.game,
        viewer.role,
        tuple(sorted(viewer.seats)),
        convert(Help, row.help),
        row.public,
        row.started,
    )


def people_at(row: MatchRow, runner: MatchRunner | None, viewers: Collection[Viewer], absence: Absence) -> People:
    """The message that says who sits where, who is here or away, and how much time is left to whoever has to decide."""
    banks = runner.banks if runner is not None else None
    here = frozenset(seat for viewer in viewers for seat in viewer.seats)
    seats = tuple(
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.level,
            seat.seat in here,
            None if banks is None else banks.left(seat.seat),
            absence.away_ms(seat.seat) if seat.kind == "person" else None,
            absence.grace_ms(seat.seat) if seat.kind == "person" else 0,
        )
        for seat in row.seats
    )
    watchers = sum(not viewer.seats for viewer in viewers)
    clock = runner.clock if runner is not None else None
    if clock is None or banks is None or clock.seat is None:
        return People(seats, watchers, row.started)
    bank = clock.bank_left_ms(banks.left(clock.seat))
    running = RunningClock(clock.turn_left_ms, bank, clock.waits_ms, clock.runs)
    return People(seats, watchers, row.started, clock.seat, running)
