"""The socket below the layers: what is read past the parser, what is framed past it, and what is left to it."""

import asyncio
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from coldsnap.server.sockets.fast_frames import Inbox, frame_head, is_between_frames, whole_text
from coldsnap.wire.messages import FRAME_IN

payloads = st.binary(max_size=300)


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@given(st.text(max_size=300) | st.integers(0, FRAME_IN).map(lambda size: "x" * size))
def test_one_whole_text_is_read_as_it_was_sent(text: str) -> None:
    assert whole_text(masked(Opcode.TEXT, text.encode()), FRAME_IN) == text


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(masked(Opcode.TEXT, b"x" * (FRAME_IN + 1)), id="too large"),
        pytest.param(masked(Opcode.TEXT, b"x" * 70_000), id="much too large"),
        pytest.param(masked(Opcode.TEXT, b"half", fin=False), id="the first part of a text"),
        pytest.param(masked(Opcode.BINARY, b"{}"), id="no text"),
        pytest.param(masked(Opcode.PONG, b"abcd"), id="a pong"),
        pytest.param(masked(Opcode.CLOSE, b"\x03\xe8"), id="the end"),
        pytest.param(masked(Opcode.TEXT, b"{}") * 2, id="two texts"),
        pytest.param(masked(Opcode.TEXT, b'"\xff"'), id="no UTF-8"),
        pytest.param(Frame(Opcode.TEXT, b"{}" * 9).serialize(mask=False), id="not masked"),
        pytest.param(b"\xc1" + masked(Opcode.TEXT, b"{}")[1:], id="a bit that nobody has agreed on"),
    ],
)
def test_all_else_is_left_to_the_parser(data: bytes) -> None:
    assert whole_text(data, FRAME_IN) is None


@given(payloads, st.integers(0, 400))
def test_a_part_of_a_frame_is_left_to_the_parser(data: bytes, size: int) -> None:
    frame = masked(Opcode.TEXT, data)
    assert size >= len(frame) or whole_text(frame[:size], FRAME_IN) is None


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_websockets_does_it(size: int) -> None:
    for opcode, data in ((Opcode.TEXT, b"{" * size), (Opcode.BINARY, b"x" * size)):
        assert frame_head(data) + data == Frame(opcode, data).serialize(mask=False)


@given(st.lists(payloads, min_size=1, max_size=4), st.data())
def test_the_parser_is_between_frames_exactly_when_all_that_began_has_ended(
    texts: list[bytes], data: st.DataObject
) -> None:
    frames = [masked(Opcode.TEXT, text) for text in texts]
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    stream = b"".join(frames)
    cut = data.draw(st.integers(0, len(stream)) | st.sampled_from(sorted(ends)))
    server = Protocol(SERVER, state=OPEN, logger=logging.getLogger("test"))
    server.receive_data(stream[:cut])
    assert is_between_frames(server.parser) == (cut in ends)


def test_the_inbox_gives_messages_in_turn_and_leaves_the_end_to_the_layers() -> None:
    async def run() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        end = {"type": "websocket.disconnect", "code": 1000}
        waiting = inbox.arrival()
        await asyncio.sleep(0)
        assert not waiting.done()
        for event in (
            "a",
            {"type": "websocket.receive", "text": "b"},
            {"type": "websocket.receive", "bytes": b"c"},
            end,
        ):
            inbox.put_nowait(event)
        await waiting
        assert [inbox.take_message() for _ in range(5)] == ["a", "b", b"c", None, None]
        assert inbox.qsize() == 1
        assert await inbox.get() is end
        assert inbox.empty()
        inbox.put_nowait("d")
        assert await inbox.get() == {"type": "websocket.receive", "text": "d"}

    asyncio.run(run())
