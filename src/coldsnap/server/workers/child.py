"""The server's hold on one worker process. Everything is a callback of the event loop: nothing here waits."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final, cast

from coldsnap.core.framing import Unframer, framed
from coldsnap.server.workers.waiting import Waiting

COMMAND: Final = (sys.executable, "-P", "-m", "coldsnap.server.workers.main")
"""-P: no module is taken from the folder in which the server was started."""

NO_WINDOW: Final = {"MUJOCO_GL": "disable"}
"""A worker draws nothing. MuJoCo would look for a library for windows, and start processes to try those it finds."""

_STDOUT: Final = 1


class Child(asyncio.SubprocessProtocol):
    """A worker process, from its start to its end. `hear` gets its messages, `lose` is called once, at its end.

    `job` is what it works on; `hung`: it was given up because it took too long.
    """

    def __init__(self, hear: Callable[["Child", bytes], None], lose: Callable[["Child"], None]) -> None:
        self.ready = False
        self.hung = False
        self.job: Waiting | None = None
        self.gone = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._lose = lose
        self._unframer = Unframer()
        self._transport: asyncio.SubprocessTransport | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._transport.get_pid() if self._transport else None

    def give(self, job: Waiting, seconds: float) -> None:
        """Send a job; it has to be answered in time."""
        assert self._transport is not None  # noqa: S101 - only a child that is ready is given a job
        self.job = job
        self.hurry(seconds)
        pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        pipe.write(framed(job.message))

    def take_job(self) -> Waiting | None:
        """The job that it worked on, which it now has no more; its time no longer runs."""
        if self._timer is not None:
            self._timer.cancel()
        job, self.job = self.job, None
        return job

    def hurry(self, seconds: float) -> None:
        """Give up a process that has said nothing after this time."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def kill(self) -> None:
        """End the process at once. It holds nothing that could be lost."""
        if self._transport is not None:
            with contextlib.suppress(ProcessLookupError):
                self._transport.kill()
            self._transport.close()

    def _give_up(self) -> None:
        self.hung = True
        self.kill()

    # --- what the event loop tells ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """The process says something."""
        del fd
        for message in self._unframer.feed(cast(bytes, data)):
            self._hear(self, message)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """A process that can say nothing more is of no use."""
        del exc
        if fd == _STDOUT:
            self.kill()

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended and all that it said was heard."""
        del exc
        if not self.gone.done():
            self.gone.set_result(None)
            self._lose(self)


async def start_child(
    command: Sequence[str], hear: Callable[[Child, bytes], None], lose: Callable[[Child], None]
) -> Child:
    """Start a process. It is in a session of its own, so that Ctrl-C reaches the server alone; it gets no settings."""
    loop = asyncio.get_running_loop()
    env = {name: value for name, value in os.environ.items() if not name.startswith("COLDSNAP_")}
    _, child = await loop.subprocess_exec(
        lambda: Child(hear, lose), *command, stderr=None, env=env | NO_WINDOW, start_new_session=True
    )
    return child
