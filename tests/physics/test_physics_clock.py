"""The engine's own profile is switched off: it costs a tenth of a step, and nobody reads it."""

import mujoco

from coldsnap.physics.engine import QUIET
from coldsnap.physics.model import compiled
from physics_scenes import ice


def test_no_step_looks_at_the_clock() -> None:
    model = compiled(ice())
    data = mujoco.MjData(model)
    mujoco.mj_step(model, data, QUIET)
    assert data.timer.number[mujoco.mjtTimer.mjTIMER_STEP] == QUIET
    assert not data.timer.duration.any()
