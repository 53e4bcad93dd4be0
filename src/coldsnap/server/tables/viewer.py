"""Somebody at a table, as a room needs to know them."""

from typing import Protocol

from coldsnap.wire.messages import Role, ServerMessage


class Viewer(Protocol):
    """A connection. The room sets role, seats and facing; nobody else does."""

    id: str
    role: Role
    seats: frozenset[int]
    facing: int | None

    def send(self, message: ServerMessage | bytes, *, droppable: bool = False) -> None:
        """Put a message in the queue; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Send what waits and hang up."""
