"""What waits to be sent to one socket. It never blocks the sender and never grows without end."""

import asyncio
from collections import deque
from typing import Final, Protocol

from coldsnap.server.limits import Limits
from coldsnap.server.metrics import Metrics

CROWDED: Final = 32
"""With so many waiting, an aim frame is not worth its place."""


class Sink(Protocol):
    """Where messages go: a socket."""

    def write_now(self, data: bytes) -> bool:
        """Write a message if nobody has to wait for that; else False, and nothing was written."""

    async def write(self, data: bytes) -> None:
        """Write a message as soon as the other end takes it."""

    def close(self, code: int, reason: str) -> None:
        """Close behind all that was written."""


class Outbox:
    """A bounded queue and the task that empties it; what need not wait goes past both, which costs a fifth.

    A reader that is too slow first loses droppable frames, then the socket. Once closed, nothing more is taken; what
    still waits is sent if the reader takes it within `linger_s`.
    """

    def __init__(self, sink: Sink, limits: Limits, metrics: Metrics) -> None:
        self._sink = sink
        self._limits = limits
        self._metrics = metrics
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None
        self._writing = False

    @property
    def closing(self) -> bool:
        """Whether it has been closed."""
        return self._ending is not None

    @property
    def waiting(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def start(self) -> asyncio.Task[None]:
        """Begin to send. The task ends when the socket has been closed, or cannot be."""
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(self._ended)
        return self._task

    def put(self, data: bytes, *, droppable: bool = False) -> None:
        """Send this when it is its turn."""
        if self._ending is not None:
            return
        # What is before it goes first; if there is nothing, it can perhaps be sent at once.
        if not (self._writing or self._waiting) and self._sink.write_now(data):
            return
        if droppable and len(self._waiting) >= CROWDED:
            self._metrics.dropped.inc()
            return
        if self._is_full(len(data)):
            self._drop_droppable()
            if self._is_full(len(data)):
                self._drop_all()
                self.close(1013, "too-slow")
                return
        self._waiting.append((data, droppable))
        self._bytes += len(data)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then close. The first reason is the one that is told."""
        if self._ending is not None:
            return
        self._ending = (code, reason)
        self._metrics.closed.labels(str(code)).inc()
        self._wake.set()
        if self._task is not None:
            asyncio.get_running_loop().call_later(self._limits.linger_s, self._task.cancel)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del task  # one that was cancelled remembers where it was: it and the queue would hold each other
        self._task = None

    def _is_full(self, more: int) -> bool:
        # An empty queue takes a message of any size: a large view is no sign of a slow reader.
        return bool(self._waiting) and (
            len(self._waiting) >= self._limits.queue_messages or self._bytes + more > self._limits.queue_bytes
        )

    def _drop_droppable(self) -> None:
        kept = deque(pair for pair in self._waiting if not pair[1])
        self._metrics.dropped.inc(len(self._waiting) - len(kept))
        self._waiting = kept
        self._bytes = sum(len(data) for data, _ in kept)

    def _drop_all(self) -> None:
        self._metrics.dropped.inc(len(self._waiting))
        self._waiting.clear()
        self._bytes = 0

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            while self._waiting:
                data, _ = self._waiting.popleft()
                self._bytes -= len(data)
                await self._sink.write(data)
            self._writing = False
            if self._ending is not None:
                self._sink.close(*self._ending)
                return
