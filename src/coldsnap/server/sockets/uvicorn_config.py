"""How uvicorn is run: HTTP by its own protocol with the patience that it lacks, sockets by ours."""

import asyncio
import socket
import sys
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from coldsnap.server.edge.problems import forget_places
from coldsnap.server.limits import BODY, Limits
from coldsnap.server.settings import Settings
from coldsnap.server.sockets.socket_protocol import socket_protocol

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
        ws=socket_protocol(limits),
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

        def send_400_response(self, msg: str) -> None:
            super().send_400_response(msg)
            forget_places(sys.exc_info()[1])

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
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.family in {socket.AF_INET, socket.AF_INET6}:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
