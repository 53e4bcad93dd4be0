"""One conversation: from a socket to a table and back. The border checked Host and Origin before it was accepted."""

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from coldsnap.core.errors import ColdsnapError, Rejected, Undecodable
from coldsnap.server.edge.admission import Meter
from coldsnap.server.edge.border import address_of
from coldsnap.server.limits import COSTS, FRAME_COST, GARBLED_COST
from coldsnap.server.logs import audit, log
from coldsnap.server.services import AnyLiveTable, Services, services_of
from coldsnap.server.sockets.handshake import accepted_socket
from coldsnap.server.sockets.outbox import Outbox
from coldsnap.server.sockets.socket_protocol import SocketProtocol
from coldsnap.server.sockets.viewer import SocketViewer
from coldsnap.server.tables.refusals import refusal
from coldsnap.server.tables.seat_move import SeatMove
from coldsnap.wire.messages import (
    PROTOCOL,
    Act,
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


class ConversationEnded(Exception):
    """The other side has gone, or is to be read no further."""


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One device at one table."""
    try:
        await _admit(socket, table)
    finally:
        del socket.receive, socket.send  # both hold the socket that holds them: it would stay in memory


async def _admit(socket: WebSocket[Any, Any, Any], table: str) -> None:
    services = services_of(socket.app)
    address = address_of(socket.scope)
    await socket.accept()
    if not services.address_limits.open(address):
        await socket.close(LATER, "too-many-sockets")
        return
    services.metrics.sockets.inc()
    try:
        await Conversation(accepted_socket(socket.scope), table, address, services).run()
    finally:
        services.metrics.sockets.dec()
        services.address_limits.close(address)


class Conversation:
    """What is said on one socket, from Hello to the close."""

    def __init__(self, socket: SocketProtocol, table: str, address: str, services: Services) -> None:
        self._socket = socket
        self._table = table
        self._services = services
        self._limits = services.settings.limits
        self._outbox = Outbox(socket, self._limits, services.metrics)
        self._viewer = SocketViewer(self._outbox, address)
        self._meter = Meter(services.address_limits, address)
        socket.charge = self._pay_frame
        self._live_table: AnyLiveTable | None = None
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
            del self._socket.charge  # the two hold each other no longer

    async def _read(self) -> None:
        """Listen; whatever goes wrong closes this socket and no other."""
        try:
            await self._converse()
        except ConversationEnded:
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
        live = await self._services.hub.live_table(self._table)
        if live is None:
            raise Rejected("no-such-table")
        role = live.role_of(hello.tokens)
        if not self._services.address_limits.enter(self._table, watches=role == "watcher"):
            self._outbox.close(LATER, "too-many-sockets")
            return
        try:
            await self._hear(live, hello)
        finally:
            self._services.address_limits.leave(self._table)

    async def _hear(self, live: AnyLiveTable, hello: Hello) -> None:
        """Enter the table and pass on what is said there, to the end."""
        viewer = self._viewer
        try:
            await live.enter(viewer, hello)
            audit("entered", table=self._table, role=viewer.role, seats=sorted(viewer.seats))
            self._live_table = live
            self._socket.listen(self._listen)
            while True:
                message = await self._next()
                if self._admits(message):
                    await live.hear(viewer, message)
        finally:
            self._socket.listen(None)
            await live.leave(viewer)
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

    def _admits(self, message: ClientMessage) -> bool:
        """Whether the table is to hear a message: it is paid for, and is none that a table never hears."""
        self._services.metrics.heard[type(message)] += 1
        facing = self._viewer.facing
        if not self._meter.pay(COSTS[type(message)], None if facing is None else f"{self._table} {facing}"):
            self._too_fast(message)
            return False
        if isinstance(message, Hello):
            self._refuse(None, "hello-again")
            return False
        return True

    def _pay_frame(self) -> bool:
        """Pay for a frame that is no whole message; whoever sends many of them is cut off at once."""
        paid = self._meter.pay(FRAME_COST)
        if not paid and self._meter.flooding:
            self._outbox.close(POLICY, "too-fast")
            self._socket.hang_up(POLICY, "too-fast")
        return paid

    # --- moves for which nobody has to wait ---

    def _listen(self, text: str) -> None:
        """Take a move on its way at once; what is no move, or has to wait, the reader hears."""
        move, message = self._move_in(text)
        if move is None or message is None:
            self._socket.release(text)
            return
        self._heard_at = time.monotonic()
        try:
            admitted = self._admits(message)
        except ConversationEnded:  # the socket is being closed, which ends the reader as well
            admitted = False
        if admitted:
            move.submit()
        else:
            move.withdraw()

    def _move_in(self, text: str) -> tuple[SeatMove, Act] | tuple[None, None]:
        """The move that a text says, which has taken the match; none if it is another message or has to wait."""
        if self._outbox.closing or self._live_table is None:
            return None, None
        try:
            message = read_message(text)
        except Undecodable:
            return None, None
        move = self._live_table.seat_move(self._viewer, message, self._moved) if isinstance(message, Act) else None
        return (move, message) if move is not None and isinstance(message, Act) else (None, None)

    def _moved(self, fault: BaseException | None) -> None:
        """A move has come to its end: hear what is said next."""
        if fault is not None:
            self._outbox.close(BROKEN, "broken")
        self._socket.release()

    async def _next(self) -> ClientMessage:
        """The next message that can be understood."""
        while True:
            data = await self._socket.read()
            if data is None or self._outbox.closing:
                raise ConversationEnded
            self._heard_at = time.monotonic()
            try:
                return read_message(data)
            except Undecodable as fault:
                self._garbled(fault)

    def _garbled(self, fault: Undecodable) -> None:
        """Say that a message was not understood; after a few of them, or too many at once, hang up."""
        self._services.metrics.garbled.inc()
        self._meter.garbled += 1
        paid = self._meter.pay(GARBLED_COST)
        said = refusal(None, fault)
        self._services.metrics.refused.labels(said.code).inc()
        self._viewer.send(said)
        if not paid or self._meter.garbled >= self._limits.garbled:
            self._outbox.close(POLICY, "undecodable")
            raise ConversationEnded

    def _too_fast(self, message: ClientMessage) -> None:
        """An aim that is too much is just not passed on; a command is refused; a flood is cut off."""
        if self._meter.flooding:
            self._outbox.close(POLICY, "too-fast")
            raise ConversationEnded
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
