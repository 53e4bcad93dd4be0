"""A connection to a table: whose seats it holds, what it looks at, and the way to tell it something."""

from typing import Protocol

from coldsnap.wire.messages import Closing, Role, ServerMessage


class Viewer(Protocol):
    """A connection, from an address. The table sets what else is said of it here; nobody else does.

    `shows`: it says what it has shown, and has `seen` so many entries. `closing`: how questions close that the seat is
    asked which it faces.
    """

    id: str
    address: str
    role: Role
    seats: frozenset[int]
    facing: int | None
    shows: bool
    seen: int
    closing: Closing

    def send(self, message: ServerMessage | bytes, *, droppable: bool = False) -> None:
        """Put a message in the queue; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Send what waits and hang up."""
