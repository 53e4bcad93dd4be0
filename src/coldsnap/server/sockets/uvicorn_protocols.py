"""Uvicorn's protocols, with the two patience limits that it lacks: for a request's head and for a closed socket."""

import asyncio
import socket
from http import HTTPStatus
from typing import Any, Final, cast

import uvicorn
from litestar.types import ASGIApp, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from coldsnap.server.limits import BODY, Limits
from coldsnap.server.matches.loop_batch import LoopBatch, each
from coldsnap.server.settings import Settings
from coldsnap.server.sockets.fast_frames import DirectSocket, Inbox, Listener, frame_head, is_between_frames, whole_text
from coldsnap.wire.messages import FRAME_IN

READ_AHEAD: Final = 8
"""Messages of a socket that may wait to be heard before no more are read.

Uvicorn stops reading after every one and starts again when it was taken: two system calls, twenty microseconds.
"""
LINE: Final = "coldsnap.line"
"""The name of our extension of ASGI."""
BUNDLE: Final = 64 * 1024
"""Bytes that may be gathered for one call of the system: as many as make a transport ask for a pause."""
SHUTDOWN_S: Final = 5
"""How long requests may still take once the server is asked to stop."""


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn has to be run for this application; everything that it would trust or log by itself is off."""
    limits = settings.limits
    return uvicorn.Config(
        app,
        host=settings.bind,
        port=settings.port,
        http=_impatient_http(limits),
        ws=_impatient_sockets(limits),
        ws_max_size=FRAME_IN,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_s,
        ws_ping_timeout=limits.ping_s,
        h11_max_incomplete_event_size=BODY,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=SHUTDOWN_S,
        limit_concurrency=limits.sockets * 2,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        date_header=True,
    )


def direct_socket(scope: Scope) -> DirectSocket:
    """The socket itself, past the layers."""
    extensions = cast(dict[str, dict[str, DirectSocket]], scope["extensions"])
    return extensions[LINE]["line"]


def _impatient_http(limits: Limits) -> type[asyncio.Protocol]:
    class Http(H11Protocol):
        """Closes a connection that takes too long to say what it wants."""

        _patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            _send_at_once(transport)
            self._patience = self.loop.call_later(limits.head_s, self._give_up)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._patience is None and self._unsaid():
                self._patience = self.loop.call_later(limits.head_s, self._give_up)
            elif self._patience is not None and not self._unsaid():
                self._patience.cancel()
                self._patience = None

        def connection_lost(self, exc: Exception | None) -> None:
            if self._patience is not None:
                self._patience.cancel()
            super().connection_lost(exc)

        def _unsaid(self) -> bool:
            """Whether no request is under way on a connection that has not become a socket."""
            under_way = self.cycle is not None and not self.cycle.response_complete
            return self.transport.get_protocol() is self and not under_way

        def _give_up(self) -> None:
            if self._unsaid():
                self.transport.abort()

    return Http


def _send_at_once(transport: asyncio.Transport) -> None:
    """Turn Nagle's algorithm off: an answer behind an update would wait 40 ms for the other end's acknowledgement.

    asyncio does so only for listening sockets that were made with the protocol number of TCP.
    """
    line = transport.get_extra_info("socket")
    if line is not None and line.family in {socket.AF_INET, socket.AF_INET6}:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class _LineSockets(WebSocketsSansIOProtocol):
    """Uvicorn's sockets with a way past the layers; see `SocketLine`. `unsent` are those of one event loop."""

    unsent: LoopBatch["_LineSockets"]

    _between_frames = False
    _unsent = 0
    _listener: Listener | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._inbox = Inbox(self.loop)
        self.queue = cast(Any, self._inbox)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][LINE] = {"line": self}

    def data_received(self, data: bytes) -> None:
        text = whole_text(data, FRAME_IN) if self._between_frames and self.conn.state is OPEN else None
        if text is None:
            super().data_received(data)
            self._between_frames = self.conn.current_size is None and is_between_frames(self.conn.parser)
        elif not self.close_sent:
            if self._listener is not None and self._inbox.hold():
                self._listener(text)
            else:
                self._inbox.put_nowait(text)
                self._pause_if_full()

    def listen(self, listener: Listener | None) -> None:
        self._listener = listener

    def release(self, unheard: str | None = None) -> None:
        self._inbox.release(unheard)

    async def read(self) -> str | bytes | None:
        while self._inbox.empty():
            await self._inbox.arrival()
        message = self._inbox.take_message()
        if self.read_paused and self._inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def write_now(self, data: bytes) -> bool:
        if not self._unsent:
            # If the other end is closing, whoever waits hears of it.
            if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not OPEN:
                return False
            self.unsent.add(self)
        self.conn.writes += (frame_head(data), data)
        self._unsent += len(data)
        if self._unsent > BUNDLE:
            self.flush()
        return True

    def flush(self) -> None:
        """Hand over what was written since the last time: an update and the answer behind it in one call."""
        self._unsent = 0
        output = b"".join(self.conn.data_to_send())
        if output and not self.transport.is_closing():
            self.transport.write(output)

    def give_up(self) -> None:
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_full()

    def _pause_if_full(self) -> None:
        if not self.read_paused and self._inbox.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def _impatient_sockets(limits: Limits) -> type[asyncio.Protocol]:
    class Sockets(_LineSockets):
        """Lets go of a closed socket whose other end does not read or is not there any more."""

        unsent = LoopBatch(_flush_all)

        async def run_asgi(self) -> None:
            await super().run_asgi()
            self._let_go()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self._let_go()

        def _let_go(self) -> None:
            self.loop.call_later(limits.linger_s, self.transport.abort)

    return Sockets


def _flush_all(sockets: list[_LineSockets]) -> None:
    each(_LineSockets.flush, sockets, _LineSockets.give_up)
