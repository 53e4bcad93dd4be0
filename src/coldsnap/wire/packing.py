"""Large messages travel packed: JSON over 8 kB goes as zlib of it, in a binary frame; anything else as JSON, in a text.

They are packed once for all who are told the same, and not by the socket: its own compression would keep a window of
memory for each line. A message holds what its viewer may know and nothing else, so its packed size tells no more.
"""

import zlib
from typing import Final

from coldsnap.core.errors import Undecodable

LARGE: Final = 8192
"""Bytes of the largest message that is not packed. Updates of IceToids are smaller: packing costs as much as a move."""
UNPACKED: Final = 16 * 1024 * 1024
"""Bytes that a packed message may hold: more is not read."""
_LEVEL: Final = 1
"""The quickest: it leaves a third of a view, and the best leaves only a tenth less."""


def pack(message: bytes) -> bytes:
    """A message in JSON as it is sent."""
    return zlib.compress(message, _LEVEL) if len(message) > LARGE else message


def is_packed(sent: bytes) -> bool:
    """Whether what is sent is packed. No JSON object begins as zlib does."""
    return sent[:1] != b"{"


def unpack(sent: bytes | str) -> bytes:
    """The JSON of what was sent. Raises Undecodable."""
    if isinstance(sent, str):
        return sent.encode()
    if not is_packed(sent):
        return sent
    reader = zlib.decompressobj()
    try:
        message = reader.decompress(sent, UNPACKED)
    except zlib.error as error:
        raise Undecodable("not-packed", cause=error) from error
    if not reader.eof:
        raise Undecodable("packed-cut")
    return message
