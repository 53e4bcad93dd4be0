"""One socket below the layers of the application: messages in and out, each at a fraction of what the layers cost."""

import asyncio
import struct
from collections import deque
from collections.abc import Generator
from typing import Any, Final, Protocol

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, or in Python where that is missing

from coldsnap.server.packing import is_packed

TEXT: Final = 0x81
BINARY: Final = 0x82
"""First bytes of a whole message (RFC 6455, 5.2)."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""In the second byte: the rest is masked; the size is not here, but in so many bytes behind it."""
_middle_head = struct.Struct("!BBH").pack

Event = dict[str, Any]
"""As ASGI has them."""


class SocketLine(Protocol):
    """The way past the layers. What it does not deliver, the application's own `receive` does."""

    def write_now(self, data: bytes) -> bool:
        """Write a message if nobody has to wait for that; else False, and nothing was written."""

    async def read(self) -> str | bytes | None:
        """The next message. None: there is none, but an event of another kind, which stays where it is."""


class Inbox:
    """What was heard on a socket. It is asyncio's queue for one reader alone, and costs a fifth of it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Event] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Event) -> None:
        """Add an event, and wake whoever waits for it."""
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Event:
        """Wait for the next event and take it."""
        await self.filled()
        return self._events.popleft()

    def take_message(self) -> str | bytes | None:
        """The next message; None if the next event is something else. There has to be one."""
        event = self._events[0]
        if event["type"] != "websocket.receive":
            return None
        self._events.popleft()
        message: str | bytes = event["text"] if "text" in event else event["bytes"]
        return message

    async def filled(self) -> None:
        """Wait until there is something."""
        while not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter

    def empty(self) -> bool:
        """Whether nothing waits to be taken."""
        return not self._events

    def qsize(self) -> int:
        """How many events wait to be taken."""
        return len(self._events)


def frame_head(data: bytes) -> bytes:
    """What stands before a server's message on the line: the kind, and its size in one, three or nine bytes."""
    kind, size = BINARY if is_packed(data) else TEXT, len(data)
    if size < _TWO_BYTES:
        return bytes((kind, size))
    return _middle_head(kind, _TWO_BYTES, size) if size < 1 << 16 else struct.pack("!BBQ", kind, _EIGHT_BYTES, size)


def whole_text(data: bytes, largest: int) -> bytes | None:
    """What a client says, if the data are one whole frame with one whole text, and nothing else; masked, as it must be.

    Most data are. All else, and every fault, is for the parser of websockets.
    """
    if len(data) < 6 or data[0] != TEXT or not data[1] & _MASKED:
        return None
    size, start = data[1] & ~_MASKED, 2
    if size == _TWO_BYTES:
        size, start = int.from_bytes(data[2:4]), 4
    elif size == _EIGHT_BYTES:
        return None
    if size > largest or len(data) != start + 4 + size:
        return None
    text: bytes = apply_mask(data[start + 4 :], data[start : start + 4])
    return text


def is_between_frames(parser: Generator[None, None, None]) -> bool:
    """Whether the parser of websockets has nothing half read: then it waits to see whether the stream ends."""
    inner: Any = parser
    while inner.gi_yieldfrom is not None:
        inner = inner.gi_yieldfrom
    return bool(inner.__name__ == "at_eof")
