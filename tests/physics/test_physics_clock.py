"""The engine's own profile is switched off: it costs a tenth of a step, and nobody reads it."""

import os
import subprocess
import sys

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


def test_the_clock_stays_where_somebody_wants_it() -> None:
    """The profile of a flick, for whoever works on the engine."""
    ask = "from coldsnap.physics.engine import _stopwatch; print(_stopwatch().value is not None)"
    for wanted, there in (("yes", "True"), ("", "False")):
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", ask],
            env={**os.environ, "COLDSNAP_ENGINE_CLOCK": wanted},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == there
