"""Large messages are packed, on the way to a socket and for nobody else."""

import asyncio
import json
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coldsnap.client.news import read_answer
from coldsnap.core.errors import Undecodable
from coldsnap.wire.messages import Pong, Previewed, write_message
from coldsnap.wire.packing import LARGE, UNPACKED, is_packed, pack, unpack
from deadlines import HANG_S
from web_server import served

HELLO = {"kind": "hello", "protocol": 1, "tokens": []}
PREVIEW = {"kind": "preview", "ref": "p", "action": {}}
PING = {"kind": "ping", "ref": "a"}


@given(st.text(max_size=3 * LARGE))
def test_what_is_packed_comes_out_as_it_was(text: str) -> None:
    message = json.dumps({"kind": text}).encode()
    sent = pack(message)
    assert unpack(sent) == message
    assert is_packed(sent) == (len(message) > LARGE)


def test_a_small_message_is_sent_as_it_is_and_a_large_one_is_zlib_of_json() -> None:
    assert write_message(Pong("a")) == b'{"kind":"pong","ref":"a"}'
    large = write_message(Previewed("p", ((405, 105, 0),) * 1000))
    assert json.loads(zlib.decompress(large))["kind"] == "previewed"
    assert len(large) < LARGE


@pytest.mark.parametrize("sent", [b"", b"x", zlib.compress(b"{}" * 5000)[:-9], zlib.compress(b"0" * (UNPACKED + 1))])
def test_what_is_packed_badly_or_too_large_is_refused(sent: bytes) -> None:
    with pytest.raises(Undecodable):
        unpack(sent)


def test_over_a_socket_a_large_message_is_binary_and_a_small_one_is_text(tmp_path: Path) -> None:
    async def talk() -> None:
        async with server.line() as line, asyncio.timeout(HANG_S):
            for message, kind in ((HELLO, "welcome"), (PREVIEW, "previewed"), (PING, "pong")):
                await line.send(json.dumps(message))
                said = await line.recv()
                assert isinstance(said, bytes) == (kind == "previewed")
                assert json.loads(unpack(said))["kind"] == kind

    with served(tmp_path) as server:
        asyncio.run(talk())


def test_a_client_reads_both() -> None:
    for message in (Pong("a"), Previewed("p", ((405, 105, 0),) * 1000)):
        sent = write_message(message)
        assert read_answer(sent) == message
        assert read_answer(unpack(sent).decode()) == message
