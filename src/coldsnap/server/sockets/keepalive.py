"""Pings to the other end of a socket: the only way to find out that it has gone without a word."""

import asyncio
from collections.abc import Callable


class Keepalive:
    """Pings after `every` seconds, and again so long after each answer; a ping without an answer ends the socket."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, every: float, ping: Callable[[], None], gone: Callable[[], None]
    ) -> None:
        self._loop = loop
        self._every = every
        self._ping = ping
        self._gone = gone
        self._timer: asyncio.TimerHandle | None = None
        self._awaits = False

    def start(self) -> None:
        """Wait `every` seconds, then ping."""
        self.stop()
        self._timer = self._loop.call_later(self._every, self._ask)

    def answered(self) -> bool:
        """A pong has come; False if nobody asked for it."""
        asked = self._awaits
        if asked:
            self.start()
        return asked

    def stop(self) -> None:
        """Ping no more."""
        self._awaits = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """Ping never again, and forget whom."""
        self.stop()
        self._ping = self._gone = _nothing

    def _ask(self) -> None:
        self._awaits = True
        self._timer = self._loop.call_later(self._every, self._gone)
        self._ping()


def _nothing() -> None:
    """There is nobody to ping."""
