"""One socket below the layers of the application: messages in and out, each at a fraction of what the layers cost."""

import asyncio
import struct
from collections import deque
from typing import Any, Final, Protocol

from coldsnap.server.packing import is_packed

TEXT: Final = 0x81
BINARY: Final = 0x82
"""First bytes of a whole message (RFC 6455, 5.2)."""

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
    if size < 126:
        return bytes((kind, size))
    return struct.pack("!BBH", kind, 126, size) if size < 65536 else struct.pack("!BBQ", kind, 127, size)
