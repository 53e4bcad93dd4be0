"""The server's time: how long it has really run, kept in the database. What expires does so by this time alone.

A computer's clock may be weeks ahead at a start and right again at the next one. So the server's time grows by the
clock that never jumps while the server runs, and over a pause by no more than `LONGEST_PAUSE_MS`, whatever the
computer's clock says.
"""

import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from coldsnap.store.schema import SERVER_TIME

LONGEST_PAUSE_MS: Final = 12 * 3600 * 1000
"""The milliseconds that a pause between two runs counts at most: shorter than anything is kept, so that no jump of a
clock lets go of what was touched in the run before."""


class ServerTime:
    """Milliseconds; they begin as those since 1970 and never fall back. `wall` and `running` are clocks in seconds."""

    def __init__(self, wall: Callable[[], float] = time.time, running: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._running = running
        self._began = running()
        self._seen = 0

    def now(self) -> int:
        """The server's time."""
        return self._seen + int(1000 * (self._running() - self._began))

    def read(self, connection: sa.Connection) -> None:
        """Go on from what a database knows; in one that knows nothing it begins with the computer's clock."""
        wall = int(self._wall() * 1000)
        known = connection.execute(sa.select(SERVER_TIME)).first()
        self._began = self._running()
        self._seen = wall if known is None else known.seen + min(max(0, wall - known.wall), LONGEST_PAUSE_MS)

    def save(self, connection: sa.Connection) -> None:
        """Write down how far it has come, for the next start. The caller commits."""
        connection.execute(sa.delete(SERVER_TIME))
        connection.execute(sa.insert(SERVER_TIME).values(seen=self.now(), wall=int(self._wall() * 1000)))
