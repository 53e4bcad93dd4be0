"""Lets physics answer at once, for callers that need no worker: library, terminal, arena, tests."""

from coldsnap.core.choices import Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Entry, Resolved
from coldsnap.match.table import Table
from coldsnap.physics.simulator import Simulator


def settle(table: Table, simulator: Simulator, *, at: int = 0) -> tuple[Entry, ...]:
    """Answer Simulate until a seat has to decide or the match is over; the entries that this made."""
    made: list[Entry] = []
    while isinstance(table.status, Simulate):
        trajectory = simulator.run(table.status.scene, table.status.impulse)
        made.append(table.submit(NATURE, Resolved(trajectory.facts, trajectory.rest), at=at))
    return tuple(made)
