"""Lets physics answer at once, for callers that need no worker: library, terminal, arena, tests."""

from coldsnap.core.choices import Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import CAUSE, Entry, Resolved, Unresolved
from coldsnap.match.table import Table
from coldsnap.physics.errors import SceneRefused, SimulationFailed
from coldsnap.physics.simulator import Simulator


def settle(table: Table, simulator: Simulator, *, at: int = 0) -> tuple[Entry, ...]:
    """Answer Simulate until a seat has to decide or the match is over; the entries that this made."""
    made: list[Entry] = []
    while isinstance(table.status, Simulate):
        ply, waiting = table.ply, table.status
        made.append(table.submit(NATURE, answer(simulator, waiting), seen=ply, at=at))
    return tuple(made)


def answer(simulator: Simulator, waiting: Simulate) -> Resolved | Unresolved:
    """The answer of physics; a flick that it cannot simulate is told to the rules, so that no match hangs."""
    try:
        trajectory = simulator.run(waiting.scene, waiting.impulse)
    except (SceneRefused, SimulationFailed) as fault:
        return Unresolved(str(fault)[:CAUSE])
    return Resolved(trajectory.facts, trajectory.rest)
