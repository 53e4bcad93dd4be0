"""A worker that misbehaves when a test asks for it; otherwise it is a real one.

It is started with the path of a gate. A flick whose speed is in WAITS leaves a file beside the gate, to say that it has
begun, and waits before it is flown until the gate is there; one in HANGS waits for ever. A bot's seed may say `wait`,
`once` (wait for ever, but only the first time), `raise` or `cheat JSON`.
"""

import sys
import time
from pathlib import Path

from msgspec import Raw

from coldsnap.server.workers.jobs import Answer, ChooseJob, Chosen, Job
from coldsnap.server.workers.main import do_job, main

WAITS, HANGS = 0.25, 0.125


def wait(gate: Path) -> None:
    while not gate.exists():
        time.sleep(0.005)


def run(job: Job) -> Answer:
    gate = Path(sys.argv[1])
    if not isinstance(job, ChooseJob):
        if job.impulse.speed in (WAITS, HANGS):
            gate.with_name("begun").touch()
            wait(gate if job.impulse.speed == WAITS else gate.with_name("never"))
        return do_job(job)
    word, _, rest = job.seed.partition(" ")
    if word == "wait":
        wait(gate)
    elif word == "once" and not gate.with_name("begun").exists():
        gate.with_name("begun").touch()
        wait(gate.with_name("never"))
    elif word == "raise":
        raise ValueError("the secret word is penguin")
    elif word == "cheat":
        return Chosen(Raw(rest.encode()))
    return do_job(job)


if __name__ == "__main__":
    main(run)
