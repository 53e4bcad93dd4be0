"""What nobody should send: frames and requests that are broken, each on a connection of its own."""

import asyncio
import os
from itertools import cycle
from typing import Final

from coldsnap.load_test.abuse.attack import Attack
from coldsnap.load_test.abuse.floods import MASK

CROWD: Final = 8
ANSWER_S: Final = 1.0
"""How long an answer to garbage is waited for: some garbage is the beginning of something, and gets none."""


def text(data: bytes) -> bytes:
    """A text frame."""
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + MASK + data


def post(*headers: str, body: bytes = b"") -> bytes:
    """A request that posts something, with these headers."""
    lines = ("POST /api/tables HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", *headers)
    return ("\r\n".join((*lines, "Connection: close")) + "\r\n\r\n").encode() + body


FRAMES: Final = (
    text(b"no JSON") * 6,
    text(b"[" * 4000) * 6,
    text(b'{"kind":"hello","kind":"hello"}') * 6,
    text(b'{"kind":"hello","protocol":' + b"9" * 3900 + b"}") * 6,
    text(b"\xff\xfe\x80 not UTF-8"),
    b"\x82\xfe\x00\x80" + MASK + bytes(128),  # binary
    b"\x81\xff" + (1 << 40).to_bytes(8, "big") + MASK,  # longer than anything
    b"\xf1\x80" + MASK,  # reserved bits
    b"\x83\x80" + MASK,  # a kind that there is not
    b"\x81\x02hi",  # unmasked
    b"\x89\xfe\x01\x00" + MASK + bytes(256),  # a ping that is too long
    b"\x80\x80" + MASK,  # the end of what never began
)
REQUESTS: Final = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /%ff%fe HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: " + b"a" * 20_000 + b"\r\n\r\n",
    post("Content-Length: -1"),
    post("Content-Length: 4", "Transfer-Encoding: chunked", body=b"0\r\n\r\n"),
    post("Content-Length: 4000", body=b"[" * 4000),
)


class Garbage(Attack):
    """Broken frames, broken requests and plain noise."""

    name = "garbage"
    again_s = 0.02

    async def run(self) -> None:
        """Half of them speak to sockets, half to HTTP."""
        frames, requests = cycle((*FRAMES, os.urandom(300))), cycle((*REQUESTS, os.urandom(300)))

        async def one(number: int) -> None:
            await (self._frames(next(frames)) if number % 2 else self._request(next(requests)))

        await self.crowd(CROWD, one)

    async def _frames(self, frames: bytes) -> None:
        socket = await self.socket()
        socket.send_bytes(frames)
        try:
            async with asyncio.timeout(ANSWER_S):
                await asyncio.shield(socket.ended)
            self.closed(socket.good_bye)
        except TimeoutError:
            self.counts["no-answer"] += 1
        finally:
            socket.abort()

    async def _request(self, request: bytes) -> None:
        reader, writer = await self.line()
        try:
            writer.write(request)
            async with asyncio.timeout(ANSWER_S):
                answer = await reader.read(12)
            status = answer.rpartition(b" ")[2].decode(errors="replace")
            self.counts[f"answered-{status}" if answer.startswith(b"HTTP/1.1 ") else "hung-up"] += 1
        except TimeoutError:
            self.counts["no-answer"] += 1
        finally:
            self.drop(writer)
