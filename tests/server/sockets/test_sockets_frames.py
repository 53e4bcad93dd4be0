"""Frames of a socket as bytes: in pieces, many at once, against the protocol; and the handshake before them."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from coldsnap.server.sockets.socket_protocol import READ_AHEAD
from coldsnap.wire.messages import FRAME_IN
from server.socket_frames import handshake, heard_until, masked, text, upgraded
from web_server import HELLO, Served, hear, say, served

ANSWERED: Final = b'"kind":"pong"'


def ping(number: int) -> dict[str, str]:
    return {"kind": "ping", "ref": f"a{number}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(Path(tmp_path_factory.mktemp("frames"))) as running:
        yield running


def test_a_text_in_parts_is_one_message_and_a_ping_may_come_between_them(server: Served) -> None:
    async def talk() -> None:
        async with server.line() as line:
            await say(line, HELLO)
            wish = json.dumps(ping(1))
            await line.send([wish[:5], wish[5:9], "", wish[9:]])
            assert (await hear(line))["ref"] == "a1"

    asyncio.run(talk())
    with upgraded(server, text(HELLO)) as line:
        wish_bytes = json.dumps(ping(1)).encode()
        line.sendall(masked(Opcode.TEXT, wish_bytes[:9], fin=False) + masked(Opcode.PING, b"between"))
        line.sendall(masked(Opcode.CONT, wish_bytes[9:]))
        heard = heard_until(line, ANSWERED)
    assert heard.index(Frame(Opcode.PONG, b"between").serialize(mask=False)) < heard.index(ANSWERED)


def test_a_ping_is_answered_with_what_it_says_and_a_pong_that_nobody_asked_for_is_not(server: Served) -> None:
    with upgraded(server) as line:
        line.sendall(masked(Opcode.PONG, b"unasked") + masked(Opcode.PING, b"") + masked(Opcode.PING, b"x" * 125))
        wanted = b"".join(Frame(Opcode.PONG, data).serialize(mask=False) for data in (b"", b"x" * 125))
        assert heard_until(line, wanted) == wanted


@given(st.data())
def test_frames_are_whole_wherever_the_bytes_are_cut(server: Served, data: st.DataObject) -> None:
    stream = b"".join(map(text, (HELLO, *map(ping, range(3)))))
    cuts = sorted(data.draw(st.sets(st.integers(1, len(stream) - 1), max_size=8)))
    with upgraded(server) as line:
        for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
            line.sendall(stream[start:end])
        heard = heard_until(line, ANSWERED, 3)
    assert [heard.count(f'"ref":"a{number}"'.encode()) for number in range(3)] == [1, 1, 1]


def test_more_messages_at_once_than_are_read_ahead_are_all_answered_in_their_order(server: Served) -> None:
    many = READ_AHEAD * 5
    with upgraded(server, b"".join(map(text, (HELLO, *map(ping, range(many)))))) as line:
        heard = heard_until(line, ANSWERED, many)
    places = [heard.index(f'"ref":"a{number}"'.encode()) for number in range(many)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002, id="not masked"),
        pytest.param(b"\xc1" + masked(Opcode.TEXT, b"{}")[1:], 1002, id="a bit that nobody has agreed on"),
        pytest.param(b"\x83" + masked(Opcode.TEXT, b"{}")[1:], 1002, id="a kind that does not exist"),
        pytest.param(masked(Opcode.CONT, b"{}"), 1002, id="the rest of nothing"),
        pytest.param(masked(Opcode.TEXT, b"{", fin=False) + masked(Opcode.TEXT, b"}"), 1002, id="a text within a text"),
        pytest.param(masked(Opcode.TEXT, b'"\xff"'), 1007, id="no UTF-8"),
        pytest.param(masked(Opcode.TEXT, b"x" * (FRAME_IN + 1)), 1009, id="too large"),
        pytest.param(
            masked(Opcode.TEXT, b"x" * FRAME_IN, fin=False) + masked(Opcode.CONT, b"x"), 1009, id="too large in parts"
        ),
        pytest.param(masked(Opcode.CLOSE, b"\x0f\xa0mine"), 4000, id="a good-bye"),
    ],
)
def test_a_socket_that_breaks_the_protocol_hears_why_and_is_closed(server: Served, sent: bytes, code: int) -> None:
    with upgraded(server, sent) as line:
        heard = heard_until(line, b"never")
    assert heard[:1] == b"\x88"
    assert int.from_bytes(heard[2:4]) == code
    assert server.ask("GET", "/api/health").status == 200


@pytest.mark.parametrize(
    ("without", "more", "status"),
    [
        ("Sec-WebSocket-Key", "", 400),
        ("Sec-WebSocket-Version", "Sec-WebSocket-Version: 8", 400),
        ("Origin", "", 403),
        ("Origin", "Origin: http://elsewhere.example", 403),
    ],
)
def test_a_handshake_that_is_not_right_is_refused(server: Served, without: str, more: str, status: int) -> None:
    with server.raw() as line:
        line.sendall(handshake(server, without=without, more=more))
        assert heard_until(line, b"never").startswith(f"HTTP/1.1 {status} ".encode())


def test_an_address_where_no_table_can_be_is_refused(server: Served) -> None:
    with server.raw() as line:
        line.sendall(handshake(server).replace(b"/ws/", b"/elsewhere/"))
        assert b" 403 " in heard_until(line, b"never").splitlines()[0]
