"""The viewer at a socket, as a table knows it."""

import secrets

from coldsnap.server.sockets.outbox import Outbox
from coldsnap.wire.messages import Closing, Role, ServerMessage, write_message


class SocketViewer:
    """Who looks, what they may see, and the way to tell them. The table sets all but `id`."""

    def __init__(self, outbox: Outbox, address: str) -> None:
        self.id = secrets.token_hex(8)
        self.address = address
        self.role: Role = "watcher"
        self.seats: frozenset[int] = frozenset()
        self.facing: int | None = None
        self.shows = False
        self.seen = 0
        self.closing: Closing = "never"
        self._outbox = outbox

    def send(self, message: ServerMessage | bytes, *, droppable: bool = False) -> None:
        """Put a message in the queue. Never waits; whoever reads too slowly is let go."""
        self._outbox.put(message if isinstance(message, bytes) else write_message(message), droppable=droppable)

    def close(self, code: int, reason: str) -> None:
        """Send what waits and hang up."""
        self._outbox.close(code, reason)
