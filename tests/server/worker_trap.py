"""A worker that misbehaves when a test asks for it; otherwise it is a real one.

A flick whose speed is in NAPS sleeps so long before it is flown. A bot's seed may say `nap SECONDS`, `once FILE` (hang,
but only if the file is not there yet), `raise` or `cheat JSON`.
"""

import time
from pathlib import Path

from msgspec import Raw

from coldsnap.server.worker_jobs import Answer, ChooseJob, Chosen, Job
from coldsnap.server.worker_process import do_job, main

NAPS = {0.25: 0.4, 0.125: 600.0}


def run(job: Job) -> Answer:
    if not isinstance(job, ChooseJob):
        time.sleep(NAPS.get(job.impulse.speed, 0.0))
        return do_job(job)
    word, _, rest = job.seed.partition(" ")
    if word == "nap":
        time.sleep(float(rest))
    elif word == "once" and not Path(rest).exists():
        Path(rest).touch()
        time.sleep(600.0)
    elif word == "raise":
        raise ValueError("the secret word is penguin")
    elif word == "cheat":
        return Chosen(Raw(rest.encode()))
    return do_job(job)


if __name__ == "__main__":
    main(run)
