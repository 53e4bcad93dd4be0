"""Floods of frames that are no message: pings, and empty pieces of a message that never ends."""

import asyncio
import time
from typing import ClassVar, Final

from coldsnap.load_test.abuse.attack import Attack

SOCKETS: Final = 16
BYTES_PER_S: Final = 2_200_000
"""Bytes a second of each socket, as far as the server reads them."""
STEP_S: Final = 0.01
UNREAD: Final = 1_000_000
"""Bytes that may wait until the server reads on."""
MASK: Final = b"\0\0\0\0"
PING: Final = b"\x89\x80" + MASK
BEGIN: Final = b"\x01\x80" + MASK
"""The beginning of a text in pieces."""
PIECE: Final = b"\x00\x80" + MASK


class FrameFlood(Attack):
    """Sockets without a token on which one frame is sent as often as it fits into the bytes of a second."""

    frame: ClassVar[bytes]
    first: ClassVar[bytes] = b""

    async def run(self) -> None:
        """Flood; whoever is thrown out comes back."""
        await self.crowd(SOCKETS, self._flood)

    async def _flood(self, number: int) -> None:
        del number
        socket = await self.socket()
        socket.send_bytes(self.first)
        chunk = self.frame * (int(BYTES_PER_S * STEP_S) // len(self.frame))
        due = time.perf_counter()
        while not socket.ended.done():
            if socket.unsent < UNREAD and not socket.lost:
                socket.send_bytes(chunk)
                self.counts["kilobytes"] += len(chunk) // 1000
            due = max(due + STEP_S, time.perf_counter() - 1)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        self.closed(socket.good_bye)


class Pings(FrameFlood):
    """Empty pings, each of which wants an answer."""

    name = "pings"
    frame = PING


class Fragments(FrameFlood):
    """Empty pieces of one text."""

    name = "fragments"
    frame = PIECE
    first = BEGIN
