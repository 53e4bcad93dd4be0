"""Counts of a measurement of a game server, whatever it speaks: moves, how late their answers are, what they cost."""

import asyncio
import random
import statistics
import time
from collections import deque
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from coldsnap.core.errors import ColdsnapError

TICKS: Final = 100
"""Processor time in /proc is counted in hundredths of a second."""


class Plan(Struct, frozen=True, kw_only=True):
    """The load on a server: `pace` moves a second, or as many as it can do (0). `pid` is its process.

    With `seconds` 0 the sockets are only opened. With `watchers` somebody at one more table aims, before so many.
    """

    port: int
    pid: int
    tables: int
    seconds: float
    warm_up: float = 1.0
    pace: int = 0
    watchers: int = 0


class Player(Protocol):
    """A seat of a table that can be asked to make its next move."""

    def move(self) -> None:
        """Send a move. It is this seat's turn."""


class Run:
    """One measurement. Players are asked to move at once, or when the pace allows."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rand = random.Random(1)  # noqa: S311 - a play-out needs speed, not secrecy
        self.going = False
        self.counting = False
        self.moves = 0
        self.late: list[float] = []
        self.faults: list[str] = []
        self.waiting: deque[Player] = deque()

    def ready(self, player: Player) -> None:
        """It is this player's turn."""
        if self.going and not self.plan.pace:
            player.move()
        else:
            self.waiting.append(player)

    def done(self, sent: float) -> None:
        """A move that was sent then has been acknowledged now."""
        if self.counting:
            self.moves += 1
            self.late.append(time.perf_counter() - sent)

    async def play(self) -> dict[str, float]:
        """Warm up, measure, and say what was measured."""
        plan = self.plan
        self.going = True
        pacing = asyncio.create_task(self._pace())
        await asyncio.sleep(plan.warm_up)
        self.counting, began, spent = True, time.perf_counter(), cpu_s(plan.pid)
        await asyncio.sleep(plan.seconds)
        self.counting, self.going = False, False
        took, spent = time.perf_counter() - began, cpu_s(plan.pid) - spent
        pacing.cancel()
        if self.faults or len(self.late) < 2:
            raise ColdsnapError("bench-load-faults", count=len(self.faults), first="".join(self.faults[:1]))
        cuts = statistics.quantiles(self.late, n=100)
        return {
            "moves_per_s": self.moves / took,
            "cpu_us_per_move": 1e6 * spent / self.moves,
            "p50_ms": 1000 * cuts[49],
            "p99_ms": 1000 * cuts[98],
            "rss_mb": rss_mb(plan.pid),
        }

    async def _pace(self) -> None:
        if not self.plan.pace:
            for _ in range(len(self.waiting)):
                self.waiting.popleft().move()
            return
        due = time.perf_counter()
        while True:
            while due <= time.perf_counter() and self.waiting:
                self.waiting.popleft().move()
                due += 1 / self.plan.pace
            await asyncio.sleep(max(0.0005, due - time.perf_counter()))


def cpu_s(pid: int) -> float:
    """Seconds of processor time that a process has used, its threads included and its children not."""
    fields = _proc(pid, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def rss_mb(pid: int) -> float:
    """Memory (MiB) that a process holds now."""
    line = next(line for line in _proc(pid, "status").splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def _proc(pid: int, name: str) -> str:
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except OSError as error:
        raise ColdsnapError("bench-no-process", pid=str(pid), cause=error) from error
