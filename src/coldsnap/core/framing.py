"""Messages through a pipe between two processes: each behind its length in four bytes."""

from typing import Final

from coldsnap.core.errors import ColdsnapError

_LENGTH: Final = 4


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(_LENGTH, "big") + message


class Unframer:
    """Bytes as a pipe gives them, cut into messages. With a `limit`, a longer message is refused by its length."""

    def __init__(self, limit: int | None = None) -> None:
        self._bytes = bytearray()
        self._limit = limit

    def feed(self, data: bytes) -> list[bytes]:
        """The messages that are whole now. Raises ColdsnapError at one that is too long."""
        self._bytes += data
        found = []
        while len(self._bytes) >= _LENGTH:
            length = int.from_bytes(self._bytes[:_LENGTH], "big")
            if self._limit is not None and length > self._limit:
                raise ColdsnapError("message-long", length=length, most=self._limit)
            if len(self._bytes) < _LENGTH + length:
                break
            found.append(bytes(self._bytes[_LENGTH : _LENGTH + length]))
            del self._bytes[: _LENGTH + length]
        return found
