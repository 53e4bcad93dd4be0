"""A connection to a table: whose seats it holds, what it looks at, and the way to tell it something."""

from typing import Protocol

from coldsnap.wire.messages import Role, ServerMessage


class Viewer(Protocol):
    """A connection, from an address. The table sets role, seats and facing; nobody else does."""

    id: str
    address: str
    role: Role
    seats: frozenset[int]
    facing: int | None

    def send(self, message: ServerMessage | bytes, *, droppable: bool = False) -> None:
        """Put a message in the queue; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Send what waits and hang up."""
