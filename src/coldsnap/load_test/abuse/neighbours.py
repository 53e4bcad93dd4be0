"""All neighbours of a server, and what a span of time was like for them."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Final, Self

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.abuse.ask import Made, address
from coldsnap.load_test.abuse.neighbour import Neighbour, Newcomer, PageReader
from coldsnap.load_test.abuse.neighbour_tables import Acknowledged, BotTable, FlickTable, MoveTable, Table
from coldsnap.load_test.abuse.times import Times
from coldsnap.load_test.abuse.visitor import HungUp
from coldsnap.load_test.load_socket import NoSocket
from coldsnap.load_test.plan import rss_mb
from coldsnap.load_test.server_process import Running

NETWORK: Final = 10
"""The network of their addresses."""
PATIENCE_S: Final = 60.0
"""How long they wait for an answer before they come back and try again."""
LOOK_S: Final = 0.2
"""Seconds between two looks at the server's memory."""


class Neighbours:
    """Honest tables, a newcomer and people who look at pages. A context: they are there before and after an attack."""

    def __init__(
        self, running: Running, *, flicks: int = 4, moves: int = 3, bots: int = 1, patience_s: float = PATIENCE_S
    ) -> None:
        self._running = running
        self._patience_s = patience_s
        self.acknowledged: list[Acknowledged] = []
        self.turns: Counter[Neighbour] = Counter()
        """How often each of them has done what they do, whether it was granted or not."""
        port, kinds = running.port, [FlickTable] * flicks + [MoveTable] * moves + [BotTable] * bots
        self.tables: list[Table] = [
            kind(port, address(NETWORK, number), self.acknowledged) for number, kind in enumerate(kinds)
        ]
        self._newcomer = Newcomer(port, address(NETWORK, 100))
        self.everybody: list[Neighbour] = [
            *self.tables,
            self._newcomer,
            PageReader(port, address(NETWORK, 101), "/", "page"),
            PageReader(port, address(NETWORK, 102), "/api/health", "health"),
        ]

    async def __aenter__(self) -> Self:
        try:
            for neighbour in self.everybody:
                await neighbour.set_up()
        except BaseException:
            self._leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    @property
    def private_table(self) -> Made:
        """The table at which the newcomer has a seat; its id and the link to watch may get into wrong hands."""
        return self._newcomer.table

    async def live(self, through: Awaitable[object]) -> dict[str, float]:
        """Let them do what they do until this has ended, and until each has had an answer; what it was like.

        `not_granted` counts what was refused to them or cut off, and what they waited for in vain.
        """
        times, over, log = Times(), asyncio.Event(), _lines(self._running.log)
        lives = [asyncio.create_task(self._live(neighbour, times, over)) for neighbour in self.everybody]
        looking = asyncio.create_task(self._memory())
        try:
            await through
            over.set()
            await asyncio.gather(*lives)
        finally:
            for task in (*lives, looking):
                task.cancel()
            ended = await asyncio.gather(*lives, looking, return_exceptions=True)
        most = ended[-1]
        return {
            **times.numbers(),
            "answers": float(times.answers),
            "not_granted": float(times.faults.total()),
            **{f"not_granted_{fault}": float(count) for fault, count in sorted(times.faults.items())},
            "tables": float(len(self.tables)),
            "tables_moving": float(len(times.moving)),
            "rss_mb": most if isinstance(most, float) else rss_mb(self._running.pid),
            "log_lines": float(_lines(self._running.log) - log),
        }

    async def _live(self, neighbour: Neighbour, times: Times, over: asyncio.Event) -> None:
        while not over.is_set():
            fault = await self._turn(neighbour, times)
            self.turns[neighbour] += 1
            if fault:
                times.faults[fault] += 1
                neighbour.leave()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), neighbour.pause)

    async def _turn(self, neighbour: Neighbour, times: Times) -> str:
        """One turn; what went wrong, if anything did."""
        try:
            async with asyncio.timeout(self._patience_s):
                await neighbour.turn(times)
        except TimeoutError:
            return "unanswered"
        except HungUp as error:
            return f"hung-up-{error.good_bye}".replace(" ", "-").strip("-")
        except NoSocket as error:
            return f"no-socket-{error.status or ''}".strip("-")
        except ColdsnapError as error:
            return error.code
        except OSError as error:
            return type(error).__name__.lower()
        return ""

    async def _memory(self) -> float:
        """The most memory that the server's process had until this is cancelled."""
        most = 0.0
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                most = max(most, rss_mb(self._running.pid))
                await asyncio.sleep(LOOK_S)
        return most

    def _leave(self) -> None:
        for neighbour in self.everybody:
            neighbour.leave()


def _lines(path: Path) -> int:
    with path.open("rb") as file:
        return sum(chunk.count(b"\n") for chunk in iter(lambda: file.read(1 << 20), b""))
