"""A lock for one event loop that can also be taken at once, or not at all."""

import asyncio
from collections import deque


class MatchLock:
    """Held by one at a time, first come, first served: `async with` waits for it, `take` does not.

    It is handed over to whoever waits: nobody who takes it at once can get in between.
    """

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def held(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Take it if nobody holds it or waits for it."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Wait for it and take it."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed over to a caller that does not want it any more
                self.release()
            raise

    def release(self) -> None:
        """Hand it over to whoever has waited longest, if anybody waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
