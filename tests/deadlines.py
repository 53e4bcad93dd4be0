"""How tests wait: for a condition, never for a time. The one deadline catches what hangs; no result depends on it."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

HANG_S: Final = 600.0
"""Seconds after which something that a test waits for will never come: many times what the slowest machine needs."""
_LOOK_S: Final = 0.005

Found = TypeVar("Found")


def wait_until(true: Callable[[], bool], tell: Callable[[], str] = str) -> None:
    """Wait until something is so; `tell` says how things are if it never is."""
    late = time.monotonic() + HANG_S
    while not true():
        assert time.monotonic() < late, f"that never came: {tell()}"
        time.sleep(_LOOK_S)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so, while the event loop goes on; also on one whose clock stands."""
    late = time.monotonic() + HANG_S
    while not true():
        assert time.monotonic() < late, "that never came"
        await asyncio.to_thread(time.sleep, _LOOK_S)


async def turns(count: int = 20) -> None:
    """Let the event loop do all that it can do by itself: more turns than any chain of callbacks has links."""
    for _ in range(count):
        await asyncio.sleep(0)


class HeldLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands until a test moves it on. Threads, sockets and processes work as ever."""

    def __init__(self) -> None:
        self._now = 1000.0
        super().__init__()

    def time(self) -> float:
        return self._now

    def move_on(self, seconds: float) -> None:
        self._now += seconds


def pass_time(seconds: float) -> None:
    """Move the clock of the running loop on: what is due by then happens in its next turn."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, HeldLoop), "here time passes by itself"
    loop.move_on(seconds)


def run_held(main: Coroutine[object, object, Found]) -> Found:
    """`asyncio.run` on a clock that stands, ended if it hangs."""

    async def watched() -> Found:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None
        guard = threading.Timer(HANG_S, loop.call_soon_threadsafe, (task.cancel,))
        guard.daemon = True
        guard.start()
        try:
            return await main
        finally:
            guard.cancel()

    with asyncio.Runner(loop_factory=HeldLoop) as runner:
        return runner.run(watched())
