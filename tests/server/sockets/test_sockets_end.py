"""How sockets end: by us, by them, by silence, by a stall, by a flood."""

import asyncio
import contextlib
import json
import socket
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from coldsnap.server.limits import COSTS, Limits
from coldsnap.wire.messages import Act, Hello
from deadlines import HANG_S
from web_server import HELLO, TABLE, Served, closed, say, served, the_rest

PING = b"\x89\x04"
"""How a ping begins, as the server sends it."""


def test_a_server_that_stops_tells_its_sockets_that_it_restarts(tmp_path: Path) -> None:
    async def talk(running: Served) -> None:
        async with running.line() as line:
            await say(line, HELLO)
            running.server.should_exit = True
            assert (await closed(line))[0] == 1012

    with served(tmp_path) as running:
        asyncio.run(talk(running))


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async def say_nothing(running: Served) -> None:
        async with running.line() as silent:
            assert (await closed(silent)) == (1008, "no-hello")

    async def say_hello(running: Served) -> None:
        async with running.line() as line:
            await say(line, HELLO)
            assert (await closed(line)) == (1001, "idle")

    with served(tmp_path, limits=Limits(hello_s=0.3)) as running:
        asyncio.run(say_nothing(running))
    with served(tmp_path, limits=Limits(hello_s=HANG_S, idle_s=0.3)) as running:
        asyncio.run(say_hello(running))


def upgraded(running: Served) -> socket.socket:
    """A socket after the handshake, of which the test has the bare bytes."""
    line = running.raw()
    line.sendall(
        f"GET /ws/{TABLE} HTTP/1.1\r\nHost: {running.host}\r\nOrigin: http://{running.host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(4096)
    return line


def frame(text: str) -> bytes:
    """A text frame as a client masks it (with zeros)."""
    data = text.encode()
    return bytes((0x81, 0x80 | 126)) + len(data).to_bytes(2, "big") + bytes(4) + data


def test_a_socket_whose_other_end_is_gone_is_found_by_ping(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(ping_s=0.3, linger_s=0.3)) as running, upgraded(running) as line:
        line.sendall(frame(json.dumps(HELLO)))
        heard = b""
        while more := line.recv(4096):  # the pings are never answered
            heard += more
        assert PING in heard


def test_a_reader_that_stalls_is_let_go_while_others_go_on(tmp_path: Path) -> None:
    limits = Limits(linger_s=0.5, queue_messages=8, socket_credits=100_000, address_credits=100_000)

    async def ask_on(running: Served) -> None:
        async with running.line() as line:
            assert (await say(line, HELLO))["kind"] == "welcome"
            assert (await say(line, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    with served(tmp_path, limits=limits) as running, upgraded(running) as stalled:
        stalled.sendall(frame(json.dumps(HELLO)))
        wish = frame(json.dumps({"kind": "preview", "ref": "a", "action": {}}))
        with pytest.raises(ConnectionError):
            while True:
                stalled.sendall(wish)
        asyncio.run(ask_on(running))


async def let_in(running: Served) -> None:
    """Come and go, as soon as those who went before have been counted out."""
    async with asyncio.timeout(HANG_S):
        while True:
            async with running.line() as line:
                with contextlib.suppress(ConnectionClosed):
                    assert (await say(line, HELLO))["kind"] == "welcome"
                    return
                assert line.close_reason == "too-many-sockets"


def test_a_socket_that_is_gone_is_counted_out(tmp_path: Path) -> None:
    async def talk(running: Served) -> None:
        for _ in range(6):
            await let_in(running)

    with served(tmp_path, limits=Limits(sockets_per_address=2)) as running:
        asyncio.run(talk(running))


def test_a_connection_that_never_says_what_it_wants_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(head_s=0.3)) as running:
        with running.raw() as line:
            line.sendall(b"GET /api/health HTTP/1.1\r\nX-Slow: ")
            assert line.recv(100) == b""
        assert running.ask("GET", "/api/health").status == 200


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(head_s=0.3)) as running:
        told = b""
        while not told:  # on a busy machine even the head may be late
            with running.raw() as line, contextlib.suppress(ConnectionError):
                line.sendall(
                    f"POST /api/tables HTTP/1.1\r\nHost: {running.host}\r\nContent-Type: application/json\r\n"
                    "Content-Length: 100\r\n\r\n{".encode()
                )
                told = line.recv(4096)
        assert b" 408 " in told.splitlines()[0]


def test_a_socket_outlives_the_patience_for_the_head_of_a_request(tmp_path: Path) -> None:
    async def talk(running: Served) -> None:
        async with running.line() as line:
            await say(line, HELLO)
            with running.raw() as later:  # its patience begins after ours
                assert await asyncio.to_thread(later.recv, 100) == b""
            assert (await say(line, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    with served(tmp_path, limits=Limits(head_s=1)) as running:
        asyncio.run(talk(running))


def test_too_many_sockets_of_an_address_or_at_a_table_are_refused(tmp_path: Path) -> None:
    async def talk(running: Served) -> None:
        async with running.line() as one, running.line() as two:
            await say(one, HELLO)
            await say(two, HELLO)
            async with running.line() as three:
                assert await closed(three) == (1013, "too-many-sockets")
            assert (await say(one, {"kind": "ping", "ref": "a"}))["kind"] == "pong"
        await let_in(running)

    for limits in (Limits(sockets_per_address=2), Limits(sockets_per_table=2), Limits(sockets=2)):
        with served(tmp_path, limits=limits) as running:
            asyncio.run(talk(running))


@pytest.mark.usefixtures("no_refill")
def test_a_flood_is_refused_then_cut_off_and_the_neighbour_does_not_notice(tmp_path: Path) -> None:
    limits = Limits()

    async def talk(running: Served) -> None:
        async with running.line(max_queue=None) as flooding, running.line() as neighbour:
            await say(flooding, HELLO)
            await say(neighbour, HELLO)
            with pytest.raises(ConnectionClosed):
                for number in count():
                    await flooding.send(json.dumps({"kind": "act", "ref": f"r{number}", "seen": 1, "action": {}}))
                    await asyncio.sleep(0)
            assert await closed(flooding) == (1008, "too-fast")
            told = await the_rest(flooding)
            assert {each["code"] for each in told if each["kind"] == "refused"} == {"too-fast"}
            assert sum(each["kind"] == "done" for each in told) == (limits.socket_credits - COSTS[Hello]) // COSTS[Act]
            assert (await say(neighbour, {"kind": "ping", "ref": "a"}))["kind"] == "pong"

    with served(tmp_path, limits=limits) as running:
        asyncio.run(talk(running))
