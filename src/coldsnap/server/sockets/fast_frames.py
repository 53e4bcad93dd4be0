"""One socket below the layers of the application: messages in and out, each at a fraction of what the layers cost."""

import asyncio
import struct
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, Final, Protocol

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, or in Python where that is missing

TEXT: Final = 0x81
BINARY: Final = 0x82
"""First bytes of a whole message (RFC 6455, 5.2)."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""In the second byte: the rest is masked; the size is not here, but in so many bytes behind it."""
_middle_head = struct.Struct("!BBH").pack
_SHORT_HEADS: Final = {kind: tuple(bytes((kind, size)) for size in range(_TWO_BYTES)) for kind in (TEXT, BINARY)}

Listener = Callable[[str], None]
Event = dict[str, Any]
"""As ASGI has them."""


class DirectSocket(Protocol):
    """The way past the layers. What it does not deliver, the application's own `receive` does."""

    def write_now(self, data: bytes) -> bool:
        """Write a message if nobody has to wait for that; else False, and nothing was written."""

    async def read(self) -> str | bytes | None:
        """The next message. None: there is none, but an event of another kind, which stays where it is."""

    def listen(self, listener: Listener | None) -> None:
        """From now on let this one hear the texts that come while somebody waits in `read` and nothing else is there.

        Nothing more is read, by anybody, before it says `release`.
        """

    def release(self, unheard: str | None = None) -> None:
        """The listener has done with its text; or it has not, and `read` has to give it."""


class Inbox:
    """What was heard on a socket. It is asyncio's queue for one reader alone, and costs a fifth of it.

    A text is kept as it is, without the event that would carry it through the layers.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Event | str] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._held = False

    def put_nowait(self, event: Event | str) -> None:
        """Add an event or a text, and wake whoever waits for it."""
        self._events.append(event)
        if not self._held:
            self._wake()

    def hold(self) -> bool:
        """Let whoever waits wait until `let_go`, whatever comes; False if nobody waits, or somebody need not."""
        if self._held or self._events or self._waiter is None or self._waiter.done():
            return False
        self._held = True
        return True

    def release(self, first: str | None = None) -> None:
        """The end of `hold`; `first` is a text that goes before all that has come since."""
        self._held = False
        if first is not None:
            self._events.appendleft(first)
        if self._events:
            self._wake()

    def _wake(self) -> None:
        waiter = self._waiter
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def get(self) -> Event:
        """Wait for the next event and take it."""
        while not self._events:
            await self.arrival()
        event = self._events.popleft()
        return {"type": "websocket.receive", "text": event} if isinstance(event, str) else event

    def take_message(self) -> str | bytes | None:
        """The next message; None if the next event is something else. There has to be one."""
        event = self._events[0]
        if isinstance(event, str):
            self._events.popleft()
            return event
        if event["type"] != "websocket.receive":
            return None
        self._events.popleft()
        message: str | bytes = event["text"] if "text" in event else event["bytes"]
        return message

    def arrival(self) -> asyncio.Future[None]:
        """What to wait for while it is empty. One reader waits at a time."""
        self._waiter = self._loop.create_future()
        return self._waiter

    def empty(self) -> bool:
        """Whether nothing waits to be taken."""
        return not self._events

    def qsize(self) -> int:
        """How many events wait to be taken."""
        return len(self._events)


def frame_head(data: bytes) -> bytes:
    """What stands before a server's message on the line: the kind, and its size in one, three or nine bytes."""
    size = len(data)
    kind = TEXT if data[:1] == b"{" else BINARY  # as `is_packed` has it
    if size < _TWO_BYTES:
        return _SHORT_HEADS[kind][size]
    return _middle_head(kind, _TWO_BYTES, size) if size < 1 << 16 else struct.pack("!BBQ", kind, _EIGHT_BYTES, size)


def whole_text(data: bytes, largest: int) -> str | None:
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
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None


def is_between_frames(parser: Generator[None, None, None]) -> bool:
    """Whether the parser of websockets has nothing half read: then it waits to see whether the stream ends."""
    inner: Any = parser
    while inner.gi_yieldfrom is not None:
        inner = inner.gi_yieldfrom
    return bool(inner.__name__ == "at_eof")
