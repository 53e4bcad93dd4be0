"""File descriptors: every connection takes one, and a system gives a process only so many."""

import sys
from typing import Final

if sys.platform != "win32":  # Windows has no such bound for a process
    import resource

WANTED: Final = 65_536
"""Descriptors that are asked for, which is more than all limits together need; macOS may give `FEWER` at most."""
FEWER: Final = 10_240
CALLERS: Final = 2_048
"""Callers who may wait to be let in. All of them may be let in at once, before one of them can be refused."""
OWN: Final = 64
"""Descriptors for the database and its companions, logs, the event loop, and files that are open for a moment."""
OF_A_WORKER: Final = 8
"""Those for a worker process, and for the one that takes its place."""


def ask_for_descriptors() -> int:
    """Raise the soft limit of this process as far as it may by itself; how many descriptors it can have now."""
    if sys.platform == "win32":
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (WANTED, FEWER):
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            except (OSError, ValueError):  # more than this system gives to anybody, whatever it says
                continue
            return most
    return WANTED if soft == resource.RLIM_INFINITY else soft


def callers(descriptors: int) -> int:
    """The number of callers who may wait to be let in, of so many descriptors."""
    return min(CALLERS, descriptors // 4)


def room_for_connections(descriptors: int, workers: int) -> int:
    """The number of connections that leave enough for everything else, whoever calls at the same moment."""
    return max(1, descriptors - callers(descriptors) - OWN - OF_A_WORKER * workers)
