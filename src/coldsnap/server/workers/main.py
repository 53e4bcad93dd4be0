"""A worker: a process that is told jobs through its standard input and answers through its standard output.

It is warm before it says so: the engine is imported, the school compiled, a flick flown. It ends when its input does,
in the middle of a job too, so no worker outlives its server. Only here, never in the server, is the engine imported.
"""

import os
import signal
import traceback
import zlib
from collections.abc import Callable
from pathlib import Path as File
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from msgspec import Raw

from coldsnap.arena.physics.sample_flicks import school
from coldsnap.bots.driver import BotFault, advise, ask
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.codec import decode, encode
from coldsnap.core.framing import Unframer, framed
from coldsnap.core.offers import decode_choices
from coldsnap.core.record import CAUSE, Resolved, Unresolved
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse
from coldsnap.games.registry import game_named
from coldsnap.physics.engine import ENGINE, Limits
from coldsnap.physics.errors import SceneRefused, SimulationFailed
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.workers.foresight import foreseen
from coldsnap.server.workers.jobs import (
    Answer,
    ChooseJob,
    Chosen,
    Failed,
    Flown,
    Job,
    PreviewJob,
    Ready,
    SimulateJob,
    read_job,
)

_CHUNK: Final = 65_536

Run = Callable[[Job], Answer]


def main(run: Run | None = None) -> None:
    """Work until the input ends."""
    carry_out = run or do_job
    out = _own_output()
    for quiet in (signal.SIGINT, signal.SIGTERM):  # they are meant for the server, which ends its workers
        signal.signal(quiet, signal.SIG_IGN)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(jobs.put,), daemon=True).start()
    warm_up()
    _say(out, encode(Ready(ENGINE)))
    while True:
        _say(out, encode(_answered(carry_out, jobs.get())))


def warm_up() -> None:
    """Fly one flick, so that the first real one finds everything loaded."""
    MujocoSimulator().run(school(), Impulse("p0", 1.0, 1.0, 0.0, 0.0))


def do_job(job: Job) -> Answer:
    """Carry a job out."""
    if isinstance(job, SimulateJob):
        return _flown(job)
    if isinstance(job, PreviewJob):
        return foreseen(MujocoSimulator(Limits(wall_seconds=job.seconds)), job)
    return _chosen(job)


def _own_output() -> BinaryIO:
    """The pipe to the server; whatever a library prints goes to the standard error from now on."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return out


def _listen(hear: Callable[[bytes], None]) -> None:
    """Hear the jobs, and end the process when nobody is there any more to give one."""
    unframer = Unframer()
    while data := os.read(0, _CHUNK):
        for message in unframer.feed(data):
            hear(message)
    os._exit(0)


def _say(out: BinaryIO, message: bytes) -> None:
    left = memoryview(framed(message))
    try:
        while left:
            left = left[out.write(left) :]
    except OSError:
        os._exit(0)  # the server has gone


def _answered(run: Run, message: bytes) -> Answer:
    """The answer to a job. One that fails must not end the process: the next job may be a good one."""
    try:
        return run(read_job(message))
    except Exception as fault:  # noqa: BLE001 - told to the server
        return Failed(_told(fault))


def _told(fault: BaseException) -> str:
    """Kind and place of a fault. Its words may hold what a seat alone may know, so they stay here."""
    if isinstance(fault, BotFault):
        return f"it raises {_told(fault.__cause__)}" if fault.__cause__ else "it answers what is not offered"
    place = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} at {File(place.filename).name}:{place.lineno}"


def _flown(job: SimulateJob) -> Flown:
    try:
        trajectory = MujocoSimulator(Limits(wall_seconds=job.seconds)).run(job.scene, job.impulse)
    except (SceneRefused, SimulationFailed) as fault:
        return Flown(Unresolved(str(fault)[:CAUSE]))
    answer = Resolved(trajectory.facts, trajectory.rest)
    if trajectory.frames is None:
        return Flown(answer)
    return Flown(answer, zlib.compress(encode(trajectory.frames)), round(trajectory.frames.duration * 1000))


def _chosen(job: ChooseJob) -> Chosen:
    types = game_named(job.game).types
    view, choices = decode(types.view, job.view), decode_choices(job.choices, types)
    budget = Budget(job.simulations, job.seconds)
    bot, rng = make_bot(job.game, job.level, MujocoSimulator), rng_from(job.seed)
    if not job.advise:
        return Chosen(Raw(encode(ask(bot, view, choices, rng, budget))))
    found = advise(bot, view, choices, rng, budget)
    return Chosen(Raw(encode(found.action)), found.reason, dict(found.details))


if __name__ == "__main__":
    main()
