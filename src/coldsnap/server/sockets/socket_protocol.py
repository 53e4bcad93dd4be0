"""One WebSocket on the server's side: bytes of a connection on one side, whole messages on the other.

websockets reads and writes the frames (its Sans-I/O `ServerProtocol`), uvicorn hands over connections that ask for an
upgrade, ASGI is spoken for the handshake alone (`handshake.py`): no message costs a task or an event of ASGI.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from coldsnap.server.edge.problems import forget_places
from coldsnap.server.limits import Limits
from coldsnap.server.matches.loop_batch import LoopBatch, each
from coldsnap.server.sockets.handshake import Handshake, scope_of
from coldsnap.server.sockets.inbox import Inbox, Listener, Message
from coldsnap.server.sockets.keepalive import Keepalive
from coldsnap.wire.messages import FRAME_IN
from coldsnap.wire.packing import is_packed

READ_AHEAD: Final = 8
"""Messages that may wait to be heard before no more are read."""
SLICE: Final = 2048
"""Bytes of a socket whose frames are read in one turn of the event loop; then it is the turn of all others."""
LAST_WORDS: Final = 32 * 1024
"""Bytes that are still read after we said good-bye, to find the other end's good-bye among them."""
BUNDLE: Final = 64 * 1024
"""Bytes that may be gathered for one call of the system: as many as make a transport ask for a pause."""
NOT_UTF_8: Final = 1007
TOO_MUCH: Final = 1008
FAILED: Final = 1011
RESTART: Final = 1012

_DATA: Final = frozenset({Opcode.TEXT, Opcode.BINARY, Opcode.CONT})
_library_log: Final = logging.getLogger("uvicorn.error")


class SocketProtocol(asyncio.Protocol):
    """The protocol that uvicorn gives a connection to. A subclass has the bounds of its server (`socket_protocol`)."""

    limits: Limits
    unsent: LoopBatch["SocketProtocol"]
    charge: Callable[[], bool] = staticmethod(lambda: True)
    """Takes the cost of a frame that is no whole message from whoever sent it; False if it cannot be paid."""
    on_lost: Callable[[], None] = staticmethod(lambda: None)
    """Hears that the connection has ended."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._app_state = app_state
        self._connections = cast(set[Any], server_state.connections)  # uvicorn's annotation names its own protocols
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._frames = ServerProtocol(max_size=FRAME_IN, logger=_library_log)
        self._inbox = Inbox(self._loop)
        self._keepalive = Keepalive(self._loop, self.limits.ping_s, self._ping, self._not_answered)
        self._writable = asyncio.Event()
        self._writable.set()
        self._answer: Response | None = None
        self._parts: list[Frame] = []
        self._unread = bytearray()
        self._slicing = False
        self._last_words = 0
        self._unsent = 0
        self._reading = True
        self._end: asyncio.TimerHandle | None = None
        self._lost = False

    # --- what uvicorn and the event loop call ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is ours from here on."""
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Take bytes in: the request for the upgrade first, then frames, a slice in each turn of the event loop."""
        if not self._unread and len(data) <= SLICE:
            self._take(data)
            return
        self._unread += data
        self._pause()
        self._go_on()

    def _slice(self) -> None:
        self._slicing = False
        if len(self._inbox) >= READ_AHEAD or self.transport.is_closing():
            return
        data = bytes(self._unread[:SLICE])
        del self._unread[:SLICE]
        self._take(data)
        self._go_on()

    def _take(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._framed(event)
            elif isinstance(event, Request):
                self._requested(event)
        if self._frames.state is not OPEN and self._frames.close_expected():
            self._inbox.end()
            self._last_words += len(data)
            if self._last_words > LAST_WORDS:
                self.transport.abort()
        if not self._unsent:  # what waits for the end of this turn takes pongs along
            self.flush()

    def eof_received(self) -> None:
        """The other end writes no more; the transport closes itself."""
        self._frames.receive_eof()
        self.flush()

    def pause_writing(self) -> None:
        """The other end reads more slowly than we write."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """What was written has gone."""
        self._writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, whoever ended it."""
        del exc
        self._lost = True
        self.on_lost()
        self._keepalive.end()
        _unwind(self._frames)
        self._inbox.end()
        self._writable.set()
        self._connections.discard(self)
        if self._end is not None:
            self._end.cancel()

    def shutdown(self) -> None:
        """The server stops."""
        self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(RESTART, "")
        self.transport.close()

    # --- the handshake ---

    def _requested(self, request: Request) -> None:
        answer = self._frames.accept(request)
        if answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._frames.send_response(answer)
            return
        self._answer = answer
        scope = scope_of(request, self, self.transport.get_extra_info, self._app_state)
        task = self._loop.create_task(Handshake(self).run(self._app, scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def accept(self) -> None:
        """Let the other end in."""
        if self._answer is not None:
            self._frames.send_response(self._answer)
            self._answer = None
            self.flush()
            self._keepalive.start()

    def refuse(self, status: HTTPStatus) -> bool:
        """Keep the other end out; False if it is in already, or was kept out before."""
        if self._answer is None:
            return False
        self._answer = None
        self._frames.send_response(self._frames.reject(status, ""))
        self.flush()
        return True

    # --- frames ---

    def _framed(self, frame: Frame) -> None:
        is_data = frame.opcode in _DATA
        if self._frames.state is not OPEN or (frame.opcode is Opcode.PONG and self._keepalive.answered()):
            return
        if is_data and frame.fin and not self._parts:
            self._hear(frame.opcode, bytes(frame.data))
        elif not self.charge():
            if is_data:  # what is left of its message is none
                self.hang_up(TOO_MUCH, "too-fast")
        elif is_data:
            self._part(frame)

    def _part(self, frame: Frame) -> None:
        self._parts.append(frame)
        if frame.fin:
            parts, self._parts = self._parts, []
            self._hear(parts[0].opcode, b"".join(part.data for part in parts))

    def _hear(self, kind: Opcode, data: bytes) -> None:
        message: Message = data
        if kind is Opcode.TEXT:
            try:
                message = data.decode()
            except UnicodeDecodeError:
                self._frames.fail(NOT_UTF_8)
                return
        self._inbox.put(message)
        if len(self._inbox) >= READ_AHEAD:
            self._pause()

    def _ping(self) -> None:
        if self._frames.state is OPEN:
            self._frames.send_ping(b"cold")
            self.flush()

    def _not_answered(self) -> None:
        self._frames.fail(FAILED, "keepalive ping timeout")
        self.flush()

    # --- what the conversation calls ---

    async def read(self) -> Message | None:
        """Wait for the next message; None if no more will come."""
        message = await self._inbox.read()
        if not self._inbox:
            self._go_on()
        return message

    def listen(self, listener: Listener | None) -> None:
        """Give texts to this one that come while somebody waits in `read`. Nothing more is read before `release`."""
        self._inbox.listen(listener)

    def release(self, unheard: str | None = None) -> None:
        """The listener has done with its text; or it has not, and `read` has to give it."""
        self._inbox.release(unheard)

    def write_now(self, data: bytes) -> bool:
        """Write a message if nobody has to wait for that; else False, and nothing was written.

        It goes out at the end of this turn of the event loop, together with all that is written in it.
        """
        if not self._unsent:
            if not self._writable.is_set() or self._frames.state is not OPEN or self.transport.is_closing():
                return False
            self.unsent.add(self)
        self._write(data)
        if self._unsent > BUNDLE:
            self.flush()
        return True

    async def write(self, data: bytes) -> None:
        """Write a message as soon as the other end has read what was written before; nothing if it is closed."""
        await self._writable.wait()
        if self._frames.state is OPEN:
            self._write(data)
            self.flush()

    def close(self, code: int, reason: str) -> None:
        """Say good-bye behind all that was written, and hear nothing more but the other end's good-bye."""
        if self._frames.state is OPEN:
            self._frames.send_close(code, reason)
            self.flush()
        self._inbox.end()
        self._go_on()

    def hang_up(self, code: int, reason: str) -> None:
        """Say good-bye and hear nothing more, whatever is still on its way."""
        self._frames.fail(code, reason)
        self._inbox.end()
        self.flush()

    def let_go(self) -> None:
        """End the connection soon: the other end has a while to read what is left and to say good-bye."""
        self.close(FAILED, "")
        self._keepalive.stop()
        if self._end is None and not self._lost:
            self._end = self._loop.call_later(self.limits.linger_s, self.transport.abort)

    def flush(self) -> None:
        """Hand over what was written since the last time in one call of the system."""
        self._unsent = 0
        output = self._frames.data_to_send()
        if not output or self.transport.is_closing():
            return
        if data := b"".join(output):
            self.transport.write(data)
        if not output[-1]:  # the sign that the connection is to be closed
            self.transport.close()
            self.let_go()

    def give_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def _pause(self) -> None:
        if self._reading and not self.transport.is_closing():
            self._reading = False
            self.transport.pause_reading()

    def _go_on(self) -> None:
        """Read on: first what has been received, in the next turn of the event loop, then what comes."""
        if self._unread:
            if not self._slicing:
                self._slicing = True
                self._loop.call_soon(self._slice)
        elif not self._reading and not self.transport.is_closing():
            self._reading = True
            self.transport.resume_reading()

    def _write(self, data: bytes) -> None:
        if is_packed(data):
            self._frames.send_binary(data)
        else:
            self._frames.send_text(data)
        self._unsent += len(data)


def socket_protocol(limits: Limits) -> type[SocketProtocol]:
    """The protocol for a server with these bounds."""

    class BoundedSocketProtocol(SocketProtocol):
        """Sends for all sockets of its event loop together."""

        unsent = LoopBatch(_flush_all)

    BoundedSocketProtocol.limits = limits
    return BoundedSocketProtocol


def _unwind(frames: ServerProtocol) -> None:
    """End what still waits for bytes, and let faults forget where they were raised: all of that holds the frames that
    hold it, and nothing of the connection would leave memory.
    """
    frames.parser.close()
    forget_places(frames.parser_exc)
    forget_places(frames.handshake_exc)


def _flush_all(sockets: list[SocketProtocol]) -> None:
    each(SocketProtocol.flush, sockets, SocketProtocol.give_up)
