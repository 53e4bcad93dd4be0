"""Messages through a pipe come out whole, however the pipe cuts them, and none that is too long."""

import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.framing import Unframer, framed
from sentences import refuses

MESSAGES = [b"", b"fish", b"x" * 1000]


@pytest.mark.parametrize("size", [1, 3, 4, 7, 5000])
def test_messages_come_out_as_they_went_in_whatever_the_pieces(size: int) -> None:
    data, unframer = b"".join(map(framed, MESSAGES)), Unframer(limit=1000)
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    assert [message for piece in pieces for message in unframer.feed(piece)] == MESSAGES


def test_a_message_that_is_too_long_is_refused_by_its_length_alone() -> None:
    with refuses(ColdsnapError, match="1,001 bytes is longer than 1,000"):
        Unframer(limit=1000).feed(framed(b"x" * 1001)[:4])
    assert Unframer().feed(framed(b"x" * 1001)) == [b"x" * 1001]
