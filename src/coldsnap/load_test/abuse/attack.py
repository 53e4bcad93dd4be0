"""What every attack is: set up, run until it is ended, torn down, and a count of what the server did about it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import ClassVar

from msgspec import Struct

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.abuse.ask import HOST, Made, address, ask, line, make_table
from coldsnap.load_test.abuse.visitor import HungUp, Visitor
from coldsnap.load_test.load_socket import LoadSocket, NoSocket, connect
from coldsnap.wire.new_table import NewTable


class Order(Struct, frozen=True):
    """Which attack, on the server at this port of this computer, from which network of addresses, for how long.

    `table` is somebody's private table whose id is known, `watch` the link to watch there.
    """

    name: str
    port: int
    network: int
    seconds: float
    table: str
    watch: str


class Nobody:
    """A listener who is told nothing that matters."""

    socket: LoadSocket | None = None

    def hear(self, data: bytes) -> None:
        """Forget it."""


class Attack:
    """One way to abuse a server. `counts` says what the server did: `closed-1008-too-fast`, `answered-429-too-fast`.

    What fails is part of it: whoever is refused or thrown out is counted and comes back, up to the end.
    """

    name: ClassVar[str]
    again_s: ClassVar[float] = 0.1
    """Seconds before somebody who was thrown out comes back: no attack but one is meant to be a flood of handshakes."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.counts: Counter[str] = Counter()
        self._lines: set[LoadSocket | asyncio.StreamWriter] = set()

    async def set_up(self) -> None:
        """Get everything ready that is no attack yet; nothing unless overridden."""

    async def run(self) -> None:
        """Attack until cancelled."""
        raise NotImplementedError

    def tear_down(self) -> None:
        """Be gone."""
        for each in self._lines:
            (each if isinstance(each, LoadSocket) else each.transport).abort()
        self._lines.clear()

    # --- what attacks are made of ---

    async def crowd(self, count: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at once, each of whom does the same again and again, whatever comes of it."""
        async with asyncio.TaskGroup() as group:
            for number in range(count):
                group.create_task(self._again(one, number))

    async def _again(self, one: Callable[[int], Awaitable[None]], number: int) -> None:
        while True:
            await self.counted(one(number))
            await asyncio.sleep(self.again_s)

    async def counted(self, doing: Awaitable[None]) -> None:
        """Do something; count how the server puts an end to it, if it does."""
        try:
            await doing
        except HungUp as error:
            self.closed(error.good_bye)
        except NoSocket as error:
            self.counts["hung-up" if error.status is None else f"answered-{error.status}"] += 1
        except ColdsnapError as error:
            self.counts[f"answered-{error.details['status']}-{error.details['cause']}"] += 1
        except OSError:
            self.counts["hung-up"] += 1

    def closed(self, good_bye: str) -> None:
        """Count how a socket was closed."""
        self.counts[f"closed-{good_bye.replace(' ', '-')}" if good_bye else "hung-up"] += 1

    def source(self, number: int = 0) -> str:
        """The address of one of the attackers; all of them have one address unless they say otherwise."""
        return address(self.order.network, number)

    async def socket(self, number: int = 0) -> LoadSocket:
        """A WebSocket on which nothing has been said. Raises NoSocket, OSError."""
        origin = {"Origin": f"http://{HOST}:{self.order.port}"}
        table = f"/ws/{self.order.table}"
        socket = await connect(self.order.port, table, origin, Nobody(), address=self.source(number))
        self.counts["opened"] += 1
        self._lines.add(socket)
        socket.ended.add_done_callback(lambda _: self._lines.discard(socket))
        return socket

    async def line(self, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection. Raises OSError."""
        reader, writer = await line(self.order.port, self.source(number))
        self.counts["opened"] += 1
        self._lines.add(writer)
        return reader, writer

    def drop(self, writer: asyncio.StreamWriter) -> None:
        """Hang up a bare connection."""
        writer.transport.abort()
        self._lines.discard(writer)

    async def visitor(self, table: str, token: str, number: int = 0) -> Visitor:
        """Somebody who has entered a table. Raises NoSocket, HungUp, OSError."""
        visitor = Visitor(self.order.port, self.source(number), table, token)
        try:
            await visitor.enter()
        except BaseException:
            visitor.leave()
            raise
        self.counts["entered"] += 1
        if visitor.socket is not None:
            self._lines.add(visitor.socket)
        return visitor

    async def made(self, wanted: NewTable, number: int = 0) -> Made:
        """A table that was made. Raises ColdsnapError, OSError."""
        made = await make_table(self.order.port, self.source(number), wanted)
        self.counts["made"] += 1
        return made

    async def got(self, path: str, number: int = 0) -> None:
        """Get something and count the answer. Raises OSError, NoSocket."""
        answer = await ask(self.order.port, self.source(number), path)
        self.counts[f"answered-{answer.status}-{answer.code}".strip("-")] += 1
