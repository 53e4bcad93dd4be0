"""One connection on the server's side, as long as HTTP is spoken on it: uvicorn's own protocol, with bounds.

uvicorn waits for ever for a request, and for whoever does not read an answer.
"""

import asyncio
import socket
import sys
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from coldsnap.server.edge.connections import ConnectionGate, Place
from coldsnap.server.edge.problems import forget_places
from coldsnap.server.limits import Limits
from coldsnap.server.sockets.socket_protocol import SocketProtocol


class HttpProtocol(H11Protocol):
    """Has a place at the gate, and ends when it takes too long to say what it wants or to read what it is told.

    A subclass has the bounds of its server (`http_protocol`).
    """

    limits: Limits
    gate: ConnectionGate
    _place: Place | None = None
    _patience: asyncio.TimerHandle | None = None
    _watch: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the connection in, or not."""
        super().connection_made(transport)
        self._place = self.gate.enter(_address(transport), transport.abort)
        if self._place is None:
            transport.abort()
            return
        _send_at_once(transport)
        self._patience = self.loop.call_later(self.limits.head_s, self._give_up)

    def data_received(self, data: bytes) -> None:
        """Take bytes of a request in."""
        super().data_received(data)
        if self._unsaid():
            if self._patience is None:
                self._patience = self.loop.call_later(self.limits.head_s, self._give_up)
        else:
            _cancel(self._patience)
            self._patience = None
            if self._place is not None:
                self._place.busy()

    def on_response_complete(self) -> None:
        """The answer has been handed over; a next request may follow it already."""
        super().on_response_complete()
        if self._unsaid() and self._place is not None:
            self._place.idle()
        self._watch_reading()

    def pause_writing(self) -> None:
        """The other end reads more slowly than we write."""
        super().pause_writing()
        self._watch_reading()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection becomes a socket, and keeps its place."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if self._place is not None and isinstance(protocol, SocketProtocol):
            protocol.on_lost = self._place.leave

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request."""
        super().send_400_response(msg)
        forget_places(sys.exc_info()[1])

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, whoever ended it."""
        _cancel(self._patience)
        _cancel(self._watch)
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)

    def _unsaid(self) -> bool:
        """Whether no request is under way on a connection that has not become a socket."""
        under_way = self.cycle is not None and not self.cycle.response_complete
        return self.transport.get_protocol() is self and not under_way

    def _give_up(self) -> None:
        if self._unsaid():
            self.transport.abort()

    def _watch_reading(self) -> None:
        """See to it that what was written is read: we may have hung up already, and wait for nothing else."""
        if self._watch is None:
            self._unread = self.transport.get_write_buffer_size()
            if self._unread:
                self._watch = self.loop.call_later(self.limits.unread_s, self._look)

    def _look(self) -> None:
        self._watch, before = None, self._unread
        self._watch_reading()
        if self._unread >= before:
            self.transport.abort()


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def _address(transport: asyncio.Transport) -> str:
    """The address at the other end; that of a proxy, if there is one."""
    found = transport.get_extra_info("peername")
    return str(found[0]) if isinstance(found, tuple) else "unknown"


def _send_at_once(transport: asyncio.Transport) -> None:
    """Turn Nagle's algorithm off: an answer behind an update would wait 40 ms for the other end's acknowledgement.

    asyncio does so only for listening sockets that were made with the protocol number of TCP.
    """
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.family in {socket.AF_INET, socket.AF_INET6}:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def http_protocol(limits: Limits, gate: ConnectionGate) -> type[HttpProtocol]:
    """The protocol for a server with these bounds."""
    return type("BoundedHttpProtocol", (HttpProtocol,), {"limits": limits, "gate": gate})
