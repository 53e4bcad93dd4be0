"""Sockets that send much that is no message: it costs them, it is read in slices, and it ends."""

import asyncio
import contextlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from coldsnap.server.limits import Limits
from coldsnap.server.sockets.handshake import accepted_socket
from coldsnap.server.sockets.socket_protocol import SLICE, SocketProtocol, socket_protocol
from deadlines import HANG_S, turns
from server.socket_frames import handshake, heard_until, masked, text, upgraded
from web_server import HELLO, Served, say, served

TOO_FAST: Final = b"\x88\x0a\x03\xf0too-fast"
"""The frame with which a flood is answered in the end."""
FLOODS: Final = {
    "pings": masked(Opcode.PING, b"") * 20_000,
    "pongs that nobody asked for": masked(Opcode.PONG, b"x") * 20_000,
    "parts of nothing": masked(Opcode.TEXT, b"", fin=False) + masked(Opcode.CONT, b"", fin=False) * 20_000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
@pytest.mark.parametrize("hello", [b"", text(HELLO)], ids=["before hello", "after hello"])
def test_a_flood_of_what_is_no_message_is_cut_off(tmp_path: Path, flood: bytes, hello: bytes) -> None:
    async def ask(running: Served) -> None:
        async with running.line() as neighbour:
            assert (await say(neighbour, HELLO))["kind"] == "welcome"

    with served(tmp_path, limits=Limits(linger_s=HANG_S)) as running, upgraded(running, hello) as line:
        with contextlib.suppress(ConnectionError):  # it may be gone before all is sent
            line.sendall(flood)
        with contextlib.suppress(ConnectionError):
            assert TOO_FAST in heard_until(line, TOO_FAST)
        asyncio.run(ask(running))


def test_who_sends_on_after_our_good_bye_is_not_read_for_long(tmp_path: Path) -> None:
    limits = Limits(hello_s=0.1, linger_s=HANG_S * 10)
    with served(tmp_path, limits=limits) as running, upgraded(running) as line:
        assert b"no-hello" in heard_until(line, b"no-hello")
        with pytest.raises(ConnectionError):
            while True:
                line.sendall(text({"kind": "ping", "ref": "a"}) * 100)


def test_handshakes_cost_credits(tmp_path: Path) -> None:
    def status(running: Served) -> bytes:
        with running.raw() as line:
            line.sendall(handshake(running))
            return heard_until(line, b"\r\n").split(b" ")[1]

    with served(tmp_path, limits=Limits(address_credits=20, address_refill=1)) as running:
        assert {status(running) for _ in range(20)} == {b"101", b"403"}


class PaperTransport:
    """Keeps what is written; knows whether it is to read."""

    def __init__(self) -> None:
        self.written = b""
        self._reading = True

    def is_reading(self) -> bool:
        return self._reading

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str) -> None:
        """There is no socket behind it."""


async def accepted(transport: PaperTransport) -> SocketProtocol:
    """A socket that has been accepted, and whose conversation never ends."""
    done: asyncio.Future[SocketProtocol] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        done.set_result(accepted_socket(scope))
        await asyncio.Event().wait()

    config = cast(Config, SimpleNamespace(loaded_app=app))
    protocol = socket_protocol(Limits())(config, ServerState(), {})
    protocol.connection_made(cast(asyncio.Transport, transport))
    protocol.data_received(handshake(cast(Served, SimpleNamespace(host="here"))))
    return await done


def test_frames_are_read_in_slices_so_that_others_have_their_turns() -> None:
    ping = masked(Opcode.PING, b"")
    pong = Frame(Opcode.PONG, b"").serialize(mask=False)
    at_most = SLICE // len(ping) + 1

    async def run() -> list[int]:
        transport = PaperTransport()
        protocol = await accepted(transport)
        transport.written = b""
        protocol.data_received(ping * 5_000)
        assert not transport.is_reading()
        counts = []
        while not transport.is_reading():
            counts.append(len(transport.written) // len(pong))
            transport.written = b""
            await asyncio.sleep(0)
        return [*counts, len(transport.written) // len(pong)]

    counts = asyncio.run(run())
    assert sum(counts) == 5_000
    assert max(counts) <= at_most


def test_messages_that_are_not_read_are_not_taken_in_either() -> None:
    async def run() -> None:
        transport = PaperTransport()
        protocol = await accepted(transport)
        protocol.data_received(text({"number": 1}) * 1_000)
        await turns()
        assert not transport.is_reading()
        for _ in range(1_000):
            assert await protocol.read() == '{"number": 1}'
        await turns()
        assert transport.is_reading()

    asyncio.run(run())
