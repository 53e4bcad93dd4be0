"""All neighbours of a server, and what a span of time was like for them."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable
from typing import Final, Self

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.abuse.ask import Made, address
from coldsnap.load_test.abuse.neighbour import Neighbour, Newcomer, PageReader
from coldsnap.load_test.abuse.neighbour_tables import Acknowledged, BotTable, FlickTable, MoveTable, Table
from coldsnap.load_test.abuse.process_watch import ProcessWatch
from coldsnap.load_test.abuse.times import Times
from coldsnap.load_test.abuse.visitor import HungUp
from coldsnap.load_test.load_socket import NoSocket
from coldsnap.load_test.server_process import Running

NETWORK: Final = 10
"""The network of their addresses."""
PATIENCE_S: Final = 60.0
"""How long they wait for an answer before they come back and try again."""


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
        """Let them do what they do until this has ended, and until each has had an answer; what it was like."""
        times, over, process = Times(), asyncio.Event(), ProcessWatch(self._running)
        lives = [asyncio.create_task(self._live(neighbour, times, over)) for neighbour in self.everybody]
        watching = asyncio.create_task(process.watch())
        try:
            await through
            over.set()
            await asyncio.gather(*lives)
        finally:
            for task in (*lives, watching):
                task.cancel()
            await asyncio.gather(*lives, watching, return_exceptions=True)
        return {
            **times.numbers(),
            "tables": float(len(self.tables)),
            "tables_moving": float(len(times.moving)),
            **process.numbers(),
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

    def _leave(self) -> None:
        for neighbour in self.everybody:
            neighbour.leave()
