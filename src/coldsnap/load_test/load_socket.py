"""A WebSocket client that costs next to nothing, so that a measurement is of the server and not of who asks."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Mapping
from typing import Protocol

from coldsnap.core.errors import ColdsnapError
from coldsnap.wire.packing import unpack

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x81, 0x82, 0x88, 0x89, 0x8A


class NoSocket(ColdsnapError):
    """The request for a socket was not granted; `status` is that of the answer, if there was one."""

    def __init__(self, cause: object, status: int | None = None) -> None:
        super().__init__("bench-no-socket", cause=cause)
        self.status = status


class Listener(Protocol):
    """Whoever reads a socket; told which socket it is before anything arrives on it."""

    socket: "LoadSocket | None"

    def hear(self, data: bytes) -> None:
        """A message."""


class LoadSocket(asyncio.Protocol):
    """One socket. Its mask is zero, which masks and costs nothing."""

    def __init__(self, listener: Listener, request: bytes) -> None:
        self._listener = listener
        self._request = request
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.good_bye = ""
        """Code and reason with which the other end closed it (`1008 too-fast`); nothing if it just went away."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - a TCP connection is one
        self._transport = transport
        self._listener.socket = self
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take the answer to the upgrade, then whole frames."""
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                answer = self._buffer[:60].decode(errors="replace")
                self.open.set_exception(NoSocket(answer, _status(answer)))
                return
            del self._buffer[: end + 4]
            self.open.set_result(None)
        self._frames()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that it has gone."""
        self.lost = True
        if not self.ended.done():
            self.ended.set_result(None)
        if not self.open.done():
            self.open.set_exception(NoSocket(exc or ColdsnapError("bench-hung-up")))

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._write(_TEXT, message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        """Be gone at once, whatever was still to be sent."""
        if self._transport is not None:
            self._transport.abort()

    def send_bytes(self, data: bytes) -> None:
        """Send bytes as they are, be they frames or not."""
        assert self._transport is not None  # noqa: S101 - nobody sends before `open`
        self._transport.write(data)

    @property
    def unsent(self) -> int:
        """Bytes that the other end has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def _write(self, head: int, body: bytes) -> None:
        assert self._transport is not None  # noqa: S101 - nobody sends before `open`
        size = len(body)
        start = bytes((head, 0x80 | size)) if size < 126 else bytes((head, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(start + b"\0\0\0\0" + body)

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            size, begin = buffer[at + 1], at + 2
            if size >= 126:
                more = 2 if size == 126 else 8
                if len(buffer) < begin + more:
                    break
                size = int.from_bytes(buffer[begin : begin + more], "big")
                begin += more
            if len(buffer) < begin + size:
                break
            self._frame(buffer[at], bytes(buffer[begin : begin + size]))
            at = begin + size
        del buffer[:at]

    def _frame(self, head: int, body: bytes) -> None:
        if head == _TEXT:
            self._listener.hear(body)
        elif head == _BINARY:
            self._listener.hear(unpack(body))
        elif head == _PING:
            self._write(_PONG, body)
        elif head == _CLOSE:
            self.lost = True
            self.good_bye = f"{int.from_bytes(body[:2], 'big')} {body[2:].decode(errors='replace')}".strip()
            self.close()


async def connect(
    port: int, path: str, headers: Mapping[str, str], listener: Listener, *, address: str | None = None
) -> LoadSocket:
    """Open a socket at this computer, from one of its own addresses if that matters. Raises NoSocket, OSError."""
    key = b64encode(os.urandom(16)).decode()
    given = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        **headers,
    }
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in given.items()) + "\r\n"
    loop = asyncio.get_running_loop()
    where = None if address is None else (address, 0)
    _, socket = await loop.create_connection(
        lambda: LoadSocket(listener, request.encode()), "127.0.0.1", port, local_addr=where
    )
    try:
        await socket.open
    except BaseException:
        socket.abort()  # nobody else knows of it
        raise
    return socket


def _status(answer: str) -> int | None:
    words = answer.split(" ", 2)
    return int(words[1]) if words[0].startswith("HTTP/") and len(words) > 1 and words[1].isdigit() else None
