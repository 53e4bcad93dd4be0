"""From a socket to a room and back. Host and Origin were checked at the border, before the socket was accepted."""

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from coldsnap.core.errors import ColdsnapError, Rejected, Undecodable
from coldsnap.server.border import address_of
from coldsnap.server.limits import COSTS, GARBLED_COST, Meter
from coldsnap.server.logs import audit, log
from coldsnap.server.outbox import Outbox
from coldsnap.server.packing import is_packed
from coldsnap.server.protocols import line_of
from coldsnap.server.services import AnyRoom, Services, services_of
from coldsnap.server.socket_viewer import SocketViewer
from coldsnap.server.wire import (
    PROTOCOL,
    Aim,
    ClientMessage,
    Hello,
    Refused,
    read_message,
)

POLICY: Final = 1008
LATER: Final = 1013
BROKEN: Final = 1011
AWAY: Final = 1001

Socket = WebSocket[Any, Any, Any]


class Ended(Exception):
    """The other side has gone, or is to be read no further."""


@websocket("/ws/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """One device at one table."""
    services = services_of(socket.app)
    address = address_of(socket.scope)
    await socket.accept()
    if not services.turnstile.open(address, table):
        await socket.close(LATER, "too-many-sockets")
        return
    services.metrics.sockets.inc()
    try:
        await Conversation(socket, table, address, services).run()
    finally:
        services.metrics.sockets.dec()
        services.turnstile.close(address, table)


class Conversation:
    """What is said on one socket, from Hello to the close."""

    def __init__(self, socket: Socket, table: str, address: str, services: Services) -> None:
        self._socket = socket
        self._table = table
        self._services = services
        self._limits = services.settings.limits
        self._line = line_of(socket.scope)
        self._outbox = Outbox(self._write, self._close, self._limits, services.metrics, write_now=self._line.write_now)
        self._viewer = SocketViewer(self._outbox)
        self._meter = Meter(services.turnstile, address)
        self._heard_at = 0.0
        self._idle: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Read and write until one of both ends."""
        self._heard_at = time.monotonic()
        writer = self._outbox.start()
        reader = asyncio.create_task(self._read())
        tasks = {writer, reader}
        self._check_idle()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._outbox.closing:
                await asyncio.wait({writer})
        finally:
            if self._idle is not None:
                self._idle.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self) -> None:
        """Listen; whatever goes wrong closes this socket and no other."""
        try:
            await self._converse()
        except (Ended, WebSocketDisconnect):
            return
        except Rejected as refused:
            self._refuse(None, refused.code, refused.rule)
            self._outbox.close(POLICY, refused.code)
        except ColdsnapError as error:
            log.error("socket-failed", table=self._table, cause=str(error))
            self._outbox.close(BROKEN, "unavailable")
        except Exception:  # noqa: BLE001 - a fault of ours ends one conversation, not the server
            log.exception("socket-crashed", table=self._table)
            self._outbox.close(BROKEN, "broken")

    async def _converse(self) -> None:
        hello = await self._hello()
        room = await self._services.hub.room(self._table)
        if room is None:
            raise Rejected("no-such-table")
        viewer = self._viewer
        try:
            await room.enter(viewer, hello)
            audit("entered", table=self._table, role=viewer.role, seats=sorted(viewer.seats))
            while True:
                await self._hear(room, await self._next())
        finally:
            await room.leave(viewer)
            audit("left", table=self._table, role=viewer.role, seats=sorted(viewer.seats))

    async def _hello(self) -> Hello:
        """The first message, which has to come soon and has to be Hello."""
        try:
            async with asyncio.timeout(self._limits.hello_s):
                message = await self._next()
        except TimeoutError:
            raise Rejected("no-hello") from None
        if not isinstance(message, Hello):
            raise Rejected("no-hello")
        if message.protocol != PROTOCOL:
            raise Rejected("other-protocol")
        if not self._meter.pay(COSTS[Hello]):
            raise Rejected("too-fast")
        return message

    async def _hear(self, room: AnyRoom, message: ClientMessage) -> None:
        """Pass a message on to the room, if it is paid for."""
        self._services.metrics.heard[type(message)] += 1
        facing = self._viewer.facing
        if not self._meter.pay(COSTS[type(message)], None if facing is None else f"{self._table} {facing}"):
            self._too_fast(message)
        elif isinstance(message, Hello):
            self._refuse(None, "hello-again")
        else:
            await room.hear(self._viewer, message)

    async def _next(self) -> ClientMessage:
        """The next message that can be understood."""
        while True:
            data = await self._line.read()
            if data is None:
                await self._socket.receive()  # so that the layers know of the end, too
            if data is None or self._outbox.closing:
                raise Ended
            self._heard_at = time.monotonic()
            try:
                return read_message(data)
            except Undecodable:
                self._garbled()

    def _garbled(self) -> None:
        """Say that a message was not understood; after a few of them, or too many at once, hang up."""
        self._services.metrics.garbled.inc()
        self._meter.garbled += 1
        paid = self._meter.pay(GARBLED_COST)
        self._refuse(None, "undecodable")
        if not paid or self._meter.garbled >= self._limits.garbled:
            self._outbox.close(POLICY, "undecodable")
            raise Ended

    def _too_fast(self, message: ClientMessage) -> None:
        """An aim that is too much is just not passed on; a command is refused; a flood is cut off."""
        if self._meter.flooding:
            self._outbox.close(POLICY, "too-fast")
            raise Ended
        if not isinstance(message, Aim):
            self._refuse(getattr(message, "ref", None), "too-fast")

    def _refuse(self, ref: str | None, code: str, rule: str | None = None) -> None:
        self._services.metrics.refused.labels(code).inc()
        self._viewer.send(Refused(ref, code, rule))

    def _check_idle(self) -> None:
        """Hang up when nothing was heard for too long. A client that is there says Ping now and then."""
        left = self._heard_at + self._limits.idle_s - time.monotonic()
        if left > 0:
            self._idle = asyncio.get_running_loop().call_later(left, self._check_idle)
        else:
            self._outbox.close(AWAY, "idle")

    async def _write(self, data: bytes) -> None:
        if is_packed(data):
            await self._socket.send_data(data, mode="binary")
        else:
            await self._socket.send_data(data.decode(), mode="text")

    async def _close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)
