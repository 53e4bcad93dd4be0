"""Flicks by the thousand from one scene, as arrays: for studies of the physics, without rules."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from coldsnap.arena.engines import simulator
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.facts import Crossed, Rested, Toppled, Touched
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.scene import Impulse, Point, Scene
from coldsnap.games.icecool.board.board import Board, board, scene
from coldsnap.games.icecool.board.places import standing
from coldsnap.physics.simulator import Outcome, Trajectory

AT_ONCE: Final = 256
"""Flicks between two reports of progress."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Shots:
    """What came of N flicks of one body, row by row; the columns of the B bodies, G gates and W walls have their names.

    `rest` [N, B, 3]: where each body came to rest (x, y, z in metres). `through` [N, G]: how often the flicked body
    went through a gate, `over` [N, W] how often it jumped over a wall. `touched` [N, B]: whether it touched that body.
    `toppled` [N]: whether it fell. `seconds` [N]: when the last body rested. `failed` [N]: physics gave up on this
    flick, and its other values are those of the start.
    """

    bodies: tuple[str, ...]
    gates: tuple[str, ...]
    walls: tuple[str, ...]
    rest: Floats
    through: Ints
    over: Ints
    touched: Flags
    toppled: Flags
    seconds: Floats
    failed: Flags

    def rooms(self, body: str, on: str = "school") -> tuple[str | None, ...]:
        """The room of a board in which that body lies after each flick; None where it is in none."""
        found: Board = board(on)
        column = self.bodies.index(body)
        return tuple(found.room_of(Point(float(x), float(y))) for x, y in self.rest[:, column, :2])


def school(on: str = "school", **penguins: tuple[float, float]) -> Scene:
    """A board with penguins that stand where they are told: `school(p0=(0.3, 0.3))`, metres from the lower left corner.

    Raises ColdsnapError if there is no such board.
    """
    bodies = [standing(name, "penguin", Point(float(x), float(y))) for name, (x, y) in penguins.items()]
    return scene(board(on), bodies)


def simulate(
    start: Scene,
    flicks: ArrayLike,
    body: str = "p0",
    *,
    threads: int | None = None,
    on_progress: Callable[[int, int], object] | None = None,
) -> Shots:
    """Each row of `flicks` (N x 4: yaw, power, side, height, the ints of a Flick) flicks `body` from the same scene.

    It uses all cores, unless `threads` says how many. `on_progress` is told how many are done, and of how many. Bodies
    rest about a millimetre from where they would at a table. Raises ColdsnapError for a flick or a scene that is none.
    """
    impulses = [impulse_of(flick, body) for flick in _flicks(flicks)]
    if body not in [each.id for each in start.bodies]:
        raise ColdsnapError("no-body", body=body, known=tuple(each.id for each in start.bodies))
    shots, lintels = _nothing_yet(start, len(impulses)), {gate.id: gate.wall for gate in start.gates}
    for row, outcome in enumerate(_outcomes(start, impulses, threads or os.cpu_count() or 1, on_progress)):
        _note(shots, row, body, outcome, lintels)
    return shots


def _flicks(rows: ArrayLike) -> Iterator[Flick]:
    table = np.asarray(rows)
    if table.ndim != 2 or table.shape[1] != 4 or table.dtype.kind not in "iu":
        raise ColdsnapError("no-flicks")
    for number, (yaw, power, side, height) in enumerate(table.tolist()):
        if not (0 <= yaw < 3600 and 0 <= power <= 1000 and -100 <= side <= 100 and 0 <= height <= 100):
            raise ColdsnapError("no-flick", row=number)
        yield Flick(yaw, power, side, height)


def _nothing_yet(start: Scene, count: int) -> Shots:
    bodies, gates, walls = (tuple(each.id for each in part) for part in (start.bodies, start.gates, start.walls))
    stand = np.array([[each.pose.x, each.pose.y, each.pose.z] for each in start.bodies], dtype=np.float64)
    return Shots(
        bodies=bodies,
        gates=gates,
        walls=walls,
        rest=np.repeat(stand[np.newaxis], count, axis=0),
        through=np.zeros((count, len(gates)), np.int64),
        over=np.zeros((count, len(walls)), np.int64),
        touched=np.zeros((count, len(bodies)), np.bool_),
        toppled=np.zeros(count, np.bool_),
        seconds=np.zeros(count, np.float64),
        failed=np.zeros(count, np.bool_),
    )


def _outcomes(
    start: Scene, impulses: list[Impulse], threads: int, told: Callable[[int, int], Any] | None
) -> Iterator[Outcome]:
    for first in range(0, len(impulses), AT_ONCE):
        part = impulses[first : first + AT_ONCE]
        yield from simulator().search(start, part, threads=threads)
        if told is not None:
            told(first + len(part), len(impulses))


def _note(shots: Shots, row: int, body: str, outcome: Outcome, lintels: Mapping[str, str]) -> None:
    """One row. `lintels`: the wall of each gate, for those who fly over it there."""
    if not isinstance(outcome, Trajectory):
        shots.failed[row] = True
        return
    for fact in outcome.facts:
        match fact:
            case Rested(t, who, pose):
                shots.rest[row, shots.bodies.index(who)] = (pose.x, pose.y, pose.z)
                shots.seconds[row] = max(shots.seconds[row], t)
            case Crossed(body=who, barrier=barrier, how=how) if who == body:
                if how == "through":
                    shots.through[row, shots.gates.index(barrier)] += 1
                else:
                    shots.over[row, shots.walls.index(lintels.get(barrier, barrier))] += 1
            case Touched(a=one, b=other) if body in (one, other):
                shots.touched[row, shots.bodies.index(other if one == body else one)] = True
            case Toppled(body=who) if who == body:
                shots.toppled[row] = True
            case _:
                pass
