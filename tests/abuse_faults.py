"""What breaks around a running server: a disk that is full, a file that is gone, workers that stand still."""

import contextlib
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

from coldsnap.load_test.server_process import Running
from server_kit import children_of


@contextlib.contextmanager
def full_disk(running: Running) -> Iterator[None]:
    """No file of the server's process grows any more, nor can it be written anew, as on a disk that is full."""
    before = resource.prlimit(running.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, before)


def take_away(database: Path, elsewhere: Path) -> Path:
    """Move a database and what belongs to it to another place under a running server; where it is now."""
    elsewhere.mkdir()
    for path in sorted(database.parent.glob(f"{database.name}*")):  # the database itself comes first
        if path.suffix != ".lock":
            path.rename(elsewhere / path.name)
    return elsewhere / database.name


@contextlib.contextmanager
def stopped_workers(running: Running) -> Iterator[tuple[int, ...]]:
    """The workers that the server has now stand still; those that have not been replaced meanwhile go on in the end."""
    workers = children_of(running.pid)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield workers
    finally:
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGCONT)
