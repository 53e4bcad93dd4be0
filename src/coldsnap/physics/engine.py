"""MuJoCo runs flicks: one or many from the same scene, in blocks of simulations on some threads.

Every flick starts from the canonical scene, after quiet steps until all bodies sleep, in simulation memory that was
reset. So the same flick gives the same bits in any order, alone or in a block. It is not the same on another engine
version, and may differ in the last bits on another family of processors.
"""

import contextlib
import ctypes
import os
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import mujoco
import numpy as np
from msgspec import structs
from mujoco import _callbacks
from mujoco.batch import Batch, SimulationError

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.scene import Impulse, Scene
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.finger import blow
from coldsnap.physics.model import STEP, compiled
from coldsnap.physics.recording import Array, Recording, last_change
from coldsnap.physics.rocking import only_rocks

QUIET: Final = 10
"""Steps after a reset in which resting bodies fall asleep: as many as the engine asks for."""
PATIENCE: Final = 500
"""More quiet steps for a scene that is not quite at rest, such as a leaning penguin."""
LONGEST: Final = 15.0
"""Seconds of simulated time after which a flick has failed."""
WORLD: Final = 20.0
"""Metres from the origin at which a body is lost."""
BLOCK: Final = 64
"""Simulations that run side by side."""
CHUNK: Final = 100
"""Steps between two looks at who is asleep."""
SEARCH_CHUNK: Final = 35

# Without this MuJoCo would write its warnings into a file in whatever folder the user is.
mujoco.set_mju_user_warning(lambda _: None)


def _take_the_stopwatch_away() -> None:
    """Let no step look at the clock.

    The bindings give the engine a stopwatch for its profile, which it reads so often that this is a tenth of the time
    of a step with one moving body. Only C can take it away again. Where it is not found, steps are slower, no more; and
    COLDSNAP_ENGINE_CLOCK=yes leaves it in place.
    """
    if os.environ.get("COLDSNAP_ENGINE_CLOCK") == "yes":
        return
    with contextlib.suppress(OSError, ValueError):
        _stopwatch().value = None


def _stopwatch() -> ctypes.c_void_p:
    """Where the engine keeps the address of its stopwatch. Raises ValueError, OSError where it is not found."""
    return ctypes.c_void_p.in_dll(ctypes.CDLL(_callbacks.__file__), "mjcb_time")


_take_the_stopwatch_away()

ENGINE: Final = f"mujoco {mujoco.__version__}"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a run may take: seconds of the wall clock for one block."""

    wall_seconds: float = 30.0


_ONE_AT_A_TIME: Final = threading.Lock()
"""Simulation memory is shared by all callers of this process."""


@lru_cache(maxsize=16)
def _batch(model: mujoco.MjModel, simulations: int, threads: int) -> Batch:
    """Simulation memory is dear (0.5 ms each), so it is kept; each run resets it."""
    return Batch(model, simulations, nthread=threads, persistent=True)


def record(
    scene: Scene,
    impulses: Sequence[Impulse],
    *,
    threads: int = 1,
    search: bool = False,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    on_part: Callable[[], object] = bool,
) -> list[Recording]:
    """The motion of each impulse on the same scene. `search` cuts it off as soon as all that moves only rocks.

    `on_part` is called after every part of the work, which is the same each time: so the parts can be timed.
    """
    found: list[Recording] = []
    with _ONE_AT_A_TIME:
        for first in range(0, len(impulses), BLOCK):
            block = impulses[first : first + BLOCK]
            found += _block(scene, block, threads, search=search, limits=limits, on_part=on_part)
            on_part()
    return found


def _block(
    scene: Scene,
    impulses: Sequence[Impulse],
    threads: int,
    *,
    search: bool,
    limits: Limits,
    on_part: Callable[[], object] = bool,
) -> list[Recording]:
    size = 1 if len(impulses) == 1 else BLOCK
    deadline = time.monotonic() + limits.wall_seconds
    run = _Run(scene, impulses, _batch(compiled(scene), size, threads), deadline, search=search)
    try:
        run.settle()
        run.flick()
        while run.moving.size:
            run.advance()
            on_part()
    except SimulationError as error:
        if len(impulses) > 1:  # one by one, so that the failure names the flick that it belongs to
            alone = (_block(scene, [impulse], threads, search=search, limits=limits) for impulse in impulses)
            return [recording for found in alone for recording in found]
        said = ColdsnapError("engine-says", cause=str(error).splitlines()[0])
        raise SimulationFailed(said, scene, impulses[0]) from error
    return run.recordings()


class _Run:
    """One block of flicks from the same scene."""

    def __init__(
        self, scene: Scene, impulses: Sequence[Impulse], batch: Batch, deadline: float, *, search: bool
    ) -> None:
        self.scene = scene
        self.impulses = impulses
        self.batch = batch
        self.search = search
        self.deadline = deadline
        self.moving = np.arange(len(impulses))
        self.chunks: list[list[Array]] = [[] for _ in impulses]
        self.steps = 0
        # Live views of the simulation memory. To bind one anew costs as much as a step.
        self.qpos, self.qvel, self.asleep = batch.bind("qpos"), batch.bind("qvel"), batch.bind("tree_asleep")

    def settle(self) -> None:
        """Put every body in its place and let all fall asleep."""
        batch, ids = self.batch, self.moving
        batch.reset(ids, stage=0)
        self.qpos[ids] = np.concatenate([structs.astuple(body.pose) for body in self.scene.bodies])
        self.qvel[ids] = 0.0
        batch.step(ids, QUIET)
        waited = 0
        while (self.asleep[ids[0]] < 0).any() and waited < PATIENCE:
            batch.step(ids, 10)
            waited += 10
        if waited >= PATIENCE:
            raise SimulationFailed(ColdsnapError("scene-restless"), self.scene, self.impulses[0])

    def flick(self) -> None:
        """Let the fingers act."""
        bodies = {body.id: (number, body.shape) for number, body in enumerate(self.scene.bodies)}
        rotation = np.empty(9)
        for sim, impulse in enumerate(self.impulses):
            body, name = bodies[impulse.body]
            mujoco.mju_quat2Mat(rotation, self.qpos[sim, 7 * body + 3 : 7 * body + 7])
            velocity, spin = blow(impulse, name, rotation.reshape(3, 3))
            self.qvel[sim, 6 * body : 6 * body + 3] = velocity
            self.qvel[sim, 6 * body + 3 : 6 * body + 6] = spin
            self.chunks[sim].append(self.qpos[sim : sim + 1].copy())

    def advance(self) -> None:
        """Step all that still move, and see who is done."""
        chunk = SEARCH_CHUNK if self.search else CHUNK
        rows = self.batch.rollout(chunk, ids=self.moving, record=("qpos",))["qpos"]
        self.steps += chunk
        for sim, path in zip(self.moving, rows, strict=True):
            self.chunks[sim].append(path)
        self._check(rows)
        awake = (self.asleep[self.moving] < 0).any(axis=1)
        if self.search and awake.any():
            rocking = only_rocks(self.scene, self.qpos[self.moving], self.qvel[self.moving])
            awake &= ~rocking
        self.moving = self.moving[awake]

    def _check(self, rows: Array) -> None:
        bad = ~(np.abs(rows[:, -1]) < WORLD).all(axis=1)  # the parts of a quaternion are never so large
        late = self.steps * STEP > LONGEST
        if bad.any() or late or time.monotonic() > self.deadline:
            sim = int(self.moving[np.argmax(bad)])
            slow = ColdsnapError("flick-endless" if late else "flick-slow")
            cause = ColdsnapError("flick-lost") if bad.any() else slow
            raise SimulationFailed(cause, self.scene, self.impulses[sim])

    def recordings(self) -> list[Recording]:
        """The motion of each flick, without the rows in which nothing moves any more."""
        return [self._recording(sim) for sim in range(len(self.impulses))]

    def _recording(self, sim: int) -> Recording:
        rows = np.concatenate(self.chunks[sim])
        poses = rows[: last_change(rows) + 1].reshape(-1, len(self.scene.bodies), 7)
        return Recording(self.scene, poses, STEP, cut=self.search)
