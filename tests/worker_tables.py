"""Tables for tests of the workers: flicks, bots and a worker that misbehaves."""

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from coldsnap.arena.physics.sample_flicks import school
from coldsnap.core.choices import Simulate
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse
from coldsnap.games.registry import GAMES
from coldsnap.match.table import Table
from coldsnap.server.workers.facade import Asker, Workers
from deadlines import run_held, wait_until

WAIT, HANG = 0.25, 0.125
"""Speeds of flicks at which the trap waits until its gate is there, and for ever."""


def trap(gate: Path) -> tuple[str, ...]:
    """The command of a worker that waits at this gate, a file that a test makes."""
    return (sys.executable, "-P", str(Path(__file__).with_name("server") / "worker_trap.py"), str(gate))


def flick(speed: float = 1.5, body: str = "p0") -> Simulate:
    return Simulate(school(), Impulse(body, 1.0, speed, 0.2, 0.1))


def played(test: Callable[[Workers], Awaitable[None]], **made: Any) -> None:
    """Run a test with real workers, in which time stands until the test lets it pass."""

    async def run() -> None:
        workers = Workers(**made)
        await workers.start()
        try:
            await test(workers)
        finally:
            await workers.stop()

    run_held(run())


def start(game: str, seats: int = 2) -> Table:
    return Table.start(GAMES[game], seats, GAMES[game].resolve({}), rng_from("workers").seed)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_gone(pids: tuple[int, ...]) -> None:
    """Wait until these processes have ended."""
    wait_until(lambda: not any(map(alive, pids)), lambda: f"some of {pids} live on")


async def opening(workers: Workers, asker: Asker, seed: str, level: str = "pebble") -> object:
    """A bot's first move of IceToids."""
    match = start("icetoids")
    return await workers.choose(asker, "icetoids", level, match.view(0), match.choices(0), seed)
