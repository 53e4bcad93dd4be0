"""The server's process through a span of time: memory, processor time, and how much it writes to its log."""

import asyncio
import time
from pathlib import Path
from typing import Final

from coldsnap.load_test.plan import cpu_s, rss_mb
from coldsnap.load_test.server_process import Running

LOOK_S: Final = 0.2
"""Seconds between two looks at its memory."""
CHUNK: Final = 1 << 20


class ProcessWatch:
    """What a server's process has used since this was made. Its workers are not counted."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self._began = time.monotonic()
        self._spent = cpu_s(running.pid)
        self._lines = _lines(running.log)
        self._most_mb = 0.0

    async def watch(self) -> None:
        """Look at its memory until cancelled: what counts is the most. Raises ColdsnapError if it has gone."""
        while True:
            self._look()
            await asyncio.sleep(LOOK_S)

    def numbers(self) -> dict[str, float]:
        """What it has used up to now. Raises ColdsnapError if it has gone."""
        self._look()
        return {
            "rss_mb": self._most_mb,
            "cpu_percent": 100 * (cpu_s(self._running.pid) - self._spent) / (time.monotonic() - self._began),
            "log_lines": float(_lines(self._running.log) - self._lines),
        }

    def _look(self) -> None:
        self._most_mb = max(self._most_mb, rss_mb(self._running.pid))


def _lines(path: Path) -> int:
    with path.open("rb") as file:
        return sum(chunk.count(b"\n") for chunk in iter(lambda: file.read(CHUNK), b""))
