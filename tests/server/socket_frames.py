"""A client's side of a socket as bytes: the handshake, frames as a client masks them, what is heard."""

import json
import socket

from websockets.frames import Frame, Opcode

from web_server import TABLE, Served


def handshake(running: Served, *, without: str = "", more: str = "") -> bytes:
    """A request for an upgrade."""
    lines = [
        f"GET /ws/{TABLE} HTTP/1.1",
        f"Host: {running.host}",
        f"Origin: http://{running.host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    kept = [line for line in lines if not without or not line.startswith(without)]
    return ("\r\n".join([*kept, more] if more else kept) + "\r\n\r\n").encode()


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def text(message: object) -> bytes:
    return masked(Opcode.TEXT, json.dumps(message).encode())


def upgraded(running: Served, behind: bytes = b"") -> socket.socket:
    """A socket after the handshake, of which the test has the bare bytes; `behind` is sent at once."""
    line = running.raw()
    line.sendall(handshake(running))
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101 ")
    line.sendall(behind)
    return line


def heard_until(line: socket.socket, wanted: bytes, times: int = 1) -> bytes:
    """All that is heard up to something, or up to the end if that comes first."""
    heard = b""
    while heard.count(wanted) < times and (more := line.recv(65_536)):
        heard += more
    return heard
